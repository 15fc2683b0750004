"""What a wheel or a touchpad turns."""

from __future__ import annotations

__all__ = ["NOTCH", "Notches"]

NOTCH = 120
"""What Qt tells of one notch of a wheel, in eighths of a degree; touchpads and fine wheels tell of parts."""


class Notches:
    """Gathers small turns of a wheel until they make whole notches."""

    def __init__(self) -> None:
        self._turned = 0

    def turn(self, eighths: int) -> int:
        """Return how many notches are full now, negative towards the hand; another direction begins anew."""
        if eighths * self._turned < 0:
            self._turned = 0
        self._turned += eighths
        full = int(self._turned / NOTCH)
        self._turned -= full * NOTCH
        return full
