"""A layout that breaks into lines, like words."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt, QTimer
from PySide6.QtWidgets import QLayout, QLayoutItem

from desktop.ui.widgets import empty

__all__ = ["Flow"]

Wished = tuple[QLayoutItem, QSize]
"""An item with the size that it would like."""


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

    def _lines(self, width: int) -> list[list[Wished]]:
        lines: list[list[Wished]] = []
        used = 0
        for item in self._items:
            if item.isEmpty():
                continue
            wish = _wish(item)
            if lines and used + self._gap + wish.width() <= width:
                lines[-1].append((item, wish))
                used += self._gap + wish.width()
            else:
                lines.append([(item, wish)])
                used = wish.width()
        return lines

    def _spare(self, line: list[Wished], width: int) -> int:
        """Return what a line leaves of the width."""
        taken = sum(wish.width() for _, wish in line) + self._gap * (len(line) - 1)
        return max(0, width - taken)

    def _share(self, lines: list[list[Wished]], line: list[Wished], width: int) -> int:
        """Return by how much each item of a line grows; those of all lines grow as those of the first."""
        if not self._fill:
            return 0
        alone = len(lines) > 1 and all(len(each) == 1 for each in lines)
        model = line if alone else lines[0]
        return self._spare(model, width) // len(model)

    def _arrange(self, rect: QRect, *, move: bool) -> int:
        y = rect.y()
        lines = self._lines(rect.width())
        for line in lines:
            share = self._share(lines, line, rect.width())
            x = rect.x()
            if self._centre and not self._fill:
                x += self._spare(line, rect.width()) // 2
            widths = [
                min(wish.width() + share, rect.width(), item.maximumSize().width()) for item, wish in line
            ]
            high = max(_height(item, wish, wide) for (item, wish), wide in zip(line, widths, strict=True))
            if move:
                for (item, _), wide in zip(line, widths, strict=True):
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


def _height(item: QLayoutItem, wish: QSize, width: int) -> int:
    """Return the height that an item needs in a width, asked of the widget itself as well."""
    widget = item.widget()
    if widget is None or not widget.hasHeightForWidth():
        return wish.height()
    return max(widget.heightForWidth(width), widget.minimumSizeHint().height())
