"""What goods are worth: the best plan of sales and contracts."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from desktop.games.ladies.data import CONTRACTS, GOLD, GOODS, MARKETS
from desktop.games.ladies.state import EMPTY
from desktop.games.ladies.view import LadiesView

__all__ = ["Exchange", "Plan", "best_plan", "exchange", "worth_of"]

STAR = 300
"""Pounds that a star of a contract is worth (strategy notes)."""
ONE_MISSING, TWO_MISSING = 40, 15
"""Pounds that goods are worth above the market while one or two others are missing for a contract."""
RICH, LARGE = 400, 3
"""Above what reward a single missing good is waited for, and above how many pieces two are."""
LOW = 100
"""The lower price of the market, below which nothing is lost by waiting."""
GOLD_LATER = 190.0
"""Pounds that Gold brings tomorrow: it nearly always helps."""


class Offer(NamedTuple):
    """A contract as it stands: for the first, or for the proceeds alone."""

    place: int
    contract: int
    reward: int
    again: int


class Exchange(NamedTuple):
    """What the exchange pays: the market card and the contracts on display."""

    market: int
    offers: tuple[Offer, ...]
    last_day: bool


class Plan(NamedTuple):
    """The most that goods bring, and how: place and Gold for each contract, then sales; the rest is kept."""

    value: float
    contracts: tuple[tuple[int, tuple[int, ...]], ...]
    sales: tuple[int, ...]


def exchange(view: LadiesView) -> Exchange:
    """Return what the exchange pays today."""
    offers = []
    for place, contract in enumerate(view.contracts):
        if contract == EMPTY:
            continue
        terms = CONTRACTS[contract]
        first = terms.premium + view.notes[place] + STAR * terms.stars
        again = 0 if terms.stars else terms.proceeds
        offers.append(Offer(place, contract, terms.proceeds + (0 if view.done[place] else first), again))
    return Exchange(view.market, tuple(offers), view.day == view.last)


@lru_cache(maxsize=1 << 15)
def best_plan(goods: tuple[int, ...], market: Exchange) -> Plan:
    """Return the best way to use goods, given as how many of each."""
    best = _leave(goods, market)
    for index, offer in enumerate(market.offers):
        used = _pay(goods, offer.contract)
        if used is None:
            continue
        left, gold = used
        rest = list(market.offers)
        if offer.again:
            rest[index] = offer._replace(reward=offer.again)
        else:
            del rest[index]
        after = best_plan(left, market._replace(offers=tuple(rest)))
        value = offer.reward + after.value
        if value > best.value:
            best = Plan(value, ((offer.place, gold), *after.contracts), after.sales)
    return best


def _pay(goods: tuple[int, ...], contract: int) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
    """Return what is left after a contract and where Gold was used, which is only for what is missing."""
    left = list(goods)
    gold = [0] * GOLD
    for good, asked in enumerate(CONTRACTS[contract].pieces):
        have = min(asked, left[good])
        left[good] -= have
        gold[good] = asked - have
        left[GOLD] -= asked - have
    return None if left[GOLD] < 0 else (tuple(left), tuple(gold))


def _leave(goods: tuple[int, ...], market: Exchange) -> Plan:
    """Sell everything but what is worth more tomorrow."""
    value = 0.0
    sales: list[int] = []
    for good in GOODS:
        for _ in range(goods[good]):
            price = MARKETS[market.market][good]
            later = 0.0 if market.last_day else _later(good, goods, market)
            if later > price:
                value += later
            else:
                value += price
                sales.append(good)
    return Plan(value, (), tuple(sales))


def _later(good: int, goods: tuple[int, ...], market: Exchange) -> float:
    """Return what a good may bring tomorrow: Gold nearly always helps, others if a contract lacks little."""
    if good == GOLD:
        return GOLD_LATER
    best = 0.0
    price = MARKETS[market.market][good]
    for offer in market.offers:
        pieces = CONTRACTS[offer.contract].pieces
        if not pieces[good]:
            continue
        missing = (
            sum(max(0, asked - have) for asked, have in zip(pieces, goods[:GOLD], strict=True)) - goods[GOLD]
        )
        if missing == 1:
            best = max(best, price + ONE_MISSING * (offer.reward > RICH))
        elif missing == 2 and sum(pieces) > LARGE:
            best = max(best, price + TWO_MISSING)
    return best if price == LOW else 0.0


def worth_of(token: int, goods: tuple[int, ...], market: Exchange) -> float:
    """Return what one more good adds to the best plan."""
    more = (*goods[:token], goods[token] + 1, *goods[token + 1 :])
    return best_plan(more, market).value - best_plan(goods, market).value
