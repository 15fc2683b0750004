"""How far back an answer can be taken."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.text import Text, Who, say
from desktop.table.chronicle import Entry
from desktop.table.player import Player

__all__ = ["way_back"]

NOTHING = say("table", "There is no answer of yours to take back.")
NO_FURTHER = say("table", "A die, a card or a secret has come since: that cannot be unseen.")
NOT_YOURS = say("table", "{who} has answered since.")


def way_back(
    entries: Sequence[Entry], seat: int, players: Sequence[Player | None], *, practice: bool
) -> int | Text:
    """Return the entry with the last real choice of a seat, or why it cannot be taken back.

    Args:
        entries: the steps so far.
        seat: who wants to take back.
        players: by seat, None for a bot; what another person answered since stands, a bot's answer does not.
        practice: dice and secrets do not stand in the way.
    """
    for index in range(len(entries) - 1, -1, -1):
        entry = entries[index]
        if entry.barrier and not practice:
            return NO_FURTHER
        by = entry.step.seat
        if by == seat and not entry.forced:
            return index
        if by >= 0 and players[by] is not None and players[by] is not players[seat]:
            return NOT_YOURS.fill(who=Who(by))
    return NOTHING
