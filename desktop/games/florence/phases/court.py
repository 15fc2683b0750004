"""Phase A2: characters are auctioned all at once (The Muse and the Princess)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import Phase, advance
from desktop.core.text import Text, Who
from desktop.games.florence import wording
from desktop.games.florence.actions import COURTSHIPS, PASS, AnyAction, Court
from desktop.games.florence.data import BANKER, BANKER_FLORINS, CHARACTER_SPACES, CHARACTERS, MERCHANT, ROUNDS
from desktop.games.florence.events import BankerPaid, CharacterBid, CharacterPassed, CharacterTaken
from desktop.games.florence.state import Position

__all__ = ["Courting", "on_offer"]

NOBODY = -1


def on_offer(state: Position) -> tuple[int, ...]:
    """Return the characters of this round (FL-66)."""
    return tuple(who for who in CHARACTERS if who != MERCHANT or state.round < ROUNDS)


class Courting(Phase[Position, AnyAction], tag=str.lower):
    """FL-66 to FL-69: every seat without a standing bid bids for a character or passes.

    Attributes:
        bidders, amounts: the standing bid on every character, ``NOBODY`` and 0 where there is none.
        out: the seats that have passed.
    """

    rule: ClassVar[str] = "FL-67"
    seat: int
    bidders: tuple[int, ...] = (NOBODY,) * len(CHARACTERS)
    amounts: tuple[int, ...] = (0,) * len(CHARACTERS)
    out: int = 0

    def actors(self, state: Position) -> Sequence[int]:
        """Return who is asked."""
        return (self.seat,)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return every higher space of every character that this seat can pay in cash, and to pass."""
        money = state.money[seat]
        found: list[AnyAction] = [
            courtship
            for who in on_offer(state)
            for courtship in COURTSHIPS[who]
            if courtship.amount <= money
            and (self.bidders[who] == NOBODY or courtship.amount > self.amounts[who])
        ]
        found.append(PASS)
        return found

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain why a bid is impossible."""
        if not isinstance(action, Court):
            return wording.COURT_FIRST
        if action.character not in on_offer(state):
            return wording.NO_MERCHANT
        if action.amount not in CHARACTER_SPACES[action.character]:
            return wording.NO_SPACE
        if action.amount > state.money[seat]:
            return wording.TOO_DEAR.fill(money=state.money[seat], price=action.amount)
        return wording.HIGHER_SPACE.fill(who=Who(self.bidders[action.character]))

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Note the bid or the pass and ask the next seat; when nobody is left, the characters are taken."""
        if isinstance(action, Court):
            who = action.character
            dealer.tell(CharacterBid(seat, who, action.amount, self.bidders[who]))
            self.bidders = (*self.bidders[:who], seat, *self.bidders[who + 1 :])
            self.amounts = (*self.amounts[:who], action.amount, *self.amounts[who + 1 :])
        else:
            self.out |= 1 << seat
            dealer.tell(CharacterPassed(seat))
        following = state.after[seat]
        while self.out >> following & 1 or following in self.bidders:
            if following == seat:
                self._take(state, dealer)
                return
            following = state.after[following]
        self.seat = following

    def _take(self, state: Position, dealer: Dealer) -> None:
        """FL-69, FL-74: pay and take; the Banker's florins come after his price."""
        for who in on_offer(state):
            seat = self.bidders[who]
            if seat == NOBODY:
                continue
            state.money[seat] -= self.amounts[who]
            state.characters[seat] = who
            dealer.tell(CharacterTaken(seat, who, self.amounts[who]))
            if who == BANKER:
                state.money[seat] += BANKER_FLORINS
                dealer.tell(BankerPaid(seat, BANKER_FLORINS))
        advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for a bid on a character."""
        return wording.ASK_COURT if seat == self.seat else wording.WAIT_COURT.fill(who=Who(self.seat))

    def default(self, state: Position, seat: int) -> AnyAction:
        """Pass when time runs out."""
        return PASS
