"""Bills on the lower edge: a Gentleman sorts them in any order, then hands them all over (LG-58)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from desktop.core.text import Text, Who
from desktop.games.ladies import wording
from desktop.games.ladies.actions import BACK, BILLS, LATER, PAY
from desktop.games.ladies.bills import Bill, bills_for
from desktop.games.ladies.board.cards import Signed, Ware, lady_colour
from desktop.games.ladies.data import BARGAINS, COURTED, COURTED_WINDOW, DEFERRED, WINDOW
from desktop.games.ladies.phases import Bills
from desktop.games.ladies.settlement import Settlement
from desktop.games.ladies.view import LadiesView
from desktop.ui.board.context import BoardContext
from desktop.ui.board.piece import Piece
from desktop.ui.board.things import Button, even_out

__all__ = ["BillCard", "BillKey", "SendKey", "Sorting", "badge_of", "explain_again"]

BADGES = {PAY: wording.BADGE_PAY, BACK: wording.BADGE_BACK, LATER: wording.BADGE_LATER}


def _decided(bill: Bill, choice: int) -> Text:
    """Return the word for what is decided: a bargain is not sent back, it stays in its window."""
    return wording.BADGE_LEFT if choice == BACK and bill.source in BARGAINS else BADGES[choice]


class BillCard(Signed):
    """A bill; a click takes it up. One of the Courtesan's carries her shape."""

    def __init__(self, context: BoardContext, index: int, whose: int | None) -> None:
        super().__init__(context, whose)
        self.index = index


def badge_of(context: BoardContext, bill: Bill) -> str:
    """Return the word on the corner of a bill that is not decided: it comes again, or is a bargain."""
    if bill.source == DEFERRED:
        return context.say(wording.BADGE_AGAIN)
    return context.say(wording.pounds(bill.price)) if bill.source in BARGAINS else ""


def explain_again(context: BoardContext, card: Ware, bill: Bill) -> None:
    """Say of a bill that was put off why it is here again (LG-37)."""
    if bill.source == DEFERRED:
        card.hint = f"{card.hint.rstrip('.')}. {context.say(wording.AGAIN_HINT)}"


class BillKey(Button):
    """What can be done with the bill that is taken up."""

    choice = BACK


class SendKey(Button):
    """Hands over all bills."""


