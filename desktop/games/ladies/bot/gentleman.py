"""How a Gentleman earns: what to keep of the Stock, what to sell."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from desktop.core.bot import Advice, Level
from desktop.games.ladies.actions import (
    CLOSE,
    FINISH,
    KEEP,
    MOODS,
    PUT_BACK,
    SALES,
    AnyAction,
    Fulfil,
    Turn,
)
from desktop.games.ladies.bot.memory import Memory
from desktop.games.ladies.bot.trade import Exchange, best_plan, exchange, worth_of
from desktop.games.ladies.data import (
    HANDS,
    NUMBER,
    RETURNS,
    TOKENS,
    TURNS,
)
from desktop.games.ladies.phases import InTurns, Stock
from desktop.games.ladies.state import EMPTY
from desktop.games.ladies.view import LadiesView
from desktop.games.ladies.wording import hints

__all__ = ["NUMBER_STEP", "Search", "advise_business", "advise_mood"]

NUMBER_STEP = 45
"""Pounds that being served one place earlier is worth."""


# Morning


class Search:
    """One Gentleman before the Stock."""

    def __init__(self, view: LadiesView, seat: int, level: Level, memory: Memory) -> None:
        self.view = view
        self.couple = seat // 2
        self.stock: Stock = view.question(Stock)
        self.market: Exchange = exchange(view)
        self.goods = view.tokens[self.couple]
        self.known = memory.tokens(view, seat, level)
        self.level = level
        self.room = HANDS - self.stock.kept[self.couple]
        self.needs_number: bool = not view.numbers[self.couple]

    def value(self, token: int) -> float:
        """Return pounds; what does not fit is worth nothing."""
        if token > NUMBER:
            rank = token - NUMBER
            return NUMBER_STEP * (self.view.couples - rank) + 60 if self.needs_number else 0.0
        return worth_of(token, self.goods, self.market) if self.room else 0.0

    def hidden(self) -> list[int]:
        """Return every token that may lie face down, as far as this Gentleman knows."""
        view = self.view
        goods = [
            good
            for good, many in enumerate(TOKENS)
            for _ in range(many - view.used[good] - sum(row[good] for row in view.tokens))
        ]
        numbers = [number for number in range(1, view.couples + 1) if number not in view.numbers]
        share = max(
            1, round(len(goods) * len(numbers) / max(1, sum(1 for token in view.stock if token != EMPTY)))
        )
        return goods + [
            NUMBER + number for number in numbers for _ in range(max(1, share // max(1, len(numbers))))
        ]

    def may_refuse(self) -> int:
        """Return how many more fitting tokens he can afford to put back."""
        if self.view.race:
            return max(0, 4 - self.stock.turns[self.couple] // 2)
        assert isinstance(self.stock, InTurns)
        left: int = RETURNS - self.stock.returned[self.couple]
        turns: int = TURNS - self.stock.turns[self.couple] - self.room - int(self.needs_number)
        return max(0, min(left, turns))

    def threshold(self) -> float:
        """Return what a token must be worth to be kept, by how many more may be refused."""
        refusals = self.may_refuse()
        if not refusals:
            return 0.0
        values = sorted(self.value(token) for token in self.hidden())
        values = [each for each in values if each > 0] or [0.0]
        share = refusals / (refusals + self.room + self.needs_number + 1)
        return values[min(len(values) - 1, int(share * len(values)))]

    def keep_or_not(self, token: int) -> list[Advice]:
        """Compare the turned token with what may still come."""
        value, least = self.value(token), self.threshold()
        wits = int(self.level.style.get("wits", 3))
        if wits == 0:
            least = 0.0
        reason = hints.KEEP_WORTH.fill(amount=round(value / 10) * 10)
        if value >= least:
            return [Advice(KEEP, value, reason), Advice(PUT_BACK, least, hints.BETTER_TO_COME)]
        return [Advice(PUT_BACK, least, hints.BETTER_TO_COME), Advice(KEEP, value, reason)]

    def turn(self, options: Sequence[AnyAction], rng: Random) -> list[Advice]:
        """Turn the best token remembered, or one that was not seen."""
        average = self.threshold() or 1.0
        found: list[Advice] = []
        unseen: list[AnyAction] = []
        for action in options:
            if not isinstance(action, Turn):
                continue
            token = self.known.get(action.slot)
            if token is None:
                unseen.append(action)
            else:
                found.append(Advice(action, self.value(token), hints.SEEN_BEFORE))
        if unseen:
            found.append(Advice(unseen[int(rng.random() * len(unseen))], average, hints.UNSEEN))
        if FINISH in options:
            found.append(Advice(FINISH, 50.0 if not self.room else -1.0, hints.ENOUGH))
        found.sort(key=lambda each: -each.value)
        return found or [Advice(options[0], 0.0)]


# Afternoon


def advise_mood(view: LadiesView, seat: int) -> list[Advice]:
    """Return the true mood first."""
    money = view.money[seat // 2]
    mood = 4 if money > 1500 else 3 if money >= 800 else 2 if money >= 400 else 1
    order = [mood, 0, *(each for each in (1, 2, 3, 4) if each != mood)]
    return [Advice(MOODS[each], -float(rank)) for rank, each in enumerate(order)]


def advise_business(view: LadiesView, seat: int, options: Sequence[AnyAction], level: Level) -> list[Advice]:
    """Return the first step of the best plan, then the other answers by what they bring."""
    goods = view.tokens[seat // 2]
    market = exchange(view)
    if int(level.style.get("wits", 3)) == 0:
        market = market._replace(last_day=True)
    plan = best_plan(goods, market)
    best: AnyAction = CLOSE
    if plan.contracts:
        place, gold = plan.contracts[0]
        best = Fulfil(place, gold)  # type: ignore[arg-type]
    elif plan.sales:
        best = SALES[plan.sales[0]]
    reason = hints.PLAN.fill(amount=round(plan.value))
    if best not in options:
        best = CLOSE
    rest = [
        Advice(action, plan.value - 100 * (1 + rank)) for rank, action in enumerate(options) if action != best
    ]
    return [Advice(best, plan.value, reason), *rest]
