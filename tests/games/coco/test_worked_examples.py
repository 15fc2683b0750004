"""Every worked example of the specification, by its number."""

from fractions import Fraction

import pytest

from desktop.core.dealer import Forced
from desktop.games.coco.actions import Draw, Place, Swap, Use
from desktop.games.coco.data import BLUE as BLUE_HOLE
from desktop.games.coco.data import (
    CARDS,
    COCONUT,
    FRUIT,
    HOLES,
    HOME,
    LEFT,
    RIGHT,
    RUNS,
    YELLOW,
    Symbol,
    deck,
)
from desktop.games.coco.data import RED as RED_HOLE
from desktop.games.coco.events import MonkeySwung, TurnBegan
from desktop.games.coco.phases import DeadCard
from desktop.games.coco.scoring import score
from desktop.games.coco.tiles import bit_of, colour_of, kind_of, known_by, tile
from desktop.games.coco.view import unseen
from tests.games.coco.table import (
    BLUE,
    GAME,
    GREEN,
    RED,
    basket,
    deliver,
    ends,
    events,
    name,
    node,
    table,
)
from tests.games.coco.table import YELLOW as YELLOW_SEAT

FOOTPRINTS_1_OR_MONKEY, VILLAGE_2, FOOTPRINTS_2, FOOTPRINTS_3 = 11, 2, 5, 7


def swing(state, dealer_colours, placement=None, side=None):
    """Choose the monkey, roll these colours, and place the palms; the next card is Footprints 2."""
    if side is not None:
        state.side = side
    dealer = Forced(*dealer_colours, *((FOOTPRINTS_2,) if placement is None else ()))
    GAME.play(state, state.active, Use(Symbol.MONKEY), dealer)
    if placement is not None:
        after = Forced(FOOTPRINTS_2)
        GAME.play(state, state.active, Place(*placement), after)
        dealer.events += after.events
    return events(dealer, MonkeySwung)[0]


def test_example_1_monkey_on_the_left_robs_the_first_from_the_left():
    state, _ = table([(BLUE, "4_4"), (GREEN, "7_3")], card=FOOTPRINTS_1_OR_MONKEY)
    swung = swing(state, (RED_HOLE, BLUE_HOLE), (RED_HOLE, BLUE_HOLE), LEFT)
    assert (swung.basket, state.side) == (basket(BLUE), RIGHT)


def test_example_2_monkey_on_the_right_robs_the_first_from_the_right():
    state, _ = table([(BLUE, "4_4"), (GREEN, "7_3")], card=FOOTPRINTS_1_OR_MONKEY)
    swung = swing(state, (RED_HOLE, BLUE_HOLE), (RED_HOLE, BLUE_HOLE), RIGHT)
    assert (swung.basket, state.side) == (basket(GREEN), LEFT)


def test_example_3_a_double_gives_one_run():
    state, _ = table([(BLUE, "2_5"), (GREEN, "6_5")], card=FOOTPRINTS_1_OR_MONKEY)
    swung = swing(state, (RED_HOLE, RED_HOLE), side=RIGHT)
    assert (swung.left, swung.right, swung.basket) == (RED_HOLE, RED_HOLE, basket(GREEN))


def test_example_4_two_colours_give_two_runs():
    state, _ = table([(BLUE, "2_5")], card=FOOTPRINTS_1_OR_MONKEY)
    GAME.play(state, RED, Use(Symbol.MONKEY), Forced(RED_HOLE, YELLOW))
    runs = [[name(field) for field in RUNS[place.left][place.right]] for place in GAME.options(state, RED)]
    assert runs == [["2_4", "4_3", "6_2"], ["2_2", "4_3", "6_4"]]


@pytest.mark.parametrize(
    ("placement", "robbed"), [((RED_HOLE, BLUE_HOLE), RED), ((BLUE_HOLE, RED_HOLE), GREEN)]
)
def test_example_5_stay_or_switch(placement, robbed):
    state, _ = table([(RED, "1_5"), (GREEN, "1_3")], card=FOOTPRINTS_1_OR_MONKEY, left=RED_HOLE)
    swung = swing(state, (BLUE_HOLE, RED_HOLE), placement, LEFT)
    assert swung.basket == basket(robbed)


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        (FOOTPRINTS_1_OR_MONKEY, {"2_4", "4_4", "3_5"}),
        (FOOTPRINTS_2, {"1_4", "5_4", "2_5", "4_5", "M"}),
        (FOOTPRINTS_3, {"1_5", "3_5", "5_5", "6_4", "M"}),
    ],
    ids=["example 6", "example 7", "example 8"],
)
def test_examples_6_to_8_a_red_basket_on_3_4(card, expected):
    state, _ = table([(RED, "3_4")], card=card)
    if card == FOOTPRINTS_1_OR_MONKEY:
        GAME.play(state, RED, Use(Symbol.FOOTPRINTS), Forced())
    assert ends(state, basket(RED)) == expected


def test_example_9_a_new_basket_with_two_steps():
    state, _ = table(card=VILLAGE_2)
    assert ends(state, basket(RED)) == {"1_1", "2_2", "3_1"}


def test_example_10_all_ends_occupied_so_another_card_may_be_drawn():
    state, _ = table([(BLUE, "1_1"), (GREEN, "2_2"), (GREEN, "3_1")], card=VILLAGE_2)
    assert isinstance(state.stack[-1], DeadCard)


def test_example_11_jumped_fields_count():
    state, _ = table([(BLUE, "2_1"), (GREEN, "2_2")], card=FOOTPRINTS_3)
    assert ends(state, basket(RED)) == {"1_2", "2_3", "3_2", "4_1"}


