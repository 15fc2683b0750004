"""The table, on the reference game and on Auf Teufel komm raus."""

from __future__ import annotations

import time

import msgspec
import pytest

from desktop.core.game import Illegal
from desktop.core.record import Record, Seat
from desktop.games import load
from desktop.games.devil.actions import DRAW, Stake
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from tests.reference import GAME
from tests.reference.actions import Bid, Grab, Keep, Leave, Peek
from tests.reference.data import GRAB_LIMIT
from tests.reference.events import BidChosen, TilePeeked
from tests.table.people import Chance, Notebook

DEVIL = load("devil")


def people(count, level=None):
    return [Seat(f"Person {seat}", seat, level) for seat in range(count)]


@pytest.fixture
def timer():
    return VirtualTimer()


@pytest.fixture
def notes():
    return [Notebook() for _ in range(4)]


@pytest.fixture
def table(timer, notes):
    made = Table(GAME, people(4), notes, {}, seed=7, timer=timer)
    made.start()
    return made


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


# Questions and answers


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


# What each seat sees


def test_a_secret_event_reaches_its_seat_only_and_others_masked(table, notes):
    bid(table, 1, 0, 1, 0)
    table.answer(table.open[0].id, Peek(2))
    own = next(event for event in notes[0].seen[-1][1] if isinstance(event, TilePeeked))
    others = next(event for event in notes[1].seen[-1][1] if isinstance(event, TilePeeked))
    assert own.value is not None
    assert others.value is None
    assert others.slot == 2


def test_a_spectator_sees_what_is_public(table):
    spectator = Notebook()
    table.watch(spectator)
    table.answer(table.open[0].id, Bid(1))
    assert spectator.seen == [(None, []), (None, [BidChosen(0)])]


def test_views_share_nothing_with_the_position_or_each_other(table):
    first, second = table.view(0), table.view(0)
    assert first == second
    assert first is not second
    for name in first.__struct_fields__:
        value = getattr(first, name)
        assert not isinstance(value, list | dict | set), f"{name} can be changed"


def test_no_output_of_a_seat_holds_the_bids_of_others(timer):
    notes = [Notebook() for _ in range(4)]
    table = Table(DEVIL, people(4), notes, {}, seed=7, timer=timer)
    table.start()
    assert table.answer(table.open[0].id, Stake(170)) is None
    for seat in (1, 2, 3):
        shown = msgspec.json.encode((notes[seat].seen[-1][1], notes[seat].views[seat], table.history(seat)))
        assert b"170" not in shown
    assert b"170" in msgspec.json.encode(notes[0].views[0])


# The clock


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


def test_a_waiting_answer_is_not_given_twice(table, timer):
    to_the_race(table)
    decision = table.open[0].id
    table.answer(decision, Grab())
    assert str(table.answer(decision, Grab())) == "Your answer is already given."
    timer.advance(300)
    assert table.view(None).lanterns[0] == 1


def test_when_time_runs_out_the_clock_answers_and_questions_are_withdrawn(table, timer, notes):
    to_the_race(table)
    asked = table.open[1]
    timer.skip()
    assert table.record().steps[-1].seat == -1
    assert asked in notes[1].withdrawn
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
    assert str(table.answer(decision.id, Grab())) == "The table pauses."
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


# Taking back


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


# Records


@pytest.mark.parametrize("game", [GAME, DEVIL], ids=["reference", "devil"])
def test_saved_and_loaded_at_every_decision_the_record_has_the_same_bytes(game, timer):
    kept = []

    def keep(record):
        if len(record.steps) < 40 or len(record.steps) % 50 == 0:
            kept.append(msgspec.json.encode(record))

    rest(game, timer, 11, keep)
    for raw in kept:
        again = Table.resume(
            game, msgspec.json.decode(raw, type=Record), [Notebook()] * 4, timer=VirtualTimer()
        )
        assert again.doubt is None
        assert msgspec.json.encode(again.record()) == raw


@pytest.mark.parametrize("game", [GAME, DEVIL], ids=["reference", "devil"])
def test_a_resumed_game_asks_and_shows_the_same(game, timer):
    notes = [Notebook() for _ in range(4)]
    table = Table(game, people(4), notes, {}, seed=2, timer=timer)
    table.start()
    table.answer(table.open[0].id, table.open[0].options[-1])
    table.answer(table.open[1].id, table.open[1].options[0])
    again = Table.resume(game, table.record(), [Notebook() for _ in range(4)], timer=timer)
    again.start()
    assert [again.view(seat) for seat in (None, 0, 1, 2, 3)] == [
        table.view(seat) for seat in (None, 0, 1, 2, 3)
    ]
    assert [again.history(seat) for seat in range(4)] == [table.history(seat) for seat in range(4)]
    assert {seat: each.options for seat, each in again.open.items()} == {
        seat: each.options for seat, each in table.open.items()
    }
    assert again.undo_refusal(1) is None


def test_a_record_whose_answers_lead_elsewhere_plays_on_with_a_doubt(table):
    bid(table, 1, 2)
    record = table.record()
    state = bytes(record.state).replace(b'"bids":[1,2', b'"bids":[1,3')
    forged = msgspec.structs.replace(record, state=msgspec.Raw(state))
    again = Table.resume(GAME, forged, [Notebook()] * 4, timer=VirtualTimer())
    again.start()
    assert "do not lead to its position" in str(again.doubt)
    assert again.answer(again.open[2].id, Bid(0)) is None


def test_a_record_of_other_rules_plays_on_without_being_replayed(table):
    bid(table, 1, 2)
    older = msgspec.structs.replace(table.record(), rules=0)
    again = Table.resume(GAME, older, [Notebook()] * 4, timer=VirtualTimer())
    again.start()
    assert "other rules" in str(again.doubt)
    assert again.answer(again.open[2].id, Bid(0)) is None
    assert again.record().rules == 0
    assert len(again.record().steps) == 3


def test_the_seed_is_told_at_the_end_only(timer):
    kept = []
    table = rest(DEVIL, timer, 21, lambda record: kept.append(record.seed))
    assert kept[:-1] == [None] * (len(kept) - 1)
    assert table.record().seed == 21
    assert table.record().over


def test_another_player_takes_a_seat_over(table, notes):
    newcomer = Notebook()
    decision = table.open[2]
    table.replace(2, Seat("Bot", 2, "casual"), newcomer)
    assert notes[2].withdrawn == [decision]
    assert newcomer.asked == [decision]
    assert newcomer.views[2] == table.view(2)
    assert table.record().seats[2].level == "casual"


def test_a_closed_table_sets_no_alarm_off(table, timer):
    to_the_race(table)
    table.close()
    timer.advance(1_000_000)
    assert table.view(None).round == 1


def test_a_step_costs_less_than_0_3_ms(timer):
    began = time.process_time()
    table = rest(DEVIL, timer, 5)
    assert (time.process_time() - began) / len(table.record().steps) < 0.0003
