from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from desktop.core.bot import Advice
from desktop.core.text import literal
from desktop.ui.desk import Desk
from desktop.ui.translator import PSEUDO
from tests.reference.actions import Bid, DrawCard
from tests.ui.conftest import Laid, tidy

Lay = Callable[..., Laid]


def test_the_prompt_says_who_decides_what(lay: Lay) -> None:
    laid = lay()
    assert laid.page.prompt.sentence == str(laid.sitting.decision.prompt)


def test_the_board_offers_every_answer_in_words(lay: Lay) -> None:
    page = lay().page
    labels = {piece.name for piece in page.board.pieces() if piece.open}
    wanted = {page.speak(page.sitting.game.label(action)) for action in page.sitting.decision.options}
    assert wanted <= labels


def test_a_click_on_an_answer_gives_it(lay: Lay) -> None:
    laid = lay()
    piece = next(piece for piece in laid.page.board.pieces() if piece.open)
    laid.page.board.press(piece)
    assert laid.sitting.decision is None
    assert laid.page.prompt.sentence == str(laid.table.prompt(0))


def test_digits_give_the_answer_with_that_number(lay: Lay) -> None:
    laid = lay()
    QTest.keyClick(laid.page, Qt.Key.Key_2)
    assert laid.sitting.decision is None
    assert laid.table.view(0).questions[0].bids[0] == 1


def test_an_impossible_answer_is_refused_with_a_reason_and_changes_nothing(lay: Lay) -> None:
    laid = lay()
    before = laid.table.view(0)
    laid.page.choose(Bid(99))
    assert laid.page.notice.words
    assert laid.table.view(0) == before
    assert laid.page.prompt.sentence == str(laid.sitting.decision.prompt)


def test_a_damaged_answer_is_refused(lay: Lay) -> None:
    laid = lay()
    laid.page.choose("rubbish")
    assert laid.page.notice.words
    assert laid.sitting.decision is not None


def test_a_second_click_on_the_same_answer_means_nothing(lay: Lay) -> None:
    laid = lay()
    laid.page.choose(Bid(1))
    view = laid.table.view(0)
    laid.page.choose(Bid(1))
    assert laid.table.view(0) == view


def test_clicks_while_something_is_shown_only_hurry_it(lay: Lay, desk: Desk) -> None:
    laid = lay()
    desk.preferences.set("speed", "slow")
    laid.page.playback.tell((), laid.sitting.view)
    laid.page.playback._waiting.append(lambda: None)  # something still waits
    laid.page.choose(Bid(1))
    assert laid.sitting.decision is not None


def test_seats_show_names_levels_and_facts(lay: Lay) -> None:
    page = lay().page
    cards = page.seats.cards
    assert [card.accessibleName().split(",")[0] for card in cards] == ["Anna", "Bruno", "Cleo", "Dario"]
    assert cards[0].facts() == [("Coins", "3")] or cards[0].facts()


def test_undo_that_is_refused_says_why_on_the_button(lay: Lay) -> None:
    page = lay().page
    assert not page.controls._undo.isEnabled()
    assert page.controls._undo.toolTip() == str(page.sitting.undo_refusal())


def test_undo_by_key_says_why_not(lay: Lay) -> None:
    page = lay().page
    QTest.keyClick(page, Qt.Key.Key_U)
    assert page.notice.words == str(page.sitting.undo_refusal())


def test_the_usual_key_takes_back_as_well(lay: Lay) -> None:
    page = lay().page
    QTest.keySequence(page.stage, QKeySequence(QKeySequence.StandardKey.Undo))
    assert page.notice.words == str(page.sitting.undo_refusal())


def test_the_button_names_both_keys_that_take_back(lay: Lay) -> None:
    laid = lay()
    laid.page.controls.show_undo(None)
    assert laid.page.controls._undo.toolTip() == "Take back your last answer (U, Ctrl+Z)"


def test_another_key_with_ctrl_is_no_letter(lay: Lay) -> None:
    page = lay().page
    for key in (Qt.Key.Key_U, Qt.Key.Key_H, Qt.Key.Key_T, Qt.Key.Key_1):
        QTest.keyClick(page.stage, key, Qt.KeyboardModifier.ControlModifier)
    assert page.notice.words == ""
    assert not page.hints.isVisible()
    assert page.sitting.decision is not None


def test_what_is_only_tried_on_the_board_is_taken_back_before_the_game(lay: Lay, monkeypatch) -> None:
    page = lay().page
    taken: list[bool] = []
    monkeypatch.setattr(type(page.board), "trying", True)
    monkeypatch.setattr(page.board, "take_back", lambda: not taken.append(True))
    page._offer_undo()
    assert page.controls._undo.isEnabled()
    page.undo()
    assert taken == [True]
    assert page.notice.words == ""


