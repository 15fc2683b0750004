"""FL-08 to FL-90: what spans phases and rounds, and what no other module shows."""

from math import comb

import pytest

from desktop.games.florence import GAME
from desktop.games.florence.actions import (
    DECLINE,
    END,
    PASS,
    TAKE_BONUS,
    TAKE_PROFESSION,
    Build,
    Complete,
    Convert,
    Court,
    Introduce,
    Open,
    Recruit,
    Take,
)
from desktop.games.florence.data import (
    BUILDER,
    CARDINAL,
    FOR,
    JESTER,
    LAB,
    LAK,
    LANDSCAPE,
    MERCHANT,
    MUSE,
    RELIGION,
    TOW,
    TRAVEL,
)
from desktop.games.florence.events import (
    BestWork,
    BuilderHired,
    CardsSeen,
    GameEnded,
    GoalScored,
    RoundBegan,
)
from desktop.games.florence.phases.auction import Gift, Opening
from desktop.games.florence.phases.court import Courting
from desktop.games.florence.phases.rounds import Award, Turns
from desktop.games.florence.phases.turn import Turn, begin_turn
from desktop.games.florence.state import Completed


def idle(table):
    """Let everybody decline and end the turn until the game is over; return who opened each phase A."""
    openers = []
    while table.state.stack:
        if isinstance(table.question, Opening) and table.state.inside == (1 << table.seats) - 1:
            openers.append(table.actor)
        table.act(DECLINE if isinstance(table.question, Opening) else END)
    return openers


def test_fl08_fl09_seven_rounds_and_the_lead_moves_on_clockwise(scene):
    table = scene(3).auction()
    assert idle(table) == [0, 1, 2, 0, 1, 2, 0]
    assert [event.number for event in table.events(RoundBegan)] == [2, 3, 4, 5, 6, 7]
    assert len(table.events(GameEnded)) == 1


def test_fl08_a_round_is_auction_then_actions_then_award(scene):
    table = scene(3).auction().bids("no", "no", "no")
    assert isinstance(table.question, Turn)
    table.act(END, END)
    assert not table.events(BestWork)
    table.act(END)
    assert len(table.events(BestWork)) == 1
    assert isinstance(table.question, Opening)


def test_fl08_the_lead_of_phase_b_is_that_of_phase_a_whoever_bought(scene):
    table = scene(3).auction(opener=1).bids([JESTER], "pass", "pass", "no", "no")
    assert table.actor == 1


def test_fl17_the_stone_of_the_buyer_blocks_the_stack(scene):
    table = scene(3).auction().bids([JESTER], 300, "pass", "pass")
    assert table.state.stones[JESTER] == 1
    assert "already bought from this stack" in table.refusal(Open(JESTER))


def test_fl26_a_builder_helps_in_phase_b_of_the_same_round(scene):
    table = scene(3).set(money=[600, 0, 0]).auction().bids([BUILDER])
    table.bids("pass", "pass", "no", "no")
    assert table.actor == 0
    assert table.state.money[0] == 400
    assert table.can(Build(LAB))


@pytest.mark.parametrize(("owned", "points"), [(0, 0), (1, 3), (2, 3)])
def test_fl26_the_second_and_the_third_builder_bring_3_prestige(scene, owned, points):
    table = scene(3).set(builders=[owned, 0, 0]).auction().bids([BUILDER], "pass", "pass")
    assert table.events(BuilderHired)[0].points == table.state.prestige[0] == points


def test_fl35_the_higher_of_two_works_is_noted(scene):
    table = scene(3).hand(0, 19, 1).tile(0, LAK).set(jesters=[3, 0, 0], freedoms=[1 << TRAVEL, 0, 0]).turn(0)
    table.act(Complete(19), Convert(0, 1400), Complete(1), Convert(0, 1100))
    assert table.events(BestWork)[0].value == 14


def test_fl36_a_profession_recruited_back_may_be_completed_again(scene):
    table = scene(3).set(recruiters=[1, 0, 0], jesters=[3, 0, 0]).table(1, 1).turn(0)
    table.act(Recruit(1, 1), Complete(1))
    assert table.state.table[0] == 1 << 1


