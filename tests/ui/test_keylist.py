"""The list of keys: complete, in the words of the language, and reached by keys alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.ui.desk import Desk
from desktop.ui.keylist import GROUPS, KeyList
from desktop.ui.settingspage import SettingsPage
from desktop.ui.tablekeys import TableKeys
from desktop.ui.window import Window
from tests.ui.conftest import Laid

SECOND = {"="}
"""What lies under “+” where that needs Shift."""


def test_every_key_of_the_table_is_listed(lay: Callable[..., Laid]) -> None:
    used = {QKeySequence(key).toString() for key in TableKeys(lay((0,)).page)._acts()}
    listed = {key for _, lines in GROUPS for keys, _ in lines for key in keys}
    assert used - SECOND <= listed


@pytest.mark.parametrize(("language", "space"), [("de", "Leertaste"), ("nl", "Spatiebalk")])
def test_keys_bear_the_names_of_the_language(desk: Desk, qtbot, language: str, space: str) -> None:
    keys = KeyList(desk)
    qtbot.addWidget(keys)
    desk.set_language(language)
    QApplication.processEvents()
    assert f"Enter   {space}: " in keys._card.accessibleDescription()


def test_the_list_is_reached_and_read_by_keys_alone(window: Window) -> None:
    window.resize(1024, 700)
    window.show()
    window.show_settings()
    QApplication.processEvents()
    assert isinstance(window.page, SettingsPage)
    keys = window.page.findChild(KeyList)
    window.page._back.setEnabled(True)
    window.page._back.setFocus()
    QTest.keyClick(window.page._back, Qt.Key.Key_Tab)
    assert keys._card.hasFocus()
    assert not keys._own.visibleRegion().isEmpty() or not keys._keys[0][0].visibleRegion().isEmpty()
