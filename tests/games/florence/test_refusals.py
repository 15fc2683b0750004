"""Why not, in words: what people try in every phase, and the reason they are given."""

import pytest

from desktop.games.florence.actions import (
    COURT,
    FINISH,
    PASS,
    TAKE_BONUS,
    Bid,
    BidSeat,
    Build,
    Complete,
    Court,
    Introduce,
    Open,
    Pick,
    PlayBonus,
    Propose,
    Take,
)
from desktop.games.florence.data import BUILDER, CHA, FOR, JESTER, LAB, LAK, MUSE, PRINCESS, RELIGION, TOW
from desktop.games.florence.phases.court import Courting
from desktop.games.florence.phases.gains import PickingLandscape
from desktop.games.florence.phases.rounds import Award, Turns
from desktop.games.florence.phases.setup import SeatBids

# Set-up


def seat_bids(scene):
    table = scene(3)
    table.state.stack = [SeatBids((0, 1, 2), (-1, -1, -1), (0, 0, 0))]
    return table


def test_fl91_first_everybody_needs_a_place(scene):
    assert seat_bids(scene).refusal(PASS) == "First everybody needs a place in the order of play."


def test_fl91_nobody_bids_more_than_he_begins_with(scene):
    table = seat_bids(scene)
    most = max(option.amount for option in table.options())
    assert table.refusal(BidSeat(0, most + 100)) == f"You have {most} florins; {most + 100} are needed."


def test_fl91_a_place_that_is_taken_costs_more(scene):
    assert seat_bids(scene).act(BidSeat(1, 200)).refusal(BidSeat(1, 200)) == "You must bid more than Seat 1."


def test_fl91_bids_go_in_hundreds(scene):
    assert seat_bids(scene).refusal(BidSeat(1, 150)) == "Bids go in whole hundreds."


# Phase A


def test_fl21_what_costs_too_much_with_prestige_to_sell_names_both(scene):
    table = scene(3).set(money=[0, 0, 0], prestige=[1, 0, 0]).auction()
    reason = "You have 0 florins and 1 prestige to sell at 100 each; 200 florins are needed."
    assert table.refusal(Open(JESTER)) == reason


def test_fl17_a_bid_needs_an_auction(scene):
    table = scene(3).auction()
    assert table.refusal(Bid(300)) == table.refusal(PASS) == "Nothing is being auctioned at the moment."


def test_fl17_first_comes_the_auction(scene):
    table = scene(3).auction()
    assert table.refusal(Build(LAB)) == "First comes the auction."
    assert table.bids([JESTER]).refusal(Build(LAB)) == "First comes the auction."


def test_fl17_nothing_else_is_opened_while_an_auction_runs(scene):
    table = scene(3).auction().bids([JESTER])
    assert table.refusal(Open(BUILDER)) == "The auction is still running: Jester."
    assert table.refusal(Take(BUILDER)) == "The auction is still running: Jester."


def test_fl21_a_bid_beyond_the_purse(scene):
    table = scene(3).set(money=[3500, 200, 0]).auction().bids([JESTER])
    assert table.refusal(Bid(300)) == "You have 200 florins; 300 are needed."


# Phase A2


def courting(scene, **fields):
    table = scene(3, muse=True).set(**fields)
    table.state.stack = [Award(), Turns((0, 1, 2)), Courting(0)]
    return table


def test_fl66_first_the_characters_are_auctioned(scene):
    assert courting(scene).refusal(Build(LAB)) == "First the characters are auctioned."


def test_fl67_bids_stand_on_spaces(scene):
    assert courting(scene).refusal(Court(MUSE, 200)) == "There is no such bid space on this card."


def test_fl69_a_character_is_paid_in_cash(scene):
    table = courting(scene, money=[300, 0, 0], prestige=[9, 0, 0])
    assert table.refusal(Court(MUSE, 400)) == "You have 300 florins; 400 are needed."


# Objects


