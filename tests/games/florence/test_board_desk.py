"""The desk and the auction: what can be chosen, by mouse and by keyboard, and why something cannot."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import Qt

from desktop.core.dealer import Recorder
from desktop.games.florence import GAME
from desktop.games.florence.actions import (
    PASS,
    TAKE_BONUS,
    Bid,
    Build,
    Complete,
    Convert,
    Keep,
    Open,
    Return,
)
from desktop.games.florence.board.desk import Slider
from desktop.games.florence.data import (
    TOW,
    UNI,
)
from tests.games.florence.at_board import Table


def test_stacks_open_an_auction(table, scene):
    at = table(scene(4).auction())
    at.board.press(at.piece(Open(3)))
    assert at.chosen == [Open(3)]


def test_a_bid_and_a_pass(table, scene):
    at = table(scene(4).auction(3).bids([3]))
    at.board.press(at.button("Bid 300"))
    assert at.chosen == [Bid(300)]


def test_bid_up_to_goes_on_by_itself_and_stops_at_the_maximum(table, scene, qtbot):
    position = scene(3).auction(2).bids([3])
    at = table(position, speed=0)
    at.board.up_to = 500
    at.board.bid_up_to(3, 500)
    assert at.chosen == [Bid(300)]
    position.bids(300, "pass", 400)
    at.show()
    qtbot.waitUntil(lambda: at.chosen[1:] == [Bid(500)])
    position.bids(500, 600)
    at.show()
    assert at.board.mandate.limit is None
    assert len(at.chosen) == 2


def test_a_maximum_that_was_not_enough_is_offered_anew(table, scene):
    position = scene(3).auction(2).bids([3])
    at = table(position, speed=0)
    assert at.button("Bid up to 500")
    position.bids(300, 400, 500, 600)
    at.reader = position.actor
    at.show()
    assert at.button("Bid up to 900")


def test_fl91_more_and_less_is_bid_for_a_seat(qapp):
    state = GAME.setup(3, GAME.meta.complete({"seat_bidding": True}, 3), Recorder(Random(1)))
    at = Table(state, reader=GAME.actors(state)[0]).show()
    at.board.press(at.button("+"))
    at.board.press(at.button("+"))
    at.board.press(at.button("−"))
    at.board.press(at.button("−"))
    at.board.press(at.button("+"))
    assert at.button("Bid 100 for place")


def test_a_maximum_is_never_below_the_next_bid(table, scene):
    at = table(scene(3).auction(2).bids([3]))
    for _ in range(4):
        at.board.press(at.button("−"))
    assert at.button("Bid up to 300")


def test_no_hint_lies_over_what_the_auction_is_for(table, scene):
    at = table(scene(3).hand(0, 1, 2, 3).auction(2).bids([3]))
    at.board.focus_on(at.button("Bid 300"))
    bubble = at.board.bubble.sceneBoundingRect()
    assert not any(bubble.intersects(rect) for rect in at.board.desk.sheet.printed())
    assert not any(bubble.intersects(card.place()) for card in at.board.cards)


def test_no_hint_lies_over_the_parts_of_a_work(table, scene):
    at = table(scene(3).hand(0, 1, 2, 3).tile(0, UNI).turn(0).act(Complete(1)))
    at.board.focus_on(next(piece for piece in at.board.items() if isinstance(piece, Slider)))
    bubble = at.board.bubble.sceneBoundingRect()
    assert not any(bubble.intersects(rect) for rect in at.board.desk.sheet.printed())


def test_the_keyboard_stays_where_the_maximum_is_changed(table, scene):
    at = table(scene(3).auction(2).bids([3]))
    at.board.focus_on(at.button("+"))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Left):
        at.key(key)
    assert at.board.focused is at.button("Bid up to")


def test_a_stack_that_is_sold_says_why(table, scene):
    at = table(scene(3).auction(2).bids([3], "pass", "pass"))
    at.board.press(at.piece(Open(3)))
    assert "already bought" in at.board.bubble.text
    assert at.chosen == []


def test_a_profession_below_the_minimum_says_why(table, scene):
    at = table(scene(3).hand(0, 1).turn(0))
    at.board.press(at.piece(Complete(1)))
    assert "asks for 7" in at.board.bubble.text


def test_professions_dealt_are_put_back_by_a_click(table):
    state = GAME.setup(3, GAME.meta.defaults(3), Recorder(Random(1)))
    at = Table(state).show()
    card = GAME.options(state, 0)[0].card
    at.board.press(at.piece(Return(card)))
    assert at.chosen == [Return(card)]


def test_cards_looked_at_lie_in_the_middle(table, scene):
    position = scene(3).chance(1, 2, 3, 4, 5).turn(0)
    position.act(TAKE_BONUS)
    at = table(position)
    at.board.press(at.piece(Keep(1, 4)))
    assert at.chosen == [Keep(1, 4)]


def test_the_payment_is_split_with_the_slider(table, scene):
    position = scene(3).hand(0, 1).set(jesters=[4, 0, 0]).turn(0).act(Complete(1))
    at = table(position)
    assert at.button("Take 4 prestige")
    at.board.move_slider(1)
    at.board.press(at.button("Take 1 prestige"))
    assert at.chosen == [Convert(1, 700)]


def test_arrows_move_the_slider_and_enter_takes_what_it_shows(table, scene):
    at = table(scene(3).hand(0, 1, 2, 3).tile(0, UNI).turn(0).act(Complete(1)))
    at.key(Qt.Key.Key_Tab)
    assert isinstance(at.board.focused, Slider)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Return):
        at.key(key)
    assert at.chosen == [Convert(2, 300)]


def test_every_payment_is_offered_on_the_slider(table, scene):
    at = table(scene(3).hand(0, 1).set(jesters=[4, 0, 0]).turn(0).act(Complete(1)))
    assert at.asked == set(at.board.options)


def test_the_stack_under_the_hammer_takes_the_next_bid(table, scene):
    at = table(scene(4).auction(3).bids([3]))
    stack = next(stack for stack in at.board.stacks if stack.stack == 3)
    at.board.press(stack)
    assert at.chosen == [Bid(300)]


def test_always_pass_passes_every_object_of_the_phase_and_no_opening(table, scene, qtbot):
    position = scene(3).auction(2).bids([3])
    at = table(position, speed=0)
    at.board.press(at.button("Always pass"))
    assert at.chosen == [PASS]
    position.bids("pass", "pass")
    at.show()
    assert not at.board.mandate.holds(at.board.view)
    assert at.chosen == [PASS]


def test_an_answer_taken_back_ends_the_mandate(table, scene):
    at = table(scene(3).auction(2).bids([3]), speed=0)
    at.board.press(at.button("Always pass"))
    at.show()
    assert not at.board.mandate.holds(at.board.view)
    assert at.chosen == [PASS]


def test_the_slider_follows_the_mouse(table, scene):
    at = table(scene(3).hand(0, 1, 2, 3).tile(0, UNI).turn(0).act(Complete(1)))
    slider = next(piece for piece in at.board.items() if isinstance(piece, Slider))
    slider.drag(slider.BAR.topLeft())
    assert at.board.points == 0


def test_fl53_a_building_beyond_the_cash_says_how_much_prestige_is_sold(table, scene):
    at = table(scene(3).set(money=[500, 0, 0], prestige=[4, 0, 0]).turn(0))
    assert "sell 2 prestige" in at.piece(Build(TOW)).hint


def test_always_passing_is_for_one_seat_at_the_screen(table, scene):
    position = scene(3).auction(2).bids([3])
    at = table(position, speed=0)
    at.board.press(at.button("Always pass"))
    position.bids("pass")
    at.reader = 1
    at.show()
    assert not at.board.mandate.holds(at.board.view)


def test_no_hint_of_a_button_lies_over_what_it_opens(table, scene):
    at = table(scene(3).hand(0, 2, 8).turn(0))
    key = at.button("Artists")
    at.board.explain_at(key.hint, key.place())
    at.board.press(key)
    assert at.board.bubble.text == ""
