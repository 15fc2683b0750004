"""Clicks, keys, reasons at the spot."""

import pytest
from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QCursor, QKeyEvent
from PySide6.QtWidgets import QGraphicsScene, QGraphicsView

from desktop.core.text import literal
from desktop.ui.board.cut import oblong
from desktop.ui.board.overlay import REACH, beside, nearest
from desktop.ui.board.piece import Piece
from tests.ui.board.conftest import Take, question


def press(board, key):
    event = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier)
    board.keyPressEvent(event)
    return event.isAccepted()


def aid(piece):
    """Let a piece help whoever looks at the board, as long as it is there."""
    piece.actions, piece.command = (), lambda: None
    piece.glow(QColor("gold"))


def test_a_piece_with_one_legal_answer_gives_it(board, said):
    board.ask(question(1))
    board.press(board.one)
    assert said["chosen"] == [Take(1)]


def test_a_piece_with_two_legal_answers_opens_a_choice(board, said):
    board.ask(question(4, 5))
    board.press(board.both)
    assert [row.name for row in board.choices.rows] == ["Take 4", "Take 5"]
    assert said["chosen"] == []


def test_a_piece_with_one_of_two_answers_legal_gives_that(board, said):
    board.ask(question(1, 5))
    board.press(board.both)
    assert said["chosen"] == [Take(5)]


def test_a_digit_presses_the_choice(board, said):
    board.ask(question(4, 5))
    board.press(board.both)
    press(board, Qt.Key.Key_2)
    assert said["chosen"] == [Take(5)]


def test_escape_closes_the_choice(board):
    board.ask(question(4, 5))
    board.press(board.both)
    assert press(board, Qt.Key.Key_Escape)
    assert board.choices is None


def test_escape_leads_the_keyboard_from_a_choice_back_to_what_opened_it(board):
    board.ask(question(1, 4, 5))
    board.focus_on(board.both)
    press(board, Qt.Key.Key_Return)
    assert board.focused in board.choices.rows
    press(board, Qt.Key.Key_Escape)
    assert board.focused is board.both


def test_escape_with_nothing_open_is_left_to_the_window(board):
    assert not press(board, Qt.Key.Key_Escape)


def test_an_illegal_piece_says_why_at_the_spot(board, said):
    said["reason"] = literal("You have no money.")
    board.ask(question(1))
    board.press(board.two)
    assert board.bubble.text == "You have no money."
    assert board.bubble.mood == "refusal"
    assert said["chosen"] == []


def test_a_refusal_is_announced_and_heard(board, said):
    said["reason"] = literal("You have no money.")
    board.press(board.two)
    assert said["announced"] == ["You have no money."]
    assert said["sounds"] == ["refuse"]


def test_a_piece_that_asks_once_does_not_choose_at_once(board, said):
    board.one.confirm = "Really?"
    board.ask(question(1))
    board.press(board.one)
    assert said["chosen"] == []
    board.digit(1)
    assert said["chosen"] == [Take(1)]


def test_a_command_runs_only_while_the_piece_glows(board):
    done = []
    board.one.command = lambda: done.append(1)
    board.press(board.one)
    assert done == []
    board.ask(question(1))
    board.press(board.one)
    assert done == [1]


def test_a_command_takes_the_hint_of_its_piece_away(board):
    board.one.command = lambda: None
    board.ask(question(1))
    board.explain_at("What it does.", board.one.place())
    board.press(board.one)
    assert board.bubble.text == ""


def test_tab_walks_in_reading_order(board):
    board.ask(question(1, 2, 3, 4))
    walked = []
    for _ in range(4):
        press(board, Qt.Key.Key_Tab)
        walked.append(board.focused)
    assert walked == [board.one, board.two, board.three, board.both]


def test_the_walk_goes_round(board):
    board.ask(question(1, 2))
    for _ in range(3):
        press(board, Qt.Key.Key_Tab)
    assert board.focused is board.one


