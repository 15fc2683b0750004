"""``check``: the verdict on every law."""

from __future__ import annotations

import json

from tests.cli.shell import run

ONE_CASE = ("--seats", "2", "--option", "goal=800", "--seeds", "1", "--workers", "1")


def test_check_holds_for_a_game(capsys):
    code, out, _ = run(capsys, "check", "devil", *ONE_CASE, "--json")
    report = json.loads(out)
    assert code == 0
    assert (report["game"], report["ok"]) == ("devil", True)
    assert all(law["ok"] and law["cases"] > 0 for law in report["laws"])


def test_check_shows_how_far_it_is(capsys):
    _, _, err = run(capsys, "check", "devil", *ONE_CASE, "--progress")
    assert [line.rpartition(" ")[2] for line in err.split("\r")[1:]] == ["0/1", "1/1\n"]


def test_check_tells_a_broken_law(capsys, monkeypatch):
    from desktop.games.devil.game import Devil

    def broken(_self, _state):
        raise AssertionError("coal is lost")

    monkeypatch.setattr(Devil, "invariants", broken)
    code, out, _ = run(capsys, "check", "devil", *ONE_CASE)
    assert code == 1
    assert "Auf Teufel komm raus breaks a law." in out
    assert "coal is lost" in out
