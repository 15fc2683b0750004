"""How a Gentleman thinks: what to keep, what to sell, which bills to pay."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from random import Random

from desktop.core.bot import Advice, Level
from desktop.games.ladies.actions import (
    BACK,
    CLOSE,
    FINISH,
    KEEP,
    LATER,
    MOODS,
    PAY,
    PUT_BACK,
    SALES,
    AnyAction,
    Fulfil,
    Settle,
    Turn,
)
from desktop.games.ladies.ball import worth
from desktop.games.ladies.bot.memory import Memory
from desktop.games.ladies.bot.taste import appeal, plain_stars
from desktop.games.ladies.bot.trade import Exchange, best_plan, exchange, worth_of
from desktop.games.ladies.data import (
    COURTED,
    COURTED_WINDOW,
    DEFERRED,
    FACES,
    FEE,
    HALF,
    HANDS,
    NUMBER,
    PLAIN,
    PRICE,
    PURCHASE,
    RETURNS,
    TOKENS,
    WINDOW,
)
from desktop.games.ladies.phases import Stock
from desktop.games.ladies.state import EMPTY, Bill
from desktop.games.ladies.view import LadiesView
from desktop.games.ladies.wording import hints

__all__ = ["advise_bill", "advise_business", "advise_mood", "advise_token", "bills_of"]

NUMBER_STEP = 45
"""Pounds that being served one place earlier is worth."""
HEART = 0.5
"""Stars that a heart on a bill adds (strategy notes)."""
MOST_BILLS = 9
"""How many bills are weighed against each other at once; the others go by their own worth."""


# Morning


def advise_token(
    view: LadiesView, seat: int, options: Sequence[AnyAction], level: Level, memory: Memory, rng: Random
) -> list[Advice]:
    """Return what to turn, or whether to keep what is turned."""
    search = _Search(view, seat, level, memory)
    slot = search.stock.hands[search.couple]
    if slot != EMPTY:
        return search.keep_or_not(view.stock[slot])
    return search.turn(options, rng)


class _Search:
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
        self.needs_number = not view.numbers[self.couple]

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

    def threshold(self) -> float:
        """Return what a token must be worth to be kept, by how many more may be refused."""
        if self.view.race:
            refusals = max(0, 4 - self.stock.turns[self.couple] // 2)
        else:
            returned = self.stock.returned[self.couple] if hasattr(self.stock, "returned") else 0
            turns = 10 - self.stock.turns[self.couple]
            refusals = max(0, min(RETURNS - returned, turns - self.room - self.needs_number))
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


# Evening


def bills_of(view: LadiesView, couple: int) -> list[tuple[Bill, int]]:
    """Return the bills of a Gentleman in the order of LG-58, with their hearts, from his own view."""
    own = [Bill(card, couple, DEFERRED, PRICE[card]) for card in view.deferred[couple]]
    own += [Bill(card, couple, PURCHASE, PRICE[card]) for card in view.purchases[couple]]
    if _for_sale(view, couple):
        own.append(Bill(view.windows[couple], couple, WINDOW, HALF[view.windows[couple]]))
    hearts = view.hearts[couple] or (0,) * len(own)
    bills = list(zip(own, hearts, strict=False))
    courtesan = view.courtesan
    if courtesan is None:
        return bills
    wishes = view.hearts[courtesan] or (0,) * (len(view.asked) + 1)
    for index, whom in enumerate(view.asked):
        if whom == couple:
            card = view.purchases[courtesan][index]
            bills.append((Bill(card, courtesan, COURTED, PRICE[card]), wishes[index]))
    if view.asked_window == couple:
        card = view.windows[courtesan]
        wish = wishes[len(view.asked)] if len(wishes) > len(view.asked) else 0
        bills.append((Bill(card, courtesan, COURTED_WINDOW, HALF[card]), wish))
    return bills


def _for_sale(view: LadiesView, lady: int) -> bool:
    return view.windows[lady] != EMPTY and lady not in view.visits and not view.dropped[lady]


def advise_bill(view: LadiesView, seat: int, options: Sequence[AnyAction], level: Level) -> list[Advice]:
    """Return what becomes of the bill in the best choice of all bills that are still open."""
    purse = _Purse(view, seat // 2, level)
    answers = view.answers[seat]
    index = len(answers)
    pays = purse.best(answers)
    bill, hearts = purse.bills[index]
    stars = purse.single(bill, hearts)
    reasons = {PAY: hints.adds(stars, bill.price), BACK: hints.BETTER_SPENT, LATER: hints.WORTH_WAITING}
    order = [PAY, BACK, LATER] if index in pays else [BACK, LATER, PAY]
    if index not in pays and purse.put_off(bill, hearts, answers, pays):
        order = [LATER, BACK, PAY]
    found = [
        Advice(Settle(choice), stars - rank, reasons[choice])
        for rank, choice in enumerate(order)
        if Settle(choice) in options
    ]
    return found or [Advice(options[0], 0.0)]


class _Purse:
    """One Gentleman over his bills."""

    def __init__(self, view: LadiesView, couple: int, level: Level) -> None:
        self.view = view
        self.couple = couple
        self.wits = int(level.style.get("wits", 3))
        self.bills = bills_of(view, couple)
        self.wardrobe = view.wardrobes[couple]
        self.maids = tuple(maid for maid in view.maids[couple] if maid not in FACES)
        self.left = view.last - view.day

    def stars(self, cards: Sequence[int]) -> float:
        """Return what more cards promise, as far as he knows his Lady's maids."""
        if self.wits == 0:
            return sum(map(plain_stars, cards))
        wardrobe = (*self.wardrobe, *(card for card in cards if card < PLAIN))
        maids = (*self.maids, *(card for card in cards if card >= PLAIN))
        return float(worth(wardrobe, maids)) if self.wits == 1 else appeal(wardrobe, maids)

    def single(self, bill: Bill, hearts: int) -> float:
        """Return what a bill alone brings."""
        if bill.source in (COURTED, COURTED_WINDOW):
            return self.courtship()
        return self.stars((bill.card,)) - self.stars(()) + HEART * hearts

    def courtship(self) -> float:
        """Return what paying the Courtesan once is worth: not being the one who neglects her most."""
        if self.wits < 2:
            return 0.2
        paid = [len(cards) for cards in self.view.court]
        mine = paid[self.couple]
        others = [many for couple, many in enumerate(paid) if couple != self.couple]
        behind = mine <= min(others)
        return 1.6 if behind and self.left <= 2 else 0.9 if behind else -0.3

    def saved(self, money: int) -> float:
        """Return what money is worth tomorrow, in stars."""
        if not self.left:
            return 0.0001 * money
        first = min(money, 200)
        return 0.0016 * first + (0.0011 if self.wits >= 2 else 0.0006) * (money - first)

    def best(self, answers: Sequence[int]) -> set[int]:
        """Return which of the open bills to pay."""
        money = self.view.money[self.couple]
        own = hers = 0
        paid: list[int] = []
        for (bill, _), answer in zip(self.bills, answers, strict=False):
            courted = bill.source in (COURTED, COURTED_WINDOW)
            if answer == PAY:
                money -= bill.price
                hers += courted
                own += not courted
                if not courted:
                    paid.append(bill.card)
            elif answer == LATER:
                money -= FEE
        open_bills = list(range(len(answers), len(self.bills)))
        open_bills.sort(key=lambda index: -self.single(*self.bills[index]) / self.bills[index][0].price)
        first, chosen = open_bills[:MOST_BILLS], set[int]()
        best = float("-inf")
        for picks in product((True, False), repeat=len(first)):
            picked = [index for index, pick in zip(first, picks, strict=True) if pick]
            value = self.weigh(picked, paid, money, own - hers)
            if value > best:
                best, chosen = value, set(picked)
        return chosen

    def weigh(self, picked: Sequence[int], paid: Sequence[int], money: int, ahead: int) -> float:
        """Return the worth of paying these bills, minus infinity if that is impossible."""
        bills = [self.bills[index] for index in picked]
        money -= sum(bill.price for bill, _ in bills)
        if money < 0:
            return float("-inf")
        courted = sum(bill.source in (COURTED, COURTED_WINDOW) for bill, _ in bills)
        if courted and courted > ahead + len(bills) - courted:
            return float("-inf")
        own = [bill.card for bill, _ in bills if bill.source < COURTED]
        hearts = sum(hearts for bill, hearts in bills if bill.source < COURTED)
        return self.stars((*paid, *own)) + HEART * hearts + courted * self.courtship() + self.saved(money)

    def put_off(self, bill: Bill, hearts: int, answers: Sequence[int], pays: set[int]) -> bool:
        """Put off only what is much wanted and can be paid tomorrow."""
        if self.wits == 0 or bill.source >= WINDOW or not self.left:
            return False
        money = self.view.money[self.couple]
        for index, answer in enumerate(answers):
            money -= self.bills[index][0].price if answer == PAY else FEE if answer == LATER else 0
        money -= sum(self.bills[index][0].price for index in pays)
        likely = money - FEE + 500
        return money >= FEE and likely >= bill.price and self.single(bill, hearts) >= 3.5
