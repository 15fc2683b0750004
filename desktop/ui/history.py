"""What a finished or saved game tells: positions step by step, its courses by rounds, luck by seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from desktop.core.game import Course, Event, Game, View
from desktop.core.people import seen_through, told_to
from desktop.core.record import Record
from desktop.core.text import Text
from desktop.table.chronicle import Chronicle, retrace

__all__ = ["Chart", "Fortune", "History", "Round", "tell_history"]


@dataclass(frozen=True)
class Round:
    """The values of all seats at the end of a round."""

    number: int
    values: tuple[float, ...]


@dataclass(frozen=True)
class Chart:
    """How one value of all seats went from round to round; ``name`` says what it is."""

    name: Text
    rounds: Sequence[Round]


@dataclass(frozen=True)
class Fortune:
    """What chance gave a seat, and what was to be expected."""

    drawn: float
    expected: float
    times: int

    @property
    def luck(self) -> float:
        """How much more than expected."""
        return self.drawn - self.expected


def tell_history(game: Game[Any, Any, Any], record: Record) -> History | Text:
    """Return the history of a record, or why it cannot be told."""
    past = retrace(game, record)
    return past if isinstance(past, Text) else History(game, past)


class History:
    """A game as a row of positions; position 0 is before the first step."""

    def __init__(self, game: Game[Any, Any, Any], past: Chronicle) -> None:
        self._game = game
        self._past = past
        self._seen: dict[tuple[int, int | None], Sequence[Event]] = {}

    @property
    def steps(self) -> int:
        """How many steps were made."""
        return len(self._past.entries)

    def raw(self, step: int) -> bytes:
        """Return the position after so many steps, encoded."""
        entries = self._past.entries
        return entries[step].before if step < len(entries) else self._past.state

    def _position(self, step: int) -> Any:
        return self._game.codec.state(self.raw(step))

    def view(self, step: int, seat: int | None) -> View:
        """Return what whoever holds a seat knew after so many steps."""
        state = self._position(step)
        return seen_through(self._game, self._past.record.seats, seat, lambda at: self._game.view(state, at))

    def mover(self, step: int) -> int | None:
        """Return who made a step; the last position belongs to whoever moved last."""
        entries = self._past.entries
        if not entries:
            return None
        seat = entries[min(step, len(entries) - 1)].step.seat
        return seat if seat >= 0 else None

    def prompt(self, step: int, seat: int | None) -> Text:
        """Return what was asked then."""
        return self._game.prompt(self._position(step), seat)

    def events(self, step: int, seat: int | None) -> Sequence[Event]:
        """Return what a seat saw happen by the step that led to a position; for 0 the set-up."""
        if (step, seat) not in self._seen:  # what is masked stays the same event
            told = self._past.opening if step == 0 else self._past.entries[step - 1].events
            self._seen[step, seat] = list(told_to(told, self._past.record.seats, seat))
        return self._seen[step, seat]

    @cached_property
    def charts(self) -> Sequence[Chart]:
        """What the game charts: each its value for every seat at the end of every round."""
        ends = self._ends()
        names = [course.name for course in ends[0][1]]
        return [
            Chart(name, [Round(number, courses[index].values) for number, courses in ends])
            for index, name in enumerate(names)
        ]

    def _ends(self) -> list[tuple[int, tuple[Course, ...]]]:
        """Return how it stood before the game (as round 0) and at the end of every round."""
        game = self._game
        state = self._position(0)
        number = game.round(state)
        ends = [(0, game.courses(state))]
        for step in range(1, self.steps + 1):
            state = self._position(step)
            if game.round(state) != number:  # the step that ends a round pays for it, too
                ends.append((number, game.courses(state)))
                number = game.round(state)
        ends.append((number, game.courses(state)))
        return ends

    @cached_property
    def fortunes(self) -> Sequence[Fortune]:
        """What chance gave every seat; empty if the game knows no luck."""
        seats = len(self._past.record.seats)
        drawn, expected, times = [0.0] * seats, [0.0] * seats, [0] * seats
        events = [*self._past.opening, *(event for entry in self._past.entries for event in entry.events)]
        for event in events:
            luck = self._game.luck(event)
            if luck is not None and 0 <= luck.seat < seats:
                drawn[luck.seat] += luck.drawn
                expected[luck.seat] += luck.expected
                times[luck.seat] += 1
        return [Fortune(*each) for each in zip(drawn, expected, times, strict=True)] if any(times) else []

    @cached_property
    def places(self) -> Sequence[int]:
        """The place of every seat at the end."""
        return self._game.places(self._position(self.steps))

    @cached_property
    def scores(self) -> Sequence[float]:
        """The score of every seat at the end."""
        return self._game.scores(self._position(self.steps))
