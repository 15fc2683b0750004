"""One game as it is played at this window: who is at the screen, what they are asked, what they have seen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import ExitStack
from typing import Any, Protocol

import msgspec
from PySide6.QtCore import QObject, Signal

from desktop.core.bot import Advice
from desktop.core.game import Decision, Event, Game, View
from desktop.core.people import held_too, seen_through
from desktop.core.record import Seat
from desktop.core.seats import around
from desktop.core.text import Text, say
from desktop.table.chronicle import Seen
from desktop.table.player import Player
from desktop.table.table import Table

__all__ = ["Opponents", "Person", "Sitting"]

NOT_ASKED = say("ui", "Nothing is asked of you at the moment.")

Advise = Callable[[Sequence[Advice] | None], None]


class Opponents(Protocol):
    """Where the bots of a table come from."""

    def player(self, seat: int, level: str) -> Player:
        """Return a bot for a seat."""

    def attend(self, table: Table) -> None:
        """Learn which table the bots answer at."""

    def advise(self, view: View, decision: Decision, then: Advise) -> None:
        """Ask the strongest level for the best answers; None: there is no advice to be had."""

    def wait_for(self, busy: Callable[[], bool], unseen: Callable[[], bool]) -> None:
        """Answer only while nothing is being shown, and what has changed is painted."""

    def close(self) -> None:
        """Let all workers go."""


class Person:
    """Somebody at this screen (``table.player.Player``), or a spectator: passes everything on."""

    def __init__(self, seat: int | None, sitting: Sitting) -> None:
        self._seat = seat
        self._sitting = sitting

    def update(self, events: Sequence[Event], view: View) -> None:
        """Learn what happened."""
        self._sitting.learn(self._seat, events, view)

    def ask(self, decision: Decision) -> None:
        """Be asked."""
        self._sitting.be_asked(decision)

    def withdraw(self, decision: Decision) -> None:
        """Be asked no more."""
        self._sitting.be_spared(decision)


class Sitting(QObject):
    """A table and the people at this screen, of whom one at a time sees the board.

    Attributes:
        here: the seat that answers at the screen, None before anybody has come to it.
        together: whether all of this screen look on while it answers, and see nothing that only it knows.

    Signals:
        told: events and the view after them, for whoever is at the screen.
        asked: the question to whoever is at the screen; None: it is withdrawn.
        handed_over: the seat that is to come to the screen; wait for the person, then call ``sit``.
        sat: another seat is at the screen now; show everything anew.
        trouble: a Text that people should read.
    """

    told = Signal(object, object)
    asked = Signal(object)
    handed_over = Signal(int)
    sat = Signal()
    trouble = Signal(object)

    def __init__(
        self,
        game: Game[Any, Any, Any],
        seats: Sequence[Seat],
        opponents: Opponents,
        lay: Callable[[Sequence[Player]], Table],
        close: Callable[[], object] = lambda: None,
        unsaved: Callable[[], Text | None] = lambda: None,
    ) -> None:
        super().__init__()
        self._close = close
        self.unsaved = unsaved
        self.game = game
        self.seats = list(seats)
        self.people = [index for index, seat in enumerate(seats) if seat.level is None]
        single = bool(self.people) and not self.several
        self.here: int | None = self.people[0] if single else None
        self._opponents = opponents
        self._open: dict[int, Decision] = {}
        self._coming: int | None = None
        self._alone = self._taken_back = False
        self.together = False
        players: list[Player] = [
            Person(index, self) if seat.level is None else opponents.player(index, seat.level)
            for index, seat in enumerate(seats)
        ]
        self.table = lay(players)
        opponents.attend(self.table)
        if not single:
            self.table.watch(Person(None, self))

    def wait_for(self, busy: Callable[[], bool], unseen: Callable[[], bool] = lambda: False) -> None:
        """Let bots and a start signal wait while something is being shown; bots also until it is painted."""
        self._opponents.wait_for(busy, unseen)
        self.table.wait_for(busy)

    def start(self) -> None:
        """Begin, or go on with a saved game."""
        self.table.start()

    # What the table tells

    def learn(self, seat: int | None, events: Sequence[Event], view: View) -> None:
        """Pass on what happened if this seat is at the screen."""
        if seat == self.reader:
            self._alone = self._alone and self._secretive
            self.told.emit(events, self._joined(self.shown(view)))
        elif seat is self._coming is None and self._alone and not self._open:
            self._look_on_again()

    def be_asked(self, decision: Decision) -> None:
        """Ask whoever is at the screen, or call the next person to it."""
        self._open[decision.seat] = decision
        self._attend()

    def be_spared(self, decision: Decision) -> None:
        """Take a question back."""
        self._open.pop(decision.seat, None)
        if decision.seat == self.here:
            self.asked.emit(None)

    # What people do

    @property
    def decision(self) -> Decision | None:
        """What whoever is at the screen is asked."""
        return None if self.here is None else self._open.get(self.here)

    @property
    def reader(self) -> int | None:
        """The seat whose knowledge is on the screen; None: what a spectator knows."""
        return None if self.together else self.here

    @property
    def view(self) -> View:
        """What whoever is at the screen may know, less what is nothing for those who look on."""
        return self._joined(self.shown(self.table.view(self.reader)))

    @property
    def history(self) -> Sequence[Event]:
        """What whoever is at the screen may know to have happened."""
        return self.table.history(self.reader)

    def shown(self, view: View) -> View:
        """Return a view as it is shown: others look on unless a curtain keeps them away."""
        if self.together and self.here is not None:
            return self.game.common(view, self.here) or view
        together = self.here is not None and self.several and not self._secretive
        return self.game.shared(view) if together else view

    @property
    def several(self) -> bool:
        """Whether more than one person is at this screen; seats of one name are held by one."""
        return len({self.seats[seat].name for seat in self.people}) > 1

    @property
    def missed_something(self) -> bool:
        """Whether anything has happened since the last choice of whoever is at the screen."""
        return self.table.missed_something(self.reader)

    def missed(self) -> list[Seen]:
        """Return what happened since the last choice from this screen; first how it looked then."""
        return [seen._replace(view=self.shown(seen.view)) for seen in self.table.missed(self.reader)]

    def told_again(self, event: Event) -> list[Seen]:
        """Return what led to an event, as it was seen from this screen; first how it looked before."""
        seen = self.table.told_again(event, self.reader)
        return [each._replace(view=self.shown(each.view)) for each in seen]

    def refusal(self, action: Any) -> Text | None:
        """Return why whoever is at the screen may not do this now."""
        return NOT_ASKED if self.here is None else self.table.refusal(self.here, action)

    def answer(self, action: Any) -> Text | None:
        """Answer for whoever is at the screen; return None if that is accepted, else why not."""
        if self.here is None or self.here not in self._open:
            return NOT_ASKED
        decision = self._open.pop(self.here)
        self._taken_back = False
        if self._alone and self._for_all(self.here):
            self._look_on(self.here)  # what was answered alone is seen by all, but nobody's hand
        reason = self.table.answer(decision.id, action)
        if reason is not None:
            self._open.setdefault(decision.seat, decision)
        else:
            self._attend()
        return reason

    def needless(self, decision: Decision) -> Any:
        """Return the answer that nobody need give: the only one, or silence towards oneself.

        Whoever takes back comes to all that can be answered in more ways than one.
        """
        if decision.automatic and len(decision.options) == 1:
            return decision.options[0]
        held = held_too(self.seats, decision.seat)
        return None if self._taken_back else self.game.moot(decision, held)

    def undo_refusal(self) -> Text | None:
        """Return why the last answer cannot be taken back."""
        seat = self._answered_last
        return NOT_ASKED if seat is None else self.table.undo_refusal(seat)

    def undo(self) -> None:
        """Take back the last answer of whoever is at the screen."""
        seat = self._answered_last
        if seat is not None and self.undo_refusal() is None:
            self._taken_back = True
            # whoever is called after the scenes that are taken back is not called any more
            self._coming = None
            self.table.undo(seat)

    @property
    def _answered_last(self) -> int | None:
        """The seat of whoever is at the screen whose answer can be taken back, or the one that is here."""
        return next((seat for seat in self._held if self.table.undo_refusal(seat) is None), self.here)

    @property
    def _held(self) -> Sequence[int]:
        """The seats of whoever is at the screen, the one that answers first."""
        return () if self.here is None else (self.here, *held_too(self.seats, self.here))

    @property
    def practice_helps(self) -> bool:
        """Whether the last answer can be taken back for practice only."""
        return self.undo_refusal() is not None and any(map(self.table.practice_helps, self._held))

    def practise(self) -> None:
        """Take back the last answer past dice and secrets, which marks the game as practice."""
        if self.practice_helps and self.table.practise() is None:
            self.undo()

    def advise(self, then: Callable[[Decision, Sequence[Advice] | None], None]) -> None:
        """Ask for advice on the open question; while others look on it would tell them of the hand."""
        decision = self.decision
        if decision is not None and self.together:
            then(decision, None)
        elif decision is not None:
            view = self.shown(self.table.view(self.here))
            self._opponents.advise(view, decision, lambda advice: then(decision, advice))

    def sit(self, seat: int) -> None:
        """Let somebody come to the screen."""
        stayed = self._alone and self.here is not None and self.seats[self.here].name == self.seats[seat].name
        self._coming, self._alone = None, self._coming is not None or stayed
        self.here, self.together = seat, False
        self.sat.emit()
        if seat in self._open:
            self.asked.emit(self._open[seat])
        else:
            self._attend()

    def come_alone(self) -> None:
        """Let whoever is asked while all look on see what only that seat knows; a curtain falls first."""
        if self.together and self.here is not None and self.decision is not None:
            self._coming = self.here
            self.handed_over.emit(self.here)

    def close(self) -> None:
        """Leave the table: clock, bots and file; each is let go of whatever becomes of the others."""
        with ExitStack() as last:
            last.callback(self._close)
            last.callback(self._opponents.close)
            last.callback(self.table.close)

    # Who is next

    def _attend(self) -> None:
        if self._coming is not None or not self._open:
            return
        if self.here in self._open:
            following = self.here
            covered = self.together or (self._secretive and not self._alone)
        else:
            first = 0 if self.here is None else self.here
            following = next(seat for seat in around(first, len(self.seats)) if seat in self._open)
            covered = self.together or self._curtain_before(following)
        if covered and self._for_all(following):
            if not self.together or following != self.here:
                self._look_on(following)
            self.asked.emit(self._open[following])
        elif following == self.here and not covered:
            self.asked.emit(self.decision)
        elif covered:
            self._coming = following
            self.handed_over.emit(following)
        else:
            self.sit(following)

    def _joined(self, view: View) -> View:
        """Return a view with what whoever is at the screen knows from the other seats of the same name."""
        here = self.reader
        look = self.table.view
        return seen_through(self.game, self.seats, here, lambda seat: view if seat == here else look(seat))

    def _for_all(self, seat: int) -> bool:
        """Return whether a seat can answer while all of this screen look on."""
        alone = len(self.table.open) <= 1
        return self.several and alone and self.game.common(self.table.view(None), seat) is not None

    def _look_on_again(self) -> None:
        """After an answer that was given alone let the others come, if there is something to see for all."""
        if self.here is not None and self._for_all(self.here):
            self._look_on(self.here)

    def _look_on(self, seat: int) -> None:
        """Let all look on while a seat answers."""
        self.here, self.together, self._alone = seat, True, False
        self.sat.emit()

    @property
    def _secretive(self) -> bool:
        """Whether something is shown at this moment that others of this screen must not see."""
        return any(self._curtain_before(seat) for seat in self.people if seat != self.here)

    def _curtain_before(self, seat: int) -> bool:
        """Return whether the two know different things, or the answer itself is to stay secret.

        Seats with one name are held by one person, who needs no curtain.
        """
        if self.here is not None and self.seats[self.here].name == self.seats[seat].name:
            return False
        if len(self.table.open) > 1:
            return True
        if self.here is None:
            return any(self._know_different_things(other, seat) for other in (None, *self._others(seat)))
        return self._know_different_things(self.here, seat)

    def _others(self, seat: int) -> list[int]:
        """Return the seats of those who may sit at the screen while nobody has come to it but this one."""
        return [other for other in self.people if self.seats[other].name != self.seats[seat].name]

    def _know_different_things(self, one: int | None, seat: int) -> bool:
        here, there = self.table.view(one), self.table.view(seat)
        if msgspec.structs.replace(here, seat=None) != msgspec.structs.replace(there, seat=None):
            return True
        disclosed, history = self.game.disclosed, self.table.history
        return list(disclosed(history(one))) != list(disclosed(history(seat)))
