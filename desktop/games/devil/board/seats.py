"""The place of one seat: who it is, the stake, the coal of this round, the pact."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from desktop.core.text import Text, Value, Who, literal
from desktop.games.devil import wording
from desktop.games.devil.board.chips import Chips
from desktop.games.devil.board.coal import Lump, Side
from desktop.games.devil.board.hands import Hand
from desktop.games.devil.board.picture import Picture
from desktop.games.devil.data import MULTIPLIER, TOP_MULTIPLIER
from desktop.games.devil.state import BUST
from desktop.games.devil.view import space_name
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong, polygon
from desktop.ui.board.lettering import body, display
from desktop.ui.board.piece import Piece
from desktop.ui.board.places import row
from desktop.ui.board.press import badge, fill, shadow, stroke
from desktop.ui.board.things import LEFT, Label, Number

__all__ = ["Flame", "Pact", "SeatPlace", "sum_of"]

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
SMALL_LUMP = 20.0
ONE_ROW, LARGER = 3, 6
"""How many pieces fit beside each other in one row, and in two rows before they are smaller still."""


def sum_of(row_: tuple[int, ...], total: int) -> Text:
    """Return how a coal total is made up: "25 + 50 = 75"."""
    if len(row_) < 2:
        return wording.PIECES_MAKE.fill(n=len(row_), total=total)
    return wording.SUM.fill(pieces=literal(" + ".join(map(str, row_))), total=total)


LARGE = 1.2
"""From this text size on, two words do not fit beside the chips in the size that was asked for."""
LINES = 32
"""The height of a line of them, in logical pixels at a text size of 100 %."""


class Flame(Piece):
    """The flame on the highest stake."""

    def __init__(self, context: BoardContext, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.context = context
        path = QPainterPath(QPointF(-15, 14))
        path.cubicTo(-24, -4, -8, -10, -10, -27)
        path.cubicTo(0, -22, 3, -15, 3, -9)
        path.cubicTo(6, -12, 8, -16, 8, -20)
        path.cubicTo(20, -6, 22, 4, 15, 14)
        path.cubicTo(8, 22, -8, 22, -15, 14)
        self.set_outline(path, 6)

    def draw(self, painter: QPainter) -> None:
        """Print the flame in two inks."""
        fill(painter, self.outline(), self.context.ink("ember"))
        inner = QPainterPath(QPointF(-7, 15))
        inner.cubicTo(-10, 4, 0, 2, 0, -6)
        inner.cubicTo(10, 2, 11, 8, 7, 15)
        inner.closeSubpath()
        fill(painter, inner, self.context.ink("sulphur"))
        stroke(painter, self.outline(), self.context.ink("outline"), 2.4)


class Pact(Piece):
    """The badge of a pact with the devil: a red seal with horns."""

    def __init__(self, context: BoardContext, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.name = context.say(wording.PACT_NAME)
        disc = QPainterPath()
        disc.addEllipse(QPointF(), 21, 21)
        self.set_outline(hand(disc, 5, 1.2, 8))

    def draw(self, painter: QPainter) -> None:
        """Print the seal and the horned head on it."""
        outline, light = self.context.ink("outline"), self.context.ink("heart")
        shadow(painter, self.outline(), QColor("black"), drop=3)
        fill(painter, self.outline(), self.context.ink("blaze"))
        stroke(painter, self.outline(), outline, 2.4)
        head = polygon(
            [(-9, -2), (-13, -14), (-4, -8), (4, -8), (13, -14), (9, -2), (5, 9), (0, 14), (-5, 9)]
        )
        fill(painter, head, light)
        for side in (-1, 1):
            eye = polygon([(side * 2, 0), (side * 7, -3), (side * 6, 2)])
            fill(painter, eye, outline)


class Torch(Piece):
    """The burning match of whoever pulls first in this round."""

    def __init__(self, context: BoardContext, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.context = context
        self.set_outline(oblong(QRectF(-16, -22, 32, 46), 8), 6)

    def draw(self, painter: QPainter) -> None:
        """Print the match and its flame."""
        outline = self.context.ink("outline")
        stick = hand(oblong(QRectF(-3.5, -4, 7, 27), 2), 2, 0.5, 8)
        fill(painter, stick, self.context.ink("stone"))
        stroke(painter, stick, outline, 2)
        flame = QPainterPath(QPointF(0, -22))
        flame.cubicTo(12, -10, 11, 3, 0, 3)
        flame.cubicTo(-11, 3, -12, -10, 0, -22)
        fill(painter, flame, self.context.ink("sulphur"))
        stroke(painter, flame, outline, 2)


class SeatPlace(Piece):
    """The sheet of one seat with everything that lies on it."""

    def __init__(self, context: BoardContext, seat: int, rect: QRectF) -> None:
        super().__init__()
        self.context = context
        self.seat = seat
        self.active = False
        size = QRectF(0, 0, rect.width(), rect.height())
        self.setPos(rect.topLeft())
        self.set_outline(hand(oblong(size, 12), 30 + seat, 1.0, 22))
        wide, high = size.width(), size.height()
        self.large = min(1.3, high / 313)
        tray = 72 * self.large
        self.tray = QRectF(12, high - tray - 12, wide - 24, tray)
        self.middle = QRectF(12, 84, wide - 24, self.tray.top() - 92)
        self._write(wide)
        self._lay_stake()
        self.pact = Pact(context, self)
        self.pact.setPos(wide - 34, 34)
        self.torch = Torch(context, self)
        self.torch.setPos(34, 76)
        self.lumps: list[Lump] = []
        self.devil = Lump(context, 24 * self.large, 3, self)
        self.devil.show_side(Side.DEVIL)
        self.devil.setPos(self.tray.left() + 38, self.tray.center().y())

    def _write(self, wide: float) -> None:
        """Put all words and numbers on the sheet."""
        context, ink = self.context, self.context.ink
        self.title = Label(
            context, QRectF(58, 8, wide - 116, 42), context.seats[self.seat].name, font=display, size=27,
            colour=ink("text"), align=LEFT, wrap=False, parent=self,
        )  # fmt: skip
        self.wealth = Label(
            context, QRectF(84, 46, wide - 142, 38), size=26, colour=ink("faded"), align=LEFT, parent=self
        )
        self.stake = Number(
            context, QRectF(138, self.middle.bottom() - 128, wide - 158, 70), size=54 * self.large,
            colour=ink("text"), align=RIGHT, parent=self,
        )  # fmt: skip
        self.status = Label(
            context, self._room_of_words(wide), size=23, align=RIGHT,
            parent=self, font=lambda px: body(px, body().Weight.Bold),
        )  # fmt: skip
        self.total = Number(
            context, QRectF(self.tray.right() - 84, self.tray.top(), 76, self.tray.height()), size=38,
            colour=ink("text"), align=RIGHT, parent=self,
        )  # fmt: skip
        self.ashes = Label(
            context, self.tray.adjusted(60, 4, -12, -4), context.say(wording.BUSTED), font=display, size=26,
            colour=ink("lost"), align=RIGHT, wrap=False, parent=self,
        )  # fmt: skip

    def _lay_stake(self) -> None:
        """Lay the chips with the flame that covers them, and the fist that hides a bet."""
        foot = QPointF(self.middle.left() + 18 + 44 * self.large, self.middle.bottom() - 34 * self.large)
        self.chips = Chips(self.context, 44 * self.large, self)
        self.chips.setPos(foot)
        self.fist = Hand(self.context, self.seat, 1.12 * self.large, self)
        self.fist.setPos(foot - QPointF(0, 12 * self.large))
        self.flame = Flame(self.context, self)
        self.flame.setPos(foot.x() + 46 * self.large, foot.y() - 30 * self.large)

    def _room_of_words(self, width: float) -> QRectF:
        """Return where a word about the stake stands: below it, and large letters above, across the sheet."""
        left = 102 + 44 * self.large  # right of the chips and their flame
        above = self.middle.bottom() - 128 - self.middle.top()
        if self.context.text_scale > LARGE and above >= LINES * self.context.text_scale:
            return QRectF(28, self.middle.top() + 4, width - 48, above)
        return QRectF(left, self.middle.bottom() - 60, width - left - 20, 52)

    # What it shows

    def show_picture(self, picture: Picture) -> None:
        """Show what lies here."""
        seat = self.seat
        for piece in (self.chips, self.fist, self.pact):
            piece.setScale(1.0)
        asked = bool(picture.betting) and seat == picture.reader and not picture.betting[seat]
        self.active = asked or seat == picture.acting
        self._show_wealth(picture)
        self._show_stake(picture)
        self._show_coal(picture)
        self.pact.setVisible(seat in picture.holders)
        beggar = picture.spaces[seat] == 0
        self.pact.hint = self._say(
            (wording.PACT_BEGGAR if beggar else wording.PACT_ALONE).fill(who=Who(seat))
        )
        self.torch.setVisible(seat == picture.starter and not picture.over)
        self.torch.hint = self._say(wording.STARTS.fill(who=Who(seat)))
        self.look(self.active)

    def _say(self, value: Value) -> str:
        return self.context.say(value)

    def _show_wealth(self, picture: Picture) -> None:
        if picture.wealth_open[self.seat]:
            shown: Value = picture.wealth(self.seat)
        else:
            shown = space_name(picture.spaces[self.seat])
        self.wealth.set_text(self._say(shown))
        self.wealth.name = f"{self._say(wording.WEALTH)} {self.wealth.text}"
        stock, stake = picture.stock[self.seat], picture.stakes[self.seat]
        known = wording.WEALTH_SUM.fill(stock=stock, stake=stake)
        self.wealth.hint = self._say(known if picture.wealth_open[self.seat] else wording.WEALTH_HELP)

    def _show_stake(self, picture: Picture) -> None:
        stake, secret = picture.stakes[self.seat], bool(picture.betting) and picture.betting[self.seat]
        self.chips.show_amount(stake)
        self.chips.setVisible(stake > 0)
        self.status.show()
        self.fist.setVisible(bool(picture.betting))
        self.fist.close(closed=secret)
        mine = picture.own if secret and picture.reader == self.seat else None
        self.stake.show_value(stake or mine)
        hint, status, ink = self._stake_words(picture)
        self.status.set_text(self._say(status) if status is not None else "")
        self.status.set_colour(self.context.ink(ink))
        self.hint = self._say(hint)
        for piece in (self.chips, self.fist, self.stake, self.status):
            piece.hint = self.hint
        self.flame.setVisible(stake > 0 and stake == picture.top)
        self.flame.hint = self.hint

    def _stake_words(self, picture: Picture) -> tuple[Text, Text | None, str]:
        """Return the hint of the stake, its short word, and the ink of that word."""
        who, stake = Who(self.seat), picture.stakes[self.seat]
        if picture.betting:
            return self._bet_words(picture)
        if not stake:
            pulling = picture.acting is not None
            return wording.NO_STAKE.fill(who=who), wording.NOTHING if pulling else None, "faded"
        top = stake == picture.top
        if stake <= picture.best:
            gain = stake * (TOP_MULTIPLIER if top else MULTIPLIER)
            hint = wording.STAKE_COVERED.fill(who=who, stake=stake, best=picture.best, gain=gain)
            return hint, wording.HIGHEST_COVERED if top else wording.COVERED, "covered"
        if top:
            return wording.STAKE_TOP.fill(who=who, stake=stake), wording.HIGHEST, "lost"
        return wording.STAKE_OPEN.fill(who=who, stake=stake), None, "faded"

    def _bet_words(self, picture: Picture) -> tuple[Text, Text | None, str]:
        who = Who(self.seat)
        if not picture.betting[self.seat]:
            return wording.THINKING.fill(who=who), wording.CHOOSING, "faded"
        if picture.own is not None and picture.reader == self.seat:
            return wording.CHOSEN_OWN.fill(amount=picture.own), wording.SECRET, "faded"
        return wording.CHOSEN.fill(who=who), wording.SECRET, "faded"

    def _show_coal(self, picture: Picture) -> None:
        total, laid = picture.total(self.seat), picture.rows[self.seat]
        bust = total == BUST
        here = laid if self.seat != picture.acting else ()
        self.show_row(here)
        self.devil.setVisible(bust)
        self.ashes.setVisible(bust)
        self.devil.hint = self.ashes.hint = self._say(wording.ASHES.fill(who=Who(self.seat)))
        shown = None if bust or total is None or self.seat == picture.acting else total
        self.total.show_value(shown)
        self.total.hint = self._say(sum_of(laid, shown)) if shown is not None else ""
        for lump in self.lumps:
            lump.hint = self.total.hint

    def show_row(self, pieces: tuple[int, ...]) -> None:
        """Lay down these pieces in the tray."""
        while len(self.lumps) > len(pieces):
            self.scene().removeItem(self.lumps.pop())
        spots, radius = self.row_spots(len(pieces)), self.row_radius(len(pieces))
        for index, (piece, spot) in enumerate(zip(pieces, spots, strict=True)):
            if index == len(self.lumps):
                self.lumps.append(Lump(self.context, radius, 300 + 11 * self.seat + index, self))
            self.lumps[index].show_side(Side.VALUE, piece)
            self.lumps[index].setScale(radius / self.lumps[index].radius)
            self.lumps[index].setPos(spot)
            self.lumps[index].setZValue(index)
            self.lumps[index].setOpacity(1.0)

    def row_spots(self, count: int) -> list[QPointF]:
        """Return where the pieces of a row lie, in the coordinates of this place: two rows from four on."""
        lines = 1 if count <= ONE_ROW else 2
        radius = self.row_radius(count)
        box = self.tray.adjusted(12 + radius, 0, -84, 0)
        first = -(-count // lines)
        spots = [spot for each in (first, count - first) for spot in row(each, box, 2.1 * radius)]
        shift = self.tray.height() * 0.23 if lines == 2 else 0.0
        return [spot + QPointF(0, -shift if index < first else shift) for index, spot in enumerate(spots)]

    def row_radius(self, count: int) -> float:
        """Return how large the pieces of a row are."""
        share = 1.0 if count <= ONE_ROW else 0.78 if count <= LARGER else 0.62
        return SMALL_LUMP * share * self.large

    def take_stake(self) -> None:
        """Leave nothing where the stake lay."""
        for piece in (self.chips, self.flame, self.status):
            piece.hide()
        self.stake.show_value(None)

    def middle_of(self, piece: Piece) -> QPointF:
        """Return the place of a piece of this seat in the scene."""
        return self.mapToScene(piece.pos())

    # How it looks

    def draw(self, painter: QPainter) -> None:
        """Print the sheet, the shape of the seat, and the tray for its coal."""
        ink = self.context.ink
        path = self.outline()
        shadow(painter, path, QColor("black"), drop=6)
        fill(painter, path, ink("sheet" if self.active else "sheet_quiet"))
        stroke(painter, path, ink("ember" if self.active else "outline"), 6 if self.active else 2.6)
        colour = self.context.seats[self.seat].colour
        badge(painter, colour, QPointF(33, 34), 16, self.context.seat_colour(self.seat), ink("outline"))
        self._coin(painter, QPointF(69, 65))
        tray = hand(oblong(self.tray, 9), 40 + self.seat, 0.8, 20)
        fill(painter, tray, ink("stone"))
        stroke(painter, tray, ink("outline"), 2.2)

    def _coin(self, painter: QPainter, middle: QPointF) -> None:
        """Print the chip that stands for wealth."""
        rim = ellipse(middle, 10.5)
        fill(painter, rim, self.context.ink("sulphur"))
        stroke(painter, rim, self.context.ink("outline"), 2)
        stroke(painter, ellipse(middle, 5), self.context.ink("outline"), 1.6)
