"""Coco Razzi: board, deck and goods as constants and tables (sources: the rule ids beside them)."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import NamedTuple

import msgspec

__all__ = [
    "ABREAST",
    "ALONE",
    "ANYWHERE",
    "BASKETS",
    "BIT",
    "BLUE",
    "CARDS",
    "COCONUT",
    "COLUMNS",
    "DECKS",
    "ENDS",
    "FIELDS",
    "FRUIT",
    "GOAL",
    "HOLES",
    "HOLE_ROW",
    "HOME",
    "LAST_TURN",
    "LEFT",
    "MARKET",
    "MOST_STEPS",
    "NO_CARD",
    "OWN",
    "PLACES",
    "REACH",
    "RED",
    "REPLACEMENTS",
    "RIGHT",
    "ROWS",
    "RUNS",
    "TILES",
    "VARIANTS",
    "VILLAGE",
    "YELLOW",
    "Half",
    "Place",
    "Symbol",
    "column",
    "deck",
    "field",
    "row",
    "way",
]

BASKETS = 3
"""Goods baskets of a seat (CO-01)."""
TILES = 8
"""Goods tiles of a seat (CO-01)."""
GOAL = 5
"""Tiles on a market place that end the game (CO-35)."""
LAST_TURN = 400
"""The safety stop, in turns of all seats together (CO-39) [ruling]."""
REPLACEMENTS = 2
"""Cards that may be drawn in a turn after a dead one (CO-12)."""

FRUIT, COCONUT = 0, 1

ALONE: tuple[tuple[int, ...], ...] = tuple((seat,) for seat in range(4))
"""The seats that are asked while one seat is active: itself."""
OWN: tuple[tuple[int, ...], ...] = tuple(
    tuple(range(BASKETS * seat, BASKETS * (seat + 1))) for seat in range(len(ALONE))
)
"""The baskets of every seat."""

# The board graph [ruling]

COLUMNS, ROWS = 7, 5
FIELDS = COLUMNS * ROWS
"""Path fields, numbered from 0 row by row from the bottom left."""
VILLAGE, MARKET, HOME = FIELDS, FIELDS + 1, FIELDS + 2
"""Where else a basket can be or go: its own village, its own market place, in front of its owner."""
BIT: tuple[int, ...] = (*(1 << node for node in range(FIELDS)), 0, 0, 0)
"""The bit of a node in a set of occupied nodes; only path fields can be occupied (CO-21, CO-22)."""
ANYWHERE = (1 << MARKET + 1) - 1
"""All nodes where a move can end, as bits, the village among them: no way leads there."""


def field(x: int, y: int) -> int:
    """Return the path field in column ``x`` (1 to 7 from the left) and row ``y`` (1 to 5 from the bottom).

    >>> field(1, 1), field(3, 4)
    (0, 23)
    """
    return COLUMNS * (y - 1) + x - 1


def column(node: int) -> int:
    """Return the column of a path field, 1 to 7."""
    return node % COLUMNS + 1


def row(node: int) -> int:
    """Return the row of a path field, 1 to 5."""
    return node // COLUMNS + 1


class Place(NamedTuple):
    """A village with the market place opposite: their columns, the village's edge and the way forward."""

    village: int
    market: int
    first: int
    gate: int
    forward: int


PLACES: tuple[Place, ...] = (
    Place(2, 3, field(2, 1), field(3, 5), COLUMNS),  # red
    Place(2, 3, field(2, 5), field(3, 1), -COLUMNS),  # yellow
    Place(6, 5, field(6, 5), field(5, 1), -COLUMNS),  # green
    Place(6, 5, field(6, 1), field(5, 5), COLUMNS),  # blue
)
"""Clockwise: bottom left, top left, top right, bottom right (CO-01)."""


def _neighbours(place: Place, node: int) -> Iterator[int]:
    """Yield where one step leads from a node: straight on, to the sides, to the market (CO-18)."""
    if node == VILLAGE:
        yield place.first
        return
    if 0 <= node + place.forward < FIELDS:
        yield node + place.forward
    if column(node) > 1:
        yield node - 1
    if column(node) < COLUMNS:
        yield node + 1
    if node == place.gate:
        yield MARKET


def _ways(place: Place, so_far: tuple[int, ...], steps: int) -> Iterator[tuple[int, ...]]:
    """Yield every way of so many steps without a node twice (CO-19); the market ends it early (CO-21)."""
    if not steps or so_far[-1] == MARKET:
        yield so_far
        return
    for node in _neighbours(place, so_far[-1]):
        if node not in so_far:
            yield from _ways(place, (*so_far, node), steps - 1)


