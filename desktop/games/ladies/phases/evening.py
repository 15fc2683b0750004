"""The evening: Gossip instead of the bargain, whom the Courtesan asks, hearts, bills."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import Phase, advance
from desktop.core.text import Text, Who
from desktop.games.ladies import wording
from desktop.games.ladies.actions import (
    BACK,
    BILLS,
    COURT,
    DROPS,
    HEARTS,
    LATER,
    PASS,
    PAY,
    AnyAction,
    Ask,
    Drop,
    Settle,
)
from desktop.games.ladies.data import (
    COURTED,
    COURTED_WINDOW,
    HALF,
    KIND,
    MARKS,
    NOBODY,
    PLAIN,
    THREE_MARKS,
    WINDOW,
)
from desktop.games.ladies.events import Asked, BillPresented, BillSettled, GossipDropped, HeartsSet
from desktop.games.ladies.phases.afternoon import under_decks
from desktop.games.ladies.phases.together import Together
from desktop.games.ladies.settlement import why_not
from desktop.games.ladies.state import (
    EMPTY,
    Bill,
    Position,
    gentleman_seat,
    lady_seat,
    pair,
)

__all__ = ["Bills", "Courting", "Dropping", "Hearts", "present"]

NO_ONE = Ask(NOBODY)


class Dropping(Together, tag=str.lower):
    """LG-83: a Lady whose boutique nobody visited may discard a Gossip card instead of the bargain."""

    rule: ClassVar[str] = "LG-83"

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return no, and every own card."""
        return [PASS, *(DROPS[card] for card in state.gossip[pair(seat)])]

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain that only own cards can be discarded."""
        return wording.NOT_YOUR_GOSSIP if isinstance(action, Drop) else None

    def code(self, action: Any) -> int:
        """Note the card, or none."""
        return action.card if isinstance(action, Drop) else NOBODY

    def show(self, state: Position, answers: list[list[int]], dealer: Dealer) -> None:
        """Discard unseen."""
        for lady in range(state.ladies):
            for card in answers[lady_seat(lady)]:
                if card != NOBODY:
                    state.gossip[lady].remove(card)
                    state.dropped[lady] = True
                    dealer.tell(GossipDropped(lady_seat(lady), card))
        advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for a card to discard, or tell whom the table waits for."""
        if seat is None or not self.asked(state, seat):
            return wording.WAIT_DROP.fill(n=self.missing(state))
        card = state.windows[pair(seat)]
        return wording.ASK_DROP.fill(card=wording.card_name(card), price=HALF[card])


class Courting(Phase[Position, AnyAction], tag=str.lower):
    """LG-95, LG-99: the Courtesan asks a Gentleman for each of her cards, her window card last."""

    rule: ClassVar[str] = "LG-95"

    def actors(self, state: Position) -> Sequence[int]:
        """Return the Courtesan."""
        return (lady_seat(state.couples),)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return all Gentlemen; her window card may be offered to nobody."""
        gentlemen = COURT[: state.couples]
        return gentlemen if self.card_open(state) else (NO_ONE, *gentlemen)

    def card_open(self, state: Position) -> bool:
        """Return whether one of her purchases is still to be handed out."""
        return len(state.asked) < len(state.purchases[state.couples])

    def card(self, state: Position) -> int:
        """Return the card that the question is about."""
        if self.card_open(state):
            return state.purchases[state.couples][len(state.asked)]
        return state.windows[state.couples]

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain that every purchase must go to a Gentleman."""
        return wording.MUST_ASK if isinstance(action, Ask) else None

    def default(self, state: Position, seat: int) -> AnyAction:
        """Return one each in seat order; the window card to nobody."""
        if not self.card_open(state):
            return NO_ONE
        return self.options(state, seat)[len(state.asked) % state.couples]

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Note whom she asks."""
        assert isinstance(action, Ask)
        couple = pair(action.seat) if action.seat >= 0 else NOBODY
        dealer.tell(Asked(seat, action.seat, self.card(state)))
        if self.card_open(state):
            state.asked.append(couple)
            if self.card_open(state) or state.for_sale(state.couples):
                return
        else:
            state.asked_window = couple
        advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for a Gentleman, naming the card to her alone."""
        if seat != lady_seat(state.couples):
            return wording.WAIT_COURT.fill(who=Who(lady_seat(state.couples)))
        pattern = wording.ASK_COURT if self.card_open(state) else wording.ASK_COURT_WINDOW
        card = self.card(state)
        return pattern.fill(card=wording.card_name(card), price=HALF[card])

    def paragraph(self, state: Position, seat: int) -> str:
        """Return the paragraph of her purchases, or of her window."""
        return self.rule if self.card_open(state) else "LG-99"


class Hearts(Together, tag=str.lower):
    """LG-44: how much a Lady wants what is on each bill, one question per bill in the order of LG-58."""

    rule: ClassVar[str] = "LG-44"

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return no heart to three."""
        return HEARTS

    def code(self, action: Any) -> int:
        """Note the hearts."""
        hearts: int = action.hearts
        return hearts

    def show(self, state: Position, answers: list[list[int]], dealer: Dealer) -> None:
        """Write the hearts on the bills."""
        for lady in range(state.ladies):
            state.hearts[lady] = answers[lady_seat(lady)]
            if state.hearts[lady]:
                dealer.tell(HeartsSet(lady_seat(lady), tuple(state.hearts[lady])))
        advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for the hearts of a card, naming it to her alone."""
        if seat is None or not self.asked(state, seat):
            return wording.WAIT_HEARTS.fill(n=self.missing(state))
        which = len(state.answers[seat])
        bill = state.bills_of(pair(seat))[which]
        pattern = wording.ASK_HEARTS
        if bill.source in (COURTED, COURTED_WINDOW):
            couple = [*state.asked, state.asked_window][which]
            pattern = wording.ASK_HEARTS_OF.fill(who=Who(gentleman_seat(couple)))
        return pattern.fill(card=wording.card_name(bill.card))


