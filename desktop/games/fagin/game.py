"""The game as the machinery sees it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, ClassVar

from desktop.core.bot import Bot
from desktop.core.dealer import Dealer
from desktop.core.game import Course, Event, Fact, Game, Meta, Options
from desktop.core.text import Text
from desktop.games.fagin import telling, wording
from desktop.games.fagin.actions import AnyAction, Done, Push
from desktop.games.fagin.data import (
    COLOURS,
    CROWNS,
    CUBES,
    HOME,
    LAST_LEVEL,
    LATE_LIMIT,
    RUN,
    STALL,
    START,
    URCHINS,
)
from desktop.games.fagin.events import AnyEvent
from desktop.games.fagin.meta import META
from desktop.games.fagin.phases.ending import final_places
from desktop.games.fagin.phases.moving import Pushing
from desktop.games.fagin.phases.rounds import State, deal
from desktop.games.fagin.phases.stealing import Swapping
from desktop.games.fagin.pushes import chain, standing_there
from desktop.games.fagin.told import sentences
from desktop.games.fagin.view import FaginView, facts, look, sample

__all__ = ["Fagin"]


class Fagin(Game[State, AnyAction, FaginView]):
    """Fagin's Gang, FA-01 to FA-61."""

    meta: ClassVar[Meta] = META
    rules: ClassVar[int] = 1
    state_type: ClassVar[Any] = State
    action_type: ClassVar[Any] = AnyAction
    event_type: ClassVar[Any] = AnyEvent
    view_type: ClassVar[Any] = FaginView

    def setup(self, seats: int, options: Options, dealer: Dealer) -> State:
        """FA-01 to FA-09."""
        return deal(seats, options, dealer)

    def view(self, state: State, seat: int | None) -> FaginView:
        """Return the whole table."""
        return look(state, seat)

    def sample(self, view: FaginView, rng: Random) -> State:
        """Return the position with this view."""
        return sample(view, rng)

    def scores(self, state: State) -> tuple[float, ...]:
        """Return the urchins at Fagin's by seat; there are no points."""
        return tuple(float(state.homes(seat)) for seat in range(state.seats))

    def places(self, state: State) -> tuple[int, ...]:
        """FA-60."""
        return final_places(state)

    def course(self, state: State) -> tuple[float, ...]:
        """Return how much of the way home each seat has gone, in per cent."""
        return tuple(_progress(state, seat) for seat in range(state.seats))

    def course_name(self) -> Text:
        """Return what the chart shows."""
        return wording.PROGRESS

    def courses(self, state: State) -> tuple[Course, ...]:
        """Return the way home, the shillings and the cubes of every seat."""
        cubes = tuple(float(sum(cargo)) for cargo in state.cargo)
        return (
            *super().courses(state),
            Course(wording.MONEY_NAME, tuple(map(float, state.money))),
            Course(wording.CUBES_NAME, cubes),
        )

    def label(self, action: AnyAction) -> Text:
        """Return an answer in words."""
        return wording.label(action)

    def called(self, view: FaginView, action: AnyAction) -> Text:
        """Return an answer in words: whether being done leaves the market, and who is pushed where."""
        match view.question, action:
            case Swapping(), Done():
                return wording.ENOUGH
            case Pushing(seat=seat, street=street), Push(step=step):
                return standing_there(chain(view, seat, street, step), step)
            case _:
                return wording.label(action)

    def tell(self, event: Event) -> Text | None:
        """Return a line of the log."""
        return telling.tell(event)

    def facts(self, view: FaginView, seat: int) -> tuple[Fact, ...]:
        """Return the numbers of the seat panel."""
        return facts(view, seat)

    def told(self, view: FaginView) -> Sequence[Text]:
        """Return the board in sentences."""
        return tuple(sentences(view))

    def round(self, state: State) -> int:
        """Return the number of the round."""
        return state.round

    def round_name(self, view: FaginView) -> Text:
        """Return the corner of the window: how many rounds there are if the table has agreed on that."""
        if view.limit == LATE_LIMIT:
            return wording.ROUND_NAME.fill(number=view.round)
        return wording.ROUND_OF.fill(number=view.round, last=view.limit)

    def invariants(self, state: State) -> None:
        """No cube is lost or made, and nobody shares a level but for the urchin that has just arrived."""
        cubes = CUBES[state.seats]
        for colour in range(COLOURS):
            stored = state.warehouses[colour] + state.stalls[colour]
            assert stored + sum(cargo[colour] for cargo in state.cargo) == cubes, "cubes are lost or made"
        assert min(state.warehouses) >= 0
        assert all(0 <= stall <= STALL for stall in state.stalls)
        assert all(0 <= money <= CROWNS for money in state.money)
        assert all(min(cargo) >= 0 for cargo in state.cargo)
        assert all(0 <= state.supply(seat) <= URCHINS for seat in range(state.seats))
        crowded = sum(_crowded(state, street) for street in range(COLOURS))
        assert crowded == bool(state.stack and isinstance(state.stack[-1], Pushing)), "two share a level"

    def copy(self, state: State) -> State:
        """Return an equal position that shares nothing that changes."""
        return state.twin()

    def bot(self) -> Bot[State, AnyAction, FaginView]:
        """Return the judgement of this game."""
        from desktop.games.fagin.bot import FaginBot  # noqa: PLC0415 - only tables with bots need it

        return FaginBot()


def _crowded(state: State, street: int) -> int:
    """Return how many share a level with somebody else."""
    levels = [places[street] for places in state.urchins if places[street] >= 0]
    if state.constables[street] >= 0:
        levels.append(state.constables[street])
    assert all(level <= LAST_LEVEL for level in levels)
    return len(levels) - len(set(levels))


def _progress(state: State, seat: int) -> float:
    """Return the share of the steps home that a seat has behind it, in its best streets (FA-33)."""
    steps = [
        RUN if place == HOME else max(0, START + 1 - place) if place >= 0 else 0
        for place in state.urchins[seat]
    ]
    best = sorted(steps, reverse=True)[: state.goal]
    return round(100 * sum(best) / (RUN * state.goal), 1)
