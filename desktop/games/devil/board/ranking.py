"""The end of the game: who owns how much, in the mouth of the oven."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter

from desktop.core.text import Who
from desktop.games.devil.board.layout import CENTRE
from desktop.games.devil.board.picture import Picture
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import hand, oblong
from desktop.ui.board.lettering import display, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import badge, fill, shadow, stroke
from desktop.ui.board.things import LEFT

__all__ = ["Ranking"]

LINE = 58.0
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class Ranking(Piece):
    """A sheet with one line per seat, the winners on sulphur."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self.context = context
        self._picture: Picture | None = None
        self._shown = 0
        height = LINE * len(context.seats) + 28
        self.setPos(CENTRE.x(), 560)
        self.setZValue(890)
        self.set_outline(hand(oblong(QRectF(-200, -height / 2, 400, height), 12), 71, 1.1, 22))
        self.hide()

    def show_picture(self, picture: Picture) -> None:
        """Show the final wealth once the game is over."""
        self.setVisible(picture.over)
        if picture.over:
            self.show_lines(picture, picture.seats)

    def show_lines(self, picture: Picture, lines: int) -> None:
        """Show this many lines, the poorest first to appear."""
        self._picture, self._shown = picture, lines
        say = self.context.say
        self.name = ", ".join(f"{say(Who(seat))} {say(picture.stock[seat])}" for seat, _ in picture.ranking)
        self.hint = self.name
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Print the lines."""
        ink = self.context.ink
        shadow(painter, self.outline(), QColor("black"), drop=9)
        fill(painter, self.outline(), ink("sheet"))
        stroke(painter, self.outline(), ink("outline"), 3)
        ranking = self._picture.ranking if self._picture is not None else []
        top = -(LINE * len(ranking)) / 2
        for index, (seat, place) in enumerate(ranking):
            if len(ranking) - index <= self._shown:
                self._line(painter, seat, QRectF(-186, top + LINE * index, 372, LINE - 6), wins=place == 1)

    def _line(self, painter: QPainter, seat: int, box: QRectF, *, wins: bool) -> None:
        assert self._picture is not None
        ink, say = self.context.ink, self.context.say
        if wins:
            fill(painter, hand(oblong(box, 8), seat, 0.8, 18), ink("sulphur"))
        text = ink("outline" if wins else "text")
        middle = QPointF(box.left() + 28, box.center().y())
        colour = self.context.seat_colour(seat)
        badge(painter, self.context.seats[seat].colour, middle, 14, colour, ink("outline"))
        letter(
            painter, box.adjusted(56, 0, -112, 0), say(Who(seat)), display(28), text, align=LEFT, wrap=False
        )
        number = QRectF(box.right() - 112, box.top(), 100, box.height())
        letter(painter, number, say(self._picture.stock[seat]), display(32), text, align=RIGHT, wrap=False)
