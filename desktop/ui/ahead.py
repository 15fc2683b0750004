"""Reading ahead: what will probably be wanted next is loaded while people look at something else."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from threading import Thread

from desktop import games
from desktop.ui.boards import board_of

__all__ = ["read_charts", "read_game", "read_table"]


def read_table(game: str | None) -> Thread:
    """Load what every table needs, and a game that is likely to be played on, on a thread of its own."""
    return _read(
        lambda: import_module("desktop.ui.newgame"),
        lambda: import_module("desktop.ui.tablepage"),
        lambda: import_module("desktop.ui.opponents"),
        lambda: import_module("desktop.ui.moment"),
        *_of_game(game),
    )


def read_game(game: str) -> Thread:
    """Load rules, bots and board of a game, on a thread of its own."""
    return _read(*_of_game(game))


def read_charts() -> Thread:
    """Load what draws the charts of a game that is over, while its last scenes are played."""
    return _read(lambda: import_module("pyqtgraph"))


def _of_game(game: str | None) -> tuple[Callable[[], object], ...]:
    if game is None:
        return ()
    return (
        lambda: games.load(game).codec,
        lambda: games.load(game).bot(),
        lambda: board_of(games.load(game)),
    )


def _read(*loads: Callable[[], object]) -> Thread:
    """Load one after the other; what fails here is told when it is wanted in earnest."""

    def read() -> None:
        for load in loads:
            with suppress(Exception):
                load()

    thread = Thread(target=read, name="reading ahead")
    thread.start()
    return thread
