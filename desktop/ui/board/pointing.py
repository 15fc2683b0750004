"""Pointing at a board: hints, refusals and choices at the spot, by mouse and by keyboard alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from desktop.core.game import Action, Decision
from desktop.core.text import say
from desktop.ui.board.context import BoardContext
from desktop.ui.board.overlay import Bubble, Choices, FocusRing, Mood
from desktop.ui.board.piece import Piece
from desktop.ui.board.walk import Direction, first_answer, neighbour, reading_order

__all__ = ["ENTER", "Pointing"]

REST, READING = 350, 4000
"""Milliseconds that the mouse rests before a hint appears, and that a refusal stays."""
SMALLEST = 0.6
"""Below this scale of the window bubbles are enlarged, so that they stay readable."""
ARROWS: dict[int, Direction] = {
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
NOTHING_NOW = say("board", "Nothing can be chosen here at the moment.")


class Pointing(QGraphicsScene):
    """A scene of pieces that stand for actions.

    Signals:
        chosen: an action of the decision that is asked.
        announced: a sentence for screen readers.
        targets_changed: other pieces can be chosen; the accessible list follows it.
        focus_moved: the keyboard is on another piece, or (None) on none.
    """

    chosen = Signal(object)
    announced = Signal(str)
    targets_changed = Signal()
    focus_moved = Signal(object)

    SIZE: ClassVar[tuple[int, int]] = (1400, 1000)

    def __init__(self, context: BoardContext) -> None:
        super().__init__(0, 0, *self.SIZE)
        self.context = context
        self.decision: Decision | None = None
        self._question: Decision | None = None
        self._pressed: Piece | None = None
        self._clicked: Piece | None = None
        self._owed = 0
        self._pointed: Piece | None = None
        self._focused: Piece | None = None
        self._walks = False
        self._late = False
        self._attended = True
        self._last: tuple[Action, ...] = ()
        self._choices: Choices | None = None
        self._choosing: Decision | None = None
        self._bubble = Bubble(context)
        self._ring = FocusRing(context)
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._show_hint)
        self._reading = QTimer(self, singleShot=True, interval=READING)
        self._reading.timeout.connect(self._have_read)

    def clear_all(self) -> None:
        """Remove every item and lay the overlays on the empty scene."""
        self._pressed = self._clicked = self._pointed = self._focused = self._choices = None
        self.clear()
        self._bubble = Bubble(self.context)
        self._ring = FocusRing(self.context)
        self.addItem(self._bubble)
        self.addItem(self._ring)

    # What stands for an action

    def pieces(self) -> list[Piece]:
        """Return all visible pieces that a click may mean something to, the uppermost first."""
        return [
            item
            for item in self.items()
            if isinstance(item, Piece) and (item.actions or item.command) and item.isVisible()
        ]

    def offered(self) -> set[Action]:
        """Return the answers that can be given on the board; the line above it offers the others."""
        return {action for piece in self.pieces() if piece.open for action in piece.actions}

    def stops(self) -> list[Piece]:
        """Return what glows in reading order, one piece per choice; an open choice hides all others."""
        if self._choices is not None:
            return list(self._choices.rows)
        single: dict[object, Piece] = {}
        for piece in self.pieces():
            if piece.open:
                single.setdefault(tuple(piece.actions) if piece.command is None else piece, piece)
        glowing = list(single.values())
        return [glowing[index] for index in reading_order([piece.place() for piece in glowing])]

    def legal(self, piece: Piece) -> list[Action]:
        """Return what a click on a piece may mean now."""
        options = self.decision.options if self.decision else ()
        return [action for action in piece.actions if action in options]

    def press(self, piece: Piece) -> None:
        """Do what a click or Enter on a piece means: choose, open a choice, or say why not."""
        legal = self.legal(piece)
        in_choice = self._choices is not None and piece in self._choices.rows
        if piece.command is not None and piece.open:
            self.hide_bubble()  # what it explains may lie under something else in a moment
            piece.command()
        elif not legal:
            self.refuse(piece)
        elif in_choice or (len(legal) == 1 and not piece.confirm):
            self.choose(legal[0])
        else:
            self.open_choices(piece, legal, piece.confirm)

    def choose(self, action: Action) -> None:
        """Answer the question."""
        self.close_choices()
        self.hide_bubble()
        self.chosen.emit(action)

    # At the spot

    def refuse(self, piece: Piece) -> None:
        """Say at the spot why a click on this piece does nothing."""
        reason = self.context.explain(piece.actions[0]) if piece.actions else None
        self.complain(self.context.say(reason or NOTHING_NOW), piece.place())

    def complain(self, reason: str, spot: QRectF) -> None:
        """Show a reason at a spot of the scene."""
        self._rest.stop()
        self._say_at(reason, spot, "refusal")
        self._reading.start()
        self.announced.emit(reason)
        self.context.sound("refuse")

    def explanation(self, piece: Piece) -> str:
        """Return the hint of a piece and, while something is asked, why it cannot be chosen."""
        lines = [piece.hint]
        if self.decision is not None and piece.actions and not piece.open:
            reason = self.context.explain(piece.actions[0])
            lines.append(self.context.say(reason) if reason is not None else "")
        return "\n".join(filter(None, lines))

    def explain_at(self, text: str, spot: QRectF) -> None:
        """Show an explanation at a spot of the scene until the mouse or the keyboard moves on."""
        self._say_at(text, spot, "hint")

    def _say_at(self, text: str, spot: QRectF, mood: Mood) -> None:
        """Let the bubble speak, beside what is to be seen rather than over it."""
        kept = [place for place in self.kept() if place != spot]
        self._bubble.say(text, spot, self.sceneRect(), mood, self._zoom(), kept)

    def kept(self) -> list[QRectF]:
        """Return what an explanation hides as little of as it can: what glows, and what a board adds."""
        return [piece.place() for piece in self.stops()]

    @property
    def _refusing(self) -> bool:
        """Whether a reason is shown: it stays until it is read, a hint goes as soon as the mouse does."""
        return self._bubble.isVisible() and self._bubble.mood == "refusal"

    def hide_bubble(self) -> bool:
        """Hide hint and refusal; say whether one was shown."""
        shown = self._bubble.isVisible()
        self._rest.stop()
        self._reading.stop()
        self._late = False
        self._bubble.hide()
        return shown

    @property
    def bubble(self) -> Bubble:
        """The explanation or refusal that is shown, for tests and for screen readers."""
        return self._bubble

    @property
    def choices(self) -> Choices | None:
        """The choice that is open at a spot."""
        return self._choices

    def open_choices(self, piece: Piece, actions: Sequence[Action], title: str = "") -> None:
        """Open a small choice beside a piece."""
        walking = self._focused is not None
        self.close_choices()
        self.hide_bubble()
        self._choosing = self.decision
        self._choices = Choices(self.context, actions, title)
        self.addItem(self._choices)
        self._choices.open_at(piece.place(), self.sceneRect(), self._zoom())
        if walking:
            self.focus_on(self._choices.rows[0])
        self.targets_changed.emit()

    def close_choices(self) -> bool:
        """Close the choice at the spot; say whether one was open."""
        if self._choices is None:
            return False
        if self._focused in self._choices.rows:
            self.focus_on(None)
        self.removeItem(self._choices)
        self._choices = None
        self.targets_changed.emit()
        return True

    def _zoom(self) -> float:
        views = self.views()
        scale = views[0].transform().m11() if views else 1.0
        return SMALLEST / scale if 0 < scale < SMALLEST else 1.0

    # By mouse

    def piece_at(self, point: QPointF) -> Piece | None:
        """Return the uppermost piece with actions or a hint; of an open choice only the rows."""
        found = (
            item
            for item in self.items(point)
            if isinstance(item, Piece) and not item.through and (item.actions or item.hint or item.command)
        )
        if self._choices is not None:
            return next((piece for piece in found if piece in self._choices.rows), None)
        return next(found, None)

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Start to wait for a hint where the mouse rests."""
        super().mouseMoveEvent(event)
        self._point_at(self.piece_at(event.scenePos()))

    def _point_at(self, piece: Piece | None) -> None:
        if piece is self._pointed:
            return
        self._pointed = piece
        self._late = False
        self.point_out(piece)
        if not self._refusing:
            self.hide_bubble()
        if piece is not None and (piece.hint or piece.actions):
            self._rest.start()

    def point_out(self, piece: Piece | None) -> None:
        """Show more of what mouse or keyboard has come to than its hint, if a board has more to show."""

    def _show_hint(self) -> None:
        text = self.explanation(self._pointed) if self._pointed is not None else ""
        self._late = bool(text) and self._refusing
        if text and self._pointed is not None and not self._refusing:
            self.explain_at(text, self._pointed.place())

    def _have_read(self) -> None:
        """Take a reason away, and explain what the mouse has come to rest on meanwhile."""
        late = self._late
        self.hide_bubble()
        if late:
            self._show_hint()

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
        """Press the piece under the mouse if the left button went down on it."""
        super().mouseReleaseEvent(event)
        event.accept()
        if event.button() != Qt.MouseButton.LeftButton:
            return
        pressed, self._pressed = self._pressed, None
        if (
            pressed is not None
            and (pressed.actions or pressed.command)
            and self.piece_at(event.scenePos()) is pressed
        ):
            self.press(pressed)

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
        piece, before, now = self.piece_at(point), self._question, self.decision
        if piece is None or piece is not self._clicked or before is None or not piece.repeats:
            return False
        return now is None or (piece.open and now.seat == before.seat)

    def pay_owed(self) -> None:
        """Press once what was clicked again before this question was put; forget it if that means nothing."""
        piece, before, now = self._clicked, self._question, self.decision
        if piece is not None and piece.open and before and now and now.seat == before.seat:
            self._owed = max(0, self._owed - 1)
            self.press(piece)
        else:
            self._owed = 0

    # By keyboard

    @property
    def focused(self) -> Piece | None:
        """The piece that the keyboard is on."""
        return self._focused

    def focus_on(self, piece: Piece | None) -> None:
        """Put the keyboard on a piece, or (None) take it off; the ring and the hint follow."""
        if piece is self._focused:
            return
        self._focused = piece
        if piece is not None and piece.actions:  # an aid of the board answers nothing
            self._last = tuple(piece.actions)
        self._ring.surround(piece if self._attended else None)
        self.hide_bubble()
        self.point_out(piece if self._attended else None)
        if piece is not None and piece.hint and self._attended:
            self.explain_at(piece.hint, piece.place())
        self.focus_moved.emit(piece)

    @property
    def attended(self) -> bool:
        """Whether the keyboard is on this board, and not elsewhere in the window."""
        return self._attended

    def attend(self, *, here: bool) -> None:
        """Show where the keyboard is only while it is here: elsewhere it has a mark of its own."""
        comes, self._attended = here and not self._attended, here
        self._ring.surround(self._focused if here else None)
        if comes and self._focused is not None:
            self.focus_moved.emit(self._focused)

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

    def _key(self, key: int) -> bool:
        if key == Qt.Key.Key_Escape:
            return self.close_choices() or self.step_back() or self.hide_bubble()
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
