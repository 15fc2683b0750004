"""Time from outside: the window brings a real one, tests and bots among themselves a virtual one."""

from __future__ import annotations

import heapq
from collections.abc import Callable
from itertools import count
from typing import Protocol

__all__ = ["Alarm", "PlayingTime", "Timer", "VirtualTimer"]


class Alarm(Protocol):
    """A call to come."""

    def cancel(self) -> None:
        """Do not call; harmless once it has been."""


class Timer(Protocol):
    """A clock in milliseconds that never goes back, and calls by it on the table's own thread."""

    def now(self) -> int:
        """Return the milliseconds since some moment."""

    def call(self, delay: int, then: Callable[[], None]) -> Alarm:
        """Call once after so many milliseconds."""


class VirtualTimer:
    """Time that passes only when told to."""

    def __init__(self) -> None:
        self._now = 0
        self._order = count()
        self._due: list[tuple[int, int, _Call]] = []

    def now(self) -> int:
        """Return the milliseconds since the start."""
        return self._now

    def call(self, delay: int, then: Callable[[], None]) -> Alarm:
        """Call after so many virtual milliseconds."""
        alarm = _Call(then)
        heapq.heappush(self._due, (self._now + max(0, delay), next(self._order), alarm))
        return alarm

    def advance(self, milliseconds: int) -> None:
        """Let time pass and make the calls that fall due, each at its time."""
        until = self._now + milliseconds
        while self._due and self._due[0][0] <= until:
            self._now, _, alarm = heapq.heappop(self._due)
            alarm.make()
        self._now = until

    def skip(self) -> bool:
        """Let time pass up to the next call and make it; return whether there was one."""
        while self._due:
            moment, _, alarm = heapq.heappop(self._due)
            if alarm.then is not None:
                self._now = moment
                alarm.make()
                return True
        return False


class _Call:
    __slots__ = ("then",)

    def __init__(self, then: Callable[[], None]) -> None:
        self.then: Callable[[], None] | None = then

    def cancel(self) -> None:
        self.then = None

    def make(self) -> None:
        then, self.then = self.then, None
        if then is not None:
            then()


class PlayingTime:
    """How long a game has been played: it stands still in a pause and goes on in a saved game."""

    def __init__(self, timer: Timer, played: int = 0) -> None:
        self.timer = timer
        self._played = played
        self._running_since: int | None = None

    def now(self) -> int:
        """Return the milliseconds played."""
        if self._running_since is None:
            return self._played
        return self._played + self.timer.now() - self._running_since

    def run(self) -> None:
        """Go on."""
        if self._running_since is None:
            self._running_since = self.timer.now()

    def stop(self) -> None:
        """Stand still."""
        self._played = self.now()
        self._running_since = None
