"""``simulate``: games between opponents, and what is told of them."""

from __future__ import annotations

import json

import pytest

from desktop import games
from desktop.cli.voice import Voice
from tests.cli.shell import run


def test_simulate_gives_what_scripts_rely_on(capsys):
    command = (
        "simulate",
        "devil",
        "--seats",
        "random,random,random",
        "--games",
        "6",
        "--seed",
        "4",
        "--json",
    )
    code, out, err = run(capsys, *command, "--workers", "1")
    assert (code, err) == (0, "")
    report = json.loads(out)
    assert (report["game"], report["games"], report["seed"]) == ("devil", 6, 4)
    assert [seat["level"] for seat in report["seats"]] == ["random"] * 3
    assert all(seat["low"] <= seat["share"] <= seat["high"] for seat in report["seats"])


def test_simulate_shows_a_table_and_a_bar_on_stderr(capsys):
    command = (
        "simulate",
        "devil",
        "--seats",
        "random,random",
        "--games",
        "4",
        "--workers",
        "1",
        "--progress",
    )
    code, out, err = run(capsys, *command)
    assert code == 0
    assert "95% interval" in out
    assert "4/4" in err


def test_simulate_gathers_the_figures_of_a_game_if_asked(capsys):
    command = ("simulate", "florence", "--seats", "random,random,random", "--games", "1", "--workers", "1")
    code, out, _ = run(capsys, *command, "--figures")
    assert code == 0
    assert "Jester" in out
    assert "R7" in out
    assert "Jester" not in run(capsys, *command)[1]


def test_simulate_tells_how_long_was_thought_if_asked(capsys):
    command = ("simulate", "devil", "--seats", "greedy,random", "--games", "2", "--workers", "1", "--times")
    code, out, _ = run(capsys, *command)
    assert code == 0
    assert "Median ms" in out
    assert "Longest ms" not in run(capsys, *command[:-1])[1]


def test_a_ladder_sets_every_level_against_the_one_below():
    from desktop.cli.simulate import ladder
    from tests.reference import GAME

    assert ladder(games.load("devil"), 4)[0] == ("casual", "beginner", "beginner", "beginner")
    assert ladder(GAME, 4)[-1] == ("expert", "expert", "skilled", "skilled"), "teams of two"


def test_the_ladder_is_told_in_a_table(capsys):
    code, out, _ = run(capsys, "simulate", "devil", "--ladder", "3", "--games", "1", "--workers", "1")
    assert code == 0
    assert [line.split()[:2] for line in out.splitlines()[1:]] == [
        ["casual", "beginner"],
        ["skilled", "casual"],
        ["expert", "skilled"],
    ]
    assert out.count("33%") == 3


def test_simulate_alone_plays_at_the_smallest_table(capsys):
    code, out, _ = run(capsys, "simulate", "ladies", "--games", "1", "--workers", "1", "--json")
    assert code == 0
    assert len(json.loads(out)["seats"]) == 4


@pytest.mark.parametrize(
    ("language", "share", "score"),
    [("en", "66.7%", "1,707.5"), ("de", "66,7\u00a0%", "1.707,5"), ("nl", "66,7%", "1.707,5")],
)
def test_numbers_are_written_as_the_language_does(language, share, score):
    voice = Voice(language)
    assert voice.speaker()(voice.percent(2 / 3)) == share
    assert voice.number(1707.5) == score
    assert voice.number(1707.46, 1) == score
