"""The Princes of Florence, by Wolfgang Kramer and Richard Ulrich (alea, 2000)."""

from __future__ import annotations

from desktop.games.florence.game import Florence
from desktop.games.florence.meta import META

__all__ = ["GAME", "META"]

GAME = Florence()
