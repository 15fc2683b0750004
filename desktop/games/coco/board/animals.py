"""Who sits where nobody plays: a toucan on a stump, a tortoise, and pineapples where no stall stands."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.coco.board.layout import node_spot, stock_spot
from desktop.games.coco.data import HOME, MARKET, PLACES
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, oblong, polygon
from desktop.ui.board.press import clipped, faint, fill, mix, stroke

__all__ = ["paint_animals"]


def paint_animals(context: BoardContext, painter: QPainter, places: tuple[int, ...]) -> None:
    """Print an animal at every village that is not in play, and pineapples at its market place."""
    for place, home in enumerate(PLACES):
        if place in places:
            continue
        village, scale = node_spot(place, HOME)
        spot = (village + stock_spot(place)[0]) / 2
        _at(context, painter, spot + QPointF(0, 22 * scale), 1.25 * scale, toucan=home.forward > 0)
        market, scale = node_spot(place, MARKET)
        for shift, size in ((-26, 0.9), (22, 1.15)):
            painter.save()
            painter.translate(market + QPointF(shift * scale, 34 * scale))
            painter.scale(size * scale, size * scale)
            _pineapple(context, painter)
            painter.restore()


def _at(context: BoardContext, painter: QPainter, spot: QPointF, scale: float, *, toucan: bool) -> None:
    painter.save()
    painter.translate(spot)
    painter.scale(scale, scale)
    fill(painter, ellipse(QPointF(0, 4), 52, 13), faint(context.ink("outline"), 0.2))
    (_toucan if toucan else _tortoise)(context, painter)
    painter.restore()


def _area(context: BoardContext, painter: QPainter, path: QPainterPath, colour: QColor) -> None:
    fill(painter, path, colour)
    stroke(painter, path, context.ink("outline"), 2.4)


def _toucan(context: BoardContext, painter: QPainter) -> None:
    """Print a toucan who looks to the right, on the stump of a palm."""
    ink = context.ink
    plumage = ink("bark_dark")
    _area(context, painter, oblong(QRectF(-34, -22, 68, 30), 8), ink("bark"))
    _area(context, painter, ellipse(QPointF(0, -22), 34, 10), ink("straw"))
    stroke(painter, ellipse(QPointF(0, -22), 18, 5), ink("basket"), 2)
    _area(context, painter, polygon(((-12, -52), (-44, -18), (-30, -10), (-4, -40))), plumage)
    body = QPainterPath(QPointF(-8, -98))
    body.cubicTo(-36, -84, -34, -34, -2, -28)
    body.cubicTo(24, -32, 32, -66, 20, -96)
    body.closeSubpath()
    _area(context, painter, body, plumage)
    clipped(painter, body)
    fill(painter, ellipse(QPointF(18, -78), 17, 22), ink("banana"))
    painter.restore()
    _area(context, painter, ellipse(QPointF(4, -104), 20, 18), plumage)
    beak = QPainterPath(QPointF(17, -114))
    beak.cubicTo(40, -126, 70, -114, 72, -92)
    beak.cubicTo(56, -98, 36, -94, 19, -92)
    beak.closeSubpath()
    _area(context, painter, beak, ink("papaya"))
    clipped(painter, beak)
    fill(painter, ellipse(QPointF(72, -94), 16, 14), plumage)
    painter.restore()
    split = QPainterPath(QPointF(18, -103))
    split.cubicTo(36, -108, 54, -106, 66, -99)
    stroke(painter, split, ink("outline"), 2)
    _area(context, painter, ellipse(QPointF(8, -107), 7, 7), ink("sky"))
    fill(painter, ellipse(QPointF(9, -107), 3, 3), plumage)
    for x in (-6, 6):
        foot = QPainterPath(QPointF(x, -30))
        foot.lineTo(x + 1, -22)
        stroke(painter, foot, ink("papaya"), 4)


def _tortoise(context: BoardContext, painter: QPainter) -> None:
    """Print a tortoise on its way to the right."""
    ink = context.ink
    skin, shell = ink("moss"), ink("leaf_mid")
    for x in (-27, 27):
        _area(context, painter, ellipse(QPointF(x, 0), 11, 9), skin)
    _area(context, painter, polygon(((-42, -8), (-58, -2), (-40, 0))), skin)
    _area(context, painter, ellipse(QPointF(56, -18), 15, 12), skin)
    dome = QPainterPath(QPointF(-46, -3))
    dome.cubicTo(-42, -58, 42, -58, 46, -3)
    dome.closeSubpath()
    _area(context, painter, dome, shell)
    clipped(painter, dome)
    deep = mix(shell, QColor("black"), 0.32)
    patch = polygon(((-14, -40), (14, -40), (22, -24), (12, -10), (-12, -10), (-22, -24)))
    fill(painter, patch, mix(shell, ink("banana"), 0.3))
    stroke(painter, patch, deep, 2.4)
    for corner, edge in (
        ((-14, -40), (-24, -54)),
        ((14, -40), (24, -54)),
        ((22, -24), (50, -26)),
        ((-22, -24), (-50, -26)),
        ((12, -10), (18, 2)),
        ((-12, -10), (-18, 2)),
    ):
        stroke(painter, polygon((corner, edge)), deep, 2.4)
    painter.restore()
    fill(painter, ellipse(QPointF(60, -22), 2.6, 2.6), ink("outline"))
    smile = QPainterPath(QPointF(60, -13))
    smile.cubicTo(63, -11, 66, -12, 68, -15)
    stroke(painter, smile, ink("outline"), 1.8)


def _pineapple(context: BoardContext, painter: QPainter) -> None:
    """Print a pineapple that stands on the ground."""
    ink = context.ink
    fill(painter, ellipse(QPointF(0, 0), 24, 7), faint(ink("outline"), 0.2))
    for tip, foot in (
        ((-24, -70), (-10, 0)),
        ((24, -70), (10, 0)),
        ((-13, -84), (-5, 0)),
        ((13, -84), (5, 0)),
        ((0, -90), (0, 0)),
    ):
        leaf = polygon(((foot[0] - 7, -46), tip, (foot[0] + 7, -46)))
        _area(context, painter, leaf, ink("rind"))
    fruit = ellipse(QPointF(0, -26), 19, 26)
    _area(context, painter, fruit, ink("banana"))
    clipped(painter, fruit)
    for shift in range(-60, 61, 12):
        for side in (-1, 1):
            stroke(painter, polygon(((shift - 30 * side, -60), (shift + 30 * side, 8))), ink("basket"), 1.8)
    painter.restore()
    stroke(painter, fruit, ink("outline"), 2.4)
