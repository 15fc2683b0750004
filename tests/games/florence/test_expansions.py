"""FL-65 to FL-77, FL-80 to FL-85: the Muse and the Princess, cooperative building."""

import pytest

from desktop.games.florence.actions import (
    AGREE,
    COURT,
    DECLINE,
    END,
    PASS,
    PROFESSOR_LOOK,
    REFUSE,
    Build,
    Complete,
    Convert,
    Court,
    Introduce,
    Keep,
    Open,
    Place,
    Propose,
    Take,
)
from desktop.games.florence.data import (
    BANKER,
    CARDINAL,
    CHA,
    FOR,
    HOS,
    JESTER,
    LAB,
    LIB,
    MERCHANT,
    MUSE,
    OPE,
    PRINCESS,
    PROFESSOR,
    STU,
    TOW,
    TRAVEL,
)
from desktop.games.florence.estate import PALAZZI, squares
from desktop.games.florence.events import BuildingBuilt, Proposed, Refused
from desktop.games.florence.phases.auction import Gift, Opening
from desktop.games.florence.phases.court import Courting
from desktop.games.florence.phases.rounds import Award, Turns
from desktop.games.florence.phases.turn import Turn, begin_turn


def court(scene, seats=3, **fields):
    table = scene(seats, muse=True).set(**fields)
    table.state.stack = [Award(), Turns(tuple(range(seats))), Courting(0)]
    return table


def with_character(scene, who, **fields):
    table = scene(3, muse=True).set(characters=[who, -1, -1], **fields)
    table.state.stack = [Award(), Turns(())]
    table.state.stack.append(begin_turn(table.state, 0, table.dealer))
    return table


def test_fl65_a2_follows_the_auction(scene):
    table = scene(3, muse=True)
    table.state.stack = [Award(), Turns((0, 1, 2)), Courting(0), Opening(0)]
    table.state.inside = 7
    table.bids("no", "no", "no")
    assert isinstance(table.question, Courting)


def test_fl65_example_19_prestige_cannot_be_sold(scene):
    table = scene(3, muse=True).set(money=[100, 0, 0], prestige=[9, 0, 0]).auction()
    assert table.options() == [DECLINE]
    table.turn(0)
    assert not table.can(Introduce(TRAVEL))


def test_fl67_the_first_bid_may_be_on_any_space(scene):
    table = court(scene)
    amounts = [option.amount for option in table.options() if getattr(option, "character", None) == MUSE]
    assert amounts == list(range(300, 1501, 100))
    amounts = [option.amount for option in table.options() if getattr(option, "character", None) == BANKER]
    assert amounts == list(range(0, 501, 100))


def test_fl67_a_further_bid_must_be_higher(scene):
    table = court(scene).act(Court(MUSE, 500))
    assert not table.can(Court(MUSE, 500))
    assert table.refusal(Court(MUSE, 500)) == "You must bid more than Seat 1."
    assert table.can(Court(MUSE, 600))


def test_fl67_who_passes_is_out(scene):
    table = court(scene).act(PASS, Court(MUSE, 300), Court(MUSE, 400))
    assert table.actor == 1


def test_fl68_an_overbid_player_bids_again_when_next_asked(scene):
    table = court(scene).act(Court(MUSE, 300), Court(MUSE, 400))
    assert table.actor == 2
    table.act(Court(CARDINAL, 300))
    assert table.actor == 0
    assert table.can(Court(MUSE, 500))


def test_fl68_the_top_space_cannot_be_overbid(scene):
    table = court(scene).act(Court(MUSE, 1500))
    assert not any(getattr(option, "character", None) == MUSE for option in table.options())


def test_fl69_bids_are_cash(scene):
    table = court(scene, money=[300, 0, 0])
    assert {option.amount for option in table.options() if option != PASS} == {0, 100, 200, 300}


def test_fl69_standing_bids_are_paid_at_the_end(scene):
    table = court(scene).act(Court(MUSE, 300), Court(CARDINAL, 400), PASS)
    assert table.state.money == [3200, 3100, 3500]
    assert table.state.characters == [MUSE, CARDINAL, -1]


def test_fl74_the_banker(scene):
    table = court(scene).act(Court(BANKER, 200), PASS, PASS)
    assert table.state.money[0] == 3900


