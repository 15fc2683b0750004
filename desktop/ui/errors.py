"""What happens when something unexpected happens: it is written down, and somebody is told."""

from __future__ import annotations

import logging
import sys
import threading
import traceback
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QApplication

from desktop.ui.later import Later

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
    handler.rotator = _rotate
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s"))
    root.addHandler(handler)
    return path


def _rotate(old: str, kept: str) -> None:
    """Put a full file aside, or go on in it: Windows keeps it in place while another window has it open."""
    with suppress(OSError):
        Path(old).replace(kept)


def _qt_says(kind: QtMsgType, context: QMessageLogContext, message: str | None) -> None:
    logging.getLogger("qt").log(LEVELS[kind], "%s (%s)", message, context.category)


class Guard(QObject):
    """The last to hear of an exception that nobody caught.

    People are told a little later: whoever paints, or lays out, must not have a dialog run in the middle
    of it. The same trouble is told once, else one that comes with every picture would leave no way out.

    Args:
        show: shows problem and details to people; called once at a time.
        prepare: gets ready to write, before the first line is written down.

    """

    def __init__(
        self, show: Callable[[str, str], None], prepare: Callable[[], object] = lambda: None
    ) -> None:
        super().__init__()
        self._show = show
        self._prepare = prepare
        self._known: set[tuple[type[BaseException], str]] = set()
        self._untold: tuple[str, str] | None = None
        self._soon = Later(self, self._tell)

    def stand(self) -> None:
        """Hear of everything from now on: exceptions of all threads, and what Qt has to say."""
        sys.excepthook = self.catch
        threading.excepthook = lambda caught: self._note(
            caught.exc_type, caught.exc_value, caught.exc_traceback
        )
        qInstallMessageHandler(_qt_says)

    def catch(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        """Write an exception down and tell people, unless they know it or are being told of another."""
        if issubclass(kind, KeyboardInterrupt):
            QApplication.quit()
            return
        details = self._note(kind, error, trace)
        trouble = kind, _place(trace)
        if trouble not in self._known and self._untold is None:
            self._known.add(trouble)
            self._untold = f"{kind.__name__}: {error}", details
            self._soon.start()

    def _tell(self) -> None:
        if self._untold is not None:
            try:
                self._show(*self._untold)
            finally:
                self._untold = None

    def _note(
        self, kind: type[BaseException], error: BaseException | None, trace: TracebackType | None
    ) -> str:
        self._prepare()
        details = "".join(traceback.format_exception(kind, error, trace))
        log.error("unexpected: %s", details)
        return details


def _place(trace: TracebackType | None) -> str:
    """Return where an exception was raised."""
    frames = traceback.extract_tb(trace)
    return f"{frames[-1].filename}:{frames[-1].lineno}" if frames else ""
