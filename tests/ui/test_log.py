"""The log beside the board: what it tells, in which language, and what it costs."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QStyle, QStyleOptionViewItem

from desktop import games
from desktop.core.text import Series, Who, say
from desktop.games.devil.actions import Stake
from desktop.games.devil.events import StakesRevealed
from desktop.ui.desk import Desk
from desktop.ui.lines import AT_TOP, EVENT, NEWEST, _whose
from desktop.ui.log import Log
from desktop.ui.translator import PSEUDO
from tests.reference.actions import Bid
from tests.ui.conftest import Laid

Lay = Callable[..., Laid]


def after_a_while(laid: Laid) -> Laid:
    """Return a table whose log has lines."""
    laid.page.choose(laid.sitting.decision.options[0])
    laid.bots_answer()
    QApplication.processEvents()
    return laid


def long_log(laid: Laid) -> Log:
    """A log of far more lines than a list shows."""
    log, told = laid.page.log, list(laid.table.history(0))
    log.set(told * 400)
    return log


def test_the_log_tells_what_happened_once(lay: Lay) -> None:
    laid = lay()
    laid.page.choose(Bid(1))
    laid.bots_answer()
    told = [str(laid.table.game.tell(event)) for event in laid.table.history(0)]
    shown = [line for line in told if line != "None"]
    assert len(laid.page.log.texts()) == len(shown)


def test_the_log_can_be_filtered_by_words(lay: Lay) -> None:
    laid = lay()
    laid.page.choose(Bid(1))
    laid.bots_answer()
    laid.page.log.filter("no such words")
    assert laid.page.log.texts() == []


def test_a_line_of_the_log_is_the_event_itself(lay: Lay) -> None:
    laid = after_a_while(lay())
    events = [event for event in laid.table.history(0) if laid.table.game.tell(event) is not None]
    laid.page.log.set(events)
    assert laid.page.log.list.model().index(0, 0).data(EVENT) is events[0]


def told(log: Log, laid: Laid) -> list[str]:
    """Return what the log has to tell, by the rules."""
    lines = [laid.table.game.tell(event) for event in laid.table.history(0)]
    return [laid.page.speak(line) for line in lines if line is not None]


def test_lines_that_are_told_again_are_kept(lay: Lay) -> None:
    laid = after_a_while(lay())
    log, events = laid.page.log, list(laid.table.history(0))
    log.set(events[:-2])
    first = log.lines.item(0)
    log.set(events)
    assert log.lines.item(0) is first
    assert log.texts() == told(log, laid)


def test_a_log_that_goes_back_has_only_what_had_happened(lay: Lay) -> None:
    laid = after_a_while(lay())
    log, events = laid.page.log, list(laid.table.history(0))
    log.set(events * 3)
    log.set(events)
    assert log.texts() == told(log, laid)


def test_a_log_of_which_the_middle_differs_is_told_anew_from_there(lay: Lay) -> None:
    laid = after_a_while(lay())
    log, events = laid.page.log, list(laid.table.history(0))
    log.set([*events[:2], *events])
    log.set(events)
    assert log.texts() == told(log, laid)


def test_the_newest_lines_of_a_log_that_goes_back_are_told_at_once(lay: Lay) -> None:
    laid = after_a_while(lay())
    lines, events = long_log(laid).lines, list(laid.table.history(0))
    laid.page.log.set(events * 200)
    assert all(lines.item(lines.rowCount() - 1 - row).text() for row in range(NEWEST))


def test_the_newest_lines_of_a_long_log_are_told_at_once(lay: Lay) -> None:
    lines = long_log(after_a_while(lay())).lines
    assert lines.rowCount() > NEWEST
    assert all(lines.item(lines.rowCount() - 1 - row).text() for row in range(NEWEST))


def test_the_old_lines_of_a_long_log_follow_in_the_pauses_of_the_window(lay: Lay, qtbot) -> None:
    lines = long_log(after_a_while(lay())).lines
    with qtbot.waitSignal(lines.finished):
        pass
    assert all(lines.item(row).text() for row in range(lines.rowCount()))


def test_a_long_log_is_searched_in_the_language_of_the_moment(lay: Lay, desk: Desk) -> None:
    log = long_log(after_a_while(lay()))
    english = log.texts()
    desk.translator.set_language(PSEUDO)
    QApplication.processEvents()
    log.filter(english[0])
    assert log.texts() == []


def test_what_comes_while_a_log_is_searched_is_searched_too(lay: Lay) -> None:
    laid = after_a_while(lay())
    log = long_log(laid)
    everything = len(log.texts())
    log.filter(log.texts()[0])
    found = len(log.texts())
    assert NEWEST < found < everything
    log.set([])
    long_log(laid)
    assert len(log.texts()) == found


def test_old_lines_of_the_log_are_not_measured_again_for_a_new_one(lay: Lay, monkeypatch) -> None:
    log, measured = after_a_while(lay()).page.log, []
    measure = log.lines._measure
    monkeypatch.setattr(log.lines, "_measure", lambda words: measured.append(words) or measure(words))
    log.add([log.list.model().index(0, 0).data(EVENT)])
    QApplication.processEvents()
    assert len(measured) == 1


def test_narrower_lines_of_the_log_are_measured_anew(lay: Lay) -> None:
    log = after_a_while(lay()).page.log
    before = log.lines.item(0).data(Qt.ItemDataRole.SizeHintRole)
    log.resize(log.width() - 80, log.height())
    QApplication.processEvents()
    assert log.lines.item(0).data(Qt.ItemDataRole.SizeHintRole).width() < before.width()


def test_the_key_that_leads_to_the_log_leads_back(lay: Lay) -> None:
    page = lay().page
    page.activateWindow()
    page.log.focus()
    QTest.keyClick(page.log.list, Qt.Key.Key_L)
    assert not page.log.list.hasFocus()


def test_a_line_of_the_log_leads_out_of_the_board_in_words(lay: Lay) -> None:
    laid = lay()
    laid.page.choose(Bid(1))
    laid.bots_answer()
    laid.page.toggle_words()
    laid.page.show_again(laid.table.history(0)[0])
    assert laid.page.centre.currentWidget() is laid.page.stage
    assert not laid.page.controls.words_shown


def test_a_table_that_is_opened_again_shows_the_end_of_its_log(lay: Lay) -> None:
    laid = lay()
    laid.page.choose(Bid(1))
    laid.bots_answer()
    log, told = laid.page.log, list(laid.table.history(0))
    log.set(told * 40)
    QApplication.processEvents()
    bar = log.list.verticalScrollBar()
    assert bar.maximum() > 0
    assert bar.value() == bar.maximum()


def test_who_reads_back_in_the_log_is_left_there(lay: Lay) -> None:
    laid = lay()
    laid.page.choose(Bid(1))
    laid.bots_answer()
    log, told = laid.page.log, list(laid.table.history(0))
    log.set(told * 40)
    QApplication.processEvents()
    log.list.verticalScrollBar().setValue(10)
    log.add(told)
    QApplication.processEvents()
    assert log.list.verticalScrollBar().value() == 10


def test_lines_that_get_their_words_later_do_not_move_those_that_are_read(lay: Lay) -> None:
    log = long_log(after_a_while(lay()))
    bar = log.list.verticalScrollBar()
    QApplication.processEvents()
    log.texts()
    bar.setValue(10)
    log.lines.reread()
    log.texts()
    assert bar.value() == 10


def test_a_line_of_the_log_is_shown_in_the_position_in_which_it_happened(lay: Lay) -> None:
    laid = lay()
    page = laid.page
    before = laid.sitting.view
    page.choose(Bid(1))
    event = laid.table.history(0)[-1]
    laid.bots_answer()
    seen = laid.sitting.told_again(event)
    assert seen[0] == ((), before)
    assert seen[1].events[-1] == event
    page.show_again(event)
    assert page.board.view == laid.sitting.view
    assert page._shown_question is laid.sitting.decision


def test_while_a_line_of_the_log_is_shown_again_the_prompt_tells_which(lay: Lay, desk: Desk, qtbot) -> None:
    laid = lay(game=games.load("devil"))
    page = laid.page
    page.choose(Stake(50))
    laid.bots_answer()
    question = page.prompt.sentence
    event = next(each for each in laid.table.history(0) if isinstance(each, StakesRevealed))
    desk.preferences.set("speed", "fast")
    page.show_again(event)
    assert page.playback.busy
    assert page.prompt.sentence == "Shown again: The stakes: Anna 50 and Bruno 0."
    qtbot.waitUntil(lambda: not page.playback.busy)
    assert page.prompt.sentence == question


def test_a_line_has_the_shape_of_whom_it_names_first() -> None:
    for first, other in ((2, 1), (0, 3)):
        assert _whose(say("test", "{who} pays {other}").fill(who=Who(first), other=Who(other))) == first


def test_a_line_about_many_has_the_shape_of_nobody() -> None:
    assert _whose(games.load("devil").tell(StakesRevealed((10, 20)))) is None


def test_a_line_about_a_list_of_one_has_its_shape() -> None:
    assert _whose(say("test", "Pact: {whom}").fill(whom=Series((Who(3),)))) == 3


def test_a_line_that_the_mouse_left_behind_a_curtain_is_not_marked(lay: Lay) -> None:
    log = after_a_while(lay()).page.log
    view = log.list
    option = QStyleOptionViewItem()
    option.rect = view.visualRect(view.model().index(0, 0))
    option.state |= QStyle.StateFlag.State_MouseOver
    before = QCursor.pos()
    painter = view.itemDelegate()
    QCursor.setPos(view.viewport().mapToGlobal(option.rect.center()))
    assert painter._pointed(option)
    QCursor.setPos(view.viewport().mapToGlobal(QPoint(-300, 0)))
    assert not painter._pointed(option)
    QCursor.setPos(before)


@pytest.mark.parametrize("name", ["language", "text size", "width"])
def test_who_reads_back_in_the_log_is_left_there_whatever_changes(lay: Lay, desk: Desk, name: str) -> None:
    laid = after_a_while(lay())
    log = long_log(laid)
    laid.page.log.texts()
    QApplication.processEvents()
    bar = log.list.verticalScrollBar()
    bar.setValue(bar.maximum() // 3)
    top = log.list.indexAt(AT_TOP).row()
    log.list.setCurrentIndex(log.list.model().index(top, 0))
    match name:
        case "language":
            desk.translator.set_language(PSEUDO)
        case "text size":
            desk.preferences.set("text_size", 130)
        case _:
            laid.page.resize(1100, 700)
    QApplication.processEvents()
    log.texts()
    QApplication.processEvents()
    assert abs(log.list.indexAt(AT_TOP).row() - top) <= 1
    assert log.list.currentIndex().row() == top
