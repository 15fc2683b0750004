"""The maids of a wardrobe, one strip below the other: who she is, what she counts, what that is worth."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.games.ladies import wording
from desktop.games.ladies.board.cards import ware_hint
from desktop.games.ladies.board.garments import maid_head
from desktop.games.ladies.board.layout import DOLL
from desktop.games.ladies.data import MAIDS, PLAIN
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import hand, oblong
from desktop.ui.board.lettering import body, display, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import fill, stroke

__all__ = ["MOST", "Maid", "strip_of"]

MOST = 8
"""How many strips there are; nobody has had more maids."""
AREA = QRectF(DOLL.left() + 16, 708, DOLL.width() - 32, 156)
GAP = 4.0
TALL, TWO_LINES = 74.0, 48.0
"""A strip is never higher; from here on it has two lines of words."""
AT_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def strip_of(index: int, count: int) -> QRectF:
    """Return the place of one of so many maids."""
    height = min(TALL, (AREA.height() - GAP * (count - 1)) / count)
    return QRectF(AREA.left(), AREA.top() + index * (height + GAP), AREA.width(), height)


class Maid(Piece):
    """A maid in the wardrobe."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self.context = context
        self.card = -1
        self.rect = strip_of(0, 1)
        self.setZValue(13)

    def show_card(self, card: int, rect: QRectF) -> None:
        """Show a maid, or the back of one who is not known yet, in her place."""
        if (card, rect) != (self.card, self.rect) or self.outline().isEmpty():
            self.card, self.rect = card, rect
            self.set_outline(hand(oblong(rect, 7), abs(card), 0.6, 24), 8)
            self.update()
        self.hint = self.name = ware_hint(self.context, card)

    def draw(self, painter: QPainter) -> None:
        """Print her head, her name, what she counts and what it is worth."""
        context, rect = self.context, self.rect
        fill(painter, self.outline(), context.ink("maid"))
        stroke(painter, self.outline(), context.ink("outline"), 2)
        size = min(56.0, rect.height() * 0.84)
        left = 12 + 0.42 * max(40.0, size)
        maid_head(painter, context, QPointF(rect.left() + left, rect.center().y() - 0.04 * size), size)
        words = rect.adjusted(2 * left - 6, 1, -8, -1)
        if self.card < PLAIN:
            letter(painter, words, "?", display(24), context.ink("faded"), align=AT_LEFT, wrap=False)
            return
        name, one, three = MAIDS[self.card - PLAIN]
        what = context.say(wording.MAID_TEXTS[self.card - PLAIN])
        worth = f"{one}: +1   {three}: +3"
        scale, ink = context.text_scale, context.ink
        if rect.height() >= TWO_LINES:
            high = 0.44 * words.height()
            top, below = words.adjusted(0, 1, 0, high - words.height()), words.adjusted(0, high, 0, -2)
            letter(painter, top, name, display(scale * 0.85 * high), ink("text"), align=AT_LEFT, wrap=False)
            value = top.adjusted(0.45 * top.width(), 0, 0, 0)
            letter(
                painter, value, worth, display(scale * 0.76 * high), ink("won"), align=AT_RIGHT, wrap=False
            )
            letter(painter, below, what, body(scale * min(21.0, 0.8 * high)), ink("text"), align=AT_LEFT)
            return
        called, told = words.adjusted(0, 0, 64 - words.width(), 0), words.adjusted(68, 0, -92, 0)
        value = words.adjusted(words.width() - 88, 0, 0, 0)
        letter(painter, called, name, display(scale * 18), ink("text"), align=AT_LEFT, wrap=False)
        letter(painter, told, what, body(scale * 16), ink("text"), align=AT_LEFT)
        letter(painter, value, worth, display(scale * 17), ink("won"), align=AT_RIGHT, wrap=False)
