"""The city as a small woodcut, printed where the desk has nothing else to say."""

from __future__ import annotations

from functools import partial
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, polygon
from desktop.ui.board.press import fill, mix, reprint, stroke

__all__ = ["LEAST", "paint_skyline"]

HEIGHT, WIDTH = 150.0, 470.0
LEAST = 80.0
"""In less height the city is left out."""


def paint_skyline(painter: QPainter, context: BoardContext, rect: QRectF, ground: str = "sheet") -> None:
    """Print the city on the lower edge of a rectangle, in a soft ink and as large as there is room."""
    size = min(1.0, rect.height() / HEIGHT, rect.width() / WIDTH)
    painter.save()
    painter.translate(rect.center().x(), rect.bottom())
    painter.scale(size, size)
    name = f"florence skyline {context.theme.dark} {ground}"
    room = QRectF(-WIDTH / 2 - 4, -HEIGHT - 4, WIDTH + 8, HEIGHT + 8)
    reprint(painter, name, room, partial(_print, context, ground))
    painter.restore()


def _print(context: BoardContext, ground: str, painter: QPainter) -> None:
    paper = context.ink(ground)
    ink, far = mix(paper, context.ink("edge"), 0.62), mix(paper, context.ink("edge"), 0.26)
    _hills(painter, far)
    _houses(painter, ink, paper)
    _palazzo(painter, ink, paper)
    _cathedral(painter, ink, paper)
    for x, height in ((-218, 62), (-200, 84), (-182, 56), (184, 58), (202, 88), (222, 66)):
        _cypress(painter, ink, x, height)
    stroke(painter, polygon(((-235, 0), (235, 0))), ink, 2.4)


def _box(left: float, top: float, width: float, height: float) -> QPainterPath:
    path = QPainterPath()
    path.addRect(QRectF(left, top, width, height))
    return path


def _hills(painter: QPainter, ink: QColor) -> None:
    path = QPainterPath(QPointF(-235, 0))
    path.cubicTo(-200, -70, -120, -78, -60, -44)
    path.cubicTo(0, -96, 90, -100, 130, -56)
    path.cubicTo(170, -72, 215, -50, 235, 0)
    path.closeSubpath()
    fill(painter, path, ink)


def _houses(painter: QPainter, ink: QColor, paper: QColor) -> None:
    """Print a row of gables, each with its windows."""
    rng, x = Random(5), -172.0
    while x < 166:
        wide, high = rng.uniform(22, 34), rng.uniform(18, 36)
        roof = polygon(((x - 2, -high), (x + wide / 2, -high - rng.uniform(8, 14)), (x + wide + 2, -high)))
        fill(painter, _box(x, -high, wide, high), ink)
        fill(painter, roof, ink)
        stroke(painter, roof, paper, 1.6)
        for column in (0.28, 0.66):
            fill(painter, _box(x + column * wide - 2, -high + 7, 4, 6), paper)
        x += wide


def _palazzo(painter: QPainter, ink: QColor, paper: QColor) -> None:
    """Print the town hall with its battlements and its slender tower."""
    for path in (
        _box(-122, -58, 56, 58),
        _box(-126, -66, 64, 9),
        _box(-101, -110, 14, 46),
        _box(-105, -118, 22, 10),
    ):
        fill(painter, path, ink)
    for place in range(6):
        fill(painter, _box(-126 + place * 11.4, -72, 6.4, 7), ink)
    for place in range(3):
        fill(painter, _box(-105 + place * 8, -123, 5, 6), ink)
    fill(painter, polygon(((-102, -122), (-94, -138), (-86, -122))), ink)
    for row in (-50, -34):
        for place in range(4):
            fill(painter, _box(-115 + place * 13, row, 5, 8), paper)
    stroke(painter, polygon(((-126, -57), (-62, -57))), paper, 1.6)


def _cathedral(painter: QPainter, ink: QColor, paper: QColor) -> None:
    """Print nave, drum, dome and lantern, and the bell tower beside them."""
    dome = QPainterPath(QPointF(-42, -64))
    dome.cubicTo(-42, -96, -20, -112, 0, -118)
    dome.cubicTo(20, -112, 42, -96, 42, -64)
    dome.closeSubpath()
    nave = polygon(((40, 0), (40, -38), (74, -46), (108, -38), (108, 0)))
    for path in (nave, _box(-52, -44, 104, 44), _box(-42, -66, 84, 26), dome, _box(-6, -132, 12, 16)):
        fill(painter, path, ink)
        stroke(painter, path, paper, 1.8)
    fill(painter, polygon(((-7, -132), (0, -142), (7, -132))), ink)
    fill(painter, ellipse(QPointF(0, -145), 3, 3), ink)
    for side in (-1, 1):
        for bow in (12, 27):
            rib = QPainterPath(QPointF(side * bow, -66))
            rib.cubicTo(side * bow, -92, side * bow * 0.5, -110, 0, -117)
            stroke(painter, rib, paper, 1.8)
    for place in range(5):
        fill(painter, ellipse(QPointF(-28 + place * 14, -55), 3.4, 3.4), paper)
    for place in range(4):
        fill(painter, ellipse(QPointF(-33 + place * 22, -20), 4.5, 9), paper)
    tower = _box(112, -104, 24, 104)
    fill(painter, tower, ink)
    fill(painter, _box(109, -110, 30, 7), ink)
    for row in (-96, -72, -48):
        for place in (0, 1):
            fill(painter, _box(117 + place * 9, row, 5, 12), paper)


def _cypress(painter: QPainter, ink: QColor, x: float, height: float) -> None:
    tree = QPainterPath(QPointF(x, 0))
    tree.cubicTo(x - height * 0.2, -height * 0.2, x - height * 0.11, -height * 0.8, x, -height)
    tree.cubicTo(x + height * 0.11, -height * 0.8, x + height * 0.2, -height * 0.2, x, 0)
    fill(painter, tree, ink)
