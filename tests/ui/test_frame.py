from __future__ import annotations

from PySide6.QtCore import Qt

from desktop.ui.desk import Desk
from desktop.ui.folders import Folders
from desktop.ui.window import Window


def test_a_maximised_window_is_so_again_after_the_full_screen(window: Window) -> None:
    window.showMaximized()
    window.toggle_full()
    assert window.isFullScreen()
    window.toggle_full()
    assert window.isMaximized()


def test_a_maximised_window_opens_on_the_full_screen_and_goes_back(
    desk: Desk, folders: Folders, qtbot
) -> None:
    first = Window(desk, folders)
    first.showMaximized()
    first.toggle_full()
    first.close()
    second = Window(desk, folders)
    qtbot.addWidget(second)
    second.show_again()
    assert second.isFullScreen()
    second.toggle_full()
    assert second.isMaximized()


def test_a_full_screen_that_the_window_manager_ends_is_ended_in_the_settings_too(
    window: Window, desk: Desk, qtbot
) -> None:
    window.show()
    window.toggle_full()
    window.setWindowState(Qt.WindowState.WindowNoState)
    qtbot.waitUntil(lambda: not desk.preferences.now.full_screen)
    window.toggle_full()
    assert window.isFullScreen()
