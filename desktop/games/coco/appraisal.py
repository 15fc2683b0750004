"""What many positions are worth to every seat, all at once: the expert's arithmetic.

A small network looks at some numbers of every seat (``INPUTS``) and gives each a mark; the shares of the
win go with the exponential of the marks. ``packaging/make_coco_appraisal.py`` fits it to games of bots and
writes ``resources/games/coco/appraisal.json``, and ``race.json`` for the open race.

Axes: case (a way the turn may end), world (a way the hidden tiles may lie), basket, seat.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

import msgspec
import numpy as np
import numpy.typing as npt

from desktop.files import resource_path
from desktop.games.coco.data import BASKETS, GOAL, HOLES, HOME
from desktop.games.coco.outlook import DISTANCE, HUNCH
from desktop.games.coco.phases.monkey import reached
from desktop.games.coco.state import occupied

__all__ = ["INPUTS", "PAIRS", "Floats", "Network", "Scene", "appraise", "inputs"]

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
Flags = npt.NDArray[np.bool_]

PAIRS: tuple[tuple[int, int, float], ...] = tuple(
    (one, two, (1.0 if one == two else 2.0) / len(HOLES) ** 2) for one in HOLES for two in HOLES if one <= two
)
"""The colours that two dice may show, and how likely."""
CHANCES = np.array([chance for _, _, chance in PAIRS], np.float32)

NOWHERE = 16
"""The distance of a basket that has nothing left to carry."""
WAIT = 1
"""What waiting for a card that lets a new basket start costs, in steps."""
RESTART = 8
"""Steps that a basket needs for another journey."""

INPUTS: tuple[str, ...] = (
    "points",
    "tiles",
    "steps of the nearest basket",
    "steps of the second",
    "steps of the third",
    "points of the nearest basket",
    "points of the second",
    "points of the third",
    "fruit in stock",
    "coconuts in stock",
    "turns until its own",
    "points that a monkey run promises",
    "points in danger of being robbed",
    "steps until five tiles",
    "points hoped for",
    "most tiles of another",
    "most points of another",
    "most points hoped for by another",
    "points hoped for by others on average",
    "fewest steps of another until five tiles",
    "number of seats",
)
"""What the network is told of every seat."""


class Scene(NamedTuple):
    """Positions at the beginning of a turn.

    Attributes:
        places: the village of every seat; race: whether every tile counts 1.
        where: (case, basket) nodes; own: (basket) the owner.
        worth: (case, world, basket, seat) what the tile on a basket would score.
        known: (case, basket, seat) whether a seat has seen that tile.
        stock: (case, world, seat, 2) fruit and coconuts left.
        score: (case, world, seat) points; loot: (case, seat) tiles on the market place.
        turn: (case) whose turn it is; side: (case) where the monkey hangs.

    """

    places: tuple[int, ...]
    race: bool
    where: Ints
    own: Ints
    worth: Floats
    known: Flags
    stock: Floats
    score: Floats
    loot: Floats
    turn: Ints
    side: list[int]


class Network(msgspec.Struct, frozen=True):
    """Weights and offsets of every layer, as the resource holds them."""

    layers: list[tuple[list[list[float]], list[float]]]


@cache
def _layers(*, race: bool) -> list[tuple[Floats, Floats]]:
    raw = resource_path("games", "coco", "race.json" if race else "appraisal.json").read_bytes()
    layers = msgspec.json.decode(raw, type=Network).layers
    return [(np.array(weights, np.float32), np.array(offsets, np.float32)) for weights, offsets in layers]


def appraise(scene: Scene) -> Floats:
    """Return (case, world, seat) every seat's share of the win."""
    marks = inputs(scene)
    layers = _layers(race=scene.race)
    for weights, offsets in layers[:-1]:
        marks = np.maximum(marks @ weights + offsets, 0)
    weights, offsets = layers[-1]
    marks = (marks @ weights + offsets)[..., 0]
    shares = np.exp(marks - marks.max(axis=2, keepdims=True))
    return shares / shares.sum(axis=2, keepdims=True)  # type: ignore[no-any-return]  # of numpy


