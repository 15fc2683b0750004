"""The articles of fashion and the goods of the exchange as small linocuts."""

from __future__ import annotations

import math
from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.ladies.data import (
    BROOCH,
    CAPE,
    DRESS,
    EARRINGS,
    FAN,
    GLOVES,
    HANDBAG,
    HAT,
    NECKLACE,
    SHOES,
    TIARA,
)
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong, polygon, star
from desktop.ui.board.press import fill, mix, stroke

__all__ = ["Lino", "curve", "frame", "garment", "heart", "maid_head", "star_row"]

Point = tuple[float, float]


def curve(start: Point, *steps: tuple[Point, ...], close: bool = True) -> QPainterPath:
    """Return an outline: each step is a line (one point) or a bow (three points)."""
    path = QPainterPath(QPointF(*start))
    for step in steps:
        if len(step) == 1:
            path.lineTo(QPointF(*step[0]))
        else:
            one, two, end = (QPointF(*point) for point in step)
            path.cubicTo(one, two, end)
    if close:
        path.closeSubpath()
    return path


class Lino:
    """A painter moved to a spot, in which 1.0 is the size of the thing."""

    def __init__(self, painter: QPainter, context: BoardContext, ink: QColor, size: float) -> None:
        self.painter, self.context, self.ink = painter, context, ink
        self.line = context.ink("outline")
        self.gold = context.ink("gold")
        self.width = min(2.4, 0.055 * size) / size

    def area(self, path: QPainterPath, colour: QColor | None = None) -> None:
        """Print an area with its outline."""
        fill(self.painter, path, colour or self.ink)
        stroke(self.painter, path, self.line, self.width)

    def line_of(self, path: QPainterPath, colour: QColor | None = None, width: float = 1.0) -> None:
        """Print a line."""
        stroke(self.painter, path, colour or self.line, self.width * width)

    @property
    def deep(self) -> QColor:
        """The ink, darker."""
        return mix(self.ink, QColor("black"), 0.25)


def _dress(p: Lino) -> None:
    p.area(
        curve(
            (-0.17, -0.48),
            ((-0.05, -0.4), (0.05, -0.4), (0.17, -0.48)),
            ((0.13, -0.08),),
            ((0.26, 0.12), (0.4, 0.3), (0.44, 0.5)),
            ((0.2, 0.54), (-0.2, 0.54), (-0.44, 0.5)),
            ((-0.4, 0.3), (-0.26, 0.12), (-0.13, -0.08)),
        )
    )
    for x in (-0.18, 0.0, 0.18):
        p.line_of(curve((x * 0.4, 0.0), ((x, 0.25), (x, 0.3), (x * 1.25, 0.48)), close=False), p.deep)
    p.area(polygon(((-0.14, -0.12), (0.14, -0.12), (0.15, -0.03), (-0.15, -0.03))), p.gold)


def _cape(p: Lino) -> None:
    p.area(
        curve(
            (-0.12, -0.42),
            ((-0.34, -0.3), (-0.46, 0.2), (-0.44, 0.46)),
            ((-0.15, 0.54), (0.15, 0.54), (0.44, 0.46)),
            ((0.46, 0.2), (0.34, -0.3), (0.12, -0.42)),
        )
    )
    p.line_of(curve((0.0, -0.3), ((0.03, 0.1), (0.0, 0.3), (0.02, 0.5)), close=False), p.deep)
    p.area(
        curve(
            (-0.16, -0.45),
            ((-0.05, -0.36), (0.05, -0.36), (0.16, -0.45)),
            ((0.12, -0.28), (-0.12, -0.28), (-0.16, -0.45)),
        ),
        p.gold,
    )


def _shoes(p: Lino) -> None:
    for dx, dy in ((-0.06, -0.16), (0.06, 0.14)):
        p.area(
            curve(
                (-0.4 + dx, 0.02 + dy),
                ((-0.36 + dx, -0.2 + dy), (-0.24 + dx, -0.22 + dy), (-0.16 + dx, -0.1 + dy)),
                ((0.02 + dx, 0.02 + dy), (0.2 + dx, -0.02 + dy), (0.4 + dx, 0.14 + dy)),
                ((0.36 + dx, 0.22 + dy), (0.2 + dx, 0.2 + dy), (-0.1 + dx, 0.18 + dy)),
                ((-0.26 + dx, 0.06 + dy),),
                ((-0.3 + dx, 0.24 + dy),),
                ((-0.4 + dx, 0.24 + dy),),
            )
        )
        p.area(ellipse(QPointF(0.1 + dx, 0.02 + dy), 0.05), p.gold)