def test_fl47_there_is_no_hand_limit(scene):
    table = scene(3).hand(0, *range(1, 12)).turn(0)
    assert table.can(TAKE_PROFESSION)


def test_fl49_a_recruiting_card_cannot_be_recruited(scene):
    table = scene(3).set(recruiters=[1, 0, 0], replaced=[0, 1, 0]).turn(0)
    assert not any(isinstance(option, Recruit) for option in table.options())


def test_fl50_a_recruited_work_may_be_recruited_again(scene):
    table = scene(3).set(recruiters=[1, 1, 0], jesters=[3, 3, 0]).table(2, 1)
    table.state.stack = [Award(), Turns((1,)), Turn(0)]
    table.act(Recruit(2, 1), Complete(1), Convert(0, 700), END)
    assert table.can(Recruit(0, 1))


def test_fl51_on_the_table_a_recruiting_card_is_a_work_for_pr10(scene):
    table = scene(3).set(round=7, replaced=[1, 0, 0]).table(1, 1).goals(0, 10).turn(0).act(END)
    assert table.events(GoalScored)[0].measures == (1, 1, 0)
    assert table.events(GoalScored)[0].points == 4


def test_fl53_example_19_prestige_pays_for_an_action_in_the_base_game(scene):
    table = scene(3).set(money=[100, 0, 0], prestige=[2, 0, 0]).turn(0).act(Introduce(TRAVEL))
    assert (table.state.money[0], table.state.prestige[0]) == (0, 0)


def test_fl55_a_best_work_is_never_that_of_an_earlier_round(scene):
    table = scene(3).hand(0, 1).set(jesters=[3, 0, 0]).turn(0).act(Complete(1), Convert(0, 700), END)
    table.bids("no", "no", "no").act(END, END, END)
    assert [(event.seats, event.value) for event in table.events(BestWork)] == [((0,), 7), ((), 0)]


def test_fl58_scoring_one_card_never_changes_another(scene):
    table = scene(3).set(round=7, builders=[1, 1, 0]).goals(0, 9).goals(1, 4).turn(0)
    table.set(jesters=[1, 1, 0]).act(END)
    assert [(event.seat, event.points) for event in table.events(GoalScored)] == [(0, 3), (1, 3)]


def test_fl58_at_the_end_everybody_sees_the_prestige_cards(scene):
    table = scene(3).set(round=7).goals(1, 4).turn(0)
    assert GAME.view(table.state, 0).revealed == ()
    table.act(END)
    assert GAME.view(table.state, 0).revealed == (0, 1 << 4, 0)


def court(scene, round_):
    table = scene(3, muse=True).set(round=round_)
    table.state.stack = [Award(), Turns((0, 1, 2)), Courting(0)]
    return table


@pytest.mark.parametrize(("round_", "offered"), [(1, 6), (6, 6), (7, 5)])
def test_fl66_six_characters_and_five_in_round_7(scene, round_, offered):
    options = court(scene, round_).options()
    assert len({option.character for option in options if isinstance(option, Court)}) == offered


def test_fl71_who_bought_nothing_in_a1_may_bid_in_a2(scene):
    table = scene(3, muse=True)
    table.state.stack = [Award(), Turns((0, 1, 2)), Courting(0), Opening(0)]
    table.set(inside=7).bids("no", "no", "no")
    assert table.can(Court(MUSE, 300))


def test_fl71_what_a1_cost_is_missing_in_a2(scene):
    table = scene(3, muse=True).set(money=[500, 500, 500])
    table.state.stack = [Award(), Turns((0, 1, 2)), Courting(0), Opening(0)]
    table.set(inside=7).bids([JESTER], 300, "pass", "pass", "no", "no")
    assert table.state.money == [500, 200, 500]
    table.act(PASS)
    assert table.actor == 1
    assert not table.can(Court(MUSE, 300))


def test_fl73_the_cardinal_makes_twice_three_times_but_not_once_twice(scene):
    table = scene(3, muse=True).set(characters=[CARDINAL, -1, -1], builders=[3, 0, 0])
    table.state.stack = [Award(), Turns(())]
    table.state.stack.append(begin_turn(table.state, 0, table.dealer))
    for kind in (TOW, LAB):
        table.act(Build(kind)).anywhere()
    assert table.can(Build(1 + LAB))
    assert table.can(TAKE_BONUS)
    table.act(Introduce(TRAVEL))
    assert table.state.freedoms[0] == 1 << TRAVEL
    assert not table.can(Introduce(RELIGION))


