"""The line icons of ``resources/icons``, in any colour, crisp on any screen."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QByteArray, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPixmap, QPixmapCache
from PySide6.QtSvg import QSvgRenderer

from desktop.files import resource_path
from desktop.ui.theme import INK

__all__ = ["icon", "picture"]

RATIOS = (1.0, 2.0)


@lru_cache(maxsize=128)
def _drawing(name: str, colour: str) -> QSvgRenderer:
    source = resource_path("icons", f"{name}.svg").read_text("utf-8")
    return QSvgRenderer(QByteArray(source.replace(INK, colour).encode()))


def picture(name: str, colour: QColor, size: int, ratio: float = 2.0) -> QPixmap:
    """Return an icon of ``size`` logical pixels."""
    key = f"icon {name} {colour.name()} {size} {ratio}"
    known = QPixmap()
    if QPixmapCache.find(key, known):
        return known
    pixmap = QPixmap(round(size * ratio), round(size * ratio))
    pixmap.fill(Qt.GlobalColor.transparent)
    painter = QPainter(pixmap)
    _drawing(name, colour.name()).render(painter, QRectF(0, 0, size * ratio, size * ratio))
    painter.end()
    pixmap.setDevicePixelRatio(ratio)
    QPixmapCache.insert(key, pixmap)
    return pixmap


def icon(name: str, colour: QColor, faded: QColor, size: int) -> QIcon:
    """Return an icon for a button, with a fainter one for when it is disabled."""
    made = QIcon()
    for ratio in RATIOS:
        made.addPixmap(picture(name, colour, size, ratio), QIcon.Mode.Normal)
        made.addPixmap(picture(name, faded, size, ratio), QIcon.Mode.Disabled)
    return made
