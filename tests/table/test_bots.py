"""Bots in worker processes; the games are those of ``tests/table/thinkers.py`` and the reference game."""

from __future__ import annotations

import errno
import logging
import os
import signal
import subprocess
import sys
from random import Random
from threading import Thread

import pytest

from desktop.ai.levels import level
from desktop.core.dealer import Dealer
from desktop.core.record import Seat
from desktop.table import crew
from desktop.table.bots import BotPlayer
from desktop.table.pool import Pool
from desktop.table.table import Table
from tests.reference import GAME
from tests.table.desk import Desk
from tests.table.people import Notebook
from tests.table.thinkers import Absent, Babbling, Dazed, Dying, Failing, Hanging, Lying


@pytest.fixture
def desk():
    return Desk()


@pytest.fixture
def pool(desk, request):
    made = Pool(getattr(request, "param", GAME), desk.post, 1)
    yield made
    made.close()


def table_with_bots(pool, desk, levels, **more):
    seats = [Seat(f"Bot {seat}", seat, name) for seat, name in enumerate(levels)]
    bots = [
        BotPlayer(pool, desk, seat, name, seed=5, showing=lambda: more.get("showing", 0))
        for seat, name in enumerate(levels)
    ]
    table = Table(pool.game, seats, bots, more.get("options", {}), seed=1, timer=desk)
    for bot in bots:
        bot.join(table)
    return table


def greedy_has_answered(pool, desk):
    """Return a table at which seat 0, a greedy bot among random ones, has answered for the first time."""
    table = table_with_bots(pool, desk, ["greedy", "random", "random", "random"])
    table.start()
    desk.until(lambda: any(step.seat == 0 for step in table.record().steps))
    return table


def test_bots_of_all_levels_finish_a_game_with_a_real_time_race(pool, desk):
    table = table_with_bots(pool, desk, ["beginner", "casual", "random", "greedy"], options={"hurry": True})
    table.start()
    desk.until(lambda: table.over, 60)
    assert min(GAME.places(GAME.codec.state(table.record().state))) == 1


def advice(pool, desk, level="skilled"):
    player = Notebook()
    table = Table(pool.game, [Seat("A", seat) for seat in range(4)], [player] * 4, {}, seed=1, timer=desk)
    table.start()
    found = []
    pool.advise(player.views[0], player.asked[0], level, found.append)
    desk.until(lambda: found)
    return found[0]


def test_a_hint_holds_at_most_three_answers_with_values_and_reasons(pool, desk):
    hints = advice(pool, desk)
    assert 1 <= len(hints) <= 3
    assert all(0 <= hint.value <= 1 and hint.share for hint in hints)
    assert "tried ending" in str(hints[0].reason)


def test_nothing_comes_back_from_a_cancelled_question(pool, desk):
    player = Notebook()
    table = Table(pool.game, [Seat("A", seat) for seat in range(4)], [player] * 4, {}, seed=1, timer=desk)
    table.start()
    came = []
    first = pool.advise(player.views[0], player.asked[0], "expert", lambda _: came.append("first"))
    pool.cancel(first)
    pool.advise(player.views[0], player.asked[0], "greedy", lambda _: came.append("second"))
    desk.until(lambda: came)
    assert came == ["second"]


def test_a_bot_shows_its_question_for_a_while(pool, desk):
    table = table_with_bots(pool, desk, ["random"] * 4, showing=300)
    began = desk.now()
    table.start()
    desk.until(lambda: table.record().steps)
    assert desk.now() - began >= 300


@pytest.mark.parametrize("pool", [Dying()], indirect=True)
def test_a_dead_worker_is_replaced_and_the_game_goes_on(pool, desk, caplog):
    table = greedy_has_answered(pool, desk)
    assert "died" in caplog.text
    assert table.players[0]._seed in caplog.text, "the note in the log names the seed of the bot"


def test_neither_the_bots_nor_their_processes_are_told_the_seed_of_the_table(desk, monkeypatch):
    told = []
    monkeypatch.setattr(crew.Crew, "do", lambda _self, task: told.append(task))
    pool = Pool(GAME, desk.post, 1)
    for seat in range(2):
        BotPlayer(pool, desk, seat, "expert", seed=40417, showing=int)
    pool.close()
    assert len({sit.seed for sit in told}) == 2
    assert "40417" not in repr(told)


def test_a_worker_killed_from_outside_thinks_the_question_again(pool, desk):
    first = advice(pool, desk)
    for worker in pool._crew._workers:
        os.kill(worker.process.pid, signal.SIGKILL)
    assert [hint.action for hint in advice(pool, desk)] == [hint.action for hint in first]


@pytest.mark.parametrize("pool", [Hanging()], indirect=True)
def test_a_hanging_worker_is_replaced_and_the_safe_choice_taken(pool, desk, monkeypatch, caplog):
    monkeypatch.setattr(crew, "GRACE", 0.2)
    monkeypatch.setattr(crew, "START", 3.0)
    table = greedy_has_answered(pool, desk)
    assert "hung" in caplog.text
    step = next(step for step in table.record().steps if step.seat == 0)
    assert b'"bid","coins":0}' in bytes(step.action), "the default of a bid is the lowest"


@pytest.mark.parametrize("pool", [Failing()], indirect=True)
def test_an_error_of_the_bot_costs_it_the_answer_only(pool, desk, caplog):
    greedy_has_answered(pool, desk)
    assert "ZeroDivisionError" in caplog.text


@pytest.mark.parametrize("pool", [Babbling()], indirect=True)
def test_an_answer_that_no_seat_could_give_costs_the_bot_its_answer_only(pool, desk, caplog):
    greedy_has_answered(pool, desk)
    assert "the bot failed" in caplog.text


@pytest.mark.parametrize("pool", [Dazed()], indirect=True)
def test_an_error_in_watching_costs_a_bot_its_answer_and_not_its_process(pool, desk, caplog):
    greedy_has_answered(pool, desk)
    assert "in observe" in caplog.text, "the note in the log says where"
    assert "died" not in caplog.text


def test_without_a_pipe_to_be_had_the_safe_choice_is_taken(pool, desk, monkeypatch, caplog):
    def none(*_arguments):
        raise OSError(errno.EMFILE, "too many files")

    monkeypatch.setattr(pool._crew._context, "Pipe", none)
    greedy_has_answered(pool, desk)
    assert "no worker could be started" in caplog.text


@pytest.mark.parametrize("pool", [Lying()], indirect=True)
def test_after_three_refusals_the_safe_choice_is_taken(pool, desk, caplog):
    caplog.set_level(logging.WARNING)
    greedy_has_answered(pool, desk)
    assert caplog.text.count("refused") == 3


def test_a_table_can_be_left_though_a_worker_reads_nothing_any_more(desk, monkeypatch):
    monkeypatch.setattr(crew, "LEAVING", 0.5)
    pool = Pool(Absent(), desk.post, 1)
    state = GAME.setup(4, GAME.meta.defaults(4), Dealer(Random(1)))
    bot = pool.sit(level(GAME, "greedy"), "greedy", "1")
    for _ in range(3000):  # more than a pipe holds
        pool.observe(bot, [], GAME.view(state, 0), 0)
    closing = Thread(target=pool.close, daemon=True)
    closing.start()
    closing.join(20)
    assert not closing.is_alive()


def test_a_worker_imports_no_qt():
    script = (
        "import sys, desktop.__main__, desktop.ai.worker, desktop.table.bots;"
        "sys.exit(any(name.startswith(('PySide6', 'shiboken6')) for name in sys.modules))"
    )
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
