"""Sums over what lies on the table: work values, bonus and prestige cards.

They need only what is public, so they serve the rules, the previews on the board and the bots alike.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Protocol

import msgspec

from desktop.games.florence.data import (
    BONUS,
    BUILDING_VALUE,
    FREEDOM_VALUE,
    GOALS,
    JESTER_VALUE,
    LANDSCAPE_KINDS,
    LANDSCAPE_VALUE,
    LARGE,
    MEDIUM,
    MUSE,
    PRINCESS,
    PROFESSIONS,
    SMALL,
    Condition,
    Majority,
)
from desktop.games.florence.estate import ALL

__all__ = [
    "MEASURES",
    "Split",
    "Tabletop",
    "any_work_value",
    "best_bonus",
    "bonus_value",
    "cards_in",
    "court_value",
    "goal_points",
    "goals_about",
    "measures",
    "wishes_value",
    "work_split",
    "work_value",
]


class Tabletop(Protocol):
    """What is needed of a position or of a view of it; sets of cards and kinds are ints of bits."""

    @property
    def round(self) -> int:
        """The round, from 1."""

    @property
    def kinds(self) -> Sequence[int]:
        """The kinds of buildings of every seat."""

    @property
    def lands(self) -> Sequence[tuple[int, int, int]]:
        """Forests, lakes and parks of every seat."""

    @property
    def freedoms(self) -> Sequence[int]:
        """The freedoms of every seat."""

    @property
    def jesters(self) -> Sequence[int]:
        """Jesters of every seat."""

    @property
    def builders(self) -> Sequence[int]:
        """Builders of every seat."""

    @property
    def taken(self) -> Sequence[int]:
        """The covered squares of every estate, those of the palazzo included."""

    @property
    def characters(self) -> Sequence[int]:
        """The character of every seat this round, or -1."""

    def in_hand(self, seat: int) -> int:
        """Count the profession and recruiting cards in a hand."""

    def on_table(self, seat: int) -> int:
        """Count the profession and recruiting cards on a seat's table: its works."""

    def goal_cards(self, seat: int) -> int:
        """Count the prestige cards of a seat."""


@lru_cache(1 << 14)
def cards_in(cards: int) -> tuple[int, ...]:
    """Return the numbers in a set of cards, in order.

    >>> cards_in(0b1010)
    (1, 3)
    """
    return tuple(number for number in range(cards.bit_length()) if cards >> number & 1)


def _set(kinds: Sequence[int]) -> int:
    return sum(1 << kind for kind in kinds)


SIZES = tuple(map(_set, (LARGE, MEDIUM, SMALL)))
LARGE_SET, MEDIUM_SET, SMALL_SET = SIZES

MEASURES: dict[str, Callable[[Tabletop, int], int]] = {
    "buildings": lambda table, seat: table.kinds[seat].bit_count(),
    "large": lambda table, seat: (table.kinds[seat] & LARGE_SET).bit_count(),
    "medium": lambda table, seat: (table.kinds[seat] & MEDIUM_SET).bit_count(),
    "small": lambda table, seat: (table.kinds[seat] & SMALL_SET).bit_count(),
    "sizes": lambda table, seat: sum(bool(table.kinds[seat] & size) for size in SIZES),
    "landscapes": lambda table, seat: sum(table.lands[seat]),
    "types": lambda table, seat: sum(map(bool, table.lands[seat])),
    "forests": lambda table, seat: table.lands[seat][0],
    "lakes": lambda table, seat: table.lands[seat][1],
    "parks": lambda table, seat: table.lands[seat][2],
    "freedoms": lambda table, seat: table.freedoms[seat].bit_count(),
    "jesters": lambda table, seat: table.jesters[seat],
    "builders": lambda table, seat: table.builders[seat],
    "goals": lambda table, seat: table.goal_cards(seat),
    "hand": lambda table, seat: table.in_hand(seat),
    "table": lambda table, seat: table.on_table(seat),
    "empty": lambda table, seat: (ALL & ~table.taken[seat]).bit_count(),
}
"""What bonus and prestige cards count. The palazzo is neither a building nor empty (C2)."""

WISHES: tuple[tuple[int, int, int], ...] = (
    (0, 0, 0),
    *(
        (1 << wish.building, wish.landscape - LANDSCAPE_KINDS[0], 1 << wish.freedom)
        for wish in PROFESSIONS.values()
    ),
)


