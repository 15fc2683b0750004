"""A scene that is ended early leaves the board as if it had been watched, in every game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from PySide6.QtCore import QAbstractAnimation, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from desktop import games
from desktop.core.dealer import Recorder
from desktop.core.game import Event, Game, View
from desktop.core.record import Seat
from desktop.ui.board.context import BoardContext
from desktop.ui.board.proof import proof
from desktop.ui.board.view import BoardView
from desktop.ui.boards import make_board
from desktop.ui.theme import Theme
from desktop.ui.translator import Translator

MOVES = 30
SIZE = QSize(350, 250)
FRAME = 16
SEATS = 4


def board_of(game: Game[Any, Any, Any], sounds: list[str]) -> BoardView:
    names = [f"P{seat}" for seat in range(SEATS)]
    context = BoardContext(
        game=game,
        seats=[Seat(name, seat) for seat, name in enumerate(names)],
        say=Translator("en").speaker(names),
        theme=Theme.load("light"),
        explain=lambda _: None,
        sound=sounds.append,
    )
    return make_board(context)


def moves(game: Game[Any, Any, Any], rng: Random) -> Iterator[tuple[list[Event], View]]:
    """Play at random, and yield what seat 0 sees of every move; first how it all begins."""
    dealer = Recorder(rng)
    state = game.setup(SEATS, game.meta.complete({}, SEATS), dealer)
    dealer.take()
    yield [], game.view(state, 0)
    for _ in range(MOVES):
        seat = rng.choice(list(game.actors(state)))
        game.play(state, seat, rng.choice(list(game.options(state, seat))), dealer)
        seen = [event.seen_by(0) for event in dealer.take()[1]]
        yield [event for event in seen if event is not None], game.view(state, 0)


def watch(board: BoardView, event: Event, view: View) -> QImage:
    """Let a scene play to its end, frame by frame, and return how the board looks then."""
    board.animate(event, view)
    motion = board._motion
    moment = 0
    while motion is not None and motion.state() != QAbstractAnimation.State.Stopped:
        motion.pause()
        motion.setCurrentTime(moment := moment + FRAME)
    QApplication.processEvents()
    return proof(board, SIZE)


def end(board: BoardView, event: Event, view: View, share: float) -> QImage:
    """End a scene somewhere in its middle, and return how the board looks then."""
    board.animate(event, view)
    motion = board._motion
    if motion is not None:
        motion.pause()
        motion.setCurrentTime(int(motion.totalDuration() * share))
        motion.resume()
    board.end_scene()
    assert not board.busy
    return proof(board, SIZE)


def lie(board: BoardView) -> Counter[tuple[object, ...]]:
    """Return where everything lies; pixels may differ by what has been painted from a picture before."""
    return Counter(
        (
            type(item).__name__,
            item.isVisible(),
            *(round(number, 3) for number in (item.scenePos().x(), item.scenePos().y(), item.opacity())),
            *(round(number, 3) for number in (item.scale(), item.rotation(), item.zValue())),
        )
        for item in board.items()
    )


@pytest.mark.parametrize("name", games.GAMES)
def test_a_scene_that_is_ended_leaves_the_board_as_if_it_had_been_watched(qapp, name: str) -> None:
    game, rng = games.load(name), Random(7)
    patient, hasty = board_of(game, []), board_of(game, [])
    for events, view in moves(game, Random(1)):
        for event in events:
            assert end(hasty, event, view, rng.random()) == watch(patient, event, view), event
        patient.lay_out(view)
        hasty.lay_out(view)


@pytest.mark.parametrize("name", games.GAMES)
def test_a_board_made_anew_in_the_middle_of_a_move_catches_up(qapp, name: str) -> None:
    game = games.load(name)
    patient, other = board_of(game, []), board_of(game, [])
    for events, view in moves(game, Random(3)):
        for board in (patient, other):
            board.retranslate()
        for event in events:
            watch(patient, event, view)
        other.catch_up(events, view)
        QApplication.processEvents()
        assert lie(other) == lie(patient), events
        patient.lay_out(view)
        other.lay_out(view)


@pytest.mark.parametrize("name", games.GAMES)
def test_the_end_of_a_scene_is_silent(qapp, name: str) -> None:
    sounds: list[str] = []
    game = games.load(name)
    board = board_of(game, sounds)
    for events, view in moves(game, Random(5)):
        board.catch_up(events, view)
        board.lay_out(view)
    assert sounds == []
