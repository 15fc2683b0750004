"""What the rivals will make of a position before a seat has its next turn."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from desktop.core.dealer import Dealer
from desktop.core.seats import left_of
from desktop.games.fagin.bot.judging import WON, Judge
from desktop.games.fagin.bot.planning import Planner, duplicate
from desktop.games.fagin.data import CARGO_LIMIT
from desktop.games.fagin.phases.bumping import patrol
from desktop.games.fagin.state import Position

__all__ = ["foresee"]


def foresee(state: Position, seat: int, planner: Planner, judge: Judge, rng: Random) -> float:
    """Return what a position after the turn of a seat is worth once all others have had theirs.

    The rivals take the turn that looks best to them; constables roll by ``rng``. If one of them wins, it
    is worth the more the later.
    """
    world = duplicate(state)
    world.constables, world.headings = state.constables.copy(), state.headings.copy()
    if world.homes(seat) >= world.goal:
        return WON
    for turns, rival in enumerate(_until(world, seat, rng)):
        plan = planner.turns(world, rival)[0]
        after = duplicate(plan.after)
        world.money, world.cargo, world.urchins = after.money, after.cargo, after.urchins
        world.warehouses, world.stalls, world.coin = after.warehouses, after.stalls, after.coin
        if world.homes(rival) >= world.goal:
            return turns - WON
    return judge.ahead(world, seat)


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
