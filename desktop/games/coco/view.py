"""What one seat may know, and a position it cannot tell from the true one."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Literal

import msgspec

from desktop.core.game import Fact, View
from desktop.core.text import Text
from desktop.games.coco import wording
from desktop.games.coco.data import (
    BASKETS,
    COCONUT,
    DECKS,
    FRUIT,
    GOAL,
    HOME,
    TILES,
)
from desktop.games.coco.phases import (
    AnyPhase,
    DeadCard,
    Loading,
    Looking,
    Moving,
    Packing,
    Placing,
    State,
    Swapping,
    Turn,
)
from desktop.games.coco.state import Terms, occupied
from desktop.games.coco.tiles import (
    EMPTY,
    SWAPPED,
    bit_of,
    colour_of,
    kind_of,
    known_by,
    tile,
    worth,
)

__all__ = ["CocoView", "Good", "Question", "facts", "look", "noted", "points", "sample"]


class Good(msgspec.Struct, frozen=True, gc=False):
    """A goods tile as one reader sees it.

    Attributes:
        colour: the seat whose colour its back shows.
        kind: ``FRUIT`` or ``COCONUT``, None if the reader has not legally seen it.
        known: who has seen it, one bit per seat (see ``tiles``).
        swapped: whether it ever changed baskets.

    """

    colour: int
    kind: int | None
    known: int
    swapped: bool


class Question(msgspec.Struct, frozen=True):
    """What is asked at the moment, as far as everybody knows it.

    Attributes:
        of: the phase by its name.
        half: the half of the card that is carried out.
        basket, end, steps: the new basket that is being loaded and its way.
        dice: the colours rolled.
        done: who has loaded a first basket, by seat.
        own: the kind that the reader has chosen while others still choose.

    """

    of: Literal["turn", "packing", "moving", "loading", "placing", "swapping", "looking", "deadcard"]
    half: int | None = None
    basket: int | None = None
    end: int | None = None
    steps: int | None = None
    dice: tuple[int, int] | None = None
    done: tuple[bool, ...] = ()
    own: int | None = None


class CocoView(View, frozen=True):
    """All that a seat may know.

    Attributes:
        question: what is asked; None at the end of the game.
        load: the goods on every basket, None for those at home.
        stock: fruit and coconuts left in the stock of every seat, None where the reader cannot know.
        stocks: how many tiles are left in the stock of every seat.
        cards: how many cards are left in the deck. The other fields are as in the position.

    """

    question: Question | None
    terms: Terms
    where: tuple[int, ...]
    load: tuple[Good | None, ...]
    stock: tuple[tuple[int, int] | None, ...]
    stocks: tuple[int, ...]
    markets: tuple[tuple[Good, ...], ...]
    cards: int
    discard: tuple[int, ...]
    card: int
    active: int
    turns: int
    replaced: int
    left: int
    right: int
    side: int

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.terms.places)

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.question is None


def _good(good: int, bit: int) -> Good:
    known = known_by(good)
    return Good(colour_of(good), kind_of(good) if known & bit else None, known, bool(good & SWAPPED))


def _question(state: State, seat: int | None) -> Question | None:  # noqa: PLR0911 - one line per phase
    if not state.stack:
        return None
    phase = state.stack[-1]
    match phase:
        case Turn():
            return Question("turn")
        case Packing(chosen=chosen):
            done = tuple(kind is not None for kind in chosen)
            return Question("packing", done=done, own=None if seat is None else chosen[seat])
        case Moving(half=half):
            return Question("moving", half=half)
        case Loading(basket=basket, end=end, steps=steps):
            return Question("loading", basket=basket, end=end, steps=steps)
        case Placing(first=first, second=second):
            return Question("placing", dice=(first, second))
        case Swapping():
            return Question("swapping")
        case Looking():
            return Question("looking")
        case DeadCard():
            return Question("deadcard")


def look(state: State, seat: int | None) -> CocoView:
    """Return all that this seat may know."""
    bit = bit_of(seat)
    stock = state.stock
    everything = state.terms.face_up or not state.stack
    return CocoView(
        seat=seat,
        question=_question(state, seat),
        terms=state.terms,
        where=tuple(state.where),
        load=tuple(None if good == EMPTY else _good(good, bit) for good in state.load),
        stock=tuple(
            (stock[2 * owner], stock[2 * owner + 1]) if everything or owner == seat else None
            for owner in range(state.seats)
        ),
        stocks=tuple(state.tiles_left(owner) for owner in range(state.seats)),
        markets=tuple(tuple(_good(good, bit) for good in market) for market in state.markets),
        cards=len(state.deck),
        discard=tuple(state.discard),
        card=state.card,
        active=state.active,
        turns=state.turns,
        replaced=state.replaced,
        left=state.left,
        right=state.right,
        side=state.side,
    )


def _goods(view: CocoView) -> Iterable[Good]:
    """Yield every tile that is out of the stocks."""
    yield from (good for good in view.load if good is not None)
    for market in view.markets:
        yield from market


def unseen(view: CocoView) -> list[list[int]]:
    """Return the kinds of every colour that the reader has not seen, fruit first."""
    left = [[view.terms.fruit, TILES - view.terms.fruit] for _ in range(view.seats)]
    for good in _goods(view):
        if good.kind is not None:
            left[good.colour][good.kind] -= 1
    for owner, kinds in enumerate(view.stock):
        if kinds is not None:
            left[owner][FRUIT] -= kinds[FRUIT]
            left[owner][COCONUT] -= kinds[COCONUT]
    return [[FRUIT] * fruit + [COCONUT] * coconuts for fruit, coconuts in left]


def _stack(view: CocoView, rng: Random) -> list[AnyPhase]:
    question = view.question
    if question is None:
        return []
    stack: list[AnyPhase] = [Turn()]
    match question:
        case Question(of="packing", done=done, own=own):
            chosen = (
                (own if seat == view.seat else int(rng.random() * 2)) if chose else None
                for seat, chose in enumerate(done)
            )
            stack.append(Packing(tuple(chosen)))
        case Question(of="moving", half=int(half)):
            stack.append(Moving(half))
        case Question(of="loading", basket=int(basket), end=int(end), steps=int(steps)):
            stack.append(Loading(basket, end, steps))
        case Question(of="placing", dice=(first, second)):
            stack.append(Placing(first, second))
        case Question(of="swapping"):
            stack.append(Swapping())
        case Question(of="looking"):
            stack.append(Looking())
        case Question(of="deadcard"):
            stack.append(DeadCard())
        case _:
            pass
    return stack


HABIT = 1.6
"""How much sooner a fruit is loaded than a coconut, in a world that a seat imagines."""


def sample(view: CocoView, rng: Random) -> State:
    """Return a position with this view: kinds that the reader has not seen are dealt to where they can be.

    What was loaded is more often fruit than what was kept back; all counts are those of the rules.
    """
    bags = unseen(view)
    random = rng.random

    def guess(good: Good) -> int:
        kind = good.kind
        if kind is None:
            bag = bags[good.colour]
            fruit = HABIT * bag.count(FRUIT)
            coconuts = len(bag) - bag.count(FRUIT)
            kind = bag.pop(0 if random() * (fruit + coconuts) < fruit else -1)
        return tile(good.colour, kind, good.known) | (SWAPPED if good.swapped else 0)

    load = [EMPTY if good is None else guess(good) for good in view.load]
    markets = [[guess(good) for good in market] for market in view.markets]
    stock: list[int] = []
    for owner, kinds in enumerate(view.stock):
        bag = bags[owner]
        stock += kinds if kinds is not None else (bag.count(FRUIT), bag.count(COCONUT))
    used = {*view.discard, view.card}
    return State(
        stack=_stack(view, rng),
        terms=view.terms,
        where=list(view.where),
        taken=occupied(view.where),
        load=load,
        stock=stock,
        markets=markets,
        deck=[card for card in DECKS[view.terms.variant] if card not in used],
        discard=list(view.discard),
        card=view.card,
        active=view.active,
        turns=view.turns,
        replaced=view.replaced,
        left=view.left,
        right=view.right,
        side=view.side,
    )


def noted(view: CocoView) -> CocoView:
    """Return the view as the memory aid shows it: without one, only own stock and loot are told again."""
    if view.terms.memory_aid or view.terms.face_up or view.over:
        return view
    load = tuple(good and _hidden(good) for good in view.load)
    markets = tuple(
        market if seat == view.seat or view.terms.open_markets else tuple(map(_hidden, market))
        for seat, market in enumerate(view.markets)
    )
    return msgspec.structs.replace(view, load=load, markets=markets)


def _hidden(good: Good) -> Good:
    return msgspec.structs.replace(good, kind=None)


def points(view: CocoView, seat: int) -> int | None:
    """Return the points on a market place, None if the reader has not seen all of it."""
    market = view.markets[seat]
    if view.terms.race:
        return len(market)
    if any(good.kind is None for good in market):
        return None
    return sum(worth(good.colour, good.kind, seat) for good in market if good.kind is not None)


def facts(view: CocoView, seat: int) -> tuple[Fact, ...]:
    """Return what the seat panel shows: loot, stock, baskets, and points where the reader has seen them."""
    loot = wording.LOOT_VALUE.fill(count=len(view.markets[seat]), goal=GOAL)
    shown = [Fact(wording.LOOT_NAME, loot, wording.LOOT_HELP)]
    known = points(view, seat)
    if known is not None and (
        seat == view.seat or view.terms.open_markets or view.terms.face_up or view.over
    ):
        race = view.terms.race
        shown.append(Fact(wording.POINTS_NAME, known, wording.RACE_HELP if race else wording.POINTS_HELP))
    out = sum(view.where[basket] != HOME for basket in range(BASKETS * seat, BASKETS * seat + BASKETS))
    shown.append(Fact(wording.BASKETS_NAME, out + _packed(view, seat)))
    shown.append(Fact(wording.STOCK_NAME, _stock(view, seat), wording.STOCK_HELP))
    return tuple(shown)


def _packed(view: CocoView, seat: int) -> bool:
    """CO-04: return whether a seat has loaded its first basket while others still choose."""
    question = view.question
    return question is not None and bool(question.done) and question.done[seat]


def _stock(view: CocoView, seat: int) -> Text | int:
    """Return what is left in stock: the kinds that the reader knows, else how many tiles."""
    kinds = view.stock[seat]
    packed = _packed(view, seat)
    own = view.question.own if view.question is not None and seat == view.seat else None
    if kinds is None or (packed and own is None):
        return view.stocks[seat] - packed
    fruit, coconuts = kinds
    return wording.STOCK_KINDS.fill(fruit=fruit - (own == FRUIT), n=coconuts - (own == COCONUT))
