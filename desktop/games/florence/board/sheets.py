"""Sheets around the estate: the round, rivals, and what one owns beside the estate."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QGraphicsItem

from desktop.core.text import Series, Text, Who
from desktop.games.florence.board import words
from desktop.games.florence.board.estates import Spot, paint_estate
from desktop.games.florence.board.layout import (
    OWN,
    ROUND,
    rival_rect,
)
from desktop.games.florence.board.signs import (
    FREEDOM_SIGNS,
    paint_builder,
    paint_jester,
    paint_work,
)
from desktop.games.florence.board.status import Standing, status
from desktop.games.florence.data import BUILDING_PRICE, JESTER_VALUE, MINIMUM, ROUNDS, SALE
from desktop.games.florence.facts import sources, works_of
from desktop.games.florence.names import FREEDOM_NAMES
from desktop.games.florence.reckoning import cards_in
from desktop.games.florence.view import FlorenceView
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong
from desktop.ui.board.layer import Layer
from desktop.ui.board.lettering import body, display, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import badge, fill, mix, reprint, shadow, stroke

__all__ = ["CENTRE", "LEFT", "RIGHT", "OwnSheet", "RivalSheet", "RoundSheet", "Sheet", "sale"]

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def sale(view: FlorenceView, price: int) -> int:
    """Return how much prestige the reader would sell to pay a price that is within his means (FL-53)."""
    me = view.seat
    if me is None or view.money[me] >= price or view.funds(me) < price:
        return 0
    return -(-(price - view.money[me]) // SALE)


class Paper(Layer):
    """The paper of a sheet: it follows glow and mouse, for which what is printed on it need not be new."""

    def __init__(self, sheet: Sheet) -> None:
        super().__init__(sheet, beneath=True)
        self._sheet = sheet
        self.setZValue(1)  # over the glow of the sheet
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def boundingRect(self) -> QRectF:
        """Return the sheet with its shadow."""
        return self._sheet.boundingRect()

    def draw(self, painter: QPainter) -> None:
        """Print the paper, or find it printed."""
        painter.setPen(Qt.PenStyle.NoPen)
        sheet = self._sheet
        state = (sheet.context.theme.dark, sheet.quiet, sheet.open, sheet.hovered)
        name = f"florence sheet {sheet.rect.getRect()} {state}"
        reprint(painter, name, sheet.boundingRect(), sheet.paint_paper)


class Sheet(Piece):
    """A sheet of paper that shows something of the view."""

    def __init__(self, context: BoardContext, rect: QRectF, seed: int = 0) -> None:
        super().__init__()
        self.context = context
        self.rect = rect
        self.view: FlorenceView | None = None
        self.quiet = False
        self.set_outline(hand(oblong(rect, 9), seed, 0.8, 24))
        self._paper = Paper(self)
        self._lay = False

    def show_view(self, view: FlorenceView) -> None:
        """Show another view."""
        self.view = view
        if self.quiet != self._lay:
            self._lay = self.quiet
            self._paper.update()
        self.look(*self.printed(view))

    def printed(self, view: FlorenceView) -> tuple[object, ...]:
        """Return all that the content goes by."""
        return (view,)

    def opened_or_closed(self) -> None:
        """Change the paper alone."""
        self._paper.update()

    def mouse_came_or_left(self) -> None:
        """Change the paper alone."""
        self._paper.update()

    def say(self, value: Text | int) -> str:
        """Render a text in the language of the moment."""
        return self.context.say(value)

    def write(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        size: float,
        ink: str = "text",
        align: Qt.AlignmentFlag = LEFT,
        *,
        bold: bool = False,
        wrap: bool = True,
    ) -> None:
        """Write a text that shrinks to fit."""
        font = (display if bold else body)(size * self.context.text_scale)
        letter(painter, rect, text, font, self.context.ink(ink), align=align, wrap=wrap)

    def draw(self, painter: QPainter) -> None:
        """Print the content."""
        if self.view is not None:
            self.content(painter, self.view)

    def paint_paper(self, painter: QPainter) -> None:
        """Print sheet and edge."""
        ink = self.context.ink
        if not self.quiet:
            shadow(painter, self.outline(), QColor("black"), drop=4)
        ground = ink("sheet_quiet" if self.quiet else "sheet")
        fill(
            painter,
            self.outline(),
            mix(ground, QColor("white"), 0.25) if self.hovered and self.open else ground,
        )
        stroke(painter, self.outline(), ink("outline" if self.open else "edge"), 2.2)

    def content(self, painter: QPainter, view: FlorenceView) -> None:
        """Print what is on the sheet."""


class RoundSheet(Sheet):
    """Round and minimum work value."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__(context, ROUND, 3)

    def show_view(self, view: FlorenceView) -> None:
        """Show the round."""
        super().show_view(view)
        self.hint = self.say(words.MINIMUM_HELP.fill(values=Series(MINIMUM[1:])))

    def printed(self, view: FlorenceView) -> tuple[object, ...]:
        """Return round and minimum."""
        return view.round, view.minimum

    def content(self, painter: QPainter, view: FlorenceView) -> None:
        """Print the round as seven beads, and the minimum."""
        number = max(1, view.round)
        rect = self.rect
        title = self.say(words.ROUND.fill(number=number, rounds=ROUNDS))
        self.write(painter, rect.adjusted(16, 8, -16, -92), title, 30, bold=True)
        for place in range(ROUNDS):
            bead = ellipse(QPointF(rect.left() + 28 + place * 33, rect.top() + 58), 11)
            done = place + 1 < number
            now = place + 1 == number
            fill(painter, bead, self.context.ink("terracotta" if now else "ochre" if done else "sheet_quiet"))
            stroke(painter, bead, self.context.ink("outline"), 2)
        self.write(painter, rect.adjusted(16, 78, -90, -10), self.say(words.MINIMUM), 21, "faded")
        self.write(
            painter,
            rect.adjusted(176, 70, -16, -4),
            str(view.minimum or MINIMUM[1]),
            54,
            "rust",
            RIGHT,
            bold=True,
        )


