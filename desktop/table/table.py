"""The table hosts one game: it alone holds the position, asks the seats, and checks every answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from random import Random
from typing import Any
from uuid import uuid4

import msgspec

from desktop import __version__
from desktop.core.dealer import Recorder
from desktop.core.game import Decision, Event, Game, Options, Parallel
from desktop.core.people import told_to
from desktop.core.record import Record, Seat, Step
from desktop.core.seats import CLOCK
from desktop.core.text import Text, say
from desktop.table.chronicle import Chronicle, Entry, barrier, retrace
from desktop.table.limits import Limits
from desktop.table.outbox import Outbox
from desktop.table.player import Player
from desktop.table.questions import Questions
from desktop.table.standing import OVER, PAUSED, Standing
from desktop.table.timer import PlayingTime, Timer
from desktop.table.undo import way_back

__all__ = ["Table"]

STALE = say("table", "This question is no longer open.")
SEVERAL = say("table", "Practice is for one person against the computer.")

Keep = Callable[[Record], None]
"""Takes the record after every step; it belongs to the table and is to be read at once."""


class Table(Standing):
    """One game with its seats.

    Single-threaded: all calls, those of the timer too, come from one thread. Nobody is called from
    inside a call of its own: what follows from an answer is sent in order, one thing after the other.

    Attributes:
        doubt: why a resumed game could not be verified; None if it was, or is new.
    """

    def __init__(
        self,
        game: Game[Any, Any, Any],
        seats: Sequence[Seat],
        players: Sequence[Player],
        options: Options,
        *,
        seed: int,
        timer: Timer,
        keep: Keep | None = None,
        practice: bool = False,
    ) -> None:
        complete = game.meta.complete(options, len(seats))
        dealer = Recorder(Random(seed))
        state = game.setup(len(seats), complete, dealer)
        setup, opening = dealer.take()
        record = Record(
            app=__version__,
            game=game.meta.id,
            rules=game.rules,
            options=complete,
            seats=list(seats),
            id=uuid4().hex,
            started=datetime.now(UTC).isoformat(timespec="seconds"),
            practice=practice,
            setup=setup,
            state=msgspec.Raw(game.codec.encode(state)),
        )
        self._seed: int | None = seed
        self._take_over(game, state, dealer, Chronicle(record, opening), players, timer, keep)

    @classmethod
    def resume(
        cls,
        game: Game[Any, Any, Any],
        record: Record,
        players: Sequence[Player],
        *,
        timer: Timer,
        keep: Keep | None = None,
    ) -> Table:
        """Continue a saved game from its position; its steps are replayed to verify it.

        Raises:
            msgspec.DecodeError: the position cannot be read.
        """
        table = cls.__new__(cls)
        own = msgspec.structs.replace(record, steps=list(record.steps))
        past = retrace(game, own)
        chronicle = past if isinstance(past, Chronicle) else Chronicle(own)
        state = game.codec.state(own.state)
        dealer = Recorder(Random(f"{own.id} {len(own.steps)}"))
        table._seed = own.seed  # noqa: SLF001 - it is one of its own
        table._take_over(game, state, dealer, chronicle, players, timer, keep)  # noqa: SLF001 - the same
        table.doubt = past if isinstance(past, Text) else None
        return table

    def _take_over(
        self,
        game: Game[Any, Any, Any],
        state: Any,
        dealer: Recorder,
        chronicle: Chronicle,
        players: Sequence[Player],
        timer: Timer,
        keep: Keep | None,
    ) -> None:
        assert len(players) == len(chronicle.record.seats), "every seat has its player"
        self.game = game
        self.players = list(players)
        self.watchers: list[Player] = []
        self.paused = False
        self.doubt: Text | None = None
        self._state = state
        self._dealer = dealer
        self._chronicle = chronicle
        self._keep = keep
        steps = chronicle.record.steps
        self._time = PlayingTime(timer, steps[-1].at if steps else 0)
        self._questions = Questions(game)
        self._limits = Limits(self._time, self._play_early, self._run_out)
        self._outbox = Outbox()
        self._showing: Callable[[], bool] = lambda: False

    # Play

    def start(self) -> None:
        """Send everybody the position and put the first questions."""
        self._time.run()
        self._broadcast(self._chronicle.opening if not self._chronicle.record.steps else ())
        self._ask()
        self._save()
        self._outbox.send()

    def answer(self, decision_id: int, action: Any) -> Text | None:
        """Take an answer; return None if it is accepted, else why it is not."""
        if self.over or self.paused:
            return OVER if self.over else PAUSED
        decision = self._questions.find(decision_id)
        if decision is None:
            return STALE
        reason = self.refusal(decision.seat, action)
        if reason is None and not self._limits.hold(decision, action):
            self._play(decision.seat, self.game.understand(action))
        return reason

    def _play(self, seat: int, action: Any) -> None:
        """Carry out a checked answer and tell everybody; if the rules fail, the position is as before."""
        game, chronicle = self.game, self._chronicle
        before = chronicle.state
        decision = self._questions.open[seat]
        try:
            game.play(self._state, seat, action, self._dealer)
            state = game.codec.encode(self._state)
        except BaseException:
            self._dealer.take()
            self._set_up(before)
            self._outbox.send()
            raise
        chance, events = self._dealer.take()
        step = Step(seat, msgspec.Raw(game.codec.encode(action)), chance, self._time.now())
        forced = len(decision.options) == 1
        final = decision.clock is not None or barrier(len(self.players), chance, events)
        chronicle.add(Entry(step, events, before, forced, final), state)
        if self.over:
            chronicle.record.over, chronicle.record.seed = True, self._seed
        self._questions.close(seat)
        self._limits.drop(seat)
        self._broadcast(events)
        self._ask()
        self._save()
        self._outbox.send()

    def _play_early(self, seat: int, action: Any) -> None:
        """Carry out an answer that had to wait, or ask again if others made it impossible meanwhile."""
        if self.refusal(seat, action) is None:
            self._play(seat, self.game.understand(action))
            return
        decision = self._questions.open[seat]
        self._limits.watch([decision])
        self._outbox.post(self._put, decision)
        self._outbox.send()

    def _run_out(self, seat: int) -> None:
        """Answer for a seat whose time is up."""
        decision = self._questions.open[seat]
        if seat >= 0:
            self._outbox.post(self.players[seat].withdraw, decision)
        self._play(seat, self.game.default(self._state, seat))

    # Take back, pause, look on

    def undo_refusal(self, seat: int) -> Text | None:
        """Return why a seat cannot take back its last answer; None: it can."""
        back = self._way_back(seat, practice=self.practice)
        return back if isinstance(back, Text) else None

    def undo(self, seat: int) -> None:
        """Go back to the last real choice of a seat; what bots answered since is taken back too."""
        back = self._way_back(seat, practice=self.practice)
        assert isinstance(back, int), "ask undo_refusal first"
        self._chronicle.cut(back)
        self._chronicle.record.over, self._chronicle.record.seed = False, None
        self._set_up(self._chronicle.state)
        self._save()
        self._outbox.send()

    def practise(self) -> Text | None:
        """Allow taking back past dice and secrets from now on, and mark the record; or say why not."""
        if len(self._people) != 1:
            return SEVERAL
        self._chronicle.record.practice = True
        self._save()
        return None

    def practice_helps(self, seat: int) -> bool:
        """Return whether a seat could take its last answer back for practice only."""
        return (
            len(self._people) == 1
            and not self.practice
            and isinstance(self._way_back(seat, practice=True), int)
        )

    def wait_for(self, showing: Callable[[], bool]) -> None:
        """Let no patient clock start while people are being shown what happened: call ``shown`` after it."""
        self._showing = showing

    def shown(self) -> None:
        """Go on: people have been shown everything."""
        if not self.paused:
            self._limits.watch(self._timed())

    def pause_refusal(self) -> Text | None:
        """Return why people cannot pause now; None: they can."""
        return None if self.paused else self.game.pause_refusal(self._state, len(self._people))

    @property
    def _people(self) -> set[str]:
        """The names of all people: seats of one name are held by one person."""
        return {occupant.name for occupant in self.seats if occupant.level is None}

    def pause(self) -> None:
        """Take no answers and stop the clock; people may do so unless ``pause_refusal`` says why not."""
        if self.paused:
            return
        self.paused = True
        self._time.stop()
        self._limits.pause()
        for decision in self._questions:
            self._outbox.post(self.players[decision.seat].withdraw, decision)
        self._outbox.send()

    def go_on(self) -> None:
        """End the pause and put the open questions again."""
        if not self.paused:
            return
        self.paused = False
        self._time.run()
        self._limits.go_on(self._timed())
        for decision in self.open.values():
            self._outbox.post(self._put, decision)
        self._outbox.send()

    def watch(self, spectator: Player) -> None:
        """Let somebody look on, as a spectator."""
        self.watchers.append(spectator)
        self._outbox.post(spectator.update, (), self.view(None))
        self._outbox.send()

    def close(self) -> None:
        """Leave the table: no alarm rings any more."""
        self._limits.clear()
        for decision in self._questions.clear():
            self._outbox.post(self.players[decision.seat].withdraw, decision)
        self._outbox.send()

    def _way_back(self, seat: int, *, practice: bool) -> int | Text:
        if self.paused:
            return PAUSED
        if self.over and not practice:
            return OVER
        people = [
            player if occupant.level is None else None
            for occupant, player in zip(self.seats, self.players, strict=True)
        ]
        return way_back(self._chronicle.entries, seat, people, practice=practice)

    def _set_up(self, position: bytes) -> None:
        """Go to a position and ask anew."""
        self._limits.clear()
        for decision in self._questions.clear():
            self._outbox.post(self.players[decision.seat].withdraw, decision)
        self._state = self.game.codec.state(position)
        self._broadcast(())
        self._ask()

    # Tell

    def _broadcast(self, events: Sequence[Event]) -> None:
        """Tell every seat what it may see of some events, and how it looks now."""
        codec = self.game.codec
        told = [codec.event(codec.encode(event)) for event in events]
        readers: list[tuple[int | None, Player]] = list(enumerate(self.players))
        readers += [(None, watcher) for watcher in self.watchers]
        for seat, player in readers:
            self._outbox.post(player.update, told_to(told, self.seats, seat), self.view(seat))

    def _ask(self) -> None:
        """Put the questions that the position asks."""
        change = self._questions.refresh(self._state, self._time.now())
        for decision in change.gone:
            self._limits.drop(decision.seat)
            if decision.seat >= 0:
                self._outbox.post(self.players[decision.seat].withdraw, decision)
        self._limits.watch(self._timed(patient=False))
        for decision in change.asked:
            if decision.seat >= 0 and not self._limits.waits(decision.seat):
                self._outbox.post(self._put, decision)
        self._outbox.post(self.shown)

    def _timed(self, *, patient: bool = True) -> list[Decision]:
        """Return the questions whose time runs.

        A ``patient`` one runs only while nobody is torn between two seats, or still being shown something.
        """
        now, timed = self._time.now(), []
        for decision in self._questions.open.values():
            if decision.clock is None or not decision.clock.patient:
                timed.append(decision)
            elif patient and not self._torn() and not self._showing():
                timed.append(msgspec.structs.replace(decision, since=now))
        return timed

    def _torn(self) -> bool:
        """Return whether somebody who holds several seats is asked, or may still be beside the clock."""
        names = [seat.name for seat in self.seats if seat.level is None]
        if len(set(names)) == len(names):
            return False
        top = self._state.stack[-1] if self._state.stack else None
        lanes = top.lanes if isinstance(top, Parallel) else []
        beside = [lane[-1] for lane in lanes if lane and CLOCK not in lane[-1].actors(self._state)]
        return any(
            seat in self._questions.open or any(phase.may_ask(self._state, seat) for phase in beside)
            for seat, occupant in enumerate(self.seats)
            if occupant.level is None and names.count(occupant.name) > 1
        )

    def _put(self, decision: Decision) -> None:
        """Put a question, unless it has been overtaken while it waited to be put."""
        if self.open.get(decision.seat) is decision:
            self.players[decision.seat].ask(decision)

    def _save(self) -> None:
        if self._keep is not None:
            self._keep(self._chronicle.record)
