"""CO-24, CO-30, CO-35 to CO-39: loot, the end and the scores."""

from __future__ import annotations

from desktop.core.dealer import Dealer
from desktop.games.coco.data import FRUIT, GOAL
from desktop.games.coco.events import GameEnded, LootTurned
from desktop.games.coco.state import Position
from desktop.games.coco.tiles import EMPTY, PUBLIC, bit_of, colour_of, kind_of, seen, worth

__all__ = ["collect", "final_places", "finish", "full", "score"]


def collect(state: Position, seat: int, good: int) -> int:
    """Put a tile on a seat's market place, where its owner looks at it; return it as it lies there."""
    good = seen(good, PUBLIC if state.terms.open_markets or state.terms.face_up else bit_of(seat))
    state.markets[seat].append(good)
    return good


def score(state: Position, seat: int) -> int:
    """CO-36, V3: return what the tiles on a seat's market place are worth."""
    market = state.markets[seat]
    if state.terms.race:
        return len(market)
    return sum(worth(colour_of(good), kind_of(good), seat) for good in market)


def final_places(state: Position) -> tuple[int, ...]:
    """CO-38, CO-39: the highest score wins; ties are shared, or told apart by fruit and then tiles."""
    keys: list[tuple[int, ...]] = []
    for seat, market in enumerate(state.markets):
        key: tuple[int, ...] = (score(state, seat),)
        if state.terms.fruit_first and not state.terms.race:
            key += (sum(kind_of(good) == FRUIT for good in market), len(market))
        keys.append(key)
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def full(state: Position, seat: int) -> bool:
    """CO-35: return whether a market place holds the tiles that end the game."""
    return len(state.markets[seat]) >= GOAL


def finish(state: Position, dealer: Dealer, *, stopped: bool = False) -> None:
    """CO-35, CO-36: the game is over at once; all tiles are turned over."""
    state.stack.clear()
    for market in state.markets:
        market[:] = [seen(good, PUBLIC) for good in market]
    state.load = [good if good == EMPTY else seen(good, PUBLIC) for good in state.load]
    if not dealer.listens:
        return
    scores = tuple(score(state, seat) for seat in range(state.seats))
    for seat, market in enumerate(state.markets):
        tiles = tuple((colour_of(good), kind_of(good)) for good in market)
        dealer.tell(LootTurned(seat, tiles, scores[seat]))
    winners = tuple(seat for seat, place in enumerate(final_places(state)) if place == 1)
    dealer.tell(GameEnded(scores, winners, state.turns, stopped))
