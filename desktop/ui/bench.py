"""How quick the window is: to be painted first, from frame to frame while bots think, to switch language."""

from __future__ import annotations

import gc
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from PySide6.QtCore import QElapsedTimer, QEvent, QEventLoop, Qt, QTimer
from PySide6.QtWidgets import QApplication

from desktop import games
from desktop.core.game import Decision, Game
from desktop.table.pool import Pool
from desktop.table.table import Table
from desktop.ui.app import application
from desktop.ui.desk import Desk
from desktop.ui.firstpaint import memory
from desktop.ui.folders import Folders
from desktop.ui.gallery import moments, played, sit_at
from desktop.ui.opponents import ADVISER
from desktop.ui.settings import Preferences
from desktop.ui.sound import Sounds
from desktop.ui.style import Dress
from desktop.ui.tablepage import TablePage
from desktop.ui.timer import Post

__all__ = ["run"]

STARTS = 3
FRAME = 16
"""Milliseconds of a frame at 60 pictures a second."""
THINKERS = 2
LANGUAGES = ("de", "nl", "en")


def run(seconds: float = 5.0, seed: int = 1) -> dict[str, float]:
    """Measure, and return milliseconds and megabytes by name."""
    started = [_start() for _ in range(STARTS)]
    app = application()
    with TemporaryDirectory() as place:
        preferences = Preferences(Folders.below(Path(place)).settings)
        preferences.set("sound", False)
        desk = Desk(preferences, Sounds(), "en")
        dress = Dress(app, desk)
        game = games.load(games.GAMES[0])
        page = _table(desk, game, seed)
        frames = sorted(_frames(page, game, seconds))
        _clear(page)
        switches = {name: _switches(desk, games.load(name), seed) for name in games.GAMES}
        preferences.close()
        dress.deleteLater()
    return {
        "first_window_ms": round(median(start.frame for start in started), 1),
        "home_ms": round(median(start.home for start in started), 1),
        "home_mb": round(median(start.megabytes for start in started), 1),
        "frame_p50_ms": round(median(frames), 2),
        "frame_p99_ms": round(quantiles(frames, n=100)[98], 2),
        **{f"language_switch_{name}_ms": round(slowest, 1) for name, slowest in switches.items()},
        "table_mb": round(memory(), 1),
    }


def _table(desk: Desk, game: Game[Any, Any, Any], seed: int) -> TablePage:
    fewest, most = game.meta.seats
    record = played(game, max(fewest, min(4, most)), seed)
    page = sit_at(desk, game, next(moments(game, record, (0.5,))))
    page.resize(1440, 920)
    page.show()
    QApplication.processEvents()
    return page


# The first window, in a process of its own


class Start(NamedTuple):
    """Milliseconds from the command to the painted frame and to the painted Home, and what that takes."""

    frame: float
    home: float
    megabytes: float


def _start() -> Start:
    """Start the program, and measure."""
    command = [sys.executable, "-m", "desktop.ui.firstpaint"]
    began = time.time()
    done = subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603 - ourselves
    frame, home, taken = map(float, done.stdout.split())
    return Start(1000 * (frame - began), 1000 * (home - began), taken)


# Frames


class Thinking:
    """Keeps experts thinking about a question until told to stop."""

    def __init__(self, game: Game[Any, Any, Any], table: Table, decision: Decision) -> None:
        self._pool = Pool(game, Post(), THINKERS)
        self._table = table
        self._decision = decision
        self._over = False
        for _ in range(THINKERS):
            self._think()

    def _think(self) -> None:
        if not self._over:
            view = self._table.view(self._decision.seat)
            self._pool.advise(view, self._decision, ADVISER, lambda _: self._think())

    def stop(self) -> None:
        """Let them go."""
        self._over = True
        self._pool.close()


def _frames(page: TablePage, game: Game[Any, Any, Any], seconds: float) -> Sequence[float]:
    """Return the milliseconds between pictures of the whole board while experts think."""
    decision = page.sitting.decision
    assert decision is not None, "the moment was chosen so that the person is asked"
    thinking = Thinking(game, page.sitting.table, decision)
    intervals: list[float] = []
    clock, loop, timer = QElapsedTimer(), QEventLoop(), QTimer()
    viewport = page.stage.viewport()

    def frame() -> None:
        viewport.repaint()
        intervals.append(clock.nsecsElapsed() / 1e6)
        clock.restart()

    timer.setTimerType(Qt.TimerType.PreciseTimer)
    timer.timeout.connect(frame)
    QTimer.singleShot(1500, loop, loop.quit)  # the workers load the rules first
    loop.exec()
    clock.start()
    timer.start(FRAME)
    QTimer.singleShot(round(1000 * seconds), loop, loop.quit)
    loop.exec()
    timer.stop()
    thinking.stop()
    return intervals[1:]


def _switches(desk: Desk, game: Game[Any, Any, Any], seed: int) -> float:
    """Return the milliseconds of the slowest switch at a table of this game."""
    page = _table(desk, game, seed)
    gc.freeze()  # as the program does: what is loaded to stay is not looked through
    slowest = max(_switch(desk, language) for language in LANGUAGES)
    _clear(page)
    return slowest


def _clear(page: TablePage) -> None:
    """Take a table away, so that it does not follow the language any longer."""
    page.sitting.close()
    page.deleteLater()
    QApplication.sendPostedEvents(page, QEvent.Type.DeferredDelete)


def _switch(desk: Desk, language: str) -> float:
    """Return the milliseconds until everything is said and painted in another language."""
    clock = QElapsedTimer()
    clock.start()
    desk.translator.set_language(language)
    QApplication.processEvents()
    return clock.nsecsElapsed() / 1e6
