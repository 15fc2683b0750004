"""How fast a game is: random play, and what each part of it costs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

import msgspec

from desktop.ai.worlds import random_game
from desktop.core.dealer import Dealer
from desktop.core.game import Game, Options

__all__ = ["Measure", "Speed", "measure"]

POSITIONS = 64
"""How many positions of random games the parts are measured on."""


class Measure(msgspec.Struct, frozen=True):
    """The median of repeated measurements, and the least and greatest of its 95 % interval."""

    median: float
    low: float
    high: float


class Speed(msgspec.Struct, frozen=True):
    """How fast one game is on this machine, on one core."""

    decisions_per_second: float
    games_per_second: float
    copy_us: float
    options_us: float
    view_us: float
    sample_us: float
    intervals: dict[str, tuple[float, float]]


def interval(values: Sequence[float]) -> Measure:
    """Return the median with its distribution-free 95 % interval, from the order of the values."""
    ordered = sorted(values)
    count = len(ordered)
    below = max(0, int(count / 2 - 0.98 * count**0.5))
    return Measure(median(ordered), ordered[below], ordered[count - 1 - below])


def measure(
    game: Game[Any, Any, Any],
    seats: int,
    options: Options,
    *,
    seed: int,
    seconds: float = 2.0,
    repeats: int = 15,
) -> Speed:
    """Measure a game for about so many seconds."""
    share = seconds / 2 / repeats
    play = [_play_for(game, seats, options, Random(f"{seed} {repeat}"), share) for repeat in range(repeats)]
    rng = Random(seed)
    positions = _positions(game, seats, options, rng)
    asked = [(state, game.actors(state)[0]) for state in positions]
    views = [game.view(state, seat) for state, seat in asked if seat >= 0]
    parts: dict[str, Callable[[], None]] = {
        "copy_us": lambda: _each(game.copy, positions),
        "options_us": lambda: _pairs(game.options, asked),
        "view_us": lambda: _pairs(game.view, [(state, seat) for state, seat in asked if seat >= 0]),
        "sample_us": lambda: _pairs(game.sample, [(view, rng) for view in views]),
    }
    sizes = {"copy_us": len(positions), "options_us": len(asked)}
    found = {
        "decisions_per_second": interval([decisions for decisions, _ in play]),
        "games_per_second": interval([games for _, games in play]),
    }
    for name, part in parts.items():
        found[name] = _repeat(part, sizes.get(name, len(views)), seconds / 8, repeats)
    figures = {name: each.median for name, each in found.items()}
    return Speed(**figures, intervals={name: (each.low, each.high) for name, each in found.items()})


def _play_for(
    game: Game[Any, Any, Any], seats: int, options: Options, rng: Random, seconds: float
) -> tuple[float, float]:
    """Play random games for a while; return decisions and games per second."""
    began = perf_counter()
    decisions = games = 0
    while (spent := perf_counter() - began) < seconds or not games:
        decisions += random_game(game, seats, options, rng)[1]
        games += 1
    spent = perf_counter() - began
    return decisions / spent, games / spent


def _positions(game: Game[Any, Any, Any], seats: int, options: Options, rng: Random) -> list[Any]:
    """Return positions from all over random games."""
    _, length = random_game(game, seats, options, rng)
    chance, found = POSITIONS / max(POSITIONS, length), []
    dealer = Dealer(rng)
    while len(found) < POSITIONS:
        state = game.setup(seats, options, dealer)
        for _ in range(game.meta.longest):
            if not state.stack or len(found) >= POSITIONS:
                break
            if rng.random() < chance:
                found.append(game.copy(state))
            seat = rng.choice(game.actors(state))
            state.stack[-1].resolve(state, seat, rng.choice(game.options(state, seat)), dealer)
    return found


def _each(call: Callable[[Any], Any], values: Sequence[Any]) -> None:
    for value in values:
        call(value)


def _pairs(call: Callable[[Any, Any], Any], pairs: Sequence[tuple[Any, Any]]) -> None:
    for first, second in pairs:
        call(first, second)


def _repeat(part: Callable[[], None], size: int, seconds: float, repeats: int) -> Measure:
    """Return what one call of ``size`` calls takes, in microseconds."""
    part()
    began = perf_counter()
    part()
    times = max(1, round(seconds / repeats / max(1e-9, perf_counter() - began)))
    found = []
    for _ in range(repeats):
        began = perf_counter()
        for _ in range(times):
            part()
        found.append(1e6 * (perf_counter() - began) / times / size)
    return interval(found)
