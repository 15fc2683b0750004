"""A whole phase A foreseen: who will buy what, and for how much.

Every seat buys one object at most, so objects compete with each other: what an object is worth a bid for
depends on what else there is, and at what price. An ascending auction of everything at once finds prices
at which nobody wants to change (Demange, Gale, Sotomayor, "Multi-Item Auctions", 1986); the real auctions,
one object after the other, end near them.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Sequence

import msgspec

from desktop.games.florence.data import STEP

__all__ = ["Deal", "Wants", "auctioned", "settle"]


class Wants(msgspec.Struct, frozen=True):
    """What a seat would gain in a phase A, in florins of plans.

    Attributes:
        gains: by object, as if it cost nothing; ``costs`` of paying 0, 100, 200 ... florins.
    """

    seat: int
    gains: dict[int, float]
    costs: tuple[float, ...]

    def gain(self, stack: int, price: int) -> float:
        """Return what buying an object for a price brings; what cannot be paid is not wanted."""
        if stack not in self.gains or price >= STEP * len(self.costs):
            return float("-inf")
        return self.gains[stack] - self.costs[price // STEP]

    def limit(self, stack: int, otherwise: float) -> int:
        """Return the highest price at which an object is no worse than what there is otherwise."""
        spare = self.gains.get(stack, float("-inf")) - otherwise
        return STEP * (bisect_right(self.costs, spare) - 1)


class Deal(msgspec.Struct, frozen=True):
    """What a seat ends up with: an object (-1: none), its price, and what that brings."""

    stack: int = -1
    price: int = 0
    gain: float = 0.0


NOTHING = Deal()


def settle(bidders: Iterable[Wants], stacks: Iterable[int], base: int) -> dict[int, Deal]:
    """Return what everybody buys if all objects are auctioned at once."""
    prices = dict.fromkeys(stacks, base)
    holders: dict[int, Wants] = {}
    waiting = list(bidders)
    deals = {wants.seat: NOTHING for wants in waiting}
    while waiting:
        wants = waiting.pop()
        best, chosen = 0.0, -1
        for stack, price in prices.items():
            gain = wants.gain(stack, price + STEP if stack in holders else price)
            if gain > best:
                best, chosen = gain, stack
        if chosen < 0:
            continue
        if chosen in holders:
            waiting.append(holders[chosen])
            prices[chosen] += STEP
        holders[chosen] = wants
    for stack, wants in holders.items():
        deals[wants.seat] = Deal(stack, prices[stack], wants.gain(stack, prices[stack]))
    return deals


def auctioned(bidders: Sequence[Wants], stacks: Sequence[int], opened: int, opener: int, base: int) -> Deal:
    """Return what the opener ends up with if an object is auctioned now, and all others after it."""
    rest = [stack for stack in stacks if stack != opened]
    after = settle(bidders, rest, base)
    limits = sorted(
        ((wants.limit(opened, after[wants.seat].gain), wants.seat == opener, wants) for wants in bidders),
        key=lambda each: each[:2],
    )
    _, _, winner = limits[-1]
    others = [limit for limit, _, wants in limits if wants.seat != opener]
    if winner.seat == opener or max(others, default=0) <= base:
        price = max([base, *others])
        mine = next(wants for wants in bidders if wants.seat == opener)
        return Deal(opened, price, mine.gain(opened, price))
    left = [wants for wants in bidders if wants is not winner]
    return settle(left, rest, base)[opener]
