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

NUMBER_STEP, ANY_NUMBER = 45, 60
"""Pounds that being served one place earlier is worth, and having found a Number token at all."""
IN_A_HURRY, CALMER = 4, 2
"""In real time so many fitting tokens are put back at first, and one fewer after so many turns."""
ENOUGH, NOT_YET = 50.0, -1.0
"""Pounds that ending the search is worth, with full hands and without."""
PURSES = ((1501, 4), (800, 3), (400, 2), (0, 1))
"""Moods by the pounds from which a Gentleman is in them, from flush to ruined."""
WORSE = 100
"""Pounds that every other answer is taken to bring less than the one before it."""


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
            return NUMBER_STEP * (self.view.couples - rank) + ANY_NUMBER if self.needs_number else 0.0
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
            return max(0, IN_A_HURRY - self.stock.turns[self.couple] // CALMER)
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

    def turning(self, token: int) -> float:
        """Return the pounds of turning a token that he remembers."""
        return self.value(token)

    def searching(self) -> float:
        """Return the pounds of turning what nobody has turned."""
        return self.threshold() or 1.0

    def finishing(self) -> float:
        """Return the pounds of ending the search."""
        return NOT_YET if self.room else ENOUGH

    def turn(self, options: Sequence[AnyAction], rng: Random) -> list[Advice]:
        """Turn the best token remembered, or one that was not seen."""
        found: list[Advice] = []
        unseen: list[AnyAction] = []
        for action in options:
            if not isinstance(action, Turn):
                continue
            token = self.known.get(action.slot)
            if token is None:
                unseen.append(action)
            else:
                found.append(Advice(action, self.turning(token), hints.SEEN_BEFORE))
        if unseen:
            action = unseen[int(rng.random() * len(unseen))]
            found.append(Advice(action, self.searching(), hints.UNSEEN))
        if FINISH in options:
            found.append(Advice(FINISH, self.finishing(), hints.ENOUGH))
        found.sort(key=lambda each: -each.value)
        return found or [Advice(options[0], 0.0)]


# Afternoon


def advise_mood(view: LadiesView, seat: int) -> list[Advice]:
    """Return the true mood first."""
    money = view.money[seat // 2]
    mood = next(mood for least, mood in PURSES if money >= least)
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
        best = Fulfil(place, gold)  # type: ignore[arg-type]  # one number for each of the five goods
    elif plan.sales:
        best = SALES[plan.sales[0]]
    reason = hints.PLAN.fill(amount=round(plan.value))
    if best not in options:
        best = CLOSE
    rest = [
        Advice(action, plan.value - WORSE * (1 + rank))
        for rank, action in enumerate(options)
        if action != best
    ]
    return [Advice(best, plan.value, reason), *rest]
