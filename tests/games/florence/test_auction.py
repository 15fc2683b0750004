"""FL-08 to FL-28: phase A."""

from desktop.games.florence import GAME
from desktop.games.florence.actions import DECLINE, PASS, Bid, Decline, Keep, Open, Pick, Place, Take
from desktop.games.florence.data import (
    BUILDER,
    FOR,
    FOREST,
    JESTER,
    LAK,
    LAKE,
    LANDSCAPE,
    PAR,
    PARK,
    PRESTIGE,
    RECRUITING,
)
from desktop.games.florence.events import Bought, CardKept, CardsSeen, LandscapePlaced
from desktop.games.florence.phases.gains import PlacingLandscape
from desktop.games.florence.phases.turn import Turn


def test_w6_three_players(scene):
    table = scene(3).auction()
    table.bids([JESTER], 300, 400, 500, "pass", 600, "pass")
    assert table.state.money == [3500, 3500, 2900]
    assert table.actor == 0
    table.bids([FOREST], "pass").anywhere()
    assert table.actor == 1
    table.act(Take(BUILDER))
    assert table.state.money == [3300, 3300, 2900]
    assert [table.state.stones[stack] for stack in (JESTER, FOREST, BUILDER)] == [2, 0, 1]


def test_w7_a_refusal_and_an_opener_who_opens_twice(scene):
    table = scene(4).auction()
    table.bids("no")
    assert table.actor == 1
    table.bids([LAKE], "pass", 300, "pass").anywhere()
    assert table.state.money[3] == 3200
    assert table.actor == 1
    table.bids([PARK], 300, 400, "pass").anywhere()
    assert table.state.money[1] == 3100
    assert table.actor == 2
    stacks = {option.stack for option in table.options() if isinstance(option, Take)}
    assert stacks == {FOREST, JESTER, BUILDER, PRESTIGE, RECRUITING}
    assert DECLINE in table.options()


def test_w8_prestige_backs_a_bid_and_is_sold(scene):
    table = scene(3).set(
        money=[300, 3500, 3500], prestige=[4, 0, 0], sources=[(4, *[0] * 6), *[(0,) * 7] * 2]
    )
    table.auction().bids([JESTER], 300, "pass", 400, 500, 600)
    assert table.can(PASS)
    assert not table.can(Bid(800))
    table.bids("pass")
    assert (table.state.money[0], table.state.prestige[0]) == (0, 1)


def test_w8_the_highest_legal_bid_is_700(scene):
    table = scene(3).set(money=[300, 3500, 3500], prestige=[4, 0, 0])
    table.auction().bids([JESTER], 300, "pass", 400, 500, 600)
    table.state.stack[-1].amount = 600
    table.state.stack[-1].seat, table.state.stack[-1].bidder, table.state.stack[-1].others = 0, 1, 1
    assert table.options() == [Bid(700), PASS]
    table.state.stack[-1].amount = 700
    assert table.options() == [PASS]


def test_fl10_a_buyer_takes_no_further_part(scene):
    table = scene(3).auction().bids([JESTER], "pass", "pass")
    assert table.actor == 1
    table.bids([BUILDER])
    assert table.actor == 2
    table.bids(300)
    assert table.actor == 1


def test_fl11_a_stack_is_blocked_after_a_sale(scene):
    table = scene(3).auction().bids([JESTER], "pass", "pass")
    assert not table.can(Open(JESTER))
    assert "Seat 1 has already bought" in table.refusal(Open(JESTER))


def test_fl12_an_empty_stack_is_not_for_sale(scene):
    table = scene(3)
    table.state.stacks[RECRUITING] = 0
    table.auction()
    assert not table.can(Open(RECRUITING))
    assert table.refusal(Open(RECRUITING)) == "This stack is empty."


def test_fl13_the_opening_bid_is_exactly_200(scene):
    table = scene(3).auction().bids([JESTER], "pass", "pass")
    assert table.state.money[0] == 3300


def test_fl14_who_declines_is_out_for_the_whole_phase(scene):
    table = scene(3).auction().bids("no")
    assert table.actor == 1
    table.bids([JESTER])
    assert table.actor == 2
    table.bids("pass")
    assert table.actor == 2
    assert isinstance(table.options()[0], Take)


def test_fl15_only_one_step_more_may_be_bid(scene):
    table = scene(3).auction().bids([JESTER])
    assert table.options() == [Bid(300), PASS]
    assert table.refusal(Bid(400)) == "The next bid is exactly 300."