def test_one_person_may_take_back_past_a_secret_for_practice(lay: Lay) -> None:
    laid = lay()
    page = laid.page
    page.choose(Bid(1))
    laid.bots_answer()
    assert page.sitting.undo_refusal() is not None
    assert page.controls._undo.isEnabled()
    QTest.keyClick(page, Qt.Key.Key_U)
    assert page.notice._accept.text() == "Take it back for practice"
    page.notice._accept.click()
    assert laid.table.open[0].options[0] == Bid(0)
    assert laid.table.record().practice
    assert page.notice.words == ""


def test_f6_leads_the_keyboard_to_what_is_offered_and_it_comes_back_to_the_board(lay: Lay) -> None:
    laid = lay()
    page = laid.page
    page.stage.setFocus()
    page.choose(Bid(1))
    laid.bots_answer()
    QTest.keyClick(page, Qt.Key.Key_U)
    QTest.keyClick(page.stage, Qt.Key.Key_F6)
    assert page.focusWidget() is page.notice._accept
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_Return)
    assert laid.table.record().practice
    assert page.focusWidget() is page.stage


def test_f6_leads_from_what_is_offered_on_to_the_controls(lay: Lay) -> None:
    laid = lay()
    page = laid.page
    page.choose(Bid(1))
    laid.bots_answer()
    QTest.keyClick(page, Qt.Key.Key_U)
    page.notice._accept.setFocus()
    QTest.keyClick(page.notice._accept, Qt.Key.Key_F6)
    assert page.controls.isAncestorOf(page.focusWidget())


def test_practice_is_not_offered_to_several_people(lay: Lay) -> None:
    laid = lay((0, 1))
    assert not laid.sitting.practice_helps


def test_a_language_switch_reaches_everything(lay: Lay, desk: Desk) -> None:
    laid = lay()
    laid.page.choose(Bid(1))
    laid.bots_answer()
    desk.translator.set_language(PSEUDO)
    QApplication.processEvents()
    page = laid.page
    assert page.prompt.sentence.startswith("[")
    assert all(line.startswith("[") for line in page.log.texts())
    assert page.controls._hint.text().startswith("[")
    assert all(text.startswith("[") for card in page.seats.cards for text, _ in card.facts())


def test_pausing_takes_the_question_away_and_brings_it_back(lay: Lay) -> None:
    laid = lay()
    QTest.keyClick(laid.page, Qt.Key.Key_P)
    assert laid.table.paused
    assert not [piece for piece in laid.page.board.pieces() if piece.open]
    QTest.keyClick(laid.page, Qt.Key.Key_P)
    assert [piece for piece in laid.page.board.pieces() if piece.open]


def test_pausing_a_race_hides_the_board_until_it_goes_on(lay: Lay) -> None:
    laid = lay()
    while not laid.table.hurried:
        decision = next(iter(laid.table.open.values()))
        laid.table.answer(decision.id, decision.options[0])
    QTest.keyClick(laid.page, Qt.Key.Key_P)
    assert not laid.page.centre.isVisible()
    QTest.keyClick(laid.page, Qt.Key.Key_T)
    assert not laid.page.words.isVisible()
    QTest.keyClick(laid.page, Qt.Key.Key_P)
    assert laid.page.centre.isVisible()


def test_a_pause_that_the_rules_forbid_says_why(lay: Lay) -> None:
    laid = lay((0, 1))
    while laid.table.pause_refusal() is None:
        decision = next(iter(laid.table.open.values()))
        laid.table.answer(decision.id, decision.options[0])
    laid.page.curtain.hide()
    laid.page.pause()
    assert not laid.table.paused
    assert "Several people" in laid.page.notice.words
    laid.page._refresh()
    assert not laid.page.controls._pause.isEnabled()
    assert "Several people" in laid.page.controls._pause.toolTip()


def test_pausing_without_a_clock_leaves_the_board_in_sight(lay: Lay) -> None:
    laid = lay()
    QTest.keyClick(laid.page, Qt.Key.Key_P)
    assert laid.page.centre.isVisible()


def test_the_board_in_words_lists_every_answer_and_gives_it(lay: Lay) -> None:
    laid = lay()
    QTest.keyClick(laid.page, Qt.Key.Key_T)
    words = laid.page.words
    assert words.isVisible()
    assert words.answers.count() == len(laid.sitting.decision.options)
    words.answers.itemActivated.emit(words.answers.item(0))
    assert laid.sitting.decision is None