def test_example_12_green_goes_down():
    state, _ = table([(GREEN, "4_1")], card=FOOTPRINTS_2, active=GREEN)
    assert ends(state, basket(GREEN)) == {"2_1", "6_1", "M"}


def test_example_13_a_blocked_basket_has_no_move():
    state, _ = table([(RED, "1_5"), (BLUE, "2_5")], card=FOOTPRINTS_1_OR_MONKEY)
    GAME.play(state, RED, Use(Symbol.FOOTPRINTS), Forced())
    assert ends(state, basket(RED)) == set()


def test_example_14_scoring():
    state, _ = table()
    deliver(state, BLUE, (BLUE, FRUIT), (BLUE, FRUIT), (RED, FRUIT), (BLUE, COCONUT), (YELLOW_SEAT, COCONUT))
    assert score(state, BLUE) == 2


def test_example_15_the_fifth_tile_ends_the_game_at_once():
    state, _ = table([(RED, "4_3")], card=FOOTPRINTS_1_OR_MONKEY, active=BLUE)
    deliver(state, BLUE, *[(BLUE, FRUIT)] * 4)
    dealer = Forced(BLUE_HOLE, BLUE_HOLE)
    GAME.play(state, BLUE, Use(Symbol.MONKEY), dealer)
    assert (state.stack, events(dealer, TurnBegan)) == ([], [])


@pytest.mark.parametrize(("variant", "cards"), [("standard", 25), ("V1", 21), ("V2", 20), ("V3", 17)])
def test_example_16_deck_sizes(variant, cards):
    assert len(deck(variant)) == cards


@pytest.mark.parametrize("variant", ["standard", "V1", "V2", "V3"])
def test_example_16_seven_monkey_cards_in_every_deck(variant):
    shown = [half.symbol for card in deck(variant) for half in CARDS[card]]
    assert shown.count(Symbol.MONKEY) == 7


def test_example_17_three_tiles_of_a_colour_seen():
    state, _ = table()
    for kind in (FRUIT, COCONUT, COCONUT):
        deliver(state, GREEN, (RED, kind))
    state.where[basket(RED)] = node("4_3")
    state.load[basket(RED)] = tile(RED, FRUIT, bit_of(RED))
    state.stock[2 * RED + FRUIT] -= 1
    left = unseen(GAME.view(state, GREEN))[RED]
    assert Fraction(left.count(FRUIT), len(left)) == Fraction(3, 5)


def swapped():
    """Return example 18 after the swap."""
    blue_fruit = tile(BLUE, FRUIT, bit_of(BLUE) | bit_of(GREEN))
    state, _ = table([(RED, "2_3", COCONUT), (BLUE, "5_2", (blue_fruit,))], card=25)
    GAME.play(state, RED, Use(Symbol.SWAP), Forced())
    GAME.play(state, RED, Swap(basket(RED), basket(BLUE)), Forced(FOOTPRINTS_1_OR_MONKEY))
    return state


@pytest.mark.parametrize(
    ("carrier", "colour", "kind", "known"),
    [(RED, BLUE, FRUIT, {BLUE, GREEN}), (BLUE, RED, COCONUT, {RED})],
)
def test_example_18_knowledge_goes_with_the_tile(carrier, colour, kind, known):
    good = swapped().load[basket(carrier)]
    seats = {seat for seat in range(4) if known_by(good) & bit_of(seat)}
    assert (colour_of(good), kind_of(good), seats) == (colour, kind, known)


def stolen():
    """Return example 19: yellow, whose turn follows, swings over the blue basket that carries Rk1."""
    state = swapped()
    swing(state, (YELLOW, BLUE_HOLE), (YELLOW, BLUE_HOLE), LEFT)
    return state


def test_example_19_a_stolen_foreign_coconut_counts_minus_one():
    assert score(stolen(), YELLOW_SEAT) == -1


def test_example_19_thief_and_loader_know_it():
    good = stolen().markets[YELLOW_SEAT][0]
    assert {seat for seat in range(4) if known_by(good) & bit_of(seat)} == {RED, YELLOW_SEAT}


def test_example_19_the_basket_returns_to_blue():
    assert stolen().where[basket(BLUE)] == HOME


@pytest.mark.parametrize(("field", "ninths"), [("1_3", 5), ("4_3", 3), ("2_2", 2), ("1_2", 0)])
def test_example_20_exposure(field, ninths):
    rolls = [(first, second) for first in HOLES for second in HOLES]
    hits = [
        node(field) in RUNS[first][second] or node(field) in RUNS[second][first] for first, second in rolls
    ]
    assert sum(hits) == ninths


def test_example_21_two_legal_moves():
    state, _ = table([(RED, "1_5"), (RED, "2_5"), (RED, "5_5"), (GREEN, "4_5")], card=1)
    assert [(move.basket - basket(RED), name(move.end)) for move in GAME.options(state, RED)] == [
        (1, "3_5"),
        (2, "6_5"),
    ]


def test_example_22_three_dead_cards_end_the_turn():
    state, dealer = table([(BLUE, "2_1"), (GREEN, "1_1"), (GREEN, "3_1"), (GREEN, "2_2")], card=1)
    GAME.play(state, RED, Draw(), Forced(2))
    dealer = Forced(3, FOOTPRINTS_2)
    GAME.play(state, RED, Draw(), dealer)
    assert (state.discard, state.active) == ([1, 2, 3], YELLOW_SEAT)
