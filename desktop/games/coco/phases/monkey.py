"""CO-26 to CO-32: Pongo swings across the board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import advance
from desktop.core.text import Text, Who
from desktop.games.coco import wording
from desktop.games.coco.actions import PLACINGS, AnyAction, Place
from desktop.games.coco.data import BASKETS, BIT, HOLES, HOME, RIGHT, RUNS
from desktop.games.coco.events import DiceRolled, MonkeySwung, Stolen
from desktop.games.coco.phases.question import Question
from desktop.games.coco.scoring import collect, finish, full
from desktop.games.coco.state import Position
from desktop.games.coco.tiles import EMPTY, colour_of, kind_of, known_by

__all__ = ["Placing", "reached", "roll"]


def reached(where: Sequence[int], taken: int, left: int, right: int, side: int) -> int | None:
    """CO-29: return the basket that the monkey reaches first from this side, if any."""
    run = RUNS[left][right]
    for node in reversed(run) if side == RIGHT else run:
        if taken & BIT[node]:
            return where.index(node)
    return None


def _chances(state: Position) -> list[bool]:
    """Return for each of the nine rolls whether a basket can be caught with it."""
    taken = state.taken
    caught = [[any(taken & BIT[node] for node in RUNS[left][right]) for right in HOLES] for left in HOLES]
    return [caught[first][second] or caught[second][first] for first in HOLES for second in HOLES]


def roll(state: Position, seat: int, dealer: Dealer) -> None:
    """CO-26, CO-32: roll both dice; two colours ask for a placement, a double has one only."""
    first, second = dealer.pick(HOLES), dealer.pick(HOLES)
    if dealer.listens:
        chances = _chances(state)
        catch, hope = chances[len(HOLES) * first + second], 100 * sum(chances) // len(chances)
        dealer.tell(DiceRolled(seat, first, second, catch, hope))
    state.stack.append(Placing(first, second))
    if first == second:
        _swing(state, seat, first, second, dealer)


def _swing(state: Position, seat: int, left: int, right: int, dealer: Dealer) -> None:
    """CO-27 to CO-31: the palms are placed, the monkey swings and robs; this ends the question."""
    side = state.side
    basket = reached(state.where, state.taken, left, right, side)
    if dealer.listens:
        stayed = (left, right) == (state.left, state.right)
        dealer.tell(MonkeySwung(seat, left, right, side, stayed, basket))
    state.left, state.right, state.side = left, right, 1 - side
    if basket is not None:
        node = state.where[basket]
        state.where[basket] = HOME
        state.taken ^= BIT[node]
        good = collect(state, seat, state.load[basket])
        state.load[basket] = EMPTY
        if dealer.listens:
            kind, known = kind_of(good), known_by(good)
            victim, count = basket // BASKETS, len(state.markets[seat])
            dealer.tell(Stolen(seat, victim, basket, node, colour_of(good), count, kind=kind, known=known))
        if full(state, seat):
            finish(state, dealer)
            return
    advance(state, dealer)


class Placing(Question, frozen=True, gc=False, tag=str.lower):  # type: ignore[misc]
    """CO-26, CO-27: which palm goes where after two different colours.

    Attributes:
        first, second: the colours of the dice.

    """

    rule: ClassVar[str] = "CO-26"
    first: int
    second: int

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return the two placements."""
        return (PLACINGS[self.first][self.second], PLACINGS[self.second][self.first])

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain that the palms stand in the colours of the dice, and that the run must be made."""
        return wording.OTHER_HOLES if isinstance(action, Place) else wording.MUST_SWING

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Place the palms and let the monkey swing."""
        assert isinstance(action, Place)
        _swing(state, seat, action.left, action.right, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for a placement, or tell who places the palms."""
        if seat == state.active:
            return wording.CHILD_PLACE if state.terms.child else wording.ASK_PLACE
        return state.waits(wording.WAIT_PLACE.fill(who=Who(state.active)))
