"""What one seat may know, and a position it cannot tell from the true one."""

from __future__ import annotations

from copy import copy
from random import Random

from desktop.core.game import View
from desktop.games.florence.data import (
    CARD_BONUS,
    CARD_GOALS,
    CARD_PROFESSIONS,
    LANDSCAPE,
    MINIMUM,
    PRESTIGE,
    SALE,
    STACKS,
)
from desktop.games.florence.estate import Tile, beside
from desktop.games.florence.phases import Question, State
from desktop.games.florence.phases.auction import Gift, Opening
from desktop.games.florence.phases.gains import Choosing
from desktop.games.florence.phases.setup import HIDDEN, NOBODY, NOT_YET, Returning
from desktop.games.florence.phases.work import Adding
from desktop.games.florence.reckoning import bonus_value, cards_in
from desktop.games.florence.state import DECKS, Completed

__all__ = ["FlorenceView", "look", "sample"]

NO_STONES = (NOBODY,) * len(STACKS)

TRIES = 20
"""How often hidden bonus cards are dealt at random before the right ones are picked."""


class FlorenceView(View, frozen=True):
    """All that a seat may know. Tuples run over the seats; sets of cards and kinds are ints of bits.

    Attributes:
        hand, bonus, goals: one's own cards.
        hands, bonuses, goal_counts: how many cards everybody holds (recruiting cards are in ``recruiters``).
        money: florins of all. The information table hides them, and adds that amounts paid and received are
            public (FL-16, FL-34, FL-38, FL-44 to FL-46, FL-69, FL-83, FL-91), so that everybody can derive
            the totals from the start (FL-02, FL-61). A view may therefore hold them: it tells nothing that
            its owner could not know. Shown they are only by FL-90, see ``knows_money``.
        decks: how many cards each deck holds.
        stones: as in the position during phase A; afterwards they have returned to their owners (FL-20).
        seen, since: one's own memory of the decks, as in the position.
        revealed: everybody's prestige cards at the end, before that nothing.
        stack: the open questions without the secrets of others.

    All other fields are as in the position.
    """

    order: tuple[int, ...]
    after: tuple[int, ...]
    muse: bool
    cooperative: bool
    open_money: bool
    base: int
    round: int
    starter: int
    money: tuple[int, ...]
    prestige: tuple[int, ...]
    hand: int
    hands: tuple[int, ...]
    table: tuple[int, ...]
    recruited: tuple[int, ...]
    bonus: int
    bonuses: tuple[int, ...]
    spent: int
    goals: int
    goal_counts: tuple[int, ...]
    recruiters: tuple[int, ...]
    replaced: tuple[int, ...]
    freedoms: tuple[int, ...]
    jesters: tuple[int, ...]
    builders: tuple[int, ...]
    tiles: tuple[tuple[Tile, ...], ...]
    built: tuple[int, ...]
    taken: tuple[int, ...]
    kinds: tuple[int, ...]
    lands: tuple[tuple[int, int, int], ...]
    best: tuple[int, ...]
    works: tuple[Completed, ...]
    sources: tuple[tuple[int, ...], ...]
    seen: tuple[int, int, int]
    since: tuple[int, int, int]
    stones: tuple[int, ...]
    inside: int
    stacks: tuple[int, ...]
    supply: tuple[int, ...]
    tokens: tuple[int, ...]
    decks: tuple[int, ...]
    characters: tuple[int, ...]
    merchant: int
    stack: tuple[Question, ...]
    revealed: tuple[int, ...] = ()

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.money)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.stack

    @property
    def question(self) -> Question | None:
        """The open question, without the secrets of others."""
        return self.stack[-1] if self.stack else None

    @property
    def minimum(self) -> int:
        """The minimum work value of the round (C7)."""
        return MINIMUM[self.round]

    @property
    def together(self) -> bool:
        """Whether others look on, so that the owner's hand is not in it (see ``Game.common``)."""
        return self.seat is not None and self.hand.bit_count() < self.hands[self.seat]

    def in_hand(self, seat: int) -> int:
        """Count the profession and recruiting cards in a hand."""
        return self.hands[seat] + self.recruiters[seat]

    def on_table(self, seat: int) -> int:
        """Count the profession and recruiting cards on a seat's table: its works."""
        return self.table[seat].bit_count() + self.replaced[seat]

    def goal_cards(self, seat: int) -> int:
        """Count the prestige cards of a seat."""
        return self.goal_counts[seat]

    def funds(self, seat: int) -> int:
        """Return the most florins that a seat can pay (FL-21, FL-53, FL-65)."""
        return self.money[seat] if self.muse else self.money[seat] + SALE * self.prestige[seat]

    def closed(self, seat: int) -> int:
        """Return the squares on which this seat may not build (FL-39, FL-43)."""
        taken = self.taken[seat]
        return taken if self.builders[seat] > 1 else taken | beside(self.built[seat])

    def left(self, stack: int) -> int:
        """Return how many objects a stack holds."""
        if stack == PRESTIGE:
            return self.decks[CARD_GOALS]
        return sum(self.stacks[:3]) if stack == LANDSCAPE else self.stacks[stack]

    def knows_money(self, seat: int) -> bool:
        """Whether the window shows this seat's florins to the owner of the view."""
        return self.open_money or seat == self.seat or self.over


