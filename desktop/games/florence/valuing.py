"""What things are worth to a seat, in florins: plans with and without them."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from itertools import pairwise

from msgspec.structs import replace

from desktop.games.florence.data import (
    ACTIONS,
    BUILDER,
    BUILDER_POINTS,
    BUILDING_PRICE,
    CARD_BONUS,
    CARD_PROFESSIONS,
    CARDINAL,
    FREEDOMS,
    GOALS,
    JESTER,
    JESTER_VALUE,
    LANDSCAPE,
    LANDSCAPE_POINTS,
    MOST_BUILDERS,
    MUSE,
    PRESTIGE,
    PROFESSIONS,
    RECRUITING,
    ROUNDS,
    SALE,
    STEP,
)
from desktop.games.florence.estate import building_fits, landscape_fits
from desktop.games.florence.goals import goal_worth, rivals_end
from desktop.games.florence.market import Wants
from desktop.games.florence.outlook import POINT, Outlook, Setting, best_of
from desktop.games.florence.packing import room
from desktop.games.florence.phases.auction import Bidding, Opening
from desktop.games.florence.phases.rounds import Turns
from desktop.games.florence.phases.turn import Turn
from desktop.games.florence.planning import plan
from desktop.games.florence.reckoning import MEASURES, cards_in
from desktop.games.florence.view import FlorenceView

__all__ = ["Prospect", "prospect"]

SQUARE = 15
"""What a square is worth that a landscape takes away."""

POORER = 500
"""The sum by which a plan's purse is reduced to see what money is worth."""

USUAL = 300
"""A usual price: what an object brings is found with so much less money."""

PAID = (200, 500, 900, 1400, 2000, 2800)
"""Sums of which it is found out what it costs to pay them; between them it is interpolated."""

JESTERS_MORE, LANDSCAPES_MORE = 1.2, 1.25
"""How much more objects bring than plans see: who bids so much more for them wins more often.

Plans buy the landscape they want in any later round, but a round sells a seat one object only.
"""

WAITING = 0.7
"""What share of a prestige card is not worth bidding for in round 1; it shrinks to nothing in the last round.

A later round sells one too, which then suits an estate that stands; plans do not see that.
"""

HALVINGS = 4
"""How often the price of an object is halved."""

CHEAPEST, DEAREST = 0.35, 1.3
"""Bounds of what a florin is worth in terms of florins that works pay."""


