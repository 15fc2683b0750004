"""What the program says of itself."""

from __future__ import annotations

import json

import pytest

from desktop import __version__
from tests.cli.shell import run


@pytest.mark.parametrize("command", ["play", "games", "simulate", "bench", "check", "replay", "gallery"])
def test_every_command_has_help(capsys, command):
    code, out, _ = run(capsys, command, "--help")
    assert code == 0
    assert "Usage: spieltisch " + command in out


@pytest.mark.parametrize("spelled", [("--lang", "de"), ("--lang=de",)])
@pytest.mark.parametrize("flag", ["-h", "--help"])
def test_help_follows_the_language(capsys, spelled, flag):
    code, out, _ = run(capsys, *spelled, flag)
    assert code == 0
    assert "Aufruf: spieltisch" in out
    assert "Sofort eine Partie öffnen." in out
    assert not {"usage:", "options:", "positional arguments:", "show"} & set(out.split())


def test_help_follows_the_language_of_the_system(capsys, monkeypatch):
    monkeypatch.setattr("desktop.ui.translator.system_language", lambda: "nl")
    _, out, _ = run(capsys, "simulate", "--help")
    assert "Opties:" in out


def test_help_of_a_command_follows_the_language_said_behind_it(capsys):
    _, out, _ = run(capsys, "bench", "--help", "--lang", "nl")
    assert "Opties:" in out


def test_games_lists_what_scripts_rely_on(capsys):
    code, out, _ = run(capsys, "games", "--json")
    assert code == 0
    devil = next(game for game in json.loads(out) if game["id"] == "devil")
    assert devil["seats"] == [2, 6]
    assert devil["name"] == "Auf Teufel komm raus"
    assert {"id": "goal", "values": [800, 1600, 2400], "default": 1600}.items() <= devil["options"][0].items()


def test_games_is_told_in_words(capsys):
    _, out, _ = run(capsys, "games")
    assert "devil: Auf Teufel komm raus (2–6)" in out
    assert "--option goal=800|1600*|2400" in out


def test_the_version_is_told(capsys):
    code, out, _ = run(capsys, "--version")
    assert (code, out) == (0, f"Spieltisch {__version__}\n")
