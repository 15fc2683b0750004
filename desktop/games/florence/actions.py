"""What a seat may answer. Amounts are florins, kinds and cards the numbers of ``data``."""

from __future__ import annotations

from functools import lru_cache

from desktop.core.game import Action
from desktop.games.florence.data import (
    BONUS,
    BUILDING_KINDS,
    CARD_BONUS,
    CARD_GOALS,
    CARD_PROFESSIONS,
    CHARACTER_SPACES,
    CHARACTERS,
    FREEDOMS,
    GOALS,
    LANDSCAPE_KINDS,
    PROFESSIONS,
    STACKS,
    STEP,
)

__all__ = [
    "AGREE", "BIDS", "BONUSES", "BUILD", "CALL", "COMPLETE", "COURT", "COURTSHIPS", "DECLINE", "END",
    "FINISH", "INTRODUCE", "KEEP", "OPEN", "PASS", "PICK", "PROFESSOR_LOOK", "REFUSE", "RETURN", "TAKE",
    "TAKE_BONUS", "TAKE_PROFESSION", "Agree", "AnyAction", "AskProfessor", "Bid", "BidSeat", "Build",
    "Complete", "Convert", "Court", "CourtWork", "Decline", "EndTurn", "Finish", "Introduce", "Keep",
    "Open", "Pass", "Pick", "Place", "PlayBonus", "Propose", "Recruit", "Refuse", "Return", "Take",
    "TakeBonus", "TakeProfession", "conversions",
]  # fmt: skip


class BidSeat(Action, frozen=True, gc=False):
    """FL-91: bid for a place in the order of play (0: starting player)."""

    place: int
    amount: int


class Return(Action, frozen=True, gc=False):
    """FL-03: put one of the four dealt professions back."""

    card: int


class Open(Action, frozen=True, gc=False):
    """FL-13: put an object up for auction at the base price."""

    stack: int


class Take(Action, frozen=True, gc=False):
    """FL-19, FL-77: take an object without an auction."""

    stack: int


class Decline(Action, frozen=True, gc=False):
    """FL-14, FL-19, FL-77: take and open nothing."""


class Bid(Action, frozen=True, gc=False):
    """FL-15: bid one step more."""

    amount: int


class Pass(Action, frozen=True, gc=False):
    """FL-15, FL-67: bid no more."""


class Court(Action, frozen=True, gc=False):
    """FL-67: bid for a character."""

    character: int
    amount: int


class Pick(Action, frozen=True, gc=False):
    """FL-63: choose the landscape bought, by its kind of tile."""

    kind: int


class Place(Action, frozen=True, gc=False):
    """FL-23, FL-39: lay a tile: which turn of it, and the lower left corner of the box around it.

    Across a border (FL-82) ``x`` counts on from the left estate into the right one.
    """

    turn: int
    x: int
    y: int


class Keep(Action, frozen=True, gc=False):
    """FL-27, FL-44, FL-46: keep one of the cards looked at; ``deck`` tells the decks apart."""

    deck: int
    card: int


class Complete(Action, frozen=True, gc=False):
    """FL-31: play this profession to complete a work."""

    card: int


class CourtWork(Action, frozen=True, gc=False):
    """FL-75: complete a court work with the Princess."""


class PlayBonus(Action, frozen=True, gc=False):
    """FL-33: play a bonus card with the work."""

    card: int


class Finish(Action, frozen=True, gc=False):
    """FL-33: play no more bonus cards with the work."""


class Convert(Action, frozen=True, gc=False):
    """FL-34: take the payment of a work as so many prestige points and florins."""

    points: int
    florins: int


class Build(Action, frozen=True, gc=False):
    """FL-38: build a building of this kind; where is the next question."""

    kind: int


class TakeProfession(Action, frozen=True, gc=False):
    """FL-44: pay, look at five professions and keep one."""


class TakeBonus(Action, frozen=True, gc=False):
    """FL-46: pay, look at five bonus cards and keep one."""


class Introduce(Action, frozen=True, gc=False):
    """FL-45: introduce a freedom."""

    freedom: int


class Recruit(Action, frozen=True, gc=False):
    """FL-48: take a profession from another seat's table, leaving a recruiting card."""

    owner: int
    card: int


class AskProfessor(Action, frozen=True, gc=False):
    """FL-76: look at five bonus cards with the Professor and keep one."""


class Propose(Action, frozen=True, gc=False):
    """FL-82: propose a building across the border to a neighbour; where is the next question."""

    neighbour: int
    kind: int


class Agree(Action, frozen=True, gc=False):
    """FL-82: build together."""


class Refuse(Action, frozen=True, gc=False):
    """FL-82: do not build together."""


class EndTurn(Action, frozen=True, gc=False):
    """FL-29: end the turn."""


AnyAction = (
    BidSeat
    | Return
    | Open
    | Take
    | Decline
    | Bid
    | Pass
    | Court
    | Pick
    | Place
    | Keep
    | Complete
    | CourtWork
    | PlayBonus
    | Finish
    | Convert
    | Build
    | TakeProfession
    | TakeBonus
    | Introduce
    | Recruit
    | AskProfessor
    | Propose
    | Agree
    | Refuse
    | EndTurn
)

# Ready made, as options are asked for often.
DECLINE, PASS, FINISH, AGREE, REFUSE, END = Decline(), Pass(), Finish(), Agree(), Refuse(), EndTurn()
TAKE_PROFESSION, TAKE_BONUS, COURT, PROFESSOR_LOOK = (
    TakeProfession(),
    TakeBonus(),
    CourtWork(),
    AskProfessor(),
)
RETURN = {card: Return(card) for card in PROFESSIONS}
OPEN = tuple(map(Open, STACKS))
TAKE = tuple(map(Take, STACKS))
PICK = {kind: Pick(kind) for kind in LANDSCAPE_KINDS}
BUILD = tuple(map(Build, BUILDING_KINDS))
INTRODUCE = tuple(map(Introduce, FREEDOMS))
COMPLETE = {card: Complete(card) for card in PROFESSIONS}
BONUSES = {card: PlayBonus(card) for card in BONUS}
KEEP = {
    CARD_PROFESSIONS: {card: Keep(CARD_PROFESSIONS, card) for card in PROFESSIONS},
    CARD_BONUS: {card: Keep(CARD_BONUS, card) for card in BONUS},
    CARD_GOALS: {card: Keep(CARD_GOALS, card) for card in GOALS},
}
CALL = {(owner, card): Recruit(owner, card) for owner in range(5) for card in PROFESSIONS}
BIDS = tuple((Bid(amount), PASS) for amount in range(0, 100_000, STEP))
"""What may be answered to a bid that can be paid, by the new bid in hundreds."""
COURTSHIPS = tuple(tuple(Court(who, amount) for amount in CHARACTER_SPACES[who]) for who in CHARACTERS)


@lru_cache(256)
def conversions(value: int) -> tuple[Convert, ...]:
    """Return how the payment of a work may be split, most florins first (FL-34).

    >>> conversions(2)
    (Convert(points=0, florins=200), Convert(points=1, florins=0))
    """
    return tuple(Convert(points, 100 * (value - 2 * points)) for points in range(value // 2 + 1))
