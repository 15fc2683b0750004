"""What Qt and its binding do of their own accord: PySide6 6.12.0 lost a reference to None in every call."""

from __future__ import annotations

import os
import sys

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from desktop.ui import qt


def test_the_reference_count_of_none_stays_level_over_300_calls(qapp: QApplication) -> None:
    label = QLabel()
    before = sys.getrefcount(None)
    for _ in range(300):
        label.setText("x")
    assert abs(sys.getrefcount(None) - before) < 50


def test_an_application_paints_on_its_own_thread_and_comes_first_in_its_process(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    shares: list[float] = []
    environment: dict[str, str] = {}
    monkeypatch.setattr(os, "environ", environment)
    monkeypatch.setattr(sys, "setswitchinterval", shares.append)
    found = qt.make_application(lambda _: environment.get(qt.ALONE), ())  # type: ignore[type-var]
    assert found == "1", "Qt looks for it before it paints for the first time"
    assert shares == [qt.SHARING]