def look(state: State, seat: int | None) -> FlorenceView:
    """Return all that this seat may know."""
    me = -1 if seat is None else seat
    selling = any(isinstance(question, (Opening, Gift)) for question in state.stack)
    return FlorenceView(
        seat=seat,
        order=tuple(state.order),
        after=tuple(state.after),
        muse=state.muse,
        cooperative=state.cooperative,
        open_money=state.open_money,
        base=state.base,
        round=state.round,
        starter=state.starter,
        money=tuple(state.money),
        prestige=tuple(state.prestige),
        hand=state.hand[me] if seat is not None else 0,
        hands=tuple([cards.bit_count() for cards in state.hand]),
        table=tuple(state.table),
        recruited=tuple(state.recruited),
        bonus=state.bonus[me] if seat is not None else 0,
        bonuses=tuple([cards.bit_count() for cards in state.bonus]),
        spent=state.spent,
        goals=state.goals[me] if seat is not None else 0,
        goal_counts=tuple([cards.bit_count() for cards in state.goals]),
        recruiters=tuple(state.recruiters),
        replaced=tuple(state.replaced),
        freedoms=tuple(state.freedoms),
        jesters=tuple(state.jesters),
        builders=tuple(state.builders),
        tiles=tuple(state.tiles),
        built=tuple(state.built),
        taken=tuple(state.taken),
        kinds=tuple(state.kinds),
        lands=tuple(state.lands),
        best=tuple(state.best),
        works=state.works,
        sources=tuple(state.sources),
        seen=state.seen[me] if seat is not None else (0, 0, 0),
        since=state.since[me] if seat is not None else (0, 0, 0),
        stones=tuple(state.stones) if selling else NO_STONES,
        inside=state.inside,
        stacks=tuple(state.stacks),
        supply=tuple(state.supply),
        tokens=tuple(state.tokens),
        decks=tuple([cards.bit_count() for cards in state.decks]),
        characters=tuple(state.characters),
        merchant=state.merchant,
        stack=tuple([_masked(question, seat) for question in state.stack]),
        revealed=() if state.stack else tuple(state.goals),
    )


def _masked(question: Question, seat: int | None) -> Question:
    """Return a copy of an open question without the secrets of other seats."""
    match question:
        case Choosing(seat=looker, deck=deck, count=count) if looker != seat:
            return Choosing(looker, deck, count, ())
        case Returning(chosen=chosen):
            return Returning(
                tuple(card if each == seat or card == NOT_YET else HIDDEN for each, card in enumerate(chosen))
            )
        case _:
            return copy(question)


def sample(view: FlorenceView, rng: Random) -> State:
    """Return a position with this view: what is hidden is dealt anew."""
    hand, professions = _deal_professions(view, rng)
    bonus, bonus_deck = _deal_bonus(view, rng)
    goals, goal_deck = _deal_goals(view, rng)
    seats = range(view.seats)
    state = State(
        order=list(view.order),
        after=list(view.after),
        muse=view.muse,
        cooperative=view.cooperative,
        open_money=view.open_money,
        base=view.base,
        round=view.round,
        starter=view.starter,
        money=list(view.money),
        prestige=list(view.prestige),
        hand=hand,
        table=list(view.table),
        recruited=list(view.recruited),
        bonus=bonus,
        spent=view.spent,
        goals=goals,
        recruiters=list(view.recruiters),
        replaced=list(view.replaced),
        freedoms=list(view.freedoms),
        jesters=list(view.jesters),
        builders=list(view.builders),
        tiles=list(view.tiles),
        built=list(view.built),
        taken=list(view.taken),
        kinds=list(view.kinds),
        lands=list(view.lands),
        best=list(view.best),
        works=view.works,
        sources=list(view.sources),
        seen=[view.seen if seat == view.seat else (0, 0, 0) for seat in seats],
        since=[view.since if seat == view.seat else (0, 0, 0) for seat in seats],
        stones=list(view.stones),
        inside=view.inside,
        stacks=list(view.stacks),
        supply=list(view.supply),
        tokens=list(view.tokens),
        decks=[professions, bonus_deck, goal_deck],
        characters=list(view.characters),
        merchant=view.merchant,
    )
    state.stack = [_unmasked(question, state, rng) for question in view.stack]
    return state


