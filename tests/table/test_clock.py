"""The clock of a table: early answers, time that runs out, pauses."""

from __future__ import annotations

import pytest

from desktop.core.game import Clock
from desktop.core.record import Seat
from desktop.core.seats import CLOCK
from desktop.table.table import Table
from tests.reference import GAME
from tests.reference.actions import Grab
from tests.reference.data import GRAB_LIMIT
from tests.reference.phases import Race
from tests.table.laid import people, to_the_race
from tests.table.snatch import REACH, Snatch, SnatchGame, Snatching


def test_an_early_answer_waits(table, timer):
    to_the_race(table)
    steps = len(table.record().steps)
    assert table.answer(table.open[0].id, Grab()) is None
    assert len(table.record().steps) == steps
    assert 0 not in table.open
    timer.advance(299)
    assert len(table.record().steps) == steps
    timer.advance(1)
    assert len(table.record().steps) == steps + 1
    assert table.record().steps[-1].at == 300


def test_seats_are_in_a_hurry_while_the_clock_counts(table):
    assert not table.hurried
    to_the_race(table)
    assert table.hurried


def test_an_early_answer_takes_the_limit_of_its_question_with_it(table, timer, monkeypatch):
    limits = {0: Clock(at_least=300, at_most=2000)}
    monkeypatch.setattr(Race, "clock", lambda _phase, _state, seat: limits.get(seat))
    monkeypatch.setattr(Race, "actors", lambda *_: (0,))
    to_the_race(table)
    table.answer(table.open[0].id, Grab())
    timer.advance(300 + 1999)
    assert table.view(None).lanterns[0] == 1
    timer.advance(1)
    assert table.view(None).lanterns[0] == 2, "the next question has the whole time"


def test_whoever_lets_time_run_out_is_told_so_and_the_safe_answer_is_given(table, timer, notes, monkeypatch):
    limits = {0: Clock(at_most=2000)}
    monkeypatch.setattr(Race, "clock", lambda _phase, _state, seat: limits.get(seat))
    monkeypatch.setattr(Race, "actors", lambda *_: (0,))
    to_the_race(table)
    asked = table.open[0]
    timer.advance(2000)
    assert notes[0].withdrawn == [asked]
    assert table.view(None).lanterns[0] == 1


def test_a_waiting_answer_is_not_given_twice(table, timer):
    to_the_race(table)
    decision = table.open[0].id
    table.answer(decision, Grab())
    assert str(table.answer(decision, Grab())) == "Your answer is already given."
    timer.advance(300)
    assert table.view(None).lanterns[0] == 1


def test_an_early_answer_that_others_made_impossible_is_asked_for_again(timer, notes):
    table = Table(SnatchGame(), people(2), notes[:2], {}, seed=1, timer=timer)
    table.start()
    for seat in range(2):
        assert table.answer(table.open[seat].id, Snatch(0)) is None
    timer.advance(REACH)
    assert table.view(None).taken == (0, None)
    assert notes[1].asked[-1] == table.open[1]
    assert table.open[1].options == (Snatch(1), Snatch(2))
    table.answer(table.open[1].id, Snatch(2))
    assert table.over, "the hand has been out long enough"


def test_time_runs_on_for_whoever_reached_too_late_and_is_asked_again(timer, notes, monkeypatch):
    monkeypatch.setattr(Snatching, "clock", lambda *_: Clock(at_least=REACH, at_most=1000))
    table = Table(SnatchGame(), people(2), notes[:2], {}, seed=1, timer=timer)
    table.start()
    for seat in range(2):
        table.answer(table.open[seat].id, Snatch(0))
    timer.advance(1000)
    assert table.view(None).taken == (0, 1)


def test_when_time_runs_out_the_clock_answers_and_questions_are_withdrawn(table, timer, notes):
    to_the_race(table)
    asked = dict(table.open)
    timer.skip()
    assert table.record().steps[-1].seat == -1
    assert [asked[seat] in notes[seat].withdrawn for seat in range(4)] == [True] * 4
    assert table.view(None).round == 2


def test_the_clock_of_the_table_runs_on_while_seats_answer(table, timer):
    to_the_race(table)
    began = timer.now()
    table.answer(table.open[0].id, Grab())
    timer.advance(400)
    table.answer(table.open[1].id, Grab())
    while table.view(None).round == 1:
        assert timer.skip()
    assert timer.now() - began == GRAB_LIMIT


