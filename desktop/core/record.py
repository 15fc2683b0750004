"""What a saved game is: how the table was set, every answer with what chance gave, and the position.

The position is there so that a game plays on even where the rules have changed since; the steps are
there to verify it, to take back, to look back and to tell it.
"""

from __future__ import annotations

import msgspec

from desktop.core.game import Setting

__all__ = ["COLOURS", "FORMAT", "Header", "Record", "Seat", "Step"]

FORMAT = 1
"""Version of the file format."""


COLOURS = 6
"""Player colours, each with its shape."""


class Seat(msgspec.Struct, frozen=True):
    """Who sits there: a name, a player colour (below ``COLOURS``), a level; None for a person."""

    name: str
    colour: int
    level: str | None = None


class Header(msgspec.Struct, kw_only=True):
    """The first part of a record, readable without knowing the game.

    Attributes:
        practice: answers were taken back past a die or a secret, or could have been.
        over: the game is over.
        seed: where chance came from, told when the game is over.
    """

    format: int = FORMAT
    app: str
    game: str
    rules: int
    options: dict[str, Setting]
    seats: list[Seat]
    id: str = ""
    started: str = ""
    practice: bool = False
    over: bool = False
    seed: int | None = None


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer: whose, which, what chance gave, and when (milliseconds of playing time)."""

    seat: int
    action: msgspec.Raw
    chance: tuple[int, ...] = ()
    at: int = 0


class Record(Header, kw_only=True):
    """A whole saved game: ``setup`` is the chance of the set-up, ``state`` the last position."""

    setup: tuple[int, ...] = ()
    steps: list[Step] = []
    state: msgspec.Raw = msgspec.Raw(b"null")
