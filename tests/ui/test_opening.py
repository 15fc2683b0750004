"""How a window opens: where, with what, and before which page."""

from __future__ import annotations

from PySide6.QtCore import QByteArray
from PySide6.QtGui import QGuiApplication

from desktop.ui.desk import Desk
from desktop.ui.folders import Folders
from desktop.ui.launch import Launch
from desktop.ui.settings import Chair, Setup
from desktop.ui.window import Window
from tests.ui.pages import GAME


def test_the_place_of_the_window_is_remembered(desk: Desk, folders: Folders, qtbot) -> None:
    first = Window(desk, folders)
    first.setGeometry(60, 50, 700, 500)
    first.show()
    first.close()
    second = Window(desk, folders)
    qtbot.addWidget(second)
    assert (second.width(), second.height()) == (700, 500)


def test_a_place_on_a_screen_that_is_gone_is_not_used(desk: Desk, folders: Folders, qtbot) -> None:
    first = Window(desk, folders)
    first.setGeometry(9000, 9000, 700, 500)
    desk.preferences.set("window", bytes(first.saveGeometry().toBase64().data()).decode())
    second = Window(desk, folders)
    qtbot.addWidget(second)
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    assert any(screen.contains(second.frameGeometry().center()) for screen in screens)


def test_a_damaged_place_does_no_harm(desk: Desk, folders: Folders, qtbot) -> None:
    desk.preferences.set("window", QByteArray(b"nonsense").toBase64().data().decode())
    window = Window(desk, folders)
    qtbot.addWidget(window)
    assert window.width() >= 640


def test_the_window_stands_before_its_first_page_does(desk: Desk, folders: Folders, qtbot) -> None:
    window = Window(desk, folders)
    qtbot.addWidget(window)
    assert window.pages.currentWidget() is None
    window.show()
    qtbot.waitUntil(lambda: window.pages.currentWidget() is not None)
    assert window.page is window.home
    assert window.focusWidget() is window.home.first_button()


def test_a_table_that_is_opened_at_once_needs_no_shelf(desk: Desk, folders: Folders, qtbot) -> None:
    window = Window(desk, folders)
    qtbot.addWidget(window)
    window.launch(Launch(game=GAME, seats=(None, None), seed=5))
    with qtbot.waitSignal(window.furnished):
        window.show()
    assert window.page is window.table
    assert window._home is None
    window.leave_table()


def test_a_window_that_nobody_sees_is_furnished_once_all_the_same(
    desk: Desk, folders: Folders, qtbot, monkeypatch
) -> None:
    monkeypatch.setattr("desktop.ui.frame.UNSEEN", 0)
    monkeypatch.setattr(Window, "show", lambda _: None)
    window = Window(desk, folders)
    qtbot.addWidget(window)
    told: list[bool] = []
    window.furnished.connect(lambda: told.append(True))
    window.show_again()
    qtbot.waitUntil(lambda: bool(told))
    window.furnish()
    qtbot.wait(1)
    assert told == [True]


def test_broken_settings_are_told_when_the_window_opens(folders: Folders, qapp, qtbot) -> None:
    from desktop.ui.settings import Preferences
    from desktop.ui.sound import Sounds

    folders.settings.mkdir(parents=True)
    (folders.settings / "settings.json").write_text("{")
    window = Window(Desk(Preferences(folders.settings), Sounds(), "en"), folders)
    qtbot.addWidget(window)
    window.show()
    qtbot.waitUntil(lambda: "settings.broken.json" in window.notice.words)


def test_the_command_line_opens_a_table_at_once(window: Window) -> None:
    window.launch(Launch(game=GAME, seats=(None, None), seed=5))
    assert window.page is window.table
    assert [seat.level for seat in window.table.sitting.seats] == [None, None]


def test_the_command_line_with_a_game_alone_opens_its_table_as_it_was_the_last_time(
    window: Window, desk: Desk
) -> None:
    last = Setup((Chair("Eva", 3), Chair("Max", 5)), {})
    desk.preferences.set("setups", {GAME: last})
    window.launch(Launch(game=GAME))
    assert [seat.name for seat in window.table.sitting.seats] == ["Eva", "Max"]


def test_the_same_seed_gives_the_same_game(window: Window) -> None:
    views = []
    for _ in range(2):
        window.launch(Launch(game=GAME, seats=(None, None), seed=5))
        views.append(window.table.sitting.table.view(None))
    assert views[0] == views[1]


def test_the_first_window_fits_on_the_screen_with_its_frame(window: Window) -> None:
    room = QGuiApplication.primaryScreen().availableGeometry()
    window.desk.preferences.set("window", "")
    window._come_back()
    assert room.contains(window.frameGeometry())
