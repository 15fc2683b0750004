"""Draw or stop, solved exactly, for the seat that acts last in a round: nobody's choices come after."""

from __future__ import annotations

import numpy as np

from desktop.games.devil.data import STEP
from desktop.games.devil.view import KINDS, DevilView
from desktop.games.devil.worlds import Worlds, win_share

__all__ = ["last_to_act"]

DEPTH = 9
"""How many more pieces are looked at; nobody is right to want more."""

UNIT = STEP // 2
"""Every coal total is a multiple of this."""


class _Oven:
    """The recursion over what is left in the oven.

    Attributes:
        values: what stopping is worth, by pieces drawn from now on and units of coal drawn from now on.
        bust: what a devil is worth.
    """

    def __init__(self, values: np.ndarray, bust: float, devils: int) -> None:
        self.values = values.tolist()
        self.bust = bust
        self.devils = devils
        self.known: dict[tuple[int, ...], float] = {}

    def best(self, left: tuple[int, ...], pieces: int, units: int) -> float:
        """Return what the better of drawing and stopping is worth."""
        known = self.known.get(left)
        if known is None:
            stop: float = self.values[pieces][units]
            ends = pieces == DEPTH or not self.devils + sum(left)
            known = stop if ends else max(stop, self.draw(left, pieces, units))
            self.known[left] = known
        return known

    def draw(self, left: tuple[int, ...], pieces: int, units: int) -> float:
        """Return what one more piece is worth, with the best play after it."""
        worth = self.devils * self.bust
        for kind, number in enumerate(left):
            if number:
                rest = (*left[:kind], number - 1, *left[kind + 1 :])
                worth += number * self.best(rest, pieces + 1, units + KINDS[kind] // UNIT)
        return worth / (self.devils + sum(left))


def last_to_act(view: DevilView, seat: int, table: Worlds) -> tuple[float, float]:
    """Return the share of the win after stopping and after drawing.

    Args:
        view: the seat's view; it has at least one piece in its line.
        seat: who acts, the last of the round.
        table: one world of this view.
    """
    total, count = sum(view.line), len(view.line)
    units = DEPTH * max(KINDS) // UNIT + 1
    more = np.arange(units)
    shares = np.zeros((DEPTH + 1, units))
    for pieces in range(DEPTH + 1):
        shares[pieces] = _shares(table, view, seat, total + UNIT * more, count + pieces)
    bust = float(_shares(table, view, seat, np.array([-1]), 0)[0])
    oven = _Oven(shares, bust, view.oven[-1])
    return float(shares[0][0]), oven.draw(view.oven[:-1], 0, 0)


def _shares(table: Worlds, view: DevilView, seat: int, totals: np.ndarray, pieces: int) -> np.ndarray:
    """Return the seat's share of the win for each of its possible totals."""
    worlds = table.spread(len(totals))
    if totals[0] < 0:
        worlds.pay_pacts(seat, np.ones(len(totals), dtype=bool), view.holders)
    worlds.totals[:, seat] = totals
    worlds.counts[:, seat] = pieces
    worlds.best = np.maximum(worlds.best, totals)
    return win_share(worlds.wealth(), seat, view.goal)
