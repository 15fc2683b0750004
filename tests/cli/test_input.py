"""Bad input: one clear sentence and exit code 2."""

from __future__ import annotations

import pytest

from tests.cli.shell import run, told


def test_an_unknown_game_is_told(capsys):
    assert told(capsys, "simulate", "ludo").startswith("There is no game “ludo”; possible: devil")


def test_it_is_told_in_the_language_asked_for(capsys, monkeypatch):
    """The sentence reaches the translator of that language."""
    from desktop.cli import voice

    spoken = []
    monkeypatch.setattr(voice.Voice, "speaker", lambda self, _names=(): spoken.append(self.language) or str)
    run(capsys, "simulate", "ludo", "--lang", "nl")
    assert spoken == ["nl"]


def test_an_unknown_level_is_told(capsys):
    assert told(capsys, "simulate", "devil", "--seats", "random,wizard").startswith(
        "There is no opponent “wizard”"
    )


def test_where_a_person_may_sit_that_is_told_first(capsys):
    sentence = "There is no opponent “me”; possible: human, beginner, casual"
    assert told(capsys, "play", "devil", "--seats", "me,expert").startswith(sentence)


def test_an_unknown_option_is_told(capsys):
    assert told(capsys, "simulate", "devil", "--option", "colour=red") == "This game has no option “colour”."


def test_an_unknown_value_is_told(capsys):
    sentence = "The option “goal” cannot be “5”; possible: 800, 1600, 2400."
    assert told(capsys, "simulate", "devil", "--option", "goal=5") == sentence


def test_an_option_without_a_value_is_told(capsys):
    assert "name=value" in told(capsys, "simulate", "devil", "--option", "goal")


def test_an_unknown_language_is_told(capsys):
    assert told(capsys, "games", "--lang", "xx") == "There is no language “xx”; possible: en, de, nl."
    assert told(capsys, "--lang", "xx").startswith("There is no language “xx”")


@pytest.mark.parametrize("seats", ["random", "random" + ",random" * 6])
def test_impossible_numbers_of_seats_are_told(capsys, seats):
    count = seats.count("random")
    sentence = f"This game is for 2 to 6 seats, not for {count}."
    assert told(capsys, "simulate", "devil", "--seats", seats) == sentence
    assert told(capsys, "play", "devil", "--seats", seats) == sentence


def test_a_gap_in_the_seats_is_told(capsys):
    assert "every seat" in told(capsys, "simulate", "devil", "--seats", "random,,random")


@pytest.mark.parametrize("number", ["0", "-1", "many", "1.5", "9" * 30, "²"])
def test_a_number_of_games_that_is_none_is_told(capsys, number):
    assert told(capsys, "simulate", "devil", f"--games={number}") == f"“{number}” is not a number from 1 on."


@pytest.mark.parametrize("number", ["0", "0.05", "-1", "nan", "inf", "long"])
def test_a_time_that_is_none_is_told(capsys, number):
    assert told(capsys, "bench", f"--seconds={number}") == f"“{number}” is not a number from 0.1 on."


def test_a_ladder_cannot_be_seated_as_well(capsys):
    sentence = "“--ladder” seats the levels by itself: leave “--seats” out."
    assert told(capsys, "simulate", "devil", "--ladder", "3", "--seats", "expert,random,random") == sentence


def test_an_unknown_command_is_told(capsys):
    assert told(capsys, "dance").startswith("There is no command “dance”; possible: play, games, ")


def test_an_unknown_flag_is_told(capsys):
    assert "--dance" in told(capsys, "games", "--dance")


def test_a_missing_game_is_told(capsys):
    assert "GAME" in told(capsys, "simulate")


@pytest.mark.parametrize(
    "argv",
    [
        ["dance"],
        ["play"],
        ["games", "--dance"],
        ["play", "devil", "--seed"],
        ["play", "devil", "--se=3"],
        ["games", "--json=yes"],
    ],
)
def test_what_cannot_be_understood_is_told_in_the_language_asked_for(capsys, argv):
    sentence = told(capsys, "--lang", "de", *argv)
    assert "Mehr dazu sagt „spieltisch" in sentence
    assert "nicht zu verstehen" not in sentence


def test_a_folder_that_cannot_be_written_is_told(capsys, tmp_path):
    (tmp_path / "file").write_text("")
    assert "cannot be written" in told(capsys, "gallery", str(tmp_path / "file" / "pictures"))


def test_check_of_impossible_seats_is_told(capsys):
    assert told(capsys, "check", "devil", "--seats", "9") == "This game is for 2 to 6 seats, not for 9."


def test_one_screen_has_one_pointer_for_a_search_against_the_clock(capsys):
    seats = ("--seats", "human,human,expert,human", "--option", "stock=race")
    assert "only one of you" in told(capsys, "play", "ladies", *seats)


@pytest.mark.parametrize("arguments", [("ladies", "--seats", "human"), ("--window", "--option", "days=4")])
def test_bench_lays_a_table_in_the_window_of_a_named_game_only(capsys, arguments):
    assert "--window" in told(capsys, "bench", *arguments)


def test_bench_refuses_an_unknown_opponent_before_a_window_is_opened(capsys):
    assert "nobody" in told(capsys, "bench", "ladies", "--window", "--seats", "human,nobody,expert,expert")
