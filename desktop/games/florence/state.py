"""The position."""

from __future__ import annotations

import msgspec

from desktop.core.game import State
from desktop.games.florence.data import (
    BONUS,
    BUILDER,
    CARD_GOALS,
    GOALS,
    LANDSCAPE,
    LANDSCAPE_KINDS,
    MOST_BUILDERS,
    PRESTIGE,
    PROFESSIONS,
    SALE,
    STACKS,
)
from desktop.games.florence.estate import Tile, beside, landscape_fits

__all__ = [
    "BEST",
    "BUILDERS",
    "BUILDINGS",
    "DECKS",
    "GOAL",
    "LANDSCAPES",
    "SOLD",
    "SOURCES",
    "WORKS",
    "Completed",
    "Position",
]

DECKS = tuple(sum(1 << card for card in cards) for cards in (PROFESSIONS, BONUS, GOALS))
"""The full decks as sets of cards: professions, bonus cards, prestige cards."""

WORKS, BUILDINGS, LANDSCAPES, BUILDERS, BEST, GOAL, SOLD = SOURCES = tuple(range(7))
"""Where prestige comes from; what was sold is counted as a positive number."""


class Completed(msgspec.Struct, frozen=True, gc=False, array_like=True):
    """A work as it was completed: the round, whose it was, the profession (0: a court work), its value."""

    round: int
    seat: int
    card: int
    value: int


class Position(State, kw_only=True):
    """Where everything lies. Lists run over the seats where nothing else is said; sets are ints of bits.

    Attributes:
        order: the seats clockwise from the first place; ``after`` the next seat clockwise of every seat.
        base: the price that opens an auction.
        money: in florins.
        hand, table: professions held, and completed and not recruited away.
        recruited: the part of ``hand`` that came from another table, which everybody saw.
        bonus, goals: bonus and prestige cards held; ``spent`` the bonus cards that have left the game.
        recruiters, replaced: recruiting cards held, and left on this table by others.
        tiles, built, taken: the estate: its tiles, the squares of buildings and palazzo, all covered squares.
        kinds, lands: kinds of buildings, and the numbers of forests, lakes, parks.
        best: the highest work value of this round, 0 for none.
        works: all works of the game in the order in which they were completed; everybody saw them.
        sources: prestige by where it came from, as in ``SOURCES``.
        seen: cards put back after a look that are not known to have left the deck since, by deck.
        since: cards others have kept since this seat last looked, by deck.
        stones: by stack, the seat that bought there in this phase A, or -1; ``inside`` the seats still in.
        stacks: objects left, by stack; the prestige cards are counted in their deck.
        supply, tokens: buildings left by kind, freedoms left by kind.
        decks: professions, bonus cards, prestige cards: bags, as they are shuffled after every look.
        characters: the character of every seat this round, or -1; ``merchant`` who kept the Merchant, or -1.
    """

    order: list[int]
    after: list[int]
    muse: bool
    cooperative: bool
    open_money: bool
    base: int
    round: int = 0
    starter: int = 0
    money: list[int]
    prestige: list[int]
    hand: list[int]
    table: list[int]
    recruited: list[int]
    bonus: list[int]
    spent: int = 0
    goals: list[int]
    recruiters: list[int]
    replaced: list[int]
    freedoms: list[int]
    jesters: list[int]
    builders: list[int]
    tiles: list[tuple[Tile, ...]]
    built: list[int]
    taken: list[int]
    kinds: list[int]
    lands: list[tuple[int, int, int]]
    best: list[int]
    works: tuple[Completed, ...] = ()
    sources: list[tuple[int, ...]]
    seen: list[tuple[int, int, int]]
    since: list[tuple[int, int, int]]
    stones: list[int]
    inside: int = 0
    stacks: list[int]
    supply: list[int]
    tokens: list[int]
    decks: list[int]
    characters: list[int]
    merchant: int = -1

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.money)

    def in_hand(self, seat: int) -> int:
        """Count the profession and recruiting cards in a hand."""
        return self.hand[seat].bit_count() + self.recruiters[seat]

    def on_table(self, seat: int) -> int:
        """Count the profession and recruiting cards on a seat's table: its works."""
        return self.table[seat].bit_count() + self.replaced[seat]

    def goal_cards(self, seat: int) -> int:
        """Count the prestige cards of a seat."""
        return self.goals[seat].bit_count()

    def funds(self, seat: int) -> int:
        """Return the most florins that a seat can pay (FL-21, FL-53, FL-65)."""
        return self.money[seat] if self.muse else self.money[seat] + SALE * self.prestige[seat]

    def closed(self, seat: int) -> int:
        """Return the squares on which this seat may not build (FL-39, FL-43)."""
        taken = self.taken[seat]
        return taken if self.builders[seat] > 1 else taken | beside(self.built[seat])

    def left(self, stack: int) -> int:
        """Return how many objects a stack holds."""
        if stack == PRESTIGE:
            return self.decks[CARD_GOALS].bit_count()
        if stack == LANDSCAPE:
            return sum(self.stacks[:3])
        return self.stacks[stack]

    def can_keep(self, seat: int, stack: int) -> bool:
        """Whether a seat has room for an object of this stack (FL-22)."""
        if stack <= 2:
            return landscape_fits(self.taken[seat])[stack]
        if stack == BUILDER:
            return self.builders[seat] < MOST_BUILDERS
        if stack == LANDSCAPE:
            return any(self.landscapes(seat))
        return True

    def landscapes(self, seat: int) -> list[int]:
        """Return the landscapes that are left and that this seat has room for, as kinds of tiles (FL-63)."""
        fits = landscape_fits(self.taken[seat])
        return [
            kind for kind, fit, left in zip(LANDSCAPE_KINDS, fits, self.stacks, strict=False) if fit and left
        ]

    def stacks_for_sale(self) -> tuple[int, ...]:
        """Return the stacks of this table, seven or (two seats) five."""
        return STACKS[3:] if self.seats == 2 else STACKS[:LANDSCAPE]

    def credit(self, seat: int, points: int, source: int) -> None:
        """Add prestige and note where it came from."""
        self.prestige[seat] += points
        noted = self.sources[seat]
        self.sources[seat] = (*noted[:source], noted[source] + points, *noted[source + 1 :])

    def pay(self, seat: int, amount: int) -> int:
        """FL-53: pay florins, selling as many prestige points as hundreds are missing; return how many."""
        missing = amount - self.money[seat]
        if missing <= 0:
            self.money[seat] -= amount
            return 0
        sold = -(-missing // SALE)
        self.money[seat] += SALE * sold - amount
        self.prestige[seat] -= sold
        noted = self.sources[seat]
        self.sources[seat] = (*noted[:SOLD], noted[SOLD] + sold)
        assert self.prestige[seat] >= 0
        return sold
