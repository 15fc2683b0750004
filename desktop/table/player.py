"""Whoever sits at a table, as the table sees it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from desktop.core.game import Decision, Event, View

__all__ = ["Player"]


class Player(Protocol):
    """A person at this screen, a bot, or somebody who looks on. One player may hold several seats.

    A call may answer the table at once; what follows from it is sent when the call has returned.
    """

    def update(self, events: Sequence[Event], view: View) -> None:
        """Learn what happened, and how it looks now, as ``view.seat`` may know it.

        Without events the position was set anew: at the start of a resumed game, and after taking back.
        """

    def ask(self, decision: Decision) -> None:
        """Answer this, in place of whatever the seat was asked before.

        With an id asked before, only its prompt has changed.
        """

    def withdraw(self, decision: Decision) -> None:
        """Do not answer this any more: taken back, time is up, a pause, or the table is left."""
