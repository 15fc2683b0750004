"""The window tries itself, for packagers: what works from a checkout may be missing in a package."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from desktop import games
from desktop.core.record import Seat
from desktop.files import LANGUAGES
from desktop.ui.app import application
from desktop.ui.desk import Desk
from desktop.ui.folders import Folders
from desktop.ui.settings import Preferences
from desktop.ui.sound import Sounds
from desktop.ui.style import Dress
from desktop.ui.window import Window

__all__ = ["Failed", "try_window"]

PATIENCE = 240.0
"""Seconds that a game between bots may take."""

Report = Callable[[str], None]


class Failed(Exception):  # noqa: N818 - what was found, not an error of ours
    """Something that a package lacks."""


def try_window(report: Report) -> None:
    """Draw the shelf, open every game, play one to its end, and switch through all languages meanwhile.

    Raises:
        Failed: with what does not work.
    """
    app = application()
    with TemporaryDirectory(prefix="spieltisch-") as folder, _no_surprise():
        folders = Folders.below(Path(folder))
        preferences = Preferences(folders.settings)
        for name, value in (("speed", "none"), ("sound", False), ("language", "en")):
            preferences.set(name, value)
        desk = Desk(preferences, Sounds(), "en")
        Dress(app, desk)
        window = Window(desk, folders)
        window.show()
        report("the window is open")
        for game in games.GAMES:
            _sit_down(window, game)
            _wait(app, lambda: False, 0.2)
            _expect(not window.grab().isNull(), f"the board of {game} is not drawn")
            report(f"{game} lies on the table")
            window.leave_for_home()
        _sit_down(window, games.GAMES[0])
        _play(app, desk, window)
        _wait(app, lambda: False, 1.0)
        report(f"{games.GAMES[0]} was played to its end")
        window.close()
        preferences.flush()


@contextmanager
def _no_surprise() -> Iterator[None]:
    """Fail at the end if anything went wrong in a slot, where nobody catches it."""
    surprises: list[BaseException] = []
    before = sys.excepthook
    sys.excepthook = lambda _, error, __: surprises.append(error)
    try:
        yield
    finally:
        sys.excepthook = before
    for surprise in surprises:
        raise Failed(repr(surprise)) from surprise


def _sit_down(window: Window, game: str) -> None:
    meta = games.meta(game)
    seats = [Seat(f"Bot {number + 1}", number, "beginner") for number in range(meta.seats[0])]
    window.begin(game, seats, meta.defaults(len(seats)), seed=1)
    _expect(window.table is not None, f"{game} cannot be opened")


def _play(app: QApplication, desk: Desk, window: Window) -> None:
    """Let the bots play while the language changes with every few moves."""
    assert window.table is not None
    table: Any = window.table.sitting.table
    told: dict[str, str] = {}
    start = time.monotonic()
    while not table.over and time.monotonic() - start < PATIENCE:
        for language in LANGUAGES:
            desk.set_language(language)
            _wait(app, lambda: bool(table.over), 0.5)
            told[language] = window.windowTitle() + desk.say(games.meta(games.GAMES[0]).tagline)
    _expect(table.over, "the bots did not come to an end")
    _expect(len(set(told.values())) == len(LANGUAGES), f"languages are missing: {told}")


def _wait(app: QApplication, done: Callable[[], bool], seconds: float) -> None:
    """Let the window work for a while, or until something is done."""
    end = time.monotonic() + seconds
    while not done() and time.monotonic() < end:
        app.processEvents(QEventLoop.ProcessEventsFlag.AllEvents, 20)


def _expect(fulfilled: object, otherwise: str) -> None:
    if not fulfilled:
        raise Failed(otherwise)
