"""Fagin's Gang, by Dean Conrad (Ludorum Games, 2007)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.fagin.meta import META

if TYPE_CHECKING:
    from desktop.games.fagin.game import Fagin

    GAME: Fagin

__all__ = ["GAME", "META"]


def __getattr__(name: str) -> Fagin:
    """Load the rules when they are first wanted: the shelf needs ``META`` alone."""
    if name != "GAME":
        raise AttributeError(name)
    from desktop.games.fagin.game import Fagin  # noqa: PLC0415

    game = globals()["GAME"] = Fagin()
    return game
