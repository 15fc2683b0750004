"""Tiny games whose best answers are known: Nim, and simultaneous choices with one best answer."""

from __future__ import annotations

from random import Random

from desktop.core.bot import Advice, Bot, Level
from desktop.core.game import Action, Event, Game, Meta, Phase, View, advance
from desktop.core.game import State as Position
from desktop.core.text import say

WORD = say("test", "Nim")


class Take(Action, frozen=True):
    """Take so many matches."""

    count: int


class Turn(Phase, tag=str.lower):
    seat: int

    def actors(self, state):
        return (self.seat,)

    def options(self, state, seat):
        return [Take(count) for count in range(1, min(3, state.pile) + 1)]

    def resolve(self, state, seat, action, dealer):
        state.pile -= action.count
        state.last = seat
        if state.pile:
            state.stack[-1] = Turn(1 - seat)
        else:
            advance(state, dealer)

    def prompt(self, state, seat):
        return WORD


class NimState(Position, kw_only=True):
    stack: list[Turn] = []
    pile: int
    last: int = -1


class NimView(View, frozen=True):
    pile: int
    acting: int
    last: int


class NimBot(Bot):
    levels = {
        "beginner": Level(slip=0.5),
        "casual": Level(slip=0.2),
        "skilled": Level(),
        "expert": Level(method="ismcts", iterations=600, seconds=60),
    }
    opponents = {"flat": Level(method="flat", iterations=600, seconds=60)}

    def advise(self, view, seat, options, level, rng):
        return [
            Advice(option, float(option.count)) for option in sorted(options, key=lambda each: -each.count)
        ]


class Nim(Game):
    """Whoever takes the last match wins; leave a multiple of four."""

    meta = Meta("nim", WORD, WORD, (2, 2), 100, (1, 1), 6, 1, "", "")
    rules = 1
    state_type = NimState
    action_type = Take
    event_type = Event
    view_type = NimView

    def setup(self, seats, options, dealer):
        return NimState(stack=[Turn(0)], pile=10)

    def view(self, state, seat):
        return NimView(seat, state.pile, state.stack[-1].seat if state.stack else -1, state.last)

    def sample(self, view, rng):
        return NimState(stack=[Turn(view.acting)] if view.acting >= 0 else [], pile=view.pile, last=view.last)

    def scores(self, state):
        return tuple(float(seat == state.last) for seat in range(2))

    def round(self, state):
        return 1

    def bot(self):
        return NimBot()


def at(pile, game=None):
    """Return the view of seat 0 with so many matches left, and its options."""
    game = game or Nim()
    state = NimState(stack=[Turn(0)], pile=pile)
    return game.view(state, 0), game.options(state, 0)


class Show(Action, frozen=True):
    """Show so many fingers."""

    fingers: int


class Showing(Phase, tag=str.lower):
    shown: list[int | None]

    def actors(self, state):
        return [seat for seat, fingers in enumerate(self.shown) if fingers is None]

    def options(self, state, seat):
        return [Show(fingers) for fingers in range(4)]

    def resolve(self, state, seat, action, dealer):
        self.shown[seat] = action.fingers
        if None not in self.shown:
            state.shown = list(self.shown)
            state.stack.clear()

    def prompt(self, state, seat):
        return WORD


class FingersState(Position, kw_only=True):
    stack: list[Showing] = []
    shown: list[int] = []


class FingersView(View, frozen=True):
    shown: tuple[int, ...]
    done: tuple[bool, ...]
    own: int | None


class FingersBot(Bot):
    levels = {"expert": Level(method="ismcts", iterations=800, seconds=60)}
    opponents = {"flat": Level(method="flat", iterations=800, seconds=60)}

    def advise(self, view, seat, options, level, rng):
        return [Advice(option, 0.0) for option in options]


class Fingers(Game):
    """All show at once; most fingers win: three dominate."""

    meta = Meta("fingers", WORD, WORD, (2, 2), 10, (1, 1), 6, 1, "", "")
    rules = 1
    state_type = FingersState
    action_type = Show
    event_type = Event
    view_type = FingersView

    def setup(self, seats, options, dealer):
        return FingersState(stack=[Showing([None, None])])

    def view(self, state, seat):
        shown = state.stack[-1].shown if state.stack else state.shown
        own = None if seat is None else shown[seat]
        return FingersView(seat, tuple(state.shown), tuple(each is not None for each in shown), own)

    def sample(self, view, rng: Random):
        if view.shown:
            return FingersState(shown=list(view.shown))
        shown = [
            (view.own if seat == view.seat else rng.randrange(4)) if done else None
            for seat, done in enumerate(view.done)
        ]
        return FingersState(stack=[Showing(shown)])

    def scores(self, state):
        return tuple(map(float, state.shown or (0, 0)))

    def round(self, state):
        return 1

    def bot(self):
        return FingersBot()


class Daring(Showing, tag=str.lower):
    def options(self, state, seat):
        return [Show(fingers) for fingers in range((2, 1, 2)[seat])]


class DareState(Position, kw_only=True):
    stack: list[Daring] = []
    shown: list[int] = []


class Dare(Fingers):
    """All show at once: who dares wins, unless the third stops it and wins; who does not dare splits."""

    meta = Meta("dare", WORD, WORD, (3, 3), 10, (1, 1), 6, 1, "", "")
    state_type = DareState

    def setup(self, seats, options, dealer):
        return DareState(stack=[Daring([None, None, None])])

    def view(self, state, seat):
        return FingersView(seat, (), (), None)

    def sample(self, view, rng: Random):
        return self.setup(3, {}, None)

    def scores(self, state):
        dared, _, stopped = state.shown
        return (float(not stopped), 0.0, float(stopped)) if dared else (0.0, 0.0, 0.0)
