"""The action card with its two halves, deck and discard pile, dice, and the tray of goods to load."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter

from desktop.core.text import Text
from desktop.games.coco import wording
from desktop.games.coco.actions import LOADS, PASS, USES
from desktop.games.coco.board.art import HOLE_INKS, paint_leaf
from desktop.games.coco.board.drawing import paint_die_face, paint_monkey_face, paint_symbol
from desktop.games.coco.board.figures import paint_good
from desktop.games.coco.board.layout import CARD
from desktop.games.coco.data import CARDS, FRUIT, Half, Symbol
from desktop.games.coco.tiles import PUBLIC
from desktop.games.coco.view import Good
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import hand, oblong
from desktop.ui.board.lettering import display, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import fill, mix, shadow, stroke
from desktop.ui.board.things import Card, Die

__all__ = ["CardHalf", "CardPaper", "EndTurn", "Pile", "TrayTile", "colour_die", "make_pile", "turn_die"]

GROUNDS = {
    Symbol.VILLAGE: "papaya",
    Symbol.FOOTPRINTS: "grass",
    Symbol.MONKEY: "banana",
    Symbol.SWAP: "sky",
    Symbol.MAGNIFIER: "straw",
}
SMALL_CARD = QSizeF(70, 96)


class CardHalf(Piece):
    """A half of the card: a big button with a picture and the number of steps."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self._context = context
        self.half: Half | None = None
        self._done = self._dead = False

    def show_half(self, card: int, index: int, *, chosen: bool, dead: bool) -> None:
        """Show a half of a card, or nothing; ``chosen`` while its action is being carried out."""
        halves = CARDS[card]
        self.half = halves[index] if index < len(halves) else None
        self._done, self._dead = chosen, dead
        self.setVisible(self.half is not None)
        if self.half is None:
            self.actions = ()
            return
        inner = CARD.adjusted(12, 12, -12, -12)
        if len(halves) > 1:
            width = (inner.width() - 12) / 2
            inner = QRectF(inner.left() + index * (width + 12), inner.top(), width, inner.height())
        self.set_outline(hand(oblong(inner, 14), card + index, 0.9, 22), 16)
        self.actions = (USES[self.half.symbol],)
        self.look(card, index, chosen, dead)

    def draw(self, painter: QPainter) -> None:
        """Print ground, picture and number; pale if nothing can be done with it."""
        if self.half is None:
            return
        ink = self._context.ink
        rect = self.outline().boundingRect()
        pale = self._dead
        ground = ink(GROUNDS[self.half.symbol])
        if pale:
            ground = mix(ground, ink("card_off"), 0.75)
        elif self.hovered and self.open:
            ground = mix(ground, ink("cream"), 0.25)
        fill(painter, self.outline(), ground)
        painter.save()
        painter.setOpacity(0.4 if pale else 1.0)
        painter.translate(rect.center() - QPointF(22 if self.half.steps else 0, 0))
        paint_symbol(self._context, painter, self.half.symbol, self.half.steps)
        painter.restore()
        if self.half.steps:
            box = QRectF(rect.right() - 62, rect.top(), 56, rect.height())
            colour = ink("faded") if pale else QColor("#22301F")
            letter(painter, box, str(self.half.steps), display(56), colour, wrap=False)
        stroke(painter, self.outline(), ink("outline"), 5 if self._done else 3)


class CardPaper(Piece):
    """The paper under the halves."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self._context = context
        self.set_outline(hand(oblong(CARD, 18), 2, 0.9, 22), 16)

    def draw(self, painter: QPainter) -> None:
        """Print the sheet."""
        shadow(painter, self.outline(), QColor("black"), drop=7)
        fill(painter, self.outline(), self._context.ink("card"))
        stroke(painter, self.outline(), self._context.ink("outline"), 3.5)


def _paint_back(context: BoardContext, painter: QPainter) -> None:
    """Print the back of a card: leaves around Pongo's face."""
    ink = context.ink
    half = QPointF(SMALL_CARD.width() / 2, SMALL_CARD.height() / 2)
    painter.fillRect(QRectF(-half, half), ink("leaf_mid"))
    for angle in range(0, 360, 45):
        painter.save()
        painter.rotate(angle + 20)
        paint_leaf(painter, 56, ink("leaf"), ink("vein"), ink("outline"))
        painter.restore()
    painter.save()
    painter.scale(0.82, 0.82)
    paint_monkey_face(context, painter)
    painter.restore()


def _paint_small(context: BoardContext, painter: QPainter, card: int) -> None:
    """Print the face of a card on the discard pile: its halves one above the other."""
    halves = CARDS[card]
    width, height = SMALL_CARD.width(), SMALL_CARD.height() / max(1, len(halves))
    for index, half in enumerate(halves):
        top = -SMALL_CARD.height() / 2 + index * height
        painter.fillRect(QRectF(-width / 2, top, width, height), context.ink(GROUNDS[half.symbol]))
        painter.save()
        painter.translate(0, top + height / 2)
        painter.scale(0.4, 0.4)
        paint_symbol(context, painter, half.symbol, half.steps)
        painter.restore()