def test_fl70_characters_return_except_the_merchant(scene):
    table = scene(3, muse=True).set(characters=[MUSE, MERCHANT, -1]).turn(0).act(END)
    assert table.state.characters == [-1, -1, -1]
    assert isinstance(table.question, Gift)
    assert table.actor == 1


def test_fl72_w21_the_muse(scene):
    table = with_character(scene, MUSE, round=6, jesters=[5, 0, 0]).hand(0, 1)
    assert table.can(Complete(1))
    table.act(Complete(1))
    assert table.question.value == 17
    assert table.options()[-1] == Convert(8, 100)


def test_fl73_the_cardinal_has_three_actions(scene):
    table = with_character(scene, CARDINAL)
    assert table.question.left == 3
    table.act(Introduce(TRAVEL))
    assert not table.can(Introduce(1))


def test_fl75_the_princess_completes_a_court_work(scene):
    table = with_character(scene, PRINCESS, jesters=[2, 0, 0])
    for kind in (TOW, CHA, FOR, FOR):
        table.tile(0, kind)
    assert table.can(COURT)
    table.act(COURT)
    assert table.question.value == 8
    table.act(Convert(4, 0))
    assert table.state.on_table(0) == 0
    assert table.state.best[0] == 8
    assert not table.can(COURT)


def test_fl75_six_buildings_and_two_landscapes_just_reach_round_6(scene):
    table = with_character(scene, PRINCESS, round=6, builders=[2, 0, 0])
    for kind in (TOW, CHA, STU, HOS, OPE, LIB, FOR):
        table.tile(0, kind)
    assert not table.can(COURT)
    table.tile(0, FOR)
    assert table.can(COURT)


def test_fl75_bo07_and_bo14_count_no_card_just_played(scene):
    table = with_character(scene, PRINCESS).hand(0, 1, 2).table(0, 3).bonus(0, 7, 14)
    for kind in (TOW, FOR):
        table.tile(0, kind)
    assert table.can(COURT)
    table.tile(1, TOW)
    assert table.act(COURT).question.value == 4


def test_fl76_the_professor_costs_neither_action_nor_money(scene):
    table = with_character(scene, PROFESSOR).chance(1, 2, 3, 4, 5).act(PROFESSOR_LOOK, Keep(1, 3))
    assert table.state.bonus[0] == 1 << 3
    assert (table.state.money[0], table.question.left) == (3500, 2)
    assert not table.can(PROFESSOR_LOOK)


def test_fl76_the_professor_is_asked_after_the_last_action(scene):
    table = with_character(scene, PROFESSOR).act(Introduce(TRAVEL), Build(TOW)).anywhere()
    assert table.options() == [PROFESSOR_LOOK, END]


def gift(scene, seat, **fields):
    table = scene(3, muse=True).set(merchant=seat, **fields).auction()
    table.state.stack.append(Gift(seat))
    return table


def test_fl77_the_merchant_gives_an_object(scene):
    table = gift(scene, 1).act(Take(JESTER))
    assert (table.state.jesters[1], table.state.money[1]) == (1, 3500)
    assert table.state.stones[JESTER] == 1
    assert table.actor == 0
    assert not table.can(Open(JESTER))


def test_fl77_the_next_player_opens_if_the_holder_was_starting_player(scene):
    assert gift(scene, 0).act(Take(JESTER)).actor == 1


def test_fl77_who_declines_takes_part_as_usual(scene):
    table = gift(scene, 0).act(DECLINE)
    assert (table.actor, table.state.inside, table.state.merchant) == (0, 7, -1)


def test_fl77_the_merchant_is_not_offered_in_round_7(scene):
    table = court(scene, round=7)
    assert not any(getattr(option, "character", None) == MERCHANT for option in table.options())
    assert "last round" in table.refusal(Court(MERCHANT, 300))


# Cooperative building


def neighbours(scene, seats=3, **fields):
    return scene(seats, cooperative=True).set(**fields).turn(0)


def test_fl81_the_palazzo_moves(scene):
    assert neighbours(scene).state.built[0] == PALAZZI[1]
    assert PALAZZI[1] == squares([(2, 0), (3, 0), (4, 0), (2, 1), (3, 1), (4, 1)])


