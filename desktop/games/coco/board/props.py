"""Goods tiles that lie on the board only while a scene plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF

from desktop.games.coco.board.figures import Disc
from desktop.games.coco.board.layout import slot_spot
from desktop.games.coco.view import Good
from desktop.ui.board.motion import glide, together, travel

if TYPE_CHECKING:
    from desktop.games.coco.board.table import Board

__all__ = ["lone_disc", "to_market"]


def lone_disc(board: Board, good: Good, spot: QPointF, *, shown: bool = False) -> Disc:
    """Lay a goods tile by itself on the board for the time of a scene."""
    disc = Disc(board.context)
    disc.show_good(good, board.places[good.colour], shown=shown)
    return board.welcome(disc, spot, seen=False)


def to_market(board: Board, disc: Disc, seat: int, count: int) -> QAbstractAnimation:
    """Return a tile going to its place on a market place."""
    spot, scale = slot_spot(board.places[seat], count - 1)
    return together(travel(disc, spot, 420), glide(disc, b"scale", scale, 420))
