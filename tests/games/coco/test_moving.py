"""CO-13 to CO-25: new baskets, steps and arrival, one fact each."""

from desktop.core.dealer import Forced
from desktop.games.coco import wording
from desktop.games.coco.actions import Load, Move, Use
from desktop.games.coco.data import (
    COCONUT,
    FRUIT,
    HOME,
    MARKET,
    Symbol,
)
from desktop.games.coco.events import (
    BasketMoved,
    Delivered,
)
from desktop.games.coco.phases import DeadCard, Loading
from desktop.games.coco.tiles import EMPTY, bit_of, kind_of, tile
from tests.games.coco.table import (
    BLUE,
    FEET_1_MONKEY,
    FEET_2,
    FEET_3,
    GAME,
    GREEN,
    NEXT,
    RED,
    VILLAGE_1,
    basket,
    deliver,
    ends,
    events,
    name,
    node,
    play,
    reason,
    table,
)

# Village and Footprints


def test_co13_the_village_card_brings_a_new_basket():
    state, _ = table([(RED, "4_3")], card=VILLAGE_1)
    assert GAME.options(state, RED) == (Move(basket(RED, 1), node("2_1")),)


def test_co13_another_basket_is_refused():
    state, _ = table([(RED, "4_3")], card=VILLAGE_1)
    assert reason(state, Move(basket(RED), node("4_4"))) == wording.MUST_BE_NEW


def test_co14_without_a_free_basket_any_own_one_moves():
    state, _ = table([(RED, "4_3"), (RED, "6_3"), (RED, "V")], card=VILLAGE_1)
    assert {move.basket for move in GAME.options(state, RED)} == {0, 1, 2}


def test_co14_without_a_tile_in_stock_any_own_one_moves():
    state, _ = table([(RED, "4_3")])
    deliver(state, GREEN, *[(RED, FRUIT)] * 4)
    deliver(state, BLUE, *[(RED, COCONUT)] * 3)
    from desktop.games.coco.phases.turn import _draw

    _draw(state, Forced(VILLAGE_1))
    assert {move.basket for move in GAME.options(state, RED)} == {basket(RED)}


def test_co15_a_blocked_village_does_not_move_another_basket():
    state, _ = table([(RED, "4_3"), (GREEN, "2_1")], card=VILLAGE_1)
    assert type(state.stack[-1]) is DeadCard


def test_co16_footprints_move_an_old_or_a_new_basket():
    state, _ = table([(RED, "4_3")], card=FEET_2)
    assert {move.basket for move in GAME.options(state, RED)} == {basket(RED), basket(RED, 1)}


def test_co17_another_basket_moves_if_one_cannot():
    state, _ = table([(RED, "1_5"), (RED, "7_3"), (BLUE, "2_5")], card=FEET_1_MONKEY)
    play(state, Use(Symbol.FOOTPRINTS))
    assert {move.basket for move in GAME.options(state, RED)} == {basket(RED, 1), basket(RED, 2)}


# Moving


def test_co18_never_backwards():
    state, _ = table([(RED, "4_3")], card=FEET_2)
    assert reason(state, Move(basket(RED), node("4_1"))) == wording.NEVER_BACKWARDS


def test_co19_no_field_twice():
    state, _ = table([(RED, "4_3")], card=FEET_2)
    assert "4_3" not in ends(state, basket(RED))


def test_co20_a_basket_jumps_its_own_kind_too():
    state, _ = table([(RED, "4_3"), (RED, "4_4")], card=FEET_2)
    assert "4_5" in ends(state, basket(RED))


def test_co21_one_basket_per_field():
    state, _ = table([(RED, "4_3"), (BLUE, "4_5")], card=FEET_2)
    assert reason(state, Move(basket(RED), node("4_5"))) == wording.OCCUPIED


def test_co21_all_steps_must_be_used():
    state, _ = table([(RED, "4_3")], card=FEET_2)
    assert reason(state, Move(basket(RED), node("4_4"))) == wording.ALL_STEPS.fill(n=2)


def test_co21_surplus_steps_are_lost_at_the_market():
    state, _ = table([(RED, "3_5")], card=FEET_3)
    dealer = play(state, Move(basket(RED), MARKET), NEXT)
    assert events(dealer, BasketMoved)[0].way == (node("3_5"), MARKET)


def test_co22_a_new_basket_starts_beside_one_on_the_village():
    state, _ = table([(RED, "V")], card=VILLAGE_1)
    assert GAME.options(state, RED) == (Move(basket(RED, 1), node("2_1")),)


def test_co23_a_basket_may_pass_its_gate():
    state, _ = table([(RED, "2_5")], card=FEET_2)
    assert ends(state, basket(RED)) == {"4_5", "M"}


def test_co24_the_tile_is_loot_and_the_basket_free():
    state, _ = table([(RED, "3_5", FRUIT)], card=FEET_2)
    play(state, Move(basket(RED), MARKET), NEXT)
    assert (state.where[0], state.load[0], len(state.markets[RED])) == (HOME, EMPTY, 1)


def test_co24_the_owner_sees_what_arrived_and_nobody_else():
    blue_fruit = tile(BLUE, FRUIT, bit_of(BLUE))
    state, _ = table([(RED, "3_5", (blue_fruit,))], card=FEET_2)
    arrived = events(play(state, Move(basket(RED), MARKET), NEXT), Delivered)[0]
    assert [arrived.seen_by(seat).kind for seat in (RED, BLUE, GREEN, None)] == [FRUIT, FRUIT, None, None]


def test_co25_a_new_basket_is_loaded_after_its_way_is_fixed():
    state, _ = table(card=FEET_2)
    play(state, Move(basket(RED), node("2_2")))
    assert (type(state.stack[-1]), state.where[0]) == (Loading, HOME)


def test_co25_the_load_is_the_owners_choice():
    state, _ = table(card=FEET_2)
    play(state, Move(basket(RED), node("2_2")))
    play(state, Load(COCONUT), NEXT)
    assert (kind_of(state.load[0]), name(state.where[0]), state.stock[:2]) == (COCONUT, "2_2", [4, 3])


def test_co25_the_question_is_put_even_with_one_kind_left():
    state, _ = table(card=FEET_2)
    deliver(state, RED, *[(RED, FRUIT)] * 4)
    play(state, Move(basket(RED), node("2_2")))
    assert GAME.options(state, RED) == (Load(COCONUT),)


def test_co25_a_kind_used_up_is_refused():
    state, _ = table(card=FEET_2)
    deliver(state, RED, *[(RED, FRUIT)] * 4)
    play(state, Move(basket(RED), node("2_2")))
    assert reason(state, Load(FRUIT)) == wording.NO_FRUIT_LEFT
