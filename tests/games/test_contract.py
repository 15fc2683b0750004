"""Every game keeps the laws, at all seat counts, with every option, from several seeds."""

import os
import subprocess
import sys

import pytest

from desktop.core.contract import check, option_sets
from desktop.games import GAMES, load

CASES = [
    (game, seats, number)
    for game in GAMES
    for seats in range(load(game).meta.seats[0], load(game).meta.seats[1] + 1)
    for number in range(len(list(option_sets(load(game), seats))))
]


@pytest.mark.parametrize(("game", "seats", "number"), CASES)
def test_laws_hold(game, seats, number):
    rules = load(game)
    options = list(option_sets(rules, seats))[number]
    broken = [verdict for verdict in check(rules, seats, options, seed=number) if not verdict.ok]
    assert broken == []


TRACE = """
from random import Random
from desktop.core.dealer import Recorder
from desktop.games import load
game = load({game!r})
rng, dealer = Random(5), Recorder(Random(6))
seats = game.meta.seats[1]
state = game.setup(seats, game.meta.defaults(seats), dealer)
for _ in range(400):
    if not state.stack:
        break
    seat = game.actors(state)[0]
    game.play(state, seat, rng.choice(list(game.options(state, seat))), dealer)
print(game.codec.encode(state).decode())
"""


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_game_in_a_fresh_process(game):
    played = {
        subprocess.run(
            [sys.executable, "-c", TRACE.format(game=game)],
            env={**os.environ, "PYTHONHASHSEED": seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for seed in ("1", "2")
    }
    assert len(played) == 1
