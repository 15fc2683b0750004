"""The tile in the hand: turned, moved, laid, and tried without a trace."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGraphicsSceneWheelEvent

from desktop.games.florence import GAME
from desktop.games.florence.actions import (
    Build,
)
from desktop.games.florence.data import (
    FOR,
    LANDSCAPE,
    LANDSCAPE_KINDS,
    TOW,
    UNI,
)
from desktop.games.florence.estate import places


def building(scene, kind=TOW):
    return scene(3).turn(0).act(Build(kind))


def test_a_tile_follows_the_mouse_and_is_laid_by_a_click(table, scene):
    at = table(building(scene))
    at.board.point_at(5.5, 0.5)
    at.board.press(at.board.estate)
    assert at.chosen == [at.board.held.spot]
    assert at.chosen[0] in places(TOW, at.state.closed(0))


def test_where_it_may_not_lie_it_says_why(table, scene):
    at = table(building(scene))
    at.board.point_at(4.5, 0.5)
    at.board.press(at.board.estate)
    assert "touch the palazzo" in at.board.bubble.text
    assert at.chosen == []
    assert not at.board.ghost.good


def test_r_turns_and_f_flips(table, scene):
    at = table(building(scene, UNI))
    before = at.board.held.spot.turn
    at.key(Qt.Key.Key_R)
    turned = at.board.held.spot.turn
    at.key(Qt.Key.Key_F)
    assert turned != before
    assert at.board.held.spot.turn == before


@pytest.mark.parametrize("told", [[120], [40, 40, 40], [15] * 8])
def test_a_notch_of_the_wheel_turns_once_however_finely_it_is_told(table, scene, told):
    at = table(building(scene, UNI))
    turns = []
    at.board.rotate = lambda *, clockwise=True: turns.append(clockwise)
    for part in told:
        event = QGraphicsSceneWheelEvent(QEvent.Type.GraphicsSceneWheel)
        event.setOrientation(Qt.Orientation.Vertical)
        event.setDelta(part)
        at.board.wheelEvent(event)
    assert turns == [False]


def test_where_the_keyboard_moves_a_tile_is_read_aloud_with_why_it_may_not_lie_there(table, scene):
    at = table(building(scene))
    told = []
    at.board.announced.connect(told.append)
    at.board.held.x, at.board.held.y = 4, 0
    at.key(Qt.Key.Key_Left)
    assert told[0].startswith("Column 4, row 1")
    assert "touch the palazzo" in told[0]


def test_arrows_move_and_enter_lays(table, scene):
    at = table(building(scene))
    at.board.held.go_to(places(TOW, at.state.closed(0))[0])
    at.key(Qt.Key.Key_Up)
    at.key(Qt.Key.Key_Return)
    assert at.chosen == [at.board.held.spot]


def test_enter_held_down_lays_no_tile(table, scene):
    at = table(building(scene))
    event = QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier
    at.board.keyPressEvent(QKeyEvent(*event, autorep=True))
    assert at.chosen == []


def test_a_layout_can_be_tried_and_leaves_no_trace(table, scene):
    at = table(scene(3).turn(0))
    at.key(Qt.Key.Key_S)
    at.board.pick_up(FOR)
    at.board.point_at(4, 5)
    at.board.lay()
    assert len(at.board.scratch) == 1
    at.board.pick_up(TOW)
    at.board.point_at(4.5, 0.5)
    at.board.lay()
    assert "palazzo" in at.board.bubble.text
    at.key(Qt.Key.Key_Escape)
    assert (at.board.scratch, at.chosen) == ((), [])


def test_taking_back_a_trial_takes_the_last_tile_and_then_ends_it(table, scene):
    at = table(scene(3).turn(0))
    at.key(Qt.Key.Key_S)
    at.board.pick_up(FOR)
    at.board.point_at(4, 5)
    at.board.lay()
    assert at.board.take_back()
    assert (at.board.scratch, at.board.trying) == ((), True)
    assert at.board.take_back()
    assert not at.board.trying
    assert not at.board.take_back()


def test_a_tile_taken_up_by_keyboard_is_moved_by_the_arrows(table, scene):
    at = table(scene(3).turn(0))
    at.key(Qt.Key.Key_S)
    at.board.focus_on(at.board.buildings[TOW])
    at.key(Qt.Key.Key_Return)
    before = at.board.held.y
    at.key(Qt.Key.Key_Up)
    assert at.board.held.y == before + 1


def test_what_one_person_tries_is_gone_when_the_next_comes_to_the_screen(table, scene):
    at = table(scene(3).turn(0))
    at.key(Qt.Key.Key_S)
    at.board.pick_up(FOR)
    at.board.point_at(4, 5)
    at.board.lay()
    at.board.lay_out(GAME.view(at.state, 1))
    assert (at.board.scratching, at.board.scratch, at.board.held) == (False, (), None)


def test_what_is_tried_outlives_another_language(table, scene):
    at = table(scene(3).turn(0))
    at.key(Qt.Key.Key_S)
    at.board.pick_up(FOR)
    at.board.point_at(4, 5)
    at.board.lay()
    at.board.retranslate()
    assert len(at.board.scratch) == 1


def test_what_one_person_meant_to_bid_is_not_shown_to_the_next(table, scene):
    position = scene(3).auction(2).bids([3])
    at = table(position)
    usual = at.board.up_to
    at.board.change_limit(500)
    position.bids("pass")
    (at.reader,) = GAME.actors(at.state)
    at.show()
    assert at.board.up_to == usual


def test_a_tile_that_is_tried_stays_under_the_arrows_in_another_language(table, scene):
    at = table(scene(3).turn(0))
    at.key(Qt.Key.Key_S)
    at.board.focus_on(at.board.buildings[TOW])
    at.key(Qt.Key.Key_Return)
    at.board.retranslate()
    before = at.board.held.y
    at.key(Qt.Key.Key_Up)
    assert at.board.held.y == before + 1


def test_a_rivals_estate_opens_and_closes(table, scene):
    at = table(scene(3).turn(0))
    at.board.press(at.board.rivals[1])
    assert at.board.estate.seats == (at.board.rivals[1].seat,)
    at.key(Qt.Key.Key_Escape)
    assert at.board.estate.seats == (0,)


def test_the_estate_of_a_rival_says_whose_it_is(table, scene):
    at = table(scene(3).turn(0))
    at.board.show_seat(1)
    ribbon = at.button("Estate of Lorenza")
    at.board.press(ribbon)
    assert at.board.shown is None


def test_two_seats_try_one_landscape_after_the_other(table, scene):
    at = table(scene(2).turn(0))
    at.board.toggle_scratch()
    stack = next(sheet for sheet in at.board.stacks if sheet.stack == LANDSCAPE)
    tried = []
    for _ in range(3):
        at.board.press(stack)
        tried.append(at.board.held.kind)
    assert tried == list(LANDSCAPE_KINDS)
