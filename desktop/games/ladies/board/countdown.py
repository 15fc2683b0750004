"""Three, two, one: what the Gentlemen see before the exchange opens (LG-R2)."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QPointF, QRectF, QTimer
from PySide6.QtGui import QColor, QPainter

from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand
from desktop.ui.board.lettering import display, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import fill, shadow, stroke

__all__ = ["Countdown"]

RADIUS = 96.0
TICK = 40


class Countdown(Piece):
    """A disc with the seconds that are left. It is no scene: the table's clock runs on under it."""

    def __init__(self, context: BoardContext, middle: QPointF) -> None:
        super().__init__()
        self.context = context
        self.seconds = 0
        self._left = 0
        self._clock = QElapsedTimer()
        self._ticking = QTimer(self, interval=TICK)
        self._ticking.timeout.connect(self._tick)
        self.set_outline(hand(ellipse(QPointF(), RADIUS), 4, 0.9, 20))
        self.setPos(middle)
        self.setZValue(880)
        self.setAcceptHoverEvents(False)
        self.hide()

    def begin(self, milliseconds: int) -> None:
        """Count down from so many milliseconds; 0: stop."""
        self._left = milliseconds
        self._clock.start()
        self._ticking.stop()
        self.seconds = 0
        if milliseconds > 0:
            self._ticking.start()
        self._tick()

    def _tick(self) -> None:
        left = self._left - (self._clock.elapsed() if self._ticking.isActive() else 0)
        seconds = -(-left // 1000)
        if left <= 0:
            self._ticking.stop()
            self.hide()
        elif seconds != self.seconds:
            self.seconds = seconds
            self.context.sound("piece")
            self.show()
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Print disc and number."""
        context = self.context
        shadow(painter, self.outline(), QColor("black"), drop=8)
        fill(painter, self.outline(), context.ink("sheet"))
        stroke(painter, self.outline(), context.ink("rail"), 6)
        box = QRectF(-RADIUS, -RADIUS, 2 * RADIUS, 2 * RADIUS)
        letter(painter, box, str(self.seconds), display(120), context.ink("lost"), wrap=False)
