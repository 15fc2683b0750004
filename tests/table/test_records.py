"""What a table keeps, and a table laid again from it."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from desktop.core.record import Record
from desktop.games import load
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from tests.reference import GAME
from tests.reference.actions import Bid
from tests.reference.data import GRAB_PAUSE
from tests.table.laid import bid, people, rest, to_the_race
from tests.table.people import Notebook

DEVIL = load("devil")


@pytest.mark.parametrize("game", [GAME, DEVIL], ids=["reference", "devil"])
def test_saved_and_loaded_at_every_decision_the_record_has_the_same_bytes(game, timer):
    kept = []

    def keep(record):
        if len(record.steps) < 40 or len(record.steps) % 50 == 0:
            kept.append(msgspec.json.encode(record))

    rest(game, timer, 11, keep)
    assert len(kept) > 20
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


def test_in_a_resumed_game_as_much_can_be_taken_back_as_before(table, timer):
    rng = Random(3)
    while not table.over:
        again = Table.resume(GAME, table.record(), [Notebook() for _ in range(4)], timer=timer)
        assert [again.undo_refusal(seat) for seat in range(4)] == [
            table.undo_refusal(seat) for seat in range(4)
        ]
        for decision in [*table.open.values()][:1]:
            table.answer(decision.id, rng.choice(decision.options))
        timer.advance(GRAB_PAUSE)


def test_a_record_whose_answers_lead_elsewhere_plays_on_with_a_doubt(table):
    bid(table, 1, 2)
    record = table.record()
    state = bytes(record.state).replace(b'"bids":[1,2', b'"bids":[1,3')
    forged = msgspec.structs.replace(record, state=msgspec.Raw(state))
    again = Table.resume(GAME, forged, [Notebook()] * 4, timer=VirtualTimer())
    again.start()
    assert "do not lead to its position" in str(again.doubt)
    assert again.answer(again.open[2].id, Bid(0)) is None


@pytest.mark.parametrize("step", [0, 1])
def test_a_record_with_chance_that_no_rule_asked_for_plays_on_with_a_doubt(table, step):
    bid(table, 1, 2)
    record = table.record()
    record.steps[step] = msgspec.structs.replace(record.steps[step], chance=(0,))
    again = Table.resume(GAME, record, [Notebook()] * 4, timer=VirtualTimer())
    assert "do not lead to its position" in str(again.doubt)


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


def test_a_closed_table_sets_no_alarm_off(table, timer):
    to_the_race(table)
    table.close()
    timer.advance(1_000_000)
    assert table.view(None).round == 1
