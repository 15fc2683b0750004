"""What a seat may answer."""

from __future__ import annotations

from desktop.core.game import Action
from desktop.games.devil.data import STEP

__all__ = ["DRAW", "STAKES", "STOP", "AnyAction", "Draw", "Stake", "Stop", "stakes_up_to"]


class Stake(Action, frozen=True, gc=False):
    """DV-11: bet this amount, in tens."""

    amount: int


class Draw(Action, frozen=True, gc=False):
    """DV-16: reveal a piece of coal; which one makes no difference and is no part of the answer."""


class Stop(Action, frozen=True, gc=False):
    """DV-17: keep what has been pulled out."""


AnyAction = Stake | Draw | Stop

DRAW = Draw()
STOP = Stop()
STAKES: tuple[Stake, ...] = tuple(Stake(amount) for amount in range(0, 40_000 + STEP, STEP))
"""Every stake that anybody can ever own, ready made."""

OFFERS = tuple(STAKES[: tens + 1] for tens in range(400))


def stakes_up_to(chips: int) -> tuple[Stake, ...]:
    """Return every stake that so many chips allow (DV-11)."""
    tens = chips // STEP
    return OFFERS[tens] if tens < len(OFFERS) else STAKES[: tens + 1]
