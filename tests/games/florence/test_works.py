"""FL-31 to FL-37, FL-55 to FL-59: works, best works, the end."""

import pytest

from desktop.games.florence.actions import (
    END,
    FINISH,
    TAKE_BONUS,
    Build,
    Complete,
    Convert,
    Keep,
    PlayBonus,
    conversions,
)
from desktop.games.florence.data import (
    CHA,
    FOR,
    LAB,
    LAK,
    OPE,
    OPINION,
    PAR,
    RELIGION,
    STU,
    TOW,
    TRAVEL,
    UNI,
    WOR,
)
from desktop.games.florence.events import BestWork, GameEnded, GoalScored, WorkPaid
from desktop.games.florence.phases import final_places
from desktop.games.florence.phases.work import Adding, Payment
from desktop.games.florence.reckoning import bonus_value, goal_points, work_value

R, T, O = 1 << RELIGION, 1 << TRAVEL, 1 << OPINION  # noqa: E741


SAMPLE = (
    "fFFFF.c",
    "ffffFcc",
    "wwlllot",
    "wwlooot",
    "wwwuuot",
    "PPPuuu.",
    "PPP.uu.",
)
SAMPLE_TILES = {"u": UNI, "w": WOR, "o": OPE, "t": TOW, "c": CHA, "f": FOR, "F": FOR, "l": LAK}


def sample_estate(scene, seats=3):
    """The estate of the published tables W3 and W4."""
    table = scene(seats)
    for letter, kind in SAMPLE_TILES.items():
        cells = [(x, 6 - y) for y, row in enumerate(SAMPLE) for x, mark in enumerate(row) if mark == letter]
        table.tile(0, kind, cells)
    return table.set(builders=[2, *[0] * (seats - 1)], freedoms=[R | T, *[0] * (seats - 1)])


def test_w1_published_work(scene):
    table = scene(3).tile(0, UNI).tile(0, LAK).hand(0, 1, 2, 3, 4)
    table.set(freedoms=[R, 0, 0], jesters=[2, 0, 0])
    assert work_value(table.state, 0, 1) == 18


def test_w2_published_work(scene):
    table = scene(3).hand(0, 1, 2, 3).table(0, 4).set(recruiters=[2, 0, 0], jesters=[3, 0, 0])
    assert work_value(table.state, 0, 1) == 12
    table.tile(0, LAK).set(freedoms=[R, 0, 0], round=7).turn(0)
    assert work_value(table.state, 0, 1) == 18
    assert table.can(Complete(1))


BONUS_VALUES = [5, 5, 4, 4, 4, 3, 2, 4, 6, 2, 0, 3, 4, 3, 0, 2, 4, 2, 2, 1]


@pytest.mark.parametrize(("card", "value"), list(enumerate(BONUS_VALUES, 1)))
def test_w3_published_bonus_table(scene, card, value):
    table = sample_estate(scene).goals(0, 1).table(0, 1, 2, 3).hand(0, 4).set(recruiters=[1, 0, 0])
    assert bonus_value(table.state, 0, card) == value


def buildings(count):
    return (1 << count) - 1


def judge(table, card, **rivals):
    """Return what a prestige card brings seat 0 against rivals, given as lists for seats 1 and 2."""
    for name, values in rivals.items():
        field = getattr(table.state, name)
        for seat, value in enumerate(values, 1):
            field[seat] = value
    return goal_points(table.state, 3, 0, card)


W4 = [
    (1, {"kinds": [buildings(5), buildings(2)]}, 3),
    (2, {}, 0),
    (3, {"lands": [(0, 1, 0), (0, 1, 0)]}, 3),
    (4, {}, 0),
    (5, {}, 0),
    (6, {"kinds": [buildings(3), 0]}, 5),
    (7, {"lands": [(1, 1, 1), (0, 0, 0)]}, 4),
    (8, {}, 0),
    (9, {"builders": [1, 1]}, 6),
    (10, {"replaced": [5, 0]}, 4),
    (11, {"taken": [(1 << 48) - 1, 0]}, 0),
    (12, {"lands": [(1, 0, 0), (1, 0, 0)]}, 7),
    (13, {}, 7),
    (14, {}, 0),
]


@pytest.mark.parametrize(("card", "rivals", "points"), W4)
def test_w4_published_prestige_table(scene, card, rivals, points):
    table = sample_estate(scene).table(0, 1, 2, 3, 4).hand(0, 5)
    table.state.replaced[0] = 1
    assert judge(table, card, **rivals) == points


def test_c9_a_rival_with_more_leaves_nothing(scene):
    assert judge(sample_estate(scene), 1, kinds=[buildings(6), 0]) == 0


