"""Keys of a page, though a list has the keyboard."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView

__all__ = ["Letters"]


class Letters(QObject):
    """Takes letters and digits from a list that would search for them: they are keys of the page.

    Enter held down chooses once: the list may ask the next question by then.
    """

    def __init__(self, view: QAbstractItemView) -> None:
        super().__init__(view)
        view.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a letter pass to the page; arrows, Enter and the rest stay with the list."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.isAutoRepeat() and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                return True
            control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
            if event.text().strip().isprintable() and event.text().strip() and not control:
                event.ignore()
                return True
        return super().eventFilter(watched, event)
