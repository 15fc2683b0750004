"""The lines of what happened: their words, which of them are let through, and how they are painted."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import (
    QElapsedTimer,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    QSize,
    QSortFilterProxyModel,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QCursor, QFontMetrics, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from desktop.core.game import Event, Game
from desktop.core.record import Seat
from desktop.core.text import Series, Text, Value, Who, seats_named
from desktop.ui.desk import Desk
from desktop.ui.marks import paint_mark

__all__ = ["AT_TOP", "EVENT", "EVERYBODY", "LinePainter", "Lines", "Sieve"]

Index = QModelIndex | QPersistentModelIndex
EVENT = Qt.ItemDataRole.UserRole
SEATS = Qt.ItemDataRole.UserRole + 1
WHOSE = Qt.ItemDataRole.UserRole + 3
TEXT = Qt.ItemDataRole.UserRole + 2
EVERYBODY = -1
LEFT = 26
"""Room for the shape of the seat that a line is about."""
NEWEST = 60
"""So many lines are more than a list can show at once."""
AT_TOP = QPoint(6, 6)
"""A spot in the topmost line of a list."""
SLICE = 5
"""Milliseconds for which lines are set right in one pause of the window."""


class Lines(QStandardItemModel):
    """One row per event that has words. Words and sizes are kept: with every new line Qt asks for them all.

    A game can have thousands of lines. When all need other words or other room, the newest get them at once
    and the others in the pauses of the window; ``finish`` does not wait for those.

    Signals:
        finished: words and sizes of all lines are right again.

    Args:
        game: tells the events.
        speak: renders a text.
        measure: returns the room that words take.
        parent: what shows the lines; there are no pauses without it.

    """

    finished = Signal()

    def __init__(
        self,
        game: Game[Any, Any, Any],
        speak: Callable[[Value], str],
        measure: Callable[[str], QSize],
        parent: QObject,
    ) -> None:
        super().__init__(parent)
        self._game = game
        self._speak = speak
        self._measure = measure
        self._given: list[tuple[Event, bool]] = []  # with whether there is a line about it
        self._stale: list[int] = []
        self._pause = QTimer(self, interval=0)
        self._pause.timeout.connect(self._work)

    def add(self, events: Sequence[Event]) -> None:
        """Take events at the end."""
        telling = [(event, self._game.tell(event)) for event in events]
        self._given += [(event, text is not None) for event, text in telling]
        told = [(event, text) for event, text in telling if text is not None]
        if not told:
            return
        items = [self._item(event, text) for event, text in told]
        one_row = self._measure("") if len(items) > NEWEST else None
        for item in items[:-NEWEST]:
            item.setData(one_row, Qt.ItemDataRole.SizeHintRole)
        for item in items[-NEWEST:]:
            self._write(item)
        begin = self.rowCount()
        self.invisibleRootItem().appendRows(items)
        self._postpone(range(begin, begin + len(items) - NEWEST))

    def set(self, events: Sequence[Event]) -> None:
        """Replace everything, but for the lines at the beginning that are told again."""
        same = self._alike(events)
        rows = sum(told for _, told in self._given[:same])
        del self._given[same:]
        self._stale = [row for row in self._stale if row < rows]
        if rows:
            self.removeRows(rows, self.rowCount() - rows)
            self._write_rows([row for row in self._stale if row >= rows - NEWEST])  # the newest now
        else:
            self.clear()
        self.add(events[same:])

    def _alike(self, events: Sequence[Event]) -> int:
        """Return how many events at the beginning are those that were given before."""
        pairs = enumerate(zip(self._given, events, strict=False))
        differing = (index for index, ((before, _), event) in pairs if before is not event)
        return next(differing, min(len(self._given), len(events)))

    def reread(self) -> None:
        """Tell everything anew, in another language or room; lay the list out after it."""
        self._stale.clear()
        rows = range(self.rowCount())
        self._write_rows(rows[-NEWEST:])
        self._postpone(rows[:-NEWEST])

    def words(self, row: int) -> str:
        """Return what a line says, also if it still waits for a pause."""
        item = self.item(row)
        if item.data(Qt.ItemDataRole.DisplayRole) is None:
            self._write_rows([row])
        return item.text()

    def finish(self) -> None:
        """Set right at once what still waits for a pause."""
        if self._stale:
            self._write_rows(self._stale)
            self._end()

    def _postpone(self, rows: Sequence[int]) -> None:
        self._stale += rows
        if self._stale:
            self._pause.start()

    def _work(self) -> None:
        """Set some lines right, the newer ones first."""
        clock = QElapsedTimer()
        clock.start()
        while self._stale and not clock.hasExpired(SLICE):
            self._write_rows([self._stale.pop()])
        if not self._stale:
            self._end()

    def _end(self) -> None:
        self._stale.clear()
        self._pause.stop()
        self.finished.emit()

    def _write_rows(self, rows: Sequence[int]) -> None:
        blocked = self.blockSignals(True)  # the list would be laid out anew after every line
        for row in rows:
            self._write(self.item(row))
        self.blockSignals(blocked)

    def _item(self, event: Event, text: Text) -> QStandardItem:
        item = QStandardItem()
        item.setData(event, EVENT)
        item.setData(text, TEXT)
        item.setData(list(dict.fromkeys(seats_named(text))), SEATS)
        item.setData(_whose(text), WHOSE)
        return item

    def _write(self, item: QStandardItem) -> None:
        words = self._speak(item.data(TEXT))
        item.setText(words)
        item.setData(self._measure(words), Qt.ItemDataRole.SizeHintRole)


class Sieve(QSortFilterProxyModel):
    """Lets through lines with some words that name some seat."""

    def __init__(self, lines: Lines) -> None:
        super().__init__()
        self.seat = EVERYBODY
        self.words = ""
        self._lines = lines
        self.setSourceModel(lines)

    def filter(self, words: str, seat: int) -> None:
        """Show only some of the lines; -1 is every seat."""
        self.beginResetModel()
        self.words, self.seat = words.casefold(), seat
        self.endResetModel()

    def filterAcceptsRow(self, row: int, parent: Index) -> bool:
        """Look at one line."""
        if self.seat != EVERYBODY and self.seat not in self._lines.item(row).data(SEATS):
            return False
        return not self.words or self.words in self._lines.words(row).casefold()


class LinePainter(QStyledItemDelegate):
    """Paints a line with the shape of the seat it is about, on as many rows as it needs."""

    def __init__(self, desk: Desk, seats: Sequence[Seat], parent: QListView) -> None:
        super().__init__(parent)
        self._desk = desk
        self._seats = seats
        self._list = parent

    def _width(self) -> int:
        """Return the width of a line; room for the scroll bar is left whether there is one or not."""
        bar = self._list.verticalScrollBar().sizeHint().width()
        return max(60, self._list.contentsRect().width() - bar - self._desk.px(LEFT) - 4)

    def measure(self, words: str) -> QSize:
        """Return the room of a line in the width of the list."""
        metrics = QFontMetrics(self._desk.text(0.95))
        room = QRect(0, 0, self._width(), 10_000)
        height = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height()
        return QSize(self._width(), height + self._desk.px(7))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint shape and words."""
        theme = self._desk.theme
        painter.save()
        rect: QRect = option.rect
        if option.state & QStyle.StateFlag.State_Selected or self._pointed(option):
            painter.fillRect(rect, theme.colour("line"))
        whose = index.data(WHOSE)
        side = self._desk.px(15)
        if whose is not None and whose < len(self._seats):
            colour = self._seats[whose].colour
            box = QRectF(rect.left() + 4, rect.top() + self._desk.px(5), side, side)
            paint_mark(painter, colour, box, theme.seat(colour), theme.colour("ink"))
        painter.setFont(self._desk.text(0.95))
        painter.setPen(theme.colour("ink"))
        room = QRect(
            rect.left() + self._desk.px(LEFT), rect.top() + self._desk.px(3), self._width(), rect.height()
        )
        painter.drawText(room, int(Qt.TextFlag.TextWordWrap), index.data())
        painter.restore()

    def _pointed(self, option: QStyleOptionViewItem) -> bool:
        """Return whether the mouse is on a line; a list is not told that it left behind a curtain."""
        mouse = self._list.viewport().mapFromGlobal(QCursor.pos())
        return bool(option.state & QStyle.StateFlag.State_MouseOver) and option.rect.contains(mouse)


def _whose(value: Value) -> int | None:
    """Return the seat that a line is about: whom it names first, but nobody where it begins with a list."""
    match value:
        case Who(seat=seat):
            return seat
        case Text(values=values):
            return next((_whose(part) for part in values.values() if [*seats_named(part)]), None)
        case Series():
            seats = set(seats_named(value))
            return seats.pop() if len(seats) == 1 else None
        case _:
            return None
