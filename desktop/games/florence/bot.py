"""The judgement of The Princes of Florence: Beginner to Expert."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import ClassVar

from desktop.core.bot import Advice, Bot, Level, LevelName
from desktop.games.florence.actions import (
    AnyAction,
)
from desktop.games.florence.judging import Thought
from desktop.games.florence.memory import Memory
from desktop.games.florence.outlook import POINT
from desktop.games.florence.phases import State
from desktop.games.florence.phases.turn import Turn
from desktop.games.florence.phases.work import Payment
from desktop.games.florence.quick import quick
from desktop.games.florence.valuing import prospect
from desktop.games.florence.view import FlorenceView, look, sample

__all__ = ["FlorenceBot"]


class FlorenceBot(Bot[State, AnyAction, FlorenceView]):
    """Plans its own game with a beam search, and values everything by plans with and without it.

    Styles of the levels: ``width`` of the beam, ``greed`` (the share of an object's worth that it bids),
    ``blur`` (how far its values are off, as a share); or ``worlds``, in how many sampled worlds it foresees
    what everybody buys in an auction phase, and what rivals complete and use up in the turns of phase B.
    """

    levels: ClassVar[dict[LevelName, Level]] = {
        "beginner": Level(style={"width": 1, "greed": 0.4, "blur": 0.5}, slip=0.3),
        "casual": Level(style={"width": 2, "greed": 0.55, "blur": 0.25}, slip=0.1),
        "skilled": Level(seconds=0.3, style={"width": 4, "greed": 0.65, "blur": 0.1, "worlds": 1}),
        "expert": Level(seconds=0.3, style={"width": 12, "greed": 0.75, "blur": 0.0, "worlds": 4}),
    }

    opponents: ClassVar[dict[str, Level]] = {"newcomer": Level(style={"thumb": True})}
    """A careful newcomer plays by rules of thumb, without any plan."""

    def __init__(self) -> None:
        self._memory = Memory()

    def advise(
        self, view: FlorenceView, seat: int, options: Sequence[AnyAction], level: Level, rng: Random
    ) -> list[Advice]:
        """Return the options with their values, the best first."""
        if level.style.get("thumb"):
            return [Advice(quick(sample(view, rng), seat, options, rng), 0.0)]
        thought = Thought(self._memory, view, seat, level, rng)
        advice = thought.weigh(options)
        blur = float(level.style.get("blur", 0.0))
        if blur and len(advice) > 1 and isinstance(view.question, (Turn, Payment)):
            spread = blur * 4
            advice = [Advice(each.action, each.value + rng.gauss(0, spread), each.reason) for each in advice]
        return sorted(advice, key=lambda each: -each.value)

    def playout(self, state: State, seat: int, options: Sequence[AnyAction], rng: Random) -> AnyAction:
        """Return a sensible answer fast, inside a sampled world."""
        return options[0] if len(options) == 1 else quick(state, seat, options, rng)

    def value(self, state: State) -> tuple[float, ...]:
        """Return everybody's estimated share of the win, from plans of a single line."""
        ends = [
            state.prestige[seat] + prospect(look(state, seat), seat, 1).best.value / POINT
            for seat in range(state.seats)
        ]
        best = max(ends)
        weights = [exp((end - best) / 6) for end in ends]
        return tuple(weight / sum(weights) for weight in weights)
