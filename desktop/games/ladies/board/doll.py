"""The paper doll, and a place for each kind of article."""

from __future__ import annotations

from collections.abc import Container, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.core.text import Series
from desktop.games.ladies import wording
from desktop.games.ladies.board.cards import brand_ink
from desktop.games.ladies.board.garments import curve, garment, star_row
from desktop.games.ladies.board.layout import DOLL
from desktop.games.ladies.data import (
    BROOCH,
    CAPE,
    DRESS,
    EARRINGS,
    FAN,
    GLOVES,
    HANDBAG,
    HAT,
    KIND,
    KINDS,
    MARKS,
    NECKLACE,
    SHOES,
    STARS,
    TIARA,
)
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong
from desktop.ui.board.lettering import body, display, fit, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import dashed, fill, mix, shadow, stroke

__all__ = ["Doll", "Slot", "label_of", "label_size", "worn_by_kind"]

LEFT_KINDS = (HAT, TIARA, EARRINGS, NECKLACE, BROOCH)
RIGHT_KINDS = (CAPE, GLOVES, FAN, HANDBAG, SHOES)
SLOT_W, SLOT_H, SLOT_STEP, SLOT_TOP = 84.0, 84.0, 92.0, 200.0
LABEL = QSizeF(SLOT_W - 10, SLOT_H - 8)
"""The room for a name in a place, clear of its border."""
SOFT = "\u00ad"
"""The soft hyphen."""
MIDDLE = DOLL.center().x()
HEIGHT = 400.0
"""Of the Lady, from her hat to her shoes."""


def worn_by_kind(wardrobe: Sequence[int], worn: Container[int]) -> dict[int, int]:
    """Return which card is put on, by kind."""
    return {KIND[card]: card for card in reversed(wardrobe) if card in worn}


def slot_rect(kind: int) -> QRectF:
    """Return the place of a kind."""
    if kind == DRESS:
        return QRectF(MIDDLE - SLOT_W / 2, SLOT_TOP + 4 * SLOT_STEP, SLOT_W, SLOT_H)
    left = kind in LEFT_KINDS
    row = (LEFT_KINDS if left else RIGHT_KINDS).index(kind)
    x = DOLL.left() + 14 if left else DOLL.right() - 14 - SLOT_W
    return QRectF(x, SLOT_TOP + row * SLOT_STEP, SLOT_W, SLOT_H)


def label_of(context: BoardContext, kind: int, size: float) -> str:
    """Return the name of a kind as its place shows it: in two lines where a word is too long for one."""
    name = context.say(wording.NARROW_KINDS[kind])
    whole = name.replace(SOFT, "")
    fits = fit(whole, body(size), LABEL).pixelSize() >= round(size)
    return whole if fits else name.replace(SOFT, "-\n")


def label_size(context: BoardContext) -> float:
    """Return the one size of all names in the wardrobe: that of the longest.

    They stand together: letters of many sizes would look as if some kinds counted for more.
    """
    wanted = context.text_scale * 18
    return float(min(fit(label_of(context, kind, wanted), body(wanted), LABEL).pixelSize() for kind in KINDS))


