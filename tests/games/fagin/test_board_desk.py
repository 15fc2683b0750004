"""The desk beside the streets: actions, market, basket, and what it tells."""

from __future__ import annotations

import pytest

from desktop.games.fagin import GAME
from desktop.games.fagin.actions import GIVES, GOODS, MARKET, MOVE, OPENINGS, PASS, Go, Swap
from desktop.games.fagin.data import HOME, UP
from desktop.games.fagin.events import ConstableWalked, WheelTurned
from desktop.games.fagin.phases.rounds import Discarding

THAMES, HOLBORN, COVENT, BOW, CHERTSEY, STPAULS = range(6)


def test_the_basket_leaves_the_way_out_of_the_market_alone(window, table):
    desk = window(table(3).play(MARKET).state).board.desk
    assert desk.basket.place().bottom() + 6 <= desk.done.place().top()
    assert desk.less[0].place().bottom() <= desk.basket.place().top()


def test_the_basket_adds_up(window, table):
    scene = table(2).money(0, 20).play(MARKET)
    shown = window(scene.state)
    assert "Nothing bought" in shown.board.desk.basket.text
    shown.board.press(shown.board.desk.more[2])
    scene.play(*shown.chosen)
    shown.show()
    assert "−2 s, you have 18 s" in shown.board.desk.basket.text


def test_posters_open_the_actions(window, table):
    shown = window(table(2).urchin(0, THAMES, 5).cubes(0, blue=1).state)
    shown.board.press(shown.board.desk.posters[MOVE])
    assert shown.chosen == [OPENINGS[MOVE]]


def test_the_end_is_a_ranking(window, table):
    scene = table(2).urchin(0, THAMES, HOME).urchin(0, COVENT, HOME).urchin(0, BOW, HOME)
    scene.state.stack = []
    board = window(scene.state).board
    first, second = (standing.text for standing in board.desk.standings if standing.isVisible())
    assert first.startswith("1. Oliver: 3 at Fagin’s")
    assert second.startswith("2. Nancy")


def test_the_desk_tells_the_walk_of_the_constables(window, table):
    shown = window(table(3).state, speed=1.0)
    shown.board.act(ConstableWalked(BOW, 3, (5, 4, 3, 2), UP), GAME.view(shown.state, 0))
    assert shown.board.desk.title.text == "The constables walk"
    assert "Bow Street: a 3" in shown.board.desk.lines.text
    assert not shown.board.desk.passing.isVisible()


def test_the_desk_tells_old_and_new_prices_while_the_wheel_turns(window, table):
    shown = window(table(3).state, speed=1.0)
    shown.board.act(WheelTurned(1, 1), GAME.view(shown.state, 0))
    assert "books 1 → 6" in shown.board.desk.lines.text


def test_the_market_names_what_a_key_buys_and_sells(window, table):
    scene = table(3).cubes(0, blue=1).play(MARKET)
    board = window(scene.state).board
    assert board.desk.more[COVENT].name == "Buy 1 piece of fruit for 2 shillings."
    assert board.desk.less[BOW].hint == "Sell 1 watch for 5 shillings."


def test_selling_says_what_is_lost_beyond_the_track(window, table):
    scene = table(3).cubes(0, yellow=1).money(0, 48).play(MARKET)
    assert "3 of them are lost" in window(scene.state).board.desk.less[BOW].hint


def test_only_an_even_swap_can_be_ended_early(window, table):
    scene = table(3).urchin(0, THAMES, 5).cubes(0, blue=4).play(GOODS, Swap(THAMES))
    assert not window(scene.state).board.desk.done.isVisible()
    even = table(3, even_swap=True).urchin(0, THAMES, 5).cubes(0, blue=4).play(GOODS, Swap(THAMES))
    assert window(even.state).board.desk.done.isVisible()


def test_passing_asks_once_while_there_is_something_to_do(window, table):
    shown = window(table(2).state)
    shown.board.press(shown.board.desk.passing)
    assert not shown.chosen
    shown.board.press(shown.board.choices.rows[0])
    assert shown.chosen == [PASS]


def test_a_basket_of_a_rival_speaks_of_the_rival(window, table):
    shown = window(table(3).money(0, 20).play(MARKET).state)
    assert "You have 20 s" in shown.board.desk.basket.text
    shown.board.lay_out(GAME.view(shown.state, 1))
    assert "Oliver has 20 s" in shown.board.desk.basket.text


def test_the_desk_says_of_others_what_the_line_above_the_board_says(window, table):
    scene = table(3).urchin(0, THAMES, 5).cubes(0, blue=4).play(GOODS, Swap(THAMES))
    shown = window(scene.state)
    shown.board.lay_out(GAME.view(shown.state, 1))
    assert shown.board.desk.title.text == "Oliver is swapping goods."


def test_only_who_must_put_cubes_back_is_told_how_many(window, table):
    scene = table(2).cubes(0, blue=11, red=5)
    scene.state.stack = [Discarding(0)]
    shown = window(scene.state)
    assert shown.board.desk.basket.text
    shown.board.lay_out(GAME.view(shown.state, 1))
    assert not shown.board.desk.basket.text


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_keys_and_posters_are_called_as_in_advice(window, table, language):
    """What the desk writes on a key is what a hint and the list of answers call it."""
    even = table(3, even_swap=True).urchin(0, THAMES, 5).cubes(0, blue=4).play(GOODS, Swap(THAMES), GIVES[0])
    scenes = [
        table(3),
        table(3).play(MARKET),
        even,
        table(3).urchin(0, THAMES, 5).cubes(0, blue=4).play(MOVE),
        table(3).urchin(1, COVENT, 5).cubes(0, green=2).play(MOVE, Go(COVENT, 5)),
    ]
    for scene in scenes:
        shown = window(scene.state, language=language)
        desk, view = shown.board.desk, GAME.view(scene.state, 0)
        keys = (desk.done, desk.stop, desk.passing, *desk.posters, *desk.ways)
        for key in (key for key in keys if key.isVisible()):
            assert key.text == shown.context.say(GAME.called(view, key.actions[0]))
