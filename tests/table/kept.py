"""Games of the reference rules that have been played and may have been saved."""

from __future__ import annotations

from random import Random

from desktop import games
from desktop.core.record import Seat
from desktop.table.disk import backup_of
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from tests.reference import GAME
from tests.table.people import Notebook


def find(name):
    if name == "reference":
        return GAME
    return games.load(name) if name in games.GAMES else None


def play(keep=None, steps=6, seed=1):
    rng = Random(seed)
    table = Table(
        GAME,
        [Seat("A", seat) for seat in range(4)],
        [Notebook()] * 4,
        {},
        seed=seed,
        timer=VirtualTimer(),
        keep=keep,
    )
    table.start()
    for _ in range(steps):
        decision = next(iter(table.open.values()))
        assert table.answer(decision.id, rng.choice(decision.options)) is None
    return table


def harm(path, content):
    """Let a file hold something else, and nothing be kept behind it."""
    path.write_bytes(content)
    backup_of(path).unlink(missing_ok=True)
