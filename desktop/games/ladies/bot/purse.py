"""How a Gentleman pays: which bills, which later, and what he keeps for tomorrow."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from desktop.core.bot import Advice, Level
from desktop.games.ladies.actions import BACK, LATER, PAY, AnyAction, Settle
from desktop.games.ladies.ball import worth
from desktop.games.ladies.bills import Bill, bills_for
from desktop.games.ladies.bot.prospect import prospect, saved
from desktop.games.ladies.bot.taste import appeal, plain_stars
from desktop.games.ladies.data import (
    COURTED,
    COURTED_WINDOW,
    FACES,
    FEE,
    PLAIN,
    WINDOW,
)
from desktop.games.ladies.view import LadiesView
from desktop.games.ladies.wording import hints

__all__ = ["advise_bill"]

HEART = 0.5
"""Stars that a heart on a bill adds (strategy notes)."""
MOST_BILLS = 9
"""How many bills are weighed against each other at once; the others go by their own worth."""
TOMORROW = 600
"""Pounds that a Gentleman may expect to earn on the next day."""
HARDLY = 0.2
"""Stars that courting is worth to who does not weigh the scandal."""
URGENT, IN_TIME, ENOUGH = 1.6, 0.9, -0.3
"""Stars that it is worth to who is behind with it, on the last days and before them, and to who is not."""
LAST_DAYS = 2
"""Days left at which courting is urgent."""
SOON, AT_LAST = 1.4, 2.5
"""The same of an expert who is not ahead of all, before the last evening and on it."""
FIRST_POUNDS, FIRST_RATE, RATE, CARELESS_RATE, LAST_RATE = 200, 0.0016, 0.0011, 0.0006, 0.0001
"""Stars that a pound saved is worth: of the first pounds, of others to who plans or not, and at the end."""
WORTH_THE_FEE = 1.5
"""Stars beyond its price that make a card worth the fee and the wait."""
EARNINGS, MUCH_WANTED = 500, 3.5
"""Pounds that are counted on for tomorrow, and stars from which a card is put off until then."""


def advise_bill(view: LadiesView, seat: int, options: Sequence[AnyAction], level: Level) -> list[Advice]:
    """Return what becomes of the bill in the best choice of all bills that are still open."""
    purse = (Treasury if int(level.style.get("wits", 3)) >= 3 else Purse)(view, seat // 2, level)
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


class Purse:
    """A Gentleman over his bills."""

    def __init__(self, view: LadiesView, couple: int, level: Level) -> None:
        self.view = view
        self.couple = couple
        self.wits = int(level.style.get("wits", 3))
        self.bills = bills_for(view, couple)
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
            return HARDLY
        paid = [len(cards) for cards in self.view.court]
        mine = paid[self.couple]
        others = [many for couple, many in enumerate(paid) if couple != self.couple]
        behind = mine <= min(others)
        if not behind:
            return ENOUGH
        return URGENT if self.left <= LAST_DAYS else IN_TIME

    def saved(self, money: int) -> float:
        """Return what money is worth tomorrow, in stars."""
        if not self.left:
            return LAST_RATE * money
        first = min(money, FIRST_POUNDS)
        return FIRST_RATE * first + (RATE if self.wits >= 2 else CARELESS_RATE) * (money - first)

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
        money = self.rest(answers, pays)
        likely = money - FEE + EARNINGS
        return money >= FEE and likely >= bill.price and self.single(bill, hearts) >= MUCH_WANTED

    def rest(self, answers: Sequence[int], pays: set[int]) -> int:
        """Return the money left after what is settled and what is going to be paid."""
        money = self.view.money[self.couple]
        for index, answer in enumerate(answers):
            money -= self.bills[index][0].price if answer == PAY else FEE if answer == LATER else 0
        return money - sum(self.bills[index][0].price for index in pays)


class Treasury(Purse):
    """An expert Gentleman over his bills: what cards promise by the ball, against what money still may."""

    def stars(self, cards: Sequence[int]) -> float:
        """Return what the wardrobe may become with more cards, as far as he knows his Lady's maids."""
        wardrobe = (*self.wardrobe, *(card for card in cards if card < PLAIN))
        maids = (*self.maids, *(card for card in cards if card >= PLAIN))
        return prospect(wardrobe, maids, self.left)

    def saved(self, money: int) -> float:
        """Return what money is worth tomorrow, in stars."""
        return saved(money, self.left)

    def courtship(self) -> float:
        """Return what paying the Courtesan once is worth: the scandal, as far as this turns it away."""
        paid = [len(cards) for cards in self.view.court]
        others = [many for couple, many in enumerate(paid) if couple != self.couple]
        if paid[self.couple] > min(others):
            return ENOUGH
        return AT_LAST if not self.left else SOON

    def put_off(self, bill: Bill, hearts: int, answers: Sequence[int], pays: set[int]) -> bool:
        """Put off what he can pay tomorrow, if it is worth clearly more than its price."""
        if bill.source >= WINDOW or not self.left:
            return False
        money = self.rest(answers, pays) - FEE
        if money < 0 or money + TOMORROW < bill.price:
            return False
        cards = [self.bills[index][0].card for index in pays]
        gain = self.stars([*cards, bill.card]) - self.stars(cards) + HEART * hearts
        return gain - saved(bill.price, self.left) >= WORTH_THE_FEE
