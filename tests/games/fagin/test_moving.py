"""FA-16 to FA-41: placing, moving, leaving, returning to Fagin, and bumping."""

import pytest

from desktop.games.fagin.actions import (
    GOODS,
    MONEY,
    MOVE,
    OPENINGS,
    STOP,
    Go,
    Purse,
    Push,
    Steal,
)
from desktop.games.fagin.data import AWAY, BOTTOM, DOWN, HOME, TOP, UP
from desktop.games.fagin.events import CameHome, GameEnded, Moved, Placed, Pushed, Sidestepped
from desktop.games.fagin.phases.moving import Moving, Pushing
from desktop.games.fagin.phases.rounds import Turn

THAMES, HOLBORN, COVENT, BOW, CHERTSEY, STPAULS = range(6)


def goes(table, street):
    return {option.to for option in table.options(Go) if option.street == street}


def test_fa16_only_the_own_supply_pays(table):
    scene = table().urchin(0, THAMES, 5).cubes(0, blue=1).cubes(1, blue=5).play(MOVE)
    assert goes(scene, THAMES) == {4, 6}
    scene.play(Go(THAMES, 4))
    assert (scene.state.cargo[0][0], scene.state.cargo[1][0]) == (0, 5)


def test_fa17_a_street_offers_moving_or_placing_leaving_and_returning(table):
    scene = table().urchin(0, THAMES, 0).cubes(0, blue=1, red=2).money(0, 15).play(MOVE)
    assert goes(scene, THAMES) == {1, TOP, HOME}
    assert goes(scene, HOLBORN) == {5}


def test_fa25_nobody_pays_to_move_the_urchin_of_another(table):
    scene = table().urchin(1, THAMES, 3).cubes(0, blue=3).play(MOVE, Go(THAMES, 5))
    assert (scene.level(0, THAMES), scene.level(1, THAMES)) == (5, 3)


def test_fa34_the_action_waits_until_nobody_shares_a_level(table):
    scene = table().urchin(0, THAMES, 5).urchin(1, THAMES, 4).cubes(0, blue=2).play(MOVE, Go(THAMES, 4))
    assert scene.asked() == Pushing(0, THAMES)
    assert scene.refusal(STOP) is not None


def test_edge_a_constable_and_an_urchin_at_fagins_do_not_meet(table):
    scene = table().urchin(1, THAMES, HOME).constable(THAMES, 0).urchin(0, THAMES, 2).cubes(0, blue=3)
    scene.money(0, 15).play(MOVE, Go(THAMES, HOME))
    assert (scene.level(0, THAMES), scene.level(1, THAMES)) == (HOME, HOME)


# Paying and moving


@pytest.mark.parametrize(("to", "cubes"), [(4, 1), (2, 3)])
def test_fa18_example_1_a_level_of_the_thames_costs_one_book(table, to, cubes):
    scene = table().urchin(0, THAMES, 5).cubes(0, blue=5).play(MOVE, Go(THAMES, to))
    assert scene.state.cargo[0][0] == 5 - cubes


def test_fa20_example_2_three_levels_down_in_st_pauls_cost_12_jewels(table):
    scene = table(4).urchin(0, STPAULS, 4).cubes(0, violet=12)
    before = scene.state.warehouses[STPAULS]
    scene.play(MOVE, Go(STPAULS, 7))
    assert scene.state.warehouses[STPAULS] == before + 12
    assert scene.level(0, STPAULS) == 7
    assert scene.events(Moved) == [Moved(0, STPAULS, 4, 7, 12)]


def test_fa23_example_3_placing_and_one_level_up_cost_8_jewels(table):
    scene = table().cubes(0, violet=8).play(MOVE, Go(STPAULS, 4))
    assert scene.events(Placed) == [Placed(0, STPAULS, 4, 8)]
    assert (scene.level(0, STPAULS), scene.state.cargo[0][5]) == (4, 0)


def test_fa26_fa27_example_4_leaving_at_the_bottom_from_9_costs_8_jewels(table):
    scene = table().urchin(0, STPAULS, 9).cubes(0, violet=8).play(MOVE, Go(STPAULS, BOTTOM))
    assert scene.level(0, STPAULS) == AWAY
    assert (scene.state.supply(0), scene.state.money[0], scene.state.cargo[0][5]) == (5, 20, 0)


