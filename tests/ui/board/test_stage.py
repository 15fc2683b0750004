"""The widget around a board."""

import msgspec
import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QFocusEvent, QNativeGestureEvent, QPointingDevice, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton, QVBoxLayout, QWidget

from desktop.ui.board.stage import Stage, Stop
from tests.ui.board.conftest import Take, Taken, question


@pytest.fixture
def stage(board, qtbot):
    stage = Stage(board)
    qtbot.addWidget(stage)
    stage.resize(700, 500)
    stage.show()
    return stage


@pytest.fixture
def reader():
    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


def test_the_whole_board_is_shown(stage, board):
    assert (
        stage.mapToScene(stage.viewport().rect())
        .boundingRect()
        .adjusted(-1, -1, 1, 1)
        .contains(board.sceneRect())
    )


def test_it_stays_whole_when_the_window_shrinks(stage, board):
    stage.resize(350, 250)
    assert stage.transform().m11() == pytest.approx(0.25, abs=0.01)


def test_zoom_never_gets_smaller_than_whole(stage):
    before = stage.transform().m11()
    stage.zoom(0.5)
    assert stage.transform().m11() == pytest.approx(before)


def test_zoom_goes_on_from_where_the_board_was_dragged_to(stage):
    stage.zoom(3.0)
    bar = stage.horizontalScrollBar()
    bar.setValue(bar.maximum())
    middle = stage.mapToScene(stage.viewport().rect().center())
    stage.zoom(1.1)
    assert stage.mapToScene(stage.viewport().rect().center()).x() == pytest.approx(middle.x(), abs=5)


def test_a_board_shown_larger_keeps_its_middle_when_the_window_changes(stage):
    stage.zoom(3.0)
    stage.centerOn(300, 200)
    middle = stage.mapToScene(stage.viewport().rect().center())
    stage.resize(640, 460)
    now = stage.mapToScene(stage.viewport().rect().center())
    assert (now.x(), now.y()) == pytest.approx((middle.x(), middle.y()), abs=5)


def turn_wheel(stage, x, y, modifier=Qt.KeyboardModifier.ControlModifier):
    """Turn by eighths of a degree over the middle of the board."""
    middle = QPointF(stage.viewport().rect().center())
    none, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    turned = QWheelEvent(middle, middle, QPoint(), QPoint(x, y), none, modifier, phase, False)
    QApplication.sendEvent(stage.viewport(), turned)


def test_a_fine_wheel_zooms_as_far_as_a_coarse_one(stage):
    turn_wheel(stage, 0, 120)
    coarse = stage.transform().m11()
    stage.whole()
    for _ in range(15):
        turn_wheel(stage, 0, 8)
    assert stage.transform().m11() == pytest.approx(coarse, rel=0.01)


def test_a_touchpad_that_goes_sideways_zooms_nothing(stage):
    stage.zoom(2.0)
    before = stage.transform().m11()
    turn_wheel(stage, 40, 0)
    assert stage.transform().m11() == pytest.approx(before)


def test_two_fingers_on_a_touchpad_zoom(stage):
    before, middle = stage.transform().m11(), QPointF(stage.viewport().rect().center())
    pinch, device = Qt.NativeGestureType.ZoomNativeGesture, QPointingDevice.primaryPointingDevice()
    moved = QNativeGestureEvent(pinch, device, 2, middle, middle, middle, 0.5, QPointF())
    QApplication.sendEvent(stage.viewport(), moved)
    assert stage.transform().m11() == pytest.approx(1.5 * before, rel=0.01)


def test_on_another_screen_the_board_is_printed_anew(stage, board, monkeypatch):
    QApplication.processEvents()
    printed = []
    monkeypatch.setattr(type(board), "ground", lambda _self, _painter: printed.append(None))
    stage.viewport().repaint()
    assert printed == [], "the ground is kept as it was printed"
    QApplication.sendEvent(stage, QEvent(QEvent.Type.DevicePixelRatioChange))
    stage.viewport().repaint()
    assert printed


