"""What is seen of a table: prompt, board, seats, log, controls, and how they lie."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QImage, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from desktop.core.game import Event, View
from desktop.core.text import say
from desktop.ui.boardpage import BoardPage
from desktop.ui.controls import Controls
from desktop.ui.curtain import Curtain
from desktop.ui.desk import Desk
from desktop.ui.ending import Ending
from desktop.ui.haste import PRESSES, Haste
from desktop.ui.hints import Hints
from desktop.ui.inwords import InWords
from desktop.ui.later import Later
from desktop.ui.notice import Notice
from desktop.ui.prompt import Prompt
from desktop.ui.sitting import Sitting
from desktop.ui.widgets import Panel

__all__ = ["TableFace"]

RESULT = say("ui", "See the result")
OWN_THINGS = say("ui", "Look alone", "a button for one of several people at the screen, to see the own hand")


PICTURE = QSize(352, 252)
UNPAINTED = 40
"""Milliseconds after which what has changed shows nowhere, for it is not painted."""
LEISURE, NEXT = 4, 20
"""Milliseconds after a picture while there is time for something, and until the next one if one comes."""
BETWEEN_PICTURES = 30_000
"""Milliseconds between two pictures of the table."""


class TableFace(BoardPage):
    """The parts of a table page; ``TablePage`` lets them do something.

    Signals:
        pictured: a small picture of the table for the shelf, now and then.
    """

    pictured = Signal(object)

    def __init__(self, desk: Desk, sitting: Sitting, now: Callable[[], int]) -> None:
        game = sitting.game
        super().__init__(desk, game, sitting.seats, sitting.refusal)
        self.sitting = sitting
        self._photographed = QElapsedTimer()
        self._changed = QElapsedTimer()
        self._painted = QElapsedTimer()
        self._unpainted = False
        self._hurried = QElapsedTimer()  # since a press ended a scene; invalid after any other
        self._folded = Later(self, self._place_hints)
        self._unlogged: list[Event] = []
        self._writing = Later(self, self._write_up, NEXT)
        self.prompt = Prompt(desk, game, self.speak, now, named=len(sitting.people) > 1)
        self.controls = Controls(desk)
        self.words = InWords(desk, game, len(sitting.seats), self.speak)
        self.ending = Ending(desk, game, sitting.seats, self.speak)
        self.notice = Notice(desk, self)
        for part in (self.prompt, self.notice):
            part.left.connect(self.fall_back)
        self.hints = Hints(desk, game, self.speak, self)
        self.hints.left.connect(self.fall_back)
        self.curtain = Curtain(desk)
        self.haste = Haste(self)
        self._lay_out()
        self.stage.viewport().installEventFilter(self)
        self.stage.installEventFilter(self)

    def _lay_out(self) -> None:
        self.centre = QStackedWidget()
        room = self.centre.sizePolicy()
        room.setRetainSizeWhenHidden(True)
        self.centre.setSizePolicy(room)
        for widget in (self.stage, self.words, self.ending):
            self.centre.addWidget(widget)
        middle = QHBoxLayout()
        middle.setSpacing(6)
        middle.addWidget(self.centre, 1)
        middle.addWidget(self.side)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.setSpacing(0)
        page.addWidget(self.prompt)
        page.addLayout(middle, 1)
        page.addWidget(self.controls)
        self.curtain.setParent(self)
        self.side.setVisible(self.desk.preferences.now.panel)

    @property
    def unseen(self) -> bool:
        """Whether a picture is due: of what has just happened, or the next one of something that moves."""
        changed, painted = self._changed, self._painted
        news = changed.isValid() and not changed.hasExpired(UNPAINTED if self._unpainted else NEXT - LEISURE)
        moves = painted.isValid() and LEISURE <= painted.elapsed() < NEXT
        return (news or moves) and self.stage.isVisible()

    def _change(self) -> None:
        """Note that something is happening that will be painted."""
        self._changed.start()
        self._unpainted = True

    # What the table tells

    def _show_position(self, view: View, history: Sequence[Event]) -> None:
        self.board.recall(history)
        self.board.lay_out(view)
        self._unlogged.clear()
        self.log.set(history)
        self._write_view(view)

    def _note(self, event: Event) -> None:
        """Log an event; against the clock the board comes first."""
        self._unlogged.append(event)
        if self.sitting.table.hurried:
            self._write_soon()
        else:
            self._write_log()

    def _write_log(self) -> None:
        events = tuple(self._unlogged)
        self._unlogged.clear()
        self.log.add(events)

    def _write_along(self, view: View) -> None:
        """Write beside the board what it shows now; against the clock the board comes first."""
        if self.sitting.table.hurried:
            self._written = view
            self._write_soon()
        else:
            self._write_view(view)

    def _write_soon(self) -> None:
        if not self._writing.isActive():  # it is not put off for ever where all act at once
            self._writing.start()

    def _write_up(self) -> None:
        """Write what was left for the picture after that of the board."""
        self._write_log()
        self._write_view(self._written)

    def _write_view(self, view: View) -> None:
        self._written = view
        self.seats.show_view(view)
        self.words.show_view(view)
        self.controls.show_round(self.sitting.game.round_name(view) or "")

    # What is in front

    def toggle_words(self) -> None:
        """Show the board in words, or as a picture."""
        shown = self.centre.currentWidget() is not self.words
        self.centre.setCurrentWidget(self.words if shown else self.stage)
        self.controls.show_words(shown=shown)
        self._offer_way()
        (self.words.answers if shown else self.stage).setFocus()

    def walk_controls(self) -> None:
        """Bring what is offered or advised, then the bar below, to the keyboard; from there back.

        Tab would go round on the board.
        """
        here = self.focusWidget()
        advised = self.hints.isVisible() and not (here is not None and self.hints.isAncestorOf(here))
        if here is not None and self.controls.isAncestorOf(here):
            self.walk_back()
        elif self.notice.offers and not self.notice.attended:
            self.notice.entrance().setFocus(Qt.FocusReason.TabFocusReason)
        elif advised:
            self.hints.entrance().setFocus(Qt.FocusReason.TabFocusReason)
        else:
            self.controls.entrance().setFocus(Qt.FocusReason.TabFocusReason)

    def walk_back(self) -> None:
        """Bring what is in front, mostly the board, to the keyboard."""
        self._front().setFocus(Qt.FocusReason.TabFocusReason)

    def fall_back(self) -> None:
        """Let the keyboard be at what is in front before it loses its place.

        Qt would pass it on as by Tab, and mark it, also where somebody has only clicked.
        """
        if self.isVisible():  # behind another page it would take the keyboard from that
            self._front().setFocus(Qt.FocusReason.OtherFocusReason)

    def _front(self) -> QWidget:
        front = self.centre.currentWidget() or self.stage
        return front.entrance() if isinstance(front, Panel) else front

    def walk_log(self) -> None:
        """Bring the log to the keyboard; from the log back to the board."""
        if self.log.list.hasFocus():
            self.stage.setFocus()
            return
        if not self.side.isVisible():
            self.toggle_panel()
        self.log.focus()

    def _offer_way(self) -> None:
        """Offer the way to the result, or while all look on to what only the seat that is asked may see."""
        sitting = self.sitting
        if sitting.table.over and self.centre.currentWidget() is not self.ending:
            self.prompt.show_way(RESULT)
        elif sitting.together and sitting.decision is not None:
            self.prompt.show_way(OWN_THINGS, "curtain")
        else:
            self.prompt.show_way(None)

    def _take_way(self) -> None:
        if self.sitting.table.over:
            self.toggle_ending()
        else:
            self.sitting.come_alone()

    def _look_at_result(self) -> None:
        self.centre.setCurrentWidget(self.ending)
        self.haste.let_pass()
        self.controls.show_words(shown=False)
        self.prompt.show_way(None)

    def _look_at_board(self) -> None:
        """Bring the board to the front, with the way back to the result once there is one."""
        self.centre.setCurrentWidget(self.stage)
        self.controls.show_words(shown=False)
        self._offer_way()

    def toggle_ending(self) -> None:
        """Show the last position, or the result again."""
        if self.centre.currentWidget() is self.ending:
            self._look_at_board()
        else:
            self._look_at_result()

    def _photograph(self) -> None:
        """Keep a picture from time to time, so that the shelf has one even after a power cut."""
        clock = self._photographed
        recent = clock.isValid() and not clock.hasExpired(BETWEEN_PICTURES)
        if recent or self.playback.busy or self.sitting.table.hurried:
            return
        clock.start()
        self.pictured.emit(self.stage.picture(PICTURE))

    def picture(self) -> QImage:
        """Return a small picture of the table that shows no secret of several people."""
        self.board.hide_bubble()
        if len(self.sitting.people) > 1:
            self.playback.clear()
            self.board.lay_out(self.sitting.table.view(None))
        return self.stage.picture(PICTURE)

    # How it lies

    def toggle_panel(self) -> None:
        """Fold seats and log away, or unfold them."""
        shown = not self.side.isVisible()
        self.side.setVisible(shown)
        self._folded.start()
        self.desk.preferences.set("panel", shown)

    def entrance(self) -> QWidget:
        """Begin with what is in front: the curtain, the result, or mostly the board."""
        return self._front() if self.curtain.isHidden() else self.curtain.entrance()

    def retranslate(self) -> None:
        """Set all words; the parts set their own."""
        super().retranslate()
        self.setAccessibleName(self.say(self.sitting.game.meta.name))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the curtain over everything."""
        super().resizeEvent(event)
        self.curtain.setGeometry(self.rect())
        self.side.set_room(self.size())
        self._place_hints()
        self.notice.place()

    def _place_hints(self) -> None:
        """Let advice stand over the log; without a side panel in the corner of the board."""
        place = self.side if self.side.isVisible() else self.stage
        room = QRect(place.mapTo(self, QPoint()), place.size()).adjusted(2, 8, -8, -6)
        if place is self.stage:
            room.setLeft(room.right() - self.desk.px(300))
        self.hints.stand_in(room)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let a press during an animation hurry it, and mean no more unless it repeats; hold Tab then."""
        tab = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
        if watched is self.stage:
            held = isinstance(event, QKeyEvent) and event.key() in tab and self.playback.busy
            return held or super().eventFilter(watched, event)
        if event.type() == QEvent.Type.Paint:
            self._painted.start()
            self._unpainted = False
        elif isinstance(event, QMouseEvent) and event.type() in PRESSES:
            if self.playback.busy:
                return self._hurry(event)
            self._hurried.invalidate()
        return super().eventFilter(watched, event)

    def _hurry(self, event: QMouseEvent) -> bool:
        """End a scene, and at the second press of a double click the whole move; say if it means no more.

        Scenes that the first press of a double click began are not its second one's to end all at once.
        """
        point = self.stage.mapToScene(event.position().toPoint())
        if self.board.clicked_again(point):
            self.playback.skip()
            return not self.board.repeated(point)
        twice = event.type() == QEvent.Type.MouseButtonDblClick and self._hurried.isValid()
        self._hurried.start()
        if twice:
            self.playback.skip()
        else:
            self.playback.hurry()
        return True

    def _heed_haste(self) -> None:
        """Let presses that came to end scenes answer nothing when a question comes under the mouse."""
        if self._hurried.isValid() and not self._hurried.hasExpired(QApplication.doubleClickInterval()):
            self.haste.let_pass()
