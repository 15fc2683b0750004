"""Chances against the tables of the specification (strategy notes, computed by exact enumeration)."""

import pytest

from desktop.games.devil.odds import in_percent, reach, somebody_reaches

FRESH = (2, 3, 7, 9, 9, 9)


@pytest.mark.parametrize(
    ("target", "chance"),
    [
        (20, 0.777),
        (40, 0.669),
        (60, 0.594),
        (80, 0.522),
        (100, 0.470),
        (130, 0.380),
        (200, 0.239),
        (300, 0.116),
    ],
)
def test_one_player_reaches_a_target_from_a_fresh_oven(target, chance):
    assert reach(FRESH, 9, target) == pytest.approx(chance, abs=0.0006)


@pytest.mark.parametrize(
    ("target", "chances"),
    [
        (60, (0.594, 0.845, 0.946, 0.983, 0.995, 0.999)),
        (120, (0.412, 0.669, 0.824, 0.913, 0.961, 0.985)),
        (200, (0.239, 0.436, 0.592, 0.715, 0.811, 0.882)),
        (300, (0.116, 0.225, 0.327, 0.424, 0.514, 0.597)),
    ],
)
def test_one_of_several_players_reaches_a_target(target, chances):
    found = [somebody_reaches((*FRESH, 9), players, target) for players in range(1, 7)]
    assert found == pytest.approx(chances, abs=0.015)


def test_more_than_all_coal_is_never_reached():
    assert reach(FRESH, 9, 1280) == 0.0


def test_all_coal_is_reached_where_no_devil_is_left():
    assert reach(FRESH, 0, 1270) == pytest.approx(1.0)


def test_the_first_piece_is_safe_as_often_as_it_is_no_devil():
    assert reach((0, 0, 0, 0, 0, 39), 9, 10) == pytest.approx(39 / 48)


def test_somebody_reaches_the_target_for_certain_where_no_devil_is_left():
    assert somebody_reaches((*FRESH, 0), 3, 200) == pytest.approx(1.0)


def test_only_what_is_certain_is_a_hundred_percent():
    assert somebody_reaches((*FRESH, 9), 6, 20) > 0.995
    assert in_percent((*FRESH, 9), 6, 20) == 99
    assert in_percent((*FRESH, 0), 3, 200) == 100


def test_only_what_cannot_be_is_none_at_all():
    assert 0.0 < somebody_reaches((*FRESH, 9), 2, 800) < 0.005
    assert in_percent((*FRESH, 9), 2, 800) == 1
    assert in_percent((*FRESH, 9), 2, 1280) == 0
