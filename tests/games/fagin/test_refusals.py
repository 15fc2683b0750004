"""Why not, in words: what people try in every action, and the reason they are given."""

import pytest

from desktop.games.fagin.actions import (
    DONE,
    GOODS,
    MARKET,
    MONEY,
    MOVE,
    OPENINGS,
    PASS,
    STOP,
    Buy,
    Crumb,
    Discard,
    Give,
    Purse,
    Sell,
    Steal,
    Swap,
    Take,
)

THAMES, HOLBORN, COVENT, BOW, CHERTSEY, STPAULS = range(6)
BLUE, RED, GREEN, YELLOW, BLACK, VIOLET = range(6)


def why_not(scene, action):
    return str(scene.refusal(action))


# The four actions (FA-11 to FA-15)


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        (MOVE, "Your goods do not pay for a step in any street that is open to you."),
        (GOODS, "You have no urchin where there is something to steal or swap."),
        (MONEY, "You have no urchin at a purse that is not empty."),
    ],
)
def test_fa13_an_action_of_which_no_part_is_possible(table, kind, reason):
    assert why_not(table(), OPENINGS[kind]) == reason


def test_fa15_crumbs_are_for_the_stuck(table):
    scene = table().urchin(0, THAMES, 5)
    assert why_not(scene, Crumb(RED)) == (
        "Fagin’s crumbs are only for those who can neither move nor steal anything."
    )


def test_fa15_no_crumb_lies_in_an_empty_warehouse(table):
    scene = table()
    scene.state.warehouses[RED] = 0
    assert why_not(scene, Crumb(RED)) == "That warehouse is empty."


def test_fa11_first_an_action_is_chosen(table):
    assert why_not(table(), Steal(THAMES, 1)) == "Choose one of the four actions first."


# Stealing goods (FA-42 to FA-46)


def test_fa42_a_street_is_used_once(table):
    scene = table().urchin(0, THAMES, 5).urchin(0, COVENT, 2).play(GOODS, Steal(THAMES, 1))
    assert why_not(scene, Steal(THAMES, 1)) == "This action has already used that street."


def test_fa44_a_swap_takes_three_cubes(table):
    scene = table().urchin(0, THAMES, 5).cubes(0, red=2).play(GOODS)
    assert why_not(scene, Swap(THAMES)) == "A swap takes at least 3 cube(s)."


def test_fa12_an_action_has_at_least_one_part(table):
    scene = table().urchin(0, THAMES, 5).play(GOODS)
    assert why_not(scene, STOP).startswith("An action needs at least one part.")


def test_fa12_actions_are_never_mixed(table):
    scene = table().urchin(0, THAMES, 5)
    assert why_not(scene.play(GOODS), PASS).startswith("You have chosen to steal goods;")
    scene = table().urchin(0, THAMES, 5)
    assert why_not(scene.play(MONEY), PASS).startswith("You have chosen to steal money;")


def test_fa43_nothing_is_stolen_from_an_empty_warehouse(table):
    scene = table().urchin(0, THAMES, 5).urchin(0, COVENT, 2)
    scene.cubes(1, blue=scene.state.warehouses[BLUE]).play(GOODS)
    assert why_not(scene, Steal(THAMES, 1)) == "That warehouse is empty."


# Swaps, by FA-44


def swapping(table):
    return table().urchin(0, THAMES, 5).cubes(0, red=3).play(GOODS, Swap(THAMES))


def test_fa44_only_own_cubes_go_back(table):
    assert why_not(swapping(table), Give(BLUE)) == "You have no cube of that colour."


def test_fa44_first_the_cubes_go_back(table):
    assert why_not(swapping(table), Take(BLUE)) == "First put back the cubes for the swap."


def test_fa44_then_one_is_taken(table):
    scene = swapping(table).play(Give(RED), Give(RED), Give(RED))
    assert why_not(scene, Give(RED)) == "Now take what you swap for."
    scene.state.warehouses[BLUE] = 0
    assert why_not(scene, Take(BLUE)) == "That warehouse is empty."


# Stealing money (FA-47)


def test_fa47_a_purse_needs_an_urchin(table):
    scene = table().urchin(0, THAMES, 5).play(MONEY)
    assert why_not(scene, Purse(BOW)) == "You have no urchin in that street."


def test_fa47_on_level_0_the_purse_is_empty(table):
    scene = table().urchin(0, THAMES, 5).urchin(0, BOW, 0).play(MONEY)
    assert why_not(scene, Purse(BOW)) == "On level 0 the purse is empty."


def test_fa47_a_purse_is_emptied_once(table):
    scene = table().urchin(0, THAMES, 5).urchin(0, BOW, 3).play(MONEY, Purse(BOW))
    assert why_not(scene, Purse(BOW)) == "This action has already used that street."


def test_fa47_one_purse_at_least(table):
    assert why_not(table().urchin(0, THAMES, 5).play(MONEY), STOP).startswith("An action needs")


# The market (FA-48 to FA-51)


def test_fa50_only_own_cubes_are_sold(table):
    assert why_not(table().play(MARKET), Sell(RED)) == "You have no cube of that colour."


def test_fa50_a_market_is_for_trading(table):
    assert why_not(table().play(MARKET), PASS) == "The market is open: trade, or leave it."


def test_fa49_the_market_opens_once_a_round(table):
    scene = table().chance(1).play(MARKET, DONE, DONE, DONE)
    assert why_not(scene, OPENINGS[MARKET]) == "The market has already been open this round."
    assert why_not(scene, Buy(RED)) == "Choose one of the four actions first."


# The books (FA-55)


def test_fa55_cubes_beyond_the_limit_go_back_first(table):
    scene = table(2).turn(1).cubes(0, blue=8, violet=8).play(PASS)
    assert why_not(scene, Discard(RED)) == "You have no cube of that colour."
    assert why_not(scene, PASS) == "First you must put back the cubes that are too many."
