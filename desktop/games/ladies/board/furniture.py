"""What stands in the street where there are few boutiques: gas lamps, and box trees in tubs."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.ladies.board.garments import curve
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong
from desktop.ui.board.press import fill, mix, shadow, stroke

__all__ = ["furnish"]

Area = tuple[QPainterPath, QColor]


def furnish(painter: QPainter, context: BoardContext, gaps: Sequence[QRectF]) -> None:
    """Print a lamp into the gaps within the row of boutiques, a tree into those at its ends."""
    for index, gap in enumerate(gaps):
        foot = QPointF(gap.center().x(), gap.bottom() + 20)
        if 0 < index < len(gaps) - 1:
            _lamp(painter, context, foot, gap.height() - 24)
        else:
            _tree(painter, context, foot, gap.height() - 74, index)


def _print(painter: QPainter, context: BoardContext, areas: Sequence[Area], width: float = 2.4) -> None:
    for path, colour in areas:
        fill(painter, path, colour)
        stroke(painter, path, context.ink("outline"), width)


def _lamp(painter: QPainter, context: BoardContext, foot: QPointF, height: float) -> None:
    """Print a gas lamp that stands on its foot; its glow lies on the wall behind."""
    x, y, top = foot.x(), foot.y(), foot.y() - height
    iron, gold = mix(context.ink("shop_1"), QColor("black"), 0.45), context.ink("gold")
    for radius, alpha in ((70, 26), (50, 34), (34, 46)):
        glow = QColor(gold)
        glow.setAlpha(alpha)
        fill(painter, ellipse(QPointF(x, top + 52), radius, radius), glow)
    arm = oblong(QRectF(x - 30, top + 104, 60, 6), 3)
    pole = oblong(QRectF(x - 5, top + 88, 10, height - 108))
    base = curve((x - 22, y), ((x + 22, y),), ((x + 14, y - 24),), ((x - 14, y - 24),))
    shadow(painter, base, QColor("black"), drop=3)
    _print(painter, context, [(pole, iron), (arm, iron), (base, iron)])
    for ring in (top + 118, y - 40):
        _print(painter, context, [(oblong(QRectF(x - 9, ring, 18, 8), 4), gold)], 1.8)
    glass = curve((x - 15, top + 86), ((x + 15, top + 86),), ((x + 24, top + 30),), ((x - 24, top + 30),))
    flame = curve(
        (x, top + 42),
        ((x + 13, top + 60), (x + 8, top + 76), (x, top + 78)),
        ((x - 8, top + 76), (x - 13, top + 60), (x, top + 42)),
    )
    roof = curve((x - 30, top + 32), ((x + 30, top + 32),), ((x + 10, top + 10),), ((x - 10, top + 10),))
    _print(
        painter,
        context,
        [
            (glass, mix(gold, QColor("white"), 0.55)),
            (flame, gold),
            (oblong(QRectF(x - 18, top + 84, 36, 7), 3), iron),
            (roof, iron),
            (ellipse(QPointF(x, top + 6), 6, 7), gold),
        ],
    )


def _tree(painter: QPainter, context: BoardContext, foot: QPointF, height: float, seed: int) -> None:
    """Print a box tree, cut into three balls, in a tub."""
    x, y = foot.x(), foot.y()
    leaf = mix(context.ink("tea"), context.ink("shop_1"), 0.35)
    tub = curve((x - 30, y), ((x + 30, y),), ((x + 38, y - 54),), ((x - 38, y - 54),))
    rim = oblong(QRectF(x - 43, y - 62, 86, 13), 4)
    trunk = oblong(QRectF(x - 6, y - height + 20, 12, height - 78))
    shadow(painter, tub, QColor("black"), drop=3)
    _print(painter, context, [(trunk, context.ink("hair"))])
    for rank, (share, radius) in enumerate(((0.42, 46.0), (0.69, 37.0), (0.9, 27.0))):
        centre = QPointF(x, y - share * height)
        ball = hand(ellipse(centre, radius, radius * 0.94), 7 * seed + rank, 1.1, 15)
        _print(painter, context, [(ball, leaf)])
        for line in range(-2, 3):
            left = centre.x() + line * radius * 0.32
            blade = curve(
                (left, centre.y() + radius * 0.34), ((left + 5, centre.y() + radius * 0.1),), close=False
            )
            upper = curve(
                (left + 7, centre.y() - radius * 0.18),
                ((left + 12, centre.y() - radius * 0.42),),
                close=False,
            )
            for path in (blade, upper):
                stroke(painter, path, mix(leaf, QColor("black"), 0.3), 1.8)
    _print(
        painter,
        context,
        [(tub, context.ink("shop_3")), (rim, mix(context.ink("shop_3"), QColor("white"), 0.2))],
    )
    band = curve((x - 33, y - 24), ((x + 33, y - 24),), close=False)
    stroke(painter, band, mix(context.ink("shop_3"), QColor("black"), 0.35), 2.4)
