"""A bot at the table."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

import msgspec

from desktop.ai.levels import level
from desktop.core.bot import Advice
from desktop.core.game import Decision, Event, View
from desktop.table.pool import Pool, Ticket
from desktop.table.table import Table
from desktop.table.timer import Alarm, Timer

__all__ = ["BotPlayer"]

log = logging.getLogger("spieltisch.bots")

REFUSALS = 3
"""After so many refused answers the table's safe choice is taken."""


class BotPlayer:
    """Sits at one seat, has its questions thought about in the pool, and answers when it can be followed.

    Args:
        pool: where it thinks.
        timer: time of the caller's thread.
        seat: where it sits.
        name: the level's name.
        seed: where its thinking begins, often that of the table: the bot is not told it.
        showing: how many milliseconds a question stays open at least, so that people can follow.

    Attributes:
        advice: what it thought worth a thought at its last answer.
    """

    def __init__(
        self, pool: Pool, timer: Timer, seat: int, name: str, *, seed: int, showing: Callable[[], int]
    ) -> None:
        self.seat = seat
        self.name = name
        self.advice: list[Advice] = []
        self._pool = pool
        self._timer = timer
        self._showing = showing
        self._level = level(pool.game, name)
        self._watches = self._level.method != "random" and pool.game.bot().watches
        # one way: neither the bot nor a note in the log can tell by it what chance the table has in store
        self._seed = sha256(f"{seed} {seat}".encode()).hexdigest()
        self._key = pool.sit(self._level, name, self._seed)
        self._table: Table | None = None
        self._view: View | None = None
        self._decision: Decision | None = None
        self._asked = 0
        self._thinking: Ticket | None = None
        self._alarm: Alarm | None = None
        self._refused: list[Any] = []

    def join(self, table: Table) -> None:
        """Sit down; to be called before the table starts."""
        self._table = table

    def update(self, events: Sequence[Event], view: View) -> None:
        """Learn what happened."""
        self._view = view
        if not self._watches or self._table is None:
            return
        if not events:  # set anew: what it remembers may never have happened
            self._pool.sit(self._level, self.name, self._seed, self._key)
            events = self._table.history(self.seat)
        self._pool.observe(self._key, events, view, self._table.elapsed)

    def ask(self, decision: Decision) -> None:
        """Think about it; a question put again is answered by the thought under way, if that still fits."""
        again = self._decision is not None and self._decision.since == decision.since
        self._decision = decision
        if again and (self._thinking is not None or self._alarm is not None):
            return
        self._refused = []
        self._asked = self._timer.now()
        self._think()

    def withdraw(self, decision: Decision) -> None:
        """Stop thinking."""
        self._decision = None
        if self._thinking is not None:
            self._pool.cancel(self._thinking)
        if self._alarm is not None:
            self._alarm.cancel()
        self._thinking = self._alarm = None

    def _think(self) -> None:
        decision, view = self._decision, self._view
        assert decision is not None
        assert view is not None
        if len(decision.options) == 1 and decision.clock is None:
            self._found([], decision.options[0], 0)
            return
        left = tuple(option for option in decision.options if option not in self._refused)
        asked = msgspec.structs.replace(decision, options=left or decision.options)
        self._thinking = self._pool.think(self._key, self._level, view, asked, self._found)

    def _found(self, advice: list[Advice], action: Any, delay: int) -> None:
        """Wait until the answer can be shown."""
        decision, table = self._decision, self._table
        self._thinking = None
        if decision is None or table is None:
            return
        self.advice = advice
        wait = self._asked + self._showing() - self._timer.now()
        if decision.clock is not None:
            wait = decision.since + delay - table.elapsed
        self._alarm = self._timer.call(max(0, wait), lambda: self._answer(action))

    def _answer(self, action: Any) -> None:
        """Answer; where that is refused think again, and at last take the safe choice."""
        decision, table = self._decision, self._table
        self._alarm = None
        if decision is None or table is None:
            return
        if action is None:
            log.warning("seat %s (%s, seed %s) has no answer", self.seat, self.name, self._seed)
            self._play_safe(table, decision)
            return
        self._decision = None
        reason = table.answer(decision.id, action)
        if reason is None:
            return
        if self._decision is None:
            self._decision = table.open.get(self.seat)
        if self._decision is not None:
            # in a race somebody may have been faster, which is no fault of the bot
            how = logging.WARNING if decision.clock is None else logging.DEBUG
            log.log(
                how, "seat %s (%s, seed %s): %s refused: %s", self.seat, self.name, self._seed, action, reason
            )
            self._again(table, self._decision, action)

    def _again(self, table: Table, decision: Decision, action: Any) -> None:
        self._refused.append(action)
        if len(self._refused) >= REFUSALS:
            self._play_safe(table, decision)
        else:
            self._think()

    def _play_safe(self, table: Table, decision: Decision) -> None:
        """Give the table's default, or whatever is taken."""
        self._decision = None
        for action in (table.default(self.seat), *decision.options):
            if table.answer(decision.id, action) is None:
                return
        log.error("seat %s (%s): every answer is refused", self.seat, self.name)
