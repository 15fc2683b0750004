"""One line of the result: who, in which place, with what."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.fagin.board.layout import DESK
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import hand, oblong
from desktop.ui.board.lettering import body, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import badge, fill, shadow, stroke
from desktop.ui.board.things import LEFT

__all__ = ["Standing"]

HIGHEST = 46.0


class Standing(Piece):
    """The plate of one seat; that of the winner is lit by gaslight."""

    def __init__(self, context: BoardContext, line: int, lines: int) -> None:
        super().__init__()
        self.context = context
        self.seat, self.text, self.first = 0, "", False
        step = min(HIGHEST + 6, (DESK.height() - 48) / lines)
        self.rect = QRectF(DESK.left(), DESK.top() + 44 + line * step, DESK.width(), step - 6)
        self.set_outline(hand(oblong(self.rect, 8), 60 + line, 0.8, 22))
        self.setAcceptHoverEvents(False)

    def show_seat(self, seat: int, text: str, *, first: bool) -> None:
        """Show a seat and what it has brought home."""
        self.seat, self.text, self.first, self.name = seat, text, first, text
        self.look(seat, text, first)

    def draw(self, painter: QPainter) -> None:
        """Print plate, shape and words."""
        context, rect = self.context, self.rect
        if self.first:
            shadow(painter, self.outline(), context.ink("outline"), drop=4)
        fill(painter, self.outline(), context.ink("start" if self.first else "sheet"))
        stroke(painter, self.outline(), context.ink("outline" if self.first else "edge"), 2.4)
        colour = context.seats[self.seat].colour
        spot = QPointF(rect.left() + 26, rect.center().y())
        badge(painter, colour, spot, 11, context.seat_colour(self.seat), context.ink("outline"))
        words = rect.adjusted(50, 1, -12, -1)
        font = body(24 * context.text_scale, body().Weight.Bold if self.first else body().Weight.Medium)
        letter(painter, words, self.text, font, context.ink("text"), align=LEFT, wrap=False)
