from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget

from desktop import games
from desktop.core.text import literal
from desktop.ui.bookmark import Bookmark, Left, Room
from desktop.ui.cover import coming
from desktop.ui.desk import Desk
from desktop.ui.header import Header
from desktop.ui.home import Home
from desktop.ui.shelf import Announced, Card
from desktop.ui.widgets import Button
from tests.reference.meta import META
from tests.ui.conftest import tidy

METAS = [games.meta(games.GAMES[0])]


@pytest.fixture
def home(desk: Desk, qtbot) -> Home:
    home = Home(desk, METAS)
    qtbot.addWidget(home)
    home.resize(1280, 800)
    home.show()
    return home


def left(**changes: object) -> Left:
    table = Left(Path("x"), METAS[0], ["Anna", "Ben"], datetime(2026, 1, 2, 3, 4, tzinfo=UTC), None)
    return table._replace(**changes)


def bookmarks(home: Home) -> list[Bookmark]:
    return [each for each in home.findChildren(Bookmark) if each.isVisible()]


def test_every_game_of_the_shelf_has_a_cover(home: Home) -> None:
    assert len(home.cards) == len(coming())


def test_a_game_that_is_to_come_has_no_button(home: Home) -> None:
    announced = [card for card in home.cards if isinstance(card, Announced)]
    assert announced
    assert not any(card.findChildren(Button) for card in announced)


def test_a_game_that_is_there_tells_players_length_and_weight(home: Home) -> None:
    card = next(card for card in home.cards if isinstance(card, Card))
    told = " ".join(child.accessibleName() for child in card.findChildren(QWidget))
    meta = METAS[0]
    assert f"{meta.seats[0]}–{meta.seats[1]}" in told
    assert f"{meta.minutes[0]}–{meta.minutes[1]}" in told
    assert f"Weight {meta.weight} of 5" in told


def test_play_is_told(home: Home, qtbot) -> None:
    with qtbot.waitSignal(home.play) as told:
        home.first_button().click()
    assert told.args == [METAS[0].id]


def test_without_a_table_that_was_left_there_is_nothing_to_continue(home: Home) -> None:
    assert not bookmarks(home)
    assert not home._continue.isVisible()


def test_a_table_that_was_left_can_be_continued(home: Home, qtbot) -> None:
    home.show_left([left()])
    with qtbot.waitSignal(home.go_on) as told:
        bookmarks(home)[0].button.click()
    assert told.args[0].names == ["Anna", "Ben"]


def test_a_click_on_the_picture_of_a_table_that_was_left_continues_it(home: Home, qtbot) -> None:
    home.show_left([left()])
    with qtbot.waitSignal(home.go_on) as told:
        QTest.mouseClick(bookmarks(home)[0]._picture, Qt.MouseButton.LeftButton)
    assert told.args[0].names == ["Anna", "Ben"]


def test_a_click_on_the_picture_of_a_table_that_cannot_be_opened_does_nothing(home: Home) -> None:
    home.show_left([left(meta=None)])
    opened: list[Left] = []
    home.go_on.connect(opened.append)
    QTest.mouseClick(bookmarks(home)[0]._picture, Qt.MouseButton.LeftButton)
    assert not opened


def test_a_table_that_cannot_be_opened_says_why_and_has_no_way_in(home: Home) -> None:
    home.show_left([left(meta=None, trouble=literal("The file is damaged."))])
    mark = bookmarks(home)[0]
    assert not mark.button.isVisible()
    assert mark._who.text() == "The file is damaged."


def test_a_game_this_program_lacks_has_no_way_in(home: Home) -> None:
    home.show_left([left(meta=None)])
    assert not bookmarks(home)[0].button.isVisible()


def test_the_language_reaches_cards_and_bookmarks(home: Home, desk: Desk, qtbot) -> None:
    home.show_left([left()])
    desk.translator.set_language("de")
    qtbot.waitUntil(lambda: home._choose.text() == "Was spielen wir?")
    assert bookmarks(home)[0].button.text() == "Weiterspielen"


def test_the_keyboard_begins_on_the_latest_table(home: Home) -> None:
    home.show_left([left()])
    assert home.first_button() is bookmarks(home)[0].button


