"""Opponents by name."""

from __future__ import annotations

from typing import Any

import msgspec

from desktop.core.bot import LEVELS, Level, LevelName
from desktop.core.game import Game
from desktop.core.text import Text, say

__all__ = ["ALIASES", "NAMES", "Unknown", "level", "opponents", "pace", "unhurried"]

ALIASES: dict[str, LevelName] = {"easy": "beginner", "medium": "skilled", "hard": "expert"}
NAMES: tuple[str, ...] = (*LEVELS, "random", "greedy", *ALIASES)
"""Opponents that every game has."""

UNKNOWN = say("ai", "There is no opponent “{name}”; possible: {names}.")


class Unknown(Exception):  # noqa: N818 - it is an expected answer
    """An opponent that the game does not have; carries the reason for people."""

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason


def opponents(game: Game[Any, Any, Any]) -> tuple[str, ...]:
    """Return all names of opponents in a game."""
    return (*NAMES, *game.bot().opponents)


def level(game: Game[Any, Any, Any], name: str) -> Level:
    """Return how an opponent thinks.

    Raises:
        Unknown: there is none of this name.
    """
    name = ALIASES.get(name, name)
    if name == "random":
        return Level(method="random")
    bot = game.bot()
    if name == "greedy":
        return Level(method="advise")
    found = next((of for known, of in bot.levels.items() if known == name), None) or bot.opponents.get(name)
    if found is None:
        raise Unknown(UNKNOWN.fill(name=name, names=", ".join(opponents(game))))
    return found


def pace(name: str) -> LevelName:
    """Return the level whose reactions an opponent has where the clock counts."""
    name = ALIASES.get(name, name)
    return next((known for known in LEVELS if known == name), "skilled")


def unhurried(of: Level) -> Level:
    """Return a level that is limited by its iterations alone, so that it answers the same everywhere."""
    return msgspec.structs.replace(of, seconds=float("inf"))
