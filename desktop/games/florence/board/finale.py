"""The end of the game: prestige cards and what they compare, the final table, the best works in memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from desktop.core.text import Series, Who, literal
from desktop.games.florence import names
from desktop.games.florence.board import words
from desktop.games.florence.board.layout import OVER
from desktop.games.florence.board.overlays import Veil
from desktop.games.florence.board.remembered import best_by_round, explained
from desktop.games.florence.board.signs import SIGNS
from desktop.games.florence.board.tiles import paint_palazzo, paint_tile
from desktop.games.florence.data import FREEDOMS, GOALS, PROFESSIONS, ROUNDS, Condition, Majority
from desktop.games.florence.estate import squares
from desktop.games.florence.state import SOLD, SOURCES, Completed
from desktop.games.florence.view import FlorenceView
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong
from desktop.ui.board.lettering import body, display, fit, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import badge, clipped, faint, fill, shadow, stroke, sunburst

if TYPE_CHECKING:
    from desktop.games.florence.board.table import Board
    from desktop.games.florence.events import GoalScored

__all__ = ["Frame", "Reveal", "frames", "show_finale"]

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
PALE = QColor("#FBF3DF")
HEADS = OVER.top() + 84
ROWS = OVER.top() + 150
ROW = 104.0
NAMES = 250.0
MINUS = "−"


class Reveal(Piece):
    """A prestige card that is turned over: its condition, what everybody has, and what it brings."""

    WIDTH, LINE = 660.0, 52.0

    def __init__(self, context: BoardContext, event: GoalScored) -> None:
        super().__init__()
        self.context, self.told = context, event
        self.goal = GOALS[event.card]
        seats = range(len(event.measures))
        self.shown = (event.seat,) if isinstance(self.goal, Condition) else tuple(seats)
        height = 214 + self.LINE * len(self.shown)
        self.rect = QRectF(-self.WIDTH / 2, -height / 2, self.WIDTH, height)
        self.setAcceptHoverEvents(False)
        self.set_outline(hand(oblong(self.rect, 14), event.card, 1.0, 30))

    def draw(self, painter: QPainter) -> None:
        """Print the card, a line for everybody it compares, and the prestige it brings."""
        ink, scale, say, rect = self.context.ink, self.context.text_scale, self.context.say, self.rect
        shadow(painter, self.outline(), QColor("black"), drop=9)
        fill(painter, self.outline(), ink("paper"))
        stroke(painter, self.outline(), ink("outline"), 3)
        head = QRectF(rect.left() + 10, rect.top() + 10, rect.width() - 20, 56)
        fill(painter, oblong(head, 8), ink("lapis"))
        title = say(words.REVEALS.fill(who=Who(self.told.seat)))
        letter(painter, head.adjusted(18, 0, -18, 0), title, display(28 * scale), PALE)
        text = QRectF(rect.left() + 20, rect.top() + 72, rect.width() - 40, 56)
        letter(painter, text, say(names.GOAL_TEXTS[self.told.card]), display(36 * scale), ink("text"))
        for line, seat in enumerate(self.shown):
            self._line(painter, seat, rect.top() + 134 + line * self.LINE)
        self._gain(painter, QRectF(rect.left() + 20, rect.bottom() - 70, rect.width() - 40, 58))

    def _line(self, painter: QPainter, seat: int, top: float) -> None:
        ink, scale = self.context.ink, self.context.text_scale
        rect = QRectF(self.rect.left() + 24, top, self.rect.width() - 48, self.LINE - 6)
        own = seat == self.told.seat
        if own:
            fill(painter, oblong(rect, 8), ink("sheet"))
        badge(painter, self.context.seats[seat].colour, QPointF(rect.left() + 26, rect.center().y()), 14,
              self.context.seat_colour(seat), ink("outline"))  # fmt: skip
        name = QRectF(rect.left() + 52, rect.top(), 150, rect.height())
        letter(painter, name, self.context.say(Who(seat)), display(24 * scale), ink("text"), align=LEFT)
        value = self.told.measures[seat]
        if isinstance(self.goal, Condition):
            met = words.MET.fill(met=value, all=len(self.goal.needs))
            words_of = rect.adjusted(210, 0, -12, 0)
            letter(painter, words_of, self.context.say(met), body(24 * scale), ink("text"), align=LEFT)
            return
        bar = QRectF(rect.left() + 212, rect.center().y() - 11, rect.width() - 290, 22)
        share = value / max(1, *self.told.measures)
        fill(painter, oblong(bar, 11), ink("sheet_quiet"))
        if value:
            done = QRectF(bar.left(), bar.top(), max(22.0, bar.width() * share), bar.height())
            fill(painter, oblong(done, 11), self.context.seat_colour(seat))
            stroke(painter, oblong(done, 11), ink("outline"), 1.6)
        letter(painter, rect.adjusted(0, 0, -14, 0), self.context.say(value), display(30 * scale),
               ink("text"), align=RIGHT)  # fmt: skip

    def _gain(self, painter: QPainter, rect: QRectF) -> None:
        points = self.told.points
        text = words.GAIN_PRESTIGE.fill(points=points) if points else words.GAIN_NOTHING
        if isinstance(self.goal, Majority) and points == self.goal.tied:
            text = words.GAIN_TIED.fill(points=points)
        ink = self.context.ink("met" if points else "faded")
        letter(painter, rect, self.context.say(text), display(34 * self.context.text_scale), ink)


class Cell(Piece):
    """A number of the final table that explains itself."""

    def __init__(
        self, context: BoardContext, rect: QRectF, text: str, hint: str, ink: str, size: float
    ) -> None:
        super().__init__()
        self.context, self.rect, self.text, self.hint = context, rect, text, hint
        self._ink, self._size = ink, size
        self.set_outline(oblong(rect, 6), 0)

    def draw(self, painter: QPainter) -> None:
        """Write the number."""
        font = display(self._size * self.context.text_scale)
        letter(painter, self.rect, self.text, font, self.context.ink(self._ink))


class Ranks(Veil):
    """The final table: places, and where the prestige came from."""

    def __init__(self, context: BoardContext, view: FlorenceView) -> None:
        super().__init__(context, OVER, context.say(words.SCORING))
        self.view = view
        self.hint = ""

    def draw(self, painter: QPainter) -> None:
        """Print heads and one strip per seat, the winner first."""
        super().draw(painter)
        ink, scale = self.context.ink, self.context.text_scale
        self._heads(painter)
        for line, seat in enumerate(ranked(self.view)):
            top = ROWS + line * ROW
            strip = oblong(QRectF(OVER.left() + 20, top, OVER.width() - 40, 94), 10)
            fill(painter, strip, ink("paper" if line == 0 else "sheet"))
            stroke(painter, strip, ink("edge"), 2)
            badge(painter, self.context.seats[seat].colour, QPointF(OVER.left() + 54, top + 47), 18,
                  self.context.seat_colour(seat), ink("outline"))  # fmt: skip
            name = QRectF(OVER.left() + 84, top + 6, 168, 50)
            letter(painter, name, self.context.say(Who(seat)), display(28 * scale), ink("text"), align=LEFT)
            money = self.context.say(words.MONEY.fill(money=self.view.money[seat]))
            below = name.translated(0, 44).adjusted(0, 0, 0, -14)
            letter(painter, below, money, body(20 * scale), ink("faded"), align=LEFT)

    def _heads(self, painter: QPainter) -> None:
        """Write the heads in one size: in a line, or in turn above and below it where they are too long."""
        ink, scale = self.context.ink("faded"), self.context.text_scale
        heads = [self.context.say(head) for head in (*names.SOURCE_NAMES, words.TOTAL)]
        places = [column_rect(column, HEADS, 56) for column in range(len(heads))]
        if any(fit(head, body(21 * scale), places[0].size()).pixelSize() < 19 * scale for head in heads):
            more = places[0].width() / 2 - 4
            places = [
                place.adjusted(-more, 14 - 36 * (column % 2 == 0), more, 6 - 38 * (column % 2 == 0))
                for column, place in enumerate(places)
            ]
            for place in places[::2]:
                painter.setPen(QPen(self.context.ink("edge"), 2))
                painter.drawLine(
                    QPointF(place.center().x(), place.bottom()), QPointF(place.center().x(), ROWS)
                )
        font = body(min(fit(head, body(21 * scale), places[0].size()).pixelSize() for head in heads))
        for place, head in zip(places, heads, strict=True):
            letter(painter, place, head, font, ink, wrap=places[0].width() < 150)


def ranked(view: FlorenceView) -> list[int]:
    """Return the seats, the winner first (FL-59)."""
    return sorted(range(view.seats), key=lambda seat: (-view.prestige[seat], -view.money[seat]))


def column_rect(column: int, top: float, height: float) -> QRectF:
    """Return a column of the final table."""
    width = (OVER.width() - NAMES - 30) / (len(SOURCES) + 1)
    return QRectF(OVER.left() + NAMES + column * width, top, width - 6, height)


class Frame(Piece):
    """The best work of a round in its frame: building, landscape and freedom that it wished for."""

    WIDTH, HEIGHT = 216.0, 268.0

    def __init__(
        self, context: BoardContext, number: int, best: tuple[Completed, ...], *, crown: bool
    ) -> None:
        super().__init__()
        self.context, self.number, self.best, self.crown = context, number, best, crown
        self.rect = QRectF(-self.WIDTH / 2, -self.HEIGHT / 2, self.WIDTH, self.HEIGHT)
        self.set_outline(hand(oblong(self.rect, 4), number, 1.0, 26))
        self.name = context.say(words.ROUND.fill(number=number, rounds=ROUNDS))
        lines = [
            words.BEST_OF.fill(who=Who(work.seat), card=names.PROFESSION_NAMES[work.card], value=work.value)
            for work in best
        ]
        self.hint = " ".join(map(context.say, lines or [words.NO_WORK]))

    def draw(self, painter: QPainter) -> None:
        """Print frame, picture, and the plate below it."""
        ink, scale = self.context.ink, self.context.text_scale
        shadow(painter, self.outline(), QColor("black"), drop=6)
        fill(painter, self.outline(), ink("ochre" if self.crown else "frame" if self.best else "sheet_quiet"))
        stroke(painter, self.outline(), ink("outline"), 2.6)
        inner = self.rect.adjusted(11, 11, -11, -11)
        fill(painter, oblong(inner), ink("paper"))
        stroke(painter, oblong(inner), ink("outline"), 1.8)
        picture = QRectF(inner.left() + 8, inner.top() + 38, inner.width() - 16, 108)
        letter(painter, QRectF(inner.left() + 8, inner.top() + 2, inner.width() - 16, 34), self.name,
               body(20 * scale), ink("faded"))  # fmt: skip
        if not self.best:
            letter(painter, inner.adjusted(8, 40, -8, -8), self.hint, body(22 * scale), ink("faded"))
            return
        self._picture(painter, picture)
        title = QRectF(inner.left() + 6, picture.bottom() + 4, inner.width() - 12, 32)
        called = self.context.say(names.PROFESSION_NAMES[self.best[0].card])
        more = len({work.card for work in self.best}) - 1  # the hint names them all
        letter(painter, title, f"{called} +{more}" if more else called, display(24 * scale), ink("text"))
        for place, seat in enumerate(dict.fromkeys(work.seat for work in self.best)):
            spot = QPointF(inner.left() + 24 + 28 * place, inner.bottom() - 28)
            badge(painter, self.context.seats[seat].colour, spot, 13, self.context.seat_colour(seat),
                  ink("outline"))  # fmt: skip
        value = QRectF(inner.right() - 84, inner.bottom() - 54, 76, 50)
        letter(painter, value, self.context.say(self.best[0].value), display(44 * scale), ink("rust"),
               align=RIGHT)  # fmt: skip

    def _picture(self, painter: QPainter, rect: QRectF) -> None:
        """Print a small poster; of works of equal value the first."""
        ink, card = self.context.ink, self.best[0].card
        sheet = oblong(rect)
        wish = PROFESSIONS.get(card)
        sky = ink(FREEDOM_INKS[wish.freedom]) if wish else ink("lapis")
        fill(painter, sheet, sky)
        clipped(painter, sheet)
        middle = QPointF(rect.center().x(), rect.bottom() - 34)
        sunburst(painter, middle, rect.width(), 28, faint(PALE, 0.3), seed=self.number)
        size = rect.width() / 6
        if wish is None:
            paint_palazzo(
                painter, self.context, QPointF(middle.x() - 2.1 * size, rect.bottom()), 1.4 * size, 0
            )
        else:
            sun = ellipse(middle - QPointF(0, 22), 42)
            fill(painter, sun, ink("wall"))
            stroke(painter, sun, ink("outline"), 2)
            ring = ellipse(middle - QPointF(0, 22), 35)
            fill(painter, ring, ink(f"tile{wish.building}"))
            fill(painter, ellipse(middle - QPointF(0, 22), 29), ink("wall"))
            SIGNS[wish.building](painter, middle - QPointF(0, 22), 19, QColor("#2A211C"))
            strip = squares((x, 0) for x in range(7))
            paint_tile(
                painter, self.context, wish.landscape, strip, QPointF(rect.left() - 4, rect.bottom()), size
            )
        painter.restore()
        stroke(painter, sheet, ink("outline"), 2)


FREEDOM_INKS = dict(zip(FREEDOMS, ("lapis", "ochre", "cypress"), strict=True))


def frames(context: BoardContext, view: FlorenceView) -> list[Frame]:
    """Return the best work of every round, hung in two rows."""
    best = best_by_round(view.works)
    highest = max((works[0].value for works in best if works), default=0)
    hung = []
    for place, works in enumerate(best):
        crown = bool(works) and works[0].value == highest
        frame = Frame(context, place + 1, works, crown=crown)
        above = place < 4
        x = OVER.center().x() + ((place - 1.5) if above else (place - 5)) * (Frame.WIDTH + 24)
        frame.setPos(x, OVER.top() + (214 if above else 506) + 20)
        frame.setZValue(210)
        hung.append(frame)
    return hung


def show_finale(board: Board) -> None:
    """Lay the final table, the best works, or nothing over the board."""
    context, view = board.context, board.view
    standing = tuple(words.COUNTED.fill(who=Who(seat), number=view.prestige[seat]) for seat in ranked(view))
    told = context.say(words.LISTED.fill(things=Series(standing)))
    board.desk.sheet.show_words(context.say(words.SCORING), told, tall=True)
    if board.page == "works":
        board.overlay(Veil(context, OVER, context.say(words.MEMORY))).setZValue(200)
        for frame in frames(context, view):
            board.overlay(frame)
    elif board.page == "ranks":
        board.overlay(Ranks(context, view)).setZValue(200)
        for line, seat in enumerate(ranked(view)):
            for column, points in enumerate((*view.sources[seat], view.prestige[seat])):
                total = column == len(SOURCES)
                text = context.say(points) if points else "–"
                if column == SOLD and points:
                    text = context.say(literal(MINUS)) + text
                ink = "rust" if total else "text" if points else "unmet"
                hint = " ".join(map(context.say, explained(view, seat, column)))
                rect = column_rect(column, ROWS + line * ROW, 94)
                board.overlay(Cell(context, rect, text, hint, ink, 44 if total else 30)).setZValue(210)