def _deal_professions(view: FlorenceView, rng: Random) -> tuple[list[int], int]:
    public = 0
    for cards in (*view.table, *view.recruited):
        public |= cards
    return _deal(view, rng, CARD_PROFESSIONS, view.hand, view.hands, view.recruited, public)


def _deal_bonus(view: FlorenceView, rng: Random) -> tuple[list[int], int]:
    """Deal bonus cards; whoever is completing a work holds enough of them to reach the minimum (FL-33)."""
    nothing = (0,) * view.seats
    question = view.question
    for _ in range(TRIES):
        held, deck = _deal(view, rng, CARD_BONUS, view.bonus, view.bonuses, nothing, view.spent)
        if not isinstance(question, Adding) or question.seat == view.seat:
            return held, deck
        seat = question.seat
        reached = question.value + sum(bonus_value(view, seat, card) for card in cards_in(held[seat]))
        if reached >= view.minimum:
            return held, deck
    assert isinstance(question, Adding)
    return _give_best(view, question.seat, held, deck)


def _give_best(view: FlorenceView, seat: int, held: list[int], deck: int) -> tuple[list[int], int]:
    """Change hidden bonus cards so that this seat holds those that add most."""
    others = [each for each in range(view.seats) if each not in {seat, view.seat}]
    hidden = deck | held[seat] | sum(held[each] for each in others)
    ranked = sorted(cards_in(hidden), key=lambda card: bonus_value(view, seat, card))
    for each in (seat, *others):
        held[each] = sum(1 << ranked.pop() for _ in range(view.bonuses[each]))
    return held, sum(1 << card for card in ranked)


def _deal_goals(view: FlorenceView, rng: Random) -> tuple[list[int], int]:
    if view.revealed:
        return list(view.revealed), DECKS[CARD_GOALS] & ~sum(view.revealed)
    return _deal(view, rng, CARD_GOALS, view.goals, view.goal_counts, (0,) * view.seats, 0)


def _deal(
    view: FlorenceView,
    rng: Random,
    deck: int,
    own: int,
    counts: tuple[int, ...],
    known: tuple[int, ...],
    gone: int,
) -> tuple[list[int], int]:
    """Return the hands of one kind of card, and what is left as its deck.

    Args:
        own: the cards of the owner of the view; ``known`` those of everybody that are public.
        counts: how many cards everybody holds.
        gone: cards that lie open or have left the game.
    """
    held = [own if seat == view.seat else cards for seat, cards in enumerate(known)]
    question = view.question
    looked = question.cards if isinstance(question, Choosing) and question.deck == deck else ()
    pool = DECKS[deck] & ~(own | gone | sum(1 << card for card in looked))
    wanted = [0 if seat == view.seat else count - held[seat].bit_count() for seat, count in enumerate(counts)]
    picked = _pick(pool, view.seen[deck], view.since[deck], sum(wanted), rng)
    for seat, cards in enumerate(wanted):
        for _ in range(cards):
            card = picked.pop()
            held[seat] |= 1 << card
            pool ^= 1 << card
    return held, pool


def _pick(pool: int, seen: int, since: int, wanted: int, rng: Random) -> list[int]:
    """Choose cards that others hold; of those seen in the deck at most as many as were kept since."""
    unseen = list(cards_in(pool & ~seen))
    rng.shuffle(unseen)
    before = max(0, min(wanted - since, len(unseen)))
    picked, rest = unseen[:before], unseen[before:] + list(cards_in(pool & seen))
    rng.shuffle(rest)
    picked += rest[: wanted - before]
    rng.shuffle(picked)
    return picked


def _unmasked(question: Question, state: State, rng: Random) -> Question:
    """Return a copy of an open question with the secrets of others dealt."""
    match question:
        case Choosing(seat=seat, deck=deck, count=count, cards=()):
            bag = list(cards_in(state.decks[deck]))
            drawn = sorted(rng.sample(bag, count))
            state.decks[deck] &= ~sum(1 << card for card in drawn)
            return Choosing(seat, deck, count, tuple(drawn))
        case Returning(chosen=chosen):
            return Returning(
                tuple(
                    rng.choice(cards_in(state.hand[seat])) if card == HIDDEN else card
                    for seat, card in enumerate(chosen)
                )
            )
        case _:
            return copy(question)
