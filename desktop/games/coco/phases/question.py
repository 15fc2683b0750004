"""What the questions of a turn have in common."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.game import Phase
from desktop.games.coco.actions import AnyAction
from desktop.games.coco.data import ALONE
from desktop.games.coco.state import Position

__all__ = ["Question"]


class Question(Phase[Position, AnyAction], frozen=True, gc=False):  # type: ignore[misc]
    """A question to whose turn it is. It is frozen, so that positions and their copies may share it.

    mypy takes msgspec for a dataclass, which may not freeze what its base has not.
    """

    def actors(self, state: Position) -> Sequence[int]:
        """Return whose turn it is."""
        return ALONE[state.active]
