"""The Princes of Florence, by Wolfgang Kramer and Richard Ulrich (alea, 2000)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.florence.meta import META

if TYPE_CHECKING:
    from desktop.games.florence.game import Florence

    GAME: Florence

__all__ = ["GAME", "META"]


def __getattr__(name: str) -> Florence:
    """Load the rules when they are first wanted: the shelf needs ``META`` alone."""
    if name != "GAME":
        raise AttributeError(name)
    from desktop.games.florence.game import Florence  # noqa: PLC0415

    game = globals()["GAME"] = Florence()
    return game
