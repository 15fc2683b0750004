"""Whatever can be chosen on a board has words for those who do not see it, and each thing its own."""

from __future__ import annotations

from collections import defaultdict

import pytest

from desktop import games
from desktop.core.game import Decision
from desktop.core.people import called
from desktop.ui.board.context import BoardContext
from desktop.ui.board.piece import Piece
from desktop.ui.board.stage import spoken
from desktop.ui.boards import make_board
from desktop.ui.desk import Desk
from desktop.ui.gallery import played
from desktop.ui.history import History, tell_history

QUESTIONS = 150


@pytest.mark.parametrize("name", games.GAMES)
def test_everything_that_can_be_chosen_is_told_apart_by_ear(desk: Desk, name: str) -> None:
    game = games.load(name)
    fewest, most = game.meta.seats
    record = played(game, max(fewest, min(4, most)))
    history = tell_history(game, record)
    assert isinstance(history, History)
    speak = desk.speaker(called(game.meta, record.seats))
    board = make_board(
        BoardContext(game, record.seats, speak, desk.theme, lambda _: None, lambda _: None, speed=0.0)
    )
    for step in range(min(QUESTIONS, history.steps)):
        seat, state = record.steps[step].seat, history._position(step)
        if seat < 0:
            continue
        board.lay_out(history.view(step, seat))
        options = tuple(game.options(state, seat))
        board.ask(Decision(step, seat, game.prompt(state, seat), options))
        heard: defaultdict[str, set[str]] = defaultdict(set)
        for piece in board.stops():
            heard[spoken(piece)].add(meant(board.context, piece))
        assert "" not in heard
        assert {words: told for words, told in heard.items() if len(told) > 1} == {}
        board.ask(None)


def meant(context: BoardContext, piece: Piece) -> str:
    """Return what a piece answers: two cards that are alike may well be called the same."""
    return " / ".join(map(context.label, piece.actions))
