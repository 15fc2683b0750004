"""What rivals are likely to do, in sampled worlds: their works, and what they take away.

In every world the hands are dealt and everybody follows a plan of his own. What the plans have in common is
what a seat may expect; nothing here depends on what its owner cannot see.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from math import erf, prod, sqrt
from statistics import fmean
from time import monotonic
from typing import NamedTuple

import msgspec

from desktop.games.florence.data import BUILDING_KINDS, CARD_PROFESSIONS, FREEDOMS, ROUNDS
from desktop.games.florence.memory import RIVAL_WIDTH, Loss, Memory
from desktop.games.florence.outlook import best_chance, take
from desktop.games.florence.phases import State
from desktop.games.florence.phases.rounds import Turns
from desktop.games.florence.phases.turn import Turn
from desktop.games.florence.valuing import Prospect
from desktop.games.florence.view import FlorenceView, look

__all__ = ["Foresight", "foresee"]

GROWN, GROWING, SPREAD = 0.5, 0.3, 2.4
"""How much better works turn out than foreseen, how much more for every round until then, and how far they
differ; found by comparing the plans of experts with what they did."""

PLANNED = 0.92
"""How often a seat that plans a work in a round completes one."""

UNPLANNED, CHANGING, MOST = 0.35, 0.18, 0.95
"""How often a seat that plans none completes one after all, how much more for every round until then."""

GREATEST = 40
"""Works are told apart up to this value."""


class Foresight(msgspec.Struct, frozen=True):
    """What sampled worlds have in common.

    Attributes:
        awards: by round and value of a work, the chance that it is the best of that round.
        losses: what will be used up, and in which share of the worlds, the most likely first.
        decks: the professions in the deck of every world.
    """

    awards: tuple[tuple[float, ...], ...]
    losses: tuple[tuple[Loss, float], ...]
    decks: tuple[int, ...]


class Course(NamedTuple):
    """What one rival plans: the best work of every round, and what it takes in each, as (what, which)."""

    works: tuple[int, ...]
    takes: tuple[tuple[tuple[str, int], ...], ...]


def foresee(
    memory: Memory, view: FlorenceView, seat: int, worlds: Sequence[State], until: float
) -> Foresight:
    """Return what these worlds have in common, as a seat sees it.

    Args:
        until: no further world is looked into after this time of the monotonic clock.
    """
    rivals = [other for other in view.order if other != seat]
    plans: list[dict[int, Course]] = []
    for world in worlds:
        if plans and monotonic() > until:
            break
        plans.append(
            {rival: _course(memory.prospect(look(world, rival), rival, RIVAL_WIDTH)) for rival in rivals}
        )
    losses = Counter(_loss(view, seat, courses) for courses in plans)
    return Foresight(
        awards=tuple(_chances(view, number, plans) for number in range(ROUNDS + 1)),
        losses=tuple((loss, number / len(plans)) for loss, number in losses.most_common()),
        decks=tuple(world.decks[CARD_PROFESSIONS] for world in worlds[: len(plans)]),
    )


def _course(prospect: Prospect) -> Course:
    """Return what a plan leads to, step by step."""
    at = prospect.start
    works = [0] * (ROUNDS + 2)
    works[at.round] = at.best
    takes: list[list[tuple[str, int]]] = [[] for _ in works]
    for token in prospect.best.trail:
        after = take(at, token, prospect.given)
        if token[0] == "work":
            works[at.round] = max(works[at.round], (after.income - at.income) // 100)
        elif token[0] in {"build", "freedom"} and not at.buying:
            takes[at.round].append(token)
        at = after
    return Course(tuple(works), tuple(map(tuple, takes)))


def _waiting(view: FlorenceView) -> set[int]:
    """Return the seats whose turn of this round is still to come or under way."""
    turns = next((question for question in view.stack if isinstance(question, Turns)), None)
    if turns is None:
        return set(view.order)
    acting = next((question.seat for question in view.stack if isinstance(question, Turn)), -1)
    return {*turns.waiting, acting} - {-1}


def _loss(view: FlorenceView, seat: int, courses: Mapping[int, Course]) -> Loss:
    """Return what is used up when this seat has its next turn, a round later."""
    taken = Counter(
        token
        for rival, course in courses.items()
        for number in _before(view, seat, rival)
        for token in course.takes[number]
    )
    kinds = sum(1 << kind for kind in BUILDING_KINDS if 0 < view.supply[kind] <= taken["build", kind])
    freedoms = sum(1 << each for each in FREEDOMS if 0 < view.tokens[each] <= taken["freedom", each])
    return Loss(kinds, freedoms)


def _before(view: FlorenceView, seat: int, rival: int) -> Iterator[int]:
    """Yield the rounds in which a rival acts between now and a seat's turn of the next round."""
    if rival in _waiting(view):
        yield view.round
    if view.round < ROUNDS:
        starter = view.after[view.starter]
        order = [starter]
        while len(order) < view.seats:
            order.append(view.after[order[-1]])
        if order.index(rival) < order.index(seat):
            yield view.round + 1


def _chances(view: FlorenceView, number: int, plans: Sequence[Mapping[int, Course]]) -> tuple[float, ...]:
    """Return the chance of every value to be the best of a round, on average over what rivals plan."""
    if number < view.round:
        return ()
    waiting = _waiting(view) if number == view.round else {*view.order}
    worlds = [
        [course.works[number] for rival, course in courses.items() if rival in waiting] for courses in plans
    ]
    chances = {work: _beats(number, work, number - view.round) for works in worlds for work in works}
    return tuple(
        fmean(prod(chances[work][value] for work in works) for works in worlds)
        for value in range(GREATEST + 1)
    )


def _beats(number: int, work: int, until: int) -> list[float]:
    """Return the chances of all values against a rival that plans this work (0: none) so far ahead."""
    if not work:
        acts = min(MOST, UNPLANNED + CHANGING * until)
        return [1 - acts + acts * best_chance(number, value, 1) for value in range(GREATEST + 1)]
    middle = work + GROWN + GROWING * until
    return [
        1 - PLANNED + PLANNED * 0.5 * (1 + erf((value + 0.5 - middle) / (SPREAD * sqrt(2))))
        for value in range(GREATEST + 1)
    ]
