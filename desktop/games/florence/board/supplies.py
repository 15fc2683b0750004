"""What lies ready around the estate: stacks of the auction, buildings, freedoms, decks."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.core.text import Series, Text
from desktop.games.florence import names
from desktop.games.florence.actions import (
    INTRODUCE,
    OPEN,
    PROFESSOR_LOOK,
    TAKE,
    TAKE_BONUS,
    TAKE_PROFESSION,
    Bid,
)
from desktop.games.florence.board import words
from desktop.games.florence.board.layout import (
    DECKS,
    FREEDOMS,
    building_rect,
    stack_rect,
)
from desktop.games.florence.board.sheets import CENTRE, RIGHT, Sheet, sale
from desktop.games.florence.board.signs import (
    FREEDOM_SIGNS,
    paint_builder,
    paint_goal,
    paint_jester,
    paint_recruiting,
    tick,
)
from desktop.games.florence.board.tiles import paint_tile, sample_ground
from desktop.games.florence.data import (
    ACTION_PRICE,
    BUILDER,
    BUILDING_PRICE,
    CARD_BONUS,
    CARD_PROFESSIONS,
    JESTER,
    LANDSCAPE,
    LANDSCAPE_KINDS,
    LARGE,
    MEDIUM,
    PRESTIGE,
    PROFESSIONS,
    STEP,
)
from desktop.games.florence.estate import ORIENTATIONS
from desktop.games.florence.phases.auction import Bidding
from desktop.games.florence.reckoning import cards_in
from desktop.games.florence.telling import card_names
from desktop.games.florence.view import FlorenceView
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong
from desktop.ui.board.lettering import display, letter
from desktop.ui.board.press import badge, dashed, fill, shadow, stroke

__all__ = ["BuildingSheet", "DeckPile", "FreedomToken", "StackSheet", "size_name", "wanted_by"]


def wanted_by(kind: int) -> Series:
    """Return the professions that wish for a building or a landscape."""
    return Series(
        tuple(
            names.PROFESSION_NAMES[card]
            for card, wish in PROFESSIONS.items()
            if kind in {wish.building, wish.landscape}
        )
    )


def wanted_in_hand(context: BoardContext, view: FlorenceView, kind: int = -1, freedom: int = -1) -> str:
    """Return in a sentence which of the reader's own professions wish for this, empty if none does."""
    wishing = tuple(
        names.PROFESSION_NAMES[card]
        for card in cards_in(view.hand)
        if kind in {PROFESSIONS[card].building, PROFESSIONS[card].landscape}
        or freedom == PROFESSIONS[card].freedom
    )
    return " " + context.say(words.WANTED_IN_HAND.fill(cards=Series(wishing))) if wishing else ""


def priced(context: BoardContext, view: FlorenceView, line: Text, price: int) -> str:
    """Return a line, and what prestige would be sold to pay this price, if any."""
    sold = sale(view, price)
    return context.say(words.SELLING.fill(line=line, n=sold) if sold else line)


def size_name(kind: int) -> Text:
    """Return the size of a building in words."""
    return names.SIZE_NAMES[0 if kind in LARGE else 1 if kind in MEDIUM else 2]


