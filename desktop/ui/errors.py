"""What happens when something unexpected happens: it is written down, and somebody is told."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

__all__ = ["Guard", "write_log"]

log = logging.getLogger("spieltisch")

LOG_FILE = "spieltisch.log"
LARGEST, GENERATIONS = 500_000, 3
LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


def write_log(folder: Path) -> Path | None:
    """Write log files that rotate, and return where; None if the folder cannot be written."""
    from logging.handlers import RotatingFileHandler  # noqa: PLC0415 - brings half the network library with it

    root = logging.getLogger()
    root.setLevel(logging.INFO)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        path = folder / LOG_FILE
        handler = RotatingFileHandler(
            path, maxBytes=LARGEST, backupCount=GENERATIONS, encoding="utf-8", delay=True
        )
    except OSError as error:
        log.warning("no log file: %s", error)
        return None
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(handler)
    return path


def _qt_says(kind: QtMsgType, context: QMessageLogContext, message: str | None) -> None:
    logging.getLogger("qt").log(LEVELS[kind], "%s (%s)", message, context.category)


class Guard:
    """The last to hear of an exception that nobody caught.

    Args:
        show: shows problem and details to people; called once at a time.

    """

    def __init__(self, show: Callable[[str, str], None]) -> None:
        self._show = show
        self._showing = False

    def stand(self) -> None:
        """Hear of everything from now on: exceptions of all threads, and what Qt has to say."""
        sys.excepthook = self.catch
        threading.excepthook = lambda caught: self._note(
            caught.exc_type, caught.exc_value, caught.exc_traceback
        )
        qInstallMessageHandler(_qt_says)

    def catch(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write an exception down and tell people, unless they are being told already."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        details = self._note(kind, error, trace)
        if self._showing:
            return
        self._showing = True
        try:
            self._show(f"{kind.__name__}: {error}", details)
        finally:
            self._showing = False

    def _note(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> str:
        details = "".join(traceback.format_exception(kind, error, trace))
        log.error("unexpected: %s", details)
        return details
