"""One's own cards along the lower edge, and the works completed beside or above them."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.core.text import Text
from desktop.games.florence import names
from desktop.games.florence.board import words
from desktop.games.florence.board.cards import BonusCard, GameCard, GoalCard, ProfessionCard, RecruitingCard
from desktop.games.florence.board.layout import HAND
from desktop.games.florence.facts import work_done
from desktop.games.florence.reckoning import cards_in
from desktop.games.florence.state import Completed
from desktop.games.florence.view import FlorenceView
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import hand, oblong
from desktop.ui.board.lettering import body, display, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import fill, shadow, stroke

__all__ = ["Plate", "deal", "hang"]

SMALLEST, LARGEST = 0.72, 1.15
"""Cards in a large hand shrink so far before they overlap."""
BESIDE = 3
"""So many cards leave room for the works beside them."""
GAP = 12.0
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Plate(Piece):
    """A work of one's own: the profession on a plate, and the value that it had."""

    WIDTH, HEIGHT, LOW = 200.0, 42.0, 32.0
    """Its size with the gap below it, and the least height that can be read."""

    def __init__(self, context: BoardContext, rect: QRectF, work: Completed, where: Text) -> None:
        super().__init__()
        self.context, self.rect, self.work = context, rect, work
        self.name = context.say(names.PROFESSION_NAMES[work.card])
        self.hint = context.say(words.PLATE.fill(work=work_done(work), where=where))
        self.set_outline(hand(oblong(rect, 5), work.card, 0.7, 24), 6)

    def draw(self, painter: QPainter) -> None:
        """Print plate, name and value."""
        ink, scale, rect = self.context.ink, self.context.text_scale, self.rect
        shadow(painter, self.outline(), QColor("black"), drop=3)
        fill(painter, self.outline(), ink("ochre"))
        stroke(painter, self.outline(), ink("outline"), 1.8)
        inner = rect.adjusted(5, 4, -5, -4)
        fill(painter, oblong(inner, 3), ink("paper"))
        name = inner.adjusted(10, 0, -46, 0)
        letter(painter, name, self.name, body(20 * scale), ink("text"), align=LEFT, wrap=False)
        value = inner.adjusted(inner.width() - 46, 0, -9, 0)
        letter(painter, value, self.context.say(self.work.value), display(26 * scale), ink("rust"),
               align=RIGHT, wrap=False)  # fmt: skip


def deal(context: BoardContext, view: FlorenceView) -> list[GameCard]:
    """Lay the own cards along the lower edge, closer together if they are many."""
    if view.seat is None:
        return []
    at = QPointF()
    cards: list[GameCard] = [ProfessionCard(context, view, card, at) for card in cards_in(view.hand)]
    cards += [BonusCard(context, view, card, at) for card in cards_in(view.bonus)]
    cards += [GoalCard(context, view, card, at) for card in cards_in(view.goals)]
    cards += [RecruitingCard(context, view, at) for _ in range(view.recruiters[view.seat])]
    crowded = len(cards) > BESIDE and any(work.seat == view.seat for work in view.works)
    largest = 1.0 if crowded else LARGEST  # the works hang above the cards then
    scale = max(SMALLEST, min(largest, HAND.width() / (max(1, len(cards)) * (GameCard.WIDTH + GAP))))
    step = (GameCard.WIDTH + GAP) * scale
    if len(cards) > 1:
        step = min(step, (HAND.width() - GameCard.WIDTH * scale) / (len(cards) - 1))
    for place, card in enumerate(cards):
        card.setScale(scale)
        card.setPos(HAND.left() + place * step, HAND.bottom() - GameCard.HEIGHT * scale - 6)
        card.setZValue(5 + place)
    return cards


def hang(context: BoardContext, view: FlorenceView, cards: list[GameCard]) -> list[Plate]:
    """Hang the own works at the right of the hand, or above a hand that is wide and so of small cards."""
    me = view.seat
    works = [work for work in view.works if work.seat == me]
    if me is None or not works:
        return []
    lying = [card.mapRectToScene(card.rect) for card in cards]
    taken = max((rect.right() for rect in lying), default=HAND.left())
    beside = HAND.right() - taken >= Plate.WIDTH + 2 * GAP
    top = min((rect.top() for rect in lying), default=HAND.bottom())
    places = _beside(len(works)) if beside else _above(len(works), top - GAP / 2)
    return [
        Plate(context, place, work, _where(view, me, work))
        for place, work in zip(places, works, strict=False)
    ]


def _beside(number: int) -> list[QRectF]:
    """Return the places of plates under each other at the right of the hand."""
    height = min(Plate.HEIGHT, HAND.height() / number)
    first = HAND.bottom() - 6 - number * height
    return [
        QRectF(HAND.right() - Plate.WIDTH, first + place * height, Plate.WIDTH, height - 4)
        for place in range(number)
    ]


def _above(number: int, floor: float) -> list[QRectF]:
    """Return the places of plates in rows above the hand, none if there is no room for a row."""
    rows = int((floor - HAND.top()) // Plate.LOW)
    if not rows:
        return []
    rows = min(rows, math.ceil(number / 4))
    columns = math.ceil(number / rows)
    height = min(Plate.HEIGHT, (floor - HAND.top()) / rows)
    width = min(Plate.WIDTH + GAP, HAND.width() / columns)
    first = floor - rows * height
    return [
        QRectF(HAND.left() + column * width, first + row * height, width - 8, height - 4)
        for row, column in (divmod(place, columns) for place in range(number))
    ]


def _where(view: FlorenceView, me: int, work: Completed) -> Text:
    """Return whether the artist can still be recruited away."""
    if not work.card:
        return words.PLATE_COURT
    return words.PLATE_TABLE if view.table[me] >> work.card & 1 else words.PLATE_GONE
