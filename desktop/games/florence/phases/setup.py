"""Set-up: bidding for seats, and the first choice of professions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import Phase, advance
from desktop.core.text import Text, Who
from desktop.games.florence import wording
from desktop.games.florence.actions import RETURN, AnyAction, BidSeat, Return
from desktop.games.florence.data import CARD_PROFESSIONS, DEALT, STEP, purse
from desktop.games.florence.events import Dealt, Returned, SeatBidden, SeatsTaken
from desktop.games.florence.reckoning import cards_in
from desktop.games.florence.state import Position

__all__ = ["HIDDEN", "NOBODY", "NOT_YET", "Returning", "SeatBids", "deal_professions", "sit"]

NOBODY = -1
NOT_YET, HIDDEN = 0, -1
"""What stands in :class:`Returning` for a choice not made, and in a view for one not seen."""


class SeatBids(Phase[Position, AnyAction], tag=str.lower):
    """FL-91: every seat without a place in the order of play names one and a bid.

    Attributes:
        asked: the random order in which seats are asked; ``turn`` the position in it.
        holders, amounts: the standing bid on every place.
    """

    rule: ClassVar[str] = "FL-91"
    asked: tuple[int, ...]
    holders: tuple[int, ...]
    amounts: tuple[int, ...]
    turn: int = 0

    def actors(self, state: Position) -> Sequence[int]:
        """Return who is asked."""
        return (self.asked[self.turn],)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return every place with every bid that is high enough."""
        return [
            BidSeat(place, amount)
            for place, holder in enumerate(self.holders)
            for amount in range(
                0 if holder == NOBODY else self.amounts[place] + STEP, purse(state.seats) + STEP, STEP
            )
        ]

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain why a bid is impossible."""
        if not isinstance(action, BidSeat):
            return wording.SEATS_FIRST
        if not 0 <= action.place < state.seats:
            return None
        most = purse(state.seats)
        if action.amount > most:
            return wording.TOO_DEAR.fill(money=most, price=action.amount)
        holder = self.holders[action.place]
        return wording.HIGHER_SPACE.fill(who=Who(holder)) if holder != NOBODY else wording.HUNDREDS

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Note the bid; when all have a place, pay and deal."""
        assert isinstance(action, BidSeat)
        place, amount = action.place, action.amount
        dealer.tell(SeatBidden(seat, place, amount))
        self.holders = (*self.holders[:place], seat, *self.holders[place + 1 :])
        self.amounts = (*self.amounts[:place], amount, *self.amounts[place + 1 :])
        if NOBODY in self.holders:
            while self.asked[self.turn] in self.holders:
                self.turn = (self.turn + 1) % state.seats
            return
        sit(state, self.holders)
        for each, price in zip(self.holders, self.amounts, strict=True):
            state.money[each] -= price
        dealer.tell(SeatsTaken(self.holders, self.amounts))
        advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for a place and a bid."""
        asked = self.asked[self.turn]
        if seat == asked:
            return wording.ASK_SEAT.fill(most=purse(state.seats))
        return wording.WAIT_SEAT.fill(who=Who(asked))

    def default(self, state: Position, seat: int) -> AnyAction:
        """Bid nothing for a place that is still free when time runs out; there always is one."""
        return BidSeat(self.holders.index(NOBODY), 0)


def sit(state: Position, order: Sequence[int]) -> None:
    """Let the seats play in this order, the first as starting player."""
    state.order = list(order)
    for here, there in zip(order, (*order[1:], order[0]), strict=True):
        state.after[here] = there
    state.starter = order[0]


def deal_professions(state: Position, dealer: Dealer) -> None:
    """FL-03: four professions to every seat."""
    bag = list(cards_in(state.decks[CARD_PROFESSIONS]))
    for seat in range(state.seats):
        drawn = sorted(dealer.draw(bag) for _ in range(DEALT))
        state.hand[seat] = sum(1 << card for card in drawn)
        dealer.tell(Dealt(seat, tuple(drawn)))
    state.decks[CARD_PROFESSIONS] = sum(1 << card for card in bag)


class Returning(Phase[Position, AnyAction], tag=str.lower):
    """FL-03: all put back one of four professions, at the same time and in secret.

    ``chosen`` is the card of every seat, or ``NOT_YET``; in views those of others are ``HIDDEN``.
    """

    rule: ClassVar[str] = "FL-03"
    chosen: tuple[int, ...]

    def actors(self, state: Position) -> Sequence[int]:
        """Return who has not chosen yet."""
        return [seat for seat, card in enumerate(self.chosen) if card == NOT_YET]

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return the four cards."""
        return [RETURN[card] for card in cards_in(state.hand[seat])]

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain what is asked."""
        return wording.NOT_IN_HAND if isinstance(action, Return) else wording.RETURN_FIRST

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Note the card; when all have chosen, shuffle the cards back."""
        assert isinstance(action, Return)
        self.chosen = (*self.chosen[:seat], action.card, *self.chosen[seat + 1 :])
        dealer.tell(Returned(seat, action.card))
        if NOT_YET in self.chosen:
            return
        for each, card in enumerate(self.chosen):
            state.hand[each] ^= 1 << card
            state.decks[CARD_PROFESSIONS] |= 1 << card
            state.seen[each] = (1 << card, 0, 0)
        advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for a card."""
        if seat is not None and seat in self.actors(state):
            return wording.ASK_RETURN
        return wording.WAIT_RETURN.fill(n=self.chosen.count(NOT_YET))

    def resume(self, state: Position, dealer: Dealer) -> None:
        """Deal after the places have been auctioned (FL-91)."""
        deal_professions(state, dealer)
