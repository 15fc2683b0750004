"""The printed part of the board: a woodcut landscape, painted once."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.florence.board.layout import WHOLE, rival_rect
from desktop.games.florence.board.skyline import paint_skyline
from desktop.ui.board.context import BoardContext
from desktop.ui.board.press import fill, grain, stroke, sunburst

__all__ = ["paint_ground"]


def paint_ground(context: BoardContext, painter: QPainter) -> None:
    """Print rays, hills with cypresses along the lower edge, and the grain of the paper."""
    ink = context.ink
    painter.fillRect(WHOLE, ink("ground"))
    sunburst(painter, QPointF(573, 437), 1200, 56, ink("ray"), seed=11)
    rng = Random(4)
    for base, height, name in ((905, 60, "ray"), (950, 44, "edge")):
        hill = QPainterPath(QPointF(0, 1000))
        hill.lineTo(0, base)
        x = 0.0
        while x < WHOLE.right():
            step = rng.uniform(120, 220)
            hill.quadTo(x + step / 2, base - rng.uniform(0.4, 1.0) * height, x + step, base)
            x += step
        hill.lineTo(x, 1000)
        hill.closeSubpath()
        painter.setOpacity(0.55)
        fill(painter, hill, ink(name))
        painter.setOpacity(1.0)
        for _ in range(16):
            _cypress(context, painter, QPointF(rng.uniform(0, WHOLE.right()), base + rng.uniform(4, 30)), rng)
    _city(context, painter)
    grain(painter, WHOLE, ink("speck"), seed=3)


def _city(context: BoardContext, painter: QPainter) -> None:
    """Print Florence where the third rival would be; spectators of three see a sheet in its place."""
    if len(context.seats) <= 3:
        paint_skyline(painter, context, rival_rect(2, 3).adjusted(8, 0, -8, 0), "ground")


def _cypress(context: BoardContext, painter: QPainter, foot: QPointF, rng: Random) -> None:
    height = rng.uniform(26, 46)
    x, y = foot.x(), foot.y()
    tree = QPainterPath(foot)
    tree.cubicTo(x - height * 0.22, y - height * 0.2, x - height * 0.12, y - height * 0.8, x, y - height)
    tree.cubicTo(x + height * 0.12, y - height * 0.8, x + height * 0.22, y - height * 0.2, x, y)
    painter.setOpacity(0.5)
    fill(painter, tree, context.ink("tree"))
    stroke(painter, tree, context.ink("outline"), 1.2)
    painter.setOpacity(1.0)
