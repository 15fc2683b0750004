"""What can happen, and who sees it. Squares are sets as in ``estate``; prices are florins.

``sold`` is the number of prestige points that were given up to pay (FL-53).
"""

from __future__ import annotations

from typing import ClassVar

import msgspec

from desktop.core.game import Event

__all__ = [
    "Agreed",
    "AnyEvent",
    "BankerPaid",
    "BestWork",
    "BonusPlayed",
    "Bought",
    "BuilderHired",
    "BuildingBuilt",
    "CardKept",
    "CardsSeen",
    "CharacterBid",
    "CharacterPassed",
    "CharacterTaken",
    "Dealt",
    "Declined",
    "FreedomIntroduced",
    "GameEnded",
    "GoalScored",
    "LandscapePlaced",
    "MerchantCalled",
    "Opened",
    "Outbid",
    "Passed",
    "Proposed",
    "Recruited",
    "Refused",
    "Returned",
    "RoundBegan",
    "SeatBidden",
    "SeatsTaken",
    "TurnBegan",
    "TurnEnded",
    "WorkBegan",
    "WorkPaid",
]  # fmt: skip


class SeatBidden(Event, frozen=True):
    """FL-91: a seat bids for a place in the order of play."""

    seat: int
    place: int
    amount: int


class SeatsTaken(Event, frozen=True):
    """FL-91: the order of play, clockwise from the starting player, and what each seat paid."""

    order: tuple[int, ...]
    prices: tuple[int, ...]


class Dealt(Event, frozen=True):
    """FL-03: four professions; the others see only that they were dealt."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...] = ()

    def seen_by(self, seat: int | None) -> Event:
        """Return the cards to their owner alone."""
        return self if seat == self.seat else Dealt(self.seat)


class Returned(Event, frozen=True):
    """FL-03: one profession goes back in secret."""

    seat: int
    card: int = 0

    def seen_by(self, seat: int | None) -> Event:
        """Return the card to its owner alone."""
        return self if seat == self.seat else Returned(self.seat)


class RoundBegan(Event, frozen=True):
    """FL-08: a round begins; works must reach ``minimum``."""

    number: int
    starter: int
    minimum: int


class MerchantCalled(Event, frozen=True):
    """FL-77: the holder of the Merchant may take an object before the first opening."""

    seat: int


class Opened(Event, frozen=True):
    """FL-13: an auction begins."""

    seat: int
    stack: int
    amount: int


class Outbid(Event, frozen=True):
    """FL-15: a higher bid."""

    seat: int
    stack: int
    amount: int


class Passed(Event, frozen=True):
    """FL-15: a seat is out for this object."""

    seat: int
    stack: int


class Declined(Event, frozen=True):
    """FL-14, FL-19: a seat is out for this phase A (or does not use the Merchant)."""

    seat: int
    gift: bool = False


class Bought(Event, frozen=True):
    """FL-16, FL-17: an object changes hands; ``gift`` by the Merchant (FL-77)."""

    seat: int
    stack: int
    price: int
    sold: int
    gift: bool = False


class LandscapePlaced(Event, frozen=True):
    """FL-23, FL-24: a landscape lies in an estate."""

    seat: int
    kind: int
    squares: int
    points: int


class BuilderHired(Event, frozen=True):
    """FL-26: a builder, the ``number``-th of this seat."""

    seat: int
    number: int
    points: int


class CardsSeen(Event, frozen=True):
    """FL-27, FL-44, FL-46, FL-76: a seat pays and looks at cards of a deck.

    ``best`` is what the best of them adds to a work of this seat, ``hope`` what that is on average, both in
    hundredths. They depend on the whole deck, so nobody sees them during the game.
    """

    reveals: ClassVar[bool] = True
    seat: int
    deck: int
    count: int
    price: int
    sold: int
    cards: tuple[int, ...] = ()
    best: int = 0
    hope: int = 0

    def seen_by(self, seat: int | None) -> Event:
        """Return the cards to who looks at them alone."""
        cards = self.cards if seat == self.seat else ()
        return msgspec.structs.replace(self, cards=cards, best=0, hope=0)


class CardKept(Event, frozen=True):
    """FL-27, FL-44, FL-46: one card is kept in secret, the others go back."""

    seat: int
    deck: int
    card: int = 0

    def seen_by(self, seat: int | None) -> Event:
        """Return the card to its owner alone."""
        return self if seat == self.seat else CardKept(self.seat, self.deck)


class CharacterBid(Event, frozen=True):
    """FL-67: a bid for a character; ``over`` is who is outbid by it, or -1."""

    seat: int
    character: int
    amount: int
    over: int = -1


class CharacterPassed(Event, frozen=True):
    """FL-67: a seat takes no character this round."""

    seat: int


class CharacterTaken(Event, frozen=True):
    """FL-69: a character is paid and taken."""

    seat: int
    character: int
    price: int


class BankerPaid(Event, frozen=True):
    """FL-74: the Banker's florins."""

    seat: int
    florins: int


