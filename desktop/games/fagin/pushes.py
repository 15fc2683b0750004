"""Who ends where when an urchin gives way or is given way to, before it happens, and in words."""

from __future__ import annotations

from desktop.core.text import Series, Text, Who, say
from desktop.games.fagin.data import BOTTOM, LAST_LEVEL, TOP, UP
from desktop.games.fagin.view import FaginView

__all__ = ["chain", "standing_there"]

PUSH_UP = say("fagin", "Up: {who}.")
PUSH_DOWN = say("fagin", "Down: {who}.")
DOWN_THERE = say("fagin", "{who} to level {level}")
OFF_THERE = say("fagin", "{who} out of the street")


def chain(view: FaginView, seat: int, street: int, step: int) -> list[tuple[int, int]]:
    """Return who would end where if the urchin of a seat gives way or is given way to; off is an end."""
    at = view.urchins[seat][street]
    constable = view.constables[street]
    mover = seat if constable == at else view.occupant(street, at, seat)
    found: list[tuple[int, int]] = []
    while mover is not None:
        to = at + step
        if to == constable:
            to += step
        if not 0 <= to <= LAST_LEVEL:
            found.append((mover, TOP if to < 0 else BOTTOM))
            break
        found.append((mover, to))
        mover, at = view.occupant(street, to, mover), to
    return found


def standing_there(moves: list[tuple[int, int]], step: int) -> Text:
    """Say who would end where."""
    parts = tuple(
        DOWN_THERE.fill(who=Who(seat), level=to) if 0 <= to <= LAST_LEVEL else OFF_THERE.fill(who=Who(seat))
        for seat, to in moves
    )
    return (PUSH_UP if step == UP else PUSH_DOWN).fill(who=Series(parts))
