"""Seats are numbered 0 .. n-1 clockwise."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache

__all__ = ["CLOCK", "around", "left_of", "places"]

CLOCK = -1
"""The seat of the table itself: it answers when a time limit of the whole table runs out."""


def left_of(seat: int, seats: int) -> int:
    """Return the next seat clockwise.

    >>> left_of(3, 4)
    0
    """
    return (seat + 1) % seats


@cache
def around(first: int, seats: int) -> tuple[int, ...]:
    """Return every seat once, clockwise from the first.

    >>> around(2, 4)
    (2, 3, 0, 1)
    """
    return tuple((first + step) % seats for step in range(seats))


def places(scores: Sequence[float], key: Callable[[float], float] = lambda score: score) -> tuple[int, ...]:
    """Return the place of every seat, 1 for the highest; equal scores share a place, the next is skipped.

    >>> places([1700, 1700, 900])
    (1, 1, 3)
    """
    return tuple(1 + sum(key(other) > key(score) for other in scores) for score in scores)
