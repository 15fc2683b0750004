"""Where everything is, in logical pixels of a board of 1400 x 1000."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.games.devil.data import SPACES
from desktop.ui.board.cut import polygon

__all__ = [
    "ASH", "CENTRE", "DOOR", "FLOOR", "HEAP", "HEARTH", "MOUTH", "POKER", "ROUND", "STRIP", "TRACK_IN",
    "TRACK_OUT", "WHOLE", "arch", "flagstone", "on_track", "seat_rect", "space_label", "space_spot",
]  # fmt: skip

WHOLE = QRectF(0, 0, 1400, 1000)
CENTRE = QPointF(700, 452)
"""Of the arch."""
FLOOR = 760.0
"""Where oven and wealth track end."""
TRACK_OUT, TRACK_IN, MOUTH = 376.0, 286.0, 222.0
"""Half widths, from the outside of the wealth track to the mouth of the oven."""

DOOR = QRectF(470, 742, 460, 74)
HEARTH = QRectF(316, 758, 768, 62)
POKER = QRectF(330, 826, 740, 72)
STRIP = QRectF(322, 904, 756, 88)
ROUND = QRectF(330, 778, 140, 34)
ASH = QPointF(1010, 806)


def arch(half_width: float, floor: float = FLOOR) -> QPainterPath:
    """Return the outline of a round arch that stands on a floor."""
    path = QPainterPath(QPointF(CENTRE.x() - half_width, floor))
    path.lineTo(CENTRE.x() - half_width, CENTRE.y())
    box = QRectF(CENTRE.x() - half_width, CENTRE.y() - half_width, 2 * half_width, 2 * half_width)
    path.arcTo(box, 180, -180)
    path.lineTo(CENTRE.x() + half_width, floor)
    path.closeSubpath()
    return path


MIDDLE = (TRACK_OUT + TRACK_IN) / 2
SIDE = FLOOR - CENTRE.y()
LENGTH = 2 * SIDE + math.pi * MIDDLE


def on_track(way: float, radius: float = MIDDLE) -> QPointF:
    """Return a point of the wealth track: 0.0 at its foot on the left, 1.0 at its foot on the right."""
    gone = way * LENGTH
    if gone <= SIDE:
        return QPointF(CENTRE.x() - radius, FLOOR - gone)
    if gone >= LENGTH - SIDE:
        return QPointF(CENTRE.x() + radius, FLOOR - (LENGTH - gone))
    turn = math.pi * (1 - (gone - SIDE) / (LENGTH - 2 * SIDE))
    return CENTRE + QPointF(math.cos(turn), -math.sin(turn)) * radius


STONES = len(SPACES)
JOINT = 0.0035
"""Half the gap between two flagstones, as a share of the track."""


def flagstone(space: int) -> QPainterPath:
    """Return the outline of a space of the wealth track."""
    first, last = space / STONES + JOINT, (space + 1) / STONES - JOINT
    ways = [first + (last - first) * step / 16 for step in range(17)]
    outside = [on_track(way, TRACK_OUT - 4) for way in ways]
    inside = [on_track(way, TRACK_IN + 5) for way in reversed(ways)]
    return polygon((point.x(), point.y()) for point in outside + inside)


LABELS = (0.2, 0.2, 0.2, 0.2, 0.5, 0.8, 0.8, 0.8, 0.8)
FIGURES = (0.62, 0.62, 0.62, 0.68, 0.5, 0.34, 0.38, 0.38, 0.38)
"""Where on a space its label and its figures are, as a share of its length."""


def space_label(space: int) -> QRectF:
    """Return where the label of a space is written."""
    middle = on_track((space + LABELS[space]) / STONES, MIDDLE - 24 * (space == STONES // 2))
    return QRectF(middle.x() - 42, middle.y() - 20, 84, 40)


def space_spot(space: int) -> QPointF:
    """Return the middle of the figures on a space."""
    return on_track((space + FIGURES[space]) / STONES, MIDDLE + 14 * (space == STONES // 2))


HEAP: tuple[QPointF, ...] = tuple(
    QPointF(
        CENTRE.x()
        + (index - (count - 1) / 2) * 46
        + (7 if row % 2 else -5)
        + ((index * 37 + row * 11) % 7 - 3),
        720 - row * 41 + ((index * 53 + row * 29) % 9 - 4),
    )
    for row, count in enumerate((9, 9, 8, 7, 6, 5, 4))
    for index in range(count)
)
"""Where the 48 lumps lie, from the bottom up."""


COLUMN, EDGE, GAP, TALLEST = 292.0, 16.0, 14.0, 400.0


def seat_rect(seat: int, seats: int) -> QRectF:
    """Return the place of a seat: clockwise, up the left column and down the right one."""
    left = (seats + 1) // 2
    on_left = seat < left
    rows = left if on_left else seats - left
    row = left - 1 - seat if on_left else seat - left
    height = min(TALLEST, (WHOLE.height() - 2 * EDGE - (left - 1) * GAP) / left)
    used = rows * height + (rows - 1) * GAP
    top = WHOLE.height() - EDGE - used
    x = EDGE if on_left else WHOLE.width() - EDGE - COLUMN
    return QRectF(x, top + row * (height + GAP), COLUMN, height)
