"""Whole turns, made of parts: what a seat could do, tried out on copies of the position.

A turn without dice is a sequence of answers with one outcome, so a plan is that sequence and the
position after it. The phases are left aside: their ends would roll the constables' dice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import NamedTuple

from desktop.core.dealer import Dealer
from desktop.games.fagin.actions import (
    BUYS,
    CRUMBS,
    DISCARDS,
    DONE,
    GIVES,
    GOES_HOME,
    GOODS,
    MARKET,
    MONEY,
    MOVE,
    OPENINGS,
    PASS,
    PURSES,
    PUSHES,
    SELLS,
    STOP,
    SWAPS,
    TAKES,
    AnyAction,
    Go,
    Steal,
)
from desktop.games.fagin.bot.judging import WON
from desktop.games.fagin.data import CARGO_LIMIT, COLOURS, FEE, HAULS, PARTS, STALL, SWAP_IN
from desktop.games.fagin.phases.bumping import push, sidestep
from desktop.games.fagin.phases.market import buy, sell
from desktop.games.fagin.phases.moving import can_move, carry, destinations, meets
from desktop.games.fagin.phases.stealing import booty, can_steal, can_swap, filch, steal
from desktop.games.fagin.state import Position

__all__ = ["Plan", "Planner", "Worth"]

Worth = Callable[[Position, int], float]
"""What a position is worth to a seat that has just had its turn."""

QUIET = Dealer(Random(0))
"""Listens to nobody; parts of a turn roll no die."""

FEWEST_GAIN = 1e-6


class Plan(NamedTuple):
    """Answers in order, what they are worth, and the position after them."""

    worth: float
    actions: tuple[AnyAction, ...]
    after: Position


def bump(state: Position, seat: int, street: int, step: int) -> None:
    """Push whoever shares the level of the own urchin, or step aside for the constable."""
    level = state.urchins[seat][street]
    if state.constables[street] == level:
        sidestep(state, seat, street, step, QUIET)
        return
    victim = state.occupant(street, level, seat)
    assert victim is not None
    push(state, victim, street, step, seat, QUIET)


class Planner:
    """Finds good turns for any seat.

    Attributes:
        worth: how positions are valued.
        swaps: whether swapping goods is thought of.
        market: whether baskets are thought of.
    """

    def __init__(self, worth: Worth, *, swaps: bool = True, market: bool = True, beam: int = 2) -> None:
        self.worth = worth
        self.swaps = swaps
        self.market = market
        self.beam = beam

    def turns(self, state: Position, seat: int) -> list[Plan]:
        """Return plans for a whole turn, the best first."""
        plans = [
            Plan(plan.worth, (OPENINGS[kind], *plan.actions), plan.after)
            for kind, rest in ((MOVE, self.moves), (GOODS, self.thefts), (MONEY, self.purses))
            for plan in rest(state, seat, 0)
        ]
        if not plans:
            plans = self.crumbs(state, seat)
        if self.market and not state.coin:
            plans.append(self.opening(state, seat))
        plans.append(Plan(self.worth(state, seat), (PASS,), state))
        return sorted(plans, key=lambda plan: -plan.worth)

    # Action a

    def moves(self, state: Position, seat: int, used: int) -> list[Plan]:
        """Return plans for the rest of action a: from one part on, always the best few further parts."""
        finished = self.win(state, seat, used)
        if finished:
            return finished
        frontier = [(Plan(self.worth(state, seat), (), state), used)]
        while frontier:
            grown = [
                (plan, bits) for base, before in frontier for plan, bits in self._further(base, seat, before)
            ]
            grown.sort(key=lambda pair: -pair[0].worth)
            finished += [_closed(plan, seat, bits) for plan, bits in grown]
            frontier = grown[: self.beam]
        return finished

    def win(self, state: Position, seat: int, used: int) -> list[Plan]:
        """Return the plan that brings home all that is needed, if the rest of this action can."""
        need = state.goal - state.homes(seat)
        ready = [
            GOES_HOME[street]
            for street in range(COLOURS)
            if not used >> street & 1 and GOES_HOME[street] in destinations(state, seat, street)
        ]
        if len(ready) < need or need > PARTS - used.bit_count() or state.money[seat] < need * FEE:
            return []
        after = state.twin()
        for go in ready[:need]:
            carry(after, seat, go, QUIET)
        return [Plan(WON, tuple(ready[:need]), after)]

    def _further(self, base: Plan, seat: int, used: int) -> Iterator[tuple[Plan, int]]:
        if used.bit_count() == PARTS:
            return
        for street in range(COLOURS):
            if used >> street & 1:
                continue
            for go in destinations(base.after, seat, street):
                for plan in self.part(base, seat, go):
                    yield plan, used | 1 << street

    def part(self, base: Plan, seat: int, go: Go) -> Iterator[Plan]:
        """Yield a plan with one more part, for both ways of giving way if need be."""
        after = base.after.twin()
        carry(after, seat, go, QUIET)
        if not meets(after, seat, go.street):
            yield Plan(self.worth(after, seat), (*base.actions, go), after)
            return
        yield from self.pushes(Plan(0.0, (*base.actions, go), after), seat, go.street)

    def pushes(self, base: Plan, seat: int, street: int) -> Iterator[Plan]:
        """Yield both ways of giving way."""
        for way in PUSHES:
            after = base.after.twin()
            bump(after, seat, street, way.step)
            yield Plan(self.worth(after, seat), (*base.actions, way), after)

    # Actions b and c

    def thefts(self, state: Position, seat: int, used: int) -> list[Plan]:
        """Return plans for the rest of action b: each part steals all or swaps, whichever is better."""
        plan = Plan(self.worth(state, seat), (), state)
        found: list[Plan] = []
        while used.bit_count() < PARTS and can_steal(plan.after, seat, used):
            street, better = max(self.theft_parts(plan, seat, used), key=lambda pair: pair[1].worth)
            if found and better.worth <= plan.worth + FEWEST_GAIN:
                break
            plan, used = better, used | 1 << street
            found.append(_closed(plan, seat, used, can_steal))
        return found[-1:]

    def theft_parts(self, base: Plan, seat: int, used: int) -> list[tuple[int, Plan]]:
        """Return every single part of action b, with its street."""
        state = base.after
        found = []
        for street, level in enumerate(state.urchins[seat]):
            if level < 0 or used >> street & 1:
                continue
            most = booty(state, seat, street)
            if most:
                after = state.twin()
                steal(after, seat, street, most, QUIET)
                found.append(
                    (street, Plan(self.worth(after, seat), (*base.actions, Steal(street, most)), after))
                )
            if can_swap(state, seat) and (not most or self._may_swap(state, seat)):
                found.append((street, self.swap(base, seat, street)))
        return found

    def _may_swap(self, state: Position, seat: int) -> bool:
        return self.swaps and (state.even_swap or sum(state.cargo[seat]) > CARGO_LIMIT - HAULS[0][0])

    def swap(self, base: Plan, seat: int, street: int) -> Plan:
        """Return the plan with a swap: the least useful cubes for the most useful."""
        plan = Plan(base.worth, (*base.actions, SWAPS[street]), base.after.twin())
        return self.swap_rest(plan, seat, 0, 0, closed=False)

    def swap_rest(self, plan: Plan, seat: int, given: int, taken: int, *, closed: bool) -> Plan:
        """Return the plan with the rest of a swap."""
        even = plan.after.even_swap
        while not closed:
            colours = [colour for colour, cubes in enumerate(plan.after.cargo[seat]) if cubes]
            plan = max((self._give(plan, seat, colour) for colour in colours), key=lambda each: each.worth)
            given += 1
            closed = given == SWAP_IN or not any(plan.after.cargo[seat])
            if even and not closed:
                plan, closed = Plan(plan.worth, (*plan.actions, DONE), plan.after), True
        for _ in range((given if even else 1) - taken):
            colours = [colour for colour, cubes in enumerate(plan.after.warehouses) if cubes]
            plan = max((self._take(plan, seat, colour) for colour in colours), key=lambda each: each.worth)
        return plan

    def _give(self, plan: Plan, seat: int, colour: int) -> Plan:
        after = plan.after.twin()
        after.cargo[seat][colour] -= 1
        after.warehouses[colour] += 1
        return Plan(self.worth(after, seat), (*plan.actions, GIVES[colour]), after)

    def _take(self, plan: Plan, seat: int, colour: int) -> Plan:
        after = plan.after.twin()
        after.cargo[seat][colour] += 1
        after.warehouses[colour] -= 1
        return Plan(self.worth(after, seat), (*plan.actions, TAKES[colour]), after)

    def purses(self, state: Position, seat: int, used: int) -> list[Plan]:
        """Return the one sensible plan for the rest of action c: the fullest purses."""
        streets = [
            street for street, level in enumerate(state.urchins[seat]) if level > 0 and not used >> street & 1
        ]
        streets.sort(key=lambda street: -state.urchins[seat][street])
        streets = streets[: PARTS - used.bit_count()]
        if not streets:
            return []
        after = state.twin()
        for street in streets:
            filch(after, seat, street, QUIET)
        actions = tuple(PURSES[street] for street in streets)
        return [Plan(self.worth(after, seat), actions, after)]

    def crumbs(self, state: Position, seat: int) -> list[Plan]:
        """Return a plan for every crumb."""
        return [
            self._take(Plan(0.0, (), state), seat, colour)._replace(actions=(CRUMBS[colour],))
            for colour, cubes in enumerate(state.warehouses)
            if cubes
        ]

    def discards(self, base: Plan, seat: int) -> list[Plan]:
        """Return a plan for every colour of which a cube can be put back."""
        return [
            self._give(base, seat, colour)._replace(actions=(DISCARDS[colour],))
            for colour, cubes in enumerate(base.after.cargo[seat])
            if cubes
        ]

    # Action d

    def opening(self, state: Position, seat: int) -> Plan:
        """Return the plan to open the market: the own basket, then those of the others."""
        plan = self.basket(state, seat)
        after = plan.after
        for offset in range(1, state.seats):
            after = self.basket(after, (seat + offset) % state.seats).after
        return Plan(self.worth(after, seat), (OPENINGS[MARKET], *plan.actions), after)

    def basket(self, state: Position, seat: int, barred: tuple[int, int] = (0, 0)) -> Plan:
        """Return a trade, cube by cube, that ends when no further cube is worth its price.

        ``barred`` are the colours that may not be bought, and not be sold, a bit for each.
        """
        best = Plan(self.worth(state, seat), (), state)
        not_bought, not_sold = barred
        while True:
            step = max(self.trades(best, seat, (not_bought, not_sold)), default=None, key=lambda p: p.worth)
            if step is None or step.worth <= best.worth + FEWEST_GAIN:
                return Plan(best.worth, (*best.actions, DONE), best.after)
            last = step.actions[-1]
            if last in SELLS:
                not_bought |= 1 << SELLS.index(last)
            else:
                not_sold |= 1 << BUYS.index(last)
            best = step

    def trades(self, base: Plan, seat: int, barred: tuple[int, int]) -> list[Plan]:
        """Return the plan with every single further cube bought or sold."""
        state = base.after
        found = []
        for colour, price in enumerate(state.prices):
            if state.stalls[colour] and price <= state.money[seat] and not barred[0] >> colour & 1:
                after = state.twin()
                buy(after, seat, colour, QUIET)
                found.append(Plan(self.worth(after, seat), (*base.actions, BUYS[colour]), after))
            if state.cargo[seat][colour] and state.stalls[colour] < STALL and not barred[1] >> colour & 1:
                after = state.twin()
                sell(after, seat, colour, QUIET)
                found.append(Plan(self.worth(after, seat), (*base.actions, SELLS[colour]), after))
        return found


def _closed(
    plan: Plan, seat: int, used: int, possible: Callable[[Position, int, int], bool] = can_move
) -> Plan:
    """Return the plan with the answer that ends the action, where one is asked for."""
    if used.bit_count() == PARTS or not possible(plan.after, seat, used):
        return plan
    return Plan(plan.worth, (*plan.actions, STOP), plan.after)
