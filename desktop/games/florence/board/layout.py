"""Where things lie on the board of 1400 x 1000 logical pixels."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath

from desktop.games.florence.estate import SIDE, squares_of

__all__ = [
    "ARTISTS",
    "DECKS",
    "DESK",
    "ESTATE",
    "FREEDOMS",
    "HAND",
    "OVER",
    "OWN",
    "PALETTE",
    "ROUND",
    "SQUARE",
    "STACKS",
    "WHOLE",
    "building_rect",
    "cell",
    "ground_path",
    "rival_rect",
    "stack_rect",
]

WHOLE = QRectF(0, 0, 1400, 1000)
ROUND = QRectF(16, 14, 268, 136)
RIVALS = QRectF(300, 14, 1084, 136)
STACKS = QRectF(16, 164, 268, 546)
FRAME = 14.0
SQUARE = 74.0
ESTATE = QRectF(314, 178, SQUARE * SIDE, SQUARE * SIDE)
"""The grid of the large estate without its frame."""
PALETTE = QRectF(862, 164, 522, 236)
FREEDOMS = QRectF(862, 410, 300, 118)
DECKS = QRectF(1172, 410, 212, 118)
OWN = QRectF(862, 538, 522, 62)
DESK = QRectF(862, 610, 522, 374)
HAND = QRectF(16, 722, 832, 262)
OVER = QRectF(100, 160, 1200, 700)
ARTISTS = QRectF(60, 40, 1280, 920)


def cell(x: int, y: int, origin: QPointF, size: float) -> QRectF:
    """Return the place of a square; ``origin`` is the lower left corner of the grid."""
    return QRectF(origin.x() + x * size, origin.y() - (y + 1) * size, size, size)


def ground_path(ground: int, origin: QPointF, size: float) -> QPainterPath:
    """Return the outline of a set of squares."""
    path = QPainterPath()
    for x, y in squares_of(ground):
        square = QPainterPath()
        square.addRect(cell(x, y, origin, size).adjusted(-0.05, -0.05, 0.05, 0.05))
        path = path.united(square)
    return path.simplified()


def rival_rect(place: int, rivals: int) -> QRectF:
    """Return the sheet of a rival along the top."""
    gap = 12.0
    width = min(350.0, (RIVALS.width() - gap * (rivals - 1)) / rivals)
    return QRectF(RIVALS.left() + place * (width + gap), RIVALS.top(), width, RIVALS.height())


def stack_rect(place: int, stacks: int) -> QRectF:
    """Return the sheet of a stack of the auction."""
    gap = 6.0
    height = min(86.0, (STACKS.height() - gap * (stacks - 1)) / stacks)
    return QRectF(STACKS.left(), STACKS.top() + place * (height + gap), STACKS.width(), height)


def building_rect(kind: int) -> QRectF:
    """Return the sheet of a kind of building, five in a row."""
    gap = 6.0
    width = (PALETTE.width() - 4 * gap) / 5
    height = (PALETTE.height() - gap) / 2
    column, line = kind % 5, kind // 5
    return QRectF(
        PALETTE.left() + column * (width + gap), PALETTE.top() + line * (height + gap), width, height
    )
