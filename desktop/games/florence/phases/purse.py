"""Whether a seat can pay: with its florins, and by selling prestige where that is allowed."""

from __future__ import annotations

from desktop.core.text import Text
from desktop.games.florence import wording
from desktop.games.florence.data import SALE
from desktop.games.florence.state import Position

__all__ = ["unpaid"]


def unpaid(state: Position, seat: int, price: int) -> Text | None:
    """FL-21, FL-53, FL-65: explain why a seat cannot pay a price in florins; None: it can."""
    if state.funds(seat) >= price:
        return None
    if state.muse or not state.prestige[seat]:
        return wording.TOO_DEAR.fill(money=state.money[seat], price=price)
    return wording.TOO_DEAR_WITH_PRESTIGE.fill(
        money=state.money[seat], points=state.prestige[seat], sale=SALE, price=price
    )
