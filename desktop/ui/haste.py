"""What is left of a double click must not mean something on the page that has come under the mouse."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QTimer
from PySide6.QtGui import QCursor, QMouseEvent
from PySide6.QtWidgets import QApplication

__all__ = ["Haste"]

PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)
NEAR = 24.0
"""How far, in pixels, a hand moves between the clicks of one double click."""


class Haste(QObject):
    """Keeps presses at the spot of the last one from a new page, as long as a double click lasts."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._spot = QPointF()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._end)

    def let_pass(self) -> None:
        """Begin to keep presses at the spot of the mouse away; the filter is there only meanwhile."""
        self._spot = QPointF(QCursor.pos())
        application = QApplication.instance()
        if application is not None and not self._timer.isActive():
            application.installEventFilter(self)
        self._timer.start(QApplication.doubleClickInterval())

    def _end(self) -> None:
        application = QApplication.instance()
        if application is not None:
            application.removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Swallow a press in haste; another one may follow it as soon."""
        if event.type() not in PRESSES or not isinstance(event, QMouseEvent):
            return False
        away = event.globalPosition() - self._spot
        if abs(away.x()) + abs(away.y()) > NEAR:
            return False
        self._timer.start(QApplication.doubleClickInterval())
        return True
