"""Tables in the situations that several tests begin with."""

from __future__ import annotations

from desktop.core.record import Seat
from desktop.table.table import Table
from tests.reference.actions import Bid, Leave
from tests.table.people import Chance


def people(count, level=None):
    return [Seat(f"Person {seat}", seat, level) for seat in range(count)]


def bid(table, *coins):
    for seat, amount in enumerate(coins):
        assert table.answer(table.open[seat].id, Bid(amount)) is None


def to_the_race(table):
    bid(table, 0, 0, 0, 0)
    for seat in range(4):
        assert table.answer(table.open[seat].id, Leave()) is None


def rest(game, timer, seed, keep=None):
    """Play a game of people who answer at once at random."""
    players = [Chance(seed + seat) for seat in range(4)]
    table = Table(game, people(4), players, {}, seed=seed, timer=timer, keep=keep)
    for player in players:
        player.table = table
    table.start()
    while not table.over:
        assert timer.skip()
    return table
