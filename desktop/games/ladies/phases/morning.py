"""The Ladies' morning: what a boutique sells, and what it shows."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import advance
from desktop.core.seats import around
from desktop.core.text import Text
from desktop.games.ladies import wording
from desktop.games.ladies.actions import DISPLAYS, OFFERS, AnyAction, Display, Offer
from desktop.games.ladies.data import DECKS, OFFERED
from desktop.games.ladies.events import CardsDrawn, WindowsShown, WorkshopsShown
from desktop.games.ladies.phases.together import Together
from desktop.games.ladies.state import EMPTY, Position, lady_seat, pair

__all__ = ["Windows", "Workshops"]


class Workshops(Together, tag=str.lower):
    """LG-11, LG-12: each Lady plays a Workshop card for her favourite boutique, and draws what it shows."""

    rule: ClassVar[str] = "LG-11"

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return the kinds of cards in hand; equal ones are one option."""
        hand = state.hands[pair(seat)]
        return [OFFERS[deck] for deck in DECKS if hand[deck]]

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain that a Workshop card is missing from the hand, or what comes first."""
        if isinstance(action, Offer):
            return wording.NO_SUCH_WORKSHOP.fill(deck=wording.DECK_NAMES[action.deck % len(DECKS)])
        return wording.WORKSHOP_FIRST if isinstance(action, Display) else None

    def may_ask(self, state: Position, seat: int) -> bool:
        """LG-57: nobody knows before the reveal whether a Lady will have a window to dress."""
        return self.due[seat] > 0

    def code(self, action: Any) -> int:
        """Note the deck."""
        deck: int = action.deck
        return deck

    def show(self, state: Position, answers: list[list[int]], dealer: Dealer) -> None:
        """Reveal all Workshop cards together; each Lady draws her whole number in the order of LG-12."""
        ladies = range(state.ladies)
        for lady in ladies:
            deck = answers[lady_seat(lady)][0]
            state.hands[lady][deck] -= 1
            state.played[lady] = deck
        for lady in around((state.day - 1) % state.ladies, state.ladies):
            pile = state.decks[state.played[lady]]
            wanted = min(OFFERED[state.played[lady]], len(pile))
            state.shops[lady] = sorted(pile.pop() for _ in range(wanted))
        dealer.tell(WorkshopsShown(tuple(state.played), tuple(map(len, state.shops))))
        for lady in ladies:
            dealer.tell(CardsDrawn(lady_seat(lady), tuple(state.shops[lady])))
        due = [0] * state.seats
        for lady in ladies:
            due[lady_seat(lady)] = int(len(state.shops[lady]) >= 2)
        if any(due):
            state.stack[-1] = Windows(due=due)
        else:
            dress_windows(state, answers=[[] for _ in due], dealer=dealer)
            advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for a Workshop card, or tell whom the table waits for."""
        if self.asked(state, seat):
            return wording.ASK_WORKSHOP
        return wording.WAIT_WORKSHOP.fill(n=self.missing(state))


class Windows(Together, tag=str.lower):
    """LG-13: each Lady puts one of the cards drawn into her window."""

    rule: ClassVar[str] = "LG-13"

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return the cards drawn."""
        return [DISPLAYS[card] for card in state.shops[pair(seat)]]

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain that only an own card can be shown, or that the Workshop card has been played."""
        if isinstance(action, Offer):
            return wording.WORKSHOP_PLAYED
        return wording.NOT_DRAWN if isinstance(action, Display) else None

    def may_ask(self, state: Position, seat: int) -> bool:
        """LG-57: the last question of the Ladies' morning."""
        return self.asked(state, seat)

    def code(self, action: Any) -> int:
        """Note the card."""
        card: int = action.card
        return card

    def show(self, state: Position, answers: list[list[int]], dealer: Dealer) -> None:
        """Show all windows together."""
        dress_windows(state, answers, dealer)
        advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for the card in the window, or tell whom the table waits for."""
        if self.asked(state, seat):
            return wording.ASK_WINDOW
        return wording.WAIT_WINDOW.fill(n=self.missing(state))


def dress_windows(state: Position, answers: list[list[int]], dealer: Dealer) -> None:
    """LG-13: put the chosen cards into the windows; a single drawn card goes there by itself."""
    for lady, shop in enumerate(state.shops):
        chosen = answers[lady_seat(lady)]
        state.windows[lady] = chosen[0] if chosen else shop[0] if shop else EMPTY
        if shop:
            shop.remove(state.windows[lady])
    dealer.tell(WindowsShown(tuple(state.windows)))
