"""A turn's possible ends, each in many imagined worlds at once.

What everybody sees of a position is the same in all worlds; what the hidden tiles are worth differs, so
it is kept in arrays with one row per world.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from desktop.games.coco.appraisal import Floats, Scene
from desktop.games.coco.data import BASKETS, FRUIT, GOAL, HOME, MARKET, VILLAGE
from desktop.games.coco.phases.monkey import reached
from desktop.games.coco.scoring import score
from desktop.games.coco.state import Position, Terms, occupied
from desktop.games.coco.tiles import EMPTY, PUBLIC, bit_of, kind_of, known_by

__all__ = ["Case", "imagine", "scene"]

FRUIT_FIRST, TILES_NEXT = 1e-2, 1e-4
"""How fruit and tiles tell equal points apart at the end, where the table agreed on it (CO-38)."""


class Case:
    """A position in all worlds. Lists hold what all see, arrays what differs.

    Attributes:
        where: the node of every basket; known: who has seen its tile, as bits.
        worth: (world, basket, seat) what the tile would score for a seat.
        stock: (world, seat, 2) fruit and coconuts left; score: (world, seat) points, with what breaks ties.
        loot: tiles on every market place; turn: whose turn is next; side: where the monkey hangs.

    """

    __slots__ = ("known", "loot", "score", "side", "stock", "terms", "turn", "where", "worth")

    def __init__(
        self,
        terms: Terms,
        where: list[int],
        known: list[int],
        loot: list[int],
        turn: int,
        side: int,
        worth: Floats,
        stock: Floats,
        score: Floats,
    ) -> None:
        self.terms, self.turn, self.side = terms, turn, side
        self.where, self.known, self.loot = where, known, loot
        self.worth, self.stock, self.score = worth, stock, score

    def copy(self) -> Case:
        """Return an equal case; the arrays are shared, so whoever changes one replaces it."""
        lists = self.where.copy(), self.known.copy(), self.loot.copy()
        return Case(self.terms, *lists, self.turn, self.side, self.worth, self.stock, self.score)

    @property
    def over(self) -> bool:
        """Whether somebody has the tiles that end the game (CO-35)."""
        return max(self.loot) >= GOAL

    def load(self, seat: int, basket: int, kind: int) -> None:
        """CO-25: put a tile from the stock on a basket and the basket on the village."""
        self.where[basket] = VILLAGE
        self.known[basket] = PUBLIC if self.terms.face_up else bit_of(seat)
        self.worth = self.worth.copy()
        self.worth[:, basket] = 1.0 if kind == FRUIT or self.terms.race else -1.0
        if kind != FRUIT and not self.terms.race:
            self.worth[:, basket, seat] = 0.0
        self.stock = self.stock.copy()
        self.stock[:, seat, kind] -= 1

    def go(self, seat: int, basket: int, end: int) -> None:
        """CO-18 to CO-24: move a basket."""
        if end == MARKET:
            self._collect(seat, basket)
        else:
            self.where[basket] = end

    def swing(self, seat: int, left: int, right: int) -> None:
        """CO-28 to CO-30: let the monkey swing and rob."""
        basket = reached(self.where, occupied(self.where), left, right, self.side)
        self.side = 1 - self.side
        if basket is not None:
            self._collect(seat, basket)

    def swap(self, first: int, second: int) -> None:
        """CO-33: exchange the tiles of two baskets, and with them what is known."""
        self.worth = self.worth.copy()
        self.worth[:, [first, second]] = self.worth[:, [second, first]]
        self.known[first], self.known[second] = self.known[second], self.known[first]

    def look(self, seat: int, basket: int) -> None:
        """CO-34: look under a tile."""
        self.known[basket] |= bit_of(seat)

    def _collect(self, seat: int, basket: int) -> None:
        """CO-24, CO-30: the tile is loot, the basket goes back to its owner."""
        points = self.worth[:, basket, seat].copy()
        if self.terms.fruit_first and not self.terms.race:
            points += FRUIT_FIRST * (points > 0) + TILES_NEXT
        self.score = self.score.copy()
        self.score[:, seat] += points
        self.worth = self.worth.copy()
        self.worth[:, basket] = 0.0
        self.loot[seat] += 1
        self.where[basket], self.known[basket] = HOME, 0

    def outcome(self, seat: int) -> float:
        """CO-38: return the mean share of the win of a seat at the end."""
        winners = self.score >= self.score.max(axis=1, keepdims=True) - TILES_NEXT / 2
        return float((winners[:, seat] / winners.sum(axis=1)).mean())


def imagine(worlds: Sequence[Position]) -> Case:
    """Return positions that differ in hidden tiles only as one case."""
    position, seats = worlds[0], worlds[0].seats
    loads = np.array([world.load for world in worlds])
    foreign = (loads & 3)[..., None] != np.arange(seats)
    worth = np.where((loads >> 2 & 1)[..., None] == FRUIT, 1.0, -1.0 * foreign)
    if position.terms.race:
        worth[:] = 1.0
    worth[loads == EMPTY] = 0.0
    return Case(
        terms=position.terms,
        where=list(position.where),
        known=[0 if good == EMPTY else known_by(good) for good in position.load],
        loot=[len(market) for market in position.markets],
        turn=position.active,
        side=position.side,
        worth=worth.astype(np.float32),
        stock=np.array([world.stock for world in worlds], np.float32).reshape(-1, seats, 2),
        score=np.array([[_points(world, seat) for seat in range(seats)] for world in worlds], np.float32),
    )


def _points(position: Position, seat: int) -> float:
    """Return the points of a seat, with what breaks ties as fractions."""
    points = float(score(position, seat))
    if position.terms.fruit_first and not position.terms.race:
        points += sum(FRUIT_FIRST * (kind_of(good) == FRUIT) + TILES_NEXT for good in position.markets[seat])
    return points


def scene(cases: Sequence[Case]) -> Scene:
    """Return cases of one table as what the judgement looks at."""
    terms, seats = cases[0].terms, cases[0].terms.seats
    known = np.array([case.known for case in cases])
    own = np.arange(BASKETS * seats) // BASKETS
    return Scene(
        places=terms.places,
        race=terms.race,
        where=np.array([case.where for case in cases]),
        worth=np.stack([case.worth for case in cases]),
        own=own,
        known=(known[..., None] >> np.arange(seats) & 1).astype(bool),
        stock=np.stack([case.stock for case in cases]),
        score=np.stack([case.score for case in cases]),
        loot=np.array([case.loot for case in cases], np.float32),
        turn=np.array([case.turn for case in cases]),
        side=[case.side for case in cases],
    )