def picking(scene):
    table = scene(2)
    table.state.stack = [Award(), Turns(()), PickingLandscape(0)]
    return table


def test_fl63_first_the_landscape_is_chosen(scene):
    assert picking(scene).refusal(PASS) == "First Seat 1 chooses a landscape."


def test_fl63_a_landscape_of_which_none_is_left(scene):
    table = picking(scene)
    table.state.stacks[1] = 0
    assert table.refusal(Pick(LAK)) == "This stack is empty."


def test_fl63_a_landscape_for_which_there_is_no_room(scene):
    table = picking(scene)
    table.state.taken[0] = (1 << 49) - 1
    assert table.refusal(Pick(FOR)) == "There is no room for it in your estate."


# Phase B


def test_fl30_an_answer_of_another_phase(scene):
    assert scene(3).turn(0).refusal(PASS) == "Choose an action, or end your turn."


def test_fl31_a_work_of_a_card_not_held(scene):
    assert scene(3).hand(1, 6).turn(0).refusal(Complete(6)) == "You do not hold this card."


def test_fl31_what_bonus_cards_cannot_make_good_is_told(scene):
    table = scene(3).set(round=7).hand(0, 6).bonus(0, 5).set(builders=[1, 0, 0]).turn(0)
    assert "with your bonus cards" in table.refusal(Complete(6))


@pytest.mark.parametrize("action", [TAKE_BONUS, Introduce(RELIGION)])
def test_fl36_an_action_that_cannot_be_paid(scene, action):
    table = scene(3).set(money=[200, 0, 0]).turn(0)
    assert table.refusal(action) == "You have 200 florins; 300 are needed."


def test_fl75_a_court_work_must_reach_the_minimum(scene):
    table = scene(3, muse=True).set(characters=[PRINCESS, -1, -1]).turn(0)
    assert table.refusal(COURT) == "This work would be worth 0; this round asks for 7."


def test_fl33_a_bonus_card_not_held(scene):
    table = scene(3).set(jesters=[5, 0, 0]).hand(0, 6).bonus(0, 5).turn(0).act(Complete(6))
    assert table.refusal(PlayBonus(6)) == "You do not hold this card."
    assert table.refusal(PASS) == "First the work is completed."


def test_fl33_a_work_below_the_minimum_is_not_finished(scene):
    table = scene(3).set(jesters=[2, 0, 0], builders=[2, 0, 0], round=1).hand(0, 6).bonus(0, 5).turn(0)
    table.act(Complete(6))
    assert table.refusal(FINISH) == "This work would be worth 5; this round asks for 7."


# Cooperative building


def test_fl80_only_where_the_table_agreed_on_it(scene):
    reason = "This table does not play with cooperative building."
    assert scene(3).turn(0).refusal(Propose(1, TOW)) == reason


def neighbours(scene, seats=3, **fields):
    return scene(seats, cooperative=True).set(**fields).turn(0)


def test_fl82_the_proposer_may_not_own_the_kind(scene):
    reason = "You already have this building; one of each kind is allowed."
    assert neighbours(scene).tile(0, TOW).refusal(Propose(1, TOW)) == reason


def test_fl82_none_of_this_building_is_left(scene):
    table = neighbours(scene)
    table.state.supply[TOW] = 0
    assert table.refusal(Propose(1, TOW)) == "All three copies of this building have been built."


def test_fl81_only_estates_with_a_border_build_together(scene):
    assert neighbours(scene, 5).refusal(Propose(2, TOW)) == "Your estate has no border with Seat 3."


def test_fl82_it_must_fit_across_the_border(scene):
    table = neighbours(scene)
    table.state.taken[1] = (1 << 49) - 1
    assert table.refusal(Propose(1, CHA)) == "It fits nowhere across the border to Seat 2."


def test_fl83_the_proposer_must_have_his_share(scene):
    table = neighbours(scene, money=[300, 0, 0])
    assert table.refusal(Propose(1, TOW)) == "You have 300 florins; 400 are needed."
