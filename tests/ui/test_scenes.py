"""While the board shows what happened, or what was missed, nothing else is told yet."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from desktop.ui.desk import Desk
from tests.reference.actions import Bid
from tests.ui.conftest import Laid, tidy

Lay = Callable[..., Laid]


def test_clicks_while_something_is_shown_only_hurry_it(lay: Lay, desk: Desk) -> None:
    laid = lay()
    desk.preferences.set("speed", "slow")
    laid.page.playback.tell((), laid.sitting.view)
    laid.page.playback._waiting.append(lambda: None)  # something still waits
    laid.page.choose(Bid(1))
    assert laid.sitting.decision is not None


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


def test_a_board_that_is_still_in_motion_outlives_its_page_in_silence(lay: Lay) -> None:
    laid = lay()
    board, playback = laid.page.board, laid.page.playback
    playback._waiting.append(lambda: laid.page.prompt.show_text("late"))
    laid.sitting.close()
    laid.page.deleteLater()
    tidy()
    board.settled.emit()
    assert not isValid(playback)


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
