"""The position with its open questions, and the set-up."""

from __future__ import annotations

from desktop.core.dealer import Dealer
from desktop.core.game import Options
from desktop.games.florence.data import (
    BUILDERS,
    BUILDING_COPIES,
    BUILDING_KINDS,
    FREEDOMS,
    JESTERS,
    LANDSCAPE_COPIES,
    RECRUITING_CARDS,
    STACKS,
    base_price,
    purse,
    tokens_of,
)
from desktop.games.florence.estate import PALAZZI
from desktop.games.florence.phases.auction import Bidding, Gift, Opening
from desktop.games.florence.phases.court import Courting
from desktop.games.florence.phases.gains import Choosing, PickingLandscape, PlacingBuilding, PlacingLandscape
from desktop.games.florence.phases.rounds import Award, Turns
from desktop.games.florence.phases.setup import NOBODY, NOT_YET, Returning, SeatBids, deal_professions, sit
from desktop.games.florence.phases.together import Consent, PlacingAcross
from desktop.games.florence.phases.turn import Turn
from desktop.games.florence.phases.work import Adding, Payment
from desktop.games.florence.state import DECKS, SOURCES, Position

__all__ = ["Question", "State", "deal"]

Question = (
    Award
    | Turns
    | Returning
    | SeatBids
    | Courting
    | Opening
    | Bidding
    | Gift
    | PickingLandscape
    | PlacingLandscape
    | Choosing
    | Turn
    | PlacingBuilding
    | PlacingAcross
    | Consent
    | Adding
    | Payment
)


class State(Position, kw_only=True):
    """The position with its open questions."""

    stack: list[Question] = []


def deal(seats: int, options: Options, dealer: Dealer) -> State:
    """FL-01 to FL-07: set up the table and ask the first question."""
    state = _lay_out(seats, options)
    _add_tokens(state, options, dealer)
    sit(state, range(seats))
    state.stack += [Award(), Returning((NOT_YET,) * seats)]
    if options["seat_bidding"]:
        asked = list(range(seats))
        dealer.shuffle(asked)
        state.stack.append(SeatBids(tuple(asked), (NOBODY,) * seats, (0,) * seats))
        return state
    state.starter = 0 if options["starter"] == "first" else dealer.below(seats)
    deal_professions(state, dealer)
    return state


def _lay_out(seats: int, options: Options) -> State:
    palazzo = PALAZZI[bool(options["cooperative"])]
    return State(
        order=[],
        after=[0] * seats,
        muse=bool(options["muse"]),
        cooperative=bool(options["cooperative"]),
        open_money=bool(options["open_money"]),
        base=base_price(seats),
        money=[purse(seats)] * seats,
        prestige=[0] * seats,
        hand=[0] * seats,
        table=[0] * seats,
        recruited=[0] * seats,
        bonus=[0] * seats,
        goals=[0] * seats,
        recruiters=[0] * seats,
        replaced=[0] * seats,
        freedoms=[0] * seats,
        jesters=[0] * seats,
        builders=[0] * seats,
        tiles=[()] * seats,
        built=[palazzo] * seats,
        taken=[palazzo] * seats,
        kinds=[0] * seats,
        lands=[(0, 0, 0)] * seats,
        best=[0] * seats,
        sources=[(0,) * len(SOURCES)] * seats,
        seen=[(0, 0, 0)] * seats,
        since=[(0, 0, 0)] * seats,
        stones=[NOBODY] * len(STACKS),
        stacks=[LANDSCAPE_COPIES] * 3 + [JESTERS, BUILDERS, 0, RECRUITING_CARDS],
        supply=[BUILDING_COPIES] * len(BUILDING_KINDS),
        tokens=[tokens_of(seats)] * len(FREEDOMS),
        decks=list(DECKS),
        characters=[NOBODY] * seats,
    )


def _add_tokens(state: State, options: Options, dealer: Dealer) -> None:
    """FL-64: with two seats one or two of the nine other freedoms lie ready as well."""
    if state.seats > 2:
        return
    others = [freedom for freedom in FREEDOMS for _ in range(3)]
    for _ in range(1 if options["few_freedoms"] else 2):
        state.tokens[dealer.draw(others)] += 1