def drag(stage, start, *way):
    """Press, move and let go as a hand does."""
    QTest.mousePress(stage.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for by in way:
        QTest.mouseMove(stage.viewport(), start + by)
    QTest.mouseRelease(stage.viewport(), Qt.MouseButton.LeftButton, pos=start + way[-1])


def test_a_board_shown_larger_is_dragged_by_its_pieces_too_and_nothing_is_chosen(stage, board, said):
    board.ask(question(2))
    stage.zoom(3.0)
    stage.centerOn(board.two.pos())
    spot = stage.mapFromScene(board.two.pos())
    drag(stage, spot, QPoint(-20, 0), QPoint(-40, 0))
    assert stage.mapFromScene(board.two.pos()).x() == pytest.approx(spot.x() - 40, abs=3)
    assert said["chosen"] == []


def test_a_click_on_a_board_shown_larger_chooses(stage, board, said):
    board.ask(question(2))
    stage.zoom(3.0)
    stage.centerOn(board.two.pos())
    spot = stage.mapFromScene(board.two.pos())
    drag(stage, spot, QPoint(1, 1))
    assert said["chosen"] == [Take(2)]


def test_what_the_keyboard_is_on_is_seen_on_a_board_shown_larger(stage, board):
    board.ask(question(1, 2, 3))
    stage.zoom(4.0)
    stage.centerOn(0, 0)
    board.focus_on(board.two)
    assert stage.viewport().rect().contains(stage.mapFromScene(board.two.pos()))


def test_a_click_chooses(stage, board, said, qtbot):
    board.ask(question(2))
    spot = stage.mapFromScene(board.two.pos())
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert said["chosen"] == [Take(2)]


def test_a_click_beside_everything_chooses_nothing(stage, board, said):
    board.ask(question(2))
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert said["chosen"] == []


def test_tab_reaches_the_board(stage, board):
    board.ask(question(2))
    QTest.keyClick(stage, Qt.Key.Key_Tab)
    assert board.focused is board.two


def test_a_click_while_something_plays_skips_it(stage, board):

    board.context.speed = 0.01
    board.animate(Taken(70), None)
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=QPoint(3, 3))
    assert not board.busy


def test_screen_readers_find_what_can_be_chosen(reader, stage, board):
    board.two.name = "Stone two"
    board.ask(question(1, 2))
    names = [stop.accessibleName() for stop in stage.findChildren(Stop) if stop.isVisible()]
    assert names == ["This one costs 1.", "Stone two"]


def test_screen_readers_can_choose(reader, stage, board, said):
    board.ask(question(1))
    stop = next(stop for stop in stage.findChildren(Stop) if stop.isVisible())
    stop.click()
    assert said["chosen"] == [Take(1)]


def test_without_a_screen_reader_nothing_is_listed(stage, board):
    board.ask(question(1, 2))
    assert stage.findChildren(Stop) == []


def test_screen_readers_are_told_role_and_place(reader, stage, board):
    board.ask(question(1))
    tree = QAccessible.queryAccessibleInterface(stage.viewport())
    found = [tree.child(index) for index in range(tree.childCount())]
    shown = next(each for each in found if each.text(QAccessible.Text.Name) == "This one costs 1.")
    assert shown.role() == QAccessible.Role.Button
    assert shown.rect().size() == stage.mapFromScene(board.one.place()).boundingRect().size()


def test_screen_readers_find_nothing_of_an_older_question(reader, stage, board):
    board.ask(question(1))
    board.ask(question(2))
    board.two.name = "Stone two"
    board.ask(question(2))
    names = [stop.accessibleName() for stop in stage.findChildren(Stop) if stop.isVisible()]
    assert names == ["Stone two"]


