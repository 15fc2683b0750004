"""What the command line asks the window for; no Qt."""

from __future__ import annotations

import msgspec

from desktop.core.game import Setting

__all__ = ["Launch"]


class Launch(msgspec.Struct, frozen=True):
    """How to start.

    Attributes:
        language: a language's code, None for the one in the settings.
        game: open a table of this game at once; None: begin at Home.
        seats: a level for every seat, None for a person; empty: as it was last time.
        options: complete options of the game; empty: as they were last time.
        seed: where chance begins, None for anywhere.
    """

    language: str | None = None
    game: str | None = None
    seats: tuple[str | None, ...] = ()
    options: dict[str, Setting] = {}
    seed: int | None = None
