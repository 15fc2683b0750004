"""Real time for the table, and the patience of bots: they wait until people have seen what happened."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

__all__ = ["PoliteTimer", "Post", "RealTimer"]


class Call:
    """A call to come (``table.timer.Alarm``)."""

    def __init__(self, delay: int, then: Callable[[], None], parent: QObject) -> None:
        self._timer = QTimer(parent, singleShot=True, interval=max(0, delay))
        self._then = then
        self._over = False
        self._timer.timeout.connect(self._ring)
        self._timer.start()

    def cancel(self) -> None:
        """Do not call; harmless once it has been, when Qt has deleted the timer."""
        if not self._over:
            self._over = True
            self._timer.stop()
            self._timer.deleteLater()

    def _ring(self) -> None:
        self._over = True
        self._timer.deleteLater()
        self._then()


class RealTimer(QObject):
    """Milliseconds as they pass (``table.timer.Timer``)."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._clock = QElapsedTimer()
        self._clock.start()

    def now(self) -> int:
        """Return the milliseconds since this was made."""
        return self._clock.elapsed()

    def call(self, delay: int, then: Callable[[], None]) -> Call:
        """Call once after so many milliseconds."""
        return Call(delay, then, self)


class PoliteTimer(RealTimer):
    """Real time in which nothing falls due while people are being shown something.

    Args:
        busy: bots do not run ahead of what is shown.
        unseen: a picture is due. Where several calls do so at once, each has a picture of its own, and comes
            while there is time until the next.

    """

    LOOK, GLANCE = 40, 3

    def __init__(
        self, busy: Callable[[], bool], unseen: Callable[[], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._busy = busy
        self._unseen = unseen

    def call(self, delay: int, then: Callable[[], None]) -> Call:
        """Call after so many milliseconds, and not before everything has been shown."""
        return PoliteCall(delay, then, self)

    def hold(self) -> int:
        """Return for how many milliseconds a call has to wait at least, 0 if it would not interrupt."""
        if self._busy():
            return self.LOOK
        return self.GLANCE if self._unseen() else 0


class PoliteCall(Call):
    """A call that looks again and again whether it would interrupt."""

    def __init__(self, delay: int, then: Callable[[], None], timer: PoliteTimer) -> None:
        super().__init__(delay, then, timer)
        self._hold = timer.hold

    def _ring(self) -> None:
        wait = self._hold()
        if wait:
            self._timer.start(wait)
        else:
            super()._ring()


class Post(QObject):
    """Has something called on the thread of the window, from any thread."""

    _posted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._posted.connect(self._call, Qt.ConnectionType.QueuedConnection)

    def __call__(self, act: Callable[[], None]) -> None:
        """Call soon."""
        self._posted.emit(act)

    def _call(self, act: Callable[[], None]) -> None:
        act()