def test_c9_pr05_two_landscapes_may_be_of_the_same_type(scene):
    table = scene(3).tile(0, FOR).tile(0, FOR).set(builders=[1, 0, 0], jesters=[1, 0, 0])
    assert goal_points(table.state, 3, 0, 5) == 7


def test_c9_pr08_and_pr02_all_three(scene):
    table = scene(3).tile(0, FOR).tile(0, LAK).tile(0, PAR).set(freedoms=[7, 0, 0])
    assert (goal_points(table.state, 3, 0, 8), goal_points(table.state, 3, 0, 2)) == (8, 8)


def test_c9_pr11_fewest_empty_squares(scene):
    assert judge(sample_estate(scene), 11) == 8


def test_w5_conversion():
    expected = [(0, 1300), (1, 1100), (2, 900), (3, 700), (4, 500), (5, 300), (6, 100)]
    assert [(choice.points, choice.florins) for choice in conversions(13)] == expected


def test_example_12_an_odd_value(scene):
    assert conversions(17)[-1] == Convert(8, 100)


def test_w11_the_minimum(scene):
    table = scene(3).set(round=3, freedoms=[T, 0, 0], jesters=[1, 0, 0]).hand(0, 6, 1, 2).tile(0, FOR).turn(0)
    assert not table.can(Complete(6))
    assert table.refusal(Complete(6)) == "This work would be worth 11; this round asks for 12."
    table.act(Build(LAB)).anywhere()
    assert table.state.money[0] == 2800
    table.act(Complete(6))
    assert table.question.value == 15
    table.act(Convert(7, 100))
    # The award of the round, 3 more points, has been added: nobody else completed a work.
    assert table.state.prestige[0] - 3 == 10
    assert table.state.money[0] == 2900


def test_example_11_exactly_the_minimum_is_enough(scene):
    table = scene(3).hand(0, 1).set(jesters=[3, 0, 0]).turn(0)
    assert work_value(table.state, 0, 1) == 7
    assert table.can(Complete(1))


def test_w13_fl55_best_work(scene):
    for best, expected in (([16, 16, 15], (0, 1)), ([16, 15, 15], (0,))):
        table = scene(3).set(best=best).turn(0).act(END)
        assert table.events(BestWork) == [BestWork(expected, 16, 3)]
        assert [table.state.prestige[seat] for seat in expected] == [3] * len(expected)


def test_fl55_nobody_gains_without_a_work(scene):
    table = scene(3).turn(0).act(END)
    assert table.state.prestige == [0, 0, 0]


def test_fl56_starting_player_moves_left_and_values_are_cleared(scene):
    table = scene(3).set(best=[9, 0, 0]).turn(0).act(END)
    assert (table.state.round, table.state.starter, table.state.best) == (2, 1, [0, 0, 0])


def test_w16_fl37_a_bonus_card_of_the_same_turn(scene):
    table = scene(3).set(round=5, freedoms=[O, 0, 0], jesters=[2, 0, 0]).hand(0, 8, 1, 2, 3)
    table.tile(0, PAR).tile(0, FOR).chance(13, 1, 2, 3, 4).turn(0)
    assert work_value(table.state, 0, 8) == 14
    assert not table.can(Complete(8))
    table.act(TAKE_BONUS, Keep(1, 13), Complete(8))
    assert table.options() == [PlayBonus(13)]
    table.act(PlayBonus(13))
    assert table.question.value == 18
    assert table.options()[-1] == Convert(9, 0)


def test_w17_two_works_in_one_turn(scene):
    table = scene(3).set(round=2, freedoms=[T, 0, 0], jesters=[1, 0, 0]).hand(0, 15, 7, 1, 2, 3)
    table.tile(0, LAK).tile(0, STU).turn(0).act(Complete(15))
    assert table.question.value == 17
    table.act(Convert(0, 1700), Complete(7))
    assert table.question.value == 13
    table.act(Convert(0, 1300))
    assert table.events(BestWork)[-1].value == 17


def test_example_13_the_second_work_must_reach_the_minimum_too(scene):
    table = scene(3).set(round=5, freedoms=[T, 0, 0], jesters=[1, 0, 0]).hand(0, 15, 7, 1, 2, 3)
    table.tile(0, LAK).tile(0, STU).turn(0).act(Complete(15), Convert(0, 1700))
    assert not table.can(Complete(7))


def test_example_14_playing_a_profession_keeps_the_card_count(scene):
    table = scene(3).hand(0, 1, 2).set(jesters=[4, 0, 0]).turn(0).act(Complete(1), Convert(0, 1000))
    assert work_value(table.state, 0, 2) == 10


def test_example_14_bo07_no_longer_counts_the_card_played_and_bo14_does(scene):
    table = scene(3).hand(0, 1, 2, 3).bonus(0, 7, 14).set(jesters=[2, 0, 0]).turn(0).act(Complete(1))
    assert bonus_value(table.state, 0, 7) == 2
    assert bonus_value(table.state, 0, 14) == 1


