"""Sheets around the estate: round, rivals, stacks, buildings, freedoms, decks, own things."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.core.text import Series, Text, Who
from desktop.games.florence import names
from desktop.games.florence.actions import INTRODUCE, OPEN, PROFESSOR_LOOK, TAKE, TAKE_BONUS, TAKE_PROFESSION
from desktop.games.florence.board import words
from desktop.games.florence.board.estates import paint_estate
from desktop.games.florence.board.layout import (
    DECKS,
    FREEDOMS,
    OWN,
    ROUND,
    building_rect,
    rival_rect,
    stack_rect,
)
from desktop.games.florence.board.signs import (
    FREEDOM_SIGNS,
    paint_builder,
    paint_goal,
    paint_jester,
    paint_recruiting,
    tick,
)
from desktop.games.florence.board.status import Standing, status
from desktop.games.florence.board.tiles import paint_tile, sample_ground
from desktop.games.florence.data import (
    BUILDER,
    BUILDING_PRICE,
    CARD_BONUS,
    CARD_PROFESSIONS,
    JESTER,
    LANDSCAPE,
    LANDSCAPE_KINDS,
    LARGE,
    MEDIUM,
    MINIMUM,
    PRESTIGE,
    PROFESSIONS,
    ROUNDS,
)
from desktop.games.florence.data import (
    FREEDOMS as FREEDOM_IDS,
)
from desktop.games.florence.estate import ORIENTATIONS
from desktop.games.florence.facts import sources
from desktop.games.florence.phases.auction import Bidding
from desktop.games.florence.view import FlorenceView
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong
from desktop.ui.board.lettering import body, display, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import badge, fill, mix, shadow, stroke

__all__ = [
    "BuildingSheet",
    "DeckPile",
    "FreedomToken",
    "OwnSheet",
    "RivalSheet",
    "RoundSheet",
    "Sheet",
    "StackSheet",
    "wanted_by",
]

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


def wanted_by(kind: int) -> Series:
    """Return the professions that wish for a building or a landscape."""
    return Series(
        tuple(
            names.PROFESSION_NAMES[card]
            for card, wish in PROFESSIONS.items()
            if kind in {wish.building, wish.landscape}
        )
    )


def size_name(kind: int) -> Text:
    """Return the size of a building in words."""
    return names.SIZE_NAMES[0 if kind in LARGE else 1 if kind in MEDIUM else 2]


class Sheet(Piece):
    """A sheet of paper that shows something of the view."""

    def __init__(self, context: BoardContext, rect: QRectF, seed: int = 0) -> None:
        super().__init__()
        self.context = context
        self.rect = rect
        self.view: FlorenceView | None = None
        self.quiet = False
        self.set_outline(hand(oblong(rect, 9), seed, 0.8, 24))

    def show_view(self, view: FlorenceView) -> None:
        """Show another view."""
        self.view = view
        self.update()

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
        """Print sheet and content."""
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
        if self.view is not None:
            self.content(painter, self.view)

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
            "terracotta",
            RIGHT,
            bold=True,
        )


class RivalSheet(Sheet):
    """A rival: miniature of the estate, prestige, and what he is doing."""

    def __init__(self, context: BoardContext, seat: int, place: int, rivals: int) -> None:
        super().__init__(context, rival_rect(place, rivals), 20 + seat)
        self.seat = seat
        self.shown = False
        self.standing: Standing | None = None

    def show_view(self, view: FlorenceView) -> None:
        """Show a rival's public things."""
        super().show_view(view)
        self.standing = status(view, self.seat)
        line = words.RIVAL_HINT.fill(
            who=Who(self.seat),
            jesters=view.jesters[self.seat],
            builders=view.builders[self.seat],
            works=view.on_table(self.seat),
        )
        self.hint = f"{self.say(line)} {self.say(sources(view, self.seat))}"
        if self.shown:
            self.hint = self.say(words.BACK_HINT)

    def content(self, painter: QPainter, view: FlorenceView) -> None:
        """Print miniature, name and numbers."""
        rect, seat = self.rect, self.seat
        size = (rect.height() - 20) / 7
        origin = QPointF(rect.left() + 10, rect.bottom() - 10)
        paint_estate(painter, self.context, view.tiles[seat], origin, size, cooperative=view.cooperative)
        left = rect.left() + 7 * size + 20
        badge(painter, self.context.seats[seat].colour, QPointF(left + 12, rect.top() + 24), 11,
              self.context.seat_colour(seat), self.context.ink("outline"))  # fmt: skip
        room = rect.right() - 8 - left
        name = self.context.say(Who(seat))
        self.write(painter, QRectF(left + 28, rect.top() + 8, room - 28, 32), name, 23, bold=True)
        points = self.say(words.POINTS.fill(points=view.prestige[seat]))
        self.write(painter, QRectF(left, rect.top() + 40, room, 28), points, 22)
        self._icons(painter, view, left, rect.top() + 83)
        self._lines(painter, view, QRectF(left, rect.top() + 97, room, 34))

    def _icons(self, painter: QPainter, view: FlorenceView, x: float, y: float) -> None:
        seat = self.seat
        paint_jester(painter, self.context, QPointF(x + 12, y), 10)
        self.write(painter, QRectF(x + 26, y - 14, 22, 28), str(view.jesters[seat]), 20, bold=True)
        paint_builder(painter, self.context, QPointF(x + 62, y), 11)
        self.write(painter, QRectF(x + 77, y - 14, 22, 28), str(view.builders[seat]), 20, bold=True)
        for freedom in FREEDOM_IDS:
            if view.freedoms[seat] >> freedom & 1:
                at = QPointF(x + 112 + 24 * freedom, y)
                fill(painter, ellipse(at, 10), self.context.ink(("lapis", "ochre", "cypress")[freedom]))
                FREEDOM_SIGNS[freedom](painter, at, 6, QColor("#FBF3DF"))

    def _lines(self, painter: QPainter, view: FlorenceView, rect: QRectF) -> None:
        if self.standing is not None and self.standing.text is not None:
            self.write(
                painter,
                rect,
                self.say(self.standing.text),
                21,
                self.standing.ink,
                bold=self.standing.ink != "faded",
            )
        elif view.over or view.knows_money(self.seat):
            line = (
                words.MOST
                if self.seat != view.seat and view.prestige[self.seat] and not view.muse and not view.over
                else words.MONEY
            )
            money = view.funds(self.seat) if line is words.MOST else view.money[self.seat]
            self.write(painter, rect, self.say(line.fill(money=money)), 20, "faded")


