"""The shopping arcade: boutiques with their windows, and the Ladies in front of them."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.core.text import Who
from desktop.games.ladies import wording
from desktop.games.ladies.actions import VISITS
from desktop.games.ladies.board.cards import brand_ink, marks_pill, paint_ware, ware_hint
from desktop.games.ladies.board.garments import curve, garment, star_row
from desktop.games.ladies.data import KIND, MARKS, PLAIN, PRICE, STARS
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong
from desktop.ui.board.lettering import display, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import badge, fill, mix, shadow, stroke

__all__ = ["Figure", "Shop"]


class Shop(Piece):
    """The front of a boutique; ``rect`` is where it stands. A click visits it."""

    def __init__(self, context: BoardContext, lady: int, rect: QRectF, colour: int) -> None:
        super().__init__()
        self.context, self.lady, self.rect, self.colour = context, lady, rect, colour
        self.shop = 0
        self.card = -1
        self.inside = 0
        self.deck = -1
        self.own = False
        self.actions = (VISITS[lady],)
        self.set_outline(oblong(rect, 4))
        self.setZValue(10)

    def show_shop(self, shop: int, window: int, inside: int, deck: int, *, own: bool) -> None:
        """Show the window, how many cards lie inside, and whose it is."""
        state = (shop, window, inside, deck, own)
        if state != (self.shop, self.card, self.inside, self.deck, self.own):
            self.shop, self.card, self.inside, self.deck, self.own = state
            self.update()
        say = self.context.say
        owner, name = Who(2 * self.lady), wording.BOUTIQUES[shop]
        self.name = say(wording.SHOP_HINT.fill(name=name, who=owner, n=inside))
        if window >= 0:
            shown = ware_hint(self.context, window)
            self.hint = f"{self.name} {say(wording.IN_THE_WINDOW.fill(card=shown))}"
        else:
            self.hint = self.name

    def pane(self) -> QRectF:
        """Return the window."""
        rect = self.rect
        top = rect.top() + 0.36 * rect.height()
        share = 0.57 if rect.width() > 220 else 0.62
        return QRectF(rect.left() + 12, top, share * rect.width(), rect.bottom() - top - 12)

    def door(self) -> QRectF:
        """Return the door."""
        rect, pane = self.rect, self.pane()
        left = pane.right() + 10
        return QRectF(left, pane.top() + 6, rect.right() - left - 10, rect.bottom() - pane.top() - 6)

    def draw(self, painter: QPainter) -> None:
        """Print the front."""
        context, rect = self.context, self.rect
        ink = context.ink(f"shop_{self.shop}")
        line = context.ink("outline")
        front = hand(oblong(rect), 5 + self.lady, 1.1, 22)
        shadow(painter, front, QColor("black"), drop=4)
        fill(painter, front, ink)
        stroke(painter, front, line, 3)
        self._sign(painter, ink)
        self._awning(painter, ink)
        self._window(painter)
        self._door(painter, ink)

    def _sign(self, painter: QPainter, ink: QColor) -> None:
        context, rect = self.context, self.rect
        sign = QRectF(rect.left() + 10, rect.top() + 8, rect.width() - 20, 0.15 * rect.height())
        path = hand(oblong(sign, 7), self.lady, 0.7, 24)
        fill(painter, path, context.ink("sheet"))
        stroke(
            painter, path, context.ink("rail") if self.own else context.ink("outline"), 4 if self.own else 2.2
        )
        spot = QPointF(sign.left() + 20, sign.center().y())
        badge(
            painter, self.colour, spot, 10, context.theme.colour(f"seat{self.colour}"), context.ink("outline")
        )
        name = context.say(wording.BOUTIQUES[self.shop])
        size = min(context.text_scale * 32, 0.74 * sign.height())
        colour = ink if not context.theme.dark else mix(ink, QColor("white"), 0.55)
        letter(painter, sign.adjusted(36, 0, -8, 0), name, display(size), colour, wrap=False)

    def _awning(self, painter: QPainter, ink: QColor) -> None:
        context, rect = self.context, self.rect
        top, height = rect.top() + 0.19 * rect.height(), 0.13 * rect.height()
        stripes = 8
        width = (rect.width() + 10) / stripes
        for index in range(stripes):
            left = rect.left() - 5 + index * width
            path = QPainterPath(QPointF(left + 1, top))
            path.lineTo(left + width - 1, top)
            path.lineTo(left + width, top + height * 0.72)
            path.arcTo(QRectF(left, top + height * 0.44, width, height * 0.56), 0, -180)
            path.closeSubpath()
            fill(painter, path, context.ink("sheet") if index % 2 else mix(ink, QColor("black"), 0.2))
            stroke(painter, path, context.ink("outline"), 1.9)

    def _window(self, painter: QPainter) -> None:
        context, pane = self.context, self.pane()
        path = oblong(pane, 5)
        fill(painter, path, context.ink("glass"))
        if self.card >= 0 or self.inside:
            self._gleam(painter, pane)
        stroke(painter, path, context.ink("outline"), 2.6)
        if self.card < 0:
            if not self.inside:
                self._blind(painter, pane)
            return
        high = 0.42 * pane.height()
        plate = QRectF(pane.left() + 4, pane.bottom() - high, pane.width() - 8, high - 4)
        room = QRectF(pane.left(), pane.top(), pane.width(), plate.top() - pane.top())
        size = min(room.height() * 0.9, room.width() * 0.8)
        if self.card >= PLAIN:
            half = min(pane.height() * 0.33, pane.width() / 2 - 4)
            paint_ware(
                painter,
                context,
                self.card,
                QRectF(pane.center().x() - half, pane.top() + 5, 2 * half, pane.height() - 10),
            )
            return
        garment(painter, context, KIND[self.card], room.center(), size, brand_ink(context, MARKS[self.card]))
        self._plate(painter, plate)

    def _gleam(self, painter: QPainter, pane: QRectF) -> None:
        """Print the light on the glass."""
        context = self.context
        painter.save()
        painter.setClipPath(oblong(pane, 5))
        gleam = curve(
            (pane.left(), pane.top() + pane.height() * 0.5),
            ((pane.left() + pane.width() * 0.5, pane.top()),),
            ((pane.left() + pane.width() * 0.7, pane.top()),),
            ((pane.left(), pane.top() + pane.height() * 0.72),),
        )
        fill(painter, gleam, mix(context.ink("glass"), QColor("white"), 0.35))
        painter.restore()

    def _blind(self, painter: QPainter, pane: QRectF) -> None:
        """Print the blind of a boutique that has nothing to show."""
        context = self.context
        ink = mix(context.ink(f"shop_{self.shop}"), context.ink("sheet"), 0.72)
        bottom = pane.top() + 0.66 * pane.height()
        sheet = QRectF(pane.left() + 5, pane.top() + 4, pane.width() - 10, bottom - pane.top() - 4)
        fill(painter, oblong(sheet), ink)
        for row in range(1, 7):
            y = sheet.top() + row * sheet.height() / 7
            line = curve((sheet.left(), y), ((sheet.right(), y),), close=False)
            stroke(painter, line, mix(ink, context.ink("outline"), 0.22), 1.4)
        stroke(painter, oblong(sheet), context.ink("outline"), 1.8)
        cord = curve((pane.center().x(), bottom), ((pane.center().x(), bottom + 16),), close=False)
        stroke(painter, cord, context.ink("outline"), 1.8)
        knob = ellipse(QPointF(pane.center().x(), bottom + 20), 4.5)
        fill(painter, knob, context.ink("rail"))
        stroke(painter, knob, context.ink("outline"), 1.5)

    def _plate(self, painter: QPainter, plate: QRectF) -> None:
        context, card = self.context, self.card
        path = hand(oblong(plate, 4), card, 0.5, 24)
        fill(painter, path, context.ink("sheet"))
        stroke(painter, path, context.ink("outline"), 1.6)
        third = plate.height() / 3
        row = plate.adjusted(4, 1, -4, 0)
        name = context.say(wording.KIND_NAMES[KIND[card]])
        letter(
            painter,
            QRectF(row.left(), row.top(), row.width(), third),
            name,
            display(context.text_scale * third * 0.92),
            context.ink("text"),
            wrap=False,
        )
        marks_pill(
            painter,
            context,
            MARKS[card],
            QRectF(row.left() + 4, row.top() + third + 1, row.width() - 8, third - 4),
        )
        half = row.width() / 2
        star_row(
            painter, context, STARS[card], QRectF(row.left(), row.top() + 2 * third + 2, half - 6, third - 5)
        )
        price = context.say(wording.pounds(PRICE[card]))
        letter(
            painter,
            QRectF(row.left() + half, row.top() + 2 * third - 2, half, third),
            price,
            display(context.text_scale * third * 0.9),
            context.ink("text"),
            wrap=False,
        )

    def _door(self, painter: QPainter, ink: QColor) -> None:
        context, door = self.context, self.door()
        fill(painter, oblong(door, 6), mix(ink, QColor("black"), 0.34))
        stroke(painter, oblong(door, 6), context.ink("outline"), 2.4)
        glass = QRectF(door.left() + 7, door.top() + 8, door.width() - 14, door.height() * 0.56)
        fill(painter, oblong(glass, 4), context.ink("glass"))
        stroke(painter, oblong(glass, 4), context.ink("outline"), 1.6)
        narrow = glass.width() < 58
        knob = QPointF(door.left() + 11, door.top() + door.height() * (0.66 if narrow else 0.72))
        fill(painter, ellipse(knob, 4.4), context.ink("rail"))
        if not self.inside:
            return
        width = min(glass.width() * (0.86 if narrow else 0.5), glass.height() * 0.5)
        back = max(self.deck, 0)
        for index in range(1 if narrow else min(self.inside, 5)):
            step = (glass.width() - width - 8) / 4
            box = QRectF(glass.left() + 4 + index * step, glass.top() + 5 + index * 2.5, width, width * 1.36)
            paint_ware(painter, context, -1 - back, box)
        count = QRectF(door.left(), door.bottom() - door.height() * 0.4, door.width(), door.height() * 0.26)
        letter(
            painter,
            count.adjusted(14, 0, -2, 0) if not narrow else count.translated(0, 0.05 * door.height()),
            f"×{self.inside}",
            display(context.text_scale * 26),
            context.ink("on_shop"),
            wrap=False,
        )


class Figure(Piece):
    """A Lady on the pavement, in the colour and with the shape of her couple."""

    def __init__(self, context: BoardContext, lady: int, colour: int) -> None:
        super().__init__()
        self.context, self.lady, self.colour = context, lady, colour
        self.set_outline(self._dress(), 34)
        self.setZValue(60 + lady)
        self.hint = self.name = context.say(Who(2 * lady))

    @staticmethod
    def _dress() -> QPainterPath:
        return curve(
            (-6, -50),
            ((6, -50),),
            ((5, -33),),
            ((13, -16), (22, -8), (24, 0)),
            ((-24, 0),),
            ((-22, -8), (-13, -16), (-5, -33)),
        )

    def draw(self, painter: QPainter) -> None:
        """Print dress, head, hat and shape."""
        context = self.context
        ink, line = context.theme.colour(f"seat{self.colour}"), context.ink("outline")
        fill(painter, self._dress(), ink)
        stroke(painter, self._dress(), line, 2.4)
        for path, colour in (
            (ellipse(QPointF(0, -58), 8.5), context.ink("skin")),
            (ellipse(QPointF(0, -65), 14.5, 4.6), ink),
            (curve((-7, -66), ((-7, -78), (7, -78), (7, -66))), ink),
        ):
            fill(painter, path, colour)
            stroke(painter, path, line, 2)
        badge(painter, self.colour, QPointF(0, -13), 6.5, context.ink("on_shop"))
