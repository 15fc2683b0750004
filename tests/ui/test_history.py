"""Looking back at a game, step by step, through the eyes of any seat."""

from __future__ import annotations

from random import Random

import pytest

from desktop.core.record import Seat
from desktop.games import load
from desktop.table.chronicle import Chronicle, retrace
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from desktop.ui.history import History
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
    return History(DEVIL, past)


def test_every_step_can_be_looked_at(played, back):
    table, _ = played
    assert back.steps == len(table.record().steps)


def test_each_seat_sees_again_what_it_saw(played, back):
    _, notes = played
    for seat in range(3):
        seen = [events for _, events in notes[seat].seen]
        assert [back.events(step, seat) for step in range(back.steps + 1)] == seen
        assert back.view(back.steps, seat) == notes[seat].views[seat]


def test_the_first_position_is_that_of_the_set_up(back):
    assert back.view(0, None).round == 1
    assert back.view(0, None).stock == (200, 200, 200)


def test_rounds_are_counted_up_and_end_with_the_scores(played, back):
    table, _ = played
    (wealth,) = back.charts
    assert [each.number for each in wealth.rounds] == list(range(len(wealth.rounds)))
    assert back.view(back.steps, None).over
    assert wealth.rounds[-1].values == DEVIL.scores(DEVIL.codec.state(table.record().state))


def test_luck_holds_every_draw(played, back):
    table, _ = played
    draws = sum(bool(step.chance) for step in table.record().steps)
    assert sum(fortune.times for fortune in back.fortunes) == draws
