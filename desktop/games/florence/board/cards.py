"""Cards: professions with their wishes, bonus, prestige and recruiting cards, characters."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.core.game import Action
from desktop.core.text import Series, Text, Who
from desktop.games.florence import names
from desktop.games.florence.actions import (
    BONUSES,
    CALL,
    COMPLETE,
    COURTSHIPS,
    KEEP,
    RETURN,
)
from desktop.games.florence.board import words
from desktop.games.florence.board.signs import CHARACTER_SIGNS, FREEDOM_SIGNS, SIGNS, paint_recruiting, tick
from desktop.games.florence.board.tiles import paint_tile, sample_ground
from desktop.games.florence.data import (
    CARD_BONUS,
    CARD_GOALS,
    CARD_PROFESSIONS,
    GOALS,
    MINIMUM,
    PROFESSIONS,
    Majority,
)
from desktop.games.florence.phases.court import Courting
from desktop.games.florence.phases.setup import NOT_YET, Returning
from desktop.games.florence.phases.work import Adding
from desktop.games.florence.reckoning import Split, best_bonus, cards_in, goal_points, measures, work_split
from desktop.games.florence.view import FlorenceView
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, oblong
from desktop.ui.board.lettering import body, display, fit, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import badge, fill, shadow, stroke

__all__ = [
    "BonusCard",
    "CharacterCard",
    "GameCard",
    "GoalCard",
    "ProfessionCard",
    "RecruitingCard",
    "foreseen",
    "split_text",
]

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
PALE = QColor("#FBF3DF")
WISH = QSizeF(100, 34)
"""The room for a wish beside its sign."""


def split_text(split: Split, minimum: int) -> Text:
    """Return how a work value is made up, in one sentence."""
    text = words.SPLIT_HINT.fill(
        value=split.value,
        building=split.building,
        landscape=split.landscape,
        freedom=split.freedom,
        jesters=split.jesters,
        cards=split.cards,
        minimum=minimum,
    )
    return words.SPLIT_MUSE.fill(line=text, muse=split.muse) if split.muse else text


def foreseen(view: FlorenceView, seat: int, card: int) -> Split:
    """Return how the work value of a profession is made up once the seat holds it and has put back others.

    A card from the deck counts itself. Who recruits gives a recruiting card for it, which counted as well.
    """
    split = work_split(view, seat, card)
    if isinstance(view.question, Returning) and view.question.chosen[seat] == NOT_YET:
        return replace(split, cards=split.cards - 1)
    recruits = view.recruiters[seat] and any(cards >> card & 1 for cards in view.table)
    return split if view.hand >> card & 1 or recruits else replace(split, cards=split.cards + 1)


class GameCard(Piece):
    """A card lying at its position, its upper left corner."""

    WIDTH, HEIGHT = 150.0, 214.0

    def __init__(self, context: BoardContext, at: QPointF, scale: float = 1.0) -> None:
        super().__init__()
        self.context = context
        self.rect = QRectF(0, 0, self.WIDTH, self.HEIGHT)
        self.setPos(at)
        self.setScale(scale)
        self.set_outline(oblong(self.rect, 10))

    def ground(self) -> str:
        """Return the ink of the head of the card."""
        return "terracotta"

    def draw(self, painter: QPainter) -> None:
        """Print sheet, head and content."""
        ink = self.context.ink
        shadow(painter, self.outline(), QColor("black"), drop=8 if self.hovered and self.open else 4)
        fill(painter, self.outline(), ink("paper"))
        stroke(painter, self.outline(), ink("outline"), 2.4)
        head = QRectF(6, 6, self.WIDTH - 12, 34)
        fill(painter, oblong(head, 6), ink(self.ground()))
        letter(painter, head.adjusted(4, 0, -4, 0), self.title(), display(22 * self.context.text_scale), PALE)
        self.content(painter)

    def title(self) -> str:
        """Return what stands at the head."""
        return ""

    def content(self, painter: QPainter) -> None:
        """Print the rest of the card."""

    def write(
        self,
        painter: QPainter,
        rect: QRectF,
        text: str,
        size: float,
        ink: str = "text",
        align: Qt.AlignmentFlag = CENTRE,
        *,
        bold: bool = False,
    ) -> None:
        """Write a text that shrinks to fit."""
        font = (display if bold else body)(size * self.context.text_scale)
        letter(painter, rect, text, font, self.context.ink(ink), align=align)


class ProfessionCard(GameCard):
    """An artist or scholar: three wishes, ticked when met, and the work value now."""

    def __init__(
        self,
        context: BoardContext,
        view: FlorenceView,
        card: int,
        at: QPointF,
        actions: Sequence[Action] = (),
        scale: float = 1.0,
    ) -> None:
        super().__init__(context, at, scale)
        self.card = card
        self.view = view
        self.actions = actions or (COMPLETE[card], RETURN[card], KEEP[CARD_PROFESSIONS][card])
        self.name = context.say(names.PROFESSION_NAMES[card])
        self.split = None if view.seat is None else foreseen(view, view.seat, card)
        if self.split is not None:
            self.hint = context.say(split_text(self.split, view.minimum or MINIMUM[1]))

    def title(self) -> str:
        """Return the profession."""
        return self.name

    def content(self, painter: QPainter) -> None:
        """Print the wishes and the value."""
        wish = PROFESSIONS[self.card]
        split = self.split
        rows = (
            (names.TILES[wish.building], split.building if split else 0),
            (names.TILES[wish.landscape], split.landscape if split else 0),
            (names.FREEDOM_NAMES[wish.freedom], split.freedom if split else 0),
        )
        said = [self.context.say(name) for name, _ in rows]
        wanted = body(20 * self.context.text_scale)
        if self.context.text_scale <= 1:  # one size for all three looks better; large letters are for reading
            wanted = body(min(fit(text, wanted, WISH).pixelSize() for text in said))
        for number, (text, (_, points)) in enumerate(zip(said, rows, strict=True)):
            y = 64.0 + number * 36
            at = QPointF(21, y)
            self._icon(painter, number, at)
            ink = self.context.ink("text" if points else "unmet")
            place = QRectF(QPointF(44, y - WISH.height() / 2), WISH)
            letter(painter, place, text, wanted, ink, align=LEFT)
            if points:
                self._tick(painter, at + QPointF(12, -11))
        self.write(painter, QRectF(12, 168, 70, 40), self.context.say(words.WORTH), 20, "faded", LEFT)
        if split is not None:
            enough = split.value >= (self.view.minimum or MINIMUM[1])
            value = QRectF(72, 162, self.WIDTH - 84, 48)
            self.write(painter, value, str(split.value), 40, "met" if enough else "short", RIGHT, bold=True)

    def _tick(self, painter: QPainter, spot: QPointF) -> None:
        """Print that a wish is met."""
        fill(painter, ellipse(spot, 9), self.context.ink("met"))
        stroke(painter, ellipse(spot, 9), self.context.ink("paper"), 1.4)
        tick(painter, spot, 9, self.context.ink("paper"))

    def _icon(self, painter: QPainter, number: int, at: QPointF) -> None:
        wish = PROFESSIONS[self.card]
        ink = self.context.ink
        if number == 0:
            square = oblong(QRectF(at.x() - 14, at.y() - 14, 28, 28), 4)
            fill(painter, square, ink(f"tile{wish.building}"))
            stroke(painter, square, ink("outline"), 1.5)
            fill(painter, ellipse(at, 11), ink("wall"))
            SIGNS[wish.building](painter, at, 7, QColor("#2A211C"))
        elif number == 1:
            paint_tile(
                painter,
                self.context,
                wish.landscape,
                sample_ground(wish.landscape),
                at + QPointF(-14, 7),
                7.4,
            )
        else:
            disc = ellipse(at, 14)
            fill(painter, disc, ink(("lapis", "ochre", "cypress")[wish.freedom]))
            stroke(painter, disc, ink("outline"), 1.5)
            FREEDOM_SIGNS[wish.freedom](painter, at, 8, PALE)


class BonusCard(GameCard):
    """A bonus card and what it adds now."""

    def __init__(
        self, context: BoardContext, view: FlorenceView, card: int, at: QPointF, scale: float = 1.0
    ) -> None:
        super().__init__(context, at, scale)
        self.card = card
        self.actions = (BONUSES[card], KEEP[CARD_BONUS][card])
        played = (
            0 if isinstance(view.question, Adding) else 1
        )  # the profession of the work leaves the hand first
        self.value = 0 if view.seat is None else best_bonus(view, view.seat, 1 << card, played)
        text = words.BONUS_HINT.fill(text=names.BONUS_TEXTS[card], value=self.value)
        self.name = context.say(names.BONUS_TEXTS[card])
        self.hint = context.say(text)

    def ground(self) -> str:
        """Return the ink of bonus cards."""
        return "cypress"

    def title(self) -> str:
        """Return the kind of card."""
        return self.context.say(words.BONUS)

    def content(self, painter: QPainter) -> None:
        """Print the formula and its value."""
        self.write(painter, QRectF(10, 48, self.WIDTH - 20, 104), self.name, 22)
        self.write(painter, QRectF(10, 156, self.WIDTH - 20, 52), f"+{self.value}", 42, "cypress", bold=True)


class GoalCard(GameCard):
    """A prestige card, what it brings and what it would bring as things stand."""

    def __init__(
        self, context: BoardContext, view: FlorenceView, card: int, at: QPointF, scale: float = 1.0
    ) -> None:
        super().__init__(context, at, scale)
        self.card = card
        self.actions = (KEEP[CARD_GOALS][card],)
        self.points = 0 if view.seat is None else goal_points(view, view.seats, view.seat, card)
        goal = GOALS[card]
        text = words.GOAL_TIED if isinstance(goal, Majority) else words.GOAL_HINT
        text = text.fill(text=names.GOAL_TEXTS[card], most=goal.points, points=self.points)
        if isinstance(goal, Majority):
            text = text.fill(tied=goal.tied)
        self.name = context.say(names.GOAL_TEXTS[card])
        self.hint = " ".join(map(context.say, (text, self._standing(view))))

    def _standing(self, view: FlorenceView) -> Text:
        """Return what the card compares, as things stand."""
        counted, goal = measures(view, view.seats, self.card), GOALS[self.card]
        if isinstance(goal, Majority):
            all_of_them = tuple(words.COUNTED.fill(who=Who(seat), number=n) for seat, n in enumerate(counted))
            return words.LISTED.fill(things=Series(all_of_them))
        met = words.MET.fill(met=counted[view.seat or 0], all=len(goal.needs))
        return words.LISTED.fill(things=met)

    def ground(self) -> str:
        """Return the ink of prestige cards."""
        return "lapis"

    def title(self) -> str:
        """Return the kind of card."""
        return self.context.say(words.GOAL)

    def content(self, painter: QPainter) -> None:
        """Print the condition, its points, and how it stands."""
        goal = GOALS[self.card]
        points = f"{goal.points} ({goal.tied})" if isinstance(goal, Majority) else str(goal.points)
        self.write(painter, QRectF(10, 46, self.WIDTH - 20, 78), self.name, 22)
        self.write(painter, QRectF(10, 122, self.WIDTH - 20, 44), points, 36, "lapis", bold=True)
        now = self.context.say(words.NOW.fill(points=self.points))
        self.write(painter, QRectF(10, 170, self.WIDTH - 20, 36), now, 21, "met" if self.points else "faded")


class RecruitingCard(GameCard):
    """An unused recruiting card; it stands for every artist on another table."""

    def __init__(self, context: BoardContext, view: FlorenceView, at: QPointF, scale: float = 1.0) -> None:
        super().__init__(context, at, scale)
        others = [seat for seat in range(view.seats) if seat != view.seat]
        lying = tuple(CALL[seat, card] for seat in others for card in cards_in(view.table[seat]))
        self.actions = lying or (CALL[others[0], min(PROFESSIONS)],)  # so that a click says what is missing
        self.hint = context.say(words.RECRUIT_HINT)
        self.name = context.say(names.STACK_NAMES[6])

    def title(self) -> str:
        """Return the kind of card."""
        return self.context.say(words.RECRUIT)

    def content(self, painter: QPainter) -> None:
        """Print the arrow."""
        paint_recruiting(painter, self.context, QPointF(self.WIDTH / 2, 122), 56)


class CharacterCard(GameCard):
    """One of the six characters with the bid that stands on it."""

    WIDTH, HEIGHT = 150.0, 230.0

    def __init__(self, context: BoardContext, view: FlorenceView, who: int, at: QPointF) -> None:
        super().__init__(context, at)
        self.who = who
        self.actions = COURTSHIPS[who]
        self.name = context.say(names.CHARACTER_NAMES[who])
        text = words.CHARACTER_HINT.fill(name=names.CHARACTER_NAMES[who], text=names.CHARACTER_TEXTS[who])
        self.hint = context.say(text)
        question = view.question
        self.bid = (-1, 0)
        if isinstance(question, Courting):
            self.bid = (question.bidders[who], question.amounts[who])
        seat, amount = self.bid
        if seat >= 0:
            self.name = f"{self.name}, {context.say(words.SEAT_HELD.fill(who=Who(seat), amount=amount))}"

    def ground(self) -> str:
        """Return the ink of characters."""
        return "lapis"

    def title(self) -> str:
        """Return who it is; the name for the ear tells the bid as well."""
        return self.context.say(names.CHARACTER_NAMES[self.who])

    def content(self, painter: QPainter) -> None:
        """Print what the character does, and the bid."""
        text = self.context.say(names.CHARACTER_TEXTS[self.who])
        self.write(painter, QRectF(8, 46, self.WIDTH - 16, 116), text, 19)
        seat, amount = self.bid
        if seat < 0:
            CHARACTER_SIGNS[self.who](painter, QPointF(self.WIDTH / 2, 193), 24, self.context.ink("edge"))
        else:
            at = QPointF(30, 196)
            badge(painter, self.context.seats[seat].colour, at, 14, self.context.seat_colour(seat),
                  self.context.ink("outline"))  # fmt: skip
            spot = QRectF(50, 170, self.WIDTH - 60, 52)
            self.write(painter, spot, self.context.say(amount), 34, "rust", bold=True)
