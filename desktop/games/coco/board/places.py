"""What belongs to a seat on the board: its name, its stock, the points of its market place; and the peek."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.core.text import Series, Text, Who
from desktop.games.coco import wording
from desktop.games.coco.board.drawing import paint_kind
from desktop.games.coco.board.figures import paint_good
from desktop.games.coco.board.layout import node_spot, stock_spot
from desktop.games.coco.board.picture import Picture
from desktop.games.coco.data import COCONUT, FRUIT, GOAL, HOME, MARKET, PLACES
from desktop.games.coco.tiles import worth
from desktop.games.coco.view import Good
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong
from desktop.ui.board.lettering import body, display, letter, room
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import badge, fill, shadow, stroke

__all__ = ["MarketSpot", "NamePlate", "Peek", "StockPile", "basket_words", "points_of", "sentence"]


def sentence(words: str) -> str:
    """Return words that stand alone with a capital; some languages name things without one."""
    return words[:1].upper() + words[1:]


def basket_words(picture: Picture, number: int) -> Text:
    """Return a basket in words, without a kind that the memory aid does not show."""
    good, name = picture.load[number], wording.basket_name(number)
    if good is None:
        return wording.BASKET_FREE.fill(basket=name)
    place = wording.node_name(picture.where[number])
    kind = wording.kind_name(good.kind if picture.shows(good) else None)
    text = wording.BASKET_HINT.fill(basket=name, place=place, kind=kind, owner=Who(good.colour))
    eyes = picture.eyes(good)
    return wording.BASKET_SEEN.fill(what=text, who=Series(tuple(map(Who, eyes)))) if eyes else text


def points_of(picture: Picture, seat: int, tiles: int = GOAL) -> int:
    """Return what the first tiles of a market place are worth, those unknown to the reader left out."""
    market = picture.markets[seat][:tiles]
    if picture.terms.race:
        return len(market)
    return sum(worth(good.colour, good.kind, seat) for good in market if good.kind is not None)


class NamePlate(Piece):
    """The name of a seat beside its village; lit while it is its turn."""

    def __init__(self, context: BoardContext, seat: int, place: int) -> None:
        super().__init__()
        self._context, self._seat = context, seat
        self._active = False
        near = PLACES[place].forward > 0
        middle = (node_spot(place, HOME, 0) if near else stock_spot(place))[0]
        self._font = body(25 * min(1.3, context.text_scale))
        width = min(230.0, room(context.seats[seat].name, self._font).width() + 54)
        x = max(width / 2 + 8, min(1392 - width / 2, middle.x()))
        self.setPos(x, middle.y() + (62 if near else -100))
        self.set_outline(hand(oblong(QRectF(-width / 2, -18, width, 36), 12), seat, 0.8, 20), 16)

    def light(self, *, active: bool) -> None:
        """Show whose turn it is."""
        self._active = active
        self.look(active)

    def draw(self, painter: QPainter) -> None:
        """Print plate, shape and name."""
        context = self._context
        shadow(painter, self.outline(), context.ink("outline"), drop=4)
        fill(painter, self.outline(), context.ink("banana" if self._active else "card"))
        stroke(painter, self.outline(), context.ink("outline"), 3.4 if self._active else 2.2)
        box = self.outline().boundingRect()
        spot = QPointF(box.left() + 21, 0)
        badge(
            painter,
            context.seats[self._seat].colour,
            spot,
            9.5,
            context.seat_colour(self._seat),
            context.ink("outline"),
        )
        words = box.adjusted(38, 0, -8, 0)
        letter(painter, words, context.seats[self._seat].name, self._font, context.ink("plate"), wrap=False)


class StockPile(Piece):
    """The goods of a seat that are not loaded yet, face down, and how many."""

    def __init__(self, context: BoardContext, seat: int, place: int) -> None:
        super().__init__()
        self._context, self._seat, self._place = context, seat, place
        self._count = 0
        spot, scale = stock_spot(place)
        self.setPos(spot)
        self.setScale(scale)
        self.set_outline(ellipse(QPointF(0, -8), 34, 34), 16)

    def show_picture(self, picture: Picture) -> None:
        """Show how many tiles are left; the hint tells the kinds that the reader knows."""
        self._count = picture.stocks[self._seat]
        kinds = picture.stock[self._seat]
        say, who = self._context.say, Who(self._seat)
        if kinds is None:
            self.hint = say(wording.STOCK_HINT.fill(who=who, n=self._count))
        else:
            known = wording.STOCK_KINDS.fill(fruit=kinds[FRUIT], n=kinds[COCONUT])
            self.hint = say(wording.STOCK_KNOWN_HINT.fill(who=who, kinds=known))
        self.look(self._count)

    def draw(self, painter: QPainter) -> None:
        """Print a small pile and the number."""
        for index in range(min(self._count, 8)):
            painter.save()
            painter.translate((index % 2) * 3 - 1.5, 8 - index * 4)
            good = Good(self._seat, None, 0, swapped=False)
            paint_good(self._context, painter, good, self._place, (25, 13), shown=False)
            painter.restore()
        if not self._count:
            return
        tag = ellipse(QPointF(20, 16), 14)
        fill(painter, tag, self._context.ink("card"))
        stroke(painter, tag, self._context.ink("outline"), 2.2)
        box = QRectF(6, 2, 28, 28)
        letter(painter, box, str(self._count), display(21), self._context.ink("plate"), wrap=False)


class MarketSpot(Piece):
    """A market place: where a move may end; at the end it counts its points."""

    def __init__(self, context: BoardContext, seat: int, place: int, *, large: bool) -> None:
        super().__init__()
        self._context, self.seat = context, seat
        self.points: int | None = None
        spot, scale = node_spot(place, MARKET)
        self.setPos(spot)
        self.setScale(scale)
        grow = 12 if large else 0
        self.set_outline(oblong(QRectF(-82, -86, 164, 152).adjusted(-grow, 0, grow, grow), 14), 72)

    def show_points(self, points: int | None, hint: str) -> None:
        """Show a running total, or none."""
        self.points, self.hint = points, hint
        self.look(points)

    def draw(self, painter: QPainter) -> None:
        """Print the total on a big label."""
        if self.points is None:
            return
        label = hand(oblong(QRectF(-38, -130, 76, 52), 14), self.seat, 0.9, 16)
        shadow(painter, label, self._context.ink("outline"), drop=5)
        fill(painter, label, self._context.ink("banana"))
        stroke(painter, label, self._context.ink("outline"), 3)
        total = self._context.say(self.points)
        letter(painter, QRectF(-34, -130, 68, 52), total, display(44), self._context.ink("plate"), wrap=False)


class Peek(Piece):
    """What the Magnifier showed, for the seat that looked, until it is put away."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self._context = context
        self.kind: int | None = None
        self._place = 0
        self.set_outline(hand(oblong(QRectF(-100, -64, 200, 128), 22), 5, 0.9, 22), 16)
        self.hide()

    def show_kind(self, kind: int | None, place: int) -> None:
        """Show a kind large, or put it away (None)."""
        self.kind, self._place = kind, place
        self.setVisible(kind is not None)
        if kind is not None:
            name = self._context.say(wording.kind_name(kind))
            self.name = self._context.say(wording.PEEK_NAME.fill(kind=name))
            self.hint = self._context.say(wording.PEEK_HINT)
        self.look(kind, place)

    def draw(self, painter: QPainter) -> None:
        """Print the tile under the glass, and what it is."""
        if self.kind is None:
            return
        context, ink = self._context, self._context.ink
        shadow(painter, self.outline(), ink("outline"), drop=7)
        fill(painter, self.outline(), ink("card"))
        stroke(painter, self.outline(), ink("outline"), 3)
        glass = ellipse(QPointF(-50, 0), 40)
        fill(painter, glass, ink("sky"))
        painter.save()
        painter.translate(-50, 0)
        paint_kind(context, painter, self.kind, self._place, 27)
        painter.restore()
        stroke(painter, glass, ink("outline"), 9)
        stroke(painter, glass, ink("banana"), 4)
        words = QRectF(-4, -50, 98, 54)
        name = sentence(context.say(wording.kind_name(self.kind)))
        letter(painter, words, name, display(30 * context.text_scale), ink("plate"))
        tip = QRectF(-4, 4, 98, 54)
        letter(painter, tip, context.say(wording.PEEK_HINT), body(20 * context.text_scale), ink("plate"))
