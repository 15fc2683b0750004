"""A board of The Princes of Florence at any position."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent

from desktop.core.game import Decision
from desktop.core.record import Seat
from desktop.games.florence import GAME
from desktop.games.florence.board import Board
from desktop.ui.board.context import BoardContext
from desktop.ui.board.things import Button
from desktop.ui.theme import Theme
from desktop.ui.translator import Translator

NAMES = ["Anna", "Lorenza", "Cosimo", "Giulia", "Bartholomäus"]


class Table:
    """A position, and the board of the seat that is asked."""

    def __init__(self, state, language="en", theme="light", scale=1.0, reader=0, speed=1.0):
        self.state, self.reader = state, reader
        seats = state.seats
        self.translator = Translator(language)
        self.sounds = []
        self.context = BoardContext(
            game=GAME,
            seats=[Seat(name, colour) for colour, name in enumerate(NAMES[:seats])],
            say=self.translator.speaker(NAMES[:seats]),
            theme=Theme.load(theme),
            explain=lambda action: GAME.refusal(self.state, self.reader, action),
            sound=self.sounds.append,
            text_scale=scale,
            speed=speed,
        )
        self.board = Board(self.context)
        self.chosen = []
        self.board.chosen.connect(self.chosen.append)

    def show(self):
        self.board.lay_out(GAME.view(self.state, self.reader))
        options = GAME.options(self.state, self.reader) if self.reader is not None else ()
        prompt = GAME.prompt(self.state, self.reader)
        self.board.ask(Decision(1, self.reader or 0, prompt, tuple(options)) if options else None)
        return self

    def piece(self, action):
        return next(piece for piece in self.board.pieces() if action in piece.actions)

    def button(self, words):
        return next(
            item for item in self.board.items() if isinstance(item, Button) and item.text.startswith(words)
        )

    def key(self, key):
        self.board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))

    @property
    def asked(self):
        return {action for piece in self.board.pieces() if piece.open for action in piece.actions}