def _hat(p: Lino) -> None:
    p.area(
        curve(
            (0.08, -0.02),
            ((0.2, -0.6), (0.56, -0.5), (0.48, -0.14)),
            ((0.36, -0.16), (0.2, -0.1), (0.08, -0.02)),
        ),
        p.gold,
    )
    p.area(curve((-0.28, 0.18), ((-0.3, -0.38), (0.3, -0.38), (0.28, 0.18))))
    p.area(polygon(((-0.28, 0.08), (0.28, 0.08), (0.28, 0.19), (-0.28, 0.19))), p.deep)
    p.area(ellipse(QPointF(0, 0.24), 0.48, 0.11))


def _gloves(p: Lino) -> None:
    for side in (-1, 1):
        s = side
        p.area(
            curve(
                (s * 0.06, 0.46),
                ((s * 0.1, 0.1), (s * 0.06, 0.0), (s * 0.04, -0.2)),
                ((s * 0.06, -0.5), (s * 0.36, -0.5), (s * 0.36, -0.18)),
                ((s * 0.46, -0.2), (s * 0.46, 0.02), (s * 0.34, 0.08)),
                ((s * 0.3, 0.2), (s * 0.34, 0.3), (s * 0.34, 0.46)),
            )
        )
        p.line_of(curve((s * 0.08, 0.34), ((s * 0.34, 0.34),), close=False), p.deep)
        for x in (0.14, 0.22, 0.29):
            p.line_of(curve((s * x, -0.36), ((s * x, -0.14),), close=False), p.deep, 0.7)


def _fan(p: Lino) -> None:
    foot = (0.0, 0.34)
    pale = mix(p.ink, p.context.ink("sheet"), 0.65)
    for k in range(9):
        middle = -math.pi * 0.95 + k * math.pi * 0.9 / 8
        ends = [
            (foot[0] + math.cos(middle + turn) * 0.62, foot[1] + math.sin(middle + turn) * 0.62)
            for turn in (-0.18, 0.18)
        ]
        p.area(polygon((foot, *ends)), p.ink if k % 2 else pale)
    p.area(ellipse(QPointF(*foot), 0.06), p.gold)


def _handbag(p: Lino) -> None:
    p.line_of(curve((-0.2, -0.1), ((-0.22, -0.56), (0.22, -0.56), (0.2, -0.1)), close=False), None, 2.6)
    p.line_of(curve((-0.2, -0.1), ((-0.22, -0.56), (0.22, -0.56), (0.2, -0.1)), close=False), p.gold, 1.2)
    p.area(
        curve(
            (-0.32, -0.1),
            ((0.32, -0.1),),
            ((0.46, 0.2), (0.46, 0.44), (0.3, 0.46)),
            ((-0.3, 0.46),),
            ((-0.46, 0.44), (-0.46, 0.2), (-0.32, -0.1)),
        )
    )
    p.area(
        curve(
            (-0.32, -0.1),
            ((0.32, -0.1),),
            ((0.26, 0.12), (0.1, 0.18), (0.0, 0.2)),
            ((-0.1, 0.18), (-0.26, 0.12), (-0.32, -0.1)),
        ),
        p.deep,
    )
    p.area(ellipse(QPointF(0, 0.19), 0.06), p.gold)


def _necklace(p: Lino) -> None:
    for k in range(13):
        turn = math.pi * k / 12
        middle = QPointF(math.cos(turn) * 0.38, -0.26 + math.sin(turn) * 0.5)
        p.area(ellipse(middle, 0.055 if k != 6 else 0.01), p.gold)
    p.area(polygon(((-0.13, 0.22), (0.0, 0.14), (0.13, 0.22), (0.08, 0.4), (0.0, 0.46), (-0.08, 0.4))))


def _brooch(p: Lino) -> None:
    for k in range(10):
        turn = math.tau * k / 10
        p.area(ellipse(QPointF(math.cos(turn) * 0.34, math.sin(turn) * 0.34), 0.12), p.gold)
    p.area(ellipse(QPointF(0, 0), 0.3))
    p.area(star(QPointF(0, 0), 0.18, 6, 0.6), mix(p.ink, QColor("white"), 0.55))


def _earrings(p: Lino) -> None:
    for side in (-1, 1):
        x = side * 0.22
        p.line_of(curve((x, -0.42), ((x + 0.1, -0.4), (x + 0.1, -0.22), (x, -0.2)), close=False), p.gold, 1.8)
        p.area(ellipse(QPointF(x, -0.1), 0.08), p.gold)
        p.area(
            curve(
                (x, -0.04),
                ((x + 0.26, 0.34), (x + 0.1, 0.46), (x, 0.46)),
                ((x - 0.1, 0.46), (x - 0.26, 0.34), (x, -0.04)),
            )
        )


