"""Looking back, guests' files, and sharing."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from desktop.core.record import Seat
from desktop.core.text import Text
from desktop.games import load
from desktop.games.devil.actions import Stake
from desktop.table.chronicle import Chronicle, retrace
from desktop.table.guest import GuestRecord, guest_record, share
from desktop.table.lookback import LookBack
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


@pytest.fixture(scope="module")
def back(played):
    table, _ = played
    past = retrace(DEVIL, table.record())
    assert isinstance(past, Chronicle)
    return LookBack(DEVIL, past)


def test_every_step_can_be_looked_at(played, back):
    table, _ = played
    assert back.length == len(table.record().steps)


def test_each_seat_sees_again_what_it_saw(played, back):
    _, notes = played
    for seat in range(3):
        seen = [events for _, events in notes[seat].seen]
        assert [back.events(step, seat) for step in range(back.length + 1)] == seen
        assert back.view(back.length, seat) == notes[seat].views[seat]


def test_the_first_position_is_that_of_the_set_up(back):
    assert back.view(0, None).round == 1
    assert back.view(0, None).stock == (200, 200, 200)


def test_rounds_are_counted_up_and_end_with_the_scores(played, back):
    table, _ = played
    rounds = back.rounds()
    assert [each.number for each in rounds] == list(range(1, len(rounds) + 1))
    assert rounds[-1].step == back.length
    assert rounds[-1].values == DEVIL.scores(DEVIL.codec.state(table.record().state))


def test_luck_holds_every_draw(back):
    draws = sum(bool(back.entry(step).step.chance) for step in range(1, back.length + 1))
    assert len(back.luck()) == draws


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
