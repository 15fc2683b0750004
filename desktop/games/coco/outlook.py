"""What a position is worth to every seat: the arithmetic of the bot."""

from __future__ import annotations

from math import exp, sqrt

from desktop.games.coco.data import (
    BASKETS,
    COCONUT,
    FIELDS,
    FRUIT,
    GOAL,
    HOLES,
    HOME,
    MARKET,
    PLACES,
    RUNS,
    VILLAGE,
    column,
    row,
)
from desktop.games.coco.scoring import final_places, score
from desktop.games.coco.state import Position
from desktop.games.coco.tiles import EMPTY, colour_of, kind_of, worth

__all__ = ["DANGER", "DISTANCE", "HABIT", "HUNCH", "outlook", "shares"]

HABIT = 0.62
"""How often a basket is loaded with fruit by somebody who has both kinds."""
HUNCH = 2 * HABIT - 1
"""What a foreign tile is worth that one has not seen, by that habit."""


def _distance(place: int, node: int) -> int:
    """Return the steps from a node to the market place of a place."""
    if node == MARKET:
        return 0
    home = PLACES[place]
    if node >= VILLAGE:
        node = home.first
        return 1 + _distance(place, node)
    return abs(row(home.gate) - row(node)) + abs(column(home.gate) - column(node)) + 1


DISTANCE: tuple[tuple[int, ...], ...] = tuple(
    tuple(_distance(place, node) for node in range(HOME + 1)) for place in range(len(PLACES))
)
"""Steps to the market place: ``DISTANCE[place][node]``."""

DANGER: tuple[float, ...] = tuple(
    sum(node in RUNS[one][two] or node in RUNS[two][one] for one in HOLES for two in HOLES) / len(HOLES) ** 2
    for node in range(HOME + 1)
)
"""The chance that a roll of the dice reaches a field which nothing shields."""

PACE = 2.0
"""Steps that a seat gains in a turn on average, since not every card moves."""
ARRIVES = 0.92
"""How surely a basket arrives for which there is time."""
MARGIN = 3.0
"""How many steps more or less make arriving in time likely or unlikely."""
SWINGS = 0.16
"""How often an opponent's turn becomes a monkey run that is meant."""
FARTHEST, JOURNEY = 12.0, 8
"""Turns that a game goes on at most, and steps of another journey with a basket that has still to start."""
SURE, DOUBT = 0.35, 0.28
"""Points by which the end may differ from what is expected: at once, and more by the root of the turns."""


def _goods(state: Position, seat: int) -> list[tuple[int, float]]:
    """Return (steps to go, points) of every basket of a seat, the nearest first, new ones last."""
    distance = DISTANCE[state.terms.places[seat]]
    race = state.terms.race
    goods: list[tuple[int, float]] = []
    fruit, coconuts = state.stock[2 * seat + FRUIT], state.stock[2 * seat + COCONUT]
    dangers = SWINGS * (state.seats - 1)
    for basket in range(BASKETS * seat, BASKETS * seat + BASKETS):
        load, node = state.load[basket], state.where[basket]
        if load != EMPTY:
            points = 1.0 if race else float(worth(colour_of(load), kind_of(load), seat))
            safe = 1 - dangers * DANGER[node] if node < FIELDS and points > 0 else 1.0
            goods.append((distance[node], points * safe))
        elif fruit + coconuts:
            goods.append((distance[HOME] + 1, 1.0 if race or fruit else 0.0))
            fruit, coconuts = (fruit - 1, coconuts) if fruit else (fruit, coconuts - 1)
    goods.sort()
    return goods


def outlook(state: Position) -> tuple[list[float], float]:
    """Return the points that every seat may expect, and in how many of its turns the game may end."""
    goods = [_goods(state, seat) for seat in range(state.seats)]
    turns = FARTHEST
    for seat, own in enumerate(goods):
        missing = GOAL - len(state.markets[seat])
        steps = sum(away for away, _ in own[:missing]) + JOURNEY * max(0, missing - len(own))
        turns = min(turns, steps / PACE)
    expected: list[float] = []
    for seat, own in enumerate(goods):
        points, left = float(score(state, seat)), PACE * turns
        for away, value in own:
            left -= away
            points += value * ARRIVES / (1 + exp(-left / MARGIN))
        expected.append(points)
    return expected, turns


def shares(state: Position) -> tuple[float, ...]:
    """Return every seat's share of the win, estimated if the game is not over."""
    if not state.stack:
        places = final_places(state)
        winners = places.count(1)
        return tuple(1 / winners if place == 1 else 0.0 for place in places)
    expected, turns = outlook(state)
    doubt = SURE + DOUBT * sqrt(turns)
    best = max(expected)
    weights = [exp((points - best) / doubt) for points in expected]
    total = sum(weights)
    return tuple(weight / total for weight in weights)
