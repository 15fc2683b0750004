"""Quick answers without a plan: what people do who play by habit."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from desktop.games.fagin.actions import (
    DONE,
    GOODS,
    MARKET,
    MONEY,
    MOVE,
    OPENINGS,
    PASS,
    STOP,
    AnyAction,
    Go,
    Steal,
    Swap,
)
from desktop.games.fagin.data import CARGO_LIMIT, FEE, HOME, PRICES, RUN
from desktop.games.fagin.phases.market import Trading
from desktop.games.fagin.phases.moving import Moving
from desktop.games.fagin.phases.rounds import Turn
from desktop.games.fagin.phases.stealing import Stealing
from desktop.games.fagin.state import Position

__all__ = ["habit"]

LEAVES_MARKET = 0.6


def habit(state: Position, seat: int, options: Sequence[AnyAction], rng: Random) -> AnyAction:
    """Return a sensible answer fast: gather up to three urchins, goods and money, then go up and home."""
    phase = state.stack[-1]
    match phase:
        case Turn():
            return _open(state, seat, options, rng)
        case Moving():
            return _move(state, seat, options, rng)
        case Stealing():
            steals = [action for action in options if isinstance(action, Steal)]
            swaps = [action for action in options if isinstance(action, Swap)]
            return steals[0] if steals else STOP if STOP in options else swaps[0]
        case Trading() if rng.random() < LEAVES_MARKET:
            return DONE
        case _:
            return options[int(rng.random() * len(options))]


def _open(state: Position, seat: int, options: Sequence[AnyAction], rng: Random) -> AnyAction:
    places, cargo = state.urchins[seat], state.cargo[seat]
    out = sum(place >= 0 for place in places)
    need = (state.goal - state.homes(seat)) * FEE - state.money[seat]
    ready = any(
        place >= 0 and cargo[street] >= (place + 1) * PRICES[street] for street, place in enumerate(places)
    )
    wishes = [MONEY, GOODS] if need > 0 and rng.random() < 0.5 else [GOODS, MONEY]
    if (ready and state.money[seat] >= FEE) or out < 2 or sum(cargo) > CARGO_LIMIT - 4:
        wishes = [MOVE, *wishes]
    if rng.random() < 0.1 or out == 0:
        wishes.append(MARKET)
    for kind in (*wishes, MOVE):
        if OPENINGS[kind] in options:
            return OPENINGS[kind]
    return options[0] if options[0] != PASS else PASS


def _move(state: Position, seat: int, options: Sequence[AnyAction], rng: Random) -> AnyAction:
    """Go home if that is possible, otherwise as far up as it takes, but not onto the edge."""
    homeward = [action for action in options if isinstance(action, Go) and action.to == HOME]
    if homeward:
        return homeward[int(rng.random() * len(homeward))]
    climbs = [
        action
        for action in options
        if isinstance(action, Go) and 1 <= action.to <= _level(state, seat, action.street)
    ]
    if not climbs:
        return STOP if STOP in options else options[int(rng.random() * len(options))]
    return climbs[int(rng.random() * len(climbs))]


def _level(state: Position, seat: int, street: int) -> int:
    place = state.urchins[seat][street]
    return place if place >= 0 else RUN - 2
