"""How likely it is that somebody pulls a given total out of the oven. No Qt, no state."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb

from desktop.games.devil.data import COAL

__all__ = ["in_percent", "reach", "somebody_reaches"]

VALUES = tuple(value for value, _ in COAL)
UNIT = 5
"""All values are multiples of it."""
DIGIT = 64
"""Bits per digit of a row: no two of the 39 over k ways ever run into each other."""


@lru_cache(maxsize=512)
def reach(coal: tuple[int, ...], devils: int, target: int) -> float:
    """Return the chance that one player who pulls until the target is reached gets there before a devil.

    Exact: the pieces come in a random order, the first devil stands after k values with a known chance, and
    the first k values are any k of them.

    Args:
        coal: pieces in the oven of every value, in the order of ``data.COAL``.
        devils: devils in the oven.
        target: the total to be reached, greater than 0.
    """
    values = sum(coal)
    if sum(value * pieces for value, pieces in zip(VALUES, coal, strict=True)) < target:
        return 0.0
    short = _short(coal, target)
    return sum(
        chance * (1.0 - (short[pulled] / comb(values, pulled) if pulled < len(short) else 0.0))
        for pulled, chance in enumerate(_before_devil(values, devils))
    )


def _before_devil(values: int, devils: int) -> Iterator[float]:
    """Yield the chance that exactly 0, 1, 2 ... values come before the first devil."""
    going = 1.0
    for pulled in range(values + 1):
        left = values - pulled
        devil = devils / (left + devils) if left + devils else 1.0
        yield going * (devil if left else 1.0)
        going *= 1.0 - devil


@lru_cache(maxsize=512)
def _short(coal: tuple[int, ...], target: int) -> tuple[int, ...]:
    """Return for every number of values in how many ways they stay below the target.

    A generating function: per number of values one row of ways by sum. A row is one large integer with a
    digit per sum, so that a shift adds a value and the interpreter's own arithmetic does all sums at once.
    """
    limit = -(-target // UNIT)
    most = min(sum(coal), limit // (min(VALUES) // UNIT) + 1)
    below = (1 << DIGIT * limit) - 1
    rows = [1] + [0] * most
    for value, pieces in zip(VALUES, coal, strict=True):
        shift = DIGIT * (value // UNIT)
        grown = rows.copy()
        for taken in range(1, min(pieces, most) + 1):
            choices = comb(pieces, taken)
            for count in range(len(rows) - taken):
                if rows[count]:
                    grown[count + taken] += (rows[count] << shift * taken & below) * choices
        rows = grown
    return tuple(row % ((1 << DIGIT) - 1) for row in rows)  # the sum of its digits


@lru_cache(maxsize=512)
def somebody_reaches(oven: tuple[int, ...], players: int, target: int) -> float:
    """Return about how likely it is that one of several players gets there, if all pull until one does.

    One after the other pulls from what the others have left: everybody who fails has burnt one devil and
    some values. How many values that are on average is exact for each; that their mix is the average mix is
    the approximation.

    Args:
        oven: pieces in the oven of every kind, the devils last, as in ``DevilView.oven``.
        players: how many will pull.
        target: the stake, greater than 0.
    """
    values, devils = float(sum(oven[:-1])), oven[-1]
    shares = [pieces / values for pieces in oven[:-1]] if values else [0.0] * len(VALUES)
    failing = 1.0
    for _ in range(players):
        coal = _whole(shares, round(values))
        chance = reach(coal, devils, target)
        failing *= 1.0 - chance
        if failing <= 0.0 or not devils:
            break
        values = max(0.0, values - _burnt(coal, devils, target))
        devils -= 1
    return 1.0 - failing


def in_percent(oven: tuple[int, ...], players: int, target: int) -> int:
    """Return ``somebody_reaches`` as it is told everywhere: 100 and 0 only where there is no doubt."""
    chance = somebody_reaches(oven, players, target)
    percent = round(100 * chance)
    return percent if chance in (0.0, 1.0) else max(1, min(percent, 99))


def _whole(shares: Sequence[float], values: int) -> tuple[int, ...]:
    """Return whole numbers of pieces that come nearest to the shares."""
    exact = [share * values for share in shares]
    coal = [int(pieces) for pieces in exact]
    rest = sorted(range(len(exact)), key=lambda kind: coal[kind] - exact[kind])
    for kind in rest[: values - sum(coal)]:
        coal[kind] += 1
    return tuple(coal)


def _burnt(coal: tuple[int, ...], devils: int, target: int) -> float:
    """Return how many values a player who fails has burnt on average."""
    values = sum(coal)
    short = _short(coal, target)
    weights = [
        (pulled, chance * short[pulled] / comb(values, pulled))
        for pulled, chance in enumerate(_before_devil(values, devils))
        if pulled < len(short)
    ]
    whole = sum(weight for _, weight in weights)
    return sum(pulled * weight for pulled, weight in weights) / whole if whole else 0.0
