"""The board of Ladies & Gentlemen: the only part of the game that knows Qt."""

from __future__ import annotations

from desktop.games.ladies.board.table import Board

__all__ = ["Board"]
