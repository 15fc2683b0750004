"""Ladies & Gentlemen, by Loïc Lamy (Libellud, 2013)."""

from __future__ import annotations

from desktop.games.ladies.game import Ladies
from desktop.games.ladies.meta import META

__all__ = ["GAME", "META"]

GAME = Ladies()
