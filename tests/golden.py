"""Golden records: whole games a person can read, replayed and compared to the letter.

A record is a text file ``tests/games/<id>/golden/<name>.txt``. Its head says how the table was set; then
each answer stands on a line of its own, with what chance gave, and under it what was told and how the
scores stand. ``pytest --rewrite-golden`` plays the games anew from the seeds in their heads.
"""

import json
from pathlib import Path
from random import Random

import msgspec

from desktop.core.dealer import Recorder, Replayer

GAMES_FOLDER = Path(__file__).parent / "games"


def files(game):
    """Return the golden records of a game, by name."""
    return sorted((GAMES_FOLDER / game / "golden").glob("*.txt"))


def head(text):
    """Return the settings in the first lines of a record: seats, options, seed."""
    return dict(line.split(" ", 1) for line in text.splitlines()[:4])


def play(game, seats, options, seed):
    """Play a game by the quick answers of its bot and return the record as text."""
    rng, dealer = Random(seed), Recorder(Random(seed))
    bot = game.bot()
    options = game.meta.complete(options, seats)
    state = game.setup(seats, options, dealer)
    lines = [f"rules {game.rules}", f"seats {seats}", f"options {json.dumps(options)}", f"seed {seed}", ""]
    lines += _told(game, *dealer.take())
    while state.stack:
        actors = game.actors(state)
        seat = actors[int(rng.random() * len(actors))]
        given = game.options(state, seat)
        action = given[0] if len(given) == 1 else bot.playout(state, seat, given, rng)
        game.play(state, seat, action, dealer)
        lines += _step(game, state, seat, action, dealer)
    lines += _end(game, state)
    return "\n".join(lines) + "\n"


def replay(game, text):
    """Play a record once more, answer by answer and chance by chance, and return it as text."""
    settings = head(text)
    seats, options = int(settings["seats"]), json.loads(settings["options"])
    body = text.splitlines()[5:]
    dealer = Replayer(_chance(body[0]))
    state = game.setup(seats, game.meta.complete(options, seats), dealer)
    lines = text.splitlines()[:5]
    lines += _told(game, *dealer.take())
    for index, line in enumerate(body):
        if not line.startswith("> "):
            continue
        seat, raw = line[2:].split(" ", 1)
        dealer.load(_chance(body[index + 1]))
        action = game.codec.action(raw.encode())
        game.play(state, int(seat), action, dealer)
        lines += _step(game, state, int(seat), action, dealer)
    dealer.close()
    lines += _end(game, state)
    return "\n".join(lines) + "\n"


def _step(game, state, seat, action, dealer):
    shown = msgspec.json.encode(action).decode()
    return ["", f"> {seat} {shown}", *_told(game, *dealer.take()), f"= {_numbers(game.scores(state))}"]


def _told(game, chance, events):
    lines = [f"~ {_numbers(chance)}".rstrip()]
    for event in events:
        told = game.tell(event)
        lines.append(f"  {told if told is not None else type(event).__name__}")
    return lines


def _end(game, state):
    return ["", f"places {_numbers(game.places(state))}", game.codec.encode(state).decode()]


def _numbers(values):
    return " ".join(f"{value:g}" for value in values)


def _chance(line):
    assert line.startswith("~"), f"no chance in {line!r}"
    return [int(number) for number in line[1:].split()]
