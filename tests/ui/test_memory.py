"""Nothing keeps what a window has let go of."""

from __future__ import annotations

import gc
from weakref import ref

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication

from desktop import games
from desktop.core.record import Seat
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
