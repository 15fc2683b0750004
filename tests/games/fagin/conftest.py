"""A table of Fagin's Gang in any situation."""

from random import Random

import pytest

from desktop.core.dealer import Forced
from desktop.games.fagin import GAME
from desktop.games.fagin.actions import OPENINGS, Begin
from desktop.games.fagin.data import AWAY, COLOURS, CUBES, STALL, UP
from desktop.games.fagin.phases.rounds import Turn


class Scene:
    """A round in which seat 0 begins: set it up, play it, look at what happened.

    Nobody has a cube, the streets are empty, and constables are only where the test puts them.
    """

    def __init__(self, seats=3, **options):
        given = GAME.meta.complete({"quiet": True, **options}, seats)
        self.state = GAME.setup(seats, given, Forced(6, *([1] * 6 if not given["quiet"] else []), 0))
        self.state.cargo = [[0] * COLOURS for _ in range(seats)]
        self.state.warehouses = [CUBES[seats] - STALL] * COLOURS
        self.state.constables = [AWAY] * COLOURS
        self.dealer = Forced()

    def urchin(self, seat, street, level):
        self.state.urchins[seat][street] = level
        return self

    def constable(self, street, level, heading=UP):
        self.state.constables[street] = level
        self.state.headings[street] = heading
        return self

    def cubes(self, seat, **colours):
        names = ("blue", "red", "green", "yellow", "black", "violet")
        for name, cubes in colours.items():
            self.state.cargo[seat][names.index(name)] += cubes
            self.state.warehouses[names.index(name)] -= cubes
        return self

    def money(self, seat, money):
        self.state.money[seat] = money
        return self

    def turn(self, seat):
        self.state.stack = [Turn(seat)]
        return self

    def play(self, *actions):
        """The seat that is asked answers; a plain number opens one of the four actions."""
        for action in actions:
            answer = OPENINGS[action] if isinstance(action, int) else action
            GAME.play(self.state, GAME.actors(self.state)[0], answer, self.dealer)
            GAME.invariants(self.state)
        return self

    def chance(self, *dice):
        self.dealer = Forced(*dice)
        return self

    def options(self, kind=object):
        seat = GAME.actors(self.state)[0]
        return [option for option in GAME.options(self.state, seat) if isinstance(option, kind)]

    def kinds(self):
        return {option.kind for option in self.options(Begin)}

    def refusal(self, action):
        return GAME.refusal(self.state, GAME.actors(self.state)[0], action)

    def events(self, kind):
        return [event for event in self.dealer.events if isinstance(event, kind)]

    def level(self, seat, street):
        return self.state.urchins[seat][street]

    def asked(self):
        return self.state.stack[-1] if self.state.stack else None


@pytest.fixture
def table():
    return Scene


@pytest.fixture
def rng():
    return Random(7)


@pytest.fixture
def window(qapp):
    from tests.games.fagin.shown import Window  # rules are tested without Qt

    return Window
