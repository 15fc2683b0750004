"""The position."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.game import State
from desktop.games.coco.data import BASKETS, BIT, BLUE, COCONUT, FRUIT, HOME, LEFT, NO_CARD, TILES, VILLAGE

__all__ = ["Position", "full_stock"]


class Position(State, kw_only=True):
    """Where everything lies. Lists over seats are by seat, lists over baskets by ``3 * seat + 0 .. 2``.

    Attributes:
        fruit: fruit tiles of every colour at the start; the other tiles are coconuts.
        places: the village of every seat, an index of ``data.PLACES``.
        where: the node of every basket: a path field, ``VILLAGE`` or ``HOME``.
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

    variant: str
    fruit: int
    open_markets: bool
    tie_break: bool
    memory_aid: int
    child: bool
    places: tuple[int, ...]
    where: list[int]
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
        return len(self.places)

    @property
    def face_up(self) -> bool:
        """Whether goods lie face up on the baskets (V2, V3)."""
        return self.variant in {"V2", "V3"}

    @property
    def race(self) -> bool:
        """Whether every tile counts 1 (V3)."""
        return self.variant == "V3"

    @property
    def taken(self) -> int:
        """The occupied path fields as a bit mask."""
        taken = 0
        for node in self.where:
            taken |= BIT[node]
        return taken

    def own(self, seat: int) -> range:
        """Return the baskets of a seat."""
        return range(BASKETS * seat, BASKETS * seat + BASKETS)

    def tiles_left(self, seat: int) -> int:
        """Return how many tiles a seat has in stock."""
        return self.stock[2 * seat + FRUIT] + self.stock[2 * seat + COCONUT]

    def fresh(self, seat: int) -> int | None:
        """Return the basket that a seat can bring into play; they are alike (CO-13)."""
        if not self.tiles_left(seat):
            return None
        return next((basket for basket in self.own(seat) if self.where[basket] == HOME), None)

    def on_board(self) -> Iterator[int]:
        """Yield every basket that stands on a field or on its village."""
        return (basket for basket, node in enumerate(self.where) if node <= VILLAGE)


def full_stock(seats: int, fruit: int) -> list[int]:
    """Return the stock of all seats before the first basket is loaded."""
    return [fruit, TILES - fruit] * seats
