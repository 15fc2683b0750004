"""Starts the window."""

from __future__ import annotations

import gc
import sys
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from desktop import __version__
from desktop.files import resource_path
from desktop.ui.desk import Desk
from desktop.ui.errors import Guard, write_log
from desktop.ui.folders import Folders
from desktop.ui.launch import Launch
from desktop.ui.qt import make_application
from desktop.ui.settings import Preferences
from desktop.ui.sound import Sounds
from desktop.ui.style import Dress
from desktop.ui.window import Window

if TYPE_CHECKING:
    from pathlib import Path

    from desktop.ui.summons import Summons

__all__ = ["application", "run"]

LOOKING = 250
"""Milliseconds after which the first page has been painted, and people look at it."""
DESKTOP_ID = "io.github.spieltisch.Spieltisch"


def application() -> QApplication:
    """Return the application object with its names, made if there is none yet."""
    app = QApplication.instance() or make_application(QApplication, sys.argv[:1])
    assert isinstance(app, QApplication)
    app.setApplicationName("spieltisch")
    app.setApplicationDisplayName("Spieltisch")
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(DESKTOP_ID)
    app.setStyle("Fusion")
    return app


def run(wished: Launch) -> int:
    """Open the window, stay until it is closed, and return the exit code."""
    app = application()
    folders = Folders.of_this_person()
    desk = Desk(Preferences(folders.settings), Sounds(), wished.language)
    Dress(app, desk)
    window = Window(desk, folders)
    window.show_again()
    watch = Watch(desk, window, folders)
    window.furnished.connect(watch.settle)
    window.launch(wished)
    code = app.exec()
    watch.close()
    return code


class Watch:
    """Looks after the running program. What the first picture need not wait for comes with ``settle``."""

    def __init__(self, desk: Desk, window: Window, folders: Folders) -> None:
        self._desk = desk
        self._window = window
        self._folders = folders
        self._log_file: Path | None = None
        self._summons: Summons | None = None
        self._guard = Guard(self._tell, self._begin_log)
        self._guard.stand()

    def settle(self) -> None:
        """Bear the icon, write a log, hear signals, read ahead, and leave out of collections what stays."""
        from desktop.ui.summons import Summons  # noqa: PLC0415
        from desktop.ui.sweep import Sweeper  # noqa: PLC0415

        icon = resource_path("icons", "app", "spieltisch.svg")
        if icon.is_file():
            QApplication.setWindowIcon(QIcon(str(icon)))
        self._begin_log()
        self._summons = Summons(self._window)
        self._summons.heard.connect(self._window.close)
        gc.freeze()
        self._window.table_left.connect(Sweeper(self._window).sweep_soon)
        QTimer.singleShot(LOOKING, self._window, self._window.read_ahead)

    def close(self) -> None:
        """Leave the signals to whom they belonged before."""
        if self._summons is not None:
            self._summons.close()

    def _begin_log(self) -> None:
        if self._log_file is None:
            self._log_file = write_log(self._folders.log)

    def _tell(self, problem: str, details: str) -> None:
        from desktop.ui.trouble import Trouble  # noqa: PLC0415

        unsaved = self._window.unsaved() if self._window else None
        Trouble(self._desk, problem, details, self._log_file, self._window, unsaved).exec()
