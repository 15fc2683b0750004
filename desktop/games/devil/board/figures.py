"""The figures on the wealth track: little imps in the colour and with the shape of their seat."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.devil.board.layout import space_spot
from desktop.games.devil.data import SPACES
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, polygon
from desktop.ui.board.piece import Piece
from desktop.ui.board.places import shared
from desktop.ui.board.press import badge, faint, fill, stroke

__all__ = ["Imp", "standing", "waypoints"]

TOP = len(SPACES) // 2
SPREAD, DEPTH = 34.0, 70.0
"""Distance between neighbours and between rows, so that every shape is seen."""
ROOM = 142.0
"""From the first figure to the last on the top space, which has no room above it for a second row."""


def standing(spaces: tuple[int, ...]) -> list[QPointF]:
    """Return where the figure of every seat stands, from the spaces of all."""
    spots: dict[int, QPointF] = {}
    for space in set(spaces):
        here = [seat for seat, own in enumerate(spaces) if own == space]
        middle = space_spot(space)
        spots_here = _line(len(here), middle) if space == TOP else shared(len(here), middle, SPREAD, DEPTH)
        spots.update(zip(here, spots_here, strict=True))
    return [spots[seat] for seat in range(len(spaces))]


def _line(count: int, middle: QPointF) -> list[QPointF]:
    step = min(SPREAD, ROOM / max(1, count - 1))
    return [middle + QPointF((index - (count - 1) / 2) * step, 0) for index in range(count)]


class Imp(Piece):
    """A figure, its feet at the origin."""

    def __init__(self, context: BoardContext, seat: int) -> None:
        super().__init__()
        self.context = context
        self.seat = seat
        self._colour = context.seats[seat].colour
        body = QPainterPath(QPointF(-19, 12))
        body.cubicTo(-18, -14, -12, -24, 0, -26)
        body.cubicTo(12, -24, 18, -14, 19, 12)
        body.closeSubpath()
        self._head = ellipse(QPointF(0, -33), 13.5, 13)
        horns = polygon([(-11, -39), (-14, -58), (-2, -44)]).united(polygon([(11, -39), (14, -58), (2, -44)]))
        self.set_outline(body.united(self._head).united(horns), 10)

    def draw(self, painter: QPainter) -> None:
        """Print the imp with its eyes and its shape."""
        outline = self.context.ink("outline")
        fill(painter, ellipse(QPointF(0, 13), 22, 7), faint(QColor("black"), 0.35))
        fill(painter, self.outline(), self.context.seat_colour(self.seat))
        stroke(painter, self.outline(), outline, 2.8)
        for side in (-1, 1):
            fill(painter, ellipse(QPointF(side * 5, -34), 2.2, 3.2), outline)
        badge(painter, self._colour, QPointF(0, -6), 8.5, QColor("#FFF8E8"), outline)


def waypoints(start: int, end: int, finish: QPointF) -> list[QPointF]:
    """Return the points a figure walks through, space by space, to where it will stand."""
    step = 1 if end > start else -1
    between = [space_spot(space) for space in range(start + step, end, step)]
    return [*between, finish]
