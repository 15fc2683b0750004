"""What a seat may answer, and the answers ready made, in the order in which they are offered."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from desktop.core.game import Action
from desktop.games.fagin.data import (
    AWAY,
    BOTTOM,
    COLOURS,
    DOWN,
    HAULS,
    HOME,
    LAST_LEVEL,
    LEVELS,
    PRICES,
    START,
    TOP,
    UP,
)

__all__ = [
    "BUYS", "CRUMBS", "DISCARDS", "DONE", "GIVES", "GOES", "GOES_HOME", "GOODS", "MARKET", "MONEY", "MOVE",
    "OPENINGS", "PASS", "PURSES", "PUSHES", "SELLS", "STEALS", "STOP", "SWAPS", "TAKES", "AnyAction", "Begin",
    "Buy", "Crumb", "Discard", "Done", "Give", "Go", "Pass", "Purse", "Push", "Sell", "Steal", "Stop",
    "Swap", "Take", "price_of",
]  # fmt: skip

MOVE, GOODS, MONEY, MARKET = range(4)
"""The four actions a, b, c and d of FA-11."""

Number = Annotated[int, Meta(ge=0, lt=COLOURS)]
"""Of a street, its goods and their colour."""


class Begin(Action, frozen=True, gc=False):
    """FA-11: choose one of the four actions."""

    kind: Annotated[int, Meta(ge=MOVE, le=MARKET)]


class Pass(Action, frozen=True, gc=False):
    """FA-14: do nothing this turn."""


class Crumb(Action, frozen=True, gc=False):
    """FA-15: take one cube of this colour instead of an action."""

    colour: Number


class Go(Action, frozen=True, gc=False):
    """FA-17: place or move the own urchin; ``to`` is a level, ``TOP``, ``BOTTOM`` or ``HOME``."""

    street: Number
    to: Annotated[int, Meta(ge=HOME, le=BOTTOM)]


class Push(Action, frozen=True, gc=False):
    """FA-35, FA-37: push, or step aside, ``UP`` or ``DOWN``."""

    step: int


class Steal(Action, frozen=True, gc=False):
    """FA-43: take so many cubes of this street."""

    street: Number
    cubes: Annotated[int, Meta(gt=0)]


class Swap(Action, frozen=True, gc=False):
    """FA-44: swap at this street instead of stealing."""

    street: Number


class Give(Action, frozen=True, gc=False):
    """FA-44: put a cube of this colour into its warehouse."""

    colour: Number


class Take(Action, frozen=True, gc=False):
    """FA-44: take a cube of this colour for those put back."""

    colour: Number


class Purse(Action, frozen=True, gc=False):
    """FA-47: empty the purse on the level of the own urchin in this street."""

    street: Number


class Stop(Action, frozen=True, gc=False):
    """FA-13: end the action before the third location."""


class Buy(Action, frozen=True, gc=False):
    """FA-50: buy a cube."""

    colour: Number


class Sell(Action, frozen=True, gc=False):
    """FA-50: sell a cube."""

    colour: Number


class Done(Action, frozen=True, gc=False):
    """FA-50: leave the market, with or without a trade; FA-V2: put back no more cubes."""


class Discard(Action, frozen=True, gc=False):
    """FA-55: put a cube too many into its warehouse."""

    colour: Number


AnyAction = (
    Begin | Pass | Crumb | Go | Push | Steal | Swap | Give | Take | Purse | Stop | Buy | Sell | Done | Discard
)

PASS, STOP, DONE = Pass(), Stop(), Done()
OPENINGS = tuple(map(Begin, (MOVE, GOODS, MONEY, MARKET)))
PUSHES = (Push(UP), Push(DOWN))
CRUMBS, SWAPS, GIVES, TAKES, PURSES, BUYS, SELLS, DISCARDS = (
    tuple(kind(number) for number in range(COLOURS))
    for kind in (Crumb, Swap, Give, Take, Purse, Buy, Sell, Discard)
)

STEALS: tuple[tuple[tuple[Steal, ...], ...], ...] = tuple(
    tuple(tuple(Steal(street, cubes) for cubes in range(most, 0, -1)) for most in range(max(hauls) + 1))
    for street, hauls in enumerate(HAULS)
)
"""By street and the most that can be taken there; all first."""


def price_of(street: int, place: int, to: int) -> int:
    """Return the cubes that a movement costs (FA-18, FA-23, FA-26); ``place`` is a level or ``AWAY``.

    >>> price_of(0, AWAY, HOME)
    7
    """
    start = START if place == AWAY else place
    end = TOP if to == HOME else to
    return PRICES[street] * (abs(start - end) + (place == AWAY))


def _goes(street: int, place: int, steps: int) -> tuple[Go, ...]:
    """Return where so many step prices lead: upwards from near to far, then downwards."""
    cubes = steps * PRICES[street]
    start = START if place == AWAY else place
    first = start if place == AWAY else start + UP
    targets = (*range(first, TOP + UP, UP), *range(start + DOWN, BOTTOM + DOWN))
    return tuple(Go(street, to) for to in targets if price_of(street, place, to) <= cubes)


GOES: tuple[tuple[tuple[tuple[Go, ...], ...], ...], ...] = tuple(
    tuple(
        tuple(_goes(street, place, steps) for steps in range(LEVELS + 1))
        for place in (*range(LAST_LEVEL + 1), AWAY)
    )
    for street in range(COLOURS)
)
"""By street, place (``AWAY`` comes last, as index -1) and step prices that can be paid."""

GOES_HOME: tuple[Go, ...] = tuple(Go(street, HOME) for street in range(COLOURS))