def test_fl15_a_pass_is_final_for_this_object_only(scene):
    table = scene(3).auction().bids([JESTER], "pass", 300)
    assert table.actor == 0
    table.bids(400, "pass")
    assert table.actor == 1
    table.bids([BUILDER])
    assert table.actor == 2


def test_fl16_nobody_else_pays(scene):
    table = scene(3).auction().bids([JESTER], 300, 400, "pass", "pass")
    assert table.state.money == [3500, 3500, 3100]


def test_fl14_when_time_runs_out_the_opener_declines(scene):
    table = scene(3).auction()
    assert GAME.default(table.state, 0) == DECLINE


def test_fl19_when_time_runs_out_the_last_player_takes_nothing(scene):
    table = scene(3).auction().bids("no", "no")
    assert GAME.default(table.state, 2) == DECLINE


def test_fl18_an_outbid_opener_opens_again(scene):
    table = scene(3).auction().bids([JESTER], 300, "pass", "pass")
    assert table.actor == 0
    assert isinstance(table.options()[0], Open)


def test_fl19_the_last_player_takes_without_an_auction(scene):
    table = scene(3).auction().bids([JESTER], "pass", "pass", [BUILDER], "pass")
    assert table.actor == 2
    table.act(Take(RECRUITING))
    assert table.state.recruiters[2] == 1
    assert table.state.money[2] == 3300


def test_fl19_example_4_the_last_one_left_when_the_others_declined(scene):
    table = scene(3).auction().bids("no", "no")
    assert table.actor == 2
    assert table.can(Take(JESTER))


def test_fl19_the_last_player_may_decline(scene):
    table = scene(3).auction().bids("no", "no", "no")
    assert isinstance(table.question, Turn)


def test_fl20_stones_return_and_the_actions_begin_with_the_starting_player(scene):
    table = scene(3).auction().bids("no", "no", "no")
    assert table.actor == 0


def test_fl20_the_stones_return_when_the_phase_ends(scene):
    table = scene(3).auction().bids([JESTER], "pass", "pass", [BUILDER], "pass")
    assert GAME.view(table.state, 2).stones[JESTER] == 0
    table.act(Take(RECRUITING))
    assert isinstance(table.question, Turn)
    assert set(GAME.view(table.state, 2).stones) == {-1}


def test_fl21_example_29_an_opener_without_200_is_out(scene):
    table = scene(3).set(money=[100, 3500, 3500]).auction()
    assert table.options() == [DECLINE]
    assert "100 florins" in table.refusal(Open(JESTER))


def test_fl21_example_29_the_last_player_without_200_takes_nothing(scene):
    table = scene(3).set(money=[3500, 3500, 100]).auction().bids("no", "no")
    assert table.options() == [DECLINE]


def test_fl21_two_prestige_points_pay_the_base_price(scene):
    table = scene(3).set(money=[0, 3500, 3500], prestige=[2, 0, 0]).auction()
    assert table.can(Open(JESTER))


def test_fl22_no_bid_for_a_fourth_builder(scene):
    table = scene(3).set(builders=[3, 3, 0]).auction()
    assert not table.can(Open(BUILDER))
    assert "three builders" in table.refusal(Open(BUILDER))
    table.bids("no")
    assert not table.can(Open(BUILDER))


def test_fl22_who_has_no_room_for_the_landscape_must_pass(scene):
    table = scene(3)
    full = table.state.taken[1] | ((1 << 49) - 1)
    table.state.taken[1] = full & ~0b1
    table.auction().bids([FOREST])
    assert table.options() == [PASS]
    assert table.refusal(Bid(300)) == "There is no room for it in your estate."


def test_example_1_an_opener_may_be_stuck_with_what_he_opened(scene):
    table = scene(3).auction().bids([PARK], "pass", "pass")
    assert isinstance(table.question, PlacingLandscape)
    assert table.state.money[0] == 3300


def test_example_3_an_opener_with_nothing_left_to_take_is_out(scene):
    table = scene(3)
    table.state.stacks = [0] * 7
    table.state.decks[2] = 0
    table.auction()
    assert table.options() == [DECLINE]


# The objects


def test_fl23_a_landscape_is_placed_at_once_and_may_touch_anything(scene):
    table = scene(3).auction().bids([PARK], "pass", "pass")
    table.place((0, 2), (0, 3), (1, 3))
    assert table.state.lands[0] == (0, 0, 1)


def test_fl23_a_landscape_must_lie_on_free_squares(scene):
    table = scene(3).auction().bids([PARK], "pass", "pass")
    assert table.no_place((2, 1), (2, 2), (3, 2)) == "This would cover the palazzo."


