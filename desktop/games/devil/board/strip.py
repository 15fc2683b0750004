"""The lower edge: the coal of who is pulling, the lever to stop, and the desk for the devil's bet."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.core.text import Who
from desktop.games.devil import wording
from desktop.games.devil.actions import STOP, Stake
from desktop.games.devil.board.chips import Chip
from desktop.games.devil.board.coal import Lump, Side
from desktop.games.devil.board.layout import STRIP
from desktop.games.devil.board.picture import Picture
from desktop.games.devil.board.seats import RIGHT, sum_of
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong
from desktop.ui.board.lettering import body, display, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.places import row
from desktop.ui.board.press import badge, fill, mix, shadow, stroke
from desktop.ui.board.things import Button, Number

__all__ = ["BetDesk", "CoalRow", "Lever"]

LUMP = 32.0
ONE_ROW, ROOM = 5, 7
"""How many pieces lie in a single row, and in each of two at least."""
ROW = QRectF(STRIP.left(), STRIP.top(), 516, STRIP.height())
LEVER = QRectF(STRIP.right() - 226, STRIP.top(), 226, STRIP.height())


class CoalRow(Piece):
    """The open line of the seat that is pulling, with its running total."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self.context = context
        self.seat: int | None = None
        self.lumps: list[Lump] = []
        self.set_outline(hand(oblong(ROW, 12), 51, 1.0, 22))
        box = QRectF(ROW.right() - 122, ROW.top() + 6, 108, ROW.height() - 12)
        self.total = Number(context, box, size=58, colour=context.ink("text"), align=RIGHT, parent=self)

    def show_picture(self, picture: Picture) -> None:
        """Show the line of whoever is pulling."""
        self.seat = picture.acting
        line = picture.rows[self.seat] if self.seat is not None else ()
        self.show_line(line)
        self.total.show_value(sum(line) if line else None)
        self.total.hint = self.context.say(sum_of(line, sum(line))) if line else ""
        for lump in self.lumps:
            lump.hint = self.total.hint
        waiting = wording.WAIT_PULL.fill(who=Who(self.seat)) if self.seat is not None else None
        self.hint = self.context.say(waiting) if waiting is not None else ""
        self.look(self.seat)

    def show_line(self, line: tuple[int, ...]) -> None:
        """Lay these pieces into the row."""
        for lump in self.lumps[len(line) :]:
            self.scene().removeItem(lump)
        del self.lumps[len(line) :]
        spots, size = self.spots(len(line)), self.radius(len(line)) / LUMP
        for index, (value, spot) in enumerate(zip(line, spots, strict=True)):
            if index == len(self.lumps):
                self.lumps.append(Lump(self.context, LUMP, 700 + index, self))
            lump = self.lumps[index]
            lump.show_side(Side.VALUE, value)
            lump.setPos(spot)
            lump.setScale(size)
            lump.setOpacity(1.0)
            lump.setZValue(index)

    def spots(self, count: int) -> list[QPointF]:
        """Return where the pieces lie: in two rows from six on."""
        radius = self.radius(count)
        box = ROW.adjusted(64 + radius, 0, -132, 0)
        if count <= ONE_ROW:
            return row(count, box, 2.06 * radius)
        first = max(ROOM, -(-count // 2))
        spots = row(first, box, 2.06 * radius)[: min(count, first)] + row(count - first, box, 2.06 * radius)
        shift = QPointF(0, ROW.height() * 0.235 if count > first else 0.0)
        return [spot - shift if index < first else spot + shift for index, spot in enumerate(spots)]

    def radius(self, count: int) -> float:
        """Return how large the pieces are."""
        return LUMP if count <= ONE_ROW else LUMP * 0.63

    def draw(self, painter: QPainter) -> None:
        """Print the sheet and the shape of the seat."""
        ink = self.context.ink
        shadow(painter, self.outline(), QColor("black"), drop=6)
        fill(painter, self.outline(), ink("stone"))
        stroke(painter, self.outline(), ink("outline"), 2.6)
        if self.seat is not None:
            colour = self.context.seats[self.seat].colour
            middle = QPointF(ROW.left() + 36, ROW.center().y())
            badge(painter, colour, middle, 17, self.context.seat_colour(self.seat), ink("outline"))


class Lever(Button):
    """The lever that stops a turn."""

    def __init__(self, context: BoardContext) -> None:
        text = context.say(wording.STOP_HERE)
        super().__init__(
            context, LEVER, text, ground=context.ink("ember"), ink=context.ink("number"), size=36
        )
        self.actions = (STOP,)

    def show_picture(self, picture: Picture) -> None:
        """Say what stopping would lay down."""
        line = picture.rows[picture.acting] if picture.acting is not None else ()
        text = wording.STOP_HINT.fill(n=len(line), total=sum(line)) if line else wording.STOP_FIRST
        self.hint = self.context.say(text)

    def draw(self, painter: QPainter) -> None:
        """Print the plate, the slot, and the lever in it: up while it can be pulled."""
        ink = self.context.ink
        path = self.outline()
        ground = ink("ember") if self.open else mix(ink("stone"), ink("ember"), 0.18)
        if self.open and self.hovered:
            ground = mix(ground, ink("sulphur"), 0.25)
        shadow(painter, path, QColor("black"), drop=7 if self.open else 4)
        fill(painter, path, ground)
        stroke(painter, path, ink("outline"), 3 if self.open else 2.4)
        slot = oblong(QRectF(LEVER.left() + 22, LEVER.top() + 16, 16, LEVER.height() - 32), 8)
        fill(painter, slot, ink("outline"))
        up = LEVER.top() + (26 if self.open else LEVER.height() - 26)
        arm = QPainterPath(QPointF(LEVER.left() + 30, LEVER.center().y()))
        arm.lineTo(LEVER.left() + 30, up)
        stroke(painter, arm, ink("iron_lit"), 10)
        knob = ellipse(QPointF(LEVER.left() + 30, up), 17, 15)
        fill(painter, knob, ink("sulphur") if self.open else ink("ash"))
        stroke(painter, knob, ink("outline"), 2.8)
        words = LEVER.adjusted(56, 6, -12, -6)
        colour = ink("number") if self.open else ink("faded")
        letter(painter, words, self.text, display(self._size * self.context.text_scale), colour)


class Toggle(Piece):
    """A small key that stays pressed: shows the chance of the bet, on wish."""

    def __init__(self, context: BoardContext, rect: QRectF) -> None:
        super().__init__()
        self.context = context
        self.down = False
        self.text = ""
        self.set_outline(hand(oblong(rect, 10), 61, 0.8, 20))

    def show_text(self, text: str, *, down: bool = False) -> None:
        """Show a name, or what it tells while it is down."""
        self.text, self.down = text, down
        self.look(text, down)

    def draw(self, painter: QPainter) -> None:
        """Print the key."""
        ink = self.context.ink
        shadow(painter, self.outline(), QColor("black"), drop=2 if self.down else 5)
        fill(painter, self.outline(), ink("sulphur") if self.down else ink("sheet"))
        stroke(painter, self.outline(), ink("outline"), 2.4)
        rect = self.outline().boundingRect().adjusted(12, 4, -12, -4)
        font = body(23 * self.context.text_scale, body().Weight.Bold)
        letter(painter, rect, self.text, font, ink("outline" if self.down else "text"))


class Cross(Toggle):
    """The key that takes the bet back."""

    def draw(self, painter: QPainter) -> None:
        """Print the key and a cross on it."""
        super().draw(painter)
        middle = self.outline().boundingRect().center()
        cross = QPainterPath(middle - QPointF(8, 8))
        cross.lineTo(middle + QPointF(8, 8))
        cross.moveTo(middle + QPointF(-8, 8))
        cross.lineTo(middle + QPointF(8, -8))
        stroke(painter, cross, self.context.ink("text" if self.open else "faded"), 5)


class BetDesk:
    """The chips, the key that takes back, the chance, and the large key that stakes.

    ``bet`` is called with the new amount, ``reveal`` when the chance is switched on or off.
    """

    AMOUNTS = (10, 20, 50, 100)

    def __init__(
        self, context: BoardContext, bet: Callable[[int], object], reveal: Callable[[], object]
    ) -> None:
        self.context = context
        self._bet = bet
        self.amount = 0
        self.owned = 0
        y, x = STRIP.center().y(), STRIP.left() + 36
        self.chips = [Chip(context, chip, str(chip)) for chip in self.AMOUNTS]
        self.all = Chip(context, 1000, context.say(wording.ALL))
        for index, piece in enumerate([*self.chips, self.all]):
            piece.setPos(x + 77 * index, y)
        self.back = Cross(context, QRectF(STRIP.left() + 386, STRIP.top() + 4, 46, STRIP.height() - 8))
        self.back.name = self.back.hint = context.say(wording.TAKE_BACK)
        self.chance = Toggle(context, QRectF(STRIP.left() + 442, STRIP.top() + 4, 100, STRIP.height() - 8))
        self.chance.command = reveal
        self.key = Button(
            context,
            QRectF(STRIP.left() + 554, STRIP.top(), STRIP.width() - 554, STRIP.height()),
            "",
            ground=context.ink("ember"),
            ink=context.ink("number"),
            size=32,
        )
        self.show_bet(0, 0)
        self.show_chance(None, down=False)

    @property
    def pieces(self) -> list[Piece]:
        """Everything on the desk."""
        return [*self.chips, self.all, self.back, self.chance, self.key]

    def show_bet(self, amount: int, owned: int) -> None:
        """Show what would be staked now, of how many chips."""
        self.amount, self.owned = amount, owned
        say = self.context.say
        for piece in self.chips:
            piece.actions = (Stake(amount + piece.chip),)
            piece.command = lambda more=piece.chip: self._bet(amount + more)
            piece.name = piece.hint = say(wording.ADD_CHIP.fill(amount=piece.chip))
        self.all.actions = (Stake(owned),)
        self.all.command = lambda: self._bet(owned)
        self.all.name = self.all.hint = say(wording.ALL_IN.fill(amount=owned))
        self.back.command = lambda: self._bet(0)
        self.key.actions = (Stake(amount),)
        self.key.set_text(self.context.label(Stake(amount)))
        self.key.hint = say(wording.STAKE_HELP)

    def show_chance(self, percent: int | None, *, down: bool) -> None:
        """Show the chance of the bet, or only the key that tells it."""
        say = self.context.say
        if not down:
            self.chance.show_text(say(wording.CHANCE_NAME), down=False)
            self.chance.hint = say(wording.CHANCE_HELP)
        elif percent is None:
            self.chance.show_text(f"{say(wording.CHANCE_NAME)} –", down=True)
            self.chance.hint = say(wording.CHANCE_NOTHING)
        else:
            self.chance.show_text(say(wording.CHANCE.fill(percent=percent)), down=True)
            self.chance.hint = say(wording.CHANCE_HINT.fill(stake=self.amount, percent=percent))
        self.chance.name = say(wording.CHANCE_NAME)

    def set_visible(self, *, visible: bool) -> None:
        """Lay the desk out or put it away."""
        for piece in self.pieces:
            piece.setVisible(visible)

    def glow(self, colour: QColor | None, options: frozenset[object]) -> None:
        """Let glow what can be pressed while a stake is asked."""
        for piece in [*self.chips, self.all]:
            piece.glow(
                colour if piece.actions[0] in options and piece.actions[0] != Stake(self.amount) else None
            )
        self.back.glow(colour if colour is not None and self.amount else None)
        self.key.glow(colour if self.key.actions[0] in options else None)
