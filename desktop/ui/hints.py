"""What the strongest level would do, the two next best, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from typing import Any

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.core.bot import Advice
from desktop.core.game import Game, View
from desktop.core.text import Text, Value, say
from desktop.ui.desk import Desk
from desktop.ui.later import Later
from desktop.ui.scroll import Scroll
from desktop.ui.widgets import Button, Lettering, Panel, announce, empty, fold

__all__ = ["BEST", "Hints"]

BEST = 3
TAKEN = 76
"""Pixels of a line that are neither the words on its button nor its value."""
EDGES, AROUND = 28, 32
"""Pixels of the card left and right of its lines, and above, between and below head and lines."""


SHARE_HELP = say("ui", "How often the expert expects to win with this answer if all play equally well.")
WORTH_HELP = say(
    "ui", "What the expert thinks this answer is worth; only the difference to the others counts."
)


def worth(desk: Desk, advice: Advice) -> str:
    """Return the value of an answer: a chance to win, points of the game, or "" where the reason tells it."""
    if advice.told:
        return ""
    locale = desk.translator.locale
    if advice.share:
        percent = locale.toString(round(100 * advice.value))
        return desk.say(say("ui", "wins {percent}%").fill(percent=percent))
    return locale.toString(advice.value, "f", 1).replace("-", "−")


class Hints(Panel):
    """A small card over the log, so that it hides nothing of the board."""

    chosen = Signal(object)
    closed = Signal()
    left = Signal()

    def __init__(
        self, desk: Desk, game: Game[Any, Any, Any], speak: Callable[[Value], str], parent: QWidget
    ) -> None:
        super().__init__(desk, parent)
        self._game = game
        self._speak = speak
        self._advice: Sequence[Advice] | None = None
        self._problem: Text | None = None
        self._view: View | None = None
        self._room = QRect()
        self._settled = Later(self, self._place)
        self._best: Button | None = None
        self._frame = QFrame()
        self._frame.setObjectName("raised")
        self._title = Lettering(desk, 1.2, title=True)
        self._close = Button(desk, "close", "quiet", self.dismiss, scale=0.8)
        self._scroll = Scroll()  # large letters may need more room than there is
        self._rows = self._scroll.column
        self._rows.setContentsMargins(0, 0, 0, 0)
        self._rows.setSpacing(4)
        head = self._head = QHBoxLayout()
        head.addWidget(self._title, 1)
        head.addWidget(self._close)
        column = QVBoxLayout(self._frame)
        column.setContentsMargins(14, 10, 10, 12)
        column.setSpacing(6)
        column.addLayout(head)
        column.addWidget(self._scroll)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._frame)
        self.hide()
        self.finish()

    def think(self) -> None:
        """Open, and say that advice is being sought."""
        self._advice, self._problem = None, None
        self._open()

    def advise(self, advice: Sequence[Advice], view: View | None = None) -> None:
        """Show the best answers in a situation."""
        self._advice, self._problem, self._view = advice[:BEST], None, view
        self._open()

    def regret(self, problem: Text) -> None:
        """Say why there is no advice."""
        self._advice, self._problem = None, problem
        self._open()

    def dismiss(self) -> None:
        """Close and forget; the keyboard, if it is here, is sent away first."""
        if self.isVisible():
            if self.attended:
                self.left.emit()
            self.hide()
            self.closed.emit()
        self._advice, self._problem = None, None
        self._clear()

    @property
    def attended(self) -> bool:
        """Whether the keyboard is here."""
        here = self.window().focusWidget()
        return here is not None and self.isAncestorOf(here)

    def lines(self) -> list[str]:
        """Return the advice as it is shown."""
        return [] if self._advice is None else [self._line(advice) for advice in self._advice]

    def entrance(self) -> QWidget:
        """Begin with the best answer, or while there is none with what closes the card."""
        return self._best or self._close

    def retranslate(self) -> None:
        """Set all words."""
        self._title.setText(self.say(say("ui", "Hint")))
        self._close.only_icon(self.say(say("ui", "Close")), "Esc")
        self._fill()

    def restyle(self) -> None:
        """Take the room of larger or smaller letters."""
        self._place()

    def stand_in(self, room: QRect) -> None:
        """Stand at the lower edge of a part of the page, as wide as it, and as high as the advice."""
        self._room = room
        self._place()

    def _open(self) -> None:
        self._fill()
        announce(self, ". ".join(self.lines()) or self._speak(self._waiting))
        self.show()
        self.raise_()
        self._place()
        self._settled.start()

    def _place(self) -> None:
        layout, room = self.layout(), self._room
        if layout is None or not self.isVisible():
            return
        layout.activate()
        frame = room.width() - EDGES
        rows = self._rows.heightForWidth(frame) if self._rows.hasHeightForWidth() else 0
        rows = max(rows, self._rows.sizeHint().height())
        high = min(room.height(), rows + self._head.sizeHint().height() + AROUND)
        self.setGeometry(room.left(), room.bottom() + 1 - high, room.width(), high)

    def _clear(self) -> None:
        self._best = None
        empty(self._rows)

    def _fill(self) -> None:
        self._clear()
        if self._advice is None:
            words = Lettering(self.desk, 1.0, kind="muted", wrap=True)
            words.setText(self._speak(self._waiting))
            self._rows.addWidget(words)
            return
        for rank, advice in enumerate(self._advice, 1):
            self._rows.addWidget(self._row(rank, advice))

    @property
    def _waiting(self) -> Text:
        """What is told instead of advice."""
        return self._problem or say("ui", "The expert is thinking …")

    def _row(self, rank: int, advice: Advice) -> QWidget:
        """Return an answer, its value and its reason; all values go below if words need one of the lines."""
        row, words = QWidget(), self._called(advice)
        button = Button(
            self.desk, "", "primary" if rank == 1 else "", lambda: self.chosen.emit(advice.action), title=True
        )
        if rank == 1:
            self._best = button
        value = self._value(advice)
        narrow = any(self._needs_its_line(each, button.font()) for each in self._advice or (advice,))
        button.label(fold(words, button.font(), self._room.width() - self.desk.px(TAKEN)))
        button.setAccessibleName(words)
        column, line = QVBoxLayout(row), QHBoxLayout()
        column.setContentsMargins(0, 0, 4, 4)
        column.setSpacing(2)
        column.addLayout(line)
        line.addWidget(button)
        line.addStretch(1)
        if not narrow:
            line.addWidget(value, 0, Qt.AlignmentFlag.AlignRight)
        reason = self._reason(advice, value.text() if narrow else "")
        column.addWidget(reason)
        column.addStretch(1)  # a text that is broken is given more room than it takes
        if not advice.told:
            help_text = SHARE_HELP if advice.share else WORTH_HELP
            (reason if narrow else value).setToolTip(self._speak(help_text))
        return row

    def _value(self, advice: Advice) -> Lettering:
        """Return what an answer is worth; an only one is compared with nothing."""
        value = Lettering(self.desk, 1.05, weight=self.desk.text().Weight.Bold)
        value.setText(worth(self.desk, advice) if len(self._advice or ()) > 1 else "")
        return value

    def _needs_its_line(self, advice: Advice, font: QFont) -> bool:
        """Return whether the words of an answer leave no room beside them for its value."""
        room = self._room.width() - self.desk.px(TAKEN) - self._value(advice).sizeHint().width()
        return "\n" in fold(self._called(advice), font, room)

    def _reason(self, advice: Advice, value: str) -> Lettering:
        """Return why an answer is good, after its value if that is given."""
        reason = Lettering(self.desk, 0.95, kind="muted", wrap=True)
        why = self._speak(advice.reason) if advice.reason is not None else ""
        reason.setTextFormat(Qt.TextFormat.RichText)
        reason.setText(" · ".join(filter(None, (f"<b>{escape(value)}</b>" if value else "", escape(why)))))
        reason.setVisible(bool(value or why))
        return reason

    def _called(self, advice: Advice) -> str:
        """Return an answer in the words of the board."""
        game, action = self._game, advice.action
        return self._speak(game.label(action) if self._view is None else game.called(self._view, action))

    def _line(self, advice: Advice) -> str:
        parts = [self._called(advice), worth(self.desk, advice)]
        if advice.reason is not None:
            parts.append(self._speak(advice.reason))
        return ", ".join(filter(None, parts))
