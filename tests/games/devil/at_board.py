"""A board of Auf Teufel komm raus at any moment of a game."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from random import Random

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from desktop.core.dealer import Recorder
from desktop.core.game import Decision
from desktop.core.record import Seat
from desktop.games.devil import GAME
from desktop.games.devil.actions import DRAW, STOP, Stake
from desktop.games.devil.board import Board
from desktop.games.devil.phases import Betting, Pulling
from desktop.ui.board.context import BoardContext
from desktop.ui.theme import Theme
from desktop.ui.translator import Translator

NAMES = ["Anna", "Saulus", "Angela", "Lucy", "Gottlieb", "Bartholomäus"]


class Table:
    """A game, a board for seat 0, and somebody who plays all other seats."""

    def __init__(self, seats=4, seed=1, options=None, language="en", theme="light", scale=1.0):
        self.rng = Random(seed)
        self.dealer = Recorder(self.rng)
        self.state = GAME.setup(seats, GAME.meta.complete(options or {}, seats), self.dealer)
        self.dealer.take()
        self.translator = Translator(language)
        self.sounds = []
        self.context = BoardContext(
            game=GAME,
            seats=[Seat(name, colour) for colour, name in enumerate(NAMES[:seats])],
            say=self.translator.speaker(NAMES[:seats]),
            theme=Theme.load(theme),
            explain=lambda action: GAME.refusal(self.state, 0, action),
            sound=self.sounds.append,
            text_scale=scale,
        )
        self.board = Board(self.context)
        self.chosen = []
        self.board.chosen.connect(self.chosen.append)

    def show(self):
        self.board.lay_out(GAME.view(self.state, 0))
        self.board.ask(self.decision())
        return self

    def decision(self):
        options = GAME.options(self.state, 0)
        return Decision(1, 0, GAME.prompt(self.state, 0), tuple(options)) if options else None

    def play(self, action=None, seat=None):
        seat = GAME.actors(self.state)[0] if seat is None else seat
        legal = GAME.options(self.state, seat)
        if action is None and isinstance(legal[0], Stake):
            action = legal[min(len(legal) - 1, self.rng.choice((4, 8, 12)))]
        elif action is None:
            action = STOP if STOP in legal and sum(self.state.line) >= 60 else DRAW
        GAME.play(self.state, seat, action, self.dealer)
        return self.dealer.take()[1]

    def until(self, wanted):
        for _ in range(5000):
            if wanted(self.state):
                return self.show()
            self.play()
        raise AssertionError("never came to that")


def pulling(state):
    """It is the turn of seat 0 to pull, with a piece in its line, after others have laid down coal."""
    return (
        bool(state.stack)
        and isinstance(state.stack[-1], Pulling)
        and state.stack[-1].seat == 0
        and len(state.line) > 1
        and state.best > 0
    )


def betting(state):
    return bool(state.stack) and isinstance(state.stack[-1], Betting) and 0 in GAME.actors(state)


def over(state):
    return not state.stack


def key(board, code):
    board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier))
