"""Menus of choices, of which one is the choice of the moment."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QActionGroup
from PySide6.QtWidgets import QMenu, QWidget

__all__ = ["Choices"]


class Choices(QMenu):
    """Marks the choice of the moment, and lets the arrows of the keyboard begin there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._group = QActionGroup(self)
        self.aboutToShow.connect(self._begin_here, Qt.ConnectionType.QueuedConnection)

    def offer(self, words: str = "") -> QAction:
        """Add a choice."""
        choice = self.addAction(words)
        choice.setCheckable(True)
        self._group.addAction(choice)
        return choice

    def _begin_here(self) -> None:
        chosen = self._group.checkedAction()
        if chosen is not None and self.isVisible() and self.activeAction() is None:
            self.setActiveAction(chosen)
