"""The frame of a round: the stack is its timetable, the last part at the bottom."""

from __future__ import annotations

from typing import ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import Phase, advance
from desktop.core.seats import around
from desktop.games.florence.actions import AnyAction
from desktop.games.florence.data import BEST_WORK, MERCHANT, MINIMUM, ROUNDS, STACKS
from desktop.games.florence.events import BestWork, GameEnded, GoalScored, MerchantCalled, RoundBegan
from desktop.games.florence.phases.auction import Gift, Opening
from desktop.games.florence.phases.court import Courting
from desktop.games.florence.phases.turn import begin_turn
from desktop.games.florence.reckoning import cards_in, goal_points, measures
from desktop.games.florence.state import BEST, GOAL, Position

__all__ = ["Award", "Turns", "final_places"]


class Turns(Phase[Position, AnyAction], tag=str.lower):
    """FL-08, FL-29: one turn after the other. Asks nobody itself."""

    rule: ClassVar[str] = "FL-29"
    waiting: tuple[int, ...]

    def resume(self, state: Position, dealer: Dealer) -> None:
        """Let the next seat begin its turn."""
        if not self.waiting:
            advance(state, dealer)
            return
        seat, *others = self.waiting
        self.waiting = tuple(others)
        state.stack.append(begin_turn(state, seat, dealer))


class Award(Phase[Position, AnyAction], tag=str.lower):
    """FL-55 to FL-59: best works, then the next round or the end. Asks nobody itself."""

    rule: ClassVar[str] = "FL-55"

    def resume(self, state: Position, dealer: Dealer) -> None:
        """Begin the first round, or close one and begin the next."""
        if state.round:
            _award(state, dealer)
            state.starter = state.after[state.starter]
        if state.round == ROUNDS:
            _finish(state, dealer)
        else:
            _begin_round(state, dealer)


def _begin_round(state: Position, dealer: Dealer) -> None:
    """FL-08: push the timetable of a round, its first part on top."""
    seats = state.seats
    state.round += 1
    state.inside = (1 << seats) - 1
    state.stones = [-1] * len(STACKS)
    clockwise = [state.starter]
    while len(clockwise) < seats:
        clockwise.append(state.after[clockwise[-1]])
    dealer.tell(RoundBegan(state.round, state.starter, MINIMUM[state.round]))
    state.stack.append(Turns(tuple(clockwise)))
    if state.muse:
        state.stack.append(Courting(state.starter))
    state.stack.append(Opening(state.starter))
    if state.merchant >= 0:
        dealer.tell(MerchantCalled(state.merchant))
        state.stack.append(Gift(state.merchant))


def _award(state: Position, dealer: Dealer) -> None:
    """FL-55, FL-56, FL-70: three prestige points for the best work; characters go back."""
    value = max(state.best)
    best = tuple(seat for seat in around(0, state.seats) if value and state.best[seat] == value)
    for seat in best:
        state.credit(seat, BEST_WORK, BEST)
    dealer.tell(BestWork(best, value, BEST_WORK))
    state.best = [0] * state.seats
    if state.muse:
        state.merchant = next((seat for seat, who in enumerate(state.characters) if who == MERCHANT), -1)
        state.characters = [-1] * state.seats


def _finish(state: Position, dealer: Dealer) -> None:
    """FL-57 to FL-59: reveal and score the prestige cards, seat by seat."""
    gains = [
        (seat, card, goal_points(state, state.seats, seat, card))
        for seat in state.order
        for card in cards_in(state.goals[seat])
    ]
    for seat, card, points in gains:
        state.credit(seat, points, GOAL)
        dealer.tell(GoalScored(seat, card, points, measures(state, state.seats, card)))
    state.stack.clear()
    winners = tuple(seat for seat, place in enumerate(final_places(state)) if place == 1)
    dealer.tell(GameEnded(tuple(state.prestige), tuple(state.money), winners))


def final_places(state: Position) -> tuple[int, ...]:
    """FL-59: prestige, then money; equal seats share a place."""
    keys = list(zip(state.prestige, state.money, strict=True))
    return tuple(1 + sum(other > key for other in keys) for key in keys)
