"""Where everything is, in logical pixels of a board of 1400 x 1000, seen from above at a slant."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.games.coco.data import (
    COLUMNS,
    FIELDS,
    HOLE_ROW,
    HOME,
    MARKET,
    PLACES,
    ROWS,
    VILLAGE,
    column,
    row,
)

__all__ = [
    "CARD", "DECK", "DICE", "DISCARD", "MAGNET", "PEEK", "WHOLE", "clearing", "grid", "hanging", "hole_spot",
    "node_spot", "rod_end", "scale_at", "slot_spot", "stock_spot",
]  # fmt: skip

WHOLE = QRectF(0, 0, 1400, 1000)
MIDDLE = 700.0
NEAR, FAR = 772.0, 148.0
"""The heights of the edges with the villages, y = 0 and y = 6."""
WIDE = 130.0

CARD = QRectF(470, 878, 460, 112)
DECK = QPointF(330, 934)
DISCARD = QPointF(408, 934)
DICE = (QPointF(990, 934), QPointF(1062, 934))
PEEK = QPointF(1290, 926)
MAGNET = QPointF(0, 84)
"""The magnet at Pongo's feet, from where his hands hold the rod."""
CROWN = 124.0
"""How high above its hole a palm holds the rod."""


def scale_at(y: float) -> float:
    """Return how large things are in a row: the far ones are smaller."""
    return 1.1 - 0.036 * y


def grid(x: float, y: float) -> QPointF:
    """Return a point of the board; x from 0 to 8, y from 0 to 6 as in the rules."""
    share = y / (ROWS + 1)
    away = share**0.95 if share > 0 else share
    return QPointF(MIDDLE + (x - 4) * WIDE * scale_at(y), NEAR - (NEAR - FAR) * away)


def _edge(place: int) -> float:
    """Return the row of a village; its market place lies on the other edge."""
    return 0.0 if PLACES[place].forward == COLUMNS else float(ROWS + 1)


def node_spot(place: int, node: int, number: int = 0) -> tuple[QPointF, float]:
    """Return where a basket stands, and its scale; ``number`` (0 .. 2) tells waiting baskets apart."""
    home = PLACES[place]
    if node < FIELDS:
        x, y = float(column(node)), float(row(node))
    elif node == VILLAGE:
        x, y = float(home.village), _edge(place)
        spot = grid(x, y)
        return spot + QPointF(-34 if x < 4 else 34, 34) * scale_at(y), scale_at(y)
    elif node == MARKET:
        x, y = float(home.market), float(ROWS + 1) - _edge(place)
    else:
        y = _edge(place)
        outwards = -1 if home.village < 4 else 1
        spot = grid(home.village + outwards * (1.05 + 0.36 * number), y)
        return spot + QPointF(0, 30 * scale_at(y)), 0.74 * scale_at(y)
    return grid(x, y), scale_at(y)


def stock_spot(place: int) -> tuple[QPointF, float]:
    """Return where the goods lie that are not loaded yet: beside the village, where no palm hides them."""
    spot, scale = node_spot(place, HOME, -1)
    return spot - QPointF(0, 4), scale


SLOTS = ((-44, 0), (0, 0), (44, 0), (-22, 37), (22, 37))


def slot_spot(place: int, slot: int) -> tuple[QPointF, float]:
    """Return where the n-th tile lies on a market place (0 .. 4)."""
    spot, scale = node_spot(place, MARKET)
    x, y = SLOTS[min(slot, len(SLOTS) - 1)]
    return spot + QPointF(x, y + 2) * scale, scale


def hole_spot(side: int, colour: int) -> tuple[QPointF, float]:
    """Return the hole of a colour on the left (0) or right (1) edge."""
    y = float(HOLE_ROW[colour])
    return grid(8.0 * side, y), scale_at(y)


def rod_end(side: int, colour: int) -> QPointF:
    """Return where a palm in this hole holds the rod."""
    spot, scale = hole_spot(side, colour)
    return spot - QPointF(0, CROWN * scale)


def hanging(left: int, right: int, x: float) -> QPointF:
    """Return the point of the rod above a column (0 .. 8, 0 and 8 the palms)."""
    one, two = rod_end(0, left), rod_end(1, right)
    return one + (two - one) * (x / (COLUMNS + 1))


def clearing() -> QPainterPath:
    """Return the outline of the clearing."""
    corners = grid(0.02, -0.62), grid(7.98, -0.62), grid(7.9, 6.62), grid(0.1, 6.62)
    path = QPainterPath(corners[0])
    path.cubicTo(corners[0] + QPointF(-46, -210), corners[3] + QPointF(-46, 210), corners[3])
    path.cubicTo(corners[3] + QPointF(220, -30), corners[2] + QPointF(-220, -30), corners[2])
    path.cubicTo(corners[2] + QPointF(46, 210), corners[1] + QPointF(46, -210), corners[1])
    path.cubicTo(corners[1] + QPointF(-220, 30), corners[0] + QPointF(220, 30), corners[0])
    path.closeSubpath()
    return path
