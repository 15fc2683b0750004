"""The desk at the lower right: what the open question needs beside what glows on the board."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter
from PySide6.QtWidgets import QGraphicsSceneHoverEvent

from desktop.core.game import Action
from desktop.core.text import Text
from desktop.games.florence.board import words
from desktop.games.florence.board.layout import DESK
from desktop.games.florence.board.skyline import LEAST, paint_skyline
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong
from desktop.ui.board.lettering import body, display, fit, letter, room
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import fill, reprint, shadow, stroke
from desktop.ui.board.things import Button

__all__ = ["Desk", "DeskSheet", "Slider"]

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
TOP = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop
ROW, GAP = 56.0, 10.0
BELOW = (2.0, 38.0, -2.0, 0.0)
"""Where in the place of a part its name is printed, below the number."""


class DeskSheet(Piece):
    """The paper of the desk: a title, a line below it, and the parts of a work value where there is one."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self.context = context
        self.title = self.line = ""
        self.parts: tuple[tuple[str, int], ...] = ()
        self.tall = False
        self.floor = DESK.bottom()
        self.set_outline(hand(oblong(DESK, 12), 77, 0.9, 26))

    def show_words(
        self, title: str, line: str = "", parts: tuple[tuple[str, int], ...] = (), *, tall: bool = False
    ) -> None:
        """Show other words; ``tall`` if the third and the fourth row of buttons stay empty."""
        self.title, self.line, self.parts, self.tall = title, line, parts, tall
        self._look_again()

    def keep_clear(self, rect: QRectF | None) -> None:
        """Print nothing behind a button or below it; None once the buttons are gone."""
        self.floor = DESK.bottom() if rect is None else min(self.floor, rect.top())
        self._look_again()

    def _look_again(self) -> None:
        self.look(self.title, self.line, self.parts, self.tall, self.floor)

    def _city(self, painter: QPainter, words: QRectF, font: QFont) -> None:
        """Print the city between the words and the buttons, where there is room for it."""
        if self.parts or not self.title:
            return
        top = words.top() + room(self.line, fit(self.line, font, words.size()), words.width()).height() + 14
        area = QRectF(DESK.left() + 20, top, DESK.width() - 40, self.floor - 18 - top)
        if area.height() >= LEAST:
            paint_skyline(painter, self.context, area)

    def draw(self, painter: QPainter) -> None:
        """Print paper and words."""
        ink, scale = self.context.ink, self.context.text_scale
        reprint(painter, f"florence desk {self.context.theme.dark}", self.boundingRect(), self._paper)
        head = QRectF(DESK.left() + 20, DESK.top() + 8, DESK.width() - 40, 40)
        letter(painter, head, self.title, display(32 * scale), ink("text"), align=LEFT)
        below = QRectF(DESK.left() + 20, DESK.top() + 50, DESK.width() - 40, 108 if self.tall else 48)
        align = TOP if self.tall else LEFT
        letter(painter, below, self.line, body(22 * scale), ink("faded"), align=align)
        self._city(painter, below, body(22 * scale))
        label = self._label_font()
        for number, (name, value) in enumerate(self.parts):
            box = self.part_rect(number)
            letter(
                painter,
                box.adjusted(0, 0, 0, -28),
                str(value),
                display(32 * scale),
                ink("rust" if value else "unmet"),
            )
            letter(painter, box.adjusted(*BELOW), name, label, ink("faded"))
            if number:
                sign = QRectF(box.left() - 8, box.top(), 16, 42)
                last = number == len(self.parts) - 1
                letter(painter, sign, "=" if last else "+", body(24 * scale), ink("faded"))

    def _paper(self, painter: QPainter) -> None:
        shadow(painter, self.outline(), QColor("black"), drop=4)
        fill(painter, self.outline(), self.context.ink("sheet"))
        stroke(painter, self.outline(), self.context.ink("edge"), 2.2)

    def _label_font(self) -> QFont:
        """Return one size for the names of all parts: they are read as one sum."""
        wanted = body(18 * self.context.text_scale)
        sizes = [
            fit(name, wanted, self.part_rect(number).adjusted(*BELOW).size()).pixelSize()
            for number, (name, _) in enumerate(self.parts)
        ]
        wanted.setPixelSize(min(sizes, default=wanted.pixelSize()))
        return wanted

    def printed(self) -> list[QRectF]:
        """Return where there are words or numbers."""
        if not self.title:
            return []
        parts = [self.part_rect(number) for number in range(len(self.parts))]
        return [QRectF(DESK.left() + 20, DESK.top() + 8, DESK.width() - 40, 90), *parts]

    def part_rect(self, number: int) -> QRectF:
        """Return where a part of a work value is printed."""
        width = (DESK.width() - 40) / len(self.parts)
        return QRectF(DESK.left() + 20 + number * width, DESK.top() + 104, width, 70)


