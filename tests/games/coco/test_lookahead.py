"""The expert: it weighs chance exactly, knows what its seat knows, and values ends by the rules."""

from random import Random

import numpy as np
import pytest

from desktop.games.coco.actions import DRAW, LOADS, USES, Look, Move, Place
from desktop.games.coco.appraisal import INPUTS, PAIRS, appraise, inputs
from desktop.games.coco.bot import CocoBot
from desktop.games.coco.data import COCONUT, FRUIT, HOME, MARKET, Symbol
from desktop.games.coco.lookahead import Lookahead
from desktop.games.coco.phases import DeadCard, Placing
from desktop.games.coco.tiles import PUBLIC, bit_of, seen
from desktop.games.coco.worlds import imagine, scene
from tests.games.coco.table import (
    BLUE,
    FEET_1_MONKEY,
    FEET_2,
    FEET_2_LENS,
    GAME,
    GREEN,
    RED,
    basket,
    deliver,
    node,
    table,
)

EXPERT = CocoBot.levels["expert"]


def advice(state, seat, seed=1):
    return CocoBot().advise(GAME.view(state, seat), seat, GAME.options(state, seat), EXPERT, Random(seed))


def best(state, seat, seed=1):
    return advice(state, seat, seed)[0].action


def placing(kind, *, known=True):
    """Return a position in which red, about to place the palms, can rob the basket on 1_3 or nothing."""
    state, _ = table([(GREEN, "1_3", kind)], card=FEET_1_MONKEY)
    state.stack.append(Placing(0, 1))
    if known:
        state.load[basket(GREEN)] = seen(state.load[basket(GREEN)], bit_of(RED))
    return state


def test_known_fruit_is_stolen():
    assert best(placing(FRUIT), RED) == Place(1, 0)


def test_a_known_foreign_coconut_is_left_alone():
    assert best(placing(COCONUT), RED) == Place(0, 1)


def test_nothing_depends_on_what_the_seat_has_not_seen():
    values = [[each.value for each in advice(placing(kind, known=False), RED)] for kind in (FRUIT, COCONUT)]
    assert values[0] == values[1]


def test_a_basket_goes_to_market_when_it_can():
    state, _ = table([(RED, "3_5", FRUIT), (RED, "5_2", FRUIT)], card=FEET_2)
    assert best(state, RED) == Move(0, MARKET)


def test_the_fifth_tile_ends_the_game_when_in_front():
    state, _ = table([(RED, "3_5", COCONUT), (RED, "5_2", FRUIT)], card=FEET_2)
    deliver(state, RED, *[(RED, FRUIT)] * 3, (RED, COCONUT))
    assert advice(state, RED)[0].value == 1.0


def test_the_fifth_tile_waits_when_far_behind():
    state, _ = table([(RED, "3_5", COCONUT), (RED, "5_2", FRUIT)], card=FEET_2)
    deliver(state, RED, *[(RED, COCONUT)] * 3, (GREEN, COCONUT))
    deliver(state, GREEN, *[(GREEN, FRUIT)] * 3)
    assert best(state, RED) != Move(0, MARKET)


@pytest.mark.parametrize(("tie_break", "share"), [("shared", 0.5), ("fruit", 0.0)])
def test_co38_equal_points_are_shared_or_told_apart(tie_break, share):
    state, _ = table([(RED, "3_5", COCONUT)], card=FEET_2, options={"tie_break": tie_break})
    deliver(state, RED, *[(RED, COCONUT)] * 3, (RED, FRUIT))
    deliver(state, GREEN, (GREEN, FRUIT), (GREEN, FRUIT), (BLUE, COCONUT))
    state.markets[GREEN] = [seen(good, PUBLIC) for good in state.markets[GREEN]]
    found = Lookahead(GAME.view(state, RED), RED, 4, Random(1)).values([Move(0, MARKET)])
    assert found == [share]


def test_a_new_card_is_better_than_none():
    state, _ = table(card=FEET_2)
    state.stack[:] = [state.stack[0], DeadCard()]
    assert best(state, RED) == DRAW


def test_no_load_can_be_foreseen():
    state, _ = table([(RED, "4_3", FRUIT)], card=FEET_2)
    GAME.play(state, RED, Move(1, node("2_2")), None)
    assert {best(state, RED, seed) for seed in range(40)} <= set(LOADS)


def test_the_rolls_are_all_there_are():
    assert sum(chance for _, _, chance in PAIRS) == pytest.approx(1.0)


def test_the_monkey_is_worth_the_better_placement_of_every_roll():
    state, _ = table([(GREEN, "1_3", FRUIT), (RED, "5_2", FRUIT)], card=FEET_1_MONKEY)
    ahead = Lookahead(GAME.view(state, RED), RED, 8, Random(1))
    places = [[Place(one, two), Place(two, one)] for one, two, _ in PAIRS]
    single = Lookahead(GAME.view(state, RED), RED, 8, Random(1))
    each = single.values([place for pair in places for place in pair])
    expected = sum(
        chance * max(each[2 * index : 2 * index + 2]) for index, (_, _, chance) in enumerate(PAIRS)
    )
    assert ahead.values([USES[Symbol.MONKEY]]) == [pytest.approx(expected, abs=1e-5)]


def test_the_magnifier_is_worth_the_best_look():
    state, _ = table([(GREEN, "1_3", FRUIT), (RED, "5_2", FRUIT)], card=FEET_2_LENS)
    looks = [Look(basket(GREEN)), Look(basket(RED))]
    each = Lookahead(GAME.view(state, RED), RED, 8, Random(1)).values(looks)
    use = Lookahead(GAME.view(state, RED), RED, 8, Random(1)).values([USES[Symbol.MAGNIFIER]])
    assert use == [pytest.approx(max(each), abs=1e-5)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_shares_add_up(seats):
    state, _ = table([(RED, "3_5", FRUIT)], seats=seats)
    assert appraise(scene([imagine([state, state])])).sum(axis=2) == pytest.approx(np.ones((1, 2)))


def test_more_loot_is_worth_more():
    state, _ = table()
    deliver(state, RED, (RED, FRUIT), (RED, FRUIT))
    assert appraise(scene([imagine([state])]))[0, 0].argmax() == RED


def test_every_input_has_a_name():
    state, _ = table()
    assert inputs(scene([imagine([state])])).shape == (1, 1, 4, len(INPUTS))


def test_a_robbed_basket_goes_home_and_its_tile_to_the_thief():
    case = imagine([placing(FRUIT)])
    case.swing(RED, 1, 0)
    assert (case.where[basket(GREEN)], case.loot, case.side) == (HOME, [1, 0, 0, 0], 1)
    assert case.score.tolist() == [[1, 0, 0, 0]]
