"""The rules CO-01 to CO-43, one fact each."""

from random import Random

import pytest

from desktop.core.dealer import Dealer, Forced
from desktop.core.game import Illegal
from desktop.games.coco import wording
from desktop.games.coco.actions import DRAW, PASS, Load, Look, Move, Place, Swap, Use
from desktop.games.coco.data import (
    BLUE as BLUE_HOLE,
)
from desktop.games.coco.data import (
    CARDS,
    COCONUT,
    ENDS,
    FRUIT,
    HOLES,
    HOME,
    LEFT,
    MARKET,
    RIGHT,
    RUNS,
    VILLAGE,
    YELLOW,
    Symbol,
    deck,
)
from desktop.games.coco.data import (
    RED as RED_HOLE,
)
from desktop.games.coco.events import (
    BasketMoved,
    CardDead,
    CardDrawn,
    DeckShuffled,
    Delivered,
    DiceRolled,
    GameEnded,
    Loaded,
    Looked,
    LootTurned,
    MonkeySwung,
    Shown,
    Stolen,
)
from desktop.games.coco.phases import DeadCard, Loading, Looking, Moving, Packing, Placing, Turn
from desktop.games.coco.scoring import score
from desktop.games.coco.tiles import EMPTY, PUBLIC, bit_of, kind_of, known_by, seen, tile
from tests.games.coco.table import BLUE, GAME, GREEN, RED, basket, deliver, ends, events, name, node, table
from tests.games.coco.table import YELLOW as YELLOW_SEAT

FEET_1_MONKEY, FEET_2, NEXT, FEET_3, FEET_2_LENS, FEET_2_SWAP, LENS_SWAP = 11, 5, 6, 7, 18, 22, 25
VILLAGE_1, VILLAGE_2 = 1, 2


def play(state, action, *chance, seat=None):
    dealer = Forced(*chance)
    GAME.play(state, state.active if seat is None else seat, action, dealer)
    return dealer


def reason(state, action, seat=None):
    return GAME.refusal(state, state.active if seat is None else seat, action)


def begun(seats=4, starter=0, card=FEET_2, **options):
    """Return a position after the first baskets are loaded with fruit."""
    state = GAME.setup(seats, GAME.meta.complete(options, seats), Forced(starter))
    for seat in range(seats):
        last = seat == seats - 1
        GAME.play(state, seat, Load(FRUIT), Forced(card) if last else Forced())
    return state


# Set-up


def test_co01_three_baskets_and_eight_tiles_each():
    state, _ = table()
    assert (state.where, state.stock) == ([HOME] * 12, [4, 4] * 4)


def test_co02_others_do_not_see_a_stock():
    state, _ = table()
    assert GAME.view(state, RED).stock == ((4, 4), None, None, None)


def test_co03_every_market_lies_opposite():
    shortest = {}
    for place in range(4):
        at, steps = {VILLAGE}, 0
        while MARKET not in at:
            at = {end for start in at for end in ENDS[place][1][start]}
            steps += 1
        shortest[place] = steps
    assert shortest == {0: 7, 1: 7, 2: 7, 3: 7}


def test_co04_everybody_loads_at_the_same_time():
    state = GAME.setup(3, GAME.meta.defaults(3), Forced(1))
    assert (type(state.stack[-1]), list(GAME.actors(state))) == (Packing, [0, 1, 2])


def test_co04_the_first_load_is_secret():
    state = GAME.setup(2, GAME.meta.defaults(2), Forced(1))
    dealer = play(state, Load(COCONUT), seat=0)
    assert [events(dealer, Loaded)[0].seen_by(seat).kind for seat in (0, 1, None)] == [COCONUT, None, None]


def test_co04_the_baskets_stand_on_the_villages_when_all_have_loaded():
    state = begun()
    assert [name(state.where[basket(seat)]) for seat in range(4)] == ["V"] * 4


def test_co05_the_deck_has_all_cards():
    state, _ = table()
    assert sorted(state.deck) == list(range(1, 26))


def test_co06_palms_and_monkey_at_the_start():
    state, _ = table()
    assert (state.left, state.right, state.side) == (BLUE_HOLE, BLUE_HOLE, LEFT)


