"""How an expert Courtesan thinks: she wears what somebody pays for, and nobody pays much."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.bot import Advice
from desktop.games.ladies.actions import AnyAction, Take
from desktop.games.ladies.bot.lady import Mistress
from desktop.games.ladies.bot.prospect import prospect
from desktop.games.ladies.data import PLAIN, PRICE
from desktop.games.ladies.phases import Shopping
from desktop.games.ladies.wording import hints

__all__ = ["Courtesan"]

DEAR = 350
"""Pounds at which a Gentleman pays every other time, for fear of the scandal."""
STEEP = 100
"""Over how many pounds this falls off."""
WORTH_ASKING, WORTH_DENYING = 0.15, 3.0
"""Stars from which she takes a card, by how likely it is paid, and from which none is left to a rival."""


class Courtesan(Mistress):
    """An expert Courtesan at one moment."""

    def gain(self, card: int, more: Sequence[int] = ()) -> float:
        """Return what a card adds to what her wardrobe may become, with others that she counts on."""
        wardrobe = (*self.wardrobe, *(each for each in more if each < PLAIN))
        maids = (*self.maids, *(each for each in more if each >= PLAIN))
        after = ((*wardrobe, card), maids) if card < PLAIN else (wardrobe, (*maids, card))
        left = self.left // 2  # she is paid for half as much as a Lady
        return prospect(*after, left) - prospect(wardrobe, maids, left)

    def affordable(self, card: int, budget: int) -> float:
        """Return her gain of a card, by how likely it is paid; money means least on the last evening."""
        dear = min(budget, DEAR if self.left else 2 * DEAR)
        doubt: float = 2.0 ** ((PRICE[card] - dear) / STEEP)
        return self.gain(card) / (1.0 + doubt)

    def take(self, options: Sequence[AnyAction]) -> list[Advice]:
        """Take what somebody may pay; a rival's key card if nothing is left to gain."""
        budget = self.budget()
        room = len(self.view.purchases[self.lady]) < self.most_cards()
        alone = len(self.view.question(Shopping).queue) == 1
        found = []
        for action in options:
            if not isinstance(action, Take):
                found.append(Advice(action, WORTH_ASKING, hints.NOTHING_MORE))
                continue
            card = action.card
            value = self.affordable(card, budget) if room else 0.0
            if not alone and value < WORTH_ASKING and self.envy(card) >= WORTH_DENYING:
                value = WORTH_ASKING + 0.01 * self.envy(card)
            found.append(Advice(action, value, hints.adds(self.gain(card), PRICE[card])))
        return sorted(found, key=lambda each: -each.value)
