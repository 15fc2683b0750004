"""What is printed on the board: jungle, clearing, paths, villages, market places, holes. Painted once."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.games.coco.board.animals import paint_animals
from desktop.games.coco.board.layout import (
    WHOLE,
    clearing,
    grid,
    hole_spot,
    node_spot,
    scale_at,
    slot_spot,
    stock_spot,
)
from desktop.games.coco.data import BASKETS, COLUMNS, GOAL, HOLES, HOME, MARKET, PLACES, ROWS
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong, seat_shape
from desktop.ui.board.press import badge, clipped, faint, fill, grain, mix, shadow, stroke

__all__ = ["HOLE_INKS", "HOLE_SHAPES", "paint_board", "paint_ground", "paint_hole", "paint_leaf"]

HOLE_INKS = ("hole_red", "hole_blue", "hole_yellow")
HOLE_SHAPES = (5, 4, 2)
"""Star, cross and square: shapes that tell the three colours of holes and dice apart."""

LEAF = 180.0
"""Length of the longest leaf."""


def paint_leaf(painter: QPainter, length: float, ground: QColor, vein: QColor, line: QColor) -> None:
    """Print a leaf from the origin to the right."""
    leaf = QPainterPath()
    leaf.cubicTo(length * 0.25, -length * 0.3, length * 0.75, -length * 0.28, length, 0)
    leaf.cubicTo(length * 0.75, length * 0.28, length * 0.25, length * 0.3, 0, 0)
    fill(painter, leaf, ground)
    veins = QPainterPath(QPointF(length * 0.05, 0))
    veins.lineTo(length * 0.93, 0)
    for index in range(1, 6):
        x, reach = length * 0.15 * index, length * 0.16 * (1 - abs(index - 3) / 5)
        for side in (-reach, reach):
            veins.moveTo(x, 0)
            veins.lineTo(x + length * 0.1, side)
    stroke(painter, veins, vein, 2.2)
    stroke(painter, leaf, line, 2.2)


def paint_ground(context: BoardContext, painter: QPainter) -> None:
    """Print the jungle, as far as the window reaches."""
    ink = context.ink
    seen = painter.clipBoundingRect()
    painter.fillRect(seen, ink("jungle"))
    seen.adjust(-LEAF, -LEAF, LEAF, LEAF)
    rng = Random(3)
    grounds = [ink(name) for name in ("leaf", "leaf_deep", "moss", "leaf_mid")]
    open_ground = WHOLE.adjusted(150, 90, -150, -140)
    for _ in range(1100):
        spot = QPointF(rng.uniform(-900, 2300), rng.uniform(-600, 1600))
        angle, length, ground = rng.uniform(0, 360), rng.uniform(90, LEAF), rng.choice(grounds)
        if open_ground.contains(spot) or not seen.contains(spot):
            continue
        painter.save()
        painter.translate(spot)
        painter.rotate(angle)
        paint_leaf(painter, length, ground, ink("vein"), ink("outline"))
        painter.restore()


def _paint_ways(context: BoardContext, painter: QPainter, places: tuple[int, ...]) -> None:
    solid, cap = Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap
    painter.setPen(QPen(context.ink("path"), 17, solid, cap))
    for y in range(1, ROWS + 1):
        painter.drawLine(grid(1, y), grid(COLUMNS, y))
    for x in range(1, COLUMNS + 1):
        painter.drawLine(grid(x, 1), grid(x, ROWS))
    for place in places:
        home = PLACES[place]
        start, end = ((0, 1), (ROWS, ROWS + 1)) if home.forward > 0 else ((ROWS, ROWS + 1), (0, 1))
        painter.drawLine(grid(home.village, start[0]), grid(home.village, start[1]))
        painter.drawLine(grid(home.market, end[0]), grid(home.market, end[1]))
    painter.setPen(Qt.PenStyle.NoPen)


def paint_board(context: BoardContext, painter: QPainter, places: tuple[int, ...]) -> None:
    """Print everything that never moves; ``places`` are the villages in play by seat."""
    ink = context.ink
    path = clearing()
    shadow(painter, path, QColor("black"), drop=9, alpha=0.34)
    fill(painter, hand(path, 5, 2.5, 26), ink("clearing"))
    stroke(painter, hand(path, 5, 2.5, 26), ink("outline"), 4)
    clipped(painter, path)
    _paint_pebbles(context, painter)
    painter.restore()
    _paint_ways(context, painter, places)
    paint_animals(context, painter, places)
    for far in (True, False):
        for seat, place in enumerate(places):
            if (PLACES[place].forward < 0) == far:
                _paint_village(context, painter, seat, place)
        for seat, place in enumerate(places):
            if (PLACES[place].forward > 0) == far:
                _paint_market(context, painter, seat, place)
    for side in (0, 1):
        for colour in HOLES:
            spot, scale = hole_spot(side, colour)
            paint_hole(context, painter, spot, scale, colour)
    grain(painter, WHOLE, ink("speck"), 9)


def _paint_pebbles(context: BoardContext, painter: QPainter) -> None:
    """Print tufts of grass and pebbles, the second ink of the clearing."""
    rng = Random(8)
    for _ in range(70):
        spot = grid(rng.uniform(0.3, 7.7), rng.uniform(-0.4, 6.4))
        if rng.random() < 0.5:
            fill(painter, ellipse(spot, rng.uniform(3, 6), rng.uniform(2, 4)), context.ink("path"))
            continue
        tuft = QPainterPath()
        for lean in (-6, 0, 6):
            tuft.moveTo(spot)
            tuft.quadTo(spot + QPointF(lean / 2, -8), spot + QPointF(lean, -13))
        stroke(painter, tuft, context.ink("moss"), 2.4)


def paint_hole(context: BoardContext, painter: QPainter, spot: QPointF, scale: float, colour: int) -> None:
    """Print a hole with its ring and the shape of its colour."""
    ring = ellipse(spot, 27 * scale, 20 * scale)
    fill(painter, ring, context.ink(HOLE_INKS[colour]))
    stroke(painter, ring, context.ink("outline"))
    fill(painter, ellipse(spot, 13 * scale, 9 * scale), context.ink("bark_dark"))
    tag = spot + QPointF(0, 31 * scale)
    fill(painter, ellipse(tag, 14 * scale), context.ink(HOLE_INKS[colour]))
    stroke(painter, ellipse(tag, 14 * scale), context.ink("outline"), 2.2)
    badge(painter, HOLE_SHAPES[colour], tag, 7 * scale, context.ink("cream"))


def _paint_village(context: BoardContext, painter: QPainter, seat: int, place: int) -> None:
    """Print a hut with a roof in the seat's colour, its shape on it, and the yard for waiting baskets."""
    ink, colour = context.ink, context.seat_colour(seat)
    y = 0.0 if PLACES[place].forward > 0 else float(ROWS + 1)
    spot, scale = grid(PLACES[place].village, y), scale_at(y)
    first, last = stock_spot(place)[0], node_spot(place, HOME, BASKETS - 1)[0]
    yard = QRectF(first, last).normalized().adjusted(-44 * scale, -34 * scale, 44 * scale, 30 * scale)
    fill(painter, hand(oblong(yard, 26), place, 2, 24), ink("path"))
    painter.save()
    painter.translate(spot)
    painter.scale(scale, scale)
    fill(painter, ellipse(QPointF(0, 34), 62, 18), ink("path"))
    wall = hand(oblong(QRectF(-34, -10, 68, 46), 3), place + 3, 1, 12)
    fill(painter, wall, ink("straw"))
    stroke(painter, wall, ink("outline"))
    door = oblong(QRectF(-10, 8, 20, 28), 9)
    fill(painter, door, ink("bark"))
    stroke(painter, door, ink("outline"), 2)
    roof = QPainterPath(QPointF(-54, 0))
    roof.quadTo(-12, -22, 0, -60)
    roof.quadTo(12, -22, 54, 0)
    roof.closeSubpath()
    roof = hand(roof, place + 9, 1.2, 10)
    fill(painter, roof, colour)
    clipped(painter, roof)
    straws = QPainterPath()
    for index in range(-5, 6):
        straws.moveTo(index * 3, -60)
        straws.lineTo(index * 12, 2)
    stroke(painter, straws, mix(colour, ink("outline"), 0.28), 2)
    painter.restore()
    stroke(painter, roof, ink("outline"))
    badge(painter, context.seats[seat].colour, QPointF(0, -16), 11, ink("cream"), ink("outline"))
    painter.restore()