@pytest.mark.parametrize(("seats", "places"), [(2, (0, 2)), (3, (0, 1, 2)), (4, (0, 1, 2, 3))])
def test_co07_default_villages(seats, places):
    state, _ = table(seats=seats)
    assert state.terms.places == places


def test_co07_any_other_choice_of_villages():
    state, _ = table(seats=2, options={"places_2": "13"})
    assert state.terms.places == (1, 3)


def test_co08_chance_draws_the_starting_player():
    state = begun(starter=2)
    assert state.active == 2


def test_co08_turns_go_clockwise():
    state = begun(starter=3)
    play(state, Move(basket(BLUE), node("6_2")), NEXT)
    assert state.active == RED


# Cards


def test_co10_the_card_goes_to_the_discard_pile():
    state = begun()
    play(state, Move(basket(RED), node("2_2")), FEET_3)
    assert (state.discard, state.card) == ([FEET_2], FEET_3)


def test_co10_the_discards_become_the_deck_when_a_card_is_needed():
    state, _ = table([(RED, "4_3")], card=FEET_2)
    state.deck, state.discard = [], [1, 2, 3]
    dealer = play(state, Move(basket(RED), node("4_5")), 3)
    assert events(dealer, DeckShuffled) == [DeckShuffled(4)]


def test_co10_the_deck_is_not_shuffled_before_it_is_needed():
    state, _ = table([(RED, "4_3")], card=FEET_2)
    state.deck, state.discard = [FEET_3], [1, 2]
    play(state, Move(basket(RED), node("4_5")), FEET_3)
    assert (state.deck, state.discard) == ([], [1, 2, FEET_2])


def test_co11_two_actions_ask_which():
    state, _ = table([(RED, "4_3")], card=FEET_1_MONKEY)
    assert GAME.options(state, RED) == (Use(Symbol.FOOTPRINTS), Use(Symbol.MONKEY))


def test_co11_no_question_if_only_one_can_be_carried_out():
    state, _ = table(card=LENS_SWAP, baskets=[(RED, "4_3")])
    assert type(state.stack[-1]) is Looking


def test_co11_the_impossible_half_has_a_reason():
    state, _ = table(card=FEET_2_SWAP, baskets=[(RED, "4_3")])
    assert reason(state, Use(Symbol.SWAP)) == wording.SWAP_NEEDS_TWO


def test_co12_a_dead_card_is_discarded_before_the_next_is_drawn():
    state, _ = table(card=LENS_SWAP)
    assert (state.discard, type(state.stack[-1])) == ([LENS_SWAP], DeadCard)


def test_co12_the_player_may_decline():
    state, _ = table(card=LENS_SWAP)
    play(state, PASS, NEXT)
    assert state.active == YELLOW_SEAT


def test_co12_a_replacement_that_works_must_be_carried_out():
    state, _ = table(card=LENS_SWAP)
    play(state, DRAW, NEXT)
    assert (state.active, type(state.stack[-1])) == (RED, Moving)


def test_co12_no_question_after_the_second_replacement():
    state, _ = table([(BLUE, "2_1"), (GREEN, "1_1"), (GREEN, "3_1"), (GREEN, "2_2")], card=VILLAGE_1)
    play(state, DRAW, VILLAGE_2)
    dealer = play(state, DRAW, 3, NEXT)
    assert (len(events(dealer, CardDead)), state.active) == (1, YELLOW_SEAT)


# Village and Footprints


def test_co13_the_village_card_brings_a_new_basket():
    state, _ = table([(RED, "4_3")], card=VILLAGE_1)
    assert GAME.options(state, RED) == [Move(basket(RED, 1), node("2_1"))]


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
    assert GAME.options(state, RED) == [Move(basket(RED, 1), node("2_1"))]


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
    assert GAME.options(state, RED) == [Load(COCONUT)]


def test_co25_a_kind_used_up_is_refused():
    state, _ = table(card=FEET_2)
    deliver(state, RED, *[(RED, FRUIT)] * 4)
    play(state, Move(basket(RED), node("2_2")))
    assert reason(state, Load(FRUIT)) == wording.NO_FRUIT_LEFT


# Monkey


def test_co26_the_monkey_can_be_chosen_on_an_empty_board():
    state, _ = table(card=FEET_1_MONKEY)
    assert Use(Symbol.MONKEY) in GAME.options(state, RED)


