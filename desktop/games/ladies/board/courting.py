"""The Courtesan on the lower edge: what each Gentleman is handed, and whom she has asked for what."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF

from desktop.core.game import Action
from desktop.core.text import Who
from desktop.games.ladies import wording
from desktop.games.ladies.actions import COURT, Ask
from desktop.games.ladies.bills import Bill, own_bills
from desktop.games.ladies.board.cards import Signed, lady_colour
from desktop.games.ladies.board.sorting import badge_of, explain_again
from desktop.games.ladies.data import COURTED, COURTED_WINDOW, HALF, NOBODY, PRICE
from desktop.games.ladies.view import LadiesView
from desktop.ui.board.context import BoardContext
from desktop.ui.board.things import Button, Label

__all__ = ["NO_ONE", "bill_asked_about", "captions", "explain_asking", "lady_bills"]

NO_ONE = Ask(NOBODY)
RAISED, CAPTION = 16.0, 44.0
"""How far the keys make room for what is written below them, and its height: two lines."""


def bill_asked_about(view: LadiesView) -> Bill:
    """Return the bill that the Courtesan hands out now: her purchases in their order, her window last."""
    lady = view.pair or 0
    purchases = view.purchases[lady]
    if len(view.asked) < len(purchases):
        card = purchases[len(view.asked)]
        return Bill(card, lady, COURTED, PRICE[card])
    card = view.windows[lady]
    return Bill(card, lady, COURTED_WINDOW, HALF[card])


def lady_bills(context: BoardContext, view: LadiesView, hearts: Sequence[int]) -> list[Signed]:
    """Return a Lady's own bills of the evening; those of the Courtesan tell whom she asks (LG-95)."""
    lady = view.pair or 0
    asked = (*view.asked, view.asked_window)
    cards = []
    for index, bill in enumerate(own_bills(view, lady)):
        whom = asked[index] if lady == view.courtesan and index < len(asked) else NOBODY
        card = Signed(context, lady_colour(context, whom) if whom >= 0 else None)
        card.show_card(bill.card, badge_of(context, bill), hearts[index] if index < len(hearts) else 0)
        explain_again(context, card, bill)
        if whom >= 0:
            told = wording.IS_ASKED.fill(who=Who(2 * whom + 1))
            card.hint = f"{card.hint.rstrip('.')}. {context.say(told)}"
        cards.append(card)
    return cards


def explain_asking(context: BoardContext, view: LadiesView, keys: Sequence[Button]) -> None:
    """Say on each key what the Gentleman is handed by his Lady and by the Courtesan (LG-96)."""
    for key in keys:
        couple = _couple(key.actions[0])
        if couple is not None:
            hers, mine = _handed(view, couple)
            told = wording.ASK_HINT.fill(n=hers, who=Who(2 * couple + 1), lady=Who(2 * couple), yours=mine)
            key.hint = f"{context.say(told)} {context.say(wording.COURTESAN_LAW)}"


def captions(context: BoardContext, view: LadiesView, keys: Sequence[Button]) -> list[Label]:
    """Write below each key how many bills the Gentleman is handed: of his Lady, and of the Courtesan."""
    labels = []
    for key in keys:
        key.moveBy(0, -RAISED)
        couple = _couple(key.actions[0])
        if couple is not None:
            hers, mine = _handed(view, couple)
            box = key.outline().boundingRect().translated(key.pos())
            rect = QRectF(box.left(), box.bottom() + 4, box.width(), CAPTION)
            told = wording.BILLS_SO_FAR.fill(lady=Who(2 * couple), bills=hers, yours=mine)
            ink = context.ink("faded")
            labels.append(Label(context, rect, context.say(told), size=20, colour=ink))
    return labels


def _couple(action: Action) -> int | None:
    """Return the couple whose Gentleman a key asks; nobody is asked by one of them."""
    return COURT.index(action) if isinstance(action, Ask) and action in COURT else None


def _handed(view: LadiesView, couple: int) -> tuple[int, int]:
    """Return how many bills a Gentleman is handed by his Lady, and has been by the Courtesan."""
    return len(own_bills(view, couple)), view.asked.count(couple)
