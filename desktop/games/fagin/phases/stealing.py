"""Actions b and c: goods out of warehouses, and money out of purses."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import advance
from desktop.core.text import Text, Who
from desktop.games.fagin import wording
from desktop.games.fagin.actions import (
    DONE,
    GIVES,
    PURSES,
    STEALS,
    STOP,
    SWAPS,
    TAKES,
    AnyAction,
    Give,
    Purse,
    Steal,
    Stop,
    Swap,
    Take,
)
from desktop.games.fagin.data import CROWNS, HAULS, PARTS, PURSE, SWAP_IN, SWAP_OUT
from desktop.games.fagin.events import CubeGiven, CubeTaken, PurseEmptied, Stole, Swapped
from desktop.games.fagin.phases.question import Question
from desktop.games.fagin.state import Position

__all__ = [
    "Filching",
    "Stealing",
    "Swapping",
    "booty",
    "can_filch",
    "can_steal",
    "can_swap",
    "filch",
    "steal",
]


def booty(state: Position, seat: int, street: int) -> int:
    """Return the most cubes that a seat can steal in a street (FA-43); 0 without an urchin there."""
    level = state.urchins[seat][street]
    return 0 if level < 0 else min(HAULS[street][level], state.warehouses[street])


def can_swap(state: Position, seat: int) -> bool:
    """Return whether a seat has enough cubes for a swap (FA-44, FA-V2)."""
    return sum(state.cargo[seat]) >= (1 if state.even_swap else SWAP_IN)


def can_steal(state: Position, seat: int, used: int) -> bool:
    """Return whether a part of action b is possible outside the ``used`` streets (FA-13)."""
    swap = can_swap(state, seat)
    for street, level in enumerate(state.urchins[seat]):
        if (
            level >= 0
            and not used >> street & 1
            and (swap or (HAULS[street][level] and state.warehouses[street]))
        ):
            return True
    return False


def can_filch(state: Position, seat: int, used: int) -> bool:
    """Return whether a part of action c is possible outside the ``used`` streets (FA-13)."""
    for street, level in enumerate(state.urchins[seat]):  # noqa: SIM110 - a loop is faster
        if level > 0 and not used >> street & 1:
            return True
    return False


def steal(state: Position, seat: int, street: int, cubes: int, dealer: Dealer) -> None:
    """FA-43: take cubes out of a warehouse."""
    state.warehouses[street] -= cubes
    state.cargo[seat][street] += cubes
    if dealer.listens:
        dealer.tell(Stole(seat, street, cubes))


def filch(state: Position, seat: int, street: int, dealer: Dealer) -> None:
    """FA-47: empty a purse; money beyond the end of the track is lost."""
    level = state.urchins[seat][street]
    gained = min(PURSE[level], CROWNS - state.money[seat])
    state.money[seat] += gained
    if dealer.listens:
        dealer.tell(PurseEmptied(seat, street, level, gained))


class Stealing(Question, frozen=True, gc=False, tag=str.lower):  # type: ignore[misc]
    """FA-42 to FA-46: part by part, at up to three streets, the active seat steals or swaps goods.

    Attributes:
        used: the streets this action has used, a bit for each.
    """

    rule: ClassVar[str] = "FA-42"
    automatic: ClassVar[bool] = True
    used: int = 0

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return for every own urchin what it can steal, all first, and the swap."""
        found: list[AnyAction] = []
        swap = can_swap(state, seat)
        for street, level in enumerate(state.urchins[seat]):
            if level >= 0 and not self.used >> street & 1:
                found += STEALS[street][min(HAULS[street][level], state.warehouses[street])]
                if swap:
                    found.append(SWAPS[street])
        if self.used:
            found.append(STOP)
        return found

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Take the cubes, or begin the swap."""
        match action:
            case Steal(street=street, cubes=cubes):
                steal(state, seat, street, cubes, dealer)
                state.stack[-1] = Stealing(seat, self.used | 1 << street)
                state.stack[-1].resume(state, dealer)
            case Swap(street=street):
                state.stack[-1] = Stealing(seat, self.used | 1 << street)
                state.stack.append(Swapping(seat, street))
            case _:
                advance(state, dealer)

    def resume(self, state: Position, dealer: Dealer) -> None:
        """Ask for the next part if there can be one."""
        if self.used.bit_count() == PARTS or not can_steal(state, self.seat, self.used):
            advance(state, dealer)

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain why nothing, or not so much, can be stolen there."""
        match action:
            case Steal(street=street) | Swap(street=street):
                if state.urchins[seat][street] < 0:
                    return wording.NOBODY_HERE
                if self.used >> street & 1:
                    return wording.USED
                if isinstance(action, Swap):
                    return wording.TOO_FEW.fill(n=1 if state.even_swap else SWAP_IN)
                return self._refuse(state, seat, street)
            case Stop():
                return wording.FIRST_PART
            case _:
                return wording.STEALING_NOW

    def _refuse(self, state: Position, seat: int, street: int) -> Text:
        if not HAULS[street][state.urchins[seat][street]]:
            return wording.NO_HAUL
        if not state.warehouses[street]:
            return wording.EMPTY_WAREHOUSE
        return wording.HAUL_IS.fill(n=booty(state, seat, street))

    def default(self, state: Position, seat: int) -> AnyAction:
        """Stop, or do the first thing possible."""
        return STOP if self.used else self.options(state, seat)[0]

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for the next part, or tell who steals."""
        if seat != self.seat:
            return wording.WAIT_STEAL.fill(who=Who(self.seat))
        return wording.ASK_STEAL.fill(part=self.used.bit_count() + 1)


class Swapping(Question, frozen=True, gc=False, tag=str.lower):  # type: ignore[misc]
    """FA-44: three cubes go back one by one, then one is taken; FA-V2: up to three, one for one.

    Attributes:
        given, taken: the colours of the cubes put back and taken so far.
        closed: nothing more is put back.
    """

    rule: ClassVar[str] = "FA-44"
    automatic: ClassVar[bool] = True
    street: int
    given: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    closed: bool = False

    def owed(self, state: Position) -> int:
        """Return how many cubes are still to be taken."""
        return (len(self.given) if state.even_swap else SWAP_OUT) - len(self.taken)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return the own colours to put back, then the colours lying in the warehouses."""
        if self.closed:
            return [TAKES[colour] for colour, cubes in enumerate(state.warehouses) if cubes]
        found: list[AnyAction] = [GIVES[colour] for colour, cubes in enumerate(state.cargo[seat]) if cubes]
        if self.given and state.even_swap:
            found.append(DONE)
        return found

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Move one cube."""
        given, taken, closed = self.given, self.taken, self.closed
        match action:
            case Give(colour=colour):
                given += (colour,)
                state.cargo[seat][colour] -= 1
                state.warehouses[colour] += 1
                closed = len(given) == SWAP_IN or not any(state.cargo[seat])
                if dealer.listens:
                    dealer.tell(CubeGiven(seat, colour))
            case Take(colour=colour):
                taken += (colour,)
                state.cargo[seat][colour] += 1
                state.warehouses[colour] -= 1
                dealer.tell(CubeTaken(seat, colour))
            case _:
                closed = True
        swap = state.stack[-1] = Swapping(seat, self.street, given, taken, closed)
        if closed and not swap.owed(state):
            dealer.tell(Swapped(seat, self.street, given, taken))
            advance(state, dealer)

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain what the swap waits for."""
        match action:
            case Give() if not self.closed:
                return wording.NO_SUCH_CUBE
            case Take() if self.closed:
                return wording.EMPTY_WAREHOUSE
            case _:
                return wording.TAKE_NOW if self.closed else wording.GIVE_NOW

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for a cube, or tell who swaps."""
        if seat != self.seat:
            return wording.WAIT_SWAP.fill(who=Who(self.seat))
        if self.closed:
            return wording.ASK_TAKE.fill(n=self.owed(state))
        if state.even_swap:
            return wording.ASK_GIVE_EVEN.fill(number=len(self.given) + 1)
        return wording.ASK_GIVE.fill(n=SWAP_IN - len(self.given))


class Filching(Question, frozen=True, gc=False, tag=str.lower):  # type: ignore[misc]
    """FA-47: at up to three streets the active seat steals money.

    Attributes:
        used: the streets this action has used, a bit for each.
    """

    rule: ClassVar[str] = "FA-47"
    automatic: ClassVar[bool] = True
    used: int = 0

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return every street where an own urchin stands at a purse that is not empty."""
        found: list[AnyAction] = [
            PURSES[street]
            for street, level in enumerate(state.urchins[seat])
            if level > 0 and not self.used >> street & 1
        ]
        if self.used:
            found.append(STOP)
        return found

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Empty a purse, or stop."""
        if not isinstance(action, Purse):
            advance(state, dealer)
            return
        filch(state, seat, action.street, dealer)
        used = self.used | 1 << action.street
        state.stack[-1] = Filching(seat, used)
        if used.bit_count() == PARTS or not can_filch(state, seat, used):
            advance(state, dealer)

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain why there is no money to be had."""
        match action:
            case Purse(street=street):
                if state.urchins[seat][street] < 0:
                    return wording.NOBODY_HERE
                return wording.USED if self.used >> street & 1 else wording.EMPTY_PURSE
            case Stop():
                return wording.FIRST_PART
            case _:
                return wording.FILCHING_NOW

    def default(self, state: Position, seat: int) -> AnyAction:
        """Empty the first purse possible."""
        return self.options(state, seat)[0]

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for the next part, or tell who steals."""
        if seat != self.seat:
            return wording.WAIT_FILCH.fill(who=Who(self.seat))
        return wording.ASK_FILCH.fill(part=self.used.bit_count() + 1)
