"""Proofs: a board printed to a picture, at any size, without a window."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from desktop.ui.board.view import BoardView

__all__ = ["proof"]


def proof(board: BoardView, size: QSize, ratio: float = 1.0) -> QImage:
    """Return the board as it would look in a view of this size, centred on the theme's paper.

    ``ratio`` is the number of device pixels per logical pixel.
    """
    views = board.views()
    for view in views:  # Qt counts what is drawn here as drawn everywhere: what is new must be seen first
        view.viewport().repaint()
    image = QImage(size * ratio, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(board.context.theme.colour("paper"))
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    target = QRectF(0, 0, size.width(), size.height())
    board.render(painter, target, board.sceneRect(), Qt.AspectRatioMode.KeepAspectRatio)
    painter.end()
    if not all(view.isVisible() for view in views):
        for item in board.items():
            item.update()
    return image
