"""What the rivals will make of a position before a seat has its next turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

from desktop.core.dealer import Dealer
from desktop.core.seats import left_of
from desktop.games.fagin.bot.judging import distance
from desktop.games.fagin.bot.planning import Planner, duplicate
from desktop.games.fagin.data import CARGO_LIMIT
from desktop.games.fagin.phases.bumping import patrol
from desktop.games.fagin.state import Position

__all__ = ["danger"]

LATER = 0.9
"""What a loss counts that comes a turn later: something may happen in between."""

NEAR = 2.6
"""Turns within which a rival is taken to be able to win."""


def danger(state: Position, seat: int, planner: Planner, worlds: Sequence[int]) -> float:
    """Return in which share of the worlds a rival wins before the next turn of a seat, sooner counting more.

    A world is the seed of the constables' dice; the rivals take the turn that looks best to them.
    """
    near = any(each != seat and distance(state, each) < NEAR for each in range(state.seats))
    if not near:
        return 0.0
    return sum(_lost(state, seat, planner, Random(world)) for world in worlds) / len(worlds)


def _lost(state: Position, seat: int, planner: Planner, rng: Random) -> float:
    """Return 1 if the next seat wins, a little less for every turn later, 0 if nobody does."""
    world = duplicate(state)
    world.constables, world.headings = state.constables.copy(), state.headings.copy()
    for turns, rival in enumerate(_until(world, seat, rng)):
        then = duplicate(planner.turns(world, rival)[0].after)
        world.money, world.cargo, world.urchins = then.money, then.cargo, then.urchins
        world.warehouses, world.stalls, world.coin = then.warehouses, then.stalls, then.coin
        if world.homes(rival) >= world.goal:
            return LATER**turns
    return 0.0


def _until(world: Position, seat: int, rng: Random) -> Iterator[int]:
    """Yield who has a turn before a seat has its next, and let the rounds end in between."""
    dealer = Dealer(rng)
    at = seat
    while True:
        at, last = left_of(at, world.seats), left_of(at, world.seats) == world.starter
        if world.busy or last:
            patrol(world, dealer)
        if last:
            _end_round(world)
            at = world.starter
        if at == seat:
            return
        yield at


def _end_round(world: Position) -> None:
    """Balance the books roughly: cubes too many go back, the commonest first."""
    for cargo in world.cargo:
        for _ in range(sum(cargo) - CARGO_LIMIT):
            colour = cargo.index(max(cargo))
            cargo[colour] -= 1
            world.warehouses[colour] += 1
    world.coin = False
    world.starter = left_of(world.starter, world.seats)
