"""The position."""

from __future__ import annotations

from desktop.core.game import State
from desktop.games.ladies.bills import Bill, bills_for, own_bills, window_for_sale
from desktop.games.ladies.data import MARKS, NOBODY, NUMBER, PLAIN, THREE_MARKS

__all__ = ["EMPTY", "Bill", "Position", "gentleman_seat", "lady_seat", "pair"]

EMPTY = -1
"""A place of the Stock without a token, a place without a contract, a window without a card."""


def lady_seat(lady: int) -> int:
    """Return the seat of a Lady, by number from 0; the Courtesan's is the last."""
    return 2 * lady


def gentleman_seat(couple: int) -> int:
    """Return the seat of the Gentleman of a couple, by number from 0."""
    return 2 * couple + 1


def pair(seat: int) -> int:
    """Return the number of a Lady, or of a Gentleman's couple, from the seat."""
    return seat // 2


class Position(State, kw_only=True):
    """Where everything lies. Lists "by Lady" hold the Courtesan last; "by couple" do not hold her.

    Attributes:
        couples: how many couples play; with the Courtesan there is one Lady more.
        last: the day of the ball, 4 or 6.
        limit: of the search in real time, in seconds; 0 for none.
        colours: the boutique (0 to 4, as in ``wording.BOUTIQUES``) of every Lady.
        market: the market card.
        ball: everything lies open.
        answers: what each seat has answered to the open question that is answered in secret; nothing
            where none is open. Deck of the Workshop card; card for the window; mood; boutique visited;
            Gossip card dropped, or -1; hearts and bills, one after the other; designer.
        decks: the four decks, the top last.
        workshop: the Workshop cards in the pile and the discards, by deck (a bag: it is shuffled before
            a discard is drawn again); ``discards`` those that wait for this.
        hands: Workshop cards in hand by Lady, by deck.
        played: the deck offered today by Lady, -1 before the reveal.
        shops: the cards in a boutique by Lady, without the one in the window.
        windows: the card in the window by Lady.
        visits: the boutique visited today by Lady, -1 before the reveal.
        purchases: cards taken today by Lady, in order, until they are settled; ``took`` how many there were.
        deferred: cards put off, oldest first, by Lady.
        wardrobes, maids: paid cards by Lady; the first maid was free.
        gossip: own Gossip cards in hand by Lady; ``received`` those lying open before her.
        whispered: who has given a Gossip card today, by Lady.
        dropped: who has discarded a Gossip card this evening, by Lady.
        sent_back, put_off, paid: what the bills of today came to, by Lady, for Gossip.
        bargain: who got her window card at half price today.
        supply, used: goods in the box and those used up, by good (bags).
        stock: tokens lying face down, by slot.
        tokens: goods before each Gentleman, by couple, by good.
        numbers: today's Number token by couple, 0 for none.
        pile, aside: contracts not seen yet and those set aside (bags).
        contracts, notes, done: by place: the contract on display, money lying on it, fulfilled today.
        stars: star contracts by couple.
        money: by couple, secret.
        earned: today's income by couple.
        moods: today's mood by couple, 0 for none.
        hearts: on the bills of this evening, by Lady, in the order in which she was asked.
        asked: the couple asked to pay for each of the Courtesan's purchases; ``asked_window`` for her window.
        court: cards of the Courtesan paid by each couple; ``court_money`` what they cost.
        designers: the designer each Lady sets aside at the ball, 0 for none.
        scandal: the couple whose reputation is ruined, -1 for none.

    """

    couples: int
    ladies: int
    gossiping: bool
    race: bool
    limit: int
    last: int
    allusions: bool
    open_money: bool
    ghost: bool
    total_ruin: bool
    colours: list[int]
    market: int
    day: int = 0
    ball: bool = False
    answers: list[list[int]]
    decks: list[list[int]]
    workshop: list[int]
    discards: list[int]
    hands: list[list[int]]
    played: list[int]
    shops: list[list[int]]
    windows: list[int]
    visits: list[int]
    purchases: list[list[int]]
    took: list[int]
    deferred: list[list[int]]
    wardrobes: list[list[int]]
    maids: list[list[int]]
    gossip: list[list[int]]
    received: list[list[int]]
    whispered: list[bool]
    dropped: list[bool]
    sent_back: list[int]
    put_off: list[int]
    paid: list[int]
    bargain: list[bool]
    supply: list[int]
    used: list[int]
    stock: list[int]
    tokens: list[list[int]]
    numbers: list[int]
    pile: list[int]
    aside: list[int]
    contracts: list[int]
    notes: list[int]
    done: list[bool]
    stars: list[list[int]]
    money: list[int]
    earned: list[int]
    moods: list[int]
    hearts: list[list[int]]
    asked: list[int]
    asked_window: int = NOBODY
    court: list[list[int]]
    court_money: list[int]
    designers: list[int]
    scandal: int = NOBODY

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.couples + self.ladies

    @property
    def courtesan(self) -> int | None:
        """The number of the Courtesan as a Lady, None where she does not play."""
        return self.couples if self.ladies > self.couples else None

    def visited(self, shop: int) -> bool:
        """Return whether any Lady shopped in a boutique today."""
        return shop in self.visits

    def for_sale(self, lady: int) -> bool:
        """Return whether a Lady's window card can be had at half price this evening (LG-38, LG-83)."""
        return window_for_sale(self, lady)

    def by_number(self) -> list[int]:
        """Return the couples in the order of their Number tokens."""
        return sorted(range(self.couples), key=self.numbers.__getitem__)

    def bills_of(self, lady: int) -> list[Bill]:
        """Return a Lady's own bills of this evening: put off, taken today, in the window (LG-58)."""
        return own_bills(self, lady)

    def bills_for(self, couple: int) -> list[tuple[Bill, int]]:
        """Return all bills of a Gentleman in the order of LG-58, each with its hearts."""
        return bills_for(self, couple)

    def marks(self, lady: int) -> int:
        """Return the marks that occur in a Lady's open wardrobe."""
        marks = 0
        for card in self.wardrobes[lady]:
            marks |= MARKS[card]
        return marks

    def conflicted(self, lady: int) -> bool:
        """Return whether all three designers occur in a Lady's open wardrobe (LG-72)."""
        return self.marks(lady) == THREE_MARKS

    def own(self, lady: int, card: int) -> None:
        """Lay a paid card before a Lady: a wardrobe card open, a maid face down."""
        (self.wardrobes if card < PLAIN else self.maids)[lady].append(card)

    def hand_good(self, couple: int, token: int) -> None:
        """Lay a token before a Gentleman."""
        if token > NUMBER:
            self.numbers[couple] = token - NUMBER
        else:
            self.tokens[couple][token] += 1