class Split(msgspec.Struct, frozen=True):
    """FL-32: how a work value is made up, without bonus cards."""

    building: int
    landscape: int
    freedom: int
    jesters: int
    cards: int
    muse: int

    @property
    def value(self) -> int:
        """The sum."""
        return self.building + self.landscape + self.freedom + self.jesters + self.cards + self.muse


def work_split(table: Tabletop, seat: int, card: int) -> Split:
    """Return how the value of a work of this profession is made up, in the hands of this seat."""
    building, landscape, freedom = WISHES[card]
    return Split(
        BUILDING_VALUE if table.kinds[seat] & building else 0,
        LANDSCAPE_VALUE if table.lands[seat][landscape] else 0,
        FREEDOM_VALUE if table.freedoms[seat] & freedom else 0,
        JESTER_VALUE * table.jesters[seat],
        table.in_hand(seat) + table.on_table(seat),
        table.round if table.characters[seat] == MUSE else 0,
    )


def work_value(table: Tabletop, seat: int, card: int) -> int:
    """Return the value of a work of this profession without bonus cards (FL-32, FL-72)."""
    return any_work_value(table, seat) + wishes_value(table, seat, card)


def any_work_value(table: Tabletop, seat: int) -> int:
    """Return what adds to a work of every profession (FL-32, FL-72)."""
    value = JESTER_VALUE * table.jesters[seat] + table.in_hand(seat) + table.on_table(seat)
    return value + table.round if table.characters[seat] == MUSE else value


def wishes_value(table: Tabletop, seat: int, card: int) -> int:
    """Return what the wishes of a profession that are fulfilled add to its work (FL-32)."""
    building, landscape, freedom = WISHES[card]
    value = 0
    if table.kinds[seat] & building:
        value += BUILDING_VALUE
    if table.lands[seat][landscape]:
        value += LANDSCAPE_VALUE
    if table.freedoms[seat] & freedom:
        value += FREEDOM_VALUE
    return value


def court_value(table: Tabletop, seat: int) -> int:
    """Return the value of a court work without bonus cards (FL-75)."""
    assert table.characters[seat] == PRINCESS
    return 2 * table.kinds[seat].bit_count() + 2 * sum(table.lands[seat])


def bonus_value(table: Tabletop, seat: int, card: int) -> int:
    """Return what a bonus card adds to a work that is being completed (C10)."""
    return sum(rate * MEASURES[measure](table, seat) for measure, rate in BONUS[card])


def best_bonus(table: Tabletop, seat: int, cards: int, played: int) -> int:
    """Return what a set of bonus cards adds before ``played`` professions (0 or 1) have left the hand.

    Only BO07 (hand) and BO14 (table) see a difference, of the same size in opposite directions.
    """
    total = 0
    for card in cards_in(cards):
        total += bonus_value(table, seat, card)
        for measure, rate in BONUS[card]:
            if measure == "hand":
                total -= rate * played
            elif measure == "table":
                total += rate * played
    return total


def measures(table: Tabletop, seats: int, card: int) -> tuple[int, ...]:
    """Return what a prestige card compares, for every seat; for conditions how many are met."""
    goal = GOALS[card]
    if isinstance(goal, Condition):
        return tuple(
            sum(MEASURES[measure](table, seat) >= least for measure, least in goal.needs)
            for seat in range(seats)
        )
    return tuple(MEASURES[goal.measure](table, seat) for seat in range(seats))


def goal_points(table: Tabletop, seats: int, seat: int, card: int) -> int:
    """Return what a prestige card brings its owner (C9)."""
    goal = GOALS[card]
    if isinstance(goal, Condition):
        met = all(MEASURES[measure](table, seat) >= least for measure, least in goal.needs)
        return goal.points if met else 0
    sign = -1 if goal.fewest else 1
    own = MEASURES[goal.measure](table, seat)
    if not goal.fewest and not own:
        return 0
    others = [sign * MEASURES[goal.measure](table, each) for each in range(seats) if each != seat]
    if any(other > sign * own for other in others):
        return 0
    return goal.tied if sign * own in others else goal.points


def goals_about(*measures: str) -> frozenset[int]:
    """Return the prestige cards that look at one of these measures.

    >>> sorted(goals_about("freedoms"))
    [8, 13]
    """
    return frozenset(card for card, goal in GOALS.items() if not _looks_at(goal).isdisjoint(measures))


def _looks_at(goal: Majority | Condition) -> set[str]:
    return {measure for measure, _ in goal.needs} if isinstance(goal, Condition) else {goal.measure}
