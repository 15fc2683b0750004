"""What a seat need not think out twice, and the worlds that it takes for possible."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from desktop.games.florence.phases import State
from desktop.games.florence.valuing import Prospect, prospect
from desktop.games.florence.view import FlorenceView, sample

__all__ = ["RIVAL_WIDTH", "Loss", "Memory", "worlds"]

RIVAL_WIDTH = 3
"""How broadly the plans of others are searched."""

MEMORIES = 128
"""How many prospects are kept."""


class Loss(NamedTuple):
    """What rivals have used up before a seat's next turn: sets of buildings and of freedoms."""

    kinds: int = 0
    freedoms: int = 0


NOTHING_LOST = Loss()


class Memory:
    """Prospects that may be asked for again: a seat bids several times in one phase A."""

    def __init__(self) -> None:
        self._known: dict[bytes, Prospect] = {}

    def prospect(
        self,
        view: FlorenceView,
        seat: int,
        width: int,
        awards: tuple[tuple[float, ...], ...] = (),
        loss: Loss = NOTHING_LOST,
    ) -> Prospect:
        """Return a seat's plans, from memory if nothing that matters to them has changed.

        Args:
            awards, loss: what is foreseen of rivals.
        """
        made = prospect(view, seat, width)
        if awards:
            made.given = replace(
                made.given, awards=awards, lost_kinds=loss.kinds, lost_freedoms=loss.freedoms
            )
        given = made.given if made.given.goals else replace(made.given, rivals=())
        key = msgspec.msgpack.encode((seat, width, made.start, given, view.kinds[seat], view.taken[seat]))
        if key not in self._known:
            if len(self._known) >= MEMORIES:
                self._known.clear()
            self._known[key] = made
        return self._known[key]


def worlds(view: FlorenceView, count: int) -> list[State]:
    """Return positions with this view; all through a phase A others hold the same professions in them."""
    seed = f"{view.round} {view.hand} {view.hands} {view.table} {view.recruited}"
    return [sample(view, Random(f"{seed} {number}")) for number in range(count)]
