"""Shows one thing after the other: events are played, then the board is laid out from the view, always."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from typing import NamedTuple

from PySide6.QtCore import QObject, Signal

from desktop.core.game import Event, View
from desktop.ui.board.view import BoardView
from desktop.ui.later import Later

__all__ = ["Playback"]

BACKLOG = 12
"""More news than this waiting is not played but shown at once, unless somebody asked to see it again."""


class News(NamedTuple):
    """What happened, and how it looks afterwards."""

    events: Sequence[Event]
    view: View
    again: bool


class Playback(QObject):
    """The queue between the table and the board; ``speed`` 0.0 shows no motion at all.

    Signals:
        shown: a new event begins to be shown (or is skipped), or what it turns over can be seen: the log
            takes it now, not earlier.
        laid_out: the board shows this view.
        idle: everything has been shown.
    """

    shown = Signal(object)
    laid_out = Signal(object)
    idle = Signal()

    def __init__(self, board: BoardView, speed: Callable[[], float], page: QObject | None = None) -> None:
        super().__init__(page)  # it ends with its page, while the board may still be in motion
        self._board = board
        self._speed = speed
        self._waiting: deque[News | Callable[[], object]] = deque()
        self._events: deque[Event] = deque()
        self._begun: list[Event] = []  # those whose scenes led from the last layout to what the board shows
        self._news: News | None = None
        self._untold: Event | None = None
        self._hurried = False
        self._rushed = False
        self._running = False
        self._again = Later(self, self._go_on)
        self._idle = Later(self, self._tell_idle)
        board.broken_off.connect(self._lose_thread)
        board.made_anew.connect(self._catch_up)
        board.uncovered.connect(self._narrate)
        board.settled.connect(self._go_on)

    @property
    def busy(self) -> bool:
        """Whether something is still to be shown."""
        return self._news is not None or bool(self._waiting)

    @property
    def shows(self) -> bool:
        """Whether news is being shown or waits for it; what is only to be done afterwards does not count."""
        return self._news is not None or any(isinstance(each, News) for each in self._waiting)

    @property
    def withholds(self) -> bool:
        """Whether a scene of suspense is being played, of which nothing may be told yet."""
        return self._untold is not None

    def tell(self, events: Sequence[Event], view: View, *, again: bool = False) -> None:
        """Show what happened, after what is already waiting; ``again``: it has been shown before."""
        self._waiting.append(News(events, view, again))
        self._go_on()

    def then(self, act: Callable[[], object]) -> None:
        """Do something when everything told so far has been shown."""
        self._waiting.append(act)
        self._go_on()

    def hurry(self) -> None:
        """End the scene that is being shown; the next one follows."""
        if self._news is not None:
            self._board.end_scene()
            self._go_on()

    def skip(self) -> None:
        """Skip to the end of the move that is being shown."""
        if self._news is not None:
            self._hurried = True
            self._board.skip()
            self._go_on()

    def rush(self) -> None:
        """Skip to the end of everything that waits."""
        self._rushed = self.busy
        self.skip()

    def _lose_thread(self) -> None:
        """Leave out what goes on from scenes that were broken off; the layout shows where it led."""
        self._hurried = self._news is not None

    def _catch_up(self) -> None:
        """Go on where the scenes were, after all was made anew in another language or other colours."""
        if self._news is None or self._running:
            return
        self._running = True
        try:
            self._board.catch_up(self._begun, self._news.view)
        finally:
            self._running = False

    def clear(self) -> None:
        """Forget everything that waits; the caller lays the board out."""
        self._waiting.clear()
        self._events.clear()
        self._news = self._untold = None
        self._rushed = False
        self._board.skip()

    def _go_on(self) -> None:
        """Show what comes next, until something takes time; what fails is left out, and the rest goes on."""
        if self._running:
            return
        self._running = True
        try:
            while not self._board.busy and (self._news is not None or self._waiting):
                self._step()
        except BaseException:
            self._again.start()
            raise
        finally:
            self._running = False
        if not self.busy:
            self._rushed = False
            self._idle.start()

    def _tell_idle(self) -> None:
        if not self.busy:
            self.idle.emit()

    def _narrate(self) -> None:
        """Tell the event that is being shown, unless it has been told."""
        event, self._untold = self._untold, None
        if event is not None:
            self.shown.emit(event)

    def _step(self) -> None:
        self._narrate()
        if self._news is None:
            following = self._waiting.popleft()
            if not isinstance(following, News):
                following()
                return
            self._news = following
            self._events = deque(following.events)
            self._hurried = False
            self._begun.clear()
        if self._events:
            self._show(self._news, self._events.popleft())
            return
        view, self._news = self._news.view, None
        self._board.lay_out(view)
        self.laid_out.emit(view)

    def _show(self, news: News, event: Event) -> None:
        """Let the board play an event, and tell it: at once, or when the board has turned it over."""
        self._board.context.speed = self._speed() if self._plays(news) else 0.0
        self._board.repeats = news.again
        self._untold = None if news.again else event
        if not (self._board.context.speed and self._board.suspense(event)):
            self._narrate()
        if self._board.context.speed:
            self._begun.append(event)
        self._board.animate(event, news.view)
        if not self._board.busy:
            self._narrate()

    def _plays(self, news: News) -> bool:
        return not (self._hurried or self._rushed) and (news.again or len(self._waiting) <= BACKLOG)
