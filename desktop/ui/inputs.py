"""Choices and sliders, as pages that scroll and hands that click want them."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QComboBox, QSlider, QStyle

__all__ = ["Choice", "Slide", "Slider"]

AT_ONCE = 12
"""More choices than these scroll."""


class Choice(QComboBox):
    """A choice on a page that scrolls: the wheel moves the page over it, and never changes it unseen.

    A long list scrolls where it opens (the style sheet says so to Qt); it never covers the whole screen.
    It follows its words into another language.
    """

    def __init__(self) -> None:
        super().__init__()
        self.setMaxVisibleItems(AT_ONCE)
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()


class Slider(QSlider):
    """A slider that goes where it is clicked, instead of a page in that direction."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go there; the handle is under the mouse then, and can be dragged on."""
        if event.button() == Qt.MouseButton.LeftButton:
            along = round(event.position().x())
            value = QStyle.sliderValueFromPosition(self.minimum(), self.maximum(), along, self.width())
            self.setSliderDown(True)  # before it goes there: who waits for the end of a drag is not told yet
            self.setValue(value)
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Let go, also where the handle is not quite under the mouse."""
        super().mouseReleaseEvent(event)
        self.setSliderDown(False)


class Slide(Slider):
    """A slider on a page that scrolls."""

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Leave the wheel to the page."""
        event.ignore()
