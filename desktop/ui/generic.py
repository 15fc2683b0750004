"""A board for any game: the answers in words, and the view as a table. A game without a board uses it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QRectF, Qt

from desktop.core.game import Action, Decision
from desktop.core.text import Who, say
from desktop.ui.board.context import BoardContext
from desktop.ui.board.lettering import display
from desktop.ui.board.things import Button, Label, Panel
from desktop.ui.board.view import BoardView
from desktop.ui.viewtable import Grid, view_grid

__all__ = ["GenericBoard"]

TABLE = QRectF(30, 30, 860, 940)
ANSWERS = QRectF(920, 30, 450, 940)
ROW = 64.0
PAGE = 11
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


class GenericBoard(BoardView):
    """Two sheets of paper: how it stands on the left, what can be answered on the right."""

    def __init__(self, context: BoardContext) -> None:
        self._page = 0
        self._answers: list[Button] = []
        self._cells: list[Label] = []
        super().__init__(context)

    def build(self) -> None:
        """Make the two sheets."""
        self._answers, self._cells = [], []
        theme = self.context.theme
        for rect in (TABLE, ANSWERS):
            self.addItem(Panel(rect, theme.colour("surface"), theme.colour("line")))
        title = self.context.say(self.context.game.meta.name)
        head = QRectF(TABLE.left() + 30, TABLE.top() + 18, TABLE.width() - 60, 60)
        self.addItem(Label(self.context, head, title, font=display, size=42, align=LEFT))
        over = QRectF(ANSWERS.left() + 24, ANSWERS.top() + 18, ANSWERS.width() - 48, 60)
        answers = self.context.say(say("ui", "Answers"))
        self.addItem(Label(self.context, over, answers, font=display, size=34, align=LEFT))

    def arrange(self, view: Any) -> None:
        """Write the view into the table."""
        for cell in self._cells:
            self.removeItem(cell)
        self._cells = []
        names = [self.context.say(Who(seat)) for seat in range(len(self.context.seats))]
        self._write(view_grid(view, names))

    def offer(self, decision: Decision | None) -> None:
        """Show a page of answers; digits press them."""
        for button in self._answers:
            self.removeItem(button)
        self._answers = []
        options: Sequence[Action] = decision.options if decision else ()
        pages = max(1, -(-len(options) // PAGE))
        self._page %= pages
        shown = options[self._page * PAGE : (self._page + 1) * PAGE]
        for index, action in enumerate(shown):
            button = self._button(index, self.context.label(action))
            button.actions = (action,)
        if pages > 1:
            more = say("ui", "More answers ({page} of {pages})").fill(page=self._page + 1, pages=pages)
            self._button(PAGE, self.context.say(more)).actions = (NEXT,)
        super().offer(decision)
        if pages > 1:
            self._answers[-1].glow(self.context.theme.colour("line"))

    def _button(self, index: int, words: str) -> Button:
        rect = QRectF(ANSWERS.left() + 24, ANSWERS.top() + 94 + index * (ROW + 6), ANSWERS.width() - 48, ROW)
        button = Button(self.context, rect, words, size=26)
        self.addItem(button)
        self._answers.append(button)
        return button

    def press(self, piece: Any) -> None:
        """Turn the page, or answer."""
        if piece.actions == (NEXT,):
            self._page += 1
            self.offer(self.decision)
            self.targets_changed.emit()
        else:
            super().press(piece)

    def digit(self, number: int) -> bool:
        """Press an answer of this page by its number."""
        if super().digit(number):
            return True
        if number <= len(self._answers) and self._answers[number - 1].actions != (NEXT,):
            self.press(self._answers[number - 1])
            return True
        return False

    def _write(self, grid: Grid) -> None:
        top, height = TABLE.top() + 92, TABLE.height() - 110
        step = min(40.0, height / (len(grid.rows) + 1))
        left, wide = TABLE.left() + 30, TABLE.width() - 60
        names = wide * 0.26
        column = (wide - names) / max(1, len(grid.columns))
        for index, name in enumerate(grid.columns):
            self._cell(QRectF(left + names + index * column, top, column - 6, step), name, heading=True)
        for row, (label, cells) in enumerate(grid.rows, 1):
            y = top + row * step
            self._cell(QRectF(left, y, names - 10, step), label, heading=True)
            each = column if len(cells) == len(grid.columns) else wide - names
            for index, words in enumerate(cells):
                self._cell(QRectF(left + names + index * each, y, each - 6, step), words)

    def _cell(self, rect: QRectF, words: str, *, heading: bool = False) -> None:
        colour = self.context.theme.colour("muted" if heading else "ink")
        cell = Label(self.context, rect, words, size=20, colour=colour, align=LEFT, wrap=False)
        self.addItem(cell)
        self._cells.append(cell)


class Next(Action, frozen=True):
    """No answer: turns the page of answers."""


NEXT = Next()
