"""The board of Fagin's Gang: the only part of the game that knows Qt."""

from __future__ import annotations

from desktop.games.fagin.board.table import Board

__all__ = ["Board"]
