"""Ctrl-C and the end of a session close the window as its button does."""

from __future__ import annotations

import signal
from socket import socketpair
from types import FrameType

from PySide6.QtCore import QObject, QSocketNotifier, Signal

__all__ = ["Summons"]

CALLS = (signal.SIGINT, signal.SIGTERM)


class Summons(QObject):
    """Hears the signals at once, even while Qt waits and no Python runs; a second one ends the process.

    Signals:
        heard: the program is to end.
    """

    heard = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._ear, self._mouth = socketpair()
        for end in (self._ear, self._mouth):
            end.setblocking(False)
        self._notifier = QSocketNotifier(self._ear.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        self._before = {call: signal.signal(call, _noted) for call in CALLS}
        self._told = signal.set_wakeup_fd(self._mouth.fileno(), warn_on_full_buffer=False)

    def _hear(self) -> None:
        self._ear.recv(64)
        for call in CALLS:
            signal.signal(call, signal.SIG_DFL)
        self.heard.emit()

    def close(self) -> None:
        """Leave the signals to whom they belonged before."""
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(self._told)
        for call, before in self._before.items():
            signal.signal(call, before)
        self._ear.close()
        self._mouth.close()


def _noted(_call: int, _frame: FrameType | None) -> None:
    """Do nothing: what the system writes to the socket is enough."""
