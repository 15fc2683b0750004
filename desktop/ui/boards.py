"""Which board a game is shown on."""

from __future__ import annotations

from importlib import import_module

from desktop.ui.board.context import BoardContext
from desktop.ui.board.view import BoardView
from desktop.ui.generic import GenericBoard

__all__ = ["make_board"]


def make_board(context: BoardContext) -> BoardView:
    """Return the board of a game, or the one that serves all games if it has none of its own."""
    name = f"{type(context.game).__module__.rpartition('.')[0]}.board"
    try:
        module = import_module(name)
    except ModuleNotFoundError as missing:
        if missing.name != name:
            raise
        return GenericBoard(context)
    board: BoardView = module.Board(context)
    return board
