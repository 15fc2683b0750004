"""How bills lie on the lower edge: the one in hand large, the others as large as there is room."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

from desktop.games.ladies.board.cards import CARD_H, CARD_W

__all__ = ["Place", "bill_row"]

GAP = 6.0
LARGE = CARD_W + 14
"""Room of the bill in hand."""
LEAST, MOST = 0.3, 0.8
"""Scales of the others."""


class Place(NamedTuple):
    """Where a bill lies, and in which scale."""

    spot: QPointF
    scale: float


def bill_row(count: int, taken: int, area: QRectF) -> list[Place]:
    """Return the place of every bill, in their order; ``taken`` is in hand.

    Many lie in two rows where that makes them larger. How large they are does not depend on which is in hand.
    """
    rows, scale = _rows(count - 1, area)
    sides = [taken, count - 1 - taken]
    columns = [-(-side // rows) for side in sides]
    wide, high = CARD_W * scale + GAP, CARD_H * scale + GAP
    left = area.center().x() - (LARGE + wide * sum(columns)) / 2
    middle = left + columns[0] * wide + LARGE / 2
    before = _block(sides[0], columns[0], rows, QPointF(left, area.center().y()), wide, high)
    after = _block(sides[1], columns[1], rows, QPointF(middle + LARGE / 2, area.center().y()), wide, high)
    in_hand = Place(QPointF(middle, area.center().y()), 1.0)
    return [*(Place(spot, scale) for spot in before), in_hand, *(Place(spot, scale) for spot in after)]


def _rows(others: int, area: QRectF) -> tuple[int, float]:
    """Return in how many rows the others are largest, and their scale then."""
    room = area.width() - LARGE
    one = (room / max(1, others) - GAP) / CARD_W
    columns = others // 2 + 1  # there is a gap on either side of the one in hand where both are odd
    two = min((room / columns - GAP) / CARD_W, ((area.height() + GAP) / 2 - GAP) / CARD_H)
    rows, scale = (2, two) if others > 1 and two > min(one, MOST) else (1, one)
    return rows, max(LEAST, min(MOST, scale))


def _block(count: int, columns: int, rows: int, start: QPointF, wide: float, high: float) -> list[QPointF]:
    """Return spots row by row from ``start``, the middle of the left edge."""
    used = min(rows, -(-count // max(1, columns)))
    top = start.y() - (used - 1) * high / 2
    return [
        QPointF(start.x() + (index % columns + 0.5) * wide, top + index // columns * high)
        for index in range(count)
    ]
