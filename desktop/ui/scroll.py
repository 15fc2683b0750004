"""Pages and parts of pages that scroll."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from desktop.ui.later import Later

__all__ = ["Scroll", "Snug"]


class Scroll(QScrollArea):
    """A page that scrolls if the window is too small for it; never sideways.

    It stays where it was scrolled to when what is in it shrinks for a moment, as in a change of theme.
    """

    def __init__(self) -> None:
        super().__init__()
        self.inner = QWidget()
        self.inner.setObjectName("inner")
        self.column = QVBoxLayout(self.inner)
        self.setWidget(self.inner)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._stood = 0
        bar = self.verticalScrollBar()
        bar.valueChanged.connect(self._note)
        bar.rangeChanged.connect(self._stay)

    def _note(self, value: int) -> None:
        """Remember where people scrolled to, but not where a page that became short was moved to."""
        if value < self.verticalScrollBar().maximum() or value > self._stood:
            self._stood = value

    def _stay(self, _least: int, most: int) -> None:
        bar = self.verticalScrollBar()
        if bar.value() < min(self._stood, most):
            bar.setValue(self._stood)


class Snug(Scroll):
    """Scrolls only if it must: it is as high as what is in it, where there is room."""

    def __init__(self) -> None:
        super().__init__()
        # later, since a layout must not be changed in the middle of a layout
        self._soon = Later(self, self._fit)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Notice that the contents want another height."""
        if watched is self.inner and event.type() == QEvent.Type.LayoutRequest:
            self._soon.start()
        return super().eventFilter(watched, event)

    def _fit(self) -> None:
        width = self.viewport().width()
        high = self.column.heightForWidth(width) if self.column.hasHeightForWidth() else -1
        wanted = max(high, self.inner.sizeHint().height()) + 2
        if wanted != self.maximumHeight():
            self.setMaximumHeight(wanted)
