"""The open questions of a position: phases on a stack, stacks side by side, and what they are made of."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

import msgspec

from desktop.core.text import Text

if TYPE_CHECKING:
    from desktop.core.dealer import Dealer

__all__ = [
    "A",
    "Action",
    "Clock",
    "Event",
    "Illegal",
    "Parallel",
    "Phase",
    "S",
    "State",
    "V",
    "View",
    "advance",
    "seen_by",
]


class Illegal(Exception):  # noqa: N818 - the word of the contract
    """An answer that the rules do not allow; carries the reason for people."""

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Action(msgspec.Struct, frozen=True, tag=str.lower):
    """An answer of a seat: small ints and ids, the same in saves, on the wire and in golden records."""


class Event(msgspec.Struct, frozen=True, tag=str.lower):
    """Something that happened.

    ``reveals`` says that somebody learnt something by it which cannot be unlearnt (a die, a card, an
    opened bet): undo does not go back past it.
    """

    reveals: ClassVar[bool] = False

    def seen_by(self, seat: int | None) -> Event | None:
        """Return what this seat (None: a spectator) sees: the event, a masked form, or nothing."""
        return self


def seen_by(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    """Return what a seat (None: a spectator) sees of some events."""
    return tuple(part for event in events if (part := event.seen_by(seat)) is not None)


class View(msgspec.Struct, frozen=True):
    """All that one seat may know. Its types share nothing with the State's that holds a secret.

    Attributes:
        seat: whose view it is; None for a spectator.

    """

    seat: int | None


class Clock(msgspec.Struct, frozen=True):
    """How long an answer takes at least and at most, in milliseconds from the question.

    A ``patient`` clock of the table starts only when nobody who holds several seats is asked anything.
    """

    at_least: int = 0
    at_most: int | None = None
    patient: bool = False


class State(msgspec.Struct, kw_only=True):
    """A position. Games add their fields and, in a last subclass, the types of their phases."""

    stack: list[Any] = []


S = TypeVar("S", bound=State)
A = TypeVar("A", bound=Action)
V = TypeVar("V", bound=View)


class Phase(msgspec.Struct, Generic[S, A], tag=str.lower):
    """One open question.

    Attributes:
        rule: id of the paragraph that the window opens for help, if ``paragraph`` knows no better one.
        automatic: the window may answer by itself where a seat has a single option.

    A phase that changes nothing of itself can be ``frozen``: copies of a position may then share it.
    """

    rule: ClassVar[str] = ""
    automatic: ClassVar[bool] = False

    def actors(self, state: S) -> Sequence[int]:
        """Return the seats that may answer now, in seat order."""
        raise NotImplementedError

    def options(self, state: S, seat: int) -> Sequence[A]:
        """Return all legal answers of an actor, unique and in a stable order."""
        raise NotImplementedError

    def resolve(self, state: S, seat: int, action: A, dealer: Dealer) -> None:
        """Carry out a legal answer; afterwards the stack shows what is open next."""
        raise NotImplementedError

    def resume(self, state: S, dealer: Dealer) -> None:
        """Go on after the phase pushed by this one has ended."""

    def refusal(self, state: S, seat: int, action: A) -> Text | None:
        """Explain why an answer that is not among the options is not; None: no particular reason."""
        return None

    def prompt(self, state: S, seat: int | None) -> Text:
        """Return one sentence: who decides what. ``seat`` is the reader, None a spectator.

        It uses nothing that the reader may not know.
        """
        raise NotImplementedError

    def paragraph(self, state: S, seat: int) -> str:
        """Return the id of the paragraph that helps this actor with the question as it stands."""
        return self.rule

    def clock(self, state: S, seat: int) -> Clock | None:
        """Return the time limits of an actor's answer, None where there are none."""
        return None

    def may_ask(self, state: S, seat: int) -> bool:
        """Return whether a seat may still be asked before the stack that this phase lies on is empty.

        Whoever cannot tell says yes.
        """
        return True

    def pause_refusal(self, state: S, people: int) -> Text | None:
        """Return why a table with so many people cannot pause now; None: it can."""
        return None

    def default(self, state: S, seat: int) -> A:
        """Return the answer that the table gives when an actor's time runs out."""
        return self.options(state, seat)[0]


def advance(state: State, dealer: Dealer) -> None:
    """End the innermost phase and let the one below go on."""
    state.stack.pop()
    if state.stack:
        state.stack[-1].resume(state, dealer)


class Parallel(Phase[S, A], tag=str.lower):
    """Several stacks of questions side by side; it ends when all are empty.

    A seat is an actor in at most one lane at a time. Inside a lane the rules see only their own
    stack, so a phase needs not know that it runs beside others. Games subclass it to type ``lanes``.
    """

    lanes: list[list[Any]]

    def _lane(self, state: S, seat: int) -> list[Any] | None:
        for lane in self.lanes:  # a loop: it is asked three times for every answer of a playout
            if lane and seat in lane[-1].actors(state):
                return lane
        return None

    def question(self, state: S, seat: int) -> Phase[S, A] | None:
        """Return the innermost phase that asks this seat."""
        lane = self._lane(state, seat)
        if lane is None:
            return None
        top = lane[-1]
        return top.question(state, seat) if isinstance(top, Parallel) else top

    def actors(self, state: S) -> Sequence[int]:
        """Return the actors of all lanes, in seat order."""
        asked: list[int] = []
        for lane in self.lanes:
            if lane:
                asked += lane[-1].actors(state)
        asked.sort()
        return asked

    def options(self, state: S, seat: int) -> Sequence[A]:
        """Return the options in the seat's lane."""
        lane = self._lane(state, seat)
        return lane[-1].options(state, seat) if lane else ()

    def resolve(self, state: S, seat: int, action: A, dealer: Dealer) -> None:
        """Carry out the answer in the seat's lane, and go on below when the last lane is empty."""
        lane = self._lane(state, seat)
        assert lane is not None
        outer, state.stack = state.stack, lane
        try:
            lane[-1].resolve(state, seat, action, dealer)
        finally:
            state.stack = outer
        if not any(self.lanes):
            advance(state, dealer)

    def refusal(self, state: S, seat: int, action: A) -> Text | None:
        """Return the reason given in the seat's lane."""
        lane = self._lane(state, seat)
        return lane[-1].refusal(state, seat, action) if lane else None

    def prompt(self, state: S, seat: int | None) -> Text:
        """Return the prompt of the reader's lane, or of the first open one."""
        lane = None if seat is None else self._lane(state, seat)
        lane = lane or next(lane for lane in self.lanes if lane)
        return lane[-1].prompt(state, seat)  # type: ignore[no-any-return]  # of a stack of anything

    def clock(self, state: S, seat: int) -> Clock | None:
        """Return the limits in the seat's lane."""
        lane = self._lane(state, seat)
        return lane[-1].clock(state, seat) if lane else None

    def pause_refusal(self, state: S, people: int) -> Text | None:
        """Return the reason of the first lane that has one."""
        reasons = (lane[-1].pause_refusal(state, people) for lane in self.lanes if lane)
        return next((reason for reason in reasons if reason is not None), None)

    def default(self, state: S, seat: int) -> A:
        """Return the default in the seat's lane."""
        lane = self._lane(state, seat)
        assert lane is not None
        return lane[-1].default(state, seat)  # type: ignore[no-any-return]  # of a stack of anything
