"""How far every seat is from home, in turns, and what that is worth.

The distance is an estimate: for the best streets the turns of stealing that the missing cubes take, the
turns of stealing money that Fagin's fees take, and the turns of moving. All numbers here were settled by
play against each other, none comes from the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import exp, log

from desktop.games.fagin.data import (
    AWAY,
    CARGO_LIMIT,
    COLOURS,
    DOWN,
    FEE,
    HAULS,
    HOME,
    LEVELS,
    PARTS,
    PRICES,
    RUN,
    START,
    UP,
)
from desktop.games.fagin.phases.bumping import STROLLS
from desktop.games.fagin.state import Position

__all__ = ["WON", "Judge", "distance", "shares", "wins_next"]

CALM = 1.9
"""How many turns ahead multiply the chance to win by e."""
SPREAD = 1.35
"""What missing cubes in the other streets count beside the street that misses most."""
MOVE_CUBES = 11.2
"""Cubes that one turn of moving spends."""
PLACE_FIRST, PLACE_EACH, ENTRY_CUBE = 0.9, 0.35, 1.15
"""Turns for bringing in the first new urchin, each, and each cube of its placing that is missing."""
LEVEL_NOW = 0.36
"""How much the haul of the level of today counts beside that of the level above the start."""
SHORT_WAREHOUSE = 0.48
"""Turns that an empty warehouse costs while cubes of its colour are missing."""
PURSES_BASE, PURSES_NOW = 4.2, 0.12
"""Shillings that a turn of stealing money brings: some, and a share of the purses of today."""
SPARE_CUBE, SPARE_MOST = 0.043, 10
"""What a cube beyond the needs is worth in turns, and how many count."""
SPARE_SHILLING = 0.045
"""What a shilling beyond the fees is worth in turns."""
HELPER = 0.06
"""What an urchin on the streets beyond those that go home is worth in turns."""
TOO_MANY = 0.12
"""What a cube beyond the cargo limit costs in turns."""
CROWD = 0.17
"""Levels that an urchin may lose to each rival in its street."""
EDGE = (0.45, 0.22)
"""Levels that an urchin on level 0 or 1 may lose because rivals push it off."""

WON = 100.0
"""More than any estimate."""
FARTHEST, NEAREST = 99.0, 1.05
"""Turns that a seat needs at most, and at least if it cannot win in the next."""
SPARE_SHILLINGS = 20
"""How many shillings beyond the fees count."""
LEAST_HAUL = 0.5
"""Cubes that a street brings at least in a turn: something can always be done about it."""

CHOICES: tuple[tuple[tuple[tuple[int, ...], ...], ...], ...] = tuple(
    tuple(tuple(combinations(range(among), size)) for among in range(COLOURS + 1)) for size in range(COLOURS)
)
"""The ways to choose so many of so many streets."""


def _drift(heading: int, constable: int, level: int) -> float:
    """Return by how many levels a constable's next walk sets an urchin back, on average."""
    lost = 0
    for die in range(1, 7):
        path, last, _ = STROLLS[heading][constable][die]
        if path[-1] == level:
            off = not 0 <= level + last < LEVELS
            lost += RUN - 1 - level if off else last
    return lost / 6


DRIFT: dict[int, tuple[tuple[float, ...], ...]] = {
    heading: tuple(
        tuple(_drift(heading, constable, level) for level in range(LEVELS)) for constable in range(LEVELS)
    )
    for heading in (UP, DOWN)
}


def wins_next(state: Position, seat: int) -> bool:
    """Return whether a seat could bring home all it needs in one turn, as things stand."""
    places, cargo = state.urchins[seat], state.cargo[seat]
    need = state.goal - places.count(HOME)
    if need > PARTS or state.money[seat] < need * FEE:
        return False
    supply = state.supply(seat)
    ready = 0
    for street, place in enumerate(places):
        if place == HOME:
            continue
        if place == AWAY:
            if supply and cargo[street] >= RUN * PRICES[street]:
                ready += 1
        elif cargo[street] >= (place + 1) * PRICES[street]:
            ready += 1
    return ready >= need


def _streets(state: Position, seat: int) -> list[tuple[float, float, int, float]]:
    """Return for every open street the turns of stealing, the cubes to pay, whether new, cubes in use."""
    rows = []
    cargo, warehouses = state.cargo[seat], state.warehouses
    for street, place in enumerate(state.urchins[seat]):
        if place == HOME:
            continue
        price, have = PRICES[street], cargo[street]
        if place == AWAY:
            cost: float = RUN * price
            turns = ENTRY_CUBE * max(0, price - have)
            haul: float = HAULS[street][START]
        else:
            steps = place + 1.0
            if place < len(EDGE):
                steps += EDGE[place]
            crowd = -1
            for each in state.urchins:
                crowd += each[street] >= 0
            steps += CROWD * crowd
            constable = state.constables[street]
            if constable >= 0:
                steps += DRIFT[state.headings[street]][constable][place]
            cost = steps * price
            turns = 0.0
            haul = LEVEL_NOW * HAULS[street][place] + (1 - LEVEL_NOW) * HAULS[street][START - 1]
        lack = cost - have
        if lack > 0:
            haul = max(haul, LEAST_HAUL)
            turns += lack / haul
            if warehouses[street] < haul:
                turns += SHORT_WAREHOUSE * (1 - warehouses[street] / haul)
        rows.append((turns, cost, int(place == AWAY), min(have, cost)))
    return rows


