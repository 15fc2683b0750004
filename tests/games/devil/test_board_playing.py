"""The board plays every event, and leaves nothing behind of it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize

from desktop.games.devil import GAME
from desktop.games.devil.events import (
    AnyEvent,
    Bonus,
    CoalPulled,
    DevilPulled,
    FiguresPlaced,
    GameEnded,
    OvenFilled,
    PactPaid,
    RoundBegan,
    Staked,
    StakeSettled,
    StakesRevealed,
    TurnEnded,
)
from desktop.ui.board.proof import proof
from tests.games.devil.at_board import Table, betting, over, pulling

EVENTS = [
    OvenFilled(48),
    RoundBegan(2, 1),
    Staked(1),
    StakesRevealed((60, 100, 0, 140)),
    CoalPulled(0, 50, 130, 3, 1200),
    DevilPulled(0, 80, 1200),
    DevilPulled(1, 0, 1200),
    PactPaid(0, 2, 50, 0),
    PactPaid(0, 2, 0, 50),
    TurnEnded(0, 80, 2),
    StakeSettled(1, 100, 135, 200, True),
    StakeSettled(1, 100, 135, 100, False),
    StakeSettled(3, 140, 135, -140, True),
    Bonus(2, 50, True),
    Bonus(2, 50, False),
    FiguresPlaced((5, 3, 4, 8), (1,)),
    GameEnded((1600, 900, 200, 0), (0,), 1600),
]


def test_every_type_of_event_is_played_below():
    assert {type(event) for event in EVENTS} == set(AnyEvent.__args__)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_a_scene_uncovers_once_what_words_must_not_give_away(table, qtbot, event):
    table.context.speed = 40.0
    if isinstance(event, Staked | StakesRevealed):
        table.until(betting)
    uncovered = []
    table.board.uncovered.connect(lambda: uncovered.append(event))
    table.board.animate(event, table.board.view)
    assert uncovered == []
    if table.board.busy:
        qtbot.waitUntil(lambda: not table.board.busy)
    assert len(uncovered) == table.board.suspense(event)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
@pytest.mark.parametrize("reduced", [False, True])
def test_every_event_is_shown_and_ends(table, qtbot, event, reduced):
    table.context.speed = 40.0
    table.context.reduced_motion = reduced
    if isinstance(event, Staked | StakesRevealed):
        table.until(betting)
    table.board.animate(event, table.board.view)
    if table.board.busy:
        with qtbot.waitSignal(table.board.settled, timeout=3000):
            pass
    table.show()
    assert [lump.value for lump in table.board.row.lumps] == table.state.line


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
@pytest.mark.parametrize("share", [0.2, 0.5, 0.8])
def test_an_event_skipped_in_the_middle_leaves_nothing_behind(table, event, share):
    board = table.board
    if isinstance(event, Staked | StakesRevealed):
        table.until(betting)
    expected = proof(board, QSize(350, 250))
    table.context.speed = 1.0
    board.animate(event, board.view)
    if board.busy:
        motion = board._motion
        motion.pause()
        for step in range(0, int(motion.totalDuration() * share), 20):
            motion.setCurrentTime(step)
        board.skip()
    table.show()
    assert proof(board, QSize(350, 250)) == expected


@pytest.mark.parametrize("moment", [betting, pulling, over])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_a_line_of_the_log_is_shown_again_at_any_moment(qapp, qtbot, moment, event):
    table = Table(4, seed=2, options={"goal": 800}).until(moment)
    table.context.speed = 60.0
    table.board.animate(event, table.board.view)
    if table.board.busy:
        with qtbot.waitSignal(table.board.settled, timeout=3000):
            pass
    table.show()
    assert table.board.picture.stakes == tuple(table.state.stakes)


def test_a_whole_game_is_played_at_high_speed(qapp, qtbot):
    table = Table(3, seed=8, options={"goal": 800})
    table.context.speed = 300.0
    table.show()
    for _ in range(60):
        if over(table.state):
            break
        for event in table.play():
            table.board.animate(event, GAME.view(table.state, 0))
        if table.board.busy:
            with qtbot.waitSignal(table.board.settled, timeout=5000):
                pass
        table.show()
    assert table.board.picture.pieces == len(table.state.oven)


def test_a_devil_makes_itself_heard(table, qtbot):
    table.context.speed = 40.0
    with qtbot.waitSignal(table.board.settled, timeout=3000):
        table.board.animate(DevilPulled(0, 80, 1200), table.board.view)
    assert "devil" in table.sounds


def test_a_devil_turns_the_row_to_nothing(table, qtbot):
    table.context.speed = 40.0
    with qtbot.waitSignal(table.board.settled, timeout=3000):
        table.board.animate(DevilPulled(0, 80, 1200), table.board.view)
    assert table.board.row.lumps == []
    assert table.board.places[0].devil.isVisible()