class Bills(Together, tag=str.lower):
    """LG-37 to LG-43: each Gentleman decides card by card what his money allows."""

    rule: ClassVar[str] = "LG-37"

    def open_bill(self, state: Position, seat: int) -> tuple[Bill, int, bool]:
        """Return the bill that is asked about, the money left, and whether a Courtesan's could be paid now.

        LG-58, LG-96: she is paid only while fewer of her cards than of the own Lady's are paid.
        """
        couple, answers = pair(seat), state.answers[seat]
        bills = state.bills_for(couple)
        money, ahead = state.money[couple], 0
        for (bill, _), answer in zip(bills, answers, strict=False):
            if answer == PAY:
                money -= bill.price
                ahead += -1 if bill.source >= COURTED else 1
            elif answer == LATER:
                money -= bill.fee
        return bills[len(answers)][0], money, ahead > 0

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return what the money left covers (LG-40, LG-58)."""
        bill, money, courts = self.open_bill(state, seat)
        options: list[AnyAction] = [BILLS[BACK]]
        if bill.price <= money and (courts or bill.source < COURTED):
            options.append(BILLS[PAY])
        if bill.source < WINDOW and bill.fee <= money and state.day < state.last:
            options.append(BILLS[LATER])
        return options

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain to a Gentleman why he cannot pay, or put off."""
        if not isinstance(action, Settle):
            return None
        bill, money, courts = self.open_bill(state, seat)
        last = state.day == state.last
        return why_not(bill, action.choice, money=money, courts=courts, last=last)

    def code(self, action: Any) -> int:
        """Note the choice."""
        choice: int = action.choice
        return choice

    def show(self, state: Position, answers: list[list[int]], dealer: Dealer) -> None:
        """LG-43: show all decisions together, then put everything sent back under the decks."""
        settled = [
            (couple, bill, answer)
            for couple in range(state.couples)
            for (bill, _), answer in zip(
                state.bills_for(couple), answers[gentleman_seat(couple)], strict=True
            )
        ]
        for cards in (*state.deferred, *state.purchases):
            cards.clear()
        returned: list[int] = []
        for couple, bill, answer in settled:
            dealer.tell(settle(state, couple, bill, answer, returned))
        under_decks(state, returned, dealer)
        advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask about the bill, naming the card to him alone."""
        if seat is None or not self.asked(state, seat):
            return wording.WAIT_BILLS.fill(n=self.missing(state))
        bill, money, _ = self.open_bill(state, seat)
        pattern = wording.ASK_BARGAIN if bill.source == WINDOW else wording.ASK_BILL
        if bill.source in (COURTED, COURTED_WINDOW):
            pattern = wording.ASK_COURTED
        asked = pattern.fill(card=wording.card_name(bill.card), price=bill.price, money=money)
        left = self.due[seat] - len(state.answers[seat])
        return wording.IN_ANY_ORDER.fill(bill=asked) if left > 1 else asked

    def paragraph(self, state: Position, seat: int) -> str:
        """Return the paragraph of a Lady's bills, of her window, or of the Courtesan's."""
        source = self.open_bill(state, seat)[0].source
        return "LG-96" if source >= COURTED else "LG-38" if source == WINDOW else self.rule


def present(state: Position, dealer: Dealer) -> None:
    """LG-37: hand every Gentleman his bills, with their hearts."""
    if not dealer.listens:
        return
    for couple in range(state.couples):
        for bill, hearts in state.bills_for(couple):
            dealer.tell(BillPresented(gentleman_seat(couple), bill.card, bill.source, hearts))


def settle(state: Position, couple: int, bill: Bill, answer: int, returned: list[int]) -> BillSettled:
    """Carry out one decision; a card that goes back is added to ``returned``, but a window card stays."""
    card, lady, source = bill.card, bill.lady, bill.source
    paid, remark = 0, 0
    if answer == PAY:
        paid = bill.price
        pay(state, couple, bill)
    elif answer == LATER:
        paid = bill.fee
        state.deferred[lady].append(card)
        state.put_off[lady] += 1
    else:
        remark = why_back(state, lady, card)
        if source not in (WINDOW, COURTED_WINDOW):
            returned.append(card)
            state.sent_back[lady] += 1
    state.money[couple] -= paid
    return BillSettled(gentleman_seat(couple), lady_seat(lady), card, source, answer, paid, remark)


def pay(state: Position, couple: int, bill: Bill) -> None:
    """Lay a paid card before its Lady, and note it where Gossip and the Courtesan ask for it."""
    card, lady = bill.card, bill.lady
    state.own(lady, card)
    state.paid[lady] += bill.price
    if bill.source in (WINDOW, COURTED_WINDOW):
        state.windows[lady] = EMPTY
        state.bargain[lady] = True
    if bill.source in (COURTED, COURTED_WINDOW):
        state.court[couple].append(card)
        state.court_money[couple] += bill.price


def why_back(state: Position, lady: int, card: int) -> int:
    """Return the remark that goes with a card sent back, from what lies open (see ``BillSettled``)."""
    if card >= PLAIN:
        return 0
    if any(KIND[other] == KIND[card] for other in state.wardrobes[lady]):
        return 1
    return 2 if state.marks(lady) | MARKS[card] == THREE_MARKS != state.marks(lady) else 0