def test_fa18_other_colours_do_not_pay(table):
    scene = table().urchin(0, THAMES, 5).cubes(0, red=8, green=1)
    assert scene.play(MOVE).options(Go) == [Go(HOLBORN, to) for to in (5, 4, 3, 2, 6, 7, 8)]


def test_fa19_an_urchin_goes_as_far_as_its_owner_can_pay(table):
    scene = table().urchin(0, BOW, 5).cubes(0, yellow=8).play(MOVE)
    assert goes(scene, BOW) == {4, 3, 6, 7}


def test_fa21_moving_0_levels_is_no_move(table):
    scene = table().urchin(0, THAMES, 5).cubes(0, blue=3).play(MOVE)
    assert Go(THAMES, 5) not in scene.options()
    assert "already" in str(scene.refusal(Go(THAMES, 5)))


def test_fa22_levels_on_the_way_do_not_matter(table):
    scene = table().urchin(0, THAMES, 6).urchin(1, THAMES, 5).constable(THAMES, 4).cubes(0, blue=3)
    scene.play(MOVE, Go(THAMES, 3))
    assert (scene.level(0, THAMES), scene.level(1, THAMES)) == (3, 5)
    assert scene.state.constables[THAMES] == 4


def test_fa22_level_5_does_not_count_for_a_new_urchin_that_goes_on(table):
    scene = table().urchin(1, THAMES, 5).cubes(0, blue=2).play(MOVE, Go(THAMES, 4))
    assert not scene.events(Pushed)
    assert (scene.level(0, THAMES), scene.level(1, THAMES)) == (4, 5)


def test_fa24_no_placing_without_an_urchin_in_the_supply(table):
    scene = table().cubes(0, blue=7)
    for street in (HOLBORN, COVENT, BOW, CHERTSEY, STPAULS):
        scene.urchin(0, street, 7)
    assert MOVE not in scene.kinds()
    scene.cubes(0, red=2).play(MOVE)
    assert goes(scene, THAMES) == set()
    assert "All your urchins" in str(scene.refusal(Go(THAMES, 5)))


def test_fa28_leaving_and_entering_another_street_are_two_parts(table):
    scene = table().cubes(0, blue=1, red=2).urchin(0, THAMES, 10)
    scene.play(MOVE, Go(THAMES, BOTTOM))
    assert goes(scene, THAMES) == set()
    scene.cubes(0, blue=3)
    assert "already used" in str(scene.refusal(Go(THAMES, 5)))
    scene.play(Go(HOLBORN, 5))
    assert (scene.level(0, THAMES), scene.level(0, HOLBORN)) == (AWAY, 5)


def test_fa28_bumped_off_before_the_own_turn_it_may_be_placed_there_again(table):
    scene = table().urchin(1, THAMES, 0).urchin(0, THAMES, 1).cubes(0, blue=1).cubes(1, blue=1)
    scene.play(MOVE, Go(THAMES, 0), Push(UP))
    assert scene.level(1, THAMES) == AWAY
    assert Go(THAMES, 5) in scene.play(MOVE).options()


# Fagin


def test_fa29_example_7_returning_from_level_2_of_bow_street(table):
    scene = table().urchin(0, BOW, 2).cubes(0, yellow=9).money(0, 15).play(MOVE, Go(BOW, HOME))
    assert scene.events(CameHome) == [CameHome(0, BOW, 2, 9, 15, 1)]
    assert (scene.state.cargo[0][BOW], scene.state.money[0]) == (0, 0)


def test_fa31_the_street_of_a_return_is_closed_to_its_owner(table):
    scene = table().urchin(0, BOW, HOME).cubes(0, yellow=9, blue=1)
    scene.play(MOVE)
    assert goes(scene, BOW) == set()
    assert "closed" in str(scene.refusal(Go(BOW, 5)))


def test_fa30_example_8_with_14_shillings_the_urchin_can_only_leave(table):
    scene = table().urchin(0, BOW, 2).cubes(0, yellow=9).money(0, 14).play(MOVE)
    assert Go(BOW, HOME) not in scene.options()
    assert "Fagin wants 15" in str(scene.refusal(Go(BOW, HOME)))
    scene.play(Go(BOW, TOP))
    assert (scene.level(0, BOW), scene.state.supply(0), scene.state.money[0]) == (AWAY, 5, 14)


