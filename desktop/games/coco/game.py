"""The game as the machinery sees it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from msgspec.structs import replace

from desktop.core.bot import Bot
from desktop.core.dealer import Dealer
from desktop.core.game import Event, Fact, Game, Luck, Meta, Options
from desktop.core.text import Text
from desktop.games.coco import wording
from desktop.games.coco.actions import AnyAction
from desktop.games.coco.chronicle import tell
from desktop.games.coco.data import BASKETS, COCONUT, FRUIT, GOAL, HOME, NO_CARD, TILES, VILLAGE, deck
from desktop.games.coco.events import AnyEvent, DiceRolled, Loaded, Shown
from desktop.games.coco.meta import META
from desktop.games.coco.phases import State, deal
from desktop.games.coco.scoring import final_places, score
from desktop.games.coco.state import occupied
from desktop.games.coco.telling import sentences
from desktop.games.coco.tiles import EMPTY, bit_of, colour_of, kind_of, known_by
from desktop.games.coco.view import CocoView, facts, look, noted, sample

__all__ = ["Coco"]


class Coco(Game[State, AnyAction, CocoView]):
    """Coco Razzi, CO-01 to CO-43."""

    meta: ClassVar[Meta] = META
    rules: ClassVar[int] = 1
    state_type: ClassVar[Any] = State
    action_type: ClassVar[Any] = AnyAction
    event_type: ClassVar[Any] = AnyEvent
    view_type: ClassVar[Any] = CocoView

    def setup(self, seats: int, options: Options, dealer: Dealer) -> State:
        """CO-01 to CO-08."""
        return deal(seats, options, dealer)

    def view(self, state: State, seat: int | None) -> CocoView:
        """Return all that this seat may know."""
        return look(state, seat)

    def sample(self, view: CocoView, rng: Random) -> State:
        """Return a position with this view."""
        return sample(view, rng)

    def scores(self, state: State) -> tuple[float, ...]:
        """Return the points of every market place."""
        return tuple(float(score(state, seat)) for seat in range(state.seats))

    def places(self, state: State) -> tuple[int, ...]:
        """CO-38, CO-39 and the option ``tie_break``."""
        return final_places(state)

    def label(self, action: AnyAction) -> Text:
        """Return an answer in words."""
        return wording.label(action)

    def tell(self, event: Event) -> Text | None:
        """Return a line of the log."""
        return tell(event)

    def facts(self, view: CocoView, seat: int) -> tuple[Fact, ...]:
        """Return the numbers of the seat panel."""
        return facts(view, seat)

    def told(self, view: CocoView) -> Sequence[Text]:
        """Return the board in sentences."""
        return tuple(sentences(noted(view)))

    def noted(self, view: CocoView) -> CocoView:
        """Return the view as the memory aid shows it."""
        return noted(view)

    def disclosed(self, history: Sequence[Event]) -> Sequence[Event]:
        """CO-43: return what happened, first loads without the kind once it lies face up for all to see."""
        told: list[Event] = []
        face_up: set[int] = set()
        for event in reversed(history):
            match event:
                case Shown(basket=basket):
                    face_up.add(basket)
                case Loaded(basket=basket) if basket in face_up:
                    face_up.remove(basket)
                    event = replace(event, kind=None)  # noqa: PLW2901 - the same, told less
                case _:
                    pass
            told.append(event)
        return told[::-1]

    def round(self, state: State) -> int:
        """Return the number of the round: a turn of every seat."""
        return max(state.turns - 1, 0) // state.seats + 1

    def round_name(self, view: CocoView) -> Text:
        """Return the corner of the window."""
        return wording.ROUND_NAME.fill(number=max(view.turns, 1))

    def luck(self, event: Event) -> Luck | None:
        """Return whether the dice reached a basket, against the chance of that."""
        match event:
            case DiceRolled(seat=seat, catch=catch, hope=hope):
                return Luck(seat, float(catch), hope / 100)
            case _:
                return None

    def invariants(self, state: State) -> None:
        """Hold that goods and cards are conserved and that no two baskets share a field."""
        goods = [good for good in state.load if good != EMPTY]
        goods += [good for market in state.markets for good in market]
        for seat in range(state.seats):
            for kind, total in ((FRUIT, state.terms.fruit), (COCONUT, TILES - state.terms.fruit)):
                out = sum(colour_of(good) == seat and kind_of(good) == kind for good in goods)
                assert out + state.stock[2 * seat + kind] == total, "goods are lost or made"
        cards = [*state.deck, *state.discard] + [state.card] * (state.card != NO_CARD)
        assert sorted(cards) == deck(state.terms.variant), "cards are lost or made"
        fields = [node for node in state.where if node < VILLAGE]
        assert len(set(fields)) == len(fields), "two baskets on a field"
        assert state.taken == occupied(state.where)
        assert all(
            (node == HOME) == (good == EMPTY) for node, good in zip(state.where, state.load, strict=True)
        )
        assert len(state.where) == BASKETS * state.seats
        assert all(len(market) <= GOAL for market in state.markets)
        for seat, market in enumerate(state.markets):
            assert all(known_by(good) & bit_of(seat) for good in market), "loot its owner has not seen"

    def copy(self, state: State) -> State:
        """Return an equal position, by hand: faster than the codec; terms and phases are shared."""
        return replace(
            state,
            stack=state.stack.copy(),
            where=state.where.copy(),
            load=state.load.copy(),
            stock=state.stock.copy(),
            markets=[market.copy() for market in state.markets],
            deck=state.deck.copy(),
            discard=state.discard.copy(),
        )

    def bot(self) -> Bot[State, AnyAction, CocoView]:
        """Return the judgement of this game."""
        from desktop.games.coco.bot import CocoBot  # noqa: PLC0415 - only tables with bots need it

        return CocoBot()
