"""The board plays every event, at any speed, also skipped in the middle."""

import os
import sys

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from random import Random

import pytest
from PySide6.QtCore import QSize

from desktop.core.dealer import Recorder
from desktop.core.game import seen_by
from desktop.games.coco.board.places import points_of
from desktop.games.coco.data import COCONUT, FRUIT, VILLAGE
from desktop.games.coco.events import (
    AnyEvent,
    BasketMoved,
    CardDead,
    CardDrawn,
    DeckShuffled,
    Delivered,
    DiceRolled,
    GameEnded,
    Loaded,
    Looked,
    LootTurned,
    MonkeySwung,
    Shown,
    Stolen,
    Swapped,
    TurnBegan,
    TurnPassed,
)
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from desktop.ui.board.proof import proof
from desktop.ui.gallery import Silent, played
from desktop.ui.playback import Playback
from tests.games.coco.show import Show
from tests.games.coco.table import GAME, RED, node

EVENTS = [
    TurnBegan(1, 7),
    DeckShuffled(25),
    CardDrawn(0, 17, 0),
    CardDead(0, 5),
    TurnPassed(0),
    Loaded(0, 1, kind=FRUIT, known=1),
    Loaded(1, 4, kind=None, known=2),
    Shown(0, 0, FRUIT),
    BasketMoved(0, 0, (node("4_3"), node("5_3"), node("5_4")), 2),
    Delivered(0, 0, 0, 3, kind=FRUIT, known=1),
    DiceRolled(0, 1, 2, True, 55),
    MonkeySwung(0, 0, 2, 0, False, None),
    MonkeySwung(0, 1, 1, 0, True, 0),
    MonkeySwung(0, 2, 1, 0, False, 0),
    Stolen(1, 0, 0, node("4_3"), 0, 1, kind=None, known=2),
    Stolen(0, 0, 0, node("4_3"), 0, 3, kind=FRUIT, known=1),
    Swapped(0, 0, 3, (node("4_3"), node("2_2")), True),
    Looked(0, 6, VILLAGE, False, kind=COCONUT, known=1),
    Looked(1, 0, node("4_3"), True, kind=None, known=2),
    LootTurned(0, ((0, FRUIT), (2, COCONUT)), 0),
    LootTurned(1, (), 0),
    GameEnded((2, 1, 0, 0), (0,), 40, False),
]


def test_every_type_of_event_is_played_below():
    assert {type(event) for event in EVENTS} == set(AnyEvent.__args__)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_a_scene_uncovers_once_what_words_must_not_give_away(full, qtbot, event):
    full.context.speed = 60.0
    uncovered = []
    full.board.uncovered.connect(lambda: uncovered.append(event))
    full.board.animate(event, full.board.view)
    assert uncovered == []
    if full.board.busy:
        qtbot.waitUntil(lambda: not full.board.busy)
    assert len(uncovered) == full.board.suspense(event)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
@pytest.mark.parametrize("reduced", [False, True])
def test_every_event_is_shown_and_ends(full, qtbot, event, reduced):
    full.context.speed = 60.0
    full.context.reduced_motion = reduced
    full.board.animate(event, full.board.view)
    if full.board.busy:
        with qtbot.waitSignal(full.board.settled, timeout=4000):
            pass
    full.show()
    assert full.board.guests == []


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
@pytest.mark.parametrize("share", [0.25, 0.5, 0.75])
def test_an_event_skipped_in_the_middle_leaves_nothing_behind(full, event, share):
    board = full.board
    expected = proof(board, QSize(350, 250))
    full.context.speed = 1.0
    board.animate(event, board.view)
    if board.busy:
        motion = board._motion
        motion.pause()
        for step in range(0, int(motion.totalDuration() * share), 20):
            motion.setCurrentTime(step)
        board.skip()
    board.peeked.clear()
    full.show()
    assert proof(board, QSize(350, 250)) == expected


def test_a_whole_game_is_played_at_high_speed(qapp, qtbot):
    rng, dealer = Random(2), Recorder(Random(2))
    state = GAME.setup(3, GAME.meta.complete({"memory_aid": 2}, 3), dealer)
    dealer.take()
    shown = Show(state)
    shown.context.speed = 400.0
    for _ in range(70):
        if not state.stack:
            break
        seat = GAME.actors(state)[0]
        GAME.play(state, seat, rng.choice(list(GAME.options(state, seat))), dealer)
        for event in dealer.take()[1]:
            seen = event.seen_by(0)
            if seen is not None:
                shown.board.animate(seen, GAME.view(state, 0))
        if shown.board.busy:
            with qtbot.waitSignal(shown.board.settled, timeout=8000):
                pass
        shown.show()
    assert shown.board.picture.where == tuple(state.where)


def test_the_monkey_makes_himself_heard(full, qtbot):
    full.context.speed = 60.0
    with qtbot.waitSignal(full.board.settled, timeout=4000):
        full.board.animate(Stolen(1, 0, 0, node("4_3"), 0, 1, kind=None, known=2), full.board.view)
    assert "monkey" in full.sounds


def test_the_loot_is_counted_tile_by_tile(full):
    view = GAME.view(full.state, RED)
    full.board.lay_out(view)
    assert [points_of(full.board.picture, RED, tiles) for tiles in (0, 1, 2)] == [0, 1, 0]


def test_every_line_of_the_log_can_be_shown_again(qapp, qtbot, monkeypatch):
    broken = []
    monkeypatch.setattr(sys, "excepthook", lambda *problem: broken.append(problem))
    record = played(GAME, 3)
    table = Table.resume(GAME, record, [Silent()] * 3, timer=VirtualTimer())
    board = Show(GAME.codec.state(record.state)).board
    board.context.speed = 400.0
    for event in table.history(0)[::3]:
        for seen in table.told_again(event, 0):
            for each in seen.events:
                board.animate(each, seen.view)
            qtbot.waitUntil(lambda: not board.busy)
            board.lay_out(seen.view)
    assert not broken


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("variant", ["V2", "V3"])
def test_whatever_breaks_a_scene_off_the_next_one_finds_what_it_starts_from(
    qapp, qtbot, monkeypatch, variant, seed
):
    broken = []
    monkeypatch.setattr(sys, "excepthook", lambda *problem: broken.append(problem))
    rng, dealer = Random(seed), Recorder(Random(seed))
    state = GAME.setup(3, GAME.meta.complete({"variant": variant}, 3), dealer)
    dealer.take()
    shown = Show(state)
    playback = Playback(shown.board, lambda: 200.0)
    breaks = (shown.board.skip, shown.board.retranslate, playback.hurry, playback.rush)
    for _ in range(60):
        if not state.stack:
            break
        seat = GAME.actors(state)[0]
        GAME.play(state, seat, rng.choice(list(GAME.options(state, seat))), dealer)
        playback.tell(seen_by(dealer.take()[1], 0), GAME.view(state, 0))
        qapp.processEvents()
        if rng.random() < 0.5:
            rng.choice(breaks)()
        qtbot.waitUntil(lambda: not playback.busy)
    assert not broken
