"""The rules once more, as plainly as the specification says them, against random streets."""

from __future__ import annotations

from random import Random

import pytest

from desktop.core.dealer import Forced
from desktop.games.fagin import GAME
from desktop.games.fagin.actions import GOODS, MONEY, MOVE, PUSHES, Go, Purse, Push, Steal
from desktop.games.fagin.board.hints import chain
from desktop.games.fagin.data import AWAY, BOTTOM, DOWN, HAULS, HOME, PRICES, TOP, UP
from desktop.games.fagin.phases.bumping import walk
from desktop.games.fagin.phases.moving import Moving, Pushing
from desktop.games.fagin.phases.rounds import Turn

SEATS, STREET, TRIES = 6, 0, 250
GONE = None


def pushed(levels, constable, who, step):
    """FA-35 to FA-39: one level, past a constable, whoever is met goes first; over the edge is gone."""
    to = levels[who] + step
    if to == constable:
        to += step
    for other in [each for each, level in levels.items() if level == to]:
        pushed(levels, constable, other, step)
    levels[who] = to if 0 <= to <= 10 else GONE


def sidestepped(levels, constable, who, step):
    """FA-37: the urchin that met a constable goes one level, and pushes whoever stands there."""
    to = levels[who] + step
    for other in [each for each, level in levels.items() if level == to]:
        pushed(levels, constable, other, step)
    levels[who] = to if 0 <= to <= 10 else GONE


def strolled(level, heading, die):
    """FA-52: turn before the first step beyond the street, and turn when the walk ends at its end."""
    way = heading
    for _ in range(die):
        if level + way not in range(11):
            way = -way
        level += way
    return level, way, -way if level in (0, 10) else way


def affordable(place, cubes, price, money):
    """FA-18 to FA-30: walk step by step, one way and the other, as long as the cubes last."""
    found = set()
    for way in (UP, DOWN):
        level, left = place, cubes
        if place == AWAY:  # FA-23: placing costs one step and leads to level 5
            level, left = 5, cubes - price
            if left >= 0:
                found.add(5)
        while left >= price and 0 <= level <= 10:
            level, left = level + way, left - price
            found.add(level)
            if level == -1 and money >= 15:
                found.add(HOME)
    return found


def street(rng, table, *, constable=True):
    """Return a table whose River Thames is crowded at random, and who stands where; nobody shares a level."""
    scene = table(SEATS, quiet=False)
    places = rng.sample(range(11), rng.randint(2, SEATS) + 1)
    man = places.pop() if constable and rng.random() < 0.7 else AWAY
    scene.constable(STREET, man, rng.choice((UP, DOWN)))
    for seat, level in zip(rng.sample(range(SEATS), len(places[:SEATS])), places, strict=False):
        scene.urchin(seat, STREET, level)
    levels = {seat: row[STREET] for seat, row in enumerate(scene.state.urchins) if row[STREET] >= 0}
    return scene, levels, man


def now(state, levels):
    """Return where the urchins of a street stand, GONE for those back in their supply."""
    places = {seat: state.urchins[seat][STREET] for seat in levels}
    return {seat: GONE if place == AWAY else place for seat, place in places.items()}


def begin(scene, kind):
    """Open an action if that is possible, and say whether it is."""
    scene.turn(0)
    if kind not in scene.kinds():
        return False
    scene.play(kind)
    return True


@pytest.mark.parametrize("step", [UP, DOWN])
def test_fa35_to_fa41_pushes_and_sidesteps_as_the_plain_rules_say(table, step):
    rng = Random(f"bump {step}")
    for _ in range(TRIES):
        scene, levels, man = street(rng, table)
        mover = rng.choice(sorted(levels))
        scene.cubes(mover, blue=12, red=4).turn(mover).play(MOVE)
        targets = [level for seat, level in levels.items() if seat != mover]
        to = rng.choice(targets if man == AWAY else [*targets, man])
        levels[mover] = to
        if to == man:
            sidestepped(levels, man, mover, step)
        else:
            victim = next(seat for seat, level in levels.items() if level == to and seat != mover)
            pushed(levels, man, victim, step)
        scene.play(Go(STREET, to))
        assert isinstance(scene.asked(), Pushing)
        foreseen = dict(chain(GAME.view(scene.state, mover), mover, STREET, step))
        before = now(scene.state, levels)
        scene.play(Push(step))
        after = now(scene.state, levels)
        assert after == levels
        moved = {seat: level for seat, level in after.items() if level != before[seat]}
        assert moved == {seat: GONE if to in (TOP, BOTTOM) else to for seat, to in foreseen.items()}


def test_fa52_and_fa53_constables_walk_and_push_as_the_plain_rules_say(table):
    rng = Random("walk")
    for _ in range(TRIES * 2):
        scene, levels, man = street(rng, table)
        if man == AWAY:
            continue
        die, heading = rng.randint(1, 6), scene.state.headings[STREET]
        if man + heading not in range(11):
            heading = scene.state.headings[STREET] = -heading
        level, way, facing = strolled(man, heading, die)
        for victim in [seat for seat, place in levels.items() if place == level]:
            pushed(levels, level, victim, way)
        walk(scene.state, STREET, die, Forced())
        assert now(scene.state, levels) == levels
        assert (scene.state.constables[STREET], scene.state.headings[STREET]) == (level, facing)


def test_fa18_to_fa30_destinations_are_what_cubes_pay_step_by_step(table):
    rng = Random("pay")
    for _ in range(TRIES):
        scene = table(2)
        places = [rng.choice([AWAY, AWAY, HOME, *range(11)]) for _ in range(6)]
        scene.state.urchins[0] = places
        cubes = [rng.randint(0, 11) for _ in range(6)]
        scene.cubes(0, **dict(zip(("blue", "red", "green", "yellow", "black", "violet"), cubes, strict=True)))
        money = rng.choice((0, 14, 15, 20))
        scene.money(0, money)
        supply = 5 - sum(place != AWAY for place in places)
        wanted = {
            (index, to)
            for index, place in enumerate(places)
            if place != HOME and (place != AWAY or supply > 0)
            for to in affordable(place, cubes[index], PRICES[index], money)
        }
        if supply < 0:
            continue  # nobody has a sixth urchin
        scene.state.stack = [Turn(0), Moving(0)]
        assert {(go.street, go.to) for go in scene.options(Go)} == wanted


@pytest.mark.parametrize("seed", range(6))
def test_fa43_and_fa47_hauls_and_purses_are_those_of_the_level(table, seed):
    rng = Random(seed)
    scene = table(2)
    places = [rng.randint(0, 10) for _ in range(5)] + [AWAY]
    scene.state.urchins[0] = places
    stored = [rng.randint(0, 11) for _ in range(6)]
    scene.state.cargo[1] = [11 - cubes for cubes in stored]
    scene.state.warehouses = stored
    for index, level in enumerate(places[:5]):
        most = min(HAULS[index][level], scene.state.warehouses[index])
        if begin(scene, GOODS):
            steals = [action.cubes for action in scene.options(Steal) if action.street == index]
            assert steals == list(range(most, 0, -1))
        if begin(scene, MONEY):
            assert (Purse(index) in scene.options()) == (level > 0)


def test_fa41_both_ways_are_always_offered(table):
    rng = Random("both")
    for _ in range(40):
        scene, levels, _ = street(rng, table, constable=False)
        mover, other = rng.sample(sorted(levels), 2)
        scene.cubes(mover, blue=12).turn(mover).play(MOVE, Go(STREET, levels[other]))
        assert scene.options() == list(PUSHES)
