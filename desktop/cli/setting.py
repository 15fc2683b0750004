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

__all__ = ["PERSON", "setting"]

PERSON = ("human", "person")


def setting(
    arguments: Namespace, seats: Sequence[str], *, people: bool
) -> tuple[Game[Any, Any, Any], dict[str, Any]]:
    """Return the game and its complete options for these seats.

    Raises:
        Wrong: an impossible number of seats, an unknown opponent, an unknown option or value.
    """
    game = games.load(arguments.game)
    try:
        options = game.meta.complete(values(arguments.option, game.meta), len(seats))
        for name in seats:
            if not (people and name in PERSON):
                level(game, name)
    except (Illegal, Unknown) as refused:
        raise Wrong(refused.reason) from None
    return game, options
