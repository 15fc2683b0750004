"""What covers the middle for a while: cards to choose from, all artists, characters."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.core.text import Text, Who
from desktop.games.florence import names
from desktop.games.florence.actions import CALL
from desktop.games.florence.board import words
from desktop.games.florence.board.cards import foreseen
from desktop.games.florence.board.layout import ARTISTS
from desktop.games.florence.board.signs import FREEDOM_SIGNS, SIGNS, tick
from desktop.games.florence.board.tiles import paint_tile, sample_ground
from desktop.games.florence.data import CARD_PROFESSIONS, MINIMUM, PROFESSIONS
from desktop.games.florence.view import FlorenceView
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong
from desktop.ui.board.lettering import body, display, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import badge, fill, shadow, stroke

__all__ = ["ArtistEntry", "Veil"]

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
PALE = QColor("#FBF3DF")


class Veil(Piece):
    """A sheet over the middle of the board with a title; it keeps clicks from what lies below."""

    def __init__(self, context: BoardContext, rect: QRectF, title: str) -> None:
        super().__init__()
        self.context, self.rect, self.title = context, rect, title
        self.hint = title
        self.set_outline(hand(oblong(rect, 14), 31, 1.0, 30))

    def draw(self, painter: QPainter) -> None:
        """Print the sheet and its title."""
        ink = self.context.ink
        shadow(painter, self.outline(), QColor("black"), drop=9)
        fill(painter, self.outline(), ink("ground"))
        stroke(painter, self.outline(), ink("outline"), 3)
        head = QRectF(self.rect.left() + 24, self.rect.top() + 10, self.rect.width() - 240, 46)
        letter(painter, head, self.title, display(34 * self.context.text_scale), ink("text"), align=LEFT)


class ArtistEntry(Piece):
    """One of the 21 professions: wishes, and who has it."""

    def __init__(self, context: BoardContext, view: FlorenceView, card: int) -> None:
        super().__init__()
        self.context, self.view, self.card = context, view, card
        width, height = (ARTISTS.width() - 60) / 3, (ARTISTS.height() - 90) / 7
        column, line = divmod(card - 1, 7)
        self.rect = QRectF(
            ARTISTS.left() + 20 + column * (width + 10), ARTISTS.top() + 66 + line * height, width, height - 8
        )
        self.set_outline(oblong(self.rect, 8))
        self.owner = next((seat for seat in range(view.seats) if view.table[seat] >> card & 1), -1)
        self.recruited = next((seat for seat in range(view.seats) if view.recruited[seat] >> card & 1), -1)
        self.mine = bool(view.hand >> card & 1)
        self.actions = (CALL[self.owner, card],) if self.owner >= 0 else ()
        self.name = context.say(names.PROFESSION_NAMES[card])
        self.hint = f"{self.name}: {context.say(self._state())}."
        done = next((work for work in reversed(view.works) if work.card == card), None)
        self.done = done if done is not None and self.owner == done.seat else None
        if self.done is not None:
            done = self.done
            worth = words.DONE_WORTH.fill(card=names.PROFESSION_NAMES[card], value=done.value)
            self.hint = context.say(worth.fill(number=done.round, who=Who(done.seat)))
        over = view.seat is None or self.owner == view.seat
        self.split = None if over or view.seat is None else foreseen(view, view.seat, card)
        if self.split is not None:
            self.hint += " " + context.say(words.VALUE_FOR_YOU.fill(value=self.split.value))

    def _state(self) -> Text:
        if self.mine:
            return words.IN_HAND
        if self.owner >= 0:
            return words.DONE_BY.fill(who=Who(self.owner))
        if self.recruited >= 0:
            return words.RECRUITED_BY.fill(who=Who(self.recruited))
        return words.UNKNOWN if self.view.decks[CARD_PROFESSIONS] else words.HIDDEN

    def draw(self, painter: QPainter) -> None:
        """Print the entry: own cards on white, completed ones with the badge of their owner, others pale."""
        ink, scale = self.context.ink, self.context.text_scale
        rect = self.rect
        known = self.mine or self.owner >= 0 or self.recruited >= 0
        fill(painter, self.outline(), ink("paper" if self.mine else "sheet" if known else "sheet_quiet"))
        stroke(painter, self.outline(), ink("outline" if known else "edge"), 2.6 if self.mine else 1.8)
        holder = self.owner if self.owner >= 0 else self.recruited
        spot = QPointF(rect.left() + 24, rect.top() + 28)
        if holder >= 0:
            badge(
                painter,
                self.context.seats[holder].colour,
                spot,
                12,
                self.context.seat_colour(holder),
                ink("outline"),
            )
        elif self.mine and self.view.seat is not None:
            fill(painter, ellipse(spot, 12), ink("met"))
            tick(painter, spot, 11, ink("paper"))
        name = QRectF(rect.left() + 46, rect.top() + 4, 154, 48)
        letter(painter, name, self.name, display(24 * scale), ink("text" if known else "faded"), align=LEFT)
        state = QRectF(rect.left() + 14, rect.top() + 54, 184, rect.height() - 58)
        letter(painter, state, self.context.say(self._state()), body(19 * scale), ink("faded"), align=LEFT)
        self._wishes(painter, rect)
        value = QRectF(rect.right() - 64, rect.top(), 54, rect.height())
        if self.split is None and self.done is not None:
            letter(painter, value, str(self.done.value), display(34 * scale), ink("faded"), align=RIGHT)
        elif self.split is not None:
            enough = self.split.value >= (self.view.minimum or MINIMUM[1])
            letter(
                painter,
                value,
                str(self.split.value),
                display(34 * scale),
                ink("met" if enough else "unmet"),
                align=RIGHT,
            )

    def _wishes(self, painter: QPainter, rect: QRectF) -> None:
        wish = PROFESSIONS[self.card]
        ink = self.context.ink
        x, y = rect.left() + 222, rect.center().y()
        square = oblong(QRectF(x - 19, y - 19, 38, 38), 5)
        fill(painter, square, ink(f"tile{wish.building}"))
        stroke(painter, square, ink("outline"), 1.8)
        fill(painter, ellipse(QPointF(x, y), 15), ink("wall"))
        SIGNS[wish.building](painter, QPointF(x, y), 9.5, QColor("#2A211C"))
        paint_tile(
            painter, self.context, wish.landscape, sample_ground(wish.landscape), QPointF(x + 30, y + 10), 10
        )
        disc = ellipse(QPointF(x + 96, y), 18)
        fill(painter, disc, ink(("lapis", "ochre", "cypress")[wish.freedom]))
        stroke(painter, disc, ink("outline"), 1.8)
        FREEDOM_SIGNS[wish.freedom](painter, QPointF(x + 96, y), 10, PALE)
        if self.split is not None:
            met = (self.split.building, self.split.landscape, self.split.freedom)
            for at, points in zip((x, x + 48, x + 96), met, strict=True):
                if points:
                    spot = QPointF(at + 15, y - 17)
                    fill(painter, ellipse(spot, 9), ink("met"))
                    tick(painter, spot, 9, ink("paper"))
