"""Where the keyboard and the wheel lead on the pages of a window."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QSlider, QWidget

from desktop import games
from desktop.core.record import Seat
from desktop.ui.about import About
from desktop.ui.gallery import played
from desktop.ui.newgame import NewGame
from desktop.ui.shelf import Card
from desktop.ui.window import Window
from tests.ui.pages import GAME, PEOPLE, settle


def walked(window: Window) -> list[QWidget]:
    """Return where Tab stops, from where the keyboard is until it is there again."""
    stops: list[QWidget] = []
    while (here := window.focusWidget()) not in stops:
        stops.append(here)
        QTest.keyClick(here, Qt.Key.Key_Tab)
    return stops


def inputs(page: QWidget) -> set[QWidget]:
    kinds = (QAbstractButton, QComboBox, QLineEdit, QSlider)
    found = {each for kind in kinds for each in page.findChildren(kind)}
    return {each for each in found if each.isVisible() and each.isEnabled()}


@pytest.mark.parametrize("page", ["home", "new game", "settings", "about", "look back"])
def test_tab_comes_to_everything_on_every_page(window: Window, page: str) -> None:
    if page == "look back":
        window.look_back(played(games.load(GAME), 2))
    show = {"new game": lambda: window.set_table(GAME), "settings": window.show_settings}
    show.get(page, window.show_about if page == "about" else settle)()
    settle()
    assert inputs(window.page) <= set(walked(window))


def test_tab_walks_over_the_chairs_from_left_to_right_also_over_a_new_one(window: Window) -> None:
    window.set_table(GAME)
    window.page.chairs._add.click()
    settle()
    stops = walked(window)
    stops = stops[stops.index(window.page._start) + 1 :] + [window.page._start]
    names = [each for each in stops if isinstance(each, QLineEdit)]
    assert names == [card._name for card in window.page.chairs._cards]
    assert stops.index(names[-1]) < stops.index(window.page.chairs._add) < stops.index(window.page._learn)


@pytest.mark.parametrize("page", ["new game", "settings"])
def test_the_wheel_moves_a_page_and_changes_nothing_on_it(window: Window, page: str) -> None:
    if page == "settings":
        window.show_settings()
    else:
        window.set_table(GAME)
    settle()
    for box in window.page.findChildren(QComboBox):
        before = box.currentIndex()
        for turn in (-120, 120):
            assert not wheel(box, turn)
        assert box.currentIndex() == before
    for slider in window.page.findChildren(QSlider):
        before = slider.value()
        assert not wheel(slider, -120)
        assert slider.value() == before


def wheel(widget: QWidget, turn: int) -> bool:
    """Turn the mouse wheel over a widget; return whether it took that for itself."""
    middle = QPointF(widget.rect().center())
    event = QWheelEvent(
        middle,
        widget.mapToGlobal(middle),
        QPoint(),
        QPoint(0, turn),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    widget.wheelEvent(event)
    return event.isAccepted()


def test_esc_leads_back(window: Window) -> None:
    window.show_settings()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.page is window.home


def test_what_happens_at_the_table_takes_no_keys_from_the_settings(window: Window) -> None:
    window.begin(GAME, PEOPLE, {})
    settle()
    window.show_settings()
    settle()
    before = window.focusWidget()
    table = window.table
    table._show_question(table.sitting.decision)
    table._let_fall(0)
    table.ending.show_game(table.sitting.table.record())
    assert window.focusWidget() is before


def test_who_comes_back_to_a_table_with_a_curtain_lifts_it_by_enter(window: Window) -> None:
    window.begin(GAME, [*PEOPLE[:1], Seat("Bruno", 1)], {})
    settle()
    assert window.table.curtain.isVisible()
    window.show_settings()
    window.go_back()
    settle()
    assert window.focusWidget() is window.table.curtain.entrance()


def test_f1_on_the_shelf_opens_the_rules_of_the_game_that_the_keyboard_is_on(window: Window) -> None:
    second = window.home.findChildren(Card)[1]
    second.button.setFocus()
    QTest.keyClick(second.button, Qt.Key.Key_F1)
    assert window._rules[second.game].isVisible()


def test_f1_before_a_new_game_opens_its_rules(window: Window) -> None:
    window.set_table(GAME)
    QTest.keyClick(window.page, Qt.Key.Key_F1)
    assert window._rules[GAME].isVisible()


def test_f1_where_there_is_no_game_tells_of_the_program(window: Window) -> None:
    window.show_settings()
    QTest.keyClick(window, Qt.Key.Key_F1)
    assert isinstance(window.page, About)


def test_enter_presses_what_the_keyboard_is_on(window: Window) -> None:
    QTest.keyClick(window.home.first_button(), Qt.Key.Key_Return)
    assert isinstance(window.page, NewGame)


def test_the_keys_of_the_system_fill_the_screen_too(window: Window) -> None:
    usual = QKeySequence.keyBindings(QKeySequence.StandardKey.FullScreen)
    known = [keys for shortcut in window.findChildren(QShortcut) for keys in QShortcut.keys(shortcut)]
    assert QKeySequence("F11") in known
    assert all(keys in known for keys in usual)


def test_esc_held_down_leads_one_page_back(window: Window) -> None:
    window.set_table(GAME)
    window.show_settings()
    alone = Qt.KeyboardModifier.NoModifier
    for repeated in (False, True, True):
        event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, alone, "", repeated)
        QApplication.sendEvent(window, event)
    assert isinstance(window.page, NewGame)


def test_f11_held_down_switches_once(window: Window) -> None:
    assert [each for each in window.findChildren(QShortcut) if each.autoRepeat()] == []
