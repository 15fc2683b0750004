"""Cards as they lie on the board: wares, backs, Workshop and Gossip cards, tokens."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from desktop.core.text import Value
from desktop.games.ladies import wording
from desktop.games.ladies.actions import HEARTS
from desktop.games.ladies.board.garments import frame, garment, heart, maid_head, star_row
from desktop.games.ladies.data import (
    ACCESSORIES,
    CLOTHING,
    DRESS,
    HAT,
    KIND,
    MAIDS,
    MARKS,
    NECKLACE,
    OFFERED,
    PLAIN,
    PRICE,
    SERVANTS,
    STARS,
)
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import hand, oblong
from desktop.ui.board.lettering import body, display, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import badge, fill, mix, shadow, stroke
from desktop.ui.board.things import Button

__all__ = [
    "CARD_W",
    "GossipCard",
    "HeartButton",
    "Signed",
    "Ware",
    "WorkshopCard",
    "brand_ink",
    "lady_colour",
    "paint_ware",
    "ware_hint",
]

CARD_W, CARD_H = 104.0, 142.0
ABOVE = 34.0
"""How far hearts and slips reach beyond a card."""
DECK_KINDS = {CLOTHING: DRESS, ACCESSORIES: HAT, 2: NECKLACE}
"""Which article stands for a deck."""


def brand_ink(context: BoardContext, marks: int) -> QColor:
    """Return the ink of a card: that of its designer, of the first of two, or the neutral one."""
    for bit in (1, 2, 4):
        if marks & bit:
            return context.ink(f"brand_{bit}")
    return context.ink("brand_0")


def lady_colour(context: BoardContext, lady: int) -> int:
    """Return the player colour of a Lady and her couple: her own, if those of all Ladies are different."""
    colours = [seat.colour for seat in context.seats[::2]]
    return colours[lady] % 6 if len(set(colours)) == len(colours) else lady


def ware_hint(context: BoardContext, card: int) -> str:
    """Return what a card is, in one line; of a maid also what she counts."""
    say = context.say
    if card < PLAIN:
        return say(wording.card_name(card))
    name, one, three = MAIDS[card - PLAIN]
    return say(wording.MAID_HINT.fill(name=name, what=wording.MAID_TEXTS[card - PLAIN], one=one, three=three))


def _words(context: BoardContext, value: Value) -> str:
    return context.say(value)


def marks_pill(painter: QPainter, context: BoardContext, marks: int, rect: QRectF) -> None:
    """Print the marks of a card as pills in the inks of the designers."""
    bits = [bit for bit in (1, 2, 4) if marks & bit] or [0]
    gap = 3.0
    width = (rect.width() - gap * (len(bits) - 1)) / len(bits)
    for index, bit in enumerate(bits):
        box = QRectF(rect.left() + index * (width + gap), rect.top(), width, rect.height())
        fill(painter, oblong(box, rect.height() / 2), context.ink(f"brand_{bit}"))
        text = _words(context, wording.brand(bit) if bit else wording.NEUTRAL)
        font = body(min(1.0, context.text_scale * 0.86) * rect.height())  # larger letters leave the pill
        font.setBold(True)
        letter(painter, box.adjusted(3, -1, -3, 0), text, font, context.ink("on_shop"), wrap=False)


def paint_ware(painter: QPainter, context: BoardContext, card: int, rect: QRectF) -> None:
    """Print the face of a ware into a rectangle, or the back of a hidden one."""
    if card < 0:
        _paint_back(painter, context, -1 - card, rect)
    elif card >= PLAIN:
        _paint_maid(painter, context, card, rect)
    else:
        _paint_garment(painter, context, card, rect)


def _ground(painter: QPainter, context: BoardContext, rect: QRectF, colour: QColor) -> None:
    small = rect.height() < 70
    path = oblong(rect, 4) if small else frame(rect)
    shadow(painter, path, QColor("black"), drop=1.5 if small else 3)
    fill(painter, path, colour)
    stroke(painter, path, context.ink("outline"), 1.5 if small else 2.2)


def _paint_garment(painter: QPainter, context: BoardContext, card: int, rect: QRectF) -> None:
    h, w = rect.height(), rect.width()
    marks = MARKS[card]
    _ground(painter, context, rect, context.ink("sheet"))
    star_row(painter, context, STARS[card], QRectF(rect.left() + 6, rect.top() + 0.04 * h, w - 12, 0.11 * h))
    ink = brand_ink(context, marks)
    garment(painter, context, KIND[card], QPointF(rect.center().x(), rect.top() + 0.37 * h), 0.36 * h, ink)
    name = _words(context, wording.KIND_NAMES[KIND[card]])
    box = QRectF(rect.left() + 4, rect.top() + 0.56 * h, w - 8, 0.14 * h)
    letter(painter, box, name, display(context.text_scale * 0.125 * h), context.ink("text"), wrap=False)
    marks_pill(
        painter, context, marks, QRectF(rect.left() + 0.12 * w, rect.top() + 0.7 * h, 0.76 * w, 0.12 * h)
    )
    price = QRectF(rect.left() + 4, rect.top() + 0.82 * h, w - 8, 0.17 * h)
    letter(
        painter,
        price,
        _words(context, wording.pounds(PRICE[card])),
        display(context.text_scale * 0.15 * h),
        context.ink("text"),
        wrap=False,
    )


def _paint_maid(painter: QPainter, context: BoardContext, card: int, rect: QRectF) -> None:
    h, w = rect.height(), rect.width()
    name, one, three = MAIDS[card - PLAIN]
    _ground(painter, context, rect, context.ink("maid"))
    letter(
        painter,
        QRectF(rect.left() + 4, rect.top() + 0.02 * h, w - 8, 0.16 * h),
        name,
        display(context.text_scale * 0.14 * h),
        context.ink("text"),
        wrap=False,
    )
    maid_head(painter, context, QPointF(rect.center().x(), rect.top() + 0.29 * h), 0.23 * h)
    what = _words(context, wording.MAID_TEXTS[card - PLAIN])
    letter(
        painter,
        QRectF(rect.left() + 5, rect.top() + 0.41 * h, w - 10, 0.29 * h),
        what,
        body(context.text_scale * 0.115 * h),
        context.ink("text"),
    )
    levels = f"{one}: +1   {three}: +3"
    letter(
        painter,
        QRectF(rect.left() + 4, rect.top() + 0.7 * h, w - 8, 0.13 * h),
        levels,
        display(context.text_scale * 0.12 * h),
        context.ink("won"),
        wrap=False,
    )
    letter(
        painter,
        QRectF(rect.left() + 4, rect.top() + 0.83 * h, w - 8, 0.15 * h),
        _words(context, wording.pounds(PRICE[card])),
        display(context.text_scale * 0.13 * h),
        context.ink("text"),
        wrap=False,
    )


def _paint_back(painter: QPainter, context: BoardContext, deck: int, rect: QRectF) -> None:
    colour = context.ink("maid") if deck == SERVANTS else context.ink(("shop_0", "shop_1", "shop_2")[deck])
    _ground(painter, context, rect, colour)
    inner = rect.adjusted(
        0.08 * rect.width(), 0.06 * rect.height(), -0.08 * rect.width(), -0.06 * rect.height()
    )
    stroke(painter, oblong(inner, 5), mix(colour, QColor("white"), 0.5), 1.8)
    size = 0.42 * min(rect.width() * 1.3, rect.height())
    if deck == SERVANTS:
        maid_head(painter, context, rect.center(), size)
    else:
        garment(painter, context, DECK_KINDS[deck], rect.center(), size, mix(colour, QColor("white"), 0.62))


class Ware(Piece):
    """A ware card, its origin in the middle; ``size`` is its height."""

    def __init__(self, context: BoardContext, height: float = CARD_H) -> None:
        super().__init__()
        self.context = context
        self.card = -1
        self.badge = ""
        self.hearts = 0
        self.box = QRectF(-height * 0.366, -height / 2, height * 0.732, height)
        self.set_outline(oblong(self.box, 8), ABOVE)

    def show_card(self, card: int, badge: str = "", hearts: int = 0) -> None:
        """Show a face or a back, with a short word on the corner and hearts on the edge."""
        if (card, badge, hearts) != (self.card, self.badge, self.hearts):
            self.card, self.badge, self.hearts = card, badge, hearts
            self.update()
        self.hint = self.name = ware_hint(self.context, card)

    def draw(self, painter: QPainter) -> None:
        """Print the card."""
        paint_ware(painter, self.context, self.card, self.box)
        for index in range(self.hearts):
            path = heart(QPointF(self.box.left() + 8 + 19 * index, self.box.top() - 8), 19)
            fill(painter, path, self.context.ink("heart"))
            stroke(painter, path, self.context.ink("outline"), 1.6)
        if self.badge:
            spot = QRectF(self.box.right() - 46, self.box.top() - 27, 58, 30)
            path = hand(oblong(spot, 8), 3, 0.6, 20)
            fill(painter, path, self.context.ink("shop_4"))
            stroke(painter, path, self.context.ink("outline"), 1.8)
            letter(
                painter,
                spot.adjusted(6, 0, -6, 0),
                self.badge,
                display(min(24.0, self.context.text_scale * 20)),
                self.context.ink("on_shop"),
                wrap=False,
            )


class Signed(Ware):
    """A ware that carries the shape of a couple or of the Courtesan, ``whose``; None: of nobody."""

    def __init__(self, context: BoardContext, whose: int | None) -> None:
        super().__init__(context)
        self.whose = whose

    def draw(self, painter: QPainter) -> None:
        """Print the card and the shape."""
        super().draw(painter)
        if self.whose is not None:
            ink = self.context.theme.colour(f"seat{self.whose}")
            spot = self.box.bottomLeft() + QPointF(-1, -6)
            badge(painter, self.whose, spot, 12, ink, self.context.ink("outline"))


class WorkshopCard(Piece):
    """A Workshop card: a deck and how many cards it brings."""

    def __init__(self, context: BoardContext, deck: int, copies: int) -> None:
        super().__init__()
        self.context, self.deck, self.copies = context, deck, copies
        self.box = QRectF(-78, -CARD_H / 2, 156, CARD_H)
        self.set_outline(oblong(self.box, 8))

    def draw(self, painter: QPainter) -> None:
        """Print the deck's sign and the number."""
        context, box, say = self.context, self.box, self.context.say
        for index in range(min(self.copies, 3) - 1, -1, -1):
            _ground(painter, context, box.translated(5 * index, -5 * index), context.ink("sheet"))
        if self.deck == SERVANTS:
            maid_head(painter, context, QPointF(-36, -14), 74)
        else:
            ink = context.ink(("shop_0", "shop_1", "shop_2")[self.deck])
            garment(painter, context, DECK_KINDS[self.deck], QPointF(-36, -14), 74, ink)
        letter(
            painter,
            QRectF(0, -50, 70, 72),
            str(OFFERED[self.deck]),
            display(context.text_scale * 62),
            context.ink("text"),
        )
        name = say(wording.DECK_NAMES[self.deck])
        letter(
            painter,
            QRectF(-74, 26, 148, 40),
            name,
            display(context.text_scale * 26),
            context.ink("text"),
            wrap=False,
        )


