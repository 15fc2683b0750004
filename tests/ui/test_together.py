"""Several people at one screen: what all can answer from what they know needs no curtain."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from desktop import games
from desktop.games.florence.actions import DECLINE, PASS, Keep
from desktop.games.florence.data import PRESTIGE
from desktop.games.florence.view import FlorenceView
from desktop.ui.widgets import Button
from tests.ui.conftest import Laid

Lay = Callable[..., Laid]


def on_the_board(laid: Laid) -> str:
    """Return all words of the scene."""
    return " ".join(str(getattr(item, "text", "")) for item in laid.page.board.items())


def at_auction(lay: Lay, *, open_money: bool = True) -> Laid:
    """Return a table of two people in the first auction, with the curtain fallen or not."""
    laid = lay((0, 1), game=games.load("florence"), options={"open_money": open_money})
    for _ in range(2):
        laid.page._lift()
        laid.page.choose(laid.sitting.decision.options[0])
    return laid


def test_no_curtain_falls_before_a_question_that_all_can_answer(lay: Lay) -> None:
    laid = at_auction(lay)
    for _ in range(3):
        assert not laid.page.curtain.isVisible()
        assert laid.sitting.together
        laid.page.choose(laid.sitting.decision.options[0])


def test_where_money_is_hidden_the_curtain_falls_before_every_bid(lay: Lay) -> None:
    laid = at_auction(lay, open_money=False)
    assert laid.page.curtain.isVisible()
    laid.page._lift()
    assert not laid.sitting.together


def test_while_all_look_on_nobodys_hand_is_seen_or_read(lay: Lay) -> None:
    laid = at_auction(lay)
    seat = laid.sitting.here
    assert laid.table.view(seat).hand
    assert laid.page.board.view.seat == seat
    assert (laid.page.board.view.hand, laid.page.board.cards) == (0, [])
    log = " ".join(str(laid.sitting.game.tell(event)) for event in laid.sitting.history)
    assert "is dealt four professions." in log
    assert "put back" not in log


def test_whoever_is_asked_can_look_alone_and_answers_before_all(lay: Lay) -> None:
    laid = at_auction(lay)
    seat = laid.sitting.here
    laid.page.prompt.led.emit()
    assert laid.page.curtain.isVisible()
    laid.page._lift()
    assert (laid.sitting.here, laid.sitting.together) == (seat, False)
    assert laid.page.board.view.hand == laid.table.view(seat).hand
    laid.page.choose(laid.sitting.decision.options[0])
    assert laid.sitting.together
    assert laid.page.board.view.hand == 0
    assert not laid.page.curtain.isVisible()


def test_a_click_that_looks_alone_puts_no_mark_of_the_keyboard_on_the_board(lay: Lay) -> None:
    laid = at_auction(lay)
    laid.page.activateWindow()
    QApplication.processEvents()
    way = laid.page.prompt._choices.findChildren(Button)[-1]
    way.setFocus(Qt.FocusReason.MouseFocusReason)
    way.click()
    laid.page._lift()
    assert laid.page.board.focused is None


def test_a_private_maximum_is_not_set_while_all_look_on(lay: Lay) -> None:
    laid = at_auction(lay)
    laid.page.choose(laid.sitting.decision.options[0])
    assert "Bid up to" not in on_the_board(laid)
    laid.page.prompt.led.emit()
    laid.page._lift()
    assert "Bid up to" in on_the_board(laid)


def test_a_hand_goes_as_soon_as_its_owner_has_answered_alone_and_bots_act(lay: Lay) -> None:
    laid = lay((0, 2), game=games.load("florence"), options={"open_money": True})
    for _ in range(2):
        laid.page._lift()
        laid.page.choose(laid.sitting.decision.options[0])
    laid.bots_answer()
    assert laid.sitting.together
    seat = laid.sitting.here
    while not isinstance(laid.sitting.decision.options[0], Keep):
        if laid.page.curtain.isVisible():
            laid.page._lift()
            continue
        options = laid.sitting.decision.options
        wanted = next((each for each in options if getattr(each, "stack", -1) == PRESTIGE), PASS)
        seat = laid.sitting.here
        laid.page.choose(wanted if wanted in options else options[-1])
        laid.bots_answer(-1)
        if laid.page.curtain.isVisible():
            laid.page._lift()
    assert laid.page.board.view.hand == laid.table.view(laid.sitting.here).hand
    laid.page.choose(laid.sitting.decision.options[0])
    assert laid.sitting.together
    assert laid.page.board.view.hand == 0
    assert seat in laid.sitting.people


def test_the_turns_of_others_are_seen_from_the_place_of_whoever_was_here_last(lay: Lay) -> None:
    laid = at_auction(lay)
    for _ in range(20):
        if laid.page.curtain.isVisible():
            break
        options = laid.sitting.decision.options
        laid.page.choose(DECLINE if DECLINE in options else options[-1])
    assert isinstance(laid.sitting.game.common(laid.table.view(None), 1 - laid.sitting._coming), FlorenceView)
    assert laid.sitting.game.common(laid.table.view(None), laid.sitting._coming) is None


def test_nobody_who_is_not_asked_is_led_to_look_alone(lay: Lay) -> None:
    laid = lay((0, 1, 2), game=games.load("florence"), options={"open_money": True})
    way = "Look alone"
    for _ in range(3):
        laid.page._lift()
        assert way not in laid.page.prompt.answers()
        laid.page.choose(laid.sitting.decision.options[0])
    assert way in laid.page.prompt.answers()
    laid.sitting._open.clear()
    laid.page._refresh()
    assert way not in laid.page.prompt.answers()


def test_no_advice_is_given_while_all_look_on(lay: Lay) -> None:
    laid = at_auction(lay)
    laid.page.hint()
    words = [label.text() for label in laid.page.hints.findChildren(type(laid.page.hints._title))]
    assert any("Look at your own things first" in text for text in words)


def test_what_is_bought_in_secret_is_looked_at_alone(lay: Lay) -> None:
    laid = at_auction(lay)
    prestige = next(each for each in laid.sitting.decision.options if getattr(each, "stack", -1) == PRESTIGE)
    buyer = laid.sitting.here
    laid.page.choose(prestige)
    laid.page.choose(PASS)
    assert laid.page.curtain.isVisible()
    laid.page._lift()
    assert laid.sitting.here == buyer
    assert isinstance(laid.sitting.decision.options[0], Keep)
