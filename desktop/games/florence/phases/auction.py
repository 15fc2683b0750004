"""Phase A: one object after the other is auctioned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import Phase, advance
from desktop.core.text import Text, Who
from desktop.games.florence import names, wording
from desktop.games.florence.actions import BIDS, DECLINE, OPEN, PASS, TAKE, AnyAction, Bid, Open, Pass, Take
from desktop.games.florence.data import BUILDER, STEP
from desktop.games.florence.events import Bought, Declined, Opened, Outbid, Passed
from desktop.games.florence.phases.gains import receive
from desktop.games.florence.phases.purse import unpaid
from desktop.games.florence.state import Position

__all__ = ["Bidding", "Gift", "Opening"]

ONLY_PASS = (PASS,)


def _for_sale(state: Position, seat: int) -> list[int]:
    """Return the stacks of which this seat may have an object now (FL-11, FL-12, FL-22)."""
    stones = state.stones
    return [
        stack
        for stack in state.stacks_for_sale()
        if stones[stack] < 0 and state.left(stack) and state.can_keep(seat, stack)
    ]


def _not_for_sale(state: Position, seat: int, stack: int) -> Text | None:
    """Explain why this seat may not have an object of this stack now."""
    if stack not in state.stacks_for_sale():
        return None
    if state.stones[stack] >= 0:
        return wording.STACK_SOLD.fill(who=Who(state.stones[stack]))
    if not state.left(stack):
        return wording.STACK_EMPTY
    if not state.can_keep(seat, stack):
        return wording.NO_FOURTH_BUILDER if stack == BUILDER else wording.NO_ROOM
    return None


def _buy(state: Position, seat: int, stack: int, price: int, dealer: Dealer) -> None:
    """FL-16, FL-17: pay, put the playing stone on the stack, and receive the object."""
    sold = state.pay(seat, price)
    state.stones[stack] = seat
    state.inside &= ~(1 << seat)
    if dealer.listens:
        dealer.tell(Bought(seat, stack, price, sold))
    receive(state, seat, stack, dealer)


class Gift(Phase[Position, AnyAction], tag=str.lower):
    """FL-77: the holder of the Merchant may take an object before the first opening."""

    rule: ClassVar[str] = "FL-77"
    seat: int

    def actors(self, state: Position) -> Sequence[int]:
        """Return the holder of the Merchant."""
        return (self.seat,)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return the objects, and to decline."""
        return [*(TAKE[stack] for stack in _for_sale(state, seat)), DECLINE]

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain why an object cannot be taken."""
        return _not_for_sale(state, seat, action.stack) if isinstance(action, (Take, Open)) else None

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Take the object and be out of this phase A, or take part as usual."""
        state.merchant = -1
        if not isinstance(action, Take):
            dealer.tell(Declined(seat, gift=True))
            advance(state, dealer)
            return
        state.stack.pop()
        state.stones[action.stack] = seat
        state.inside &= ~(1 << seat)
        dealer.tell(Bought(seat, action.stack, 0, 0, gift=True))
        receive(state, seat, action.stack, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for the object."""
        return wording.ASK_GIFT if seat == self.seat else wording.WAIT_GIFT.fill(who=Who(self.seat))

    def default(self, state: Position, seat: int) -> AnyAction:
        """Decline when time runs out."""
        return DECLINE


class Opening(Phase[Position, AnyAction], tag=str.lower):
    """FL-13, FL-14, FL-18 to FL-20: an opener names an object; the last seat takes one without an auction."""

    rule: ClassVar[str] = "FL-13"
    automatic: ClassVar[bool] = True
    seat: int

    def actors(self, state: Position) -> Sequence[int]:
        """Return the opener."""
        return (self.seat,)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return the objects that this seat can keep and pay, and to decline."""
        if state.funds(seat) < state.base:
            return (DECLINE,)
        answers = OPEN if state.inside & (state.inside - 1) else TAKE
        found: list[AnyAction] = [answers[stack] for stack in _for_sale(state, seat)]
        found.append(DECLINE)
        return found

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain why an object is not for sale to this seat."""
        match action:
            case Open(stack=stack) | Take(stack=stack):
                return _not_for_sale(state, seat, stack) or unpaid(state, seat, state.base)
            case Bid() | Pass():
                return wording.NOTHING_OPEN
            case _:
                return wording.AUCTION_FIRST

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Begin an auction, sell to the last seat, or be out."""
        match action:
            case Take(stack=stack):
                _buy(state, seat, stack, state.base, dealer)
            case Open(stack=stack):
                if dealer.listens:
                    dealer.tell(Opened(seat, stack, state.base))
                following = state.after[seat]
                while not state.inside >> following & 1:
                    following = state.after[following]
                state.stack.append(Bidding(stack, state.base, seat, following, 1 << seat ^ state.inside))
            case _:
                state.inside &= ~(1 << seat)
                dealer.tell(Declined(seat))
                self.resume(state, dealer)

    def resume(self, state: Position, dealer: Dealer) -> None:
        """Let the same opener open again, or the next one who is still in; nobody: the phase ends."""
        if not state.inside:
            advance(state, dealer)
            return
        while not state.inside >> self.seat & 1:
            self.seat = state.after[self.seat]

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for an object."""
        alone = not state.inside & (state.inside - 1)
        if seat == self.seat:
            return (wording.ASK_TAKE if alone else wording.ASK_OPEN).fill(price=state.base)
        return (wording.WAIT_TAKE if alone else wording.WAIT_OPEN).fill(who=Who(self.seat))

    def paragraph(self, state: Position, seat: int) -> str:
        """Return the paragraph of an opener, or of the last seat."""
        return "FL-13" if state.inside & (state.inside - 1) else "FL-19"

    def default(self, state: Position, seat: int) -> AnyAction:
        """Decline when time runs out: nobody is made to buy."""
        return DECLINE


class Bidding(Phase[Position, AnyAction], tag=str.lower):
    """FL-15, FL-16: the seats still in bid or pass in turn until one bidder is left.

    Attributes:
        stack: what is auctioned.
        amount: the last bid, by ``bidder``.
        seat: who is asked.
        others: the seats beside the bidder that have not passed for this object.
    """

    rule: ClassVar[str] = "FL-15"
    automatic: ClassVar[bool] = True
    stack: int
    amount: int
    bidder: int
    seat: int
    others: int

    def actors(self, state: Position) -> Sequence[int]:
        """Return who is asked."""
        return (self.seat,)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return one step more and to pass; who cannot pay or keep it must pass."""
        amount = self.amount + STEP
        if state.funds(seat) < amount or not state.can_keep(seat, self.stack):
            return ONLY_PASS
        return BIDS[amount // STEP]

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain why a bid is impossible."""
        amount = self.amount + STEP
        match action:
            case Bid():
                reason = _not_for_sale(state, seat, self.stack) or unpaid(state, seat, amount)
                return reason or wording.ONE_STEP.fill(amount=amount)
            case Open() | Take():
                return wording.AUCTION_RUNS.fill(object=names.STACK_NAMES[self.stack])
            case _:
                return wording.AUCTION_FIRST

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Note the bid or the pass; the last bidder buys."""
        if isinstance(action, Bid):
            self.amount = action.amount
            self.others ^= 1 << seat | 1 << self.bidder
            self.bidder = seat
            if dealer.listens:
                dealer.tell(Outbid(seat, self.stack, action.amount))
        else:
            self.others ^= 1 << seat
            if dealer.listens:
                dealer.tell(Passed(seat, self.stack))
            if not self.others:
                state.stack.pop()
                _buy(state, self.bidder, self.stack, self.amount, dealer)
                return
        following = state.after[seat]
        while not self.others >> following & 1:
            following = state.after[following]
        self.seat = following

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for a bid."""
        if seat == self.seat:
            return wording.ASK_BID.fill(
                who=Who(self.bidder), amount=self.amount, object=names.STACK_OBJECTS[self.stack]
            )
        return wording.WAIT_BID.fill(
            who=Who(self.seat), object=names.STACK_OBJECTS[self.stack], amount=self.amount
        )

    def default(self, state: Position, seat: int) -> AnyAction:
        """Pass when time runs out."""
        return PASS