@pytest.mark.parametrize("key", [Qt.Key.Key_Tab, Qt.Key.Key_Backtab])
def test_a_board_on_which_nothing_is_asked_lets_tab_go_on(board, key):
    aid(board.three)
    assert press(board, key)
    assert board.focused is board.three
    assert not press(board, key)
    assert board.focused is None


def test_an_aid_of_the_board_does_not_make_the_keyboard_forget_where_it_was(board):
    aid(board.three)
    board.ask(question(1, 2))
    press(board, Qt.Key.Key_Right)
    press(board, Qt.Key.Key_Right)
    for asked in (None, question(1, 2)):
        board.ask(asked)
        aid(board.three)
        board.lay_out(board.view)
    assert board.focused is board.two


def test_shift_tab_walks_backwards(board):
    board.ask(question(1, 2, 3))
    press(board, Qt.Key.Key_Backtab)
    assert board.focused is board.three


def test_arrows_go_to_the_nearest_in_that_direction(board):
    board.ask(question(1, 2, 3, 4))
    press(board, Qt.Key.Key_Right)
    press(board, Qt.Key.Key_Right)
    assert board.focused is board.two
    press(board, Qt.Key.Key_Down)
    assert board.focused is board.both


def test_enter_presses_the_focused_piece(board, said):
    board.ask(question(2))
    press(board, Qt.Key.Key_Tab)
    press(board, Qt.Key.Key_Return)
    assert said["chosen"] == [Take(2)]


def test_the_keyboard_enters_a_choice_it_has_opened(board, said):
    board.ask(question(4, 5))
    press(board, Qt.Key.Key_Tab)
    press(board, Qt.Key.Key_Return)
    press(board, Qt.Key.Key_Down)
    press(board, Qt.Key.Key_Return)
    assert said["chosen"] == [Take(5)]


def test_the_keyboard_goes_on_where_it_was_after_the_next_question(board):
    board.ask(question(1, 2, 3))
    press(board, Qt.Key.Key_Tab)
    press(board, Qt.Key.Key_Tab)
    board.ask(None)
    board.ask(question(1, 2, 3))
    assert board.focused is board.two


def test_the_keyboard_begins_at_the_first_stop_where_its_place_is_gone(board):
    board.ask(question(3))
    press(board, Qt.Key.Key_Tab)
    board.ask(question(1, 2))
    assert board.focused is board.one


def test_a_held_enter_answers_once(board, said):
    board.ask(question(2))
    press(board, Qt.Key.Key_Tab)
    held = QKeyEvent(QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "", True)
    board.keyPressEvent(held)
    assert said["chosen"] == []
    assert held.isAccepted()


def test_a_reason_stays_while_the_mouse_moves_on(board, said):
    said["reason"] = literal("You have no money.")
    board.press(board.two)
    board._point_at(board.one)
    board._show_hint()
    assert board.bubble.text == "You have no money."


def test_a_hint_appears_where_the_mouse_rests(board, qtbot):
    board._point_at(board.one)
    qtbot.waitUntil(lambda: board.bubble.text == "This one costs 1.", timeout=1500)


def test_a_hint_adds_why_it_cannot_be_chosen(board, said):
    said["reason"] = literal("You have no money.")
    board.ask(question(2))
    assert board.explanation(board.one) == "This one costs 1.\nYou have no money."


def test_a_hint_gives_no_reason_while_nothing_is_asked(board, said):
    said["reason"] = literal("It is not your turn.")
    assert board.explanation(board.one) == "This one costs 1."


def test_tab_is_left_to_the_window_when_nothing_glows(board):
    assert not press(board, Qt.Key.Key_Tab)


def test_the_focused_piece_explains_itself(board):
    board.ask(question(1))
    press(board, Qt.Key.Key_Tab)
    assert board.bubble.text == "This one costs 1."


def test_pieces_with_the_same_answer_are_one_stop(board):
    board.two.actions = (Take(1),)
    board.ask(question(1))
    assert len(board.stops()) == 1


