"""What the tests of the window share. No display is needed."""

from __future__ import annotations

import gc
import os
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from desktop.core.game import Game, Options
from desktop.core.record import Seat
from desktop.table.player import Player
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from desktop.ui.curtain import GUARD
from desktop.ui.desk import Desk
from desktop.ui.folders import Folders
from desktop.ui.gallery import Silent
from desktop.ui.settings import Preferences
from desktop.ui.sitting import Sitting
from desktop.ui.sound import Sounds
from desktop.ui.style import Dress
from desktop.ui.tablepage import TablePage
from desktop.ui.window import Window
from tests.reference.game import Lanterns

QUIET = {
    "sound": False,
    "speed": "none",
    "theme": "light",
    "language": "en",
    "motion": "reduced",
    "automatic": False,
}


@pytest.fixture(autouse=True)
def _nothing_is_collected_in_the_middle() -> Iterator[None]:
    """Let a window that a test has let go of die between two tests, not while it lays itself out."""
    gc.disable()
    yield
    gc.enable()


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders.below(tmp_path)


@pytest.fixture
def desk(qapp: QApplication, folders: Folders) -> Iterator[Desk]:
    preferences = Preferences(folders.settings)
    for name, value in QUIET.items():
        preferences.set(name, value)
    desk = Desk(preferences, Sounds())
    dress = Dress(qapp, desk)
    yield desk
    desk.translator.set_language("en")
    dress.deleteLater()
    tidy()


def tidy() -> None:
    """Delete what is to be deleted now, not in the middle of another test."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.processEvents()


@pytest.fixture
def game() -> Game[Any, Any, Any]:
    return Lanterns()


NAMES = ("Anna", "Bruno", "Cleo", "Dario", "Edda", "Felix")


class Laid:
    """A table page with the time in our hand."""

    def __init__(
        self,
        desk: Desk,
        game: Game[Any, Any, Any],
        people: Sequence[int],
        seed: int,
        options: Options,
        names: Sequence[str] = NAMES,
    ) -> None:
        self._options = options
        count = max(game.meta.seats[0], max(people, default=0) + 1)
        seats = [Seat(names[i], i, None if i in people else "skilled") for i in range(count)]
        self.timer = VirtualTimer()
        self.sitting = Sitting(game, seats, Silent(), lambda players: self._lay(game, seats, players, seed))
        self.table = self.sitting.table
        self.page = TablePage(desk, self.sitting, self.timer.now)
        self.moment = 0
        self.page.curtain.clock = lambda: self.moment
        self.page.resize(1280, 800)
        self.page.show()
        self.sitting.start()

    def _lay(self, game: Any, seats: Sequence[Seat], players: Sequence[Player], seed: int) -> Table:
        return Table(game, seats, players, self._options, seed=seed, timer=self.timer)

    def bots_answer(self, which: int = 0) -> None:
        """Let all seats that are no people answer until people are asked."""
        for _ in range(200):
            waiting = [d for seat, d in self.table.open.items() if seat not in self.sitting.people]
            if not waiting:
                return
            options = waiting[0].options
            assert self.table.answer(waiting[0].id, options[which % len(options)]) is None


def hurry(laid: Laid) -> None:
    """Let all answer until somebody acts against the clock."""
    while not laid.table.hurried:
        decision = next(iter(laid.table.open.values()))
        laid.table.answer(decision.id, decision.options[0])


@pytest.fixture
def lay(desk: Desk, game: Game[Any, Any, Any]) -> Iterator[Callable[..., Laid]]:
    laid: list[Laid] = []

    def make(
        people: Sequence[int] = (0,),
        game: Game[Any, Any, Any] = game,
        seed: int = 3,
        options: Options | None = None,
        names: Sequence[str] = NAMES,
    ) -> Laid:
        laid.append(Laid(desk, game, people, seed, options or {}, names))
        QApplication.processEvents()
        laid[-1].moment += GUARD  # whoever comes to the screen takes a moment
        return laid[-1]

    yield make
    for each in laid:
        each.sitting.close()
        if isValid(each.page):
            each.page.hide()
            each.page.deleteLater()
    tidy()


@pytest.fixture
def window(desk: Desk, folders: Folders) -> Iterator[Window]:
    window = Window(desk, folders)
    window.resize(1280, 800)
    window.show()
    QApplication.processEvents()
    yield window
    window.leave_table()  # no question is asked, whatever could not be saved
    window.close()
    window.deleteLater()
    tidy()
