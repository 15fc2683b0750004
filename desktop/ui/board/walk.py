"""The order in which the keyboard walks over what glows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QPointF, QRectF

from desktop.ui.board.piece import Piece

__all__ = ["Direction", "first_answer", "neighbour", "reading_order"]

Direction = Literal["left", "right", "up", "down"]
STEPS: dict[Direction, tuple[float, float]] = {
    "left": (-1, 0),
    "right": (1, 0),
    "up": (0, -1),
    "down": (0, 1),
}


def reading_order(places: Sequence[QRectF]) -> list[int]:
    """Return the indices of the places line by line, each line from left to right.

    A place belongs to a line if its centre lies within the height of the line's first place.
    """
    waiting = sorted(range(len(places)), key=lambda index: places[index].center().y())
    order: list[int] = []
    while waiting:
        first = places[waiting[0]]
        line = [index for index in waiting if places[index].center().y() <= first.bottom()]
        order += sorted(line, key=lambda index: places[index].center().x())
        waiting = [index for index in waiting if index not in line]
    return order


def neighbour(places: Sequence[QRectF], current: int, direction: Direction) -> int:
    """Return the nearest place in a direction, or the current one if there is none.

    What lies straight ahead, also a part of what is wide, is nearer than what lies aside.
    """
    x, y = STEPS[direction]
    here = places[current]

    def distance(index: int) -> float:
        there = places[index]
        away: QPointF = there.center() - here.center()
        ahead = away.x() * x + away.y() * y
        aside = abs(away.x() * y) + abs(away.y() * x)
        wide, high = (here.width() + there.width()) / 2, (here.height() + there.height()) / 2
        before = ahead - abs(wide * x) - abs(high * y)
        beside = aside - abs(wide * y) - abs(high * x)
        near = max(0.0, before) + 5.0 * max(0.0, beside) + 0.1 * (ahead + aside)
        return near if ahead > 1 else float("inf")

    best = min(range(len(places)), key=distance)
    return best if distance(best) < float("inf") else current


def first_answer(stops: Sequence[Piece]) -> Piece:
    """Return the first stop that answers the question, before aids of the board, or the first of all."""
    return next((stop for stop in stops if stop.actions), stops[0])
