"""How far back an answer can be taken."""

from __future__ import annotations

import msgspec

from desktop.core.record import Seat
from desktop.games import load
from desktop.games.devil.actions import DRAW, Stake
from desktop.table.table import Table
from tests.reference import GAME
from tests.reference.actions import Bid, Grab, Peek
from tests.table.laid import bid, people, to_the_race
from tests.table.people import Notebook

DEVIL = load("devil")


def test_undo_restores_the_position_byte_for_byte(table, notes):
    before = msgspec.json.encode(table.record())
    table.answer(table.open[0].id, Bid(1))
    assert table.undo_refusal(0) is None
    table.undo(0)
    assert msgspec.json.encode(table.record()) == before
    assert notes[0].seen[-1][1] == []
    assert sorted(table.open) == [0, 1, 2, 3]


def test_a_question_from_before_undo_is_stale(table):
    decision = table.open[1].id
    table.answer(table.open[0].id, Bid(1))
    table.undo(0)
    assert str(table.answer(decision, Bid(0))) == "This question is no longer open."


def test_undo_ends_at_a_reveal(table):
    bid(table, 1, 0, 1, 0)
    assert "cannot be unseen" in str(table.undo_refusal(3))


def test_undo_ends_at_a_secret_that_only_one_saw(table):
    bid(table, 1, 0, 1, 0)
    table.answer(table.open[0].id, Peek(0))
    assert "cannot be unseen" in str(table.undo_refusal(0))


def test_undo_ends_at_chance(timer):
    table = Table(DEVIL, people(2), [Notebook()] * 2, {}, seed=7, timer=timer)
    table.start()
    for seat in (0, 1):
        table.answer(table.open[seat].id, Stake(0))
    seat = next(iter(table.open))
    table.answer(table.open[seat].id, DRAW)
    assert "cannot be unseen" in str(table.undo_refusal(seat))


def test_undo_takes_back_what_bots_answered_since(timer):
    notes = [Notebook() for _ in range(4)]
    seats = [Seat("Person", 0), *people(4, "casual")[1:]]
    table = Table(GAME, seats, notes, {}, seed=7, timer=timer)
    table.start()
    bid(table, 1, 2)
    assert table.undo_refusal(0) is None
    table.undo(0)
    assert not table.record().steps


def test_undo_does_not_take_back_what_another_person_answered_since(table):
    bid(table, 1, 2)
    assert str(table.undo_refusal(0)) == "Seat 2 has answered since."
    table.undo(1)
    assert table.undo_refusal(0) is None


def test_what_the_first_seat_answered_since_stands_as_well(table):
    for seat in (1, 0):
        table.answer(table.open[seat].id, Bid(1))
    assert str(table.undo_refusal(1)) == "Seat 1 has answered since."


def test_there_is_nothing_to_take_back_at_first(table):
    assert "no answer of yours" in str(table.undo_refusal(2))


def test_practice_goes_back_past_secrets_and_marks_the_record(timer):
    notes = [Notebook() for _ in range(4)]
    seats = [Seat("Person", 0), *people(4, "casual")[1:]]
    table = Table(GAME, seats, notes, {}, seed=7, timer=timer)
    table.start()
    bid(table, 1, 0, 1, 0)
    table.answer(table.open[0].id, Peek(0))
    assert table.practise() is None
    assert table.undo_refusal(0) is None
    table.undo(0)
    assert isinstance(table.open[0].options[0], Peek)
    table.undo(0)
    assert len(table.record().steps) == 0
    assert table.record().practice


def test_practice_helps_where_a_secret_stands_in_the_way(timer):
    seats = [Seat("Person", 0), *people(4, "casual")[1:]]
    table = Table(GAME, seats, [Notebook() for _ in range(4)], {}, seed=7, timer=timer)
    table.start()
    assert not table.practice_helps(0)
    bid(table, 1, 0, 1, 0)
    assert table.practice_helps(0)
    table.practise()
    assert not table.practice_helps(0), "it is practice already"


def test_practice_is_not_for_several_people(table):
    assert not table.practice_helps(0)
    assert "one person" in str(table.practise())


def test_forced_answers_are_not_gone_back_to(timer):
    """The first piece of coal must be pulled: going back goes to the stake before it."""
    seats = [Seat("Person", 0), Seat("Bot", 1, "casual")]
    table = Table(DEVIL, seats, [Notebook(), Notebook()], {}, seed=1, timer=timer, practice=True)
    table.start()
    table.answer(table.open[0].id, Stake(10))
    table.answer(table.open[1].id, Stake(20))
    while 0 not in table.open:
        table.answer(table.open[1].id, DRAW)
    table.answer(table.open[0].id, DRAW)
    table.undo(0)
    assert Stake(10) in table.open[0].options


def test_undo_in_a_race_is_refused(table, timer):
    to_the_race(table)
    table.answer(table.open[0].id, Grab())
    timer.advance(300)
    assert table.undo_refusal(0) is not None
