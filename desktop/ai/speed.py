"""How fast a game is: random play, and what each part of it costs, in time of one core."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from statistics import median
from time import process_time
from typing import Any, Protocol

import msgspec

from desktop.ai.worlds import random_game
from desktop.core.dealer import Dealer
from desktop.core.game import Game, Options

__all__ = ["Measure", "Rival", "Speed", "interval", "measure"]

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


class Rival(Protocol):
    """Another game in another framework, measured turn by turn with ours."""

    name: str

    def play(self, seconds: float) -> None:
        """Play random games for a while and note how many."""


def measure(
    game: Game[Any, Any, Any],
    seats: int,
    options: Options,
    *,
    seed: int,
    seconds: float = 2.0,
    repeats: int = 15,
    rivals: Sequence[Rival] = (),
) -> Speed:
    """Measure a game for about so many seconds; rivals take turns with it."""
    share = seconds / 2 / repeats
    play = []
    for repeat in range(repeats):
        play.append(_play_for(game, seats, options, Random(f"{seed} {repeat}"), share))
        for rival in rivals:
            rival.play(share)
    found = {
        "decisions_per_second": interval([decisions for decisions, _ in play]),
        "games_per_second": interval([games for _, games in play]),
        **_parts(game, _positions(game, seats, options, Random(seed)), seconds / 8, repeats),
    }
    figures = {name: each.median for name, each in found.items()}
    return Speed(**figures, intervals={name: (each.low, each.high) for name, each in found.items()})


def _parts(
    game: Game[Any, Any, Any], positions: list[Any], seconds: float, repeats: int
) -> dict[str, Measure]:
    """Measure what copying, options, views and samples cost on these positions."""
    rng = Random(0)
    asked = [(state, game.actors(state)[-1]) for state in positions]
    views = [(game.view(state, seat), rng) for state, seat in asked]
    return {
        "copy_us": _repeat(game.copy, [(state,) for state in positions], seconds, repeats),
        "options_us": _repeat(game.options, asked, seconds, repeats),
        "view_us": _repeat(game.view, asked, seconds, repeats),
        "sample_us": _repeat(game.sample, views, seconds, repeats),
    }


def _play_for(
    game: Game[Any, Any, Any], seats: int, options: Options, rng: Random, seconds: float
) -> tuple[float, float]:
    """Play random games for a while; return decisions and games per second."""
    began = process_time()
    decisions = games = 0
    while (spent := process_time() - began) < seconds or not games:
        decisions += random_game(game, seats, options, rng)[1]
        games += 1
    spent = process_time() - began
    return decisions / spent, games / spent


def _positions(game: Game[Any, Any, Any], seats: int, options: Options, rng: Random) -> list[Any]:
    """Return positions from all over random games."""
    _, length = random_game(game, seats, options, rng)
    chance = POSITIONS / max(POSITIONS, length)
    found: list[Any] = []
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


def _repeat(
    call: Callable[..., Any], values: Sequence[tuple[Any, ...]], seconds: float, repeats: int
) -> Measure:
    """Return what a call takes on average over the values, in microseconds."""
    share = seconds / repeats

    def once() -> float:
        rounds = 0
        began = process_time()
        while (spent := process_time() - began) < share or not rounds:  # the clock may be a coarse one
            for value in values:
                call(*value)
            rounds += 1
        return 1e6 * spent / rounds / len(values)

    return interval([once() for _ in range(repeats)])
