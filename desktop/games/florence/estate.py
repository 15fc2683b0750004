"""The ground of an estate: squares as bits, turned tiles, and where they fit.

A set of squares is an int whose bit ``7 * y + x`` stands for the square (x, y), with (0, 0) in the
lower left corner (C2). Two neighbouring estates lie side by side on a ground of fourteen columns.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

import msgspec

from desktop.games.florence.actions import Place
from desktop.games.florence.data import BUILDING_KINDS, LANDSCAPE_KINDS, OUTLINES

__all__ = [
    "ACROSS",
    "ALL",
    "ANCHORS",
    "FLIPPED",
    "ORIENTATIONS",
    "PALAZZI",
    "SIDE",
    "TURNED",
    "Tile",
    "across",
    "across_squares",
    "beside",
    "building_fits",
    "landscape_fits",
    "places",
    "spot_squares",
    "squares",
    "squares_of",
]

SIDE = 7
ALL = (1 << SIDE * SIDE) - 1
COLUMN = sum(1 << SIDE * y for y in range(SIDE))
NOT_LEFT = ALL & ~COLUMN
NOT_RIGHT = ALL & ~(COLUMN << SIDE - 1)
MEMORY = 1 << 15

Outline = tuple[tuple[int, int], ...]


class Tile(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A building or landscape that lies in an estate, and the squares it covers there."""

    kind: int
    squares: int


def squares(cells: Iterable[tuple[int, int]]) -> int:
    """Return the set of these squares.

    >>> squares([(0, 0), (1, 0)])
    3
    """
    return sum(1 << SIDE * y + x for x, y in cells)


def squares_of(ground: int) -> Iterator[tuple[int, int]]:
    """Yield the squares of a set, row by row from the lower left."""
    while ground:
        low = ground & -ground
        y, x = divmod(low.bit_length() - 1, SIDE)
        yield x, y
        ground ^= low


PALAZZI = (
    squares((x, y) for x in (0, 1, 2) for y in (0, 1)),
    squares((x, y) for x in (2, 3, 4) for y in (0, 1)),
)
"""The squares of the palazzo (C2), and with cooperative building (FL-81)."""


def _normal(cells: Iterable[tuple[int, int]]) -> Outline:
    listed = list(cells)
    left, low = min(x for x, _ in listed), min(y for _, y in listed)
    return tuple(sorted((x - left, y - low) for x, y in listed))


def _orientations(rows: tuple[str, ...]) -> tuple[Outline, ...]:
    drawn = _normal((x, -y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "X")
    found: list[Outline] = []
    for cells in (drawn, _normal((-x, y) for x, y in drawn)):
        turned = cells
        for _ in range(4):
            if turned not in found:
                found.append(turned)
            turned = _normal((y, -x) for x, y in turned)
    return tuple(found)


ORIENTATIONS: tuple[tuple[Outline, ...], ...] = tuple(
    _orientations(OUTLINES[kind]) for kind in sorted(OUTLINES)
)
"""By kind of tile: the turns that look different, first as drawn, clockwise, then the same turned over."""


def _index(kind: int, cells: Iterable[tuple[int, int]]) -> int:
    return ORIENTATIONS[kind].index(_normal(cells))


TURNED = tuple(
    tuple(_index(kind, ((y, -x) for x, y in cells)) for cells in turns)
    for kind, turns in enumerate(ORIENTATIONS)
)
"""By kind and turn: the turn after a quarter turn clockwise."""

FLIPPED = tuple(
    tuple(_index(kind, ((-x, y) for x, y in cells)) for cells in turns)
    for kind, turns in enumerate(ORIENTATIONS)
)
"""By kind and turn: the turn after turning the tile over."""


def _spots(kind: int) -> tuple[tuple[Place, int], ...]:
    return tuple(
        (Place(turn, x, y), squares((x + dx, y + dy) for dx, dy in cells))
        for turn, cells in enumerate(ORIENTATIONS[kind])
        for y in range(SIDE - max(dy for _, dy in cells))
        for x in range(SIDE - max(dx for dx, _ in cells))
    )


SPOTS = tuple(_spots(kind) for kind in sorted(OUTLINES))
SPOT_SQUARES = tuple(dict(spots) for spots in SPOTS)


def _across(kind: int) -> tuple[tuple[Place, int, int], ...]:
    found = []
    for turn, cells in enumerate(ORIENTATIONS[kind]):
        width, height = max(dx for dx, _ in cells), max(dy for _, dy in cells)
        for y in range(SIDE - height):
            for x in range(SIDE - width, SIDE):
                at = [(x + dx, y + dy) for dx, dy in cells]
                left = squares(cell for cell in at if cell[0] < SIDE)
                right = squares((a - SIDE, b) for a, b in at if a >= SIDE)
                found.append((Place(turn, x, y), left, right))
    return tuple(found)


ACROSS = tuple(_across(kind) for kind in BUILDING_KINDS)
"""FL-82: spots that cross the border between two estates, with their squares on the left and on the right."""


ACROSS_SQUARES = tuple({spot: (left, right) for spot, left, right in spots} for spots in ACROSS)


def across_squares(kind: int, spot: Place) -> tuple[int, int]:
    """Return the squares under a building at a spot across a border, on the left and on the right."""
    return ACROSS_SQUARES[kind][spot]


def spot_squares(kind: int, spot: Place) -> int | None:
    """Return the squares under a tile at a spot; None where it would leave the estate."""
    return SPOT_SQUARES[kind].get(spot)


@lru_cache(MEMORY)
def beside(ground: int) -> int:
    """Return the squares that share an edge with a square of the set."""
    return ((ground & NOT_RIGHT) << 1 | (ground & NOT_LEFT) >> 1 | ground << SIDE | ground >> SIDE) & ALL


@lru_cache(MEMORY)
def places(kind: int, closed: int) -> tuple[Place, ...]:
    """Return every spot for a tile that covers no closed square."""
    return tuple([spot for spot, ground in SPOTS[kind] if not ground & closed])


@lru_cache(MEMORY)
def across(kind: int, closed_left: int, closed_right: int) -> tuple[Place, ...]:
    """Return every spot across a border that covers no closed square on either side."""
    return tuple(
        spot for spot, left, right in ACROSS[kind] if not left & closed_left and not right & closed_right
    )


def _anchors(cells: Outline) -> tuple[tuple[int, ...], int]:
    corners = squares(
        (x, y)
        for y in range(SIDE - max(dy for _, dy in cells))
        for x in range(SIDE - max(dx for dx, _ in cells))
    )
    return tuple(SIDE * dy + dx for dx, dy in cells), corners


ANCHORS = tuple(tuple(map(_anchors, turns)) for turns in ORIENTATIONS)


def _fits(kind: int, closed: int) -> bool:
    """Test all corners of the box at once: shift the free squares under every cell of the outline."""
    free = ALL & ~closed
    for shifts, corners in ANCHORS[kind]:
        found = corners
        for shift in shifts:
            found &= free >> shift
        if found:
            return True
    return False


@lru_cache(MEMORY)
def building_fits(closed: int) -> tuple[int, ...]:
    """Return the kinds of buildings for which there is a spot."""
    return tuple([kind for kind in BUILDING_KINDS if _fits(kind, closed)])


@lru_cache(MEMORY)
def landscape_fits(closed: int) -> tuple[bool, ...]:
    """Return for forest, lake and park whether there is a spot."""
    return tuple(_fits(kind, closed) for kind in LANDSCAPE_KINDS)