def test_the_board_in_words_has_a_column_for_every_seat(lay: Lay) -> None:
    page = lay().page
    page.toggle_words()
    heads = [page.words.facts.horizontalHeaderItem(i).text() for i in range(page.words.facts.columnCount())]
    assert heads == ["Anna", "Bruno", "Cleo", "Dario"]


def test_the_side_panel_folds_and_is_remembered(lay: Lay, desk: Desk) -> None:
    page = lay().page
    page.toggle_panel()
    assert not page.side.isVisible()
    assert desk.preferences.now.panel is False


def test_a_single_choice_is_given_by_itself_where_the_rules_allow(lay: Lay, desk: Desk) -> None:
    laid = lay()
    decision = laid.sitting.decision
    assert not decision.automatic
    assert laid.page._shown_question is decision


def test_what_was_missed_can_be_shown_again(lay: Lay) -> None:
    laid = lay()
    laid.page.choose(Bid(1))
    laid.bots_answer()
    QApplication.processEvents()
    lines = laid.page.log.texts()
    laid.page.replay()
    QApplication.processEvents()
    assert laid.page.log.texts() == lines
    assert laid.page.prompt.sentence == str(laid.table.prompt(0))


def test_what_was_missed_is_offered_as_soon_as_something_has_happened(lay: Lay) -> None:
    laid = lay()
    assert not laid.page.controls._replay.isEnabled()
    laid.page.choose(Bid(1))
    laid.bots_answer()
    QApplication.processEvents()
    assert laid.page.controls._replay.isEnabled()


def test_who_comes_to_the_screen_can_see_what_was_missed(lay: Lay) -> None:
    laid = lay((0, 1))
    laid.page._lift()
    laid.page.choose(Bid(1))
    laid.page._lift()
    QApplication.processEvents()
    assert laid.sitting.here == 1
    assert laid.page.controls._replay.isEnabled()


