"""What one seat may know."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from desktop.core.game import Parallel, View
from desktop.games.ladies.copying import duplicate_phase
from desktop.games.ladies.data import BACKS, FACES, NOBODY, PLAIN
from desktop.games.ladies.phases import AnyPhase, Bills, InTurns, Shopping, State, Stock
from desktop.games.ladies.state import EMPTY, pair

__all__ = ["FACE_DOWN", "HIDDEN", "LadiesView", "both", "look", "open_questions"]

FACE_DOWN = -2
"""A place of the Stock whose token lies face down."""
HIDDEN = -9
"""An answer, heart, mood, sum or Gossip card that the reader may not see."""

Row = tuple[int, ...]
Rows = tuple[tuple[int, ...], ...]


class LadiesView(View, frozen=True):
    """All that a seat may know; a hidden ware shows the number of its deck's back (``data.FACES``).

    Attributes not told here are as in ``Position`` and public.

    Attributes:
        stack: the open questions, which hold nothing secret.
        answers: by seat; those of others are ``HIDDEN``.
        decks, workshop, supply, pile: how many cards or tokens.
        hand: this Lady's Workshop cards by deck, empty for others; ``hand_sizes`` of all.
        shops: the owner sees hers until it opens to visitors, a Lady on turn the open one.
        purchases: a Lady's own; with the bills also a Gentleman's.
        deferred: a couple's own.
        maids: a Lady's own; a Gentleman sees those that he has paid. At the ball all.
        gossip: a Lady's own, at the ball all.
        stock: -1 no token, -2 face down, otherwise the token that is turned.
        ghosts: slot and token of what was put back within a round (option ``ghost``).
        money: a Gentleman's own; with the option ``open_money``, and at the ball, everybody's.
        moods: of the own couple. ``hearts``: a Lady's own, a Gentleman's with his bills.
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
    colours: Row
    market: int
    day: int
    ball: bool
    stack: tuple[AnyPhase, ...]
    answers: Rows
    decks: Row
    workshop: int
    discards: Row
    hand: Row
    hand_sizes: Row
    played: Row
    shops: Rows
    windows: Row
    visits: Row
    purchases: Rows
    took: Row
    deferred: Rows
    wardrobes: Rows
    maids: Rows
    gossip: Rows
    received: Rows
    whispered: tuple[bool, ...]
    dropped: tuple[bool, ...]
    sent_back: Row
    put_off: Row
    paid: Row
    bargain: tuple[bool, ...]
    supply: int
    used: Row
    stock: Row
    ghosts: tuple[tuple[int, int], ...]
    tokens: Rows
    numbers: Row
    pile: int
    aside: Row
    contracts: Row
    notes: Row
    done: tuple[bool, ...]
    stars: Rows
    money: Row
    earned: Row
    moods: Row
    hearts: Rows
    asked: Row
    asked_window: int
    court: Rows
    court_money: Row
    designers: Row
    scandal: int

    @property
    def seats(self) -> int:
        """How many seats play."""
        return self.couples + self.ladies

    @property
    def courtesan(self) -> int | None:
        """The number of the Courtesan as a Lady, None where she does not play."""
        return self.couples if self.ladies > self.couples else None

    @property
    def pair(self) -> int | None:
        """The number of the reader's Lady or couple; None for a spectator."""
        return None if self.seat is None else pair(self.seat)

    @property
    def is_lady(self) -> bool:
        """Whether the reader is a Lady or the Courtesan."""
        return self.seat is not None and self.seat % 2 == 0

    def question(self, kind: type[Any]) -> Any:
        """Return the open question of this kind, or None."""
        return next((phase for phase in open_questions(self.stack) if isinstance(phase, kind)), None)


def both(view: LadiesView, other: LadiesView) -> LadiesView:
    """Return a view with what the other seat of the couple knows: his purse, her maids and cards."""
    own = view.pair
    if own is None or own != other.pair or view.seat == other.seat:
        return view
    lady, gentleman = (view, other) if view.is_lady else (other, view)

    def hers(mine: Rows, known: Rows) -> Rows:
        return tuple(known[each] if each == own else row for each, row in enumerate(mine))

    return replace(
        view,
        money=tuple(gentleman.money[each] if each == own else sum_ for each, sum_ in enumerate(view.money)),
        maids=hers(view.maids, lady.maids),
        gossip=hers(view.gossip, lady.gossip),
        purchases=hers(view.purchases, lady.purchases),
        shops=hers(view.shops, lady.shops),
    )