def test_fl33_several_bonus_cards_with_one_work_and_each_once(scene):
    table = scene(3).hand(0, 1).bonus(0, 5, 12, 20).set(jesters=[3, 0, 0], builders=[2, 0, 0]).turn(0)
    table.act(Complete(1), PlayBonus(5), PlayBonus(12))
    assert table.question.value == 7 + 4 + 2
    assert table.state.spent == 1 << 5 | 1 << 12
    assert not table.can(PlayBonus(5))


def test_fl33_he_may_stop_only_when_the_minimum_is_reached(scene):
    table = scene(3).set(round=2, builders=[2, 0, 0], jesters=[3, 0, 0]).hand(0, 1).bonus(0, 5, 15).turn(0)
    table.act(Complete(1))
    assert not table.can(FINISH)
    assert table.refusal(FINISH) == "This work would be worth 7; this round asks for 10."
    table.act(PlayBonus(5))
    assert table.can(FINISH)


def test_fl33_a_bonus_card_that_adds_nothing_may_be_played(scene):
    table = scene(3).hand(0, 1).bonus(0, 15).set(jesters=[3, 0, 0]).turn(0).act(Complete(1), PlayBonus(15))
    assert isinstance(table.question, Payment)


def test_fl33_only_bonus_cards_in_hand_make_a_work_possible(scene):
    table = scene(3).set(round=2, builders=[1, 0, 0], jesters=[3, 0, 0]).hand(0, 1).bonus(0, 5).turn(0)
    assert not table.can(Complete(1))
    assert "bonus cards 2 more" in table.refusal(Complete(1))


def test_bo07_is_reckoned_without_the_card_to_be_played(scene):
    table = scene(3).set(round=2, jesters=[3, 0, 0]).hand(0, 1, 2).bonus(0, 7).turn(0)
    assert work_value(table.state, 0, 1) == 8
    assert not table.can(Complete(1))


def test_fl34_the_payment_can_be_split_in_every_way(scene):
    table = scene(3).hand(0, 1).set(jesters=[3, 0, 0]).turn(0).act(Complete(1))
    assert table.options() == [Convert(0, 700), Convert(1, 500), Convert(2, 300), Convert(3, 100)]


def test_fl36_a_completed_profession_lies_on_the_table(scene):
    table = scene(3).hand(0, 1).set(jesters=[3, 0, 0]).turn(0).act(Complete(1), Convert(0, 700))
    assert table.state.table[0] == 1 << 1
    assert not table.can(Complete(1))


def test_a_completed_work_cannot_be_taken_back(scene):
    assert WorkPaid(0, 1, 7, 0, 700).reveals


def test_adding_asks_only_with_bonus_cards(scene):
    assert isinstance(scene(3).hand(0, 1).set(jesters=[3, 0, 0]).turn(0).act(Complete(1)).question, Payment)
    table = scene(3).hand(0, 1).bonus(0, 1).set(jesters=[3, 0, 0]).turn(0).act(Complete(1))
    assert isinstance(table.question, Adding)


# The end


def test_fl57_the_game_ends_after_round_7(scene):
    table = scene(3).set(round=7).turn(0).act(END)
    assert table.state.stack == []


def test_fl58_prestige_cards_are_revealed_and_scored(scene):
    table = sample_estate(scene).set(round=7).goals(0, 6).goals(1, 1).turn(0).act(END)
    scored = [(event.seat, event.card, event.points) for event in table.events(GoalScored)]
    assert scored == [(0, 6, 5), (1, 1, 0)]
    assert table.state.prestige == [5, 0, 0]


def test_fl59_cards_and_money_bring_no_prestige(scene):
    table = scene(3).set(round=7, money=[9000, 0, 0], recruiters=[2, 0, 0]).hand(0, 1).bonus(0, 2)
    table.turn(0).act(END)
    assert table.state.prestige == [0, 0, 0]


@pytest.mark.parametrize(("money", "places"), [([200, 300, 1500], (2, 1, 3)), ([300, 300, 1500], (1, 1, 3))])
def test_w19_final_tie(scene, money, places):
    table = scene(3).set(prestige=[58, 58, 57], money=money)
    assert final_places(table.state) == places


def test_fl59_the_winner_is_told(scene):
    table = scene(3).set(round=7, money=[100, 300, 200]).turn(0).act(END)
    assert table.events(GameEnded) == [GameEnded((0, 0, 0), (100, 300, 200), (1,))]


def test_fl31_exactly_the_minimum_is_enough(scene):
    table = scene(3).hand(0, 1, 2, 3).tile(0, UNI).turn(0)
    assert table.can(Complete(1))  # 3 cards and the university: 7, the minimum of round 1
