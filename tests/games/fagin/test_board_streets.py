"""The streets on the board: levels, urchins, pushes, constables, and the way to Fagin."""

from __future__ import annotations

import pytest

from desktop.games.fagin import GAME
from desktop.games.fagin.actions import GOODS, MOVE, Go, Push, Steal, Swap
from desktop.games.fagin.board.hints import chain
from desktop.games.fagin.board.layout import lair_rect
from desktop.games.fagin.board.picture import sixths
from desktop.games.fagin.data import AWAY, BOTTOM, DOWN, HOME, TOP, UP
from desktop.games.fagin.events import Pushed
from desktop.games.fagin.view import look

THAMES, HOLBORN, COVENT, BOW, CHERTSEY, STPAULS = range(6)


def test_a_level_tells_cost_meeting_and_earnings(window, table):
    scene = table(3).urchin(0, COVENT, 5).urchin(1, COVENT, 3).cubes(0, green=4).play(MOVE)
    hint = window(scene.state).board.levels[COVENT][3].hint
    assert "4 pieces of fruit" in hint
    assert "Nancy stands there" in hint
    assert "Up: Nancy to level 2.\nDown: Nancy to level 4." in hint
    assert "3 shillings" in hint


def test_a_level_out_of_reach_says_why(window, table, qtbot):
    scene = table(3).urchin(0, COVENT, 5).cubes(0, green=2).play(MOVE)
    shown = window(scene.state)
    shown.board.press(shown.board.levels[COVENT][1])
    assert "That costs 8 cubes" in shown.board.bubble.text
    assert not shown.chosen


@pytest.mark.parametrize("piece", ["levels", "lairs", "stalls"])
def test_before_an_action_is_chosen_streets_and_market_say_so(window, table, piece):
    board = window(table(3).urchin(0, COVENT, 5).cubes(0, green=2).state).board
    pieces = getattr(board, piece)
    board.press(pieces[COVENT][1] if piece == "levels" else pieces[COVENT])
    assert board.bubble.text == "Choose one of the four actions first."


def test_a_click_on_a_level_moves_there(window, table):
    scene = table(3).urchin(0, COVENT, 5).cubes(0, green=2).play(MOVE)
    shown = window(scene.state)
    shown.board.press(shown.board.levels[COVENT][4])
    assert shown.chosen == [Go(COVENT, 4)]


def test_the_arch_brings_an_urchin_home(window, table):
    scene = table(3).urchin(0, BOW, 0).cubes(0, yellow=3).play(MOVE)
    shown = window(scene.state)
    shown.board.press(shown.board.lairs[BOW])
    assert shown.chosen == [Go(BOW, HOME)]


def test_a_level_steals_all_and_the_urchin_offers_less(window, table):
    scene = table(3).urchin(0, COVENT, 5).cubes(0, red=3).play(1)
    shown = window(scene.state)
    shown.board.press(shown.board.levels[COVENT][5])
    assert shown.chosen == [Steal(COVENT, 3)]
    shown.board.press(shown.board.urchins[0][COVENT])
    assert shown.board.choices is not None
    assert Swap(COVENT) in shown.board.urchins[0][COVENT].actions


def test_both_pushes_are_shown_as_ghosts(window, table):
    scene = table(3).urchin(1, CHERTSEY, 5).cubes(0, black=3).play(MOVE, Go(CHERTSEY, 5))
    shown = window(scene.state)
    ghosts = [[ghost.isVisible() for ghost in way] for way in shown.board.ghosts]
    assert ghosts == [[False, True, False]] * 2
    shown.board.press(shown.board.ghosts[1][1])
    assert shown.chosen == [Push(DOWN)]


@pytest.mark.parametrize(("step", "moves"), [(UP, [(1, 2), (2, 1), (3, 0)]), (DOWN, [(1, 5)])])
def test_ghosts_follow_the_chain_of_example_10(table, step, moves):
    scene = table(4).constable(BOW, 3).cubes(0, yellow=3).urchin(0, BOW, 5)
    scene.urchin(1, BOW, 4).urchin(2, BOW, 2).urchin(3, BOW, 1).play(MOVE, Go(BOW, 4))
    assert chain(look(scene.state, 0), 0, BOW, step) == moves


def test_a_ghost_leaves_the_street_where_the_push_does(table):
    scene = table(2).urchin(0, THAMES, 1).urchin(1, THAMES, 0).cubes(0, blue=1).play(MOVE, Go(THAMES, 0))
    assert chain(look(scene.state, 0), 0, THAMES, UP) == [(1, TOP)]
    low = table(2).urchin(0, THAMES, 9).constable(THAMES, 10).cubes(0, blue=1).play(MOVE, Go(THAMES, 10))
    assert chain(look(low.state, 0), 0, THAMES, DOWN) == [(0, BOTTOM)]


