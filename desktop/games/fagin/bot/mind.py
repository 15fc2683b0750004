"""What a seat answers: plans made once in a turn and then followed."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import exp
from random import Random
from typing import ClassVar, NamedTuple

from desktop.core.bot import Advice, Bot, Level, LevelName
from desktop.core.dealer import Dealer
from desktop.games.fagin.actions import (
    DONE,
    PASS,
    STOP,
    AnyAction,
)
from desktop.games.fagin.bot.foresight import foreseen
from desktop.games.fagin.bot.habits import habit
from desktop.games.fagin.bot.judging import Judge, distance, shares
from desktop.games.fagin.bot.planning import Plan, Planner
from desktop.games.fagin.bot.reasons import reason
from desktop.games.fagin.bot.trust import trusted
from desktop.games.fagin.phases.market import Trading
from desktop.games.fagin.phases.moving import Moving, Pushing
from desktop.games.fagin.phases.rounds import Discarding, State, Turn
from desktop.games.fagin.phases.stealing import Filching, Stealing, Swapping
from desktop.games.fagin.view import FaginView, look, sample

__all__ = ["FaginBot"]


NOBODY = Dealer(Random(0))
KEPT = 400
"""How many planned answers are remembered at most."""


class Planned(NamedTuple):
    """An answer of a plan, and what the plan was worth when it was made."""

    action: AnyAction
    value: float


class FaginBot(Bot[State, AnyAction, FaginView]):
    """Plans its turns; how deep and how well is a matter of the level.

    The style of a level: ``jealous`` counts the rivals' ways home, ``market`` trades, ``swaps`` swaps,
    ``beam`` is how many beginnings of a movement are followed. With ``worlds`` the best ``breadth`` plans
    are tried in so many worlds, through the rivals' replies and the constables to the own next turn, and
    the better they prove the more often.
    """

    levels: ClassVar[dict[LevelName, Level]] = {
        "beginner": Level(slip=0.6, style={"beam": 1, "market": True}),
        "casual": Level(slip=0.2, style={"beam": 1, "market": True, "jealous": True}),
        "skilled": Level(style={"beam": 2, "market": True, "swaps": True, "jealous": True}),
        "expert": Level(
            breadth=12, style={"beam": 5, "market": True, "swaps": True, "jealous": True, "worlds": 4}
        ),
    }

    def __init__(self) -> None:
        self._planned: dict[tuple[object, ...], Planned] = {}

    def advise(
        self, view: FaginView, seat: int, options: Sequence[AnyAction], level: Level, rng: Random
    ) -> list[Advice]:
        """Return the answers worth a thought; a plan of this turn is followed.

        Levels that slip follow it blindly, the others look at what else there is, for hints.
        """
        planned = self._planned.get(_key(view))
        if planned is not None and planned.action not in options:
            planned = None
        if planned is not None and level.slip:
            return [Advice(planned.action, 0.0)]
        state = sample(view, rng)
        style = level.style
        judge = Judge(jealous=bool(style.get("jealous")))
        planner = Planner(
            judge.worth,
            swaps=bool(style.get("swaps")),
            market=bool(style.get("market")),
            beam=int(style.get("beam", 1)),
        )
        plans = _best_by_first(plan for plan in _plans(planner, state, seat) if plan.actions[0] in options)
        worlds = int(style.get("worlds", 0))
        if planned is not None:
            plans.sort(key=lambda plan: plan.actions[0] != planned.action)
        elif worlds and isinstance(state.stack[-1], Turn):
            looked = foreseen(state, _plans(planner, state, seat), seat, level.breadth, worlds, rng)
            plans = _best_by_first(looked)
        if not plans:
            return [Advice(options[0], 0.0)]
        values = _values(state, plans, judge, planned)
        advice = [
            Advice(plan.actions[0], value, reason(state, plan, seat), judge.jealous)
            for plan, value in zip(plans, values, strict=True)
        ]
        if planned is None:
            self._remember(state, seat, plans[0].actions, values[0])
        return advice

    def _remember(self, state: State, seat: int, actions: Sequence[AnyAction], value: float) -> None:
        """Note the answers of a plan and its value by the positions in which they will be asked for.

        The position is played on.
        """
        if len(self._planned) > KEPT:
            self._planned.clear()
        for action in actions:
            phase = state.stack[-1] if state.stack else None
            if phase is None or phase.seat != seat or action not in phase.options(state, seat):
                return
            self._planned[_key(look(state, seat))] = Planned(action, value)
            phase.resolve(state, seat, action, NOBODY)

    def playout(self, state: State, seat: int, options: Sequence[AnyAction], rng: Random) -> AnyAction:
        """Return what somebody does who plays by habit."""
        return habit(state, seat, options, rng)

    def value(self, state: State) -> tuple[float, ...]:
        """Return every seat's chance to win, from the distances."""
        return shares(state, state.stack[0].seat if state.stack else state.starter)


def _key(view: FaginView) -> tuple[object, ...]:
    return view.round, view.stack, view.money, view.cargo, view.urchins, view.stalls


def _values(state: State, plans: Sequence[Plan], judge: Judge, planned: Planned | None) -> list[float]:
    """Return the chances to win behind the worths of plans, or the worths themselves where they are none.

    A plan that is followed keeps the value that it had when it was made; no other is worth more.
    """
    if not judge.jealous:
        return [plan.worth for plan in plans]
    turns = min(distance(state, seat) for seat in range(state.seats))
    chances = [trusted(exp(min(0.0, plan.worth)), state.seats, turns) for plan in plans]
    if planned is None or plans[0].actions[0] != planned.action:
        return chances
    return [planned.value, *(min(chance, planned.value) for chance in chances[1:])]


def _best_by_first(plans: Iterable[Plan]) -> list[Plan]:
    """Return the best plan for every first answer, the best first."""
    best: dict[AnyAction, Plan] = {}
    for plan in plans:
        known = best.get(plan.actions[0])
        if known is None or plan.worth > known.worth:
            best[plan.actions[0]] = plan
    ordered = sorted(best.values(), key=lambda plan: -plan.worth)
    return ordered[:1] + [plan for plan in ordered[1:] if plan.actions != (PASS,)]


def _plans(planner: Planner, state: State, seat: int) -> list[Plan]:  # noqa: PLR0911 - one per question
    """Return plans for the open question, of whatever kind it is."""
    phase = state.stack[-1]
    here = Plan(planner.worth(state, seat), (), state)
    match phase:
        case Turn():
            return planner.turns(state, seat)
        case Moving(used=used):
            plans = planner.moves(state, seat, used)
            return [*plans, here._replace(actions=(STOP,))] if used else plans
        case Pushing(street=street):
            return list(planner.pushes(here, seat, street))
        case Stealing(used=used):
            plans = [*planner.thefts(state, seat, used)]
            plans += [plan for _, plan in planner.theft_parts(here, seat, used)]
            return [*plans, here._replace(actions=(STOP,))] if used else plans
        case Swapping(given=given, taken=taken, closed=closed):
            return [planner.swap_rest(here, seat, len(given), len(taken), closed=closed)]
        case Filching(used=used):
            return planner.purses(state, seat, used)
        case Trading(bought=bought, sold=sold):
            barred = _bits(sold), _bits(bought)
            trades = planner.trades(here, seat, barred)
            return [planner.basket(state, seat, barred), here._replace(actions=(DONE,)), *trades]
        case Discarding():
            return planner.discards(here, seat)


def _bits(cubes: Sequence[int]) -> int:
    return sum(1 << colour for colour, number in enumerate(cubes) if number)
