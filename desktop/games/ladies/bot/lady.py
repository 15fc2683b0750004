"""How a Lady thinks, and the Courtesan: what to sell, show, visit, take and wish for."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from desktop.core.bot import Advice, Level
from desktop.games.ladies.actions import (
    PASS,
    AnyAction,
    Ask,
    Display,
    Drop,
    Heart,
    Offer,
    Ruin,
    Take,
    Visit,
    Whisper,
)
from desktop.games.ladies.ball import worth
from desktop.games.ladies.bot import habits
from desktop.games.ladies.bot.memory import Memory
from desktop.games.ladies.bot.taste import expected_best, gain, has_dress, plain_stars
from desktop.games.ladies.bot.trade import best_plan, exchange
from desktop.games.ladies.data import (
    DECK,
    DRESS,
    HALF,
    KIND,
    OFFERED,
    PLAIN,
    PRICE,
    SERVANTS,
    WARES,
)
from desktop.games.ladies.phases import Courting
from desktop.games.ladies.state import EMPTY, pair
from desktop.games.ladies.view import HIDDEN, LadiesView
from desktop.games.ladies.wording import hints

__all__ = ["Mistress"]


class Mistress:
    """One Lady at one moment."""

    def __init__(self, view: LadiesView, seat: int, level: Level, memory: Memory) -> None:
        self.view = view
        self.seat = seat
        self.lady = pair(seat)
        self.memory = memory
        self.wits = int(level.style.get("wits", 3))
        self.wardrobe = view.wardrobes[self.lady]
        self.maids = view.maids[self.lady]
        self.courtesan = self.lady == view.courtesan
        self.left = view.last - view.day

    # What a card is worth to her

    def gain(self, card: int, more: Sequence[int] = ()) -> float:
        """Return what a card adds to her wardrobe, with others that she already counts on."""
        if self.wits == 0:
            return plain_stars(card)
        wardrobe = (*self.wardrobe, *(each for each in more if each < PLAIN))
        maids = (*self.maids, *(each for each in more if each >= PLAIN))
        if self.wits == 1:
            after = ((*wardrobe, card), maids) if card < PLAIN else (wardrobe, (*maids, card))
            return worth(*after) - worth(wardrobe, maids) + (habits.A_MAID if card >= PLAIN else 0.0)
        return gain(card, wardrobe, maids) + self.urgent_dress(card, wardrobe)

    def urgent_dress(self, card: int, wardrobe: Sequence[int]) -> float:
        """Return what a first evening dress is worth beside its stars, more every day."""
        if card >= PLAIN or KIND[card] != DRESS or has_dress(wardrobe):
            return 0.0
        return habits.FIRST_DRESS + habits.EVERY_DAY * (self.view.day - 1)

    def envy(self, card: int) -> float:
        """Return what a card is worth to the rival whom it suits best, by the open wardrobes."""
        if card >= PLAIN:
            return habits.ENVIED_MAID
        view = self.view
        return max(
            worth((*view.wardrobes[lady], card), ()) - worth(view.wardrobes[lady], ())
            for lady in range(view.ladies)
            if lady != self.lady
        )

    def budget(self) -> int:
        """Return what she thinks can be paid this evening."""
        view = self.view
        if self.courtesan:
            return habits.COURTESAN_PURSE * view.couples
        business = 0.0
        if not view.earned[self.lady]:
            goods = view.tokens[self.lady]
            business = best_plan(goods, exchange(view)._replace(last_day=True)).value if any(goods) else 0.0
        known = view.money[self.lady]
        if known == HIDDEN and self.wits >= 2 and self.memory.money is not None:
            known = self.memory.money[self.lady]
        if known != HIDDEN:
            return int(known + habits.BUSINESS * business)
        mood = max(0, view.moods[self.lady])
        return int(habits.MOOD_MONEY[mood] + habits.UNSEEN_BUSINESS * business)

    def unseen(self, deck: int) -> list[int]:
        """Return the cards of a deck that may still be anywhere."""
        view = self.view
        seen = set(view.windows)
        for rows in (view.shops, view.purchases, view.deferred, view.wardrobes, view.maids):
            for row in rows:
                seen.update(row)
        return [card for card in range(WARES) if DECK[card] == deck and card not in seen]

    def affordable(self, card: int, budget: int) -> float:
        """Return her gain of a card, less what lies beyond her budget."""
        return self.gain(card) * (1.0 if PRICE[card] <= budget else habits.TOO_DEAR)

    # Morning

    def workshop(self, options: Sequence[AnyAction], rng: Random) -> list[Advice]:
        """Return the decks by the best card that she may expect."""
        if self.wits == 0:
            return [Advice(action, rng.random()) for action in rng.sample(list(options), len(options))]
        budget = self.budget() + habits.USUAL_EARNINGS
        found = []
        for action in options:
            assert isinstance(action, Offer)
            values = [self.affordable(card, budget) for card in self.unseen(action.deck)]
            value = expected_best(values, OFFERED[action.deck])
            if action.deck != SERVANTS:
                value *= habits.SEVERAL
            elif self.left <= habits.LATE:
                value *= habits.LATE_MAID
            found.append(Advice(action, value, hints.BEST_CARD.fill(n=round(value))))
        return sorted(found, key=lambda each: -each.value)

    def window(self, options: Sequence[AnyAction]) -> list[Advice]:
        """Show what tempts rivals little; a bargain for herself if nobody comes."""
        found = []
        for action in options:
            assert isinstance(action, Display)
            card = action.card
            value = plain_stars(card)
            if self.wits:
                value = habits.FOR_HERSELF * self.gain(card) - habits.FOR_RIVALS * self.envy(card)
            found.append(Advice(action, value, hints.HIDES_THE_BEST))
        return sorted(found, key=lambda each: -each.value)

    # Afternoon

    def visit(self, options: Sequence[AnyAction], rng: Random) -> list[Advice]:
        """Weigh what a boutique offers against who else may come."""
        budget = self.budget()
        found = []
        for action in options:
            assert isinstance(action, Visit)
            value = self.shop_value(action.shop, budget)
            whim = habits.WHIM * rng.random()
            found.append(Advice(action, value + whim, hints.BEST_CARDS.fill(n=round(value))))
        return sorted(found, key=lambda each: -each.value)

    def shop_value(self, shop: int, budget: int) -> float:
        """Return the stars that she may expect from a visit."""
        view = self.view
        window = view.windows[shop]
        if window == EMPTY:
            return 0.0
        deck = DECK[window]
        inside = view.shops[shop]
        if inside and inside[0] >= 0:
            values = [self.affordable(card, budget) for card in inside]
            hidden = 0.0
        else:
            values = []
            pool = [self.affordable(card, budget) for card in self.unseen(deck)]
            further = expected_best(pool, max(1, len(inside) // 2))
            hidden = expected_best(pool, len(inside)) + habits.FURTHER * further
        values = sorted([*values, self.affordable(window, budget)], reverse=True)
        total = values[0] + (habits.SECOND * values[1] if len(values) > 1 and deck != SERVANTS else 0.0)
        if hidden:
            total = max(total, hidden if deck != SERVANTS else hidden / habits.ONE_MAID)
        return total / (1.0 + self.crowd(shop))

    def crowd(self, shop: int) -> float:
        """Return how much the other visitors may take away, less with a low Number token."""
        view = self.view
        others = (view.ladies - 1) / view.ladies
        if self.wits >= 3 and view.windows[shop] != EMPTY:
            others *= habits.TEMPTED + habits.BY_ENVY * self.envy(view.windows[shop])
        if self.courtesan:
            return habits.COURTESAN_CROWD * others
        rank = (view.numbers[self.lady] - 1) / max(1, view.couples - 1)
        return (habits.FIRST_CROWD + habits.LAST_CROWD * rank) * others

    def take(self, options: Sequence[AnyAction]) -> list[Advice]:
        """Take the best card that can be paid."""
        view = self.view
        mine = view.purchases[self.lady] + view.deferred[self.lady]
        budget = self.budget()
        wanted = [card for card in mine if self.gain(card) > habits.WANTED]
        left = int(habits.SPREE * budget) + habits.CHANGE - sum(PRICE[card] for card in wanted)
        room = len(mine) < self.most_cards()
        found = []
        for action in options:
            if not isinstance(action, Take):
                found.append(Advice(action, habits.LEAVE, hints.NOTHING_MORE))
                continue
            card = action.card
            value = self.gain(card, wanted)
            worthy = value / (habits.BASIC_PRICE + PRICE[card] / habits.DEAR)
            stretch = habits.STRETCH if self.left and value >= habits.STRETCH_FOR else 0
            if PRICE[card] > min(left, max(budget, habits.ALWAYS) + stretch) or not room:
                worthy = min(worthy, habits.UNLIKELY)
            dress = card < PLAIN and KIND[card] == DRESS
            if self.memory.refused.get(card, 0) >= habits.TIRED and not dress:
                worthy = 0.0
            found.append(Advice(action, worthy, hints.adds(value, PRICE[card])))
        return sorted(found, key=lambda each: -each.value)

    def most_cards(self) -> int:
        """Return how many bills she dares to hand over."""
        if self.courtesan:
            return 2 * self.view.couples
        if self.wits < 2 and self.view.allusions:
            return habits.MOOD_CARDS[max(0, self.view.moods[self.lady])]
        return habits.MOST_CARDS

    # Evening

    def drop(self, options: Sequence[AnyAction]) -> list[Advice]:
        """Discard a Gossip card unless the bargain is worth more than the star it costs."""
        window = self.view.windows[self.lady]
        bargain = self.gain(window) - HALF[window] / habits.STAR_PRICE
        found = [Advice(PASS, bargain, hints.BARGAIN)]
        found += [Advice(action, 1.0, hints.ONE_STAR) for action in options if isinstance(action, Drop)]
        return sorted(found, key=lambda each: -each.value)

    def court(self, options: Sequence[AnyAction], rng: Random) -> list[Advice]:
        """Ask who can pay and has bills of his own to pay first."""
        view = self.view
        question: Courting = view.question(Courting)
        purchases = view.purchases[self.lady]
        card = purchases[len(view.asked)] if len(view.asked) < len(purchases) else view.windows[self.lady]
        assert question is not None
        found = []
        for action in options:
            assert isinstance(action, Ask)
            if action.seat < 0:
                found.append(Advice(action, habits.NOBODY_PAYS))
                continue
            couple = pair(action.seat)
            purse = self.memory.money[couple] if self.memory.money is not None else habits.USUAL_PURSE
            asked = [purchases[place] for place, whom in enumerate(view.asked) if whom == couple]
            free = purse - sum(PRICE[each] for each in asked) - PRICE[card]
            bills = view.took[couple] + len(view.deferred[couple]) - len(asked)
            value = min(free, habits.SPARE_MOST) / habits.SPARE + min(bills, habits.BILLS_MOST)
            value += habits.PAID_BEFORE * len(view.court[couple]) + habits.TOSS * rng.random()
            found.append(Advice(action, value, hints.CAN_PAY))
        return sorted(found, key=lambda each: -each.value)

    def hearts(self, card: int) -> list[Advice]:
        """Return honest hearts: three for a dress or a maid's level, two for three stars, one for use."""
        value = self.gain(card)
        first_dress = card < PLAIN and KIND[card] == DRESS and not has_dress(self.wardrobe)
        plain = worth((*self.wardrobe, card), ()) - worth(self.wardrobe, ()) if card < PLAIN else 0
        if first_dress or value >= plain + habits.LEVEL:
            want = habits.DRESS_HEARTS
        else:
            want = 2 if value >= habits.TWO else int(value > habits.ONE)
        order = sorted(range(4), key=lambda hearts: abs(hearts - want))
        reason = hints.adds(value, PRICE[card])
        return [Advice(Heart(hearts), -float(abs(hearts - want)), reason) for hearts in order]

    # Gossip and the ball

    def gossip(self, options: Sequence[AnyAction]) -> list[Advice]:
        """Give a card as soon as it fits, to the leading Lady."""
        view = self.view
        found = [Advice(PASS, 0.0)]
        for action in options:
            if isinstance(action, Whisper):
                target = pair(action.seat)
                stars = worth(view.wardrobes[target], ()) - len(view.received[target])
                found.append(Advice(action, 1.0 + stars, hints.LEADING))
        return sorted(found, key=lambda each: -each.value)

    def ruin(self, options: Sequence[AnyAction]) -> list[Advice]:
        """Ruin the leading couple."""
        found = []
        for action in options:
            assert isinstance(action, Ruin)
            stars = worth(self.view.wardrobes[action.couple], self.view.maids[action.couple])
            found.append(Advice(action, float(stars), hints.LEADING))
        return sorted(found, key=lambda each: -each.value)
