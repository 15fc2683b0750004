"""Questions and answers at a table, on the reference game and on Auf Teufel komm raus."""

from __future__ import annotations

import msgspec
import pytest

from desktop.core.game import Illegal
from desktop.games import load
from desktop.table.table import Table
from tests.reference import GAME
from tests.reference.actions import Bid, Keep, Peek
from tests.reference.phases import Bidding
from tests.reference.wording import WAIT_BIDS
from tests.table.laid import bid, people
from tests.table.people import Chance, Notebook

DEVIL = load("devil")


def test_all_seats_are_asked_a_simultaneous_question_at_once(table, notes):
    assert [len(note.asked) for note in notes] == [1, 1, 1, 1]
    assert sorted(table.open) == [0, 1, 2, 3]


def test_an_answer_is_taken_and_the_others_stay_asked_the_same(table, notes):
    before = {seat: table.open[seat].id for seat in (1, 2, 3)}
    assert table.answer(table.open[0].id, Bid(2)) is None
    assert {seat: decision.id for seat, decision in table.open.items()} == before
    assert not any(note.withdrawn for note in notes)


def test_a_second_answer_to_the_same_question_is_refused(table):
    decision = table.open[0].id
    table.answer(decision, Bid(2))
    assert str(table.answer(decision, Bid(2))) == "This question is no longer open."


DAMAGED = [
    None,
    7,
    "bid",
    b"bid",
    {"type": "bid"},
    {"type": "bid", "coins": "many"},
    pytest.param(object(), id="object"),
    [[]],
    float("nan"),
    Keep,
]


@pytest.mark.parametrize("answer", DAMAGED, ids=repr)
def test_a_damaged_answer_is_refused_and_changes_nothing(table, answer):
    before = msgspec.json.encode(table.record())
    assert str(table.answer(table.open[0].id, answer)) == "That answer cannot be understood."
    assert msgspec.json.encode(table.record()) == before


@pytest.mark.parametrize("decision", [0, -1, 99, None, "1", 1.0, True, []], ids=repr)
def test_an_answer_to_no_question_is_refused(table, decision):
    assert str(table.answer(decision, Bid(0))) == "This question is no longer open."


def test_an_illegal_answer_is_refused_with_the_reason_of_the_rules(table):
    before = msgspec.json.encode(table.record())
    reason = table.answer(table.open[0].id, Bid(99))
    assert reason == table.refusal(0, Bid(99))
    assert "99" not in str(reason)
    assert msgspec.json.encode(table.record()) == before


def test_an_answer_as_plain_data_is_understood(table):
    assert table.answer(table.open[0].id, {"type": "bid", "coins": 1}) is None


def test_a_question_whose_prompt_alone_changes_is_put_again_under_its_id(table, notes, monkeypatch):
    monkeypatch.setattr(Bidding, "prompt", lambda phase, *_: WAIT_BIDS.fill(n=phase.bids.count(None)))
    first = table.open[0]
    table.answer(table.open[1].id, Bid(2))
    again = notes[0].asked[-1]
    assert (again.id, again.options, str(again.prompt)) == (first.id, first.options, "3 bid(s) missing.")
    assert table.open[0] is again


def test_a_question_whose_options_change_is_put_again_under_a_new_id(timer):
    """The two searchers take from one row: what one takes the other cannot."""
    notes = [Notebook() for _ in range(4)]
    table = Table(GAME, people(4), notes, {}, seed=7, timer=timer)
    table.start()
    bid(table, 1, 0, 1, 0)
    table.answer(table.open[0].id, Peek(0))
    old = table.open[2]
    table.answer(table.open[0].id, Keep())
    new = table.open[2]
    assert new.id != old.id
    assert Peek(0) in old.options
    assert Peek(0) not in new.options
    assert new.since == old.since
    assert not notes[2].withdrawn
    assert table.answer(old.id, Peek(1)) is not None


def test_a_person_may_hold_several_seats(timer):
    one = Notebook()
    table = Table(GAME, people(4), [one] * 4, {}, seed=7, timer=timer)
    table.start()
    assert [decision.seat for decision in one.asked] == [0, 1, 2, 3]
    assert sorted(one.views) == [0, 1, 2, 3]


def test_players_that_answer_at_once_play_a_long_game_without_deep_recursion(timer):
    players = [Chance(seat) for seat in range(4)]
    table = Table(DEVIL, people(4), players, {}, seed=3, timer=timer)
    for player in players:
        player.table = table
    table.start()
    assert table.over
    assert len(table.record().steps) > 100


def test_everybody_learns_everything_in_the_same_order(timer):
    players = [Chance(seat) for seat in range(4)]
    table = Table(DEVIL, people(4), players, {}, seed=3, timer=timer)
    for player in players:
        player.table = table
    table.start()
    told = [[event for _, events in player.seen for event in events] for player in players]
    assert told[0] == told[1] == told[2] == told[3] == table.history(None)


def test_impossible_seats_and_options_are_refused_before_anything_happens(timer):
    with pytest.raises(Illegal, match="This game is for 4 to 4 seats, not for 3"):
        Table(GAME, people(3), [Notebook()] * 3, {}, seed=1, timer=timer)
    with pytest.raises(Illegal, match="no option"):
        Table(GAME, people(4), [Notebook()] * 4, {"colour": 1}, seed=1, timer=timer)


def test_a_failing_rule_leaves_the_position_as_it_was(table, monkeypatch):
    before = msgspec.json.encode(table.record())
    view = table.view(0)

    def fail(_self, state, _seat, _action, _dealer):
        state.coins[0] = -5
        raise RuntimeError

    with monkeypatch.context() as patch:
        patch.setattr("tests.reference.phases.Bidding.resolve", fail)
        with pytest.raises(RuntimeError):
            table.answer(table.open[0].id, Bid(0))
    assert msgspec.json.encode(table.record()) == before
    assert table.view(0) == view
    assert table.answer(table.open[0].id, Bid(0)) is None


def test_whoever_was_asked_need_not_answer_a_table_that_was_left(table, notes):
    asked = list(table.open.values())
    table.close()
    assert [decision for note in notes for decision in note.withdrawn] == asked
