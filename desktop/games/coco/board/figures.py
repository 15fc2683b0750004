"""What moves on the board: baskets, goods, palms and Pongo."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from desktop.games.coco.board.art import paint_leaf
from desktop.games.coco.board.drawing import (
    paint_eye,
    paint_kind,
    paint_lens,
    paint_monkey_face,
    paint_swapped,
)
from desktop.games.coco.board.layout import CROWN, MAGNET, grid, scale_at
from desktop.games.coco.data import column, row
from desktop.games.coco.view import Good
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong
from desktop.ui.board.piece import Piece, Steady
from desktop.ui.board.press import badge, dashed, faint, fill, mix, shadow, stroke

__all__ = ["Basket", "Disc", "FieldSpot", "Lens", "Palm", "Pongo", "Target", "paint_good"]


def paint_good(
    context: BoardContext,
    painter: QPainter,
    good: Good,
    place: int,
    size: tuple[float, float],
    *,
    shown: bool,
) -> None:
    """Print a goods tile around the origin: its back, or its front with the colour around it."""
    width, height = size
    colour = context.seat_colour(good.colour)
    line = context.ink("outline")
    edge = ellipse(QPointF(0, 3), width, height)
    fill(painter, edge, mix(colour, line, 0.45))
    stroke(painter, edge, line, 2.4)
    disc = ellipse(QPointF(0, 0), width, height)
    fill(painter, disc, colour)
    if shown and good.kind is not None:
        fill(painter, ellipse(QPointF(0, 0), width * 0.76, height * 0.76), context.ink("cream"))
    stroke(painter, disc, line, 2.4)
    painter.save()
    painter.scale(1.0, (1 + height / width) / 2)
    if shown and good.kind is not None:
        paint_kind(context, painter, good.kind, place, width * 0.62)
    else:
        badge(painter, context.seats[good.colour].colour, QPointF(0, 0), width * 0.42, context.ink("cream"))
    painter.restore()


class Disc(Piece):
    """A goods tile by itself: on a market place, or on its way there."""

    def __init__(self, context: BoardContext, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._context = context
        self.good: Good | None = None
        self._place, self._shown = 0, False
        self.set_outline(ellipse(QPointF(0, 0), 20, 18), 6)

    def show_good(self, good: Good | None, place: int, *, shown: bool) -> None:
        """Show a tile, its front if ``shown`` and known, or nothing."""
        self.good, self._place, self._shown = good, place, shown
        self.setVisible(good is not None)
        self.look(good, place, shown)

    def draw(self, painter: QPainter) -> None:
        """Print the tile."""
        if self.good is not None:
            paint_good(self._context, painter, self.good, self._place, (19, 16), shown=self._shown)


class Basket(Steady):
    """A goods basket: its rim in its owner's colour, the tile on it in the colour of the tile's back.

    Attributes:
        number: ``3 * seat + 0 .. 2``.

    """

    def __init__(self, context: BoardContext, number: int, seat: int, *, large: bool) -> None:
        super().__init__()
        self._context = context
        self.number, self.seat = number, seat
        self.good: Good | None = None
        self._place, self._shown = 0, False
        self._eyes: tuple[int, ...] = ()
        self._swapped = False
        reach = 46 if large else 38
        self.set_outline(oblong(QRectF(-reach, -reach - 6, 2 * reach, 2 * reach), 20), 34)

    def show_good(
        self, good: Good | None, place: int, *, shown: bool, eyes: tuple[int, ...], swapped: bool
    ) -> None:
        """Show what it carries: ``eyes`` are the seats that have seen it."""
        self.good, self._place, self._shown, self._eyes, self._swapped = good, place, shown, eyes, swapped
        self.look(good, place, shown, eyes, swapped)

    def draw(self, painter: QPainter) -> None:
        """Print the woven basket, the tile, and the notes above it."""
        ink, line = self._context.ink, self._context.ink("outline")
        fill(painter, ellipse(QPointF(0, 20), 35, 13), faint(QColor("black"), 0.3))
        bowl = QPainterPath(QPointF(-32, -8))
        bowl.lineTo(-23, 22)
        bowl.quadTo(0, 31, 23, 22)
        bowl.lineTo(32, -8)
        bowl.closeSubpath()
        bowl = hand(bowl, self.number, 0.8, 10)
        fill(painter, bowl, ink("basket"))
        weave = QPainterPath()
        for index in range(4):
            y = -2 + index * 7
            reach = 30 - (y + 8) * 0.3
            weave.moveTo(-reach, y)
            weave.quadTo(0, y + 8, reach, y)
        for index in range(-3, 4):
            weave.moveTo(index * 8, -6)
            weave.lineTo(index * 6, 25 - abs(index))
        stroke(painter, weave, ink("weave"), 1.8)
        stroke(painter, bowl, line)
        rim = oblong(QRectF(-34, -16, 68, 13), 6)
        fill(painter, rim, self._context.seat_colour(self.seat))
        stroke(painter, rim, line, 2.6)
        for x in (-25, 25):
            badge(painter, self._context.seats[self.seat].colour, QPointF(x, -9.5), 4, ink("cream"))
        if self.good is not None:
            painter.save()
            painter.translate(0, -19)
            size = (25.0, 20.0) if self._shown and self.good.kind is not None else (24.0, 12.5)
            paint_good(self._context, painter, self.good, self._place, size, shown=self._shown)
            painter.restore()
        self._draw_notes(painter)

    def _draw_notes(self, painter: QPainter) -> None:
        """Print who has seen the tile, and whether it was swapped."""
        top = -50 if self._shown and self.good is not None and self.good.kind is not None else -46
        for index, seat in enumerate(self._eyes):
            x = (index - (len(self._eyes) - 1) / 2) * 27
            paint_eye(self._context, painter, QPointF(x, top), seat)
        if self._swapped:
            paint_swapped(self._context, painter, QPointF(31, 16))


class FieldSpot(Piece):
    """A path field: a stepping stone that glows where a move may end."""

    def __init__(self, context: BoardContext, node: int, *, large: bool) -> None:
        super().__init__()
        self._context = context
        self.node = node
        self._lit = False
        scale = scale_at(row(node))
        self.setPos(grid(column(node), row(node)))
        self._stone = hand(ellipse(QPointF(0, 0), 35 * scale, 26 * scale), node, 0.9, 5)
        self.set_outline(ellipse(QPointF(0, 0), 58 * scale, 46 * scale) if large else self._stone, 16)

    def light(self, *, lit: bool) -> None:
        """Mark the field as one under Pongo's rod."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Print the stone."""
        ink = self._context.ink
        shadow(painter, self._stone, QColor("black"), drop=4, alpha=0.2)
        fill(painter, self._stone, ink("field"))
        if self._lit:  # the shadow of the rod
            box = self._stone.boundingRect()
            shade = ellipse(QPointF(0, 0), box.width() * 0.33, box.height() * 0.33)
            dashed(painter, shade, faint(ink("papaya"), 0.9), 3)
        stroke(painter, self._stone, ink("outline"), 2.6)