def inputs(scene: Scene) -> Floats:
    """Return (case, world, seat, INPUTS) what the network looks at."""
    steps, points = _journeys(scene)
    prospect, danger = _hunt(scene)
    score, loot = scene.score, scene.loot[:, None] + 0 * scene.score
    seats = score.shape[2]
    missing = GOAL - loot
    finish = (steps * (np.arange(BASKETS) < missing[..., None])).sum(axis=3)
    finish += RESTART * np.maximum(missing - BASKETS, 0)
    hoped = score + (points * np.exp(-steps / 12)).sum(axis=3)
    order = (np.arange(seats) - scene.turn[:, None]) % seats
    near = np.minimum(steps, RESTART) / RESTART
    columns: list[Any] = [
        score / 3,
        loot / GOAL,
        *np.moveaxis(near, 3, 0),
        *np.moveaxis(points, 3, 0),
        scene.stock[..., 0] / 4,
        scene.stock[..., 1] / 4,
        order[:, None] / 4,
        prospect,
        danger,
        finish / 20,
        hoped / 3,
        _others(loot, np.max) / GOAL,
        _others(score, np.max) / 3,
        _others(hoped, np.max) / 3,
        _others(hoped, np.mean) / 3,
        _others(finish, np.min) / 20,
        (seats - 2) / 2,
    ]
    table = np.empty((*score.shape, len(columns)), np.float32)
    for index, column in enumerate(columns):
        table[..., index] = column
    return table


def _others(values: Floats, reduce: Callable[..., Any]) -> Floats:
    """Return for every seat the values of all others, reduced to one."""
    seats = values.shape[-1]
    return np.stack([reduce(np.delete(values, seat, axis=-1), axis=-1) for seat in range(seats)], axis=-1)


def _journeys(scene: Scene) -> tuple[Floats, Floats]:
    """Return (case, world, seat, 3) steps to go and points of every seat's baskets, the nearest first."""
    cases, worlds, baskets, seats = scene.worth.shape
    table = np.array([DISTANCE[place] for place in scene.places], np.float32)
    where = scene.where.reshape(cases, 1, seats, BASKETS)
    home = where == HOME
    nth = np.cumsum(home, axis=3)
    fruit, tiles = scene.stock[..., :1], scene.stock.sum(axis=3, keepdims=True)
    own = scene.worth[:, :, np.arange(baskets), scene.own].reshape(cases, worlds, seats, BASKETS)
    fresh = nth <= (tiles if scene.race else fruit)
    points = np.where(home, fresh, own)
    steps = table[np.arange(seats)[:, None], where] + WAIT * home
    steps = np.where(home & (nth > tiles), NOWHERE, steps)
    order = np.argsort(steps - 0.01 * points, axis=3, kind="stable")
    return np.take_along_axis(steps, order, 3), np.take_along_axis(points, order, 3)


def _hunt(scene: Scene) -> tuple[Floats, Floats]:
    """Return (case, world, seat) what a monkey run promises a seat, and what those of others may cost."""
    cases, worlds, baskets, seats = scene.worth.shape
    caught = np.array(
        [_caught(where, side) for where, side in zip(scene.where.tolist(), scene.side, strict=True)]
    )
    guess = np.where(scene.known[:, None], scene.worth, 1.0 if scene.race else HUNCH)
    table = np.array([DISTANCE[place] for place in scene.places], np.float32)
    away = table[scene.own, scene.where][:, None, :, None]
    guess = np.where(scene.own[:, None] == np.arange(seats), guess * away / 10, guess)
    guess = np.concatenate([guess, np.zeros((cases, worlds, 1, seats))], axis=2)
    each = np.arange(cases)
    found = guess.transpose(0, 2, 1, 3)[each[:, None, None], caught].max(axis=2)
    prospect = np.einsum("p,cpws->cws", CHANCES, found)
    hits = np.zeros((cases, baskets + 1), np.float32)
    for pair, chance in enumerate(CHANCES):
        one, two = caught[:, pair, 0], caught[:, pair, 1]
        hits[each, one] += chance
        hits[each, two] += chance * (one != two)
    own = scene.worth[:, :, np.arange(baskets), scene.own]
    witnesses = scene.known.sum(axis=2)[:, None]
    keen = np.where(own > 0, 1 + 0.5 * np.maximum(witnesses - 1, 0), 0.3)
    danger = (hits[:, None, :-1] * own * keen).reshape(cases, worlds, seats, BASKETS).sum(axis=3)
    return prospect, danger


def _caught(where: list[int], side: int) -> list[tuple[int, int]]:
    """Return the baskets that the two placements of every pair of colours reach; one too many is none."""
    taken, nobody = occupied(where), len(where)
    return [
        tuple(  # type: ignore[misc]  # of two
            nobody if basket is None else basket
            for basket in (reached(where, taken, one, two, side), reached(where, taken, two, one, side))
        )
        for one, two, _ in PAIRS
    ]
