"""What lies over a board for a moment, looked at."""

import pytest
from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtWidgets import QApplication

from desktop.ui.board.proof import proof
from desktop.ui.board.stage import Stage
from desktop.ui.theme import Theme
from tests.ui.board.conftest import question

SPOT = QRectF(700, 500, 10, 10)


def seen(board, point):
    return proof(board, QSize(1400, 1000)).pixelColor(point.toPoint())


@pytest.fixture
def stage(board, qtbot):
    stage = Stage(board)
    qtbot.addWidget(stage)
    stage.resize(700, 500)
    stage.show()
    return stage


def point_at(stage, piece):
    spot = QPointF(stage.mapFromScene(piece.pos()))
    nothing = Qt.MouseButton.NoButton
    move = QMouseEvent(
        QEvent.Type.MouseMove, spot, stage.mapToGlobal(spot), nothing, nothing, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(stage.viewport(), move)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_refusal_has_a_stripe_and_not_only_another_colour(board, theme):
    board.apply_theme(Theme.load(theme))
    board.complain("You have no money.", SPOT)
    corner = board.bubble.sceneBoundingRect().topLeft()
    stripe = seen(board, corner + QPointF(10, 30))
    assert stripe == board.context.theme.colour("bad")


def test_a_hint_has_no_stripe(board):
    board.explain_at("This costs 5.", SPOT)
    corner = board.bubble.sceneBoundingRect().topLeft()
    assert seen(board, corner + QPointF(10, 30)) == board.context.theme.colour("raised")


def test_a_choice_is_a_panel_at_its_spot(board):
    board.ask(question(4, 5))
    board.press(board.both)
    rows = board.choices.rows
    edge = rows[0].mapToScene(rows[0].outline().boundingRect().topRight()) + QPointF(-4, 4)
    assert seen(board, edge) == board.context.theme.colour("raised")


def test_a_choice_may_have_a_question_over_it(board):
    board.one.confirm = "Really?"
    board.ask(question(1))
    board.press(board.one)
    plain = board.choices.boundingRect().height()
    board.open_choices(board.one, board.legal(board.one))
    assert board.choices.boundingRect().height() < plain


def test_the_ring_surrounds_the_focused_piece(board):
    board.ask(question(1))
    board.step(1)
    picture = proof(board, QSize(1400, 1000))
    edge = board.one.pos() + QPointF(0, -40 - board.one.ring)
    along = [picture.pixelColor(round(edge.x()) + x, round(edge.y())) for x in range(-30, 30)]
    assert board.context.theme.colour("focus") in along


def test_the_mouse_brings_the_hint(stage, board, qtbot):
    point_at(stage, board.one)
    qtbot.waitUntil(lambda: board.bubble.text == "This one costs 1.", timeout=2000)


def test_a_hint_goes_when_the_mouse_goes(stage, board, qtbot):
    point_at(stage, board.one)
    qtbot.waitUntil(lambda: board.bubble.text != "", timeout=2000)
    QApplication.sendEvent(stage.viewport(), QEvent(QEvent.Type.Leave))
    assert board.bubble.text == ""


def test_a_click_beside_closes_the_choice(stage, board):
    board.ask(question(4, 5))
    board.press(board.both)
    spot = QPointF(5, 5)
    left = Qt.MouseButton.LeftButton
    press = QMouseEvent(
        QEvent.Type.MouseButtonPress,
        spot,
        stage.mapToGlobal(spot),
        left,
        left,
        Qt.KeyboardModifier.NoModifier,
    )
    QApplication.sendEvent(stage.viewport(), press)
    assert board.choices is None


def test_bubbles_grow_where_the_board_is_very_small(stage, board):
    stage.resize(350, 250)
    board.explain_at("This costs 5.", SPOT)
    assert board.bubble.scale() > 2


def test_a_glowing_piece_shines_beyond_its_edge(board):
    before = seen(board, board.one.pos() + QPointF(-43, 0))
    board.one.glow(QColor("#ff8800"))
    assert seen(board, board.one.pos() + QPointF(-43, 0)) != before


@pytest.mark.parametrize("piece", ["one", "three", "both"])
def test_on_a_board_shown_larger_nothing_is_said_out_of_sight(stage, board, piece):
    piece = getattr(board, piece)
    stage.zoom(3.0)
    stage.centerOn(piece.pos() - QPointF(150, 60))
    board.explain_at("This can be explained in a sentence that is long enough to be broken.", piece.place())
    seen = stage.mapToScene(stage.viewport().rect()).boundingRect()
    assert seen.contains(board.bubble.sceneBoundingRect().adjusted(6, 6, -6, -14))


def test_on_a_board_shown_larger_no_choice_opens_out_of_sight(stage, board):
    board.ask(question(4, 5))
    stage.zoom(3.0)
    stage.centerOn(board.both.pos() - QPointF(150, 60))
    board.press(board.both)
    seen = stage.mapToScene(stage.viewport().rect()).boundingRect()
    assert all(seen.contains(row.place()) for row in board.choices.rows)