def test_fa33_example_9_a_run_right_through_the_thames(table):
    scene = table().cubes(0, blue=7).money(0, 22).play(MOVE, Go(THAMES, HOME))
    assert scene.level(0, THAMES) == HOME
    assert (scene.state.cargo[0][THAMES], scene.state.money[0]) == (0, 7)


def test_fa32_any_number_of_players_stand_on_the_same_fagins_space(table):
    scene = table().urchin(1, THAMES, HOME).urchin(0, THAMES, 0).cubes(0, blue=1)
    scene.play(MOVE, Go(THAMES, HOME))
    assert (scene.level(0, THAMES), scene.level(1, THAMES)) == (HOME, HOME)


def test_fa58_example_20_a_double_return_wins_at_once(table):
    scene = table(quiet=False).urchin(0, BOW, HOME).urchin(0, THAMES, 1).urchin(0, COVENT, 0)
    scene.cubes(0, blue=2, green=2, red=2).money(0, 30)
    scene.play(MOVE, Go(THAMES, HOME), Go(COVENT, HOME))
    assert scene.state.stack == []
    assert (scene.state.money[0], sum(scene.state.cargo[0])) == (0, 2)
    assert scene.events(GameEnded) == [GameEnded((1, 2, 2), limit=False)]


def test_fa31_a_second_return_needs_another_15_shillings(table):
    scene = table().urchin(0, THAMES, 1).urchin(0, COVENT, 0).cubes(0, blue=2, green=2).money(0, 29)
    scene.play(MOVE, Go(THAMES, HOME))
    assert goes(scene, COVENT) == {1, TOP}


def test_edge_placing_and_leaving_at_the_bottom_in_one_part_is_legal(table):
    scene = table().cubes(0, blue=7).money(0, 0).play(MOVE)
    assert {TOP, BOTTOM} <= goes(scene, THAMES)
    scene.play(Go(THAMES, BOTTOM))
    assert scene.state.supply(0) == 5


def test_fav1_two_returns_win_the_short_game(table):
    scene = table(short=True).urchin(0, BOW, HOME).urchin(0, THAMES, 0).cubes(0, blue=1)
    scene.play(MOVE, Go(THAMES, HOME))
    assert scene.state.stack == []


# Parts


def test_fa13_three_parts_end_the_action(table):
    scene = table().cubes(0, blue=1, red=2, green=2, yellow=3)
    scene.play(MOVE, Go(THAMES, 5), Go(HOLBORN, 5), Go(COVENT, 5))
    assert scene.asked() == Turn(1)


def test_fa13_the_first_part_must_be_carried_out_then_one_may_stop(table):
    scene = table().cubes(0, blue=1, red=2).play(MOVE)
    assert STOP not in scene.options()
    assert "at least one part" in str(scene.refusal(STOP))
    scene.play(Go(THAMES, 5))
    assert scene.asked() == Moving(0, 0b000001)
    assert scene.play(STOP).asked() == Turn(1)


def test_fa13_the_action_ends_when_no_part_is_left(table):
    assert table().cubes(0, blue=1).play(MOVE, Go(THAMES, 5)).asked() == Turn(1)


def test_fa12_actions_are_not_mixed(table):
    scene = table().urchin(0, THAMES, 5).cubes(0, blue=1).play(MOVE)
    assert "never mixed" in str(scene.refusal(Steal(THAMES, 1)))
    assert "never mixed" in str(scene.refusal(Purse(THAMES)))


def test_fa13_no_action_without_a_part(table):
    scene = table().urchin(0, THAMES, 0)
    assert scene.kinds() == {GOODS, 3}
    assert str(scene.refusal(OPENINGS[MOVE]))
    assert str(scene.refusal(OPENINGS[MONEY]))


# Bumping


def bump(table, step):
    """Example 5: G from 8 to 6, where P stands; W on 5."""
    scene = table().urchin(0, COVENT, 8).urchin(1, COVENT, 6).urchin(2, COVENT, 5).cubes(0, green=4)
    return scene.play(MOVE, Go(COVENT, 6), Push(step))


@pytest.mark.parametrize(("step", "pink", "white"), [(DOWN, 7, 5), (UP, 5, 4)])
def test_fa35_fa36_example_5_pushing_a_chain(table, step, pink, white):
    scene = bump(table, step)
    assert [scene.level(seat, COVENT) for seat in range(3)] == [6, pink, white]
    assert scene.state.cargo[0][COVENT] == 0


