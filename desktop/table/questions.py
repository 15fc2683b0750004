"""What is asked at the moment, and under which ids."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec

from desktop.core.game import Decision, Game, Phase
from desktop.core.seats import CLOCK

__all__ = ["Change", "Questions"]


class Change(NamedTuple):
    """What a step did to the open questions: those that are over, and those to be put (again).

    The questions of the table's own clock are among them.
    """

    gone: list[Decision]
    asked: list[Decision]


class Questions:
    """The open question of every actor.

    A question stays the same (and keeps its id) while a seat is asked the same by the same phase. If
    only the prompt changes it is put again under its id; if the options change, under a new one. Its
    time runs on in both cases.

    Attributes:
        open: the questions by seat, that of the table's own clock among them.
    """

    def __init__(self, game: Game[Any, Any, Any]) -> None:
        self._game = game
        self._phases: dict[int, Phase[Any, Any] | None] = {}
        self._last = 0
        self.open: dict[int, Decision] = {}

    def find(self, id_: Any) -> Decision | None:
        """Return the open question of a seat with this id; the clock's own is nobody's to answer."""
        return next((each for each in self if each.id == id_ and type(id_) is int), None)

    def __iter__(self) -> Iterator[Decision]:
        return (decision for seat, decision in self.open.items() if seat >= 0)

    def limit(self, seat: int | None) -> tuple[int, int] | None:
        """Return between which moments time runs, for the question of a seat or for the whole table."""
        own = None if seat is None else self.open.get(seat)
        if own is not None and own.clock is None:
            return None  # whoever is asked beside a race is not in a hurry
        for each in (seat, CLOCK):
            decision = None if each is None else self.open.get(each)
            if decision is not None and decision.clock is not None and decision.clock.at_most is not None:
                return decision.since, decision.since + decision.clock.at_most
        return None

    def close(self, seat: int) -> Decision:
        """Note that a question has been answered: whatever the seat is asked next is a new one."""
        self._phases.pop(seat, None)
        return self.open.pop(seat)

    def clear(self) -> list[Decision]:
        """Close all questions and return those that were put to somebody."""
        gone = list(self)
        self.open.clear()
        self._phases.clear()
        return gone

    def refresh(self, state: Any, now: int) -> Change:
        """Compare what is open with the position."""
        actors = {seat: self._game.question(state, seat) for seat in self._game.actors(state)}
        over = [seat for seat in self.open if seat not in actors or actors[seat] is not self._phases[seat]]
        gone = [self.close(seat) for seat in over]
        asked: list[Decision] = []
        for seat, phase in actors.items():
            decision = self._decision(state, seat, phase, now)
            if decision is not self.open.get(seat):
                self.open[seat] = decision
                asked.append(decision)
        return Change(gone, asked)

    def _decision(self, state: Any, seat: int, phase: Phase[Any, Any] | None, now: int) -> Decision:
        """Return the open question if it is still the same, otherwise what it is now."""
        game, old = self._game, self.open.get(seat)
        self._phases[seat] = phase
        options = tuple(game.options(state, seat))
        prompt = game.prompt(state, seat)
        if old is not None and old.options == options:
            return old if old.prompt == prompt else msgspec.structs.replace(old, prompt=prompt)
        self._last += 1
        return Decision(
            id=self._last,
            seat=seat,
            prompt=prompt,
            options=options,
            rule=phase.paragraph(state, seat) if phase else "",
            automatic=phase.automatic if phase else False,
            since=old.since if old else now,
            clock=game.clock(state, seat),
        )
