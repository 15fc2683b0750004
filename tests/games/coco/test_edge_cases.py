"""The edge cases of the specification that no worked example shows, by their number."""

from desktop.core.dealer import Forced
from desktop.games.coco.actions import Look, Move, Place, Swap, Use
from desktop.games.coco.data import BLUE as BLUE_HOLE
from desktop.games.coco.data import COCONUT, FRUIT, HOME, MARKET, Symbol
from desktop.games.coco.data import RED as RED_HOLE
from desktop.games.coco.events import MonkeySwung
from desktop.games.coco.scoring import score
from desktop.games.coco.tiles import bit_of, tile
from tests.games.coco.table import BLUE, GAME, GREEN, RED, basket, deliver, ends, events, node, table

FEET_1_MONKEY, FEET_2, NEXT, FEET_3, FEET_2_LENS, FEET_2_SWAP = 11, 5, 6, 7, 18, 22


def play(state, action, *chance):
    dealer = Forced(*chance)
    GAME.play(state, state.active, action, dealer)
    return dealer


def test_edge_case_4_surplus_is_lost_beside_the_gate():
    state, _ = table([(RED, "4_5")], card=FEET_3)
    assert "M" in ends(state, basket(RED))


def test_edge_case_5_only_sideways_moves_in_the_last_row():
    state, _ = table([(RED, "7_5")], card=FEET_2)
    assert ends(state, basket(RED)) == {"5_5"}


def test_edge_case_6_own_baskets_jump_each_other():
    state, _ = table([(RED, "4_2"), (RED, "4_3")], card=FEET_2)
    play(state, Move(basket(RED), node("4_4")), NEXT)
    assert state.where[basket(RED)] == node("4_4")


def test_edge_case_7_a_tile_on_a_village_can_be_looked_at():
    state, _ = table([(GREEN, "V")], card=FEET_2_LENS)
    play(state, Use(Symbol.MAGNIFIER))
    assert GAME.options(state, RED) == [Look(basket(GREEN))]


def test_edge_case_7_and_swapped():
    state, _ = table([(GREEN, "V"), (BLUE, "V")], card=FEET_2_SWAP)
    play(state, Use(Symbol.SWAP))
    assert list(GAME.options(state, RED)) == [Swap(basket(GREEN), basket(BLUE))]


def test_edge_case_9_a_foreign_tile_is_delivered_as_a_foreign_tile():
    green_coconut = tile(GREEN, COCONUT, bit_of(GREEN))
    state, _ = table([(RED, "3_5", (green_coconut,))], card=FEET_2)
    play(state, Move(basket(RED), MARKET), NEXT)
    assert score(state, RED) == -1


def test_edge_case_10_one_of_two_bad_catches_must_be_taken():
    state, _ = table([(GREEN, "1_5", COCONUT), (BLUE, "1_3", COCONUT)], card=FEET_1_MONKEY)
    play(state, Use(Symbol.MONKEY), RED_HOLE, BLUE_HOLE)
    caught = []
    for option in GAME.options(state, RED):
        world = GAME.copy(state)
        play(world, option, NEXT)
        caught.append(score(world, RED))
    assert caught == [-1, -1]


def test_edge_case_13_stay_or_switch():
    state, _ = table(card=FEET_1_MONKEY, left=RED_HOLE)
    play(state, Use(Symbol.MONKEY), RED_HOLE, BLUE_HOLE)
    assert list(GAME.options(state, RED)) == [Place(RED_HOLE, BLUE_HOLE), Place(BLUE_HOLE, RED_HOLE)]


def test_edge_case_13_a_switch_moves_the_palms():
    state, _ = table(card=FEET_1_MONKEY, left=RED_HOLE)
    play(state, Use(Symbol.MONKEY), RED_HOLE, BLUE_HOLE)
    swung = events(play(state, Place(BLUE_HOLE, RED_HOLE), NEXT), MonkeySwung)[0]
    assert not swung.stayed


def test_edge_case_14_baskets_stay_at_home_without_stock():
    state, _ = table([(RED, "4_3", FRUIT)])
    deliver(state, GREEN, *[(RED, FRUIT)] * 3, *[(RED, COCONUT)] * 1)
    deliver(state, BLUE, *[(RED, COCONUT)] * 3)
    assert (state.fresh(RED), state.where[basket(RED, 1)]) == (None, HOME)
