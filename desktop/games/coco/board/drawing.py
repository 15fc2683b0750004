"""Pictures that several things share: fruit, coconut, footprints, Pongo's face, magnifier, arrows, eyes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.coco.board.art import HOLE_INKS, HOLE_SHAPES
from desktop.games.coco.data import FRUIT, Symbol
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong
from desktop.ui.board.press import badge, faint, fill, mix, stroke

__all__ = [
    "paint_die_face",
    "paint_eye",
    "paint_kind",
    "paint_lens",
    "paint_monkey_face",
    "paint_swapped",
    "paint_symbol",
]  # fmt: skip


def paint_kind(context: BoardContext, painter: QPainter, kind: int, place: int, radius: float) -> None:
    """Print the front of a goods tile around the origin: the fruit of a village, or a coconut."""
    painter.save()
    painter.scale(radius / 20, radius / 20)
    if kind == FRUIT:
        (_cherries, _bananas, _melon, _plum)[place](context, painter)
    else:
        _coconut(context, painter)
    painter.restore()


def _cherries(context: BoardContext, painter: QPainter) -> None:
    ink = context.ink
    stalks = QPainterPath(QPointF(-8, 4))
    stalks.quadTo(-4, -10, 5, -17)
    stalks.quadTo(8, -6, 9, 2)
    stroke(painter, stalks, ink("rind"), 3)
    for x, y in ((-8, 8), (9, 6)):
        fill(painter, ellipse(QPointF(x, y), 9), ink("cherry"))
        stroke(painter, ellipse(QPointF(x, y), 9), ink("outline"), 2)
        fill(painter, ellipse(QPointF(x - 3, y - 3), 2.4), ink("cream"))


def _bananas(context: BoardContext, painter: QPainter) -> None:
    ink = context.ink
    for lean in (0, 8):
        banana = QPainterPath(QPointF(-14 + lean, -12))
        banana.quadTo(-14 + lean, 12, 10 + lean / 2, 12)
        banana.quadTo(14 + lean / 2, 8, 10 + lean / 2, 5)
        banana.quadTo(-6 + lean, 4, -8 + lean, -13)
        banana.closeSubpath()
        fill(painter, banana, ink("banana"))
        stroke(painter, banana, ink("outline"), 2)
    fill(painter, oblong(QRectF(-14, -17, 14, 7), 2), ink("bark"))


def _melon(context: BoardContext, painter: QPainter) -> None:
    ink = context.ink
    for reach, name in ((18.0, "rind"), (15.0, "cream"), (12.5, "melon")):
        slice_ = QPainterPath(QPointF(-reach, -5))
        slice_.arcTo(QRectF(-reach, -5 - reach, 2 * reach, 2 * reach), 180, 180)
        slice_.closeSubpath()
        fill(painter, slice_, ink(name))
        if reach == 18:
            stroke(painter, slice_, ink("outline"), 2.4)
    for x, y in ((-6, -1), (0, 3), (6, -1)):
        fill(painter, ellipse(QPointF(x, y), 1.4, 2.2), ink("outline"))


def _plum(context: BoardContext, painter: QPainter) -> None:
    ink = context.ink
    leaf = QPainterPath(QPointF(1, -10))
    leaf.quadTo(6, -20, 15, -16)
    leaf.quadTo(10, -8, 1, -10)
    fill(painter, leaf, ink("rind"))
    stroke(painter, leaf, ink("outline"), 1.8)
    body = ellipse(QPointF(0, 3), 12, 13)
    fill(painter, body, ink("plum"))
    stroke(painter, body, ink("outline"), 2.2)
    crease = QPainterPath(QPointF(1, -10))
    crease.quadTo(-7, 2, 0, 16)
    stroke(painter, crease, mix(ink("plum"), ink("outline"), 0.4), 2)


def _coconut(context: BoardContext, painter: QPainter) -> None:
    ink = context.ink
    shell = hand(ellipse(QPointF(0, 0), 15.5, 15), 4, 0.7, 6)
    fill(painter, shell, ink("nut"))
    hair = QPainterPath()
    for x, y in ((-10.0, 4.0), (-6.0, 10.0), (9.0, 6.0), (4.0, 11.0), (-12.0, -3.0), (11.0, -2.0)):
        hair.moveTo(x, y)
        hair.lineTo(x * 0.75, y * 0.55)
    stroke(painter, hair, mix(ink("nut"), ink("cream"), 0.25), 1.6)
    stroke(painter, shell, ink("outline"), 2.4)
    for x, y in ((-4.5, -6.0), (4.5, -6.0), (0.0, 1.0)):
        fill(painter, ellipse(QPointF(x, y), 2.6), ink("nut_dark"))


def paint_eye(context: BoardContext, painter: QPainter, spot: QPointF, colour_seat: int) -> None:
    """Print an eye in a seat's colour with its shape for a pupil: this seat has seen the tile."""
    eye = QPainterPath(spot + QPointF(-14, 0))
    eye.quadTo(spot + QPointF(0, -15), spot + QPointF(14, 0))
    eye.quadTo(spot + QPointF(0, 15), spot + QPointF(-14, 0))
    fill(painter, eye, context.ink("cream"))
    stroke(painter, eye, context.ink("outline"), 2)
    badge(painter, context.seats[colour_seat].colour, spot, 5.2, context.seat_colour(colour_seat))


