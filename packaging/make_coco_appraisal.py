"""Fits what Coco Razzi's expert thinks of positions: ``python packaging/make_coco_appraisal.py``.

Skilled players who slip now and then play games; the position at the beginning of every turn and the shares
of the win at the end are what the network learns from. It is written to
``resources/games/coco/appraisal.json``. About a quarter of a second per game and half a minute to fit.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from pathlib import Path
from random import Random
from typing import Any

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

GAMES, SEATS, SLIP = 600, 4, 0.12
HIDDEN, EPOCHS, BATCH = 16, 12, 512
RATE, DECAY = 3e-3, 1e-3
OUT = ROOT / "resources" / "games" / "coco" / "appraisal.json"

Layers = list[tuple[Floats, Floats]]


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


def play(number: int) -> tuple[Floats, Floats]:
    """Play a game; return (turn, seat, input) what was to be seen and (turn, seat) the shares at its end."""
    game = load("coco")
    skilled = msgspec.structs.replace(unhurried(level(game, "skilled")), slip=SLIP)
    minds = [Mind(game, skilled, Random(f"g{number} {seat}")) for seat in range(SEATS)]
    state = game.setup(SEATS, game.meta.defaults(SEATS), Dealer(Random(f"c{number}")))
    notes = Notes(Random(f"d{number}"), state)
    while state.stack:
        seat = game.actors(state)[0]
        options = game.options(state, seat)
        action = minds[seat].answer(game.view(state, seat), seat, options).action
        state.stack[-1].resolve(state, seat, action, notes)
    seen = inputs(scene([imagine([position]) for position in notes.positions]))[:, 0]
    return seen, np.tile(np.array(payoff(game, state), np.float32), (len(seen), 1))


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


def fit(seen: Floats, won: Floats) -> Layers:
    """Return the layers that are least surprised, by Adam with a falling rate."""
    rng = np.random.default_rng(0)
    layers: Layers = [
        (rng.normal(0, (1.6 / into) ** 0.5, (into, out)).astype(np.float32), np.zeros(out, np.float32))
        for into, out in ((len(INPUTS), HIDDEN), (HIDDEN, 1))
    ]
    arrays = [array for layer in layers for array in layer]
    mean, square = [np.zeros_like(array) for array in arrays], [np.zeros_like(array) for array in arrays]
    batches = max(1, len(seen) // BATCH)
    steps = EPOCHS * batches
    for step in range(steps):
        if step % batches == 0:
            order = rng.permutation(len(seen))
        chosen, order = order[:BATCH], order[BATCH:]
        rate = RATE * (1 - step / steps)
        for index, slope in enumerate(gradients(layers, seen[chosen], won[chosen])):
            mean[index] = 0.9 * mean[index] + 0.1 * slope
            square[index] = 0.999 * square[index] + 0.001 * slope * slope
            size = np.sqrt(square[index] / (1 - 0.999 ** (step + 1))) + 1e-8
            arrays[index] -= rate * (mean[index] / (1 - 0.9 ** (step + 1))) / size
    return layers


def _rounded(array: Floats) -> Any:
    return np.round(array.astype(np.float64), 4).tolist()


def main() -> None:
    """Play, fit and write."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=GAMES, help="how many games to learn from")
    parser.add_argument("--out", type=Path, default=OUT, help="where to write, instead of what is shipped")
    parsed = parser.parse_args()
    played = [play(number) for number in range(parsed.games)]
    seen, won = (np.concatenate(parts) for parts in zip(*played, strict=True))
    layers = fit(seen, won)
    rounded = [(_rounded(weights), _rounded(offsets)) for weights, offsets in layers]
    parsed.out.write_bytes(msgspec.json.encode(Network(rounded)) + b"\n")
    print(f"{len(seen)} positions of {parsed.games} games: {surprise(layers, seen, won):.4f}")


if __name__ == "__main__":
    main()
