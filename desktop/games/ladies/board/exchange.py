"""The exchange: market card, contracts on their stands, the desks of the Gentlemen, hands over the Stock."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.core.text import Who
from desktop.games.ladies import wording
from desktop.games.ladies.actions import SALES, Fulfil
from desktop.games.ladies.board.garments import curve, star_row
from desktop.games.ladies.board.goods import good
from desktop.games.ladies.board.tokens import paint_face
from desktop.games.ladies.data import CONTRACTS, GOODS, MARKETS, NUMBER
from desktop.games.ladies.phases.business import WAYS
from desktop.games.ladies.told import contract_named
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong
from desktop.ui.board.lettering import body, display, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import badge, fill, mix, shadow, stroke

__all__ = ["Contract", "Desk", "Good", "Hand", "Market"]

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Market(Piece):
    """The market card."""

    def __init__(self, context: BoardContext, rect: QRectF) -> None:
        super().__init__()
        self.context, self.market = context, 0
        self.rect = rect
        self.set_outline(hand(oblong(rect, 9), 3, 0.8, 22))

    def show_market(self, market: int) -> None:
        """Show the values of a card."""
        if market != self.market:
            self.market = market
            self.update()
        self.hint = self.context.say(wording.MARKET_HINT)

    def draw(self, painter: QPainter) -> None:
        """Print six lines."""
        context, rect = self.context, self.rect
        shadow(painter, self.outline(), QColor("black"))
        fill(painter, self.outline(), context.ink("sheet"))
        stroke(painter, self.outline(), context.ink("outline"), 2.4)
        head = QRectF(rect.left() + 6, rect.top() + 4, rect.width() - 12, 30)
        letter(
            painter,
            head,
            context.say(wording.MARKET),
            display(context.text_scale * 24),
            context.ink("text"),
            wrap=False,
        )
        step = (rect.height() - 40) / len(GOODS)
        for which in GOODS:
            value = MARKETS[self.market][which]
            y = rect.top() + 36 + (which + 0.5) * step
            good(painter, context, which, QPointF(rect.left() + 30, y), step * 0.86)
            colour = context.ink("text") if value == 100 else context.ink("lost")
            box = QRectF(rect.left() + 50, y - step / 2, rect.width() - 64, step)
            size = 22 if value == 100 else 25
            letter(
                painter,
                box,
                context.say(wording.pounds(value)),
                display(context.text_scale * size),
                colour,
                align=RIGHT,
                wrap=False,
            )


class Contract(Piece):
    """A contract on its stand, with the notes that lie on it. A click fulfils it."""

    def __init__(self, context: BoardContext, place: int, rect: QRectF) -> None:
        super().__init__()
        self.context, self.place_number, self.rect = context, place, rect
        self.contract, self.notes, self.done = -1, 0, False
        self.set_outline(hand(oblong(rect, 7), place, 0.7, 22), 40)

    def show_contract(self, contract: int, notes: int, *, done: bool) -> None:
        """Show a contract; -1 for an empty stand."""
        if (contract, notes, done) != (self.contract, self.notes, self.done):
            self.contract, self.notes, self.done = contract, notes, done
            self.update()
        ways = WAYS[contract] if contract >= 0 else []
        self.actions = tuple(Fulfil(self.place_number, gold) for gold, _ in ways)
        self.hint = self._words()
        self.name = self.context.say(contract_named(self.place_number, contract)) if contract >= 0 else ""

    def _words(self) -> str:
        say = self.context.say
        if self.contract < 0:
            return say(wording.NO_CONTRACT)
        terms = CONTRACTS[self.contract]
        if self.done:
            return say(wording.CONTRACT_DONE.fill(proceeds=terms.proceeds))
        first = terms.proceeds + terms.premium + self.notes
        if terms.stars:
            return say(wording.CONTRACT_STARS.fill(n=terms.stars, money=first))
        return say(wording.CONTRACT_FIRST.fill(money=first, proceeds=terms.proceeds))

    def draw(self, painter: QPainter) -> None:
        """Print stand, card and notes."""
        context, rect = self.context, self.rect
        foot = hand(oblong(QRectF(rect.left() + 8, rect.bottom() + 1, rect.width() - 16, 11)), 2, 0.6, 20)
        fill(painter, foot, context.ink("rail"))
        stroke(painter, foot, context.ink("outline"), 2)
        if self.contract < 0:
            return
        shadow(painter, self.outline(), QColor("black"))
        fill(painter, self.outline(), context.ink("quiet") if self.done else context.ink("sheet"))
        stroke(painter, self.outline(), context.ink("outline"), 2.4)
        self._goods(painter)
        self._terms(painter)
        for index in range(min(self.notes // 100, 4)):
            note = QRectF(rect.right() - 58 + 5 * index, rect.top() - 20 - 6 * index, 58, 27)
            path = hand(oblong(note, 3), index, 0.5, 18)
            fill(painter, path, context.ink("note"))
            stroke(painter, path, context.ink("outline"), 1.7)
            if index == min(self.notes // 100, 4) - 1:
                text = context.say(wording.pounds(self.notes))
                letter(painter, note, text, display(context.text_scale * 18), QColor("#23242B"), wrap=False)

    def _goods(self, painter: QPainter) -> None:
        pieces = [which for which in GOODS[:5] for _ in range(CONTRACTS[self.contract].pieces[which])]
        columns = 3 if self.rect.width() > 100 else 2
        rows = [pieces[first : first + columns] for first in range(0, len(pieces), columns)]
        size = min(34.0, (self.rect.width() - 14) / columns, 74 / len(rows))
        for row, line in enumerate(rows):
            left = self.rect.center().x() - size * (len(line) - 1) / 2
            for index, which in enumerate(line):
                spot = QPointF(
                    left + index * size,
                    self.rect.top() + 10 + size / 2 + row * (size + 2) + (0 if len(rows) > 1 else 14),
                )
                good(painter, self.context, which, spot, size * 0.82)

    def _terms(self, painter: QPainter) -> None:
        context, rect = self.context, self.rect
        terms = CONTRACTS[self.contract]
        money = QRectF(rect.left() + 4, rect.bottom() - 82, rect.width() - 8, 38)
        letter(
            painter,
            money,
            context.say(wording.pounds(terms.proceeds)),
            display(context.text_scale * 28),
            context.ink("text"),
            wrap=False,
        )
        extra = QRectF(rect.left() + 6, rect.bottom() - 44, rect.width() - 12, 34)
        if self.done:
            letter(
                painter,
                extra,
                context.say(wording.DONE),
                body(context.text_scale * 20),
                context.ink("faded"),
                wrap=False,
            )
        elif terms.stars:
            star_row(painter, context, terms.stars, extra.adjusted(0, 3, 0, -5))
        else:
            text = f"+{context.say(wording.pounds(terms.premium))}"
            letter(painter, extra, text, display(context.text_scale * 23), context.ink("lost"), wrap=False)


class Good(Piece):
    """Goods of one kind on the reader's own desk. A click sells one."""

    def __init__(self, context: BoardContext, which: int) -> None:
        super().__init__()
        self.context, self.which, self.many = context, which, 0
        self.actions = (SALES[which],)
        self.set_outline(oblong(QRectF(-24, -24, 48, 48), 9))

    def show_many(self, many: int, value: int) -> None:
        """Show how many there are."""
        if many != self.many:
            self.many = many
            self.update()
        self.setVisible(many > 0)
        self.hint = self.context.say(wording.SELL_HINT.fill(good=wording.GOODS[self.which], money=value))

    def draw(self, painter: QPainter) -> None:
        """Print a token, and how many lie under it."""
        context = self.context
        for index in range(min(self.many, 3) - 1, -1, -1):
            path = oblong(QRectF(-24 + 4 * index, -24 - 4 * index, 48, 48), 9)
            shadow(painter, path, QColor("black"), drop=3)
            fill(painter, path, context.ink("sheet"))
            stroke(painter, path, context.ink("outline"), 2.2)
        paint_face(painter, context, self.which, 48)
        if self.many > 1:
            box = QRectF(4, 8, 30, 22)
            fill(painter, oblong(box, 11), context.ink("sheet"))
            stroke(painter, oblong(box, 11), context.ink("outline"), 1.6)
            letter(
                painter,
                box,
                f"×{self.many}",
                display(context.text_scale * 19),
                context.ink("text"),
                wrap=False,
            )


