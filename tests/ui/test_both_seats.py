"""One person who holds two seats: every sentence says which of them it means, every look is that of both."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from desktop.core.game import Decision
from desktop.core.record import Record, Seat
from desktop.core.text import Who, say
from desktop.games import load
from desktop.games.ladies.actions import MOODS
from desktop.games.ladies.events import Asked, MoodSent
from desktop.games.ladies.view import HIDDEN
from desktop.table.chronicle import Chronicle, retrace
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from desktop.ui.desk import Desk
from desktop.ui.history import History
from desktop.ui.lookback import SPECTATOR, LookBack
from desktop.ui.translator import LANGUAGES
from tests.table.people import Notebook
from tests.ui.conftest import Laid, tidy

Lay = Callable[..., Laid]

GAME = load("ladies")
PAIR = ("Alex", "Alex", "Cleo", "Dario")
TITLES = {
    "en": ("Lady Alex", "Gentleman Alex"),
    "de": ("Lady Alex", "Gentleman Alex"),
    "nl": ("Lady Alex", "Gentleman Alex"),
}


def begun(*seats: Seat) -> Table:
    """Return a table at which everybody has answered once or twice, however they could."""
    table = Table(GAME, seats, [Notebook() for _ in seats], {"stock": "turns"}, seed=3, timer=VirtualTimer())
    table.start()
    for _ in range(8):
        decision = next(iter(table.open.values()))
        assert table.answer(decision.id, decision.options[0]) is None
    return table


def looked_back(record: Record) -> History:
    past = retrace(GAME, record)
    assert isinstance(past, Chronicle)
    return History(GAME, past)


@pytest.fixture
def pair(lay: Lay) -> Laid:
    return lay((0, 1), game=GAME, names=PAIR, options={"stock": "turns"})


@pytest.fixture
def look_back(desk: Desk) -> Iterator[LookBack]:
    record = begun(*(Seat(name, seat) for seat, name in enumerate(PAIR))).record()
    page = LookBack(desk, GAME, record, looked_back(record))
    page.show()
    QApplication.processEvents()
    yield page
    page.hide()
    page.deleteLater()
    tidy()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_says_which_seat_of_one_person_it_means(pair: Laid, desk: Desk, language: str) -> None:
    desk.translator.set_language(language)
    lady, gentleman = TITLES[language]
    assert gentleman in pair.page.speak(GAME.tell(Asked(3, 1, 4)))
    assert lady in pair.page.speak(say("test", "{who}").fill(who=Who(0)))
    assert pair.page.speak(Who(2)) == "Cleo"


def test_the_log_says_which_seat_of_one_person_it_means(pair: Laid) -> None:
    pair.page.log.set([MoodSent(1, 2)])
    assert pair.page.log.texts()[0].startswith("Gentleman Alex hints")


def test_the_seats_of_one_person_have_their_titles_in_the_panel(pair: Laid) -> None:
    shown = [label.text() for card in pair.page.seats.cards for label in card.findChildren(QLabel)]
    assert {"Lady Alex", "Gentleman Alex", "Cleo", "Dario"} <= set(shown)
    assert "Alex" not in shown


def test_a_desk_at_the_exchange_needs_no_title_on_it_for_only_gentlemen_have_one(pair: Laid) -> None:
    board: Any = pair.page.board
    desk = board.desks[0]
    assert desk.owner == "Alex"
    assert desk.hint.startswith("Gentleman Alex has")


def test_the_question_names_the_seat_of_a_person_who_holds_two(pair: Laid) -> None:
    decision = pair.sitting.decision
    assert decision is not None
    assert pair.page.speak(pair.page.prompt.question(decision)).startswith("Lady Alex · ")


def test_titles_follow_the_language_in_the_lists_of_the_look_back(look_back: LookBack, desk: Desk) -> None:
    choices = look_back._who
    assert [choices.itemText(row) for row in range(1, 5)] == ["Lady Alex", "Gentleman Alex", "Cleo", "Dario"]
    assert look_back.log._who.itemText(2) == "Gentleman Alex"


def money(history: History, step: int, seat: int | None) -> Any:
    view: Any = history.view(step, seat)
    return view.money


def test_the_look_back_of_a_seat_sees_through_the_other_seat_of_its_person() -> None:
    table = begun(Seat("Alex", 0), Seat("Alex", 1), Seat("Cleo", 2, "easy"), Seat("Dario", 3, "easy"))
    history = looked_back(table.record())
    for step in range(history.steps + 1):
        assert money(history, step, 0) == money(history, step, 1) == (500, HIDDEN)


def test_the_look_back_of_other_seats_and_of_a_spectator_sees_no_more() -> None:
    table = begun(Seat("Alex", 0), Seat("Alex", 1), Seat("Cleo", 2, "easy"), Seat("Dario", 3, "easy"))
    history = looked_back(table.record())
    assert money(history, history.steps, 2) == (HIDDEN, HIDDEN)
    assert money(history, history.steps, None) == (HIDDEN, HIDDEN)


def test_the_look_back_of_two_people_or_two_bots_of_one_couple_stays_apart() -> None:
    for seats in (
        (Seat("Alex", 0), Seat("Bea", 1), Seat("Cleo", 2, "easy"), Seat("Dario", 3, "easy")),
        (Seat("Ada", 0, "easy"), Seat("Ada", 1, "easy"), Seat("Cleo", 2), Seat("Dario", 3)),
    ):
        history = looked_back(begun(*seats).record())
        assert money(history, history.steps, 0) == (HIDDEN, HIDDEN)


def test_what_is_shown_again_is_seen_through_both_seats_too() -> None:
    table = begun(Seat("Alex", 0), Seat("Alex", 1), Seat("Cleo", 2, "easy"), Seat("Dario", 3, "easy"))
    views: list[Any] = [seen.view for seen in table.missed(0)]
    views += [seen.view for seen in table.told_again(table.history(0)[-1], 0)]
    views += [seen.view for seen in table.told_again(table.history(0)[0], 0)]
    assert {view.money for view in views} == {(500, HIDDEN)}


def test_the_page_of_the_look_back_shows_the_own_purse_and_a_spectator_none(look_back: LookBack) -> None:
    board: Any = look_back.board
    look_back.watch(0)
    assert board.view.money[0] == 500
    look_back._who.setCurrentIndex(look_back._who.findData(SPECTATOR))
    assert board.view.money[0] == HIDDEN


def questions(laid: Laid, count: int = 40) -> list[Any]:
    """Return all answers that were asked for, while the first is given every time."""
    asked: list[Any] = []
    for _ in range(count):
        laid.bots_answer()
        QApplication.processEvents()
        decision = laid.page._shown_question
        if decision is not None:
            asked += decision.options
            laid.page.choose(decision.options[0])
    return asked


@pytest.mark.parametrize("wished", [True, False])
def test_lg44_nobody_is_asked_to_hint_at_the_own_purse(pair: Laid, desk: Desk, wished: bool) -> None:
    desk.preferences.set("automatic", wished)
    assert (MOODS[0] in questions(pair)) is not wished


def test_lg44_who_plays_one_seat_is_asked_for_hints(lay: Lay, desk: Desk) -> None:
    desk.preferences.set("automatic", True)
    laid = lay((1,), game=GAME, names=PAIR, options={"stock": "turns"})
    assert MOODS[0] in questions(laid)


def test_a_person_takes_back_the_last_answer_of_either_seat(pair: Laid) -> None:
    asked = pair.sitting.decision
    pair.page.choose(asked.options[0])
    assert (pair.sitting.here, pair.table.open[1].seat) == (1, 1)
    pair.page.undo()
    assert pair.sitting.here == 0
    assert pair.sitting.decision.options == asked.options


def test_taking_back_comes_to_what_was_left_unsaid(pair: Laid, desk: Desk) -> None:
    desk.preferences.set("automatic", True)
    decision = Decision(1, 1, say("test", "Hint?"), MOODS)
    assert pair.sitting.needless(decision) == MOODS[0]
    pair.page.choose(pair.sitting.decision.options[0])
    pair.page.undo()
    assert pair.sitting.needless(decision) is None


def test_the_log_tells_what_either_seat_of_a_person_sees(pair: Laid) -> None:
    pair.page.choose(pair.sitting.decision.options[0])
    pair.bots_answer()
    QApplication.processEvents()
    delivered = [line for line in pair.page.log.texts() if line.startswith("Delivered to your boutique")]
    pair.sitting.sit(1)
    again = [line for line in pair.page.log.texts() if line.startswith("Delivered to your boutique")]
    assert len(delivered) == 1
    assert again == delivered


def test_whoever_plays_a_whole_couple_plays_alone_and_can_take_back_for_practice(pair: Laid) -> None:
    pair.page.choose(pair.sitting.decision.options[0])
    pair.bots_answer()
    QApplication.processEvents()
    assert pair.sitting.undo_refusal() is not None
    assert pair.sitting.practice_helps
    pair.sitting.practise()
    assert (pair.sitting.here, pair.table.practice) == (0, True)
