"""The end of a game and its ranking."""

from __future__ import annotations

from desktop.core.dealer import Dealer
from desktop.games.fagin.events import GameEnded
from desktop.games.fagin.state import Position

__all__ = ["final_places", "finish"]


def final_places(state: Position) -> tuple[int, ...]:
    """FA-60: urchins at Fagin's, then shillings, then cubes; equal seats share a place."""
    standings = [state.standing(seat) for seat in range(state.seats)]
    return tuple(1 + sum(other > own for other in standings) for own in standings)


def finish(state: Position, dealer: Dealer, *, limit: bool) -> None:
    """FA-58, FA-61: the game is over at once, in the middle of whatever was going on."""
    state.stack.clear()
    dealer.tell(GameEnded(final_places(state), limit))
