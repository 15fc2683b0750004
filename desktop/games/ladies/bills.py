"""The bills of an evening, from a position or a view: what is for sale, in which order, at what price."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from desktop.games.ladies.data import (
    COURTED,
    COURTED_WINDOW,
    DEFERRED,
    FEE,
    HALF,
    NOBODY,
    PRICE,
    PURCHASE,
    WINDOW,
)

__all__ = ["Bill", "Evening", "bills_for", "own_bills", "window_for_sale"]


class Bill(msgspec.Struct, frozen=True, gc=False):
    """A card that a Gentleman decides about: which, whose, from where, and what paying or waiting costs."""

    card: int
    lady: int
    source: int
    price: int
    fee: int = FEE


class Evening(Protocol):
    """As much of a position, or of a view, as the bills depend on; a card may be shown by its back."""

    @property
    def courtesan(self) -> int | None:
        """The number of the Courtesan as a Lady."""

    @property
    def deferred(self) -> Sequence[Sequence[int]]:
        """Cards put off, by Lady."""

    @property
    def purchases(self) -> Sequence[Sequence[int]]:
        """Cards taken today, by Lady."""

    @property
    def windows(self) -> Sequence[int]:
        """The card in the window, by Lady."""

    @property
    def visits(self) -> Sequence[int]:
        """The boutique visited, by Lady."""

    @property
    def dropped(self) -> Sequence[bool]:
        """Who let the bargain go for a Gossip card, by Lady."""

    @property
    def hearts(self) -> Sequence[Sequence[int]]:
        """The hearts on the bills, by Lady, in the order of ``own_bills``; none before they are set."""

    @property
    def asked(self) -> Sequence[int]:
        """The couples that the Courtesan asks to pay for her purchases."""

    @property
    def asked_window(self) -> int:
        """The couple that the Courtesan offers her window card."""


def window_for_sale(table: Evening, lady: int) -> bool:
    """Return whether a Lady's window card can be had at half price this evening (LG-38, LG-83)."""
    return table.windows[lady] != NOBODY and lady not in table.visits and not table.dropped[lady]


def own_bills(table: Evening, lady: int) -> list[Bill]:
    """Return a Lady's own bills: put off, taken today, in the window (LG-58).

    The Courtesan's window is on a bill only if she offers it to somebody (LG-99).
    """
    courtesan = lady == table.courtesan
    source = COURTED if courtesan else PURCHASE
    bills = [Bill(card, lady, DEFERRED, _price(card)) for card in table.deferred[lady]]
    bills += [Bill(card, lady, source, _price(card)) for card in table.purchases[lady]]
    if window_for_sale(table, lady) and (not courtesan or table.asked_window != NOBODY):
        card = table.windows[lady]
        bills.append(Bill(card, lady, COURTED_WINDOW if courtesan else WINDOW, HALF[card]))
    return bills


def bills_for(table: Evening, couple: int) -> list[tuple[Bill, int]]:
    """Return all bills of a Gentleman in the order of LG-58, each with its hearts."""
    own = own_bills(table, couple)
    bills = list(zip(own, table.hearts[couple] or [0] * len(own), strict=True))
    courtesan = table.courtesan
    if courtesan is None:
        return bills
    hers = own_bills(table, courtesan)
    wishes = table.hearts[courtesan] or [0] * len(hers)
    asked = [*table.asked, table.asked_window]
    return bills + [
        (bill, wish) for bill, wish, whom in zip(hers, wishes, asked, strict=False) if whom == couple
    ]


def _price(card: int) -> int:
    """Return the price of a card; what a hidden one costs is nobody's business."""
    return PRICE[card] if card >= 0 else 0
