"""What a game is: positions, open questions, answers, events, views.

A game is data plus a stateless :class:`Game`. Its position is one mutable :class:`State` whose
``stack`` holds the open questions, the innermost last; an empty stack is the end of the game. Each
question is a :class:`Phase`, saved and copied with the state. Nothing here draws, waits or sleeps.

The shortest way to play a game to its end:

>>> from random import Random
>>> from desktop.core.dealer import Dealer
>>> def finish(game, seats, rng):
...     dealer = Dealer(rng)
...     state = game.setup(seats, game.meta.defaults(seats), dealer)
...     while state.stack:
...         seat = game.actors(state)[0]
...         game.play(state, seat, rng.choice(game.options(state, seat)), dealer)
...     return game.scores(state)
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic

import msgspec

from desktop.core.meta import Choice, Meta, Option, Options, Setting
from desktop.core.phase import (
    A,
    Action,
    Clock,
    Event,
    Illegal,
    Parallel,
    Phase,
    S,
    State,
    V,
    View,
    advance,
    seen_by,
)
from desktop.core.seats import places
from desktop.core.text import Text, Value, say

if TYPE_CHECKING:
    from desktop.core.bot import Bot
    from desktop.core.dealer import Dealer

__all__ = [
    "A",
    "Action",
    "Choice",
    "Clock",
    "Course",
    "Decision",
    "Event",
    "Fact",
    "Figure",
    "Game",
    "Illegal",
    "Luck",
    "Meta",
    "Option",
    "Options",
    "Parallel",
    "Phase",
    "S",
    "Setting",
    "State",
    "V",
    "View",
    "advance",
    "seen_by",
]

NOT_NOW = say("core", "It is not your turn to decide.")
OVER = say("core", "The game is over.")
NOT_AN_OPTION = say("core", "That is not possible here.")
DAMAGED = say("core", "That answer cannot be understood.")


class Decision(msgspec.Struct, frozen=True):
    """A question to a seat. An answer names its id, so that an answer to an older one is refused.

    Attributes:
        rule: id of the paragraph of the rules that helps; empty: none.
        automatic: the window may answer by itself where there is a single option.
        since: when the seat was first asked this, in milliseconds of playing time. Where seats act at
            the same time, what others do may change the options; the question is then put again under
            a new id, and its time runs on.
        clock: the time limits, counted from ``since``.
    """

    id: int
    seat: int
    prompt: Text
    options: tuple[Any, ...]
    rule: str = ""
    automatic: bool = False
    since: int = 0
    clock: Clock | None = None


class Fact(msgspec.Struct, frozen=True):
    """A number that a view tells of a seat, for the seat panel: its name, its value, what makes it up."""

    name: Text
    value: Value
    help: Text | None = None


class Course(msgspec.Struct, frozen=True):
    """What one chart of a game shows: its name, and the value of every seat as things stand."""

    name: Text
    values: tuple[float, ...]


class Luck(msgspec.Struct, frozen=True):
    """What chance gave a seat by an event, and what it was worth on average, in the same unit."""

    seat: int
    drawn: float
    expected: float


class Figure(msgspec.Struct, frozen=True):
    """A number that an event adds to the statistics of many games, under a name: a price, a size."""

    name: Text
    value: float


class Game(Generic[S, A, V]):
    """The rules of one game. Stateless: two instances are interchangeable, and it pickles as its class.

    Subclasses set the class attributes and the methods that raise ``NotImplementedError``; the rest
    serves every game.

    Attributes:
        rules: version of the rules; saves of another version play on but are not replayed.
        team: how many neighbouring seats win together; bots of a comparison change places by teams.
        state_type, action_type, event_type, view_type: what the codecs decode, unions mostly.

    """

    meta: ClassVar[Meta]
    rules: ClassVar[int]
    team: ClassVar[int] = 1
    state_type: ClassVar[Any]
    action_type: ClassVar[Any]
    event_type: ClassVar[Any]
    view_type: ClassVar[Any]

    # What a game writes

    def setup(self, seats: int, options: Options, dealer: Dealer) -> S:
        """Return the first position; its stack holds the first question."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> V:
        """Return all that this seat (None: a spectator) may know."""
        raise NotImplementedError

    def sample(self, view: V, rng: Random) -> S:
        """Return a position that the owner of the view cannot tell from the true one."""
        raise NotImplementedError

    def scores(self, state: S) -> tuple[float, ...]:
        """Return the score of every seat as it stands, in the unit of the game."""
        raise NotImplementedError

    def label(self, action: A) -> Text:
        """Return an answer in words, as on a button: "Stake 120"."""
        raise NotImplementedError

    def called(self, view: V, action: A) -> Text:
        """Return what an answer is called where it is given now, as boards write it on their keys.

        Override it where ``label`` alone cannot know: being done is leaving a market here, and enough there.
        """
        return self.label(action)

    def tell(self, event: Event) -> Text | None:
        """Return a line of the log; None for events that are not worth one."""
        raise NotImplementedError

    def facts(self, view: V, seat: int) -> tuple[Fact, ...]:
        """Return what the seat panel shows of a seat to the owner of the view."""
        raise NotImplementedError

    def shared(self, view: V) -> V:
        """Return what several people may see who look at this seat's screen together.

        All of them know what is in the view; a game may leave out what is private by custom alone.
        """
        return view

    def joined(self, view: V, other: V) -> V:
        """Return what a person sees through a seat who holds another one too, and so knows its view."""
        return view

    def common(self, view: V, seat: int) -> V | None:
        """Return a spectator’s view as all may see it while a seat answers; None: it answers alone."""
        return None

    def moot(self, decision: Decision, held: Sequence[int]) -> A | None:
        """Return the answer to what means nothing to whoever holds these other seats too; None: it does."""
        return None

    def round(self, state: S) -> int:
        """Return the number of the current round, from 1."""
        raise NotImplementedError

    def invariants(self, state: S) -> None:
        """Assert what never changes: cards, tiles and money are conserved."""
        raise NotImplementedError

    def bot(self) -> Bot[S, A, V]:
        """Return the judgement of this game (imported when first needed)."""
        raise NotImplementedError

    # What a game may refine

    def places(self, state: S) -> tuple[int, ...]:
        """Return the place of every seat at the end, 1 for the winners; tie-breaks belong here."""
        return places(self.scores(state))

    def course(self, state: S) -> tuple[float, ...]:
        """Return the value that the chart of the game shows for every seat, per round."""
        return self.scores(state)

    def course_name(self) -> Text:
        """Return what the chart shows: "Wealth"."""
        return POINTS

    def courses(self, state: S) -> tuple[Course, ...]:
        """Return all that charts show of a position: always the same names, ``course`` first."""
        return (Course(self.course_name(), self.course(state)),)

    def luck(self, event: Event) -> Luck | None:
        """Return what chance gave by this event, None where chance had no part."""
        return None

    def luck_name(self) -> Text | None:
        """Return what the chart of luck counts, None where its numbers need no name."""
        return None

    def figures(self, event: Event) -> Sequence[Figure]:
        """Return what this event adds to the statistics of many games, which take it by the round."""
        return ()

    def round_unit(self) -> Text:
        """Return what a round is called below the charts: "Round"."""
        return ROUND

    def round_name(self, view: V) -> Text | None:
        """Return the corner of the window: "Round 3 of 7"."""
        return None

    def told(self, view: V) -> Sequence[Text]:
        """Return the board in sentences, one per thing, for those who do not see it; none: the fields are."""
        return ()

    def noted(self, view: V) -> V:
        """Return the view as it may be written out to a person, who may have to remember the rest."""
        return view

    def disclosed(self, history: Sequence[Event]) -> Sequence[Event]:
        """Return what a seat has seen happen, less its secrets of then that all have been shown since.

        Two seats for whom it is the same, as are their views, have nothing to hide from each other.
        """
        return history

    def elsewhen(self, action: A) -> Text | None:
        """Return who may do this and when, for an answer to a question that is not asked now."""
        return None

    def copy(self, state: S) -> S:
        """Return an equal position that shares nothing that changes."""
        duplicate: S = self._decode_state(self._encode(state))
        return duplicate

    # What serves every game

    def actors(self, state: S) -> Sequence[int]:
        """Return the seats that may answer now; none when the game is over."""
        return state.stack[-1].actors(state) if state.stack else ()

    def options(self, state: S, seat: int) -> Sequence[A]:
        """Return the legal answers of a seat; none if it is not asked."""
        if not state.stack or seat not in state.stack[-1].actors(state):
            return ()
        return state.stack[-1].options(state, seat)  # type: ignore[no-any-return]  # of a stack of anything

    def question(self, state: S, seat: int) -> Phase[S, A] | None:
        """Return the phase that asks this seat, looking into stacks side by side."""
        if not state.stack or seat not in state.stack[-1].actors(state):
            return None
        top = state.stack[-1]
        return top.question(state, seat) if isinstance(top, Parallel) else top

    def prompt(self, state: S, seat: int | None) -> Text:
        """Return one sentence for this reader: who decides what."""
        return state.stack[-1].prompt(state, seat) if state.stack else OVER

    def refusal(self, state: S, seat: int, action: Any) -> Text | None:
        """Return None if the answer is legal, otherwise the reason why it is not."""
        if not state.stack:
            return OVER
        phase = state.stack[-1]
        if seat not in phase.actors(state):
            return NOT_NOW
        action = self.understand(action)
        if action is None:
            return DAMAGED
        if action in phase.options(state, seat):
            return None
        return phase.refusal(state, seat, action) or self.elsewhen(action) or NOT_AN_OPTION

    def understand(self, action: Any) -> A | None:
        """Return an answer that came from anywhere (also as plain data) as our own; None: it is none."""
        try:
            return self.codec.action(self.codec.encode(action))
        except (msgspec.MsgspecError, TypeError, ValueError, RecursionError, OverflowError):
            return None

    def play(self, state: S, seat: int, action: A, dealer: Dealer) -> None:
        """Carry out an answer.

        Raises:
            Illegal: with the reason; the state is unchanged.

        """
        reason = self.refusal(state, seat, action)
        if reason is not None:
            raise Illegal(reason)
        state.stack[-1].resolve(state, seat, action, dealer)

    def clock(self, state: S, seat: int) -> Clock | None:
        """Return the time limits of an actor's answer."""
        return state.stack[-1].clock(state, seat) if state.stack else None

    def pause_refusal(self, state: S, people: int) -> Text | None:
        """Return why a table with so many people cannot pause now; None: it can."""
        return state.stack[-1].pause_refusal(state, people) if state.stack else OVER

    def default(self, state: S, seat: int) -> A:
        """Return the answer given when an actor's time runs out."""
        return state.stack[-1].default(state, seat)  # type: ignore[no-any-return]  # of a stack of anything

    @cached_property
    def codec(self) -> Codec[S, A, V]:
        """Encode and decode this game's values."""
        return Codec(self)

    @cached_property
    def _encode(self) -> Any:
        return msgspec.msgpack.Encoder().encode

    @cached_property
    def _decode_state(self) -> Any:
        return msgspec.msgpack.Decoder(self.state_type).decode

    def __reduce__(self) -> tuple[Any, ...]:
        return type(self), ()


POINTS = say("core", "Points")
ROUND = say("core", "Round")


class Codec(Generic[S, A, V]):
    """JSON of a game's states, actions, events and views, validated on the way in.

    ``state``, ``action``, ``event`` and ``view`` raise ``msgspec.DecodeError`` for what is not one.
    """

    def __init__(self, game: Game[S, A, V]) -> None:
        self.encode = msgspec.json.Encoder().encode
        self._state = msgspec.json.Decoder(game.state_type)
        self._action = msgspec.json.Decoder(game.action_type)
        self._event = msgspec.json.Decoder(game.event_type)
        self._view = msgspec.json.Decoder(game.view_type)

    def state(self, raw: bytes | msgspec.Raw) -> S:
        """Decode a position."""
        state: S = self._state.decode(raw)
        return state

    def action(self, raw: bytes | msgspec.Raw) -> A:
        """Decode an answer."""
        action: A = self._action.decode(raw)
        return action

    def event(self, raw: bytes | msgspec.Raw) -> Event:
        """Decode an event."""
        event: Event = self._event.decode(raw)
        return event

    def view(self, raw: bytes | msgspec.Raw) -> V:
        """Decode a view."""
        view: V = self._view.decode(raw)
        return view
