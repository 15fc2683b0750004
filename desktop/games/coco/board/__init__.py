"""The board of Coco Razzi: the only part of the game that knows Qt."""

from __future__ import annotations

from desktop.games.coco.board.table import Board

__all__ = ["Board"]