class RivalSheet(Sheet):
    """A rival: miniature of the estate, prestige, and what he is doing."""

    NARROW = 300.0

    def __init__(self, context: BoardContext, seat: int, place: int, rivals: int) -> None:
        super().__init__(context, rival_rect(place, rivals), 20 + seat)
        self.seat = seat
        self.shown = False
        self.standing: Standing | None = None
        self.narrow = self.rect.width() < self.NARROW

    def show_view(self, view: FlorenceView) -> None:
        """Show a rival's public things."""
        seat = self.seat
        self.standing = status(view, seat)
        super().show_view(view)
        line = words.RIVAL_HINT.fill(
            who=Who(seat),
            jesters=view.jesters[seat],
            builders=view.builders[seat],
            works=view.on_table(seat),
        )
        lines = [line, sources(view, seat)]
        if done := works_of(view.works, seat):
            lines.append(words.LISTED.fill(things=Series(done)))
        if freedoms := tuple(FREEDOM_NAMES[each] for each in cards_in(view.freedoms[seat])):
            lines.append(words.RIVAL_FREEDOMS.fill(freedoms=Series(freedoms)))
        lines.append(words.BACK_HINT if self.shown else words.RIVAL_CLICK)
        self.hint = " ".join(map(self.say, lines))

    def printed(self, view: FlorenceView) -> tuple[object, ...]:
        """Return estate, counts, money and what he is doing."""
        seat = self.seat
        counts = view.prestige[seat], view.jesters[seat], view.builders[seat], view.on_table(seat)
        money = view.money[seat], view.funds(seat), view.knows_money(seat), view.muse, view.over
        return self.shown, view.tiles[seat], view.freedoms[seat], counts, money, self.standing

    def grid(self) -> tuple[QPointF, float]:
        """Return the lower left corner of the miniature and the size of its squares."""
        room = self.rect.height() - (46 if self.narrow else 20)
        return QPointF(self.rect.left() + 10, self.rect.top() + 10 + room), room / 7

    def content(self, painter: QPainter, view: FlorenceView) -> None:
        """Print miniature, name and numbers."""
        rect, seat = self.rect, self.seat
        if self.shown:
            stroke(painter, self.outline(), self.context.seat_colour(seat), 6)
        origin, size = self.grid()
        paint_estate(painter, self.context, view.tiles[seat], origin, size, cooperative=view.cooperative)
        left = origin.x() + 7 * size + 10
        badge(painter, self.context.seats[seat].colour, QPointF(left + 12, rect.top() + 24), 11,
              self.context.seat_colour(seat), self.context.ink("outline"))  # fmt: skip
        room = rect.right() - 8 - left
        name = self.context.say(Who(seat))
        self.write(painter, QRectF(left + 28, rect.top() + 8, room - 28, 32), name, 23, bold=True)
        points = self.say(words.POINTS.fill(points=view.prestige[seat]))
        self.write(painter, QRectF(left, rect.top() + 38, room, 26), points, 22)
        self._counts(painter, view, QPointF(left, rect.top() + 79), self.step(room))
        spot = QPointF(left + 146, rect.top() + 79)
        if self.narrow:
            spot = QPointF(rect.left() + 24, rect.bottom() - 18)
        self._freedoms(painter, view, spot)
        self._lines(painter, view, QRectF(left, rect.top() + 95, room, 36))

    @staticmethod
    def step(room: float) -> float:
        """Return how far apart three counts stand in a room, so that the last is in it as well."""
        return min(45.0, room / 3)

    def _counts(self, painter: QPainter, view: FlorenceView, at: QPointF, step: float) -> None:
        seat, x, y = self.seat, at.x(), at.y()
        signs = (
            (paint_jester, view.jesters[seat]),
            (paint_builder, view.builders[seat]),
            (paint_work, view.on_table(seat)),
        )
        for place, (paint, number) in enumerate(signs):
            paint(painter, self.context, QPointF(x + 11 + step * place, y), 10)
            spot = QRectF(x + 22 + step * place, y - 14, min(22.0, step - 20), 28)
            self.write(painter, spot, str(number), 20, bold=True)

    def _freedoms(self, painter: QPainter, view: FlorenceView, spot: QPointF) -> None:
        for freedom in cards_in(view.freedoms[self.seat]):
            at = spot + QPointF(22 * freedom, 0)
            fill(painter, ellipse(at, 10), self.context.ink(("lapis", "ochre", "cypress")[freedom]))
            FREEDOM_SIGNS[freedom](painter, at, 6, QColor("#FBF3DF"))

    def _lines(self, painter: QPainter, view: FlorenceView, rect: QRectF) -> None:
        """Print what the seat is doing, and its money where it is open; narrow paper has two lines."""
        standing = self.standing
        known = view.over or view.knows_money(self.seat)
        backed = view.prestige[self.seat] and not view.muse and not view.over
        money = view.funds(self.seat) if backed else view.money[self.seat]
        purse = self.say((words.MOST if backed else words.MONEY).fill(money=money)) if known else ""
        if standing is None or standing.text is None:
            self.write(painter, rect, purse, 20, "faded")
            return
        line, bold = self.say(standing.text), standing.ink != "faded"
        if purse and self.narrow:
            above = rect.adjusted(0, 0, 0, -rect.height() / 2)
            self.write(painter, above, line, 18, standing.ink, bold=bold, wrap=False)
            self.write(painter, above.translated(0, rect.height() / 2), purse, 18, "faded", wrap=False)
            return
        line = f"{line} · {purse}" if purse else line
        self.write(painter, rect, line, 21, standing.ink, bold=bold, wrap=False)


