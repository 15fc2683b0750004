"""Coco Razzi, by Christine Basler and Alix-Kis Bouguerra (Selecta, 2007)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.coco.meta import META

if TYPE_CHECKING:
    from desktop.games.coco.game import Coco

    GAME: Coco

__all__ = ["GAME", "META"]


def __getattr__(name: str) -> Coco:
    """Load the rules when they are first wanted: the shelf needs ``META`` alone."""
    if name != "GAME":
        raise AttributeError(name)
    from desktop.games.coco.game import Coco  # noqa: PLC0415

    game = globals()["GAME"] = Coco()
    return game
