"""Flat Monte Carlo: every answer is tried in the same sampled worlds; clearly worse ones drop out."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

from desktop.ai.budget import Budget
from desktop.ai.worlds import play_out
from desktop.core.bot import Bot, Level
from desktop.core.dealer import Dealer
from desktop.core.game import Game

__all__ = ["Tried", "search"]

FIRST_CUT, EVERY, CLEARLY = 16, 8, 2.6
"""After how many worlds the worst drop out first, how often, and by how many standard errors."""


class Tried(NamedTuple):
    """What came of an answer: the mean share of the win, and in how many tried endings."""

    share: float
    visits: int


def search(
    game: Game[Any, Any, Any],
    bot: Bot[Any, Any, Any],
    view: Any,
    seat: int,
    actions: list[Any],
    level: Level,
    rng: Random,
    budget: Budget,
) -> list[Tried]:
    """Return what came of each answer, in their order."""
    shares: list[list[float]] = [[] for _ in actions]
    alive = list(range(len(actions)))
    dealer = Dealer(rng)
    worlds = 0
    while len(alive) > 1 and budget.left > 0:
        world = game.sample(view, rng)
        for index in alive:
            if not budget.spend():
                break
            state = game.copy(world)
            state.stack[-1].resolve(state, seat, actions[index], dealer)
            shares[index].append(play_out(game, bot, state, dealer, rng, level.depth)[seat])
        worlds += 1
        if worlds >= FIRST_CUT and worlds % EVERY == 0:
            alive = _race(shares, alive)
    return [Tried(fmean(each) if each else 0.0, len(each)) for each in shares]


def _race(shares: list[list[float]], alive: list[int]) -> list[int]:
    """Return the answers that are not clearly worse than the best in the worlds both were tried in."""
    best = max(alive, key=lambda index: fmean(shares[index]))
    return [index for index in alive if index == best or not _clearly(shares[best], shares[index])]


def _clearly(best: list[float], other: list[float]) -> bool:
    gaps = [one - two for one, two in zip(best, other, strict=False)]
    mean = fmean(gaps)
    variance = sum((gap - mean) ** 2 for gap in gaps) / max(1, len(gaps) - 1)
    return mean > 0 and mean > CLEARLY * sqrt((variance + 1e-4) / len(gaps))
