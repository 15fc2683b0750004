"""What can be made out in the dark under Fagin's arches: washing lines of loot, candles, and Fagin."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.fagin.board.layout import lair_rect
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, oblong, polygon
from desktop.ui.board.press import faint, fill, mix, stroke

__all__ = ["paint_den"]

FAGIN, CANDLES, LINES, EYES = (2,), (1, 5), (0, 3), (4,)
"""Under which arches what is seen, by street."""


def paint_den(painter: QPainter, context: BoardContext, street: int) -> None:
    """Print what is seen under an arch; urchins that come home stand before it."""
    rect = lair_rect(street)
    dim = mix(context.ink("lair_lit"), context.ink("lamp"), 0.22)
    if street in LINES:
        _washing_line(painter, rect, dim)
    if street in CANDLES:
        _candle(painter, context, rect, dim)
    if street in FAGIN:
        _fagin(painter, context, rect, dim)
    if street in EYES:
        _eyes(painter, context, rect)


def _washing_line(painter: QPainter, rect: QRectF, dim: QColor) -> None:
    """Print stolen handkerchiefs on a line."""
    y = rect.top() + 36
    line = QPainterPath(QPointF(rect.left(), y - 6))
    line.cubicTo(rect.left() + 40, y + 6, rect.right() - 40, y + 6, rect.right(), y - 6)
    stroke(painter, line, dim, 1.8)
    for index, (x, tall) in enumerate(((14, 21), (38, 26), (72, 24), (94, 19))):
        left, top = rect.left() + x - 8, y + (0, 3, 3, 0)[index]
        cloth = QPainterPath(QPointF(left, top))
        cloth.lineTo(left + 17, top + 1)
        cloth.lineTo(left + 16, top + tall - 4)
        cloth.cubicTo(left + 11, top + tall + 2, left + 8, top + tall - 8, left + 1, top + tall)
        cloth.closeSubpath()
        fill(painter, cloth, faint(dim, 0.75 if index % 2 else 0.5))


def _candle(painter: QPainter, context: BoardContext, rect: QRectF, dim: QColor) -> None:
    """Print a candle in a bottle, and its light."""
    spot = QPointF(rect.right() - 20, rect.bottom() - 40)
    for reach, alpha in ((30, 0.10), (20, 0.14), (11, 0.22)):
        fill(painter, ellipse(spot, reach), faint(context.ink("lamp"), alpha))
    bottle = QPainterPath(spot + QPointF(-3, 14))
    for x, y in ((-3, 21), (-8, 26), (-8, 40), (8, 40), (8, 26), (3, 21), (3, 14)):
        bottle.lineTo(spot + QPointF(x, y))
    bottle.closeSubpath()
    fill(painter, bottle, dim)
    fill(painter, oblong(QRectF(spot.x() - 2.5, spot.y() + 4, 5, 12)), context.ink("lamp_pale"))
    flame = polygon(
        [
            (spot.x(), spot.y() - 7),
            (spot.x() + 3.4, spot.y() + 1),
            (spot.x(), spot.y() + 4),
            (spot.x() - 3.4, spot.y() + 1),
        ]
    )
    fill(painter, flame, context.ink("lamp"))


def _fagin(painter: QPainter, context: BoardContext, rect: QRectF, dim: QColor) -> None:
    """Print Fagin by his fire: a hat, a beard, a nose, two glints."""
    x, y = rect.left() + 30, rect.bottom()
    coat = QPainterPath(QPointF(x - 30, y))
    coat.cubicTo(x - 28, y - 34, x - 14, y - 40, x, y - 40)
    coat.cubicTo(x + 16, y - 40, x + 24, y - 24, x + 28, y)
    coat.closeSubpath()
    fill(painter, coat, faint(dim, 0.55))
    head = QPainterPath(QPointF(x - 9, y - 54))
    head.lineTo(x + 8, y - 54)
    head.lineTo(x + 15, y - 43)
    head.lineTo(x + 9, y - 41)
    head.cubicTo(x + 12, y - 30, x + 8, y - 20, x + 3, y - 16)
    head.cubicTo(x - 4, y - 24, x - 12, y - 30, x - 11, y - 42)
    head.closeSubpath()
    fill(painter, head, dim)
    hat = polygon([(x - 19, y - 52), (x + 18, y - 55), (x + 18, y - 58), (x + 8, y - 59)])
    crown = polygon([(x - 10, y - 55), (x - 7, y - 72), (x + 6, y - 74), (x + 9, y - 57)])
    for part in (hat, crown):
        fill(painter, part, mix(dim, context.ink("lair"), 0.35))
    fill(painter, ellipse(QPointF(x + 5, y - 48), 1.8), context.ink("lamp"))


def _eyes(painter: QPainter, context: BoardContext, rect: QRectF) -> None:
    """Print two pairs of eyes that wait in the dark."""
    for x, y, size in ((30, 40, 2.6), (82, 52, 3.2)):
        for side in (-1, 1):
            eye = QPointF(rect.left() + x + side * size * 1.9, rect.top() + y)
            fill(painter, ellipse(eye, size, size * 0.75), context.ink("lamp_pale"))
            fill(painter, ellipse(eye + QPointF(0.6, 0), size * 0.4), context.ink("lair"))
