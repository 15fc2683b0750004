"""The bare window: where it stands on the screen, and when it is filled."""

from __future__ import annotations

from PySide6.QtCore import QByteArray, QEvent, QMargins, QPoint, QSize, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QMoveEvent, QPaintEvent, QResizeEvent, QWindowStateChangeEvent
from PySide6.QtWidgets import QMainWindow

from desktop.ui.desk import Desk

__all__ = ["Frame"]

FIRST = QSize(1440, 920)
UNSEEN = 1500
"""Milliseconds after which a window that nobody sees yet is furnished all the same: it must hear signals."""
SETTLED = 300
"""Milliseconds in which a window manager has made up its mind about a window."""
FRAME = QMargins(4, 32, 4, 4)
"""Room for what the window manager draws around a window, before it is known."""


class Frame(QMainWindow):
    """A window that stands before anything is in it.

    :meth:`furnish` fills it once the bare window has been painted, and ``furnished`` tells that it is done.
    """

    furnished = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self.desk = desk
        self._furnished = False
        self._settled = QTimer(self, singleShot=True, interval=SETTLED)
        self._settled.timeout.connect(self._heed_screen)
        self.setWindowTitle("Spieltisch")
        self.setMinimumSize(640, 480)
        self._place = desk.preferences.now.window  # while it is neither maximised nor on the full screen
        self._maximised = False  # it is, or was before the full screen
        self._come_back()
        desk.changed.connect(self._follow)

    def move_in(self) -> None:
        """Fill the window."""
        raise NotImplementedError

    def furnish(self) -> None:
        """Fill the window, once."""
        if self._furnished:
            return
        self._furnished = True
        self.move_in()
        QTimer.singleShot(0, self, self.furnished.emit)

    def toggle_full(self) -> None:
        """Fill the screen, or stop doing so."""
        self.desk.preferences.set("full_screen", not self.isFullScreen())

    def _follow(self, name: str) -> None:
        if name == "full_screen":
            self._fill(full=self.desk.preferences.now.full_screen)

    def _fill(self, *, full: bool) -> None:
        """Fill the screen or not; a window that was maximised is so again afterwards."""
        from PySide6.QtCore import Qt  # noqa: PLC0415 - see show_again

        state = self.windowState() & ~(Qt.WindowState.WindowFullScreen | Qt.WindowState.WindowMaximized)
        if self._maximised:
            state |= Qt.WindowState.WindowMaximized
        if full:
            state |= Qt.WindowState.WindowFullScreen
        self.setWindowState(state)

    def changeEvent(self, event: QEvent) -> None:
        """Notice that the system made the window fill the screen, or no longer."""
        if isinstance(event, QWindowStateChangeEvent):
            self._note_state(event)
            self._settled.start()
        super().changeEvent(event)

    def moveEvent(self, event: QMoveEvent) -> None:
        """Note where the window stands, once it stays there."""
        super().moveEvent(event)
        self._settled.start()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Note how large the window is, once it stays so."""
        super().resizeEvent(event)
        self._settled.start()

    def _note_state(self, event: QWindowStateChangeEvent) -> None:
        """Note what a window on the full screen may forget: that it was maximised before."""
        from PySide6.QtCore import Qt  # noqa: PLC0415 - see show_again

        large, full = Qt.WindowState.WindowMaximized, Qt.WindowState.WindowFullScreen
        before, now = event.oldState(), self.windowState()
        if now & full and not before & full:
            self._maximised = bool((before | now) & large)
        elif not now & (full | Qt.WindowState.WindowMinimized):
            self._maximised = bool(now & large)

    @property
    def _large(self) -> bool:
        return self.isMaximized() or self.isFullScreen()

    def _written_place(self) -> str:
        return bytes(self.saveGeometry().toBase64().data()).decode()

    def _heed_screen(self) -> None:
        """Let the settings say what is seen: a window manager has its own keys for the full screen."""
        if self.isVisible() and not self.isMinimized():
            self.desk.preferences.set("full_screen", self.isFullScreen())
            # what Qt keeps as the place of a larger window is wrong after the full screen
            if not self._large:
                self._place = self._written_place()

    def _come_back(self) -> None:
        """Stand where the window stood the last time, if that is on a screen that exists."""
        remembered = QByteArray.fromBase64(self.desk.preferences.now.window.encode())
        known = not remembered.isEmpty() and self.restoreGeometry(remembered)
        self._maximised = self.desk.preferences.now.maximised or self.isMaximized()
        screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
        here = self.frameGeometry()
        if not known or not any(
            screen.intersected(here).width() > 200 and screen.contains(here.center()) for screen in screens
        ):
            room = QGuiApplication.primaryScreen().availableGeometry().marginsRemoved(FRAME)
            self.resize(FIRST.boundedTo(room.size()))
            self.move(room.center() - self.rect().center() - QPoint(FRAME.left(), FRAME.top()))

    def show_again(self) -> None:
        """Show the window as it was left.

        Until it is painted nobody asks for anything of Qt's namespace, ``Qt``: making all its enumerations
        takes longer than building and painting the bare window.
        """
        QTimer.singleShot(UNSEEN, self, self.furnish)
        full = self.desk.preferences.now.full_screen
        if (full, self._maximised) != (self.isFullScreen(), self.isMaximized()):
            self._fill(full=full)
        self.show()

    def remember_place(self) -> None:
        """Keep where the window stands for the next time."""
        place = self._place if self._large else ""
        self.desk.preferences.set("window", place or self._written_place())
        self.desk.preferences.set("maximised", self._maximised)
        self.desk.preferences.flush()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the bare window; when that is on the screen, fill it."""
        super().paintEvent(event)
        if not self._furnished:
            QTimer.singleShot(0, self, self.furnish)
