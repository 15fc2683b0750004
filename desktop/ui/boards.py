"""Which board a game is shown on."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from desktop.core.game import Game
from desktop.ui.board.context import BoardContext
from desktop.ui.board.view import BoardView
from desktop.ui.generic import GenericBoard

__all__ = ["board_of", "make_board"]


def board_of(game: Game[Any, Any, Any]) -> Callable[[BoardContext], BoardView]:
    """Return what makes the board of a game, or the one that serves all games if it has none of its own."""
    name = f"{type(game).__module__.rpartition('.')[0]}.board"
    try:
        module = import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return GenericBoard
    board: Callable[[BoardContext], BoardView] = module.Board
    return board


def make_board(context: BoardContext) -> BoardView:
    """Return the board of the game that is played."""
    return board_of(context.game)(context)
