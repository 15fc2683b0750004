"""Moments of random games, and what is told of them."""

from random import Random

from desktop.core.dealer import Dealer


def moments(game, seats, every, seed=3, steps=10_000, **options):
    """Yield the position again and again while chance plays a game, and at its end."""
    rng = Random(seed)
    dealer = Dealer(rng)
    state = game.setup(seats, game.meta.complete(options, seats), dealer)
    for step in range(steps):
        if not state.stack:
            break
        if step % every == 0:
            yield state
        seat = rng.choice(game.actors(state))
        game.play(state, seat, rng.choice(game.options(state, seat)), dealer)
    yield state


def told(game, state, seat):
    """Return the sentences for a reader, in the source language; None is a spectator."""
    return [str(text) for text in game.told(game.view(state, seat))]
