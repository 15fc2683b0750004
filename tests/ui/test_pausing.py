"""A pause at the table, and the clock that it stops."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.ui.desk import Desk
from tests.ui.conftest import Laid, hurry

Lay = Callable[..., Laid]


def test_pausing_takes_the_question_away_and_brings_it_back(lay: Lay) -> None:
    laid = lay()
    QTest.keyClick(laid.page, Qt.Key.Key_P)
    assert laid.table.paused
    assert not [piece for piece in laid.page.board.pieces() if piece.open]
    QTest.keyClick(laid.page, Qt.Key.Key_P)
    assert [piece for piece in laid.page.board.pieces() if piece.open]


def test_pausing_a_race_hides_the_board_until_it_goes_on(lay: Lay) -> None:
    laid = lay()
    hurry(laid)
    QTest.keyClick(laid.page, Qt.Key.Key_P)
    assert not laid.page.centre.isVisible()
    QTest.keyClick(laid.page, Qt.Key.Key_T)
    assert not laid.page.words.isVisible()
    QTest.keyClick(laid.page, Qt.Key.Key_P)
    assert laid.page.centre.isVisible()


def test_a_pause_that_the_rules_forbid_says_why(lay: Lay) -> None:
    laid = lay((0, 1))
    while laid.table.pause_refusal() is None:
        decision = next(iter(laid.table.open.values()))
        laid.table.answer(decision.id, decision.options[0])
    laid.page.curtain.hide()
    laid.page.pause()
    assert not laid.table.paused
    assert "Several people" in laid.page.notice.words
    laid.page._refresh()
    assert not laid.page.controls._pause.isEnabled()
    assert "Several people" in laid.page.controls._pause.toolTip()


def test_pausing_without_a_clock_leaves_the_board_in_sight(lay: Lay) -> None:
    laid = lay()
    QTest.keyClick(laid.page, Qt.Key.Key_P)
    assert laid.page.centre.isVisible()


def test_the_clock_of_a_question_is_shown_and_runs(lay: Lay) -> None:
    laid = lay(people=(0, 1, 2, 3))
    for _ in range(120):
        if laid.page.curtain.isVisible():
            laid.page._lift()
        decision = laid.sitting.decision
        if decision is None:
            laid.timer.skip()
            continue
        if laid.table.time_limit(laid.sitting.here) is not None:
            break
        laid.page.choose(decision.options[-1])
    QApplication.processEvents()
    assert laid.page.prompt.timed


@pytest.mark.parametrize("change", ["language", "theme"])
def test_a_start_signal_is_counted_on_when_the_board_is_made_anew(
    lay: Lay, desk: Desk, monkeypatch: pytest.MonkeyPatch, change: str
) -> None:
    laid = lay()
    counted: list[int] = []
    monkeypatch.setattr(type(laid.table), "signal", property(lambda _: 3000))
    monkeypatch.setattr(laid.page.board, "count_down", counted.append)
    laid.page._refresh()
    if change == "language":
        desk.translator.set_language("nl")
    else:
        desk.preferences.set("theme", "dark")
    assert counted == [3000, 3000]
