"""The set-up that a command asks for, checked against the game."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from desktop import games
from desktop.ai.levels import Unknown, level
from desktop.cli.parser import values
from desktop.cli.voice import Wrong
from desktop.core.game import Game, Illegal

__all__ = ["PERSON", "opponents", "setting"]

PERSON = ("human", "person")


def setting(arguments: Namespace, seats: int) -> tuple[Game[Any, Any, Any], dict[str, Any]]:
    """Return the game and its complete options for so many seats.

    Raises:
        Wrong: an impossible number of seats, an unknown option or value.
    """
    game = games.load(arguments.game)
    try:
        return game, game.meta.complete(values(arguments.option, game.meta), seats)
    except Illegal as refused:
        raise Wrong(refused.reason) from None


def opponents(game: Game[Any, Any, Any], names: Sequence[str], *, people: bool) -> None:
    """Make sure that all opponents are known; with ``people``, a person may sit there too.

    Raises:
        Wrong: one is not.
    """
    try:
        for name in names:
            if not (people and name in PERSON):
                level(game, name)
    except Unknown as refused:
        raise Wrong(refused.reason) from None