@pytest.mark.parametrize("spot", [(0, 0), (1400, 0), (0, 1000), (1400, 1000), (700, 500)])
def test_a_bubble_never_leaves_the_board(board, spot):
    board.complain(
        "A long reason that needs more than a line to be told. " * 3, QRectF(QPointF(*spot), QPointF(*spot))
    )
    assert board.sceneRect().contains(board.bubble.sceneBoundingRect().adjusted(6, 6, -6, -14))


def test_a_bubble_goes_below_where_there_is_no_room_above():
    whole = QRectF(0, 0, 1000, 800)
    spot = QRectF(400, 10, 80, 80)
    assert beside(QRectF(0, 0, 200, 60).size(), spot, whole).top() > spot.bottom()


def test_a_piece_that_ceases_to_glow_under_a_resting_mouse_does_not_crash(qapp):
    scene = QGraphicsScene(0, 0, 200, 200)
    view = QGraphicsView(scene)
    view.show()
    piece = Piece()
    piece.set_outline(oblong(QRectF(0, 0, 200, 200), 4))
    scene.addItem(piece)
    QCursor.setPos(view.mapToGlobal(view.rect().center()))
    view.setAttribute(Qt.WidgetAttribute.WA_UnderMouse)
    piece.glow(QColor("red"))
    piece.glow(None)
    assert piece.cursor().shape() == Qt.CursorShape.ArrowCursor


def test_the_keyboard_begins_at_an_answer_not_at_a_command_before_it(board):
    board.ask(question(3))
    press(board, Qt.Key.Key_Tab)
    aid = Piece()
    aid.set_outline(oblong(QRectF(0, 0, 10, 10)))
    aid.command = lambda: None
    board.addItem(aid)
    aid.glow(QColor("red"))
    board.ask(question(1, 2))
    assert board.focused is board.one


def test_a_choice_stays_open_while_others_go_on_and_closes_with_another_question(board):
    board.ask(question(4, 5))
    board.press(board.both)
    board.lay_out(board.view)
    assert board.choices is not None
    board.ask(question(4, 5))
    assert board.choices is None


def test_the_keyboard_takes_the_explanation_of_the_place_before_away(board):
    board.one.hint, board.two.hint = "One", ""
    board.ask(question(1, 2))
    press(board, Qt.Key.Key_Tab)
    press(board, Qt.Key.Key_Tab)
    assert board.focused is board.two
    assert not board.bubble.isVisible()


def test_a_bubble_goes_beside_what_has_to_be_seen():
    whole = QRectF(0, 0, 1000, 800)
    spot, kept = QRectF(400, 400, 80, 80), QRectF(420, 320, 60, 60)
    placed = beside(QRectF(0, 0, 200, 60).size(), spot, whole, [kept])
    assert not placed.intersects(kept)
    assert not placed.intersects(spot)


def test_a_bubble_stays_above_where_nothing_is_hidden():
    whole = QRectF(0, 0, 1000, 800)
    spot, far = QRectF(400, 400, 80, 80), QRectF(0, 0, 60, 60)
    size = QRectF(0, 0, 200, 60).size()
    assert beside(size, spot, whole, [far]) == beside(size, spot, whole)


def test_a_hint_hides_no_piece_that_glows(board):
    board.ask(question(1, 2))
    board.two.setPos(board.one.pos() - QPointF(0, board.one.place().height() + 10))
    board.focus_on(board.one)
    assert not board.bubble.sceneBoundingRect().intersects(board.two.place())


def test_a_bubble_goes_to_an_edge_where_all_around_its_spot_is_to_be_seen():
    whole = QRectF(0, 0, 1000, 800)
    spot, around = QRectF(460, 360, 80, 80), QRectF(150, 150, 700, 500)
    kept = [QRectF(x, y, 60, 60) for x in range(150, 850, 70) for y in range(150, 650, 70)]
    placed = beside(QRectF(0, 0, 300, 90).size(), spot, whole, kept)
    assert whole.contains(placed)
    assert not placed.intersects(around)