class Sorting:
    """The bills before the reader, what he means to do with each, and which one he has taken up.

    Attributes:
        plan: None while the reader is not asked about bills.
        taken: the place of the bill that is taken up.
        sending: the answers are being given, one after the other.
        sent: all have been given; others are still asked.
    """

    def __init__(self) -> None:
        self.plan: Settlement | None = None
        self.taken = 0
        self.sending = False
        self.sent = False
        self._key: object = None
        self._hearts: tuple[int, ...] = ()

    def attend(self, view: LadiesView) -> None:
        """Follow the view: begin with new bills, and know what has been answered already."""
        question = view.question(Bills)
        if question is None or view.seat is None or view.is_lady or not question.due[view.seat]:
            self.plan, self._key, self.sending = None, None, False
            return
        couple, given = view.seat // 2, view.answers[view.seat]
        if self._key != (view.seat, view.day):
            self._key, self.sending = (view.seat, view.day), False
            bills = bills_for(view, couple)
            self._hearts = tuple(hearts for _, hearts in bills)
            last = view.day == view.last
            self.plan = Settlement([bill for bill, _ in bills], view.money[couple], last=last)
            self.taken = min(len(given), len(bills) - 1)
        assert self.plan is not None
        for index, choice in enumerate(given):
            if self.plan.choices[index] != choice:
                self.plan.choose(index, choice)
                self.taken = self.plan.next
        self.sent = len(given) == len(self.plan.bills)
        if self.sent:
            self.sending = False
        elif self.sending:
            self.taken = len(given)

    @property
    def single(self) -> bool:
        """Whether there is one bill only: it is answered at once."""
        return self.plan is not None and len(self.plan.bills) == 1

    def state(self) -> object:
        """Return what the lower edge shows of it."""
        return self.plan and (tuple(self.plan.choices), self.taken, self.sending)

    def take(self, index: int) -> None:
        """Take a bill up."""
        self.taken = index

    def decide(self, choice: int) -> None:
        """Put the bill that is taken up on a pile, and take the next one up."""
        assert self.plan is not None
        self.plan.choose(self.taken, choice)
        self.taken = self.plan.next if not self.plan.complete else self.taken

    def refusal(self, piece: Piece) -> Text | None:
        """Return why a key means nothing now."""
        if self.plan is None or self.sending:
            return wording.BILLS_ON_THEIR_WAY
        match piece:
            case BillKey(choice=choice):
                return self.plan.refusal(self.taken, choice)
            case SendKey():
                return None if self.plan.complete else wording.SORT_FIRST
            case _:
                return None

    def words(self) -> Text | None:
        """Return which bill is taken up."""
        if self.plan is None:
            return None
        if self.sent:
            return wording.BILLS_ON_THEIR_WAY
        bill = self.plan.bills[self.taken]
        told = wording.BILL_TAKEN.fill(card=wording.card_name(bill.card), who=Who(2 * bill.lady))
        wish = self._hearts[self.taken]
        return wording.BILL_WISH.fill(bill=told, wish=wording.HEART_NAMES[wish]) if wish else told

    # Pieces

    def cards(self, context: BoardContext, given: int) -> list[BillCard]:
        """Return the bills; those that are answered for good cannot be taken up any more."""
        assert self.plan is not None
        cards = []
        for index, (bill, hearts) in enumerate(zip(self.plan.bills, self._hearts, strict=True)):
            choice = self.plan.choices[index]
            courted = bill.source in (COURTED, COURTED_WINDOW)
            card = BillCard(context, index, lady_colour(context, bill.lady) if courted else None)
            word = context.say(_decided(bill, choice)) if choice is not None else badge_of(context, bill)
            card.show_card(bill.card, word, hearts)
            whose = wording.BILL_OF.fill(who=Who(2 * bill.lady), price=bill.price)
            card.hint = f"{card.hint}. {context.say(whose)}"
            explain_again(context, card, bill)
            here = index == self.taken and not self.sending
            card.setOpacity(1.0 if here or choice is None else 0.7)
            if index >= given and len(self.plan.bills) > 1:
                card.command = _nothing
            cards.append(card)
        return cards

    def keys(self, context: BoardContext, area: QRectF) -> list[Button]:
        """Return the keys for the bill that is taken up, and the one that hands all over."""
        assert self.plan is not None
        bill, say = self.plan.bills[self.taken], context.say
        choices: Sequence[int] = (PAY, BACK) if bill.source >= WINDOW else (PAY, LATER, BACK)
        back = wording.LEAVE_IT if bill.source in BARGAINS else None
        texts = {PAY: say(wording.PAY_PRICE.fill(price=bill.price))}
        if back is not None:
            texts[BACK] = say(back)
        send = QRectF(area.right() - 118, area.top() + 4, 118, area.height() - 8)
        wide = area.width() - (0 if self.single else 126)
        high = (area.height() - 8 - 4 * (len(choices) - 1)) / len(choices)
        keys: list[Button] = []
        for row, choice in enumerate(choices):
            rect = QRectF(area.left(), area.top() + 4 + row * (high + 4), wide, high)
            key = BillKey(
                context,
                rect,
                texts.get(choice) or context.label(BILLS[choice]),
                ground=context.ink("shop_1" if choice != BACK else "quiet"),
                ink=context.ink("on_shop" if choice != BACK else "text"),
                size=26,
            )
            key.choice, key.actions = choice, (BILLS[choice],)
            key.hint = texts.get(choice) or context.label(BILLS[choice])
            keys.append(key)
        even_out(keys, large=True)
        if self.single:
            return keys
        sent = say(wording.HAND_OVER)
        last = SendKey(context, send, sent, ground=context.ink("shop_0"), ink=context.ink("on_shop"), size=26)
        last.hint, last.command = say(wording.HAND_OVER_HINT), _nothing
        return [*keys, last]


def _nothing() -> None:
    """Mean something to the board itself, which knows what."""
