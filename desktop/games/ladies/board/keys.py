"""What each part of the board depends on: while that stays the same, the part is not laid out anew."""

from __future__ import annotations

from desktop.core.text import Text
from desktop.games.ladies import wording
from desktop.games.ladies.phases import (
    Afternoon,
    Business,
    Designers,
    Gossiping,
    InTurns,
    Moods,
    Morning,
    Ruining,
    Shopping,
    Visits,
)
from desktop.games.ladies.view import LadiesView

__all__ = ["exchange_key", "gentleman_busy", "street_key", "time_of_day", "wardrobe_key"]


def gentleman_busy(view: LadiesView, couple: int) -> bool:
    """Return whether a Gentleman is at work in public."""
    turns, business = view.question(InTurns), view.question(Business)
    if turns is not None and turns.couple == couple:
        return True
    return business is not None and bool(business.queue) and business.queue[0] == couple


def street_key(view: LadiesView) -> object:
    """Return what the arcade depends on."""
    shopping = view.question(Shopping)
    open_shop = None if shopping is None else (shopping.shop, tuple(shopping.queue))
    return view.seat, view.colours, view.windows, view.shops, view.played, view.visits, open_shop


def exchange_key(view: LadiesView) -> object:
    """Return what the exchange depends on, the Stock apart."""
    busy = tuple(gentleman_busy(view, couple) for couple in range(view.couples))
    return view.market, view.contracts, view.notes, view.done, view.tokens, view.numbers, view.money, busy


def wardrobe_key(view: LadiesView, lady: int) -> object:
    """Return what a wardrobe depends on."""
    gossip = (view.gossip[lady], view.received[lady])
    stars = view.stars[lady] if lady < view.couples else ()
    own = (view.wardrobes[lady], view.maids[lady], view.deferred[lady], view.designers[lady])
    return view.seat, own, gossip, stars


def time_of_day(view: LadiesView) -> Text:
    """Return which part of the day it is, or that the ball has begun."""
    if view.ball or not view.stack or view.question(Designers) or view.question(Ruining):
        return wording.BALL_NIGHT
    top, gossip = view.stack[-1], view.question(Gossiping)
    if isinstance(top, Morning) or (gossip is not None and gossip.window == 0):
        return wording.MORNING
    if isinstance(top, Afternoon | Moods | Visits) or (gossip is not None and gossip.window == 1):
        return wording.AFTERNOON
    return wording.EVENING