class Prospect:
    """One seat's plans in a position. ``width`` is that of the beam."""

    def __init__(self, start: Outlook, given: Setting, width: int, view: FlorenceView, seat: int) -> None:
        self.start, self.given, self.width = start, given, width
        self.view, self.seat = view, seat
        self._best: Outlook | None = None
        self._worth: dict[int, float] = {}
        self._gains: dict[int, float] = {}
        self._costs: tuple[float, ...] = ()
        self._florin = 0.0

    @property
    def best(self) -> Outlook:
        """The end of the best plan as things stand."""
        if self._best is None:
            self._best = plan(self.start, self.given, self.width)
        return self._best

    def value(self, start: Outlook, given: Setting | None = None) -> float:
        """Return the value of the best plan from another start."""
        return plan(start, given or self.given, self.width).value

    @property
    def florin(self) -> float:
        """What a florin is worth now: much while plans are short of money, little near the end."""
        if not self._florin:
            poorer = copy(self.start)
            poorer.cash = max(0, poorer.cash - POORER)
            lost = self.start.cash - poorer.cash
            rate = (self.best.value - self.value(poorer)) / lost if lost else DEAREST
            self._florin = min(DEAREST, max(CHEAPEST, rate))
        return self._florin

    def worth(self, stack: int) -> float:
        """Return the most florins that an object is worth paying."""
        if stack not in self._worth:
            self._worth[stack] = self._price(*self._with(stack))
        return self._worth[stack]

    def wants(self, stacks: Iterable[int]) -> Wants:
        """Return what these objects would bring, and what paying for them costs."""
        costs = self.costs
        return Wants(self.seat, {stack: self._gain(stack) for stack in stacks}, costs)

    def _gain(self, stack: int) -> float:
        """Return what an object would bring if it cost nothing, found where a usual price has been paid."""
        if stack not in self._gains:
            about = min(self.start.cash, USUAL) // STEP
            start, given, extra = self._with(stack)
            start = copy(start)
            start.cash -= STEP * about
            gain = self.value(start, given) + extra - self.best.value + self.costs[about]
            self._gains[stack] = gain * self._unseen(stack)
        return self._gains[stack]

    def _unseen(self, stack: int) -> float:
        """Return by what factor an object brings more, or less, than plans see."""
        if stack == JESTER:
            return JESTERS_MORE
        if stack == PRESTIGE:
            return 1 - WAITING * (ROUNDS - self.given.round) / (ROUNDS - 1)
        return LANDSCAPES_MORE if stack < JESTER or stack == LANDSCAPE else 1.0

    @property
    def costs(self) -> tuple[float, ...]:
        """What paying 0, 100, 200 ... florins costs; beyond the cash prestige is sold (FL-53)."""
        if not self._costs:
            steps = [0.0]
            for low, high in pairwise(
                (0, *(paid for paid in PAID if paid < self.start.cash), self.start.cash)
            ):
                poorer = copy(self.start)
                poorer.cash -= high
                cost = max(steps[-1], self.best.value - self.value(poorer))
                slope = (cost - steps[-1]) / max(1, high - low)
                before = steps[-1]
                steps += [before + slope * (paid - low) for paid in range(low + STEP, high + STEP, STEP)]
            sold = self.given.reserve // SALE
            self._costs = (*steps, *(steps[-1] + POINT * (each + 1) for each in range(sold)))
        return self._costs

    def _price(self, start: Outlook, given: Setting, extra: float) -> float:
        """Return the price at which a plan with an object is as good as the best without it.

        Money is worth the more the less there is of it, so the price is found by halving.
        """
        gain = self.value(start, given) + extra - self.best.value
        if gain <= 0:
            return 0.0
        low, high = 0.0, min(float(start.cash), gain / CHEAPEST)
        for _ in range(HALVINGS):
            middle = (low + high) / 2
            poorer = copy(start)
            poorer.cash -= round(middle)
            if self.value(poorer, given) + extra > self.best.value:
                low = middle
            else:
                high = middle
        return low

    def _with(self, stack: int) -> tuple[Outlook, Setting, float]:
        """Return the start of a plan with an object, and what else it brings in florins."""
        if stack == PRESTIGE:
            return self.start, self.given, self.goal_hope()
        if stack == LANDSCAPE:
            return max(
                (self._with_landscape(which) for which in range(3)), key=lambda each: self.value(*each[:2])
            )
        if stack < JESTER:
            return self._with_landscape(stack)
        start, given = copy(self.start), self.given
        builders = given.own["builders"] + 1
        if stack == JESTER:
            start.strength += JESTER_VALUE
        elif stack == RECRUITING:
            start.unknown += 1
            start.cards += 1
        elif builders > MOST_BUILDERS:
            return start, given, -DEAREST
        elif stack == BUILDER:
            start.points += POINT * BUILDER_POINTS if builders > 1 else 0
            given = with_builders(self.view, self.seat, given, builders)
        return start, given, 0.0

    def _with_landscape(self, which: int) -> tuple[Outlook, Setting, float]:
        start = copy(self.start)
        if not landscape_fits(self.view.taken[self.seat])[which] or not self.view.stacks[which]:
            return start, self.given, -DEAREST
        lands = list(start.lands)
        start.points += POINT * LANDSCAPE_POINTS if lands[which] else 0
        lands[which] += 1
        start.lands = (lands[0], lands[1], lands[2])
        own = dict(self.given.own)
        for measure in (("forests", "lakes", "parks")[which], "landscapes"):
            own[measure] += 1
        size = 5 - which
        own["empty"] -= size
        return start, replace(self.given, own=own), -float(SQUARE * size)

    def landscape(self, which: int) -> float:
        """Return what a forest, lake or park is worth once it is bought."""
        start, given, extra = self._with_landscape(which)
        return self.value(start, given) + extra - self.best.value

    def goal_hope(self) -> float:
        """Return what the best of five prestige cards is likely to be worth."""
        held = set(cards_in(self.view.goals)) if self.seat == self.view.seat else set()
        values = sorted((self.goal(card) for card in GOALS if card not in held), reverse=True)
        return best_of(values)

    def goal(self, card: int) -> float:
        """Return what a prestige card is likely to be worth at the end of the plan."""
        return POINT * goal_worth(card, self.best, self.given)


