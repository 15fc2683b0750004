"""A table of Auf Teufel komm raus in any situation."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from random import Random

import pytest

from desktop.core.dealer import Recorder
from desktop.games.devil import GAME
from desktop.games.devil.actions import DRAW, STOP, Stake
from desktop.games.devil.data import DEVIL
from desktop.games.devil.phases import Betting, Pulling
from tests.games.devil.at_board import Table, betting, pulling


class Scene:
    """One round at the table: set it up, play it, look at what happened."""

    def __init__(self, wealth, *, starter=0, holders=(), options=None):
        seats = len(wealth)
        self.dealer = Recorder(Random(1))
        self.state = GAME.setup(seats, GAME.meta.complete(options or {}, seats), self.dealer)
        self.state.starter = starter
        self.state.stock = list(wealth)
        self.state.holders = list(holders)
        self.state.placed = list(wealth)
        self.state.stack = [Betting([0] * seats, (1 << seats) - 1)]
        self.dealer.take()

    def stake(self, *stakes):
        for seat, amount in enumerate(stakes):
            GAME.play(self.state, seat, Stake(amount), self.dealer)
        return self

    def pull(self, *pieces, stop=True):
        """The acting seat turns over these pieces and stops, unless the last is a devil."""
        for piece in pieces:
            # the piece asked for comes first in the bag, and chance gives the first
            self.state.oven.remove(piece)
            self.state.oven.insert(0, piece)
            self.dealer._random = lambda: 0.0
            GAME.play(self.state, self.state.stack[-1].seat, DRAW, self.dealer)
        if stop and pieces[-1] != DEVIL:
            GAME.play(self.state, self.state.stack[-1].seat, STOP, self.dealer)
        return self

    def events(self, kind):
        return [event for event in self.dealer.events if isinstance(event, kind)]


@pytest.fixture
def scene():
    return Scene


@pytest.fixture
def settle():
    return _settle


def _settle(wealth, turns, starter=0, options=None):
    """Play the end of a round in which every seat had (stake, total or None for a devil, pieces).

    Returns what everybody gained, and the table.
    """
    table = Scene(wealth, starter=starter, options=options)
    state = table.state
    for seat, (stake, total, pieces) in enumerate(turns):
        state.stakes[seat] = stake
        state.stock[seat] -= stake
        state.totals[seat] = -1 if total is None else total
        state.counts[seat] = pieces
    # the last seat lays its coal down through the rules, the others have done so before
    last = (starter - 1) % len(wealth)
    _, total, pieces = turns[last]
    state.totals[last], state.counts[last] = None, 0
    state.stack = [Pulling(seat=last)]
    if total is None:
        table.pull(DEVIL)
    else:
        state.line = [total - 10 * (pieces - 1)] + [10] * (pieces - 1)
        GAME.play(state, last, STOP, table.dealer)
    return tuple(after - before for after, before in zip(state.stock, wealth, strict=True)), table


@pytest.fixture
def table(qapp):
    return Table().until(pulling)


@pytest.fixture
def bet(qapp):
    return Table(seed=3).until(betting)
