"""What stands on the desk: playbills for the actions, gas lamps for their parts, keys for cubes."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.fagin.actions import OPENINGS
from desktop.games.fagin.board import words
from desktop.games.fagin.board.emblems import paint_emblem
from desktop.games.fagin.board.figures import paint_coin, paint_cube
from desktop.games.fagin.board.layout import DESK
from desktop.games.fagin.data import COLOURS, PARTS, STREETS
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong
from desktop.ui.board.lettering import display, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import faint, fill, mix, shadow, stroke

__all__ = ["CAPTIONS", "Column", "Key", "Lights", "Poster"]

CAPTIONS = 86.0
"""Width of the words beside the columns of cubes."""
COLUMN = (DESK.width() - CAPTIONS) / COLOURS


class Poster(Piece):
    """A playbill for one of the four actions."""

    def __init__(self, context: BoardContext, kind: int, rect: QRectF) -> None:
        super().__init__()
        self.context, self.kind = context, kind
        self.actions = (OPENINGS[kind],)
        self.name = context.label(OPENINGS[kind])
        self.hint = context.say(words.ACTION_HINTS[kind])
        self.set_outline(hand(oblong(rect, 4), kind + 140, 1.0, 18))

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
        painter.translate(rect.left() + 44, rect.center().y())
        if not ready:
            painter.setOpacity(0.45)
        paint_emblem(painter, self.context, self.kind)
        painter.restore()
        room = rect.adjusted(84, 8, -12, -8)
        colour = ink("text") if ready else ink("faded")
        letter(painter, room, self.name, display(25 * self.context.text_scale), colour)


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
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Print the lamps: lit for the parts done, the next one with a ring."""
        ink = self.context.ink
        for index in range(PARTS):
            spot = QPointF(DESK.left() + 46 + index * 62, DESK.top() + 88)
            lit = index < self.done
            if lit:
                fill(painter, ellipse(spot, 31), faint(ink("lamp"), 0.3))
            fill(painter, ellipse(spot, 22), ink("lamp") if lit else ink("edge"))
            here = index == self.done
            stroke(painter, ellipse(spot, 22), ink("brick") if here else ink("outline"), 5 if here else 3)
            flame = hand(ellipse(spot + QPointF(0, 2), 6, 11), index, 0.8, 6)
            fill(painter, flame, ink("sheet_active") if lit else faint(ink("outline"), 0.35))


class Key(Piece):
    """A key under or over a colour: one cube more, or one less."""

    def __init__(self, context: BoardContext, colour: int, sign: str) -> None:
        super().__init__()
        self.context, self.colour, self.sign = context, colour, sign
        self.price = ""
        y = DESK.top() + (48 if sign == "+" else 128)
        rect = QRectF(DESK.left() + CAPTIONS + colour * COLUMN + 4, y, COLUMN - 8, 38)
        self.set_outline(hand(oblong(rect, 7), colour + 160, 0.7, 16), 10)

    def show_price(self, price: str) -> None:
        """Show what it costs or brings, beside the sign."""
        self.price = price
        self.update()

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
        rect = QRectF(DESK.left() + CAPTIONS + colour * COLUMN + 4, DESK.top() + 88, COLUMN - 8, 38)
        self.set_outline(oblong(rect, 6), 4)

    def show_number(self, number: int) -> None:
        """Show so many cubes."""
        self.number = number
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Print a cube and the number."""
        rect = self.outline().boundingRect()
        ink = self.context.ink
        tint = ink(STREETS[self.colour].colour)
        paint_cube(painter, QPointF(rect.left() + 21, rect.center().y()), 14, tint, ink("outline"))
        room = rect.adjusted(36, 0, 0, 0)
        letter(painter, room, str(self.number), display(27), ink("text"), wrap=False)
