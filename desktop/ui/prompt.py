"""The line over the board: who decides what, and the answers that the board does not offer itself."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QTimer, Signal
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QProgressBar, QSizePolicy, QVBoxLayout, QWidget

from desktop.core.game import Decision, Game, View
from desktop.core.text import Text, Value, Who, say
from desktop.ui.desk import Desk
from desktop.ui.flow import Flow
from desktop.ui.widgets import Button, Lettering, Panel, announce

__all__ = ["BUTTONS", "NAMED", "Prompt"]

NAMED = say("ui", "{who} · {question}", "a question to one of several people at the screen")
BUTTONS = 4
"""More answers than this are never shown here: the board has its own way to choose among them."""
TICK = 100


class Answer(Button):
    """An answer as a button; the second half of a double click meant the question before."""

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take it for no press."""
        event.accept()


class Prompt(Panel):
    """One sentence and the choices.

    Signals:
        chosen: an action.
        rules: the reader wants the paragraph of the question.
        led: the reader takes the way that is offered.
        left: the keyboard is here, and what it is on will be gone.
    """

    chosen = Signal(object)
    rules = Signal()
    led = Signal()
    left = Signal()

    def __init__(
        self,
        desk: Desk,
        game: Game[Any, Any, Any],
        speak: Callable[[Value], str],
        now: Callable[[], int],
        *,
        named: bool = False,
    ) -> None:
        super().__init__(desk)
        self._game = game
        self._speak = speak
        self._now = now
        self._named = named
        self._text: Value = ""
        self._actions: tuple[Any, ...] = ()
        self._view: View | None = None
        self._limit: tuple[int, int] | None = None
        self._way: Text | None = None
        self._icon = ""
        self._spoken = ""
        bar = QFrame()
        bar.setObjectName("bar")
        self._sentence = Lettering(desk, 1.22, title=True, wrap=True)
        self._sentence.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self._choices = QWidget()
        self._flow = Flow(8)
        self._choices.setLayout(self._flow)
        self._choices.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        self._rules = Button(desk, "question", "quiet", self.rules.emit)
        self._time = QProgressBar()
        self._time.setTextVisible(False)
        self._time.hide()
        self._ticking = QTimer(self, interval=TICK)
        self._ticking.timeout.connect(self._tick)
        row = QHBoxLayout()
        row.setSpacing(12)
        row.addWidget(self._sentence, 1)
        row.addWidget(self._choices)
        row.addWidget(self._rules)
        inner = QVBoxLayout(bar)
        inner.setContentsMargins(18, 6, 10, 6)
        inner.setSpacing(2)
        inner.addLayout(row)
        inner.addWidget(self._time)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(bar)
        self.finish()

    def show_text(self, text: Value) -> None:
        """Show a sentence; the same again changes nothing."""
        self._text = text
        self._write()

    def show_event(self, text: Text) -> None:
        """Show what is happening; it is not read aloud here, for it is news and no question."""
        self._text = text
        self._sentence.setText(self._speak(text))

    def show_question(
        self, decision: Decision | None, missing: Sequence[Any] = (), view: View | None = None
    ) -> None:
        """Show a question with the answers that the board does not offer; None: nothing is asked."""
        self._actions, self._view = tuple(missing), view
        self._rules.setVisible(decision is not None and bool(decision.rule))
        self._fill()
        if decision is not None:
            self.show_text(self.question(decision))

    def question(self, decision: Decision) -> Text:
        """Return the question; where several people are at the screen it says whom it means."""
        if not self._named:
            return decision.prompt
        return NAMED.fill(who=Who(decision.seat), question=decision.prompt)

    def show_way(self, text: Text | None, icon: str = "trophy") -> None:
        """Offer a way to somewhere else beside the sentence; None: there is none."""
        if (text, icon) != (self._way, self._icon):
            self._way, self._icon = text, icon
            self._fill()

    def show_time(self, limit: tuple[int, int] | None) -> None:
        """Show how time runs out between two moments of playing time; None: it does not."""
        self._limit = limit
        self._time.setVisible(limit is not None)
        if limit is not None:
            self._ticking.start()
            self._tick()
        else:
            self._ticking.stop()

    @property
    def timed(self) -> bool:
        """Whether time is seen to run out."""
        return self._time.isVisible()

    def answers(self) -> list[str]:
        """Return the words on the buttons."""
        return [button.text() for button in self._choices.findChildren(Button)]

    @property
    def sentence(self) -> str:
        """The sentence that is shown."""
        return self._sentence.text()

    def press(self, number: int) -> bool:
        """Press a choice by its number, from 1; say whether there is one."""
        if not 1 <= number <= len(self._actions):
            return False
        self.chosen.emit(self._actions[number - 1])
        return True

    def retranslate(self) -> None:
        """Set all words."""
        self._rules.only_icon(self.say(say("ui", "The rule about this question")), "F1")
        self._time.setAccessibleName(self.say(say("ui", "Time left")))
        self._write()
        self._fill()

    def restyle(self) -> None:
        """Keep room for two lines, so that the board does not jump."""
        self.setMinimumHeight(self.desk.px(58))

    def _write(self) -> None:
        self._sentence.setText(self._speak(self._text))
        if self._sentence.text() != self._spoken:
            self._spoken = self._sentence.text()
            announce(self, self._spoken)

    def _fill(self) -> None:
        here = self.window().focusWidget()
        if here is not None and self._choices.isAncestorOf(here):
            self.left.emit()
        self._flow.clear()
        for number, action in enumerate(self._actions, 1):
            self._flow.addWidget(self._button(action, number))
        if self._way is not None:
            kind = "" if self._actions else "primary"
            self._flow.addWidget(Button(self.desk, self._icon, kind, self.led.emit, title=True))
            self._choices.findChildren(Button)[-1].label(self.say(self._way))
        self._choices.setVisible(bool(self._actions) or self._way is not None)
        self._choices.updateGeometry()

    def _button(self, action: Any, number: int) -> Button:
        button = Answer(
            self.desk, "", "primary" if number == 1 else "", lambda: self.chosen.emit(action), title=True
        )
        key = self.say(say("ui", "Key {number}").fill(number=number))
        game = self._game
        words = game.label(action) if self._view is None else game.called(self._view, action)
        button.label(self._speak(words), key)
        return button

    def _tick(self) -> None:
        if self._limit is not None:
            since, until = self._limit
            self._time.setUpdatesEnabled(False)  # else Qt paints the window at once, half changed as it is
            self._time.setRange(0, max(1, until - since))
            self._time.setValue(max(0, until - self._now()))
            self._time.setUpdatesEnabled(True)
