"""Where a tile does least harm to what is still to be placed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from desktop.games.florence.actions import Place
from desktop.games.florence.data import BUILDING_KINDS, LANDSCAPE_KINDS
from desktop.games.florence.estate import ALL, ANCHORS, beside, spot_squares

__all__ = ["count_spots", "room", "spot_value"]

ENOUGH = 8
"""So many spots for a kind are as good as more."""

WANTED, UNWANTED, LANDSCAPE, LANDSCAPES = 4.0, 0.5, 0.6, 2
"""What a spot is worth for a building that is to come, another, and a landscape, of which so many count."""

SQUARE, EDGE = 1.2, 0.3
"""What a free square is worth, and more for every side by which free squares lie together."""

FENCED, OPEN = 8, 6
"""Squares that a building takes, those around it included while there is one builder at most."""


@lru_cache(1 << 16)
def count_spots(kind: int, closed: int) -> int:
    """Return how many spots there are for a tile."""
    free = ALL & ~closed
    total = 0
    for shifts, corners in ANCHORS[kind]:
        found = corners
        for shift in shifts:
            found &= free >> shift
        total += found.bit_count()
    return total


@lru_cache(1 << 14)
def room(closed: int, builders: int) -> int:
    """Return about how many more buildings find room."""
    free = (ALL & ~closed).bit_count()
    return free // FENCED if builders < 2 else free // OPEN


def spot_value(
    kind: int, spot: Place, taken: int, built: int, builders: int, wanted: Sequence[int], landscapes: int
) -> float:
    """Return how much room is left after laying a tile at a spot; higher is better.

    Args:
        taken, built: covered squares of the estate, and those of buildings and palazzo.
        wanted: kinds of buildings that are to come; ``landscapes`` how many landscapes.
    """
    ground = spot_squares(kind, spot)
    assert ground is not None
    taken |= ground
    if kind in BUILDING_KINDS:
        built |= ground
    closed = taken if builders > 1 else taken | beside(built)
    value = 0.0
    for each in BUILDING_KINDS:
        spots = min(count_spots(each, closed), ENOUGH)
        value += spots * (WANTED if each in wanted else UNWANTED)
    for each in LANDSCAPE_KINDS:
        value += min(count_spots(each, taken), ENOUGH) * LANDSCAPE * min(LANDSCAPES, landscapes)
    free = ALL & ~closed
    # Squares in one piece are worth more than scattered ones; so are tiles at the edge.
    edges = (free & beside(free)).bit_count() + (beside(free) & free & beside(free & ~1)).bit_count()
    return value + SQUARE * free.bit_count() + EDGE * edges