def test_fl81_two_players_have_one_border(scene):
    table = neighbours(scene, 2).act(Propose(1, TOW))
    assert table.refusal(Place(0, 6, 3)) is None
    table = scene(2, cooperative=True).turn(1).act(Propose(0, TOW))
    assert table.refusal(Place(0, 6, 3)) is None


def test_fl82_at_least_one_square_on_each_side(scene):
    table = neighbours(scene).act(Propose(1, TOW))
    assert table.refusal(Place(0, 4, 6)) == "It must lie on both sides of the border."
    assert {option.x for option in table.options()} == {5, 6}


@pytest.mark.parametrize(
    ("builders", "own", "share"), [(0, 400, 300), (1, 200, 100), (2, 200, 100), (3, 0, 0)]
)
def test_fl83_fl85_both_pay_own_and_gain(scene, builders, own, share):
    table = neighbours(scene, builders=[builders, 0, 0]).act(Propose(1, TOW), Place(0, 6, 3))
    assert table.actor == 1
    table.act(AGREE)
    assert table.state.money == [3500 - own, 3500 - share, 3500]
    assert table.state.prestige == [3, 2, 0]
    assert table.state.kinds == [1 << TOW, 1 << TOW, 0]
    assert table.state.supply[TOW] == 2
    assert table.state.taken[0] == PALAZZI[1] | squares([(6, 3)])
    assert table.state.taken[1] == PALAZZI[1] | squares([(0, 3), (1, 3)])
    assert len(table.events(BuildingBuilt)) == 2


def test_fl82_a_refusal_costs_no_action_and_cannot_be_repeated(scene):
    table = neighbours(scene).act(Propose(1, TOW), Place(0, 6, 3), REFUSE)
    assert table.question.left == 2
    assert not table.can(Propose(1, CHA))
    assert table.can(Propose(2, CHA))
    assert table.refusal(Propose(1, CHA)) == "Seat 2 has already refused in this turn."
    assert table.events(Refused)


def test_fl82_neither_may_own_the_kind(scene):
    table = neighbours(scene).tile(1, TOW)
    assert not table.can(Propose(1, TOW))
    assert table.refusal(Propose(1, TOW)) == "Seat 2 already has this building."


def test_fl83_a_neighbour_who_cannot_pay_must_refuse(scene):
    table = neighbours(scene, money=[3500, 200, 0]).act(Propose(1, TOW), Place(0, 6, 3))
    assert table.options() == [REFUSE]


def test_fl83_the_reason_counts_prestige_to_sell(scene):
    table = neighbours(scene, money=[200, 100, 0], prestige=[1, 1, 0])
    assert table.refusal(Propose(1, TOW)) == (
        "You have 200 florins and 1 prestige to sell at 100 each; 400 florins are needed."
    )
    table.set(money=[300, 100, 0]).act(Propose(1, TOW), Place(0, 6, 3))
    assert table.refusal(AGREE) == (
        "You have 100 florins and 1 prestige to sell at 100 each; 300 florins are needed."
    )


def test_fl84_each_side_looks_at_its_own_builders(scene):
    table = neighbours(scene, builders=[2, 0, 0])
    table.tile(1, CHA, [(0, 4), (1, 4), (0, 5)])
    table.act(Propose(1, TOW))
    assert table.refusal(Place(0, 6, 3)) == "This would touch the chapel; that takes two builders."
    assert table.refusal(Place(0, 6, 2)) is None


def test_fl84_squares_on_the_two_sides_of_a_border_never_touch(scene):
    table = neighbours(scene).tile(1, CHA, [(0, 4), (0, 5), (1, 5)]).act(Build(LAB))
    cells = [(4, 4), (5, 4), (6, 4), (4, 5), (4, 6), (5, 6), (6, 6)]
    table.place(*cells)
    assert table.state.kinds[0] == 1 << LAB


def test_fl82_kind_and_squares_are_named_with_the_proposal(scene):
    table = neighbours(scene).act(Propose(1, TOW), Place(0, 6, 3))
    assert table.events(Proposed) == [
        Proposed(0, 1, TOW, squares([(6, 3)]), squares([(0, 3), (1, 3)])),
    ]
    assert isinstance(table.state.stack[-2], Turn)
