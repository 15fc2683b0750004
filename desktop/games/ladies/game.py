"""The game as the machinery sees it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from desktop.core.bot import Bot
from desktop.core.dealer import Dealer
from desktop.core.game import Decision, Event, Fact, Game, Luck, Meta, Options
from desktop.core.text import Text
from desktop.games.ladies import wording
from desktop.games.ladies.actions import (
    HEARTS,
    MOODS,
    AnyAction,
    Finish,
    Fulfil,
    Keep,
    PutBack,
    Sell,
    SetAside,
    Turn,
    Visit,
)
from desktop.games.ladies.copying import duplicate
from desktop.games.ladies.data import CONTRACTS, DECK_CARDS, NOTE, NUMBER, PLAIN, TOKENS, WARES
from desktop.games.ladies.events import AnyEvent, TokenTurned
from desktop.games.ladies.facts import facts
from desktop.games.ladies.meta import META
from desktop.games.ladies.phases import State, deal
from desktop.games.ladies.sampling import sample
from desktop.games.ladies.scoring import final_places, final_stars
from desktop.games.ladies.state import EMPTY, pair
from desktop.games.ladies.told import sentences
from desktop.games.ladies.view import LadiesView, both, look

__all__ = ["Ladies"]

SILENCE: tuple[AnyAction, ...] = (MOODS[0], HEARTS[0])


class Ladies(Game[State, AnyAction, LadiesView]):
    """Ladies & Gentlemen, LG-01 to LG-103."""

    meta: ClassVar[Meta] = META
    rules: ClassVar[int] = 1
    team: ClassVar[int] = 2
    state_type: ClassVar[Any] = State
    action_type: ClassVar[Any] = AnyAction
    event_type: ClassVar[Any] = AnyEvent
    view_type: ClassVar[Any] = LadiesView

    def setup(self, seats: int, options: Options, dealer: Dealer) -> State:
        """LG-01 to LG-10."""
        return deal(seats, options, dealer)

    def view(self, state: State, seat: int | None) -> LadiesView:
        """Return all that this seat may know; the clock of the table knows what a spectator knows."""
        return look(state, seat if seat is not None and seat >= 0 else None)

    def sample(self, view: LadiesView, rng: Random) -> State:
        """Return a position with this view."""
        return sample(view, rng)

    def joined(self, view: LadiesView, other: LadiesView) -> LadiesView:
        """LG-54: who holds both seats of a couple sees both views."""
        return both(view, other)

    def moot(self, decision: Decision, held: Sequence[int]) -> AnyAction | None:
        """LG-44: nobody hints to oneself at the own purse or the own wishes."""
        if decision.seat ^ 1 not in held:
            return None
        return next((silence for silence in SILENCE if silence in decision.options), None)

    def scores(self, state: State) -> tuple[float, ...]:
        """Return the stars of every seat's Lady, as the ball would count them now."""
        stars = final_stars(state)
        return tuple(float(stars[pair(seat)]) for seat in range(state.seats))

    def places(self, state: State) -> tuple[int, ...]:
        """LG-77, LG-78, LG-100 to LG-103."""
        return final_places(state)

    def label(self, action: AnyAction) -> Text:
        """Return an answer in words."""
        return wording.label(action)

    def tell(self, event: Event) -> Text | None:
        """Return a line of the log."""
        return wording.tell(event)

    def facts(self, view: LadiesView, seat: int) -> tuple[Fact, ...]:
        """Return the numbers of the seat panel."""
        return facts(view, seat)

    def elsewhen(self, action: AnyAction) -> Text | None:
        """Return whose affair it is, and at what time of day."""
        match action:
            case Turn() | Keep() | PutBack() | Finish():
                return wording.SEARCHED_WHEN
            case Visit():
                return wording.VISITED_WHEN
            case Sell() | Fulfil():
                return wording.BUSINESS_WHEN
            case SetAside():
                return wording.ASIDE_WHEN
            case _:
                return None

    def told(self, view: LadiesView) -> Sequence[Text]:
        """Return the board in sentences."""
        return tuple(sentences(view))

    def round(self, state: State) -> int:
        """Return the day."""
        return state.day

    def round_name(self, view: LadiesView) -> Text:
        """Return the corner of the window."""
        return wording.DAY_NAME.fill(day=view.day, last=view.last)

    def round_unit(self) -> Text:
        """Return what a round is called."""
        return wording.DAY_UNIT

    def luck_name(self) -> Text:
        """Return what the chart of luck shows."""
        return wording.LUCK_NAME

    def course_name(self) -> Text:
        """Return what the chart shows."""
        return wording.STARS_NAME

    def luck(self, event: Event) -> Luck | None:
        """Return what a turned good is worth at the market against what was to be expected."""
        match event:
            case TokenTurned(seat=seat, token=token, worth=worth, hope=hope) if token <= NUMBER:
                return Luck(seat, worth, hope / 100)
            case _:
                return None

    def invariants(self, state: State) -> None:
        """Every card and token is somewhere exactly once; money is paid in notes and never owed."""
        wares = [card for rows in _wares(state) for row in rows for card in row]
        wares += [card for card in state.windows if card != EMPTY]
        assert sorted(wares) == list(range(WARES)), "a card is lost or made"
        goods = Counter(token for token in state.stock if token != EMPTY)
        for good, many in enumerate(TOKENS):
            held = sum(row[good] for row in state.tokens)
            assert state.supply[good] + state.used[good] + goods[good] + held == many, "a token is lost"
        numbers = [token - NUMBER for token in goods if token > NUMBER] + [
            each for each in state.numbers if each
        ]
        assert sorted(numbers) == list(range(1, state.couples + 1)), "a Number token is lost"
        contracts = [*state.pile, *state.aside, *(each for each in state.contracts if each != EMPTY)]
        contracts += [each for row in state.stars for each in row]
        assert sorted(contracts) == list(range(len(CONTRACTS))), "a contract is lost"
        _workshops_kept(state)
        assert all(money >= 0 and money % NOTE == 0 for money in state.money + state.notes)

    def copy(self, state: State) -> State:
        """Return an equal position, by hand."""
        return duplicate(state)

    def bot(self) -> Bot[State, AnyAction, LadiesView]:
        """Return the judgement of this game."""
        from desktop.games.ladies.bot import LadiesBot  # noqa: PLC0415 - only tables with bots need it

        return LadiesBot()


def _wares(state: State) -> tuple[list[list[int]], ...]:
    return state.decks, state.shops, state.purchases, state.deferred, state.wardrobes, state.maids


def _workshops_kept(state: State) -> None:
    for deck, many in enumerate(state.workshop):
        hands = sum(hand[deck] for hand in state.hands)
        everywhere = many + hands + state.discards[deck] + state.played.count(deck)
        assert everywhere == DECK_CARDS, "a Workshop card is lost"
    courted = sorted(card for row in state.court for card in row)
    if state.courtesan is not None:
        owned = state.wardrobes[state.courtesan] + state.maids[state.courtesan][1:]
        assert courted == sorted(owned), "what the Courtesan owns was paid by somebody"
        assert all(card < PLAIN for card in state.wardrobes[state.courtesan])
