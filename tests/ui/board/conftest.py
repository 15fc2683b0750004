"""A table of pieces that stand for the answers of the reference game."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QPointF, QRectF

from desktop.core.game import Action, Decision, Event
from desktop.core.record import Seat
from desktop.core.text import literal, say
from desktop.ui.board import motion
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import oblong
from desktop.ui.board.piece import Piece
from desktop.ui.board.view import BoardView
from desktop.ui.theme import Theme


class Take(Action, frozen=True):
    """Take this many."""

    number: int


class Taken(Event, frozen=True):
    """A number was taken."""

    number: int


class Rules:
    """As much of a game as a board asks for."""

    def label(self, action):
        return say("test", "Take {number}").fill(number=action.number)

    def tell(self, event):
        return literal(f"{event.number} was taken")


class Stone(Piece):
    """A square with an answer."""

    def __init__(self, x, y, *actions, hint=""):
        super().__init__()
        self.actions = actions
        self.hint = hint
        self.set_outline(oblong(QRectF(-40, -40, 80, 80)))
        self.setPos(x, y)


class Stones(BoardView):
    """Three stones in a row and one below that means two answers."""

    def build(self):
        self.built = getattr(self, "built", 0) + 1
        self.one = Stone(200, 200, Take(1), hint="This one costs 1.")
        self.two = Stone(500, 210, Take(2))
        self.three = Stone(800, 190, Take(3))
        self.both = Stone(500, 600, Take(4), Take(5))
        self.art = self.wordless("art", QRectF(0, 0, 1400, 1000), lambda _: None)
        for stone in (self.three, self.two, self.both, self.one):
            self.addItem(stone)

    def arrange(self, view):
        self.arranged = view
        self.one.setPos(200, 200)

    def act(self, event, view):
        return motion.travel(self.one, QPointF(200, 200 + event.number), 300)


@pytest.fixture
def said():
    """What was explained, announced and heard."""
    return {"reason": None, "sounds": [], "chosen": [], "announced": []}


@pytest.fixture
def board(qapp, said):
    context = BoardContext(
        game=Rules(),
        seats=[Seat("Anna", 0), Seat("Bert", 3)],
        say=str,
        theme=Theme.load("light"),
        explain=lambda _: said["reason"],
        sound=said["sounds"].append,
        speed=20.0,
    )
    board = Stones(context)
    board.chosen.connect(said["chosen"].append)
    board.announced.connect(said["announced"].append)
    board.lay_out("first view")
    return board


def question(*numbers):
    return Decision(1, 0, literal("Which?"), tuple(Take(number) for number in numbers))