class StackSheet(Sheet):
    """One of the stacks of phase A."""

    def __init__(self, context: BoardContext, stack: int, place: int, stacks: int) -> None:
        super().__init__(context, stack_rect(place, stacks), 40 + stack)
        self.stack = stack
        self.actions = (OPEN[stack], TAKE[stack])
        self.name = self.say(names.STACK_NAMES[stack])
        text = words.STACK_HINT.fill(name=names.STACK_NAMES[stack], text=names.STACK_TEXTS[stack])
        self.hint = self.say(text)
        self.bid: tuple[int, int] | None = None

    def show_view(self, view: FlorenceView) -> None:
        """Show what is left, who has bought, and the bid that stands."""
        question = view.question
        runs = isinstance(question, Bidding) and question.stack == self.stack
        self.bid = (question.bidder, question.amount) if runs and isinstance(question, Bidding) else None
        self.quiet = view.stones[self.stack] >= 0 or not view.left(self.stack)
        super().show_view(view)

    def show_bid(self, seat: int, amount: int) -> None:
        """Show a bid while the auction is played back."""
        self.bid = (seat, amount)
        self.update()

    def content(self, painter: QPainter, view: FlorenceView) -> None:
        """Print the object, its name, what is left; the bid or the stone of the buyer."""
        rect = self.rect
        self._emblem(painter, QPointF(rect.left() + 48, rect.center().y()))
        gone = view.stones[self.stack] >= 0 or not view.left(self.stack)
        free = self.bid is None and view.stones[self.stack] < 0
        width = rect.width() - (102 if free else 170)
        name = QRectF(rect.left() + 94, rect.top() + 6, width, rect.height() * 0.5)
        title = self.say(names.STACK_NAMES[self.stack])
        self.write(painter, name, title, 25, "faded" if gone else "text", bold=True, wrap=not free)
        left = view.left(self.stack)
        below = name.translated(0, rect.height() * 0.46)
        self.write(
            painter, below, self.say(words.LEFT.fill(n=left) if left else words.NONE_LEFT), 20, "faded"
        )
        side = QRectF(rect.right() - 84, rect.top(), 76, rect.height())
        if self.bid is not None:
            stroke(painter, self.outline(), self.context.ink("ochre"), 5)
            self.write(
                painter, side.adjusted(0, 4, 0, -26), str(self.bid[1]), 32, "terracotta", RIGHT, bold=True
            )
            self._stone(painter, self.bid[0], QPointF(side.right() - 14, side.bottom() - 18), 9)
        elif view.stones[self.stack] >= 0:
            self._stone(painter, view.stones[self.stack], QPointF(side.right() - 24, side.center().y()), 16)

    def _stone(self, painter: QPainter, seat: int, at: QPointF, radius: float) -> None:
        badge(
            painter,
            self.context.seats[seat].colour,
            at,
            radius,
            self.context.seat_colour(seat),
            self.context.ink("outline"),
        )

    def _emblem(self, painter: QPainter, at: QPointF) -> None:
        if self.stack < 3:
            self._tile(painter, LANDSCAPE_KINDS[self.stack], at, 17.0)
        elif self.stack == LANDSCAPE:
            for which, kind in enumerate(LANDSCAPE_KINDS):
                self._tile(painter, kind, at + QPointF(0, (which - 1) * 22), 8.0)
        elif self.stack == JESTER:
            paint_jester(painter, self.context, at, 26)
        elif self.stack == BUILDER:
            paint_builder(painter, self.context, at, 27)
        elif self.stack == PRESTIGE:
            paint_goal(painter, self.context, at, 27)
        else:
            paint_recruiting(painter, self.context, at, 27)

    def _tile(self, painter: QPainter, kind: int, at: QPointF, size: float) -> None:
        cells = ORIENTATIONS[kind][0]
        width, height = 1 + max(x for x, _ in cells), 1 + max(y for _, y in cells)
        corner = QPointF(at.x() - width * size / 2, at.y() + height * size / 2)
        paint_tile(painter, self.context, kind, sample_ground(kind), corner, size)


