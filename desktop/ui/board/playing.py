"""Playing what happened: scenes one after the other, and the pieces that are there for one alone."""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Sequence
from typing import Any, TypeVar

from PySide6.QtCore import QAbstractAnimation, QPointF, Qt, Signal

from desktop.core.game import Event
from desktop.ui.board.context import BoardContext
from desktop.ui.board.motion import finish, paced
from desktop.ui.board.piece import Piece
from desktop.ui.board.pointing import Pointing

__all__ = ["Playing"]

P = TypeVar("P", bound=Piece)

GUEST = 700.0
"""How high a guest of a scene lies, if it is not said: above all that belongs to the board."""


class Playing(Pointing):
    """A scene of pieces on which events are played.

    Attributes:
        guests: pieces that are there for a scene alone.

    Signals:
        broken_off: scenes were left in the middle; those that would go on from there are void.
        uncovered: a scene of suspense has turned over what words may tell now.
        settled: nothing plays any more. It comes through the event loop, after an ``animate`` that left
            ``busy`` true, and never after one that left it false.
    """

    broken_off = Signal()
    uncovered = Signal()
    settled = Signal()

    def __init__(self, context: BoardContext) -> None:
        super().__init__(context)
        self._waiting: deque[tuple[Event, Any]] = deque()
        self._motion: QAbstractAnimation | None = None
        self.guests: list[Piece] = []

    def clear_all(self) -> None:
        """Remove every item, guests among them."""
        self.guests.clear()
        super().clear_all()

    # What a board writes

    def act(self, event: Event, view: Any) -> QAbstractAnimation | None:
        """Return the animation that shows one event, None if there is nothing to see."""
        return None

    def still(self, event: Event, view: Any) -> bool:
        """Return whether an event has no scene at all: the board goes on glowing, and the layout follows."""
        return False

    def withdraw(self) -> None:
        """Let nothing glow while something plays."""

    # Guests

    def welcome(self, guest: P, spot: QPointF, depth: float = GUEST, *, seen: bool = True) -> P:
        """Lay a piece on the board for one scene; it goes when it is dismissed, or with the next layout."""
        guest.setPos(spot)
        guest.setZValue(depth)
        guest.setOpacity(1.0 if seen else 0.0)
        self.addItem(guest)
        self.guests.append(guest)
        return guest

    def dismiss(self, guest: Piece) -> None:
        """Take a guest off the board, unless it has gone already."""
        if guest in self.guests:
            self.guests.remove(guest)
            self.removeItem(guest)

    def dismiss_all(self) -> None:
        """Take all guests off the board."""
        for guest in self.guests:
            self.removeItem(guest)
        self.guests.clear()

    # Scenes

    def animate(self, event: Event, view: Any) -> None:
        """Play one event, after those that are still playing.

        The window hands over all events of an update, waits for ``settled`` if the board is ``busy``,
        and lays out from the view.
        """
        line = self.context.game.tell(event)
        if line is not None:
            self.announced.emit(self.context.say(line))
        if self.context.speed <= 0 or self.still(event, view):
            return
        self._waiting.append((event, view))
        if self._motion is None:
            self.withdraw()
            self._play_next()

    @property
    def busy(self) -> bool:
        """Whether something is playing; ``settled`` tells when it ends."""
        return self._motion is not None or bool(self._waiting)

    def end_scene(self) -> None:
        """Bring what is playing to its end at once; what waits is played next."""
        if self._motion is not None:
            self._in_silence(self._motion)
            self._played()

    def catch_up(self, events: Sequence[Event], view: Any) -> None:
        """Bring the board, which was made anew, to where the scenes of these events had brought it."""
        for event in events:
            motion = None if self.still(event, view) else self._scene(event, view)
            if motion is not None:
                self._in_silence(motion)

    def skip(self) -> None:
        """Drop what is playing and waiting; the layout that follows shows where it led."""
        if self.busy:
            self._stop()
            self.broken_off.emit()
            self.settled.emit()

    def _play_next(self) -> None:
        while self._waiting:
            motion = self._scene(*self._waiting.popleft())
            if motion is not None:
                self._motion = paced(motion, self.context.speed, reduced=self.context.reduced_motion)
                # queued: what ends must not be deleted while Qt is still inside it
                # not finished: Qt keeps that back if a part's length has changed on the way
                motion.stateChanged.connect(self._played, Qt.ConnectionType.QueuedConnection)
                motion.start()
                return

    def _scene(self, event: Event, view: Any) -> QAbstractAnimation | None:
        """Return the scene of an event; one that fails is told and left out: the layout is right anyway."""
        try:
            return self.act(event, view)
        except Exception:  # noqa: BLE001 - whatever a scene does wrong must not hold up the game
            sys.excepthook(*sys.exc_info())
            return None

    def _in_silence(self, motion: QAbstractAnimation) -> None:
        """Show the end of a scene, without a heap of sounds."""
        sound, self.context.sound = self.context.sound, _hush
        try:
            if motion.state() == QAbstractAnimation.State.Stopped:
                motion.start()
            finish(motion)
        finally:
            self.context.sound = sound

    def _played(self) -> None:
        if self._motion is None or self._motion.state() != QAbstractAnimation.State.Stopped:
            return
        self._motion = None
        self._play_next()
        if not self.busy:
            self.settled.emit()

    def _stop(self) -> None:
        self._waiting.clear()
        motion, self._motion = self._motion, None
        if motion is not None:
            motion.stop()


def _hush(name: str) -> None:
    """Play no sound."""
