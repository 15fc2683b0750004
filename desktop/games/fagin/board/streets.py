"""The parts of a street that can be pointed at: levels, ends, Fagin's space, sign and warehouse."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.games.fagin import wording
from desktop.games.fagin.board import words
from desktop.games.fagin.board.figures import paint_coin, paint_cube
from desktop.games.fagin.board.layout import (
    exit_rect,
    lair_rect,
    level_rect,
    sign_rect,
    store_cube,
    store_rect,
)
from desktop.games.fagin.data import FEE, STREETS
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, oblong
from desktop.ui.board.lettering import display, letter
from desktop.ui.board.piece import Halo, Piece, Steady
from desktop.ui.board.press import faint, fill, stroke
from desktop.ui.board.things import Label

__all__ = ["End", "Lair", "Level", "Store", "StreetSign"]


def _nothing(_: Level | None) -> None:
    """Do nothing while no board listens."""


class Rim(Halo):
    """A narrow glow, for levels that lie close together."""

    LAYERS: ClassVar[tuple[tuple[float, int], ...]] = ((9.0, 60), (5.0, 255))


class Level(Piece):
    """One level of a street. It shows by how many sixths a constable may end on it, if that is wanted.

    While a figure of the seat that decides can go there, it says what that costs.
    """

    def __init__(self, context: BoardContext, street: int, level: int) -> None:
        super().__init__()
        self.context = context
        self.street, self.level = street, level
        self.sixths, self.aside = 0, False
        self.cost = 0
        self.taken = False
        self.pointed: Callable[[Level | None], None] = _nothing
        self.set_outline(oblong(level_rect(street, level).adjusted(3, 2, -3, -2), 4), 10)

    def threaten(self, sixths: int, *, aside: bool = False) -> None:
        """Show a chance in sixths, or 0 for none; aside if somebody stands here."""
        if (sixths, aside) != (self.sixths, self.aside):
            self.sixths, self.aside = sixths, aside
            self.update()

    def price(self, cost: int, *, taken: bool = False) -> None:
        """Show what it costs to go there, or 0 for nothing; aside if somebody stands there."""
        if (cost, taken) != (self.cost, self.taken):
            self.cost, self.taken = cost, taken
            self.update()

    def make_halo(self) -> Halo:
        """Glow narrowly."""
        return Rim(self)

    def mouse_came_or_left(self) -> None:
        """Tell the board whether the mouse is here."""
        super().mouse_came_or_left()
        self.pointed(self if self.hovered else None)

    def draw(self, painter: QPainter) -> None:
        """Print the chance and the cost; the rest is on the board."""
        rect = self.outline().boundingRect()
        if self.sixths:
            spot = QPointF(rect.left() + (18 if self.aside else 54), rect.center().y())
            fill(painter, ellipse(spot, 18 if self.aside else 22, 18), faint(self.context.ink("lamp"), 0.85))
            chance = self.context.say(words.CHANCE.fill(number=self.sixths))
            room = QRectF(spot.x() - 17, spot.y() - 14, 34, 28)
            letter(painter, room, chance, display(19), self.context.ink("outline"), wrap=False)
        if self.cost and self.open:
            left = rect.left() + (1 if self.taken else 26)
            room = QRectF(left, rect.top() + 8, 38 if self.taken else 56, rect.height() - 16)
            tag = oblong(room, 8)
            fill(painter, tag, self.context.ink("sheet_active" if self.hovered else "sheet"))
            stroke(painter, tag, self.context.ink("outline"), 1.6)
            paint_cube(
                painter,
                QPointF(room.left() + (10 if self.taken else 16), room.center().y()),
                7.5,
                self.context.ink(STREETS[self.street].colour),
                self.context.ink("outline"),
            )
            letter(
                painter,
                room.adjusted(18 if self.taken else 24, 0, -2, 0),
                str(self.cost),
                display(21),
                self.context.ink("text"),
                wrap=False,
            )


class End(Steady):
    """The edge of a street over which an urchin leaves it."""

    def __init__(self, street: int, to: int) -> None:
        super().__init__()
        self.street, self.to = street, to
        self.set_outline(oblong(exit_rect(street, to).adjusted(3, 1, -3, -1), 4), 10)

    def make_halo(self) -> Halo:
        """Glow narrowly."""
        return Rim(self)


class Lair(Piece):
    """Fagin's space above a street. While an urchin can come home, it says what that costs."""

    def __init__(self, context: BoardContext, street: int) -> None:
        super().__init__()
        self.context, self.street = context, street
        self.cost = 0
        self.set_outline(oblong(lair_rect(street), 26), 10)

    def price(self, cost: int) -> None:
        """Show what it costs to come home, beside the shillings, or 0 for nothing."""
        if cost != self.cost:
            self.cost = cost
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Print the cubes and the shillings on a tag."""
        if not (self.cost and self.open):
            return
        ink, rect = self.context.ink, lair_rect(self.street)
        room = QRectF(rect.left() + 10, rect.top() + 22, rect.width() - 20, 28)
        fill(painter, oblong(room, 8), ink("sheet_active" if self.hovered else "sheet"))
        stroke(painter, oblong(room, 8), ink("outline"), 1.6)
        y, half = room.center().y(), room.width() / 2
        tint = ink(STREETS[self.street].colour)
        paint_cube(painter, QPointF(room.left() + 13, y), 8, tint, ink("outline"))
        paint_coin(painter, self.context, QPointF(room.right() - 12, y), 7.5)
        for number, left in ((self.cost, room.left() + 20), (FEE, room.left() + half)):
            place = QRectF(left, room.top(), half - 20, room.height())
            letter(painter, place, str(number), display(21), ink("text"), wrap=False)


class StreetSign(Piece):
    """The name of a street; its price is printed below it."""

    def __init__(self, context: BoardContext, street: int) -> None:
        super().__init__()
        rect = sign_rect(street)
        self.set_outline(oblong(rect, 6), 2)
        self.name_label = Label(
            context,
            QRectF(rect.left() + 6, rect.top() + 3, rect.width() - 12, 29),
            context.say(wording.STREET_NAMES[street]),
            font=display,
            size=21,
            colour=context.ink("on_goods"),
            wrap=False,
            parent=self,
        )


class Store(Steady):
    """A warehouse with its cubes."""

    def __init__(self, context: BoardContext, street: int) -> None:
        super().__init__()
        self.context, self.street = context, street
        self.cubes = 0
        self.set_outline(oblong(store_rect(street), 4), 10)

    def show_cubes(self, cubes: int) -> None:
        """Show so many cubes."""
        if cubes != self.cubes:
            self.cubes = cubes
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Print the cubes, the back rows first, and their number."""
        colour, outline = self.context.ink(STREETS[self.street].colour), self.context.ink("outline")
        for index in reversed(range(self.cubes)):
            paint_cube(painter, store_cube(self.street, index, self.cubes), 9.5, colour, outline)
        rect = store_rect(self.street)
        tag = QRectF(rect.right() - 28, rect.top() + 4, 26, 25)
        fill(painter, oblong(tag, 6), faint(outline, 0.55))
        letter(painter, tag, str(self.cubes), display(19), self.context.ink("on_goods"), wrap=False)
