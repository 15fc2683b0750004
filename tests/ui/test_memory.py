"""Nothing keeps what a window has let go of."""

from __future__ import annotations

import gc
from weakref import ref

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from desktop import games
from desktop.core.record import Seat
from desktop.games.devil.events import RoundBegan
from desktop.ui.desk import Desk
from desktop.ui.gallery import played
from desktop.ui.window import Window
from tests.ui.conftest import tidy
from tests.ui.pages import GAME, PEOPLE, settle


@pytest.mark.parametrize("game", games.GAMES)
def test_nothing_keeps_a_table_that_was_left(window: Window, qtbot, game: str) -> None:
    def gone() -> bool:
        settle()
        tidy()
        gc.collect()
        return not any(each() is not None for each in kept)

    fewest, _ = games.meta(game).seats
    window.begin(game, [Seat(f"Seat {seat}", seat) for seat in range(fewest)], {})
    settle()
    kept = [ref(each) for each in (window.table, window.table.board, window.table.sitting)]
    window.leave_for_home()
    qtbot.waitUntil(gone)  # what Qt is to call later may keep it until then


def test_nothing_keeps_a_table_that_was_left_while_something_was_to_follow(window: Window) -> None:
    window.begin(GAME, PEOPLE, {})
    settle()
    page = window.table
    page.playback.then(settle)
    page.toggle_panel()
    kept = [ref(each) for each in (page, page.board, page.sitting)]
    window.leave_for_home()
    del page
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    settle()
    tidy()
    gc.collect()
    assert [each() for each in kept] == [None, None, None]


def test_who_collects_garbage_hears_that_a_table_was_left(window: Window, qtbot) -> None:
    window.begin(GAME, PEOPLE, {})
    with qtbot.waitSignal(window.table_left):
        window.leave_for_home()


def test_nothing_plays_on_at_a_table_that_was_left(window: Window, desk: Desk) -> None:
    desk.preferences.set("speed", "slow")
    window.begin(GAME, [Seat("Anna", 0), Seat("Bea", 1, "beginner")], {})
    settle()
    page = window.table
    page.playback.tell([RoundBegan(1, 0), RoundBegan(2, 1)], page.sitting.view)
    page.playback.tell([RoundBegan(3, 2)], page.sitting.view)
    assert page.board.busy
    window.close()
    assert not page.board.busy


def test_nothing_plays_in_a_look_back_that_was_left(window: Window, desk: Desk) -> None:
    desk.preferences.set("speed", "slow")
    window.look_back(played(games.load(GAME), 4, 1))
    page = window.page
    page.step_on()
    while not page.board.busy:
        page.step_on()
    window.go_back()
    assert not page.board.busy
