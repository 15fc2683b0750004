"""C1 to C12: the tables add up as the specification says, and the tiles fit as it says."""

from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from desktop.games.florence import data
from desktop.games.florence.data import BONUS, BUILDING_KINDS, GOALS, LANDSCAPE_KINDS, OUTLINES, PROFESSIONS
from desktop.games.florence.estate import ACROSS, ALL, PALAZZI, SPOTS, beside, places

PALAZZO = PALAZZI[0]


def test_c1_counts():
    assert len(BUILDING_KINDS) * data.BUILDING_COPIES == 30
    assert len(LANDSCAPE_KINDS) * data.LANDSCAPE_COPIES == 18
    assert (data.JESTERS, data.BUILDERS, data.RECRUITING_CARDS) == (7, 6, 5)
    assert (len(PROFESSIONS), len(GOALS), len(BONUS)) == (21, 14, 20)


def test_c2_43_squares_are_free():
    assert (ALL & ~PALAZZO).bit_count() == 43


@pytest.mark.parametrize(("kinds", "size"), [(data.LARGE, 7), (data.MEDIUM, 5), (data.SMALL, 3)])
def test_c3_sizes(kinds, size):
    assert {sum(row.count("X") for row in OUTLINES[kind]) for kind in kinds} == {size}


def test_c4_squares_of_landscapes():
    assert [sum(row.count("X") for row in OUTLINES[kind]) for kind in LANDSCAPE_KINDS] == [5, 4, 3]


PLACEMENTS = {
    data.UNI: (30, 39),
    data.LAB: (56, 76),
    data.WOR: (118, 156),
    data.LIB: (63, 80),
    data.THE: (62, 80),
    data.OPE: (62, 80),
    data.STU: (156, 194),
    data.HOS: (76, 96),
    data.TOW: (48, 58),
    data.CHA: (102, 121),
    data.FOR: (149, 149),
    data.LAK: (196, 196),
    data.PAR: (121, 121),
}


@pytest.mark.parametrize(("kind", "expected"), list(PLACEMENTS.items()))
def test_c4_placements_of_a_single_tile_on_the_empty_estate(kind, expected):
    if kind in LANDSCAPE_KINDS:
        assert len(places(kind, PALAZZO)) == expected[0]
    else:
        assert (len(places(kind, PALAZZO | beside(PALAZZO))), len(places(kind, PALAZZO))) == expected


def test_c4_no_two_answers_cover_the_same_squares():
    for spots in SPOTS:
        grounds = [ground for _, ground in spots]
        assert len(set(grounds)) == len(grounds)


def test_c6_wishes_add_up():
    wishes = PROFESSIONS.values()
    assert [Counter(wish.landscape for wish in wishes)[kind] for kind in LANDSCAPE_KINDS] == [9, 7, 5]
    assert set(Counter(wish.freedom for wish in wishes).values()) == {7}
    assert sorted(Counter(wish.building for wish in wishes).values()) == [1, 1, 2, 2, 2, 2, 2, 3, 3, 3]


def test_c7_minimum():
    assert data.MINIMUM[1:] == (7, 10, 12, 14, 15, 16, 17)


def test_c9_points_of_prestige_cards():
    points = [(goal.points, getattr(goal, "tied", None)) for goal in GOALS.values()]
    assert points == [
        (6, 3),
        (8, None),
        (6, 3),
        (6, 3),
        (7, None),
        (5, None),
        (7, 4),
        (8, None),
        (6, 3),
        (7, 4),
        (8, 4),
        (7, 4),
        (7, None),
        (5, 3),
    ]


def test_c11_prices():
    assert data.BUILDING_PRICE == (700, 300, 300, 0)
    assert (data.ACTION_PRICE, data.STEP, data.SALE) == (300, 100, 100)


def test_c12_bid_spaces():
    for who in (data.MUSE, data.PRINCESS, data.CARDINAL, data.PROFESSOR, data.MERCHANT):
        assert data.CHARACTER_SPACES[who] == tuple(range(300, 1501, 100))
    assert data.CHARACTER_SPACES[data.BANKER] == (0, 100, 200, 300, 400, 500)


# C3: how many buildings fit, by search


def _fits_with_builders(kinds):
    """Whether these buildings fit when they may touch: the one with fewest places first."""

    def lay(rest, closed):
        if not rest:
            return True
        kind = min(rest, key=lambda each: sum(not ground & closed for _, ground in SPOTS[each]))
        others = tuple(each for each in rest if each != kind)
        return any(lay(others, closed | ground) for _, ground in SPOTS[kind] if not ground & closed)

    return lay(kinds, PALAZZO)


def test_c3_with_builders_eight_buildings_fit_and_nine_never():
    area = {kind: sum(row.count("X") for row in OUTLINES[kind]) for kind in BUILDING_KINDS}
    assert _fits_with_builders((data.TOW, data.CHA, *data.MEDIUM, data.WOR))
    eights = [sum(area[kind] for kind in kinds) for kinds in combinations(BUILDING_KINDS, 8)]
    assert (sum(size <= 42 for size in eights), sum(size >= 44 for size in eights)) == (34, 11)
    assert min(sum(area[kind] for kind in kinds) for kinds in combinations(BUILDING_KINDS, 9)) == 45


@cache
def _spots_apart():
    """Return every spot away from the palazzo, by kind, with the squares it closes to others."""
    return {
        kind: [
            (ground, ground | beside(ground))
            for _, ground in SPOTS[kind]
            if not (ground | beside(ground)) & PALAZZO
        ]
        for kind in BUILDING_KINDS
    }


def _fits_apart(kinds):
    grounds = _spots_apart()
    seen = set()

    def lay(rest, closed):
        if not rest:
            return True
        if (rest, closed) in seen:
            return False
        open_spots = {kind: [spot for spot in grounds[kind] if not spot[0] & closed] for kind in rest}
        kind = min(rest, key=lambda each: len(open_spots[each]))
        others = tuple(each for each in rest if each != kind)
        if any(lay(others, closed | wide) for _, wide in open_spots[kind]):
            return True
        seen.add((rest, closed))
        return False

    return lay(tuple(kinds), PALAZZO | beside(PALAZZO))


def test_c3_without_builders_59_sets_of_five_fit_and_none_of_six():
    fives = [kinds for kinds in combinations(BUILDING_KINDS, 5) if _fits_apart(kinds)]
    assert len(fives) == 59
    assert not any(
        _fits_apart(kinds)
        for kinds in combinations(BUILDING_KINDS, 6)
        if all(five in fives for five in combinations(kinds, 5))
    )


def test_fl82_spots_across_a_border_have_squares_on_both_sides():
    assert all(left and right for spots in ACROSS for _, left, right in spots)
