"""Prints the pictures of Fagin's Gang's rule pages: ``python packaging/make_fagin_pictures.py``.

They are pieces of the board in the positions that the worked round of the pages tells. They have no words
but names that are the same in all languages, so that one set serves them all.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from desktop.core.dealer import Forced
from desktop.core.game import Decision
from desktop.core.record import Seat
from desktop.games import load
from desktop.games.fagin.actions import GOODS, MARKET, MOVE, OPENINGS, Go
from desktop.games.fagin.board import Board
from desktop.games.fagin.data import GREEN, RED, UP
from desktop.games.fagin.phases.rounds import State, Turn
from desktop.ui.board.context import BoardContext
from desktop.ui.fonts import load_fonts
from desktop.ui.theme import Theme
from desktop.ui.translator import Translator

FOLDER = ROOT / "resources" / "games" / "fagin"
SIZE = QSize(312, 234)
STREETS = QRectF(14, 322, 440, 330)
"""The middle of the first three streets."""
STALLS = QRectF(866, 194, 532, 399)
ANNA, BEN = 0, 1
NAMES = ("Anna", "Ben")
THAMES, HOLBORN, COVENT = range(3)


class Scene(NamedTuple):
    """A picture: what has happened before, what is chosen now, and the piece of the board that shows it."""

    prepare: Callable[[State], None]
    chosen: tuple[object, ...]
    piece: QRectF


def _start(state: State) -> None:
    state.constables = [8, 3, 7, 2, 9, 0]
    state.headings[THAMES] = UP


def _market(state: State) -> None:
    _start(state)
    state.urchins[ANNA][THAMES] = 5
    for colour in (RED, GREEN):  # Ben has bought one of each
        state.stalls[colour] -= 1
        state.cargo[BEN][colour] += 1


def _second_round(state: State) -> None:
    _start(state)
    state.constables[THAMES] = 5
    state.urchins[ANNA][THAMES] = 4
    state.urchins[BEN][HOLBORN] = state.urchins[BEN][COVENT] = 5
    state.cargo[ANNA][GREEN] = 2


def _third_round(state: State) -> None:
    _second_round(state)
    state.constables = [1, 7, 3, 2, 9, 0]
    state.urchins[ANNA][COVENT] = 5
    state.urchins[BEN][COVENT] = 6


PICTURES = {
    "round-1": Scene(_start, (OPENINGS[MOVE],), STREETS),
    "round-2": Scene(_market, (OPENINGS[MARKET],), STALLS),
    "round-3": Scene(_second_round, (OPENINGS[MOVE], Go(COVENT, 5)), STREETS),
    "round-4": Scene(_third_round, (OPENINGS[GOODS],), STREETS),
}


def draw(scene: Scene) -> QImage:
    """Return a picture."""
    game = load("fagin")
    state = game.setup(2, game.meta.defaults(2), Forced(6, *[1] * 6, ANNA))
    scene.prepare(state)
    state.stack = [Turn(ANNA)]
    for action in scene.chosen:
        game.play(state, ANNA, action, Forced())
    board = Board(
        BoardContext(
            game=game,
            seats=[Seat(name, colour) for colour, name in enumerate(NAMES)],
            say=Translator("en").speaker(NAMES),
            theme=Theme.load("light"),
            explain=lambda _action: None,
            sound=lambda _name: None,
        )
    )
    board.lay_out(game.view(state, ANNA))
    board.ask(Decision(1, ANNA, game.prompt(state, ANNA), tuple(game.options(state, ANNA))))
    picture = QImage(SIZE * 2, QImage.Format.Format_RGB32)
    painter = QPainter(picture)
    board.render(painter, QRectF(picture.rect()), scene.piece)
    painter.end()
    return picture


def main() -> None:
    """Print all pictures: drawn at twice their size, which lets the small print keep its shape."""
    app = QApplication([])
    load_fonts()
    for name, scene in PICTURES.items():
        small = draw(scene).scaled(
            SIZE, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        small.save(str(FOLDER / f"{name}.png"))
    del app


if __name__ == "__main__":
    main()