def test_fl77_the_merchant_gives_two_players_a_landscape_of_their_choice(scene):
    table = scene(2, muse=True).set(merchant=1).auction()
    table.state.stack.append(Gift(1))
    table.act(Take(LANDSCAPE)).act(*table.options()[:1]).anywhere()
    assert table.state.lands[1] == (1, 0, 0)
    assert (table.state.money[1], table.actor) == (2500, 0)


def test_fl77_a_builder_of_the_merchant_brings_its_prestige(scene):
    table = scene(3, muse=True).set(merchant=1, builders=[0, 1, 0]).auction()
    table.state.stack.append(Gift(1))
    assert table.act(Take(BUILDER)).state.prestige == [0, 3, 0]


def test_fl77_no_fourth_builder_from_the_merchant(scene):
    table = scene(3, muse=True).set(merchant=1, builders=[0, 3, 0]).auction()
    table.state.stack.append(Gift(1))
    assert not table.can(Take(BUILDER))
    assert "three builders" in table.refusal(Take(BUILDER))


def test_fl77_the_merchant_is_offered_again_in_the_round_in_which_he_serves(scene):
    table = court(scene, 3).set(merchant=1)
    assert table.can(Court(MERCHANT, 300))


@pytest.mark.parametrize("reader", [0, None])
def test_fl90_the_florins_of_others_are_not_shown(scene, reader):
    state = scene(3).turn(0).state
    view = GAME.view(state, reader)
    assert [view.knows_money(seat) for seat in range(3)] == [reader == 0, False, False]
    assert not any(str(fact.name) == "Florins" for fact in GAME.facts(view, 1))


def test_fl90_option_everybody_sees_the_florins_of_all(scene):
    view = GAME.view(scene(3, open_money=True).turn(0).state, None)
    assert all(view.knows_money(seat) for seat in range(3))


def test_fl23_a_landscape_may_touch_palazzo_and_buildings_without_builders(scene):
    table = scene(3).tile(0, TOW, [(4, 0), (5, 0), (6, 0)]).auction().bids([0], "pass", "pass")
    table.place((3, 0), (3, 1), (4, 1), (5, 1), (6, 1))
    assert table.state.tiles[0][-1].kind == FOR


def test_fl35_every_work_is_remembered_with_round_and_value(scene):
    table = scene(3).hand(0, 1, 7).set(jesters=[3, 0, 0]).turn(0)
    table.act(Complete(1), Convert(0, 800), Complete(7), Convert(4, 0))
    assert table.state.works == (Completed(1, 0, 1, 8), Completed(1, 0, 7, 8))


def test_the_best_of_five_cards_is_told_with_what_five_cards_show_on_average(scene):
    table = scene(3).set(freedoms=[1 << TRAVEL, 0, 0]).chance(1, 3, 4, 5, 7).turn(0).act(TAKE_PROFESSION)
    (seen,) = table.events(CardsSeen)
    # 7 of 21 professions wish for travel, 3 points: without one among five are C(14, 5) of C(21, 5) looks
    assert seen.best == 300
    assert seen.hope == round(300 * (1 - comb(14, 5) / comb(21, 5)))
    assert GAME.luck(seen).drawn == 3


def test_nobody_is_told_during_the_game_how_lucky_a_look_was(scene):
    table = scene(3).chance(1, 2, 3, 4, 5).turn(0).act(TAKE_BONUS)
    (seen,) = table.events(CardsSeen)
    assert [(seen.seen_by(seat).best, seen.seen_by(seat).hope) for seat in (0, 1, None)] == [(0, 0)] * 3


def test_charts_show_where_prestige_comes_from(scene):
    table = scene(3).set(prestige=[7, 0, 0], sources=[(4, 0, 0, 0, 3, 0, 0), (0,) * 7, (0,) * 7])
    values = [course.values[0] for course in GAME.courses(table.state)]
    assert values == [7, 4, 0, 0, 0, 3, 0, 3500]
