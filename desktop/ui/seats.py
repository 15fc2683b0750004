"""Who sits at the table: name, shape, level, who is deciding, and the numbers that are known of each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

from PySide6.QtCore import QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.core.game import Fact, Game, View
from desktop.core.record import Seat
from desktop.core.text import Text, Value, Who, say
from desktop.ui.desk import Desk
from desktop.ui.flow import Flow
from desktop.ui.marks import Mark
from desktop.ui.scroll import Snug
from desktop.ui.widgets import Lettering, Panel
from desktop.ui.words import level_name

__all__ = ["Seats"]

LOW = 860
"""Below this height of the window two numbers stand on a line."""
MANY = 5
"""With more numbers than this as well."""

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
        desk.changed.connect(self._follow)

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

    def _follow(self, name: str) -> None:
        if name == "motion":
            self.set(on=self._on)

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


class Number(QWidget):
    """A fact: its name on the left, its value on the right."""

    GAP = 8

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._size = QSize()
        self.name = Lettering(desk, 0.95, kind="muted", wrap=True)
        self.value = Lettering(desk, 1.05, weight=desk.text().Weight.Bold, wrap=True)
        self.value.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(self.GAP)
        row.addWidget(self.name, 1)
        row.addWidget(self.value, 1)

    def natural(self) -> int:
        """Return the width that name and value take on one line."""
        labels = (self.name, self.value)
        return sum(label.fontMetrics().horizontalAdvance(label.text()) + 2 for label in labels) + self.GAP

    def take(self, width: int) -> None:
        """Take a width, and share it by the length of name and value."""
        row = self.layout()
        assert isinstance(row, QHBoxLayout)
        for index, label in enumerate((self.name, self.value)):
            row.setStretch(index, max(1, label.fontMetrics().horizontalAdvance(label.text())))
        size = QSize(width, row.heightForWidth(width))
        if size != self._size:
            self._size = size
            self.updateGeometry()

    def sizeHint(self) -> QSize:
        """Return the width taken, and the height that goes with it."""
        return self._size

    def minimumSizeHint(self) -> QSize:
        """Make way where a scroll bar appears."""
        return QSize(self.GAP, self._size.height())

    def hasHeightForWidth(self) -> bool:
        """Have the height that was reckoned when the width was taken."""
        return False

    def tell(self, name: str, value: str, hint: str) -> None:
        """Show a fact."""
        self.name.setText(name)
        self.value.setText(value)
        self.setToolTip(hint)


class SeatCard(Panel):
    """One seat."""

    EDGE, BETWEEN = 11, 14

    def __init__(self, desk: Desk, who: Who, seat: Seat, speak: Callable[[Value], str]) -> None:
        super().__init__(desk)
        self._who = who
        self._seat = seat
        self._speak = speak
        self._facts: tuple[Fact, ...] = ()
        self._asked = False
        self._here = False
        self._dense = False
        self._name = Lettering(desk, 1.15, title=True, wrap=True)
        self._level = Lettering(desk, 0.88, kind="muted", wrap=True)
        self._thinking = Thinking(desk)
        self._numbers = Flow(self.BETWEEN, lines=1)
        self._rows: list[Number] = []
        head = QHBoxLayout()
        head.setSpacing(9)
        head.addWidget(Mark(desk, seat.colour, 24), 0, Qt.AlignmentFlag.AlignTop)
        words = QVBoxLayout()
        words.setSpacing(0)
        line = QHBoxLayout()
        line.addWidget(self._name, 1)
        line.addWidget(self._thinking, 0, Qt.AlignmentFlag.AlignTop)
        words.addLayout(line)
        words.addWidget(self._level)
        head.addLayout(words, 1)
        column = QVBoxLayout(self)
        column.setContentsMargins(self.EDGE, 8, self.EDGE, 9)
        column.setSpacing(4)
        column.addLayout(head)
        column.addLayout(self._numbers)
        self.finish()

    def set_dense(self, *, dense: bool) -> None:
        """Show two numbers on a line where they fit, for windows that are low and games with many numbers."""
        if dense != self._dense:
            self._dense = dense
            self._fit()

    def _fit(self) -> None:
        """Give every number the whole width, or half of it where two that follow each other fit."""
        whole = max(120, self.width() - 2 * self.EDGE)
        half = (whole - self.BETWEEN) // 2
        alone: Number | None = None
        for row in self._rows[: len(self._facts)]:
            fits = self._dense and row.natural() <= half
            if fits and alone is not None:
                alone.take(half)
                row.take(half)
                alone = None
            else:
                row.take(whole)
                alone = row if fits else None
        self._numbers.invalidate()
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._fit()

    def restyle(self) -> None:
        """Share the width among larger or smaller letters."""
        self._fit()

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
            self._write_turn()
            self._be_read()
            self.update()

    def retranslate(self) -> None:
        """Set all words."""
        self._name.setText(self._speak(self._who))
        self._write_turn()
        self._write_facts()

    def _write_turn(self) -> None:
        level = self.say(level_name(self._seat.level))
        state: Text | None = None
        if self._asked:
            state = YOUR_TURN if self._here else DECIDES if self._seat.level is None else THINKING
        self._level.setText(f"{level} · {self.say(state)}" if state else level)
        self._level.set_kind("accent" if self._asked else "muted")

    def _write_facts(self) -> None:
        while len(self._rows) < len(self._facts):
            self._rows.append(Number(self.desk))
            self._numbers.addWidget(self._rows[-1])
        for index, row in enumerate(self._rows):
            shown = index < len(self._facts)
            row.setVisible(shown)
            if not shown:
                row.tell("", "", "")
                continue
            fact = self._facts[index]
            row.tell(
                self._speak(fact.name), self._speak(fact.value), self._speak(fact.help) if fact.help else ""
            )
        self._be_read()
        self._fit()

    def _be_read(self) -> None:
        """Tell a screen reader all that stands here."""
        numbers = (f"{name}: {value}" for name, value in self.facts())
        self.setAccessibleName(", ".join([self._name.text(), self._level.text(), *numbers]))

    @property
    def many(self) -> bool:
        """Whether there are more numbers than stand well one under the other."""
        return len(self._facts) > MANY

    def facts(self) -> list[tuple[str, str]]:
        """Return the names and values that are shown."""
        return [(row.name.text(), row.value.text()) for row in self._rows if row.name.text()]

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


BAR = 13
"""Pixels that are kept free for a scroll bar, so that no width depends on whether there is one."""
SPACING = 6


class Seats(Snug):
    """All seats, one under the other."""

    def __init__(
        self, desk: Desk, game: Game[Any, Any, Any], seats: Sequence[Seat], speak: Callable[[Value], str]
    ) -> None:
        super().__init__()
        self._game = game
        self.cards = [SeatCard(desk, Who(index), seat, speak) for index, seat in enumerate(seats)]
        self._desk = desk
        self._low = False
        self._turn: int | None = None
        self.column.setContentsMargins(0, 0, 0, 0)
        self.column.setSpacing(SPACING)
        for card in self.cards:
            self.column.addWidget(card)

    def set_width(self, width: int) -> None:
        """Take a width, scroll bar and all."""
        self.setFixedWidth(width)
        self.inner.setFixedWidth(width - BAR)

    def set_room(self, height: int) -> None:
        """Know how high the window is: in a low one the numbers stand closer."""
        self._low = height < self._desk.px(LOW)
        self._pack()

    def _pack(self) -> None:
        many = any(card.many for card in self.cards)
        for card in self.cards:
            card.set_dense(dense=self._low or many)

    def show_view(self, view: View) -> None:
        """Show what the owner of the view knows of all."""
        for seat, card in enumerate(self.cards):
            card.set_facts(self._game.facts(view, seat))
        self._pack()

    def show_turn(self, asked: Iterable[int], here: int | None) -> None:
        """Show who decides; ``here`` is the seat at this screen."""
        deciding = set(asked)
        for seat, card in enumerate(self.cards):
            card.set_turn(asked=seat in deciding, here=seat == here)
        turn = here if here in deciding else min(deciding, default=None)
        if turn is not None and turn != self._turn:  # once: whoever scrolls on is left where they look
            self.ensureWidgetVisible(self.cards[turn], 0, SPACING)
        self._turn = turn
