"""The clock of the table: answers that come too early wait, and those that never come are given."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from desktop.core.game import Decision
from desktop.core.seats import CLOCK
from desktop.table.timer import Alarm, PlayingTime

__all__ = ["Limits"]


class Limits:
    """Alarms for the time limits of the open questions.

    Args:
        time: playing time, in which the limits are counted.
        play: called with seat and answer when the time of an early answer has come.
        run_out: called with the seat when its time is up.
    """

    def __init__(
        self, time: PlayingTime, play: Callable[[int, Any], None], run_out: Callable[[int], None]
    ) -> None:
        self._time = time
        self._play = play
        self._run_out = run_out
        self._alarms: dict[int, Alarm] = {}
        self._early: dict[int, Any] = {}
        self._due: dict[int, int] = {}

    def waits(self, seat: int) -> bool:
        """Return whether a seat has answered and its answer waits."""
        return seat in self._early

    def hold(self, decision: Decision, action: Any) -> bool:
        """Let an answer wait if it is too early, and return whether it does."""
        if decision.clock is None:
            return False
        if decision.since + decision.clock.at_least <= self._time.now():
            return False
        self._early[decision.seat] = action
        self._set(decision)
        return True

    def due(self, seat: int) -> int | None:
        """Return when the alarm of a seat rings, in playing time; None: it has none."""
        return self._due.get(seat) if seat in self._alarms else None

    def watch(self, decisions: Iterable[Decision]) -> None:
        """Set the alarms of open questions that have none yet; those of questions put again run on."""
        for decision in decisions:
            if decision.seat not in self._alarms:
                self._set(decision)

    def drop(self, seat: int) -> None:
        """Forget the alarm and the waiting answer of a seat."""
        self._early.pop(seat, None)
        alarm = self._alarms.pop(seat, None)
        if alarm is not None:
            alarm.cancel()

    def clear(self) -> None:
        """Forget everything."""
        for seat in {*self._alarms, *self._early}:
            self.drop(seat)

    def pause(self) -> None:
        """Keep waiting answers, but set no alarm off."""
        for alarm in self._alarms.values():
            alarm.cancel()
        self._alarms.clear()

    def go_on(self, decisions: Iterable[Decision]) -> None:
        """Set the alarms again, with the time that was left."""
        for decision in decisions:
            self._set(decision)

    def _set(self, decision: Decision) -> None:
        seat, clock = decision.seat, decision.clock
        old = self._alarms.pop(seat, None)
        if old is not None:
            old.cancel()
        if seat in self._early and clock is not None:
            limit: int | None = clock.at_least
        elif seat == CLOCK and clock is None:
            limit = 0
        else:
            limit = clock.at_most if clock else None
        if limit is not None:
            delay = max(0, decision.since + limit - self._time.now())
            self._due[seat] = self._time.now() + delay
            self._alarms[seat] = self._time.timer.call(delay, lambda: self._ring(seat))

    def _ring(self, seat: int) -> None:
        self._alarms.pop(seat, None)
        if seat in self._early:
            self._play(seat, self._early.pop(seat))
        else:
            self._run_out(seat)
