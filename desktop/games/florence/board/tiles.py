"""Tiles in woodcut: roofs with a sign for every kind of building, trees, waves, hedges, and the palazzo."""

from __future__ import annotations

from functools import partial
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.games.florence.board.layout import cell, ground_path
from desktop.games.florence.board.signs import SIGNS
from desktop.games.florence.data import FOR, LAK, LANDSCAPE_KINDS
from desktop.games.florence.estate import ORIENTATIONS, SIDE, squares, squares_of
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong, polygon
from desktop.ui.board.press import clipped, faint, fill, mix, reprint, shadow, stroke

__all__ = ["paint_grid", "paint_palazzo", "paint_tile", "sample_ground"]


def sample_ground(kind: int, turn: int = 0) -> int:
    """Return the squares of a tile in the lower left corner."""
    return squares(ORIENTATIONS[kind][turn])


def paint_tile(
    painter: QPainter, context: BoardContext, kind: int, ground: int, origin: QPointF, size: float
) -> None:
    """Print a tile on its squares; ``origin`` is the lower left corner of the grid."""
    theme = "dark" if context.theme.dark else "light"
    room = ground_path(ground, origin, size).boundingRect().adjusted(-size / 8, -size / 8, size / 8, size / 8)
    paint = partial(_paint_tile, context=context, kind=kind, ground=ground, origin=origin, size=size)
    reprint(painter, f"florence {theme} tile {kind} {ground} {size}", room, paint)


def _paint_tile(
    painter: QPainter, context: BoardContext, kind: int, ground: int, origin: QPointF, size: float
) -> None:
    path = ground_path(ground, origin, size)
    if size > 30:
        path = hand(path, kind * 7 + ground % 97, 0.9, 26)
    shadow(painter, path, QColor("black"), drop=max(1.5, size * 0.06))
    if kind in LANDSCAPE_KINDS:
        _landscape(painter, context, kind, ground, path, origin, size)
    else:
        _roofs(painter, context, kind, path, size)
    stroke(painter, path, context.ink("outline"), max(1.1, size * 0.045))
    if kind not in LANDSCAPE_KINDS and size > 15:
        _sign(painter, context, kind, ground, origin, size)


def _roofs(painter: QPainter, context: BoardContext, kind: int, path: QPainterPath, size: float) -> None:
    roof = context.ink(f"tile{kind}")
    fill(painter, path, roof)
    clipped(painter, path)
    bounds = path.boundingRect()
    pen = QPen(faint(QColor("black"), 0.28), max(0.8, size * 0.028))
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.setPen(pen)
    line, shift = bounds.top() + size * 0.16, 0.0
    while line < bounds.bottom() + size * 0.1:
        wave = QPainterPath(QPointF(bounds.left() - shift, line))
        x = bounds.left() - shift
        while x < bounds.right():
            x += size * 0.17
            wave.quadTo(x - size * 0.085, line + size * 0.11, x, line)
        painter.drawPath(wave)
        line += size * 0.19
        shift = size * 0.085 - shift
    light = QPen(faint(mix(roof, QColor("white"), 0.5), 0.5), max(0.8, size * 0.03))
    painter.setPen(light)
    painter.drawPath(path.translated(size * 0.05, size * 0.05))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.restore()


def _sign(
    painter: QPainter, context: BoardContext, kind: int, ground: int, origin: QPointF, size: float
) -> None:
    """Print the sign of the building on its middle square."""
    spots = [cell(x, y, origin, size).center() for x, y in squares_of(ground)]
    middle = QPointF(
        sum(spot.x() for spot in spots) / len(spots), sum(spot.y() for spot in spots) / len(spots)
    )
    spot = min(spots, key=lambda each: (each - middle).manhattanLength())
    disc = ellipse(spot, size * 0.34)
    fill(painter, disc, context.ink("wall"))
    stroke(painter, disc, context.ink("outline"), max(1.0, size * 0.035))
    SIGNS[kind](painter, spot, size * 0.22, QColor("#2A211C"))


def _landscape(
    painter: QPainter,
    context: BoardContext,
    kind: int,
    ground: int,
    path: QPainterPath,
    origin: QPointF,
    size: float,
) -> None:
    ink = context.ink
    fill(painter, path, ink("meadow" if kind == FOR else "water" if kind == LAK else "lawn"))
    clipped(painter, path)
    if kind == LAK:
        _waves(painter, path.boundingRect(), ink("wave"), size)
    else:
        for x, y in squares_of(ground):
            square = cell(x, y, origin, size)
            if kind == FOR:
                _trees(painter, context, square, size, x * 7 + y)
            else:
                _hedges(painter, context, square, size)
    painter.restore()


