"""What the reader's partner is doing and why, as far as the reader may know; and the purse."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.record import Seat
from desktop.core.text import Text, Who
from desktop.games.ladies import wording
from desktop.games.ladies.data import CONTRACTS, GOLD, HANDS, PRICE, RETURNS
from desktop.games.ladies.phases import (
    Bills,
    Business,
    Courting,
    Hearts,
    InTurns,
    Shopping,
    Stock,
    Visits,
    Windows,
)
from desktop.games.ladies.state import EMPTY
from desktop.games.ladies.view import HIDDEN, LadiesView

__all__ = ["holds_both", "nearest_contract", "own_words", "partner_words", "purse_words"]


def holds_both(seats: Sequence[Seat], pair: int | None) -> bool:
    """Return whether one person holds both seats of a couple, and need not be told what the partner does."""
    couple = [] if pair is None else seats[2 * pair : 2 * pair + 2]
    return len(couple) == 2 and couple[0].name == couple[1].name and not any(seat.level for seat in couple)


def purse_words(view: LadiesView) -> Text:
    """Return what is known of the purse: his own money, the mood she was sent, or the day."""
    pair = view.pair
    if pair is None or pair >= view.couples:
        return wording.DAY_NAME.fill(day=view.day, last=view.last)
    if view.money[pair] != HIDDEN:
        return wording.PURSE.fill(money=view.money[pair])
    mood = view.moods[pair]
    return wording.PURSE_MOOD.fill(mood=wording.MOOD_NAMES[mood]) if mood > 0 else wording.PURSE_UNKNOWN


def nearest_contract(view: LadiesView, couple: int) -> tuple[int, int] | None:
    """Return the contract that lacks fewest of the open goods of a Gentleman, and how many."""
    best: tuple[int, int] | None = None
    goods = view.tokens[couple]
    for place, contract in enumerate(view.contracts):
        if contract == EMPTY:
            continue
        pieces = CONTRACTS[contract].pieces
        missing = sum(max(0, asked - have) for asked, have in zip(pieces, goods[:GOLD], strict=True))
        missing = max(0, missing - goods[GOLD])
        if missing < sum(pieces) and (best is None or missing < best[1]):
            best = (place, missing)
    return best


def partner_words(view: LadiesView) -> Text | None:
    """Return one sentence about the partner; at the ball there is nothing to be said any more."""
    pair = view.pair
    if view.ball:
        return None
    if pair is None:
        return wording.SPECTATOR
    if pair == view.courtesan:
        return wording.COURTESAN_LAW if view.question(Courting) else wording.COURTESAN_ALONE
    return _of_gentleman(view, pair) if view.is_lady else _of_lady(view, pair)


def own_words(view: LadiesView) -> Text | None:
    """Return what the reader should know of the own purchases, cards and turns; None otherwise."""
    if view.pair is None:
        return None
    if not view.is_lady:
        search = view.question(InTurns)
        if search is None or search.finished[view.pair]:
            return None
        left = RETURNS - search.returned[view.pair]
        return wording.PUT_BACK_LEFT.fill(n=left) if left else wording.PUT_BACK_NONE
    purchases = view.purchases[view.pair] if not view.question(Courting) else ()
    if purchases and min(purchases) >= 0:
        return wording.TAKEN_SO_FAR.fill(n=len(purchases), money=sum(PRICE[card] for card in purchases))
    windows, visits = view.question(Windows), view.question(Visits)
    return wording.YOUR_STORES if windows is None and visits is not None else None


def _of_gentleman(view: LadiesView, couple: int) -> Text:  # noqa: PLR0911 - the first that fits
    who = Who(2 * couple + 1)
    near = nearest_contract(view, couple)
    bills, seat = view.question(Bills), 2 * couple + 1
    if bills is not None and bills.due[seat]:
        decided = len(view.answers[seat]) == bills.due[seat]
        return (wording.PARTNER_DECIDED if decided else wording.PARTNER_BILLS).fill(who=who)
    search = view.question(Stock)
    if search:
        if search.finished[couple]:
            return wording.PARTNER_DONE.fill(who=who, number=view.numbers[couple])
        if search.kept[couple] == HANDS:
            return wording.PARTNER_NUMBER.fill(who=who)
        if near is not None:
            pattern = (
                wording.PARTNER_SEARCHES_FOR.fill(n=near[1]) if near[1] else wording.PARTNER_SEARCHES_MORE
            )
            return pattern.fill(who=who, place=near[0] + 1)
        return wording.PARTNER_SEARCHES.fill(who=who)
    business = view.question(Business)
    if business is not None and couple in business.queue:
        return wording.PARTNER_BUSINESS.fill(who=who)
    if view.earned[couple]:
        return wording.PARTNER_EARNED.fill(who=who, money=view.earned[couple])
    return wording.PARTNER_WAITS.fill(who=who)


def _of_lady(view: LadiesView, lady: int) -> Text:  # noqa: PLR0911 - the first that fits
    who = Who(2 * lady)
    shopping = view.question(Shopping)
    if shopping is not None and lady in shopping.queue:
        return wording.PARTNER_SHOPS.fill(who=who, n=view.took[lady])
    if view.question(Bills):
        return wording.PARTNER_HANDED.fill(who=who)
    if view.question(Hearts):
        return wording.PARTNER_HEARTS.fill(who=who)
    if view.purchases[lady]:
        return wording.PARTNER_TOOK.fill(who=who, n=view.took[lady])
    if view.visits[lady] >= 0:
        return wording.PARTNER_VISITS.fill(who=who, owner=Who(2 * view.visits[lady]))
    if view.played[lady] >= 0:
        return wording.PARTNER_OFFERS.fill(who=who, deck=wording.DECK_NAMES[view.played[lady]])
    return wording.PARTNER_WINDOW.fill(who=who)
