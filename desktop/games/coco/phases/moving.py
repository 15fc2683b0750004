"""CO-13 to CO-25: a basket is loaded and moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import advance
from desktop.core.text import Text, Who
from desktop.games.coco import wording
from desktop.games.coco.actions import LOADS, AnyAction, Load, Move, Use
from desktop.games.coco.data import BIT, CARDS, FRUIT, HOME, MARKET, VILLAGE, Half, Symbol, way
from desktop.games.coco.events import BasketMoved, Delivered, Loaded, Shown
from desktop.games.coco.phases.question import Question
from desktop.games.coco.reach import moves, why_not, why_not_half
from desktop.games.coco.scoring import collect, finish, full
from desktop.games.coco.state import Position
from desktop.games.coco.tiles import EMPTY, PUBLIC, bit_of, colour_of, kind_of, known_by, tile

__all__ = ["Loading", "Moving", "ask_load", "kinds", "load", "show"]


KINDS: tuple[tuple[tuple[Load, ...], ...], ...] = (((), LOADS[1:]), (LOADS[:1], LOADS))
"""What can be loaded: by whether there is fruit in stock, then coconuts."""


def kinds(state: Position, seat: int) -> Sequence[AnyAction]:
    """Return the kinds left in a seat's stock."""
    stock = state.stock
    return KINDS[stock[2 * seat] > 0][stock[2 * seat + 1] > 0]


def load(state: Position, seat: int, basket: int, kind: int) -> None:
    """Put a tile from the stock on a basket and the basket on the village."""
    state.stock[2 * seat + kind] -= 1
    state.where[basket] = VILLAGE
    state.load[basket] = tile(seat, kind, PUBLIC if state.terms.face_up else bit_of(seat))


def show(state: Position, seat: int, basket: int, kind: int, dealer: Dealer) -> None:
    """V2, V3: tell everybody what lies face up on a basket."""
    if state.terms.face_up:
        dealer.tell(Shown(seat, basket, kind))


def ask_load(state: Position, secret: Text) -> Text:
    """Return the question what to load; in V2 and V3 it is no secret."""
    if state.terms.child:
        return wording.CHILD_LOAD
    return wording.ASK_LOAD_OPEN if state.terms.face_up else secret


def _go(state: Position, seat: int, basket: int, end: int, steps: int, dealer: Dealer) -> None:
    """CO-18 to CO-24: move a loaded basket; on arrival its tile is loot. This ends the question."""
    start = state.where[basket]
    if dealer.listens:
        dealer.tell(BasketMoved(seat, basket, way(state.terms.places[seat], steps, start, end), steps))
    state.where[basket] = end
    state.taken ^= BIT[start] | BIT[end]
    if end == MARKET:
        state.where[basket] = HOME
        good = collect(state, seat, state.load[basket])
        state.load[basket] = EMPTY
        if dealer.listens:
            colour, count = colour_of(good), len(state.markets[seat])
            dealer.tell(Delivered(seat, basket, colour, count, kind=kind_of(good), known=known_by(good)))
        if full(state, seat):
            finish(state, dealer)
            return
    advance(state, dealer)


class Loading(Question, frozen=True, gc=False, tag=str.lower):  # type: ignore[misc]
    """CO-25: a new basket is loaded after its way is fixed; one kind left is asked for like two.

    Attributes:
        basket: the new basket.
        end: where it goes.
        steps: how far that is.

    """

    rule: ClassVar[str] = "CO-25"
    basket: int
    end: int
    steps: int

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return the kinds in the seat's stock."""
        return kinds(state, seat)

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain what is left in stock, or that the way of the basket is fixed."""
        match action:
            case Load(kind=kind):
                return wording.NO_FRUIT_LEFT if kind == FRUIT else wording.NO_COCONUT_LEFT
            case Use(symbol=symbol):
                return why_not_half(state, seat, symbol)
            case _:
                return wording.LOAD_THE_BASKET

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Load the basket and send it on its way."""
        basket, kind = self.basket, action.kind  # type: ignore[union-attr]  # options are loads
        load(state, seat, basket, kind)
        if dealer.listens:
            known = PUBLIC if state.terms.face_up else bit_of(seat)
            dealer.tell(Loaded(seat, basket, kind=kind, known=known))
            show(state, seat, basket, kind, dealer)
        _go(state, seat, basket, self.end, self.steps, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for a tile, or tell who loads."""
        if seat == state.active:
            return ask_load(state, wording.ASK_LOAD)
        return state.waits(wording.WAIT_LOAD.fill(who=Who(state.active)))


class Moving(Question, frozen=True, gc=False, tag=str.lower):  # type: ignore[misc]
    """CO-13 to CO-17: which basket moves, and where its steps end.

    Attributes:
        half: the half of the card that is carried out.

    """

    rule: ClassVar[str] = "CO-16"
    half: int

    def action(self, state: Position) -> Half:
        """Return the action of the card."""
        return CARDS[state.card][self.half]

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return every legal pair of a basket and an end."""
        return moves(state, seat, CARDS[state.card][self.half])

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain why a basket cannot go there."""
        match action:
            case Move():
                return why_not(state, seat, self.action(state), action)
            case Use(symbol=symbol):
                return why_not_half(state, seat, symbol)
            case _:
                return wording.MOVE_A_BASKET

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Move a basket, or ask first what to load on a new one."""
        basket, end = action.basket, action.end  # type: ignore[union-attr]  # options are moves
        steps = CARDS[state.card][self.half].steps
        if state.where[basket] == HOME:
            state.stack[-1] = Loading(basket, end, steps)
        else:
            _go(state, seat, basket, end, steps, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for a move, or tell who moves."""
        half = self.action(state)
        if seat != state.active:
            return state.waits(wording.WAIT_MOVE.fill(who=Who(state.active), n=half.steps))
        if half.symbol is Symbol.VILLAGE and state.fresh(seat) is not None:
            return (wording.CHILD_VILLAGE if state.terms.child else wording.ASK_VILLAGE).fill(n=half.steps)
        return (wording.CHILD_MOVE if state.terms.child else wording.ASK_MOVE).fill(n=half.steps)
