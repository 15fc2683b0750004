"""One line for everything that can be pointed at: what it is, what a click does, what it costs."""

from __future__ import annotations

import msgspec

from desktop.core.text import Series, Text, Who, literal
from desktop.games.fagin import wording
from desktop.games.fagin.actions import price_of
from desktop.games.fagin.board import words
from desktop.games.fagin.data import (
    AWAY,
    BOTTOM,
    COLOURS,
    FEE,
    HAULS,
    HOME,
    LAST_LEVEL,
    LEVELS,
    PRICE,
    PURSE,
    TOP,
    UP,
)
from desktop.games.fagin.phases.bumping import STROLLS
from desktop.games.fagin.view import FaginView

__all__ = [
    "constable",
    "end",
    "going",
    "lair",
    "level",
    "moved",
    "sixths",
    "stall",
    "standing_there",
    "wheel",
]

Sentences = list[Text]


def level(street: int, number: int) -> Sentences:
    """Say what a level is worth to whoever stands on it."""
    return [
        words.LEVEL.fill(street=wording.STREET_NAMES[street], level=number),
        words.HAUL_AND_PURSE.fill(
            cubes=wording.CUBES[street].fill(n=HAULS[street][number]),
            money=wording.SHILLINGS.fill(n=PURSE[number]),
        ),
    ]


def going(view: FaginView, seat: int, street: int, to: int) -> Sentences:
    """Say what a movement costs, whom it meets and what it earns afterwards."""
    place = view.urchins[seat][street]
    cost = wording.CUBES[street].fill(n=price_of(street, place, to))
    if to == HOME:
        return [words.GOES_HOME.fill(cost=cost, fee=wording.SHILLINGS.fill(n=FEE))]
    if to in (TOP, BOTTOM):
        return [(words.LEAVES_TOP if to == TOP else words.LEAVES_BOTTOM).fill(cost=cost)]
    said = [(words.PLACES if place == AWAY else words.STEPS).fill(level=to, cost=cost)]
    victim = view.occupant(street, to, seat)
    if view.constables[street] == to:
        said.append(words.SIDESTEP)
    elif victim is not None:
        said.append(words.PUSHES.fill(who=Who(victim)))
    earned = wording.CUBES[street].fill(n=HAULS[street][to])
    said.append(words.EARNS.fill(cubes=earned, money=wording.SHILLINGS.fill(n=PURSE[to])))
    return said


def moved(view: FaginView, seat: int, street: int, to: int) -> FaginView:
    """Return the table as if the urchin of a seat had arrived on a level."""
    places = view.urchins[seat]
    there = (*places[:street], to, *places[street + 1 :])
    urchins = (*view.urchins[:seat], there, *view.urchins[seat + 1 :])
    return msgspec.structs.replace(view, urchins=urchins)


def chain(view: FaginView, seat: int, street: int, step: int) -> list[tuple[int, int]]:
    """Return who would end where if the urchin of a seat gives way or is given way to; off is an end."""
    at = view.urchins[seat][street]
    constable = view.constables[street]
    mover = seat if constable == at else view.occupant(street, at, seat)
    found: list[tuple[int, int]] = []
    while mover is not None:
        to = at + step
        if to == constable:
            to += step
        if not 0 <= to <= LAST_LEVEL:
            found.append((mover, TOP if to < 0 else BOTTOM))
            break
        found.append((mover, to))
        mover, at = view.occupant(street, to, mover), to
    return found


def standing_there(moves: list[tuple[int, int]], step: int) -> Text:
    """Say who would end where."""
    parts = tuple(
        words.DOWN_THERE.fill(who=Who(seat), level=to)
        if 0 <= to <= LAST_LEVEL
        else words.OFF_THERE.fill(who=Who(seat))
        for seat, to in moves
    )
    return (words.PUSH_UP if step == UP else words.PUSH_DOWN).fill(who=Series(parts))


def end(to: int) -> Sentences:
    """Say what lies beyond the end of a street."""
    return [words.EXIT_TOP if to == TOP else words.EXIT_BOTTOM]


def lair(seats: list[int]) -> Sentences:
    """Say who has come home here."""
    return [words.AT_FAGINS.fill(who=Series(tuple(map(Who, seats))))] if seats else [words.NOBODY]


def constable(number: int, heading: int) -> Sentences:
    """Say where a constable is going."""
    return [(words.CONSTABLE if heading == UP else words.CONSTABLE_DOWN).fill(level=number)]


def sixths(level_: int, heading: int) -> list[int]:
    """Return for every level by how many faces of the die a constable ends on it."""
    found = [0] * LEVELS
    if level_ != AWAY:
        for die in range(1, 7):
            found[STROLLS[heading][level_][die][0][-1]] += 1
    return found


def stall(colour: int, cubes: int, price: int) -> Sentences:
    """Say what lies in a stall and what a cube costs."""
    held = wording.CUBES[colour].fill(n=cubes)
    return [words.STALL.fill(cubes=held, money=wording.SHILLINGS.fill(n=price))]


def wheel(position: int) -> Sentences:
    """Say all prices."""
    prices = tuple(
        words.PRICED.fill(goods=wording.GOODS_NAMES[colour], price=literal(str(PRICE[position][colour])))
        for colour in range(COLOURS)
    )
    return [words.PRICE_HINT.fill(prices=Series(prices))]
