"""The afternoon up to the boutiques: moods, visits, shopping."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import Phase, advance
from desktop.core.text import Text, Who
from desktop.games.ladies import wording
from desktop.games.ladies.actions import LEAVE, MOODS, TAKES, VISITS, AnyAction, Leave, Take, Visit
from desktop.games.ladies.data import DECK, SERVANTS
from desktop.games.ladies.events import (
    BoutiqueClosed,
    BoutiqueOpened,
    CardTaken,
    LadyLeft,
    MoodSent,
    OfferSeen,
    VisitsShown,
)
from desktop.games.ladies.phases.together import Together
from desktop.games.ladies.state import EMPTY, Position, gentleman_seat, lady_seat, pair

__all__ = ["Moods", "Shopping", "Visits", "under_decks"]


class Moods(Together, tag=str.lower):
    """LG-44: a Gentleman may allude to his purse before the visits."""

    rule: ClassVar[str] = "LG-44"

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return none and the four moods."""
        return MOODS

    def code(self, action: Any) -> int:
        """Note the mood."""
        mood: int = action.mood
        return mood

    def show(self, state: Position, answers: list[list[int]], dealer: Dealer) -> None:
        """Show each mood to his own Lady."""
        for couple in range(state.couples):
            seat = gentleman_seat(couple)
            state.moods[couple] = answers[seat][0]
            if state.moods[couple]:
                dealer.tell(MoodSent(seat, state.moods[couple]))
        advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for a mood, or tell whom the table waits for."""
        return wording.ASK_MOOD if self.asked(state, seat) else wording.WAIT_MOOD.fill(n=self.missing(state))


class Visits(Together, tag=str.lower):
    """LG-21: each Lady secretly chooses a boutique."""

    rule: ClassVar[str] = "LG-21"

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return all boutiques in play, her own included."""
        return VISITS[: state.ladies]

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain that the boutique is not in play, or that nothing is taken before the visit."""
        if isinstance(action, Visit):
            return wording.NOT_IN_PLAY
        return wording.VISIT_FIRST if isinstance(action, Take) else None

    def code(self, action: Any) -> int:
        """Note the boutique."""
        shop: int = action.shop
        return shop

    def show(self, state: Position, answers: list[list[int]], dealer: Dealer) -> None:
        """Show all visits together."""
        state.visits = [answers[lady_seat(lady)][0] for lady in range(state.ladies)]
        dealer.tell(VisitsShown(tuple(state.visits)))
        advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for a visit, or tell whom the table waits for."""
        if self.asked(state, seat):
            return wording.ASK_VISIT
        return wording.WAIT_VISIT.fill(n=self.missing(state))


class Shopping(Phase[Position, AnyAction], tag=str.lower):
    """LG-22 to LG-29: boutique after boutique, one card per turn.

    Attributes:
        shop: the boutique that is open, -1 before the first.
        queue: the Ladies who are still in, in the order in which they are served.
        turn: the place in the queue of the Lady on turn.
    """

    rule: ClassVar[str] = "LG-23"
    shop: int = EMPTY
    queue: list[int] = []
    turn: int = 0

    @property
    def lady(self) -> int:
        """The Lady on turn."""
        return self.queue[self.turn]

    def actors(self, state: Position) -> Sequence[int]:
        """Return the Lady on turn."""
        return (2 * self.queue[self.turn],)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return every card that is left, and taking nothing."""
        options: list[AnyAction] = [TAKES[card] for card in state.shops[self.shop]]
        options.append(LEAVE)
        return options

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain that a card is not in this boutique."""
        match action:
            case Take():
                return wording.NOT_ON_OFFER
            case Visit():
                return wording.VISITS_FIXED
            case _:
                return None

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Take one card or be out; with one maid a Lady is out by herself (LG-26)."""
        lady, cards = pair(seat), state.shops[self.shop]
        out = isinstance(action, Leave)
        if isinstance(action, Take):
            cards.remove(action.card)
            state.purchases[lady].append(action.card)
            state.took[lady] += 1
            if dealer.listens:
                dealer.tell(CardTaken(seat, self.shop, action.card, len(cards)))
            out = DECK[action.card] == SERVANTS
        if out:
            del self.queue[self.turn]
            dealer.tell(LadyLeft(seat, self.shop, state.took[lady]))
        else:
            self.turn += 1
        if not self.queue or not cards:
            self.close(state, dealer)
            return
        self.turn %= len(self.queue)
        if dealer.listens and self.lady != lady:
            dealer.tell(OfferSeen(lady_seat(self.lady), self.shop, tuple(cards)))

    def close(self, state: Position, dealer: Dealer) -> None:
        """LG-23: no card or no visitor is left; the next boutique opens."""
        dealer.tell(BoutiqueClosed(self.shop, len(state.shops[self.shop])))
        if self.open(state, dealer):
            return
        visited = [shop for shop in range(state.ladies) if state.visited(shop)]
        under_decks(state, [card for shop in visited for card in state.shops[shop]], dealer)  # LG-27
        for shop in visited:
            state.shops[shop].clear()
        advance(state, dealer)

    def open(self, state: Position, dealer: Dealer) -> bool:
        """Open the next boutique that has visitors and cards, and return whether there is one."""
        for shop in range(self.shop + 1, state.ladies):
            if state.visited(shop) and state.windows[shop] != EMPTY:
                state.shops[shop].append(state.windows[shop])
                state.shops[shop].sort()
                state.windows[shop] = EMPTY
                self.shop, self.queue, self.turn = shop, order_of_service(state, shop), 0
                seats = tuple(map(lady_seat, self.queue))
                cards = tuple(state.shops[shop])
                dealer.tell(BoutiqueOpened(shop, seats, len(cards)))
                dealer.tell(OfferSeen(seats[0], shop, cards))
                return True
        return False

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for a card, or tell who shops."""
        if seat is None or seat != lady_seat(self.lady):
            return wording.WAIT_TAKE.fill(who=Who(lady_seat(self.lady)))
        if DECK[state.shops[self.shop][0]] == SERVANTS:
            return wording.ASK_MAID
        return wording.ASK_TAKE if len(self.queue) > 1 else wording.ASK_TAKE_ALONE

    def default(self, state: Position, seat: int) -> AnyAction:
        """Take nothing when time runs out."""
        return LEAVE


def order_of_service(state: Position, shop: int) -> list[int]:
    """LG-22, LG-94: the lower Number token first, but the Courtesan second."""
    courtesan = state.courtesan
    visitors = [lady for lady, visit in enumerate(state.visits) if visit == shop and lady != courtesan]
    visitors.sort(key=state.numbers.__getitem__)
    if courtesan is not None and state.visits[courtesan] == shop:
        visitors.insert(1, courtesan)
    return visitors


def under_decks(state: Position, cards: list[int], dealer: Dealer) -> None:
    """Put cards face down under their decks, those of one deck shuffled together (edge case 15)."""
    for number, deck in enumerate(state.decks):
        back = [card for card in cards if DECK[card] == number]
        if back:
            dealer.shuffle(back)
            deck[:0] = back
