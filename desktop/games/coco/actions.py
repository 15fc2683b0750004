"""What a seat may answer. Baskets are numbered ``3 * seat + 0 .. 2``."""

from __future__ import annotations

from desktop.core.game import Action
from desktop.games.coco.data import BASKETS, COCONUT, FRUIT, HOLES, MARKET, Symbol

__all__ = [
    "DRAW",
    "LOADS",
    "LOOKS",
    "MOVES",
    "PASS",
    "PLACINGS",
    "SWAPS",
    "USES",
    "AnyAction",
    "Draw",
    "Load",
    "Look",
    "Move",
    "Pass",
    "Place",
    "Swap",
    "Use",
]


class Load(Action, frozen=True, gc=False):
    """CO-04, CO-25: put a tile of this kind on the basket, face down."""

    kind: int


class Use(Action, frozen=True, gc=False):
    """CO-11: carry out the half of the card that shows this symbol."""

    symbol: int


class Move(Action, frozen=True, gc=False):
    """CO-13, CO-16: move a basket to where its steps end; the basket may be a new one."""

    basket: int
    end: int


class Place(Action, frozen=True, gc=False):
    """CO-26: put the palms into a left and a right hole."""

    left: int
    right: int


class Swap(Action, frozen=True, gc=False):
    """CO-33: exchange the tiles of two baskets; the lower number comes first."""

    first: int
    second: int


class Look(Action, frozen=True, gc=False):
    """CO-34: look under the tile of a basket."""

    basket: int


class Draw(Action, frozen=True, gc=False):
    """CO-12: draw another card for a dead one."""


class Pass(Action, frozen=True, gc=False):
    """CO-12: end the turn after a dead card."""


AnyAction = Load | Use | Move | Place | Swap | Look | Draw | Pass

_ALL = range(4 * BASKETS)
LOADS: tuple[Load, ...] = (Load(FRUIT), Load(COCONUT))
USES: tuple[Use, ...] = tuple(Use(symbol.value) for symbol in Symbol)
MOVES: tuple[tuple[Move, ...], ...] = tuple(
    tuple(Move(basket, end) for end in range(MARKET + 1)) for basket in _ALL
)
PLACINGS: tuple[tuple[Place, ...], ...] = tuple(
    tuple(Place(left, right) for right in HOLES) for left in HOLES
)
SWAPS: tuple[tuple[Swap, ...], ...] = tuple(tuple(Swap(first, second) for second in _ALL) for first in _ALL)
LOOKS: tuple[Look, ...] = tuple(Look(basket) for basket in _ALL)
DRAW = Draw()
PASS = Pass()