def _waves(painter: QPainter, bounds: QRectF, colour: QColor, size: float) -> None:
    rng = Random(9)
    painter.setPen(QPen(colour, max(0.8, size * 0.035), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    y = bounds.top() + size * 0.2
    while y < bounds.bottom():
        x = bounds.left() + rng.uniform(0, size * 0.3)
        while x < bounds.right():
            wave = QPainterPath(QPointF(x, y))
            wave.quadTo(x + size * 0.1, y - size * 0.08, x + size * 0.2, y)
            wave.quadTo(x + size * 0.3, y + size * 0.08, x + size * 0.4, y)
            painter.drawPath(wave)
            x += size * 0.62
        y += size * 0.24
    painter.setPen(Qt.PenStyle.NoPen)


def _trees(painter: QPainter, context: BoardContext, square: QRectF, size: float, seed: int) -> None:
    rng = Random(seed)
    for number in range(3):
        x = square.left() + (0.22 + 0.28 * number + rng.uniform(-0.05, 0.05)) * size
        y = square.bottom() - (0.12 + 0.3 * (number % 2)) * size
        tree = QPainterPath(QPointF(x, y))
        tree.cubicTo(x - size * 0.17, y - size * 0.1, x - size * 0.1, y - size * 0.5, x, y - size * 0.62)
        tree.cubicTo(x + size * 0.1, y - size * 0.5, x + size * 0.17, y - size * 0.1, x, y)
        fill(painter, tree, context.ink("tree"))
        stroke(painter, tree, context.ink("outline"), max(0.7, size * 0.024))
        lit = QPainterPath(QPointF(x - size * 0.03, y - size * 0.15))
        lit.lineTo(x - size * 0.02, y - size * 0.44)
        stroke(painter, lit, context.ink("tree_lit"), max(0.8, size * 0.032))


def _hedges(painter: QPainter, context: BoardContext, square: QRectF, size: float) -> None:
    for a, b in ((0.26, 0.26), (0.74, 0.26), (0.26, 0.74), (0.74, 0.74)):
        bush = ellipse(QPointF(square.left() + a * size, square.top() + b * size), size * 0.16)
        fill(painter, bush, context.ink("hedge"))
        stroke(painter, bush, context.ink("outline"), max(0.7, size * 0.028))
    bloom = ellipse(square.center(), size * 0.09)
    fill(painter, bloom, context.ink("bloom"))
    stroke(painter, bloom, context.ink("outline"), max(0.7, size * 0.026))


def paint_grid(painter: QPainter, context: BoardContext, origin: QPointF, size: float) -> None:
    """Print the squares of an estate."""
    whole = QRectF(origin.x(), origin.y() - SIDE * size, SIDE * size, SIDE * size)
    painter.fillRect(whole, context.ink("square"))
    for y in range(SIDE):
        for x in range(SIDE):
            if (x + y) % 2:
                painter.fillRect(cell(x, y, origin, size), context.ink("square_other"))
    stroke(painter, oblong(whole), context.ink("outline"), max(1.2, size * 0.045))


def paint_palazzo(
    painter: QPainter, context: BoardContext, origin: QPointF, size: float, column: int
) -> None:
    """Print the palazzo, three squares wide and two high, from a column on."""
    ink = context.ink
    block = QRectF(origin.x() + column * size, origin.y() - 2 * size, 3 * size, 2 * size)
    shadow(painter, oblong(block), QColor("black"), drop=max(1.5, size * 0.06))
    painter.fillRect(block, ink("wall"))
    front = block.adjusted(size * 0.16, size * 0.56, -size * 0.16, -size * 0.12)
    painter.fillRect(front, mix(ink("wall"), QColor("white"), 0.3))
    outline, thin = QColor("#2A211C"), max(0.8, size * 0.035)
    stroke(painter, oblong(front), outline, thin)
    gable = polygon(
        [
            (block.left() + size * 0.06, block.top() + size * 0.58),
            (block.center().x(), block.top() + size * 0.1),
            (block.right() - size * 0.06, block.top() + size * 0.58),
        ]
    )
    fill(painter, gable, ink("lapis"))
    stroke(painter, gable, outline, thin)
    fill(painter, ellipse(QPointF(block.center().x(), block.top() + size * 0.38), size * 0.08), ink("ochre"))
    for number in range(6):
        x = block.left() + size * (0.3 + 0.42 * number)
        door = oblong(QRectF(x, block.top() + size * 1.06, size * 0.22, size * 0.78), size * 0.11)
        fill(painter, door, outline)
        painter.fillRect(
            QRectF(x + size * 0.02, block.top() + size * 0.7, size * 0.18, size * 0.2), ink("lapis")
        )
    stroke(painter, oblong(block), ink("outline"), max(1.2, size * 0.05))
