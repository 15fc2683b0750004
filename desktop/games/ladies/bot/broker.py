"""How an expert Gentleman searches the Stock: what his goods will bring when he is done, draw by draw."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random

from desktop.core.bot import Advice, Level
from desktop.games.ladies.actions import KEEP, PUT_BACK, AnyAction
from desktop.games.ladies.bot.gentleman import NUMBER_STEP, Search
from desktop.games.ladies.bot.memory import Memory
from desktop.games.ladies.bot.trade import best_plan
from desktop.games.ladies.data import NUMBER, TOKENS
from desktop.games.ladies.state import EMPTY
from desktop.games.ladies.view import LadiesView
from desktop.games.ladies.wording import hints

__all__ = ["advise_token"]

Goods = tuple[int, ...]

UNFIT = -1.0
"""Below what any search brings: what does not fit, or cannot be put back."""


def advise_token(
    view: LadiesView, seat: int, options: Sequence[AnyAction], level: Level, memory: Memory, rng: Random
) -> list[Advice]:
    """Return what to turn, or whether to keep what is turned."""
    expert = int(level.style.get("wits", 3)) >= 3
    search = (Broker if expert else Search)(view, seat, level, memory)
    slot = search.stock.hands[search.couple]
    if slot != EMPTY:
        return [each for each in search.keep_or_not(view.stock[slot]) if each.action in options]
    return search.turn(options, rng)


class Broker(Search):
    """An expert Gentleman before the Stock."""

    def __init__(self, view: LadiesView, seat: int, level: Level, memory: Memory) -> None:
        super().__init__(view, seat, level, memory)
        self.refusals = self.may_refuse()
        self._futures: dict[tuple[Goods, int, int], float] = {}

    @cached_property
    def chances(self) -> list[tuple[int, float]]:
        """How likely each good is what lies under a token that nobody has turned."""
        view = self.view
        hidden = [
            many - view.used[good] - sum(row[good] for row in view.tokens) for good, many in enumerate(TOKENS)
        ]
        turned = [view.stock[slot] for slot in self.stock.hands if slot != EMPTY]
        for token in (*self.known.values(), *turned):
            if token <= NUMBER and hidden[token]:
                hidden[token] -= 1
        total = sum(hidden)
        return [(good, many / total) for good, many in enumerate(hidden) if many]

    def future(self, goods: Goods, room: int, refusals: int) -> float:
        """Return the pounds that goods will bring, with so many more to keep and so many to put back."""
        if not room or not self.chances:
            return best_plan(goods, self.market).value
        key = (goods, room, refusals)
        found = self._futures.get(key)
        if found is None:
            again = self.future(goods, room, refusals - 1) if refusals else 0.0
            found = sum(
                chance * max(again, self.future(_with(goods, good), room - 1, refusals))
                for good, chance in self.chances
            )
            self._futures[key] = found
        return found

    def keeping(self, token: int, refusals: int) -> float:
        """Return the pounds in the end if this token is kept; not at all if it does not fit."""
        if token > NUMBER:
            if not self.needs_number:
                return UNFIT
            return self.rank_worth(token) + self.future(self.goods, self.room, refusals)
        if not self.room:
            return UNFIT
        return self.future(_with(self.goods, token), self.room - 1, refusals) + self.usual_rank()

    def rank_worth(self, token: int) -> float:
        """Return what being served in this place is worth."""
        return float(NUMBER_STEP * (self.view.couples - (token - NUMBER)))

    def usual_rank(self) -> float:
        """Return what the Number token still to be found is worth on average."""
        if not self.needs_number:
            return 0.0
        left = [number for number in range(1, self.view.couples + 1) if number not in self.view.numbers]
        return sum(self.rank_worth(NUMBER + number) for number in left) / max(1, len(left))

    def going_on(self, refusals: int) -> float:
        """Return the pounds in the end if he goes on with what nobody has turned."""
        return self.future(self.goods, self.room, refusals) + self.usual_rank()

    def keep_or_not(self, token: int) -> list[Advice]:
        """Compare the turned token with what may still come."""
        kept = self.keeping(token, self.refusals)
        back = self.going_on(self.refusals - 1) if self.refusals else UNFIT
        reason = hints.KEEP_WORTH.fill(amount=round(self.value(token) / 10) * 10)
        found = [Advice(KEEP, kept, reason), Advice(PUT_BACK, back, hints.BETTER_TO_COME)]
        return sorted(found, key=lambda each: -each.value)

    def turning(self, token: int) -> float:
        """Return the pounds in the end if he turns a token that he remembers, and keeps it."""
        return self.keeping(token, self.refusals)

    def searching(self) -> float:
        """Return the pounds in the end if he turns what nobody has turned."""
        return self.going_on(self.refusals)

    def finishing(self) -> float:
        """Return less than any search brings."""
        return 0.0


def _with(goods: Goods, good: int) -> Goods:
    return (*goods[:good], goods[good] + 1, *goods[good + 1 :])
