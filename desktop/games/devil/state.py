"""The position."""

from __future__ import annotations

from desktop.core.game import State
from desktop.games.devil.data import space_of

__all__ = ["BUST", "Position"]

BUST = -1
"""The coal total of a seat that pulled a devil: none, not 0 (DV-18)."""


class Position(State, kw_only=True):
    """Where everything lies.

    Attributes:
        stock: chips of every seat without its stake.
        stakes: the open stake of every seat; 0 before the reveal.
        totals: coal laid down this round by every seat, ``BUST``, or None before its turn.
        counts: pieces laid down this round by every seat.
        line: the pieces of the acting seat's turn, in the order pulled.
        oven: the pieces in the oven: a bag, its order means nothing.
        ash: the pieces on the ash heap: a bag.
        rows: the pieces laid down this round by every seat, in the order pulled.
        holders: who holds a pact with the devil.
        placed: the wealth of every seat when its figure was placed.

    """

    goal: int
    beggars: bool
    core: int
    tie_break: bool
    open_wealth: bool
    coal_counter: bool
    round: int = 0
    starter: int = 0
    stock: list[int]
    stakes: list[int]
    totals: list[int | None]
    counts: list[int]
    line: list[int] = []
    oven: list[int] = []
    ash: list[int] = []
    rows: list[list[int]]
    holders: list[int] = []
    placed: list[int] = []

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.stock)

    @property
    def best(self) -> int:
        """H, the highest coal total so far this round; 0 if nobody has coal (DV-21)."""
        best = 0
        for total in self.totals:
            if total is not None and total > best:
                best = total
        return best

    @property
    def spaces(self) -> list[int]:
        """The space of every figure (DV-33)."""
        return [space_of(chips) for chips in self.placed]

    def wealth(self, seat: int) -> int:
        """Return all chips of a seat; its stake is still its own before the settlement."""
        return self.stock[seat] + self.stakes[seat]
