"""Taking back at the table: by key and button, on the board first, and for practice."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.reference.actions import Bid
from tests.ui.conftest import Laid

Lay = Callable[..., Laid]


def test_undo_that_is_refused_says_why_on_the_button(lay: Lay) -> None:
    page = lay().page
    assert not page.controls._undo.isEnabled()
    assert page.controls._undo.toolTip() == str(page.sitting.undo_refusal())


def test_undo_by_key_says_why_not(lay: Lay) -> None:
    page = lay().page
    QTest.keyClick(page, Qt.Key.Key_U)
    assert page.notice.words == str(page.sitting.undo_refusal())


def test_the_usual_key_takes_back_as_well(lay: Lay) -> None:
    page = lay().page
    QTest.keySequence(page.stage, QKeySequence(QKeySequence.StandardKey.Undo))
    assert page.notice.words == str(page.sitting.undo_refusal())


def test_the_button_names_both_keys_that_take_back(lay: Lay) -> None:
    laid = lay()
    laid.page.controls.show_undo(None)
    assert laid.page.controls._undo.toolTip() == "Take back your last answer (U, Ctrl+Z)"


def test_what_is_only_tried_on_the_board_is_taken_back_before_the_game(lay: Lay, monkeypatch) -> None:
    page = lay().page
    taken: list[bool] = []
    monkeypatch.setattr(type(page.board), "trying", True)
    monkeypatch.setattr(page.board, "take_back", lambda: not taken.append(True))
    page._offer_undo()
    assert page.controls._undo.isEnabled()
    page.undo()
    assert taken == [True]
    assert page.notice.words == ""


def test_one_person_may_take_back_past_a_secret_for_practice(lay: Lay) -> None:
    laid = lay()
    page = laid.page
    page.choose(Bid(1))
    laid.bots_answer()
    assert page.sitting.undo_refusal() is not None
    assert page.controls._undo.isEnabled()
    QTest.keyClick(page, Qt.Key.Key_U)
    assert page.notice._accept.text() == "Take it back for practice"
    page.notice._accept.click()
    assert laid.table.open[0].options[0] == Bid(0)
    assert laid.table.record().practice
    assert page.notice.words == ""


def test_practice_is_not_offered_to_several_people(lay: Lay) -> None:
    laid = lay((0, 1))
    assert not laid.sitting.practice_helps


def test_an_offer_stands_until_it_is_out_of_date(lay: Lay) -> None:
    laid = lay()
    laid.page.choose(Bid(1))
    laid.bots_answer()
    laid.page.undo()
    assert laid.page.notice.words
    assert not laid.page.notice._timer.isActive()
    laid.page.choose(laid.sitting.decision.options[0])
    assert not laid.page.notice.words


def test_practice_is_marked_as_long_as_it_lasts(lay: Lay) -> None:
    laid = lay()
    mark = laid.page.controls._practice
    laid.page.choose(Bid(1))
    laid.bots_answer()
    assert not mark.isVisible()
    laid.sitting.practise()
    QApplication.processEvents()
    assert mark.isVisible()