def test_co26_a_double_is_no_question():
    state, _ = table(card=FEET_1_MONKEY)
    play(state, Use(Symbol.MONKEY), YELLOW, YELLOW, NEXT)
    assert (state.active, state.left, state.right) == (YELLOW_SEAT, YELLOW, YELLOW)


def test_co26_only_the_colours_of_the_dice():
    state, _ = table(card=FEET_1_MONKEY)
    play(state, Use(Symbol.MONKEY), RED_HOLE, YELLOW)
    assert reason(state, Place(BLUE_HOLE, YELLOW)) == wording.OTHER_HOLES


def test_co27_palms_that_stand_right_may_stay():
    state, _ = table(card=FEET_1_MONKEY, left=RED_HOLE, right=YELLOW)
    play(state, Use(Symbol.MONKEY), YELLOW, RED_HOLE)
    dealer = play(state, Place(RED_HOLE, YELLOW), NEXT)
    assert events(dealer, MonkeySwung)[0].stayed


def test_co28_the_side_changes_even_if_nothing_is_caught():
    state, _ = table(card=FEET_1_MONKEY, side=RIGHT)
    play(state, Use(Symbol.MONKEY), RED_HOLE, RED_HOLE, NEXT)
    assert state.side == LEFT


def test_co29_baskets_beside_the_run_and_on_villages_are_safe():
    state, _ = table([(RED, "V"), (GREEN, "3_4")], card=FEET_1_MONKEY, active=BLUE)
    dealer = play(state, Use(Symbol.MONKEY), BLUE_HOLE, BLUE_HOLE, NEXT)
    assert events(dealer, Stolen) == []


def test_co29_a_shield_protects_what_stands_behind():
    state, _ = table([(RED, "2_3", COCONUT), (RED, "5_3", FRUIT)], card=FEET_1_MONKEY, active=BLUE)
    play(state, Use(Symbol.MONKEY), BLUE_HOLE, BLUE_HOLE, NEXT)
    assert [name(state.where[number]) for number in (0, 1)] == ["home", "5_3"]


def test_co30_the_thief_alone_learns_the_kind_of_a_swapped_tile():
    blue_coconut = tile(BLUE, COCONUT, bit_of(BLUE))
    state, _ = table([(GREEN, "2_3", (blue_coconut,))], card=FEET_1_MONKEY)
    dealer = play(state, Use(Symbol.MONKEY), BLUE_HOLE, BLUE_HOLE, NEXT)
    seen = [events(dealer, Stolen)[0].seen_by(seat).kind for seat in (RED, GREEN, BLUE, None)]
    assert seen == [COCONUT, None, COCONUT, None]


def test_co31_own_goods_count_like_any_loot():
    state, _ = table([(RED, "2_3", FRUIT)], card=FEET_1_MONKEY)
    play(state, Use(Symbol.MONKEY), BLUE_HOLE, BLUE_HOLE, NEXT)
    assert score(state, RED) == 1


def test_co31_own_goods_can_end_the_game():
    state, _ = table([(RED, "2_3", FRUIT)], card=FEET_1_MONKEY)
    deliver(state, RED, *[(GREEN, FRUIT)] * 4)
    play(state, Use(Symbol.MONKEY), BLUE_HOLE, BLUE_HOLE)
    assert state.stack == []


def test_co32_the_run_must_be_made():
    state, _ = table([(RED, "4_3")], card=FEET_1_MONKEY)
    play(state, Use(Symbol.MONKEY), RED_HOLE, BLUE_HOLE)
    assert reason(state, Move(basket(RED), node("4_4"))) == wording.MUST_SWING


def test_co32_a_placement_that_catches_nothing_may_be_chosen():
    state, _ = table([(GREEN, "1_5", COCONUT)], card=FEET_1_MONKEY)
    play(state, Use(Symbol.MONKEY), RED_HOLE, BLUE_HOLE)
    play(state, Place(BLUE_HOLE, RED_HOLE), NEXT)
    assert state.markets[RED] == []


def test_edge_case_12_palms_already_in_a_double():
    state, _ = table(card=FEET_1_MONKEY)
    dealer = play(state, Use(Symbol.MONKEY), BLUE_HOLE, BLUE_HOLE, NEXT)
    assert events(dealer, MonkeySwung)[0].stayed


