"""How smooth a table is while it is really played: all bots at work, and a person who answers at once."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import NamedTuple

from PySide6.QtCore import QElapsedTimer, QEvent, QEventLoop, QObject, Qt, QTimer
from PySide6.QtWidgets import QApplication

from desktop import games
from desktop.core.game import Decision, Setting
from desktop.core.record import Seat
from desktop.ui.app import application
from desktop.ui.desk import Desk
from desktop.ui.folders import Folders
from desktop.ui.gallery import NAMES
from desktop.ui.settings import Preferences
from desktop.ui.sound import Sounds
from desktop.ui.style import Dress
from desktop.ui.tablepage import TablePage
from desktop.ui.tables import Tables

__all__ = ["pace"]

FRAME = 16
"""Milliseconds of a frame at 60 pictures a second."""
HESITATION = 350
"""Milliseconds before the person answers."""
WARM = 1500
"""Milliseconds in which the workers load the rules."""


class Frame(NamedTuple):
    """From one picture to the next.

    Attributes:
        wall: milliseconds that passed.
        work: milliseconds that this thread was at work; those in which it slept, or others had the
            processor, are not among them.
        hurried: somebody acted against the clock.
    """

    wall: float
    work: float
    hurried: bool


def pace(
    game_id: str, levels: Sequence[str | None], options: Mapping[str, Setting], seconds: float, seed: int
) -> dict[str, float]:
    """Play for so many seconds and return milliseconds by name.

    Args:
        game_id: the game.
        levels: who sits where: a level, or None for a person.
        options: complete.
        seconds: how long, from the moment at which the bots are ready.
        seed: where chance begins.
    """
    app = application()
    with TemporaryDirectory() as place:
        folders = Folders.below(Path(place))
        preferences = Preferences(folders.settings)
        preferences.set("sound", False)
        desk = Desk(preferences, Sounds(), "en")
        dress = Dress(app, desk)
        tables = Tables(desk, folders.tables, lambda _: None)
        seats = [Seat(NAMES[seat], seat % 6, level) for seat, level in enumerate(levels)]
        sitting = tables.begin(game_id, seats, options, seed)
        page = TablePage(desk, sitting, lambda: sitting.table.elapsed)
        page.resize(1440, 920)
        page.show()
        QApplication.processEvents()
        sitting.start()
        played = _Played(page, games.load(game_id).meta.id, seed)
        played.run(seconds)
        sitting.close()
        page.deleteLater()
        preferences.close()
        dress.deleteLater()
    return played.figures()


class _Played(QObject):
    """A table that is played: its pictures are timed, and so are the answers of the person."""

    def __init__(self, page: TablePage, game_id: str, seed: int) -> None:
        super().__init__()
        self._page = page
        self._viewport = page.stage.viewport()
        self._viewport.installEventFilter(self)
        self._rng = Random(f"{game_id} {seed}")
        self._frames: list[Frame] = []
        self._answers: list[float] = []
        self._worked_to_answer: list[float] = []
        self._clock = QElapsedTimer()
        self._worked = 0.0
        self._answering: tuple[float, float] | None = None
        self._asked: Decision | None = None
        self._since = QElapsedTimer()

    def run(self, seconds: float) -> None:
        """Paint a picture every frame, and answer whatever the person is asked."""
        loop, timer = QEventLoop(), QTimer()
        QTimer.singleShot(WARM, loop, loop.quit)
        loop.exec()
        timer.setTimerType(Qt.TimerType.PreciseTimer)
        timer.timeout.connect(self._frame)
        self._begin_frame()
        timer.start(FRAME)
        QTimer.singleShot(round(1000 * seconds), loop, loop.quit)
        loop.exec()
        timer.stop()

    def _begin_frame(self) -> None:
        self._clock.restart()
        self._worked = time.thread_time()

    def _frame(self) -> None:
        """Note what it took since the last picture was ordered, and order the next one."""
        work = 1000 * (time.thread_time() - self._worked)
        self._frames.append(Frame(self._clock.nsecsElapsed() / 1e6, work, self._page.sitting.table.hurried))
        self._begin_frame()
        self._viewport.update()  # painted once, with whatever else will have changed by then
        self._attend()

    def _attend(self) -> None:
        """Answer a question that has been open for a while; somebody at the curtain comes at once."""
        page, decision = self._page, self._page.sitting.decision
        if page.curtain.isVisible():
            page.curtain.lifted.emit()
        elif decision is not self._asked:
            self._asked = decision
            self._since.restart()
        elif decision is not None and not page.playback.busy and self._since.hasExpired(HESITATION):
            self._asked = None
            self._answer(decision)

    def _answer(self, decision: Decision) -> None:
        """Answer; :meth:`_shown` notes how long it takes until the board shows it, scenes apart."""
        self._answering = time.perf_counter(), time.thread_time()
        self._page.choose(self._rng.choice(decision.options))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the picture that shows an answer, and until it is painted."""
        if event.type() == QEvent.Type.Paint and self._answering is not None:
            QTimer.singleShot(0, self, self._shown)
        return super().eventFilter(watched, event)

    def _shown(self) -> None:
        if self._answering is not None:
            began, worked = self._answering
            self._answering = None
            self._worked_to_answer.append(1000 * (time.thread_time() - worked))
            self._answers.append(1000 * (time.perf_counter() - began))

    def figures(self) -> dict[str, float]:
        """Return medians and what only one in a hundred exceeds."""
        frames = self._frames[1:]
        found: dict[str, float] = {"frames": len(frames)}
        for name, some in (("", frames), ("hurried_", [frame for frame in frames if frame.hurried])):
            if name and some:
                found[f"{name}frames"] = len(some)
            for what, figures in (
                ("frame", [each.wall for each in some]),
                ("work", [each.work for each in some]),
            ):
                found |= _spread(f"{name}{what}", figures)
        found["answers"] = len(self._answers)
        return found | _spread("answer", self._answers) | _spread("answer_work", self._worked_to_answer)


def _spread(name: str, figures: Sequence[float]) -> dict[str, float]:
    """Return the median, the 99th percentile and the greatest of some milliseconds, if there are enough."""
    if len(figures) < 2:
        return {}
    return {
        f"{name}_p50_ms": round(median(figures), 2),
        f"{name}_p99_ms": round(quantiles(figures, n=100)[98], 2),
        f"{name}_max_ms": round(max(figures), 2),
    }
