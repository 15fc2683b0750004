"""What prestige cards are likely to bring: what a seat and its rivals will own at the end, and how surely.

What is gained until the end was counted in games of experts: objects of auctions come at a rate per round,
works, buildings and covered squares of rivals by the rounds that are left.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from math import erf, exp, prod, sqrt

from desktop.games.florence.data import GOALS, ROUNDS, Condition, Majority
from desktop.games.florence.outlook import Outlook, Setting
from desktop.games.florence.reckoning import SIZES

__all__ = ["goal_worth", "rivals_end"]

BOUGHT = {
    "jesters": 0.24,
    "builders": 0.12,
    "forests": 0.12,
    "lakes": 0.13,
    "parks": 0.05,
    "landscapes": 0.28,
}
"""What a seat gains in an auction phase on average."""

MADE = {
    "table": (0.0, 1.55, 2.85, 3.8, 4.45, 5.2, 5.35, 5.35),
    "buildings": (0.0, 0.2, 0.4, 1.05, 2.1, 2.5, 2.8, 3.65),
    "empty": (0.0, -2.6, -5.2, -9.3, -15.3, -19.0, -22.4, -28.0),
}
"""What a seat gains by its own doing, by the rounds left."""

UNSURE = {"table": 0.3, "buildings": 0.2, "empty": 4.0}
"""How much that varies for every round left, as a square; what is bought varies by its rate."""

SOUGHT = 2.0
"""How much more often a seat buys what its prestige card wants."""

PLANNED, UNPLANNED = 0.75, 0.35
"""How sure what a plan will build or introduce is, and every unit that it does not have."""

TOLERANCE = 0.01
"""The square of what is never sure."""

SQUARES, LANDSCAPE_SQUARES = 5, 4
"""How many squares a building, and a landscape, takes on average."""


def expected(measure: str, now: float, rounds: int) -> float:
    """Return what a seat of which nothing is known will have of a measure after so many rounds."""
    if measure in BOUGHT:
        return now + BOUGHT[measure] * rounds
    return now + MADE[measure][rounds] if measure in MADE else now


def goal_worth(card: int, at: Outlook, given: Setting) -> float:
    """Return what a prestige card is likely to bring with what the plan owns in the end."""
    goal = GOALS[card]
    if isinstance(goal, Condition):
        return goal.points * prod(_reached(measure, least, at, given) for measure, least in goal.needs)
    return _lead(goal, at, given)


def _rounds(given: Setting) -> int:
    """Return how many auction phases are still to come for this seat, the one under way included."""
    return ROUNDS - given.round + given.inside


def _reached(measure: str, least: int, at: Outlook, given: Setting) -> float:
    """Return the chance that a seat ends with at least so much."""
    missing = least - given.own[measure]
    if missing <= 0:
        return 1.0
    if measure in BOUGHT:
        return _at_least(missing, SOUGHT * BOUGHT[measure] * _rounds(given))
    planned = least - _made(measure, at, given)
    return PLANNED if planned <= 0 else UNPLANNED**planned if given.turns else 0.0


@lru_cache(1 << 10)
def _at_least(number: int, mean: float) -> float:
    """Return the chance of at least so many rare events (Poisson)."""
    term = total = exp(-mean)
    for each in range(1, number):
        term *= mean / each
        total += term
    return 1.0 - total


def _made(measure: str, at: Outlook, given: Setting) -> float:
    """Return what the plan has of a measure in the end."""
    built = at.kinds.bit_count() - given.own["buildings"]
    match measure:
        case "buildings":
            return at.kinds.bit_count()
        case "large":
            return (at.kinds & SIZES[0]).bit_count()
        case "freedoms":
            return at.freedoms.bit_count()
        case "table":
            return given.own["table"] + at.played
        case "empty":
            landscapes = BOUGHT["landscapes"] * _rounds(given)
            return given.own["empty"] - SQUARES * built - LANDSCAPE_SQUARES * landscapes
        case _:
            return given.own[measure] + SOUGHT * BOUGHT.get(measure, 0.0) * _rounds(given)


def _lead(goal: Majority, at: Outlook, given: Setting) -> float:
    """Return what a card for most or fewest of something brings, by the chances to lead alone or tied."""
    measure = goal.measure
    own = _made(measure, at, given)
    some = 1.0
    if measure in BOUGHT and not given.own[measure]:
        some = 1.0 - exp(-SOUGHT * BOUGHT[measure] * _rounds(given))
    rounds = _rounds(given) if measure in BOUGHT else given.turns
    spread = sqrt(2 * rounds * (BOUGHT.get(measure) or UNSURE[measure]) + TOLERANCE)
    alone = level = 1.0
    for rival in given.rivals:
        lead = rival[measure] - own if goal.fewest else own - rival[measure]
        alone *= _surely(lead - 0.5, spread)
        level *= _surely(lead + 0.5, spread)
    return some * (goal.tied * level + (goal.points - goal.tied) * alone)


def _surely(lead: float, spread: float) -> float:
    return 0.5 * (1.0 + erf(lead / (spread * sqrt(2.0))))


def rivals_end(now: Mapping[str, int], rounds: int, turns: int) -> dict[str, float]:
    """Return what a rival will have at the end of what prestige cards compare."""
    return {
        **{measure: expected(measure, now[measure], rounds) for measure in BOUGHT},
        **{measure: expected(measure, now[measure], turns) for measure in MADE},
    }
