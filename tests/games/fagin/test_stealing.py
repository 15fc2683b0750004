"""FA-42 to FA-47: stealing and swapping goods, stealing money; FA-15: crumbs."""

import pytest

from desktop.games.fagin.actions import (
    DONE,
    GOODS,
    MARKET,
    MONEY,
    PASS,
    STOP,
    Crumb,
    Give,
    Purse,
    Steal,
    Swap,
    Take,
)
from desktop.games.fagin.data import HOME
from desktop.games.fagin.events import PurseEmptied, Swapped
from desktop.games.fagin.phases.rounds import Turn
from desktop.games.fagin.phases.stealing import Filching

THAMES, HOLBORN, COVENT, BOW, CHERTSEY, STPAULS = range(6)
BLUE, RED, GREEN, YELLOW, BLACK, VIOLET = range(6)


def three_urchins(table):
    return table().urchin(0, THAMES, 5).urchin(0, COVENT, 2).urchin(0, STPAULS, 7)


def test_fa42_only_streets_with_an_own_urchin_on_a_level(table):
    scene = table().urchin(0, THAMES, 5).urchin(1, BOW, 5).play(GOODS)
    assert {option.street for option in scene.options(Steal)} == {THAMES}
    assert "no urchin" in str(scene.refusal(Steal(BOW, 1)))


def test_fa45_neither_stalls_nor_other_players_are_stolen_from(table):
    scene = table().urchin(0, THAMES, 5).cubes(1, blue=3)
    stalls = scene.state.stalls.copy()
    scene.play(GOODS, Steal(THAMES, 2))
    assert (scene.state.stalls, scene.state.cargo[1][BLUE]) == (stalls, 3)


def test_fa43_example_13_three_hauls_are_ten_cubes(table):
    scene = three_urchins(table).play(GOODS, Steal(THAMES, 2), Steal(COVENT, 4), Steal(STPAULS, 4))
    assert scene.state.cargo[0] == [2, 0, 4, 0, 0, 4]
    assert scene.state.warehouses == [9, 11, 7, 11, 11, 7]


def test_fa43_example_13_no_more_than_the_warehouse_holds(table):
    scene = three_urchins(table).cubes(1, green=8)
    assert scene.state.warehouses[GREEN] == 3
    scene.play(GOODS)
    assert [option for option in scene.options(Steal) if option.street == COVENT] == [
        Steal(COVENT, 3),
        Steal(COVENT, 2),
        Steal(COVENT, 1),
    ]
    assert "3" in str(scene.refusal(Steal(COVENT, 4)))


def test_fa43_all_is_offered_first(table):
    assert three_urchins(table).play(GOODS).options()[0] == Steal(THAMES, 2)


def test_fa43_nothing_can_be_stolen_from_an_empty_warehouse(table):
    scene = table().urchin(0, BOW, 5).cubes(1, yellow=11)
    assert GOODS not in scene.kinds()


@pytest.mark.parametrize("level", [9, 10])
def test_fa43_nothing_can_be_stolen_low_on_the_thames_but_swapped(table, level):
    scene = table().urchin(0, THAMES, level)
    assert GOODS not in scene.kinds()
    scene.cubes(0, red=3)
    assert scene.play(GOODS).options() == [Swap(THAMES)]


def test_fa46_an_urchin_at_fagins_steals_nothing(table):
    scene = table().urchin(0, THAMES, HOME).urchin(0, COVENT, 5)
    scene.play(GOODS)
    assert "no urchin" in str(scene.refusal(Steal(THAMES, 1)))


def test_fa13_one_part_per_street(table):
    scene = table().urchin(0, THAMES, 5).urchin(0, COVENT, 5).cubes(0, red=3).play(GOODS, Steal(THAMES, 1))
    assert "already used" in str(scene.refusal(Steal(THAMES, 1)))
    assert "already used" in str(scene.refusal(Swap(THAMES)))


def test_fa44_example_14_two_books_and_a_handkerchief_for_a_jewel(table):
    scene = table().urchin(0, THAMES, 10).cubes(0, blue=2, red=1)
    scene.play(GOODS, Swap(THAMES), Give(BLUE), Give(RED), Give(BLUE), Take(VIOLET))
    assert scene.state.cargo[0] == [0, 0, 0, 0, 0, 1]
    assert scene.state.warehouses[VIOLET] == 10
    assert scene.events(Swapped) == [Swapped(0, THAMES, (BLUE, RED, BLUE), (VIOLET,))]
    assert scene.asked() == Turn(1)


def test_fa44_no_swap_with_two_cubes(table):
    scene = table().urchin(0, THAMES, 5).cubes(0, blue=2).play(GOODS)
    assert Swap(THAMES) not in scene.options()
    assert "3" in str(scene.refusal(Swap(THAMES)))


