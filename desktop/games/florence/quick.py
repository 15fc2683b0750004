"""Sensible answers in microseconds, for playing on inside a sampled world."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from desktop.games.florence.actions import (
    END,
    PASS,
    AnyAction,
    Build,
    Complete,
    Court,
    CourtWork,
    Introduce,
    Open,
    Place,
    Recruit,
    Take,
    TakeBonus,
    TakeProfession,
)
from desktop.games.florence.data import (
    BUILDER,
    CARD_GOALS,
    CARD_PROFESSIONS,
    JESTER,
    LANDSCAPE,
    LANDSCAPE_KINDS,
    PRESTIGE,
    PROFESSIONS,
    RECRUITING,
    ROUNDS,
)
from desktop.games.florence.packing import spot_value
from desktop.games.florence.phases.auction import Bidding, Gift, Opening
from desktop.games.florence.phases.court import Courting
from desktop.games.florence.phases.gains import Choosing, PlacingBuilding, PlacingLandscape
from desktop.games.florence.phases.setup import SeatBids
from desktop.games.florence.phases.turn import Turn
from desktop.games.florence.phases.work import Adding, Payment
from desktop.games.florence.reckoning import bonus_value, cards_in, goal_points, work_value
from desktop.games.florence.state import Position

__all__ = ["quick"]

PRICES = {JESTER: 900, RECRUITING: 600, PRESTIGE: 350, BUILDER: 300, LANDSCAPE: 400}
"""What objects are usually worth, in florins; landscapes by the cards that want them."""

WANTED, UNWANTED = 400, 220
TRIED = 6
"""How many spots for a tile are compared."""

RESERVE = 1500
"""With so many florins or more a work is taken as prestige."""


def quick(  # noqa: PLR0911 - one per question
    state: Position, seat: int, options: Sequence[AnyAction], rng: Random
) -> AnyAction:
    """Return a sensible answer."""
    match state.stack[-1]:
        case Opening() | Gift():
            return max(options, key=lambda option: _appeal(state, seat, option) * rng.uniform(0.7, 1.3))
        case Bidding(stack=stack, amount=amount):
            limit = min(state.money[seat], _worth(state, seat, stack) * rng.uniform(0.6, 1.2))
            return options[0] if amount < limit else PASS
        case PlacingLandscape(kind=kind) | PlacingBuilding(kind=kind):
            return _spot(state, seat, kind, options, rng)
        case Turn():
            return max(options, key=lambda option: _use(state, seat, option) + rng.random())
        case Payment(value=value):
            rich = state.money[seat] >= RESERVE or state.round > ROUNDS - 2
            return options[value // 2 if rich else value // 5]
        case Adding():
            return options[-1]
        case Choosing(deck=deck):
            return max(options, key=lambda option: _card(state, seat, deck, option) + rng.random())
        case Courting():
            bids = [option for option in options if isinstance(option, Court) and option.amount <= 400]
            return rng.choice(bids) if bids and state.money[seat] > RESERVE else PASS
        case SeatBids():
            return min(options, key=lambda option: getattr(option, "amount", 0) + rng.randrange(150))
        case _:
            return options[int(rng.random() * len(options))]


def _worth(state: Position, seat: int, stack: int) -> int:
    if stack in PRICES:
        return PRICES[stack]
    kind = LANDSCAPE_KINDS[stack]
    wanted = any(PROFESSIONS[card].landscape == kind for card in cards_in(state.hand[seat]))
    return WANTED if wanted and not state.lands[seat][stack] else UNWANTED


def _appeal(state: Position, seat: int, option: AnyAction) -> float:
    return float(_worth(state, seat, option.stack)) if isinstance(option, (Open, Take)) else 1.0


def _spot(state: Position, seat: int, kind: int, options: Sequence[AnyAction], rng: Random) -> AnyAction:
    spots = [option for option in options if isinstance(option, Place)]
    tried = rng.sample(spots, min(TRIED, len(spots)))
    ground = state.taken[seat], state.built[seat], state.builders[seat]
    return max(tried, key=lambda spot: spot_value(kind, spot, *ground, (), 2))


def _use(state: Position, seat: int, option: AnyAction) -> float:  # noqa: PLR0911 - one per action
    """Return how useful an action is: late works before early ones, wished things before others."""
    hand = cards_in(state.hand[seat])
    match option:
        case Complete(card=card):
            return work_value(state, seat, card) + state.round - 8
        case CourtWork():
            return 9.0
        case Build(kind=kind):
            wanted = sum(PROFESSIONS[card].building == kind for card in hand)
            return 3.0 + 5 * wanted if state.money[seat] >= 700 else 1.0
        case Introduce(freedom=freedom):
            return 3.5 * sum(PROFESSIONS[card].freedom == freedom for card in hand)
        case TakeProfession():
            return 9.0 - 2 * len(hand) if state.round < ROUNDS else -5.0
        case TakeBonus():
            return 2.0 if state.round > 3 else 0.0
        case Recruit(card=card):
            return work_value(state, seat, card) - 2.0 if state.round > 2 else -1.0
        case _:
            return 0.5 if option == END else 4.0


def _card(state: Position, seat: int, deck: int, option: AnyAction) -> float:
    card: int = getattr(option, "card", 0)
    if deck == CARD_GOALS:
        return goal_points(state, state.seats, seat, card)
    if deck == CARD_PROFESSIONS:
        return work_value(state, seat, card)
    return bonus_value(state, seat, card)
