"""The mat of a seat: name, shillings, urchins at Fagin's and still to place, cubes."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsItem

from desktop.core.text import Value, Who
from desktop.games.fagin import wording
from desktop.games.fagin.board import hints, words
from desktop.games.fagin.board.figures import paint_coin, paint_urchin
from desktop.games.fagin.board.goods import paint_goods
from desktop.games.fagin.board.layout import mat_rect
from desktop.games.fagin.board.picture import Picture
from desktop.games.fagin.data import COLOURS
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong
from desktop.ui.board.lettering import display, letter
from desktop.ui.board.piece import Piece, Steady
from desktop.ui.board.press import badge, faint, fill, mix, reprint, shadow, stroke
from desktop.ui.board.things import LEFT, Label, Number

__all__ = ["Mat"]

AROUND = QRectF(-22, -32, 44, 62)
"""What an urchin covers around its middle, with its shadow."""
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Held(Steady):
    """The cubes of one colour on a mat."""

    def __init__(self, context: BoardContext, colour: int, rect: QRectF, parent: QGraphicsItem) -> None:
        super().__init__(parent)
        self.context, self.colour = context, colour
        self.number = 0
        self.repeats = True
        self.set_outline(oblong(rect, 6), 10)

    def show_number(self, number: int) -> None:
        """Show so many cubes."""
        if number != self.number:
            self.number = number
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Print a cube and the number; pale if there is none."""
        rect = self.outline().boundingRect()
        ink = self.context.ink
        alpha = 1.0 if self.number else 0.35
        wide = rect.width() > 40
        edge = 23.0 if wide else 15.0  # two digits need their room on a narrow mat
        spot = QPointF(rect.left() + (2 if wide else 0) + edge / 2, rect.center().y())
        paint_goods(painter, self.context, self.colour, spot, edge, alpha)
        room = rect.adjusted(edge + 1, 0, 0 if wide else 2, 0)
        size = 22 if wide else 19
        letter(painter, room, str(self.number), display(size), faint(ink("text"), alpha), wrap=False)


class Mat(Piece):
    """All that a seat has."""

    def __init__(self, context: BoardContext, seat: int, seats: int) -> None:
        super().__init__()
        self.context, self.seat = context, seat
        self.active = self.first = False
        self.homes, self.goal, self.supply = 0, 3, 5
        rect = mat_rect(seat, seats)
        self.setPos(rect.topLeft())
        width, height = rect.width(), rect.height()
        self.set_outline(hand(oblong(QRectF(0, 0, width, height), 8), seat + 120, 1.0, 20), 10)
        self.name_label = Label(
            context,
            QRectF(40, 5, width - 40 - 84, 33),
            font=display,
            size=25,
            colour=context.ink("text"),
            align=LEFT,
            wrap=False,
            parent=self,
        )
        self.money = Number(
            context,
            QRectF(width - 62, 5, 40, 33),
            size=30,
            colour=context.ink("print"),
            align=RIGHT,
            parent=self,
        )
        step = (width - 12) / COLOURS
        self.held = [
            Held(context, colour, QRectF(7 + colour * step, height - 34, step - 2, 28), self)
            for colour in range(COLOURS)
        ]

    def show_picture(self, picture: Picture) -> None:
        """Show what the seat has."""
        say, seat = self.context.say, self.seat
        before = (self.active, self.first, self.homes, self.goal, self.supply)
        self.active = picture.active == seat
        self.first = picture.starter == seat
        self.homes, self.goal = sum(place == -2 for place in picture.urchins[seat]), picture.goal
        self.supply = picture.supply(seat)
        if before != (self.active, self.first, self.homes, self.goal, self.supply):
            self.update()
        self.name_label.set_text(say(Who(seat)))
        self.money.show_value(picture.money[seat])
        self.money.hint = say(wording.MONEY_HELP)
        for held, number in zip(self.held, picture.cargo[seat], strict=True):
            held.show_number(number)
            held.hint = " ".join(map(say, hints.held(seat, held.colour, number)))
        parts: list[Value] = [
            Who(seat),
            words.HOMES.fill(number=self.homes, goal=self.goal),
            words.SUPPLY.fill(n=self.supply),
            words.CARGO.fill(n=sum(picture.cargo[seat])),
        ]
        self.hint = " ".join(say(part) for part in parts)
        if self.first:
            self.hint += " " + say(words.STARTER)

    def hand(self) -> QPointF:
        """Return where urchins come from, in the scene."""
        rect = self.outline().boundingRect()
        return self.mapToScene(QPointF(rect.width() - 40, 58))

    def purse(self) -> QPointF:
        """Return where shillings go, in the scene."""
        return self.money.place().center()

    def cube_spot(self, colour: int) -> QPointF:
        """Return where the cubes of a colour lie, in the scene."""
        rect = self.held[colour].place()
        return QPointF(rect.left() + 12, rect.center().y())

    def draw(self, painter: QPainter) -> None:
        """Print the mat, the shape of the seat, the urchins at Fagin's and in the supply."""
        ink, context = self.context.ink, self.context
        outline = ink("outline")
        rect = QRectF(0, 0, mat_rect(self.seat, len(context.seats)).width(), 110)
        shadow(painter, self.outline(), outline, drop=4)
        fill(painter, self.outline(), ink("sheet_active" if self.active else "sheet_quiet"))
        stroke(painter, self.outline(), ink("print") if self.active else outline, 4 if self.active else 2.2)
        spot = QPointF(22, 21)
        badge(painter, context.seats[self.seat].colour, spot, 11.5, context.seat_colour(self.seat), outline)
        paint_coin(painter, context, QPointF(rect.width() - 13, 22), 8)
        for index in range(self.goal):
            self._small(painter, QPointF(22 + index * 28, 57), 1.0 if index < self.homes else 0.22)
        for index in range(self.supply):
            self._small(painter, QPointF(rect.width() - 18 - index * 17, 57), 1.0, 0.52)
        if self.first:
            self._coin(painter, QPointF(22 + self.goal * 28, 57))

    def _small(self, painter: QPainter, spot: QPointF, alpha: float, scale: float = 0.72) -> None:
        painter.save()
        painter.translate(spot)
        painter.scale(scale, scale)
        theme, colour = self.context.theme.dark, self.context.seats[self.seat].colour
        reprint(painter, f"fagin urchin {theme} {colour} {alpha}", AROUND, partial(self._urchin, alpha))
        painter.restore()

    def _urchin(self, alpha: float, painter: QPainter) -> None:
        paint_urchin(painter, self.context, self.seat, alpha)

    def _coin(self, painter: QPainter, spot: QPointF) -> None:
        """Print the start player coin: a 1 on gold."""
        ink = self.context.ink
        disc = ellipse(spot, 14)
        fill(painter, disc, ink("coin"))
        stroke(painter, disc, ink("outline"), 2.4)
        stroke(painter, ellipse(spot, 10), mix(ink("coin"), ink("outline"), 0.4), 1.2)
        room = QRectF(spot.x() - 12, spot.y() - 13, 24, 24)
        letter(painter, room, "1", display(20), ink("outline"), wrap=False)
