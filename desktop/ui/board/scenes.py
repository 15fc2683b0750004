"""What scenes are made of beside motion: sounds, and pieces that are on the board for one scene alone."""

from __future__ import annotations

from PySide6.QtCore import QAbstractAnimation

from desktop.ui.board.motion import moment
from desktop.ui.board.piece import Piece
from desktop.ui.board.view import BoardView

__all__ = ["appear", "heard", "leave"]


def heard(board: BoardView, name: str) -> QAbstractAnimation:
    """Return a sound at its moment."""
    return moment(lambda: board.context.sound(name))


def appear(guest: Piece) -> QAbstractAnimation:
    """Return the moment at which a guest that has come unseen is seen."""
    return moment(lambda: guest.setOpacity(1.0))


def leave(board: BoardView, guest: Piece) -> QAbstractAnimation:
    """Return the moment at which a guest goes."""
    return moment(lambda: board.dismiss(guest))
