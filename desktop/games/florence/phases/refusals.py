"""Why an action of phase B cannot be carried out, in the order in which people ask."""

from __future__ import annotations

from desktop.core.text import Text
from desktop.games.florence import wording
from desktop.games.florence.actions import (
    AnyAction,
    Build,
    Complete,
    CourtWork,
    Introduce,
    Propose,
    Recruit,
    TakeBonus,
    TakeProfession,
)
from desktop.games.florence.data import (
    ACTION_PRICE,
    BUILDING_KINDS,
    BUILDING_PRICE,
    CARD_BONUS,
    CARD_PROFESSIONS,
    FREEDOMS,
    MINIMUM,
)
from desktop.games.florence.estate import building_fits
from desktop.games.florence.phases.purse import unpaid
from desktop.games.florence.phases.together import why_not_together
from desktop.games.florence.reckoning import best_bonus, court_value, work_value
from desktop.games.florence.state import Position

__all__ = ["why_no_action"]


def why_no_action(state: Position, seat: int, action: AnyAction) -> Text | None:  # noqa: PLR0911 - one per action
    """Explain why this seat cannot do this; it still has actions, and limits per turn are no matter."""
    match action:
        case Complete(card=card):
            return _why_no_work(state, seat, card)
        case CourtWork():
            reached = court_value(state, seat) + best_bonus(state, seat, state.bonus[seat], 0)
            return wording.BELOW_MINIMUM.fill(value=reached, minimum=MINIMUM[state.round])
        case Build(kind=kind) if kind in BUILDING_KINDS:
            return _why_no_building(state, seat, kind)
        case TakeProfession():
            return _why_no_card(state, seat, CARD_PROFESSIONS)
        case TakeBonus():
            return _why_no_card(state, seat, CARD_BONUS)
        case Introduce(freedom=freedom) if freedom in FREEDOMS:
            if state.freedoms[seat] >> freedom & 1:
                return wording.FREEDOM_OWNED
            return unpaid(state, seat, ACTION_PRICE) if state.tokens[freedom] else wording.FREEDOM_GONE
        case Recruit(owner=owner):
            return _why_no_recruiting(state, seat, owner)
        case Propose(neighbour=neighbour, kind=kind):
            return why_not_together(state, seat, neighbour, kind)
        case _:
            return wording.TURN_FIRST


def _why_no_work(state: Position, seat: int, card: int) -> Text:
    if not 0 <= card < state.hand[seat].bit_length() or not state.hand[seat] >> card & 1:
        return wording.NOT_IN_HAND
    value = work_value(state, seat, card)
    more = best_bonus(state, seat, state.bonus[seat], 1)
    pattern = wording.BELOW_MINIMUM_WITH_BONUS if more else wording.BELOW_MINIMUM
    return pattern.fill(value=value, more=more, minimum=MINIMUM[state.round])


def _why_no_building(state: Position, seat: int, kind: int) -> Text | None:
    if state.kinds[seat] >> kind & 1:
        return wording.KIND_OWNED
    if not state.supply[kind]:
        return wording.KIND_GONE
    if kind not in building_fits(state.closed(seat)):
        return wording.NO_SPOT if kind in building_fits(state.taken[seat]) else wording.NO_ROOM
    return unpaid(state, seat, BUILDING_PRICE[state.builders[seat]])


def _why_no_card(state: Position, seat: int, deck: int) -> Text | None:
    return unpaid(state, seat, ACTION_PRICE) if state.decks[deck] else wording.DECK_EMPTY


def _why_no_recruiting(state: Position, seat: int, owner: int) -> Text:
    if not state.recruiters[seat]:
        return wording.NO_RECRUITER
    return wording.OWN_TABLE if owner == seat else wording.NOT_ON_TABLE
