"""Making the application object of Qt."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QMessageLogContext, QtMsgType, qInstallMessageHandler

__all__ = ["make_application"]

Application = TypeVar("Application", bound=QCoreApplication)

SHARING = 0.0005
"""Seconds for which a thread in the background may keep Python from the window."""
ALONE = "QT_NO_GUI_THREADPOOL"
"""Tells Qt to paint on the thread of the window alone.

It would cut up every turned picture and large shape for threads of its own and wait for them. While bots
have all cores that takes several times as long as to paint.
"""
LOCALE = "Detected locale"
"""How Qt begins to say that the system lacks the wished locale; it takes another, and languages are ours."""


def make_application(kind: type[Application], argv: Sequence[str]) -> Application:
    """Return a new application whose thread comes first in this process.

    A locale that the system does not have is no trouble of the player's.
    """
    sys.setswitchinterval(SHARING)
    os.environ.setdefault(ALONE, "1")
    before = qInstallMessageHandler(_pass_on)
    try:
        return kind(list(argv))
    finally:
        qInstallMessageHandler(before)


def _pass_on(_kind: QtMsgType, _context: QMessageLogContext, message: str | None) -> None:
    if not (message or "").startswith(LOCALE):
        sys.stderr.write(f"{message}\n")
