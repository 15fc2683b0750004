from __future__ import annotations

import gc
import json
import os
from collections.abc import Iterator
from pathlib import Path
from weakref import ref

import pytest
from PySide6.QtCore import QByteArray, QEvent, QPoint, QPointF, Qt, QTimer
from PySide6.QtGui import QAccessible, QGuiApplication, QImage, QKeySequence, QShortcut, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QSlider,
    QWidget,
)

from desktop import games
from desktop.core.record import Seat
from desktop.core.text import literal
from desktop.ui.about import About
from desktop.ui.bookmark import Bookmark, Left
from desktop.ui.desk import Desk
from desktop.ui.folders import Folders
from desktop.ui.gallery import played
from desktop.ui.home import Card
from desktop.ui.keylist import KeyList
from desktop.ui.launch import Launch
from desktop.ui.lookback import LookBack
from desktop.ui.newgame import NewGame
from desktop.ui.settings import Chair, Setup
from desktop.ui.settingspage import SettingsPage
from desktop.ui.translator import PSEUDO
from desktop.ui.unsaved import Unsaved
from desktop.ui.window import Window
from tests.ui.conftest import tidy

GAME = games.GAMES[0]
PEOPLE = [Seat("Anna", 0), Seat("Ben", 1)]


def settle() -> None:
    """Let everything that was posted be carried out, layouts after words."""
    for _ in range(8):
        QApplication.processEvents()


def words(page: QWidget) -> Iterator[str]:
    for kind in (QLabel, QAbstractButton):
        for widget in page.findChildren(kind):
            if widget.isVisible() and widget.text():
                yield widget.text()


def marks(window: Window) -> list[Bookmark]:
    return [each for each in window.home.findChildren(Bookmark) if each.isVisible()]


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