def test_while_what_was_missed_is_shown_nothing_is_asked(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> None:
    laid = lay()
    laid.page.choose(Bid(1))
    laid.bots_answer()
    QApplication.processEvents()
    waiting: list[Any] = []
    monkeypatch.setattr(laid.page.playback, "then", waiting.append)
    laid.page.replay()
    assert laid.page.prompt.sentence.startswith("Shown again")
    assert not laid.page.controls._hint.isEnabled()
    waiting[-1]()
    assert laid.page.prompt.sentence == str(laid.table.prompt(0))


def test_what_was_missed_is_shown_on_the_board_whatever_was_in_front(lay: Lay) -> None:
    laid = lay()
    laid.page.choose(Bid(1))
    laid.bots_answer()
    laid.page.toggle_words()
    QApplication.processEvents()
    laid.page.replay()
    assert laid.page.centre.currentWidget() is laid.page.stage


def test_a_theme_reaches_board_and_chrome(lay: Lay, desk: Desk) -> None:
    page = lay().page
    desk.preferences.set("theme", "dark")
    assert page.board.context.theme.dark
    assert page.grab().toImage().pixelColor(4, 4).lightness() < 90


def test_a_text_size_of_160_percent_reaches_board_and_chrome(lay: Lay, desk: Desk) -> None:
    page = lay().page
    desk.preferences.set("text_size", 160)
    assert page.board.context.text_scale == 1.6
    assert page.prompt._sentence.font().pixelSize() > 30


def test_every_answer_of_the_pile_is_understood(lay: Lay) -> None:
    laid = lay()
    assert laid.sitting.refusal(DrawCard()) is not None


def test_the_clock_of_a_question_is_shown_and_runs(lay: Lay) -> None:
    laid = lay(people=(0, 1, 2, 3))
    for _ in range(120):
        if laid.page.curtain.isVisible():
            laid.page._lift()
        decision = laid.sitting.decision
        if decision is None:
            laid.timer.skip()
            continue
        if laid.table.time_limit(laid.sitting.here) is not None:
            break
        laid.page.choose(decision.options[-1])
    QApplication.processEvents()
    assert laid.page.prompt.timed


def test_a_picture_for_the_shelf_is_taken_while_somebody_thinks(lay: Lay, qtbot) -> None:
    page = lay().page
    with qtbot.waitSignal(page.pictured, timeout=3000) as taken:
        pass
    assert taken.args[0].width() > 300


def test_without_people_one_looks_on(lay: Lay) -> None:
    laid = lay(())
    assert laid.sitting.here is None
    assert laid.page.board.view == laid.table.view(None)
    assert laid.page.prompt.sentence == str(laid.table.prompt(None))
    laid.bots_answer()
    QApplication.processEvents()
    assert laid.page.log.texts()


@pytest.mark.parametrize("part", ["answers", "facts", "fields"])
def test_letters_in_the_board_in_words_are_keys_of_the_page(lay: Lay, part: str) -> None:
    page = lay().page
    page.toggle_words()
    QTest.keyClick(getattr(page.words, part), Qt.Key.Key_T)
    assert page.centre.currentWidget() is page.stage


@pytest.mark.parametrize("size", [100, 160])
def test_no_word_of_the_board_in_words_is_squeezed(lay: Lay, desk: Desk, size: int) -> None:
    desk.preferences.set("text_size", size)
    page = lay().page
    page.resize(640, 480)
    page.toggle_words()
    QApplication.processEvents()
    facts = page.words.facts
    metrics = facts.horizontalHeader().fontMetrics()
    for column in range(facts.columnCount()):
        name = facts.horizontalHeaderItem(column).text()
        assert facts.columnWidth(column) >= metrics.horizontalAdvance(name)


def test_long_answers_in_words_are_broken_into_lines(lay: Lay, desk: Desk) -> None:
    desk.preferences.set("text_size", 160)
    page = lay().page
    page.resize(640, 480)
    page.toggle_words()
    answers = page.words.answers
    answers.addItem("a very long answer, " * 20)
    QApplication.processEvents()
    last = answers.item(answers.count() - 1)
    assert answers.horizontalScrollBar().maximum() == 0
    assert answers.visualItemRect(last).height() > 4 * answers.fontMetrics().height()


def test_an_offer_stands_until_it_is_out_of_date(lay: Lay) -> None:
    laid = lay()
    laid.page.choose(Bid(1))
    laid.bots_answer()
    laid.page.undo()
    assert laid.page.notice.words
    assert not laid.page.notice._timer.isActive()
    laid.page.choose(laid.sitting.decision.options[0])
    assert not laid.page.notice.words


def test_practice_is_marked_as_long_as_it_lasts(lay: Lay) -> None:
    laid = lay()
    mark = laid.page.controls._practice
    laid.page.choose(Bid(1))
    laid.bots_answer()
    assert not mark.isVisible()
    laid.sitting.practise()
    QApplication.processEvents()
    assert mark.isVisible()


@pytest.mark.parametrize("size", [100, 160])
def test_the_side_panel_leaves_the_board_two_thirds(lay: Lay, desk: Desk, size: int) -> None:
    desk.preferences.set("text_size", size)
    page = lay().page
    page.resize(1024, 700)
    QApplication.processEvents()
    assert page.side.width() <= 1024 / 3


def test_a_board_that_is_still_in_motion_outlives_its_page_in_silence(lay: Lay) -> None:
    laid = lay()
    board, playback = laid.page.board, laid.page.playback
    playback._waiting.append(lambda: laid.page.prompt.show_text("late"))
    laid.sitting.close()
    laid.page.deleteLater()
    tidy()
    board.settled.emit()
    assert not isValid(playback)


@pytest.mark.parametrize("front", ["board", "words"])
def test_f6_leads_the_keyboard_to_the_controls_and_back(lay: Lay, front: str) -> None:
    page = lay((0,)).page
    if front == "words":
        page.toggle_words()
    else:
        page.entrance().setFocus()
    before = page.focusWidget()
    QTest.keyClick(before, Qt.Key.Key_F6)
    assert page.controls.isAncestorOf(page.focusWidget())
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_F6)
    assert page.focusWidget() is before


def test_f6_leads_the_keyboard_to_open_advice_first(lay: Lay) -> None:
    page = lay((0,)).page
    page.stage.setFocus()
    page.hints.advise([Advice(Bid(1), 0.5), Advice(Bid(2), 0.4)])
    QTest.keyClick(page.stage, Qt.Key.Key_F6)
    assert page.focusWidget() is page.hints._best
    QTest.keyClick(page.focusWidget(), Qt.Key.Key_F6)
    assert page.controls.isAncestorOf(page.focusWidget())