# Swap and Magnifier


def test_co33_swap_needs_two_baskets():
    state, _ = table([(RED, "4_3")], card=FEET_2_SWAP)
    assert type(state.stack[-1]) is Moving


def test_co33_any_two_baskets_also_on_a_village():
    state, _ = table([(RED, "4_3"), (GREEN, "V"), (BLUE, "6_2")], card=FEET_2_SWAP)
    play(state, Use(Symbol.SWAP))
    assert GAME.options(state, RED) == (Swap(0, 6), Swap(0, 9), Swap(6, 9))


def test_co33_nobody_learns_anything():
    state, _ = table([(RED, "4_3", FRUIT), (GREEN, "V", COCONUT)], card=FEET_2_SWAP)
    play(state, Use(Symbol.SWAP))
    play(state, Swap(0, 6), NEXT)
    assert [known_by(state.load[number]) for number in (0, 6)] == [bit_of(GREEN), bit_of(RED)]


def test_co33_two_different_baskets():
    state, _ = table([(RED, "4_3"), (GREEN, "V")], card=FEET_2_SWAP)
    play(state, Use(Symbol.SWAP))
    assert reason(state, Swap(0, 0)) == wording.TWO_DIFFERENT


def test_co34_the_magnifier_needs_a_basket():
    state, _ = table(card=FEET_2_LENS)
    assert type(state.stack[-1]) is Moving


def test_co34_the_magnifier_shows_a_tile_to_one_seat():
    state, _ = table([(GREEN, "V", COCONUT)], card=FEET_2_LENS)
    play(state, Use(Symbol.MAGNIFIER))
    dealer = play(state, Look(6), NEXT)
    assert [events(dealer, Looked)[0].seen_by(seat).kind for seat in (RED, BLUE, None)] == [
        COCONUT,
        None,
        None,
    ]


def test_co34_the_view_keeps_what_was_seen():
    state, _ = table([(GREEN, "V", COCONUT)], card=FEET_2_LENS)
    play(state, Use(Symbol.MAGNIFIER))
    play(state, Look(6), NEXT)
    assert [GAME.view(state, seat).load[6].kind for seat in (RED, GREEN, BLUE)] == [COCONUT, COCONUT, None]


# End and scoring


def test_co35_no_further_turn_after_the_fifth_tile():
    state, _ = table([(RED, "3_5", FRUIT)], card=FEET_2)
    deliver(state, RED, *[(RED, COCONUT)] * 4)
    dealer = play(state, Move(basket(RED), MARKET))
    assert (state.stack, events(dealer, CardDrawn)) == ([], [])


@pytest.mark.parametrize(
    ("colour", "kind", "worth"),
    [(RED, FRUIT, 1), (GREEN, FRUIT, 1), (RED, COCONUT, 0), (GREEN, COCONUT, -1)],
)
def test_co36_worth_of_a_tile(colour, kind, worth):
    state, _ = table()
    deliver(state, RED, (colour, kind))
    assert score(state, RED) == worth


def test_co36_everybody_turns_over_the_loot():
    state, _ = table([(RED, "3_5", FRUIT)], card=FEET_2)
    deliver(state, RED, *[(RED, COCONUT)] * 4)
    deliver(state, GREEN, (BLUE, COCONUT))
    dealer = play(state, Move(basket(RED), MARKET))
    assert [(turned.seat, turned.score) for turned in events(dealer, LootTurned)] == [
        (0, 1),
        (1, 0),
        (2, -1),
        (3, 0),
    ]


def test_co37_stock_and_baskets_do_not_count():
    state, _ = table([(RED, "3_5", FRUIT)])
    assert score(state, RED) == 0


def test_co38_ties_are_shared():
    state, _ = table()
    deliver(state, RED, (RED, FRUIT))
    deliver(state, GREEN, (RED, FRUIT), (GREEN, COCONUT))
    assert GAME.places(state) == (1, 3, 1, 3)


def test_co38_option_more_fruit_wins():
    state, _ = table(options={"tie_break": "fruit"})
    deliver(state, RED, (RED, FRUIT))
    deliver(state, GREEN, (RED, FRUIT), (GREEN, FRUIT), (RED, COCONUT))
    assert GAME.places(state)[:3] == (2, 3, 1)


