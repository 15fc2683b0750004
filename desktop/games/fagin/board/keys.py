"""What stands on the desk: playbills for the actions, gas lamps for their parts, keys for cubes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.fagin.actions import OPENINGS
from desktop.games.fagin.board import words
from desktop.games.fagin.board.emblems import paint_emblem
from desktop.games.fagin.board.figures import paint_coin
from desktop.games.fagin.board.goods import paint_goods
from desktop.games.fagin.board.layout import DESK
from desktop.games.fagin.data import COLOURS, PARTS
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong, polygon
from desktop.ui.board.lettering import display, fit, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import faint, fill, mix, shadow, stroke
from desktop.ui.board.things import Button

__all__ = ["CAPTIONS", "LINE", "LINES", "Column", "Key", "Lights", "Poster"]

CAPTIONS = 86.0
"""Width of the words beside the columns of cubes."""
COLUMN = (DESK.width() - CAPTIONS) / COLOURS
LINES = tuple(DESK.top() + 42 + line * 38 for line in range(3))
LINE = 36.0
"""Where the lines of keys, cubes and keys begin, and their height."""


class Poster(Piece):
    """A playbill for one of the four actions."""

    def __init__(self, context: BoardContext, kind: int, rect: QRectF) -> None:
        super().__init__()
        self.context, self.kind = context, kind
        self.actions = (OPENINGS[kind],)
        self.name = context.label(OPENINGS[kind])
        self.hint = context.say(words.ACTION_HINTS[kind])
        self.set_outline(hand(oblong(rect, 4), kind + 140, 1.0, 18))
        self._room = rect.adjusted(75, 5, -9, -5)
        self.text = self.name
        self.font = fit(self.text, display(25 * context.text_scale), self._room.size())

    def draw(self, painter: QPainter) -> None:
        """Print the emblem and the name; pale while it cannot be chosen."""
        ink, rect = self.context.ink, self.outline().boundingRect()
        outline, ready = ink("outline"), self.open
        paper = ink("sheet_active") if ready else ink("sheet_quiet")
        if ready:
            shadow(painter, self.outline(), outline, drop=7 if self.hovered else 5)
        fill(painter, self.outline(), mix(paper, ink("lamp"), 0.3) if ready and self.hovered else paper)
        stroke(painter, self.outline(), outline if ready else ink("edge"), 2.6)
        frame = oblong(rect.adjusted(5, 5, -5, -5), 2)
        stroke(painter, frame, faint(outline, 0.7 if ready else 0.25), 1.2)
        painter.save()
        painter.translate(rect.left() + 41, rect.center().y() - 1)
        painter.scale(0.88, 0.88)
        if not ready:
            painter.setOpacity(0.45)
        paint_emblem(painter, self.context, self.kind)
        painter.restore()
        letter(painter, self._room, self.text, self.font, ink("text") if ready else ink("faded"))


class Switch(Button):
    """A key that stays lit while it is on."""

    def show_on(self, *, on: bool) -> None:
        """Light it, or put it out."""
        ink = self.context.ink
        self._ground = ink("lamp" if on else "police")
        self._ink = ink("outline" if on else "on_brick")
        self.look(on)


class Lights(Piece):
    """Three gas lamps, one for each part of an action."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self.context = context
        self.done = 0
        self.set_outline(oblong(QRectF(DESK.left() + 14, DESK.top() + 56, 190, 64), 8), 6)

    def show_done(self, done: int) -> None:
        """Light so many lamps."""
        self.done = done
        self.look(done)

    def draw(self, painter: QPainter) -> None:
        """Print the lamps: lit for the parts done, framed for the next."""
        for index in range(PARTS):
            spot = QPointF(DESK.left() + 46 + index * 62, DESK.top() + 90)
            self._lamp(painter, spot, lit=index < self.done, here=index == self.done)

    def _lamp(self, painter: QPainter, spot: QPointF, *, lit: bool, here: bool) -> None:
        ink = self.context.ink
        outline, iron = ink("outline"), ink("roof")
        x, y = spot.x(), spot.y()
        glass = polygon([(x - 17, y - 15), (x + 17, y - 15), (x + 11, y + 17), (x - 11, y + 17)])
        cap = polygon([(x - 21, y - 14), (x - 6, y - 27), (x + 6, y - 27), (x + 21, y - 14)])
        foot = polygon([(x - 13, y + 16), (x + 13, y + 16), (x + 5, y + 25), (x - 5, y + 25)])
        if lit:
            for reach, alpha in ((34, 0.16), (27, 0.24)):
                fill(painter, ellipse(spot, reach), faint(ink("lamp"), alpha))
        if here:
            for part in (glass, cap, foot):
                stroke(painter, part, ink("brick"), 9)
        fill(painter, glass, ink("lamp") if lit else mix(ink("edge"), ink("sheet"), 0.25))
        flame = polygon([(x, y - 10), (x + 6, y + 4), (x, y + 11), (x - 6, y + 4)])
        fill(painter, hand(flame, 4, 0.6, 6), ink("badge") if lit else faint(outline, 0.28))
        stroke(painter, glass, outline, 2.6)
        for part in (cap, foot):
            fill(painter, part, iron)
            stroke(painter, part, outline, 2.2)
        fill(painter, ellipse(QPointF(x, y - 30), 4), iron)