class Pile(Card):
    """Deck or discard pile.

    Attributes:
        card: the card on top of a discard pile.

    """

    def __init__(self, context: BoardContext) -> None:
        self.card = 0
        super().__init__(
            SMALL_CARD,
            lambda painter: _paint_small(context, painter, self.card),
            lambda painter: _paint_back(context, painter),
            line=context.ink("outline"),
            ground=context.ink("card"),
        )

    def show_top(self, card: int) -> None:
        """Show this card on top."""
        self.card = card
        self.look(card)


def make_pile(context: BoardContext, spot: QPointF, *, face_up: bool) -> Pile:
    """Return the deck (face down) or the discard pile."""
    pile = Pile(context)
    pile.setPos(spot)
    pile.turn_over(face_up=face_up)
    return pile


def colour_die(context: BoardContext, spot: QPointF) -> Die:
    """Return a die with colours for faces."""
    die = Die(58, context.ink("cream"), context.ink("outline"))
    die.setPos(spot)
    return die


def turn_die(context: BoardContext, die: Die, colour: int) -> None:
    """Turn a colour up."""
    die.show_face(
        lambda painter: paint_die_face(context, painter, colour, 15), context.ink(HOLE_INKS[colour])
    )


class TrayTile(Piece):
    """A kind of goods that can be loaded, large enough for small fingers."""

    def __init__(self, context: BoardContext, kind: int) -> None:
        super().__init__()
        self._context, self.kind = context, kind
        self._left, self._seat, self._place = 0, 0, 0
        self.actions = (LOADS[kind],)
        middle = CARD.center().x() + (-105 if kind == FRUIT else 105)
        box = QRectF(middle - 92, CARD.top() + 8, 184, CARD.height() - 16)
        self.set_outline(hand(oblong(box, 22), kind, 0.9, 22), 16)

    def show_left(self, seat: int, place: int, left: int) -> None:
        """Show how many of this kind the seat has left."""
        self._seat, self._place, self._left = seat, place, left
        name: Text = wording.LOAD_FRUIT if self.kind == FRUIT else wording.LOAD_COCONUT
        self.name = self._context.say(name)
        self.hint = self._context.say(wording.LEFT_IN_STOCK.fill(n=left, action=name))
        self.look(seat, place, left)

    def draw(self, painter: QPainter) -> None:
        """Print the tile and a small stroke for every one left."""
        ink, rect = self._context.ink, self.outline().boundingRect()
        ground = ink("banana" if self.kind == FRUIT else "sky")
        if not self._left:
            ground = mix(ground, ink("card_off"), 0.8)
        elif self.hovered:
            ground = mix(ground, ink("cream"), 0.3)
        fill(painter, self.outline(), ground)
        stroke(painter, self.outline(), ink("outline"))
        painter.save()
        painter.setOpacity(1.0 if self._left else 0.4)
        painter.translate(rect.center() - QPointF(34, 2))
        good = Good(self._seat, self.kind, PUBLIC, swapped=False)
        paint_good(self._context, painter, good, self._place, (42, 38), shown=True)
        painter.restore()
        box = QRectF(rect.right() - 78, rect.top(), 66, rect.height())
        letter(painter, box, f"×{self._left}", display(38), QColor("#22301F"), wrap=False)


class EndTurn(Piece):
    """What ends the turn after a dead card: Pongo takes a nap."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self._context = context
        self.actions = (PASS,)
        self.name = self.hint = context.say(wording.END_TURN)
        self._rect = QRectF(956, CARD.top() + 6, 236, CARD.height() - 12)
        self.set_outline(hand(oblong(self._rect, 16), 6, 0.9, 22), 16)

    def draw(self, painter: QPainter) -> None:
        """Print the sleeping monkey and the words."""
        ink = self._context.ink
        shadow(painter, self.outline(), ink("outline"), drop=6)
        fill(painter, self.outline(), mix(ink("sky"), ink("cream"), 0.3 if self.hovered else 0.0))
        stroke(painter, self.outline(), ink("outline"))
        painter.save()
        painter.translate(self._rect.left() + 56, self._rect.center().y() + 4)
        paint_monkey_face(self._context, painter, asleep=True)
        painter.restore()
        nap = QRectF(self._rect.left() + 76, self._rect.top() + 2, 40, 36)
        letter(painter, nap, "z z", display(24), ink("plate"), wrap=False)
        words = self._rect.adjusted(106, 26, -10, -6)
        letter(painter, words, self.name, display(26 * self._context.text_scale), ink("plate"))
