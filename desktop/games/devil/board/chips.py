"""Betting chips: how an amount is stacked, and how a stack looks."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, oblong
from desktop.ui.board.lettering import display, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import dashed, faint, fill, mix, reprint, shadow, stroke

__all__ = ["CHIPS", "Chip", "Chips", "changed"]

CHIPS = (1000, 500, 200, 100, 50, 20, 10)


def changed(amount: int) -> list[int]:
    """Return an amount in as few chips as possible, the largest first.

    >>> changed(180)
    [100, 50, 20, 10]
    """
    chips: list[int] = []
    for chip in CHIPS:
        chips += [chip] * (amount // chip)
        amount %= chip
    return chips


def _dark(chip: int) -> bool:
    return chip in {1000, 500, 200, 100}


class Chips(Piece):
    """A stack of chips seen from above at a slant; the origin is the middle of its foot."""

    HEIGHT = 11.0

    def __init__(
        self, context: BoardContext, width: float = 42.0, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(parent)
        self.context = context
        self.width = width
        self.amount = 0
        self._chips: list[int] = []
        self.show_amount(0)

    def show_amount(self, amount: int) -> None:
        """Stack up another amount."""
        if amount == self.amount and not self.outline().isEmpty():
            return
        self.amount = amount
        self._chips = changed(amount)
        top = self.HEIGHT * max(0, len(self._chips) - 1)
        w = self.width
        self.set_outline(oblong(QRectF(-w, -top - w * 0.4, 2 * w, top + w * 0.8 + 8), 10))

    def draw(self, painter: QPainter) -> None:
        """Print the chips from the bottom up."""
        w, flat = self.width, self.width * 0.38
        if self._chips:
            fill(painter, ellipse(QPointF(0, self.HEIGHT + 4), w * 1.04, flat), faint(QColor("black"), 0.28))
        for index, chip in enumerate(self._chips):
            y = -self.HEIGHT * index
            room = QRectF(-w - 2, y - flat - 2, 2 * w + 4, 2 * flat + self.HEIGHT + 4)
            name = f"devil chip {self.context.theme.dark} {chip} {w}"
            reprint(painter, name, room, partial(self._chip, chip, y))
        if self._chips:
            self._face(painter, self._chips[-1], -self.HEIGHT * (len(self._chips) - 1))

    def _chip(self, chip: int, y: float, painter: QPainter) -> None:
        w, flat = self.width, self.width * 0.38
        line, colour = self.context.ink("outline"), self.context.ink(f"chip_{chip}")
        side = (
            ellipse(QPointF(0, y + self.HEIGHT), w, flat)
            .united(ellipse(QPointF(0, y), w, flat))
            .united(oblong(QRectF(-w, y, 2 * w, self.HEIGHT)))
        )
        fill(painter, side, mix(colour, QColor("black"), 0.28))
        self._notches(painter, y, side)
        stroke(painter, side, line, 2)
        fill(painter, ellipse(QPointF(0, y), w, flat), colour)
        stroke(painter, ellipse(QPointF(0, y), w, flat), line, 2)

    def _notches(self, painter: QPainter, y: float, side: QPainterPath) -> None:
        painter.save()
        painter.setClipPath(side)
        for share in (-0.7, 0.0, 0.7):
            x, deep = self.width * share, self.width * 0.38 * (1 - share * share) ** 0.5
            painter.fillRect(QRectF(x - 4, y + deep - 1, 8, self.HEIGHT + 2), faint(QColor("#FFF4DC"), 0.85))
        painter.restore()

    def _face(self, painter: QPainter, chip: int, y: float) -> None:
        w, flat = self.width, self.width * 0.38
        light = QColor("#FFF4DC") if _dark(chip) else self.context.ink("outline")
        dashed(painter, ellipse(QPointF(0, y), w * 0.76, flat * 0.76), faint(light, 0.75), 2)
        box = QRectF(-w * 0.7, y - flat * 0.8, w * 1.4, flat * 1.6)
        letter(painter, box, str(chip), display(w * 0.46), light, wrap=False)


class Chip(Piece):
    """One chip to bet with, seen from above, around its origin."""

    def __init__(
        self,
        context: BoardContext,
        chip: int,
        label: str,
        radius: float = 34.0,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(parent)
        self.context = context
        self.chip, self.label, self.radius = chip, label, radius
        self.set_outline(ellipse(QPointF(), radius), 12)

    def draw(self, painter: QPainter) -> None:
        """Print rim, notches and number; pale while it cannot be added."""
        r, line = self.radius, self.context.ink("outline")
        colour = self.context.ink(f"chip_{self.chip}")
        light = QColor("#FFF4DC") if _dark(self.chip) else line
        if not self.open:
            colour = mix(colour, self.context.ink("sheet"), 0.6)
            light = faint(light, 0.5)
        elif self.hovered:
            colour = mix(colour, QColor("white"), 0.18)
        shadow(painter, self.outline(), QColor("black"), drop=5 if self.open else 2)
        fill(painter, self.outline(), colour)
        for turn in range(8):
            painter.save()
            painter.rotate(45 * turn + 22.5)
            painter.fillRect(QRectF(r * 0.8, -r * 0.13, r * 0.2, r * 0.26), faint(QColor("#FFF4DC"), 0.85))
            painter.restore()
        stroke(painter, self.outline(), line, 2.5)
        stroke(painter, ellipse(QPointF(), r * 0.76), faint(light, 0.6), 1.6)
        box = QRectF(-r * 0.7, -r * 0.5, r * 1.4, r)
        letter(painter, box, self.label, display(r * 0.74), light, wrap=False)