def test_a_window_closes_and_lets_go_of_the_table_though_its_picture_fails(
    window: Window, folders: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    window.begin(GAME, PEOPLE, {})
    assert list(folders.tables.glob("*.lock"))
    monkeypatch.setattr(window.table, "picture", lambda: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        window.leave_table()
    assert not list(folders.tables.glob("*.lock"))
    assert window.close()


def test_a_table_that_was_left_is_on_the_shelf_with_its_picture(window: Window) -> None:
    window.begin(GAME, PEOPLE, {})
    window.leave_for_home()
    assert len(marks(window)) == 1
    assert marks(window)[0]._left.picture is not None


def test_a_table_that_was_left_goes_on(window: Window) -> None:
    window.begin(GAME, PEOPLE, {})
    before = window.table.sitting.table.record()
    window.leave_for_home()
    marks(window)[0].button.click()
    assert window.table.sitting.table.record().id == before.id


def test_closing_the_window_keeps_the_table(window: Window, folders: Folders) -> None:
    window.begin(GAME, PEOPLE, {})
    record = window.table.sitting.table.record()
    window.close()
    saved = folders.tables / f"{GAME}-{record.id}.json"
    assert json.loads(saved.read_text())["id"] == record.id


def test_a_table_is_thrown_away_for_good(window: Window, folders: Folders) -> None:
    window.begin(GAME, PEOPLE, {})
    window.leave_for_home()
    mark = marks(window)[0]
    mark.remove.emit(mark._left)
    assert not marks(window)
    assert not list(folders.tables.glob("*.json"))


def test_what_cannot_be_thrown_away_says_why(window: Window, folders: Folders) -> None:
    place = folders.tables / f"{GAME}-1.json"
    place.mkdir(parents=True)
    window._throw_away(Left(place, None, [], None, None))
    assert place.name in window.notice.words


@pytest.mark.parametrize(
    "raw",
    [b"", b"{", b"rubbish", b'{"format": 99, "app": "9", "game": "x"}', b'{"game": "chess"}', b"\0" * 40],
)
def test_a_file_that_is_no_table_is_shown_with_the_reason_and_kept(
    desk: Desk, folders: Folders, raw: bytes, qtbot
) -> None:
    folders.tables.mkdir(parents=True)
    file = folders.tables / f"{GAME}-broken.json"
    file.write_bytes(raw)
    window = Window(desk, folders)
    qtbot.addWidget(window)
    window.show()
    assert len(marks(window)) == 1
    assert not marks(window)[0].button.isVisible()
    assert "broken" in marks(window)[0]._who.text()
    assert file.read_bytes() == raw


def test_a_truncated_table_goes_on_from_its_backup_and_says_so(
    desk: Desk, folders: Folders, window: Window
) -> None:
    window.begin(GAME, PEOPLE, {})
    record = window.table.sitting.table.record()
    window.leave_for_home()
    file = folders.tables / f"{GAME}-{record.id}.json"
    whole = file.read_bytes()
    file.with_name(file.name + ".backup").write_bytes(whole)
    file.write_bytes(whole[: len(whole) // 2])
    window.home.show_left(window.tables.left())
    settle()
    window.home.go_on.emit(marks(window)[0]._left)
    assert window.table.sitting.table.record().id == record.id
    assert "backup" in window.notice.words or "copy before" in window.notice.words


def test_a_table_that_another_window_has_open_is_refused(
    desk: Desk, folders: Folders, window: Window, qtbot
) -> None:
    window.begin(GAME, PEOPLE, {})
    window.table.sitting.table.record()
    other = Window(desk, folders)
    qtbot.addWidget(other)
    other.show()
    qtbot.waitUntil(lambda: bool(other.tables.left()), timeout=3000)
    other.open_left(other.tables.left()[0])
    assert "another window" in other.notice.words
    assert other.table is None


def test_a_folder_that_cannot_be_written_is_told_and_the_game_goes_on(
    desk: Desk, tmp_path: Path, qtbot
) -> None:
    (tmp_path / "file").touch()
    window = Window(desk, Folders(tmp_path / "s", tmp_path / "file" / "tables", tmp_path / "l"))
    qtbot.addWidget(window)
    window.show()
    window.begin(GAME, PEOPLE, {})
    qtbot.waitUntil(lambda: "cannot be saved" in window.notice.words, timeout=5000)
    assert window.table.sitting.table.open
    window.leave_table()
    window.close()


def test_impossible_options_are_refused_in_one_sentence(window: Window) -> None:
    window.begin(GAME, PEOPLE, {"nonsense": True})
    assert "nonsense" in window.notice.words
    assert window.table is None


def test_a_finished_game_can_be_looked_back_on(window: Window) -> None:
    window.look_back(played(games.load(GAME), 2))
    assert isinstance(window.page, LookBack)
    window.go_back()
    assert window.page is window.home


def test_esc_leads_back(window: Window) -> None:
    window.show_settings()
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert window.page is window.home


def test_from_the_table_to_the_settings_and_back(window: Window) -> None:
    window.begin(GAME, PEOPLE, {})
    window.show_settings()
    assert isinstance(window.page, SettingsPage)
    window.go_back()
    assert window.page is window.table


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


def test_the_rules_open_in_their_own_window(window: Window) -> None:
    window.show_rules(GAME, "DV-11")
    assert window._rules[GAME].isVisible()
    assert window._rules[GAME].paragraph().startswith("DV-11")


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


def test_f11_fills_the_screen_and_is_remembered(window: Window, desk: Desk) -> None:
    window.toggle_full()
    assert desk.preferences.now.full_screen
    window.toggle_full()
    assert not desk.preferences.now.full_screen


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


def pages(window: Window) -> Iterator[QWidget]:
    yield window.home
    window.set_table(GAME)
    yield window.page
    window.show_settings()
    yield window.page
    window.show_about()
    yield window.page
    window.begin(GAME, PEOPLE, {})
    window.table._lift()
    yield window.table


def test_every_word_of_every_page_can_be_translated(window: Window, desk: Desk, qtbot) -> None:
    """In the pseudo-language every text is in brackets, but for names, numbers, licences and keys."""
    desk.translator.set_language(PSEUDO)
    same = {"Spieltisch", "English", "Kim", "Anna", "Ben", "Ada", "Bruno", "Cleo", PSEUDO}
    untold = []
    for page in pages(window):
        settle()
        name = type(page).__name__
        same |= {label.text() for keys in page.findChildren(KeyList) for label, _ in keys._keys}
        untold += [
            (name, text)
            for text in words(page)
            if "[" not in text and text not in same and any(letter.isalpha() for letter in text)
        ]
    credited = {text for name, text in untold if name == "About"}
    assert [entry for entry in untold if entry[1] not in credited] == []


def cut_off(page: QWidget) -> Iterator[str]:
    """Yield the words that have less room than they need."""
    for kind in (QLabel, QAbstractButton):
        for widget in page.findChildren(kind):
            if not widget.isVisible() or not widget.text():
                continue
            least = widget.minimumSizeHint() if isinstance(widget, QLabel) else widget.sizeHint()
            if widget.width() < least.width() - 1:
                yield f"{type(page).__name__}: {widget.text()} ({widget.width()} of {least.width()})"


@pytest.mark.parametrize(("language", "text_size"), [("de", 100), ("nl", 80), (PSEUDO, 100), (PSEUDO, 160)])
def test_no_word_is_cut_off_in_a_small_window(
    window: Window, desk: Desk, language: str, text_size: int
) -> None:
    desk.preferences.set("text_size", text_size)
    desk.translator.set_language(language)
    window.resize(1024, 700)
    cut: list[str] = []
    for page in pages(window):
        settle()
        cut += cut_off(page)
    assert cut == []


def test_enter_presses_what_the_keyboard_is_on(window: Window) -> None:
    QTest.keyClick(window.home.first_button(), Qt.Key.Key_Return)
    assert isinstance(window.page, NewGame)


def test_everything_that_can_be_pressed_has_a_name(window: Window) -> None:
    nameless = []
    for page in pages(window):
        settle()
        for button in page.findChildren(QAbstractButton):
            if not button.isVisible():
                continue
            spoken = QAccessible.queryAccessibleInterface(button).text(QAccessible.Text.Name)
            if not spoken.strip():
                nameless.append((type(page).__name__, type(button.parent()).__name__, button.toolTip()))
    assert nameless == []


def test_everything_that_can_be_entered_has_a_name(window: Window) -> None:
    nameless = []
    for page in pages(window):
        settle()
        for kind in (QLineEdit, QComboBox, QSlider, QAbstractItemView):
            for field in page.findChildren(kind):
                inside = isinstance(field.parent(), QComboBox) or field.parentWidget() is None
                if field.isVisible() and not inside and not field.accessibleName():
                    nameless.append(
                        (type(page).__name__, type(field).__name__, type(field.parent()).__name__)
                    )
    assert nameless == []


def test_the_first_window_fits_on_the_screen_with_its_frame(window: Window) -> None:
    room = QGuiApplication.primaryScreen().availableGeometry()
    window.desk.preferences.set("window", "")
    window._come_back()
    assert room.contains(window.frameGeometry())


def test_a_file_that_cannot_be_opened_takes_no_place_of_a_table_that_can(window: Window) -> None:
    window.launch(Launch(game="devil"))
    window.leave_for_home()
    folder = window.tables.left()[0].place.parent
    for number in range(12):
        (folder / f"damaged-{number}.json").write_text("{")
    shelf = window.tables.left()
    assert shelf[0].trouble is None
    assert all(left.trouble is not None for left in shelf[1:])


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes in folders")
def test_a_pipe_among_the_tables_does_not_stop_the_window(window: Window, folders: Folders) -> None:
    folders.tables.mkdir(parents=True, exist_ok=True)
    os.mkfifo(folders.tables / "pipe.json")
    assert "ordinary file" in str(window.tables.left()[0].trouble)


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


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_why_a_table_is_not_saved_stands_in_the_question(desk: Desk, qtbot, language: str) -> None:
    desk.set_language(language)
    question = Unsaved(desk, literal("The disk is full."), None)
    qtbot.addWidget(question)
    assert any("The disk is full." in label.text() for label in question.findChildren(QLabel))


def test_a_picture_that_cannot_be_written_leaves_the_one_before(window: Window, folders: Folders) -> None:
    record = played(games.load(GAME), 2)
    picture = QImage(8, 8, QImage.Format.Format_RGB32)
    picture.fill(Qt.GlobalColor.red)
    folders.tables.mkdir(parents=True, exist_ok=True)
    window.tables.keep_picture(record, picture)
    before = {path.name: path.read_bytes() for path in folders.tables.iterdir()}
    assert list(before)
    window.tables.keep_picture(record, QImage())
    assert {path.name: path.read_bytes() for path in folders.tables.iterdir()} == before


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


@pytest.mark.parametrize("game", games.GAMES)
def test_nothing_keeps_a_table_that_was_left(window: Window, qtbot, game: str) -> None:
    def gone() -> bool:
        settle()
        tidy()
        gc.collect()
        return not any(each() is not None for each in kept)

    fewest, _ = games.meta(game).seats
    window.begin(game, [Seat(f"Seat {seat}", seat) for seat in range(fewest)], {})
    settle()
    kept = [ref(each) for each in (window.table, window.table.board, window.table.sitting)]
    window.leave_for_home()
    qtbot.waitUntil(gone)  # what Qt is to call later may keep it until then


def test_nothing_keeps_a_table_that_was_left_while_something_was_to_follow(window: Window) -> None:
    window.begin(GAME, PEOPLE, {})
    settle()
    page = window.table
    page.playback.then(settle)
    page.toggle_panel()
    kept = [ref(each) for each in (page, page.board, page.sitting)]
    window.leave_for_home()
    del page
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    settle()
    tidy()
    gc.collect()
    assert [each() for each in kept] == [None, None, None]


def test_who_collects_garbage_hears_that_a_table_was_left(window: Window, qtbot) -> None:
    window.begin(GAME, PEOPLE, {})
    with qtbot.waitSignal(window.table_left):
        window.leave_for_home()


@pytest.mark.parametrize("answer", ["accept", "reject"])
def test_a_question_that_was_answered_is_not_kept_by_its_window(window: Window, answer: str) -> None:
    question = Unsaved(window.desk, literal("The disk is full."), window)
    QTimer.singleShot(0, getattr(question, answer))
    answered = question.exec()
    tidy()
    assert answered == QDialog.DialogCode[answer.capitalize() + "ed"]
    assert window.findChildren(QDialog) == []


def test_the_keys_of_the_system_fill_the_screen_too(window: Window) -> None:
    usual = QKeySequence.keyBindings(QKeySequence.StandardKey.FullScreen)
    known = [keys for shortcut in window.findChildren(QShortcut) for keys in QShortcut.keys(shortcut)]
    assert QKeySequence("F11") in known
    assert all(keys in known for keys in usual)
