"""Starts the window."""

from __future__ import annotations

import sys
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QIcon
from PySide6.QtWidgets import QApplication

from desktop import __version__
from desktop.files import resource_path
from desktop.ui.desk import Desk
from desktop.ui.folders import Folders
from desktop.ui.launch import Launch
from desktop.ui.settings import Preferences
from desktop.ui.sound import Sounds
from desktop.ui.style import Dress
from desktop.ui.summons import Summons
from desktop.ui.window import Window

if TYPE_CHECKING:
    from pathlib import Path

__all__ = ["application", "run"]

DESKTOP_ID = "io.github.spieltisch.Spieltisch"


def application() -> QApplication:
    """Return the application object with its names, made if there is none yet."""
    app = QApplication.instance() or QApplication(sys.argv[:1])
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
    icon = resource_path("icons", "app", "spieltisch.svg")
    if icon.is_file():
        app.setWindowIcon(QIcon(str(icon)))
    desk = Desk(Preferences(folders.settings), Sounds(), wished.language)
    Dress(app, desk)
    window = Window(desk, folders)
    window.show_again()
    _guard(desk, window, folders)
    summons = Summons(window)
    summons.heard.connect(window.close)
    window.launch(wished)
    code = app.exec()
    summons.close()
    return code


def _guard(desk: Desk, window: Window, folders: Folders) -> None:
    """Write down from now on what goes wrong, and tell it."""
    from desktop.ui.errors import Guard, write_log  # noqa: PLC0415 - the window stands by now

    Guard(partial(_tell, desk, window, write_log(folders.log))).stand()


def _tell(desk: Desk, window: Window, log_file: Path | None, problem: str, details: str) -> None:
    from desktop.ui.errors import Trouble  # noqa: PLC0415

    Trouble(desk, problem, details, log_file, window).exec()