class Palm(Piece):
    """A palm in a hole; its crown holds an end of the rod."""

    def __init__(self, context: BoardContext, side: int) -> None:
        super().__init__()
        self._context, self._side = context, side
        self.set_outline(oblong(QRectF(-70, -CROWN - 62, 140, CROWN + 70), 30), 60)
        self.setAcceptHoverEvents(False)

    def draw(self, painter: QPainter) -> None:
        """Print trunk, crown and coconuts."""
        ink = self._context.ink
        trunk = QPainterPath(QPointF(-14, 2))
        trunk.cubicTo(-8, -40, -14, -70, -7, -CROWN)
        trunk.lineTo(8, -CROWN)
        trunk.cubicTo(4, -70, 14, -40, 15, 2)
        trunk.closeSubpath()
        fill(painter, trunk, ink("bark"))
        rings = QPainterPath()
        for index in range(6):
            y = -8 - index * 15
            rings.moveTo(-12 + index * 0.8, y)
            rings.quadTo(0, y - 7, 12 - index * 0.8, y - 4)
        stroke(painter, rings, ink("bark_dark"), 2.4)
        stroke(painter, trunk, ink("outline"))
        grounds = ("leaf", "leaf_deep", "leaf_mid")
        for index, angle in enumerate((-172, -140, -104, -72, -38, -8, 196, 18)):
            painter.save()
            painter.translate(0, -CROWN - 6)
            painter.rotate(angle if self._side == 0 else -180 - angle)
            paint_leaf(painter, 96, ink(grounds[index % 3]), ink("vein"), ink("outline"))
            painter.restore()
        for x, y in ((-12, 6), (10, 8), (-1, 14)):
            nut = ellipse(QPointF(x, -CROWN + y - 6), 9.5)
            fill(painter, nut, ink("nut"))
            stroke(painter, nut, ink("outline"), 2.4)


