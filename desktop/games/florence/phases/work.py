"""Completing a work: bonus cards, then the payment."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import Phase, advance
from desktop.core.text import Text, Who
from desktop.games.florence import wording
from desktop.games.florence.actions import (
    BONUSES,
    FINISH,
    AnyAction,
    Convert,
    Finish,
    PlayBonus,
    conversions,
)
from desktop.games.florence.data import CARD_BONUS, CARD_PROFESSIONS, MINIMUM
from desktop.games.florence.events import BonusPlayed, WorkBegan, WorkPaid
from desktop.games.florence.phases.gains import forget
from desktop.games.florence.reckoning import bonus_value, cards_in, court_value, work_value
from desktop.games.florence.state import WORKS, Completed, Position

__all__ = ["COURT_WORK", "Adding", "Payment", "begin_court_work", "begin_work"]

COURT_WORK = 0
"""The number of no profession card."""


def begin_work(state: Position, seat: int, card: int, dealer: Dealer) -> None:
    """FL-31: the card moves from the hand to the table; then come bonus cards and the payment."""
    value = work_value(state, seat, card)
    bit = 1 << card
    state.hand[seat] ^= bit
    state.recruited[seat] &= ~bit
    state.table[seat] |= bit
    forget(state, CARD_PROFESSIONS, card)
    dealer.tell(WorkBegan(seat, card, value))
    _ask(state, seat, card, value)


def begin_court_work(state: Position, seat: int, dealer: Dealer) -> None:
    """FL-75: a work without a profession card."""
    value = court_value(state, seat)
    dealer.tell(WorkBegan(seat, COURT_WORK, value))
    _ask(state, seat, COURT_WORK, value)


def _ask(state: Position, seat: int, card: int, value: int) -> None:
    question = Adding(seat, card, value) if state.bonus[seat] else Payment(seat, card, value)
    state.stack.append(question)


class Adding(Phase[Position, AnyAction], tag=str.lower):
    """FL-33: bonus cards are added to a work, one by one; ``value`` holds those already played."""

    rule: ClassVar[str] = "FL-33"
    seat: int
    card: int
    value: int

    def actors(self, state: Position) -> Sequence[int]:
        """Return who completes the work."""
        return (self.seat,)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return the bonus cards in hand, and to finish from the minimum on."""
        found: list[AnyAction] = [BONUSES[card] for card in cards_in(state.bonus[seat])]
        if self.value >= MINIMUM[state.round]:
            found.append(FINISH)
        return found

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain that the minimum must be reached, or that the work comes first."""
        match action:
            case Finish():
                return wording.BELOW_MINIMUM.fill(value=self.value, minimum=MINIMUM[state.round])
            case PlayBonus():
                return wording.NOT_IN_HAND
            case _:
                return wording.WORK_FIRST

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Play the card, or go on to the payment."""
        if isinstance(action, PlayBonus):
            added = bonus_value(state, seat, action.card)
            state.bonus[seat] ^= 1 << action.card
            state.spent |= 1 << action.card
            self.value += added
            forget(state, CARD_BONUS, action.card)
            dealer.tell(BonusPlayed(seat, action.card, added, self.value))
            if state.bonus[seat]:
                return
        state.stack[-1] = Payment(seat, self.card, self.value)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for bonus cards."""
        if seat == self.seat:
            return wording.ASK_ADD.fill(value=self.value, minimum=MINIMUM[state.round])
        return wording.WAIT_WORK.fill(who=Who(self.seat))

    def default(self, state: Position, seat: int) -> AnyAction:
        """Finish if possible when time runs out."""
        return self.options(state, seat)[-1]


class Payment(Phase[Position, AnyAction], tag=str.lower):
    """FL-34: the payment of a work is taken as florins and prestige."""

    rule: ClassVar[str] = "FL-34"
    seat: int
    card: int
    value: int

    def actors(self, state: Position) -> Sequence[int]:
        """Return who is paid."""
        return (self.seat,)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return every split, most florins first."""
        return conversions(self.value)

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain how a payment is split."""
        return wording.SPLIT.fill(florins=100 * self.value)

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Pay, and note the work, and its value for the best one (FL-35)."""
        assert isinstance(action, Convert)
        state.money[seat] += action.florins
        state.credit(seat, action.points, WORKS)
        state.best[seat] = max(state.best[seat], self.value)
        state.works = (*state.works, Completed(state.round, seat, self.card, self.value))
        dealer.tell(WorkPaid(seat, self.card, self.value, action.points, action.florins))
        advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for the split."""
        if seat == self.seat:
            return wording.ASK_SPLIT.fill(value=self.value, florins=100 * self.value)
        return wording.WAIT_WORK.fill(who=Who(self.seat))

    def default(self, state: Position, seat: int) -> AnyAction:
        """Take as much prestige as possible when time runs out."""
        return conversions(self.value)[-1]
