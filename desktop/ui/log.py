"""What happened: events are kept, and told in the language of the moment."""

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
from PySide6.QtGui import QCursor, QFontMetrics, QPainter, QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
)

from desktop.core.game import Event, Game
from desktop.core.record import Seat
from desktop.core.text import Series, Text, Value, Who, say, seats_named
from desktop.ui.desk import Desk
from desktop.ui.inputs import Choice
from desktop.ui.letters import Letters
from desktop.ui.marks import paint_mark
from desktop.ui.widgets import Button, Lettering, Panel

__all__ = ["Log"]

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


class Log(Panel):
    """The list of what happened; a click shows it on the board again."""

    chosen = Signal(object)

    def __init__(
        self, desk: Desk, game: Game[Any, Any, Any], seats: Sequence[Seat], speak: Callable[[Value], str]
    ) -> None:
        super().__init__(desk)
        self._seats = seats
        self._speak = speak
        self.list = QListView()
        painter = LinePainter(desk, seats, self.list)
        self.lines = Lines(game, speak, painter.measure, self)
        self.lines.finished.connect(self._lay_anew)
        self._sieve = Sieve(self.lines)
        self._title = Lettering(desk, 1.25, title=True, wrap=True)
        self._search = Button(desk, "search", "quiet", self._open_search, scale=0.85)
        self._search.setCheckable(True)
        self._words = QLineEdit()
        self._words.setClearButtonEnabled(True)
        self._words.textChanged.connect(self._filter)
        self._who = Choice()
        self._who.addItem("", EVERYBODY)
        for index in range(len(seats)):
            self._who.addItem("", index)
        self._who.currentIndexChanged.connect(self._filter)
        self.list.setModel(self._sieve)
        self.list.setItemDelegate(painter)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setVerticalScrollMode(QListView.ScrollMode.ScrollPerPixel)
        self.list.setEditTriggers(QListView.EditTrigger.NoEditTriggers)
        self.list.setMouseTracking(True)
        Letters(self.list)
        self._at_end = True
        bar = self.list.verticalScrollBar()
        bar.valueChanged.connect(self._scrolled)
        bar.rangeChanged.connect(self._grown)
        self.list.clicked.connect(self._choose)
        self.list.activated.connect(self._choose)
        head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._search)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addWidget(self._words)
        column.addWidget(self._who)
        column.addWidget(self.list, 1)
        self._words.hide()
        self._who.hide()
        self.finish()

    def add(self, events: Sequence[Event]) -> None:
        """Tell more, and stay at the end if the end was in sight."""
        self.lines.add(events)

    def set(self, events: Sequence[Event]) -> None:
        """Tell everything from the beginning."""
        self.lines.set(events)
        self._go_to_end()

    def texts(self) -> list[str]:
        """Return the lines that are shown."""
        self.lines.finish()
        return [self._sieve.index(row, 0).data() for row in range(self._sieve.rowCount())]

    def filter(self, words: str, seat: int = EVERYBODY) -> None:
        """Show only lines with these words that name this seat."""
        self._words.setText(words)
        self._who.setCurrentIndex(max(0, self._who.findData(seat)))

    def retranslate(self) -> None:
        """Set all words, those of old lines too."""
        self._title.setText(self.say(say("ui", "What happened")))
        self._search.only_icon(self.say(say("ui", "Search what happened")))
        self._words.setPlaceholderText(self.say(say("ui", "Words")))
        self._words.setAccessibleName(self._search.toolTip())
        self._who.setItemText(0, self.say(say("ui", "Everybody")))
        for seat in range(len(self._seats)):
            self._who.setItemText(1 + seat, self._speak(Who(seat)))
        self._who.setAccessibleName(self.say(say("ui", "Whom it is about")))
        self.list.setAccessibleName(self._title.text())
        self.list.setToolTip(self.say(say("ui", "Click a line to see it on the board again.")))
        self.lines.reread()
        if self._words.text().strip():
            self._filter()
        else:
            self._lay_anew()

    def restyle(self) -> None:
        """Make room for other letters."""
        self.lines.reread()
        self._lay_anew()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the lines anew."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.lines.reread()
        self._lay_anew()

    def focus(self) -> None:
        """Let the keyboard walk over the lines."""
        self.list.setFocus()
        if not self.list.currentIndex().isValid():
            self.list.setCurrentIndex(self._sieve.index(self._sieve.rowCount() - 1, 0))

    def _open_search(self) -> None:
        shown = self._search.isChecked()
        self._words.setVisible(shown)
        self._who.setVisible(shown)
        if shown:
            self._words.setFocus()
        else:
            self._words.clear()
            self._who.setCurrentIndex(0)

    def _filter(self) -> None:
        words = self._words.text().strip()
        if words:
            self.lines.finish()
        self._sieve.filter(words, self._who.currentData())
        self._go_to_end()

    def _lay_anew(self) -> None:
        """Lay the lines out in the room that they take now; who reads back in them is left there."""
        at_end, top = self._at_end, self.list.indexAt(AT_TOP)
        self.list.doItemsLayout()
        if at_end:
            self._go_to_end()
        else:
            self.list.scrollTo(top, QListView.ScrollHint.PositionAtTop)

    def _go_to_end(self) -> None:
        self._at_end = True
        self.list.scrollToBottom()

    def _scrolled(self, value: int) -> None:
        self._at_end = value >= self.list.verticalScrollBar().maximum() - 8

    def _grown(self) -> None:
        """Stay at the end: how long the list is, is only known once its lines are laid out."""
        if self._at_end:
            self.list.scrollToBottom()

    def _choose(self, index: QModelIndex) -> None:
        event = index.data(EVENT)
        if event is not None:
            self.chosen.emit(event)
