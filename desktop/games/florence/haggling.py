"""Phase A: what to open, and up to where to bid.

What is not worth its price to a seat is not even mentioned, so that a level that errs does not buy it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from statistics import fmean
from time import monotonic

from desktop.core.bot import Advice, Level
from desktop.games.florence.actions import AnyAction, Bid, Open, Take
from desktop.games.florence.data import BUILDER, MOST_BUILDERS
from desktop.games.florence.market import Wants, auctioned, settle
from desktop.games.florence.memory import RIVAL_WIDTH, Memory, worlds
from desktop.games.florence.outlook import POINT
from desktop.games.florence.phases.auction import Bidding
from desktop.games.florence.reasons import limit
from desktop.games.florence.valuing import Prospect
from desktop.games.florence.view import FlorenceView, look

__all__ = ["Bargainer", "Foreseer"]

SURE = 60
"""An object must be worth so much more than its price before a seat risks being stuck with it."""

HOPELESS = 0.1
"""What a gain over the base price counts where others will pay more."""

SECOND_PRICE, EACH_RIVAL = 0.55, 0.05
"""What the second best object will cost, as a share of what it is worth to bid, and more for every rival."""

BEYOND = 0.3
"""What a florin counts in a limit that could only be paid by selling prestige."""

FIRST_PRICE = 0.5
"""What an object opened will cost, as a share of what it is worth to bid."""


class Bargainer:
    """Bids a share of what an object is worth, with an eye on the second best; knows nothing of the others.

    Attributes:
        greed: the share.
        blur: how far its values are off, as a share.
        otherwise: florins that it is known to gain in this phase if it passes.
    """

    otherwise = 0.0

    def __init__(self, memory: Memory, view: FlorenceView, seat: int, level: Level, rng: Random) -> None:
        self.memory, self.view, self.seat, self.rng = memory, view, seat, rng
        self.width = int(level.style.get("width", 8))
        self.greed = float(level.style.get("greed", 0.65))
        self.blur = float(level.style.get("blur", 0.0))

    @property
    def mine(self) -> Prospect:
        """The own plans."""
        return self.memory.prospect(self.view, self.seat, self.width)

    def open(self, options: Sequence[AnyAction]) -> list[Advice]:
        """Value what may be opened or, by the last seat, taken."""
        return _offered(options, self._offer)

    def _offer(self, option: Open | Take) -> Advice | None:
        base = self.view.base
        if self.mine.worth(option.stack) < base + (SURE if isinstance(option, Open) else 0):
            return None
        worth = self.worth(option.stack)
        most = self._limit(option.stack) if isinstance(option, Open) else worth
        price = self._price(option.stack) if isinstance(option, Open) else base
        gain = worth - price if most >= price else HOPELESS * (worth - base)
        return Advice(option, gain / POINT, limit(self.view, option.stack, worth))

    def bid(self, bidding: Bidding, options: Sequence[AnyAction]) -> list[Advice]:
        """Value one step more against passing."""
        most, worth = self._limit(bidding.stack), self.mine.worth(bidding.stack)
        reason = limit(self.view, bidding.stack, most)
        return [
            Advice(option, (most - option.amount) / POINT if isinstance(option, Bid) else 0.0, reason)
            for option in options
            if not isinstance(option, Bid) or option.amount <= worth
        ]

    def worth(self, stack: int) -> float:
        """Return what an object is worth, as far as this level sees."""
        worth = self.mine.worth(stack)
        return worth * self.rng.uniform(1 - self.blur, 1 + self.blur) if self.blur else worth

    def _limit(self, stack: int) -> float:
        """Return the most to bid for an object, given what else there is to buy in this phase."""
        worth = self.worth(stack)
        rivals = len(_rivals(self.view, self.seat))
        others = [self.mine.worth(other) for other in _for_sale(self.view, self.seat) if other != stack]
        second = max(others, default=0.0)
        base = self.view.base
        price = base if rivals <= 1 else max(base, (SECOND_PRICE + EACH_RIVAL * rivals) * self.greed * second)
        limit = min(worth - max(0.0, second - price), self.greed * worth)
        cash = self.view.money[self.seat]
        return limit if limit <= cash else cash + BEYOND * (limit - cash)

    def _price(self, stack: int) -> float:
        """Return what an object will probably cost, if others want it as this seat does."""
        return max(self.view.base, FIRST_PRICE * self.greed * self.mine.worth(stack))


class Foreseer:
    """Foresees the whole phase in sampled worlds, in which it knows what everybody wants.

    It looks into as many ``worlds`` as its level says while its ``seconds`` last: an auction asks often.

    Attributes:
        otherwise: florins that it gains in this phase if it passes.
    """

    otherwise = 0.0

    def __init__(self, memory: Memory, view: FlorenceView, seat: int, level: Level) -> None:
        self.view, self.seat = view, seat
        self.stacks = _for_sale(view, seat)
        width = int(level.style.get("width", 8))
        self.mine = memory.prospect(view, seat, width).wants(self.stacks)
        rivals = _rivals(view, seat)
        self.worlds: list[list[Wants]] = []
        until = monotonic() + level.seconds
        for world in worlds(view, int(level.style.get("worlds", 4))):
            if self.worlds and monotonic() > until:
                break
            self.worlds.append(
                [
                    memory.prospect(look(world, rival), rival, RIVAL_WIDTH).wants(_for_sale(view, rival))
                    for rival in rivals
                ]
            )

    def open(self, options: Sequence[AnyAction]) -> list[Advice]:
        """Value openings by what this seat will have bought when the phase is over."""
        return _offered(options, self._offer)

    def _offer(self, option: Open | Take) -> Advice | None:
        base, stack = self.view.base, option.stack
        gain = self.mine.gain(stack, base)
        if gain <= (SURE if isinstance(option, Open) else 0):
            return None
        if isinstance(option, Open):
            gain = fmean(
                auctioned((self.mine, *rivals), self.stacks, stack, self.seat, base).gain
                for rivals in self.worlds
            )
        return Advice(option, gain / POINT, limit(self.view, stack, self.mine.limit(stack, 0.0)))

    def bid(self, bidding: Bidding, options: Sequence[AnyAction]) -> list[Advice]:
        """Value one step more against what there will be to buy if this object goes to the last bidder."""
        rest = [stack for stack in self.stacks if stack != bidding.stack]
        otherwise = fmean(
            settle(
                (self.mine, *(wants for wants in rivals if wants.seat != bidding.bidder)),
                rest,
                self.view.base,
            )[self.seat].gain
            for rivals in self.worlds
        )
        self.otherwise = otherwise
        reason = limit(self.view, bidding.stack, self.mine.limit(bidding.stack, otherwise))
        found = []
        for option in options:
            gain = (
                self.mine.gain(bidding.stack, option.amount) - otherwise if isinstance(option, Bid) else 0.0
            )
            found.append(Advice(option, gain / POINT, reason))
        return found


def _offered(options: Sequence[AnyAction], offer: Callable[[Open | Take], Advice | None]) -> list[Advice]:
    """Return what may be opened or taken with its value; what is not worth its price is left out."""
    found = (offer(option) if isinstance(option, (Open, Take)) else Advice(option, 0.0) for option in options)
    return [advice for advice in found if advice is not None]


def _rivals(view: FlorenceView, seat: int) -> list[int]:
    return [other for other in range(view.seats) if other != seat and view.inside >> other & 1]


def _for_sale(view: FlorenceView, seat: int) -> list[int]:
    stacks = range(3, 8) if view.seats == 2 else range(7)
    return [
        stack
        for stack in stacks
        if view.stones[stack] < 0
        and view.left(stack)
        and not (stack == BUILDER and view.builders[seat] == MOST_BUILDERS)
    ]
