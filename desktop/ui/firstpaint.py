"""Opens the window as the program does, and tells when it is painted: ``python -m desktop.ui.firstpaint``."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from desktop.ui.app import application
from desktop.ui.desk import Desk
from desktop.ui.folders import Folders
from desktop.ui.settings import Preferences
from desktop.ui.sound import Sounds
from desktop.ui.style import Dress
from desktop.ui.window import Window

__all__ = ["memory"]

PAGE = 4096 / 1e6
"""Megabytes of a page of memory."""


def memory() -> float:
    """Return the megabytes of memory in use, 0.0 where the system does not say."""
    try:
        return int(Path("/proc/self/statm").read_text("ascii").split()[1]) * PAGE
    except OSError:
        return 0.0


class FirstPaint(QObject):
    """Calls a function when a widget has been painted for the first time."""

    def __init__(self, widget: QWidget, then: Callable[[], object]) -> None:
        super().__init__(widget)
        self._then = then
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Wait for the paint event, and until it has been carried out."""
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            QTimer.singleShot(0, self, self._then)
        return super().eventFilter(watched, event)


def _tell(*what: float, last: bool = False) -> None:
    print(*what, flush=True)  # noqa: T201 - read by the process that started this one
    if last:
        QApplication.quit()


def main() -> None:
    """Open the window of somebody who is here for the first time."""
    app = application()
    with TemporaryDirectory() as place:
        folders = Folders.below(Path(place))
        desk = Desk(Preferences(folders.settings), Sounds(), "en")
        Dress(app, desk)
        window = Window(desk, folders)
        FirstPaint(window, lambda: _framed(window))
        window.show()
        app.exec()


def _framed(window: Window) -> None:
    """Tell when the frame stood, then when the first page did, and how much memory that takes."""
    _tell(time.time())
    FirstPaint(window.home, lambda: _tell(time.time(), memory(), last=True))


if __name__ == "__main__":
    main()
