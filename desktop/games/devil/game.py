"""The game as the machinery sees it."""

from __future__ import annotations

from collections import Counter
from itertools import chain
from random import Random
from typing import Any, ClassVar

from msgspec.structs import replace

from desktop.core.bot import Bot
from desktop.core.dealer import Dealer
from desktop.core.game import Event, Fact, Game, Luck, Meta, Options
from desktop.core.text import Text
from desktop.games.devil import wording
from desktop.games.devil.actions import AnyAction
from desktop.games.devil.data import OVEN, STEP
from desktop.games.devil.events import AnyEvent, CoalPulled, DevilPulled
from desktop.games.devil.meta import META
from desktop.games.devil.phases import Betting, Pulling, State, deal, final_places
from desktop.games.devil.telling import sentences
from desktop.games.devil.view import DevilView, facts, look, sample

__all__ = ["Devil"]


class Devil(Game[State, AnyAction, DevilView]):
    """Auf Teufel komm raus, DV-01 to DV-42."""

    meta: ClassVar[Meta] = META
    rules: ClassVar[int] = 1
    state_type: ClassVar[Any] = State
    action_type: ClassVar[Any] = AnyAction
    event_type: ClassVar[Any] = AnyEvent
    view_type: ClassVar[Any] = DevilView

    def setup(self, seats: int, options: Options, dealer: Dealer) -> State:
        """DV-01 to DV-06."""
        return deal(seats, options, dealer)

    def view(self, state: State, seat: int | None) -> DevilView:
        """Return all that this seat may know."""
        return look(state, seat)

    def sample(self, view: DevilView, rng: Random) -> State:
        """Return a position with this view."""
        return sample(view, rng)

    def scores(self, state: State) -> tuple[float, ...]:
        """Return the wealth of every seat, stakes included."""
        return tuple(float(state.wealth(seat)) for seat in range(state.seats))

    def places(self, state: State) -> tuple[int, ...]:
        """DV-39, DV-40 and the option ``tie_break``."""
        return final_places(state)

    def label(self, action: AnyAction) -> Text:
        """Return an answer in words."""
        return wording.label(action)

    def tell(self, event: Event) -> Text | None:
        """Return a line of the log."""
        return wording.tell(event)

    def shared(self, view: DevilView) -> DevilView:
        """Show nobody's exact chips while the coal is pulled, when all at the screen look on."""
        return replace(view, seat=None)

    def facts(self, view: DevilView, seat: int) -> tuple[Fact, ...]:
        """Return the numbers of the seat panel."""
        return facts(view, seat)

    def told(self, view: DevilView) -> tuple[Text, ...]:
        """Return the board in sentences."""
        return tuple(sentences(view))

    def round(self, state: State) -> int:
        """Return the number of the round."""
        return state.round

    def round_name(self, view: DevilView) -> Text:
        """Return the corner of the window."""
        return wording.ROUND_NAME.fill(number=view.round)

    def course_name(self) -> Text:
        """Return what the chart shows."""
        return wording.WEALTH

    def luck(self, event: Event) -> Luck | None:
        """Return the coal that a piece gave or cost against what it was worth on average."""
        match event:
            case CoalPulled(seat=seat, value=value, hope=hope):
                return Luck(seat, value, hope / 100)
            case DevilPulled(seat=seat, lost=lost, hope=hope):
                return Luck(seat, -lost, hope / 100)
            case _:
                return None

    def invariants(self, state: State) -> None:
        """All 48 pieces are somewhere; nobody owes anything; stakes are tens."""
        everywhere = [*state.oven, *state.ash, *state.line, *chain(*state.rows)]
        assert Counter(everywhere) == Counter(OVEN), "coal is lost or made"
        assert min(state.stock) >= 0
        assert min(state.stakes) >= 0
        assert all(chips % STEP == 0 for chips in state.stock + state.stakes)

    def copy(self, state: State) -> State:
        """Return an equal position, by hand: four times as fast as the codec."""
        return replace(
            state,
            stack=[
                Betting(phase.chosen.copy(), phase.waiting)
                if isinstance(phase, Betting)
                else Pulling(phase.seat)
                for phase in state.stack
            ],
            stock=state.stock.copy(),
            stakes=state.stakes.copy(),
            totals=state.totals.copy(),
            counts=state.counts.copy(),
            line=state.line.copy(),
            oven=state.oven.copy(),
            ash=state.ash.copy(),
            rows=[row.copy() for row in state.rows],
            holders=state.holders.copy(),
            placed=state.placed.copy(),
        )

    def bot(self) -> Bot[State, AnyAction, DevilView]:
        """Return the judgement of this game."""
        from desktop.games.devil.bot import DevilBot  # noqa: PLC0415 - only tables with bots need it

        return DevilBot()
