"""The six shapes of the player colours, as outlines and as small pictures."""

from __future__ import annotations

from math import cos, pi, sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QWidget

from desktop.ui.desk import Desk
from desktop.ui.theme import SEAT_SHAPES

__all__ = ["Mark", "mark_pixmap", "seat_outline"]


def seat_outline(colour: int, box: QRectF) -> QPainterPath:
    """Return the outline of a player colour's shape inside a square box; all look equally large."""
    x, y, r = box.center().x(), box.center().y(), min(box.width(), box.height()) / 2
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    match SEAT_SHAPES[colour % len(SEAT_SHAPES)]:
        case "disc":
            path.addEllipse(QPointF(x, y), 0.9 * r, 0.9 * r)
        case "triangle":
            path.addPolygon(_polygon((x, y - r), (x + r, y + 0.78 * r), (x - r, y + 0.78 * r)))
        case "square":
            path.addRect(QRectF(x - 0.8 * r, y - 0.8 * r, 1.6 * r, 1.6 * r))
        case "diamond":
            path.addPolygon(_polygon((x, y - r), (x + r, y), (x, y + r), (x - r, y)))
        case "cross":
            a, b = 0.34 * r, 0.92 * r
            corners = ((a, b), (a, a), (b, a), (b, -a), (a, -a), (a, -b))
            around = [*corners, *((-dx, -dy) for dx, dy in corners)]
            path.addPolygon(_polygon(*((x + dx, y + dy) for dx, dy in around)))
        case "star":
            reach = [r if step % 2 == 0 else 0.46 * r for step in range(10)]
            turns = [pi * step / 5 - pi / 2 for step in range(10)]
            spikes = zip(reach, turns, strict=True)
            path.addPolygon(_polygon(*((x + d * cos(t), y + 0.05 * r + d * sin(t)) for d, t in spikes)))
    path.closeSubpath()
    return path


def _polygon(*corners: tuple[float, float]) -> QPolygonF:
    return QPolygonF([QPointF(x, y) for x, y in corners])


def paint_mark(painter: QPainter, colour: int, box: QRectF, fill: QColor, ink: QColor) -> None:
    """Paint a shape with an ink outline that grows with it."""
    width = max(1.2, box.width() / 12)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    join = Qt.PenJoinStyle.RoundJoin
    painter.setPen(QPen(ink, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, join))
    painter.setBrush(fill)
    painter.drawPath(seat_outline(colour, box.adjusted(width, width, -width, -width)))


def mark_pixmap(desk: Desk, colour: int, size: int, ratio: float = 2.0) -> QPixmap:
    """Return the shape of a player colour as a picture of ``size`` logical pixels."""
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    paint_mark(painter, colour, QRectF(0, 0, size, size), desk.theme.seat(colour), desk.theme.colour("ink"))
    painter.end()
    return pixmap


class Mark(QWidget):
    """The shape of a player colour."""

    def __init__(self, desk: Desk, colour: int, size: float = 22) -> None:
        super().__init__()
        self._desk = desk
        self._colour = colour
        self._size = size
        desk.restyled.connect(self._restyle)
        self._restyle()

    def set_colour(self, colour: int) -> None:
        """Show another player colour."""
        self._colour = colour
        self.update()

    def _restyle(self) -> None:
        side = self._desk.px(self._size)
        self.setFixedSize(QSize(side, side))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the shape."""
        painter = QPainter(self)
        theme = self._desk.theme
        paint_mark(painter, self._colour, QRectF(self.rect()), theme.seat(self._colour), theme.colour("ink"))
        painter.end()
