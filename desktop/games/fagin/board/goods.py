"""What is dealt in, as small marks: the goods are told apart without their colours."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.fagin.data import STREETS
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, oblong, polygon
from desktop.ui.board.press import faint, fill, mix, stroke

__all__ = ["paint_goods"]

Mark = Callable[[QPainter, QColor, QColor], None]
"""Prints a mark about 20 wide round the origin in a light ink, with lines in a dark one."""


def paint_goods(
    painter: QPainter, context: BoardContext, colour: int, centre: QPointF, edge: float, alpha: float = 1.0
) -> None:
    """Print the mark of a street's goods on a tile of their colour, so wide."""
    tint, outline = context.ink(STREETS[colour].colour), context.ink("outline")
    half = edge / 2
    tile = oblong(QRectF(centre.x() - half, centre.y() - half, edge, edge), edge * 0.22)
    painter.save()
    painter.setOpacity(painter.opacity() * alpha)
    fill(painter, tile, mix(tint, outline, 0.12))
    stroke(painter, tile, outline, max(1.2, edge * 0.08))
    painter.translate(centre)
    painter.scale(edge / 26, edge / 26)
    MARKS[colour](painter, context.ink("on_goods"), mix(tint, outline, 0.75))
    painter.restore()


def _book(painter: QPainter, light: QColor, dark: QColor) -> None:
    """Print an open book."""
    for side in (-1, 1):
        page = QPainterPath(QPointF(0, -6))
        page.cubicTo(side * 3, -9, side * 7, -9, side * 10, -7)
        page.lineTo(side * 10, 6)
        page.cubicTo(side * 7, 4, side * 3, 4, 0, 8)
        page.closeSubpath()
        fill(painter, page, light)
        stroke(painter, page, dark, 1.4)
        for y in (-3.5, 0.0):
            line = QPainterPath(QPointF(side * 2.8, y))
            line.lineTo(side * 7.4, y - 0.8)
            stroke(painter, line, dark, 1.2)


def _handkerchief(painter: QPainter, light: QColor, dark: QColor) -> None:
    """Print a handkerchief that hangs from one corner."""
    cloth = QPainterPath(QPointF(0, -10))
    cloth.cubicTo(5, -6, 9, -2, 9.5, 2)
    cloth.cubicTo(6, 4, 4, 5, 3, 10)
    cloth.cubicTo(1, 7, -1, 7, -3, 10)
    cloth.cubicTo(-4, 5, -6, 4, -9.5, 2)
    cloth.cubicTo(-9, -2, -5, -6, 0, -10)
    fill(painter, cloth, light)
    stroke(painter, cloth, dark, 1.4)
    folds = QPainterPath(QPointF(0, -8))
    folds.cubicTo(-1, -3, -4, 0, -4.5, 3.5)
    folds.moveTo(0, -8)
    folds.cubicTo(1, -3, 4, 0, 4.5, 3.5)
    folds.moveTo(0, -8)
    folds.lineTo(0, 5)
    stroke(painter, folds, dark, 1.3)


def _fruit(painter: QPainter, light: QColor, dark: QColor) -> None:
    """Print an apple with its leaf."""
    apple = QPainterPath(QPointF(0, -4))
    apple.cubicTo(4, -7, 9, -5, 8.5, 1)
    apple.cubicTo(8, 6, 4, 10, 0, 8.4)
    apple.cubicTo(-4, 10, -8, 6, -8.5, 1)
    apple.cubicTo(-9, -5, -4, -7, 0, -4)
    fill(painter, apple, light)
    stroke(painter, apple, dark, 1.4)
    stalk = QPainterPath(QPointF(0, -4))
    stalk.lineTo(1, -8.5)
    stroke(painter, stalk, light, 2.2)
    leaf = QPainterPath(QPointF(1.5, -7))
    leaf.cubicTo(3, -11, 7, -11, 8.5, -10)
    leaf.cubicTo(7, -7, 4, -6, 1.5, -7)
    fill(painter, leaf, light)


def _watch(painter: QPainter, light: QColor, dark: QColor) -> None:
    """Print a pocket watch."""
    stroke(painter, ellipse(QPointF(0, -9), 2.4), light, 1.8)
    case = ellipse(QPointF(0, 2), 8.2)
    fill(painter, case, light)
    stroke(painter, case, dark, 1.4)
    hands = QPainterPath(QPointF(0, -3))
    hands.lineTo(0, 2)
    hands.lineTo(3.6, 4)
    stroke(painter, hands, dark, 1.8)


def _silver(painter: QPainter, light: QColor, dark: QColor) -> None:
    """Print a candlestick with its candle."""
    stem = polygon([(-2, -4), (2, -4), (1.6, 3), (6, 7), (6, 9.5), (-6, 9.5), (-6, 7), (-1.6, 3)])
    fill(painter, stem, light)
    stroke(painter, stem, dark, 1.2)
    dish = oblong(QRectF(-6, -5.4, 12, 3), 1.4)
    fill(painter, dish, light)
    stroke(painter, dish, dark, 1.2)
    fill(painter, oblong(QRectF(-1.8, -9.6, 3.6, 4.4)), light)
    fill(painter, ellipse(QPointF(0, -10.4), 1.4, 2.0), light)


def _jewel(painter: QPainter, light: QColor, dark: QColor) -> None:
    """Print a cut stone."""
    stone = polygon([(-6, -7.5), (6, -7.5), (10, -2), (0, 9), (-10, -2)])
    fill(painter, stone, light)
    facets = QPainterPath(QPointF(-10, -2))
    facets.lineTo(10, -2)
    facets.moveTo(-6, -7.5)
    facets.lineTo(-3.4, -2)
    facets.lineTo(0, -7.5)
    facets.lineTo(3.4, -2)
    facets.lineTo(6, -7.5)
    facets.moveTo(-3.4, -2)
    facets.lineTo(0, 9)
    facets.lineTo(3.4, -2)
    stroke(painter, facets, faint(dark, 0.75), 1.1)
    stroke(painter, stone, dark, 1.4)


MARKS: tuple[Mark, ...] = (_book, _handkerchief, _fruit, _watch, _silver, _jewel)
