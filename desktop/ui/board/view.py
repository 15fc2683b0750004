"""The board: a scene that is laid out from a view, plays events, and lets a seat choose.

A board subclasses :class:`BoardView` and writes these methods:

* ``build()`` makes all items. The scene is empty when it is called: at birth, and again for another
  language, theme or text size. So no item needs to know how to change its language or its colours. What
  has no word on it may be ``staying``: that saves painting it anew for another language.
* ``arrange(view)`` puts every item where the view says.
* ``act(event, view)`` returns the animation that shows one event, or None. It starts from what the board
  shows at that moment; ``view`` may be further than the event. It leaves the board as the event says.
* ``ground(painter)`` prints what is under and around all items, the window's edges included.
* ``offer(decision)`` only if letting the open targets glow is not enough.
* ``still(event, view)`` only if some events are never shown by a scene.
* ``suspense(event)`` only if a scene turns something over that words must not give away before.
* ``count_down(milliseconds)`` only if the game has a start signal.
* ``point_out(piece)`` only if mouse or keyboard on a piece show more than its hint.
* ``recall(history)`` only if it shows something that happened and is not in the view.

Everything that can be clicked is a :class:`~desktop.ui.board.piece.Piece` with ``actions``: what a click
could mean, legal or not. ``ask`` lets those glow that mean one of the options. A click on a piece that
means one option emits ``chosen``; one that means several opens a choice at the spot; one that means none
asks the context for the reason and shows it at the spot.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar, cast

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsSceneMouseEvent

from desktop.core.game import Action, Decision, Event
from desktop.ui.board.context import BoardContext, Palette
from desktop.ui.board.cut import oblong
from desktop.ui.board.piece import Piece
from desktop.ui.board.playing import Playing
from desktop.ui.board.pointing import ENTER
from desktop.ui.board.press import fill, shadow
from desktop.ui.board.things import CORNER, Print
from desktop.ui.later import Later

__all__ = ["BoardView"]

P = TypeVar("P", bound=Piece)


class BoardView(Playing):
    """One game's board at a fixed logical size; the window scales it.

    Attributes:
        repeats: whether what is played has been shown before, and somebody asked to see it once more.

    Signals:
        made_anew: everything was made anew as it was laid out last; ``catch_up`` brings it further.
    """

    made_anew = Signal()
    repeats = False

    def __init__(self, context: BoardContext) -> None:
        super().__init__(context)
        self.view: Any = None
        self._paying = Later(self, self.pay_owed)
        self._staying: dict[str, Piece] = {}
        self._entered = 0  # when Enter was pressed last, in milliseconds
        self._led = False  # whether a new question took the keyboard to another answer
        self._lit = False  # whether answers glow; those of an answered question do until something is shown
        self._build_anew({})

    # What a board writes

    def build(self) -> None:
        """Make all items; the scene is empty."""
        raise NotImplementedError

    def wordless(self, name: str, rect: QRectF, paint: Callable[[QPainter], None]) -> Print:
        """Put static art without words on the scene; it stays when only language or text size change."""
        art = self.staying(name, lambda: Print(rect, paint))
        self.addItem(art)
        return art

    def staying(self, name: str, make: Callable[[], P]) -> P:
        """Make a piece on which no word is painted, or return it if it is there already.

        It stays, with the picture that Qt keeps of it, when only language or text size change: where it is
        and what is said of it must follow from the view. The board adds it to the scene like any other.
        """
        piece = self._staying.get(name) or make()
        self._staying[name] = piece
        return cast("P", piece)

    def arrange(self, view: Any) -> None:
        """Put every item where the view says; guests have gone by then."""
        raise NotImplementedError

    def suspense(self, event: Event) -> bool:
        """Return whether the scene of an event emits ``uncovered`` when words no longer give it away."""
        return False

    def count_down(self, milliseconds: int) -> None:
        """Show, beside everything else, that a start signal comes so soon; 0: none comes any more."""

    def recall(self, history: Sequence[Event]) -> None:
        """Take note of all that the reader has seen happen, before a position is laid out anew."""

    def offer(self, decision: Decision | None) -> None:
        """Let every piece glow that means an option."""
        options = frozenset(decision.options) if decision else frozenset()
        glow = self.context.theme.colour("glow")
        for piece in self.pieces():
            if not piece.actions:
                continue
            piece.glow(glow if any(action in options for action in piece.actions) else None)

    def ground(self, painter: QPainter) -> None:
        """Print what is under and around the board: a table of paper on which it lies as a sheet.

        It reaches beyond the scene where the window is wider. A board that goes on to the edges of the
        window prints something else. It has no words: it is kept until theme or size change.
        """
        painter.fillRect(painter.clipBoundingRect(), self.context.theme.colour("paper"))
        sheet = oblong(self.sceneRect(), CORNER)
        shadow(painter, sheet, QColor("black"), drop=7)
        fill(painter, sheet, self.context.theme.colour("surface"))

    # What the window calls

    def lay_out(self, view: Any) -> None:
        """Show the view at once; whatever moved stops."""
        self._stop()
        self.view = view
        self.dismiss_all()
        self.arrange(view)
        if self.decision is not None or not self._lit:  # else the next question perhaps comes at once
            self._offer_again()
            self.walk_on()
        self.look_again()

    def ask(self, decision: Decision | None) -> None:
        """Let glow what answers the question; None: nothing is asked."""
        if decision is None and self.decision is None and not self._lit:
            return
        self.decision = decision
        self._offer_again()
        self.walk_on()
        self.look_again()
        if self._owed:
            self._paying.start()  # when the window has shown the question as well

    def answered(self) -> None:
        """Take the question as answered. What glows goes out with what is shown next, or else with ``ask``.

        Where the next question follows at once, most of it glows on: nothing goes out and on again.
        """
        self.decision = None

    def retranslate(self) -> None:
        """Build everything anew in the language and text size of the moment."""
        self._build_anew(self._staying)

    def apply_theme(self, theme: Palette) -> None:
        """Build everything anew in other colours."""
        self.context.theme = theme
        self.invalidate(layers=QGraphicsScene.SceneLayer.BackgroundLayer)
        self._build_anew({})

    @property
    def trying(self) -> bool:
        """Whether something is only tried here, so that taking back means it and not the game."""
        return False

    def take_back(self) -> bool:
        """Take back the last thing that was only tried here; say whether there was anything."""
        return False

    # How it is done

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        """Print the ground of the exposed part."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setClipRect(rect)
        self.ground(painter)
        painter.restore()

    def clear_all(self) -> None:
        """Remove every item; those that stay are only taken off the scene."""
        for piece in self._staying.values():
            if piece.scene() is self:
                self.removeItem(piece)
                piece.forget_mouse()
        super().clear_all()

    def _build_anew(self, kept: dict[str, Piece]) -> None:
        was_busy = self.busy
        here = self._focused if self._choices is None else self._chooser  # what opened a choice, not its rows
        left = None if self._focused is None or here is None else here.place().center()
        self._stop()
        self.clear_all()
        self._staying = kept
        self.build()
        if self.view is not None:
            self.arrange(self.view)
        self._offer_again()
        same = [stop for stop in self.stops() if left is not None and stop.place().contains(left)]
        if same:
            self.focus_on(same[0])
        else:
            self.walk_on()
        self.made_anew.emit()
        if was_busy:
            self.settled.emit()

    def _offer_again(self) -> None:
        if self._choices is None or self._choosing is not self.decision:  # others went on: it stays open
            self.close_choices()
            self.focus_on(None)
        self.offer(self.decision)
        self._lit = self.decision is not None
        self.targets_changed.emit()

    def withdraw(self) -> None:
        """Let nothing glow while something plays."""
        self.close_choices()
        self.focus_on(None)
        self.hide_bubble()
        self.offer(None)
        self._lit = False
        self.targets_changed.emit()

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """End what is playing, in haste all of it; otherwise, or if meant once more, press what is there."""
        busy = self.busy
        if busy:
            twice = event.type() == QEvent.Type.GraphicsSceneMouseDoubleClick
            if twice or self.clicked_again(event.scenePos()):
                self.skip()
            else:
                self.end_scene()
            event.accept()
        if not busy or (not self.busy and self.repeated(event.scenePos())):
            super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the second press of a double click, while something is playing, for a wish to see the end."""
        if self.busy:
            self.mousePressEvent(event)
        else:
            super().mouseDoubleClickEvent(event)

    def event(self, event: QEvent) -> bool:
        """Take an Enter for no answer that comes in a hurry to where only the new question led it."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if self._hasty(event):
                event.accept()
                return True
            self._led = False
        return super().event(event)

    def _hasty(self, event: QKeyEvent) -> bool:
        if event.key() not in ENTER:
            return False
        before, self._entered = self._entered, event.timestamp()
        return self._led and not self.busy and event.timestamp() - before < QApplication.doubleClickInterval()

    def walk_on(self) -> None:
        """Note whether the keyboard comes to an answer that nobody went to."""
        before = self._last
        super().walk_on()
        self._led = self._led or before not in ((), self._last)

    def open_choices(self, piece: Piece, actions: Sequence[Action], title: str = "") -> None:
        """Open a small choice beside a piece; the Enter that opened it does not choose there as well."""
        super().open_choices(piece, actions, title)
        self._led = True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """End what is playing with Enter or Space, all of the move with Esc; otherwise walk and choose."""
        if not self.busy:
            super().keyPressEvent(event)
        elif event.key() in ENTER:
            self.end_scene()
        elif event.key() == Qt.Key.Key_Escape:
            self.skip()
        else:
            event.ignore()
