"""Small pictures for the four actions."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.fagin.actions import GOODS, MARKET, MONEY, MOVE
from desktop.games.fagin.board.figures import paint_coin, paint_cube
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong, polygon
from desktop.ui.board.press import fill, stroke

__all__ = ["paint_emblem"]


def paint_emblem(painter: QPainter, context: BoardContext, kind: int) -> None:
    """Print the picture of an action round the origin, about 60 wide."""
    match kind:
        case _ if kind == MOVE:
            _steps(painter, context)
        case _ if kind == GOODS:
            _sack(painter, context)
        case _ if kind == MONEY:
            _purse(painter, context)
        case _ if kind == MARKET:
            _stall(painter, context)
        case _:
            raise ValueError(kind)


def _steps(painter: QPainter, context: BoardContext) -> None:
    """Print three footprints that climb."""
    for index, (x, y) in enumerate(((-18, 20), (6, 4), (-10, -14))):
        painter.save()
        painter.translate(x, y)
        painter.rotate(18 if index % 2 else -8)
        sole = ellipse(QPointF(0, 0), 6.5, 10)
        heel = ellipse(QPointF(0, 15), 5, 4.5)
        for part in (sole, heel):
            fill(painter, part, context.ink("text"))
            stroke(painter, part, context.ink("outline"), 1.6)
        painter.restore()
    arrow = polygon([(24, -26), (33, -10), (27, -10), (27, 22), (21, 22), (21, -10), (15, -10)])
    fill(painter, arrow, context.ink("lamp"))
    stroke(painter, arrow, context.ink("outline"), 2)


def _sack(painter: QPainter, context: BoardContext) -> None:
    """Print a sack with cubes peeping out."""
    outline = context.ink("outline")
    for x, y, name in ((-12, -16, "violet"), (10, -18, "green"), (0, -24, "blue")):
        paint_cube(painter, QPointF(x, y), 10, context.ink(name), outline)
    sack = QPainterPath(QPointF(-18, -12))
    sack.cubicTo(-34, 8, -30, 30, 0, 30)
    sack.cubicTo(30, 30, 34, 8, 18, -12)
    sack.cubicTo(8, -6, -8, -6, -18, -12)
    fill(painter, hand(sack, 3, 0.9, 10), context.ink("wood_lit"))
    stroke(painter, hand(sack, 3, 0.9, 10), outline, 2.4)
    patch = oblong(QRectF(-8, 6, 14, 12), 2)
    fill(painter, patch, context.ink("wood"))
    stroke(painter, patch, outline, 1.6)


def _purse(painter: QPainter, context: BoardContext) -> None:
    """Print a purse and three shillings."""
    outline = context.ink("outline")
    bag = QPainterPath(QPointF(-10, -14))
    bag.cubicTo(-32, 4, -24, 28, -2, 28)
    bag.cubicTo(20, 28, 28, 4, 6, -14)
    bag.closeSubpath()
    fill(painter, hand(bag, 9, 0.8, 10), context.ink("brick"))
    stroke(painter, hand(bag, 9, 0.8, 10), outline, 2.4)
    neck = polygon([(-16, -24), (12, -24), (7, -13), (-11, -13)])
    fill(painter, neck, context.ink("brick"))
    stroke(painter, neck, outline, 2.2)
    for x, y in ((22, 22), (28, 10), (16, 10)):
        paint_coin(painter, context, QPointF(x, y), 9)


def _stall(painter: QPainter, context: BoardContext) -> None:
    """Print a stall with a striped awning."""
    outline = context.ink("outline")
    for side in (-26, 26):
        post = oblong(QRectF(side - 2.5, -8, 5, 38))
        fill(painter, post, context.ink("wood"))
        stroke(painter, post, outline, 1.6)
    table = oblong(QRectF(-30, 12, 60, 10))
    fill(painter, table, context.ink("wood_lit"))
    stroke(painter, table, outline, 2)
    for x, name in ((-16, "red"), (0, "yellow"), (16, "blue")):
        paint_cube(painter, QPointF(x, 5), 8, context.ink(name), outline)
    for index in range(5):
        left = -32.5 + index * 13
        flap = QPainterPath(QPointF(left + 4 - index * 2, -28))
        flap.lineTo(left + 15 - index * 2, -28)
        flap.lineTo(left + 13, -10)
        flap.cubicTo(left + 13, -2, left, -2, left, -10)
        flap.closeSubpath()
        fill(painter, flap, context.ink("brick" if index % 2 == 0 else "sheet_active"))
        stroke(painter, flap, outline, 1.8)
