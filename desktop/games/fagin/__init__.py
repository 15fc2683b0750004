"""Fagin's Gang, by Dean Conrad (Ludorum Games, 2007)."""

from __future__ import annotations

from desktop.games.fagin.game import Fagin
from desktop.games.fagin.meta import META

__all__ = ["GAME", "META"]

GAME = Fagin()
