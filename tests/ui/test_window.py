"""From page to page of a window."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from desktop import games
from desktop.ui.desk import Desk
from desktop.ui.gallery import played
from desktop.ui.lookback import LookBack
from desktop.ui.settingspage import SettingsPage
from desktop.ui.window import Window
from tests.ui.pages import GAME, PEOPLE


def test_from_the_start_to_the_first_decision_against_ai_it_takes_two_clicks(window: Window, qtbot) -> None:
    QTest.mouseClick(window.home.first_button(), Qt.MouseButton.LeftButton)
    QTest.mouseClick(window.page._start, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: window.table.sitting.decision is not None, timeout=15_000)
    assert window.page is window.table
    assert window.table.prompt.sentence == str(window.table.sitting.decision.prompt)


def test_the_table_has_no_header(window: Window) -> None:
    window.begin(GAME, PEOPLE, {})
    assert not window.header.isVisible()
    window.leave_for_home()
    assert window.header.isVisible()


def test_impossible_options_are_refused_in_one_sentence(window: Window) -> None:
    window.begin(GAME, PEOPLE, {"nonsense": True})
    assert "nonsense" in window.notice.words
    assert window.table is None


def test_a_finished_game_can_be_looked_back_on(window: Window) -> None:
    window.look_back(played(games.load(GAME), 2))
    assert isinstance(window.page, LookBack)
    window.go_back()
    assert window.page is window.home


def test_from_the_table_to_the_settings_and_back(window: Window) -> None:
    window.begin(GAME, PEOPLE, {})
    window.show_settings()
    assert isinstance(window.page, SettingsPage)
    window.go_back()
    assert window.page is window.table


def test_the_rules_open_in_their_own_window(window: Window) -> None:
    window.show_rules(GAME, "DV-11")
    assert window._rules[GAME].isVisible()
    assert window._rules[GAME].paragraph().startswith("DV-11")


def test_f11_fills_the_screen_and_is_remembered(window: Window, desk: Desk) -> None:
    window.toggle_full()
    assert desk.preferences.now.full_screen
    window.toggle_full()
    assert not desk.preferences.now.full_screen


def test_a_double_click_that_opens_a_page_presses_nothing_on_it(window: Window) -> None:
    window.show_settings()
    assert window._haste._timer.isActive()


def test_going_back_twice_in_haste_goes_back_twice(window: Window) -> None:
    window.show_settings()
    window._haste._timer.stop()
    window.show_about()
    window._haste._timer.stop()
    window.go_back()
    assert not window._haste._timer.isActive()