def paint_swapped(context: BoardContext, painter: QPainter, spot: QPointF, size: float = 9) -> None:
    """Print two arrows that change places."""
    ink = context.ink
    ground = ellipse(spot, size * 1.35)
    fill(painter, ground, ink("sky"))
    stroke(painter, ground, ink("outline"), 1.8)
    _arrows(context, painter, spot, size, 2.4)


def _arrows(context: BoardContext, painter: QPainter, spot: QPointF, size: float, width: float) -> None:
    path = QPainterPath()
    for side in (-1, 1):
        y = side * size * 0.38
        tip = spot + QPointF(side * size, y)
        path.moveTo(spot + QPointF(-side * size, y))
        path.lineTo(tip)
        path.moveTo(tip + QPointF(-side * size * 0.5, -size * 0.4))
        path.lineTo(tip)
        path.lineTo(tip + QPointF(-side * size * 0.5, size * 0.4))
    stroke(painter, path, context.ink("outline"), width)


def paint_monkey_face(context: BoardContext, painter: QPainter, *, asleep: bool = False) -> None:
    """Print Pongo's face around the origin, about 60 wide and 50 high."""
    ink = context.ink
    for side in (-1, 1):
        ear = ellipse(QPointF(side * 25, 0), 10.5)
        fill(painter, ear, ink("fur"))
        stroke(painter, ear, ink("outline"), 2.8)
        fill(painter, ellipse(QPointF(side * 25, 1), 5.4), ink("face"))
    head = ellipse(QPointF(0, 0), 25, 23.5)
    fill(painter, head, ink("fur"))
    stroke(painter, head, ink("outline"), 3)
    tuft = QPainterPath(QPointF(-6, -22))
    tuft.quadTo(-2, -34, 6, -30)
    tuft.quadTo(3, -26, 7, -22)
    fill(painter, tuft, ink("fur"))
    stroke(painter, tuft, ink("outline"), 2.2)
    fill(painter, ellipse(QPointF(-8.5, -3), 9.5, 10), ink("face"))
    fill(painter, ellipse(QPointF(8.5, -3), 9.5, 10), ink("face"))
    fill(painter, ellipse(QPointF(0, 8), 17, 12.5), ink("face"))
    for side in (-1, 1):
        if asleep:
            lid = QPainterPath(QPointF(side * 8 - 5, -3))
            lid.quadTo(side * 8, 2, side * 8 + 5, -3)
            stroke(painter, lid, ink("outline"), 2.2)
            continue
        fill(painter, ellipse(QPointF(side * 8, -3), 6, 7), ink("cream"))
        stroke(painter, ellipse(QPointF(side * 8, -3), 6, 7), ink("outline"), 1.4)
        fill(painter, ellipse(QPointF(side * 8 + 1, -2), 3), ink("outline"))
    fill(painter, ellipse(QPointF(0, 4.4), 2.6, 1.8), ink("outline"))
    smile = QPainterPath(QPointF(-10, 9))
    smile.quadTo(0, 20, 10, 9)
    stroke(painter, smile, ink("outline"), 2.6)