def test_fl23_a_landscape_must_lie_inside(scene):
    table = scene(3).auction().bids([PARK], "pass", "pass")
    assert table.refusal(Place(0, 6, 6)) == "This would reach beyond your estate."


def test_fl24_example_8_each_further_landscape_of_a_type_brings_3(scene):
    table = scene(3)
    for expected in (0, 3, 6):
        table.auction().bids([FOREST], "pass", "pass").anywhere()
        assert table.state.prestige[0] == expected


def test_fl24_example_7_only_ones_own_tiles_count(scene):
    table = scene(3).tile(1, FOR).auction().bids([FOREST], "pass", "pass").anywhere()
    assert table.events(LandscapePlaced)[-1].points == 0


def test_fl24_another_type_brings_nothing(scene):
    table = scene(3).tile(0, FOR).auction().bids([LAKE], "pass", "pass").anywhere()
    assert table.state.prestige[0] == 0


def test_w14_landscapes_and_builders(scene):
    table = scene(3)
    gained = []
    for stack in (FOREST, FOREST, LAKE, BUILDER, BUILDER, FOREST, BUILDER):
        before = table.state.prestige[0]
        table.auction().bids([stack], "pass", "pass")
        if stack != BUILDER:
            table.anywhere()
        gained.append(table.state.prestige[0] - before)
    assert gained == [0, 3, 0, 0, 3, 3, 3]


def test_fl25_a_jester_has_no_limit(scene):
    table = scene(3).set(jesters=[5, 0, 0]).auction().bids([JESTER], "pass", "pass")
    assert table.state.jesters[0] == 6


def test_fl27_the_buyer_keeps_one_of_five_prestige_cards(scene):
    table = scene(3).chance(3, 5, 7, 9, 11).auction().bids([PRESTIGE], "pass", "pass")
    assert {option.card for option in table.options()} == {3, 5, 7, 9, 11}
    table.act(Keep(2, 7))
    assert table.state.goals[0] == 1 << 7
    assert table.state.decks[2].bit_count() == 13


def test_fl27_others_see_neither_the_cards_nor_the_one_kept():
    seen = CardsSeen(0, 2, 5, 0, 0, (3, 5, 7, 9, 11))
    assert seen.seen_by(1) == CardsSeen(0, 2, 5, 0, 0)
    assert CardKept(0, 2, 7).seen_by(1) == CardKept(0, 2)
    assert seen.reveals


def test_fl27_example_25_with_one_card_left_it_must_be_taken(scene):
    table = scene(3)
    table.state.decks[2] = 1 << 4
    table.chance(4).auction().bids([PRESTIGE], "pass", "pass")
    assert table.options() == [Keep(2, 4)]


def test_fl28_a_recruiting_card_goes_into_the_hand(scene):
    table = scene(3).auction().bids([RECRUITING], "pass", "pass")
    assert table.state.in_hand(0) == 1


# Two players


def test_fl62_fl63_w20_two_player_start(scene):
    table = scene(2).auction().bids([LANDSCAPE], "pass")
    assert table.state.money == [2200, 2500]
    assert {option.kind for option in table.options()} == {FOR, LAK, PAR}
    table.act(Pick(LAK)).anywhere()
    stacks = {option.stack for option in table.options() if not isinstance(option, Decline)}
    assert stacks == {JESTER, BUILDER, PRESTIGE, RECRUITING}
    table.act(Take(JESTER))
    assert table.state.money == [2200, 2200]


def test_fl62_steps_stay_100(scene):
    table = scene(2).auction().bids([JESTER])
    assert table.options() == [Bid(400), PASS]


def test_fl63_only_types_that_are_left_and_fit_may_be_chosen(scene):
    table = scene(2)
    table.state.stacks[1] = 0
    table.auction().bids([LANDSCAPE], "pass")
    assert {option.kind for option in table.options()} == {FOR, PAR}


# Information


def test_the_price_of_every_sale_is_told(scene):
    table = scene(3).auction().bids([JESTER], 300, "pass", "pass")
    assert table.events(Bought) == [Bought(1, JESTER, 300, 0)]


def test_prices_are_figures_by_object_and_gifts_have_none():
    (figure,) = GAME.figures(Bought(0, JESTER, 700, 0))
    assert (str(figure.name), figure.value) == ("Jester", 700)
    assert not GAME.figures(Bought(0, JESTER, 0, 0, gift=True))
