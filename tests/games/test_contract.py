"""Every game keeps the laws, at all seat counts, with every option, from several seeds."""

import os
import subprocess
import sys
from random import Random

import msgspec
import pytest

from desktop.core.contract import check, option_sets
from desktop.core.dealer import Recorder
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


@pytest.mark.parametrize("game", GAMES)
def test_while_all_at_a_screen_look_on_they_see_what_a_spectator_sees(game):
    """Only whose place it is may differ; whoever answers can do so from that."""
    rules = load(game)
    seats = rules.meta.seats[1]
    for options in option_sets(rules, seats):
        rng, dealer = Random(3), Recorder(Random(4))
        state = rules.setup(seats, options, dealer)
        for _ in range(120):
            if not state.stack:
                break
            public = rules.view(state, None)
            for seat in range(seats):
                seen = rules.common(public, seat)
                assert seen is None or msgspec.structs.replace(seen, seat=None) == public
            seat = rules.actors(state)[0]
            rules.play(state, seat, rng.choice(list(rules.options(state, seat))), dealer)


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
