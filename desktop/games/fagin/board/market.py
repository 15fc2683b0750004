"""Smithfield Market: six stalls round a wheel whose prices point at them, and the market coin."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.fagin.board.figures import paint_cube
from desktop.games.fagin.board.goods import paint_goods
from desktop.games.fagin.board.layout import CENTRE, COIN, WHEEL, stall_cube, stall_rect
from desktop.games.fagin.data import COLOURS, PRICE, STALL, STREETS
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong, polygon
from desktop.ui.board.lettering import display, letter
from desktop.ui.board.piece import Piece, Steady
from desktop.ui.board.press import faint, fill, mix, shadow, stroke

__all__ = ["MarketCoin", "Stall", "Wheel"]


class Stall(Steady):
    """A market stall under its awning, with room for four cubes."""

    def __init__(self, context: BoardContext, colour: int) -> None:
        super().__init__()
        self.context, self.colour = context, colour
        self.cubes = 0
        self.repeats = True
        self.set_outline(hand(oblong(stall_rect(colour), 5), colour + 20, 0.8, 18), 12)

    def show_cubes(self, cubes: int) -> None:
        """Show so many cubes."""
        if cubes != self.cubes:
            self.cubes = cubes
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Print table, awning, cubes and empty places."""
        rect = stall_rect(self.colour)
        ink = self.context.ink
        outline, tint = ink("outline"), ink(STREETS[self.colour].colour)
        shadow(painter, self.outline(), outline, drop=4)
        fill(painter, self.outline(), mix(ink("wood_lit"), tint, 0.25))
        stroke(painter, self.outline(), outline, 2.6)
        width = rect.width() / 7
        for index in range(7):
            x = rect.left() + index * width
            flap = QPainterPath(QPointF(x, rect.top() - 2))
            flap.lineTo(x + width, rect.top() - 2)
            flap.lineTo(x + width, rect.top() + 20)
            flap.cubicTo(x + width, rect.top() + 33, x, rect.top() + 33, x, rect.top() + 20)
            flap.closeSubpath()
            fill(painter, flap, ink("sheet_active") if index % 2 else tint)
            stroke(painter, flap, outline, 1.8)
        paint_goods(painter, self.context, self.colour, QPointF(rect.center().x(), rect.top() + 15), 31)
        for index in range(STALL):
            place = stall_cube(self.colour, index)
            if index < self.cubes:
                paint_cube(painter, place, 12, tint, outline)
            else:
                stroke(painter, ellipse(place + QPointF(0, 4), 7, 4), faint(outline, 0.4), 1.6)


class Wheel(Piece):
    """The price wheel; it turns about its middle."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self.context = context
        self.wheel = 0
        self.setPos(CENTRE)
        self.set_outline(hand(ellipse(QPointF(), WHEEL), 8, 1.2, 14), 30)

    def show_wheel(self, wheel: int) -> None:
        """Point the prices of a position at the stalls."""
        self.setRotation(0)
        if wheel != self.wheel:
            self.wheel = wheel
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Print the disc, six pointers with their prices, and the hub."""
        ink = self.context.ink
        outline = ink("outline")
        shadow(painter, self.outline(), outline, drop=5)
        fill(painter, self.outline(), ink("roof"))
        stroke(painter, self.outline(), outline, 3)
        stroke(painter, ellipse(QPointF(), WHEEL - 8), faint(ink("lamp"), 0.5), 1.6)
        for colour in range(COLOURS):
            turn = math.tau * colour / COLOURS - math.pi / 2
            tip = polygon(
                [
                    self._at(turn, WHEEL + 15),
                    self._at(turn - 0.24, WHEEL - 6),
                    self._at(turn + 0.24, WHEEL - 6),
                ]
            )
            fill(painter, tip, ink("lamp"))
            stroke(painter, tip, outline, 2)
            x, y = self._at(turn, WHEEL - 33)
            room = QRectF(x - 24, y - 24, 48, 48)
            letter(painter, room, str(PRICE[self.wheel][colour]), display(38), ink("lamp"), wrap=False)
        hub = ellipse(QPointF(), 23)
        fill(painter, hub, ink("brick"))
        stroke(painter, hub, outline, 2.6)
        letter(painter, QRectF(-20, -22, 40, 40), "s", display(30), ink("on_brick"), wrap=False)

    @staticmethod
    def _at(turn: float, reach: float) -> tuple[float, float]:
        return math.cos(turn) * reach, math.sin(turn) * reach


class MarketCoin(Piece):
    """The market coin: bright beside the market, turned over on it."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self.context = context
        self.spent = False
        self.setPos(COIN)
        self.set_outline(ellipse(QPointF(), 25), 8)

    def show_spent(self, *, spent: bool) -> None:
        """Show whether the market has been open this round."""
        if spent != self.spent:
            self.spent = spent
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Print the coin; spent, it is dark and crossed out."""
        ink = self.context.ink
        outline = ink("outline")
        face = ink("edge") if self.spent else ink("coin")
        shadow(painter, self.outline(), outline, drop=4)
        fill(painter, self.outline(), face)
        stroke(painter, self.outline(), outline, 2.8)
        stroke(painter, ellipse(QPointF(), 18), mix(face, outline, 0.45), 1.6)
        awning = polygon([(-12, 2), (-9, -9), (9, -9), (12, 2)])
        fill(painter, awning, ink("brick"))
        stroke(painter, awning, outline, 1.8)
        for side in (-9, 9):
            post = QPainterPath(QPointF(side, 2))
            post.lineTo(side, 12)
            stroke(painter, post, outline, 2.2)
        if self.spent:
            bar = QPainterPath(QPointF(-17, 17))
            bar.lineTo(17, -17)
            stroke(painter, bar, outline, 4)
