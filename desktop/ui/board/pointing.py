"""Pointing at a board, by mouse and by keyboard alike."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneMouseEvent

from desktop.core.game import Decision
from desktop.ui.board.context import BoardContext
from desktop.ui.board.piece import Piece
from desktop.ui.board.spot import Spot
from desktop.ui.board.walk import Direction, first_answer, neighbour

__all__ = ["ENTER", "Pointing"]

ARROWS: dict[int, Direction] = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)


class Pointing(Spot):
    """A scene whose pieces are pressed, and walked over."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__(context)
        self._question: Decision | None = None
        self._pressed: Piece | None = None
        self._clicked: Piece | None = None
        self._owed = 0
        self._walks = False

    def clear_all(self) -> None:
        """Remove every item and lay the overlays on the empty scene."""
        self._pressed = self._clicked = None
        super().clear_all()

    # By mouse

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Start to wait for a hint where the mouse rests."""
        super().mouseMoveEvent(event)
        self._point_at(self.piece_at(event.scenePos()))

    def event(self, event: QEvent) -> bool:
        """Forget the mouse when it leaves, and keep Tab for the walk over what glows."""
        if event.type() == QEvent.Type.GraphicsSceneLeave:
            self._point_at(None)
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self.keyPressEvent(event)
            return event.isAccepted()
        return super().event(event)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Note what is pressed; a press beside an open choice closes it."""
        super().mousePressEvent(event)
        if event.isAccepted() or event.button() != Qt.MouseButton.LeftButton:
            return
        if self.decision is None and self.repeated(event.scenePos()):
            self._owed += 1
            event.accept()
            return
        self._owed = 0
        self._walks = False
        self.focus_on(None)
        self._question = self.decision
        self._pressed = self._clicked = self.piece_at(event.scenePos())
        if self._pressed is None:  # the view may drag a board that is larger than its window
            self.close_choices()
            self.hide_bubble()
        else:
            event.accept()

    @property
    def grasped(self) -> bool:
        """Whether the mouse went down on a piece that waits for it to come up again."""
        return self._pressed is not None

    def let_go(self) -> None:
        """Forget the press: the mouse drags the board instead."""
        self._pressed = self._clicked = None
        self.close_choices()
        self.hide_bubble()

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Press the piece under the mouse if the left button went down on it, at the same question."""
        super().mouseReleaseEvent(event)
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, None
        if pressed is None or self.piece_at(event.scenePos()) is not pressed:
            return
        if pressed.command or (pressed.actions and self._asks_still):
            self.press(pressed)

    @property
    def _asks_still(self) -> bool:
        """Whether what is asked now was asked when the mouse went down; others may have had it put anew."""
        before, now = self._question, self.decision
        if before is None or now is None:
            return before is now
        return (before.seat, before.since) == (now.seat, now.since)

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Take the second press of a double click for a press, unless it would answer another question.

        On a piece that ``repeats`` it may, if it is put to the same seat: cubes are bought in quick clicks.
        """
        if self.decision is self._question or self.repeated(event.scenePos()):
            self.mousePressEvent(event)
        else:
            event.accept()

    def repeated(self, point: QPointF) -> bool:
        """Return whether a click is meant once more: by the same seat on what was clicked and ``repeats``."""
        piece, before, now = self._clicked, self._question, self.decision
        if piece is None or before is None or not self.clicked_again(point):
            return False
        return now is None or (piece.open and now.seat == before.seat)

    def clicked_again(self, point: QPointF) -> bool:
        """Return whether a click is on what was clicked last and ``repeats``, whatever it means now."""
        return self._clicked is not None and self._clicked.repeats and self.piece_at(point) is self._clicked

    def pay_owed(self) -> None:
        """Press once what was clicked again before this question was put; forget it if that means nothing."""
        piece, before, now = self._clicked, self._question, self.decision
        if piece is not None and piece.open and before and now and now.seat == before.seat:
            self._owed = max(0, self._owed - 1)
            self.press(piece)
        else:
            self._owed = 0

    # By keyboard

    def enter(self, by: int) -> None:
        """Let the keyboard, which walked onto the board, be where it was, else at the first or last stop."""
        self._walks = True
        if self._focused is None:
            self.step(by)

    def walk_on(self) -> None:
        """After a new question let the keyboard, if in use, be where it was, else at the first answer."""
        stops = self.stops() if self._walks and self.decision is not None else []
        if stops:
            same = (stop for stop in stops if stop.actions and tuple(stop.actions) == self._last)
            self.focus_on(next(same, None) or self.begin_at(stops))

    def begin_at(self, stops: Sequence[Piece]) -> Piece:
        """Return where the keyboard begins with a new question; boards may know a better place."""
        return first_answer(stops)

    def stay(self) -> None:
        """After pieces were made anew let the keyboard be at the same place, on what lies there now."""
        left = self._focused
        if left is not None and left.scene() is not self:
            spot = left.place().center()
            self.focus_on(next((stop for stop in self.stops() if stop.place().contains(spot)), None))

    def step(self, by: int) -> bool:
        """Go to the next (1) or previous (-1) stop; say whether there is one.

        It goes round while something is asked; otherwise it ends beyond the last, and leads off the board.
        """
        stops = self.stops()
        if not stops:
            return False
        if self._focused not in stops:
            self.focus_on(first_answer(stops) if by > 0 else stops[-1])
            return True
        there = stops.index(self._focused) + by
        if self.decision is None and not 0 <= there < len(stops):
            self.focus_on(None)
            return False
        self.focus_on(stops[there % len(stops)])
        return True

    def go(self, direction: Direction) -> bool:
        """Go to the nearest stop in a direction; say whether there is any stop."""
        stops = self.stops()
        if self._focused not in stops:
            return self.step(1)
        here = stops.index(self._focused)
        there = neighbour([piece.place() for piece in stops], here, direction)
        self.focus_on(stops[there])
        return True

    def digit(self, number: int) -> bool:
        """Press the numbered row of an open choice; boards may give digits more to do."""
        if self._choices is None or number > len(self._choices.rows):
            return False
        self.press(self._choices.rows[number - 1])
        return True

    def step_back(self) -> bool:
        """Leave what was begun and not yet chosen (a lifted tile ...); say whether there was anything."""
        return False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk with arrows and Tab, choose with Enter or a digit, step back with Esc; leave the rest."""
        key = event.key()
        answers = key in ENTER or Qt.Key.Key_1 <= key <= Qt.Key.Key_9
        held = answers and event.isAutoRepeat()  # a key held down must not answer twice
        event.setAccepted(held or self._key(key))

    def _leave_choice(self) -> bool:
        """Close a choice, and let the keyboard be at what opened it again; say whether one was open."""
        opener, walking = self._chooser, self._focused is not None
        closed = self.close_choices()
        if closed and walking and opener in self.stops():
            self.focus_on(opener)
        return closed

    def _key(self, key: int) -> bool:
        if key == Qt.Key.Key_Escape:
            return self._leave_choice() or self.step_back() or self.hide_bubble()
        if key in ARROWS:
            self._walks = True
            return self.go(ARROWS[key])
        if key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab):
            self._walks = True
            return self.step(1 if key == Qt.Key.Key_Tab else -1)
        if key in ENTER and self._focused is not None:
            self.press(self._focused)
            return True
        return Qt.Key.Key_1 <= key <= Qt.Key.Key_9 and self.digit(key - Qt.Key.Key_0)
