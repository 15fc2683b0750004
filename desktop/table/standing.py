"""A game as it stands: all that may be asked of a table, and changes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from desktop.core.game import Decision, Event, Game, View
from desktop.core.people import seen_through, told_to
from desktop.core.record import Record, Seat
from desktop.core.seats import CLOCK
from desktop.core.text import Text, say
from desktop.table.chronicle import Chronicle, Seen
from desktop.table.limits import Limits
from desktop.table.questions import Questions
from desktop.table.timer import PlayingTime

__all__ = ["OVER", "PAUSED", "Standing"]

OVER = say("table", "The game is over.")
PAUSED = say("table", "The table is paused.")
WAITING = say("table", "Your answer is already given.")
DAMAGED = say("table", "That answer cannot be understood.")


class Standing:
    """Position, course and open questions of one game; ``Table`` lets it go on.

    Attributes:
        paused: no answers are taken and the clock stands still.
    """

    game: Game[Any, Any, Any]
    paused: bool
    _state: Any
    _chronicle: Chronicle
    _questions: Questions
    _limits: Limits
    _time: PlayingTime

    @property
    def over(self) -> bool:
        """The game is over."""
        return not self._state.stack

    @property
    def seats(self) -> Sequence[Seat]:
        """Who sits where."""
        return self._chronicle.record.seats

    @property
    def practice(self) -> bool:
        """Answers can be taken back past dice and secrets."""
        return self._chronicle.record.practice

    @property
    def open(self) -> dict[int, Decision]:
        """The open question of every seat that has one and has not answered it."""
        if self.paused:
            return {}
        return {each.seat: each for each in self._questions if not self._limits.waits(each.seat)}

    @property
    def hurried(self) -> bool:
        """Whether seats act against the clock at the moment."""
        return any(each.clock is not None for each in self._questions)

    @property
    def elapsed(self) -> int:
        """Milliseconds of playing time."""
        return self._time.now()

    def view(self, seat: int | None) -> View:
        """Return all that a seat (None: a spectator) may know; it shares nothing with the position."""
        codec = self.game.codec
        view: View = codec.view(codec.encode(self.game.view(self._state, seat)))
        return view

    def history(self, seat: int | None) -> list[Event]:
        """Return everything that a seat (None: a spectator) has seen happen so far."""
        return self._chronicle.seen(seat)

    def missed(self, seat: int | None) -> list[Seen]:
        """Return what a seat has seen since its last real choice, that included; first how it looked before.

        A spectator gets what happened lately.
        """
        entries = self._chronicle.missed(seat)
        positions = [*(entry.before for entry in entries), self._chronicle.state]
        told = [(), *(told_to(entry.events, self.seats, seat) for entry in entries)]
        return [
            Seen(events, self._view_of(position, seat))
            for events, position in zip(told, positions, strict=True)
        ]

    def told_again(self, event: Event, seat: int | None) -> list[Seen]:
        """Return what a seat saw of a step up to an event; first how it looked before.

        An event of the set-up stands alone, in the position of the moment.
        """
        place = self._chronicle.place(event, seat)
        if place is None:
            return [Seen((event,), self._view_of(self._chronicle.state, seat))]
        index, count = place
        entries = self._chronicle.entries
        entry = entries[index]
        after = entries[index + 1].before if index + 1 < len(entries) else self._chronicle.state
        told = told_to(entry.events, self.seats, seat)[:count]
        return [Seen((), self._view_of(entry.before, seat)), Seen(told, self._view_of(after, seat))]

    def _view_of(self, position: bytes, seat: int | None) -> View:
        """Return what whoever holds a seat could know of an earlier position."""
        state = self.game.codec.state(position)
        return seen_through(self.game, self.seats, seat, lambda other: self.game.view(state, other))

    def missed_something(self, seat: int | None) -> bool:
        """Return whether a seat has seen anything happen since its last real choice, that included."""
        return any(told_to(entry.events, self.seats, seat) for entry in self._chronicle.missed(seat))

    def prompt(self, seat: int | None) -> Text:
        """Return one sentence for this reader: who decides what."""
        return self.game.prompt(self._state, seat)

    @property
    def signal(self) -> int | None:
        """When a patient clock that runs will ring, in playing time; None: none runs."""
        return self._limits.due(CLOCK) if self.patient else None

    @property
    def patient(self) -> bool:
        """Whether a start signal is to come that waits for people."""
        decision = self._questions.open.get(CLOCK)
        return decision is not None and decision.clock is not None and decision.clock.patient

    def time_limit(self, seat: int | None) -> tuple[int, int] | None:
        """Return when time began to run and when it runs out, in playing time, for a seat or for all."""
        return None if self.patient else self._questions.limit(seat)

    def record(self) -> Record:
        """Return the game as it stands, to be kept by the caller."""
        record = self._chronicle.record
        return msgspec.structs.replace(record, steps=list(record.steps))

    def refusal(self, seat: int, action: Any) -> Text | None:
        """Return why a seat may not answer this now; None: it may."""
        if self.over:
            return OVER
        if self.paused:
            return PAUSED
        if self._limits.waits(seat):
            return WAITING
        understood = self.game.understand(action)
        return DAMAGED if understood is None else self.game.refusal(self._state, seat, understood)

    def default(self, seat: int) -> Any:
        """Return the safe answer of a seat that is asked, as the clock would give it."""
        return self.game.default(self._state, seat)