class StackSheet(Sheet):
    """One of the stacks of phase A."""

    def __init__(self, context: BoardContext, stack: int, place: int, stacks: int) -> None:
        super().__init__(context, stack_rect(place, stacks), 40 + stack)
        self.stack = stack
        self.actions = (OPEN[stack], TAKE[stack])
        self.name = self.say(names.STACK_NAMES[stack])
        self.bid: tuple[int, int] | None = None

    def show_view(self, view: FlorenceView) -> None:
        """Show what is left, who has bought, and the bid that stands."""
        question = view.question
        runs = isinstance(question, Bidding) and question.stack == self.stack
        self.bid = (question.bidder, question.amount) if runs and isinstance(question, Bidding) else None
        self.actions = (Bid(self.bid[1] + STEP),) if self.bid else (OPEN[self.stack], TAKE[self.stack])
        text = words.STACK_HINT.fill(name=names.STACK_NAMES[self.stack], text=names.STACK_TEXTS[self.stack])
        self.hint = self.say(text)
        if self.stack < len(LANDSCAPE_KINDS):
            self.hint += wanted_in_hand(self.context, view, kind=LANDSCAPE_KINDS[self.stack])
        self.quiet = view.stones[self.stack] >= 0 or not view.left(self.stack)
        super().show_view(view)

    def show_bid(self, seat: int, amount: int) -> None:
        """Show a bid while the auction is played back."""
        self.bid = (seat, amount)
        if self.view is not None:
            self.look(*self.printed(self.view))

    def printed(self, view: FlorenceView) -> tuple[object, ...]:
        """Return what is left, who bought it, and the bid."""
        return view.left(self.stack), view.stones[self.stack], self.bid

    def content(self, painter: QPainter, view: FlorenceView) -> None:
        """Print the object, its name, what is left; the bid or the stone of the buyer."""
        rect = self.rect
        self._emblem(painter, QPointF(rect.left() + 48, rect.center().y()))
        gone = view.stones[self.stack] >= 0 or not view.left(self.stack)
        sold = view.stones[self.stack] >= 0
        name = QRectF(
            rect.left() + 94, rect.top() + 6, rect.width() - (142 if sold else 102), rect.height() * 0.5
        )
        title = self.say(names.STACK_NAMES[self.stack])
        self.write(painter, name, title, 25, "faded" if gone else "text", bold=True, wrap=sold)
        left = view.left(self.stack)
        below = QRectF(name.left(), rect.top() + rect.height() * 0.5, name.width(), rect.height() * 0.44)
        number = self.say(words.LEFT.fill(n=left) if left else words.NONE_LEFT)
        if self.bid is not None:
            seat, amount = self.bid
            stroke(painter, self.outline(), self.context.ink("ochre"), 5)
            side = below.adjusted(below.width() - 100, -2, -30, -2)
            self.write(painter, side, self.say(amount), 30, "rust", RIGHT, bold=True, wrap=False)
            self._stone(painter, seat, QPointF(rect.right() - 22, below.center().y()), 10)
            below.setRight(side.left())
        elif sold:
            at = QPointF(rect.right() - 26, rect.center().y())
            self._stone(painter, view.stones[self.stack], at, 15)
        self.write(painter, below, number, 20, "faded", wrap=False)

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
        if self.owned:
            self.hint = self.say(text)
        else:
            self.hint = priced(self.context, view, text.fill(price=price, n=view.supply[self.kind]), price)
        self.hint += wanted_in_hand(self.context, view, kind=self.kind)
        super().show_view(view)

    def printed(self, view: FlorenceView) -> tuple[object, ...]:
        """Return what is left, and whether it is owned."""
        return view.supply[self.kind], self.owned, self.quiet

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
        if self.owned:
            self.hint = self.say(text)
        else:
            self.hint = priced(self.context, view, text.fill(n=view.tokens[self.freedom]), ACTION_PRICE)
        self.hint += wanted_in_hand(self.context, view, freedom=self.freedom)
        super().show_view(view)

    def printed(self, view: FlorenceView) -> tuple[object, ...]:
        """Return what is left, and whether it is owned."""
        return view.tokens[self.freedom], self.owned, self.quiet

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
        hint = words.BONUS_DECK_HINT if self.deck == CARD_BONUS else words.PROFESSION_DECK_HINT
        line = hint.fill(n=view.decks[self.deck])
        if view.seen[self.deck]:
            line = words.SEEN.fill(line=line, cards=card_names(self.deck, cards_in(view.seen[self.deck])))
        self.hint = priced(self.context, view, line, ACTION_PRICE)
        super().show_view(view)

    def printed(self, view: FlorenceView) -> tuple[object, ...]:
        """Return what is left."""
        return (view.decks[self.deck],)

    def content(self, painter: QPainter, view: FlorenceView) -> None:
        """Print a pile of cards with their number."""
        rect = self.rect
        colour = self.context.ink("terracotta" if self.deck != CARD_BONUS else "cypress")
        if not view.decks[self.deck]:
            bare = oblong(QRectF(rect.left() + 26, rect.top() + 9, 52, 70), 6)
            fill(painter, bare, self.context.ink("sheet"))
            dashed(painter, bare, self.context.ink("faded"), 2.4)
        for layer in range(min(3, view.decks[self.deck])):
            card = oblong(QRectF(rect.left() + 24 + layer * 4, rect.top() + 12 - layer * 3, 52, 70), 6)
            fill(painter, card, colour)
            stroke(painter, card, self.context.ink("outline"), 2)
        shift = 4 * (min(3, view.decks[self.deck]) - 1)
        top = QRectF(rect.left() + 24 + max(2, shift), rect.top() + 12 - max(3, 0.75 * shift), 52, 70)
        number = QColor("#FBF3DF") if view.decks[self.deck] else self.context.ink("text")
        letter(painter, top, str(view.decks[self.deck]), display(32), number)
        self.write(
            painter,
            rect.adjusted(3, 84, -3, -3),
            self.name,
            19,
            "text",
            Qt.AlignmentFlag.AlignCenter,
            bold=True,
        )
