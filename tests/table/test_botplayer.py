"""What a bot at the table does with its questions; the thoughts come from the test."""

from __future__ import annotations

import pytest

from desktop.core.bot import Advice
from desktop.core.record import Seat
from desktop.table.bots import BotPlayer
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from tests.reference import GAME
from tests.reference.actions import Bid, Grab, Keep, Leave, Peek
from tests.reference.bot import LanternBot
from tests.reference.game import Lanterns
from tests.table.people import Notebook


class Ticket:
    def __init__(self, view, decision, then):
        self.view = view
        self.decision = decision
        self.then = then
        self.cancelled = False

    def finds(self, action, delay=0):
        assert not self.cancelled
        self.then([Advice(action, 1.0)] if action is not None else [], action, delay)


class Thoughts:
    """A pool whose thoughts are the test's."""

    def __init__(self, game):
        self.game = game
        self.tickets = []
        self.noted = []

    def sit(self, _level, _name, _seed, key=None):
        self.noted.append("sits")
        return 0 if key is None else key

    def observe(self, _key, events, view, now):
        self.noted.append((list(events), view.seat, now))

    def think(self, _key, _level, view, decision, then):
        self.tickets.append(Ticket(view, decision, then))
        return self.tickets[-1]

    def cancel(self, ticket):
        ticket.cancelled = True


@pytest.fixture
def timer():
    return VirtualTimer()


@pytest.fixture
def pool():
    return Thoughts(GAME)


def sit_down(pool, timer, showing=0, bot_seat=0):
    bot = BotPlayer(pool, timer, bot_seat, "casual", seed=1, showing=lambda: showing)
    people = [Notebook() for _ in range(4)]
    players = [bot if seat == bot_seat else people[seat] for seat in range(4)]
    seats = [Seat("A", seat, "casual" if seat == bot_seat else None) for seat in range(4)]
    table = Table(pool.game, seats, players, {}, seed=7, timer=timer)
    bot.join(table)
    table.start()
    return table


def bid(table, *coins):
    for seat, amount in coins:
        assert table.answer(table.open[seat].id, Bid(amount)) is None


def test_it_is_handed_its_own_view(pool, timer):
    sit_down(pool, timer)
    assert pool.tickets[0].view.seat == 0


def test_it_answers_when_the_question_has_been_shown_long_enough(pool, timer):
    table = sit_down(pool, timer, showing=500)
    timer.advance(200)
    pool.tickets[0].finds(Bid(1))
    timer.advance(299)
    assert not table.record().steps
    timer.advance(1)
    assert len(table.record().steps) == 1


def test_a_late_thought_is_answered_at_once(pool, timer):
    table = sit_down(pool, timer, showing=500)
    timer.advance(3000)
    pool.tickets[0].finds(Bid(1))
    timer.advance(0)
    assert len(table.record().steps) == 1


def test_undo_calls_the_thought_off_and_asks_again(pool, timer):
    table = sit_down(pool, timer)
    bid(table, (1, 0))
    table.undo(1)
    assert pool.tickets[0].cancelled
    assert len(pool.tickets) == 2


def test_a_pause_calls_the_thought_off_and_going_on_asks_again(pool, timer):
    table = sit_down(pool, timer)
    table.pause()
    assert pool.tickets[0].cancelled
    table.go_on()
    assert len(pool.tickets) == 2


def test_an_answer_that_waits_to_be_shown_is_dropped_by_undo(pool, timer):
    table = sit_down(pool, timer, showing=500)
    pool.tickets[0].finds(Bid(1))
    bid(table, (1, 0))
    table.undo(1)
    timer.advance(10_000)
    assert not table.record().steps


def test_without_an_answer_the_safe_choice_is_taken(pool, timer):
    table = sit_down(pool, timer)
    pool.tickets[0].finds(None)
    timer.advance(0)
    assert bytes(table.record().steps[0].action) == b'{"type":"bid","coins":0}'


