"""A board for one seat, and how tests look at it."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from random import Random

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from desktop.core.dealer import Recorder
from desktop.core.game import Decision
from desktop.core.record import Seat
from desktop.games.coco.board import Board
from desktop.ui.board.context import BoardContext
from desktop.ui.theme import Theme
from desktop.ui.translator import Translator
from tests.games.coco.table import GAME

NAMES = ["Mia", "Bo", "Kiki", "Maximilian-Alexander"]


class Show:
    """A position, a board for one seat, and what was chosen on it."""

    def __init__(self, state, seat=0, language="en", theme="light", scale=1.0):
        self.state, self.seat = state, seat
        seats = len(state.terms.places)
        self.translator = Translator(language)
        self.sounds = []
        self.context = BoardContext(
            game=GAME,
            seats=[Seat(name, colour) for name, colour in zip(NAMES, (1, 5, 2, 0), strict=True)][:seats],
            say=self.translator.speaker(NAMES[:seats]),
            theme=Theme.load(theme),
            explain=lambda action: GAME.refusal(self.state, self.seat, action),
            sound=self.sounds.append,
            text_scale=scale,
        )
        self.board = Board(self.context)
        self.chosen = []
        self.board.chosen.connect(self.chosen.append)
        self.show()

    def show(self):
        self.board.lay_out(GAME.view(self.state, self.seat))
        options = GAME.options(self.state, self.seat)
        prompt = GAME.prompt(self.state, self.seat)
        self.board.ask(Decision(self.state.turns, self.seat, prompt, tuple(options)) if options else None)
        return self

    def glowing(self):
        return {action for piece in self.board.pieces() if piece.open for action in piece.actions}


def random_state(seats, seed, wanted, options=None):
    """Return a position of a random game in which seat 0 is asked by such a phase (None: the end)."""
    rng = Random(seed)
    for _ in range(40):
        dealer = Recorder(rng)
        state = GAME.setup(seats, GAME.meta.complete(options or {}, seats), dealer)
        while state.stack:
            if wanted and type(state.stack[-1]) is wanted and 0 in GAME.actors(state):
                return state
            seat = GAME.actors(state)[0]
            GAME.play(state, seat, rng.choice(list(GAME.options(state, seat))), dealer)
        if wanted is None:
            return state
    raise AssertionError("never came to that")


def key(board, code):
    board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier))


def all_words(board):
    """Everything that is said anywhere on the board."""
    items = list(board.items())
    return " | ".join(getattr(item, "hint", "") + " " + getattr(item, "name", "") for item in items)
