"""CO-26 to CO-34: Pongo, swaps and looks, one fact each."""

from desktop.games.coco import wording
from desktop.games.coco.actions import Look, Move, Place, Swap, Use
from desktop.games.coco.data import (
    BLUE as BLUE_HOLE,
)
from desktop.games.coco.data import (
    COCONUT,
    FRUIT,
    LEFT,
    RIGHT,
    YELLOW,
    Symbol,
)
from desktop.games.coco.data import (
    RED as RED_HOLE,
)
from desktop.games.coco.events import (
    Looked,
    MonkeySwung,
    Stolen,
)
from desktop.games.coco.phases import Moving
from desktop.games.coco.scoring import score
from desktop.games.coco.tiles import bit_of, known_by, tile
from tests.games.coco.table import (
    BLUE,
    FEET_1_MONKEY,
    FEET_2_LENS,
    FEET_2_SWAP,
    GAME,
    GREEN,
    NEXT,
    RED,
    basket,
    deliver,
    events,
    name,
    node,
    play,
    reason,
    table,
)
from tests.games.coco.table import YELLOW as YELLOW_SEAT

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
