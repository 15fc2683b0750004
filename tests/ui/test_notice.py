from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication

from desktop.core.text import literal
from desktop.ui.home import Home
from desktop.ui.newgame import NewGame
from desktop.ui.window import Window


@pytest.mark.parametrize("width", [700, 1024, 1900])
def test_a_sentence_stays_in_the_middle_of_a_window_that_changes_its_size(window: Window, width: int) -> None:
    window.resize(1440, 920)
    window.show()
    window.tell(literal("The settings cannot be saved: the disk is full."))
    window.resize(width, 700)
    QApplication.processEvents()
    place = window.notice.geometry()
    assert QRect(0, 0, window.width(), window.height()).contains(place)
    assert abs(place.center().x() - window.width() / 2) <= 1


def test_a_sentence_that_has_been_read_gives_the_keyboard_back_to_the_page(window: Window) -> None:
    window.set_table("devil")
    assert isinstance(window.page, NewGame)
    window.tell(literal("The settings cannot be saved: the disk is full."))
    window.notice.entrance().setFocus()
    window.notice._timer.timeout.emit()
    assert not window.notice.isVisible()
    assert window.focusWidget() is window.page.entrance()


def test_a_sentence_that_takes_an_offer_away_gives_the_keyboard_back(window: Window) -> None:
    assert isinstance(window.page, Home)
    window.notice.say(literal("It is too late."), (literal("For practice"), lambda: None))
    window.notice.entrance().setFocus()
    window.notice.say(literal("The disk is full."))
    assert window.focusWidget() is window.page.entrance()
