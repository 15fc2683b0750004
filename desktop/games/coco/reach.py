"""CO-13 to CO-23: where baskets can go, and why they cannot go elsewhere."""

from __future__ import annotations

from functools import lru_cache

from desktop.core.text import Text
from desktop.games.coco import wording
from desktop.games.coco.actions import MOVES, Move
from desktop.games.coco.data import (
    BASKETS,
    BIT,
    BOARD_REACH,
    CARDS,
    COLUMNS,
    FIELDS,
    HOME,
    MARKET,
    PLACES,
    REACH,
    VILLAGE,
    Half,
    Symbol,
    row,
)
from desktop.games.coco.state import Position

VILLAGE_CARD, MONKEY_CARD, SWAP_CARD = Symbol.VILLAGE, Symbol.MONKEY, Symbol.SWAP

__all__ = ["executable", "moves", "obstacle", "why_not", "why_not_half"]


@lru_cache(maxsize=1 << 15)
def _answers(basket: int, ends: int) -> tuple[Move, ...]:
    """Return the moves of a basket to a set of nodes, given as bits."""
    answers, legal = MOVES[basket], []
    while ends:
        lowest = ends & -ends
        legal.append(answers[lowest.bit_length() - 1])
        ends ^= lowest
    return tuple(legal)


def moves(state: Position, seat: int, half: Half) -> tuple[Move, ...]:
    """Return every legal move of a Village or Footprints action (CO-13 to CO-17)."""
    symbol, steps = half
    first, place, free = BASKETS * seat, state.terms.places[seat], ~state.taken
    one, two, three = nodes = state.where[first : first + BASKETS]
    reach = BOARD_REACH[place][steps]
    if HOME not in nodes or not state.has_tiles(seat):
        return (
            _answers(first, reach[one] & free)
            + _answers(first + 1, reach[two] & free)
            + _answers(first + 2, reach[three] & free)
        )
    fresh, begin = nodes.index(HOME), REACH[place][steps][HOME] & free
    if symbol is VILLAGE_CARD:
        return _answers(first + fresh, begin)
    ends = [reach[one] & free, reach[two] & free, reach[three] & free]
    ends[fresh] = begin
    return _answers(first, ends[0]) + _answers(first + 1, ends[1]) + _answers(first + 2, ends[2])


def can_move(state: Position, seat: int, half: Half) -> bool:
    """Return whether there is any legal move, without listing them: this runs at every card."""
    symbol, steps = half
    first, place, free = BASKETS * seat, state.terms.places[seat], ~state.taken
    one, two, three = nodes = state.where[first : first + BASKETS]
    if HOME in nodes and state.has_tiles(seat):
        if REACH[place][steps][HOME] & free:
            return True
        if symbol is VILLAGE_CARD:
            return False
    reach = BOARD_REACH[place][steps]
    return bool((reach[one] | reach[two] | reach[three]) & free)


def executable(state: Position, seat: int, half: Half) -> bool:
    """Return whether an action can be carried out at all (CO-11, CO-26, CO-33, CO-34)."""
    symbol, steps = half
    if steps:
        return can_move(state, seat, half)
    if symbol is MONKEY_CARD:
        return True
    laden = len(state.where) - state.where.count(HOME)
    return laden >= (2 if symbol is SWAP_CARD else 1)


def obstacle(state: Position, seat: int, half: Half) -> Text:
    """Return why an action that is not executable is not."""
    match half.symbol:
        case Symbol.SWAP:
            return wording.SWAP_NEEDS_TWO
        case Symbol.MAGNIFIER:
            return wording.LOOK_NEEDS_ONE
        case Symbol.MONKEY:
            return wording.ACTION_CHOSEN
        case Symbol.VILLAGE if state.fresh(seat) is not None:
            return wording.VILLAGE_BLOCKED
        case Symbol.VILLAGE | Symbol.FOOTPRINTS:
            return wording.NOBODY_CAN_MOVE.fill(n=half.steps)


def why_not(state: Position, seat: int, half: Half, action: Move) -> Text:
    """Return why this move is not among ``moves``."""
    basket, end = action.basket, action.end
    fresh = state.fresh(seat)
    if not 0 <= basket < BASKETS * state.seats or not 0 <= end <= HOME:
        return wording.NO_SUCH_FIELD
    if basket // BASKETS != seat:
        return wording.NOT_YOUR_BASKET
    if half.symbol is Symbol.VILLAGE and fresh is not None and basket != fresh:
        return wording.MUST_BE_NEW if state.where[basket] != HOME else wording.BASKETS_ALIKE
    if state.where[basket] == HOME and basket != fresh:
        return wording.BASKETS_ALIKE if fresh is not None else wording.NO_TILE_LEFT
    return _blocked(state, seat, half.steps, action)


def _blocked(state: Position, seat: int, steps: int, action: Move) -> Text:
    """Return why a basket that may move cannot move there (CO-18 to CO-23)."""
    start, end = min(state.where[action.basket], VILLAGE), action.end
    if end >= VILLAGE:
        if end != MARKET:
            return wording.NO_WAY_BACK
        return wording.MARKET_TOO_FAR.fill(n=steps)
    if state.taken & BIT[end]:
        return wording.OCCUPIED
    forward = PLACES[state.terms.places[seat]].forward
    if start < FIELDS and (row(end) - row(start)) * forward < 0:
        return wording.NEVER_BACKWARDS
    shortest = _distance(state.terms.places[seat], start, end)
    return (wording.TOO_FAR if shortest > steps else wording.ALL_STEPS).fill(n=steps)


def _distance(place: int, start: int, end: int) -> int:
    """Return how many steps a field ahead is away."""
    if start == VILLAGE:
        return 1 + _distance(place, PLACES[place].first, end)
    return abs(row(end) - row(start)) + abs(end % COLUMNS - start % COLUMNS)


def why_not_half(state: Position, seat: int, symbol: int) -> Text:
    """Return why a half of this turn's card cannot be used (any more)."""
    half = next((half for half in CARDS[state.card] if half.symbol == symbol), None)
    if half is None:
        return wording.NOT_ON_CARD
    return wording.ACTION_CHOSEN if executable(state, seat, half) else obstacle(state, seat, half)
