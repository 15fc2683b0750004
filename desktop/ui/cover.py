"""The covers of the games, and the cards of those that are to come."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QImage, QMouseEvent, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QWidget

from desktop.files import resource_path
from desktop.ui.desk import Desk

__all__ = ["Coming", "Cover", "coming", "printed"]

ROUND = 10.0
WIDE, HIGH = 3, 4
"""The proportions of a cover without a picture."""


class Coming(NamedTuple):
    """A game that the shelf announces: its id and its name in every language."""

    id: str
    names: dict[str, str]

    def name(self, language: str) -> str:
        """Return the name in a language, else in English."""
        return self.names.get(language, self.names["en"])


@lru_cache(maxsize=1)
def coming() -> tuple[Coming, ...]:
    """Return all games of the shelf in their order, playable or not, from ``resources/games/shelf.toml``."""
    path = resource_path("games", "shelf.toml")
    if not path.is_file():
        return ()
    table = tomllib.loads(path.read_text("utf-8"))
    return tuple(Coming(entry.pop("id"), entry) for entry in table["game"])


def _find(game: str, language: str, kind: str) -> Path | None:
    """Return the cover of a language; most titles are the same in all, and have one."""
    names = (f"cover.{language}.{kind}", f"cover.{kind}")
    return next((path for name in names if (path := resource_path("games", game, name)).is_file()), None)


@lru_cache(maxsize=16)
def printed(game: str, language: str) -> QImage | None:
    """Return the cover as it was printed small: there four times as soon as the drawing."""
    path = _find(game, language, "png")
    return QImage(str(path)) if path else None


@lru_cache(maxsize=16)
def _drawing(game: str, language: str) -> QSvgRenderer | None:
    """Return the cover as it was drawn, for any size."""
    path = _find(game, language, "svg")
    if path is None:
        return None
    renderer = QSvgRenderer(str(path))
    renderer.setAspectRatioMode(Qt.AspectRatioMode.KeepAspectRatioByExpanding)
    return renderer if renderer.isValid() else None


class Cover(QWidget):
    """The cover of a game, painted once per size; without a picture a card with its name."""

    clicked = Signal()

    def __init__(self, desk: Desk, game: str, width: int = 210, *, faded: bool = False) -> None:
        super().__init__()
        self._desk = desk
        self._game = game
        self._faded = faded
        self._title = ""
        self._painted: QPixmap | None = None
        self.set_width(width)
        desk.restyled.connect(self._anew)

    def set_title(self, title: str) -> None:
        """Take the name: lettered if there is no picture, and read aloud in any case."""
        self._title = title
        self.setAccessibleName(title)
        self._anew()

    def set_width(self, width: int) -> None:
        """Take another width, and the height that goes with it."""
        small = printed(self._game, self._desk.translator.language)
        shape = small.size() if small else QSize(WIDE, HIGH)
        self.setFixedSize(width, round(width * shape.height() / max(1, shape.width())))

    def _anew(self) -> None:
        self._painted = None
        self.update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell of a click."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show what was painted for this size, or paint it."""
        ratio = self.devicePixelRatioF()
        size = self.size() * ratio
        if self._painted is None or self._painted.size() != size:
            self._painted = self._paint(size, ratio)
        painter = QPainter(self)
        painter.setOpacity(0.45 if self._faded else 1.0)
        painter.drawPixmap(0, 0, self._painted)
        painter.end()

    def _paint(self, size: QSize, ratio: float) -> QPixmap:
        pixmap = QPixmap(size)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        outline = QPainterPath()
        outline.addRoundedRect(box, ROUND, ROUND)
        painter.setClipPath(outline)
        self._picture(painter, box, size)
        painter.setClipping(False)
        painter.setPen(QPen(self._desk.theme.colour("ink"), 2))
        painter.drawPath(outline)
        painter.end()
        return pixmap

    def _picture(self, painter: QPainter, box: QRectF, size: QSize) -> None:
        language = self._desk.translator.language
        small = printed(self._game, language)
        drawing = None if small and size.width() <= small.width() else _drawing(self._game, language)
        if drawing is not None:
            drawing.render(painter, box)
        elif small is not None:
            smooth = Qt.TransformationMode.SmoothTransformation
            scaled = small.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawImage(box, scaled)
        else:
            self._letter(painter, box)

    def _letter(self, painter: QPainter, box: QRectF) -> None:
        theme = self._desk.theme
        painter.fillRect(box, theme.colour("surface"))
        font = self._desk.title(box.width() / 150)
        font.setPixelSize(round(box.width() / 8))
        painter.setFont(font)
        painter.setPen(theme.colour("ink"))
        room = box.adjusted(14, 14, -14, -14)
        painter.drawText(room, int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap), self._title)
