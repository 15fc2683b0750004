"""The page of a table: what it asks, takes, refuses and shows."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication

from desktop.core.game import View
from desktop.core.text import literal
from desktop.ui.desk import Desk
from desktop.ui.tableface import LEISURE, NEXT, UNPAINTED
from desktop.ui.translator import PSEUDO
from tests.reference.actions import Bid, DrawCard
from tests.reference.phases import Bidding
from tests.ui.conftest import Laid, hurry

Lay = Callable[..., Laid]


def test_the_prompt_says_who_decides_what(lay: Lay) -> None:
    laid = lay()
    assert laid.page.prompt.sentence == str(laid.sitting.decision.prompt)


def test_the_board_offers_every_answer_in_words(lay: Lay) -> None:
    page = lay().page
    labels = {piece.name for piece in page.board.pieces() if piece.open}
    wanted = {page.speak(page.sitting.game.label(action)) for action in page.sitting.decision.options}
    assert wanted <= labels


class Elapsed:
    """A clock that stands still after so many milliseconds."""

    def __init__(self, milliseconds: int) -> None:
        self._milliseconds = milliseconds

    def start(self) -> None:
        """Begin anew."""
        self._milliseconds = 0

    def isValid(self) -> bool:  # noqa: N802 - the name that Qt gives it
        """Have been started."""
        return True

    def elapsed(self) -> int:
        """Return the milliseconds."""
        return self._milliseconds

    def hasExpired(self, milliseconds: int) -> bool:  # noqa: N802 - the name that Qt gives it
        """Compare."""
        return self._milliseconds > milliseconds


@pytest.mark.parametrize(
    ("since_change", "since_picture", "painted", "unseen"),
    [
        (1, 500, False, True),
        (UNPAINTED + 1, 500, False, False),
        (1, 0, True, True),
        (NEXT, 0, True, False),
        (500, LEISURE - 1, True, False),
        (500, LEISURE, True, True),
        (500, NEXT, True, False),
    ],
    ids=[
        "just now",
        "it shows nowhere",
        "another one has had this picture",
        "it has been seen",
        "there is time until the next picture",
        "the next picture comes soon",
        "nothing moves",
    ],
)
def test_bots_wait_for_a_picture_that_is_due(
    lay: Lay, monkeypatch, since_change: int, since_picture: int, painted: bool, unseen: bool
) -> None:
    page = lay().page
    monkeypatch.setattr(page, "_changed", Elapsed(since_change))
    monkeypatch.setattr(page, "_painted", Elapsed(since_picture))
    monkeypatch.setattr(page, "_unpainted", not painted)
    assert page.unseen is unseen


def test_an_answer_is_to_be_painted_until_the_board_is(lay: Lay) -> None:
    laid = lay()
    laid.page.choose(Bid(1))
    assert laid.page._unpainted
    laid.page.stage.viewport().repaint()
    assert not laid.page._unpainted


def test_nobody_waits_for_a_picture_of_a_hidden_board(lay: Lay) -> None:
    laid = lay()
    laid.page.hide()
    laid.page.choose(Bid(1))
    assert not laid.page.unseen


def test_against_the_clock_log_and_seats_are_written_after_the_board(lay: Lay, qtbot, monkeypatch) -> None:
    laid = lay()
    hurry(laid)
    told = len(laid.page.log.texts())
    written: list[View] = []
    monkeypatch.setattr(laid.page.seats, "show_view", written.append)
    qtbot.waitUntil(lambda: bool(written))
    assert written == [laid.page.board.view]
    assert len(laid.page.log.texts()) > told


def test_what_was_still_to_be_written_is_not_written_after_a_position_set_anew(lay: Lay, qtbot) -> None:
    laid = lay()
    hurry(laid)
    laid.page._restore()
    lines = laid.page.log.texts()
    qtbot.waitUntil(lambda: not laid.page._writing.isActive())
    assert laid.page.log.texts() == lines


def test_a_click_on_an_answer_gives_it(lay: Lay) -> None:
    laid = lay()
    piece = next(piece for piece in laid.page.board.pieces() if piece.open)
    laid.page.board.press(piece)
    assert laid.sitting.decision is None
    assert laid.page.prompt.sentence == str(laid.table.prompt(0))


def test_an_impossible_answer_is_refused_with_a_reason_and_changes_nothing(lay: Lay) -> None:
    laid = lay()
    before = laid.table.view(0)
    laid.page.choose(Bid(99))
    assert laid.page.notice.words
    assert laid.table.view(0) == before
    assert laid.page.prompt.sentence == str(laid.sitting.decision.prompt)


def test_a_damaged_answer_is_refused(lay: Lay) -> None:
    laid = lay()
    laid.page.choose("rubbish")
    assert laid.page.notice.words
    assert laid.sitting.decision is not None


def test_a_second_click_on_the_same_answer_means_nothing(lay: Lay) -> None:
    laid = lay()
    laid.page.choose(Bid(1))
    view = laid.table.view(0)
    laid.page.choose(Bid(1))
    assert laid.table.view(0) == view


def test_seats_show_names_levels_and_facts(lay: Lay) -> None:
    page = lay().page
    cards = page.seats.cards
    assert [card.accessibleName().split(",")[0] for card in cards] == ["Anna", "Bruno", "Cleo", "Dario"]
    assert ["skilled" in card.accessibleName().lower() for card in cards] == [False, True, True, True]
    assert [card.facts() for card in cards] == [[("Coins", "3")]] * 4


def test_a_language_switch_reaches_everything(lay: Lay, desk: Desk) -> None:
    laid = lay()
    laid.page.choose(Bid(1))
    laid.bots_answer()
    desk.translator.set_language(PSEUDO)
    QApplication.processEvents()
    page = laid.page
    assert page.prompt.sentence.startswith("[")
    assert all(line.startswith("[") for line in page.log.texts())
    assert page.controls._hint.text().startswith("[")
    assert all(text.startswith("[") for card in page.seats.cards for text, _ in card.facts())


def test_the_side_panel_folds_and_is_remembered(lay: Lay, desk: Desk) -> None:
    page = lay().page
    page.toggle_panel()
    assert not page.side.isVisible()
    assert desk.preferences.now.panel is False


@pytest.mark.parametrize("wished", [True, False])
def test_a_single_choice_is_given_by_itself_if_that_is_wished_and_the_rules_allow(
    lay: Lay, desk: Desk, monkeypatch: pytest.MonkeyPatch, wished: bool
) -> None:
    monkeypatch.setattr(Bidding, "automatic", True)
    monkeypatch.setattr(Bidding, "options", lambda *_: [Bid(0)])
    desk.preferences.set("automatic", wished)
    laid = lay()
    QApplication.processEvents()
    assert (laid.sitting.decision is None) is wished


def test_a_single_choice_that_the_rules_do_not_let_go_waits_for_its_seat(
    lay: Lay, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Bidding, "options", lambda *_: [Bid(0)])
    desk.preferences.set("automatic", True)
    laid = lay()
    QApplication.processEvents()
    assert laid.page._shown_question is laid.sitting.decision is not None


def test_a_theme_reaches_board_and_chrome(lay: Lay, desk: Desk) -> None:
    page = lay().page
    desk.preferences.set("theme", "dark")
    assert page.board.context.theme.dark
    assert page.grab().toImage().pixelColor(4, 4).lightness() < 90


def test_a_text_size_of_160_percent_reaches_board_and_chrome(lay: Lay, desk: Desk) -> None:
    page = lay().page
    desk.preferences.set("text_size", 160)
    assert page.board.context.text_scale == 1.6
    assert page.prompt._sentence.font().pixelSize() > 30


def test_an_answer_to_a_later_question_is_refused_with_a_reason(lay: Lay) -> None:
    page = lay().page
    page.choose(DrawCard())
    assert page.notice.words == str(page.sitting.refusal(DrawCard())) != "None"


def test_a_picture_for_the_shelf_is_taken_while_somebody_thinks(lay: Lay, qtbot) -> None:
    page = lay().page
    with qtbot.waitSignal(page.pictured, timeout=3000) as taken:
        pass
    assert taken.args[0].width() > 300


def test_without_people_one_looks_on(lay: Lay) -> None:
    laid = lay(())
    assert laid.sitting.here is None
    assert laid.page.board.view == laid.table.view(None)
    assert laid.page.prompt.sentence == str(laid.table.prompt(None))
    laid.bots_answer()
    QApplication.processEvents()
    assert laid.page.log.texts()


@pytest.mark.parametrize("size", [100, 160])
def test_the_side_panel_leaves_the_board_two_thirds(lay: Lay, desk: Desk, size: int) -> None:
    desk.preferences.set("text_size", size)
    page = lay().page
    page.resize(1024, 700)
    QApplication.processEvents()
    assert page.side.width() <= 1024 / 3


def test_in_the_narrowest_window_no_word_of_the_line_below_is_cut_off(lay: Lay, desk: Desk) -> None:
    page = lay().page
    desk.translator.set_language("de")
    page.controls.show_round(literal("Runde 3 von 7, die längste von allen"))
    page.resize(560, 480)
    QApplication.processEvents()
    corner = page.controls._corner
    assert not corner.isVisible() or corner.width() >= corner.sizeHint().width()
    page.resize(1280, 800)
    QApplication.processEvents()
    assert corner.isVisible()


def test_who_is_at_work_in_another_window_is_called_to_the_table(
    lay: Lay, monkeypatch: pytest.MonkeyPatch
) -> None:
    laid = lay()
    called: list[object] = []
    monkeypatch.setattr(QApplication, "alert", called.append)
    laid.page.choose(Bid(1))
    laid.bots_answer()
    QApplication.processEvents()
    assert laid.sitting.decision is not None
    assert set(called) == {laid.page.window()}
