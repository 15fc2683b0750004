"""Collecting garbage where Qt can bear it: on the thread of the window."""

from __future__ import annotations

import gc

from PySide6.QtCore import QObject, Qt, QTimer

from desktop.ui.later import Later

__all__ = ["Sweeper"]

EVERY = 1000
"""Milliseconds between two looks at what has gathered."""


class Sweeper(QObject):
    """Collects what is due now and then, and everything when asked to.

    By itself Python collects on whatever thread happens to make an object, which may be the one that saves
    or that hears the bots. The scene and the timers of a table that was left would be destroyed there, and
    Qt forbids that: it complains, and a widget may hang the program.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        gc.disable()
        self._timer = QTimer(self, interval=EVERY, timerType=Qt.TimerType.CoarseTimer)
        self._timer.timeout.connect(self.sweep)
        self._timer.start()
        self._soon = Later(self, self.sweep_all)

    def sweep(self) -> None:
        """Collect the oldest generation of which as much has gathered as Python would wait for."""
        due = [
            generation
            for generation, (count, limit) in enumerate(zip(gc.get_count(), gc.get_threshold(), strict=True))
            if count > limit > 0
        ]
        if due:
            gc.collect(due[-1])

    def sweep_soon(self) -> None:
        """Collect everything, after what happens now: Qt deletes what was let go of first."""
        self._soon.start()

    def sweep_all(self) -> None:
        """Collect everything, also what was there at the start; what is left now stays."""
        gc.unfreeze()  # a table that the command line opened is among it
        gc.collect()
        gc.freeze()
