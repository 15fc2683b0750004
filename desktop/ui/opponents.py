"""The bots of one table, at the pace that people have chosen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from desktop.core.bot import Advice
from desktop.core.game import Decision, Game, View
from desktop.table.bots import BotPlayer
from desktop.table.player import Player
from desktop.table.pool import Pool
from desktop.table.table import Table
from desktop.ui.desk import Desk
from desktop.ui.timer import PoliteTimer, Post

__all__ = ["ADVISER", "SHOWING", "Bots"]

ADVISER = "expert"

SHOWING = {"brisk": 250, "normal": 700, "calm": 1500}
"""Milliseconds that a question to a bot stays open at least, by the pace in the settings."""


class Bots:
    """Bots in worker processes (``ui.sitting.Opponents``).

    Args:
        seed: where their thinking begins.

    """

    def __init__(self, desk: Desk, game: Game[Any, Any, Any], seed: int) -> None:
        self._desk = desk
        self._game = game
        self._seed = seed
        self._busy: Callable[[], bool] = lambda: False
        self._unseen: Callable[[], bool] = lambda: False
        self._post = Post()
        self._pool: Pool | None = None
        self._players: list[BotPlayer] = []
        self._table: Table | None = None
        self._timer = PoliteTimer(self._must_wait, self._just_changed)

    def player(self, seat: int, level: str) -> Player:
        """Return a bot for a seat."""
        bot = BotPlayer(self._open(), self._timer, seat, level, seed=self._seed, showing=self._showing)
        self._players.append(bot)
        return bot

    def attend(self, table: Table) -> None:
        """Let all bots join a table."""
        self._table = table
        for bot in self._players:
            bot.join(table)

    def advise(self, view: View, decision: Decision, then: Callable[[Sequence[Advice] | None], None]) -> None:
        """Ask the strongest level."""
        seen = self._table.history(decision.seat) if self._table else ()
        self._open().advise(view, decision, ADVISER, lambda advice: then(advice or None), seen)

    def wait_for(self, busy: Callable[[], bool], unseen: Callable[[], bool]) -> None:
        """Answer only while nothing is being shown, and what has changed is painted."""
        self._busy, self._unseen = busy, unseen

    def close(self) -> None:
        """End the workers."""
        if self._pool is not None:
            self._pool.close()
            self._pool = None

    def _open(self) -> Pool:
        """Start workers when the first is needed."""
        if self._pool is None:
            self._pool = Pool(self._game, self._post)
        return self._pool

    def _showing(self) -> int:
        return SHOWING[self._desk.preferences.now.pace] if self._desk.speed else 0

    def _must_wait(self) -> bool:
        """Wait until everything is shown, but not where the clock of the game runs."""
        timed = self._table is not None and any(each.clock for each in self._table.open.values())
        return self._busy() and not timed

    def _just_changed(self) -> bool:
        return self._unseen()
