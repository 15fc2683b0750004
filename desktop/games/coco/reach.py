"""CO-13 to CO-23: where baskets can go, and why they cannot go elsewhere."""

from __future__ import annotations

from desktop.core.text import Text
from desktop.games.coco import wording
from desktop.games.coco.actions import MOVES, Move
from desktop.games.coco.data import (
    ANYWHERE,
    BASKETS,
    BIT,
    CARDS,
    COLUMNS,
    FIELDS,
    HOME,
    MARKET,
    OWN,
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


class Answers(dict[int, tuple[Move, ...]]):
    """The moves of a basket to a set of nodes, given as bits, each listed when it is first asked for."""

    def __init__(self, basket: int) -> None:
        super().__init__()
        self._moves = MOVES[basket]

    def __missing__(self, ends: int) -> tuple[Move, ...]:
        """List the moves to these nodes."""
        if len(self) >= LISTED:
            self.clear()
        legal, left = [], ends
        while left:
            lowest = left & -left
            legal.append(self._moves[lowest.bit_length() - 1])
            left ^= lowest
        answers = self[ends] = tuple(legal)
        return answers


LISTED = 1 << 12
"""How many sets of nodes are kept for a basket: thousands of games ask for 2,500 of the 6,500 of a place."""
ANSWERS: tuple[Answers, ...] = tuple(map(Answers, range(len(MOVES))))


def moves(state: Position, seat: int, half: Half) -> tuple[Move, ...]:
    """Return every legal move of a Village or Footprints action (CO-13 to CO-17)."""
    reach, free, where = REACH[state.terms.places[seat]][half.steps], ANYWHERE ^ state.taken, state.where
    legal: tuple[Move, ...] = ()
    first = True
    for basket in OWN[seat]:
        if (node := where[basket]) == HOME:  # the first of those at home stands for all
            if not (first and state.has_tiles(seat)):
                continue
            if half.symbol is VILLAGE_CARD:
                return ANSWERS[basket][reach[HOME] & free]
            first = False
        legal += ANSWERS[basket][reach[node] & free]
    return legal


def executable(state: Position, seat: int, half: Half) -> bool:
    """Return whether an action can be carried out at all (CO-11, CO-26, CO-33, CO-34)."""
    if half.symbol is MONKEY_CARD:
        return True
    if not half.steps:
        laden = len(state.where) - state.where.count(HOME)
        return laden >= (2 if half.symbol is SWAP_CARD else 1)
    reach, free, where = REACH[state.terms.places[seat]][half.steps], ANYWHERE ^ state.taken, state.where
    if half.symbol is VILLAGE_CARD and state.fresh(seat) is not None:
        return reach[HOME] & free != 0
    for basket in OWN[seat]:
        if reach[node := where[basket]] & free and (node != HOME or state.has_tiles(seat)):
            return True
    return False


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
