"""Auf Teufel komm raus, by Tanja and Sara Engel (Zoch, 2013)."""

from __future__ import annotations

from desktop.games.devil.game import Devil
from desktop.games.devil.meta import META

__all__ = ["GAME", "META"]

GAME = Devil()
