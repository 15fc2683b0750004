"""A piece of coal: face down in the oven, turned over in a row, burnt to ash."""

from __future__ import annotations

from enum import Enum
from random import Random
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import blob, hand, polygon
from desktop.ui.board.lettering import display, letter
from desktop.ui.board.piece import Halo, Piece
from desktop.ui.board.press import clipped, fill, mix, shadow, stroke

__all__ = ["Lump", "Side"]


class Side(Enum):
    """What a piece shows."""

    BACK = "back"
    VALUE = "value"
    DEVIL = "devil"
    ASH = "ash"


class Rim(Halo):
    """The glow of one lump among many: only its edge is lit by the fire."""

    LAYERS: ClassVar[tuple[tuple[float, int], ...]] = ((9.0, 60), (4.5, 255))


class Lump(Piece):
    """A piece of coal around its origin; ``radius`` in logical pixels, ``seed`` makes it one of its kind."""

    def __init__(
        self, context: BoardContext, radius: float, seed: int, parent: QGraphicsItem | None = None
    ) -> None:
        super().__init__(parent)
        self.context = context
        self.radius = radius
        self.side = Side.BACK
        self.value = 0
        self._seed = seed
        corners = Random(seed).choice((7, 8, 9))
        self.set_outline(blob(QPointF(), radius * 1.06, radius * 0.88, seed, corners), radius * 0.4 + 4)

    def make_halo(self) -> Halo:
        """Return a quiet glow: all lumps glow at the same time."""
        return Rim(self)

    def opened_or_closed(self) -> None:
        """Look the same, unless the mouse is here: 48 lumps glow and cease with every question."""
        if self.hovered:
            self.update()

    def show_side(self, side: Side, value: int = 0) -> None:
        """Turn up another side."""
        if (side, value) != (self.side, self.value):
            self.side, self.value = side, value
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Print the lump with its facets, then what it shows."""
        ink = self.context.ink
        path = self.outline()
        shadow(painter, path, QColor("black"), drop=self.radius * 0.16, alpha=0.45)
        ground, facet = ink("coal"), ink("facet")
        match self.side:
            case Side.ASH:
                ground, facet = ink("ash_dark"), ink("ash")
            case Side.DEVIL:
                ground, facet = ink("ember"), ink("fire")
            case Side.BACK if self.hovered and self.open:
                ground, facet = mix(ground, ink("ember"), 0.35), mix(facet, ink("sulphur"), 0.6)
            case _:
                pass
        fill(painter, path, ground)
        clipped(painter, path)
        self._facets(painter, facet)
        painter.restore()
        stroke(painter, path, ink("outline"), max(1.8, self.radius * 0.075))
        match self.side:
            case Side.VALUE if self.value > 0:
                self._number(painter)
            case Side.DEVIL:
                self._devil(painter)
            case _:
                pass

    def _facets(self, painter: QPainter, colour: QColor) -> None:
        rng = Random(self._seed + 1)
        corners = [point for outline in self.outline().toSubpathPolygons() for point in outline.toList()[:-1]]
        peak = QPointF(rng.uniform(-0.3, -0.05), rng.uniform(-0.35, -0.1)) * self.radius
        lit = rng.randrange(len(corners))
        pair = (corners[lit], corners[(lit + 1) % len(corners)])
        plain = self.side is Side.VALUE
        if not plain:
            fill(painter, polygon((p.x(), p.y()) for p in (peak, *pair)), colour)
        for corner in rng.sample(corners, 3):
            cut = QPainterPath(peak + (corner - peak) * (0.62 if plain else 0.1))
            cut.lineTo(corner)
            stroke(painter, cut, colour, max(1.4, self.radius * 0.07))

    def _number(self, painter: QPainter) -> None:
        r = self.radius
        font = display(r * (0.92 if self.value < 100 else 0.8))
        box = QRectF(-r, -r * 0.8, 2 * r, 1.6 * r)
        letter(painter, box, str(self.value), font, self.context.ink("number"), wrap=False)

    def _devil(self, painter: QPainter) -> None:
        r, dark, bright = self.radius, self.context.ink("outline"), self.context.ink("heart")
        for side in (-1, 1):
            horn = polygon(
                [(side * r * 0.22, -r * 0.5), (side * r * 0.62, -r * 0.98), (side * r * 0.56, -r * 0.3)]
            )
            fill(painter, hand(horn, 1, 0.4, 8), dark)
            eye = polygon(
                [(side * r * 0.12, -r * 0.1), (side * r * 0.52, -r * 0.32), (side * r * 0.44, r * 0.02)]
            )
            fill(painter, eye, bright)
            stroke(painter, eye, dark, r * 0.05)
        grin = QPainterPath(QPointF(-r * 0.56, r * 0.16))
        grin.cubicTo(-r * 0.3, r * 0.72, r * 0.3, r * 0.72, r * 0.56, r * 0.16)
        grin.cubicTo(r * 0.28, r * 0.34, -r * 0.28, r * 0.34, -r * 0.56, r * 0.16)
        fill(painter, grin, bright)
        clipped(painter, grin)
        for tooth in range(-3, 4):
            line = QPainterPath(QPointF(tooth * r * 0.17, 0))
            line.lineTo(tooth * r * 0.17, r)
            stroke(painter, line, dark, r * 0.05)
        painter.restore()
        stroke(painter, grin, dark, r * 0.06)