def test_a_language_switch_tells_nothing_that_is_still_to_be_shown(
    lay: Lay, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = lay()
    written: list[Any] = []
    monkeypatch.setattr(laid.page.seats, "show_view", written.append)
    monkeypatch.setattr(laid.page.playback, "tell", lambda *_: None)  # as if a scene went on and on
    before = laid.sitting.view
    laid.page.choose(Bid(1))
    laid.bots_answer()
    desk.translator.set_language("de")
    assert written[-1] == before != laid.sitting.view


@pytest.fixture
def scenes(lay: Lay, monkeypatch: pytest.MonkeyPatch) -> Laid:
    """A table whose board takes as long for a scene as it is told."""
    laid = lay()
    monkeypatch.setattr(
        type(laid.page.board), "busy", property(lambda _: laid.page.property("scene") is True)
    )
    return laid


def scene(laid: Laid, *, on: bool) -> None:
    laid.page.setProperty("scene", on)
    if not on:
        laid.page.board.settled.emit()
        QApplication.processEvents()


def test_while_what_followed_is_shown_the_next_question_is_not_yet_in_the_prompt(scenes: Laid) -> None:
    asked = scenes.page.prompt.sentence
    told: list[str] = []
    show = scenes.page.prompt.show_event
    scenes.page.prompt.show_event = lambda text: (show(text), told.append(scenes.page.prompt.sentence))  # type: ignore[method-assign]
    scenes.page.choose(Bid(1))
    scene(scenes, on=True)
    scenes.bots_answer()
    assert scenes.page.playback.busy
    assert scenes.page.prompt.sentence not in (asked, str(scenes.table.prompt(0)))
    scene(scenes, on=False)
    assert told
    assert scenes.page.prompt.sentence == str(scenes.table.prompt(0))


def test_while_what_has_no_line_is_shown_nobody_is_said_to_decide_next(
    scenes: Laid, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = scenes.page
    monkeypatch.setattr(page, "_narrate", lambda _: None)  # as if the first event had no line in the log
    answer = scenes.sitting.answer

    def answered(action: Any) -> Any:
        scene(scenes, on=True)
        return answer(action)

    monkeypatch.setattr(scenes.sitting, "answer", answered)
    page.choose(Bid(1))
    assert page.playback.busy
    assert page.prompt.sentence == ""
    scene(scenes, on=False)
    assert page.prompt.sentence == str(scenes.table.prompt(0))


def test_while_something_is_shown_no_seat_is_said_to_think(scenes: Laid) -> None:
    scenes.page.choose(Bid(1))
    assert [card._asked for card in scenes.page.seats.cards].count(True) > 0
    scene(scenes, on=True)
    scenes.bots_answer()
    assert not any(card._asked for card in scenes.page.seats.cards)
    scene(scenes, on=False)
    assert {seat for seat, card in enumerate(scenes.page.seats.cards) if card._asked} == set(
        scenes.table.open
    )


def test_esc_closes_a_notice_before_anything_else(lay: Lay) -> None:
    page = lay().page
    page.undo()
    assert page.notice.words
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert page.notice.words == ""


def test_in_the_narrowest_window_no_word_of_the_line_below_is_cut_off(lay: Lay, desk: Desk) -> None:
    page = lay().page
    desk.translator.set_language("de")
    page.controls.show_round(literal("Runde 3 von 7, die längste von allen"))
    page.resize(560, 480)
    QApplication.processEvents()
    corner = page.controls._corner
    assert not corner.isVisible() or corner.width() >= corner.sizeHint().width()
    page.resize(1280, 800)
    QApplication.processEvents()
    assert corner.isVisible()


def test_the_board_is_zoomed_with_the_keys_of_other_programs(lay: Lay) -> None:
    page = lay().page
    whole = page.stage.transform().m11()
    QTest.keyClick(page.stage, Qt.Key.Key_Plus, Qt.KeyboardModifier.ControlModifier)
    assert page.stage.transform().m11() > whole
    QTest.keyClick(page.stage, Qt.Key.Key_Minus, Qt.KeyboardModifier.ControlModifier)
    assert page.stage.transform().m11() == pytest.approx(whole)
    QTest.keyClick(page.stage, Qt.Key.Key_Equal, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(page.stage, Qt.Key.Key_0, Qt.KeyboardModifier.ControlModifier)
    assert page.stage.transform().m11() == pytest.approx(whole)


def test_the_charts_are_loaded_while_the_last_scenes_are_played(lay, monkeypatch) -> None:
    read: list[bool] = []
    monkeypatch.setattr("desktop.ui.tablepage.read_charts", lambda: read.append(True))
    laid = lay(people=(0,))
    for _ in range(500):
        if laid.table.over:
            break
        assert read == []
        QApplication.processEvents()  # what was shown is waited for
        laid.timer.skip()
        for decision in list(laid.table.open.values())[:1]:
            laid.table.answer(decision.id, decision.options[-1])
    assert read
