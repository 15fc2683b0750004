"""Making the application object of Qt."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QCoreApplication, QMessageLogContext, QtMsgType, qInstallMessageHandler

__all__ = ["make_application"]

Application = TypeVar("Application", bound=QCoreApplication)

LOCALE = "Detected locale"
"""How Qt begins to say that the system lacks the wished locale; it takes another, and languages are ours."""


def make_application(kind: type[Application], argv: Sequence[str]) -> Application:
    """Return a new application; a locale that the system does not have is no trouble of the player's."""
    before = qInstallMessageHandler(_pass_on)
    try:
        return kind(list(argv))
    finally:
        qInstallMessageHandler(before)


def _pass_on(_kind: QtMsgType, _context: QMessageLogContext, message: str | None) -> None:
    if not (message or "").startswith(LOCALE):
        sys.stderr.write(f"{message}\n")
