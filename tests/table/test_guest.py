"""What a guest keeps of a game, and what is shared of it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from desktop.core.record import Seat
from desktop.core.text import Text
from desktop.games import load
from desktop.games.devil.actions import Stake
from desktop.table.guest import GuestRecord, guest_record, share
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from tests.table.people import Notebook

DEVIL = load("devil")


@pytest.fixture(scope="module")
def played():
    """A whole game, what every seat saw at each step, and its course."""
    notes = [Notebook() for _ in range(3)]
    table = Table(
        DEVIL, [Seat("A", seat) for seat in range(3)], notes, {"goal": 800}, seed=9, timer=VirtualTimer()
    )
    table.start()
    rng = Random(2)
    while not table.over:
        decision = next(iter(table.open.values()))
        table.answer(decision.id, rng.choice(decision.options))
    return table, notes


def test_a_guest_keeps_nothing_that_it_may_not_know():
    table = Table(
        DEVIL, [Seat("A", seat) for seat in range(3)], [Notebook()] * 3, {}, seed=9, timer=VirtualTimer()
    )
    table.start()
    table.answer(table.open[1].id, Stake(170))
    own, other = (msgspec.json.encode(guest_record(table, seat)) for seat in (1, 0))
    assert b"170" in own
    assert b"170" not in other
    assert b'"steps"' not in other
    assert b'"state"' not in other


def test_a_guests_file_can_be_read_again(played):
    table, _ = played
    record = guest_record(table, 1)
    again = msgspec.json.decode(msgspec.json.encode(record), type=GuestRecord)
    assert [DEVIL.codec.event(event) for event in again.events] == table.history(1)
    assert DEVIL.codec.view(again.view) == table.view(1)


def test_a_game_is_shared_at_its_end_only(played):
    table, _ = played
    assert share(table.record()) == table.record()
    begun = Table(
        DEVIL, [Seat("A", seat) for seat in range(3)], [Notebook()] * 3, {}, seed=9, timer=VirtualTimer()
    )
    assert isinstance(share(begun.record()), Text)
