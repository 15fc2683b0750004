"""What the scenes of this game are made of: a word on a banner, the light of the fire, slips, payments."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QAbstractAnimation, QPointF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem

from desktop.core.text import Text, Value
from desktop.games.devil.board.chips import Chips
from desktop.games.devil.board.layout import WHOLE
from desktop.ui.board.cut import oblong
from desktop.ui.board.motion import fade, glide, grow, moment, one_after_another, pause, together, travel
from desktop.ui.board.piece import Piece
from desktop.ui.board.scenes import heard, leave
from desktop.ui.board.things import Tag

if TYPE_CHECKING:
    from desktop.games.devil.board.table import Board

__all__ = ["Flash", "payment", "said", "shout", "slip"]

EVERYWHERE = WHOLE.adjusted(-900, -600, 900, 600)
"""The board and what a window shows around it."""


def said(board: Board, value: Value) -> str:
    """Return a value in the words of the moment."""
    return board.context.say(value)


def shout(board: Board, text: Text, milliseconds: int) -> QAbstractAnimation:
    """Return the banner saying a word over the mouth of the oven."""
    banner = board.banner

    def begin() -> None:
        banner.shout(said(board, text))
        banner.setScale(0.6)

    return one_after_another(
        moment(begin),
        grow(banner, 1.0, 220),
        pause(milliseconds),
        fade(banner, 0.0, 180),
        moment(banner.hide),
    )


class Flash(Piece):
    """The light of the fire over the whole board, for a moment."""

    def __init__(self, colour: QColor) -> None:
        super().__init__()
        self._colour = colour
        self.set_outline(oblong(EVERYWHERE), 0)
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)
        self.setAcceptHoverEvents(False)

    def draw(self, painter: QPainter) -> None:
        """Print one flat ink."""
        painter.fillRect(EVERYWHERE, self._colour)


def slip(board: Board, text: str, spot: QPointF, ink: str) -> QAbstractAnimation:
    """Return a short text that rises from a spot and fades."""
    label = Tag(board.context, text, board.context.ink(ink), ground=board.context.ink("sheet"))
    half = label.boundingRect().width() / 2
    spot = QPointF(max(half, min(WHOLE.width() - half, spot.x())), spot.y())
    board.welcome(label, spot, 850, seen=False)
    return one_after_another(
        together(fade(label, 1.0, 120), glide(label, b"pos", spot - QPointF(0, 46), 480)),
        pause(200),
        fade(label, 0.0, 180),
        leave(board, label),
    )


def payment(board: Board, amount: int, start: QPointF, end: QPointF) -> QAbstractAnimation:
    """Return a stack of chips that travels over the board."""
    chips = Chips(board.context, 36)
    chips.show_amount(amount)
    board.welcome(chips, start, seen=False)
    return one_after_another(
        fade(chips, 1.0, 80),
        heard(board, "chips"),
        travel(chips, end, 380),
        fade(chips, 0.0, 120),
        leave(board, chips),
    )
