"""Auf Teufel komm raus, by Tanja and Sara Engel (Zoch, 2013)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.devil.meta import META

if TYPE_CHECKING:
    from desktop.games.devil.game import Devil

    GAME: Devil

__all__ = ["GAME", "META"]


def __getattr__(name: str) -> Devil:
    """Load the rules when they are first wanted: the shelf needs ``META`` alone."""
    if name != "GAME":
        raise AttributeError(name)
    from desktop.games.devil.game import Devil  # noqa: PLC0415

    game = globals()["GAME"] = Devil()
    return game
