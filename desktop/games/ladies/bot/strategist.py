"""How an expert Lady thinks: every card against what its price may still buy before the ball."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp
from random import Random

from desktop.core.bot import Advice
from desktop.games.ladies.actions import AnyAction, Display, Offer, Take, Visit
from desktop.games.ladies.ball import worth
from desktop.games.ladies.bot import habits
from desktop.games.ladies.bot.lady import Mistress
from desktop.games.ladies.bot.prospect import prospect, saved
from desktop.games.ladies.bot.taste import has_dress
from desktop.games.ladies.data import CLOTHING, DECK, DRESS, HALF, KIND, OFFERED, PLAIN, PRICE, SERVANTS
from desktop.games.ladies.phases import Shopping
from desktop.games.ladies.state import EMPTY
from desktop.games.ladies.wording import hints

__all__ = ["Strategist"]

SHARES = (1.0, 0.7, 0.4)
"""What the best, second and third card of a visit count: each one changes what the next is worth."""
DRAWS = 16
"""How often the hidden cards of a boutique are dealt anew to weigh it."""
LURE = 2.0
"""Stars that the hidden cards of a boutique promise to anybody."""
MAID_LURE, AT_HOME = 1.5, 0.4
"""The same of a maid in the window, and what a rival's own boutique has beyond."""
HEAT = 0.5
"""How much a rival's choice depends on what we do not see, in stars."""
WORTH_TAKING, WORTH_WAITING, SHORT = 0.1, 3.0, 400
"""Stars beyond its price that a card must bring; stars worth waiting for, with so many pounds missing."""
TOO_DEAR = -0.3
"""Stars short of its price at which a card gets no heart."""
WAITING, BILLS = 3, 5
"""Below how many bills she takes what must wait, and what only a rival would wear."""
TEMPTING = 2.0
"""Stars from which a card is not left to a rival."""