class BuildingSheet(Sheet):
    """A kind of building: its shape, name, and how many are left."""

    def __init__(self, context: BoardContext, kind: int) -> None:
        super().__init__(context, building_rect(kind), 60 + kind)
        self.kind = kind
        self.name = self.say(names.TILES[kind])
        self.owned = False

    def show_view(self, view: FlorenceView) -> None:
        """Show what is left and whether it is owned."""
        me = view.seat
        self.owned = me is not None and bool(view.kinds[me] >> self.kind & 1)
        self.quiet = self.owned or not view.supply[self.kind]
        price = BUILDING_PRICE[view.builders[me]] if me is not None else BUILDING_PRICE[0]
        pattern = words.BUILDING_OWNED if self.owned else words.BUILDING_HINT
        text = pattern.fill(tile=names.TILES[self.kind], size=size_name(self.kind), who=wanted_by(self.kind))
        self.hint = self.say(text if self.owned else text.fill(price=price, n=view.supply[self.kind]))
        super().show_view(view)

    def content(self, painter: QPainter, view: FlorenceView) -> None:
        """Print the tile small, the name, the number left; a tick if it is owned."""
        rect = self.rect
        cells = ORIENTATIONS[self.kind][0]
        width, height = 1 + max(x for x, _ in cells), 1 + max(y for _, y in cells)
        size = 21.0
        middle = QPointF(rect.left() + 44, rect.top() + 42)
        corner = QPointF(middle.x() - width * size / 2, middle.y() + height * size / 2)
        painter.setOpacity(0.45 if self.quiet else 1.0)
        paint_tile(painter, self.context, self.kind, sample_ground(self.kind), corner, size)
        painter.setOpacity(1.0)
        foot = rect.adjusted(5, rect.height() - 36, -5, -3)
        ink = "faded" if self.quiet else "text"
        self.write(painter, foot, self.name, 20, ink, CENTRE, bold=True, wrap=False)
        spot = QPointF(rect.right() - 19, rect.top() + 22)
        if self.owned:
            fill(painter, ellipse(spot, 13), self.context.ink("met"))
            tick(painter, spot, 12, self.context.ink("paper"))
        else:
            side = QRectF(spot.x() - 18, spot.y() - 17, 34, 34)
            size = 21 / max(1.0, self.context.text_scale)  # larger it would cover the tile
            self.write(painter, side, f"×{view.supply[self.kind]}", size, "faded", RIGHT)


class FreedomToken(Sheet):
    """One of the three freedoms."""

    def __init__(self, context: BoardContext, freedom: int) -> None:
        rect = QRectF(FREEDOMS.left() + 100 * freedom, FREEDOMS.top(), 94, FREEDOMS.height())
        super().__init__(context, rect, 80 + freedom)
        self.freedom = freedom
        self.actions = (INTRODUCE[freedom],)
        self.name = self.say(names.FREEDOM_NAMES[freedom])
        self.owned = False

    def show_view(self, view: FlorenceView) -> None:
        """Show what is left and whether it is introduced."""
        self.owned = view.seat is not None and bool(view.freedoms[view.seat] >> self.freedom & 1)
        self.quiet = self.owned or not view.tokens[self.freedom]
        text = (words.FREEDOM_OWNED if self.owned else words.FREEDOM_HINT).fill(
            freedom=names.FREEDOM_NAMES[self.freedom]
        )
        self.hint = self.say(text if self.owned else text.fill(n=view.tokens[self.freedom]))
        super().show_view(view)

    def content(self, painter: QPainter, view: FlorenceView) -> None:
        """Print the token, its name, the number left."""
        rect = self.rect
        at = QPointF(rect.center().x(), rect.top() + 43)
        colour = self.context.ink(("lapis", "ochre", "cypress")[self.freedom])
        disc = hand(ellipse(at, 33), self.freedom, 0.9, 9)
        painter.setOpacity(0.5 if self.quiet and not self.owned else 1.0)
        shadow(painter, disc, QColor("black"), drop=3)
        fill(painter, disc, colour)
        stroke(painter, disc, self.context.ink("outline"), 2.5)
        FREEDOM_SIGNS[self.freedom](painter, at, 18, QColor("#FBF3DF"))
        painter.setOpacity(1.0)
        center = Qt.AlignmentFlag.AlignCenter
        self.write(painter, rect.adjusted(4, 78, -4, -16), self.name, 20, "text", center, bold=True)
        if self.owned:
            spot = at + QPointF(27, -25)
            fill(painter, ellipse(spot, 12), self.context.ink("met"))
            tick(painter, spot, 11, self.context.ink("paper"))
        left = self.say(
            words.LEFT.fill(n=view.tokens[self.freedom]) if view.tokens[self.freedom] else words.NONE_LEFT
        )
        self.write(painter, rect.adjusted(4, 97, -4, -1), left, 17, "faded", center)


