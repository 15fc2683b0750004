"""Auf Teufel komm raus: components as constants and tables (sources: the rule ids beside them)."""

from __future__ import annotations

from bisect import bisect_right

__all__ = [
    "BONUS", "COAL", "DEVIL", "DEVILS", "GOALS", "LAST_ROUND", "MULTIPLIER", "OVEN", "OVEN_CORE", "PACT",
    "PIECES", "SPACES", "START", "STEP", "TOP_MULTIPLIER", "space_of",
]  # fmt: skip

DEVIL = 0
"""What a piece shows that shows no value."""

COAL: tuple[tuple[int, int], ...] = ((100, 2), (75, 3), (50, 7), (25, 9), (20, 9), (10, 9))
"""Values and how many pieces show them."""

DEVILS = 9
OVEN: tuple[int, ...] = tuple(value for value, pieces in COAL for _ in range(pieces)) + (DEVIL,) * DEVILS
PIECES = len(OVEN)

START = 200  # DV-03
STEP = 10  # DV-11 [ruling]: the smallest chip
BONUS = 50  # DV-29, DV-30
PACT = 50  # DV-20
MULTIPLIER, TOP_MULTIPLIER = 1, 2  # DV-24, DV-25
GOALS = (800, 1600, 2400)
OVEN_CORE = 24  # DV-08 [ruling]
LAST_ROUND = 100  # DV-42 [ruling]

SPACES: tuple[int, ...] = (0, 60, 100, 200, 300, 600, 900, 1200, 1600)
"""The least wealth of every space of the wealth track [ruling, but for 200, 300-600, 0-50 and 1600]."""


def space_of(wealth: int) -> int:
    """Return the space of the wealth track (0 .. 8) that holds this wealth (DV-33)."""
    return bisect_right(SPACES, wealth) - 1
