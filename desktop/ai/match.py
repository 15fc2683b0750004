"""One game among minds, without a window; time is virtual where the clock counts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from time import process_time
from typing import Any, NamedTuple

from desktop.ai.mind import Mind
from desktop.core.bot import LevelName
from desktop.core.dealer import Dealer, Recorder
from desktop.core.game import Figure, Game, Options, Phase, seen_by
from desktop.core.seats import CLOCK

__all__ = ["Match", "Noted", "Sitter", "Spent"]


class Sitter(NamedTuple):
    """Who sits at a seat: what thinks, and how fast it reacts."""

    mind: Mind
    pace: LevelName


class Spent(NamedTuple):
    """What thinking about one question took: processor time, so that a busy machine does not count."""

    seat: int
    question: str
    seconds: float


class Noted(NamedTuple):
    """A figure that an event gave, and the round in which the question was asked that led to it."""

    round: int
    figure: Figure


class _Plan(NamedTuple):
    """What a seat is going to answer, and when."""

    due: int
    action: Any


class Match:
    """A game from the set-up to its end.

    Attributes:
        state: the position.
        steps: how many answers have been given.
        now: virtual milliseconds; they pass only where an answer has time limits.
        spent: what every question that left a choice took, if it is ``timed``.
        noted: the figures of the game, if it is ``counted``.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any],
        sitters: Sequence[Sitter],
        options: Options,
        rng: Random,
        *,
        timed: bool = False,
        counted: bool = False,
    ) -> None:
        self.game = game
        self.sitters = sitters
        self.steps = 0
        self.now = 0
        self.spent: list[Spent] = []
        self.noted: list[Noted] = []
        self._timed = timed
        self._counted = counted
        self._watching = [
            seat
            for seat, sitter in enumerate(sitters)
            if sitter.mind.level.method != "random" and sitter.mind.bot.watches
        ]
        self._dealer = Recorder(rng) if self._watching or counted else Dealer(rng)
        self._phases: dict[int, Phase[Any, Any] | None] = {}
        self._since: dict[int, int] = {}
        self._plans: dict[int, _Plan] = {}
        self.state = game.setup(len(sitters), options, self._dealer)
        self._show()

    def play(self) -> None:
        """Play to the end, or to the greatest length the game names."""
        while self.state.stack and self.steps < self.game.meta.longest:
            self.step()

    def step(self) -> None:
        """Let the next seat answer."""
        game, state = self.game, self.state
        actors = game.actors(state)
        if len(actors) > 1 or actors[0] == CLOCK:
            seat, action = self._first(actors)
        else:
            seat = actors[0]
            action = self._think(seat, game.options(state, seat))
        number = game.round(state) if self._counted else 0
        state.stack[-1].resolve(state, seat, action, self._dealer)
        self._phases.pop(seat, None)
        self.steps += 1
        self._show(number)

    def _think(self, seat: int, options: Sequence[Any]) -> Any:
        """Return what a seat answers; it is handed its own view."""
        if len(options) == 1:
            return options[0]
        view = self.game.view(self.state, seat)
        began = process_time() if self._timed else 0.0
        action = self.sitters[seat].mind.answer(view, seat, options).action
        if self._timed:
            name = type(self.game.question(self.state, seat)).__name__
            self.spent.append(Spent(seat, name, process_time() - began))
        return action

    def _first(self, actors: Sequence[int]) -> tuple[int, Any]:
        """Return who of several answers first, and what."""
        game, state = self.game, self.state
        if all(game.clock(state, seat) is None for seat in actors):
            return actors[0], self._think(actors[0], game.options(state, actors[0]))
        while True:
            for seat in actors:
                self._plan(seat)
            seat = min(actors, key=lambda each: (self._plans[each].due, each))
            due, action = self._plans.pop(seat)
            self.now = max(self.now, due)
            if action in game.options(state, seat):
                return seat, action

    def _plan(self, seat: int) -> None:
        """Let a seat decide what it is going to answer, and when, unless it has decided already."""
        phase = self.game.question(self.state, seat)
        if self._phases.get(seat) is not phase or seat not in self._phases:
            self._phases[seat] = phase
            self._since[seat] = self.now
            self._plans.pop(seat, None)
        if seat not in self._plans:
            self._plans[seat] = self._decide(seat)

    def _decide(self, seat: int) -> _Plan:
        game, state = self.game, self.state
        clock, since = game.clock(state, seat), self._since[seat]
        earliest = since + (clock.at_least if clock else 0)
        latest = since + clock.at_most if clock and clock.at_most is not None else None
        if seat == CLOCK:
            return _Plan(earliest if latest is None else latest, game.default(state, seat))
        action = self._think(seat, game.options(state, seat))
        mind, pace = self.sitters[seat]
        delay = 0
        if mind.level.method != "random":
            delay = mind.bot.delay(game.view(state, seat), seat, action, pace, mind.rng)
        due = max(earliest, self.now + delay)
        if latest is not None and due > latest:
            return _Plan(latest, game.default(state, seat))
        return _Plan(due, action)

    def _show(self, number: int = 0) -> None:
        """Let the bots that watch take note of what they see; note figures as those of this round."""
        if not isinstance(self._dealer, Recorder):
            return
        _, events = self._dealer.take()
        if self._counted:
            self.noted += (Noted(number, figure) for event in events for figure in self.game.figures(event))
        for seat in self._watching:
            seen = seen_by(events, seat)
            self.sitters[seat].mind.bot.observe(seen, self.game.view(self.state, seat), self.now)
