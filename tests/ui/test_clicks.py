"""Quick clicks at a table that shows what happens."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import games
from desktop.games.devil.events import RoundBegan
from desktop.games.fagin.actions import MARKET, OPENINGS
from desktop.ui.desk import Desk
from desktop.ui.prompt import Answer
from tests.ui.conftest import Laid


@pytest.mark.parametrize("speed", ["none", "normal", "slow"])
def test_every_click_on_a_cube_counts_while_the_one_before_flies(
    lay: Callable[..., Laid], desk: Desk, qtbot, speed: str
) -> None:
    laid = lay((0, 1), game=games.load("fagin"))
    page, seat = laid.page, laid.sitting.decision.seat
    page.choose(OPENINGS[MARKET])
    qtbot.waitUntil(lambda: page.board.decision is not None)
    desk.preferences.set("speed", speed)
    key = next(key for key in page.board.desk.more if key.open and int(key.price) <= 5)
    spot, viewport = page.stage.mapFromScene(key.place().center()), page.stage.viewport()
    before = laid.sitting.view.cargo[seat][key.colour]
    QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=spot)
    for _ in range(2):
        qtbot.wait(40)
        QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=spot)
        QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=spot)
    qtbot.waitUntil(lambda: laid.sitting.view.cargo[seat][key.colour] == before + 3)


@pytest.fixture
def slow(lay: Callable[..., Laid], desk: Desk) -> Laid:
    """A table at which scenes take their time."""
    laid = lay((0,), game=games.load("devil"))
    desk.preferences.set("speed", "slow")
    return laid


def two_scenes(laid: Laid) -> None:
    laid.page.playback.tell((RoundBegan(2, 0), RoundBegan(3, 1)), laid.sitting.view, again=True)


PRESS, AGAIN = QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick


def press(laid: Laid, kind: QEvent.Type = PRESS) -> None:
    """Press the mouse; the second press of a double click comes from Qt as another kind."""
    viewport, spot = laid.page.stage.viewport(), QPointF(5, 5)
    left = Qt.MouseButton.LeftButton
    event = QMouseEvent(kind, spot, viewport.mapToGlobal(spot), left, left, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(viewport, event)


def test_one_click_ends_one_scene_of_a_move(slow: Laid) -> None:
    two_scenes(slow)
    press(slow)
    assert slow.page.board.busy
    press(slow)
    assert not slow.page.board.busy


def test_the_second_press_of_a_double_click_ends_all_scenes_of_a_move(slow: Laid) -> None:
    slow.page.playback.tell([RoundBegan(2, 0)] * 5, slow.sitting.view, again=True)
    press(slow)
    press(slow, AGAIN)
    assert not slow.page.playback.busy


def test_the_second_press_of_a_double_click_that_began_the_scenes_ends_but_one(slow: Laid) -> None:
    press(slow)
    two_scenes(slow)
    press(slow, AGAIN)
    assert slow.page.board.busy


def test_another_language_in_the_middle_of_a_move_takes_no_scene_away(slow: Laid, desk: Desk) -> None:
    two_scenes(slow)
    desk.translator.set_language("nl")
    assert slow.page.board.busy


def test_a_press_that_came_to_end_a_scene_answers_nothing(
    slow: Laid, monkeypatch: pytest.MonkeyPatch
) -> None:
    passing: list[bool] = []
    monkeypatch.setattr(slow.page.haste, "let_pass", lambda: passing.append(True))
    slow.page.playback.tell((RoundBegan(2, 0),), slow.sitting.view, again=True)
    slow.page.playback.then(lambda: slow.page._show_question(slow.sitting.decision))
    slow.page._shown_question = None
    press(slow)
    assert passing == [True]


def test_what_is_left_of_a_double_click_on_the_curtain_means_nothing_behind_it(
    lay: Callable[..., Laid], monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = lay((0, 1))
    passing: list[bool] = []
    monkeypatch.setattr(laid.page.haste, "let_pass", lambda: passing.append(True))
    laid.page._lift()
    assert passing == [True]


@pytest.mark.parametrize(
    ("kind", "given"), [(QEvent.Type.MouseButtonPress, 1), (QEvent.Type.MouseButtonDblClick, 0)]
)
def test_the_second_half_of_a_double_click_presses_no_answer_over_the_board(
    lay: Callable[..., Laid], kind: QEvent.Type, given: int
) -> None:
    laid = lay()
    prompt, decision = laid.page.prompt, laid.sitting.decision
    prompt.show_question(decision, decision.options[:2])
    QApplication.processEvents()
    chosen: list[object] = []
    prompt.chosen.disconnect()
    prompt.chosen.connect(chosen.append)
    button = prompt._choices.findChildren(Answer)[0]
    spot, left, none = QPointF(button.rect().center()), Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    alone = Qt.KeyboardModifier.NoModifier
    for each, held in ((kind, left), (QEvent.Type.MouseButtonRelease, none)):
        event = QMouseEvent(each, spot, QPointF(button.mapToGlobal(spot)), left, held, alone)
        QApplication.sendEvent(button, event)
    assert len(chosen) == given
