"""Estates, works and goals once more, as plainly as the specification says them, against random tables."""

from random import Random

import pytest

from desktop.games.florence.actions import (
    Build,
    Complete,
    Convert,
    EndTurn,
    Introduce,
    Place,
    Recruit,
    TakeBonus,
    TakeProfession,
)
from desktop.games.florence.data import BONUS, BUILDING_KINDS, GOALS, MINIMUM, MUSE, OUTLINES, PROFESSIONS
from desktop.games.florence.phases.gains import PlacingBuilding, PlacingLandscape
from desktop.games.florence.phases.work import Payment
from desktop.games.florence.reckoning import bonus_value, goal_points, work_value
from tests.games.florence.conftest import cells_of

TRIES = 30
PALAZZO = {(x, y) for x in (0, 1, 2) for y in (0, 1)}
PRICES = (700, 300, 300, 0)
NEXT = ((1, 0), (-1, 0), (0, 1), (0, -1))


def turns_of(kind):
    """C3, C4: every quarter turn, turned over or not, with its lower left corner at (0, 0)."""
    rows = OUTLINES[kind][::-1]
    cells = [(x, y) for y, row in enumerate(rows) for x, mark in enumerate(row) if mark == "X"]
    found = set()
    for _ in range(2):
        for _ in range(4):
            cells = [(y, -x) for x, y in cells]
            left, low = min(x for x, _ in cells), min(y for _, y in cells)
            found.add(frozenset((x - left, y - low) for x, y in cells))
        cells = [(-x, y) for x, y in cells]
    return found


