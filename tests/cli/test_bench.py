"""``bench``: figures for scripts."""

from __future__ import annotations

import json
import sys

from tests.cli.shell import run, told


def test_bench_gives_what_scripts_rely_on(capsys):
    code, out, _ = run(capsys, "bench", "devil", "--seconds", "0.4", "--json")
    assert code == 0
    figures = json.loads(out)["devil"]
    names = {"decisions_per_second", "games_per_second", "copy_us", "options_us", "view_us", "sample_us"}
    assert names <= set(figures)
    assert all(figures[name] > 0 for name in names)
    low, high = figures["intervals"]["copy_us"]
    assert low <= figures["copy_us"] <= high


def test_bench_without_open_spiel_is_told(capsys, monkeypatch):
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "desktop.cli.openspiel", raising=False)
    assert "open_spiel" in told(capsys, "bench", "--against")
