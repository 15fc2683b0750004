"""Fits what Coco Razzi's expert thinks of positions: ``python packaging/make_coco_appraisal.py``.

Skilled players who slip now and then play games; the position at the beginning of every turn and the shares
of the win at the end are what the network learns from. It is written to
``resources/games/coco/appraisal.json``. About a quarter of a second per game and half a minute to fit.

With ``--race`` they play the open race, two, three or four of them, and ``race.json`` is written. There they
look into few worlds, which differ in nothing but the order of the cards: about six minutes for all.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

import msgspec
import numpy as np

from desktop.ai.levels import level, unhurried
from desktop.ai.mind import Mind
from desktop.ai.worlds import payoff
from desktop.core.dealer import Dealer
from desktop.core.game import Event
from desktop.games import load
from desktop.games.coco.appraisal import INPUTS, Floats, Network, inputs
from desktop.games.coco.events import TurnBegan
from desktop.games.coco.phases import State
from desktop.games.coco.worlds import imagine, scene

SLIP = 0.12
HIDDEN, BATCH = 16, 512
RATE, DECAY = 3e-3, 1e-3
OUT = ROOT / "resources" / "games" / "coco"

Layers = list[tuple[Floats, Floats]]
Lesson = tuple[Floats, Floats]
"""(turn, seat, input) what was to be seen and (turn, seat) the shares of the win that came of it."""


class Course(NamedTuple):
    """What is learnt: numbers of players, one game after the other, and how often all is gone through."""

    name: str
    options: dict[str, str]
    seats: tuple[int, ...]
    worlds: int
    games: int
    epochs: int


USUAL = Course("appraisal.json", {}, (4,), 16, 600, 12)
RACE = Course("race.json", {"variant": "V3"}, (2, 3, 2, 4), 6, 8000, 16)


class Notes(Dealer):
    """Notes the position at the beginning of every turn."""

    __slots__ = ("positions", "state")

    listens = True

    def __init__(self, rng: Random, state: State) -> None:
        super().__init__(rng)
        self.state = state
        self.positions: list[State] = []

    def tell(self, event: Event) -> None:
        """Note the position if a turn begins."""
        if isinstance(event, TurnBegan):
            self.positions.append(load("coco").copy(self.state))


def play(number: int, course: Course) -> tuple[int, Lesson]:
    """Play a game; return how many played, and what there is to learn from it."""
    game = load("coco")
    seats = course.seats[number % len(course.seats)]
    usual = unhurried(level(game, "skilled"))
    skilled = msgspec.structs.replace(usual, slip=SLIP, style={**usual.style, "worlds": course.worlds})
    minds = [Mind(game, skilled, Random(f"g{number} {seat}")) for seat in range(seats)]
    state = game.setup(seats, game.meta.complete(course.options, seats), Dealer(Random(f"c{number}")))
    notes = Notes(Random(f"d{number}"), state)
    while state.stack:
        seat = game.actors(state)[0]
        options = game.options(state, seat)
        action = minds[seat].answer(game.view(state, seat), seat, options).action
        state.stack[-1].resolve(state, seat, action, notes)
    seen = inputs(scene([imagine([position]) for position in notes.positions]))[:, 0]
    return seats, (seen, np.tile(np.array(payoff(game, state), np.float32), (len(seen), 1)))


def shares(layers: Layers, seen: Floats) -> tuple[Floats, Floats]:
    """Return the hidden layer and every seat's share of the win."""
    (first, offsets), (last, offset) = layers
    hidden = np.maximum(seen @ first + offsets, 0)
    marks = (hidden @ last + offset)[..., 0]
    exponential = np.exp(marks - marks.max(axis=1, keepdims=True))
    return hidden, exponential / exponential.sum(axis=1, keepdims=True)


def surprise(layers: Layers, seen: Floats, won: Floats) -> float:
    """Return the mean cross-entropy between the shares thought of and those that came."""
    return float(-(won * np.log(shares(layers, seen)[1] + 1e-9)).sum(axis=1).mean())


