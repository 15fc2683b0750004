"""Playing on inside a sampled world, as fast as the rules allow."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from random import Random
from typing import Any

from desktop.core.bot import Bot
from desktop.core.dealer import Dealer
from desktop.core.game import Game, Options

__all__ = ["next_actor", "payoff", "play_out", "random_game"]

CLOCK_RARITY = 12
"""In a playout without time the clock of the table answers once in so many answers of each seat."""


def next_actor(actors: Sequence[int], rng: Random) -> int:
    """Return who answers next where several may: anybody, and now and then the clock."""
    if len(actors) == 1:
        return actors[0]
    if actors[0] >= 0:
        return actors[floor(rng.random() * len(actors))]
    seat = floor(rng.random() * (CLOCK_RARITY * (len(actors) - 1) + 1))
    return actors[1 + (seat - 1) // CLOCK_RARITY] if seat else actors[0]


def random_game(game: Game[Any, Any, Any], seats: int, options: Options, rng: Random) -> tuple[Any, int]:
    """Play a game of random answers; return the last position and how many answers were given."""
    dealer = Dealer(rng)
    random = rng.random
    longest = game.meta.longest
    state = game.setup(seats, options, dealer)
    for steps in range(longest):
        if not (stack := state.stack):
            return state, steps
        phase = stack[-1]
        actors = phase.actors(state)
        seat = actors[0] if len(actors) == 1 else actors[floor(random() * len(actors))]
        possible = phase.options(state, seat)
        count = len(possible)
        phase.resolve(state, seat, possible[floor(random() * count) if count > 1 else 0], dealer)
    return state, longest


def play_out(
    game: Game[Any, Any, Any], bot: Bot[Any, Any, Any], state: Any, dealer: Dealer, rng: Random, depth: int
) -> tuple[float, ...]:
    """Play on with the bot's quick choices and return every seat's share of the win.

    Args:
        depth: how many answers are given before the bot values the position; 0 plays to the end.
    """
    choose = bot.playout
    for _ in range(depth or game.meta.longest):
        if not state.stack:
            break
        phase = state.stack[-1]
        seat = next_actor(phase.actors(state), rng)
        phase.resolve(state, seat, choose(state, seat, phase.options(state, seat), rng), dealer)
    return payoff(game, state) if not state.stack else bot.value(state)


def payoff(game: Game[Any, Any, Any], state: Any) -> tuple[float, ...]:
    """Return every seat's share of the win at the end of a game: 1 for the winner, split in a tie."""
    places = game.places(state)
    winners = places.count(1)
    return tuple(1 / winners if place == 1 else 0.0 for place in places)
