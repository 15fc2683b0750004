"""The table: prompt, board, seats, log, controls, and the curtain over them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QToolTip

from desktop.core.bot import Advice
from desktop.core.game import Decision, Event, View
from desktop.core.text import Text, say
from desktop.table.chronicle import Seen
from desktop.ui.ahead import read_charts
from desktop.ui.desk import Desk
from desktop.ui.later import Later
from desktop.ui.prompt import BUTTONS
from desktop.ui.sitting import Sitting
from desktop.ui.startsignal import StartSignal
from desktop.ui.tableface import TableFace
from desktop.ui.tablekeys import TableKeys

__all__ = ["TablePage"]

PAUSED = say("ui", "The table is paused. Go on with P.")
AGAIN = say("ui", "Shown again: what happened lately. Esc ends it.")
FIRST_ALONE = say("ui", "Look at your own things first: advice would tell the others of them.")
ONCE_MORE = say("ui", "Shown again: {event}", "a line of the log that was clicked")
NO_ADVICE = say("ui", "There is no advice to be had on this question.")
GAME_OVER = say("ui", "The game is over.")
PRACTISE = say("ui", "Take it back for practice")
QUIET = 600
"""Milliseconds after a question until a picture of the table is taken."""


class TablePage(TableFace):
    """Everything that is seen of one sitting.

    Signals:
        home: back to the shelf; the table is kept.
        rules: the rules of this game at a paragraph ("": from the beginning).
        again: the same people want to play once more.
        look_back: the finished game is to be looked at step by step.
    """

    home = Signal()
    rules = Signal(str)
    again = Signal()
    look_back = Signal()
    settings = Signal()

    def __init__(self, desk: Desk, sitting: Sitting, now: Callable[[], int]) -> None:
        super().__init__(desk, sitting, now)
        self._keys = TableKeys(self)
        self._only = Later(self, self._answer_by_itself)
        self._quiet = Later(self, self._photograph, QUIET)
        self._shown_question: Decision | None = None
        self._news = False
        self._coming = 0
        self._waited = False
        self._start = StartSignal(self, self.board, sitting.table, self.curtain.isVisible)
        self._connect()
        sitting.wait_for(lambda: self.playback.busy, lambda: self.unseen)
        self._show_position(sitting.view, ())
        self.prompt.show_text(sitting.table.prompt(sitting.here))
        self.finish()

    def _connect(self) -> None:
        sitting, controls = self.sitting, self.controls
        sitting.told.connect(self._tell)
        sitting.asked.connect(self._ask)
        sitting.handed_over.connect(self._hand_over)
        sitting.sat.connect(self._sit_down)
        sitting.trouble.connect(self.notice.say)
        self.board.chosen.connect(self.choose)
        self.board.targets_changed.connect(self._offer_undo)
        self.words.chosen.connect(self.choose)
        self.prompt.chosen.connect(self.choose)
        self.hints.chosen.connect(self.choose)
        self.playback.shown.connect(self._narrate)
        self.playback.laid_out.connect(self._write_along)
        self.playback.idle.connect(self._rest)
        self.prompt.rules.connect(self.open_rules)
        self.prompt.led.connect(self._take_way)
        self.log.chosen.connect(self.show_again)
        self.curtain.lifted.connect(self._lift)
        controls.home.connect(self.home)
        controls.settings.connect(self.settings)
        controls.undo.connect(self.undo)
        controls.hint.connect(self.hint)
        controls.rules.connect(self.open_rules)
        controls.replay.connect(self.replay)
        controls.pause.connect(self.pause)
        controls.words.connect(self.toggle_words)
        controls.panel.connect(self.toggle_panel)
        self.ending.again.connect(self.again)
        self.ending.look_back.connect(self.look_back)
        self.ending.home.connect(self.home)
        self.ending.board.connect(self.toggle_ending)

    def _tell(self, events: Sequence[Event], view: View) -> None:
        """Show what happened; without events the position was set anew."""
        if not events:
            self._restore()
            return
        self._news = True
        if not self.sitting.table.hurried:
            self.seats.show_turn((), None)  # nobody thinks before this has been shown
        self._open_to_others()
        self._change()
        self.playback.tell(events, view)
        text = self.sitting.table.prompt(self.sitting.here)
        self.playback.then(lambda: self._wait(text))
        if self.sitting.table.over:
            read_charts()
            self.playback.then(self.finish_game)

    def _open_to_others(self) -> None:
        """After a secret choice leave out at once what those who look on now are not to see."""
        before = self.sitting.shown(self._written)
        if before != self._written and not self.playback.busy:
            self.board.lay_out(before)
            self._write_view(before)

    def _ask(self, decision: Decision | None) -> None:
        self.playback.then(lambda: self._show_question(decision))

    def _wait(self, text: Text) -> None:
        """Show who decides while nobody here is asked."""
        if self._shown_question is None:
            self.prompt.show_text(text)
            if not self.playback.busy:
                self.seats.show_turn(self.sitting.table.open, None)

    def _narrate(self, event: Event) -> None:
        """Log what begins to be shown; over the board it stands for the question of before or of later."""
        self._note(event)
        text = self.sitting.game.tell(event)
        if text is not None and self._shown_question is None and not self.sitting.table.hurried:
            self.prompt.show_event(text)

    def _show_question(self, decision: Decision | None) -> None:
        """Let the board, the prompt and the words ask; answer by itself where there is nothing to choose."""
        if decision is not None and decision is not self.sitting.decision:
            return
        if decision is not None and self._shown_question is decision is self.board.decision:
            return  # it is asked already
        if decision is None and self._shown_question is None and self.board.decision is None:
            self.prompt.show_text(self.sitting.table.prompt(self.sitting.here))  # an answer took it away
            return
        self._shown_question = decision
        self._heed_haste()
        self.board.ask(decision)
        offered = self.board.offered()
        missing = [action for action in decision.options if action not in offered] if decision else []
        # a board that lets a number be chosen by chips or a slider has no piece for each of them
        self.prompt.show_question(decision, missing if len(missing) <= BUTTONS else (), self.sitting.view)
        self.words.show_question(decision)
        self.hints.dismiss()
        self._refresh()
        if decision is None:
            self.prompt.show_text(self.sitting.table.prompt(self.sitting.here))
            return
        if self._by_itself(decision):
            self._only.start()
            return
        if self._news:
            self.desk.sounds.play("turn")
            QApplication.alert(self.window())  # for who is at work in another one meanwhile
        if self.centre.currentWidget() is self.stage and self.isVisible() and self.isActiveWindow():
            self.stage.setFocus()
        if len(self.sitting.people) == 1:
            self._quiet.start()

    def _answer_by_itself(self) -> None:
        decision = self._shown_question
        if decision is not None and self._by_itself(decision):
            self.choose(self.sitting.needless(decision))

    def _by_itself(self, decision: Decision) -> bool:
        """Return whether a question is answered by itself: nobody need choose, and people wish it so."""
        return self.desk.preferences.now.automatic and self.sitting.needless(decision) is not None

    def _hand_over(self, seat: int) -> None:
        self.playback.then(lambda: self._let_fall(seat))

    def _let_fall(self, seat: int) -> None:
        """Empty everything of what only one may know, then cover it; no clock runs while they change."""
        self._coming = seat
        self._show_question(None)
        self.notice.forget()
        self.board.hide_bubble()
        QToolTip.hideText()
        while (menu := QApplication.activePopupWidget()) is not None:
            menu.close()  # it would lie over the curtain, and take the first click on it
        table = self.sitting.table
        self._waited = (table.patient or table.time_limit(seat) is not None) and not table.paused
        if self._waited:
            table.pause()
        self._show_position(table.view(None), table.history(None))
        self.prompt.show_text("")
        self.fall_back()
        self.prompt.setEnabled(False)
        self.controls.setEnabled(False)
        self._photograph()
        self.desk.sounds.play("curtain")
        self.curtain.fall(self.sitting.seats[seat])

    def _lift(self) -> None:
        self.fall_back()
        self.haste.let_pass()
        self.curtain.hide()
        self.prompt.setEnabled(True)
        self.controls.setEnabled(True)
        self.sitting.sit(self._coming)
        if self._waited:
            self.sitting.table.go_on()

    def _sit_down(self) -> None:
        """Let somebody else have the board, after what is being shown to all of this screen."""
        if not self.playback.busy:
            self._restore()
            return
        sitting = self.sitting
        view, history = sitting.view, tuple(sitting.history)
        self.playback.then(lambda: self._change_places(view, history))

    def _change_places(self, view: View, history: Sequence[Event]) -> None:
        self._shown_question = None
        self._show_position(view, history)
        self.board.ask(None)
        self.prompt.show_question(None)

    def _restore(self) -> None:
        """Show the position as whoever is at the screen may know it, without any motion."""
        sitting = self.sitting
        self.playback.clear()
        self._shown_question = None
        self._show_position(sitting.view, sitting.history)
        self.board.ask(None)
        self.prompt.show_question(None)
        self.prompt.show_text(sitting.table.prompt(sitting.here))
        self._news = False
        self.centre.setCurrentWidget(self.words if self.controls.words_shown else self.stage)
        self._offer_way()
        if sitting.table.over:
            self.playback.then(self.finish_game)
        self._refresh()

    def _rest(self) -> None:
        """Let what waits for people go on: they have seen everything."""
        self.sitting.table.shown()
        self._refresh()

    def _refresh(self) -> None:
        """Show who decides and what can be done now."""
        sitting = self.sitting
        asked = sitting.table.open if not self.playback.shows else ()
        here = sitting.here if self._shown_question is not None else None
        self.seats.show_turn(asked, here)
        self.prompt.show_time(None if sitting.table.paused else sitting.table.time_limit(sitting.here))
        self._offer_undo()
        self._offer_way()
        self.controls.show_practice(practice=sitting.table.practice)
        self.controls.show_hint(possible=self._shown_question is not None)
        self.controls.show_replay(possible=not self.playback.busy and sitting.missed_something)
        self.controls.show_pause(sitting.table.pause_refusal(), paused=sitting.table.paused)
        self._start.show()

    def _offer_undo(self) -> None:
        reason = None if self.board.trying else self.sitting.undo_refusal()
        self.controls.show_undo(reason, practice=self.sitting.practice_helps)

    # What people do

    def choose(self, action: Any) -> None:
        """Answer; what is refused is said at the board."""
        asked, self._shown_question = self._shown_question, None
        if asked is None or self.playback.busy:
            self._shown_question = asked
            return
        self._news = False
        self.board.answered()
        self.prompt.show_question(None)
        self.words.show_question(None)
        self.hints.dismiss()
        self.notice.withdraw()
        self.prompt.show_text("")
        reason = self.sitting.answer(action)
        if reason is not None:
            self._show_question(self.sitting.decision)
            self.notice.say(reason)
        if self._shown_question is None:
            self.board.ask(None)
            if self.playback.withholds:
                self.prompt.show_event(self.prompt.question(asked))  # until what is turned over may be told
            elif reason is None and not self.prompt.sentence and not self.playback.shows:
                self.prompt.show_text(self.sitting.table.prompt(self.sitting.here))
        self._refresh()

    def undo(self) -> None:
        """Take back the last answer, or say why that cannot be, and offer it for practice.

        What is only tried on the board comes first: nobody means the game by it.
        """
        reason = self.sitting.undo_refusal()
        if self.board.take_back():
            self.desk.sounds.play("undo")
        elif reason is None:
            self.desk.sounds.play("undo")
            self.sitting.undo()
        else:
            self.notice.say(
                reason, (PRACTISE, self.sitting.practise) if self.sitting.practice_helps else None
            )

    def hint(self) -> None:
        """Ask the expert."""
        if self._shown_question is None:
            return
        self._place_hints()
        self.hints.think()
        self.sitting.advise(self._advise)

    def _advise(self, decision: Decision, advice: Sequence[Advice] | None) -> None:
        if decision is not self._shown_question or not self.hints.isVisible():
            return
        if advice:
            self.hints.advise(advice, self.sitting.view)
        else:
            self.hints.regret(FIRST_ALONE if self.sitting.together else NO_ADVICE)

    def open_rules(self) -> None:
        """Open the rules at the paragraph of the current question."""
        question = self._shown_question
        self.rules.emit(question.rule if question else "")

    def replay(self) -> None:
        """Show again what happened since the last answer of whoever is at the screen."""
        if not self.playback.busy and self.sitting.missed_something:
            self._show_past(AGAIN, self.sitting.missed())

    def show_again(self, event: Event) -> None:
        """Show one line of the log on the board once more, in the position in which it happened."""
        if not self.playback.busy and not self.curtain.isVisible():
            line = self.sitting.game.tell(event)
            text = AGAIN if line is None else ONCE_MORE.fill(event=line)
            self._show_past(text, self.sitting.told_again(event))

    def _show_past(self, text: Text, past: Sequence[Seen]) -> None:
        """Show on the board what has been seen, then how it is now, and ask again."""
        self._look_at_board()
        self._show_question(None)
        self.prompt.show_text(text)
        for events, view in (*past, Seen((), self.sitting.view)):
            self.playback.tell(events, view, again=True)
        self._ask(self.sitting.decision)

    def pause(self) -> None:
        """Pause, or go on. Where seats act against the clock, nobody studies the board in the meantime."""
        table = self.sitting.table
        reason = table.pause_refusal()
        if reason is not None:
            self.notice.say(reason)
            return
        self.centre.setHidden(table.hurried and not table.paused)
        if table.paused:
            table.go_on()
            asked = self._shown_question
            self.prompt.show_text(self.prompt.question(asked) if asked else table.prompt(self.sitting.here))
        else:
            table.pause()
            self.prompt.show_text(PAUSED)
        self._refresh()

    def finish_game(self) -> None:
        """Show who won and how."""
        self.prompt.show_question(None)
        self.prompt.show_text(GAME_OVER)
        self.ending.show_game(self.sitting.table.record())
        self._look_at_result()
        self._refresh()

    # What Qt tells

    def _speak_anew(self) -> None:
        """Let the board change its language, and what stands beside it."""
        super()._speak_anew()
        self._write_view(self._written)  # what is still to be shown is not told ahead

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Do what a key stands for; the board had it first."""
        if not self.curtain.isVisible() and not self._keys.press(event):
            super().keyPressEvent(event)

    def step_back(self) -> None:
        """Close what is open, innermost first; then hurry; then show the whole board."""
        if self.hints.isVisible():
            self.hints.dismiss()
        elif self.notice.isVisible():
            self.notice.dismiss()
        elif self.playback.busy:
            self.playback.rush()
        else:
            self.stage.whole()
            self.stage.setFocus()
