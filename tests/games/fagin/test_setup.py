"""FA-01 to FA-09 and the data block of the specification."""

import pytest

from desktop.core.dealer import Forced
from desktop.games.fagin import GAME
from desktop.games.fagin import data as d
from desktop.games.fagin.data import AWAY, DOWN, PRICE, STREETS, UP
from desktop.games.fagin.events import ConstableWalked, StarterChosen
from desktop.games.fagin.phases.rounds import Turn


def opening(seats=4, wheel=6, dice=(1, 2, 3, 4, 5, 6), starter=0, **options):
    return GAME.setup(seats, GAME.meta.complete(options, seats), Forced(wheel, *dice, starter))


def test_data_streets_goods_and_prices():
    assert [(street.colour, street.goods, street.price) for street in STREETS] == [
        ("blue", "books", 1),
        ("red", "handkerchiefs", 2),
        ("green", "fruit", 2),
        ("yellow", "watches", 3),
        ("black", "silverware", 3),
        ("violet", "jewels", 4),
    ]


@pytest.mark.parametrize(
    ("position", "prices"),
    [
        (0, (1, 4, 2, 5, 3, 6)),
        (1, (6, 1, 4, 2, 5, 3)),
        (2, (3, 6, 1, 4, 2, 5)),
        (3, (5, 3, 6, 1, 4, 2)),
        (4, (2, 5, 3, 6, 1, 4)),
        (5, (4, 2, 5, 3, 6, 1)),
    ],
)
def test_data_the_wheel_gives_every_stall_its_price(position, prices):
    assert PRICE[position] == prices


@pytest.mark.parametrize(
    ("level", "hauls", "purse"),
    [
        (0, (3, 4, 6, 8), 0),
        (2, (3, 4, 6, 8), 2),
        (3, (2, 3, 4, 6), 3),
        (5, (2, 3, 4, 6), 5),
        (6, (1, 2, 3, 4), 6),
        (8, (1, 2, 3, 4), 8),
        (9, (0, 1, 2, 3), 9),
        (10, (0, 1, 2, 3), 10),
    ],
)
def test_data_haul_and_purse_of_a_level(level, hauls, purse):
    assert tuple(d.HAUL[price][level] for price in (1, 2, 3, 4)) == hauls
    assert d.PURSE[level] == purse


@pytest.mark.parametrize(("seats", "warehouse"), [(2, 9), (3, 8), (4, 12), (5, 16), (6, 20)])
def test_fa02_fa03_fa07_amounts_by_number_of_players(seats, warehouse):
    state = opening(seats)
    assert state.warehouses == [warehouse] * 6
    assert state.stalls == [4] * 6
    assert state.cargo == [[1] * 6] * seats


@pytest.mark.parametrize(("seats", "cubes"), [(4, 20), (2, 15)])
def test_examples_18_19_23_no_cube_is_lost(seats, cubes):
    state = opening(seats)
    for colour in range(6):
        held = sum(cargo[colour] for cargo in state.cargo)
        assert state.warehouses[colour] + state.stalls[colour] + held == cubes


def test_fa01_the_wheel_begins_at_its_first_position():
    dealer = Forced(6, 1, 1, 1, 1, 1, 1, 0)
    state = GAME.setup(2, GAME.meta.defaults(2), dealer)
    assert state.prices == (1, 4, 2, 5, 3, 6)


def test_fa09_two_play_by_the_same_rules_but_for_the_amounts():
    two, four = opening(2), opening(4)
    assert two.stack == four.stack == [Turn(0)]
    assert (two.money, two.cargo, two.stalls) == (four.money[:2], four.cargo[:2], four.stalls)


@pytest.mark.parametrize(("die", "wheel"), [(1, 1), (5, 5), (6, 0)])
def test_fa04_the_die_turns_the_wheel_and_a_6_is_a_full_turn(die, wheel):
    assert opening(wheel=die).wheel == wheel


def test_fa05_example_11_constables_by_their_rolls():
    state = opening(dice=(1, 2, 3, 4, 5, 6))
    assert state.constables == [4, 7, 2, 9, 0, 9]
    assert state.headings == [UP, DOWN, UP, DOWN, DOWN, UP]


def test_fa05_a_six_runs_to_the_end_and_back():
    dealer = Forced(6, 6, 1, 1, 1, 1, 1, 0)
    GAME.setup(2, GAME.meta.defaults(2), dealer)
    walk = next(event for event in dealer.events if isinstance(event, ConstableWalked))
    assert walk == ConstableWalked(0, 6, (5, 6, 7, 8, 9, 10, 9), UP, placing=True)


def test_fa06_everybody_has_5_urchins_and_20_shillings():
    state = opening(3)
    assert state.money == [20] * 3
    assert [state.supply(seat) for seat in range(3)] == [5] * 3
    assert state.urchins == [[AWAY] * 6] * 3


def test_fa08_chance_chooses_the_start_player_and_the_market_is_free():
    dealer = Forced(6, 1, 1, 1, 1, 1, 1, 2)
    state = GAME.setup(4, GAME.meta.defaults(4), dealer)
    assert StarterChosen(2) in dealer.events
    assert (state.starter, state.coin, state.stack) == (2, False, [Turn(2)])


def test_fav4_quiet_streets_have_no_constables_and_roll_for_none():
    state = GAME.setup(2, GAME.meta.complete({"quiet": True}, 2), Forced(6, 0))
    assert state.constables == [AWAY] * 6
