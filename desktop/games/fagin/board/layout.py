"""Where everything is, in logical pixels of a board of 1400 x 1000."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF

from desktop.games.fagin.data import BOTTOM, COLOURS, HOME, LEVELS, TOP
from desktop.ui.board.places import shared

__all__ = [
    "BILL",
    "CENTRE",
    "COIN",
    "DESK",
    "DIE",
    "HORIZON",
    "MARKET",
    "MATS",
    "WHEEL",
    "WHOLE",
    "exit_rect",
    "home_scale",
    "home_spots",
    "lair_rect",
    "level_rect",
    "mat_rect",
    "sign_rect",
    "spot",
    "stall_cube",
    "stall_rect",
    "store_cube",
    "store_rect",
    "street_rect",
]  # fmt: skip

WHOLE = QRectF(0, 0, 1400, 1000)
HORIZON = 178.0
"""Where the roofs end and the fog begins."""

LEFT, WIDTH, GAP = 24.0, 129.0, 13.0
"""Of the streets."""
HEAD, HEIGHT = 204.0, 47.0
"""Where level 0 begins, and how high a level is."""
FOOT = HEAD + LEVELS * HEIGHT
EXIT = 17.0

BILL = QRectF(1010, 16, 366, 118)
MARKET = QRectF(888, 150, 488, 446)
CENTRE = QPointF(1132, 392)
WHEEL = 90.0
DESK = QRectF(888, 608, 488, 262)
MATS = QRectF(16, 882, 1368, 110)
COIN = QPointF(928, 558)
DIE = QPointF(1336, 556)


CROWD = 3
"""So many urchins stand in two rows at Fagin’s."""


def street_rect(street: int) -> QRectF:
    """Return the levels of a street, with both exits."""
    x = LEFT + street * (WIDTH + GAP)
    return QRectF(x, HEAD - EXIT, WIDTH, LEVELS * HEIGHT + 2 * EXIT)


def level_rect(street: int, level: int) -> QRectF:
    """Return one level."""
    return QRectF(LEFT + street * (WIDTH + GAP), HEAD + level * HEIGHT, WIDTH, HEIGHT)


def exit_rect(street: int, to: int) -> QRectF:
    """Return the edge over which a street is left at ``TOP`` or ``BOTTOM``."""
    y = HEAD - EXIT if to == TOP else FOOT
    return QRectF(LEFT + street * (WIDTH + GAP), y, WIDTH, EXIT)


def lair_rect(street: int) -> QRectF:
    """Return Fagin's space of a street."""
    return QRectF(LEFT + street * (WIDTH + GAP) + 8, 92, WIDTH - 16, HEAD - EXIT - 94)


def sign_rect(street: int) -> QRectF:
    """Return the sign at the foot: name and step price."""
    return QRectF(LEFT + street * (WIDTH + GAP), FOOT + EXIT + 3, WIDTH, 54)


def store_rect(street: int) -> QRectF:
    """Return the warehouse."""
    return QRectF(LEFT + street * (WIDTH + GAP), FOOT + EXIT + 61, WIDTH, 78)


def store_cube(street: int, index: int, cubes: int) -> QPointF:
    """Return where one of so many cubes lies in a warehouse: in rows, closer if there are many."""
    rect = store_rect(street)
    rows = max(2, math.ceil(cubes / 6))
    step = min(21.0, (rect.height() - 24) / max(1, rows - 1))
    row, column = divmod(index, 6)
    return QPointF(rect.left() + 15 + column * 16.5 + (row % 2) * 3, rect.bottom() - 13 - row * step)


def spot(street: int, level: int) -> QPointF:
    """Return where a figure stands on a level, beyond an end, or at Fagin's."""
    if level == HOME:
        return lair_rect(street).center() + QPointF(0, 16)
    if level in (TOP, BOTTOM):
        return exit_rect(street, level).center() - QPointF(9, 4)
    return level_rect(street, level).center() - QPointF(9, 1)


def home_spots(street: int, count: int) -> list[QPointF]:
    """Return where so many urchins stand at Fagin's."""
    spread, depth = (28, 0) if count < CROWD else (31, 40)
    return shared(count, lair_rect(street).center() + QPointF(0, 17 if count < CROWD else 10), spread, depth)


def home_scale(count: int) -> float:
    """Return how large so many urchins are drawn at Fagin’s: whole in one row, smaller in two."""
    return 1.0 if count < CROWD else 0.72


def stall_rect(colour: int) -> QRectF:
    """Return a stall; they stand round the wheel in the order of the streets."""
    turn = math.tau * colour / COLOURS - math.pi / 2
    middle = CENTRE + QPointF(math.cos(turn) * 186, math.sin(turn) * 146)
    return QRectF(middle.x() - 56, middle.y() - 38, 112, 78)


def stall_cube(colour: int, index: int) -> QPointF:
    """Return one of the four places of a stall."""
    rect = stall_rect(colour)
    return QPointF(rect.left() + 19 + index * 24.5, rect.bottom() - 20)


def mat_rect(seat: int, seats: int) -> QRectF:
    """Return the mat of a seat."""
    gap = 10.0
    width = min((MATS.width() - gap * (seats - 1)) / seats, 330.0)
    left = MATS.left() + (MATS.width() - width * seats - gap * (seats - 1)) / 2
    return QRectF(left + seat * (width + gap), MATS.top(), width, MATS.height())
