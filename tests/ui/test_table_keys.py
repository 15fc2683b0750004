"""The keyboard at the table: answers, letters, and where F6 leads."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from desktop.core.bot import Advice
from tests.reference.actions import Bid
from tests.ui.conftest import Laid

Lay = Callable[..., Laid]


def test_digits_give_the_answer_with_that_number(lay: Lay) -> None:
    laid = lay()
    QTest.keyClick(laid.page, Qt.Key.Key_2)
    assert laid.sitting.decision is None
    assert laid.table.view(0).questions[0].bids[0] == 1


def test_another_key_with_ctrl_is_no_letter(lay: Lay) -> None:
    page = lay().page
    for key in (Qt.Key.Key_U, Qt.Key.Key_H, Qt.Key.Key_T, Qt.Key.Key_1):
        QTest.keyClick(page.stage, key, Qt.KeyboardModifier.ControlModifier)
    assert page.notice.words == ""
    assert not page.hints.isVisible()
    assert page.sitting.decision is not None


def test_f6_leads_the_keyboard_to_what_is_offered_and_it_comes_back_to_the_board(lay: Lay) -> None:
    laid = lay()
    page = laid.page
    page.stage.setFocus()
    page.choose(Bid(1))
    laid.bots_answer()
    QTest.keyClick(page, Qt.Key.Key_U)
    QTest.keyClick(page.stage, Qt.Key.Key_F6)
    assert page.focusWidget() is page.notice._accept
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert laid.table.record().practice
    assert page.focusWidget() is page.stage


def test_f6_leads_from_what_is_offered_on_to_the_controls(lay: Lay) -> None:
    laid = lay()
    page = laid.page
    page.choose(Bid(1))
    laid.bots_answer()
    QTest.keyClick(page, Qt.Key.Key_U)
    page.notice._accept.setFocus()
    QTest.keyClick(page.notice._accept, Qt.Key.Key_F6)
    assert page.controls.isAncestorOf(page.focusWidget())


@pytest.mark.parametrize("part", ["answers", "facts", "fields"])
def test_letters_in_the_board_in_words_are_keys_of_the_page(lay: Lay, part: str) -> None:
    page = lay().page
    page.toggle_words()
    QTest.keyClick(getattr(page.words, part), Qt.Key.Key_T)
    assert page.centre.currentWidget() is page.stage


@pytest.mark.parametrize("front", ["board", "words"])
def test_f6_leads_the_keyboard_to_the_controls_and_back(lay: Lay, front: str) -> None:
    page = lay((0,)).page
    if front == "words":
        page.toggle_words()
    else:
        page.entrance().setFocus()
    before = page.focusWidget()
    QTest.keyClick(before, Qt.Key.Key_F6)
    assert page.controls.isAncestorOf(page.focusWidget())
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_F6)
    assert page.focusWidget() is before


def test_f6_leads_the_keyboard_to_open_advice_first(lay: Lay) -> None:
    page = lay((0,)).page
    page.stage.setFocus()
    page.hints.advise([Advice(Bid(1), 0.5), Advice(Bid(2), 0.4)])
    QTest.keyClick(page.stage, Qt.Key.Key_F6)
    assert page.focusWidget() is page.hints._best
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_F6)
    assert page.controls.isAncestorOf(page.focusWidget())


def test_esc_closes_a_notice_before_anything_else(lay: Lay) -> None:
    page = lay().page
    page.undo()
    assert page.notice.words
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.notice.words == ""


def test_the_board_is_zoomed_with_the_keys_of_other_programs(lay: Lay) -> None:
    page = lay().page
    whole = page.stage.transform().m11()
    QTest.keyClick(page.stage, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert page.stage.transform().m11() > whole
    QTest.keyClick(page.stage, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert page.stage.transform().m11() == pytest.approx(whole)
    QTest.keyClick(page.stage, Qt.Key.Key_Equal, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page.stage, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert page.stage.transform().m11() == pytest.approx(whole)


def hold(widget: QWidget, key: Qt.Key, laid: Laid) -> None:
    """Press a key and keep it down while everybody else answers."""
    for repeated in (False, True, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", repeated)
        QApplication.sendEvent(widget, event)
        laid.bots_answer()
        QApplication.processEvents()


def answers(laid: Laid) -> int:
    return sum(step.seat == 0 for step in laid.table.record().steps)


def test_a_digit_held_down_answers_once(lay: Lay) -> None:
    laid = lay()
    hold(laid.page.stage, Qt.Key.Key_1, laid)
    assert answers(laid) == 1


def test_enter_held_down_in_the_board_in_words_answers_once(lay: Lay) -> None:
    laid = lay()
    laid.page.toggle_words()
    hold(laid.page.words.answers, Qt.Key.Key_Return, laid)
    assert answers(laid) == 1


def test_undo_held_down_takes_one_answer_back(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    laid = lay()
    undone: list[None] = []
    monkeypatch.setattr(laid.sitting, "undo", lambda: undone.append(None))
    monkeypatch.setattr(laid.sitting, "undo_refusal", lambda: None)
    hold(laid.page.stage, Qt.Key.Key_U, laid)
    assert undone == [None]


def test_a_zoom_key_held_down_zooms_on(lay: Lay) -> None:
    laid = lay()
    hold(laid.page.stage, Qt.Key.Key_Plus, laid)
    assert laid.page.stage._zoom > 2.0