class Plain:
    """What lies on the table, as the specification counts it."""

    def __init__(self, scene):
        self.scene, self.state = scene, scene.state
        self.estates = [[] for _ in range(scene.seats)]

    def lay(self, seat, kind):
        """Lay a tile on a legal place, if there is one."""
        places = sorted(map(sorted, self.places(seat, kind)))
        if places and kind not in [each for each, _ in self.estates[seat] if each in BUILDING_KINDS]:
            cells = places[len(places) // 3]
            self.scene.tile(seat, kind, cells)
            self.estates[seat].append((kind, set(cells)))

    def places(self, seat, kind):
        """FL-23, FL-39: every set of squares that the tile can cover."""
        taken = PALAZZO.union(*(cells for _, cells in self.estates[seat]))
        if kind in BUILDING_KINDS and self.state.builders[seat] < 2:
            built = PALAZZO.union(*(cells for each, cells in self.estates[seat] if each in BUILDING_KINDS))
            taken = taken | {(x + a, y + b) for x, y in built for a, b in NEXT}
        moved = (
            frozenset((x + a, y + b) for a, b in turn)
            for turn in turns_of(kind)
            for x in range(7)
            for y in range(7)
        )
        return {cells for cells in moved if max(map(max, cells)) < 7 and not cells & taken}

    def count(self, seat, played=0):
        """C9, C10: everything that cards count; ``played`` professions have left the hand for the table."""
        state, kinds = self.state, [kind for kind, _ in self.estates[seat]]
        built = [kind for kind in kinds if kind in BUILDING_KINDS]
        sizes = ["large" if kind < 3 else "medium" if kind < 8 else "small" for kind in built]
        return {
            "buildings": len(built),
            **{size: sizes.count(size) for size in ("large", "medium", "small")},
            "sizes": len(set(sizes)),
            "landscapes": len(kinds) - len(built),
            "types": len({kind for kind in kinds if kind not in BUILDING_KINDS}),
            "forests": kinds.count(10),
            "lakes": kinds.count(11),
            "parks": kinds.count(12),
            "freedoms": state.freedoms[seat].bit_count(),
            "jesters": state.jesters[seat],
            "builders": state.builders[seat],
            "goals": state.goals[seat].bit_count(),
            "hand": state.hand[seat].bit_count() + state.recruiters[seat] - played,
            "table": state.table[seat].bit_count() + state.replaced[seat] + played,
            "empty": 43 - sum(len(cells) for _, cells in self.estates[seat]),
        }

    def value(self, seat, card):
        """FL-32, FL-72: a work without bonus cards."""
        wish, count = PROFESSIONS[card], self.count(seat)
        kinds = [kind for kind, _ in self.estates[seat]]
        wishes = 4 * (wish.building in kinds) + 3 * (wish.landscape in kinds)
        wishes += 3 * (self.state.freedoms[seat] >> wish.freedom & 1)
        muse = self.state.round if self.state.characters[seat] == MUSE else 0
        return wishes + 2 * count["jesters"] + count["hand"] + count["table"] + muse

    def bonus(self, seat, card, played):
        """C10: what a bonus card adds."""
        count = self.count(seat, played)
        return sum(rate * count[measure] for measure, rate in BONUS[card])

    def goal(self, seat, card):
        """C9: what a prestige card brings at the end."""
        mine, *others = (
            self.count(each) for each in (seat, *(o for o in range(self.scene.seats) if o != seat))
        )
        goal = GOALS[card]
        if hasattr(goal, "needs"):
            return goal.points * all(mine[measure] >= least for measure, least in goal.needs)
        own, rivals = mine[goal.measure], [other[goal.measure] for other in others]
        if goal.fewest:
            own, rivals = -own, [-rival for rival in rivals]
        elif not own:
            return 0
        return 0 if max(rivals) > own else goal.tied if max(rivals) == own else goal.points

    def funds(self, seat):
        return self.state.money[seat] + (0 if self.state.muse else 100 * self.state.prestige[seat])

    def turn(self, seat):
        """FL-30: what can be carried out to its end by a seat that has done nothing yet."""
        state, funds = self.state, self.funds(seat)
        more = sum(self.bonus(seat, card, 1) for card in BONUS if state.bonus[seat] >> card & 1)
        works = {card: self.value(seat, card) + more for card in PROFESSIONS if state.hand[seat] >> card & 1}
        found = {Complete(card) for card, value in works.items() if value >= MINIMUM[state.round]}
        owned = [kind for kind, _ in self.estates[seat]]
        if funds >= PRICES[state.builders[seat]]:
            found |= {
                Build(kind)
                for kind in BUILDING_KINDS
                if kind not in owned and state.supply[kind] and self.places(seat, kind)
            }
        if funds >= 300:
            free = [each for each in range(3) if state.tokens[each] and not state.freedoms[seat] >> each & 1]
            found |= {Introduce(freedom) for freedom in free} | {TakeBonus(), TakeProfession()}
        if state.recruiters[seat]:
            others = [each for each in range(self.scene.seats) if each != seat]
            found |= {
                Recruit(each, card)
                for each in others
                for card in PROFESSIONS
                if state.table[each] >> card & 1
            }
        return found


def a_table(scene, rng):
    """Return a table in the middle of a game, set at random."""
    made = scene(rng.randint(2, 5), muse=rng.random() < 0.3)
    plain, state, seats = Plain(made), made.state, range(made.seats)
    state.round = rng.randint(1, 7)
    professions, bonuses, goals = (rng.sample(range(1, size), size - 1) for size in (22, 21, 15))
    for seat in seats:
        state.builders[seat], state.jesters[seat] = rng.randint(0, 3), rng.randint(0, 2)
        state.recruiters[seat], state.replaced[seat] = rng.randint(0, 1), rng.randint(0, 1)
        state.freedoms[seat], state.money[seat] = rng.randrange(8), 100 * rng.randint(0, 9)
        state.prestige[seat] = rng.randint(0, 4)
        made.hand(seat, *(professions.pop() for _ in range(2))).table(
            seat, *(professions.pop() for _ in range(2))
        )
        made.bonus(seat, *(bonuses.pop() for _ in range(rng.randint(0, 2))))
        made.goals(seat, *(goals.pop() for _ in range(rng.randint(0, 2))))
        for kind in rng.sample(range(13), 5):
            if kind > 9 or state.supply[kind]:
                plain.lay(seat, kind)
    if state.muse:
        state.characters[rng.choice(seats)] = MUSE
    return plain


@pytest.mark.parametrize("seed", range(TRIES))
def test_fl30_what_a_turn_offers_is_what_the_specification_allows(scene, seed):
    plain = a_table(scene, Random(seed))
    for seat in range(plain.scene.seats):
        plain.scene.turn(seat)
        given = {each for each in plain.scene.options() if not isinstance(each, EndTurn)}
        assert given == plain.turn(seat)


@pytest.mark.parametrize("seed", range(TRIES))
def test_fl39_tiles_lie_where_the_specification_allows(scene, seed):
    rng = Random(seed)
    plain = a_table(scene, rng)
    kind, seat = rng.randrange(13), rng.randrange(plain.scene.seats)
    question = (PlacingBuilding if kind in BUILDING_KINDS else PlacingLandscape)(seat, kind)
    given = [
        frozenset(cells_of(kind, spot))
        for spot in question.options(plain.state, seat)
        if isinstance(spot, Place)
    ]
    assert len(given) == len(set(given))
    assert set(given) == plain.places(seat, kind)


@pytest.mark.parametrize("seed", range(TRIES))
def test_fl32_c9_c10_works_and_cards_count_what_the_specification_counts(scene, seed):
    plain = a_table(scene, Random(seed))
    state, seats = plain.state, range(plain.scene.seats)
    for seat in seats:
        assert [work_value(state, seat, card) for card in PROFESSIONS] == [
            plain.value(seat, card) for card in PROFESSIONS
        ]
        assert [bonus_value(state, seat, card) for card in BONUS] == [
            plain.bonus(seat, card, 0) for card in BONUS
        ]
        assert [goal_points(state, len(seats), seat, card) for card in GOALS] == [
            plain.goal(seat, card) for card in GOALS
        ]


@pytest.mark.parametrize("value", range(7, 40))
def test_fl34_a_payment_is_split_as_the_specification_says(scene, value):
    wanted = [Convert(points, 100 * value - 200 * points) for points in range(value // 2 + 1)]
    assert list(Payment(0, 1, value).options(scene(3).state, 0)) == wanted