def _tiara(p: Lino) -> None:
    p.area(
        curve(
            (-0.46, 0.3),
            ((-0.42, -0.06),),
            ((-0.26, 0.08),),
            ((-0.17, -0.24),),
            ((-0.07, 0.0),),
            ((0.0, -0.42),),
            ((0.07, 0.0),),
            ((0.17, -0.24),),
            ((0.26, 0.08),),
            ((0.42, -0.06),),
            ((0.46, 0.3),),
            ((0.2, 0.2), (-0.2, 0.2), (-0.46, 0.3)),
        ),
        p.gold,
    )
    for x, y in ((-0.42, -0.08), (-0.17, -0.27), (0.0, -0.42), (0.17, -0.27), (0.42, -0.08)):
        p.area(ellipse(QPointF(x, y), 0.065))


ARTICLES: dict[int, Callable[[Lino], None]] = {
    DRESS: _dress,
    CAPE: _cape,
    SHOES: _shoes,
    HAT: _hat,
    GLOVES: _gloves,
    FAN: _fan,
    HANDBAG: _handbag,
    NECKLACE: _necklace,
    BROOCH: _brooch,
    EARRINGS: _earrings,
    TIARA: _tiara,
}


def garment(
    painter: QPainter, context: BoardContext, kind: int, middle: QPointF, size: float, ink: QColor
) -> None:
    """Print an article of fashion in an ink, so many pixels large."""
    painter.save()
    painter.translate(middle)
    painter.scale(size, size)
    ARTICLES[kind](Lino(painter, context, ink, size))
    painter.restore()


def maid_head(painter: QPainter, context: BoardContext, middle: QPointF, size: float) -> None:
    """Print a maid with her cap."""
    painter.save()
    painter.translate(middle)
    painter.scale(size, size)
    p = Lino(painter, context, context.ink("brand_2"), size)
    p.area(curve((-0.4, 0.5), ((-0.36, 0.16), (0.36, 0.16), (0.4, 0.5))))
    p.area(polygon(((-0.14, 0.24), (0.14, 0.24), (0.2, 0.5), (-0.2, 0.5))), context.ink("cotton"))
    p.area(ellipse(QPointF(0, 0), 0.25, 0.29), context.ink("skin"))
    p.area(
        curve(
            (-0.27, 0.02),
            ((-0.3, -0.36), (0.3, -0.36), (0.27, 0.02)),
            ((0.16, -0.14), (-0.16, -0.14), (-0.27, 0.02)),
        ),
        context.ink("hair"),
    )
    p.area(
        curve(
            (-0.3, -0.16),
            ((-0.4, -0.5), (0.4, -0.5), (0.3, -0.16)),
            ((0.12, -0.28), (-0.12, -0.28), (-0.3, -0.16)),
        ),
        context.ink("cotton"),
    )
    for x in (-0.09, 0.09):
        fill(painter, ellipse(QPointF(x, 0.02), 0.026), p.line)
    p.line_of(
        curve((-0.07, 0.14), ((-0.03, 0.18), (0.03, 0.18), (0.07, 0.14)), close=False), context.ink("lip")
    )
    painter.restore()


def heart(middle: QPointF, size: float) -> QPainterPath:
    """Return a heart, so many pixels wide."""
    x, y, r = middle.x(), middle.y(), size / 2
    return curve(
        (x, y + 0.9 * r),
        ((x - 1.5 * r, y - 0.1 * r), (x - 0.9 * r, y - 1.3 * r), (x, y - 0.4 * r)),
        ((x + 0.9 * r, y - 1.3 * r), (x + 1.5 * r, y - 0.1 * r), (x, y + 0.9 * r)),
    )


def star_row(painter: QPainter, context: BoardContext, count: int, rect: QRectF) -> None:
    """Print a row of stars in the middle of a rectangle."""
    radius = min(rect.height() / 2, rect.width() / max(1, count) / 2.1)
    step = radius * 2.1
    left = rect.center().x() - step * (count - 1) / 2
    for index in range(count):
        path = hand(star(QPointF(left + step * index, rect.center().y()), radius), index, 0.3, 9)
        fill(painter, path, context.ink("star"))
        stroke(painter, path, context.ink("outline"), 1.2)


def frame(rect: QRectF, radius: float = 8.0) -> QPainterPath:
    """Return a rectangle cut by hand."""
    return hand(oblong(rect, radius), round(rect.x() * 7 + rect.y()), 0.7, 24)