def test_five_covers_stand_side_by_side_in_a_window_1024_wide(home: Home, qtbot) -> None:
    home.resize(1024, 700)
    qtbot.waitUntil(lambda: home.width() == 1024 and len({card.y() for card in home.cards}) == 1)


def test_a_meta_without_a_place_on_the_shelf_is_shown_all_the_same(desk: Desk, qtbot) -> None:
    home = Home(desk, [META])
    qtbot.addWidget(home)
    assert isinstance(home.cards[0], Card)


def test_the_keyboard_comes_to_the_tables_first_and_then_to_the_games(home: Home) -> None:
    home.show_left([left()])
    play, away = bookmarks(home)[0].findChildren(Button)
    first = next(card.button for card in home.cards if isinstance(card, Card))
    chain = [play]
    while chain[-1] is not first:
        following = chain[-1].nextInFocusChain()
        chain.append(following)
    assert [each for each in chain if isinstance(each, Button)] == [play, away, first]


@pytest.mark.parametrize("width", range(940, 1040, 9))
def test_no_card_is_lower_than_its_words_need(home: Home, desk: Desk, width: int) -> None:
    desk.set_language("de")
    home.resize(width, 600)
    for _ in range(8):
        QApplication.processEvents()
    assert all(card.height() >= card.heightForWidth(card.width()) for card in home.cards)


@pytest.mark.parametrize("size", [(1024, 640), (1366, 700)])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_every_play_is_in_sight_under_a_table_that_was_left(
    desk: Desk, qtbot, size: tuple[int, int], language: str
) -> None:
    desk.set_language(language)
    home = Home(desk, [games.meta(game) for game in games.GAMES])
    qtbot.addWidget(home)
    home.resize(*size)
    home.show()
    home.show_left([left()] * 5)
    for _ in range(8):
        QApplication.processEvents()
    buttons = [card.button for card in home.cards if isinstance(card, Card)]
    assert all(each.mapTo(home, each.rect().bottomLeft()).y() < home.height() for each in buttons)


def shelf(desk: Desk, qtbot, width: int, height: int) -> Home:
    """Return Home with all games in a window of this size."""
    home = Home(desk, [games.meta(game) for game in games.GAMES])
    header = Header(desk)
    for each in (home, header):
        qtbot.addWidget(each)
    home.resize(width, height - header.sizeHint().height())
    home.show()
    return home


@pytest.mark.parametrize(("width", "height", "size"), [(1024, 700, 160), (640, 480, 100)])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_in_the_smallest_windows_words_make_way_until_play_is_in_sight(
    desk: Desk, qtbot, width: int, height: int, size: int, language: str
) -> None:
    desk.set_language(language)
    desk.preferences.set("text_size", size)
    home = shelf(desk, qtbot, width, height)
    home.show_left([left()])
    for _ in range(8):
        QApplication.processEvents()
    first = [card for card in home.cards if isinstance(card, Card) and card.y() == home.cards[0].y()]
    edges = [card.button.mapTo(home, card.button.rect().bottomLeft()).y() for card in first]
    assert max(edges) < home.height()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_no_word_of_a_table_that_was_left_is_cut_off_in_the_smallest_window(
    desk: Desk, qtbot, language: str
) -> None:
    desk.set_language(language)
    desk.preferences.set("text_size", 160)
    home = shelf(desk, qtbot, 640, 480)
    home.show_left([left()])
    for _ in range(8):
        QApplication.processEvents()
    mark = bookmarks(home)[0]
    assert mark.button.width() >= mark.button.sizeHint().width()
    assert mark._name.width() >= mark._name.sizeHint().width()


def test_in_one_line_the_time_tells_tables_of_one_game_apart(desk: Desk, qtbot) -> None:
    desk.preferences.set("text_size", 160)
    home = shelf(desk, qtbot, 1024, 640)
    home.show_left([left(when=datetime(2026, 11, day, 20, tzinfo=UTC)) for day in (1, 2)])
    for _ in range(8):
        QApplication.processEvents()
    mark = bookmarks(home)[0]
    assert mark._room is Room.TIGHT
    assert mark._when.isVisible()
    assert "11" in mark.button.accessibleDescription()