def open_questions(stack: Any) -> list[Any]:
    """Return the innermost questions, of stacks side by side each one."""
    if not stack:
        return []
    top = stack[-1]
    if not isinstance(top, Parallel):
        return [top]
    return [phase for lane in top.lanes for phase in open_questions(lane)]


def _rows(rows: list[list[int]]) -> Rows:
    return tuple(map(tuple, rows))


def _backs(cards: list[int]) -> Row:
    return tuple([BACKS[card] for card in cards])  # a list: views of ten seats are made in every race


def _shown(cards: list[int], faces: bool) -> Row:  # noqa: FBT001 - private
    return tuple(cards) if faces else _backs(cards)


class _Reader:
    """Whose view is being made, and which secrets are open to it."""

    def __init__(self, state: State, seat: int | None) -> None:
        self.state = state
        self.seat = NOBODY if seat is None else seat
        self.lady = pair(self.seat) if self.seat >= 0 and self.seat % 2 == 0 else NOBODY
        self.couple = pair(self.seat) if self.seat >= 0 and self.seat % 2 == 1 else NOBODY
        questions = open_questions(state.stack)
        self.bills = any(isinstance(phase, Bills) for phase in questions)
        shopping = next((phase for phase in questions if isinstance(phase, Shopping)), None)
        self.shopping = shopping.shop if shopping and self.lady == shopping.lady else NOBODY
        self.stock = next((phase for phase in questions if isinstance(phase, Stock)), None)

    def shops(self) -> Rows:
        """LG-13, LG-23: an owner's cards until her boutique opens, and what lies before the Lady on turn."""
        state = self.state
        return tuple(
            _shown(cards, shop == self.shopping or (shop == self.lady and self.untouched(shop)))
            for shop, cards in enumerate(state.shops)
        )

    def untouched(self, shop: int) -> bool:
        """Return whether a boutique still holds what its owner put into it."""
        return self.state.windows[shop] != EMPTY or not self.state.visited(shop)

    def asked(self) -> list[bool]:
        """Return which of the Courtesan's purchases this Gentleman is asked to pay, her window last."""
        if not self.bills or self.couple == NOBODY:
            return []
        return [whom == self.couple for whom in (*self.state.asked, self.state.asked_window)]

    def purchases(self) -> Rows:
        """LG-29, LG-37: own purchases; in the evening his bills."""
        rows = []
        asked = self.asked()
        for lady, cards in enumerate(self.state.purchases):
            if lady == self.state.courtesan and asked:
                mine = zip(cards, asked, strict=False)
                rows.append(tuple(card if seen else BACKS[card] for card, seen in mine))
            else:
                rows.append(_shown(cards, lady == self.lady or (self.bills and lady == self.couple)))
        return tuple(rows)

    def hearts(self) -> Rows:
        """LG-44: own hearts; in the evening those on his bills."""
        rows = []
        asked = self.asked()
        for lady, hearts in enumerate(self.state.hearts):
            if lady == self.lady or (self.bills and lady == self.couple):
                rows.append(tuple(hearts))
            elif lady == self.state.courtesan and asked and hearts:
                mine = zip(hearts, asked, strict=False)
                rows.append(tuple(each if seen else HIDDEN for each, seen in mine))
            else:
                rows.append((HIDDEN,) * len(hearts))
        return tuple(rows)

    def maids(self) -> Rows:
        """LG-04, LG-37: her own; those that he has paid, for his Lady or another; at the ball all."""
        state = self.state
        rows = []
        for lady, maids in enumerate(state.maids):
            if lady == self.lady or state.ball:
                rows.append(tuple(maids))
            elif lady == self.couple:
                rows.append((*_backs(maids[:1]), *maids[1:]))
            elif lady == state.courtesan and self.couple != NOBODY:
                paid = state.court[self.couple]
                rows.append(tuple(maid if maid in paid else FACES[-1] for maid in maids))
            else:
                rows.append(_backs(maids))
        return tuple(rows)

    def court(self) -> Rows:
        """LG-92: the piles before the Courtesan; a maid is known to her and to who paid."""
        state = self.state
        everything = state.ball or (self.lady != NOBODY and self.lady == state.courtesan)
        return tuple(
            tuple(cards)
            if everything or couple == self.couple
            else tuple(card if card < PLAIN else FACES[-1] for card in cards)
            for couple, cards in enumerate(state.court)
        )

    def tokens(self) -> tuple[Row, tuple[tuple[int, int], ...]]:
        """Return the Stock with what is turned, and the ghosts."""
        state, phase = self.state, self.stock
        turned = phase.hands if phase else []
        stock = tuple(
            token if slot in turned else EMPTY if token == EMPTY else FACE_DOWN
            for slot, token in enumerate(state.stock)
        )
        ghosts: tuple[tuple[int, int], ...] = ()
        if state.ghost and isinstance(phase, InTurns):
            fresh = [slot for slot, done in zip(phase.last, phase.finished, strict=True) if not done]
            slots = sorted({slot for slot in fresh if slot != EMPTY and stock[slot] == FACE_DOWN})
            ghosts = tuple((slot, state.stock[slot]) for slot in slots)
        return stock, ghosts

    def secrets(self) -> dict[str, Any]:
        """Return all attributes that not everybody sees alike."""
        state = self.state
        stock, ghosts = self.tokens()
        couples = range(state.couples)
        rich = state.open_money or state.ball
        own = self.lady if self.lady != NOBODY else self.couple
        return {
            "answers": tuple(
                tuple(given) if seat == self.seat else (HIDDEN,) * len(given)
                for seat, given in enumerate(state.answers)
            ),
            "hand": tuple(state.hands[self.lady]) if self.lady != NOBODY else (),
            "shops": self.shops(),
            "purchases": self.purchases(),
            "deferred": tuple(_shown(cards, lady == own) for lady, cards in enumerate(state.deferred)),
            "maids": self.maids(),
            "gossip": tuple(
                tuple(cards) if lady == self.lady or state.ball else (HIDDEN,) * len(cards)
                for lady, cards in enumerate(state.gossip)
            ),
            "stock": stock,
            "ghosts": ghosts,
            "money": tuple(state.money[each] if rich or each == self.couple else HIDDEN for each in couples),
            "moods": tuple(state.moods[each] if each == own else HIDDEN for each in couples),
            "hearts": self.hearts(),
            "court": self.court(),
        }