def test_fa36_a_chain_is_told_one_push_after_the_other(table):
    assert bump(table, UP).events(Pushed) == [Pushed(1, COVENT, 6, 5, 0), Pushed(2, COVENT, 5, 4, 0)]


def meet_constable(table, step):
    """Example 6: C from 3 to 1, where the constable stands; B on 0."""
    scene = table().urchin(0, COVENT, 3).urchin(1, COVENT, 0).constable(COVENT, 1).cubes(0, green=4)
    return scene.play(MOVE, Go(COVENT, 1), Push(step))


def test_fa37_example_6_stepping_aside_down(table):
    scene = meet_constable(table, DOWN)
    assert (scene.level(0, COVENT), scene.level(1, COVENT)) == (2, 0)
    assert scene.events(Sidestepped) == [Sidestepped(0, COVENT, 1, 2)]
    assert scene.state.cargo[0][COVENT] == 0


def test_fa37_fa39_example_6_stepping_aside_up_pushes_off_the_top(table):
    scene = meet_constable(table, UP)
    assert (scene.level(0, COVENT), scene.level(1, COVENT)) == (0, AWAY)
    assert (scene.state.supply(1), scene.state.homes(1)) == (5, 0)
    assert scene.state.constables[COVENT] == 1


@pytest.mark.parametrize(("step", "levels"), [(UP, [4, 2, 1, 0]), (DOWN, [4, 5, 2, 1])])
def test_fa38_example_10_a_pushed_urchin_skips_a_constable(table, step, levels):
    scene = table(4).constable(BOW, 3).cubes(0, yellow=3).urchin(0, BOW, 5)
    scene.urchin(1, BOW, 4).urchin(2, BOW, 2).urchin(3, BOW, 1)
    scene.play(MOVE, Go(BOW, 4), Push(step))
    assert [scene.level(seat, BOW) for seat in range(4)] == levels


@pytest.mark.parametrize(("step", "level"), [(UP, 4), (DOWN, 6)])
def test_fa40_example_22_placing_onto_an_occupied_start_level(table, step, level):
    scene = table().urchin(1, CHERTSEY, 5).cubes(0, black=3).play(MOVE, Go(CHERTSEY, 5))
    assert scene.asked() == Pushing(0, CHERTSEY)
    scene.play(Push(step))
    assert (scene.level(0, CHERTSEY), scene.level(1, CHERTSEY)) == (5, level)


def test_fa41_stepping_aside_off_the_street_leads_to_the_supply_not_to_fagin(table):
    scene = table().urchin(0, THAMES, 1).constable(THAMES, 0).cubes(0, blue=1).money(0, 50)
    scene.play(MOVE, Go(THAMES, 0), Push(UP))
    assert (scene.level(0, THAMES), scene.state.money[0], scene.state.homes(0)) == (AWAY, 50, 0)


def test_fa41_stepping_aside_may_lead_back(table):
    scene = table().urchin(0, THAMES, 5).constable(THAMES, 4).cubes(0, blue=1)
    assert scene.play(MOVE, Go(THAMES, 4), Push(DOWN)).level(0, THAMES) == 5


def test_edge_a_victim_is_pushed_onto_the_level_the_mover_left(table):
    scene = table().urchin(0, THAMES, 5).urchin(1, THAMES, 4).cubes(0, blue=1)
    scene.play(MOVE, Go(THAMES, 4), Push(DOWN))
    assert (scene.level(0, THAMES), scene.level(1, THAMES)) == (4, 5)


@pytest.mark.parametrize(
    ("start", "victim", "constable", "step", "off"),
    [(1, 0, AWAY, UP, TOP), (2, 1, 0, UP, TOP), (8, 9, 10, DOWN, BOTTOM)],
)
def test_fa39_edge_pushed_off_the_street(table, start, victim, constable, step, off):
    scene = table().urchin(0, THAMES, start).urchin(1, THAMES, victim).constable(THAMES, constable)
    scene.cubes(0, blue=1).money(1, 50).play(MOVE, Go(THAMES, victim), Push(step))
    assert scene.level(1, THAMES) == AWAY
    assert scene.events(Pushed) == [Pushed(1, THAMES, victim, off, 0)]


def test_fa35_the_action_goes_on_after_a_push(table):
    scene = table().urchin(1, THAMES, 5).cubes(0, blue=1, red=2)
    scene.play(MOVE, Go(THAMES, 5), Push(UP))
    assert scene.asked() == Moving(0, 0b000001)
