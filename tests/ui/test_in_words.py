"""The board in words, in front of the board."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import games
from desktop.ui.desk import Desk
from tests.ui.conftest import Laid

Lay = Callable[..., Laid]


def test_the_board_in_words_lists_every_answer_and_gives_it(lay: Lay) -> None:
    laid = lay()
    QTest.keyClick(laid.page, Qt.Key.Key_T)
    words = laid.page.words
    assert words.isVisible()
    assert words.answers.count() == len(laid.sitting.decision.options)
    words.answers.itemActivated.emit(words.answers.item(0))
    assert laid.sitting.decision is None


def test_the_board_in_words_has_a_column_for_every_seat(lay: Lay) -> None:
    page = lay().page
    page.toggle_words()
    heads = [page.words.facts.horizontalHeaderItem(i).text() for i in range(page.words.facts.columnCount())]
    assert heads == ["Anna", "Bruno", "Cleo", "Dario"]


def test_a_second_press_in_haste_answers_no_question_that_nobody_has_read(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(QApplication, "doubleClickInterval", lambda: 60_000)
    laid = lay()
    laid.page.toggle_words()
    answers = laid.page.words.answers
    answers.itemActivated.emit(answers.item(0))
    laid.bots_answer()
    QApplication.processEvents()
    decision = laid.sitting.decision
    assert decision is not None
    answers.itemActivated.emit(answers.item(0))
    assert laid.sitting.decision is decision


def test_tab_leads_out_of_the_tables_of_the_board_in_words(lay: Lay) -> None:
    page = lay().page
    page.toggle_words()
    page.words.facts.setFocus()
    QTest.keyClick(page.words.facts, Qt.Key.Key_Tab)
    assert page.focusWidget() is page.words.fields
    QTest.keyClick(page.words.fields, Qt.Key.Key_Tab)
    assert page.focusWidget() is page.words.answers


@pytest.mark.parametrize("size", [100, 160])
def test_no_word_of_the_board_in_words_is_squeezed(lay: Lay, desk: Desk, size: int) -> None:
    desk.preferences.set("text_size", size)
    page = lay().page
    page.resize(640, 480)
    page.toggle_words()
    QApplication.processEvents()
    facts = page.words.facts
    metrics = facts.horizontalHeader().fontMetrics()
    for column in range(facts.columnCount()):
        name = facts.horizontalHeaderItem(column).text()
        assert facts.columnWidth(column) >= metrics.horizontalAdvance(name)


def test_long_answers_in_words_are_broken_into_lines(lay: Lay, desk: Desk) -> None:
    desk.preferences.set("text_size", 160)
    page = lay().page
    page.resize(640, 480)
    page.toggle_words()
    answers = page.words.answers
    answers.addItem("a very long answer, " * 20)
    QApplication.processEvents()
    last = answers.item(answers.count() - 1)
    assert answers.horizontalScrollBar().maximum() == 0
    assert answers.visualItemRect(last).height() > 4 * answers.fontMetrics().height()


@pytest.mark.parametrize("size", [80, 160])
def test_the_facts_take_no_more_room_than_they_have_lines(lay: Lay, desk: Desk, size: int) -> None:
    desk.preferences.set("text_size", size)
    page = lay(game=games.load("devil")).page
    page.resize(1600, 1200)
    page.toggle_words()
    QApplication.processEvents()
    facts = page.words.facts
    assert facts.viewport().height() == facts.verticalHeader().length()


def test_sentences_stand_under_one_heading(lay: Lay) -> None:
    page = lay(game=games.load("devil")).page
    page.toggle_words()
    assert page.words.fields.columnCount() == 1
    assert not page.words.fields.horizontalHeader().isVisible()
    assert page.words.facts.horizontalHeader().isVisible()