def look(state: State, seat: int | None) -> LadiesView:
    """Return all that this seat may know."""
    return LadiesView(
        seat=seat,
        couples=state.couples,
        ladies=state.ladies,
        gossiping=state.gossiping,
        race=state.race,
        limit=state.limit,
        last=state.last,
        allusions=state.allusions,
        open_money=state.open_money,
        ghost=state.ghost,
        total_ruin=state.total_ruin,
        colours=tuple(state.colours),
        market=state.market,
        day=state.day,
        ball=state.ball,
        stack=tuple(map(duplicate_phase, state.stack)),
        decks=tuple(map(len, state.decks)),
        workshop=sum(state.workshop),
        discards=tuple(state.discards),
        hand_sizes=tuple(map(sum, state.hands)),
        played=tuple(state.played),
        windows=tuple(state.windows),
        visits=tuple(state.visits),
        took=tuple(state.took),
        wardrobes=_rows(state.wardrobes),
        received=_rows(state.received),
        whispered=tuple(state.whispered),
        dropped=tuple(state.dropped),
        sent_back=tuple(state.sent_back),
        put_off=tuple(state.put_off),
        paid=tuple(state.paid),
        bargain=tuple(state.bargain),
        supply=sum(state.supply),
        used=tuple(state.used),
        tokens=_rows(state.tokens),
        numbers=tuple(state.numbers),
        pile=len(state.pile),
        aside=tuple(sorted(state.aside)),
        contracts=tuple(state.contracts),
        notes=tuple(state.notes),
        done=tuple(state.done),
        stars=_rows(state.stars),
        earned=tuple(state.earned),
        asked=tuple(state.asked),
        asked_window=state.asked_window,
        court_money=tuple(state.court_money),
        designers=tuple(state.designers),
        scandal=state.scandal,
        **_Reader(state, seat).secrets(),
    )
