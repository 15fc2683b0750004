"""The ball as a scene: the checks one after the other, then who shines most."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.core.text import Series, Text, Value, Who
from desktop.games.ladies import wording
from desktop.games.ladies.ball import best_look
from desktop.games.ladies.board.doll import Doll, worn_by_kind
from desktop.games.ladies.board.garments import star_row
from desktop.games.ladies.board.layout import LEFT, RIGHT
from desktop.games.ladies.board.partner import holds_both
from desktop.games.ladies.data import NOBODY, SCANDAL
from desktop.games.ladies.phases import State
from desktop.games.ladies.sampling import sample
from desktop.games.ladies.scoring import final_places, final_stars
from desktop.games.ladies.tally import lady_scored
from desktop.games.ladies.view import LadiesView
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import hand, oblong
from desktop.ui.board.lettering import body, display, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import badge, fill, mix, shadow, stroke, sunburst

if TYPE_CHECKING:
    from desktop.games.ladies.board.table import Board

__all__ = ["Banner", "Ranking"]

AT_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
STARS_SHOWN = 24
"""More stars than these are told by the number alone."""
ROW = 12
"""Stars for which there is room in any case."""
PORTRAIT = 124.0
"""In a lower line the Lady herself is left out."""
HALL = QRectF(LEFT + 70, 150, RIGHT - LEFT - 140, 620)


class Banner(Piece):
    """A sheet that says one thing for a moment."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self.context, self.text = context, ""
        self.set_outline(hand(oblong(QRectF(-380, -62, 760, 124), 14), 9, 1.0, 26))
        self.setPos(QPointF((LEFT + RIGHT) / 2, 430))
        self.setZValue(900)
        self.setAcceptHoverEvents(False)
        self.hide()

    def say(self, text: str) -> None:
        """Show a sentence."""
        self.text = text
        self.setOpacity(1.0)
        self.show()
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Print the sheet."""
        context = self.context
        shadow(painter, self.outline(), QColor("black"), drop=9)
        fill(painter, self.outline(), context.ink("sheet"))
        stroke(painter, self.outline(), context.ink("rail"), 4)
        box = self.outline().boundingRect().adjusted(24, 10, -24, -10)
        letter(painter, box, self.text, display(40 * context.text_scale), context.ink("text"))


class Hall(Piece):
    """The ballroom: a line of stars for every Lady, and the checks of the one before the mirror."""

    def __init__(self, context: BoardContext, board: Board) -> None:
        super().__init__()
        self.context, self.board = context, board
        self.stars: list[int | None] = []
        self.places: list[int] = []
        self.checks: list[str] = []
        self.made_up: list[str] = []
        self.dolls: list[Doll] = []
        self.lady = -1
        self.set_outline(hand(oblong(HALL, 16), 2, 1.0, 30))
        self.setZValue(700)
        self.hide()

    def draw(self, painter: QPainter) -> None:
        """Print the hall."""
        context, rect = self.context, HALL
        shadow(painter, self.outline(), QColor("black"), drop=10)
        fill(painter, self.outline(), context.ink("sheet"))
        painter.save()
        painter.setClipPath(self.outline())
        rays = mix(context.ink("sheet"), context.ink("rail"), 0.14)
        sunburst(painter, QPointF(rect.center().x(), rect.top() + 40), 900, 34, rays, 5)
        painter.restore()
        stroke(painter, self.outline(), context.ink("rail"), 5)
        title = QRectF(rect.left() + 20, rect.top() + 10, rect.width() - 40, 66)
        letter(
            painter,
            title,
            context.say(wording.BALL_NIGHT),
            display(context.text_scale * 54),
            context.ink("text"),
            wrap=False,
        )
        count = max(1, len(self.stars))
        room = rect.height() - (110 if self.places else 290)
        height = min(220.0 if self.places else 84.0, room / count)
        for row, lady in enumerate(self.order() if self.stars else ()):
            top = rect.top() + 88 + row * height
            self._line(painter, lady, QRectF(rect.left() + 30, top, rect.width() - 60, height - 8))
        top = rect.top() + 96 + count * height
        self._checks(painter, QRectF(rect.left() + 34, top, rect.width() - 68, rect.bottom() - 14 - top))

    def of_one_size(self, box: QRectF) -> QRectF:
        """Return so much of a box that the stars of all Ladies have one size: a longer row is better."""
        most = min(STARS_SHOWN, max(ROW, *(stars or 0 for stars in self.stars)))
        high = min(box.height(), box.width() / most)
        return QRectF(box.left(), box.center().y() - high / 2, box.width(), high)

    def order(self) -> list[int]:
        """Return the Ladies from the first place to the last, or as they sit before the end."""
        ladies = range(len(self.stars))
        return sorted(ladies, key=lambda lady: self.places[2 * lady]) if self.places else list(ladies)

    def who(self, lady: int) -> Value:
        """Return who shares the line of a Lady: her Gentleman, or who wins with the Courtesan (LG-101)."""
        places, seats = self.places, self.context.seats
        first, last = places[2 * lady], len(places) - 1
        if 2 * lady == last:
            won = first == 1
            beside = [seat for seat in range(1, last, 2) if won and places[seat] == 1 != places[seat - 1]]
        else:
            beside = [seat for seat in (2 * lady + 1,) if places[seat] == first]
        if beside and holds_both(seats, lady):
            return seats[2 * lady].name
        return Series(tuple(map(Who, (2 * lady, *beside))))

    def _line(self, painter: QPainter, lady: int, row: QRectF) -> None:
        context = self.context
        path = hand(oblong(row, 8), lady, 0.6, 26)
        first = bool(self.places) and self.places[2 * lady] == 1
        gold = mix(context.ink("rail"), context.ink("sheet"), 0.5)
        fill(painter, path, gold if first else context.ink("quiet"))
        stroke(
            painter,
            path,
            context.ink("lost") if lady == self.lady else context.ink("outline"),
            4 if lady == self.lady else 2,
        )
        colour = self.board.colour(lady)
        badge(
            painter,
            colour,
            QPointF(row.left() + 28, row.center().y()),
            13,
            context.theme.colour(f"seat{colour}"),
            context.ink("outline"),
        )
        name = context.say(Who(2 * lady))
        if self.places:
            name = context.say(wording.RANK.fill(place=self.places[2 * lady], who=self.who(lady)))
        room = 250.0
        if self.places and lady < len(self.dolls) and row.height() >= PORTRAIT:
            room = 160.0
            spot = QPointF(row.left() + 264, row.center().y())
            self.dolls[lady].draw_at(painter, spot, row.height() - 12)
        letter(
            painter,
            QRectF(row.left() + 54, row.top(), room, row.height()),
            name,
            display(context.text_scale * 28),
            context.ink("text"),
            align=AT_LEFT,
            wrap=bool(self.places),
        )
        stars = self.stars[lady]
        if stars is None:
            return
        made_up = self.made_up[lady] if self.made_up else ""
        box = QRectF(row.left() + 320, row.top() + 6, row.width() - 410, row.height() - 12)
        if made_up:
            half = QRectF(box.left(), box.center().y(), box.width(), box.height() / 2)
            letter(painter, half, made_up, body(context.text_scale * 21), context.ink("text"), wrap=False)
            box.setHeight(box.height() / 2)
        if stars > 0:
            star_row(painter, context, min(stars, STARS_SHOWN), self.of_one_size(box))
        letter(
            painter,
            QRectF(row.right() - 84, row.top(), 76, row.height()),
            str(stars),
            display(context.text_scale * 42),
            context.ink("text"),
            wrap=False,
        )

    def _checks(self, painter: QPainter, area: QRectF) -> None:
        context = self.context
        if not self.checks:
            return
        columns = 2
        rows = max(1, -(-len(self.checks) // columns))
        height = min(40.0, area.height() / rows)
        for index, line in enumerate(self.checks):
            column, row = divmod(index, rows)
            box = QRectF(
                area.left() + column * area.width() / 2,
                area.top() + row * height,
                area.width() / 2 - 10,
                height,
            )
            letter(painter, box, line, body(24 * context.text_scale), context.ink("text"), align=AT_LEFT)


class Ranking:
    """Shows the hall from the beginning of the ball on."""

    def __init__(self, context: BoardContext, board: Board) -> None:
        self.context = context
        self.hall = Hall(context, board)
        self.banner = Banner(context)

    def pieces(self) -> list[Piece]:
        """Return hall and banner."""
        return [self.hall, self.banner]

    def begin(self) -> None:
        """Open the hall before anybody has been before the mirror."""
        if not self.hall.isVisible():
            self.hall.stars = [None] * len(self.hall.board.shops)
            self.hall.places, self.hall.checks, self.hall.made_up, self.hall.lady = [], [], [], -1
            self.hall.setOpacity(1.0)
            self.hall.show()

    def show(self, view: LadiesView) -> None:
        """Show the end from the view, or nothing before the ball is over."""
        self.banner.hide()
        over = not view.stack
        self.hall.setVisible(over)
        if over:
            self._show_end(sample(view, Random(0)))

    def _show_end(self, state: State) -> None:
        """Show the places and how the stars are made up; nothing that counts is hidden any more."""
        hall = self.hall
        hall.stars = list(final_stars(state))
        hall.places = list(final_places(state))
        hall.dolls = []
        for lady in range(state.ladies):
            look = best_look(state.wardrobes[lady], state.maids[lady], state.designers[lady] or None)
            doll = Doll(self.context)
            doll.show_worn(worn_by_kind(state.wardrobes[lady], set(look.worn)))
            hall.dolls.append(doll)
        hall.made_up = [
            " · ".join(map(self.context.say, _made_up(state, lady))) for lady in range(state.ladies)
        ]
        hall.checks, hall.lady = [], -1
        hall.update()


def _made_up(state: State, lady: int) -> list[Text]:
    """Return what the stars of a Lady are made of, and what the money is where it decides (LG-76, LG-77)."""
    tally = lady_scored(state, lady)
    maids = sum(stars for maid, stars in tally.maids if maid != tally.lost)
    parts = [wording.MADE_UP.fill(articles=tally.stars, maids=maids)]
    if tally.contracts:
        parts.append(wording.MADE_UP_CONTRACTS.fill(contracts=tally.contracts))
    if tally.gossip:
        parts.append(wording.MADE_UP_GOSSIP.fill(gossip=tally.gossip))
    ruined = state.scandal if state.total_ruin else NOBODY
    if lady == state.scandal:
        parts.append(wording.MADE_UP_RUIN if lady == ruined else wording.MADE_UP_SCANDAL.fill(stars=SCANDAL))
    stars = final_stars(state)
    rivals = [couple for couple in range(state.couples) if couple != ruined]
    if lady in rivals and [stars[couple] for couple in rivals].count(stars[lady]) > 1:
        parts.append(wording.pounds(state.money[lady]))
    return parts