class Slider(Piece):
    """How much of a payment becomes prestige: a bar with a handle; a click on it moves the handle.

    It stands for all payments, so that they are not offered a second time above the board.
    """

    BAR = QRectF(DESK.left() + 96, DESK.top() + 206, DESK.width() - 192, 26)

    def __init__(
        self, context: BoardContext, payments: Sequence[Action], value: int, moved: Callable[[int], None]
    ) -> None:
        super().__init__()
        self.context, self.value, self.moved = context, value, moved
        self.actions, self.most = payments, len(payments) - 1
        self.hint = context.say(words.PRESTIGE_SLIDER)
        self.command = self._click
        self._mouse = self.BAR.center()
        self.set_outline(oblong(self.BAR.adjusted(-20, -16, 20, 16), 16))

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Remember where the mouse is."""
        self._mouse = event.scenePos()

    def _click(self) -> None:
        self.drag(self._mouse)

    def drag(self, to: QPointF) -> None:
        """Let the handle follow the mouse."""
        self._mouse = to
        share = (to.x() - self.BAR.left()) / self.BAR.width()
        value = max(0, min(self.most, round(share * self.most)))
        if value != self.value:
            self.moved(value)

    def step(self, by: int) -> None:
        """Move the handle by so many notches, as far as there are any."""
        value = max(0, min(self.most, self.value + by))
        if value != self.value:
            self.moved(value)

    def draw(self, painter: QPainter) -> None:
        """Print the bar, its notches and the handle."""
        ink = self.context.ink
        bar = oblong(self.BAR, 13)
        fill(painter, bar, ink("sheet_quiet"))
        share = self.value / self.most if self.most else 0.0
        done = QRectF(self.BAR.left(), self.BAR.top(), max(26.0, self.BAR.width() * share), self.BAR.height())
        fill(painter, oblong(done, 13), ink("ochre"))
        stroke(painter, bar, ink("outline"), 2)
        for notch in range(self.most + 1):
            x = self.BAR.left() + self.BAR.width() * notch / max(1, self.most)
            fill(painter, ellipse(QPointF(x, self.BAR.center().y()), 2.2), ink("faded"))
        knob = ellipse(QPointF(self.BAR.left() + self.BAR.width() * share, self.BAR.center().y()), 19)
        shadow(painter, knob, QColor("black"), drop=4)
        fill(painter, knob, ink("terracotta"))
        stroke(painter, knob, ink("outline"), 2.5)


class Desk:
    """The sheet and whatever buttons the question needs; they are made anew for every question."""

    def __init__(
        self, context: BoardContext, add: Callable[[Piece], None], remove: Callable[[Piece], None]
    ) -> None:
        self.context = context
        self.sheet = DeskSheet(context)
        self.keys: list[Piece] = []
        self._add, self._remove = add, remove
        add(self.sheet)

    def clear(self) -> None:
        """Take all buttons away."""
        for key in self.keys:
            self._remove(key)
        self.keys.clear()
        self.sheet.show_words("")
        self.sheet.keep_clear(None)

    def put(self, piece: Piece) -> Piece:
        """Lay a piece on the desk until the next question."""
        self.keys.append(piece)
        self._add(piece)
        self.sheet.keep_clear(piece.place())
        return piece

    def slot(self, row: int, column: int = 0, columns: int = 1, span: int = 1) -> QRectF:
        """Return the place of a button; rows count from the bottom."""
        width = (DESK.width() - 40 - GAP * (columns - 1)) / columns
        bottom = DESK.bottom() - 18 - row * (ROW + GAP)
        left = DESK.left() + 20 + column * (width + GAP)
        return QRectF(left, bottom - ROW, width * span + GAP * (span - 1), ROW)

    def button(
        self,
        rect: QRectF,
        text: Text,
        *,
        actions: Sequence[Action] = (),
        command: Callable[[], object] | None = None,
        hint: Text | None = None,
        strong: bool = True,
        confirm: str = "",
    ) -> Button:
        """Lay a button on the desk: an answer, or (``command``) something that the board does itself."""
        theme = self.context.theme
        key = Button(
            self.context,
            rect,
            self.context.say(text),
            ground=None if strong else theme.colour("raised"),
            ink=None if strong else theme.colour("ink"),
            size=27,
        )
        key.actions = actions
        key.command = command
        key.confirm = confirm
        if hint is not None:
            key.hint = self.context.say(hint)
        if command is not None:
            key.glow(theme.colour("glow") if strong else theme.colour("line"))
        self.put(key)
        return key