def test_danger_counts_a_level_twice_that_is_walked_twice():
    assert sixths(2, UP) == (1, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0)
    assert sixths(AWAY, UP) == (0,) * 11


def test_danger_is_shown_on_wish(window, table):
    scene = table(2, quiet=False)
    for street in range(6):
        scene.constable(street, 5, UP)
    board = window(scene.state).board
    assert board.levels[THAMES][4].sixths == 0
    board.press(board.beat)
    assert board.levels[THAMES][4].sixths == 1


def test_danger_is_the_wish_of_one_person_at_the_screen(window, table):
    scene = table(2, quiet=False)
    for street in range(6):
        scene.constable(street, 5, UP)
    board = window(scene.state).board
    board.press(board.beat)
    board.lay_out(look(scene.state, 1))
    assert board.levels[THAMES][4].sixths == 0
    board.lay_out(look(scene.state, 0))
    assert board.levels[THAMES][4].sixths == 1


def test_pointing_at_an_occupied_level_shows_both_pushes(window, table):
    scene = table(3).urchin(0, COVENT, 5).urchin(1, COVENT, 3).cubes(0, green=4).play(MOVE)
    board = window(scene.state).board
    board.preview(board.levels[COVENT][3])
    assert [[ghost.isVisible() for ghost in way] for way in board.ghosts] == [[False, True, False]] * 2
    board.preview(None)
    assert not any(ghost.isVisible() for way in board.ghosts for ghost in way)


def test_a_level_tells_the_chance_that_a_constable_ends_there(window, table):
    scene = table(3, quiet=False).urchin(0, COVENT, 5).cubes(0, green=4).constable(COVENT, 2, UP).play(MOVE)
    hint = window(scene.state).board.levels[COVENT][4].hint
    assert "ends his next walk here: 1/6" in hint


def test_what_happens_next_hides_the_ghosts_of_the_choice_before(window, table):
    scene = table(3).urchin(1, COVENT, 5).cubes(0, green=2).play(MOVE, Go(COVENT, 5))
    shown = window(scene.state, speed=1.0)
    shown.board.act(Pushed(1, COVENT, 5, 4, 0), GAME.view(scene.state, 0))
    assert not any(ghost.isVisible() for way in shown.board.ghosts for ghost in way)


def test_goods_of_a_rival_are_not_called_ones_own(window, table):
    board = window(table(3).cubes(1, green=5).state).board
    assert board.mats[1].held[COVENT].hint == (
        "Nancy: 5 pieces of fruit. That pays for 2 steps in Covent Garden."
    )


def test_a_crumb_is_told_at_its_warehouse(window, table):
    board = window(table(2).state).board
    assert board.stores[THAMES].hint.startswith("Fagin’s crumbs: 1 book")


def test_six_urchins_at_fagins_leave_the_fee_readable(window, table):
    scene = table(6)
    for seat in range(6):
        scene.urchin(seat, THAMES, HOME)
    board = window(scene.state).board
    top = min(urchin[THAMES].place().top() for urchin in board.urchins)
    assert top > lair_rect(THAMES).top() + 21  # the shilling with the fee hangs there


def test_a_click_on_whoever_stands_on_a_level_means_the_level(window, table):
    scene = table(3).urchin(1, COVENT, 5).cubes(0, green=2).play(MOVE)
    shown = window(scene.state)
    there = shown.board.piece_at(shown.board.urchins[1][COVENT].pos())
    assert there is shown.board.levels[COVENT][5]
    assert "Nancy stands there" in shown.board.explanation(there)


def test_a_click_on_a_constable_means_his_level(window, table):
    scene = table(3, quiet=False).urchin(0, COVENT, 5).cubes(0, green=2).constable(COVENT, 4).play(MOVE)
    board = window(scene.state).board
    assert board.piece_at(board.constables[COVENT].pos()) is board.levels[COVENT][4]
    assert board.levels[COVENT][4].open


def test_a_level_out_of_reach_tells_which_way_its_constable_walks(window, table):
    scene = table(3, quiet=False).urchin(0, COVENT, 5).cubes(0, green=2).constable(COVENT, 1, UP).play(MOVE)
    board = window(scene.state).board
    there = board.piece_at(board.constables[COVENT].pos())
    assert there is board.levels[COVENT][1]
    assert "He walks up next" in there.hint


def test_an_urchin_at_fagins_does_not_hide_the_way_there(window, table):
    scene = table(3).urchin(1, THAMES, HOME).urchin(0, THAMES, 0).cubes(0, blue=1).money(0, 15).play(MOVE)
    board = window(scene.state).board
    assert board.piece_at(board.urchins[1][THAMES].pos()) is board.lairs[THAMES]


def test_whoever_may_steal_is_clicked_and_not_the_level(window, table):
    scene = table(3).urchin(0, THAMES, 5).play(GOODS)
    board = window(scene.state).board
    assert board.piece_at(board.urchins[0][THAMES].pos()) is board.urchins[0][THAMES]