def _effort(row: tuple[float, float, int, float]) -> float:
    """Return about what a street adds to the way; only the easiest few are put together."""
    return SPREAD * row[0] + row[1] / MOVE_CUBES + PLACE_EACH * row[2]


def distance(state: Position, seat: int) -> float:
    """Return about how many turns a seat needs to win; 0 when it has won."""
    places = state.urchins[seat]
    need = state.goal - places.count(HOME)
    if need <= 0:
        return 0.0
    if wins_next(state, seat):
        return 1.0
    best, used = FARTHEST, 0.0
    rows = sorted(_streets(state, seat), key=_effort)[: need + 1]
    for choice in CHOICES[need][len(rows)]:
        longest = total = cost = held = 0.0
        new = 0
        for index in choice:
            row = rows[index]
            turns = row[0]
            if turns > longest:  # noqa: PLR1730 - a call of max() costs more
                longest = turns
            total += turns
            cost += row[1]
            new += row[2]
            held += row[3]
        way = longest + SPREAD * (total - longest) + max(1.0, cost / MOVE_CUBES)
        if new:
            way += PLACE_FIRST + PLACE_EACH * new
        if way < best:
            best, used = way, held
    return max(NEAREST, best + _money(state, seat, places, need) - _spare(state, seat, places, need, used))


def _money(state: Position, seat: int, places: list[int], need: int) -> float:
    """Return the turns of stealing money that are still needed."""
    missing = need * FEE - state.money[seat]
    if missing <= 0:
        return SPARE_SHILLING * max(missing, -SPARE_SHILLINGS)
    purses = sorted(level for level in places if level > 0)
    return missing / (PURSES_BASE + PURSES_NOW * sum(purses[-PARTS:]))


def _spare(state: Position, seat: int, places: list[int], need: int, used: float) -> float:
    """Return what cubes and urchins beyond the needs are worth, in turns."""
    cubes = sum(state.cargo[seat])
    spare = SPARE_CUBE * min(cubes - used, SPARE_MOST)
    if cubes > CARGO_LIMIT:
        spare -= TOO_MANY * (cubes - CARGO_LIMIT)
    out = sum(level >= 0 for level in places)
    return spare + HELPER * max(0, min(out, PARTS) - need)


def _waits(seats: int, starter: int, seat: int) -> tuple[float, ...]:
    """Return when every seat has its next turn after this one, in rounds; the start player changes."""
    order = [(seat + step) % seats for step in range(1, (starter - seat - 1) % seats + 1)]
    following = (starter + 1) % seats
    order += [(following + step) % seats for step in range(seats)]
    return tuple(order.index(each) / seats for each in range(seats))


WAITS: tuple[tuple[tuple[tuple[float, ...], ...], ...], ...] = tuple(
    tuple(tuple(_waits(seats, starter, seat) for seat in range(seats)) for starter in range(seats))
    for seats in range(7)
)
"""By number of seats, start player and the seat that has just had its turn."""


def _weights(ways: list[float], waits: Sequence[float]) -> list[float]:
    return [exp(-(way + wait) / CALM) for way, wait in zip(ways, waits, strict=True)]


def shares(state: Position, moving: int) -> tuple[float, ...]:
    """Return every seat's chance to win while it is the turn of ``moving``."""
    seats = state.seats
    ways = [distance(state, seat) for seat in range(seats)]
    if min(ways) == 0.0:
        return tuple(float(way == 0.0) for way in ways)
    weights = _weights(ways, WAITS[seats][state.starter][(moving - 1) % seats])
    total = sum(weights)
    return tuple(weight / total for weight in weights)


class Judge:
    """Values positions for a seat, and remembers what it has worked out.

    Attributes:
        jealous: whether the others count, or only the own way home.
        rough: whether the own way may be remembered as well, although the streets are fuller or emptier.
    """

    def __init__(self, *, jealous: bool = True, rough: bool = False) -> None:
        self.jealous = jealous
        self.rough = rough
        self._known: dict[tuple[object, ...], float] = {}

    def worth(self, state: Position, seat: int) -> float:
        """Value a position after the turn of a seat: the logarithm of its chance to win.

        Without jealousy it is minus the distance; ``WON`` at the goal.
        """
        own = self._way(state, seat) if self.rough else distance(state, seat)
        if own == 0.0:
            return WON
        if not self.jealous:
            return -own
        return self._odds(state, seat, own, WAITS[state.seats][state.starter][seat])

    def _odds(self, state: Position, seat: int, own: float, waits: Sequence[float]) -> float:
        ways = [own if each == seat else self._way(state, each) for each in range(state.seats)]
        if min(ways) == 0.0:
            return -WON
        weights = _weights(ways, waits)
        return log(weights[seat] / sum(weights))

    def _way(self, state: Position, seat: int) -> float:
        """Return the distance of another seat; what changes it in a turn is mostly its urchins."""
        key = (seat, *state.urchins[seat], *state.cargo[seat], state.money[seat], *state.constables)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = distance(state, seat)
        return known
