"""The board in words: a table that a screen reader can walk through, and every answer as a line."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QElapsedTimer, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QApplication,
    QHBoxLayout,
    QHeaderView,
    QListWidget,
    QListWidgetItem,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from desktop.core.game import Decision, Game, View
from desktop.core.text import Value, Who, say
from desktop.ui.desk import Desk
from desktop.ui.letters import Letters
from desktop.ui.viewtable import Grid, facts_grid, view_grid
from desktop.ui.widgets import Lettering, Panel, wrap_lines

__all__ = ["InWords"]

ACTION = Qt.ItemDataRole.UserRole
PADDING = 26
"""Pixels beside the words of a cell, both sides together."""
Index = QModelIndex | QPersistentModelIndex


class InWords(Panel):
    """Shows what a view tells, and lets a seat answer."""

    chosen = Signal(object)

    def __init__(
        self, desk: Desk, game: Game[Any, Any, Any], seats: int, speak: Callable[[Value], str]
    ) -> None:
        super().__init__(desk)
        self._game = game
        self._seats = seats
        self._speak = speak
        self._view: View | None = None
        self._decision: Decision | None = None
        self._answered = QElapsedTimer()
        self._known = Lettering(desk, 1.25, title=True, wrap=True)
        self._all = Lettering(desk, 1.25, title=True, wrap=True)
        self._can = Lettering(desk, 1.25, title=True, wrap=True)
        self.facts = _table()
        self.fields = _table()
        self.answers = QListWidget()
        self.answers.setObjectName("answers")
        wrap_lines(self.answers)
        self.answers.itemActivated.connect(self._choose)
        for view in (self.facts, self.fields, self.answers):
            Letters(view)
        left = QVBoxLayout()
        left.addWidget(self._known)
        left.addWidget(self.facts, 1)
        left.addWidget(self._all)
        left.addWidget(self.fields, 2)
        right = QVBoxLayout()
        right.addWidget(self._can)
        right.addWidget(self.answers, 1)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 14, 14, 14)
        row.setSpacing(20)
        row.addLayout(left, 3)
        row.addLayout(right, 2)
        self.finish()

    def show_view(self, view: View) -> None:
        """Write the tables if anybody can see them; otherwise keep nothing that somebody else might find."""
        self._view = view
        if not self.isVisible():
            self.facts.setRowCount(0)
            self.fields.setRowCount(0)
        self._write()

    def show_question(self, decision: Decision | None) -> None:
        """List the answers, if anybody can see them."""
        self._decision = decision
        self._write_answers()

    def _write_answers(self) -> None:
        self.answers.clear()
        if self._decision is None or self._view is None or not self.isVisible():
            return
        for action in self._decision.options:
            item = QListWidgetItem(self._speak(self._game.called(self._view, action)))
            item.setData(ACTION, action)
            self.answers.addItem(item)
        if self.answers.count():
            self.answers.setCurrentRow(0)

    def entrance(self) -> QWidget:
        """Begin with the answers."""
        return self.answers

    def retranslate(self) -> None:
        """Set all words."""
        self._known.setText(self.say(say("ui", "What is known of everybody")))
        self._all.setText(self.say(say("ui", "How it stands")))
        self._can.setText(self.say(say("ui", "Answers")))
        self.facts.setAccessibleName(self._known.text())
        self.fields.setAccessibleName(self._all.text())
        self.answers.setAccessibleName(self._can.text())
        self.show_question(self._decision)
        self._write()

    def _write(self) -> None:
        if self._view is None or not self.isVisible():
            return
        names = [self._speak(Who(seat)) for seat in range(self._seats)]
        _fill(self.facts, facts_grid(self._game, self._view, names, self._speak))
        self._trim()
        told = self._game.told(self._view)
        if told:
            stands = (self.say(say("ui", "How it stands")),)
            lines = [(str(number), (self._speak(text),)) for number, text in enumerate(told, 1)]
            _fill(self.fields, Grid(stands, lines))
        else:
            _fill(self.fields, view_grid(self._game.noted(self._view), names))

    def _trim(self) -> None:
        """Let the facts take no more room than they have lines; what is known besides has use for it."""
        facts, bar = self.facts, self.facts.horizontalScrollBar()
        facts.resizeRowsToContents()
        high = facts.horizontalHeader().sizeHint().height() + facts.verticalHeader().length()
        high += bar.sizeHint().height() if bar.maximum() > 0 else 0
        facts.setMaximumHeight(high + 2 * facts.frameWidth())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Trim the facts to lines that may be broken elsewhere now."""
        super().resizeEvent(event)
        self._trim()

    def showEvent(self, event: QShowEvent) -> None:
        """Write what could wait until somebody looks."""
        super().showEvent(event)
        self._write_answers()
        self._write()

    def _choose(self, item: QListWidgetItem) -> None:
        """Answer; what is left of a double press would answer the next question before it is read."""
        if not self._answered.isValid() or self._answered.hasExpired(QApplication.doubleClickInterval()):
            self._answered.start()
            self.chosen.emit(item.data(ACTION))


class Cells(QStyledItemDelegate):
    """Gives words the height that they take within the padding of a cell, which Qt does not deduct."""

    def __init__(self, table: QTableWidget) -> None:
        super().__init__(table)
        self._table = table

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the room of the words in the width of their columns."""
        first, table = index.column(), self._table
        columns = range(first, first + table.columnSpan(index.row(), first))
        width = max(1, sum(map(table.columnWidth, columns)) - PADDING)
        room = QRect(0, 0, width, 10_000)
        words = table.fontMetrics().boundingRect(room, int(Qt.TextFlag.TextWordWrap), index.data() or "")
        return QSize(words.width() + PADDING, words.height() + PADDING // 2)


def _table() -> QTableWidget:
    table = QTableWidget()
    table.setItemDelegate(Cells(table))
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setTabKeyNavigation(False)  # arrows walk over its cells; Tab would never lead out of them
    table.setAlternatingRowColors(True)
    table.setWordWrap(True)
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
    table.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    return table


def _fill(table: QTableWidget, grid: Grid) -> None:
    table.clear()
    table.clearSpans()
    table.setColumnCount(len(grid.columns))
    table.setRowCount(len(grid.rows))
    table.setHorizontalHeaderLabels(list(grid.columns))
    table.horizontalHeader().setVisible(len(grid.columns) > 1)  # else it says what stands over the table
    table.setVerticalHeaderLabels([label for label, _ in grid.rows])
    every = " ".join([*grid.columns, *(cell for _, cells in grid.rows for cell in cells)]).split()
    widest = max(map(table.fontMetrics().horizontalAdvance, every), default=0)
    table.horizontalHeader().setMinimumSectionSize(widest + PADDING)  # else they are squeezed, not scrolled
    for row, (_, cells) in enumerate(grid.rows):
        for column, words in enumerate(cells):
            table.setItem(row, column, QTableWidgetItem(words))
        if len(cells) == 1 and len(grid.columns) > 1:
            table.setSpan(row, 0, 1, len(grid.columns))
