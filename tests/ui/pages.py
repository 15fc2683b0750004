"""The pages of a window, and what is to be found on them."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QApplication, QWidget

from desktop import games
from desktop.core.record import Seat
from desktop.ui.bookmark import Bookmark
from desktop.ui.window import Window

GAME = games.GAMES[0]
PEOPLE = [Seat("Anna", 0), Seat("Ben", 1)]


def settle() -> None:
    """Let everything that was posted be carried out, layouts after words."""
    for _ in range(8):
        QApplication.processEvents()


def marks(window: Window) -> list[Bookmark]:
    return [each for each in window.home.findChildren(Bookmark) if each.isVisible()]


def pages(window: Window) -> Iterator[QWidget]:
    yield window.home
    window.set_table(GAME)
    yield window.page
    window.show_settings()
    yield window.page
    window.show_about()
    yield window.page
    window.begin(GAME, PEOPLE, {})
    window.table._lift()
    yield window.table