def paint_symbol(context: BoardContext, painter: QPainter, symbol: Symbol, steps: int) -> None:
    """Print what a half of a card shows around the origin, within 160 x 84."""
    match symbol:
        case Symbol.FOOTPRINTS:
            for index in range(steps):
                x = (index - (steps - 1) / 2) * 36
                _foot(context, painter, QPointF(x, -7 if index % 2 else 9), left=bool(index % 2))
        case Symbol.VILLAGE:
            _hut(context, painter, QPointF(-12 * steps - 8, 0))
            for index in range(steps):
                spot = QPointF(26 - 12 * steps + index * 32, -6 if index % 2 else 8)
                _foot(context, painter, spot, left=bool(index % 2))
        case Symbol.MONKEY:
            painter.save()
            painter.translate(-38, 2)
            painter.scale(1.15, 1.15)
            paint_monkey_face(context, painter)
            painter.restore()
            for index, colour in enumerate((1, 0)):
                painter.save()
                painter.translate(30 + 36 * index, -12 + 24 * index)
                edge = QRectF(-19, -19, 38, 38)
                fill(painter, oblong(edge, 8), context.ink(HOLE_INKS[colour]))
                stroke(painter, oblong(edge, 8), context.ink("outline"), 2.6)
                paint_die_face(context, painter, colour, 9)
                painter.restore()
        case Symbol.SWAP:
            for side in (-1, 1):
                _tile(context, painter, QPointF(side * 52, 0))
            _arrows(context, painter, QPointF(0, 0), 22, 5)
        case Symbol.MAGNIFIER:
            paint_lens(context, painter, (FRUIT, 0))


def paint_die_face(context: BoardContext, painter: QPainter, colour: int, radius: float) -> None:
    """Print the shape of a colour of the dice around the origin."""
    badge(painter, HOLE_SHAPES[colour], QPointF(0, 0), radius, context.ink("cream"))


def _foot(context: BoardContext, painter: QPainter, spot: QPointF, *, left: bool) -> None:
    ink, side = context.ink("outline"), -1 if left else 1
    painter.save()
    painter.translate(spot)
    painter.rotate(side * 7)
    sole = QPainterPath(QPointF(-8, -8))
    sole.cubicTo(-12, 4, -5, 6, -6, 15)
    sole.cubicTo(-4, 24, 7, 23, 6, 14)
    sole.cubicTo(4, 8, 12, 2, 9, -8)
    sole.cubicTo(6, -15, -5, -15, -8, -8)
    fill(painter, sole, ink)
    for index in range(5):
        x = -10 + index * 5.2
        lift = (2 - abs(index - 2)) * 2.2
        big = 4.2 if index == (4 if left else 0) else 3.0
        fill(painter, ellipse(QPointF(x, -15 - lift), big), ink)
    painter.restore()


def _hut(context: BoardContext, painter: QPainter, spot: QPointF) -> None:
    ink = context.ink
    painter.save()
    painter.translate(spot)
    wall = oblong(QRectF(-17, -2, 34, 28), 2)
    fill(painter, wall, ink("straw"))
    stroke(painter, wall, ink("outline"), 2.4)
    fill(painter, oblong(QRectF(-5, 8, 10, 18), 5), ink("bark"))
    roof = QPainterPath(QPointF(-27, 2))
    roof.quadTo(-6, -10, 0, -32)
    roof.quadTo(6, -10, 27, 2)
    roof.closeSubpath()
    fill(painter, roof, ink("papaya"))
    stroke(painter, roof, ink("outline"), 2.6)
    painter.restore()


def _tile(context: BoardContext, painter: QPainter, spot: QPointF) -> None:
    ink = context.ink
    fill(painter, ellipse(spot + QPointF(0, 4), 24, 20), ink("basket"))
    stroke(painter, ellipse(spot + QPointF(0, 4), 24, 20), ink("outline"), 2.6)
    fill(painter, ellipse(spot, 18, 14), ink("cream"))
    stroke(painter, ellipse(spot, 18, 14), ink("outline"), 2.4)
    mark = QPainterPath(spot + QPointF(-4, -4))
    mark.quadTo(spot + QPointF(-2, -11), spot + QPointF(4, -6))
    mark.quadTo(spot + QPointF(7, -1), spot + QPointF(0, 2))
    stroke(painter, mark, ink("outline"), 3)
    fill(painter, ellipse(spot + QPointF(0, 7), 2), ink("outline"))


def paint_lens(context: BoardContext, painter: QPainter, seen: tuple[int, int] | None) -> None:
    """Print a magnifier around the origin, under its glass a kind of goods of a village."""
    ink = context.ink
    handle = QPainterPath(QPointF(16, 16))
    handle.lineTo(40, 36)
    stroke(painter, handle, ink("outline"), 13)
    stroke(painter, handle, ink("bark"), 8)
    glass = ellipse(QPointF(-4, -4), 28)
    fill(painter, glass, ink("sky") if seen else faint(ink("sky"), 0.45))
    if seen:
        painter.save()
        painter.translate(-4, -4)
        paint_kind(context, painter, *seen, 17)
        painter.restore()
    stroke(painter, glass, ink("outline"), 7)
    stroke(painter, glass, ink("banana"), 3.4)
