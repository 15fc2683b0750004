"""Who stands on the streets: urchins in the colours of their seats, and constables with lanterns."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from desktop.games.fagin.data import UP
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, oblong, polygon
from desktop.ui.board.piece import Steady
from desktop.ui.board.press import badge, faint, fill, mix, shadow, stroke

__all__ = ["Constable", "Urchin", "paint_coin", "paint_cube", "paint_urchin"]

SIZE = QRectF(-19, -25, 38, 48)


def paint_urchin(painter: QPainter, context: BoardContext, seat: int, alpha: float = 1.0) -> None:
    """Print an urchin round the origin, 46 high: coat, face, a cap too large for it, the seat's shape."""

    def ink(name: str) -> QColor:
        return faint(context.ink(name), alpha)

    colour, outline = faint(context.seat_colour(seat), alpha), ink("outline")
    coat = QPainterPath(QPointF(-17, 21))
    coat.cubicTo(-18, 0, -10, -7, 0, -7)
    coat.cubicTo(10, -7, 18, 0, 17, 21)
    coat.lineTo(9, 18)
    coat.lineTo(4, 22)
    coat.lineTo(-3, 18)
    coat.lineTo(-9, 22)
    coat.closeSubpath()
    face = ellipse(QPointF(0, -12), 8.6, 8.8)
    cap = QPainterPath(QPointF(-13, -13))
    cap.cubicTo(-13, -28, 9, -29, 11, -16)
    cap.cubicTo(15, -16, 19, -14, 19, -12)
    cap.cubicTo(10, -14, 0, -14, -13, -13)
    cap.closeSubpath()
    scarf = polygon([(-9, -6), (9, -6), (6, -1), (-6, -1)])
    if alpha == 1.0:
        shadow(painter, coat, QColor("black"), drop=3)
    fill(painter, coat, colour)
    stroke(painter, coat, outline, 2.4)
    fill(painter, face, ink("skin"))
    stroke(painter, face, outline, 2.0)
    fill(painter, scarf, mix(colour, outline, 0.35))
    fill(painter, cap, ink("cap"))
    stroke(painter, cap, outline, 2.2)
    for x in (-1.0, 5.0):
        fill(painter, ellipse(QPointF(x, -11), 1.2, 1.6), outline)
    badge(painter, context.seats[seat].colour, QPointF(0, 9), 6.8, ink("badge"), outline)


class Urchin(Steady):
    """An urchin of a seat; a ghost shows only where it would be."""

    def __init__(
        self, context: BoardContext, seat: int, *, ghost: bool = False, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(parent)
        self.context, self.seat, self.ghost = context, seat, ghost
        path = oblong(SIZE, 15)
        self.set_outline(path, 6)

    def draw(self, painter: QPainter) -> None:
        """Print the urchin."""
        paint_urchin(painter, self.context, self.seat, 0.55 if self.ghost else 1.0)


class Constable(Steady):
    """A constable; his lantern is on the side to which he will walk."""

    def __init__(self, context: BoardContext, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.heading = UP
        self.set_outline(oblong(QRectF(-22, -27, 50, 54), 12), 4)

    def face(self, heading: int) -> None:
        """Turn ``UP`` or ``DOWN``."""
        if heading != self.heading:
            self.heading = heading
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Print lantern light, uniform, face, hat and lantern."""
        ink = self.context.ink
        outline, cloth = ink("outline"), ink("police")
        ahead = -1 if self.heading == UP else 1
        beam = polygon([(17, ahead * 6), (8, ahead * 27), (27, ahead * 27)])
        fill(painter, beam, faint(ink("lamp"), 0.55))
        coat = QPainterPath(QPointF(-15, 22))
        coat.cubicTo(-16, -1, -9, -7, 0, -7)
        coat.cubicTo(9, -7, 16, -1, 15, 22)
        coat.closeSubpath()
        shadow(painter, coat, QColor("black"), drop=3)
        fill(painter, coat, cloth)
        stroke(painter, coat, outline, 2.4)
        for y in (1.0, 8.0, 15.0):
            fill(painter, ellipse(QPointF(-2, y), 1.7), ink("lamp"))
        face = ellipse(QPointF(0, -11), 8.2)
        fill(painter, face, ink("skin"))
        stroke(painter, face, outline, 2)
        moustache = polygon([(-6, -8), (0, -10), (6, -8), (3, -5), (0, -7), (-3, -5)])
        fill(painter, moustache, outline)
        hat = polygon([(-9, -14), (-8, -27), (8, -27), (9, -14), (13, -12), (-13, -12)])
        fill(painter, hat, cloth)
        stroke(painter, hat, outline, 2.2)
        self._lantern(painter, ahead)

    def _lantern(self, painter: QPainter, ahead: int) -> None:
        ink = self.context.ink
        y = -4.0 if ahead < 0 else 4.0
        lamp = oblong(QRectF(11, y - 7, 12, 15), 3)
        fill(painter, lamp, ink("lamp"))
        stroke(painter, lamp, ink("outline"), 2)
        arrow = polygon([(-17, ahead * 25), (-24, ahead * 13), (-10, ahead * 13)])
        fill(painter, arrow, ink("lamp"))
        stroke(painter, arrow, ink("outline"), 1.8)


def paint_cube(painter: QPainter, centre: QPointF, edge: float, colour: QColor, line: QColor) -> None:
    """Print a small goods cube that is part of a print."""
    x, y, w, h = centre.x(), centre.y(), edge * 0.87, edge * 0.5
    around = [(x, y - edge), (x + w, y - h), (x + w, y + h), (x, y + edge), (x - w, y + h), (x - w, y - h)]
    fill(painter, polygon(around), colour)
    fill(painter, polygon([around[0], around[1], (x, y), around[5]]), mix(colour, QColor("white"), 0.3))
    fill(painter, polygon([(x, y), *around[1:4]]), mix(colour, QColor("black"), 0.25))
    stroke(painter, polygon(around), line, max(1.2, edge * 0.15))


def paint_coin(painter: QPainter, context: BoardContext, centre: QPointF, radius: float) -> None:
    """Print a shilling."""
    disc = ellipse(centre, radius)
    fill(painter, disc, context.ink("coin"))
    stroke(painter, disc, context.ink("outline"), max(1.2, radius * 0.18))
    stroke(
        painter, ellipse(centre, radius * 0.62), mix(context.ink("coin"), context.ink("outline"), 0.4), 1.1
    )