def _paint_market(context: BoardContext, painter: QPainter, seat: int, place: int) -> None:
    """Print a stall with an awning in stripes of the seat's colour and five places for goods."""
    ink, colour = context.ink, context.seat_colour(seat)
    spot, scale = node_spot(place, MARKET)
    painter.save()
    painter.translate(spot)
    painter.scale(scale, scale)
    table = hand(oblong(QRectF(-72, -30, 144, 94), 8), place + 20, 1, 20)
    shadow(painter, table, QColor("black"), drop=6)
    fill(painter, table, ink("straw"))
    stroke(painter, table, ink("outline"))
    awning = QPainterPath(QPointF(-66, -62))
    awning.lineTo(66, -62)
    awning.lineTo(80, -26)
    for index in range(7, -1, -1):
        x = -80 + 160 * index / 8
        awning.quadTo(x + 10, -14, x, -26)
    awning.closeSubpath()
    fill(painter, awning, ink("cream"))
    clipped(painter, awning)
    for index in range(0, 8, 2):
        stripe = QPainterPath(QPointF(-66 + 132 * index / 8, -64))
        stripe.lineTo(-66 + 132 * (index + 1) / 8, -64)
        stripe.lineTo(-80 + 160 * (index + 1) / 8, -10)
        stripe.lineTo(-80 + 160 * index / 8, -10)
        stripe.closeSubpath()
        fill(painter, stripe, colour)
    painter.restore()
    stroke(painter, awning, ink("outline"))
    sign = ellipse(QPointF(0, -58), 19)
    fill(painter, sign, ink("cream"))
    stroke(painter, sign, ink("outline"), 2.4)
    mark = seat_shape(context.seats[seat].colour, QPointF(0, -58), 10)
    fill(painter, mark, colour)
    stroke(painter, mark, ink("outline"), 1.8)
    painter.restore()
    for slot in range(GOAL):
        middle, size = slot_spot(place, slot)
        hollow = ellipse(middle, 19 * size, 16 * size)
        fill(painter, hollow, ink("path"))
        stroke(painter, hollow, faint(ink("outline"), 0.55), 2)
