"""CO-33, CO-34: goods are swapped, or looked at."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import advance
from desktop.core.text import Text, Who
from desktop.games.coco import wording
from desktop.games.coco.actions import LOOKS, SWAPS, AnyAction, Look, Swap, Use
from desktop.games.coco.events import Looked, Swapped
from desktop.games.coco.phases.question import Question
from desktop.games.coco.reach import why_not_half
from desktop.games.coco.state import Position
from desktop.games.coco.tiles import SWAPPED, bit_of, kind_of, seen

__all__ = ["Looking", "Swapping"]

HISTORY = 2
"""The memory aid with which the log says where somebody looked or swapped."""


@cache
def _pairs(laden: tuple[int, ...]) -> tuple[Swap, ...]:
    """Return every pair of these baskets."""
    return tuple(SWAPS[first][second] for first, second in combinations(laden, 2))


class Swapping(Question, frozen=True, gc=False, tag=str.lower):  # type: ignore[misc]
    """CO-33: which two baskets exchange their tiles; knowledge goes with the tiles."""

    rule: ClassVar[str] = "CO-33"

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return every pair of baskets on the board."""
        return _pairs(tuple(state.on_board()))

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain which baskets can be chosen."""
        match action:
            case Swap(first=first, second=second):
                return wording.TWO_DIFFERENT if first == second else wording.NOT_ON_BOARD
            case Use(symbol=symbol):
                return why_not_half(state, seat, symbol)
            case _:
                return wording.SWAP_TWO

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Exchange the tiles without looking."""
        assert isinstance(action, Swap)
        first, second, load = action.first, action.second, state.load
        load[first], load[second] = load[second] | SWAPPED, load[first] | SWAPPED
        if dealer.listens:
            nodes = (state.where[first], state.where[second])
            dealer.tell(Swapped(seat, first, second, nodes, state.terms.memory_aid >= HISTORY))
        advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for two baskets, or tell who swaps."""
        if seat == state.active:
            return wording.CHILD_SWAP if state.terms.child else wording.ASK_SWAP
        return state.waits(wording.WAIT_SWAP.fill(who=Who(state.active)))


class Looking(Question, frozen=True, gc=False, tag=str.lower):  # type: ignore[misc]
    """CO-34: under which tile to look."""

    rule: ClassVar[str] = "CO-34"

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return every basket on the board."""
        return [LOOKS[basket] for basket in state.on_board()]

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain which baskets can be chosen."""
        match action:
            case Look():
                return wording.NOT_ON_BOARD
            case Use(symbol=symbol):
                return why_not_half(state, seat, symbol)
            case _:
                return wording.LOOK_AT_ONE

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Show the tile to the seat alone."""
        assert isinstance(action, Look)
        basket = action.basket
        good = state.load[basket] = seen(state.load[basket], bit_of(seat))
        if dealer.listens:
            where, traced = state.where[basket], state.terms.memory_aid >= HISTORY
            dealer.tell(Looked(seat, basket, where, traced, kind=kind_of(good), known=bit_of(seat)))
        advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for a basket, or tell who looks."""
        if seat == state.active:
            return wording.CHILD_LOOK if state.terms.child else wording.ASK_LOOK
        return state.waits(wording.WAIT_LOOK.fill(who=Who(state.active)))
