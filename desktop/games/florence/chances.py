"""Luck with cards: what a look showed, and what one look into this deck shows on average."""

from __future__ import annotations

from collections.abc import Sequence
from math import comb

from desktop.games.florence.data import CARD_BONUS, CARD_GOALS
from desktop.games.florence.reckoning import Tabletop, best_bonus, cards_in, work_split

__all__ = ["best_and_hope", "hope_for_best"]


def hope_for_best(values: Sequence[int], drawn: int) -> float:
    """Return what the best of so many values drawn at once is on average.

    >>> hope_for_best((1, 2, 3), 2)
    2.6666666666666665
    """
    ways = sum(value * comb(place, drawn - 1) for place, value in enumerate(sorted(values)))
    return ways / comb(len(values), drawn)


def best_and_hope(table: Tabletop, seat: int, deck: int, drawn: Sequence[int], left: int) -> tuple[int, int]:
    """Return what the best card seen adds to a work of this seat now, and the average, in hundredths.

    A profession counts the wishes that the estate meets, a bonus card what it adds. Prestige cards count
    nothing: what one is worth shows at the end, and that is no longer chance.

    Args:
        left: the cards that stayed in the deck, as a set.

    """
    if deck == CARD_GOALS:
        return 0, 0
    shown = [_fit(table, seat, deck, card) for card in drawn]
    values = [*shown, *(_fit(table, seat, deck, card) for card in cards_in(left))]
    return 100 * max(shown), round(100 * hope_for_best(values, len(shown)))


def _fit(table: Tabletop, seat: int, deck: int, card: int) -> int:
    if deck == CARD_BONUS:
        return best_bonus(table, seat, 1 << card, 1)
    split = work_split(table, seat, card)
    return split.building + split.landscape + split.freedom
