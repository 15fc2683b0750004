"""Who sits at the table: name, shape, level, who is deciding, and the numbers that are known of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QVBoxLayout, QWidget

from desktop.core.game import Fact, Game, View
from desktop.core.record import Seat
from desktop.core.text import Text, Value, say
from desktop.ui.desk import Desk
from desktop.ui.marks import Mark
from desktop.ui.widgets import Lettering, Panel
from desktop.ui.words import level_name

__all__ = ["Seats"]

LOW = 860
"""Below this height of the window two numbers stand on a line."""

THINKING = say("ui", "is thinking")
DECIDES = say("ui", "decides")
YOUR_TURN = say("ui", "your turn")


class Thinking(QWidget):
    """Three dots, one after the other a little larger, while somebody decides."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        self._step = 0
        self._timer = QTimer(self, interval=320)
        self._timer.timeout.connect(self._next)
        self._on = False

    def sizeHint(self) -> QSize:
        """Return the room of three dots."""
        return QSize(self._desk.px(34), self._desk.px(16))

    def set(self, *, on: bool) -> None:
        """Begin or stop."""
        self._on = on
        if on and not self._desk.reduced_motion:
            self._timer.start()
        else:
            self._timer.stop()
        self.update()

    def _next(self) -> None:
        self._step = (self._step + 1) % 4
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the dots."""
        if not self._on:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(self._desk.theme.colour("accent"))
        for dot in range(3):
            radius = self._desk.px(3.6 if dot == self._step else 2.4)
            x = self._desk.px(6 + 11 * dot)
            painter.drawEllipse(QRectF(x - radius, self.height() / 2 - radius, 2 * radius, 2 * radius))
        painter.end()


class SeatCard(Panel):
    """One seat."""

    def __init__(self, desk: Desk, seat: Seat, speak: Callable[[Value], str]) -> None:
        super().__init__(desk)
        self._seat = seat
        self._speak = speak
        self._facts: tuple[Fact, ...] = ()
        self._asked = False
        self._here = False
        self._dense = False
        self._name = Lettering(desk, 1.15, title=True)
        self._name.setText(seat.name)
        self._level = Lettering(desk, 0.88, kind="muted")
        self._thinking = Thinking(desk)
        self._numbers = QGridLayout()
        self._numbers.setHorizontalSpacing(8)
        self._numbers.setVerticalSpacing(1)
        self._rows: list[tuple[Lettering, Lettering]] = []
        head = QHBoxLayout()
        head.setSpacing(9)
        head.addWidget(Mark(desk, seat.colour, 24), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._name)
        words.addWidget(self._level)
        head.addLayout(words, 1)
        head.addWidget(self._thinking, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(11, 8, 11, 9)
        column.setSpacing(4)
        column.addLayout(head)
        column.addLayout(self._numbers)
        self.finish()

    def set_dense(self, *, dense: bool) -> None:
        """Show two numbers on a line, where the window is low."""
        if dense != self._dense:
            self._dense = dense
            for index in range(len(self._rows)):
                self._place_row(index)

    def _place_row(self, index: int) -> None:
        name, value = self._rows[index]
        row, column = divmod(index, 2) if self._dense else (index, 0)
        self._numbers.addWidget(name, row, 3 * column)
        self._numbers.addWidget(value, row, 3 * column + 1)
        self._numbers.setColumnStretch(1, 1)
        self._numbers.setColumnStretch(4, 1 if self._dense else 0)
        self._numbers.setColumnMinimumWidth(2, self.desk.px(8) if self._dense else 0)

    def set_facts(self, facts: tuple[Fact, ...]) -> None:
        """Show what is known of the seat."""
        if facts != self._facts:
            self._facts = facts
            self._write_facts()

    def set_turn(self, *, asked: bool, here: bool) -> None:
        """Show whether the seat decides, and whether it does so at this screen now."""
        if (asked, here) != (self._asked, self._here):
            self._asked, self._here = asked, here
            self._thinking.set(on=asked and not here)
            self.retranslate()
            self.update()

    def retranslate(self) -> None:
        """Set all words."""
        level = self.say(level_name(self._seat.level))
        state: Text | None = None
        if self._asked:
            state = YOUR_TURN if self._here else DECIDES if self._seat.level is None else THINKING
        self._level.setText(f"{level} · {self.say(state)}" if state else level)
        self._level.set_kind("accent" if self._asked else "muted")
        self._write_facts()

    def _write_facts(self) -> None:
        while len(self._rows) < len(self._facts):
            name = Lettering(self.desk, 0.95, kind="muted")
            value = Lettering(self.desk, 1.05, weight=self.desk.text().Weight.Bold)
            value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
            self._rows.append((name, value))
            self._place_row(len(self._rows) - 1)
        spoken = [self._seat.name, self._level.text()]
        for index, (name, value) in enumerate(self._rows):
            shown = index < len(self._facts)
            name.setVisible(shown)
            value.setVisible(shown)
            if shown:
                fact = self._facts[index]
                name.setText(self._speak(fact.name))
                value.setText(self._speak(fact.value))
                for label in (name, value):
                    label.setToolTip(self._speak(fact.help) if fact.help else "")
                spoken.append(f"{name.text()}: {value.text()}")
            else:
                name.clear()
                value.clear()
        self.setAccessibleName(", ".join(spoken))

    def facts(self) -> list[tuple[str, str]]:
        """Return the names and values that are shown."""
        return [(name.text(), value.text()) for name, value in self._rows if name.text()]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card; a thick outline in the accent marks who decides."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.desk.theme
        width = 2.5 if self._asked else 1.0
        painter.setPen(QPen(theme.colour("accent" if self._asked else "line"), width))
        painter.setBrush(theme.colour("raised" if self._asked else "surface"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5), 9, 9)
        painter.end()


class Seats(QWidget):
    """All seats, one under the other."""

    def __init__(
        self, desk: Desk, game: Game[Any, Any, Any], seats: Sequence[Seat], speak: Callable[[Value], str]
    ) -> None:
        super().__init__()
        self._game = game
        self.cards = [SeatCard(desk, seat, speak) for seat in seats]
        self._desk = desk
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(6)
        for card in self.cards:
            column.addWidget(card)

    def set_room(self, height: int) -> None:
        """Know how high the window is: in a low one the numbers stand closer."""
        dense = height < self._desk.px(LOW) and self._desk.scale <= 1.1
        for card in self.cards:
            card.set_dense(dense=dense)

    def show_view(self, view: View) -> None:
        """Show what the owner of the view knows of all."""
        for seat, card in enumerate(self.cards):
            card.set_facts(self._game.facts(view, seat))

    def show_turn(self, asked: Iterable[int], here: int | None) -> None:
        """Show who decides; ``here`` is the seat at this screen."""
        deciding = set(asked)
        for seat, card in enumerate(self.cards):
            card.set_turn(asked=seat in deciding, here=seat == here)
