"""The text of the rules, in lines short enough to be read with ease."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QUrl
from PySide6.QtGui import QResizeEvent, QTextCursor, QTextDocument, QTextFragment
from PySide6.QtWidgets import QTextBrowser

from desktop.ui.desk import Desk
from desktop.ui.later import Later

__all__ = ["LINE", "Page"]

LINE = 780
"""Pixels of the longest line at a text size of 100 %."""
MOVES = {QEvent.Type.ApplicationFontChange, QEvent.Type.FontChange, QEvent.Type.StyleChange}
"""What moves a text under the reader's eyes."""


class Page(QTextBrowser):
    """The text of the rules; what is at the top stays there, whatever moves the text."""

    _before: tuple[int, int] | None = None  # events come before the constructor has ended

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._spare = 0
        self._anchor: tuple[QTextCursor, int] | None = None
        self._setting = False
        self._moved = Later(self, self._forget_before)
        self._soon = Later(self, self.keep_lines_short)  # a text is not laid out anew while it is resized

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Remember what is at the top, as long as the text lies as it did."""
        if not self._setting and not self._soon.isActive():
            self._anchor = self._top()
        super().resizeEvent(event)
        self._soon.start()

    def changeEvent(self, event: QEvent) -> None:
        """Remember what is at the top before another face or style moves it; the page is set anew at once."""
        if event.type() in MOVES and self._before is None and self.isVisible():
            self._before = self.topmost()
            self._moved.start()
        super().changeEvent(event)

    def _forget_before(self) -> None:
        self._before = None

    def forget_top(self) -> None:
        """Stay where the text has been scrolled to since."""
        self._anchor = None

    def topmost(self) -> tuple[int, int]:
        """Return the number of the topmost paragraph, and how far below the edge it begins."""
        if self._before is not None:
            return self._before
        block = self._top()[0].block()
        return block.blockNumber(), self.cursorRect(QTextCursor(block)).top()

    def bring_back(self, number: int, height: int) -> None:
        """Let a paragraph begin as far below the edge as it did in other letters or another language."""
        self.forget_top()
        self._before = None
        bar = self.verticalScrollBar()
        start = QTextCursor(self.document().findBlockByNumber(number))
        bar.setValue(bar.value() + self.cursorRect(start).top() - height)

    def keep_lines_short(self) -> None:
        """Share what is left beside the longest line among both sides, by width and size of the text."""
        line, height = self._anchor or self._top()
        spare = max(0, self.width() - self._desk.px(LINE)) // 2
        if spare != self._spare:
            self._spare, self._setting = spare, True
            self.setViewportMargins(spare, 0, spare, 0)
            self._setting = False
        self.fit_pictures()
        bar = self.verticalScrollBar()
        if bar.value():
            bar.setValue(bar.value() + self.cursorRect(line).top() - height)
        self._soon.stop()
        self._anchor = None

    def fit_pictures(self) -> None:
        """Make pictures that are wider than the lines as narrow as these."""
        document = self.document()
        room = self.viewport().width() - 2 * document.documentMargin()
        block = document.begin()
        while block.isValid():
            part = block.begin()
            while not part.atEnd():
                self._fit_picture(part.fragment(), room)
                part += 1
            block = block.next()

    def _fit_picture(self, fragment: QTextFragment, room: float) -> None:
        if not fragment.charFormat().isImageFormat():
            return
        made = fragment.charFormat().toImageFormat()
        kind = QTextDocument.ResourceType.ImageResource.value
        picture = self.document().resource(kind, QUrl(made.name()))
        width = min(room, picture.width() / picture.devicePixelRatio()) if picture is not None else 0.0
        if width <= 0 or width == made.width():
            return
        made.setWidth(width)
        cursor = QTextCursor(self.document())
        cursor.setPosition(fragment.position())
        cursor.setPosition(fragment.position() + fragment.length(), QTextCursor.MoveMode.KeepAnchor)
        cursor.setCharFormat(made)

    def _top(self) -> tuple[QTextCursor, int]:
        """Return a place in the topmost line, and how far below the edge it is."""
        line = self.cursorForPosition(QPoint(self._desk.px(30), self._desk.px(20)))
        return line, self.cursorRect(line).top()
