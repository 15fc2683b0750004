"""No command, and ``play``: the window."""

from __future__ import annotations

import gc
from typing import TYPE_CHECKING

from desktop import games
from desktop.cli.display import need_display
from desktop.cli.voice import Voice, Wrong
from desktop.ui.launch import Launch

if TYPE_CHECKING:
    from argparse import Namespace

__all__ = ["launch", "run"]

TABLE = 4
"""How many seats a table has where the game allows it."""

COMPANY = "skilled"


def run(arguments: Namespace, voice: Voice) -> int:  # noqa: ARG001 - every command is handed the voice
    """Open the window and stay until it is closed."""
    wished = launch(arguments)
    gc.disable()  # what is loaded now stays; the window sees to it when it stands
    need_display()
    from desktop.ui.app import run as open_window  # noqa: PLC0415 - Qt is loaded when it is known to work

    return int(open_window(wished))


def launch(arguments: Namespace) -> Launch:
    """Return what the window is asked for.

    Raises:
        Wrong: the game cannot be set up so, or not for so many people at one screen.
    """
    if arguments.game is None:
        return Launch(language=arguments.lang)
    from desktop.ai.levels import ALIASES  # noqa: PLC0415 - a double click needs none of this
    from desktop.cli.setting import PERSON, opponents, setting  # noqa: PLC0415

    seats = tuple(arguments.seats or (PERSON[0], *_company(arguments.game)))
    game, options = setting(arguments, len(seats))
    opponents(game, seats, people=True)
    people = [str(seat) if name in PERSON else None for seat, name in enumerate(seats)]
    refused = game.meta.unseatable(options, people)
    if refused is not None:
        raise Wrong(refused)
    return Launch(
        language=arguments.lang,
        game=arguments.game,
        seats=tuple(None if name in PERSON else ALIASES.get(name, name) for name in seats),
        options=options,
        seed=arguments.seed,
    )


def _company(game: str) -> list[str]:
    """Return who sits beside the person at a table that nobody was named for."""
    fewest, most = games.meta(game).seats
    return [COMPANY] * (max(fewest, min(TABLE, most)) - 1)
