"""What happened at a table: the record in the making, who saw what, and the positions to go back to."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from desktop.core.dealer import Replayer
from desktop.core.game import Event, Game, View
from desktop.core.people import told_to
from desktop.core.record import Record, Step
from desktop.core.text import Text, say

__all__ = ["Chronicle", "Entry", "Seen", "barrier", "retrace"]

log = logging.getLogger("spieltisch.saves")

LATELY = 12
"""Steps that a spectator, who has no last answer, is shown again."""

BROKEN = say("table", "The answers in this saved game do not lead to its position.")
OTHER_RULES = say(
    "table", "This game was begun under other rules of the program; its answers cannot be repeated."
)


class Entry(NamedTuple):
    """A step, and what is needed to look at it again.

    Attributes:
        before: the position before it, encoded.
        forced: it was the only option.
        barrier: somebody learnt something by it that cannot be unlearnt.
    """

    step: Step
    events: Sequence[Event]
    before: bytes
    forced: bool
    barrier: bool


class Seen(NamedTuple):
    """What a seat saw happen at once, and how it looked to it afterwards."""

    events: Sequence[Event]
    view: View


def barrier(seats: int, chance: Sequence[int], events: Sequence[Event]) -> bool:
    """Return whether a step used chance, revealed something, or told some seats more than others."""
    if chance or any(event.reveals for event in events):
        return True
    return any(event.seen_by(seat) != event for event in events for seat in (None, *range(seats)))


class Chronicle:
    """The record of a running game with its events and positions.

    Attributes:
        record: kept up to date after every step; not to be changed by others.
        opening: what happened while the game was set up.
        entries: the steps; they are fewer than the record's if the record cannot be replayed.
    """

    def __init__(self, record: Record, opening: Sequence[Event] = (), entries: Sequence[Entry] = ()) -> None:
        self.record = record
        self.opening = list(opening)
        self.entries = list(entries)

    @property
    def state(self) -> bytes:
        """The position after the last step, encoded."""
        return bytes(self.record.state)

    def add(self, entry: Entry, state: bytes) -> None:
        """Note a step and the position after it."""
        self.entries.append(entry)
        self.record.steps.append(entry.step)
        self.record.state = msgspec.Raw(state)

    def cut(self, entries: int) -> None:
        """Forget all steps from this entry on."""
        self.record.state = msgspec.Raw(self.entries[entries].before)
        del self.record.steps[len(self.record.steps) - len(self.entries) + entries :]
        del self.entries[entries:]

    def seen(self, seat: int | None) -> list[Event]:
        """Return everything that a seat (None: a spectator) has seen so far."""
        told = [*self.opening, *(event for entry in self.entries for event in entry.events)]
        return list(told_to(told, self.record.seats, seat))

    def place(self, event: Event, seat: int | None) -> tuple[int, int] | None:
        """Return the latest step in which a seat saw an event, and how many events it had seen of it then.

        None: it happened while the game was set up.
        """
        for index in range(len(self.entries) - 1, -1, -1):
            told = told_to(self.entries[index].events, self.record.seats, seat)
            found = next((place for place, each in enumerate(told) if each == event), None)
            if found is not None:
                return index, found + 1
        return None

    def missed(self, seat: int | None) -> Sequence[Entry]:
        """Return the steps from the last real choice of a seat on; for a spectator those of late."""
        own = (
            index
            for index in range(len(self.entries) - 1, -1, -1)
            if self.entries[index].step.seat == seat and not self.entries[index].forced
        )
        return self.entries[next(own, 0 if seat is not None else -LATELY) :]


def retrace(game: Game[Any, Any, Any], record: Record) -> Chronicle | Text:
    """Replay a record from its beginning, and return all of it, or why that is not possible."""
    if record.rules != game.rules:
        return OTHER_RULES
    try:
        return _retrace(game, record)
    except Exception:  # rules may raise anything on a record that was tampered with
        log.info("%s: a record cannot be repeated", game.meta.id, exc_info=True)
        return BROKEN


def _retrace(game: Game[Any, Any, Any], record: Record) -> Chronicle | Text:
    """Replay; what is raised is left to the caller."""
    encode, seats = game.codec.encode, len(record.seats)
    dealer = Replayer(record.setup)
    state = game.setup(seats, record.options, dealer)
    _, opening = dealer.take()
    entries: list[Entry] = []
    for step in record.steps:
        before = encode(state)
        dealer.load(step.chance)
        action = game.codec.action(step.action)
        forced = len(game.options(state, step.seat)) == 1
        timed = game.clock(state, step.seat) is not None
        game.play(state, step.seat, action, dealer)
        chance, events = dealer.take()
        entries.append(Entry(step, events, before, forced, timed or barrier(seats, chance, events)))
    dealer.close()
    if encode(state) != bytes(record.state):
        return BROKEN
    return Chronicle(record, opening, entries)
