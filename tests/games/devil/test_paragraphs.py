"""Paragraphs that the worked examples touch only in passing, one fact each."""

from desktop.games.devil import GAME
from desktop.games.devil.actions import Stake
from desktop.games.devil.data import DEVIL
from desktop.games.devil.events import Bonus, StakeSettled
from desktop.games.devil.phases import Betting


def test_dv04_the_bank_never_runs_out(settle):
    assert settle([10_000] * 2, [(1270, 1270, 39), (1000, None, 0)])[0] == (2640, 1000)


def test_dv14_it_does_not_matter_who_brings_the_coal_out(settle):
    assert settle([500] * 3, [(90, None, 0), (0, 90, 2), (200, None, 0)])[0] == (90, 100, -200)


def test_dv19_there_is_no_limit_to_the_pieces(scene):
    table = scene([200, 200]).stake(0, 0).pull(*[10] * 9, *[20] * 9, *[25] * 9, stop=False)
    assert len(GAME.options(table.state, 0)) == 2


def test_dv23_a_stake_one_step_too_high_is_lost(settle):
    assert settle([500] * 2, [(140, 135, 3), (0, None, 0)])[0] == (-40, 0)


def test_dv25_only_the_top_stake_pays_twice(settle):
    assert settle([500] * 3, [(110, 120, 3), (120, None, 0), (110, None, 0)])[0] == (210, 240, 110)


def test_dv26_each_of_several_top_stakes_pays_twice(settle):
    assert settle([500] * 3, [(60, 80, 2), (60, None, 0), (60, None, 0)])[0] == (220, 120, 120)


def test_dv27_dv31_who_loses_the_top_stake_may_win_both_bonuses(settle):
    assert settle([500] * 2, [(200, 150, 3), (150, None, 0)])[0] == (-100, 150)


def test_dv28_a_stake_of_nothing_is_not_settled(settle):
    _, table = settle([500] * 2, [(0, 50, 1), (0, 20, 1)])
    assert table.events(StakeSettled) == []


def test_dv29_equal_totals_share_the_bonus_whatever_the_pieces(settle):
    _, table = settle([500] * 3, [(0, 75, 1), (0, 75, 3), (0, 60, 3)])
    assert table.events(Bonus) == [
        Bonus(0, 50, pieces=False),
        Bonus(1, 50, pieces=False),
        Bonus(1, 50, pieces=True),
        Bonus(2, 50, pieces=True),
    ]


def test_dv30_pieces_spoilt_by_a_devil_do_not_count(scene):
    table = scene([200, 200]).stake(0, 0).pull(10, 20, 25, 50, DEVIL)
    table.pull(10)
    assert [(bonus.seat, bonus.pieces) for bonus in table.events(Bonus)] == [(1, False), (1, True)]


def test_dv41_who_has_nothing_left_plays_on(settle):
    _, table = settle([300, 200], [(300, None, 0), (0, 100, 1)])
    assert table.state.stock[0] == 0
    assert isinstance(table.state.stack[-1], Betting)
    assert list(GAME.options(table.state, 0)) == [Stake(0)]
