"""The end of a game, and looking back on it."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop import games
from desktop.core.game import Course, Game
from desktop.core.record import Record
from desktop.core.text import Text, Who, say
from desktop.ui.desk import Desk
from desktop.ui.ending import Ending
from desktop.ui.gallery import played, sit_at
from desktop.ui.history import History, tell_history
from desktop.ui.lookback import LookBack
from tests.reference.game import Lanterns


class Charted(Lanterns):
    """Shows the round that it is beside the points."""

    def courses(self, state: Any) -> tuple[Course, ...]:
        seats = len(self.scores(state))
        return (*super().courses(state), Course(say("ui", "Round"), (float(self.round(state)),) * seats))


@pytest.fixture
def record(game: Game[Any, Any, Any]) -> Record:
    return played(game, 4)


@pytest.fixture
def history(game: Game[Any, Any, Any], record: Record) -> History:
    told = tell_history(game, record)
    assert isinstance(told, History)
    return told


@pytest.fixture
def ending(desk: Desk, game: Game[Any, Any, Any], record: Record, qtbot) -> Ending:
    made = Ending(desk, game, record.seats, desk.speaker([seat.name for seat in record.seats]))
    qtbot.addWidget(made)
    made.resize(1100, 700)
    made.show_game(record)
    made.show()
    return made


@pytest.fixture
def back(desk: Desk, game: Game[Any, Any, Any], record: Record, history: History, qtbot) -> LookBack:
    made = LookBack(desk, game, record, history)
    qtbot.addWidget(made)
    made.resize(1200, 800)
    made.show()
    return made


def test_the_ranking_is_that_of_the_rules(ending: Ending, game: Game[Any, Any, Any], record: Record) -> None:
    state = game.codec.state(record.state)
    expected = sorted((game.places(state)[seat], record.seats[seat].name) for seat in range(4))
    assert sorted((place, name) for place, name, _ in ending.ranking()) == expected


def test_a_chart_says_in_words_what_it_shows(ending: Ending, history: History, record: Record) -> None:
    drawn = ending._charts.currentWidget()
    told = drawn.accessibleDescription().splitlines()
    last = [round(value) for value in history.charts[0].rounds[-1].values]
    assert [line.split(":")[0] for line in told] == [seat.name for seat in record.seats]
    assert [int(line.rpartition(" ")[2]) for line in told] == last


def test_the_seed_is_told(ending: Ending, record: Record) -> None:
    assert str(record.seed) in ending._note.text()


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space])
def test_a_key_in_haste_starts_no_new_game(ending: Ending, key: Qt.Key) -> None:
    started: list[bool] = []
    ending.again.connect(lambda: started.append(True))
    ending.activateWindow()
    focused = ending.focusWidget()
    assert focused is ending.entrance()
    QTest.keyClick(focused, key)
    assert not started


def test_the_charts_show_course_and_luck(ending: Ending) -> None:
    assert ending._charts.count() == 2


def test_the_course_has_a_value_for_every_round(history: History, game: Game[Any, Any, Any]) -> None:
    (course,) = history.charts
    numbers = [each.number for each in course.rounds]
    assert numbers == sorted(numbers)
    assert len(course.rounds[-1].values) == 4


def test_every_chart_of_a_game_has_its_button(desk: Desk, qtbot) -> None:
    game = Charted()
    record = played(game, 4)
    made = Ending(desk, game, record.seats, desk.speaker([seat.name for seat in record.seats]))
    qtbot.addWidget(made)
    made.show_game(record)
    made._courses[1].click()
    assert [button.text() for button in made._courses] == ["Points", "Round"]
    assert [button.isChecked() for button in made._courses] == [False, True]
    assert made._charts.currentIndex() == 1


def test_luck_is_shown_behind_all_charts(desk: Desk, qtbot) -> None:
    game = Charted()
    record = played(game, 4)
    made = Ending(desk, game, record.seats, desk.speaker([seat.name for seat in record.seats]))
    qtbot.addWidget(made)
    made.show_game(record)
    made._luck.click()
    assert (made._charts.currentIndex(), made._charts.count()) == (2, 3)


def test_luck_leaves_out_seats_that_chance_never_came_to(desk: Desk, qtbot) -> None:
    game = games.load("ladies")
    record = played(game, 4)
    made = Ending(desk, game, record.seats, desk.speaker([f"{'LG'[seat % 2]}{seat}" for seat in range(4)]))
    qtbot.addWidget(made)
    made.show_game(record)
    made._luck.click()
    told = made._legend_words()
    assert told.count("\n") == 1  # what the bars mean, and below it the numbers
    assert not any(line.startswith("·") for line in told.splitlines())
    assert ("G1" in told, "G3" in told, "L0" in told, "L2" in told) == (True, True, False, False)


def test_luck_adds_up_what_was_drawn_and_expected(history: History, game: Game[Any, Any, Any]) -> None:
    lucky = [
        game.luck(event)
        for step in range(history.steps + 1)
        for event in history.events(step, None)
        if game.luck(event)
    ]
    assert sum(each.times for each in history.fortunes) >= len(lucky)


def test_a_record_that_was_tampered_with_is_no_history_but_a_reason(
    game: Game[Any, Any, Any], record: Record
) -> None:
    broken = msgspec.structs.replace(record, setup=())
    assert isinstance(tell_history(game, broken), Text)


def test_the_result_of_a_game_that_cannot_be_told_says_why(ending: Ending, record: Record) -> None:
    ending.show_game(msgspec.structs.replace(record, setup=()))
    assert "saved game" in ending._note.text()


@pytest.mark.parametrize("seat", [0, 3, None])
def test_every_seat_can_be_looked_through(back: LookBack, history: History, seat: int | None) -> None:
    back.watch(seat)
    back.go_to(5)
    assert back.board.view == history.view(5, seat)


def test_whoever_decides_is_looked_through_at_first(back: LookBack, history: History) -> None:
    back.go_to(4)
    assert back.board.view == history.view(4, history.mover(4))


def test_the_slider_goes_to_any_step(back: LookBack, history: History) -> None:
    back.slider.setValue(history.steps)
    assert f"{history.steps} of {history.steps}" in back._count.text()
    assert not back._next.isEnabled()


def test_through_the_eyes_of_whoever_decides_a_question_says_whom_it_means(
    back: LookBack, history: History
) -> None:
    back.go_to(1)
    name = back.speak(Who(history.mover(1)))
    assert back._sentence.text() == f"{name} · {back.speak(history.prompt(1, history.mover(1)))}"
    back.go_to(history.steps)
    assert name not in back._sentence.text()


def test_through_the_eyes_of_one_seat_a_question_needs_no_name(back: LookBack, history: History) -> None:
    back.watch(history.mover(1))
    back.go_to(1)
    assert back._sentence.text() == back.speak(history.prompt(1, history.mover(1)))


def test_the_arrow_keys_step(back: LookBack, qtbot) -> None:
    QTest.keyClick(back, Qt.Key.Key_Right)
    QTest.keyClick(back, Qt.Key.Key_Right)
    QTest.keyClick(back, Qt.Key.Key_Left)
    assert back.slider.value() == 1


def test_f6_goes_between_the_slider_and_the_board_of_a_look_back(back: LookBack) -> None:
    back.slider.setFocus()
    QTest.keyClick(back.slider, Qt.Key.Key_F6)
    assert back.focusWidget() is back.stage
    QTest.keyClick(back.stage, Qt.Key.Key_F6)
    assert back.focusWidget() is back.slider


def test_a_line_of_the_log_leads_to_its_step(back: LookBack, history: History) -> None:
    back.go_to(history.steps)
    row = back.log.list.model().index(1, 0)
    back.log._choose(row)
    assert back.slider.value() < history.steps


def test_nothing_can_be_changed_when_looking_back(back: LookBack) -> None:
    assert back.board.decision is None
    assert "nothing can be changed" in str(back.context.explain(None))


def test_from_the_result_to_the_board_and_back(desk: Desk, game: Game[Any, Any, Any], record: Record) -> None:
    page = sit_at(desk, game, record)
    page.resize(1100, 700)
    page.show()
    QApplication.processEvents()
    assert page.centre.currentWidget() is page.ending
    page.ending.board.emit()
    assert page.centre.currentWidget() is page.stage
    assert page.prompt.answers() == ["See the result"]
    page.prompt.led.emit()
    assert page.centre.currentWidget() is page.ending
    page.sitting.close()
    page.hide()
    page.deleteLater()


def test_a_finished_game_says_who_has_won(desk: Desk, game: Game[Any, Any, Any], record: Record) -> None:
    page = sit_at(desk, game, record)
    QApplication.processEvents()
    winners = [name for place, name, _ in page.ending.ranking() if place == 1]
    assert all(name in page.ending._title.text() for name in winners)
    page.sitting.close()
    page.deleteLater()


def test_a_round_ends_with_what_its_last_step_paid() -> None:
    devil = games.load("devil")
    history = tell_history(devil, played(devil, 3))
    assert isinstance(history, History)
    views = [history.view(step, None) for step in range(history.steps + 1)]
    second = next(view for view in views if view.round == 2)
    assert history.charts[0].rounds[1].values == second.stock
    assert second.stock != views[0].stock


class Manifold(Lanterns):
    """Shows nine charts."""

    def courses(self, state: Any) -> tuple[Course, ...]:
        return tuple(super().courses(state)) * 9


@pytest.fixture
def manifold(desk: Desk, qtbot) -> Ending:
    game = Manifold()
    record = played(game, 4)
    made = Ending(desk, game, record.seats, desk.speaker([seat.name for seat in record.seats]))
    qtbot.addWidget(made)
    made.show_game(record)
    made.show()
    return made


def test_many_charts_stand_in_a_list_where_there_is_little_room(manifold: Ending, qtbot) -> None:
    manifold.resize(640, 480)
    qtbot.waitUntil(lambda: manifold._list.isVisible() and not manifold._row.isVisible())


def test_few_charts_stand_side_by_side(ending: Ending, qtbot) -> None:
    qtbot.wait(20)
    assert ending._row.isVisible()
    assert not ending._list.isVisible()


def test_the_list_shows_the_chart_that_is_chosen(manifold: Ending) -> None:
    manifold._list.activated.emit(4)
    assert manifold._charts.currentIndex() == 4
    assert manifold._courses[4].isChecked()


def test_the_page_fits_a_small_window_with_the_largest_letters(ending: Ending, desk: Desk) -> None:
    desk.preferences.set("text_size", 160)
    assert ending.minimumSizeHint().height() < 560


def test_the_cover_is_shown_where_there_is_room_to_spare(manifold: Ending, qtbot) -> None:
    manifold.resize(1500, 950)
    qtbot.waitUntil(manifold._cover.isVisible)
    manifold.resize(900, 420)
    qtbot.waitUntil(manifold._cover.isHidden)


def test_the_slider_goes_where_it_is_clicked(back: LookBack) -> None:
    slider = back.slider
    QTest.mouseClick(slider, Qt.MouseButton.LeftButton, pos=QPoint(slider.width() - 1, slider.height() // 2))
    assert slider.value() == slider.maximum()