def gradients(layers: Layers, seen: Floats, won: Floats) -> list[Floats]:
    """Return the slope of the surprise by every array of the layers, in their order."""
    hidden, thought = shares(layers, seen)
    slope = ((thought - won) / len(seen))[..., None]
    back = slope @ layers[1][0].T * (hidden > 0)
    return [
        np.einsum("tsi,tsh->ih", seen, back) + DECAY * layers[0][0],
        back.sum(axis=(0, 1)),
        np.einsum("tsh,tso->ho", hidden, slope) + DECAY * layers[1][0],
        slope.sum(axis=(0, 1)),
    ]


def fit(lessons: list[Lesson], epochs: int) -> Layers:
    """Return the layers that are least surprised by lessons of one number of seats each, by Adam."""
    rng = np.random.default_rng(0)
    layers: Layers = [
        (rng.normal(0, (1.6 / into) ** 0.5, (into, out)).astype(np.float32), np.zeros(out, np.float32))
        for into, out in ((len(INPUTS), HIDDEN), (HIDDEN, 1))
    ]
    arrays = [array for layer in layers for array in layer]
    mean, square = [np.zeros_like(array) for array in arrays], [np.zeros_like(array) for array in arrays]
    steps = epochs * sum(_batches(lesson) for lesson in lessons)
    batches = (batch for _ in range(epochs) for batch in _gone_through(lessons, rng))
    for step, (seen, won) in enumerate(batches):
        rate = RATE * (1 - step / steps)
        for index, slope in enumerate(gradients(layers, seen, won)):
            mean[index] = 0.9 * mean[index] + 0.1 * slope
            square[index] = 0.999 * square[index] + 0.001 * slope * slope
            size = np.sqrt(square[index] / (1 - 0.999 ** (step + 1))) + 1e-8
            arrays[index] -= rate * (mean[index] / (1 - 0.9 ** (step + 1))) / size
    return layers


def _batches(lesson: Lesson) -> int:
    return max(1, len(lesson[0]) // BATCH)


def _gone_through(lessons: list[Lesson], rng: np.random.Generator) -> Iterator[Lesson]:
    """Yield all lessons once, in batches of any order."""
    orders = [rng.permutation(len(seen)) for seen, _ in lessons]
    turns = [(which, turn) for which, lesson in enumerate(lessons) for turn in range(_batches(lesson))]
    if len(lessons) > 1:
        rng.shuffle(turns)
    for which, turn in turns:
        chosen = orders[which][turn * BATCH : (turn + 1) * BATCH]
        yield lessons[which][0][chosen], lessons[which][1][chosen]


def _rounded(array: Floats) -> Any:
    return np.round(array.astype(np.float64), 4).tolist()


def main() -> None:
    """Play, fit and write."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--race", action="store_true", help="learn the open race")
    parser.add_argument("--games", type=int, help="how many games to learn from")
    parser.add_argument("--out", type=Path, help="where to write, instead of what is shipped")
    parsed = parser.parse_args()
    course = RACE if parsed.race else USUAL
    played: dict[int, list[Lesson]] = {}
    for number in range(parsed.games or course.games):
        seats, lesson = play(number, course)
        played.setdefault(seats, []).append(lesson)
    lessons = [
        (np.concatenate([seen for seen, _ in each]), np.concatenate([won for _, won in each]))
        for _, each in sorted(played.items())
    ]
    layers = fit(lessons, course.epochs)
    rounded = [(_rounded(weights), _rounded(offsets)) for weights, offsets in layers]
    (parsed.out or OUT / course.name).write_bytes(msgspec.json.encode(Network(rounded)) + b"\n")
    for seen, won in lessons:
        print(f"{len(seen)} positions with {won.shape[1]} seats: {surprise(layers, seen, won):.4f}")


if __name__ == "__main__":
    main()
