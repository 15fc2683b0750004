"""The position."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from desktop.core.game import State
from desktop.core.text import Text, Who
from desktop.games.coco import wording
from desktop.games.coco.data import BASKETS, BIT, BLUE, COCONUT, FRUIT, HOME, LEFT, NO_CARD, TILES, VILLAGE

__all__ = ["Position", "Terms", "full_stock", "occupied"]


class Terms(msgspec.Struct, frozen=True):
    """What the table agreed on; it never changes, so copies of a position share it.

    Attributes:
        fruit: fruit tiles of every colour at the start; the other tiles are coconuts.
        places: the village of every seat, an index of ``data.PLACES``.
        face_up: whether goods lie face up on the baskets (V2, V3).
        race: whether every tile counts 1 (V3).
        fruit_first: whether fruit and then tiles tell equal points apart (CO-38).

    """

    variant: str
    fruit: int
    places: tuple[int, ...]
    face_up: bool
    race: bool
    open_markets: bool
    fruit_first: bool
    memory_aid: int
    child: bool

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.places)


class Position(State, kw_only=True):
    """Where everything lies. Lists over seats are by seat, lists over baskets by ``3 * seat + 0 .. 2``.

    Attributes:
        where: the node of every basket: a path field, ``VILLAGE`` or ``HOME``.
        taken: the occupied path fields as bits; it follows from ``where`` and is asked for at every card.
        load: the tile on every basket (see ``tiles``), ``EMPTY`` exactly for those at home.
        stock: tiles not yet loaded, as [fruit, coconuts] of seat 0, then of seat 1 and so on.
        markets: the tiles on every market place, in the order they came.
        deck: the cards still to be drawn: a bag, its order means nothing.
        discard: the cards used, the last on top.
        card: the card of this turn, ``NO_CARD`` before it is drawn.
        active: whose turn it is, or will be first.
        turns: turns begun by all seats together.
        replaced: cards drawn in this turn for dead ones.
        left, right: the holes of the palms; ``side``: where the monkey hangs.

    """

    terms: Terms
    where: list[int]
    taken: int = 0
    load: list[int]
    stock: list[int]
    markets: list[list[int]]
    deck: list[int]
    discard: list[int] = []
    card: int = NO_CARD
    active: int = 0
    turns: int = 0
    replaced: int = 0
    left: int = BLUE
    right: int = BLUE
    side: int = LEFT

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.terms.places)

    def tiles_left(self, seat: int) -> int:
        """Return how many tiles a seat has in stock."""
        return self.stock[2 * seat + FRUIT] + self.stock[2 * seat + COCONUT]

    def has_tiles(self, seat: int) -> bool:
        """Return whether a seat has a tile in stock."""
        stock = self.stock
        return stock[2 * seat] + stock[2 * seat + 1] > 0

    def waits(self, usual: Text) -> Text:
        """Return what those read who wait: in child's mode just whose turn it is."""
        return wording.CHILD_WAIT.fill(who=Who(self.active)) if self.terms.child else usual

    def fresh(self, seat: int) -> int | None:
        """Return the basket that a seat can bring into play; they are alike (CO-13)."""
        if self.stock[2 * seat + FRUIT] + self.stock[2 * seat + COCONUT]:
            first = BASKETS * seat
            for basket in (first, first + 1, first + 2):
                if self.where[basket] == HOME:
                    return basket
        return None

    def on_board(self) -> list[int]:
        """Return every basket that stands on a field or on its village."""
        return [basket for basket, node in enumerate(self.where) if node <= VILLAGE]


def occupied(where: Iterable[int]) -> int:
    """Return the path fields among these nodes as bits."""
    taken = 0
    for node in where:
        taken |= BIT[node]
    return taken


def full_stock(seats: int, fruit: int) -> list[int]:
    """Return the stock of all seats before the first basket is loaded."""
    return [fruit, TILES - fruit] * seats
