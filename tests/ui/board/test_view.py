"""The life of a board: it lays out, plays events, is built anew."""

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from desktop.ui.board.piece import Piece
from desktop.ui.theme import Theme
from tests.ui.board.conftest import Take, Taken, question


def test_lay_out_hands_the_view_to_the_board(board):
    board.lay_out("second view")
    assert board.arranged == "second view"


def test_what_answers_the_question_glows(board):
    board.ask(question(1, 4))
    assert [piece.open for piece in (board.one, board.two, board.three, board.both)] == [
        True,
        False,
        False,
        True,
    ]


def test_nothing_glows_when_nothing_is_asked(board):
    board.ask(question(1))
    board.ask(None)
    assert not any(piece.open for piece in board.pieces())


def test_an_event_is_played(board, qtbot):
    with qtbot.waitSignal(board.settled, timeout=2000):
        board.animate(Taken(70), None)
    assert board.one.pos().y() == 270


def test_events_are_played_one_after_the_other(board, qtbot):
    with qtbot.waitSignal(board.settled, timeout=2000):
        board.animate(Taken(70), None)
        board.animate(Taken(30), None)
    assert board.one.pos().y() == 230


def test_a_piece_comes_down_again_after_its_travel(board, qtbot):
    with qtbot.waitSignal(board.settled, timeout=2000):
        board.animate(Taken(70), None)
    assert board.one.zValue() == 0


def test_a_piece_that_is_stopped_on_its_way_comes_down_again(board):
    board.context.speed = 0.01
    board.animate(Taken(70), None)
    assert board.one.zValue() > 0
    board.skip()
    assert board.one.zValue() == 0


def test_a_guest_goes_with_its_scene_or_with_the_next_layout(board):
    early, late = (board.welcome(Piece(), QPointF(100, 100)) for _ in range(2))
    board.dismiss(early)
    board.dismiss(early)
    assert early.scene() is None
    assert late.scene() is board
    board.lay_out("second view")
    assert late.scene() is None


def test_a_guest_that_is_there_when_everything_is_made_anew_is_forgotten(board):
    board.welcome(Piece(), QPointF(100, 100))
    board.retranslate()
    assert board.guests == []


def test_nothing_can_be_chosen_while_something_plays(board):
    board.ask(question(1))
    board.animate(Taken(70), None)
    assert not board.one.open


def test_speed_none_plays_nothing(board):
    board.context.speed = 0.0
    board.animate(Taken(70), None)
    assert not board.busy


def test_every_event_is_announced_even_at_speed_none(board, said):
    board.context.speed = 0.0
    board.animate(Taken(70), None)
    assert said["announced"] == ["70 was taken"]


def test_reduced_motion_does_not_travel(board, qtbot):
    board.context.reduced_motion = True
    board.context.speed = 1.0
    board.animate(Taken(70), None)
    assert board.one.pos().y() == 270
    board.skip()


def test_skip_ends_everything_that_waits(board, qtbot):
    board.context.speed = 0.01
    board.animate(Taken(70), None)
    board.animate(Taken(30), None)
    with qtbot.waitSignal(board.settled, timeout=500):
        board.skip()
    assert not board.busy


def test_a_scene_that_is_ended_is_where_it_leads_and_the_next_one_follows(board):
    board.context.speed = 0.01
    board.animate(Taken(70), None)
    board.animate(Taken(30), None)
    board.end_scene()
    assert board.one.pos().y() == 270
    assert board.busy
    board.skip()


def test_the_last_scene_that_is_ended_settles_the_board(board, qtbot):
    board.context.speed = 0.01
    board.animate(Taken(70), None)
    with qtbot.waitSignal(board.settled, timeout=500):
        board.end_scene()
    assert not board.busy


def test_enter_ends_one_scene_and_escape_all(board):
    board.context.speed = 0.01
    for number in (70, 50, 30):
        board.animate(Taken(number), None)
    enter(board, 10_000)
    assert board.one.pos().y() == 270
    assert board.busy
    escape = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Escape, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(board, escape)
    assert not board.busy


