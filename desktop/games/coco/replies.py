"""What the next seat may answer, card by card: the expert's second look in the open race.

There nothing is hidden, so that one imagined world tells all, and the cards that are left are known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from copy import copy

import numpy as np

from desktop.games.coco.actions import Move
from desktop.games.coco.appraisal import PAIRS, Floats, appraise
from desktop.games.coco.data import CARDS, COCONUT, FRUIT, HOME, Half, Symbol
from desktop.games.coco.reach import moves
from desktop.games.coco.state import Position, occupied
from desktop.games.coco.worlds import Case, scene

__all__ = ["Plan", "Replies", "foreseen"]

Plan = list[tuple[float, list[int]]]
"""What an answer leads to: chances, each with the ends of the turn among which the seat may then choose."""

CLOSELY = 6
"""How many of the best moves are looked at again."""
NOT_SEEN = 1e-4
"""By how much a move that is not looked at again is worse, at least, than those that are."""


class Replies:
    """The turn after a turn, with every card that may be drawn.

    Attributes:
        ends: how it may end.

    """

    def __init__(self, state: Position) -> None:
        self.ends: list[Case] = []
        self._state = state
        self._cards = Counter(CARDS[card] for card in state.deck or (*state.discard, state.card))

    def to(self, case: Case) -> list[tuple[float, list[Plan]]]:
        """Return the chance of every card, with all that whose turn it is may do with it."""
        plans: dict[Half, list[Plan]] = {}
        total = self._cards.total()
        replies: list[tuple[float, list[Plan]]] = []
        for halves, count in self._cards.items():
            for half in halves:
                if half not in plans:
                    plans[half] = self._with(case, half)
            possible = [plan for half in halves for plan in plans[half]]
            replies.append((count / total, possible or [[(1.0, [self._end(case.copy())])]]))
        return replies

    def shares(self) -> Floats:
        """Return (end, seat) the share of the win of every seat."""
        going = [case for case in self.ends if not case.over]
        shares = np.zeros((len(self.ends), self._state.seats), np.float32)
        over = np.array([case.over for case in self.ends], bool)
        if going:
            shares[~over] = appraise(scene(going)).mean(axis=1)
        for index in np.flatnonzero(over):
            shares[index] = [self.ends[index].outcome(seat) for seat in range(self._state.seats)]
        return shares

    def _with(self, case: Case, half: Half) -> list[Plan]:
        if half.symbol is Symbol.MONKEY:
            return [
                [
                    (chance, [self._swung(case, left, right) for left, right in {(one, two), (two, one)}])
                    for one, two, chance in PAIRS
                ]
            ]
        position = copy(self._state)
        position.where, position.taken = case.where, occupied(case.where)
        position.stock = [int(tiles) for tiles in case.stock[0].ravel()]
        return [[(1.0, [self._moved(case, move)])] for move in moves(position, case.turn, half)]

    def _swung(self, case: Case, left: int, right: int) -> int:
        after = case.copy()
        after.swing(case.turn, left, right)
        return self._end(after)

    def _moved(self, case: Case, move: Move) -> int:
        after, seat = case.copy(), case.turn
        if case.where[move.basket] == HOME:
            after.load(seat, move.basket, FRUIT if case.stock[0, seat, FRUIT] else COCONUT)
        after.go(seat, move.basket, move.end)
        return self._end(after)

    def _end(self, case: Case) -> int:
        case.turn = (case.turn + 1) % self._state.seats
        self.ends.append(case)
        return len(self.ends) - 1


def foreseen(
    state: Position, side: int, ends: Sequence[Case], shares: Sequence[float], seat: int
) -> list[float]:
    """Return a seat's share of the win at every end of its turn, after the best that the next seat can do.

    Args:
        side: where the monkey hung before; shares: what the ends are worth at first sight.
    """
    kinds: dict[object, list[int]] = {}
    for index, end in enumerate(ends):
        if not end.over:
            kinds.setdefault((*end.where, *end.loot, end.side), []).append(index)
    alike = sorted(kinds.values(), key=lambda indices: -shares[indices[0]])
    swung = [indices for indices in alike if ends[indices[0]].side != side]
    moved = [indices for indices in alike if ends[indices[0]].side == side]
    closely = swung + moved[:CLOSELY]
    values = list(shares)
    for indices, value in zip(closely, _after(state, [ends[each[0]] for each in closely], seat), strict=True):
        for index in indices:
            values[index] = value
    shift = sum(values[each[0]] - shares[each[0]] for each in closely) / max(1, len(closely))
    least = min((values[each[0]] for each in moved[:CLOSELY]), default=1.0)
    for index in (index for indices in moved[CLOSELY:] for index in indices):
        values[index] = min(shares[index] + shift, least - NOT_SEEN)
    return values


def _after(state: Position, ends: Sequence[Case], seat: int) -> list[float]:
    """Return a seat's share of the win at ends of its turn, on average over the cards of the next seat."""
    replies = Replies(state)
    trees = [replies.to(end) for end in ends]
    shares = replies.shares()
    return [
        float(sum(chance * _best(plans, shares, end.turn)[seat] for chance, plans in tree))
        for end, tree in zip(ends, trees, strict=True)
    ]


def _best(plans: Sequence[Plan], shares: Floats, seat: int) -> Floats:
    """Return the shares of all seats after the plan that is best for one."""
    outcomes = [
        sum(chance * shares[max(ends, key=lambda end: shares[end, seat])] for chance, ends in plan)
        for plan in plans
    ]
    return max(outcomes, key=lambda outcome: float(outcome[seat]))