class Strategist(Mistress):
    """An expert Lady, who has a Gentleman, at one moment."""

    def gain(self, card: int, more: Sequence[int] = ()) -> float:
        """Return what a card adds to what her wardrobe may become, with others that she counts on."""
        return self.promise((*more, card)) - self.promise(more)

    def promise(self, cards: Sequence[int]) -> float:
        """Return what she may become with more cards."""
        wardrobe = (*self.wardrobe, *(card for card in cards if card < PLAIN))
        maids = (*self.maids, *(card for card in cards if card >= PLAIN))
        return prospect(wardrobe, maids, self.left)

    def profit(self, card: int, price: int, budget: int) -> float:
        """Return what a purchase adds beyond what its price may buy another day; nothing if too dear."""
        if price > budget:
            return 0.0
        return self.gain(card) - saved(budget, self.left) + saved(budget - price, self.left)

    # Morning

    def workshop(self, options: Sequence[AnyAction], rng: Random) -> list[Advice]:
        """Return the decks by what a visit, or the bargain of the window, may bring."""
        budget = self.budget() + habits.USUAL_EARNINGS
        found = []
        for action in options:
            assert isinstance(action, Offer)
            value = self.deck_value(action.deck, budget, rng)
            found.append(Advice(action, value, hints.BEST_CARD.fill(n=round(value))))
        return sorted(found, key=lambda each: -each.value)

    def deck_value(self, deck: int, budget: int, rng: Random) -> float:
        """Return the stars beyond their price that a draw from a deck brings by a visit or as a bargain."""
        pool = self.unseen(deck)
        profits = [
            (self.profit(card, PRICE[card], budget), self.profit(card, HALF[card], budget)) for card in pool
        ]
        shares = SHARES[:1] if deck == SERVANTS else SHARES
        total = 0.0
        for _ in range(DRAWS):
            drawn = rng.sample(profits, min(OFFERED[deck], len(profits)))
            best = sorted((full for full, _ in drawn), reverse=True)
            visit = sum(share * max(0.0, each) for share, each in zip(shares, best, strict=False))
            total += visit + max((half for _, half in drawn), default=0.0)
        return 0.5 * total / DRAWS

    def window(self, options: Sequence[AnyAction]) -> list[Advice]:
        """Show what will be a bargain, if it does not bring rivals in."""
        budget = self.budget()
        found = []
        for action in options:
            assert isinstance(action, Display)
            card = action.card
            value = self.unvisited(card) * max(0.0, self.profit(card, HALF[card], budget))
            found.append(Advice(action, value, hints.HIDES_THE_BEST))
        return sorted(found, key=lambda each: -each.value)

    def unvisited(self, card: int) -> float:
        """Return how likely no rival comes for a card in the window, all others being shops as usual."""
        chance = 1.0
        usual = LURE + 0.2 * LURE
        for rival in self.rivals():
            here = exp(self.lure(rival, card) / HEAT)
            elsewhere = exp((usual + AT_HOME / 2) / HEAT) + exp(usual / HEAT) * (self.view.ladies - 2)
            chance *= elsewhere / (here + elsewhere)
        return chance

    def rivals(self) -> list[int]:
        """Return the numbers of the other Ladies."""
        return [lady for lady in range(self.view.ladies) if lady != self.lady]

    def lure(self, rival: int, card: int) -> float:
        """Return what a boutique with this card in its window seems worth to a rival."""
        if card >= PLAIN:
            return MAID_LURE
        wardrobe = self.view.wardrobes[rival]
        gain = worth((*wardrobe, card), ()) - worth(wardrobe, ())
        bare = DECK[card] == CLOTHING and not has_dress(wardrobe)
        return max(gain, LURE) + 0.6 * min(gain, LURE) + bare

    # Afternoon

    def visit(self, options: Sequence[AnyAction], rng: Random) -> list[Advice]:
        """Weigh what a boutique offers against who else may come, and the bargain at home."""
        budget = self.budget()
        crowds = self.crowds()
        home = self.view.windows[self.lady]
        bargain = 0.0
        if home != EMPTY:
            bargain = max(0.0, self.profit(home, HALF[home], budget))
            for chance in crowds[self.lady]:
                bargain *= 1.0 - chance
        found = []
        for action in options:
            assert isinstance(action, Visit)
            value = self.visit_value(action.shop, budget, sum(crowds[action.shop]), rng)
            value += bargain if action.shop != self.lady else 0.0
            found.append(Advice(action, value, hints.BEST_CARDS.fill(n=round(value))))
        return sorted(found, key=lambda each: -each.value)

    def crowds(self) -> list[list[float]]:
        """Return for each boutique how likely each rival comes."""
        view = self.view
        crowds: list[list[float]] = [[] for _ in range(view.ladies)]
        for rival in self.rivals():
            weights = [
                0.0
                if card == EMPTY
                else exp((self.lure(rival, card) + (AT_HOME if shop == rival else 0.0)) / HEAT)
                for shop, card in enumerate(view.windows)
            ]
            total = sum(weights) or 1.0
            for shop, weight in enumerate(weights):
                crowds[shop].append(weight / total)
        return crowds

    def visit_value(self, shop: int, budget: int, crowd: float, rng: Random) -> float:
        """Return the stars beyond their price that she may expect from a visit."""
        view = self.view
        window = view.windows[shop]
        if window == EMPTY:
            return 0.0
        inside = view.shops[shop]
        known = not inside or inside[0] >= 0
        pool = list(inside) if known else self.unseen(DECK[window])
        profits = {card: self.profit(card, PRICE[card], budget) for card in (*pool, window)}
        if known:
            return self.haul([*pool, window], profits, budget, crowd)
        many = min(len(inside), len(pool))
        hauls = (self.haul([*rng.sample(pool, many), window], profits, budget, crowd) for _ in range(DRAWS))
        return sum(hauls) / DRAWS

    def haul(self, cards: Sequence[int], profits: dict[int, float], budget: int, crowd: float) -> float:
        """Return what she may carry home, alone or with so many rivals about her."""
        best = sorted((card for card in cards if profits[card] > 0), key=lambda card: -profits[card])
        if not best:
            return 0.0
        view = self.view
        first = alone = profits[best[0]]
        second = profits[best[1]] if len(best) > 1 else 0.0
        if DECK[best[0]] != SERVANTS:
            second *= SHARES[1]
            left = budget - PRICE[best[0]]
            for share, card in zip(SHARES[1:], best[1:], strict=False):
                if PRICE[card] <= left:
                    left -= PRICE[card]
                    alone += share * profits[card]
        late = 0.5 * (view.numbers[self.lady] - 1) / max(1, view.couples - 1)
        shared = (1.0 - late) * first + late * second + 0.3 * (alone - first)
        crowd = min(1.0, crowd)
        return (1.0 - crowd) * alone + crowd * shared

    def take(self, options: Sequence[AnyAction]) -> list[Advice]:
        """Take the best of what can be paid this evening; then what a rival would love."""
        view = self.view
        mine = (*view.purchases[self.lady], *view.deferred[self.lady])
        budget = self.budget()
        base = self.best_set((), mine, budget)
        alone = len(view.question(Shopping).queue) == 1
        found = []
        for action in options:
            if not isinstance(action, Take):
                found.append(Advice(action, 0.0, hints.NOTHING_MORE))
                continue
            card = action.card
            value = -1.0
            if not self.hopeless(card):
                value = self.best_set((card,), mine, budget) - base - WORTH_TAKING
                if value <= 0.0 and len(mine) < WAITING and self.worth_waiting(card, budget):
                    value = 0.05 * self.gain(card)
            if value <= 0.0 and not alone and len(mine) < BILLS and self.tempting(card):
                value = 0.001 * self.envy(card)
            found.append(Advice(action, value, hints.adds(self.gain(card), PRICE[card])))
        return sorted(found, key=lambda each: -each.value)

    def hopeless(self, card: int) -> bool:
        """Return whether it was sent back twice and is not the dress that she lacks."""
        dress = card < PLAIN and KIND[card] == DRESS and not has_dress(self.wardrobe)
        return self.memory.refused.get(card, 0) >= 2 and not dress

    def worth_waiting(self, card: int, budget: int) -> bool:
        """Return whether he may put it off: too dear for today, not for tomorrow."""
        lacking = PRICE[card] - budget
        return self.left > 0 and 0 < lacking <= SHORT and self.gain(card) >= WORTH_WAITING

    def tempting(self, card: int) -> bool:
        """Return whether a rival should not have it; maids are one a day, too dear a price for spite."""
        return DECK[card] != SERVANTS and self.envy(card) >= TEMPTING

    def best_set(self, must: Sequence[int], mine: Sequence[int], budget: int) -> float:
        """Return the best that her money can make of some cards, with those that must be bought."""
        best = float("-inf")
        for many in range(min(4, len(mine)) + 1):
            for some in combinations(mine, many):
                cards = (*must, *some)
                left = budget - sum(PRICE[card] for card in cards)
                if left >= 0:
                    best = max(best, self.promise(cards) + saved(left, self.left))
        return best

    # Evening

    def hearts(self, card: int) -> list[Advice]:
        """Return honest hearts: as every Lady's, but none for what is too dear."""
        found = super().hearts(card)
        price = HALF[card] if card == self.view.windows[self.lady] else PRICE[card]
        profit = self.profit(card, price, max(price, self.budget()))
        least, most = int(profit > 0.0), 0 if profit < TOO_DEAR else len(found)
        return sorted(found, key=lambda each: not least <= each.action.hearts <= most)
