"""What an expert thinks of: every way the turn may end, valued in many imagined worlds at once."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from desktop.games.coco.actions import AnyAction, Load, Look, Move, Place, Swap, Use
from desktop.games.coco.appraisal import PAIRS, appraise
from desktop.games.coco.data import BASKETS, CARDS, COCONUT, FRUIT, HOME, VILLAGE, Symbol
from desktop.games.coco.phases import Loading
from desktop.games.coco.reach import moves
from desktop.games.coco.replies import Plan, foreseen
from desktop.games.coco.view import CocoView, sample
from desktop.games.coco.worlds import Case, imagine, scene

__all__ = ["Lookahead"]


class Lookahead:
    """A seat's turn from one question to its end; chance within the turn is weighed, not sampled.

    Args:
        worlds: in how many worlds the hidden tiles are dealt to where they can be. In the open race one
            tells all, and the answers of the next seat are looked at too.
    """

    def __init__(self, view: CocoView, seat: int, worlds: int, rng: Random) -> None:
        self.seat = seat
        states = [sample(view, rng) for _ in range(1 if view.terms.race else worlds)]
        self.state = states[0]
        self.now = imagine(states)
        if self.state.turns:
            self.now.turn = (seat + 1) % self.state.seats
        self.ends: list[Case] = []

    def values(self, options: Sequence[AnyAction]) -> list[float]:
        """Return the expected share of the win after every answer, if the turn goes on as well as it can."""
        plans = [self._plan(action) for action in options]
        shares = self._shares()
        return [sum(chance * max(shares[end] for end in ends) for chance, ends in plan) for plan in plans]

    def _shares(self) -> list[float]:
        """Return the seat's mean share of the win at every end of the turn."""
        shares = [end.outcome(self.seat) if end.over else 0.0 for end in self.ends]
        going = [index for index, end in enumerate(self.ends) if not end.over]
        if going:
            means = appraise(scene([self.ends[index] for index in going]))[:, :, self.seat].mean(axis=1)
            for index, mean in zip(going, means.tolist(), strict=True):
                shares[index] = mean
        if self.state.terms.race and self.state.turns:
            return foreseen(self.state, self.now.side, self.ends, shares, self.seat)
        return shares

    def _plan(self, action: AnyAction) -> Plan:
        if isinstance(action, Use):
            return self._use(Symbol(action.symbol))
        return [(1.0, list(self._answer(action)))]

    def _answer(self, action: AnyAction) -> Iterator[int]:
        """Yield the ends that an answer leaves open."""
        match action:
            case Load(kind=kind):
                yield self._load(kind)
            case Move():
                yield from self._move(action)
            case Place(left=left, right=right):
                yield self._swing(left, right)
            case Swap(first=first, second=second):
                yield self._swap(first, second)
            case Look(basket=basket):
                yield self._look(basket)
            case _:  # CO-12: a new card, or none
                yield self._end(self.now.copy())

    def _use(self, symbol: Symbol) -> Plan:
        state, laden = self.state, self.state.on_board()
        match symbol:
            case Symbol.MONKEY:
                return [
                    (chance, [self._swing(left, right) for left, right in {(one, two), (two, one)}])
                    for one, two, chance in PAIRS
                ]
            case Symbol.SWAP:
                pairs = [(one, two) for one in laden for two in laden if one < two]
                return [(1.0, [self._swap(one, two) for one, two in pairs])]
            case Symbol.MAGNIFIER:
                return [(1.0, [self._look(basket) for basket in laden])]
            case Symbol.VILLAGE | Symbol.FOOTPRINTS:
                half = next(half for half in CARDS[state.card] if half.symbol is symbol)
                return [(1.0, [end for move in moves(state, self.seat, half) for end in self._move(move)])]

    def _end(self, case: Case) -> int:
        self.ends.append(case)
        return len(self.ends) - 1

    def _load(self, kind: int) -> int:
        """CO-04, CO-25: the way of the basket is fixed, or it stays on the village before the first turn."""
        phase, case = self.state.stack[-1], self.now.copy()
        basket, end = BASKETS * self.seat, VILLAGE
        if isinstance(phase, Loading):
            basket, end = phase.basket, phase.end
        case.load(self.seat, basket, kind)
        case.go(self.seat, basket, end)
        return self._end(case)

    def _move(self, move: Move) -> Iterator[int]:
        """Yield the ends of a move: one for every kind that a new basket may carry."""
        if self.now.where[move.basket] != HOME:
            case = self.now.copy()
            case.go(self.seat, move.basket, move.end)
            yield self._end(case)
            return
        for kind in (FRUIT, COCONUT):
            if self.state.stock[2 * self.seat + kind]:
                case = self.now.copy()
                case.load(self.seat, move.basket, kind)
                case.go(self.seat, move.basket, move.end)
                yield self._end(case)

    def _swing(self, left: int, right: int) -> int:
        case = self.now.copy()
        case.swing(self.seat, left, right)
        return self._end(case)

    def _swap(self, first: int, second: int) -> int:
        case = self.now.copy()
        case.swap(first, second)
        return self._end(case)

    def _look(self, basket: int) -> int:
        case = self.now.copy()
        case.look(self.seat, basket)
        return self._end(case)
