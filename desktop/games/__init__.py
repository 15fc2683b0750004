"""The games of the house. This is the only list of them; the machinery is handed a game and knows none."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from desktop.core.game import Game, Meta

__all__ = ["GAMES", "load", "meta"]

GAMES: tuple[str, ...] = ("devil", "fagin", "ladies", "coco", "florence")
"""Ids in the order of the shelf; ``desktop/games/<id>/`` holds all of a game."""


def meta(game: str) -> Meta:
    """Return what the shelf shows of a game, without loading its rules."""
    card: Meta = import_module(f"{__name__}.{game}.meta").META
    return card


def load(game: str) -> Game[Any, Any, Any]:
    """Return the rules of a game."""
    rules: Game[Any, Any, Any] = import_module(f"{__name__}.{game}").GAME
    return rules
