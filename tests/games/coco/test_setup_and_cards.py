"""CO-01 to CO-12: set-up, turns and cards, one fact each."""

import pytest

from desktop.core.dealer import Forced
from desktop.games.coco import wording
from desktop.games.coco.actions import DRAW, PASS, Load, Move, Use
from desktop.games.coco.data import (
    BLUE as BLUE_HOLE,
)
from desktop.games.coco.data import (
    COCONUT,
    ENDS,
    HOME,
    LEFT,
    MARKET,
    VILLAGE,
    Symbol,
)
from desktop.games.coco.events import (
    CardDead,
    DeckShuffled,
    Loaded,
)
from desktop.games.coco.phases import DeadCard, Looking, Moving, Packing
from tests.games.coco.table import (
    BLUE,
    FEET_1_MONKEY,
    FEET_2,
    FEET_2_SWAP,
    FEET_3,
    GAME,
    GREEN,
    LENS_SWAP,
    NEXT,
    RED,
    VILLAGE_1,
    VILLAGE_2,
    basket,
    begun,
    events,
    name,
    node,
    play,
    reason,
    table,
)
from tests.games.coco.table import YELLOW as YELLOW_SEAT

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
