"""The board in words."""

import pytest

from desktop.games.fagin import GAME
from desktop.games.fagin.actions import Take
from desktop.games.fagin.data import AWAY, DOWN, HOME
from desktop.games.fagin.phases.market import Trading
from desktop.games.fagin.phases.rounds import Turn
from desktop.games.fagin.phases.stealing import Swapping
from tests.games.told import moments
from tests.games.told import told as told_by


def told(state, seat=0):
    return told_by(GAME, state, seat)


@pytest.mark.parametrize("quiet", [False, True])
def test_every_reader_is_told_the_whole_table_alike(quiet):
    for state in moments(GAME, 3, 97, quiet=quiet):
        lines = told(state, None)
        assert len(lines) > 20
        assert all(told(state, seat) == lines for seat in range(3))
        assert not [line for line in lines if "{" in line or "%n" in line]


def test_an_urchin_is_told_with_what_it_can_steal(table):
    scene = table().urchin(1, 5, 3)
    line = "St Paul’s Cathedral, level 3: an urchin of Seat 2. It can steal 6 jewel(s) or 3 shilling(s)."
    assert line in told(scene.state)


@pytest.mark.parametrize(("street", "level", "spoils"), [(5, 0, "8 jewel(s)"), (0, 10, "10 shilling(s)")])
def test_what_is_nothing_is_not_told_as_spoils(table, street, level, spoils):
    scene = table().urchin(1, street, level)
    assert f"It can steal {spoils}." in " ".join(told(scene.state))


def test_a_constable_is_told_with_the_way_he_faces(table):
    scene = table().constable(0, 9, DOWN)
    assert "River Thames, level 9: the constable. He walks down next." in told(scene.state)


def test_a_street_without_anybody_is_told(table):
    scene = table()
    assert scene.state.constables[2] == AWAY
    assert "Covent Garden: nobody on any level." in told(scene.state)


def test_the_names_at_fagins_are_told(table):
    scene = table().urchin(0, 1, HOME).urchin(2, 1, HOME)
    assert "Holborn Hill, Fagin’s space: Seat 1 and Seat 3." in told(scene.state)


def test_what_a_seat_has_is_told(table):
    scene = table().cubes(1, blue=2, violet=1).money(1, 17)
    assert "Seat 2 has 17 shilling(s). Goods: 2 book(s) and 1 jewel(s)." in told(scene.state)
    assert "Seat 1 has 20 shilling(s) and no goods." in told(scene.state)


def test_the_basket_of_a_trade_is_told(table):
    scene = table().turn(1)
    scene.state.stack.append(Trading(1, 1, 20, (2, 0, 0, 0, 0, 0), (0, 0, 1, 0, 0, 0)))
    assert "Seat 2 has bought in this trade: 2 book(s)." in told(scene.state)
    assert "Seat 2 has sold in this trade: 1 fruit(s)." in told(scene.state)


def test_the_cubes_put_back_for_a_swap_are_told(table):
    scene = table()
    scene.state.stack = [Turn(0), Swapping(0, 0, (3, 3, 0), (), closed=True)]
    assert Take(0) in scene.options()
    assert "Seat 1 has put back for this swap: 1 book(s) and 2 watch(es)." in told(scene.state)


def test_the_places_are_told_at_the_end(table):
    scene = table().money(1, 30)
    scene.state.stack = []
    assert "The game is over: place 1 for Seat 2." in told(scene.state)
