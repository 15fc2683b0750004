"""Scenes: positions set by hand, in which a test acts once."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from random import Random

import pytest

from desktop.core.dealer import Dealer, Forced
from desktop.core.game import Illegal
from desktop.games.florence import GAME
from desktop.games.florence.actions import DECLINE, PASS, Bid, Open, Place
from desktop.games.florence.estate import ORIENTATIONS, Tile, places, squares
from desktop.games.florence.phases.auction import Opening
from desktop.games.florence.phases.rounds import Award, Turns
from desktop.games.florence.phases.turn import Turn
from tests.games.florence.at_board import Table


class Scene:
    """A position with everything empty but what a test puts there; seat 0 leads."""

    def __init__(self, seats=3, **options):
        self.state = GAME.setup(seats, GAME.meta.complete(options, seats), Dealer(Random(1)))
        self.seats = seats
        self.dealer = Forced()
        state = self.state
        for cards in state.hand:
            state.decks[0] |= cards
        state.hand = [0] * seats
        state.order, state.after = list(range(seats)), [*range(1, seats), 0]
        state.starter, state.round = 0, 1

    def auction(self, opener=0):
        """Begin phase A."""
        state = self.state
        state.inside = (1 << self.seats) - 1
        state.stones = [-1] * 8
        waiting = tuple((opener + step) % self.seats for step in range(self.seats))
        state.stack = [Award(), Turns(waiting), Opening(opener)]
        return self

    def turn(self, seat=0, left=2):
        """Let a seat carry out actions; afterwards the round ends."""
        self.state.stack = [Award(), Turns(()), Turn(seat, left)]
        return self

    def set(self, **fields):
        """Set whole fields of the position."""
        for name, value in fields.items():
            assert hasattr(self.state, name)
            setattr(self.state, name, value)
        return self

    def hand(self, seat, *cards):
        return self._move(self.state.hand, 0, seat, cards)

    def table(self, seat, *cards):
        return self._move(self.state.table, 0, seat, cards)

    def bonus(self, seat, *cards):
        return self._move(self.state.bonus, 1, seat, cards)

    def goals(self, seat, *cards):
        return self._move(self.state.goals, 2, seat, cards)

    def _move(self, held, deck, seat, cards):
        for card in cards:
            self.state.decks[deck] &= ~(1 << card)
            held[seat] |= 1 << card
        return self

    def tile(self, seat, kind, cells=None):
        """Lay a tile: on these squares, or on the first that are free."""
        state = self.state
        if cells is None:
            spot = places(kind, state.taken[seat])[0]
            cells = cells_of(kind, spot)
        ground = squares(cells)
        assert not ground & state.taken[seat]
        state.tiles[seat] = (*state.tiles[seat], Tile(kind, ground))
        state.taken[seat] |= ground
        if kind < 10:
            state.built[seat] |= ground
            state.kinds[seat] |= 1 << kind
            state.supply[kind] -= 1
        else:
            lands = list(state.lands[seat])
            lands[kind - 10] += 1
            state.lands[seat] = tuple(lands)
            state.stacks[kind - 10] -= 1
        return self

    def chance(self, *outcomes):
        """Say what chance gives next."""
        self.dealer = Forced(*outcomes)
        return self

    def act(self, *actions):
        """Let whoever is asked answer."""
        for action in actions:
            GAME.play(self.state, GAME.actors(self.state)[0], action, self.dealer)
        return self

    def bids(self, *words):
        """Let the seats speak in an auction: a stack to open, a bid, "pass", "no"."""
        for word in words:
            match word:
                case "pass":
                    self.act(PASS)
                case "no":
                    self.act(DECLINE)
                case int():
                    self.act(Bid(word))
                case (stack,):
                    self.act(Open(stack))
        return self

    def place(self, *cells):
        """Lay the tile in question on these squares."""
        return self.act(spot_of(self.question.kind, cells))

    def anywhere(self):
        """Lay the tile in question somewhere."""
        return self.act(self.options()[0])

    def no_place(self, *cells):
        """Return why the tile in question cannot lie on these squares."""
        return self.refusal(spot_of(self.question.kind, cells))

    @property
    def question(self):
        return self.state.stack[-1]

    @property
    def actor(self):
        return GAME.actors(self.state)[0]

    def options(self):
        return list(GAME.options(self.state, self.actor))

    def refusal(self, action):
        reason = GAME.refusal(self.state, self.actor, action)
        return None if reason is None else str(reason)

    def can(self, action):
        return action in self.options()

    def illegal(self, action):
        with pytest.raises(Illegal):
            self.act(action)
        return self

    def events(self, kind):
        return [event for event in self.dealer.events if isinstance(event, kind)]


def cells_of(kind, spot):
    return [(spot.x + dx, spot.y + dy) for dx, dy in ORIENTATIONS[kind][spot.turn]]


def spot_of(kind, cells):
    """Return the answer that puts a tile on these squares, wherever they lie."""
    left, low = min(x for x, _ in cells), min(y for _, y in cells)
    outline = tuple(sorted((x - left, y - low) for x, y in cells))
    return Place(ORIENTATIONS[kind].index(outline), left, low)


@pytest.fixture
def scene():
    return Scene


@pytest.fixture
def table(qapp):
    """Return a board that shows a position and asks what is asked there."""

    def make(position, **how):
        return Table(position.state, **how).show()

    return make
