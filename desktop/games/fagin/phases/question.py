"""What all questions of this game have in common."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.game import Phase
from desktop.games.fagin.actions import AnyAction
from desktop.games.fagin.state import Position

__all__ = ["Question"]


class Question(Phase[Position, AnyAction], frozen=True, gc=False):  # type: ignore[misc]
    """A question to one seat. It is frozen, so that copies and views of a position may share it.

    mypy takes msgspec for a dataclass, which may not freeze what its base has not.
    """

    seat: int

    def actors(self, state: Position) -> Sequence[int]:
        """Return the one seat that is asked."""
        return (self.seat,)