def test_fa44_no_cube_from_an_empty_warehouse(table):
    scene = table().urchin(0, THAMES, 5).cubes(0, blue=3).cubes(1, violet=11)
    scene.play(GOODS, Swap(THAMES), Give(BLUE), Give(BLUE), Give(BLUE))
    assert Take(VIOLET) not in scene.options()
    assert "empty" in str(scene.refusal(Take(VIOLET)))


def test_fa44_the_taken_colour_may_be_one_of_those_put_back(table):
    scene = table().urchin(0, THAMES, 5).cubes(0, blue=3)
    scene.play(GOODS, Swap(THAMES), Give(BLUE), Give(BLUE), Give(BLUE), Take(BLUE))
    assert scene.state.cargo[0] == [1, 0, 0, 0, 0, 0]


def test_fa44_cubes_put_back_can_be_stolen_later_in_the_action(table):
    scene = table().urchin(0, THAMES, 10).urchin(0, COVENT, 5).cubes(0, green=3).cubes(1, green=8)
    scene.play(GOODS, Swap(THAMES), Give(GREEN), Give(GREEN), Give(GREEN), Take(BLUE), Steal(COVENT, 3))
    assert scene.state.cargo[0][GREEN] == 3


def test_fav2_even_swap_exchanges_up_to_three_one_for_one(table):
    scene = table(even_swap=True).urchin(0, THAMES, 5).cubes(0, blue=3)
    scene.play(GOODS, Swap(THAMES), Give(BLUE), Give(BLUE), DONE, Take(VIOLET), Take(BLACK))
    assert scene.state.cargo[0] == [1, 0, 0, 0, 1, 1]


def test_fav2_even_swap_needs_one_cube_and_gives_at_least_one(table):
    scene = table(even_swap=True).urchin(0, THAMES, 5).cubes(0, blue=1)
    scene.play(GOODS, Swap(THAMES))
    assert scene.options() == [Give(BLUE)]


def test_fa47_example_15_purses_of_5_and_7(table):
    scene = table().urchin(0, THAMES, 5).urchin(0, COVENT, 7).urchin(0, BOW, 0)
    scene.play(MONEY)
    assert scene.options() == [Purse(THAMES), Purse(COVENT)]
    assert "level 0" in str(scene.refusal(Purse(BOW)))
    scene.play(Purse(COVENT), Purse(THAMES))
    assert scene.state.money[0] == 32
    assert scene.asked() == Turn(1)


def test_fa47_the_money_comes_from_the_bank(table):
    scene = table(2).urchin(0, BOW, 7).money(0, 0).money(1, 20).play(MONEY, Purse(BOW))
    assert scene.state.money == [7, 20]


def test_fa47_example_15_money_beyond_50_is_lost(table):
    scene = table().urchin(0, THAMES, 5).urchin(0, COVENT, 7).money(0, 44)
    scene.play(MONEY, Purse(THAMES), Purse(COVENT))
    assert scene.state.money[0] == 50
    assert [event.gained for event in scene.events(PurseEmptied)] == [5, 1]


def test_fa47_example_15_the_best_three_of_four(table):
    scene = table().urchin(0, THAMES, 5).urchin(0, COVENT, 7).urchin(0, BOW, 4).urchin(0, STPAULS, 9)
    scene.play(MONEY, Purse(STPAULS), Purse(COVENT), Purse(THAMES))
    assert scene.state.money[0] == 41
    assert scene.asked() == Turn(1)


def test_fa13_one_may_stop_after_a_purse(table):
    scene = table().urchin(0, THAMES, 5).urchin(0, COVENT, 7).play(MONEY, Purse(THAMES))
    assert scene.asked() == Filching(0, 0b000001)
    assert scene.play(STOP).asked() == Turn(1)


def test_fa15_crumbs_for_who_can_neither_move_nor_steal(table):
    scene = table()
    assert scene.kinds() == {MARKET}
    assert scene.options(Crumb) == [Crumb(colour) for colour in range(6)]
    scene.play(Crumb(VIOLET))
    assert scene.state.cargo[0] == [0, 0, 0, 0, 0, 1]
    assert scene.asked() == Turn(1)


def test_fa15_edge_an_urchin_that_can_do_nothing(table):
    scene = table().urchin(0, THAMES, 0).cubes(0, red=1, yellow=1).cubes(1, blue=11)
    assert [option.colour for option in scene.options(Crumb)] == [1, 2, 3, 4, 5]
    assert "empty" in str(scene.refusal(Crumb(BLUE)))


def test_fa15_no_crumbs_for_who_can_do_a_part(table):
    scene = table().cubes(0, blue=1)
    assert scene.options(Crumb) == []
    assert "crumbs" in str(scene.refusal(Crumb(BLUE)))


def test_fa14_passing_is_always_legal(table):
    assert table().urchin(0, THAMES, 5).play(PASS).asked() == Turn(1)
