"""What a wardrobe promises: stars at the ball, and how far the maids are from their next level."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from math import comb

from desktop.games.ladies.ball import best_look, maid_count
from desktop.games.ladies.data import DRESS, KIND, MAIDS, PLAIN, STARS

__all__ = ["appeal", "expected_best", "gain", "has_dress", "plain_stars"]

DRESS_PROMISE = 1.2
"""Stars that owning an evening dress is worth beside its own: without it the best maid leaves."""
HALF_WAY = 0.5
"""How much of a maid's next level a Lady counts on when she is nearly there."""
ANY_MAID = 1.5
"""Stars that a beginner sees in a maid."""


def has_dress(wardrobe: Iterable[int]) -> bool:
    """Return whether there is an evening dress."""
    return any(card < PLAIN and KIND[card] == DRESS for card in wardrobe)


def plain_stars(card: int) -> float:
    """Return the stars that a beginner sees in a card."""
    return STARS[card] if card < PLAIN else ANY_MAID


def _promise(maid: int, worn: Sequence[int], maids: int) -> float:
    """Return the stars of a maid, with part of the way to her next level."""
    _, one, three = MAIDS[maid - PLAIN]
    count = maid_count(maid - PLAIN, worn, maids)
    if count >= three:
        return 3.0
    if count >= one:
        return 1.0 + HALF_WAY * 2.0 * (count - one) / (three - one)
    return HALF_WAY * count / one


@lru_cache(maxsize=1 << 15)
def _appeal(wardrobe: tuple[int, ...], maids: tuple[int, ...]) -> float:
    look = best_look(wardrobe, maids)
    promises = [_promise(maid, look.worn, len(maids)) for maid in maids]
    total = look.stars + sum(promises)
    if has_dress(wardrobe):
        return total + DRESS_PROMISE
    return total - max(promises, default=0.0)


def appeal(wardrobe: Iterable[int], maids: Iterable[int]) -> float:
    """Return what a wardrobe with its maids promises, in stars."""
    return _appeal(tuple(sorted(wardrobe)), tuple(sorted(maids)))


def gain(card: int, wardrobe: Sequence[int], maids: Sequence[int]) -> float:
    """Return what one more card or maid adds."""
    before = appeal(wardrobe, maids)
    if card < PLAIN:
        return appeal((*wardrobe, card), maids) - before
    return appeal(wardrobe, (*maids, card)) - before


def expected_best(values: Sequence[float], draws: int) -> float:
    """Return the mean of the highest of so many values drawn without repetition.

    >>> expected_best([3.0, 1.0], 1)
    2.0
    """
    count = len(values)
    draws = min(draws, count)
    if not draws:
        return 0.0
    ordered = sorted(values, reverse=True)
    ways = comb(count, draws)
    return sum(value * comb(count - 1 - rank, draws - 1) / ways for rank, value in enumerate(ordered))
