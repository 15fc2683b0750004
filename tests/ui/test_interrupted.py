"""Whatever scene is broken off, and wherever: the board shows what one shows that has just been made."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import QAbstractAnimation
from PySide6.QtWidgets import QGraphicsItem

from desktop import games
from desktop.core.people import called
from desktop.core.record import Record
from desktop.ui.board.context import BoardContext
from desktop.ui.board.view import BoardView
from desktop.ui.boards import make_board
from desktop.ui.desk import Desk
from desktop.ui.gallery import played
from desktop.ui.history import History, tell_history

STEPS, LOOKS = 120, 12
"""So many steps of a game are shown, and after so many of them each time the board is compared."""


def board_of(desk: Desk, record: Record) -> BoardView:
    game = games.load(record.game)
    context = BoardContext(
        game=game,
        seats=record.seats,
        say=desk.speaker(called(game.meta, record.seats)),
        theme=desk.theme,
        explain=lambda _: None,
        sound=lambda _: None,
    )
    return make_board(context)


def seen(item: QGraphicsItem) -> tuple[object, ...]:
    """Return how an item looks and lies, as far as an animation can change it."""
    place = item.sceneBoundingRect()
    corners = tuple(round(side) for side in (place.x(), place.y(), place.width(), place.height()))
    return type(item).__name__, *corners, round(item.opacity(), 2), round(item.zValue(), 2)


def shown(board: BoardView) -> Counter[tuple[object, ...]]:
    return Counter(seen(item) for item in board.items() if item.isVisible() and item.opacity())


def break_off(board: BoardView, rng: Random) -> None:
    """Let the scene that plays go on to somewhere in it, and break it off there."""
    motion = board._motion
    if motion is not None:
        length = motion.totalDuration()
        motion.setCurrentTime(rng.randrange(max(1, length)))
        board.skip()
        assert motion.state() == QAbstractAnimation.State.Stopped


@pytest.mark.parametrize("game", games.GAMES)
def test_a_scene_that_is_broken_off_leaves_nothing_behind(desk: Desk, game: str) -> None:
    fewest, most = games.meta(game).seats
    record, rng = played(games.load(game), max(fewest, min(4, most))), Random(game)
    history = tell_history(games.load(game), record)
    assert isinstance(history, History)
    board = board_of(desk, record)
    board.lay_out(history.view(0, None))
    for step in range(1, min(STEPS, history.steps) + 1):
        board.context.speed = 1.0
        for event in history.events(step, None):
            board.animate(event, history.view(step, None))
            if board.busy:
                break_off(board, rng)
                board.context.speed = 0.0  # as playback does: what follows is skipped too
        board.lay_out(history.view(step, None))
        if step % LOOKS == 0:
            fresh = board_of(desk, record)
            fresh.lay_out(history.view(step, None))
            assert shown(board) == shown(fresh)
