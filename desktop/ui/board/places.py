"""Where things go: along a track, several on one space, cards in a hand, rows that never overflow."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF

__all__ = ["apart", "hand_of", "row", "shared"]


def row(count: int, rect: QRectF, step: float) -> list[QPointF]:
    """Return the centres of things in a row from the left, closer together if they would not fit."""
    if count > 1:
        step = min(step, (rect.width() - step) / (count - 1)) if step * count > rect.width() else step
    return [QPointF(rect.left() + step * index, rect.center().y()) for index in range(count)]


SHARED: Sequence[Sequence[tuple[float, float]]] = (
    ((0, 0),),
    ((-0.5, 0), (0.5, 0)),
    ((0, -0.5), (-0.6, 0.4), (0.6, 0.4)),
    ((-0.5, -0.42), (0.5, -0.42), (-0.5, 0.42), (0.5, 0.42)),
    ((-0.5, -0.5), (0.5, -0.5), (-1, 0.4), (0, 0.4), (1, 0.4)),
    ((-1, -0.42), (0, -0.42), (1, -0.42), (-1, 0.42), (0, 0.42), (1, 0.42)),
)
"""Up to six figures on one space, from the back to the front."""


def shared(count: int, centre: QPointF, spread: float, depth: float | None = None) -> list[QPointF]:
    """Return where up to six figures stand on one space, from the back to the front.

    ``spread`` is the distance between neighbours in a row, ``depth`` that between rows (as wide if None).
    """
    rows = spread if depth is None else depth
    return [centre + QPointF(x * spread, y * rows) for x, y in SHARED[min(count, 6) - 1]] if count else []


def apart(wanted: Sequence[float], gap: float) -> list[float]:
    """Return places in ascending order, at least a gap apart and as near as possible to those wanted.

    >>> apart([10.0, 10.0, 50.0], 8.0)
    [6.0, 14.0, 50.0]
    """
    groups: list[tuple[float, int]] = []  # mean and size of neighbours pushed together, without their gaps
    for index, place in enumerate(wanted):
        mean, size = place - index * gap, 1
        while groups and groups[-1][0] > mean:
            other, count = groups.pop()
            mean, size = (mean * size + other * count) / (size + count), size + count
        groups.append((mean, size))
    means = [mean for mean, size in groups for _ in range(size)]
    return [mean + index * gap for index, mean in enumerate(means)]


def hand_of(count: int, rect: QRectF, width: float, gap: float = 14.0) -> list[QPointF]:
    """Return the centres of cards in a hand, in the middle of a rectangle; they overlap if they must."""
    if not count:
        return []
    step = width + gap
    if count > 1:
        step = min(step, (rect.width() - width) / (count - 1))
    first = rect.center().x() - step * (count - 1) / 2
    return [QPointF(first + step * index, rect.center().y()) for index in range(count)]
