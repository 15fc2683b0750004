"""Calls to players, made one after the other and never inside each other."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

__all__ = ["Outbox"]


class Outbox:
    """Calls that wait.

    A player may answer from inside a call; the calls that follow from its answer are made when all
    earlier ones have been, so that everybody learns everything in the same order.
    """

    def __init__(self) -> None:
        self._calls: deque[tuple[Callable[..., None], tuple[Any, ...]]] = deque()
        self._sending = False

    def post(self, call: Callable[..., None], *values: Any) -> None:
        """Let a call wait."""
        self._calls.append((call, values))

    def send(self) -> None:
        """Make the calls that wait, unless that is being done already; after an exception the rest waits."""
        if self._sending:
            return
        self._sending = True
        try:
            while self._calls:
                call, values = self._calls.popleft()
                call(*values)
        finally:
            self._sending = False
