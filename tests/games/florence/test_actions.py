"""FL-29, FL-30, FL-38 to FL-54: building, cards, freedoms, recruiting, money."""

import pytest

from desktop.games.florence.actions import (
    END,
    TAKE_BONUS,
    TAKE_PROFESSION,
    Build,
    Complete,
    Convert,
    Introduce,
    Keep,
    Recruit,
)
from desktop.games.florence.data import CHA, FOR, LAB, LAK, OPINION, RELIGION, TOW, TRAVEL, UNI, WOR
from desktop.games.florence.estate import PALAZZI, squares
from desktop.games.florence.phases.turn import Turn
from desktop.games.florence.reckoning import work_value


def test_fl29_two_actions_and_the_turn_ends_by_itself(scene):
    table = scene(3).turn(0)
    table.act(Build(TOW)).anywhere().act(Introduce(TRAVEL))
    assert not isinstance(table.question, Turn)


def test_fl29_a_player_may_do_nothing(scene):
    assert scene(3).turn(0).can(END)


def test_fl29_turns_go_clockwise_from_the_starting_player(scene):
    table = scene(3).auction(1).bids("no", "no", "no")
    order = []
    for _ in range(3):
        order.append(table.actor)
        table.act(END)
    assert order == [1, 2, 0]


def test_fl29_recruiting_is_possible_after_the_last_action(scene):
    table = scene(3).set(recruiters=[1, 0, 0]).table(1, 5).turn(0)
    table.act(Introduce(TRAVEL), Build(TOW)).anywhere()
    assert table.options() == [Recruit(1, 5), END]


def test_fl30_one_profession_card_per_turn(scene):
    table = scene(3).chance(1, 2, 3, 4, 5).turn(0).act(TAKE_PROFESSION, Keep(0, 3))
    assert not table.can(TAKE_PROFESSION)
    assert "only one profession" in table.refusal(TAKE_PROFESSION)


def test_fl30_one_freedom_per_turn(scene):
    table = scene(3).turn(0).act(Introduce(TRAVEL))
    assert not table.can(Introduce(RELIGION))
    assert "only one freedom" in table.refusal(Introduce(RELIGION))


def test_fl30_two_buildings_in_one_turn(scene):
    table = scene(3).turn(0).act(Build(TOW)).anywhere().act(Build(CHA)).anywhere()
    assert table.state.kinds[0] == 1 << TOW | 1 << CHA


def test_fl30_two_bonus_cards_in_one_turn(scene):
    table = scene(3).chance(1, 2, 3, 4, 5, 6, 7, 8, 9, 10).turn(0)
    table.act(TAKE_BONUS, Keep(1, 1), TAKE_BONUS, Keep(1, 6))
    assert table.state.bonus[0] == 1 << 1 | 1 << 6


# Building


@pytest.mark.parametrize(("builders", "cash"), [(0, 100), (1, 900), (2, 900), (3, 1500)])
def test_w9_building_prices(scene, builders, cash):
    table = scene(3).set(money=[1500, 0, 0], builders=[builders, 0, 0]).turn(0)
    table.act(Build(TOW)).anywhere().act(Build(CHA)).anywhere()
    assert (table.state.money[0], table.state.prestige[0]) == (cash, 6)


def test_fl38_one_of_each_kind_per_player(scene):
    table = scene(3).tile(0, TOW).turn(0)
    assert not table.can(Build(TOW))
    assert "one of each kind" in table.refusal(Build(TOW))


def test_fl38_example_9_three_copies_of_each_kind(scene):
    table = scene(5).tile(1, TOW).tile(2, TOW).tile(3, TOW).turn(0)
    assert not table.can(Build(TOW))
    assert table.refusal(Build(TOW)) == "All three copies of this building have been built."


W10 = [
    ("a", TOW, [(3, 0), (4, 0), (5, 0)], False),
    ("b", TOW, [(4, 0), (5, 0), (6, 0)], True),
    ("c", TOW, [(3, 2), (3, 3), (3, 4)], True),
    ("d", CHA, [(0, 2), (1, 2), (0, 3)], False),
]


@pytest.mark.parametrize("builders", [0, 1])
@pytest.mark.parametrize(("case", "kind", "cells", "legal"), W10)
def test_w10_fl39_placement_with_up_to_one_builder(scene, builders, case, kind, cells, legal):
    table = scene(3).set(builders=[builders, 0, 0]).turn(0).act(Build(kind))
    if legal:
        table.place(*cells)
        assert table.state.built[0] == PALAZZI[0] | squares(cells)
    else:
        assert table.no_place(*cells) == "This would touch the palazzo; that takes two builders."


@pytest.mark.parametrize("builders", [2, 3])
@pytest.mark.parametrize(("case", "kind", "cells", "legal"), W10)
def test_w10_fl39_placement_with_two_builders(scene, builders, case, kind, cells, legal):
    table = scene(3).set(builders=[builders, 0, 0]).turn(0).act(Build(kind)).place(*cells)
    assert table.state.kinds[0] == 1 << kind