class Target(Piece):
    """A ring around the basket that Pongo would reach first."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self._context = context
        self._ring = ellipse(QPointF(0, -4), 52, 48)
        self.set_outline(self._ring, 8)
        self.setAcceptHoverEvents(False)

    def shape(self) -> QPainterPath:
        """Be nowhere for the mouse: the basket below is meant."""
        return QPainterPath()

    def draw(self, painter: QPainter) -> None:
        """Print the ring."""
        dashed(painter, self._ring, self._context.ink("outline"), 8)
        dashed(painter, self._ring, self._context.ink("papaya"), 5)


class Pongo(Piece):
    """The monkey: his hands on the rod at the origin, the magnet at his feet."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self._context = context
        self.set_outline(oblong(QRectF(-36, -6, 72, 104), 24), 30)

    def draw(self, painter: QPainter) -> None:
        """Print arms, tail, body, face and magnet."""
        ink, line = self._context.ink, self._context.ink("outline")
        limbs = QPainterPath()
        for side in (-1, 1):
            limbs.moveTo(side * 9, 40)
            limbs.cubicTo(side * 34, 30, side * 32, 10, side * 17, 0)
            limbs.moveTo(side * 11, 66)
            limbs.quadTo(side * 20, 76, side * 7, 82)
        stroke(painter, limbs, line, 13)
        stroke(painter, limbs, ink("fur"), 8)
        tail = QPainterPath(QPointF(12, 62))
        tail.cubicTo(52, 74, 58, 38, 40, 34)
        tail.cubicTo(30, 33, 32, 46, 40, 46)
        stroke(painter, tail, line, 10)
        stroke(painter, tail, ink("fur"), 5.6)
        body = ellipse(QPointF(0, 56), 20, 23)
        fill(painter, body, ink("fur"))
        stroke(painter, body, line, 2.8)
        fill(painter, ellipse(QPointF(0, 59), 12, 14), ink("face"))
        for side in (-1, 1):
            fist = ellipse(QPointF(side * 17, 0), 7.5, 7)
            fill(painter, fist, ink("face"))
            stroke(painter, fist, line, 2.4)
        painter.save()
        painter.translate(0, 24)
        painter.scale(0.86, 0.86)
        paint_monkey_face(self._context, painter)
        painter.restore()
        magnet = oblong(QRectF(-15, MAGNET.y() - 4, 30, 10), 4)
        fill(painter, magnet, ink("hole_red"))
        fill(painter, oblong(QRectF(-15, MAGNET.y() - 4, 8, 10), 3), ink("cream"))
        fill(painter, oblong(QRectF(7, MAGNET.y() - 4, 8, 10), 3), ink("cream"))
        stroke(painter, magnet, line, 2.4)


class Lens(Piece):
    """A magnifier that is held over a basket."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self._context = context
        self._seen: tuple[int, int] | None = None
        self.set_outline(ellipse(QPointF(0, 0), 60), 12)

    def show_seen(self, seen: tuple[int, int] | None) -> None:
        """Show a kind of goods of a village under the glass, or nothing."""
        self._seen = seen
        self.look(seen)

    def draw(self, painter: QPainter) -> None:
        """Print glass and handle."""
        painter.scale(1.4, 1.4)
        paint_lens(self._context, painter, self._seen)
