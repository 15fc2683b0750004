"""The way of a basket, step by step, as long as somebody points at its end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.coco.actions import Move
from desktop.games.coco.board.layout import node_spot
from desktop.games.coco.data import BASKETS, CARDS, ENDS, HOME, VILLAGE, way
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse
from desktop.ui.board.lettering import display, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import dashed, faint, fill, stroke

if TYPE_CHECKING:
    from desktop.games.coco.board.table import Board

__all__ = ["Trail", "way_to"]

LOW = QPointF(0, 17)
"""How far below the middle of a field a step is counted, so that a basket there stays in sight."""
OFF = 0.36
"""After which part of the first step the line begins: what the basket carries stays in sight."""


class Trail(Piece):
    """A dashed line from field to field; every step has its number."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self._context = context
        self._spots: list[tuple[QPointF, float]] = []
        self._seat = 0
        self.setAcceptHoverEvents(False)
        self.hide()

    def show_way(self, seat: int, spots: Sequence[tuple[QPointF, float]]) -> None:
        """Show a seat's way along points with their scales, the start first; without any, disappear."""
        self._seat, self._spots = seat, list(spots)
        points = [spot + LOW for spot, _ in self._spots]
        line = QPainterPath()
        if points:
            line.moveTo(points[0] + (points[1] - points[0]) * OFF)
        for point in points[1:]:
            line.lineTo(point)
        self.set_outline(line, 30)
        self.setVisible(bool(self._spots))

    def shape(self) -> QPainterPath:
        """Be nowhere for the mouse: what lies below is meant."""
        return QPainterPath()

    def draw(self, painter: QPainter) -> None:
        """Print the line, then the numbers upon it."""
        context, line = self._context, self._context.ink("outline")
        stroke(painter, self.outline(), faint(line, 0.55), 9)
        dashed(painter, self.outline(), context.ink("cream"), 4)
        for step, (spot, scale) in enumerate(self._spots):
            if step:
                self._print_step(painter, step, spot + LOW, 17 * scale)

    def _print_step(self, painter: QPainter, step: int, spot: QPointF, size: float) -> None:
        dot = ellipse(spot, size)
        fill(painter, dot, self._context.ink("cream"))
        stroke(painter, dot, self._context.seat_colour(self._seat), 7)
        stroke(painter, ellipse(spot, size + 3.5), self._context.ink("outline"), 2.4)
        box = QRectF(spot.x() - size, spot.y() - size, 2 * size, 2 * size)
        letter(painter, box, str(step), display(1.5 * size), QColor("#22301F"), wrap=False)


def way_to(board: Board, piece: Piece | None) -> list[tuple[QPointF, float]]:
    """Return where the one move goes that a click on a piece means, start and end included, with scales."""
    picture, asked = board.picture, board.view.question if board.view is not None else None
    legal = [action for action in board.legal(piece) if isinstance(action, Move)] if piece is not None else []
    if len(legal) != 1 or picture is None or asked is None or asked.half is None:
        return []
    move, place = legal[0], board.places[legal[0].basket // BASKETS]
    basket, start = board.baskets[move.basket], picture.where[move.basket]
    steps = CARDS[picture.card][asked.half].steps
    if move.end not in ENDS[place][steps][start]:
        return []  # what was asked has been answered, and the basket is there
    nodes = way(place, steps, min(start, VILLAGE), move.end)
    first = (basket.pos(), basket.scale()) if start != HOME else node_spot(place, VILLAGE)
    return [first, *(node_spot(place, node) for node in nodes[1:])]