def test_fl39_buildings_may_not_touch_each_other(scene):
    table = scene(3).tile(0, TOW, [(4, 0), (5, 0), (6, 0)]).turn(0).act(Build(CHA))
    assert table.no_place((5, 1), (6, 1), (5, 2)) == "This would touch the tower; that takes two builders."


def test_fl39_example_23_corner_contact_is_legal(scene):
    table = scene(3).tile(0, TOW, [(4, 2), (5, 2), (6, 2)]).turn(0).act(Build(CHA))
    table.place((3, 3), (2, 3), (3, 4))
    assert table.state.kinds[0] == 1 << TOW | 1 << CHA


def test_fl39_example_24_touching_landscapes_is_legal(scene):
    table = scene(3).tile(0, FOR, [(3, 0), (4, 0), (5, 0), (6, 0), (6, 1)]).turn(0).act(Build(TOW))
    table.place((5, 1), (5, 2), (5, 3))
    assert table.state.kinds[0] == 1 << TOW


def test_fl39_a_building_covers_free_squares_only(scene):
    table = scene(3).tile(0, LAK, [(4, 0), (5, 0), (6, 0), (4, 1)]).turn(0).act(Build(TOW))
    assert table.no_place((4, 0), (5, 0), (6, 0)) == "Something is here already: Lake."


def test_fl40_a_building_brings_3_prestige(scene):
    table = scene(3).turn(0).act(Build(UNI)).anywhere()
    assert table.state.prestige[0] == 3


def test_fl42_without_a_legal_place_it_cannot_be_built(scene):
    table = scene(3)
    table.state.taken[0] = (1 << 49) - 1
    table.turn(0)
    assert not any(isinstance(option, Build) for option in table.options())


def test_fl42_the_reason_says_that_builders_would_help(scene):
    table = scene(3)
    table.state.taken[0] = (1 << 49) - 1 ^ squares([(3, 0), (4, 0), (5, 0)])
    table.turn(0)
    assert "takes two builders" in table.refusal(Build(TOW))
    assert table.refusal(Build(LAB)) == "There is no room for it in your estate."


def test_fl43_a_second_builder_lets_later_buildings_touch(scene):
    table = scene(3).tile(0, TOW, [(4, 0), (5, 0), (6, 0)]).set(builders=[2, 0, 0]).turn(0)
    table.act(Build(CHA)).place((5, 1), (6, 1), (5, 2))
    assert table.state.kinds[0] == 1 << TOW | 1 << CHA


def test_w22_published_packing_puzzle(scene):
    table = scene(3)
    layout = [
        (UNI, [(1, 6), (2, 6), (0, 5), (1, 5), (2, 5), (0, 4), (1, 4)]),
        (LAB, [(4, 0), (5, 0), (6, 0), (4, 1), (6, 1), (4, 2), (6, 2)]),
        (WOR, [(5, 6), (6, 6), (5, 5), (6, 5), (4, 4), (5, 4), (6, 4)]),
    ]
    for kind, cells in layout:
        table.turn(0).act(Build(kind)).place(*cells)
    table.tile(0, FOR, [(3, 3), (3, 4), (3, 5), (3, 2), (2, 2)])
    table.tile(0, LAK, [(5, 3), (6, 3), (5, 2), (5, 1)])
    assert table.state.kinds[0] == 1 << UNI | 1 << LAB | 1 << WOR


# Cards and freedoms


def test_fl44_profession_card(scene):
    table = scene(3).chance(1, 2, 3, 4, 5).turn(0).act(TAKE_PROFESSION)
    assert table.state.money[0] == 3200
    table.act(Keep(0, 4))
    assert table.state.hand[0] == 1 << 4
    assert table.state.decks[0].bit_count() == 20


def test_fl44_not_possible_with_an_empty_deck(scene):
    table = scene(3)
    table.state.decks[0] = 0
    table.turn(0)
    assert not table.can(TAKE_PROFESSION)
    assert table.refusal(TAKE_PROFESSION) == "This deck is empty."


def test_fl44_fewer_than_five_cards(scene):
    table = scene(3)
    table.state.decks[0] = 1 << 2 | 1 << 9
    table.chance(2, 9).turn(0).act(TAKE_PROFESSION)
    assert table.options() == [Keep(0, 2), Keep(0, 9)]


def test_fl45_w18_freedoms(scene):
    table = scene(4).set(tokens=[0, 3, 3], freedoms=[0, 1, 1, 1]).turn(0)
    assert not table.can(Introduce(TRAVEL))
    assert table.refusal(Introduce(TRAVEL)) == "No token of this freedom is left."
    assert table.can(Introduce(RELIGION))
    table.act(Introduce(OPINION))
    assert table.state.money[0] == 3200
    assert not table.can(Introduce(RELIGION))


