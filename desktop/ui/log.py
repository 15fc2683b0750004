"""What happened: events are kept, and told in the language of the moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import (
    QModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListView,
    QVBoxLayout,
)

from desktop.core.game import Event, Game
from desktop.core.record import Seat
from desktop.core.text import Value, Who, say
from desktop.ui.desk import Desk
from desktop.ui.inputs import Choice
from desktop.ui.letters import Letters
from desktop.ui.lines import AT_TOP, EVENT, EVERYBODY, LinePainter, Lines, Sieve
from desktop.ui.widgets import Button, Lettering, Panel

__all__ = ["Log"]


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
        at_end, top, bar = self._at_end, self.list.indexAt(AT_TOP), self.list.verticalScrollBar()
        height = self.list.visualRect(top).top()
        self.list.doItemsLayout()
        if at_end:
            self._go_to_end()
        else:
            bar.setValue(bar.value() + self.list.visualRect(top).top() - height)

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