def test_nobody_can_answer_for_the_clock(table):
    to_the_race(table)
    numbers = {decision.id for decision in table.open.values()}
    for decision in range(max(numbers) + 3):
        if decision not in numbers:
            assert table.answer(decision, {"type": "timeup"}) is not None


def test_a_pause_stops_the_clock_and_takes_no_answers(table, timer, notes):
    to_the_race(table)
    decision = table.open[0]
    timer.advance(100)
    table.pause()
    assert table.open == {}
    assert decision in notes[0].withdrawn
    assert str(table.answer(decision.id, Grab())) == "The table is paused."
    timer.advance(100_000)
    assert table.view(None).round == 1
    table.go_on()
    assert table.open[0].id == decision.id
    table.answer(decision.id, Grab())
    timer.advance(199)
    assert table.view(None).lanterns[0] == 0
    timer.advance(1)
    assert table.view(None).lanterns[0] == 1
    assert table.elapsed == 300


def patient_clock(_phase, _state, seat):
    limit = GRAB_LIMIT if seat == CLOCK else None
    return Clock(at_least=limit or 0, at_most=limit, patient=seat == CLOCK)


@pytest.fixture
def patient(table, timer, monkeypatch):
    """A race whose clock waits while people are shown something: while this list holds anything."""
    monkeypatch.setattr(Race, "clock", patient_clock)
    showing = [True]
    table.wait_for(lambda: bool(showing))
    to_the_race(table)
    return showing


def holds_the_clock_until_shown(table, timer, patient):
    """Hold that a round does not end by the clock while something is shown, and does so after it."""
    timer.advance(10 * GRAB_LIMIT)
    assert table.view(None).round == 1
    patient.clear()
    table.shown()
    timer.advance(GRAB_LIMIT)
    assert table.view(None).round == 2


def test_a_patient_clock_waits_until_all_has_been_shown(table, timer, patient):
    holds_the_clock_until_shown(table, timer, patient)


def test_a_patient_clock_that_was_stopped_waits_again_for_what_is_shown_after_the_pause(
    table, timer, patient
):
    patient.clear()
    table.shown()
    table.pause()
    patient.append(True)
    table.go_on()
    holds_the_clock_until_shown(table, timer, patient)


@pytest.mark.parametrize(("levels", "pauses"), [((None,) * 4, False), ((None, *["casual"] * 3), True)])
def test_who_may_pause_a_race_depends_on_how_many_people_are_in_it(timer, notes, levels, pauses):
    seats = [Seat(f"Seat {seat}", seat, level) for seat, level in enumerate(levels)]
    table = Table(GAME, seats, notes, {}, seed=7, timer=timer)
    table.start()
    to_the_race(table)
    assert (table.pause_refusal() is None) is pauses


@pytest.mark.parametrize(("names", "rings"), [("ABCD", True), ("AACD", False)])
def test_a_patient_clock_waits_while_somebody_is_asked_at_two_seats(timer, notes, monkeypatch, names, rings):
    monkeypatch.setattr(Race, "clock", patient_clock)
    seats = [Seat(name, seat) for seat, name in enumerate(names)]
    table = Table(GAME, seats, notes, {}, seed=7, timer=timer)
    table.start()
    to_the_race(table)
    timer.advance(GRAB_LIMIT)
    assert (table.view(None).round == 2) is rings


def test_bots_of_one_name_are_nobody_whom_a_patient_clock_waits_for(timer, notes, monkeypatch):
    monkeypatch.setattr(Race, "clock", patient_clock)
    table = Table(GAME, [Seat("Bot", seat, "casual") for seat in range(4)], notes, {}, seed=7, timer=timer)
    table.start()
    to_the_race(table)
    timer.advance(GRAB_LIMIT)
    assert table.view(None).round == 2


def test_the_time_of_a_race_is_that_of_all_who_are_in_it(table, timer):
    timer.advance(500)
    to_the_race(table)
    assert [table.time_limit(seat) for seat in (0, None)] == [(500, 500 + GRAB_LIMIT)] * 2


def test_a_patient_clock_tells_when_it_will_ring_once_it_runs(table, timer, patient):
    assert (table.patient, table.signal, table.time_limit(None)) == (True, None, None)
    patient.clear()
    timer.advance(40)
    table.shown()
    assert table.signal == 40 + GRAB_LIMIT


def test_a_clock_that_is_not_patient_tells_no_signal(table):
    to_the_race(table)
    assert (table.patient, table.signal) == (False, None)


def test_no_time_runs_out_for_whoever_is_asked_without_a_clock(table):
    assert [table.time_limit(seat) for seat in (0, None)] == [None, None]
