"""Action a: placing and moving urchins, and giving way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import advance
from desktop.core.text import Text, Who
from desktop.games.fagin import wording
from desktop.games.fagin.actions import (
    GOES,
    GOES_HOME,
    PUSHES,
    STOP,
    AnyAction,
    Go,
    Push,
    Stop,
    price_of,
)
from desktop.games.fagin.data import AWAY, BOTTOM, COLOURS, FEE, HOME, LEVELS, PARTS, PRICES, START, TOP
from desktop.games.fagin.events import CameHome, Left, Moved, Placed
from desktop.games.fagin.phases.bumping import push, sidestep
from desktop.games.fagin.phases.ending import finish
from desktop.games.fagin.phases.question import Question
from desktop.games.fagin.state import Position

__all__ = ["Moving", "Pushing", "can_move", "carry", "destinations", "meets"]


def can_move(state: Position, seat: int, used: int) -> bool:
    """Return whether a part of action a is possible outside the ``used`` streets (FA-13), a bit for each."""
    cargo, places = state.cargo[seat], state.urchins[seat]
    for street in range(COLOURS):
        if cargo[street] >= PRICES[street] and not used >> street & 1:
            place = places[street]
            if place >= 0 or (place == AWAY and state.supply(seat) > 0):
                return True
    return False


def destinations(state: Position, seat: int, street: int) -> list[Go]:
    """FA-17 to FA-30: where the urchin of a seat in one street, or a new one, can go for its cubes."""
    place = state.urchins[seat][street]
    if place == HOME or (place == AWAY and not state.supply(seat)):
        return []
    steps = min(state.cargo[seat][street] // PRICES[street], LEVELS)
    found = list(GOES[street][place][steps])
    leaving = (START if place == AWAY else place) + (2 if place == AWAY else 1)
    if steps >= leaving and state.money[seat] >= FEE:
        found.append(GOES_HOME[street])
    return found


def carry(state: Position, seat: int, go: Go, dealer: Dealer) -> None:
    """FA-20: pay for the whole movement, then carry it out; whoever stands there has yet to give way."""
    street, to = go.street, go.to
    places = state.urchins[seat]
    start = places[street]
    cubes = price_of(street, start, to)
    state.cargo[seat][street] -= cubes
    state.warehouses[street] += cubes
    if to == HOME:
        state.money[seat] -= FEE
        places[street] = HOME
        dealer.tell(CameHome(seat, street, start, cubes, FEE, state.homes(seat)))
    elif to in (TOP, BOTTOM):
        places[street] = AWAY
        dealer.tell(Left(seat, street, start, to, cubes))
    else:
        places[street] = to
        dealer.tell(
            Placed(seat, street, to, cubes) if start == AWAY else Moved(seat, street, start, to, cubes)
        )


def meets(state: Position, seat: int, street: int) -> bool:
    """Return whether the urchin of a seat shares its level with a constable or another urchin (FA-34)."""
    level = state.urchins[seat][street]
    if level < 0:
        return False
    return state.constables[street] == level or state.occupant(street, level, seat) is not None


class Moving(Question, frozen=True, gc=False, tag=str.lower):  # type: ignore[misc]
    """FA-16 to FA-33: part by part, at up to three streets, the active seat places and moves urchins.

    Attributes:
        used: the streets this action has used, a bit for each.
    """

    rule: ClassVar[str] = "FA-17"
    used: int = 0

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return every destination in the streets not used yet; stop from the first part on."""
        found: list[AnyAction] = []
        cargo, used = state.cargo[seat], self.used
        for street in range(COLOURS):
            if cargo[street] >= PRICES[street] and not used >> street & 1:
                found += destinations(state, seat, street)
        if used:
            found.append(STOP)
        return found

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Carry out a part; who stands at its end gives way before the next."""
        if not isinstance(action, Go):
            advance(state, dealer)
            return
        state.stack[-1] = Moving(seat, self.used | 1 << action.street)
        carry(state, seat, action, dealer)
        if action.to == HOME and state.homes(seat) >= state.goal:
            finish(state, dealer, limit=False)
        elif meets(state, seat, action.street):
            state.stack.append(Pushing(seat, action.street))
        else:
            state.stack[-1].resume(state, dealer)

    def resume(self, state: Position, dealer: Dealer) -> None:
        """Ask for the next part if there can be one."""
        if self.used.bit_count() == PARTS or not can_move(state, self.seat, self.used):
            advance(state, dealer)

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain why an urchin cannot go there."""
        match action:
            case Go(street=street, to=to):
                return self._refuse(state, seat, street, to)
            case Stop():
                return wording.FIRST_PART
            case _:
                return wording.MOVING_NOW

    def _refuse(self, state: Position, seat: int, street: int, to: int) -> Text | None:
        place = state.urchins[seat][street]
        if place == HOME:
            return wording.CLOSED
        if self.used >> street & 1:
            return wording.USED
        if place == AWAY and not state.supply(seat):
            return wording.NO_URCHIN
        if place == to >= 0:
            return wording.NO_MOVE
        cost, cubes = price_of(street, place, to), state.cargo[seat][street]
        if cost > cubes:
            return wording.TOO_DEAR.fill(n=cost, goods=wording.GOODS_NAMES[street], cubes=cubes)
        return wording.FAGINS_FEE.fill(fee=FEE, money=state.money[seat])

    def default(self, state: Position, seat: int) -> AnyAction:
        """Stop, or do the first thing possible."""
        return STOP if self.used else self.options(state, seat)[0]

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for the next part, or tell who moves."""
        if seat != self.seat:
            return wording.WAIT_MOVE.fill(who=Who(self.seat))
        return wording.ASK_MOVE.fill(part=self.used.bit_count() + 1)


class Pushing(Question, frozen=True, gc=False, tag=str.lower):  # type: ignore[misc]
    """FA-34 to FA-41: the urchin of the active seat has met somebody in this street."""

    rule: ClassVar[str] = "FA-35"
    street: int

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return up and down: both are always legal (FA-41)."""
        return PUSHES

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Push the other urchin, or step aside for the constable."""
        assert isinstance(action, Push)
        level = state.urchins[seat][self.street]
        if state.constables[self.street] == level:
            sidestep(state, seat, self.street, action.step, dealer)
        else:
            victim = state.occupant(self.street, level, seat)
            assert victim is not None
            push(state, victim, self.street, action.step, seat, dealer)
        advance(state, dealer)

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Say what has to be decided first."""
        return wording.UP_OR_DOWN

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask whether up or down."""
        level = state.urchins[self.seat][self.street]
        aside = state.constables[self.street] == level
        if seat != self.seat:
            return (wording.WAIT_ASIDE if aside else wording.WAIT_PUSH).fill(who=Who(self.seat))
        if aside:
            return wording.ASK_ASIDE
        victim = state.occupant(self.street, level, seat)
        assert victim is not None
        return wording.ASK_PUSH.fill(who=Who(victim))