def test_co38_option_then_more_tiles():
    state, _ = table(options={"tie_break": "fruit"})
    deliver(state, RED, (RED, FRUIT))
    deliver(state, GREEN, (RED, FRUIT), (GREEN, COCONUT))
    assert GAME.places(state)[:3] == (2, 3, 1)


def test_co39_the_game_stops_after_400_turns():
    state, _ = table([(RED, "4_3")], card=FEET_2, turns=400)
    dealer = play(state, Move(basket(RED), node("4_5")))
    assert events(dealer, GameEnded)[0].stopped


def test_co39_turn_399_is_not_the_last():
    state, _ = table([(RED, "4_3")], card=FEET_2, turns=399)
    play(state, Move(basket(RED), node("4_5")), NEXT)
    assert state.turns == 400


# Variants


@pytest.mark.parametrize(
    ("variant", "symbol"),
    [("V1", Symbol.SWAP), ("V2", Symbol.MAGNIFIER), ("V3", Symbol.SWAP), ("V3", Symbol.MAGNIFIER)],
)
def test_co40_cards_with_a_removed_symbol_are_gone(variant, symbol):
    assert not any(half.symbol is symbol for card in deck(variant) for half in CARDS[card])


def test_co41_open_markets_show_the_loot_to_all():
    state, _ = table([(RED, "3_5", FRUIT)], card=FEET_2, options={"open_markets": True})
    play(state, Move(basket(RED), MARKET), NEXT)
    assert GAME.view(state, None).markets[RED][0].kind == FRUIT


def test_co42_five_fruit_and_three_coconuts():
    state, _ = table(options={"goods": "5+3"})
    assert state.stock == [5, 3] * 4


def test_co43_in_v2_everybody_sees_a_load():
    state, _ = table(card=FEET_2, options={"variant": "V2"})
    play(state, Move(basket(RED), node("2_2")))
    dealer = play(state, Load(COCONUT), NEXT)
    assert (events(dealer, Shown)[0].kind, known_by(state.load[0])) == (COCONUT, PUBLIC)


def test_co43_in_v2_the_first_load_is_shown_when_all_have_chosen():
    state = GAME.setup(2, GAME.meta.complete({"variant": "V2"}, 2), Forced(0))
    first = play(state, Load(FRUIT), seat=0)
    second = play(state, Load(COCONUT), FEET_2, seat=1)
    assert [len(events(dealer, Shown)) for dealer in (first, second)] == [0, 2]


@pytest.mark.parametrize(
    ("variant", "open_"), [("standard", False), ("V1", False), ("V2", True), ("V3", True)]
)
def test_co43_the_question_says_whether_a_load_is_secret(variant, open_):
    state = GAME.setup(2, GAME.meta.complete({"variant": variant}, 2), Forced(0))
    assert ("Everybody will see it" in str(GAME.prompt(state, 0))) is open_


def test_co43_in_v2_stocks_follow_by_counting():
    state, _ = table([(GREEN, "V", COCONUT)], options={"variant": "V2"})
    assert GAME.view(state, RED).stock[GREEN] == (4, 3)


def test_v3_every_tile_counts_one():
    state, _ = table(options={"variant": "V3"})
    deliver(state, RED, (GREEN, COCONUT), (RED, COCONUT), (BLUE, FRUIT))
    assert score(state, RED) == 3


def test_co39_in_v3_ties_are_shared_whatever_the_option_says():
    state, _ = table(options={"variant": "V3", "tie_break": "fruit"})
    deliver(state, RED, (RED, FRUIT))
    deliver(state, GREEN, (RED, COCONUT))
    assert GAME.places(state) == (1, 3, 1, 3)


# The board


RUN_TABLE = {
    (0, 0): "1_5 2_5 3_5 4_5 5_5 6_5 7_5",
    (0, 1): "1_5 3_4 4_4 5_4 7_3",
    (0, 2): "2_4 4_3 6_2",
    (1, 0): "1_3 3_4 4_4 5_4 7_5",
    (1, 1): "1_3 2_3 3_3 4_3 5_3 6_3 7_3",
    (1, 2): "1_3 3_2 4_2 5_2 7_1",
    (2, 0): "2_2 4_3 6_4",
    (2, 1): "1_1 3_2 4_2 5_2 7_3",
    (2, 2): "1_1 2_1 3_1 4_1 5_1 6_1 7_1",
}
EXPOSURE = {5: "3111113", 4: "0222220", 3: "5113115", 2: "0222220", 1: "3111113"}


