"""Ladies & Gentlemen, by Loïc Lamy (Libellud, 2013)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from desktop.games.ladies.meta import META

if TYPE_CHECKING:
    from desktop.games.ladies.game import Ladies

    GAME: Ladies

__all__ = ["GAME", "META"]


def __getattr__(name: str) -> Ladies:
    """Load the rules when they are first wanted: the shelf needs ``META`` alone."""
    if name != "GAME":
        raise AttributeError(name)
    from desktop.games.ladies.game import Ladies  # noqa: PLC0415

    game = globals()["GAME"] = Ladies()
    return game
