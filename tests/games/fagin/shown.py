"""A board of Fagin’s Gang in front of whoever is asked."""

from __future__ import annotations

from desktop.core.game import Decision
from desktop.core.record import Seat
from desktop.games.fagin import GAME
from desktop.games.fagin.board import Board
from desktop.ui.board.context import BoardContext
from desktop.ui.theme import Theme
from desktop.ui.translator import Translator

NAMES = ["Oliver", "Nancy", "Jack", "Charley", "Bill", "Bartholomäus"]


class Window:
    """A board in front of whoever is asked."""

    def __init__(self, state, *, language="en", theme="light", scale=1.0, speed=0.0):
        self.state = state
        seats = state.seats
        self.translator = Translator(language)
        self.context = BoardContext(
            game=GAME,
            seats=[Seat(name, colour) for colour, name in enumerate(NAMES[:seats])],
            say=self.translator.speaker(NAMES[:seats]),
            theme=Theme.load(theme),
            explain=lambda action: GAME.refusal(self.state, self.seat, action),
            sound=lambda _: None,
            text_scale=scale,
            speed=speed,
        )
        self.board = Board(self.context)
        self.chosen = []
        self.board.chosen.connect(self.chosen.append)
        self.show()

    @property
    def seat(self):
        return GAME.actors(self.state)[0] if self.state.stack else 0

    def show(self):
        self.board.lay_out(GAME.view(self.state, self.seat))
        options = GAME.options(self.state, self.seat)
        self.board.ask(
            Decision(1, self.seat, GAME.prompt(self.state, self.seat), tuple(options)) if options else None
        )
        return self


def reachable(board):
    """Return every answer that some glowing piece stands for."""
    return {action for piece in board.pieces() if piece.open for action in board.legal(piece)}
