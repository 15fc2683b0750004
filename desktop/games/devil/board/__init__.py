"""The board of Auf Teufel komm raus: the only part of the game that knows Qt."""

from __future__ import annotations

from desktop.games.devil.board.table import Board

__all__ = ["Board"]