@pytest.mark.parametrize(("again", "chosen"), [(False, 1), (True, 2)])
def test_a_double_click_answers_one_question_only(stage, board, said, again, chosen):
    first, following = question(1), question(1)
    board.ask(first)
    spot = stage.mapFromScene(board.one.pos())
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    board.ask(first if again else following)
    QTest.mouseDClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseRelease(stage.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert len(said["chosen"]) == chosen


def double_click(stage, spot):
    QTest.mouseDClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseRelease(stage.viewport(), Qt.MouseButton.LeftButton, pos=spot)


@pytest.mark.parametrize(("seat", "chosen"), [(0, 2), (1, 1)])
def test_quick_clicks_on_what_repeats_count_one_by_one_for_one_seat(stage, board, said, seat, chosen):
    board.one.repeats = True
    board.ask(question(1))
    spot = stage.mapFromScene(board.one.pos())
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    board.ask(msgspec.structs.replace(question(1), seat=seat))
    double_click(stage, spot)
    assert len(said["chosen"]) == chosen


@pytest.mark.parametrize(("seat", "chosen"), [(0, 2), (1, 1)])
def test_a_quick_click_before_the_next_question_answers_it(stage, board, said, qtbot, seat, chosen):
    board.one.repeats = True
    board.ask(question(1))
    spot = stage.mapFromScene(board.one.pos())
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    board.answered()
    double_click(stage, spot)
    for _ in range(2):  # one click answers one question
        board.ask(msgspec.structs.replace(question(1), seat=seat))
        qtbot.wait(1)
    assert len(said["chosen"]) == chosen
    assert board.bubble.text == ""


def test_a_click_that_skips_what_plays_is_no_answer_unless_it_repeats(stage, board, said):
    board.ask(question(1))
    spot = stage.mapFromScene(board.one.pos())
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    board.settled.connect(lambda: board.ask(question(1)))
    for repeats, chosen in ((False, 1), (True, 2)):
        board.lay_out("second view")
        board.one.repeats = repeats
        board.context.speed = 0.01
        board.animate(Taken(70), None)
        QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=spot)
        assert not board.busy
        assert len(said["chosen"]) == chosen


def test_a_thing_whose_hint_begins_with_its_name_is_said_once(stage, board, monkeypatch):
    said = []
    monkeypatch.setattr(stage, "announce", said.append)
    board.one.name, board.one.hint = "Take 1", "Take 1: the last one."
    stage._follow_focus(board.one)
    board.one.hint = "The last one."
    stage._follow_focus(board.one)
    assert said == ["Take 1: the last one.", "Take 1. The last one."]


def test_another_button_that_goes_up_presses_nothing(stage, board, said):
    board.ask(question(1))
    spot, viewport = stage.mapFromScene(board.one.pos()), stage.viewport()
    left, right = Qt.MouseButton.LeftButton, Qt.MouseButton.RightButton
    QTest.mousePress(viewport, left, pos=spot)
    QTest.mousePress(viewport, right, pos=spot)
    QTest.mouseRelease(viewport, right, pos=spot)
    assert said["chosen"] == []
    QTest.mouseRelease(viewport, left, pos=spot)
    assert said["chosen"] == [Take(1)]


@pytest.mark.parametrize(
    ("before", "since", "chosen"),
    [
        (None, 500, []),  # it was asked while the button was down
        (question(1), 500, []),
        (question(1, 2), 0, [Take(1)]),  # the same, put anew: others have taken something
    ],
)
def test_a_click_answers_the_question_at_which_it_began(stage, board, said, before, since, chosen):
    board.ask(before)
    spot, left = stage.mapFromScene(board.one.pos()), Qt.MouseButton.LeftButton
    QTest.mousePress(stage.viewport(), left, pos=spot)
    board.ask(msgspec.structs.replace(question(1), id=2, since=since))
    QTest.mouseRelease(stage.viewport(), left, pos=spot)
    assert said["chosen"] == chosen