@pytest.mark.parametrize(("palms", "fields"), RUN_TABLE.items())
def test_fields_under_every_run(palms, fields):
    assert [name(field) for field in RUNS[palms[0]][palms[1]]] == fields.split()


@pytest.mark.parametrize("y", EXPOSURE)
def test_exposure_of_every_field(y):
    def ninths(field):
        return sum(
            field in RUNS[first][second] or field in RUNS[second][first]
            for first in HOLES
            for second in HOLES
        )

    assert "".join(str(ninths(node(f"{x}_{y}"))) for x in range(1, 8)) == EXPOSURE[y]


@pytest.mark.parametrize(
    ("symbol", "cards"),
    [
        (Symbol.VILLAGE, 4),
        (Symbol.FOOTPRINTS, 20),
        (Symbol.MONKEY, 7),
        (Symbol.MAGNIFIER, 5),
        (Symbol.SWAP, 4),
    ],
)
def test_symbols_of_the_deck(symbol, cards):
    assert sum(half.symbol is symbol for halves in CARDS for half in halves) == cards


def test_steps_of_the_deck():
    assert sum(half.steps for halves in CARDS for half in halves) == 57


# Secrets


def test_memory_aid_changes_no_view_but_its_own_field():
    views = []
    for level in (0, 2):
        state, _ = table([(GREEN, "V", COCONUT)], card=FEET_2_LENS, options={"memory_aid": level})
        play(state, Use(Symbol.MAGNIFIER))
        play(state, Look(6), NEXT)
        views.append(GAME.view(state, RED).load)
    assert views[0] == views[1]


@pytest.mark.parametrize(("level", "told"), [(0, None), (1, COCONUT), (2, COCONUT)])
def test_memory_aid_0_writes_out_no_kind_on_a_basket(level, told):
    state, _ = table([(RED, "4_3", COCONUT)], options={"memory_aid": level})
    assert GAME.noted(GAME.view(state, RED)).load[0].kind == told


@pytest.mark.parametrize(("level", "told"), [(0, None), (1, COCONUT), (2, COCONUT)])
def test_memory_aid_0_writes_out_no_kind_on_a_foreign_market(level, told):
    state, _ = table(options={"memory_aid": level})
    deliver(state, GREEN, (RED, COCONUT))
    state.markets[GREEN][0] = seen(state.markets[GREEN][0], bit_of(RED))
    assert GAME.noted(GAME.view(state, RED)).markets[GREEN][0].kind == told


@pytest.mark.parametrize(("reader", "open_markets"), [(GREEN, False), (RED, True)])
def test_memory_aid_0_leaves_the_own_market_and_open_ones(reader, open_markets):
    state, _ = table(options={"memory_aid": 0, "open_markets": open_markets})
    deliver(state, GREEN, (RED, COCONUT))
    state.markets[GREEN][0] = seen(state.markets[GREEN][0], PUBLIC if open_markets else bit_of(GREEN))
    assert GAME.noted(GAME.view(state, reader)).markets[GREEN][0].kind == COCONUT


def test_the_board_is_told_in_sentences():
    state, _ = table([(RED, "4_3", COCONUT), (GREEN, "V", FRUIT)], card=FEET_1_MONKEY)
    told = [str(text) for text in GAME.told(GAME.view(state, RED))]
    assert told[:3] == [
        "The card of Seat 1 shows Footprints 1 or Monkey.",
        "The left palm stands in the blue hole, the right one in the blue hole; Pongo hangs on the left.",
        "Seat 1’s basket 1, D3: coconut of Seat 1’s colour. Seen by Seat 1.",
    ]
    assert "Seat 3’s basket 1, the village: unknown goods of Seat 3’s colour. Seen by Seat 3." in told


def test_memory_aid_0_tells_no_kind_on_a_basket():
    state, _ = table([(RED, "4_3", COCONUT)], options={"memory_aid": 0})
    assert "Seat 1’s basket 1, D3: unknown goods of Seat 1’s colour." in [
        str(text) for text in GAME.told(GAME.view(state, RED))
    ]


