"""At the spot of a board: pieces that stand for actions, with hints, refusals and choices beside them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from desktop.core.game import Action, Decision
from desktop.core.text import say
from desktop.ui.board.context import BoardContext
from desktop.ui.board.overlay import Bubble, Choices, FocusRing, Mood
from desktop.ui.board.piece import Piece
from desktop.ui.board.walk import reading_order

__all__ = ["Spot"]

REST, READING = 350, 4000
"""Milliseconds that the mouse rests before a hint appears, and that a refusal stays."""
SMALLEST = 0.6
"""Below this scale of the window bubbles are enlarged, so that they stay readable."""
NOTHING_NOW = say("board", "Nothing can be chosen here at the moment.")


class Spot(QGraphicsScene):
    """A scene of pieces that stand for actions; whoever lets mouse and keyboard come to them subclasses it.

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
        self._pointed: Piece | None = None
        self._explaining: Piece | None = None
        self._said = "", QRectF()
        self._focused: Piece | None = None
        self._late = False
        self._attended = True
        self._last: tuple[Action, ...] = ()
        self._choices: Choices | None = None
        self._choosing: Decision | None = None
        self._chooser: Piece | None = None
        self._bubble = Bubble(context)
        self._ring = FocusRing(context)
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._show_hint)
        self._reading = QTimer(self, singleShot=True, interval=READING)
        self._reading.timeout.connect(self._have_read)

    def clear_all(self) -> None:
        """Remove every item and lay the overlays on the empty scene."""
        self._pointed = self._explaining = self._focused = self._choices = self._chooser = None
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
        self._explaining, self._said = None, (text, spot)
        kept = [place for place in self.kept() if place != spot]
        self._bubble.say(text, spot, self._in_sight(), mood, self._zoom(), kept)

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
        self._choosing, self._chooser = self.decision, piece
        self._choices = Choices(self.context, actions, title)
        self.addItem(self._choices)
        self._choices.open_at(piece.place(), self._in_sight(), self._zoom())
        if title:
            self.announced.emit(title)
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

    def _in_sight(self) -> QRectF:
        """Return the part of the board that is seen: all of it, unless it is shown larger than the window."""
        for view in self.views():
            seen = view.mapToScene(view.viewport().rect()).boundingRect().intersected(self.sceneRect())
            if view.isVisible() and not seen.isEmpty():
                return seen
        return self.sceneRect()

    def _zoom(self) -> float:
        views = self.views()
        scale = views[0].transform().m11() if views else 1.0
        return SMALLEST / scale if 0 < scale < SMALLEST else 1.0

    # Where mouse and keyboard are

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
            self._explaining = self._pointed

    def look_again(self) -> None:
        """Let what is explained under a mouse that rests be as it is now, and nothing that is gone."""
        piece = self._pointed
        if piece is None:
            return
        told = piece is self._explaining and self._bubble.isVisible()
        if piece.scene() is not self or not piece.isVisible():
            self._point_at(None)
        elif told and (self.explanation(piece), piece.place()) != self._said:
            self.hide_bubble()
            self._show_hint()

    def _have_read(self) -> None:
        """Take a reason away, and explain what the mouse has come to rest on meanwhile."""
        late = self._late
        self.hide_bubble()
        if late:
            self._show_hint()

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
