"""Look back: any finished or saved game, step by step, as each seat saw it."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.core.game import Event, Game
from desktop.core.record import Record
from desktop.core.text import Text, Who, say
from desktop.ui.boardpage import BoardPage
from desktop.ui.desk import Desk
from desktop.ui.history import History
from desktop.ui.inputs import Choice, Slider
from desktop.ui.prompt import NAMED
from desktop.ui.widgets import Button, Lettering

__all__ = ["LookBack"]

WHOEVER = -1
SPECTATOR = -2
REST = 650
"""Milliseconds between two steps that play by themselves."""
PAST = say("ui", "This is how it was; nothing can be changed here.")


class LookBack(BoardPage):
    """A board that follows a slider."""

    back = Signal()
    rules = Signal(str)

    def __init__(self, desk: Desk, game: Game[Any, Any, Any], record: Record, history: History) -> None:
        super().__init__(desk, game, record.seats, lambda _: PAST)
        self._history = history
        self._seats = record.seats
        self._places: dict[int, int] = {}
        self._step = 0
        self._sentence = Lettering(desk, 1.22, title=True, wrap=True)
        self._who = Choice()
        self._who.addItem("", WHOEVER)
        for index in range(len(record.seats)):
            self._who.addItem("", index)
        self._who.addItem("", SPECTATOR)
        self._who.currentIndexChanged.connect(self._look_anew)
        self.slider = Slider(Qt.Orientation.Horizontal)
        self.slider.setRange(0, history.steps)
        self.slider.valueChanged.connect(self._slide)
        self._count = Lettering(desk, 1.05, title=True)
        self._first = Button(desk, "first", "quiet", lambda: self.go_to(0))
        self._previous = Button(desk, "previous", "quiet", lambda: self.go_to(self._step - 1))
        self._play = Button(desk, "play", "quiet", self._toggle_play)
        self._next = Button(desk, "next", "quiet", self.step_on)
        self._last = Button(desk, "last", "quiet", lambda: self.go_to(history.steps))
        self._timer = QTimer(self, singleShot=True, interval=REST)
        self._timer.timeout.connect(self.step_on)
        self._playing = False
        self.playback.idle.connect(self._go_on)
        self.playback.laid_out.connect(self._write_view)
        self.log.chosen.connect(self._jump)
        self._lay_out()
        self.finish()
        self._look_anew()

    def _lay_out(self) -> None:
        top = QFrame()
        top.setObjectName("bar")
        head = QHBoxLayout(top)
        head.setContentsMargins(18, 8, 14, 8)
        head.addWidget(self._sentence, 1)
        head.addWidget(self._who)
        middle = QHBoxLayout()
        middle.addWidget(self.stage, 1)
        middle.addWidget(self.side)
        foot = QFrame()
        foot.setObjectName("bar")
        bar = QHBoxLayout(foot)
        bar.setContentsMargins(10, 4, 16, 4)
        for button in (self._first, self._previous, self._play, self._next, self._last):
            bar.addWidget(button)
        bar.addWidget(self.slider, 1)
        bar.addWidget(self._count)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(top)
        page.addLayout(middle, 1)
        page.addWidget(foot)

    # Where we look

    @property
    def reader(self) -> int | None:
        """Whose view is shown; None is a spectator's."""
        chosen = self._who.currentData()
        if chosen == WHOEVER:
            return self._history.mover(self._step)
        return None if chosen == SPECTATOR else int(chosen)

    def watch(self, seat: int | None) -> None:
        """Look through the eyes of a seat, or (None) of a spectator."""
        self._who.setCurrentIndex(self._who.findData(SPECTATOR if seat is None else seat))

    def go_to(self, step: int) -> None:
        """Show the position after so many steps."""
        self.slider.setValue(step)

    def step_on(self) -> None:
        """Show the next step with its animation."""
        if self._step >= self._history.steps:
            self._stop()
            return
        self._step += 1
        self.slider.blockSignals(True)
        self.slider.setValue(self._step)
        self.slider.blockSignals(False)
        events = self._history.events(self._step, self.reader)
        self._tell()
        self.playback.tell(events, self._history.view(self._step, self.reader))
        self._write()

    def _slide(self, step: int) -> None:
        self._stop()
        self.playback.clear()
        self._step = step
        self._tell()
        view = self._history.view(step, self.reader)
        self.board.lay_out(view)
        self._write_view(view)
        self._write()

    def _look_anew(self) -> None:
        self._slide(self._step)

    def _tell(self) -> None:
        """Let the log tell what this reader saw up to here."""
        reader = self.reader
        events: list[Event] = []
        self._places = {}
        for step in range(self._step + 1):
            for event in self._history.events(step, reader):
                self._places[id(event)] = step
                events.append(event)
        self._told = events
        self.board.recall(events)
        self.log.set(events)

    def _jump(self, event: Event) -> None:
        step = self._places.get(id(event))
        if step is not None:
            self.go_to(step)

    # By itself

    def _toggle_play(self) -> None:
        if self._playing:
            self._stop()
            return
        if self._step >= self._history.steps:
            self.go_to(0)
        self._playing = True
        self._write_play()
        self.step_on()

    def _stop(self) -> None:
        self._playing = False
        self._timer.stop()
        self._write_play()

    def _write_play(self) -> None:
        self._play.set_icon("pause" if self._playing else "play")
        self._play.only_icon(self.say(say("ui", "Pause") if self._playing else say("ui", "Let it play")))

    def hideEvent(self, event: QHideEvent) -> None:
        """Play no further while nobody looks."""
        super().hideEvent(event)
        self._stop()

    def _go_on(self) -> None:
        if self._playing:
            self._timer.start()

    # Words

    def _write_view(self, view: Any) -> None:
        self.seats.show_view(view)

    def _write(self) -> None:
        last = self._step >= self._history.steps
        reader, whoever = self.reader, self._who.currentData() == WHOEVER
        prompt: Text = self._history.prompt(self._step, reader)
        if whoever and reader is not None and not last:
            prompt = NAMED.fill(who=Who(reader), question=prompt)
        self._sentence.setText(self.speak(prompt))
        count = say("ui", "Step {step} of {steps}").fill(step=self._step, steps=self._history.steps)
        self._count.setText(self.say(count))
        self._next.setEnabled(not last)
        self._last.setEnabled(not last)
        self._first.setEnabled(self._step > 0)
        self._previous.setEnabled(self._step > 0)

    def entrance(self) -> QWidget:
        """Begin with the slider."""
        return self.slider

    def retranslate(self) -> None:
        """Set all words."""
        super().retranslate()
        self._who.setItemText(0, self.say(say("ui", "Whoever decides")))
        for seat in range(len(self._seats)):
            self._who.setItemText(1 + seat, self.speak(Who(seat)))
        self._who.setItemText(self._who.count() - 1, self.say(say("ui", "A spectator")))
        self._who.setAccessibleName(self.say(say("ui", "Whose view")))
        self._who.setToolTip(self._who.accessibleName())
        self.slider.setAccessibleName(self.say(say("ui", "Step")))
        for button, words in (
            (self._first, say("ui", "To the beginning")),
            (self._previous, say("ui", "One step back")),
            (self._next, say("ui", "One step on")),
            (self._last, say("ui", "To the end")),
        ):
            button.only_icon(self.say(words))
        self._write_play()
        self._write()

    def restyle(self) -> None:
        """Keep room for the largest number of a step."""
        super().restyle()
        self._count.setMinimumWidth(self.desk.px(130))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the board its share of the page."""
        super().resizeEvent(event)
        self.side.set_room(self.size())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with the arrows, play with the space bar, go between board and slider with F6, zoom."""
        match event.key():
            case Qt.Key.Key_Left:
                self.go_to(self._step - 1)
            case Qt.Key.Key_Right:
                self.step_on()
            case Qt.Key.Key_Space:
                if not event.isAutoRepeat():
                    self._toggle_play()
            case Qt.Key.Key_Home:
                self.go_to(0)
            case Qt.Key.Key_End:
                self.go_to(self._history.steps)
            case Qt.Key.Key_F1:
                self.rules.emit("")
            case Qt.Key.Key_F6:
                (self.slider if self.stage.hasFocus() else self.stage).setFocus(Qt.FocusReason.TabFocusReason)
            case key if not self.zoom_by_key(key):
                super().keyPressEvent(event)
