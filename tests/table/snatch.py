"""A tiny game in which two reach for the same things at once; a hand takes 300 ms."""

from __future__ import annotations

from desktop.core.game import Action, Clock, Event, Game, Meta, Phase, View
from desktop.core.game import State as Position
from desktop.core.text import say

WORD = say("test", "Snatch")
REACH = 300


class Snatch(Action, frozen=True):
    """Take a thing."""

    thing: int


class Snatching(Phase, tag=str.lower):
    def actors(self, state):
        return [seat for seat, thing in enumerate(state.taken) if thing is None]

    def options(self, state, seat):
        return [Snatch(thing) for thing in range(3) if thing not in state.taken]

    def clock(self, state, seat):
        return Clock(at_least=REACH)

    def resolve(self, state, seat, action, dealer):
        state.taken[seat] = action.thing
        if None not in state.taken:
            state.stack.clear()

    def prompt(self, state, seat):
        return WORD


class SnatchState(Position, kw_only=True):
    stack: list[Snatching] = []
    taken: list[int | None]


class SnatchView(View, frozen=True):
    taken: tuple[int | None, ...]


class SnatchGame(Game):
    meta = Meta("snatch", WORD, WORD, (2, 2), 10, (1, 1), 6, 1, "", "")
    rules = 1
    state_type = SnatchState
    action_type = Snatch
    event_type = Event
    view_type = SnatchView

    def setup(self, seats, options, dealer):
        return SnatchState(stack=[Snatching()], taken=[None, None])

    def view(self, state, seat):
        return SnatchView(seat, tuple(state.taken))

    def scores(self, state):
        return (0.0, 0.0)
