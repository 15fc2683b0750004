from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPaintEvent
from PySide6.QtWidgets import QApplication, QLabel, QVBoxLayout, QWidget

from desktop.core.record import Seat
from desktop.ui.chairs import ChairCard
from desktop.ui.controls import Controls
from desktop.ui.desk import Desk
from desktop.ui.flow import Flow
from desktop.ui.header import LanguageButton
from desktop.ui.inputs import Choice
from desktop.ui.prompt import Prompt
from desktop.ui.scroll import Snug
from desktop.ui.seats import Seats
from desktop.ui.settings import Chair
from desktop.ui.widgets import Button, Lettering
from tests.reference.game import Lanterns


class Box(QWidget):
    """A widget that would like to have a size."""

    def __init__(self, width: int, height: int = 20) -> None:
        super().__init__()
        self._size = QSize(width, height)

    def sizeHint(self) -> QSize:
        return self._size


@pytest.fixture
def parent(qtbot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


def filled(parent: QWidget, flow: Flow, *widths: int) -> list[QWidget]:
    parent.setLayout(flow)
    boxes = [Box(width) for width in widths]
    for box in boxes:
        flow.addWidget(box)
    return boxes


def test_what_does_not_fit_goes_to_the_next_line(parent: QWidget) -> None:
    flow = Flow(10)
    boxes = filled(parent, flow, 100, 100, 100)
    flow.setGeometry(QRect(0, 0, 220, 100))
    assert [(box.x(), box.y()) for box in boxes] == [(0, 0), (110, 0), (0, 30)]


def test_the_height_is_that_of_all_lines(parent: QWidget) -> None:
    flow = Flow(10, lines=2)
    filled(parent, flow, 100, 100, 100)
    assert flow.heightForWidth(220) == 42
    assert flow.heightForWidth(1000) == 20


def test_a_line_can_be_filled_and_all_lines_share_alike(parent: QWidget) -> None:
    flow = Flow(10, fill=True)
    boxes = filled(parent, flow, 100, 100, 100)
    flow.setGeometry(QRect(0, 0, 250, 100))
    assert [box.width() for box in boxes] == [120, 120, 120]


def test_one_below_the_other_they_are_all_as_wide_as_there_is_room(parent: QWidget) -> None:
    flow = Flow(10, fill=True)
    boxes = filled(parent, flow, 100, 80)
    flow.setGeometry(QRect(0, 0, 150, 100))
    assert [box.width() for box in boxes] == [150, 150]


def test_nothing_is_made_wider_than_it_may_be_nor_lower_than_that_width_needs(parent: QWidget) -> None:
    flow = Flow(10, fill=True)
    parent.setLayout(flow)
    label = QLabel("one two three four five six seven eight nine ten")
    label.setWordWrap(True)
    label.setFixedWidth(80)
    flow.addWidget(label)
    flow.setGeometry(QRect(0, 0, 400, 400))
    assert label.width() == 80
    assert label.height() >= label.heightForWidth(80)


def test_hidden_widgets_take_no_room(parent: QWidget) -> None:
    flow = Flow(10)
    boxes = filled(parent, flow, 100, 100)
    parent.show()
    boxes[0].hide()
    flow.setGeometry(QRect(0, 0, 400, 100))
    assert boxes[1].x() == 0


def test_clearing_deletes_all(parent: QWidget) -> None:
    flow = Flow()
    filled(parent, flow, 10, 10)
    flow.clear()
    assert flow.count() == 0


def test_a_snug_page_is_as_high_as_what_is_in_it(qtbot) -> None:
    snug = Snug()
    qtbot.addWidget(snug)
    snug.column.setContentsMargins(0, 0, 0, 0)
    snug.column.addWidget(Box(50, 70))
    snug.resize(200, 500)
    snug.show()
    qtbot.waitUntil(lambda: snug.maximumHeight() < 200)
    assert snug.maximumHeight() >= 70


def test_letters_follow_the_text_size(desk: Desk, qtbot) -> None:
    label = Lettering(desk, 2.0)
    qtbot.addWidget(label)
    before = label.font().pixelSize()
    desk.preferences.set("text_size", 150)
    assert label.font().pixelSize() == pytest.approx(before * 1.5, abs=1)


def test_a_button_without_words_still_has_a_name(desk: Desk, qtbot) -> None:
    button = Button(desk, "home", "quiet")
    qtbot.addWidget(button)
    button.only_icon("To the shelf", "Esc")
    assert button.accessibleName() == "To the shelf"
    assert button.toolTip() == "To the shelf (Esc)"


def test_icons_take_the_ink_of_the_theme(desk: Desk, qtbot) -> None:
    button = Button(desk, "home", "quiet")
    qtbot.addWidget(button)
    light = button.icon().pixmap(24).toImage()
    desk.preferences.set("theme", "dark")
    QApplication.processEvents()
    assert button.icon().pixmap(24).toImage() != light


def test_words_that_look_like_markup_are_shown_as_they_are(desk: Desk, qtbot) -> None:
    label = Lettering(desk)
    qtbot.addWidget(label)
    assert label.textFormat() == Qt.TextFormat.PlainText


def test_a_long_choice_opens_as_a_list_that_scrolls(desk: Desk, qtbot) -> None:
    choice = Choice()
    qtbot.addWidget(choice)
    choice.addItems([str(number) for number in range(48)])
    choice.show()
    choice.showPopup()
    assert choice.view().height() < 20 * choice.height()


def test_a_choice_is_as_wide_as_its_words_in_another_language(desk: Desk, qtbot) -> None:
    choice = Choice()
    qtbot.addWidget(choice)
    choice.addItem("As the system")
    choice.show()
    before = choice.sizeHint().width()
    choice.setItemText(0, "Wie das System, und noch mehr")
    assert choice.sizeHint().width() > before


def test_the_arrows_begin_at_the_language_of_the_moment(desk: Desk, qtbot) -> None:
    button = LanguageButton(desk)
    qtbot.addWidget(button)
    desk.set_language("de")
    menu = button.menu()
    menu.popup(button.pos())
    QApplication.processEvents()
    assert menu.activeAction().text() == "Deutsch"
    menu.close()


def test_the_arrows_begin_at_the_speed_of_the_moment(desk: Desk, qtbot) -> None:
    controls = Controls(desk)
    qtbot.addWidget(controls)
    desk.preferences.set("speed", "fast")
    menu = controls._speed.menu()
    menu.popup(controls.pos())
    QApplication.processEvents()
    assert menu.activeAction().text() == "Fast"
    menu.close()


def test_the_arrows_begin_at_the_colour_of_a_chair(desk: Desk, qtbot) -> None:
    card = ChairCard(desk, Chair("Anna", 2, None))
    qtbot.addWidget(card)
    for colour in (2, 4):
        card.set_colour(colour)
        card._menu.popup(card.pos())
        QApplication.processEvents()
        assert card._menu.activeAction() is card._menu.actions()[colour]
        assert [each.isChecked() for each in card._menu.actions()].index(True) == colour
        card._menu.close()


class _Canvas(QWidget):
    """Counts how often it is painted."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.painted = 0

    def paintEvent(self, event: QPaintEvent) -> None:
        self.painted += 1


def test_the_time_that_is_left_does_not_paint_the_window_at_once(desk, game, qtbot):
    page = QWidget()
    qtbot.addWidget(page)
    column = QVBoxLayout(page)
    prompt, canvas = Prompt(desk, game, desk.speaker(["A", "B"]), lambda: 400), _Canvas(page)
    column.addWidget(prompt)
    column.addWidget(canvas)
    page.resize(600, 400)
    page.show()
    prompt.show_time((0, 1000))
    QApplication.processEvents()
    before = canvas.painted
    canvas.update()
    prompt.show_time((0, 500))
    assert canvas.painted == before


def test_whoever_decides_is_in_sight_among_many_seats(desk: Desk, qtbot) -> None:
    seats = Seats(desk, Lanterns(), [Seat(f"Seat {number}", number % 6) for number in range(6)], str)
    qtbot.addWidget(seats)
    seats.resize(280, 200)
    seats.show()
    for turn in (5, 0):
        seats.show_turn([turn], None)
        qtbot.wait(10)
        card = seats.cards[turn]
        assert seats.viewport().rect().contains(card.mapTo(seats.viewport(), card.rect().center()))


@pytest.mark.parametrize("scale", [0.92, 1.0, 1.2, 2.0])
def test_the_dots_of_a_capital_are_not_cut_off(desk: Desk, qtbot, scale: float) -> None:
    label = Lettering(desk, scale)
    qtbot.addWidget(label)
    label.setText("Ü")
    label.resize(label.sizeHint())
    picture = label.grab().toImage()
    rows = [{picture.pixel(x, y) for x in range(picture.width())} for y in range(picture.height())]
    inked = [y for y, colours in enumerate(rows) if len(colours) > 1]
    assert inked[-1] - inked[0] + 1 >= QFontMetricsF(label.font()).tightBoundingRect("Ü").height() - 1


def test_words_without_accents_take_no_more_room(desk: Desk, qtbot) -> None:
    label = Lettering(desk)
    qtbot.addWidget(label)
    label.setText("Über")
    label.setText("Under")
    assert label.contentsMargins().top() == 0
