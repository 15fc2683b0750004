"""What no level does, however it errs: pay for what can bring nothing any more."""

from __future__ import annotations

from desktop.games.florence.actions import (
    AnyAction,
    Build,
    Introduce,
    Recruit,
    TakeBonus,
    TakeProfession,
)
from desktop.games.florence.data import BUILDING_POINTS, BUILDING_PRICE, ROUNDS, SALE
from desktop.games.florence.phases.turn import Turn
from desktop.games.florence.reckoning import cards_in, goals_about
from desktop.games.florence.view import FlorenceView

__all__ = ["pointless"]

FREEDOM_GOALS = goals_about("freedoms")
BUILDING_GOALS = goals_about("buildings", "large", "empty")
"""Prestige cards for which the last action may add a freedom, or a building at any price."""


def pointless(  # noqa: PLR0911 - one per answer
    view: FlorenceView, turn: Turn, option: AnyAction
) -> bool:
    """Whether an answer of a seat's last turn can lead to no more prestige."""
    if view.round < ROUNDS:
        return False
    goals = set(cards_in(view.goals))
    last = turn.left <= 1
    match option:
        case TakeProfession():
            return last
        case TakeBonus():
            return last or not view.hand
        case Introduce():
            return last and not goals & FREEDOM_GOALS
        case Build():
            missing = BUILDING_PRICE[view.builders[turn.seat]] - view.money[turn.seat]
            return last and missing >= BUILDING_POINTS * SALE and not goals & BUILDING_GOALS
        case Recruit():
            return not turn.left
        case _:
            return False
