"""What each seat sees of a game, and nobody else."""

from __future__ import annotations

import msgspec

from desktop.games import load
from desktop.games.devil.actions import Stake
from desktop.table.chronicle import LATELY, Seen
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from tests.reference import GAME
from tests.reference.actions import Bid, Leave, Peek
from tests.reference.events import BidChosen, BidsRevealed, TilePeeked
from tests.table.laid import bid, people, rest
from tests.table.people import Notebook

DEVIL = load("devil")


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


def test_what_a_seat_missed_begins_with_its_last_answer(table):
    before = table.view(0)
    bid(table, 0, 1, 0, 0)
    table.answer(table.open[1].id, Leave())
    first, *rest = table.missed(0)
    assert (first.events, first.view) == ((), before)
    assert rest[0].events == (BidChosen(0),)
    assert rest[-1].view == table.view(0)


def test_what_a_seat_missed_holds_no_secret_of_others(table):
    table.answer(table.open[0].id, Bid(1))
    table.answer(table.open[1].id, Bid(2))
    told = [event for seen in table.missed(0) for event in seen.events]
    assert told == [BidChosen(0), BidChosen(1)]
    assert all(seen.view.questions[0].bids[1] != 2 for seen in table.missed(0))


def test_before_anybody_has_answered_nothing_was_missed(table):
    assert not table.missed_something(0)


def test_a_table_laid_again_still_tells_what_was_missed(table):
    bid(table, 0, 1, 0, 0)
    again = Table.resume(GAME, table.record(), [Notebook()] * 4, timer=VirtualTimer())
    assert again.missed(2) == table.missed(2)


def test_a_spectator_is_shown_what_happened_lately(timer):
    table = rest(DEVIL, timer, 3)
    assert len(table.missed(None)) == 1 + LATELY


def test_a_line_is_shown_again_between_the_positions_around_it(table):
    before = table.view(1)
    bid(table, 1)
    after = table.view(1)
    for seat in (1, 2):
        table.answer(table.open[seat].id, Bid(0))
    assert table.told_again(BidChosen(0), 1) == [Seen((), before), Seen((BidChosen(0),), after)]


def test_of_a_step_no_more_is_shown_again_than_what_came_before_the_line(table):
    bid(table, 1, 0, 1, 0)
    _, shown = table.told_again(BidChosen(3), 0)
    assert shown.events == (BidChosen(3),)
    _, shown = table.told_again(BidsRevealed((1, 0, 1, 0)), 0)
    assert shown.events == (BidChosen(3), BidsRevealed((1, 0, 1, 0)))


def test_what_happened_while_the_game_was_set_up_is_shown_again_in_the_position_of_the_moment(table):
    event = BidChosen(3)
    assert table.told_again(event, 0) == [Seen((event,), table.view(0))]