class OwnSheet(Sheet):
    """What one owns beside the estate: prestige, florins, jesters, builders, works."""

    COLUMNS = ((46.0, 122.0), (172.0, 158.0), (336.0, 58.0), (398.0, 58.0), (460.0, 60.0))
    """Where each number begins, and how wide it is."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__(context, OWN, 99)
        rect = self.rect
        self.notes = [
            Spot(oblong(QRectF(rect.left() + x, rect.top(), width, rect.height())), parent=self)
            for x, width in self.COLUMNS
        ]

    def show_view(self, view: FlorenceView) -> None:
        """Show the own things; a spectator sees none."""
        super().show_view(view)
        self.setVisible(view.seat is not None)
        if view.seat is not None:
            for note, lines in zip(self.notes, self._hints(view, view.seat), strict=True):
                note.hint = " ".join(map(self.say, lines))

    def printed(self, view: FlorenceView) -> tuple[object, ...]:
        """Return the numbers."""
        me = view.seat
        if me is None:
            return (None,)
        return me, view.prestige[me], view.money[me], view.jesters[me], view.builders[me], view.on_table(me)

    def _hints(self, view: FlorenceView, me: int) -> tuple[list[Text], ...]:
        builders, jesters = view.builders[me], view.jesters[me]
        touch = words.BUILDER_TOUCH if builders > 1 else words.BUILDER_APART
        done = works_of(view.works, me)
        return (
            [sources(view, me)],
            [words.MONEY_HINT] if view.muse else [words.MONEY_HINT, words.SALE_HINT],
            [words.JESTER_HINT.fill(points=JESTER_VALUE * jesters, n=jesters)],
            [words.BUILDER_HINT.fill(price=BUILDING_PRICE[builders], n=builders), touch],
            [
                words.WORKS_HINT.fill(n=view.on_table(me)),
                *([words.LISTED.fill(things=Series(done))] if done else []),
            ],
        )

    def content(self, painter: QPainter, view: FlorenceView) -> None:
        """Print badge, prestige, florins, jesters, builders, works."""
        seat = view.seat
        if seat is None:
            return
        rect = self.rect
        y = rect.center().y()
        badge(painter, self.context.seats[seat].colour, QPointF(rect.left() + 26, y), 14,
              self.context.seat_colour(seat), self.context.ink("outline"))  # fmt: skip
        spots = [note.outline().boundingRect() for note in self.notes]
        points = self.say(words.POINTS.fill(points=view.prestige[seat]))
        self.write(painter, spots[0], points, 25, "rust", bold=True, wrap=False)
        money = self.say(words.MONEY.fill(money=view.money[seat]))
        self.write(painter, spots[1], money, 25, bold=True, wrap=False)
        signs = (
            (paint_jester, view.jesters[seat]),
            (paint_builder, view.builders[seat]),
            (paint_work, view.on_table(seat)),
        )
        for spot, (paint, number) in zip(spots[2:], signs, strict=True):
            paint(painter, self.context, QPointF(spot.left() + 17, y), 16)
            self.write(painter, spot.adjusted(39, 0, 0, 0), str(number), 28, bold=True)
