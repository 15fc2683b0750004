"""The game as the machinery sees it."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from random import Random
from typing import Any, ClassVar

import msgspec

from desktop.core.bot import Bot
from desktop.core.dealer import Dealer
from desktop.core.game import Course, Event, Fact, Figure, Game, Luck, Meta, Options
from desktop.core.text import Text
from desktop.games.florence import facts, names, telling
from desktop.games.florence.actions import AnyAction
from desktop.games.florence.data import CARD_GOALS
from desktop.games.florence.events import AnyEvent, Bought, CardsSeen
from desktop.games.florence.laws import check
from desktop.games.florence.meta import META
from desktop.games.florence.phases import State, deal, final_places
from desktop.games.florence.phases.auction import Bidding, Gift, Opening
from desktop.games.florence.phases.court import Courting
from desktop.games.florence.phases.gains import Choosing, PickingLandscape, PlacingBuilding, PlacingLandscape
from desktop.games.florence.phases.together import PlacingAcross
from desktop.games.florence.phases.turn import Turn
from desktop.games.florence.phases.work import Adding, Payment
from desktop.games.florence.told import sentences
from desktop.games.florence.view import FlorenceView, look, sample

__all__ = ["Florence"]

AUCTIONS = (Opening, Gift, Bidding, PickingLandscape, PlacingLandscape, Courting)
"""Questions that can be answered from what everybody knows, once everybody knows the money."""

TURNS = (Turn, Adding, Payment, Choosing, PlacingBuilding, PlacingAcross)
"""Questions for which one needs the own hand, or has just had it in sight."""


class Florence(Game[State, AnyAction, FlorenceView]):
    """The Princes of Florence, FL-01 to FL-92."""

    meta: ClassVar[Meta] = META
    rules: ClassVar[int] = 2  # 2: a position remembers the works that were completed
    state_type: ClassVar[Any] = State
    action_type: ClassVar[Any] = AnyAction
    event_type: ClassVar[Any] = AnyEvent
    view_type: ClassVar[Any] = FlorenceView

    def setup(self, seats: int, options: Options, dealer: Dealer) -> State:
        """FL-01 to FL-07."""
        return deal(seats, options, dealer)

    def view(self, state: State, seat: int | None) -> FlorenceView:
        """Return all that this seat may know."""
        return look(state, seat)

    def sample(self, view: FlorenceView, rng: Random) -> State:
        """Return a position with this view."""
        return sample(view, rng)

    def scores(self, state: State) -> tuple[float, ...]:
        """Return the prestige of every seat; prestige cards are in it when the game is over."""
        return tuple(map(float, state.prestige))

    def places(self, state: State) -> tuple[int, ...]:
        """FL-59: ties are broken by money."""
        return final_places(state)

    def common(self, view: FlorenceView, seat: int) -> FlorenceView | None:
        """Show with open money (FL-90) auctions and turns of others to all: only hands are secret then."""
        question = view.question
        waits = view.over or (isinstance(question, TURNS) and question.seat != seat)
        if view.open_money and (waits or isinstance(question, AUCTIONS)):
            return msgspec.structs.replace(view, seat=seat)
        return None

    def label(self, action: AnyAction) -> Text:
        """Return an answer in words."""
        return telling.label(action)

    def tell(self, event: Event) -> Text | None:
        """Return a line of the log."""
        return telling.tell(event)

    def facts(self, view: FlorenceView, seat: int) -> tuple[Fact, ...]:
        """Return the numbers of the seat panel."""
        return facts.facts(view, seat)

    def told(self, view: FlorenceView) -> Sequence[Text]:
        """Return the board in sentences."""
        return tuple(sentences(view))

    def round(self, state: State) -> int:
        """Return the number of the round; the set-up counts as the first."""
        return max(1, state.round)

    def round_name(self, view: FlorenceView) -> Text:
        """Return the corner of the window."""
        return facts.round_name(view)

    def course_name(self) -> Text:
        """Return what the chart shows."""
        return facts.PRESTIGE

    def courses(self, state: State) -> tuple[Course, ...]:
        """Return prestige, where it comes from, and florins, which all know at the end."""
        parts = (
            Course(name, tuple(float(noted[source]) for noted in state.sources))
            for source, name in enumerate(facts.COURSES)
        )
        return (
            *super().courses(state),
            *parts,
            Course(facts.MONEY, tuple(map(float, state.money))),
        )

    def luck(self, event: Event) -> Luck | None:
        """Return what the best card of a look added to a work, against what it adds on average."""
        match event:
            case CardsSeen(seat=seat, deck=deck, best=best, hope=hope) if deck != CARD_GOALS:
                return Luck(seat, best / 100, hope / 100)
            case _:
                return None

    def luck_name(self) -> Text:
        """Return what the chart of luck shows."""
        return facts.LUCK

    def figures(self, event: Event) -> Sequence[Figure]:
        """Return the price of an object bought (FL-16, FL-19)."""
        match event:
            case Bought(stack=stack, price=price, gift=False):
                return (Figure(names.STACK_NAMES[stack], price),)
            case _:
                return ()

    def invariants(self, state: State) -> None:
        """Assert that cards, tiles and prestige are conserved."""
        check(state)

    def copy(self, state: State) -> State:
        """Return an equal position: questions and lists are copied, what stands in them never changes."""
        twin: State = copy(state)
        twin.stack = [copy(question) for question in state.stack]
        twin.order = state.order.copy()
        twin.after = state.after.copy()
        twin.money = state.money.copy()
        twin.prestige = state.prestige.copy()
        twin.hand = state.hand.copy()
        twin.table = state.table.copy()
        twin.recruited = state.recruited.copy()
        twin.bonus = state.bonus.copy()
        twin.goals = state.goals.copy()
        twin.recruiters = state.recruiters.copy()
        twin.replaced = state.replaced.copy()
        twin.freedoms = state.freedoms.copy()
        twin.jesters = state.jesters.copy()
        twin.builders = state.builders.copy()
        twin.tiles = state.tiles.copy()
        twin.built = state.built.copy()
        twin.taken = state.taken.copy()
        twin.kinds = state.kinds.copy()
        twin.lands = state.lands.copy()
        twin.best = state.best.copy()
        twin.sources = state.sources.copy()
        twin.seen = state.seen.copy()
        twin.since = state.since.copy()
        twin.stones = state.stones.copy()
        twin.stacks = state.stacks.copy()
        twin.supply = state.supply.copy()
        twin.tokens = state.tokens.copy()
        twin.decks = state.decks.copy()
        twin.characters = state.characters.copy()
        return twin

    def bot(self) -> Bot[State, AnyAction, FlorenceView]:
        """Return the judgement of this game."""
        from desktop.games.florence.bot import FlorenceBot  # noqa: PLC0415 - only tables with bots need it

        return FlorenceBot()
