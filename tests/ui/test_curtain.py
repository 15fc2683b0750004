"""Several people at one screen: nothing of one seat is seen or read before that person lifts the curtain."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QAccessible, QAccessibleInterface, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from desktop import games
from desktop.core.game import Event, Fact
from desktop.core.record import Seat
from desktop.games.devil.actions import DRAW, STOP, Stake
from desktop.games.devil.events import Staked, StakesRevealed
from desktop.ui.curtain import GUARD
from desktop.ui.desk import Desk
from tests.reference.actions import Bid
from tests.ui.conftest import Laid

Lay = Callable[..., Laid]


def read_aloud(widget: QWidget) -> Iterator[str]:
    """Yield everything that a screen reader can find in a widget."""

    def walk(node: QAccessibleInterface | None) -> Iterator[str]:
        if node is None:
            return
        for kind in (QAccessible.Text.Name, QAccessible.Text.Description, QAccessible.Text.Value):
            yield node.text(kind)
        for index in range(node.childCount()):
            yield from walk(node.child(index))

    yield from walk(QAccessible.queryAccessibleInterface(widget))


def on_the_board(laid: Laid) -> str:
    """Return all words of the scene."""
    return " ".join(str(getattr(item, "text", "")) for item in laid.page.board.items())


def test_with_one_person_there_is_no_curtain(lay: Lay) -> None:
    assert not lay((0,)).page.curtain.isVisible()


def test_the_curtain_names_the_next_person(lay: Lay) -> None:
    laid = lay((0, 1))
    assert laid.page.curtain.isVisible()
    assert laid.page.curtain._name.text() == "Anna"
    laid.page._lift()
    laid.page.choose(Bid(2))
    assert laid.page.curtain.isVisible()
    assert laid.page.curtain._name.text() == "Bruno"


@pytest.mark.parametrize("key", [Qt.Key.Key_Right, Qt.Key.Key_Down, Qt.Key.Key_F6])
def test_no_key_leads_behind_the_curtain(lay: Lay, key: Qt.Key) -> None:
    laid = lay((0, 1))
    curtain = laid.page.curtain
    laid.page.activateWindow()
    QApplication.processEvents()
    assert laid.page.focusWidget() is curtain._lift
    QTest.keyClick(curtain._lift, key)
    assert laid.page.focusWidget() is curtain._lift
    QTest.keyClick(curtain._lift, Qt.Key.Key_Return)
    assert not curtain.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_tab_leads_to_the_language_and_back_to_what_lifts_the_curtain(lay: Lay, key: Qt.Key) -> None:
    laid = lay((0, 1))
    page, curtain = laid.page, laid.page.curtain
    page.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(curtain._lift, key)
    assert page.focusWidget() is curtain._language
    QTest.keyClick(curtain._language, Qt.Key.Key_F6)
    assert page.focusWidget() is curtain._language
    QTest.keyClick(curtain._language, key)
    assert page.focusWidget() is curtain._lift
    QTest.keyClick(curtain._lift, Qt.Key.Key_Return)
    assert not curtain.isVisible()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_the_language_is_switched_before_the_curtain_is_lifted(lay: Lay, desk: Desk, key: Qt.Key) -> None:
    laid = lay((0, 1))
    page, curtain = laid.page, laid.page.curtain
    page.activateWindow()
    QApplication.processEvents()
    QTest.keyClick(curtain._lift, Qt.Key.Key_Tab)
    QTest.keyClick(curtain._language, key)
    menu = curtain._language.menu()
    QApplication.processEvents()
    assert menu.isVisible()
    QTest.keyClick(menu, Qt.Key.Key_Down)
    QTest.keyClick(menu, key)
    QApplication.processEvents()
    assert desk.translator.language == "de"
    assert curtain._lift.text() == "Ich bin Anna"
    assert curtain._language.text() == "Deutsch"
    assert curtain.isVisible()
    assert page.focusWidget() is curtain._lift


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_what_is_pressed_as_the_languages_close_does_not_lift_the_curtain(lay: Lay, key: Qt.Key) -> None:
    laid = lay((0, 1))
    curtain, menu = laid.page.curtain, laid.page.curtain._language.menu()
    laid.moment += 60_000
    curtain._language.setFocus()
    menu.popup(curtain.mapToGlobal(curtain.rect().center()))
    QApplication.processEvents()
    QTest.keyClick(menu, key)
    QApplication.processEvents()
    assert not menu.isVisible()
    curtain._lift.click()
    assert curtain.isVisible()
    laid.moment += 2 * GUARD
    curtain._lift.click()
    assert not curtain.isVisible()


@pytest.mark.parametrize("size", [100, 160])
@pytest.mark.parametrize("name", ["Bo", "Annabartholomäus von der Heide"])
def test_another_language_leaves_room_for_all_words_at_the_curtain(
    lay: Lay, desk: Desk, size: int, name: str
) -> None:
    laid = lay((0, 1))
    curtain = laid.page.curtain
    laid.page.resize(1024, 700)
    desk.preferences.set("text_size", size)
    curtain.fall(Seat(name, 0))
    for language in ("de", "nl", "en"):
        desk.set_language(language)
        for _ in range(3):  # the card is laid out once its words are, and the page once the card is
            QApplication.processEvents()
        for part in (curtain._mark, curtain._name, curtain._lift, curtain._language):
            assert part.height() >= part.sizeHint().height(), (language, part)
        sentence = curtain._sentence
        assert sentence.height() >= sentence.heightForWidth(sentence.width()), language
        assert curtain.rect().contains(curtain._frame.geometry())


def test_another_language_shows_nothing_of_what_lies_behind_the_curtain(lay: Lay, desk: Desk) -> None:
    laid = lay((0, 1))
    laid.page._lift()
    laid.page.choose(Bid(2))
    before = laid.page.prompt.sentence
    desk.set_language("nl")
    QApplication.processEvents()
    assert laid.page.board.view == laid.table.view(None)
    assert laid.page.prompt.sentence == before
    assert str(laid.table.view(1).own_tiles) not in on_the_board(laid)
    assert laid.page.curtain._lift.text() == "Ik ben Bruno"


def test_before_it_is_lifted_the_board_shows_what_a_spectator_knows(lay: Lay) -> None:
    laid = lay((0, 1))
    laid.page._lift()
    laid.page.choose(Bid(2))
    assert laid.page.board.view == laid.table.view(None)


def test_what_was_said_to_one_person_is_gone_when_the_next_one_comes(lay: Lay) -> None:
    laid = lay((0, 1))
    laid.page._lift()
    laid.page.choose(Bid(9))
    assert laid.page.notice.words, "the answer was refused, with the reason"
    laid.page.choose(Bid(2))
    laid.page._lift()
    assert laid.sitting.here == 1
    assert laid.page.notice.words == ""
    assert not any("coins" in words for words in read_aloud(laid.page.notice))


def test_what_the_board_explained_to_one_person_is_gone_when_the_next_one_comes(lay: Lay) -> None:
    laid = lay((0, 1))
    laid.page._lift()
    laid.page.board.explain_at("Three of these are yours.", QRectF(0, 0, 10, 10))
    laid.page.choose(Bid(2))
    laid.page._lift()
    assert laid.sitting.here == 1
    assert laid.page.board.bubble.text == ""


def test_the_pixels_behind_the_curtain_do_not_depend_on_the_secret(lay: Lay) -> None:
    shots = []
    for secret in (0, 3):
        laid = lay((0, 1))
        laid.page._lift()
        laid.page.choose(Bid(secret))
        QApplication.processEvents()
        shots.append(
            (laid.page.grab().toImage(), laid.page.stage.grab().toImage(), laid.page.side.grab().toImage())
        )
    assert shots[0] == shots[1]


def test_the_accessible_tree_does_not_depend_on_the_secret(lay: Lay) -> None:
    told = []
    for secret in (0, 3):
        laid = lay((0, 1))
        laid.page._lift()
        laid.page.choose(Bid(secret))
        QApplication.processEvents()
        told.append(list(read_aloud(laid.page)))
    assert any(told[0])
    assert told[0] == told[1]


def test_no_hand_of_anybody_is_in_the_tree_while_the_curtain_is_down(lay: Lay) -> None:
    laid = lay((0, 1))
    laid.page._lift()
    laid.page.toggle_words()
    laid.page.choose(Bid(1))
    assert laid.page.words.answers.count() == 0
    assert laid.page.words._view == laid.table.view(None)
    assert str(laid.table.view(1).own_tiles) not in on_the_board(laid)


def test_the_board_in_words_keeps_nothing_of_whoever_looked_at_it(lay: Lay) -> None:
    laid = lay((0, 1))
    laid.page._lift()
    laid.page.toggle_words()
    assert laid.page.words.fields.rowCount() > 0
    laid.page.toggle_words()
    laid.page.choose(Bid(1))
    assert laid.page.curtain.isVisible()
    assert (laid.page.words.facts.rowCount(), laid.page.words.fields.rowCount()) == (0, 0)


def test_keys_and_clicks_do_not_reach_what_lies_behind(lay: Lay) -> None:
    laid = lay((0, 1))
    for key in (Qt.Key.Key_1, Qt.Key.Key_U, Qt.Key.Key_P, Qt.Key.Key_T):
        QTest.keyClick(laid.page.curtain, key)
        QTest.keyClick(laid.page, key)
    assert laid.page.curtain.isVisible()
    assert not laid.table.paused
    assert laid.table.view(0).questions[0].bids == [None] * 4


def test_lifting_shows_the_question_of_that_person(lay: Lay) -> None:
    laid = lay((0, 1))
    QTest.keyClick(laid.page.curtain, Qt.Key.Key_Return)
    assert not laid.page.curtain.isVisible()
    assert laid.sitting.here == 0
    assert laid.page.board.view == laid.table.view(0)
    assert laid.page.prompt.sentence == f"Anna · {laid.sitting.decision.prompt}"


def by_enter(laid: Laid) -> None:
    QTest.keyClick(laid.page.curtain, Qt.Key.Key_Return)


def by_button(laid: Laid) -> None:
    laid.page.curtain._lift.click()


@pytest.mark.parametrize("press", [by_enter, by_button])
def test_what_is_pressed_as_the_curtain_falls_does_not_lift_it(
    lay: Lay, press: Callable[[Laid], None]
) -> None:
    laid = lay((0, 1))
    laid.page._lift()
    laid.page.choose(Bid(2))
    laid.moment += GUARD - 1
    press(laid)
    assert laid.page.curtain.isVisible()


@pytest.mark.parametrize("press", [by_enter, by_button])
def test_a_storm_of_presses_does_not_lift_the_curtain_but_one_in_peace_does(
    lay: Lay, press: Callable[[Laid], None]
) -> None:
    laid = lay((0, 1))
    laid.page._lift()
    laid.page.choose(Bid(2))
    for _ in range(9):
        laid.moment += GUARD - 1
        press(laid)
    assert laid.page.curtain.isVisible()
    laid.moment += GUARD
    press(laid)
    assert not laid.page.curtain.isVisible()


def test_no_menu_stays_open_over_the_curtain(lay: Lay) -> None:
    laid = lay((0, 1))
    laid.page._lift()
    menu = next(each for each in laid.page.controls.findChildren(QMenu) if each.actions())
    menu.popup(laid.page.mapToGlobal(laid.page.rect().center()))
    assert menu.isVisible()
    laid.page.choose(Bid(2))
    assert laid.page.curtain.isVisible()
    assert not menu.isVisible()


def test_the_curtain_covers_everything_also_after_resizing(lay: Lay) -> None:
    page = lay((0, 1)).page
    page.resize(1500, 900)
    QApplication.processEvents()
    assert page.curtain.geometry() == page.rect()


def test_the_picture_for_the_shelf_shows_no_secret(lay: Lay) -> None:
    pictures = []
    for secret in (0, 3):
        laid = lay((0, 1))
        laid.page._lift()
        laid.page.choose(Bid(secret))
        pictures.append(laid.page.picture())
    assert pictures[0] == pictures[1]


def test_the_picture_for_the_shelf_shows_no_explanation(lay: Lay) -> None:
    laid = lay((0, 1))
    laid.page._lift()
    bare = laid.page.picture()
    laid.page.board.explain_at("Three of these are yours.", QRectF(0, 0, 10, 10))
    assert laid.page.picture() == bare


def test_the_picture_taken_when_the_curtain_falls_shows_no_secret(lay: Lay) -> None:
    taken = []
    for secret in (0, 3):
        laid = lay((0, 1))
        laid.page.pictured.connect(taken.append)
        laid.page._photographed.invalidate()
        laid.page._lift()
        laid.page.choose(Bid(secret))
    assert len(taken) == 2
    assert taken[0] == taken[1]


def test_a_key_that_is_held_down_lifts_no_curtain(lay: Lay) -> None:
    laid = lay((0, 1))
    held = QKeyEvent(
        QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", autorep=True
    )
    for widget in (laid.page.curtain, laid.page.curtain._lift):
        QApplication.sendEvent(widget, held)
    assert laid.page.curtain.isVisible()


def both_stake(laid: Laid) -> None:
    """Let both people of a table of Auf Teufel komm raus choose behind the curtain."""
    for _ in range(2):
        laid.page._lift()
        laid.page.choose(Stake(50))


def facts_shown(laid: Laid, seat: int) -> dict[str, Fact]:
    view = laid.sitting.view
    return {str(fact.name): fact for fact in laid.sitting.game.facts(view, seat)}


def test_where_all_look_on_nobody_sees_what_is_private_by_custom(lay: Lay) -> None:
    laid = lay((0, 1), game=games.load("devil"))
    laid.page._lift()
    assert "Wealth" in facts_shown(laid, 0)
    laid.page.choose(Stake(50))
    laid.page._lift()
    laid.page.choose(Stake(50))
    assert not laid.page.curtain.isVisible()
    for seat in (0, 1):
        assert "Wealth" not in facts_shown(laid, seat)
    assert laid.page.board.view.seat is None


def test_when_all_look_on_again_what_is_private_by_custom_goes_before_anything_moves(
    lay: Lay, desk: Desk
) -> None:
    laid = lay((0, 1), game=games.load("devil"))
    laid.page._lift()
    laid.page.choose(Stake(50))
    laid.page._lift()
    desk.preferences.set("speed", "normal")
    laid.page.choose(Stake(50))
    assert laid.page.playback.busy
    assert laid.page.board.picture.reader is None
    assert laid.page._written.seat is None


def test_what_happens_is_played_before_the_next_person_without_a_curtain_is_asked(
    lay: Lay, desk: Desk, qtbot: QtBot
) -> None:
    laid = lay((0, 1), game=games.load("devil"))
    laid.page._lift()
    laid.page.choose(Stake(50))
    laid.page._lift()
    here = laid.sitting.here
    desk.preferences.set("speed", "fast")
    told: list[Event] = []
    laid.page.playback.shown.connect(told.append)
    laid.page.choose(Stake(50))
    assert laid.sitting.here != here
    qtbot.waitUntil(lambda: laid.page._shown_question is not None)
    assert [type(event) for event in told] == [Staked, StakesRevealed]
    assert laid.page._shown_question is laid.sitting.decision
    assert laid.page.board.decision is laid.sitting.decision


def test_a_question_says_whom_it_means_where_several_could_take_it_for_their_own(lay: Lay) -> None:
    laid = lay((0, 1), game=games.load("devil"))
    both_stake(laid)
    here = laid.sitting.here
    assert laid.page.prompt.sentence.startswith(f"{laid.sitting.seats[here].name} · ")


def test_a_question_needs_no_name_where_one_person_plays(lay: Lay) -> None:
    laid = lay((0,), game=games.load("devil"))
    assert "Anna" not in laid.page.prompt.sentence


def test_after_the_curtain_the_board_marks_nothing_for_somebody_who_only_clicks(lay: Lay) -> None:
    laid = lay((0, 1), game=games.load("devil"))
    laid.page.activateWindow()
    QTest.mouseClick(laid.page.curtain._lift, Qt.MouseButton.LeftButton)
    assert laid.page.focusWidget() is laid.page.stage
    assert laid.page.board.focused is None


def test_before_a_secret_choice_the_curtain_falls_also_for_who_is_at_the_screen(lay: Lay) -> None:
    laid = lay((0, 1), game=games.load("devil"))
    both_stake(laid)
    for _ in range(2):
        laid.page.choose(DRAW)
        if laid.sitting.decision and STOP in laid.sitting.decision.options:
            laid.page.choose(STOP)
    assert laid.table.view(None).round == 2
    assert laid.page.curtain.isVisible()


def test_between_two_secret_choices_of_one_person_no_curtain_falls(lay: Lay) -> None:
    laid = lay((0, 1), game=games.load("devil"))
    laid.page._lift()
    assert laid.sitting._alone
    laid.sitting._attend()
    assert not laid.page.curtain.isVisible()


def test_alone_with_bots_the_own_numbers_stay(lay: Lay) -> None:
    laid = lay((0,), game=games.load("devil"))
    laid.page.choose(Stake(50))
    laid.bots_answer()
    assert "Wealth" in facts_shown(laid, 0)


def test_where_all_goods_lie_face_up_no_curtain_falls_once_all_are_loaded(lay: Lay) -> None:
    laid = lay((0, 1), game=games.load("coco"), options={"variant": "V2"})
    for _ in range(2):
        assert laid.page.curtain.isVisible(), "what is loaded first is still a secret"
        laid.page._lift()
        laid.page.choose(laid.sitting.decision.options[0])
    came: set[int | None] = set()
    for _ in range(12):
        assert not laid.page.curtain.isVisible()
        came.add(laid.sitting.here)
        laid.page.choose(laid.sitting.decision.options[0])
    assert came == {0, 1}


def test_where_goods_lie_face_down_the_curtain_falls_in_every_turn(lay: Lay) -> None:
    laid = lay((0, 1), game=games.load("coco"))
    turns = 0
    while turns < 3:
        if laid.page.curtain.isVisible():
            laid.page._lift()
        before = laid.table.view(None).active
        laid.page.choose(laid.sitting.decision.options[0])
        if laid.table.view(None).active != before:
            turns += 1
            assert laid.page.curtain.isVisible()
