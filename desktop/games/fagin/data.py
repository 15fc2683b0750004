"""Fagin's Gang: the board, the tables and the amounts (sources: the rule ids beside them).

Everything marked [ruling] is this edition's reconstruction. It stands here and nowhere else, so that a
printed number, if one turns up, is typed in once.
"""

from __future__ import annotations

from typing import NamedTuple

__all__ = [
    "AWAY", "BLACK", "BLUE", "BOTTOM", "BY_CONSTABLE", "CARGO_LIMIT", "COLOURS", "CONSTABLE_START", "CROWNS",
    "CUBES", "DOWN", "FEE", "GREEN", "HAUL", "HAULS", "HOME", "HOMES_TO_WIN", "HOMES_TO_WIN_SHORT",
    "LAST_LEVEL", "LATE_LIMIT", "LEVELS", "LIMIT", "LONGEST_ROUND", "PARTS", "PRICE", "PRICES", "PURSE",
    "RED", "RING", "RUN", "STALL", "START", "START_MONEY", "STREETS", "SWAP_IN", "SWAP_OUT", "TOP", "UP",
    "URCHINS", "VIOLET", "YELLOW", "Street",
]  # fmt: skip


class Street(NamedTuple):
    """A location: its key in files, the key of its colour, its goods, and what one level costs."""

    key: str
    colour: str
    goods: str
    price: int


STREETS: tuple[Street, ...] = (
    Street("thames", "blue", "books", 1),
    Street("holborn", "red", "handkerchiefs", 2),  # price [ruling A]
    Street("covent", "green", "fruit", 2),
    Street("bow", "yellow", "watches", 3),  # price [ruling A]
    Street("chertsey", "black", "silverware", 3),  # price [ruling A]
    Street("stpauls", "violet", "jewels", 4),
)
"""Clockwise round the market; a street, its goods, its warehouse and its stall share one number, 0 .. 5."""

COLOURS = len(STREETS)
BLUE, RED, GREEN, YELLOW, BLACK, VIOLET = range(COLOURS)

LEVELS = 11
LAST_LEVEL = LEVELS - 1
START = 5  # FA-23
UP, DOWN = -1, 1
"""Steps along a street: level numbers grow downwards."""

AWAY = -1
"""Where an urchin is that stands on no level and not at Fagin's: in its owner's supply."""
HOME = -2
"""Where an urchin is that has returned to Fagin (FA-29)."""
TOP, BOTTOM = -1, LEVELS
"""Destinations beyond both ends of a street (FA-26)."""

PRICES: tuple[int, ...] = tuple(street.price for street in STREETS)
PURSE: tuple[int, ...] = tuple(range(LEVELS))  # FA-47 [ruling]
HAUL: dict[int, tuple[int, ...]] = {  # FA-43 [ruling], by the step price of the street
    1: (3, 3, 3, 2, 2, 2, 1, 1, 1, 0, 0),
    2: (4, 4, 4, 3, 3, 3, 2, 2, 2, 1, 1),
    3: (6, 6, 6, 4, 4, 4, 3, 3, 3, 2, 2),
    4: (8, 8, 8, 6, 6, 6, 4, 4, 4, 3, 3),
}
HAULS: tuple[tuple[int, ...], ...] = tuple(HAUL[price] for price in PRICES)
"""Cubes by street and level."""
RUN = START + 2
"""Step prices of a run right through a street: placing, five levels, leaving (FA-33)."""

RING: tuple[int, ...] = (1, 4, 2, 5, 3, 6)  # FA-01 [ruling]: prices on the wheel, clockwise
STALL = 4  # FA-03 [ruling]
PRICE: tuple[tuple[int, ...], ...] = tuple(
    tuple(RING[(colour - wheel) % COLOURS] for colour in range(COLOURS)) for wheel in range(COLOURS)
)
"""Shillings for a cube, by position of the wheel and colour."""
CROWNS = 50  # FA-47, FA-50 [ruling]: the end of the shilling track

CUBES: dict[int, int] = {2: 15, 3: 15, 4: 20, 5: 25, 6: 30}  # FA-02, per colour, by number of players
URCHINS = 5
START_MONEY = 20  # FA-06
FEE = 15  # FA-29
HOMES_TO_WIN, HOMES_TO_WIN_SHORT = 3, 2  # FA-58, FA-V1
PARTS = 3  # FA-13
CARGO_LIMIT = 15  # FA-55 [ruling]
SWAP_IN, SWAP_OUT = 3, 1  # FA-44
CONSTABLE_START = START  # FA-05
BY_CONSTABLE = -1
"""Who pushed, where no seat did."""

LIMIT, LATE_LIMIT = 60, 200
"""FA-61 [ruling]: the last round, and the one that stands in for "none": people are through by round 25."""
LONGEST_ROUND = 1000
"""No round takes more answers than this: 6 turns of 19, a market of 6 baskets, discards."""
