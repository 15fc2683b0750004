"""What becomes of a position when the rivals have replied and the dice have been rolled."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import exp, log
from random import Random

from desktop.core.dealer import Dealer
from desktop.core.seats import left_of
from desktop.games.fagin.bot.judging import WON, Judge
from desktop.games.fagin.bot.planning import Plan, Planner
from desktop.games.fagin.data import CARGO_LIMIT
from desktop.games.fagin.phases.bumping import patrol
from desktop.games.fagin.phases.market import turn_wheel
from desktop.games.fagin.state import Position

__all__ = ["foreseen"]

FINALISTS = 3
"""How many plans are tried in the most worlds."""
HOPE = 0.001
"""The chance that is left even where rivals are seen to win first."""
SOON, LATEST = 0.02, 0.5
"""What a win or a loss counts less for every turn that it is away, and at most: something may happen."""


class Candidate:
    """A plan on trial: the chances to win that it left in the worlds so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.chances: list[float] = []

    @property
    def chance(self) -> float:
        """The average."""
        return sum(self.chances) / len(self.chances)


def foreseen(
    state: Position, plans: list[Plan], seat: int, breadth: int, worlds: int, rng: Random
) -> list[Plan]:
    """Return the best plans by what they turn out to be worth, the best first.

    All are tried in some worlds, the better half of them in as many more, and so on.
    """
    found = _different(plans)[:breadth]
    if found[0].worth >= WON:
        return found
    left, dropped = [Candidate(plan) for plan in found], list[Candidate]()
    while True:
        for _ in range(worlds):
            world = World(rng.getrandbits(32))
            for candidate in left:
                candidate.chances.append(world.chance(state, candidate.plan.after, seat))
        left.sort(key=lambda candidate: -candidate.chance)
        if len(left) <= FINALISTS:
            return _ranked([*left, *dropped])
        kept = max(FINALISTS, len(left) // 2)
        left, dropped = left[:kept], [*left[kept:], *dropped]


def _ranked(candidates: Sequence[Candidate]) -> list[Plan]:
    """Return the plans with their worth; one dropped early is worth no more than those that were not."""
    found, most = [], 1.0
    for candidate in candidates:
        most = min(most, max(candidate.chance, HOPE))
        found.append(candidate.plan._replace(worth=log(most)))
    return found


def _different(plans: list[Plan]) -> list[Plan]:
    """Return the plans, the best first, without those that lead to the same position."""
    seen: set[tuple[object, ...]] = set()
    found = []
    for plan in sorted(plans, key=lambda plan: -plan.worth):
        after = plan.after
        key = (*map(tuple, after.urchins), *map(tuple, after.cargo), *after.money, after.coin)
        if key not in seen:
            seen.add(key)
            found.append(plan)
    return found


class World:
    """One way the dice may fall, in which everybody takes the turn that looks best at once.

    The same world tries several plans, so that they are compared under the same rolls.
    """

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._planner = Planner(Judge(rough=True).worth, swaps=False, market=False, beam=1)

    def chance(self, before: Position, after: Position, seat: int) -> float:
        """Return the chance of a seat to win that is left after its next turn in this world, 0 to 1."""
        dealer = Dealer(Random(self._seed))
        world = after.twin()
        if after.coin and not before.coin:
            turn_wheel(world, dealer)
        for turn, mover in enumerate(_movers(world, seat, dealer)):
            _take_over(world, self._planner.turns(world, mover)[0].after)
            if world.homes(mover) >= world.goal:
                late = min(SOON * turn, LATEST)
                return 1.0 - late if mover == seat else late
        return exp(min(0.0, Judge().worth(world, seat)))


def _take_over(world: Position, then: Position) -> None:
    """Let a turn have happened; constables and the wheel are those of the world."""
    then = then.twin()
    world.money, world.cargo, world.urchins = then.money, then.cargo, then.urchins
    world.warehouses, world.stalls, world.coin = then.warehouses, then.stalls, then.coin


def _movers(world: Position, seat: int, dealer: Dealer) -> Iterator[int]:
    """Yield who has a turn after that of a seat, up to its next, and let the rounds end in between."""
    at = seat
    while True:
        last = left_of(at, world.seats) == world.starter
        if world.busy or last:
            patrol(world, dealer)
        if last:
            _end_round(world)
            at = world.starter
        else:
            at = left_of(at, world.seats)
        yield at
        if at == seat:
            return


def _end_round(world: Position) -> None:
    """Balance the books roughly: cubes too many go back, the commonest first."""
    for cargo in world.cargo:
        for _ in range(sum(cargo) - CARGO_LIMIT):
            colour = cargo.index(max(cargo))
            cargo[colour] -= 1
            world.warehouses[colour] += 1
    world.coin = False
    world.starter = left_of(world.starter, world.seats)
