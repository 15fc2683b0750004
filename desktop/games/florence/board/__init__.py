"""The board of The Princes of Florence: the only part of the game that knows Qt."""

from __future__ import annotations

from desktop.games.florence.board.table import Board

__all__ = ["Board"]
