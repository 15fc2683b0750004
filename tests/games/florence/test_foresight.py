"""What rivals are likely to do, and what prestige cards are likely to bring."""

from math import inf

import pytest

from desktop.games.florence import GAME
from desktop.games.florence.data import CHA, FOR, LAB, PARK, TOW, UNI, WOR
from desktop.games.florence.foresight import foresee
from desktop.games.florence.memory import Memory, worlds
from desktop.games.florence.phases.rounds import Turns
from desktop.games.florence.valuing import prospect


def foreseen(position, seat=0):
    view = GAME.view(position.state, seat)
    return foresee(Memory(), view, seat, worlds(view, 3), inf)


def goal(position, card, seat=0):
    return prospect(GAME.view(position.state, seat), seat, 2).goal(card)


def waiting(position, *seats):
    """Let these seats have their turn after the one under way."""
    position.state.stack[1] = Turns(seats)
    return position


def physicist(scene):
    """Seat 1 is known to hold the physicist, and has the laboratory and the forest that he wishes for."""
    return (
        scene(3)
        .set(round=4, jesters=[0, 2, 0])
        .hand(1, 6)
        .set(recruited=[0, 1 << 6, 0])
        .tile(1, LAB)
        .tile(1, FOR)
    )


def test_a_better_work_is_likelier_to_be_the_best(scene):
    chances = foreseen(waiting(scene(3).hand(1, 6, 3).turn(0), 1, 2)).awards[1]
    assert list(chances) == sorted(chances)
    assert chances[0] < chances[-1] == pytest.approx(1)


def test_who_acts_last_knows_that_no_rival_completes_anything_more_this_round(scene):
    assert set(foreseen(scene(3).hand(1, 6, 3).turn(0)).awards[1]) == {1.0}


def test_rivals_with_jesters_leave_less_hope_for_the_best_work(scene):
    poor, rich = physicist(scene).turn(0), physicist(scene).set(jesters=[0, 5, 0]).turn(0)
    hopes = [
        sum(chances[18] for chances in foreseen(waiting(position, 1)).awards[4:]) for position in (poor, rich)
    ]
    assert hopes[0] > hopes[1]


def test_the_last_freedom_that_a_rival_wishes_for_is_gone_at_the_next_turn(scene):
    position = waiting(physicist(scene).set(tokens=[1, 2, 2]).turn(0), 1)
    assert foreseen(position).losses[0][0].freedoms == 1


def test_nothing_is_gone_that_two_are_left_of(scene):
    position = waiting(physicist(scene).set(tokens=[2, 2, 2]).turn(0), 1)
    assert foreseen(position).losses[0][0].freedoms == 0


# Prestige cards


def test_c9_two_large_buildings_bring_what_their_card_says(scene):
    position = scene(3).set(round=5, builders=[2, 0, 0]).tile(0, UNI).tile(0, WOR).turn(0)
    assert goal(position, 6) == 5 * 200


def test_c9_a_lead_is_worth_more_than_being_behind(scene):
    ahead, behind = (
        scene(3).set(round=6, money=[0, 0, 0], builders=[2, 2, 0]).tile(seat, TOW).tile(seat, CHA).turn(0)
        for seat in range(2)
    )
    assert goal(ahead, 1) > 2 * goal(behind, 1)


def test_c9_what_is_missing_is_likelier_to_come_in_more_rounds(scene):
    early, late = scene(3).set(round=2).auction(), scene(3).set(round=6).auction()
    assert goal(early, 5) > 2 * goal(late, 5)


def test_c9_most_parks_need_a_park(scene):
    assert goal(scene(3).set(round=7).turn(0), 14) == 0
    assert goal(scene(3).set(round=7).tile(0, 10 + PARK).turn(0), 14) > 5 * 200 * 0.9
