"""Moves and the monkey once more, as plainly as the specification says them, against random jungles."""

from random import Random

import pytest

from desktop.games.coco.data import (
    BASKETS,
    CARDS,
    FIELDS,
    HOLES,
    HOME,
    LEFT,
    MARKET,
    RIGHT,
    VILLAGE,
    Symbol,
    column,
    row,
)
from desktop.games.coco.phases.monkey import reached
from desktop.games.coco.reach import executable, moves
from desktop.games.coco.state import occupied
from desktop.games.coco.tiles import EMPTY, tile
from tests.games.coco.table import table

TRIES = 150
VILLAGES = ((2, 0), (2, 6), (6, 6), (6, 0))
FIRST, GATES = ((2, 1), (2, 5), (6, 5), (6, 1)), ((3, 5), (3, 1), (5, 1), (5, 5))
FORWARD = (1, -1, -1, 1)
HOLE_ROWS = (5, 3, 1)
MOVEMENTS = [half for halves in CARDS for half in halves if half.steps]


def spot(node, place):
    """Return a node of a basket as the coordinates of the specification."""
    return VILLAGES[place] if node in {VILLAGE, HOME} else (column(node), row(node))


def beside(place, here):
    """CO-18, CO-23: where one step leads."""
    if here == VILLAGES[place]:
        return [FIRST[place]]
    x, y = here
    found = [
        (a, b)
        for a, b in ((x, y + FORWARD[place]), (x - 1, y), (x + 1, y))
        if a in range(1, 8) and b in range(1, 6)
    ]
    return [*found, "market"] if here == GATES[place] else found


def ends(place, way, steps):
    """CO-19 to CO-21: walk all steps, no field twice; only the market ends a walk early."""
    if not steps or way[-1] == "market":
        return {way[-1]}
    return {
        end
        for node in beside(place, way[-1])
        if node not in way
        for end in ends(place, (*way, node), steps - 1)
    }


def allowed(state, seat, half):
    """CO-13 to CO-17: which basket may end where; a new one is called so."""
    place = state.terms.places[seat]
    taken = {spot(node, place) for node in state.where if node < FIELDS}
    own = range(BASKETS * seat, BASKETS * seat + BASKETS)

    def walks(name, node):
        return {(name, end) for end in ends(place, (spot(node, place),), half.steps) if end not in taken}

    fresh = any(state.where[each] == HOME for each in own) and state.tiles_left(seat)
    new = walks("new", HOME) if fresh else set()
    out = {move for each in own if state.where[each] != HOME for move in walks(each, state.where[each])}
    return new if fresh and half.symbol is Symbol.VILLAGE else new | out


def a_jungle(rng, seats):
    """Return a table with baskets anywhere, and now and then an empty stock."""
    state, _ = table(seats=seats, options={"places_2": rng.choice(("02", "01", "13"))} if seats == 2 else {})
    fields = rng.sample(range(FIELDS), BASKETS * seats)
    state.where = [rng.choice((node, node, HOME, VILLAGE)) for node in fields]
    state.load = [
        EMPTY if node == HOME else tile(each // BASKETS, 0) for each, node in enumerate(state.where)
    ]
    state.taken = occupied(state.where)
    for seat in range(seats):
        if rng.random() < 0.3:
            state.stock[2 * seat] = state.stock[2 * seat + 1] = 0
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_co13_co23_moves_are_those_of_the_specification(seats):
    rng = Random(seats)
    for _ in range(TRIES):
        state, seat, half = a_jungle(rng, seats), rng.randrange(seats), rng.choice(MOVEMENTS)
        given = {
            (
                "new" if state.where[move.basket] == HOME else move.basket,
                "market" if move.end == MARKET else spot(move.end, state.terms.places[seat]),
            )
            for move in moves(state, seat, half)
        }
        assert given == allowed(state, seat, half)
        assert executable(state, seat, half) is bool(given)


def under(left, right):
    """Return the fields whose centre the rod passes at a height of at most 0.4, from left to right."""
    low, high = HOLE_ROWS[left], HOLE_ROWS[right]
    return [(x, y) for x in range(1, 8) for y in range(1, 6) if abs(low + (high - low) * x / 8 - y) <= 0.4]


@pytest.mark.parametrize("left", HOLES)
@pytest.mark.parametrize("right", HOLES)
def test_co29_the_monkey_reaches_the_first_basket_of_the_specification(left, right):
    rng = Random(3 * left + right)
    for _ in range(TRIES):
        state, side = a_jungle(rng, 4), rng.choice((LEFT, RIGHT))
        stands = {spot(node, 0): basket for basket, node in enumerate(state.where) if node < FIELDS}
        run = under(left, right)[:: 1 if side == LEFT else -1]
        wanted = next((stands[each] for each in run if each in stands), None)
        assert reached(state.where, state.taken, left, right, side) == wanted
