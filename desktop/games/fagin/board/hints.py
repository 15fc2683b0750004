"""One line for everything that can be pointed at: what it is, what a click does, what it costs."""

from __future__ import annotations

import msgspec

from desktop.core.text import Series, Text, Who, literal
from desktop.games.fagin import wording
from desktop.games.fagin.actions import price_of
from desktop.games.fagin.board import words
from desktop.games.fagin.board.picture import sixths
from desktop.games.fagin.data import (
    AWAY,
    BOTTOM,
    COLOURS,
    CROWNS,
    DOWN,
    FEE,
    HAULS,
    HOME,
    PRICE,
    PRICES,
    STALL,
    TOP,
    UP,
)
from desktop.games.fagin.pushes import chain, standing_there
from desktop.games.fagin.view import FaginView

__all__ = [
    "buying",
    "chain",
    "constable",
    "end",
    "going",
    "held",
    "lair",
    "level",
    "moved",
    "selling",
    "stall",
    "standing_there",
    "stealing",
    "turned",
    "wheel",
]

Sentences = list[Text]


def level(street: int, number: int, danger: int = 0) -> Sentences:
    """Say what a level is worth to whoever stands on it, and what danger it is in, in sixths."""
    return [
        words.LEVEL.fill(street=wording.STREET_NAMES[street], level=number),
        words.HAUL_AND_PURSE.fill(spoils=wording.spoils(street, number)),
        *risk(danger),
    ]


def risk(danger: int) -> Sentences:
    """Say by what chance a constable ends his next walk on a level; nothing if there is none."""
    return [words.RISK.fill(chance=words.CHANCE.fill(number=danger))] if danger else []


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
    if said[1:]:
        arrived = moved(view, seat, street, to)
        said += [standing_there(chain(arrived, seat, street, step), step) for step in (UP, DOWN)]
    said.append(words.EARNS.fill(spoils=wording.spoils(street, to)))
    return [*said, *risk(sixths(view.constables[street], view.headings[street])[to])]


def moved(view: FaginView, seat: int, street: int, to: int) -> FaginView:
    """Return the table as if the urchin of a seat had arrived on a level."""
    places = view.urchins[seat]
    there = (*places[:street], to, *places[street + 1 :])
    urchins = (*view.urchins[:seat], there, *view.urchins[seat + 1 :])
    return msgspec.structs.replace(view, urchins=urchins)


def end(to: int) -> Sentences:
    """Say what lies beyond the end of a street."""
    return [words.EXIT_TOP if to == TOP else words.EXIT_BOTTOM]


def lair(seats: list[int]) -> Sentences:
    """Say who has come home here."""
    return [words.AT_FAGINS.fill(who=Series(tuple(map(Who, seats))))] if seats else [words.NOBODY]


def constable(number: int, heading: int) -> Sentences:
    """Say where a constable is going."""
    return [(words.CONSTABLE if heading == UP else words.CONSTABLE_DOWN).fill(level=number)]


def stall(colour: int, cubes: int, price: int) -> Sentences:
    """Say what lies in a stall and what a cube costs."""
    held = wording.CUBES[colour].fill(n=cubes)
    money = wording.SHILLINGS.fill(n=price)
    return [words.STALL.fill(cubes=held, money=money, room=STALL - cubes)]


def buying(view: FaginView, colour: int) -> Sentences:
    """Say what a cube costs."""
    cube, money = wording.CUBES[colour].fill(n=1), wording.SHILLINGS.fill(n=view.prices[colour])
    return [words.BUY_FOR.fill(cube=cube, money=money)]


def selling(view: FaginView, seat: int, colour: int) -> Sentences:
    """Say what a cube brings, and how much of that is lost where the track ends."""
    cube, money = wording.CUBES[colour].fill(n=1), wording.SHILLINGS.fill(n=view.prices[colour])
    lost = view.money[seat] + view.prices[colour] - CROWNS
    said = [words.SELL_FOR.fill(cube=cube, money=money)]
    return [*said, words.LOST.fill(n=lost)] if lost > 0 else said


def stealing(view: FaginView, seat: int, street: int, *, swaps: bool) -> Sentences:
    """Say what a click on a level steals, and what else a click on the urchin offers."""
    most = min(HAULS[street][view.urchins[seat][street]], view.warehouses[street])
    if not most:
        return [words.SWAPS_HERE] if swaps else level(street, view.urchins[seat][street])
    said = [words.STEALS.fill(cubes=wording.CUBES[street].fill(n=most))]
    if most > 1:
        return [*said, words.LESS if swaps else words.LESS_ONLY]
    return [*said, words.OR_SWAP] if swaps else said


def held(seat: int, colour: int, cubes: int) -> Sentences:
    """Say how many cubes of a colour a seat has, and what they pay for."""
    said = [words.KEEP.fill(who=Who(seat), cubes=wording.CUBES[colour].fill(n=cubes))]
    steps = cubes // PRICES[colour]
    return [*said, words.STEPS_PAID.fill(n=steps, street=wording.STREET_NAMES[colour])] if steps else said


def turned(before: int, after: int) -> Sentences:
    """Say the old and the new price of everything."""
    if before == after:
        return [words.PRICES_STAY]
    return [
        words.OLD_AND_NEW.fill(goods=name, old=PRICE[before][colour], new=PRICE[after][colour])
        for colour, name in enumerate(wording.GOODS_NAMES)
    ]


def wheel(position: int) -> Sentences:
    """Say all prices."""
    prices = tuple(
        words.PRICED.fill(goods=wording.GOODS_NAMES[colour], price=literal(str(PRICE[position][colour])))
        for colour in range(COLOURS)
    )
    return [words.PRICE_HINT.fill(prices=Series(prices))]
