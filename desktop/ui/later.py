"""Calls that wait until what happens now is over."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

__all__ = ["Later"]


class Later(QTimer):
    """Calls something of its owner once, a little later, however often it is started meanwhile.

    It goes with its owner. ``QTimer.singleShot`` keeps the call, and with it the owner in Python, for
    ever where the owner is deleted before its time: a whole table, if it was left at that moment.

    Args:
        owner: whose call it is.
        call: what is called.
        wait: milliseconds.

    """

    def __init__(self, owner: QObject, call: Callable[[], object], wait: int = 0) -> None:
        super().__init__(owner, singleShot=True, interval=wait)
        self.timeout.connect(call)
