"""What the window is asked for."""

from __future__ import annotations

import pytest

from desktop.cli.voice import Voice


def launch(*argv):
    from desktop.cli.parser import parse
    from desktop.cli.window import launch as wished

    return wished(parse(argv, Voice()))


def test_play_names_seats_options_seed_and_language():
    asked = launch(
        "play", "devil", "--seats", "human,expert,easy", "--option", "goal=800", "--seed", "7", "--lang", "nl"
    )
    assert asked.game == "devil"
    assert asked.seats == (None, "expert", "beginner")
    assert asked.options["goal"] == 800
    assert asked.options["beggars_clause"] is True
    assert (asked.seed, asked.language) == (7, "nl")


@pytest.mark.parametrize(
    ("spelled", "value"), [("yes", True), ("off", False), ("TRUE", True), ("false", False)]
)
def test_switches_are_spelled_as_people_do(spelled, value):
    assert launch("play", "devil", "--option", f"open_wealth={spelled}").options["open_wealth"] is value


def test_without_a_command_the_window_begins_at_home():
    assert launch() == launch("--lang", "de").__class__(language=None)
    assert launch("--lang", "de").language == "de"


def test_play_alone_opens_a_table_of_one_person_and_company():
    assert launch("play", "devil").seats == (None, "skilled", "skilled", "skilled")
