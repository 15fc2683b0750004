"""Wooden cubes and dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from desktop.ui.board.cut import oblong, polygon
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import fill, mix, shadow, stroke

__all__ = ["Cube", "Die"]

Paint = Callable[[QPainter], None]


class Cube(Piece):
    """A wooden cube seen from a corner; ``edge`` is its side in logical pixels."""

    def __init__(
        self, edge: float, colour: QColor, line: QColor, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(parent)
        self._edge, self._colour, self._line = edge, colour, line
        self.set_outline(polygon(self._corners()), 5)

    def _corners(self) -> Sequence[tuple[float, float]]:
        w, h = self._edge * 0.87, self._edge * 0.5
        return (0, -self._edge), (w, -h), (w, h), (0, self._edge), (-w, h), (-w, -h)

    def draw(self, painter: QPainter) -> None:
        """Print three sides in three tones."""
        top, right, low_right, bottom, low_left, left = self._corners()
        middle = (0.0, 0.0)
        dark, light = QColor("black"), QColor("white")
        shadow(painter, self.outline(), dark, drop=3, alpha=0.2)
        fill(painter, polygon((top, right, middle, left)), mix(self._colour, light, 0.28))
        fill(painter, polygon((left, middle, bottom, low_left)), self._colour)
        fill(painter, polygon((middle, right, low_right, bottom)), mix(self._colour, dark, 0.28))
        stroke(painter, self.outline(), self._line, max(1.4, self._edge * 0.13))


class Die(Piece):
    """A die seen from above; ``face`` paints what is up inside ``QRectF(-e / 2, -e / 2, e, e)``."""

    PIPS: tuple[tuple[tuple[int, int], ...], ...] = (
        ((0, 0),),
        ((-1, -1), (1, 1)),
        ((-1, -1), (0, 0), (1, 1)),
        ((-1, -1), (1, -1), (-1, 1), (1, 1)),
        ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
        ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
    )

    def __init__(
        self, edge: float, ground: QColor, line: QColor, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(parent)
        self._edge, self._ground, self._line = edge, ground, line
        self._face: Paint | None = None
        self.set_outline(oblong(QRectF(-edge / 2, -edge / 2, edge, edge), edge * 0.18))

    def show_face(self, face: Paint | None, ground: QColor | None = None) -> None:
        """Turn up a painted face, or (None) a blank one."""
        self._face = face
        self._ground = ground or self._ground
        self.update()

    def show_pips(self, pips: int) -> None:
        """Turn up 1 to 6."""
        self.show_face(lambda painter: self._paint_pips(painter, pips))

    def _paint_pips(self, painter: QPainter, pips: int) -> None:
        for x, y in self.PIPS[pips - 1]:
            pip = QPainterPath()
            pip.addEllipse(QPointF(x, y) * self._edge * 0.26, self._edge * 0.09, self._edge * 0.09)
            fill(painter, pip, self._line)

    def draw(self, painter: QPainter) -> None:
        """Print the die."""
        shadow(painter, self.outline(), QColor("black"))
        fill(painter, self.outline(), self._ground)
        if self._face is not None:
            self._face(painter)
        stroke(painter, self.outline(), self._line)
