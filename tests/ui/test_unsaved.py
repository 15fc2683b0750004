"""A table that cannot be saved is left on purpose only."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QDialog, QLabel

from desktop.core.text import literal
from desktop.ui.desk import Desk
from desktop.ui.launch import Launch
from desktop.ui.unsaved import Unsaved
from desktop.ui.window import Window
from tests.ui.conftest import tidy


@pytest.fixture
def unsaved(window: Window, monkeypatch: pytest.MonkeyPatch) -> Window:
    """A table that cannot be saved."""
    window.launch(Launch(game="devil"))
    assert window.table is not None
    monkeypatch.setattr(window.table.sitting, "unsaved", lambda: literal("The disk is full."))
    return window


def test_a_table_that_is_not_saved_is_left_on_purpose_only(
    unsaved: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = unsaved.table
    monkeypatch.setattr(Unsaved, "exec", lambda _: QDialog.DialogCode.Rejected)
    unsaved.leave_for_home()
    assert not unsaved.close()
    assert unsaved.table is table
    monkeypatch.setattr(Unsaved, "exec", lambda _: QDialog.DialogCode.Accepted)
    unsaved.leave_for_home()
    assert unsaved.table is None


def test_who_is_being_asked_is_not_asked_again(unsaved: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[bool] = []

    def ask(_question: Unsaved) -> QDialog.DialogCode:
        asked.append(True)
        assert not unsaved.close(), "the system ends the session meanwhile"
        return QDialog.DialogCode.Rejected

    monkeypatch.setattr(Unsaved, "exec", ask)
    unsaved.leave_for_home()
    assert asked == [True]
    unsaved.leave_for_home()
    assert asked == [True, True]


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_why_a_table_is_not_saved_stands_in_the_question(desk: Desk, qtbot, language: str) -> None:
    desk.set_language(language)
    question = Unsaved(desk, literal("The disk is full."), None)
    qtbot.addWidget(question)
    assert any("The disk is full." in label.text() for label in question.findChildren(QLabel))


@pytest.mark.parametrize("answer", ["accept", "reject"])
def test_a_question_that_was_answered_is_not_kept_by_its_window(window: Window, answer: str) -> None:
    question = Unsaved(window.desk, literal("The disk is full."), window)
    QTimer.singleShot(0, getattr(question, answer))
    answered = question.exec()
    tidy()
    assert answered == QDialog.DialogCode[answer.capitalize() + "ed"]
    assert window.findChildren(QDialog) == []
