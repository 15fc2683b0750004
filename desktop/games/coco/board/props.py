"""What scenes are made of: sounds, and things that lie on the board only while a scene plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from desktop.games.coco.board.figures import Disc
from desktop.games.coco.board.layout import slot_spot
from desktop.games.coco.view import Good
from desktop.ui.board.motion import glide, moment, together, travel
from desktop.ui.board.piece import Piece

if TYPE_CHECKING:
    from desktop.games.coco.board.table import Board

__all__ = ["gone", "here", "lone_disc", "passing", "sound", "to_market"]


def sound(board: Board, name: str) -> QAbstractAnimation:
    """Return a sound at its moment."""
    return moment(lambda: board.context.sound(name))


def passing(board: Board, piece: Piece, spot: QPointF, depth: float = 700) -> Piece:
    """Lay a piece on the board for the time of a scene; ``gone`` takes it away."""
    piece.setPos(spot)
    piece.setZValue(depth)
    piece.setOpacity(0.0)
    board.addItem(piece)
    board.passing.append(piece)
    return piece


def here(piece: Piece) -> QAbstractAnimation:
    """Return the moment at which a passing piece appears."""
    return moment(lambda: piece.setOpacity(1.0))


def gone(board: Board, piece: Piece) -> QAbstractAnimation:
    """Return the moment at which a passing piece is taken away."""

    def leave() -> None:
        if piece in board.passing:
            board.passing.remove(piece)
            board.removeItem(piece)

    return moment(leave)


def lone_disc(board: Board, good: Good, spot: QPointF, *, shown: bool = False) -> Disc:
    """Lay a goods tile by itself on the board for the time of a scene."""
    disc = Disc(board.context)
    disc.show_good(good, board.places[good.colour], shown=shown)
    passing(board, disc, spot)
    return disc


def to_market(board: Board, disc: Disc, seat: int, count: int) -> QAbstractAnimation:
    """Return a tile going to its place on a market place."""
    spot, scale = slot_spot(board.places[seat], count - 1)
    return together(travel(disc, spot, 420), glide(disc, b"scale", scale, 420))
