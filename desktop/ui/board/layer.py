"""What is painted over or under pieces and is nowhere for the mouse: a glow, a ring, an explanation."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

__all__ = ["Layer"]


class Layer(QGraphicsItem):
    """Something that cannot be pointed at. Subclasses draw themselves, and say how far they reach."""

    def __init__(self, parent: QGraphicsItem | None = None, *, beneath: bool = False) -> None:
        super().__init__(parent)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemStacksBehindParent, beneath)

    def draw(self, painter: QPainter) -> None:
        """Draw; antialiasing is on."""

    def shape(self) -> QPainterPath:
        """Be nowhere for the mouse."""
        return QPainterPath()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw with antialiasing."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.draw(painter)
