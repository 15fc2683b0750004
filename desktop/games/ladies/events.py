"""What can happen, and who sees it. Seats are seats of the table; hidden cards show only their deck."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from desktop.core.game import Event
from desktop.games.ladies.data import BACKS, DECK, NOBODY

__all__ = [
    "Answered", "AnyEvent", "Asked", "BallBegan", "BillPresented", "BillSettled", "BoutiqueClosed",
    "BoutiqueOpened", "BusinessEnded", "CardTaken", "CardsDrawn", "ContractFulfilled", "ContractReplaced",
    "DayBegan", "DesignerSetAside", "GameEnded", "GossipDropped", "GossipGiven", "HeartsSet", "LadyLeft",
    "LadyScored", "MoodSent", "NotesLaid", "OfferSeen", "Scandal", "SearchBegan", "SearchEnded",
    "StockFilled", "TokenKept",
    "TokenReturned", "TokenSold", "TokenTurned", "TokensDealt", "VisitsShown", "WindowsShown",
    "WorkshopDrawn", "WorkshopsShown",
]  # fmt: skip


class DayBegan(Event, frozen=True):
    """A day begins; ``last`` is the day of the ball."""

    day: int
    last: int


class Answered(Event, frozen=True):
    """A seat has answered a question that all answer in secret."""

    seat: int


class WorkshopsShown(Event, frozen=True):
    """LG-11, LG-12: the decks that the Ladies offer, by number of the Lady, and how many cards each drew."""

    reveals: ClassVar[bool] = True
    decks: tuple[int, ...]
    drawn: tuple[int, ...]


class CardsDrawn(Event, frozen=True):
    """LG-13: what a Lady drew for her boutique, known to her alone."""

    reveals: ClassVar[bool] = True
    seat: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Event | None:
        """Show the faces to the owner; others have seen the number."""
        return self if seat == self.seat else None


class WindowsShown(Event, frozen=True):
    """LG-13: the cards in the windows, by number of the Lady; -1 for none."""

    reveals: ClassVar[bool] = True
    cards: tuple[int, ...]


class SearchBegan(Event, frozen=True):
    """LG-15: the Gentlemen begin to search the Stock; ``first`` begins in turns, -1 in real time."""

    first: int


class TokenTurned(Event, frozen=True):
    """A token is turned, for all to see.

    ``worth`` is its market value, ``hope`` what the goods that nobody sees are worth on average, in pence.
    """

    reveals: ClassVar[bool] = True
    seat: int
    slot: int
    token: int
    worth: int = 0
    hope: int = 0


class TokenReturned(Event, frozen=True):
    """A token lies face down again; ``misfit`` if the rules sent it back (LG-T2)."""

    seat: int
    slot: int
    misfit: bool


class TokenKept(Event, frozen=True):
    """LG-17: a token is kept; ``forced`` by the dithering limit (LG-T3)."""

    seat: int
    slot: int
    token: int
    forced: bool


class TokensDealt(Event, frozen=True):
    """LG-T5, LG-R7: what a Gentleman was missing was dealt to him."""

    reveals: ClassVar[bool] = True
    seat: int
    slots: tuple[int, ...]
    tokens: tuple[int, ...]


class SearchEnded(Event, frozen=True):
    """A Gentleman is finished for the morning with this Number token."""

    seat: int
    number: int


class GossipGiven(Event, frozen=True):
    """LG-81: a Gossip card changes hands, and lies open from now on."""

    reveals: ClassVar[bool] = True
    seat: int
    to: int
    card: int


class MoodSent(Event, frozen=True):
    """LG-44: the mood of a Gentleman, for his own Lady."""

    reveals: ClassVar[bool] = True
    seat: int
    mood: int

    def seen_by(self, seat: int | None) -> Event | None:
        """Show it to the couple only."""
        return self if seat in (self.seat, self.seat - 1) else None


class VisitsShown(Event, frozen=True):
    """LG-21: the boutique that each Lady visits, both by number of the Lady."""

    reveals: ClassVar[bool] = True
    shops: tuple[int, ...]


class BoutiqueOpened(Event, frozen=True):
    """LG-22: the visitors of a boutique in the order in which they are served."""

    shop: int
    seats: tuple[int, ...]
    cards: int


class OfferSeen(Event, frozen=True):
    """LG-23: a Lady on turn sees what is left of an offer; she alone."""

    reveals: ClassVar[bool] = True
    seat: int
    shop: int
    cards: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Event | None:
        """Show it to her."""
        return self if seat == self.seat else None


class CardTaken(Event, frozen=True):
    """LG-23: a Lady takes a card; only she sees which. ``left`` cards remain."""

    seat: int
    shop: int
    card: int
    left: int

    def seen_by(self, seat: int | None) -> Event | None:
        """Show others the back."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=BACKS[self.card])


class LadyLeft(Event, frozen=True):
    """LG-24: a Lady takes nothing more; ``took`` cards are hers."""

    seat: int
    shop: int
    took: int


class BoutiqueClosed(Event, frozen=True):
    """LG-23, LG-27: no card or no visitor is left."""

    shop: int
    left: int


class TokenSold(Event, frozen=True):
    """LG-31: a token is sold at the market price."""

    seat: int
    good: int
    money: int


class ContractFulfilled(Event, frozen=True):
    """LG-32 to LG-34: goods handed over, money received, and stars if it was the first and pays them."""

    seat: int
    place: int
    contract: int
    goods: tuple[int, ...]
    money: int
    stars: int
    first: bool


