"""The few widgets that all pages are made of."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from itertools import pairwise

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QCursor,
    QFont,
    QFontMetrics,
    QFontMetricsF,
    QKeyEvent,
)
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLayout,
    QListView,
    QMenu,
    QPushButton,
    QScrollArea,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from desktop.core.text import Text
from desktop.ui.desk import Desk
from desktop.ui.icons import icon

__all__ = [
    "Button",
    "Lettering",
    "Panel",
    "announce",
    "empty",
    "fold",
    "rule",
    "walk_in_order",
    "wrap_lines",
]

SPARE = 22
"""Pixels of a line of a list that are not its words': padding of the style sheet, and Qt's own margins."""
LEADING = 4
"""Pixels above and below them."""


def announce(widget: QWidget, sentence: str) -> None:
    """Let a screen reader say a sentence."""
    if sentence:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(widget, sentence))


class Panel(QWidget):
    """A part of the window that shows words.

    Subclasses set all their words in ``retranslate`` and all that depends on theme or text size in
    ``restyle``; both are called by ``finish`` at the end of ``__init__`` and at every change.
    """

    def __init__(self, desk: Desk, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.desk = desk
        self._finished = False
        desk.restyled.connect(self._restyle)

    def finish(self) -> None:
        """Set words and sizes for the first time."""
        self._finished = True
        self.restyle()
        self.retranslate()

    def let_go(self) -> None:
        """End what goes on by itself: this is about to be deleted."""

    def entrance(self) -> QWidget:
        """Return what has the keyboard first; no focus proxy, which hides from Tab what comes before it."""
        return self

    def say(self, text: Text) -> str:
        """Return a text in the language of the moment."""
        return self.desk.say(text)

    def retranslate(self) -> None:
        """Set all words."""

    def restyle(self) -> None:
        """Set all that depends on theme or text size."""

    def changeEvent(self, event: QEvent) -> None:
        """Follow a change of language."""
        if event.type() == QEvent.Type.LanguageChange and self._finished:
            self.retranslate()
        super().changeEvent(event)

    def _restyle(self) -> None:
        if self._finished:
            self.restyle()


class Lettering(QLabel):
    """A label in one of the two faces, in a multiple of the text size."""

    def __init__(
        self,
        desk: Desk,
        scale: float = 1.0,
        *,
        title: bool = False,
        kind: str = "",
        weight: QFont.Weight | None = None,
        wrap: bool = False,
    ) -> None:
        super().__init__()
        self._desk = desk
        self._scale = scale
        self._title = title
        self._weight = weight
        self.setProperty("kind", kind)
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        desk.restyled.connect(self._restyle)
        self._restyle()

    def _restyle(self) -> None:
        face = self._desk.title if self._title else self._desk.text
        self.setFont(face(self._scale, self._weight) if self._weight else face(self._scale))
        self._leave_room()

    def setText(self, text: str) -> None:  # noqa: N802 - the name that Qt gives it
        """Show a text, with room for what stands on its capitals."""
        super().setText(text)
        self._leave_room()

    def _leave_room(self) -> None:
        """Let the dots of an “Ü” not be cut off: in the text face they stand above its ascent."""
        above = 0
        if not self.text().isascii():
            metrics = QFontMetricsF(self.font())
            above = math.ceil(-metrics.tightBoundingRect(self.text()).top() - metrics.ascent())
        self.setContentsMargins(0, max(0, above), 0, 0)

    def set_kind(self, kind: str) -> None:
        """Take the colour of another role: "", muted, good, bad or accent."""
        if self.property("kind") != kind:
            self.setProperty("kind", kind)
            self.style().unpolish(self)
            self.style().polish(self)


class Button(QPushButton):
    """A push button with an icon; ``kind`` is primary, quiet, row or "" for a usual one."""

    def __init__(
        self,
        desk: Desk,
        name: str = "",
        kind: str = "",
        then: Callable[[], object] | None = None,
        *,
        scale: float = 1.0,
        title: bool = False,
    ) -> None:
        super().__init__()
        self._desk = desk
        self._name = name
        self._scale = scale
        self._title = title
        self.setProperty("kind", kind)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        if then is not None:
            self.clicked.connect(lambda _=False: then())
        desk.restyled.connect(self._restyle)
        self._restyle()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be pressed by Enter as by the space bar."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            if self.menu() is None:
                self.click()
            else:
                self.showMenu()
        else:
            super().keyPressEvent(event)

    def setMenu(self, menu: QMenu) -> None:
        """Have a menu; when it closes, know again whether the mouse is here, which no event tells."""
        super().setMenu(menu)
        menu.aboutToHide.connect(self._look_for_mouse, Qt.ConnectionType.QueuedConnection)

    def _look_for_mouse(self) -> None:
        here = self.rect().contains(self.mapFromGlobal(QCursor.pos()))
        self.setAttribute(Qt.WidgetAttribute.WA_UnderMouse, here)
        self.update()

    def set_icon(self, name: str) -> None:
        """Show another icon."""
        if name != self._name:
            self._name = name
            self._restyle()

    def label(self, words: str, hint: str = "") -> None:
        """Set the words beside the icon, and those that appear on hovering."""
        self.setText(words)
        self.setToolTip(hint)
        self.setAccessibleName(words or hint)
        self.setAccessibleDescription(hint if words else "")

    def only_icon(self, hint: str, key: str = "") -> None:
        """Show no words but on hovering, and the key that does the same."""
        self.setText("")
        self.setToolTip(f"{hint} ({key})" if key else hint)
        self.setAccessibleName(hint)

    def _restyle(self) -> None:
        face = self._desk.title if self._title else self._desk.text
        self.setFont(face(self._scale))
        if self._name:
            theme = self._desk.theme
            ink = "on_accent" if self.property("kind") == "primary" else "ink"
            size = self._desk.px(20 * self._scale)
            self.setIcon(icon(self._name, theme.colour(ink), theme.colour("muted"), size))
            self.setIconSize(QSize(size, size))


def empty(layout: QLayout) -> None:
    """Remove and delete all widgets of a layout."""
    while (item := layout.takeAt(0)) is not None:
        widget = item.widget()
        if widget is not None:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()


def walk_in_order(page: QWidget) -> None:
    """Let Tab walk over a page as it is laid out, whenever its parts were made."""
    for before, after in pairwise(_stops(page)):
        QWidget.setTabOrder(before, after)


def _stops(part: QWidget | QLayout) -> Iterator[QWidget]:
    """Yield all that Tab may stop at in a widget or layout."""
    if isinstance(part, QWidget):
        if part.focusPolicy() & Qt.FocusPolicy.TabFocus:
            yield part
        inner = part.widget() if isinstance(part, QScrollArea) else None
        inside = inner or part.layout()
        if inside is not None:
            yield from _stops(inside)
        return
    for index in range(part.count()):
        item = part.itemAt(index)
        within = item and (item.widget() or item.layout())
        if isinstance(within, QWidget | QLayout):
            yield from _stops(within)


def fold(words: str, font: QFont, width: int) -> str:
    """Return words with line breaks where a button of this width has to break them."""
    metrics = QFontMetrics(font)
    lines: list[str] = []
    for word in words.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and metrics.horizontalAdvance(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return "\n".join(lines)


def wrap_lines(view: QListView) -> None:
    """Let a list break lines that are longer than it is wide; it never scrolls sideways."""
    view.setWordWrap(True)
    view.setTextElideMode(Qt.TextElideMode.ElideNone)
    view.setResizeMode(QListView.ResizeMode.Adjust)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    view.setItemDelegate(Wrapped(view))


class Wrapped(QStyledItemDelegate):
    """Gives a line of a list the height that its words need; Qt forgets the padding of the style sheet."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return the width of the list and the height of the words in it."""
        self.initStyleOption(option, index)
        width = self._view.viewport().width()
        picture = 0 if option.icon.isNull() else option.decorationSize.width() + SPARE // 2
        room = QRect(0, 0, max(1, width - SPARE - picture), 1)
        words = option.fontMetrics.boundingRect(room, Qt.TextFlag.TextWordWrap, option.text)
        return QSize(width, words.height() + 2 * LEADING)


def rule() -> QFrame:
    """Return a thin line."""
    line = QFrame()
    line.setObjectName("rule")
    return line
