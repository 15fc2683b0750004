"""Coco Razzi, by Christine Basler and Alix-Kis Bouguerra (Selecta, 2007)."""

from __future__ import annotations

from desktop.games.coco.game import Coco
from desktop.games.coco.meta import META

__all__ = ["GAME", "META"]

GAME = Coco()
