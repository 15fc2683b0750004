"""What a wardrobe may become by the ball: the stars worn today, and what its maids may hope for."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb

from desktop.games.ladies.ball import best_look, maid_count, maid_value
from desktop.games.ladies.bot.taste import has_dress
from desktop.games.ladies.data import DESIGNERS, KIND, MAIDS, MARKS, PLAIN, THREE_MARKS

__all__ = ["prospect", "saved"]

WORN_A_DAY = 1.1
"""How many more articles a Lady buys in a day that she will wear at the ball."""
TAILORED = 1.5
"""To what power an article misses what a maid waits for: a Lady looks for it."""
UNDRESSED = (1.0, 0.8, 0.6, 0.4, 0.25, 0.15)
"""How likely a Lady still lacks an evening dress at the ball, by the days left."""
OLIVE_DRESSED = 1.5
"""Stars that Olive brings on average to a Lady with a dress."""
MAIDS_A_DAY, ONE_DESIGNER = 0.3, 0.3
"""Chances of another maid a day, and of an article that keeps to the one designer Violet wants."""

EARLY = 1400
"""Pounds that find their use in the next days; what lies beyond waits longer."""
RATES, LATE_RATE = (0.0001, 0.0028, 0.0033), 0.0012
"""Stars that a pound saved brings by the days left (the last holds for more), and beyond ``EARLY``."""


def saved(money: int, left: int) -> float:
    """Return the stars that money kept until tomorrow is worth, so many days before the ball."""
    rate = RATES[min(left, len(RATES) - 1)]
    if not left:
        return rate * money
    early = min(money, EARLY)
    return rate * early + LATE_RATE * (money - early)


def prospect(wardrobe: Sequence[int], maids: Sequence[int], left: int) -> float:
    """Return the stars that a wardrobe and its maids promise, so many days before the ball."""
    return _prospect(tuple(sorted(wardrobe)), tuple(sorted(maids)), left)


@lru_cache(maxsize=1 << 16)
def _prospect(wardrobe: tuple[int, ...], maids: tuple[int, ...], left: int) -> float:
    marks = 0
    for card in wardrobe:
        marks |= MARKS[card]
    asides = DESIGNERS if marks == THREE_MARKS else (0,)
    return max(_promise(wardrobe, maids, aside, left) for aside in asides)


def _promise(wardrobe: tuple[int, ...], maids: tuple[int, ...], aside: int, left: int) -> float:
    """Return what a wardrobe promises without one designer (0: with all that it has)."""
    look = best_look(wardrobe, maids, aside or None)
    kinds = marks = 0
    for card in look.worn:
        kinds |= 1 << KIND[card]
        marks |= MARKS[card]
    hopes = [_hope(maid - PLAIN, look.worn, kinds, marks, len(maids), left) for maid in maids]
    total = look.stars + sum(hopes)
    if hopes and not has_dress(wardrobe):
        total -= UNDRESSED[left] * max(hopes)
    return total


def _hope(maid: int, worn: Sequence[int], kinds: int, marks: int, maids: int, left: int) -> float:
    """Return the stars that a maid (0 to 19) may be expected to bring; kinds and marks worn are bits."""
    _, one, three = MAIDS[maid]
    count = maid_count(maid, worn, maids)
    tries = WORN_A_DAY * left
    match maid:
        case 15 if count:  # Olive looks at the dress alone
            return float(maid_value(maid, count))
        case 15:
            return (1.0 - UNDRESSED[left]) * OLIVE_DRESSED
        case 18:  # Sarah counts maids
            chance, tries = MAIDS_A_DAY, float(left)
        case 19:  # Violet wants one designer alone
            chance = ONE_DESIGNER if marks in (0, *DESIGNERS) else 0.0
        case _:
            chance = _suiting(maid, kinds, marks)
    tries = round(tries, 2)
    return _reaching(one - count, tries, chance) + 2.0 * _reaching(three - count, tries, chance)


@lru_cache(maxsize=1 << 12)
def _suiting(maid: int, kinds: int, marks: int) -> float:
    """Return how likely an article of a missing kind, of no third designer, is what a maid counts."""
    third = THREE_MARKS & ~marks if marks.bit_count() == 2 else 0
    cards = [card for card in range(PLAIN) if not kinds >> KIND[card] & 1 and not MARKS[card] & third]
    if not cards:
        return 0.0
    share = sum(min(1, maid_count(maid, (card,), 1)) for card in cards) / len(cards)
    return float(1.0 - (1.0 - share) ** TAILORED)


@lru_cache(maxsize=1 << 12)
def _reaching(missing: int, tries: float, chance: float) -> float:
    """Return how likely so many tries succeed as often as is missing; a part of a try may happen."""
    if missing <= 0:
        return 1.0
    whole = int(tries)
    part = tries - whole
    return (1.0 - part) * _at_least(missing, whole, chance) + part * _at_least(missing, whole + 1, chance)


def _at_least(hits: int, tries: int, chance: float) -> float:
    """Return the upper tail of the binomial distribution."""
    return sum(
        comb(tries, some) * chance**some * (1.0 - chance) ** (tries - some) for some in range(hits, tries + 1)
    )