class DeckPile(Sheet):
    """The profession deck or the bonus deck."""

    def __init__(self, context: BoardContext, deck: int) -> None:
        rect = QRectF(
            DECKS.left() + (0 if deck == CARD_PROFESSIONS else 108), DECKS.top(), 104, DECKS.height()
        )
        super().__init__(context, rect, 90 + deck)
        self.deck = deck
        self.actions = (TAKE_PROFESSION,) if deck == CARD_PROFESSIONS else (TAKE_BONUS, PROFESSOR_LOOK)
        self.name = self.say(words.PROFESSIONS if deck == CARD_PROFESSIONS else words.BONUS)

    def show_view(self, view: FlorenceView) -> None:
        """Show how many cards are left."""
        self.quiet = not view.decks[self.deck]
        self.hint = self.say(words.DECK_HINT.fill(n=view.decks[self.deck], deck=names.DECK_NAMES[self.deck]))
        super().show_view(view)

    def content(self, painter: QPainter, view: FlorenceView) -> None:
        """Print a pile of cards with their number."""
        rect = self.rect
        colour = self.context.ink("terracotta" if self.deck != CARD_BONUS else "cypress")
        for layer in range(min(3, view.decks[self.deck])):
            card = oblong(QRectF(rect.left() + 24 + layer * 4, rect.top() + 12 - layer * 3, 52, 70), 6)
            fill(painter, card, colour)
            stroke(painter, card, self.context.ink("outline"), 2)
        top = QRectF(rect.left() + 32, rect.top() + 6, 52, 70)
        letter(painter, top, str(view.decks[self.deck]), display(32), QColor("#FBF3DF"))
        self.write(
            painter,
            rect.adjusted(3, 84, -3, -3),
            self.name,
            19,
            "text",
            Qt.AlignmentFlag.AlignCenter,
            bold=True,
        )


class OwnSheet(Sheet):
    """What one owns beside the estate: money, prestige, jesters, builders, freedoms."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__(context, OWN, 99)

    def show_view(self, view: FlorenceView) -> None:
        """Show the own things; a spectator sees none."""
        super().show_view(view)
        self.setVisible(view.seat is not None)
        if view.seat is not None:
            self.hint = self.say(sources(view, view.seat))

    def content(self, painter: QPainter, view: FlorenceView) -> None:
        """Print badge, prestige, florins, jesters, builders."""
        seat = view.seat
        if seat is None:
            return
        rect = self.rect
        y = rect.center().y()
        badge(painter, self.context.seats[seat].colour, QPointF(rect.left() + 26, y), 14,
              self.context.seat_colour(seat), self.context.ink("outline"))  # fmt: skip
        points = self.say(words.POINTS.fill(points=view.prestige[seat]))
        self.write(
            painter,
            QRectF(rect.left() + 50, rect.top(), 138, rect.height()),
            points,
            26,
            "terracotta",
            bold=True,
        )
        money = self.say(words.MONEY.fill(money=view.money[seat]))
        self.write(painter, QRectF(rect.left() + 194, rect.top(), 150, rect.height()), money, 26, bold=True)
        paint_jester(painter, self.context, QPointF(rect.left() + 370, y), 17)
        self.write(
            painter,
            QRectF(rect.left() + 394, rect.top(), 34, rect.height()),
            str(view.jesters[seat]),
            28,
            bold=True,
        )
        paint_builder(painter, self.context, QPointF(rect.left() + 452, y), 18)
        self.write(
            painter,
            QRectF(rect.left() + 478, rect.top(), 34, rect.height()),
            str(view.builders[seat]),
            28,
            bold=True,
        )
