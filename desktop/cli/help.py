"""What ``--help`` says."""

from __future__ import annotations

from argparse import HelpFormatter
from collections.abc import Callable
from typing import Any

from desktop.core.text import Text, say

__all__ = ["Layout"]

PROGRAM = say("cli", "A game table: five board games. Without a command: the window.")
USAGE = say("cli", "Usage:", "before the form of a command")
ARGUMENTS = say("cli", "Arguments", "heading: what a command takes")
SWITCHES = say("cli", "Options", "heading: what may be given to a command besides")
HELP = say("cli", "show this help and end")
VERSION = say("cli", "show the version and end")
LANGUAGE = say("cli", "the language: {languages}")
JSON = say("cli", "print data for scripts")

PLAY = say("cli", "Open a table at once.")
GAMES = say("cli", "List games, numbers of players and options.")
SIMULATE = say("cli", "Let opponents play many games without a window.")
BENCH = say("cli", "Measure how fast the games are, on one core.")
CHECK = say("cli", "Check the laws that every game keeps.")
REPLAY = say("cli", "Verify a saved game and tell it in words.")
GALLERY = say("cli", "Draw every board at several moments, in every language and theme.")
SELFTEST = say("cli", "Try this installation: open every game, play one, switch languages.")

SEED = say("cli", "where chance begins")
OPTION = say("cli", "may be repeated; see “games”")
PLAYERS = say("cli", "“human” or an opponent for every seat")
OPPONENTS = say("cli", "an opponent for every seat: {levels} …")
HOW_MANY = say("cli", "how many ({usual})")
WORKERS = say("cli", "processes (one per core)")
LADDER = say("cli", "at a table of so many, one of every level against the others of the level below")
UNHURRIED = say("cli", "limit thinking by iterations alone: the same seed gives the same games everywhere")
TIMES = say("cli", "also tell how long the levels thought about every kind of question, in time of one core")
BY_SEAT = say("cli", "also tell how every seat of the table did, whoever sat there")
FIGURES = say("cli", "also gather the figures that the game names, such as the prices paid, by round")
PROGRESS = say("cli", "a bar on stderr (on a terminal)")
ALL_GAMES = say("cli", "all if none is named")
HOW_LONG = say("cli", "how long for each game ({usual})")
AGAINST = say("cli", "beside OpenSpiel’s pig in the same run")
WINDOW = say("cli", "how quick the window is; with a game: while a whole table of it is played")
IN_THE_WINDOW = say("cli", "who plays in the window: “human” or an opponent")
SEAT_COUNT = say("cli", "this number of seats only")
SEEDS = say("cli", "games for each setting ({usual})")
FILE = say("cli", "a saved game")
FOLDER = say("cli", "where the pictures go")

HEADINGS = {"positional arguments": ARGUMENTS, "options": SWITCHES}
"""What ``argparse`` writes over its two lists, in English only."""


class Layout(HelpFormatter):
    """Lays help out as ``argparse`` does, in the language of the moment."""

    def __init__(self, speak: Callable[[Text], str], *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._speak = speak

    def start_section(self, heading: str | None) -> None:
        """Write a heading."""
        known = HEADINGS.get(heading or "")
        super().start_section(heading if known is None else self._speak(known))

    def add_usage(self, usage: Any, actions: Any, groups: Any, prefix: str | None = None) -> None:
        """Write the form of a command; without a prefix where it becomes part of another."""
        super().add_usage(usage, actions, groups, f"{self._speak(USAGE)} " if prefix is None else prefix)
