"""What happens where two meet on one level, and how constables walk."""

from __future__ import annotations

from desktop.core.dealer import Dealer
from desktop.games.fagin.data import (
    AWAY,
    BOTTOM,
    BY_CONSTABLE,
    COLOURS,
    DOWN,
    LAST_LEVEL,
    LEVELS,
    TOP,
    UP,
)
from desktop.games.fagin.events import ConstableWalked, Pushed, Sidestepped
from desktop.games.fagin.state import Position

__all__ = ["fate", "patrol", "push", "sidestep", "walk"]

Stroll = tuple[tuple[int, ...], int, int]
"""The levels of a walk, the first being its start; the way of its last step; the way he faces then."""


def fate(to: int) -> int:
    """Return ``to`` if it is a level, otherwise ``TOP`` or ``BOTTOM``: off the street (FA-39)."""
    return TOP if to < 0 else BOTTOM if to > LAST_LEVEL else to


def push(state: Position, seat: int, street: int, step: int, by: int, dealer: Dealer) -> None:
    """FA-35, FA-36, FA-38, FA-39: push an urchin one level, and whom it meets; it skips a constable."""
    constable = state.constables[street]
    start = state.urchins[seat][street]
    pushed: int | None = seat
    while pushed is not None:
        to = start + step
        if to == constable:
            to += step
        to = fate(to)
        off = to in (TOP, BOTTOM)
        victim = None if off else state.occupant(street, to)
        state.urchins[pushed][street] = AWAY if off else to
        if dealer.listens:
            dealer.tell(Pushed(pushed, street, start, to, by))
        pushed, start = victim, to


def sidestep(state: Position, seat: int, street: int, step: int, dealer: Dealer) -> None:
    """FA-37: shift the own urchin off a constable; whoever stands there is pushed the same way."""
    start = state.urchins[seat][street]
    to = fate(start + step)
    off = to in (TOP, BOTTOM)
    victim = None if off else state.occupant(street, to)
    state.urchins[seat][street] = AWAY if off else to
    dealer.tell(Sidestepped(seat, street, start, to))
    if victim is not None:
        push(state, victim, street, step, seat, dealer)


def _stroll(level: int, heading: int, steps: int) -> Stroll:
    """FA-52: a constable turns where the street ends, which costs no step, and at once if he ends there."""
    path = [level]
    for _ in range(steps):
        if not 0 <= level + heading <= LAST_LEVEL:
            heading = -heading
        level += heading
        path.append(level)
    at_end = level in (0, LAST_LEVEL)
    return tuple(path), heading, -heading if at_end else heading


STROLLS: dict[int, tuple[tuple[Stroll, ...], ...]] = {
    heading: tuple(tuple(_stroll(level, heading, steps) for steps in range(7)) for level in range(LEVELS))
    for heading in (UP, DOWN)
}
"""By the way he faces, the level he stands on and the die."""


def walk(state: Position, street: int, die: int, dealer: Dealer, *, placing: bool = False) -> None:
    """FA-52 to FA-54: one constable walks, and pushes whom he ends upon the way of his last step."""
    path, last, heading = STROLLS[state.headings[street]][state.constables[street]][die]
    level = state.constables[street] = path[-1]
    state.headings[street] = heading
    if dealer.listens:
        dealer.tell(ConstableWalked(street, die, path, heading, placing))
    victim = state.occupant(street, level)
    if victim is not None:
        push(state, victim, street, last, BY_CONSTABLE, dealer)


def patrol(state: Position, dealer: Dealer) -> None:
    """Phase 2: every constable walks by a roll of his own (FA-52), or all by a single one (FA-V3)."""
    if state.quiet:
        return
    die = dealer.die() if state.busy else 0
    for street in range(COLOURS):
        walk(state, street, die or dealer.die(), dealer)