def test_lay_out_stops_what_plays(board):
    board.context.speed = 0.01
    board.animate(Taken(70), None)
    board.lay_out("third view")
    assert not board.busy
    assert board.one.pos().y() == 200


def test_retranslate_builds_anew_and_asks_again(board):
    board.ask(question(2))
    board.retranslate()
    assert board.built == 2
    assert board.two.open


def test_another_theme_builds_anew(board):
    board.apply_theme(Theme.load("dark"))
    assert board.context.theme.dark
    assert board.arranged == "first view"


def test_art_without_words_outlives_a_change_of_language(board):
    art = board.art
    board.retranslate()
    assert board.art is art
    assert art.scene() is board


def test_art_is_printed_anew_in_another_theme(board):
    art = board.art
    board.apply_theme(Theme.load("dark"))
    assert board.art is not art


def test_a_scene_that_fails_is_told_and_left_out(board, qtbot, monkeypatch):
    def fail(event, view):
        raise KeyError(event)

    monkeypatch.setattr(board, "act", fail)
    with qtbot.capture_exceptions() as told:
        board.animate(Taken(70), None)
    assert [kind for kind, _, _ in told] == [KeyError]
    assert not board.busy


def test_what_stays_forgets_the_mouse_when_everything_is_built_anew(board):
    board.art.hovered = True
    board.retranslate()
    assert not board.art.hovered


def test_another_language_leaves_the_keyboard_where_it_was(board):
    board.ask(question(1, 2))
    board.enter(1)
    board.step(1)
    board.retranslate()
    assert board.focused is board.two


def test_another_language_leads_the_keyboard_from_a_choice_back_to_what_opened_it(board):
    board.ask(question(1, 2, 4, 5))
    board.focus_on(board.both)
    board.press(board.both)
    build, row = board.build, board.focused.place().center()
    assert board.focused in board.choices.rows
    board.build = lambda: (build(), board.two.setPos(row))  # something lies under the row
    board.retranslate()
    assert board.focused is board.both


def test_another_language_puts_no_keyboard_on_a_board_that_the_mouse_plays(board):
    board.ask(question(1, 2))
    board.retranslate()
    assert board.focused is None


def enter(board, moment):
    event = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier)
    event.setTimestamp(moment)
    QApplication.sendEvent(board, event)


@pytest.mark.parametrize(("later", "chosen"), [(10, [Take(1)]), (5000, [Take(1), Take(2)])])
def test_a_second_enter_in_a_hurry_does_not_answer_the_next_question_elsewhere(board, said, later, chosen):
    board.ask(question(1))
    board.enter(1)
    enter(board, 20_000)
    board.answered()
    board.ask(question(2))
    enter(board, 20_000 + later)
    assert said["chosen"] == chosen


def test_a_second_enter_answers_the_same_again(board, said):
    board.ask(question(1, 2))
    board.enter(1)
    enter(board, 20_000)
    board.answered()
    board.ask(question(1, 2))
    enter(board, 20_010)
    assert said["chosen"] == [Take(1), Take(1)]


def test_whoever_walks_to_an_answer_means_it(board, said):
    board.ask(question(1))
    board.enter(1)
    enter(board, 20_000)
    board.answered()
    board.ask(question(2, 3))
    QApplication.sendEvent(
        board, QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Right, Qt.KeyboardModifier.NoModifier)
    )
    enter(board, 20_010)
    assert said["chosen"] == [Take(1), Take(3)]


@pytest.mark.parametrize(("later", "chosen"), [(10, []), (5000, [Take(4)])])
def test_the_enter_that_asks_once_more_does_not_confirm_as_well(board, said, later, chosen):
    board.both.confirm = "Really?"
    board.ask(question(4))
    board.enter(1)
    enter(board, 20_000)
    assert board.choices is not None
    enter(board, 20_000 + later)
    assert said["chosen"] == chosen
