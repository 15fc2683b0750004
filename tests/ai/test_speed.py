"""How fast a game is, whatever clock the system has."""

from __future__ import annotations

import pytest

from desktop.ai import speed

TICK = 0.015625
"""Seconds between two ticks of the processor clock of Windows."""

WORK = 2e-6
"""Seconds that a call takes here."""


def test_what_a_call_takes_is_measured_by_a_clock_that_ticks_seldom(monkeypatch):
    passed = 0.0

    def work(_):
        nonlocal passed
        passed += WORK
        assert passed < 10, "it never ends"

    monkeypatch.setattr(speed, "process_time", lambda: passed // TICK * TICK)
    measured = speed._repeat(work, [(None,)] * 64, seconds=0.5, repeats=15)
    assert measured.median == pytest.approx(1e6 * WORK, rel=0.5)