class Key(Piece):
    """A key under or over a colour: one cube more, or one less."""

    def __init__(self, context: BoardContext, colour: int, sign: str) -> None:
        super().__init__()
        self.context, self.colour, self.sign = context, colour, sign
        self.repeats = True
        self.price = ""
        y = LINES[0 if sign == "+" else 2]
        rect = QRectF(DESK.left() + CAPTIONS + colour * COLUMN + 4, y, COLUMN - 8, LINE)
        self.set_outline(hand(oblong(rect, 7), colour + 160, 0.7, 16), 10)

    def show_price(self, price: str) -> None:
        """Show what it costs or brings, beside the sign."""
        self.price = price
        self.look(price)

    def draw(self, painter: QPainter) -> None:
        """Print the key."""
        ink = self.context.ink
        ground = ink("brick") if self.open else ink("sheet_quiet")
        if self.open:
            shadow(painter, self.outline(), ink("outline"), drop=4)
        fill(
            painter, self.outline(), mix(ground, ink("lamp"), 0.25) if self.open and self.hovered else ground
        )
        stroke(painter, self.outline(), ink("outline") if self.open else ink("edge"), 2)
        colour = ink("on_brick") if self.open else ink("faded")
        rect = self.outline().boundingRect()
        if not self.price:
            letter(painter, rect, self.sign, display(27), colour, wrap=False)
            return
        letter(painter, rect.adjusted(0, 0, -20, 0), self.price, display(25), colour, wrap=False)
        paint_coin(painter, self.context, QPointF(rect.right() - 18, rect.center().y()), 8)


class Column(Piece):
    """A colour between its keys: how many cubes the seat has."""

    def __init__(self, context: BoardContext, colour: int) -> None:
        super().__init__()
        self.context, self.colour = context, colour
        self.number = 0
        rect = QRectF(DESK.left() + CAPTIONS + colour * COLUMN + 4, LINES[1], COLUMN - 8, LINE)
        self.set_outline(oblong(rect, 6), 4)

    def show_number(self, number: int) -> None:
        """Show so many cubes."""
        self.number = number
        self.look(number)

    def draw(self, painter: QPainter) -> None:
        """Print the mark of the goods and the number."""
        rect = self.outline().boundingRect()
        ink = self.context.ink
        paint_goods(painter, self.context, self.colour, QPointF(rect.left() + 19, rect.center().y()), 30)
        room = rect.adjusted(36, 0, 0, 0)
        letter(painter, room, str(self.number), display(27), ink("text"), wrap=False)
