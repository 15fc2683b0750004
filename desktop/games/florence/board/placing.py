"""A tile in the hand of the player: turned, flipped, moved over the estate, laid."""

from __future__ import annotations

from desktop.games.florence.actions import Place
from desktop.games.florence.estate import FLIPPED, ORIENTATIONS, SIDE, TURNED, squares

__all__ = ["Held"]


class Held:
    """What is being placed: a kind, how it is turned, and the lower left corner of the box around it.

    ``columns`` is 7 in one's own estate and 14 across a border.
    """

    def __init__(self, kind: int, columns: int = SIDE) -> None:
        self.kind, self.columns = kind, columns
        self.turn = 0
        self.x = self.y = 0.0

    @property
    def spot(self) -> Place:
        """Where it would lie, pushed back inside."""
        width, height = self._box()
        x = max(0, min(self.columns - width, round(self.x)))
        y = max(0, min(SIDE - height, round(self.y)))
        return Place(self.turn, x, y)

    def _box(self) -> tuple[int, int]:
        cells = ORIENTATIONS[self.kind][self.turn]
        return 1 + max(x for x, _ in cells), 1 + max(y for _, y in cells)

    def go_to(self, spot: Place) -> None:
        """Lie at a spot."""
        self.turn, self.x, self.y = spot.turn, float(spot.x), float(spot.y)

    def point_at(self, x: float, y: float) -> None:
        """Lie around a point, given in squares."""
        width, height = self._box()
        self.x, self.y = x - width / 2, y - height / 2

    def step(self, dx: int, dy: int) -> None:
        """Move by squares, inside the estate."""
        spot = self.spot
        self.x, self.y = spot.x + dx, spot.y + dy
        self.go_to(self.spot)

    def rotate(self, *, clockwise: bool = True) -> None:
        """Make a quarter turn about the middle."""
        for _ in range(1 if clockwise else 3):
            self._change(TURNED[self.kind][self.turn])

    def flip(self) -> None:
        """Turn the tile over about the middle."""
        self._change(FLIPPED[self.kind][self.turn])

    def _change(self, turn: int) -> None:
        width, height = self._box()
        middle = self.x + width / 2, self.y + height / 2
        self.turn = turn
        self.point_at(*middle)

    @property
    def grounds(self) -> tuple[int, ...]:
        """The squares it would cover, for every estate that is shown."""
        spot = self.spot
        cells = [(spot.x + dx, spot.y + dy) for dx, dy in ORIENTATIONS[self.kind][spot.turn]]
        return tuple(
            squares((x - left, y) for x, y in cells if left <= x < left + SIDE)
            for left in range(0, self.columns, SIDE)
        )