class GossipCard(Piece):
    """A Gossip card with its condition."""

    def __init__(self, context: BoardContext, card: int) -> None:
        super().__init__()
        self.context, self.card = context, card
        self.box = QRectF(-88, -CARD_H / 2, 176, CARD_H)
        self.set_outline(oblong(self.box, 8))
        self.remark = context.say(wording.IN_QUOTES.fill(remark=wording.GOSSIP_REMARKS[card]))
        self.hint = self.name = context.say(
            wording.GOSSIP_HINT.fill(condition=wording.GOSSIP_TEXTS[card], when=wording.GOSSIP_WHEN[card])
        )

    def draw(self, painter: QPainter) -> None:
        """Print the remark and the condition."""
        context, say = self.context, self.context.say
        _ground(painter, context, self.box, context.ink("gossip"))
        letter(
            painter,
            self.box.adjusted(10, 8, -10, -66),
            self.remark,
            display(context.text_scale * 20),
            context.ink("text"),
        )
        condition = say(wording.GOSSIP_TEXTS[self.card])
        letter(
            painter,
            self.box.adjusted(10, 78, -10, -8),
            condition,
            body(context.text_scale * 18),
            context.ink("faded"),
        )


class HeartButton(Button):
    """So many hearts to put on a bill."""

    def __init__(self, context: BoardContext, rect: QRectF, hearts: int) -> None:
        super().__init__(context, rect, "", ground=context.ink("sheet"))
        self.hearts = hearts
        self.actions = (HEARTS[hearts],)
        self.name = self.hint = context.label(HEARTS[hearts])

    def draw(self, painter: QPainter) -> None:
        """Print the key with its hearts; an empty one for none."""
        super().draw(painter)
        box = self.outline().boundingRect()
        count = max(1, self.hearts)
        for index in range(count):
            x = box.center().x() + (index - (count - 1) / 2) * 22
            path = heart(QPointF(x, box.center().y()), 21 if count > 2 else 25)
            if self.hearts:
                fill(painter, path, self.context.ink("heart"))
            stroke(painter, path, self.context.ink("outline"), 2)