class Slot(Piece):
    """The place of one kind of article: the one that is worn, and whether the ball would reject another."""

    def __init__(self, context: BoardContext, kind: int, size: float) -> None:
        super().__init__()
        self.context, self.kind, self.size = context, kind, size
        self.cards: tuple[int, ...] = ()
        self.worn = -1
        self.rect = slot_rect(kind)
        self.set_outline(hand(oblong(self.rect, 8), kind, 0.6, 24), 8)
        self.setZValue(12)

    def show_cards(self, cards: tuple[int, ...], worn: int, *, chosen: bool) -> None:
        """Show the cards of this kind; ``worn`` is the one that passes the checks, -1 for none.

        ``chosen``: it is settled which designer stays at home.
        """
        if (cards, worn) != (self.cards, self.worn):
            self.cards, self.worn = cards, worn
            self.update()
        say = self.context.say
        name = say(wording.KIND_NAMES[self.kind])
        if not cards:
            self.hint = say(wording.SLOT_EMPTY.fill(kind=name))
            return
        words = say(Series(tuple(map(wording.card_name, cards))))
        if worn < 0:
            self.hint = f"{words}. {say(wording.SLOT_AT_HOME if chosen else wording.SLOT_CONFLICT)}"
        elif len(cards) > 1:
            self.hint = f"{words}. {say(wording.SLOT_TWICE)}"
        else:
            self.hint = words

    def draw(self, painter: QPainter) -> None:
        """Print the place."""
        context, rect = self.context, self.rect
        if not self.cards:
            fill(painter, self.outline(), context.ink("quiet"))
            dashed(painter, self.outline(), context.ink("quiet_line"), 2)
            room = QRectF(0, 0, LABEL.width(), LABEL.height())
            room.moveCenter(rect.center())
            name = label_of(context, self.kind, self.size)
            letter(painter, room, name, body(self.size), context.ink("faded"))
            return
        card = self.worn if self.worn >= 0 else self.cards[0]
        wrong = self.worn < 0 or len(self.cards) > 1
        shadow(painter, self.outline(), QColor("black"), drop=3)
        fill(painter, self.outline(), context.ink("sheet"))
        stroke(
            painter,
            self.outline(),
            context.ink("lost") if wrong else context.ink("outline"),
            3.6 if wrong else 2.2,
        )
        garment(
            painter,
            context,
            self.kind,
            QPointF(rect.center().x(), rect.top() + 40),
            46,
            brand_ink(context, MARKS[card]),
        )
        star_row(
            painter, context, STARS[card], QRectF(rect.left() + 6, rect.bottom() - 18, rect.width() - 12, 14)
        )
        if self.worn < 0:
            cross = curve(
                (rect.left() + 10, rect.top() + 10), ((rect.right() - 10, rect.bottom() - 22),), close=False
            )
            stroke(painter, cross, context.ink("lost"), 4)
        elif len(self.cards) > 1:
            text = f"{len(self.cards)}×"
            box = QRectF(rect.right() - 29, rect.top() - 5, 34, 28)
            tag = hand(oblong(box, 10), self.kind, 0.5, 16)
            fill(painter, tag, context.ink("shop_4"))
            stroke(painter, tag, context.ink("outline"), 1.8)
            letter(painter, box, text, display(context.text_scale * 20), context.ink("on_shop"), wrap=False)


