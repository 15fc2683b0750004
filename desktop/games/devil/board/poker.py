"""The poker: an iron rod that grows hot up to the best coal total, with every stake as a mark on it.

During the bet it is the slide with which a stake is chosen.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QCursor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent

from desktop.core.text import Text, Who
from desktop.games.devil import wording
from desktop.games.devil.board.layout import POKER
from desktop.games.devil.board.picture import Picture
from desktop.games.devil.data import STEP
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong, polygon
from desktop.ui.board.lettering import body, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.places import apart
from desktop.ui.board.press import badge, fill, mix, reprint, shadow, stroke

__all__ = ["Poker", "reach_of"]

LEFT_END, RIGHT_END = POKER.left() + 66, POKER.right() - 40
ROD = 13.0
LEAST_REACH = 200
MARK = 10.5
"""Radius of the mark of a stake."""
KNOB = 16.0
"""Radius of the handle: a larger one would cut into the number below."""


def reach_of(picture: Picture) -> int:
    """Return the number at the tip of the poker: room for all stakes and totals, in round steps."""
    line = sum(picture.rows[picture.acting]) if picture.acting is not None else 0
    needed = max(picture.top, picture.best, line, LEAST_REACH)
    step = 50 if needed <= 500 else 250
    return step * -(-needed * 21 // 20 // step)


def forged(y: float) -> QPainterPath:
    """Return the silhouette of rod, tip and ring at a height; cut once, for the rod is printed often."""
    rod = oblong(QRectF(LEFT_END - 20, y - ROD / 2, RIGHT_END - LEFT_END + 20, ROD))
    tip = polygon([(RIGHT_END - 2, y - ROD), (RIGHT_END + 34, y), (RIGHT_END - 2, y + ROD)])
    ring = ellipse(QPointF(LEFT_END - 40, y), 22, 20).subtracted(ellipse(QPointF(LEFT_END - 40, y), 12, 10))
    return hand(rod.united(tip).united(ring), 3, 0.7, 8)


class Poker(Piece):
    """The rod with its marks. ``slid`` is called with a stake while somebody drags."""

    def __init__(self, context: BoardContext, slid: Callable[[int], object]) -> None:
        super().__init__()
        self.context = context
        self._slid = slid
        self._picture: Picture | None = None
        self._heat = 0.0
        self._reach = LEAST_REACH
        self._bet: int | None = None
        self._owned = 0
        self._iron = forged(self.spot(0).y())
        self.set_outline(oblong(POKER), 2)

    @property
    def heat(self) -> float:
        """Up to which total the rod is hot."""
        return self._heat

    def show_picture(self, picture: Picture) -> None:
        """Show stakes and best total."""
        self._picture = picture
        self._reach = reach_of(picture)
        self._bet = None
        self.show_heat(picture.best)
        self.setCursor(QCursor(Qt.CursorShape.ArrowCursor))
        self.hint = self.context.say(self._words(picture))

    def _words(self, picture: Picture) -> Text:
        acting, best = picture.acting, picture.best
        line = sum(picture.rows[acting]) if acting is not None else 0
        if acting is not None and line:
            return wording.BEST_IF_STOPPED.fill(best=best, who=Who(acting), total=line)
        return wording.BEST_SO_FAR.fill(best=best) if best else wording.BEST_NONE

    def show_heat(self, heat: float) -> None:
        """Let it glow up to a total."""
        self._heat = heat
        self._look_again()

    def slide(self, bet: int, owned: int) -> None:
        """Be the slide of a bet: at ``bet``, from 0 to ``owned`` chips."""
        self._bet, self._owned = bet, owned
        self._reach = max(owned, STEP)
        self.setCursor(QCursor(Qt.CursorShape.SizeHorCursor))
        self.hint = self.context.say(wording.SLIDE)
        self._look_again()

    def _look_again(self) -> None:
        self.look(self._heat, self._reach, self._bet, self._picture and (self._picture.stakes, self._line))

    @property
    def _line(self) -> int:
        """The total of the coal that is being pulled."""
        picture = self._picture
        return 0 if picture is None or picture.acting is None else sum(picture.rows[picture.acting])

    def spot(self, amount: float) -> QPointF:
        """Return where an amount is on the rod."""
        share = min(1.0, amount / self._reach)
        return QPointF(LEFT_END + (RIGHT_END - LEFT_END) * share, POKER.top() + 40)

    # By mouse

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Begin to drag."""
        if self._bet is None:
            event.ignore()
        else:
            event.accept()
            self._slide_to(event.pos())

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Drag."""
        self._slide_to(event.pos())

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Raise or lower the bet by a step."""
        turned = event.delta()
        if self._bet is None or not turned:
            event.ignore()
        else:
            event.accept()
            self._slid(self._bet + (STEP if turned > 0 else -STEP))

    def _slide_to(self, point: QPointF) -> None:
        share = (point.x() - LEFT_END) / (RIGHT_END - LEFT_END)
        steps = round(max(0.0, min(1.0, share)) * self._owned / STEP)
        self._slid(steps * STEP)

    # How it looks

    def draw(self, painter: QPainter) -> None:
        """Print ring, rod, heat, ticks and marks."""
        y, dark, room = self.spot(0).y(), self.context.theme.dark, self.boundingRect()
        reprint(painter, f"devil poker {dark}", room, self._rod)
        self._glow(painter, y)
        reprint(painter, f"devil poker edge {dark}", room, self._edge)
        self._ticks(painter, y)
        if self._bet is not None:
            self._handle(painter)
        elif self._picture is not None:
            self._marks(painter, self._picture)

    def _rod(self, painter: QPainter) -> None:
        shadow(painter, self._iron, QColor("black"), drop=5)
        fill(painter, self._iron, self.context.ink("iron"))

    def _edge(self, painter: QPainter) -> None:
        stroke(painter, self._iron, self.context.ink("outline"), 2.6)

    def _glow(self, painter: QPainter, y: float) -> None:
        if self._picture is None or self._bet is not None:
            return
        ends = [(self._line, self.context.ink("sulphur"), 0.45), (self._heat, self.context.ink("ember"), 0.8)]
        for amount, colour, thick in sorted(ends, key=lambda end: -end[0]):
            if amount > 0:
                end = self.spot(amount).x()
                fill(
                    painter,
                    oblong(QRectF(LEFT_END, y - ROD * thick / 2, end - LEFT_END, ROD * thick)),
                    colour,
                )

    def _ticks(self, painter: QPainter, y: float) -> None:
        step = next(step for step in (50, 100, 250, 500, 1000, 2500, 10_000) if self._reach / step <= 9)
        for amount in range(0, self._reach + 1, step):
            x = self.spot(amount).x()
            notch = QPainterPath(QPointF(x, y + ROD / 2))
            notch.lineTo(x, y + ROD / 2 + 7)
            stroke(painter, notch, self.context.ink("text"), 2)
            box = QRectF(x - 36, y + ROD / 2 + 5, 72, 26)
            font = body(22 * self.context.text_scale)
            letter(painter, box, self.context.say(amount), font, self.context.ink("text"), wrap=False)

    def _marks(self, painter: QPainter, picture: Picture) -> None:
        staked = sorted((stake, seat) for seat, stake in enumerate(picture.stakes) if stake)
        y = self.spot(0).y() - 25
        places = apart([self.spot(stake).x() for stake, _ in staked], 2 * MARK + 3)
        for (stake, seat), x in zip(staked, places, strict=True):
            middle, foot = QPointF(x, y), self.spot(stake)
            lead = QPainterPath(middle)
            lead.lineTo(foot - QPointF(0, ROD / 2))
            stroke(painter, lead, self.context.ink("text"), 2.5)
            colour = self.context.seat_colour(seat)
            badge(painter, self.context.seats[seat].colour, middle, MARK, colour, self.context.ink("outline"))
            if stake <= self._heat:
                self._tick(painter, foot)

    def _tick(self, painter: QPainter, middle: QPointF) -> None:
        fill(painter, ellipse(middle, 9), self.context.ink("covered"))
        stroke(painter, ellipse(middle, 9), self.context.ink("outline"), 1.6)
        sign = QPainterPath(middle + QPointF(-4, 0))
        sign.lineTo(middle + QPointF(-1, 3.5))
        sign.lineTo(middle + QPointF(4.5, -3.5))
        stroke(painter, sign, self.context.ink("sheet"), 2.2)

    def _handle(self, painter: QPainter) -> None:
        assert self._bet is not None
        ink = self.context.ink
        y, x = self.spot(0).y(), self.spot(self._bet).x()
        fill(painter, oblong(QRectF(LEFT_END, y - ROD * 0.4, x - LEFT_END, ROD * 0.8)), ink("sulphur"))
        knob = ellipse(QPointF(x, y), KNOB, KNOB)
        shadow(painter, knob, QColor("black"), drop=4)
        colour = ink("ember")
        fill(painter, knob, mix(colour, QColor("white"), 0.2) if self.hovered else colour)
        stroke(painter, knob, ink("outline"), 2.8)
        for side in (-4, 4):
            groove = QPainterPath(QPointF(x + side, y - 7))
            groove.lineTo(x + side, y + 7)
            stroke(painter, groove, ink("outline"), 2)
