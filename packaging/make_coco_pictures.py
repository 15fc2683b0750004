"""Prints the pictures of Coco Razzi's rule pages: ``python packaging/make_coco_pictures.py``.

They are painted by the same functions as the board and kept as SVG under ``resources/games/coco/pictures``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from PySide6.QtCore import QPointF, QRectF, QSize
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtSvg import QSvgGenerator
from PySide6.QtWidgets import QApplication

from desktop.core.record import Seat
from desktop.games import load
from desktop.games.coco.board.cards import GROUNDS
from desktop.games.coco.board.drawing import paint_symbol
from desktop.games.coco.board.figures import Basket, Pongo, paint_good
from desktop.games.coco.data import COCONUT, FRUIT, Symbol
from desktop.games.coco.view import Good
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong
from desktop.ui.board.press import dashed, fill, stroke
from desktop.ui.fonts import load_fonts
from desktop.ui.theme import Theme

FOLDER = ROOT / "resources" / "games" / "coco" / "pictures"
CARD = QSize(200, 104)
WIDE = QSize(560, 190)

Paint = Callable[[BoardContext, QPainter], None]


def context() -> BoardContext:
    """Return a table of four, as the pictures show it."""
    return BoardContext(
        game=load("coco"),
        seats=[Seat("", colour) for colour in (1, 5, 2, 0)],
        say=str,
        theme=Theme.load("light"),
        explain=lambda _action: None,
        sound=lambda _name: None,
    )


def card(symbol: Symbol, steps: int) -> Paint:
    """Return what prints a half of a card."""

    def paint(table: BoardContext, painter: QPainter) -> None:
        edge = hand(oblong(QRectF(4, 4, CARD.width() - 8, CARD.height() - 8), 14), symbol, 0.9, 22)
        fill(painter, edge, table.ink(GROUNDS[symbol]))
        stroke(painter, edge, table.ink("outline"))
        painter.translate(CARD.width() / 2, CARD.height() / 2)
        paint_symbol(table, painter, symbol, steps)

    return paint


def _ground(table: BoardContext, painter: QPainter) -> None:
    edge = hand(oblong(QRectF(4, 4, WIDE.width() - 8, WIDE.height() - 8), 18), 3, 1.2, 24)
    fill(painter, edge, table.ink("clearing"))
    stroke(painter, edge, table.ink("outline"))


def goods(table: BoardContext, painter: QPainter) -> None:
    """Print the goods of all four villages, fruit above, a coconut below."""
    _ground(table, painter)
    for seat in range(4):
        for kind, y in ((FRUIT, 58), (COCONUT, 132)):
            painter.save()
            painter.translate(90 + seat * 126, y)
            paint_good(table, painter, Good(seat, kind, 31, swapped=False), seat, (38, 33), shown=True)
            painter.restore()


def first_catch(table: BoardContext, painter: QPainter) -> None:
    """Print Pongo on his rod over three baskets, the first of them ringed."""
    _ground(table, painter)
    for x in range(80, 540, 80):
        stone = hand(ellipse(QPointF(x, 150), 33, 20), x, 0.9, 5)
        fill(painter, stone, table.ink("field_lit"))
        stroke(painter, stone, table.ink("papaya"))
    for number, x in ((0, 240), (4, 400), (7, 480)):
        basket = Basket(table, number, number // 3, large=False)
        good = Good(number // 3, None, 0, swapped=False)
        basket.show_good(good, number // 3, shown=False, eyes=(), swapped=False)
        painter.save()
        painter.translate(x, 140)
        basket.draw(painter)
        painter.restore()
    dashed(painter, ellipse(QPointF(240, 136), 48, 42), table.ink("papaya"), 5)
    rod = QPainterPath(QPointF(24, 34))
    rod.lineTo(536, 34)
    stroke(painter, rod, table.ink("outline"), 12)
    stroke(painter, rod, table.ink("rod"), 7)
    painter.translate(110, 34)
    Pongo(table).draw(painter)


PICTURES: dict[str, tuple[QSize, Paint]] = {
    "village": (CARD, card(Symbol.VILLAGE, 2)),
    "footprints": (CARD, card(Symbol.FOOTPRINTS, 3)),
    "monkey": (CARD, card(Symbol.MONKEY, 0)),
    "swap": (CARD, card(Symbol.SWAP, 0)),
    "magnifier": (CARD, card(Symbol.MAGNIFIER, 0)),
    "goods": (WIDE, goods),
    "catch": (WIDE, first_catch),
}


def main() -> None:
    """Print all pictures."""
    app = QApplication([])
    load_fonts()
    FOLDER.mkdir(exist_ok=True)
    for name, (size, paint) in PICTURES.items():
        paper = QSvgGenerator()
        paper.setFileName(str(FOLDER / f"{name}.svg"))
        paper.setSize(size)
        paper.setViewBox(QRectF(0, 0, size.width(), size.height()))
        paper.setTitle("Coco Razzi")
        painter = QPainter(paper)
        painter.setPen(QColor(0, 0, 0, 0))
        paint(context(), painter)
        painter.end()
    del app


if __name__ == "__main__":
    main()
