from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLabel, QSlider

from desktop.ui.desk import Desk
from desktop.ui.header import LanguageButton
from desktop.ui.scroll import Scroll
from desktop.ui.settings import Preferences, Settings, shown
from desktop.ui.settingspage import SettingsPage
from desktop.ui.sound import Sounds
from desktop.ui.translator import LANGUAGES
from desktop.ui.window import Window


def settle() -> None:
    """Let everything that was posted be carried out, layouts after words."""
    for _ in range(8):
        QApplication.processEvents()


@pytest.fixture
def page(window: Window) -> Iterator[SettingsPage]:
    window.resize(1024, 700)
    window.show()
    window.show_settings()
    settle()
    assert isinstance(window.page, SettingsPage)
    return window.page


def inputs(page: SettingsPage) -> list[QComboBox | QSlider]:
    return [row.input for row in page.rows.values() if isinstance(row.input, QComboBox | QSlider)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_is_cut_off_when_the_language_is_switched_over_it(
    page: SettingsPage, desk: Desk, language: str
) -> None:
    desk.preferences.set("text_size", 160)
    settle()
    desk.set_language(language)
    settle()
    assert all(each.width() >= each.sizeHint().width() for each in inputs(page))


def test_all_choices_and_sliders_stand_in_one_column(page: SettingsPage) -> None:
    assert len({each.mapTo(page, QPoint(0, 0)).x() for each in inputs(page)}) == 1


def test_a_change_of_theme_leaves_the_page_where_it_was_scrolled_to(page: SettingsPage, desk: Desk) -> None:
    desk.preferences.set("text_size", 160)
    settle()
    bar = page.findChildren(Scroll)[0].verticalScrollBar()
    bar.setValue(bar.maximum())
    for theme in ("dark", "light", "dark"):
        desk.preferences.set("theme", theme)
        settle()
        assert bar.value() == bar.maximum()


def test_a_slider_that_is_pressed_changes_nothing_until_it_is_let_go(page: SettingsPage, desk: Desk) -> None:
    slider = page.rows["text_size"].input
    there = QPoint(slider.width() - 2, slider.height() // 2)
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=there)
    assert desk.preferences.now.text_size == 100
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=there)
    assert desk.preferences.now.text_size == 160


def test_everything_is_set_back_at_once_and_what_is_remembered_stays(page: SettingsPage, desk: Desk) -> None:
    desk.preferences.set("me", "Kim")
    page._back.click()
    assert all(getattr(desk.preferences.now, name) == getattr(Settings(), name) for name in shown())
    assert desk.preferences.now.me == "Kim"


def test_setting_back_can_be_undone(page: SettingsPage, desk: Desk) -> None:
    before = desk.preferences.now
    page._back.setFocus()
    page._back.click()
    assert page._back.hasFocus()
    assert page._back.text() == "Undo"
    page._back.click()
    assert desk.preferences.now == before


def test_what_is_as_delivered_cannot_be_set_back(page: SettingsPage, desk: Desk) -> None:
    page._back.click()
    desk.preferences.set("pace", "calm")
    desk.preferences.set("pace", "normal")
    assert not page._back.isEnabled()


def test_the_remembered_language_can_be_chosen_though_the_command_line_asked_for_another(
    qapp: QApplication, desk: Desk, qtbot
) -> None:
    asked = Desk(desk.preferences, Sounds(), "nl")
    button = LanguageButton(asked)
    qtbot.addWidget(button)
    button._choices["en"].trigger()
    assert asked.translator.language == "en"
    asked.translator.set_language("en")


def test_settings_that_were_set_back_are_so_the_next_time(page: SettingsPage, desk: Desk, tmp_path) -> None:
    page._back.click()
    desk.preferences.close()
    assert Preferences(tmp_path / "settings").now.theme == "system"


def test_a_remembered_language_that_nobody_speaks_means_that_of_the_system(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("desktop.ui.desk.system_language", lambda: "nl")
    desk.preferences.set("language", "fr")
    assert desk.translator.language == "nl"
    assert Desk(desk.preferences, Sounds()).translator.language == "nl"


@pytest.mark.parametrize(("language", "shown_as"), [("en", "110%"), ("de", "110\u00a0%"), ("nl", "110%")])
def test_a_percentage_is_written_as_the_language_does(
    page: SettingsPage, desk: Desk, language: str, shown_as: str
) -> None:
    desk.preferences.set("text_size", 110)
    desk.set_language(language)
    settle()
    assert shown_as in [label.text() for label in page.findChildren(QLabel)]