def test_the_ring_is_on_the_board_only_while_the_keyboard_is(stage, board):
    board.ask(question(2))
    board.focus_on(board.two)
    assert board._ring.isVisible()
    QApplication.sendEvent(stage, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.OtherFocusReason))
    assert not board._ring.isVisible()
    assert board.focused is board.two, "it comes back to the same piece"
    QApplication.sendEvent(stage, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.OtherFocusReason))
    assert board._ring.isVisible()


@pytest.mark.parametrize(
    ("reason", "stop"),
    [(Qt.FocusReason.TabFocusReason, "one"), (Qt.FocusReason.BacktabFocusReason, "two")],
)
def test_the_keyboard_that_walks_onto_the_board_is_seen_there(stage, board, reason, stop):
    board.ask(question(1, 2))
    QApplication.sendEvent(stage, QFocusEvent(QEvent.Type.FocusIn, reason))
    assert board.focused is getattr(board, stop)


def test_the_keyboard_that_comes_back_is_where_it_was(stage, board):
    board.ask(question(1, 2))
    board.focus_on(board.two)
    QApplication.sendEvent(stage, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason))
    QApplication.sendEvent(stage, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    assert board.focused is board.two


def test_a_window_that_comes_to_the_front_puts_no_keyboard_on_the_board(stage, board):
    board.ask(question(1, 2))
    QApplication.sendEvent(stage, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.ActiveWindowFocusReason))
    assert board.focused is None


def test_nothing_is_explained_on_a_board_while_the_keyboard_is_elsewhere(stage, board):
    board.ask(question(1))
    QApplication.sendEvent(stage, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason))
    board.focus_on(board.one)
    assert board.bubble.text == ""


def test_a_board_that_nobody_attends_to_is_not_read_aloud(stage, board, monkeypatch):
    said = []
    monkeypatch.setattr(stage, "announce", said.append)
    board.ask(question(1))
    QApplication.sendEvent(stage, QFocusEvent(QEvent.Type.FocusOut, Qt.FocusReason.TabFocusReason))
    board.focus_on(board.one)
    assert said == []
    QApplication.sendEvent(stage, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    assert len(said) == 1, "it is read when the keyboard comes back"


@pytest.mark.parametrize("modifier", [Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier])
def test_a_command_is_left_to_the_window(stage, board, said, modifier):
    board.ask(question(1))
    board.focus_on(board.one)
    QTest.keyClick(stage, Qt.Key.Key_Return, modifier)
    assert said["chosen"] == []


@pytest.mark.parametrize("backwards", [False, True])
def test_a_board_that_asks_nothing_is_left_from_its_ends(qtbot, board, backwards):
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    stage, others = Stage(board), [QPushButton(), QPushButton()]
    for widget in (others[0], stage, others[1]):
        column.addWidget(widget)
    page.show()
    board.one.command = print
    board.one.glow(board.context.theme.colour("glow"))
    stage.setFocus()
    board.focus_on(board.one)
    QTest.keyClick(stage, Qt.Key.Key_Backtab if backwards else Qt.Key.Key_Tab)
    assert page.focusWidget() is others[not backwards]
    assert board.focused is None


@pytest.mark.parametrize(
    ("name", "hint", "spoken"),
    [
        ("", "A basket.", "A basket."),
        ("Take it", "", "Take it"),
        ("Basket 1 to B2", "A basket.", "Basket 1 to B2. A basket."),
        ("Take it: a basket.", "A coconut.", "Take it: a basket. A coconut."),
        ("Take it: A basket.", "A basket.", "Take it: A basket."),
        ("To the market", "To the market. It is empty.", "To the market. It is empty."),
    ],
)
def test_nothing_is_said_twice_of_what_the_keyboard_is_on(stage, board, monkeypatch, name, hint, spoken):
    said = []
    monkeypatch.setattr(stage, "announce", said.append)
    board.one.name, board.one.hint = name, hint
    stage._follow_focus(board.one)
    assert said == [spoken]
