"""How long a search may go on."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic

from desktop.core.bot import Level

__all__ = ["Budget"]

LOOK_UP = 0.02
"""Seconds between looks whether somebody wants the answer now."""


class Budget:
    """Counts iterations and time; asks now and then whether it has been called off."""

    def __init__(self, level: Level, called_off: Callable[[], bool] | None = None) -> None:
        self.left = max(1, level.iterations)
        now = monotonic()
        self._end = now + level.seconds
        self._called_off = called_off
        self._look_up = now + LOOK_UP if called_off else float("inf")

    def spend(self) -> bool:
        """Take one iteration; return whether there was one to take."""
        if self.left <= 0:
            return False
        self.left -= 1
        now = monotonic()
        if now >= self._look_up:
            self._look_up = now + LOOK_UP
            if self._called_off is not None and self._called_off():
                self.left = 0
                return False
        if now >= self._end:
            self.left = 0
            return False
        return True
