"""A look back that plays by itself, and what happens to it meanwhile."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop import games
from desktop.ui.desk import Desk
from desktop.ui.gallery import played
from desktop.ui.lookback import LookBack
from desktop.ui.window import Window
from tests.ui.pages import GAME, settle


@pytest.fixture
def back(window: Window) -> LookBack:
    window.look_back(played(games.load(GAME), 2))
    settle()
    assert isinstance(window.page, LookBack)
    return window.page


def test_a_look_back_plays_no_further_while_another_page_is_in_front(window: Window, back: LookBack) -> None:
    back._play.click()
    assert back._playing
    window.show_settings()
    settle()
    assert not back._playing
    assert not back._timer.isActive()


def test_what_plays_says_how_to_hold_it_in_every_language(back: LookBack, desk: Desk) -> None:
    back._play.click()
    assert back._play.accessibleName() == "Pause"
    desk.translator.set_language("nl")
    settle()
    assert back._play.accessibleName() == "Pauze"
    back._play.click()
    assert back._play.accessibleName() == "Laten afspelen"


def test_a_look_back_heeds_the_wish_for_less_motion_at_once(back: LookBack, desk: Desk) -> None:
    desk.preferences.set("motion", "full")
    assert not back.context.reduced_motion
    desk.preferences.set("motion", "reduced")
    assert back.context.reduced_motion


def test_in_a_minimised_window_no_scene_is_played(window: Window, back: LookBack, desk: Desk) -> None:
    desk.preferences.set("speed", "slow")
    assert back._speed() > 0
    window.showMinimized()
    assert back._speed() == 0.0


def test_the_board_of_a_look_back_has_a_name(back: LookBack) -> None:
    assert back.stage.accessibleName() == "Board"


def test_the_board_of_a_look_back_is_zoomed_by_keys(back: LookBack) -> None:
    whole = back.stage.transform().m11()
    QTest.keyClick(back.slider, Qt.Key.Key_Plus)
    assert back.stage.transform().m11() > 1.1 * whole
    QTest.keyClick(back.slider, Qt.Key.Key_0)
    assert back.stage.transform().m11() == pytest.approx(whole)