def test_fl45_one_of_each_kind(scene):
    table = scene(3).set(freedoms=[1 << TRAVEL, 0, 0]).turn(0)
    assert not table.can(Introduce(TRAVEL))
    assert "already introduced" in table.refusal(Introduce(TRAVEL))


def test_fl46_bonus_card(scene):
    table = scene(3).chance(1, 2, 3, 4, 20).turn(0).act(TAKE_BONUS, Keep(1, 20))
    assert table.state.money[0] == 3200
    assert table.state.bonus[0] == 1 << 20
    assert table.state.decks[1].bit_count() == 19


def test_fl46_no_bonus_card_from_an_empty_deck(scene):
    table = scene(3)
    table.state.decks[1] = 0
    assert not table.turn(0).can(TAKE_BONUS)


def test_what_was_put_back_is_remembered_by_who_saw_it(scene):
    table = scene(3).chance(1, 2, 3, 4, 20).turn(0).act(TAKE_BONUS, Keep(1, 20))
    assert table.state.seen[0][1] == 0b11110
    assert table.state.seen[1][1] == 0
    assert table.state.since[1][1] == 1


# Recruiting


def test_w12_recruiting_counts(scene):
    table = scene(3).table(0, 19, 15).hand(0, 13).hand(1, 3, 11).table(1, 4).set(recruiters=[0, 1, 0])
    state = table.state
    assert (state.in_hand(0) + state.on_table(0), state.in_hand(1) + state.on_table(1)) == (3, 4)
    table.tile(1, LAK).set(freedoms=[0, 1 << TRAVEL, 0], jesters=[0, 1, 0]).turn(1).act(Recruit(0, 19))
    assert state.hand[1] == 1 << 3 | 1 << 11 | 1 << 19
    assert state.in_hand(1) + state.on_table(1) == 4
    assert (state.in_hand(0) + state.on_table(0), state.on_table(0)) == (3, 2)
    assert work_value(state, 1, 19) == 12


def test_fl48_recruiting_costs_no_action_and_no_money(scene):
    table = scene(3).table(1, 5).set(recruiters=[1, 0, 0]).turn(0).act(Recruit(1, 5))
    assert table.question.left == 2
    assert table.state.money[0] == 3500


def test_fl49_not_from_ones_own_table(scene):
    table = scene(3).table(0, 5).table(1, 6).set(recruiters=[1, 0, 0]).turn(0)
    assert not table.can(Recruit(0, 5))
    assert table.refusal(Recruit(0, 5)) == "You cannot recruit from your own table."


def test_fl49_not_from_a_hand_and_the_reason_tells_nothing(scene):
    table = scene(3).hand(1, 7).table(1, 6).set(recruiters=[1, 0, 0]).turn(0)
    assert table.refusal(Recruit(1, 7)) == table.refusal(Recruit(1, 8))


def test_fl48_without_a_recruiting_card(scene):
    table = scene(3).table(1, 6).turn(0)
    assert table.refusal(Recruit(1, 6)) == "You have no recruiting card."


def test_fl50_example_17_recruiting_between_two_works(scene):
    table = scene(3).hand(0, 19).table(1, 15).set(recruiters=[1, 0, 0], jesters=[4, 0, 0]).turn(0)
    table.act(Complete(19), Convert(5, 0), Recruit(1, 15), Complete(15))
    assert table.state.table[0] == 1 << 19 | 1 << 15


def test_fl52_several_recruiting_cards_in_one_turn(scene):
    table = scene(3).table(1, 5).table(2, 6).set(recruiters=[2, 0, 0]).turn(0)
    table.act(Recruit(1, 5), Recruit(2, 6))
    assert table.state.hand[0] == 1 << 5 | 1 << 6


# Money and prestige


def test_fl53_exactly_as_much_prestige_is_sold_as_is_missing(scene):
    table = scene(3).set(money=[100, 0, 0], prestige=[5, 0, 0], sources=[(5, *[0] * 6), *[(0,) * 7] * 2])
    table.turn(0).act(Introduce(TRAVEL))
    assert (table.state.money[0], table.state.prestige[0]) == (0, 3)


def test_fl53_example_28_what_a_payment_brings_comes_after_it(scene):
    table = scene(3).set(money=[600, 0, 0]).turn(0)
    assert not any(isinstance(option, Build) for option in table.options())
    assert table.refusal(Build(TOW)) == "You have 600 florins; 700 are needed."


def test_fl53_example_28_with_one_point_it_can(scene):
    table = scene(3).set(money=[600, 0, 0], prestige=[1, 0, 0], sources=[(1, *[0] * 6), *[(0,) * 7] * 2])
    table.turn(0).act(Build(TOW)).anywhere()
    assert (table.state.money[0], table.state.prestige[0]) == (0, 3)