class TurnBegan(Event, frozen=True):
    """FL-29: a seat carries out its actions."""

    seat: int
    actions: int


class TurnEnded(Event, frozen=True):
    """FL-29: a seat is done."""

    seat: int


class WorkBegan(Event, frozen=True):
    """FL-31, FL-75: a profession (0: a court work) is played; ``value`` without bonus cards."""

    seat: int
    card: int
    value: int


class BonusPlayed(Event, frozen=True):
    """FL-33: a bonus card is played with a work that now has this value."""

    seat: int
    card: int
    added: int
    value: int


class WorkPaid(Event, frozen=True):
    """FL-34: a work is completed and paid. It was the seat's own card until now, hence no way back."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int
    value: int
    points: int
    florins: int


class BuildingBuilt(Event, frozen=True):
    """FL-38 to FL-40: a building lies in an estate."""

    seat: int
    kind: int
    squares: int
    price: int
    sold: int
    points: int


class FreedomIntroduced(Event, frozen=True):
    """FL-45: a freedom."""

    seat: int
    freedom: int
    price: int
    sold: int


class Recruited(Event, frozen=True):
    """FL-48: a profession moves from a table into another hand."""

    seat: int
    owner: int
    card: int


class Proposed(Event, frozen=True):
    """FL-82: a building across a border is proposed; ``left`` and ``right`` are its squares."""

    seat: int
    neighbour: int
    kind: int
    left: int
    right: int


class Agreed(Event, frozen=True):
    """FL-82: the neighbour agrees."""

    seat: int
    neighbour: int


class Refused(Event, frozen=True):
    """FL-82: the neighbour refuses."""

    seat: int
    neighbour: int


class BestWork(Event, frozen=True):
    """FL-55: who completed the best work of the round, and its value; nobody if nothing was completed."""

    seats: tuple[int, ...]
    value: int
    points: int


class GoalScored(Event, frozen=True):
    """FL-58: a prestige card is revealed; ``measures`` is what it compares, by seat."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int
    points: int
    measures: tuple[int, ...]


class GameEnded(Event, frozen=True):
    """FL-57 to FL-59: final prestige and money by seat, and the winners."""

    prestige: tuple[int, ...]
    money: tuple[int, ...]
    winners: tuple[int, ...]


AnyEvent = (
    SeatBidden
    | SeatsTaken
    | Dealt
    | Returned
    | RoundBegan
    | MerchantCalled
    | Opened
    | Outbid
    | Passed
    | Declined
    | Bought
    | LandscapePlaced
    | BuilderHired
    | CardsSeen
    | CardKept
    | CharacterBid
    | CharacterPassed
    | CharacterTaken
    | BankerPaid
    | TurnBegan
    | TurnEnded
    | WorkBegan
    | BonusPlayed
    | WorkPaid
    | BuildingBuilt
    | FreedomIntroduced
    | Recruited
    | Proposed
    | Agreed
    | Refused
    | BestWork
    | GoalScored
    | GameEnded
)
