from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt

from desktop.ui.desk import Desk
from desktop.ui.folders import Folders
from desktop.ui.window import Window


@pytest.fixture
def start_again(desk: Desk, folders: Folders, qtbot) -> Callable[[], Window]:
    """Open a window as the next start of the program does."""

    def start() -> Window:
        window = Window(desk, folders)
        qtbot.addWidget(window)
        window.show_again()
        return window

    return start


def test_a_maximised_window_is_so_again_after_the_full_screen(window: Window) -> None:
    window.showMaximized()
    window.toggle_full()
    assert window.isFullScreen()
    window.toggle_full()
    assert window.isMaximized()


def test_a_maximised_window_opens_on_the_full_screen_and_goes_back(
    desk: Desk, folders: Folders, start_again: Callable[[], Window]
) -> None:
    first = Window(desk, folders)
    first.showMaximized()
    first.toggle_full()
    first.close()
    second = start_again()
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


def forgets(window: Window, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the state of a window be the full screen alone, as some window managers report it."""
    state = type(window).windowState

    def reported(frame: Window) -> Qt.WindowState:
        full = state(frame) & Qt.WindowState.WindowFullScreen
        return full or state(frame)

    monkeypatch.setattr(Window, "windowState", reported)
    monkeypatch.setattr(
        Window, "isMaximized", lambda frame: bool(reported(frame) & Qt.WindowState.WindowMaximized)
    )


def test_a_window_manager_that_tells_of_the_full_screen_alone_takes_no_maximised_window_away(
    desk: Desk, folders: Folders, start_again: Callable[[], Window], monkeypatch: pytest.MonkeyPatch
) -> None:
    first = Window(desk, folders)
    forgets(first, monkeypatch)
    first.showMaximized()
    first.toggle_full()
    first.setWindowState(Qt.WindowState.WindowFullScreen)
    first.close()
    monkeypatch.undo()
    second = start_again()
    assert second.isFullScreen()
    second.toggle_full()
    assert second.isMaximized()


def test_a_window_comes_back_to_its_place_after_it_was_maximised_and_on_the_full_screen(
    desk: Desk, folders: Folders, start_again: Callable[[], Window]
) -> None:
    first = Window(desk, folders)
    first.setGeometry(60, 50, 700, 500)
    first.show()
    first.showMaximized()
    first.toggle_full()
    first.toggle_full()
    first.close()
    second = start_again()
    assert second.isMaximized()
    second.showNormal()
    assert (second.width(), second.height()) == (700, 500)


def test_a_window_that_is_no_longer_maximised_is_not_so_the_next_time(
    desk: Desk, folders: Folders, start_again: Callable[[], Window]
) -> None:
    first = Window(desk, folders)
    first.showMaximized()
    first.showNormal()
    first.close()
    second = start_again()
    assert not second.isMaximized()
