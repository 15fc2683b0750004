"""The ground of the board: wallpaper, pavement, rail, the floor of the exchange; and the day wheel."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.games.ladies import wording
from desktop.games.ladies.board.furniture import furnish
from desktop.games.ladies.board.layout import LEFT, PHASE, RIGHT, TITLE, TRAY, WHEEL, WHOLE, Layout
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong
from desktop.ui.board.lettering import display, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import fill, grain, stroke
from desktop.ui.board.things import Label

__all__ = ["Wheel", "headings", "paint_ground"]

AT_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
AT_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def paint_ground(context: BoardContext, layout: Layout, painter: QPainter) -> None:
    """Print everything that never changes and has no words."""
    ink = context.ink
    painter.fillRect(WHOLE, ink("wall"))
    for index in range(0, 48, 2):
        painter.fillRect(QRectF(index * 30.0, 0, 30, layout.rail), ink("stripe"))
    _pavement(context, layout, painter)
    furnish(painter, context, layout.gaps())
    _floor(context, layout, painter)
    rail = hand(oblong(QRectF(0, layout.rail, WHOLE.width(), 12)), 8, 0.8, 40)
    fill(painter, rail, ink("rail"))
    stroke(painter, rail, ink("outline"), 2.2)
    _counter(context, painter)
    grain(painter, WHOLE, ink("outline"), 3, 0.8)


def headings(context: BoardContext, layout: Layout) -> list[Label]:
    """Return the title of the game over the arcade, and what the lower half of the board is."""
    title, exchange = context.say(context.game.meta.name), context.say(wording.EXCHANGE)
    box = QRectF(LEFT, layout.rail + 14, 430, 42)
    return [
        Label(
            context, place, text, font=display, size=size, colour=context.ink(ink), align=AT_LEFT, wrap=False
        )
        for place, text, size, ink in ((TITLE, title, 46, "text"), (box, exchange, 32, "won"))
    ]


def _pavement(context: BoardContext, layout: Layout, painter: QPainter) -> None:
    area = QRectF(0, layout.rail - 58, WHOLE.width(), 58)
    painter.fillRect(area, context.ink("pavement"))
    for index in range(29):
        slab = QRectF(index * 50.0, area.top(), 50, 58)
        stroke(painter, hand(oblong(slab), index, 0.8, 30), context.ink("pavement_line"), 1.6)


def _floor(context: BoardContext, layout: Layout, painter: QPainter) -> None:
    area = QRectF(0, layout.rail + 12, WHOLE.width(), WHOLE.height() - layout.rail - 12)
    painter.fillRect(area, context.ink("floor"))
    for row in range(12):
        for column in range(21):
            if (row + column) % 2:
                painter.fillRect(QRectF(column * 70.0, area.top() + row * 62.0, 70, 62), context.ink("check"))


def _counter(context: BoardContext, painter: QPainter) -> None:
    """Print the counter along the lower edge, for what the reader holds."""
    path = hand(oblong(TRAY, 12), 6, 0.9, 26)
    fill(painter, path, context.ink("quiet"))
    stroke(painter, path, context.ink("quiet_line"), 2.4)


class Wheel(Piece):
    """The days as discs; the word beside them says what time of day it is."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self.context = context
        self.day, self.last = 1, 6
        self.set_outline(oblong(WHEEL, 20), 6)
        self.word = Label(
            context, PHASE, font=display, size=28, colour=context.ink("lost"), align=AT_RIGHT, wrap=False
        )

    def show_day(self, day: int, last: int, word: str) -> None:
        """Show the day and the time of day."""
        if (day, last) != (self.day, self.last):
            self.day, self.last = day, last
            self.update()
        self.word.set_text(word)
        self.hint = self.context.say(wording.WHEEL_HINT.fill(day=day, last=last))

    def draw(self, painter: QPainter) -> None:
        """Print a disc per day."""
        context = self.context
        step = min(64.0, WHEEL.width() / self.last)
        left = RIGHT - step * self.last
        for index in range(self.last):
            day = index + 1
            spot = QPointF(left + (index + 0.5) * step, WHEEL.center().y())
            name = "rail" if day < self.day else "shop_0" if day == self.day else "quiet"
            disc = hand(ellipse(spot, 24), day, 0.7, 14)
            fill(painter, disc, context.ink(name))
            stroke(painter, disc, context.ink("outline"), 2.4)
            box = QRectF(spot.x() - 24, spot.y() - 24, 48, 48)
            ink = context.ink("faded") if day > self.day else context.ink("on_shop")
            letter(painter, box, str(day), display(context.text_scale * 27), ink, wrap=False)
