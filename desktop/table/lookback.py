"""Looking back at a game, step by step, through the eyes of any seat."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from desktop.core.game import Event, Game, Luck, View
from desktop.table.chronicle import Chronicle, Entry

__all__ = ["LookBack", "Round"]


class Round(NamedTuple):
    """How it stood at the end of a round: what the chart shows for every seat, and after how many steps."""

    number: int
    step: int
    values: tuple[float, ...]


class LookBack:
    """All positions of a game; number 0 is before the first step, number ``length`` after the last.

    For a game that is over, or for whoever may see everything: it shows any seat's view.
    """

    def __init__(self, game: Game[Any, Any, Any], past: Chronicle) -> None:
        self.game = game
        self._past = past

    @property
    def length(self) -> int:
        """How many steps there are."""
        return len(self._past.entries)

    def entry(self, step: int) -> Entry:
        """Return the step that leads to a position."""
        return self._past.entries[step - 1]

    def view(self, step: int, seat: int | None) -> View:
        """Return what a seat (None: a spectator) could know after so many steps."""
        view: View = self.game.view(self._position(step), seat)
        codec = self.game.codec
        again: View = codec.view(codec.encode(view))
        return again

    def events(self, step: int, seat: int | None) -> list[Event]:
        """Return what a seat (None: a spectator) saw happen in the step that led to a position."""
        told: Sequence[Event] = self.entry(step).events if step else self._past.opening
        return [seen for event in told if (seen := event.seen_by(seat)) is not None]

    def rounds(self) -> list[Round]:
        """Return how it stood at the end of every round, and at the end."""
        game, found = self.game, list[Round]()
        before, number = self._position(0), 0
        for step in range(1, self.length + 1):
            number = game.round(before)
            after = self._position(step)
            if not after.stack or game.round(after) != number:
                found.append(Round(number, step, game.course(after)))
            before = after
        return found

    def luck(self) -> list[Luck]:
        """Return everything that chance gave, in order."""
        told = [event for entry in self._past.entries for event in entry.events]
        return [luck for event in told if (luck := self.game.luck(event)) is not None]

    def _position(self, step: int) -> Any:
        entries = self._past.entries
        raw = entries[step].before if step < len(entries) else self._past.state
        return self.game.codec.state(raw)
