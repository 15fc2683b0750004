"""Prints the pictures of Florence's rule pages: ``python packaging/make_florence_pictures.py``.

They are painted by the same functions as the board, from the outlines of the rules. They have no words, so
that one set serves all languages. Roofs and waves are clipped, which Qt's SVG does not know, hence PNG.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath
from PySide6.QtWidgets import QApplication

from desktop.core.record import Seat
from desktop.games import load
from desktop.games.florence.board.estates import paint_estate
from desktop.games.florence.board.signs import tick
from desktop.games.florence.board.tiles import paint_tile, sample_ground
from desktop.games.florence.data import BUILDING_KINDS, LANDSCAPE_KINDS, PARK, TOW
from desktop.games.florence.estate import ORIENTATIONS, SIDE, Tile, squares
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse
from desktop.ui.board.press import fill, stroke
from desktop.ui.theme import Theme

FOLDER = ROOT / "resources" / "games" / "florence"
ALL_TILES = QSize(560, 320)
ESTATES = QSize(560, 196)
SQUARE, GAP = 24.0, 14.0
ROWS = (BUILDING_KINDS[:5], BUILDING_KINDS[5:], LANDSCAPE_KINDS)

Paint = Callable[[BoardContext, QPainter], None]


def context() -> BoardContext:
    """Return the table of the pictures."""
    return BoardContext(
        game=load("florence"),
        seats=[Seat("", 0)],
        say=str,
        theme=Theme.load("light"),
        explain=lambda _action: None,
        sound=lambda _name: None,
    )


def tiles(table: BoardContext, painter: QPainter) -> None:
    """Print every kind of tile in the order of the table, as it is drawn in the rules."""
    for line, kinds in enumerate(ROWS):
        for column, kind in enumerate(kinds):
            cells = ORIENTATIONS[kind][0]
            width, height = 1 + max(x for x, _ in cells), 1 + max(y for _, y in cells)
            middle = QPointF((column + 0.5) * ALL_TILES.width() / len(kinds), 52 + line * 106)
            corner = middle + QPointF(-width * SQUARE / 2, height * SQUARE / 2)
            paint_tile(painter, table, kind, sample_ground(kind), corner, SQUARE)


def touching(table: BoardContext, painter: QPainter) -> None:
    """Print a tower that touches the palazzo, one that meets it at a corner, and a park that may touch."""
    park = LANDSCAPE_KINDS[PARK]
    examples = (
        (TOW, squares([(3, 0), (4, 0), (5, 0)]), False),
        (TOW, squares([(3, 2), (3, 3), (3, 4)]), True),
        (park, squares([(0, 2), (0, 3), (1, 3)]), True),
    )
    for place, (kind, ground, allowed) in enumerate(examples):
        left = GAP + place * (SIDE * SQUARE + GAP)
        corner = QPointF(left, GAP + SIDE * SQUARE)
        paint_estate(painter, table, (Tile(kind, ground),), corner, SQUARE, cooperative=False)
        _verdict(table, painter, QPointF(left + SIDE * SQUARE - 20, 34), allowed=allowed)


def _verdict(table: BoardContext, painter: QPainter, at: QPointF, *, allowed: bool) -> None:
    disc = ellipse(at, 15)
    fill(painter, disc, table.ink("met" if allowed else "short"))
    if allowed:
        tick(painter, at, 14, QColor("white"))
        return
    cross = QPainterPath(at + QPointF(-6, -6))
    cross.lineTo(at + QPointF(6, 6))
    cross.moveTo(at + QPointF(-6, 6))
    cross.lineTo(at + QPointF(6, -6))
    stroke(painter, cross, QColor("white"), 4)


PICTURES: dict[str, tuple[QSize, Paint]] = {"tiles": (ALL_TILES, tiles), "touching": (ESTATES, touching)}


def draw(table: BoardContext, size: QSize, paint: Paint) -> QImage:
    """Return a picture: drawn at twice its size, which lets the small print keep its shape."""
    picture = QImage(size * 2, QImage.Format.Format_RGB32)
    picture.fill(table.ink("ground"))
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.scale(2, 2)
    paint(table, painter)
    painter.end()
    smooth = Qt.TransformationMode.SmoothTransformation
    return picture.scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)


def main() -> None:
    """Print all pictures."""
    app = QApplication([])
    table = context()
    for name, (size, paint) in PICTURES.items():
        draw(table, size, paint).save(str(FOLDER / f"{name}.png"))
    del app


if __name__ == "__main__":
    main()
