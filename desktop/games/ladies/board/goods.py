"""The goods of the exchange as small linocuts."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.games.ladies.board.garments import Lino, curve
from desktop.games.ladies.data import COAL, COTTON, GEMS, GOLD, TEA, WHEAT
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, polygon
from desktop.ui.board.press import fill, mix, reprint

__all__ = ["good"]


def _coal(p: Lino) -> None:
    p.area(polygon(((-0.42, 0.26), (-0.34, -0.2), (0.0, -0.42), (0.4, -0.18), (0.42, 0.24), (0.05, 0.42))))
    pale = mix(p.ink, QColor("white"), 0.35)
    p.line_of(
        polygon(((-0.34, -0.2), (-0.02, 0.02), (0.05, 0.42), (-0.02, 0.02), (0.4, -0.18), (-0.02, 0.02))),
        pale,
        0.8,
    )


def _cotton(p: Lino) -> None:
    p.line_of(curve((0.0, 0.46), ((0.0, 0.1),), close=False), p.context.ink("wheat"), 2)
    for x, y in ((-0.2, 0.08), (0.2, 0.08), (-0.13, -0.2), (0.13, -0.2), (0.0, -0.02)):
        p.area(ellipse(QPointF(x, y), 0.22))
    p.area(
        curve(
            (-0.22, 0.22), ((-0.1, 0.4), (0.1, 0.4), (0.22, 0.22)), ((0.1, 0.28), (-0.1, 0.28), (-0.22, 0.22))
        ),
        p.context.ink("tea"),
    )


def _gems(p: Lino) -> None:
    outline = polygon(((-0.44, -0.14), (-0.22, -0.4), (0.22, -0.4), (0.44, -0.14), (0.0, 0.44)))
    p.area(outline)
    pale = mix(p.ink, QColor("white"), 0.45)
    fill(p.painter, polygon(((-0.22, -0.36), (0.22, -0.36), (0.12, -0.16), (-0.12, -0.16))), pale)
    p.line_of(
        polygon(((-0.44, -0.14), (-0.14, -0.14), (0.0, 0.44), (0.14, -0.14), (0.44, -0.14), (-0.44, -0.14))),
        p.line,
        0.8,
    )


def _wheat(p: Lino) -> None:
    p.line_of(curve((0.0, 0.48), ((0.02, 0.1), (0.0, -0.1), (0.0, -0.4)), close=False), p.line, 1.6)
    for k, y in enumerate((-0.26, -0.06, 0.14)):
        for side in (-1, 1):
            x = side * 0.06
            p.area(
                curve(
                    (x, y + 0.14),
                    ((side * 0.32, y + 0.1), (side * 0.34, y - 0.1), (side * 0.3, y - 0.18)),
                    ((side * 0.14, y - 0.1), (x, y), (x, y + 0.14)),
                )
            )
        del k
    p.area(ellipse(QPointF(0, -0.36), 0.08, 0.13))


def _tea(p: Lino) -> None:
    p.area(
        curve(
            (-0.42, 0.36),
            ((-0.4, -0.3), (0.14, -0.48), (0.42, -0.38)),
            ((0.4, 0.2), (0.0, 0.46), (-0.42, 0.36)),
        )
    )
    p.line_of(curve((-0.42, 0.4), ((-0.1, 0.1), (0.1, -0.1), (0.3, -0.26)), close=False), p.deep, 1.2)
    for x, y in ((-0.14, 0.08), (0.06, -0.1)):
        p.line_of(curve((x, y), ((x + 0.02, y - 0.16),), close=False), p.deep, 0.9)
        p.line_of(curve((x, y), ((x + 0.18, y + 0.02),), close=False), p.deep, 0.9)


def _gold(p: Lino) -> None:
    p.area(polygon(((-0.46, 0.26), (-0.3, -0.08), (0.26, -0.08), (0.46, 0.26))))
    p.area(
        polygon(((-0.3, -0.08), (-0.16, -0.26), (0.34, -0.26), (0.26, -0.08))),
        mix(p.ink, QColor("white"), 0.4),
    )
    p.area(polygon(((0.26, -0.08), (0.34, -0.26), (0.5, 0.06), (0.46, 0.26))), p.deep)


GOODS: dict[int, tuple[str, Callable[[Lino], None]]] = {
    COAL: ("coal", _coal),
    COTTON: ("cotton", _cotton),
    GEMS: ("gems", _gems),
    WHEAT: ("wheat", _wheat),
    TEA: ("tea", _tea),
    GOLD: ("gold", _gold),
}


AROUND = 0.6
"""How far the art reaches from its middle, lines included, in parts of its size."""


def good(painter: QPainter, context: BoardContext, which: int, middle: QPointF, size: float) -> None:
    """Print a good, so many pixels large; each is cut once, for they change hands all the time."""
    reach = AROUND * size
    room = QRectF(middle.x() - reach, middle.y() - reach, 2 * reach, 2 * reach)
    name = f"ladies good {context.theme.dark} {which} {size}"
    reprint(painter, name, room, partial(_print, context, which, middle, size))


def _print(context: BoardContext, which: int, middle: QPointF, size: float, painter: QPainter) -> None:
    ink, paint = GOODS[which]
    painter.save()
    painter.translate(middle)
    painter.scale(size, size)
    paint(Lino(painter, context, context.ink(ink), size))
    painter.restore()
