"""The set-up that a command asks for, checked against the game."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from typing import Any

from desktop import games
from desktop.ai import levels
from desktop.ai.levels import Unknown, level
from desktop.cli.parser import values
from desktop.cli.voice import Wrong
from desktop.core.game import Game, Illegal, Setting

__all__ = ["PERSON", "opponents", "setting"]

PERSON = ("human", "person")


def setting(arguments: Namespace, seats: int) -> tuple[Game[Any, Any, Any], dict[str, Setting]]:
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
    for name in names:
        if people and name in PERSON:
            continue
        try:
            level(game, name)
        except Unknown:
            possible = (*PERSON[: 1 if people else 0], *levels.opponents(game))
            raise Wrong(levels.UNKNOWN.fill(name=name, names=", ".join(possible))) from None