@pytest.mark.parametrize("size", [(300, 90), (440, 140)])
def test_a_bubble_is_never_far_from_its_spot(size):
    whole, spot = QRectF(0, 0, 1400, 1000), QRectF(460, 430, 129, 47)
    kept = [QRectF(x, y, 129, 47) for x in range(24, 800, 142) for y in range(204, 700, 47)]
    placed = beside(QSizeF(*size), spot, whole, kept)
    assert QLineF(*nearest(placed, spot)).length() <= REACH


def test_a_line_leads_from_a_bubble_that_stands_away_to_its_spot(board):
    around = QRectF(460, 360, 80, 80)
    board.bubble.say("This costs 5.", around, board.sceneRect())
    assert not board.bubble.lead.isVisible()
    kept = [QRectF(x, y, 60, 60) for x in range(150, 850, 70) for y in range(150, 650, 70)]
    board.bubble.say("This costs 5, and hides what glows. " * 3, around, QRectF(0, 0, 1000, 800), kept=kept)
    lead = board.bubble.lead
    assert lead.isVisible()
    assert around.adjusted(-1, -1, 1, 1).contains(lead.mapToScene(lead.line.p2()))


def test_what_the_mouse_came_to_rest_on_is_explained_when_a_reason_has_been_read(board, said):
    said["reason"] = literal("You have no money.")
    board.press(board.two)
    board._point_at(board.one)
    board._show_hint()
    board._have_read()
    assert board.bubble.text == "This one costs 1."


def test_a_reason_that_has_been_read_goes_where_the_mouse_has_rested_on_nothing_else(board, said):
    said["reason"] = literal("You have no money.")
    board._point_at(board.two)
    board.press(board.two)
    board._have_read()
    assert board.bubble.text == ""


def test_the_mouse_reaches_the_ground_through_a_figure_that_stands_on_it(board):
    figure = Piece()
    figure.set_outline(oblong(QRectF(-10, -10, 20, 20)))
    figure.setPos(board.one.pos())
    figure.setZValue(50)
    figure.hint = "Somebody"
    board.addItem(figure)
    assert board.piece_at(board.one.pos()) is figure
    figure.stand_on(board.one)
    assert board.piece_at(board.one.pos()) is board.one
    figure.stand_on(None)
    assert board.piece_at(board.one.pos()) is figure


def test_a_figure_shows_the_hand_where_its_ground_can_be_chosen(board):
    figure = Piece()
    board.ask(question(1))
    figure.stand_on(board.one)
    assert figure.cursor().shape() == Qt.CursorShape.PointingHandCursor
    figure.stand_on(None)
    assert figure.cursor().shape() == Qt.CursorShape.ArrowCursor


def rest_on(board, piece):
    """Let the mouse rest on a piece until it is explained."""
    board._point_at(piece)
    board._show_hint()


def test_what_is_gone_is_explained_no_longer(board):
    rest_on(board, board.one)
    board.arrange = lambda _view: board.one.hide()
    board.lay_out("second view")
    assert board.bubble.text == ""


def test_what_has_changed_under_the_mouse_is_explained_as_it_is(board):
    rest_on(board, board.one)
    board.arrange = lambda _view: setattr(board.one, "hint", "This one costs 2.")
    board.lay_out("second view")
    assert board.bubble.text == "This one costs 2."


def test_a_question_says_at_once_why_what_is_pointed_at_is_no_answer(board, said):
    rest_on(board, board.one)
    said["reason"] = literal("Only the second one.")
    board.ask(question(2))
    assert board.bubble.text == "This one costs 1.\nOnly the second one."


def test_what_is_asked_once_more_is_read_aloud_before_its_answers(board, said):
    board.ask(question(1))
    board.one.confirm = "Really?"
    board.press(board.one)
    assert said["announced"] == ["Really?"]