def test_a_refused_answer_is_not_thought_of_again(pool, timer):
    table = sit_down(pool, timer)
    pool.tickets[0].finds(Bid(99))
    timer.advance(0)
    again = pool.tickets[1].decision
    assert again.id == table.open[0].id
    pool.tickets[1].finds(Bid(2))
    timer.advance(0)
    assert len(table.record().steps) == 1


def test_a_question_put_again_is_answered_by_the_thought_under_way(pool, timer):
    """The searchers of both teams take from one row; what one takes changes what the other is asked."""
    table = sit_down(pool, timer)
    pool.tickets[0].finds(Bid(1))
    timer.advance(0)
    bid(table, (1, 0), (2, 1), (3, 0))
    thought = pool.tickets[-1]
    assert Peek(1) in thought.decision.options
    table.answer(table.open[2].id, Peek(0))
    table.answer(table.open[2].id, Keep())
    assert pool.tickets[-1] is thought
    assert not thought.cancelled
    thought.finds(Peek(1))
    timer.advance(0)
    assert b'"slot":1' in bytes(table.record().steps[-1].action)


def test_an_answer_that_waits_to_be_shown_is_given_to_a_question_put_again(pool, timer):
    table = sit_down(pool, timer, showing=500)
    pool.tickets[0].finds(Bid(1))
    timer.advance(500)
    bid(table, (1, 0), (2, 1), (3, 0))
    pool.tickets[-1].finds(Peek(1))
    thoughts = len(pool.tickets)
    table.answer(table.open[2].id, Peek(0))
    table.answer(table.open[2].id, Keep())
    timer.advance(500)
    assert b'"slot":1' in bytes(table.record().steps[-1].action)
    assert len(pool.tickets) == thoughts + 1, "what follows is thought about, and nothing twice"


def test_a_thought_that_no_longer_fits_is_thought_again(pool, timer):
    table = sit_down(pool, timer)
    pool.tickets[0].finds(Bid(1))
    timer.advance(0)
    bid(table, (1, 0), (2, 1), (3, 0))
    thought = pool.tickets[-1]
    table.answer(table.open[2].id, Peek(0))
    table.answer(table.open[2].id, Keep())
    thought.finds(Peek(0))
    timer.advance(0)
    assert pool.tickets[-1] is not thought
    assert Peek(0) not in pool.tickets[-1].decision.options


def test_where_the_clock_counts_the_delay_is_that_of_the_level(pool, timer):
    table = sit_down(pool, timer, showing=5000)
    pool.tickets[0].finds(Bid(0))
    timer.advance(5000)
    bid(table, (1, 0), (2, 0), (3, 0))
    pool.tickets[-1].finds(Leave())
    timer.advance(5000)
    for seat in (1, 2, 3):
        while seat in table.open and Leave() in table.open[seat].options:
            table.answer(table.open[seat].id, Leave())
    race = table.open[0]
    assert race.clock is not None
    pool.tickets[-1].finds(Grab(), delay=800)
    timer.advance(799)
    assert table.view(None).lanterns[0] == 0
    timer.advance(1)
    assert table.view(None).lanterns[0] == 1


class WatchingBot(LanternBot):
    watches = True


class Watching(Lanterns):
    def bot(self):
        return WatchingBot()


def test_a_bot_that_watches_is_told_what_its_seat_sees(timer):
    pool = Thoughts(Watching())
    table = sit_down(pool, timer)
    bid(table, (1, 0))
    events, seat, _ = pool.noted[-1]
    assert seat == 0
    assert events == table.history(0)[-1:]


def test_after_undo_it_remembers_only_what_has_happened(timer):
    pool = Thoughts(Watching())
    table = sit_down(pool, timer)
    bid(table, (1, 0))
    table.undo(1)
    assert pool.noted[-2] == "sits"
    assert pool.noted[-1][0] == table.history(0)