class Doll(Piece):
    """The Lady herself, in what she would wear."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self.context = context
        self.worn: dict[int, int] = {}
        self.set_outline(oblong(QRectF(MIDDLE - 92, SLOT_TOP - 30, 184, 4 * SLOT_STEP + 30)), 4)
        self.setZValue(11)

    def show_worn(self, worn: dict[int, int]) -> None:
        """Dress her: card by kind."""
        if worn != self.worn:
            self.worn = worn
            self.update()

    def draw_at(self, painter: QPainter, middle: QPointF, height: float) -> None:
        """Print her elsewhere, around a spot and so high."""
        painter.save()
        painter.translate(middle)
        painter.scale(height / HEIGHT, height / HEIGHT)
        painter.translate(-MIDDLE, -SLOT_TOP - 0.43 * HEIGHT)
        self.draw(painter)
        painter.restore()

    def _on(self, painter: QPainter, kind: int, x: float, y: float, size: float) -> None:
        if kind in self.worn:
            ink = brand_ink(self.context, MARKS[self.worn[kind]])
            garment(painter, self.context, kind, QPointF(MIDDLE + x, SLOT_TOP + y), size, ink)

    def draw(self, painter: QPainter) -> None:
        """Print cape, body, dress and everything that is put on."""
        self._on(painter, CAPE, 0, 200, 250)
        for x in (-16, 16):
            self._shoe(painter, x)
        self._arms(painter)
        self._gown(painter)
        self._head(painter)
        self._on(painter, NECKLACE, 0, 106, 46)
        self._on(painter, BROOCH, 15, 138, 22)
        self._on(painter, FAN, -50, 212, 48)
        self._on(painter, HANDBAG, 53, 236, 44)
        if HAT in self.worn:
            self._on(painter, HAT, 3, 26, 64)
            if TIARA in self.worn:
                self._on(painter, TIARA, 0, 26, 40)
        else:
            self._on(painter, TIARA, 0, 16, 54)

    def _area(self, painter: QPainter, path: QPainterPath, colour: QColor) -> None:
        fill(painter, path, colour)
        stroke(painter, path, self.context.ink("outline"), 2.4)

    def _shoe(self, painter: QPainter, x: float) -> None:
        worn = SHOES in self.worn
        ink = brand_ink(self.context, MARKS[self.worn[SHOES]]) if worn else self.context.ink("skin")
        side = 1 if x > 0 else -1
        left, top = MIDDLE + x, SLOT_TOP + 344
        path = curve(
            (left - 8, top - 14),
            ((left + 8, top - 14),),
            ((left + 10 * side, top), (left + 30 * side, top), (left + 28 * side, top + 10)),
            ((left - 10 * side, top + 10),),
        )
        self._area(painter, path, ink)

    def _arms(self, painter: QPainter) -> None:
        context = self.context
        gloved = GLOVES in self.worn
        for side in (-1, 1):
            arm = curve(
                (MIDDLE + side * 32, SLOT_TOP + 112),
                (
                    (MIDDLE + side * 60, SLOT_TOP + 140),
                    (MIDDLE + side * 70, SLOT_TOP + 170),
                    (MIDDLE + side * 62, SLOT_TOP + 214),
                ),
                close=False,
            )
            stroke(painter, arm, context.ink("outline"), 20)
            stroke(painter, arm, context.ink("skin"), 15)
            if gloved:
                fore = curve(
                    (MIDDLE + side * 66, SLOT_TOP + 162),
                    (
                        (MIDDLE + side * 67, SLOT_TOP + 180),
                        (MIDDLE + side * 65, SLOT_TOP + 200),
                        (MIDDLE + side * 62, SLOT_TOP + 216),
                    ),
                    close=False,
                )
                stroke(painter, fore, context.ink("outline"), 22)
                stroke(painter, fore, brand_ink(context, MARKS[self.worn[GLOVES]]), 17)

    def _gown(self, painter: QPainter) -> None:
        if DRESS in self.worn:
            garment(
                painter,
                self.context,
                DRESS,
                QPointF(MIDDLE, SLOT_TOP + 218),
                250,
                brand_ink(self.context, MARKS[self.worn[DRESS]]),
            )
            return
        x, y = MIDDLE, SLOT_TOP
        linen = self.context.ink("cotton")
        self._area(
            painter,
            curve(
                (x - 30, y + 104),
                ((x + 30, y + 104),),
                ((x + 26, y + 190),),
                ((x + 46, y + 300),),
                ((x + 20, y + 312), (x - 20, y + 312), (x - 46, y + 300)),
                ((x - 26, y + 190),),
            ),
            linen,
        )
        for row in (250, 275):
            line = curve(
                (x - 36 - (row - 250) * 0.2, y + row),
                ((x - 10, y + row + 8), (x + 10, y + row - 6), (x + 36 + (row - 250) * 0.2, y + row)),
                close=False,
            )
            stroke(painter, line, mix(linen, QColor("black"), 0.25), 1.6)

    def _head(self, painter: QPainter) -> None:
        context = self.context
        x, y = MIDDLE, SLOT_TOP
        self._area(painter, oblong(QRectF(x - 9, y + 72, 18, 32)), context.ink("skin"))
        self._area(painter, ellipse(QPointF(x, y + 20), 15, 14), context.ink("hair"))
        self._area(painter, ellipse(QPointF(x, y + 52), 27, 32), context.ink("skin"))
        hair = curve(
            (x - 30, y + 56),
            ((x - 38, y + 4), (x + 38, y + 4), (x + 30, y + 56)),
            ((x + 22, y + 30), (x - 2, y + 30), (x - 6, y + 26)),
            ((x - 12, y + 34), (x - 24, y + 40), (x - 30, y + 56)),
        )
        self._area(painter, hair, context.ink("hair"))
        line = context.ink("outline") if not context.theme.dark else QColor("#23242B")
        for side in (-1, 1):
            fill(painter, ellipse(QPointF(x + side * 9.5, y + 54), 2.9), line)
            brow = curve(
                (x + side * 5, y + 46),
                ((x + side * 9, y + 43), (x + side * 12, y + 44), (x + side * 14, y + 47)),
                close=False,
            )
            stroke(painter, brow, line, 1.6)
            fill(
                painter,
                ellipse(QPointF(x + side * 16, y + 63), 4.5, 3),
                mix(context.ink("skin"), context.ink("gems"), 0.4),
            )
            if EARRINGS in self.worn:
                self._area(
                    painter,
                    ellipse(QPointF(x + side * 27, y + 70), 4, 6),
                    brand_ink(context, MARKS[self.worn[EARRINGS]]),
                )
        stroke(
            painter, curve((x - 1, y + 56), ((x - 3, y + 62),), ((x + 1, y + 63),), close=False), line, 1.4
        )
        stroke(
            painter,
            curve((x - 7, y + 71), ((x - 3, y + 75), (x + 3, y + 75), (x + 8, y + 70)), close=False),
            context.ink("lip"),
            2.8,
        )