MOST_STEPS = 4
_WAYS: dict[tuple[int, int, int, int], tuple[int, ...]] = {}
for _index, _place in enumerate(PLACES):
    for _steps in range(1, MOST_STEPS + 1):
        for _start in range(VILLAGE + 1):
            for _way in _ways(_place, (_start,), _steps):
                _key = (_index, _steps, _start, _way[-1])
                if _key not in _WAYS or len(_way) < len(_WAYS[_key]):
                    _WAYS[_key] = _way


def _ends(place: int, steps: int, start: int) -> tuple[int, ...]:
    start = VILLAGE if start == HOME else start
    return tuple(end for end in range(MARKET + 1) if (place, steps, start, end) in _WAYS)


ENDS: tuple[tuple[tuple[tuple[int, ...], ...], ...], ...] = tuple(
    tuple(tuple(_ends(place, steps, start) for start in range(HOME + 1)) for steps in range(MOST_STEPS + 1))
    for place in range(len(PLACES))
)
"""Where a move of a place ends: ``ENDS[place][steps][start]``; baskets on the way do not matter (CO-20).

A basket at home starts from the village.
"""

REACH: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(tuple(sum(1 << end for end in ends) for ends in by_start) for by_start in by_steps)
    for by_steps in ENDS
)
"""The same as bit masks, the market among them: ``REACH[place][steps][start]``."""


def way(place: int, steps: int, start: int, end: int) -> tuple[int, ...]:
    """Return one way of a move, start and end included; which one makes no difference (CO-19)."""
    return _WAYS[place, steps, start, end]


# Palms, rod and monkey

RED, BLUE, YELLOW = 0, 1, 2
HOLES = (RED, BLUE, YELLOW)
HOLE_ROW = (5, 3, 1)
LEFT, RIGHT = 0, 1
ABREAST = 0.4
"""How far the rod may pass from the centre of a field, in rows, to be above it [ruling]."""


def _run(left: int, right: int) -> tuple[int, ...]:
    """Return the fields under the rod between two holes, which stand at x = 0 and x = 8."""
    low, high = HOLE_ROW[left], HOLE_ROW[right]
    height = [low + (high - low) * x / (COLUMNS + 1) for x in range(COLUMNS + 1)]
    return tuple(
        field(x, y)
        for x in range(1, COLUMNS + 1)
        for y in range(1, ROWS + 1)
        if abs(height[x] - y) <= ABREAST
    )


RUNS: tuple[tuple[tuple[int, ...], ...], ...] = tuple(
    tuple(_run(left, right) for right in HOLES) for left in HOLES
)
"""The monkey runs from left to right: ``RUNS[left hole][right hole]``."""

# Action cards [ruling for the numbers]


class Symbol(IntEnum):
    """What a half of an action card shows."""

    VILLAGE = 0
    FOOTPRINTS = 1
    MONKEY = 2
    SWAP = 3
    MAGNIFIER = 4


class Half(msgspec.Struct, frozen=True, gc=False):
    """One action of a card; ``steps`` is 0 where nothing moves."""

    symbol: Symbol
    steps: int = 0


NO_CARD = 0
_MONKEY, _SWAP, _LENS = Half(Symbol.MONKEY), Half(Symbol.SWAP), Half(Symbol.MAGNIFIER)


def _village(steps: int) -> Half:
    return Half(Symbol.VILLAGE, steps)


def _feet(steps: int) -> Half:
    return Half(Symbol.FOOTPRINTS, steps)


CARDS: tuple[tuple[Half, ...], ...] = (
    (),
    (_village(1),),
    *((_village(2),),) * 2,
    (_village(3),),
    *((_feet(2),),) * 2,
    *((_feet(3),),) * 2,
    *((_feet(4),),) * 2,
    *((_feet(1), _MONKEY),) * 2,
    *((_feet(2), _MONKEY),) * 3,
    *((_feet(3), _MONKEY),) * 2,
    *((_feet(2), _LENS),) * 2,
    *((_feet(3), _LENS),) * 2,
    *((_feet(2), _SWAP),) * 2,
    (_feet(3), _SWAP),
    (_LENS, _SWAP),
)
"""The halves of the cards C01 to C25, by number."""

VARIANTS: dict[str, frozenset[Symbol]] = {
    "standard": frozenset(),
    "V1": frozenset({Symbol.SWAP}),
    "V2": frozenset({Symbol.MAGNIFIER}),
    "V3": frozenset({Symbol.SWAP, Symbol.MAGNIFIER}),
}
"""The symbols whose cards are put aside."""


DECKS: dict[str, tuple[int, ...]] = {
    variant: tuple(
        number
        for number, halves in enumerate(CARDS)
        if halves and not aside.intersection(half.symbol for half in halves)
    )
    for variant, aside in VARIANTS.items()
}
"""The cards of every variant: a card goes as a whole if one of its symbols goes (CO-40)."""


def deck(variant: str) -> list[int]:
    """Return the cards of a variant."""
    return list(DECKS[variant])