def with_builders(view: FlorenceView, seat: int, given: Setting, builders: int) -> Setting:
    """Return a setting with another number of builders."""
    closed = view.taken[seat] if builders > 1 else view.closed(seat)
    return replace(
        given,
        price=BUILDING_PRICE[builders],
        fits=tuple(kind for kind in building_fits(closed) if view.supply[kind]),
        room=room(closed, builders),
        own={**given.own, "builders": builders},
    )


def _actions_left(view: FlorenceView, seat: int) -> int:
    """Return how many actions a seat still has in this round."""
    for question in reversed(view.stack):
        if isinstance(question, Turn) and question.seat == seat:
            return question.left
        if isinstance(question, Turns):
            waits = seat in question.waiting
            return ACTIONS + (view.characters[seat] == CARDINAL) if waits else 0
    return ACTIONS


def _to_come(view: FlorenceView, seat: int) -> int:
    """Return how many other seats may still complete works in this round."""
    turns = next((question for question in view.stack if isinstance(question, Turns)), None)
    if turns is None:
        return view.seats - 1
    acting = next((question.seat for question in view.stack if isinstance(question, Turn)), -1)
    return len({*turns.waiting, acting} - {seat, -1})


def _own(view: FlorenceView, seat: int) -> dict[str, int]:
    return {measure: count(view, seat) for measure, count in MEASURES.items()}


def _buying(view: FlorenceView, seat: int) -> bool:
    """Whether a seat may still buy in the phase A under way."""
    selling = any(isinstance(question, (Opening, Bidding)) for question in view.stack)
    return selling and bool(view.inside >> seat & 1)


def _turns(view: FlorenceView, seat: int) -> int:
    """Return how many turns a seat still has, the one under way included."""
    return ROUNDS - max(1, view.round) + (_actions_left(view, seat) > 0)


def _rivals(view: FlorenceView, seat: int) -> tuple[dict[str, float], ...]:
    """Return what the other seats are likely to have in the end."""
    auctions = ROUNDS - max(1, view.round)
    return tuple(
        rivals_end(_own(view, other), auctions + _buying(view, other), _turns(view, other))
        for other in range(view.seats)
        if other != seat
    )


def prospect(view: FlorenceView, seat: int, width: int) -> Prospect:
    """Return the plans of a seat; of others only what is public is known."""
    mine = seat == view.seat
    left = _actions_left(view, seat)
    number = max(1, view.round)
    turn = next((each for each in view.stack if isinstance(each, Turn) and each.seat == seat), None)
    hand = view.hand if mine else view.recruited[seat]
    start = Outlook(
        round=number if left else number + 1,
        left=left or ACTIONS,
        cash=view.money[seat],
        strength=JESTER_VALUE * view.jesters[seat],
        cards=view.in_hand(seat) + view.on_table(seat),
        kinds=view.kinds[seat],
        lands=view.lands[seat],
        freedoms=view.freedoms[seat],
        hand=hand,
        unknown=view.hands[seat] - hand.bit_count() + view.recruiters[seat],
        bonus=view.bonuses[seat],
        best=view.best[seat] if left else 0,
        took=turn.took if turn and left else False,
        freed=turn.freed if turn and left else False,
    )
    return Prospect(start, _setting(view, seat, mine), width, view, seat)


def _setting(view: FlorenceView, seat: int, mine: bool) -> Setting:  # noqa: FBT001 - known or guessed
    known = view.hand if mine else 0
    for cards in view.table:
        known |= cards
    best = [value for other, value in enumerate(view.best) if other != seat]
    given = Setting(
        price=0,
        fits=(),
        room=0,
        tokens=sum(1 << freedom for freedom in FREEDOMS if view.tokens[freedom]),
        unseen=tuple(card for card in PROFESSIONS if not known >> card & 1),
        professions=view.decks[CARD_PROFESSIONS],
        bonus=view.decks[CARD_BONUS],
        beaten=max(best),
        to_come=_to_come(view, seat),
        seats=view.seats,
        goals=cards_in(view.goals) if mine else (),
        own=_own(view, seat),
        rivals=_rivals(view, seat),
        inside=_buying(view, seat),
        turns=_turns(view, seat),
        reserve=0 if view.muse else SALE * view.prestige[seat],
        muse=view.round if view.characters[seat] == MUSE else 0,
        round=max(1, view.round),
    )
    return with_builders(view, seat, given, view.builders[seat])
