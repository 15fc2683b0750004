"""OpenSpiel's pig, driven from Python, to compare with."""

from __future__ import annotations

from math import floor
from random import Random
from time import process_time
from typing import Any

import msgspec
import numpy as np
import pyspiel

from desktop.ai.speed import interval

__all__ = ["ExamplePig", "Pace", "Pig"]


class Pace(msgspec.Struct, frozen=True):
    """How fast it is. ``steps_per_second`` counts rolls of the die as well, which are steps there."""

    decisions_per_second: float
    steps_per_second: float
    games_per_second: float
    intervals: dict[str, tuple[float, float]]


class Pig:
    """Random games of pig, two players, with the calls that its Python interface offers.

    The driver knows no game, as ours does not: chance is sampled by the probabilities it is told. It is the
    tightest loop that we found.
    """

    name = "open_spiel pig"

    def __init__(self, seed: int) -> None:
        self._game: Any = pyspiel.load_game("pig")
        self._random = Random(seed)
        self._runs: list[tuple[float, float, float]] = []

    def play(self, seconds: float) -> None:
        """Play for a while and note how fast it went."""
        began = process_time()
        decisions = steps = games = 0
        while process_time() - began < seconds or not games:
            taken, rolled = self._one()
            decisions += taken
            steps += taken + rolled
            games += 1
        spent = process_time() - began
        self._runs.append((decisions / spent, steps / spent, games / spent))

    def _one(self) -> tuple[int, int]:
        """Play one game; return how many decisions were taken and how many dice rolled."""
        random = self._random.random
        state = self._game.new_initial_state()
        taken = rolled = 0
        while not state.is_terminal():
            if state.is_chance_node():
                left, face = random(), 0
                for face, probability in state.chance_outcomes():  # noqa: B007 - it is used where the loop stops
                    left -= probability
                    if left < 0:
                        break
                state.apply_action(face)
                rolled += 1
            else:
                legal = state.legal_actions()
                state.apply_action(legal[floor(random() * len(legal))])
                taken += 1
        return taken, rolled

    def pace(self) -> Pace:
        """Return the medians of all runs."""
        decisions, steps, games = (interval(column) for column in zip(*self._runs, strict=True))
        intervals = {
            "decisions_per_second": (decisions.low, decisions.high),
            "steps_per_second": (steps.low, steps.high),
            "games_per_second": (games.low, games.high),
        }
        return Pace(decisions.median, steps.median, games.median, intervals)


class ExamplePig(Pig):
    """Pig as the examples that come with it play: numpy draws chance, Python the action."""

    name = "open_spiel pig, driven as in its examples"

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self._chance = np.random.default_rng(seed)

    def _one(self) -> tuple[int, int]:
        state = self._game.new_initial_state()
        taken = rolled = 0
        while not state.is_terminal():
            if state.is_chance_node():
                faces, probabilities = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(self._chance.choice(faces, p=probabilities))
                rolled += 1
            else:
                state.apply_action(self._random.choice(state.legal_actions(state.current_player())))
                taken += 1
        return taken, rolled