class BusinessEnded(Event, frozen=True):
    """A Gentleman ends his business; ``earned`` pounds today."""

    seat: int
    earned: int


class GossipDropped(Event, frozen=True):
    """LG-83: a Gossip card is discarded instead of the half-price purchase, unseen by others."""

    seat: int
    card: int

    def seen_by(self, seat: int | None) -> Event | None:
        """Hide the card from others."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=NOBODY)


class Asked(Event, frozen=True):
    """LG-95: the Courtesan asks a Gentleman (-1: nobody) to pay a card; its face is hers."""

    seat: int
    gentleman: int
    card: int

    def seen_by(self, seat: int | None) -> Event | None:
        """Show others the back."""
        return self if seat == self.seat else msgspec.structs.replace(self, card=BACKS[self.card])


class HeartsSet(Event, frozen=True):
    """LG-44: a Lady's hearts on her bills, in the order asked, for her; he gets them with the bills."""

    seat: int
    hearts: tuple[int, ...]

    def seen_by(self, seat: int | None) -> Event | None:
        """Show them to her."""
        return self if seat == self.seat else None


class BillPresented(Event, frozen=True):
    """LG-37, LG-58: a bill is handed to a Gentleman. ``source``: as in ``data.DEFERRED``."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int
    source: int
    hearts: int

    def seen_by(self, seat: int | None) -> Event | None:
        """Show it to him only; that there are bills is public by their number."""
        return self if seat == self.seat else None


class BillSettled(Event, frozen=True):
    """LG-37 to LG-43: what became of a card, shown when all have decided.

    ``lady`` is whose card it was, ``choice`` as in ``Settle``, ``paid`` in pounds, and ``remark`` why it
    went back: 0 the price, 1 she has one already, 2 a third designer.
    """

    reveals: ClassVar[bool] = True
    seat: int
    lady: int
    card: int
    source: int
    choice: int
    paid: int
    remark: int

    def seen_by(self, seat: int | None) -> Event | None:
        """Show the face to both, and to all if it is a wardrobe card that lies open now."""
        if seat in (self.seat, self.lady) or self.shown:
            return self
        return msgspec.structs.replace(self, card=BACKS[self.card], remark=0)

    @property
    def shown(self) -> bool:
        """Whether everybody sees the card."""
        return self.card < 0 or (self.choice == 1 and DECK[self.card] < 3)


class WorkshopDrawn(Event, frozen=True):
    """LG-45: a Lady draws a Workshop card of this deck."""

    reveals: ClassVar[bool] = True
    seat: int
    deck: int

    def seen_by(self, seat: int | None) -> Event | None:
        """Show it to her only."""
        return self if seat == self.seat else None


class StockFilled(Event, frozen=True):
    """LG-46 to LG-48: so many goods lie in the Stock again; ``mixed`` if the used pile became the supply."""

    goods: int
    mixed: bool


class ContractReplaced(Event, frozen=True):
    """LG-49, LG-50: a new contract lies in this place; -1 if none is left."""

    reveals: ClassVar[bool] = True
    place: int
    contract: int


class NotesLaid(Event, frozen=True):
    """LG-51: a contract not fulfilled today carries so much money now."""

    place: int
    contract: int
    notes: int


class BallBegan(Event, frozen=True):
    """LG-79: everything is shown: maids and Gossip by number of the Lady, money by number of the couple."""

    reveals: ClassVar[bool] = True
    maids: tuple[tuple[int, ...], ...]
    gossip: tuple[tuple[int, ...], ...]
    money: tuple[int, ...]


class DesignerSetAside(Event, frozen=True):
    """LG-72: a Lady leaves the cards of a designer at home."""

    reveals: ClassVar[bool] = True
    seat: int
    designer: int


class LadyScored(Event, frozen=True):
    """LG-71 to LG-76: how a Lady's stars are made up, in the order of the checks.

    ``designer`` was set aside (0: none), ``aside`` are its cards, ``twice`` the duplicates, ``lost`` the
    maid lost for want of a dress (-1: none), ``maids`` each maid with her stars.
    """

    seat: int
    dressed: bool
    designer: int
    aside: tuple[int, ...]
    twice: tuple[int, ...]
    worn: tuple[int, ...]
    stars: int
    maids: tuple[tuple[int, int], ...]
    lost: int
    contracts: int
    gossip: int
    total: int


class Scandal(Event, frozen=True):
    """LG-102, LG-103: the Courtesan ruins the reputation of a Lady; ``stars`` are lost, 0 for total ruin."""

    seat: int
    lady: int
    stars: int


class GameEnded(Event, frozen=True):
    """LG-77, LG-78: stars and place of every seat; ``by_money`` if equal stars were told apart by money."""

    stars: tuple[int, ...]
    places: tuple[int, ...]
    by_money: bool = False


AnyEvent = (
    DayBegan | Answered | WorkshopsShown | CardsDrawn | WindowsShown | SearchBegan | TokenTurned
    | TokenReturned | TokenKept | TokensDealt | SearchEnded | GossipGiven | MoodSent | VisitsShown
    | BoutiqueOpened | OfferSeen | CardTaken | LadyLeft | BoutiqueClosed | TokenSold | ContractFulfilled
    | BusinessEnded | GossipDropped | Asked | HeartsSet | BillPresented | BillSettled | WorkshopDrawn
    | StockFilled | ContractReplaced | NotesLaid | BallBegan | DesignerSetAside | LadyScored | Scandal
    | GameEnded
)  # fmt: skip