def test_a_table_whose_trouble_is_told_tells_it_in_the_smallest_window_too(home: Home) -> None:
    home.show_left([left(meta=None, trouble=literal("The file is damaged."))])
    home.resize(640, 400)
    QApplication.processEvents()
    assert bookmarks(home)[0]._who.isVisible()


@pytest.mark.parametrize("width", [1024, 1440, 1600])
def test_the_shelf_ends_where_its_last_cover_does(desk: Desk, qtbot, width: int) -> None:
    home = shelf(desk, qtbot, width, 920)
    for _ in range(8):
        QApplication.processEvents()
    last = home.cards[-1]
    assert last.y() == home.cards[0].y()
    plank = last.parentWidget()
    assert plank.width() - len(home.cards) < last.geometry().right() + 1 <= plank.width()


def test_the_shelf_is_as_wide_beside_a_scroll_bar(desk: Desk, qtbot) -> None:
    home = shelf(desk, qtbot, 1024, 920)
    for _ in range(8):
        QApplication.processEvents()
    free = home.cards[0].parentWidget().width()
    home.resize(1024, 300)
    for _ in range(8):
        QApplication.processEvents()
    assert home._scroll.verticalScrollBar().isVisible()
    assert home.cards[0].parentWidget().width() == free


def test_many_tables_take_one_line_until_all_are_wished_for(home: Home) -> None:
    home.show_left([left()] * 8)
    QApplication.processEvents()
    assert len(bookmarks(home)) < 8
    home._more.click()
    QApplication.processEvents()
    assert len(bookmarks(home)) == 8


def test_few_tables_need_no_button_for_all(home: Home) -> None:
    home.show_left([left()])
    QApplication.processEvents()
    assert not home._more.isVisible()


def test_every_table_that_was_left_can_be_reached(home: Home) -> None:
    home.show_left([left(place=Path(str(number))) for number in range(20)])
    home._more.click()
    QApplication.processEvents()
    assert len(bookmarks(home)) == 20


def test_tables_stay_unfolded_when_one_is_thrown_away(home: Home) -> None:
    home.show_left([left(place=Path(str(number))) for number in range(20)])
    home._more.click()
    home.show_left([left(place=Path(str(number))) for number in range(19)])
    QApplication.processEvents()
    assert len(bookmarks(home)) == 19


def test_a_table_without_a_picture_shows_its_cover(home: Home) -> None:
    home.show_left([left(), left(meta=None, trouble=literal("Damaged."))])
    with_cover, without = (mark._picture.pixmap().toImage() for mark in bookmarks(home))
    assert with_cover != without


def test_the_keyboard_that_comes_to_a_button_shows_the_cover_that_it_belongs_to(desk: Desk, qtbot) -> None:
    desk.preferences.set("text_size", 160)
    home = Home(desk, [games.meta(game) for game in games.GAMES])
    qtbot.addWidget(home)
    home.resize(1024, 630)
    home.show()
    home.activateWindow()
    qtbot.waitUntil(home.isActiveWindow)
    QApplication.processEvents()
    bar = home._scroll.verticalScrollBar()
    home.findChildren(Card)[-1].button.setFocus()
    bar.setValue(bar.maximum())
    first = home.first_button()
    first.setFocus(Qt.FocusReason.TabFocusReason)
    qtbot.waitUntil(lambda: home.cards[0].mapTo(home, home.cards[0].rect().topLeft()).y() >= 0)


def test_every_button_of_the_shelf_says_to_a_screen_reader_whose_it_is(home: Home) -> None:
    home.show_left([left(), left(place=Path("y"), meta=games.meta("coco"))])
    names = [button.accessibleName() for mark in bookmarks(home) for button in mark.findChildren(Button)]
    assert len(names) == len(set(names)) == 4


def test_a_question_about_a_table_that_was_left_goes_when_it_is_answered(home: Home) -> None:
    home.show_left([left()])
    mark = bookmarks(home)[0]
    mark._ask_to_remove()
    mark.findChildren(QMenu)[0].close()
    tidy()
    assert mark.findChildren(QMenu) == []
