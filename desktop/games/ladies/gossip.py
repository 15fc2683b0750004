"""Whom a Gossip card fits (G01 to G20): pure functions of public facts."""

from __future__ import annotations

from collections.abc import Callable

from desktop.games.ladies.data import DECK, DESIGNERS, DRESS, GLOVES, HAT, JEWELLERY, KIND, MARKS, PRICE
from desktop.games.ladies.state import Position

__all__ = ["AFTERNOON", "EVENING", "MORNING", "fits", "in_time"]

MORNING, AFTERNOON, EVENING = range(3)
"""The three gossip windows of a day (LG-85)."""

LATE = frozenset((0, 1, 2))
SINCE_AFTERNOON = frozenset((9, 11, 12, 13, 17, 19))
SAME_EVENING = frozenset((7, 8, 10, 15))


def in_time(state: Position, card: int, window: int) -> bool:
    """Return whether a card may be given in this window at all."""
    if card in LATE:
        return state.day > (3 if state.last == 6 else 2)
    if card in SINCE_AFTERNOON:
        return window >= AFTERNOON
    return card not in SAME_EVENING or window == EVENING


def _lacks(kind: int) -> Callable[[Position, int, int], bool]:
    def holds(state: Position, target: int, _giver: int) -> bool:
        return all(KIND[card] != kind for card in state.wardrobes[target])

    return holds


def _twice(state: Position, target: int, _giver: int) -> bool:
    kinds = [KIND[card] for card in state.wardrobes[target]]
    return len(set(kinds)) < len(kinds)


def _three_designers(state: Position, target: int, _giver: int) -> bool:
    return state.conflicted(target)


def _one_designer(state: Position, target: int, _giver: int) -> bool:
    marks = [MARKS[card] for card in state.wardrobes[target]]
    return any(sum(1 for each in marks if each & designer) >= 4 for designer in DESIGNERS)


def _neutral(state: Position, target: int, _giver: int) -> bool:
    return sum(1 for card in state.wardrobes[target] if not MARKS[card]) >= 4


def _sent_back(state: Position, target: int, _giver: int) -> bool:
    return state.sent_back[target] > 0


def _put_off(state: Position, target: int, _giver: int) -> bool:
    return state.put_off[target] > 0


def _took_nothing(state: Position, target: int, _giver: int) -> bool:
    return not state.took[target]


def _bargain(state: Position, target: int, _giver: int) -> bool:
    return state.bargain[target]


def _company(state: Position, target: int, _giver: int) -> bool:
    return state.visits.count(state.visits[target]) > 1


def _visits_me(state: Position, target: int, giver: int) -> bool:
    return state.visits[target] == giver


def _visits_herself(state: Position, target: int, _giver: int) -> bool:
    return state.visits[target] == target


def _cheap(state: Position, target: int, _giver: int) -> bool:
    wardrobe = state.wardrobes[target]
    return len(wardrobe) >= 2 and all(PRICE[card] <= 400 for card in wardrobe)


def _spendthrift(state: Position, target: int, _giver: int) -> bool:
    return state.paid[target] >= 1000


def _jewels(state: Position, target: int, _giver: int) -> bool:
    return sum(1 for card in state.wardrobes[target] if DECK[card] == JEWELLERY) >= 3


def _deserted(state: Position, target: int, _giver: int) -> bool:
    return not state.visited(target)


def _household(state: Position, target: int, _giver: int) -> bool:
    return len(state.maids[target]) >= 3


def _last_number(state: Position, target: int, _giver: int) -> bool:
    return target < state.couples and state.numbers[target] == state.couples


CONDITIONS: tuple[Callable[[Position, int, int], bool], ...] = (
    _lacks(DRESS),
    _lacks(HAT),
    _lacks(GLOVES),
    _twice,
    _three_designers,
    _one_designer,
    _neutral,
    _sent_back,
    _put_off,
    _took_nothing,
    _bargain,
    _company,
    _visits_me,
    _visits_herself,
    _cheap,
    _spendthrift,
    _jewels,
    _deserted,
    _household,
    _last_number,
)
"""Conditions of G01 to G20 about the target, and the giver, both by number of the Lady."""


def fits(state: Position, card: int, target: int, giver: int, window: int) -> bool:
    """Return whether a Lady may hand this card to another in this window (LG-81)."""
    return target != giver and in_time(state, card, window) and CONDITIONS[card](state, target, giver)