def test_memory_aid_2_says_in_the_log_where_somebody_looked():
    state, _ = table([(GREEN, "4_4")], card=FEET_2_LENS, options={"memory_aid": 2})
    play(state, Use(Symbol.MAGNIFIER))
    told = GAME.tell(events(play(state, Look(6), NEXT), Looked)[0])
    assert str(told) == "Seat 1 looks under the goods of Seat 3 on D4."


def test_the_log_never_names_a_kind_that_is_not_public():
    state, _ = table([(GREEN, "2_3", COCONUT)], card=FEET_1_MONKEY)
    stolen = events(play(state, Use(Symbol.MONKEY), BLUE_HOLE, BLUE_HOLE, NEXT), Stolen)[0]
    assert str(GAME.tell(stolen)) == "Pongo snatches the goods of Seat 3 on B3 for Seat 1."


def test_at_the_end_everything_lies_open():
    state, _ = table([(RED, "3_5", FRUIT), (GREEN, "4_3", COCONUT)], card=FEET_2)
    deliver(state, RED, *[(RED, COCONUT)] * 4)
    play(state, Move(basket(RED), MARKET))
    view = GAME.view(state, None)
    assert ([good.kind for good in view.markets[RED]], view.load[6].kind) == ([1, 1, 1, 1, 0], COCONUT)


def test_a_sample_keeps_what_was_seen_and_deals_the_rest():
    state, _ = table([(GREEN, "4_3", COCONUT), (GREEN, "5_3", FRUIT)])
    state.load[6] |= bit_of(RED) << 3
    kinds = {
        tuple(kind_of(world.load[number]) for number in (6, 7))
        for world in (GAME.sample(GAME.view(state, RED), Random(seed)) for seed in range(20))
    }
    assert kinds == {(COCONUT, FRUIT), (COCONUT, COCONUT)}


# Words


def test_an_answer_from_another_seat_changes_nothing():
    state, _ = table([(RED, "4_3")], card=FEET_2)
    before = GAME.codec.encode(state)
    with pytest.raises(Illegal):
        GAME.play(state, GREEN, Move(6, node("4_4")), Forced())
    assert GAME.codec.encode(state) == before


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Move(6, node("4_4")), wording.NOT_YOUR_BASKET),
        (Move(0, MARKET), wording.MARKET_TOO_FAR.fill(n=2)),
        (Move(0, VILLAGE), wording.NO_WAY_BACK),
        (Move(0, node("7_5")), wording.TOO_FAR.fill(n=2)),
        (Move(2, node("2_2")), wording.BASKETS_ALIKE),
        (Move(40, 99), wording.NO_SUCH_FIELD),
        (Look(0), wording.MOVE_A_BASKET),
        (Use(Symbol.MONKEY), wording.NOT_ON_CARD),
    ],
)
def test_reasons_for_a_move_that_is_none(action, expected):
    state, _ = table([(RED, "4_3")], card=FEET_2)
    assert reason(state, action) == expected


def test_the_childs_prompt_is_short():
    state, _ = table([(RED, "4_3")], card=FEET_2, options={"child": True})
    assert len(str(GAME.prompt(state, RED)).split()) <= 5


def test_luck_is_whether_the_dice_reach_a_basket():
    state, _ = table([(GREEN, "1_3", COCONUT)], card=FEET_1_MONKEY)
    rolled = events(play(state, Use(Symbol.MONKEY), BLUE_HOLE, BLUE_HOLE, NEXT), DiceRolled)[0]
    luck = GAME.luck(rolled)
    assert (luck.seat, luck.drawn, luck.expected) == (RED, 1.0, 0.55)


@pytest.mark.parametrize("phase", [Turn, Packing, Placing])
def test_every_phase_names_its_paragraph(phase):
    assert phase.rule.startswith("CO-")


def test_a_random_game_ends():
    rng = Random(4)
    state = GAME.setup(4, GAME.meta.defaults(4), Dealer(rng))
    while state.stack:
        seat = GAME.actors(state)[0]
        GAME.play(state, seat, rng.choice(list(GAME.options(state, seat))), Dealer(rng))
    assert max(map(len, state.markets)) == 5