class Desk(Piece):
    """The desk of a Gentleman: shape, name, number, goods, star contracts."""

    def __init__(self, context: BoardContext, couple: int, rect: QRectF, colour: int) -> None:
        super().__init__()
        self.context, self.couple, self.rect, self.colour = context, couple, rect, colour
        self.goods: tuple[int, ...] = ()
        self.number = 0
        self.extra = ""
        self.busy = False
        self.set_outline(hand(oblong(rect, 8), couple, 0.7, 24), 8)

    def show_desk(self, goods: tuple[int, ...], number: int, extra: str, *, busy: bool) -> None:
        """Show what lies there; ``extra`` is money or stars in words."""
        state = (goods, number, extra, busy)
        if state != (self.goods, self.number, self.extra, self.busy):
            self.goods, self.number, self.extra, self.busy = state
            self.update()
        who = Who(2 * self.couple + 1)
        text = wording.DESK_HINT if number else wording.DESK_HINT_NO_NUMBER
        self.hint = self.context.say(text.fill(who=who, n=sum(goods), number=number))

    @property
    def owner(self) -> str:
        """The name on it, without a title that would make it small: only Gentlemen have a desk."""
        return self.context.seats[2 * self.couple + 1].name

    def tray(self) -> QRectF:
        """Return where the goods lie."""
        rect = self.rect
        wide = rect.width() > 400
        return QRectF(
            rect.left() + (210 if wide else 92),
            rect.top(),
            rect.width() - (290 if wide else 96),
            rect.height(),
        )

    def draw(self, painter: QPainter) -> None:
        """Print desk, name, number and goods."""
        context, rect = self.context, self.rect
        fill(painter, self.outline(), context.ink("sheet") if self.busy else context.ink("quiet"))
        stroke(
            painter,
            self.outline(),
            context.ink("rail") if self.busy else context.ink("quiet_line"),
            3 if self.busy else 2,
        )
        middle = rect.center().y()
        badge(
            painter,
            self.colour,
            QPointF(rect.left() + 24, middle),
            12,
            context.theme.colour(f"seat{self.colour}"),
            context.ink("outline"),
        )
        wide = rect.width() > 400
        left = rect.left() + 44
        if wide:
            letter(
                painter,
                QRectF(left, rect.top() + 2, 118, rect.height() - 4),
                self.owner,
                body(context.text_scale * 22),
                context.ink("text"),
                align=LEFT,
            )
            left += 122
        if self.number:
            paint_face(painter, context, NUMBER + self.number, 44, QPointF(left + 22, middle))
        self._goods(painter)
        if self.extra and wide:
            box = QRectF(rect.right() - 90, rect.top() + 2, 84, rect.height() - 4)
            letter(
                painter, box, self.extra, display(context.text_scale * 22), context.ink("text"), wrap=False
            )

    def _goods(self, painter: QPainter) -> None:
        """Print the goods side by side; where they would hide each other, one of a kind with its number."""
        tray = self.tray()
        kept = {which: self.goods[which] for which in GOODS if self.goods and self.goods[which]}
        lying = sum(kept.values())
        if not lying:
            return
        edge = min(36.0, tray.height() - 6)
        crowded = (tray.width() - 40) / max(1, lying - 1) < 0.86 * edge
        shown = [
            (which, kept[which] if crowded else 1)
            for which in kept
            for _ in range(1 if crowded else kept[which])
        ]
        step = min(38.0, (tray.width() - 40) / max(1, len(shown) - 1))
        edge = min(edge, step - 1) if crowded and len(shown) > 1 else edge
        for index, (which, count) in enumerate(shown):
            spot = QPointF(tray.left() + 20 + index * step, tray.center().y())
            path = oblong(QRectF(spot.x() - edge / 2, spot.y() - edge / 2, edge, edge), 7)
            fill(painter, path, self.context.ink("sheet"))
            stroke(painter, path, self.context.ink("outline"), 1.6)
            paint_face(painter, self.context, which, edge, spot)
            if count > 1:
                self._count(painter, spot + QPointF(0.34 * edge, 0.34 * edge), count)

    def _count(self, painter: QPainter, spot: QPointF, count: int) -> None:
        tag = ellipse(spot, 9.5)
        fill(painter, tag, self.context.ink("number"))
        stroke(painter, tag, self.context.ink("outline"), 1.4)
        box = QRectF(spot.x() - 9, spot.y() - 9, 18, 18)
        letter(painter, box, str(count), display(16), self.context.ink("on_shop"), wrap=False)


class Hand(Piece):
    """The hand of a Gentleman over the Stock, as a pointer in his colour."""

    def __init__(self, context: BoardContext, couple: int, colour: int) -> None:
        super().__init__()
        self.context, self.couple, self.colour = context, couple, colour
        self.set_outline(
            curve((0, 0), ((30, 12),), ((18, 17),), ((24, 32),), ((15, 35),), ((10, 20),), ((0, 28),)), 18
        )
        self.setZValue(200 + couple)
        self.setAcceptHoverEvents(False)
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Print pointer and shape."""
        ink = self.context.theme.colour(f"seat{self.colour}")
        shadow(painter, self.outline(), QColor("black"), drop=3)
        fill(painter, self.outline(), ink)
        stroke(painter, self.outline(), self.context.ink("outline"), 2.2)
        badge(painter, self.colour, QPointF(34, 34), 10, ink, mix(self.context.ink("outline"), ink, 0.1))
