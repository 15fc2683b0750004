"""The hand of a seat during the devil's bet: open while it chooses, a fist when it has chosen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform
from PySide6.QtWidgets import QGraphicsItem

from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, oblong
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import fill, mix, shadow, stroke

__all__ = ["Hand"]


class Hand(Piece):
    """A hand with a cuff in the colour of its seat, around its origin."""

    def __init__(
        self, context: BoardContext, seat: int, size: float = 1.0, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(parent)
        self.context = context
        self.seat = seat
        self.closed = False
        self._size = size
        self.set_outline(oblong(QRectF(-48 * size, -50 * size, 96 * size, 86 * size), 20))

    def close(self, *, closed: bool) -> None:
        """Clench the fist or open the hand."""
        self.closed = closed
        self.look(closed)

    def draw(self, painter: QPainter) -> None:
        """Print the cuff, then the fist or the open hand."""
        painter.scale(self._size, self._size)
        line = self.context.ink("outline")
        skin, cuff = self.context.ink("number"), self.context.seat_colour(self.seat)
        sleeve = oblong(QRectF(-25, 14, 50, 20), 4)
        palm = oblong(QRectF(-32, -26, 64, 46), 17)
        shadow(painter, palm.united(sleeve), QColor("black"))
        if self.closed:
            self._print(painter, [palm, *self._knuckles(), oblong(QRectF(-26, -9, 40, 14), 7)], skin)
        else:
            self._print(painter, [self._thumb(), *self._fingers(), palm], skin)
            self._lines(painter, mix(skin, line, 0.45))
        self._print(painter, [sleeve], cuff)

    def _print(self, painter: QPainter, parts: list[QPainterPath], ink: QColor) -> None:
        for part in parts:
            fill(painter, part, ink)
            stroke(painter, part, self.context.ink("outline"), 2.4)

    def _knuckles(self) -> list[QPainterPath]:
        return [oblong(QRectF(-31 + finger * 15.6, -32, 15, 26), 7) for finger in range(4)]

    def _fingers(self) -> list[QPainterPath]:
        reach = (38, 45, 43, 34)
        return [
            QTransform()
            .rotate((finger - 1.5) * 9)
            .map(oblong(QRectF(-7 + (finger - 1.5) * 14.5, -long, 14, 40), 7))
            for finger, long in enumerate(reach)
        ]

    def _thumb(self) -> QPainterPath:
        return QTransform().translate(-28, 0).rotate(-48).map(oblong(QRectF(-8, -26, 16, 38), 8))

    def _lines(self, painter: QPainter, ink: QColor) -> None:
        clear = ellipse(QPointF(0, -12), 27, 10)
        fill(painter, clear, self.context.ink("number"))
        for start, bend, end in (((-22, -6), (0, 4), (20, -10)), ((-20, 6), (-2, 14), (14, 4))):
            crease = QPainterPath(QPointF(*start))
            crease.quadTo(QPointF(*bend), QPointF(*end))
            stroke(painter, crease, ink, 2)
