"""The few widgets that all pages are made of."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QCursor, QFont, QFontMetrics, QKeyEvent
from PySide6.QtWidgets import (
    QFrame,
    QLabel,
    QLayout,
    QLayoutItem,
    QListView,
    QMenu,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from desktop.core.text import Text
from desktop.ui.desk import Desk
from desktop.ui.icons import icon

__all__ = [
    "Button",
    "Flow",
    "Lettering",
    "Panel",
    "Scroll",
    "Snug",
    "announce",
    "empty",
    "fold",
    "rule",
    "wrap_lines",
]


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
    view.setResizeMode(QListView.ResizeMode.Adjust)
    view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)


def rule() -> QFrame:
    """Return a thin line."""
    line = QFrame()
    line.setObjectName("rule")
    return line


class Scroll(QScrollArea):
    """A page that scrolls if the window is too small for it; never sideways."""

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


class Snug(Scroll):
    """Scrolls only if it must: it is as high as what is in it, where there is room."""

    def __init__(self) -> None:
        super().__init__()
        # later, since a layout must not be changed in the middle of a layout
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._fit)

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


class Flow(QLayout):
    """Widgets one beside the other, in as many lines as it takes.

    ``fill`` lets them share the width of a line; ``lines`` is the gap between lines if it is another.
    """

    def __init__(self, gap: int = 12, *, fill: bool = False, centre: bool = False, lines: int = -1) -> None:
        super().__init__()
        self._between = gap if lines < 0 else lines
        self._items: list[QLayoutItem] = []
        self._heights: dict[int, int] = {}
        self._gap = gap
        self._fill = fill
        self._centre = centre
        self.setContentsMargins(0, 0, 0, 0)

    @property
    def gap(self) -> int:
        """The pixels between two items of a line."""
        return self._gap

    def addItem(self, item: QLayoutItem) -> None:
        """Take an item at the end."""
        self._items.append(item)

    def count(self) -> int:
        """Return how many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return an item."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give an item back."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def clear(self) -> None:
        """Remove and delete all widgets."""
        empty(self)
        self.invalidate()

    def expandingDirections(self) -> Qt.Orientation:
        """Grow in no direction."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Need more height in less width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all lines."""
        if not self._heights:
            QTimer.singleShot(0, self, self._heights.clear)
        if width not in self._heights:
            self._heights[width] = self._arrange(QRect(0, 0, width, 0), move=False)
        return self._heights[width]

    def invalidate(self) -> None:
        """Forget what was reckoned for other contents."""
        self._heights.clear()
        super().invalidate()

    def setGeometry(self, rect: QRect) -> None:
        """Arrange the items."""
        self._heights.clear()
        super().setGeometry(rect)
        self._arrange(rect, move=True)

    def sizeHint(self) -> QSize:
        """Return the size of all items in one line."""
        shown = [_wish(item) for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in shown) + self._gap * max(0, len(shown) - 1)
        return QSize(width, max((size.height() for size in shown), default=0))

    def minimumSize(self) -> QSize:
        """Return the size of the largest item."""
        least = QSize()
        for item in self._items:
            least = least.expandedTo(item.minimumSize())
        return least

    def _lines(self, width: int) -> list[list[QLayoutItem]]:
        lines: list[list[QLayoutItem]] = []
        used = 0
        for item in self._items:
            if item.isEmpty():
                continue
            wide = _wish(item).width()
            if lines and used + self._gap + wide <= width:
                lines[-1].append(item)
                used += self._gap + wide
            else:
                lines.append([item])
                used = wide
        return lines

    def _share(self, line: list[QLayoutItem], width: int) -> int:
        """Return by how much each item of the first line grows; those of all lines grow by as much."""
        taken = sum(_wish(item).width() for item in line) + self._gap * (len(line) - 1)
        return max(0, width - taken) // len(line)

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        y = rect.y()
        lines = self._lines(rect.width())
        for line in lines:
            hints = [_wish(item) for item in line]
            taken = sum(hint.width() for hint in hints) + self._gap * (len(line) - 1)
            extra = max(0, rect.width() - taken)
            share = self._share(lines[0], rect.width()) if self._fill else 0
            x = rect.x() + (extra // 2 if self._centre and not self._fill else 0)
            widths = [
                min(hint.width() + share, rect.width(), item.maximumSize().width())
                for item, hint in zip(line, hints, strict=True)
            ]
            high = max(_height(item, wide) for item, wide in zip(line, widths, strict=True))
            for item, wide in zip(line, widths, strict=True):
                if move:
                    item.setGeometry(QRect(QPoint(x, y), QSize(wide, high)))
                x += wide + self._gap
            y += high + self._between
        return max(0, y - self._between - rect.y())


def _wish(item: QLayoutItem) -> QSize:
    """Return the size that an item would like; asked of the widget itself, since items remember old ones."""
    widget = item.widget()
    if widget is None:
        return item.sizeHint()
    return widget.sizeHint().expandedTo(widget.minimumSize()).boundedTo(widget.maximumSize())


def _height(item: QLayoutItem, width: int) -> int:
    """Return the height that an item needs in a width, asked of the widget itself as well."""
    widget = item.widget()
    if widget is None or not widget.hasHeightForWidth():
        return _wish(item).height()
    return max(widget.heightForWidth(width), widget.minimumSizeHint().height())
