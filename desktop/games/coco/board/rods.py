"""The rod between the palms, and where it may lie next."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker

from desktop.games.coco.board.figures import Basket
from desktop.games.coco.board.layout import grid, hanging, rod_end, scale_at
from desktop.games.coco.data import RUNS, column, row
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse
from desktop.ui.board.piece import Halo, Piece
from desktop.ui.board.press import dashed, faint, stroke

__all__ = ["Rod", "Run"]

GHOST = 0.2
"""What is left of a rod where goods are to be seen through it."""


class Rod(Piece):
    """The rod between the two palms.

    Attributes:
        gaps: where goods lie below, to be seen through it.

    """

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self._context = context
        self._line = QPainterPath()
        self.gaps = QPainterPath()
        self.setAcceptHoverEvents(False)

    def let_through(self, baskets: Iterable[Basket]) -> None:
        """Let the goods on these baskets be seen, with the eyes above them."""
        gaps = QPainterPath()
        for basket in baskets:
            scale = basket.scale()
            gaps.addEllipse(basket.pos() - QPointF(0, 27) * scale, 34 * scale, 32 * scale)
        if gaps != self.gaps:
            self.gaps = gaps
            self.update()

    def span(self, left: int, right: int) -> None:
        """Lie between these holes."""
        self._line = QPainterPath(rod_end(0, left))
        self._line.lineTo(rod_end(1, right))
        self.set_outline(_band(self._line, 6), 10)

    def draw(self, painter: QPainter) -> None:
        """Print the rod."""
        stroke(painter, self._line, faint(self._context.ink("outline"), GHOST), 10)
        _beside(painter, self.gaps, self.boundingRect(), lambda: self._print(painter))

    def _print(self, painter: QPainter) -> None:
        stroke(painter, self._line.translated(0, 4), faint(QColor("black"), 0.22), 12)
        stroke(painter, self._line, self._context.ink("outline"), 13)
        stroke(painter, self._line, self._context.ink("rod"), 7.5)


def _beside(painter: QPainter, gaps: QPainterPath, bounds: QRectF, paint: Callable[[], object]) -> None:
    """Paint, but not where goods below are to be seen."""
    around = QPainterPath()
    around.addRect(bounds)
    painter.save()
    painter.setClipPath(around - gaps, Qt.ClipOperation.IntersectClip)
    paint()
    painter.restore()


def _band(line: QPainterPath, width: float) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * width)
    return stroker.createStroke(line)


class Glow(Halo):
    """The glow of a possible rod, which covers no goods either."""

    def __init__(self, run: Run, gaps: QPainterPath) -> None:
        super().__init__(run)
        self._gaps = gaps

    def draw(self, painter: QPainter) -> None:
        """Glow, but not above goods."""
        glow = super().draw
        _beside(painter, self._gaps, self.boundingRect(), lambda: glow(painter))


class Run(Piece):
    """A possible rod: a translucent line over the fields it passes, the first basket outlined."""

    def __init__(
        self,
        context: BoardContext,
        left: int,
        right: int,
        victim: int | None,
        side: int,
        gaps: QPainterPath,
    ) -> None:
        super().__init__()
        self._context, self._gaps = context, gaps
        self.victim = victim
        self._line = QPainterPath(rod_end(0, left))
        self._line.lineTo(rod_end(1, right))
        self._run = [(grid(column(node), row(node)), scale_at(row(node))) for node in RUNS[left][right]]
        self._start = hanging(left, right, 0.9 if side == 0 else 7.1)
        self._towards = 1 if side == 0 else -1
        self.set_outline(_band(self._line, 9), 70)

    def shape(self) -> QPainterPath:
        """Be wide for the mouse."""
        return _band(self._line, 24)

    def make_halo(self) -> Halo:
        """Glow around the line, but not above goods."""
        return Glow(self, self._gaps)

    def rim(self) -> QPainterPath:
        """Go along the line: two rods that cross fill the same box."""
        return _band(self._line, 22).simplified()

    def draw(self, painter: QPainter) -> None:
        """Print the line, the way of the monkey, and rings around the fields."""
        stroke(painter, self._line, faint(self._context.ink("outline"), GHOST), 12)
        _beside(painter, self._gaps, self.boundingRect(), lambda: self._print(painter))
        papaya = faint(self._context.ink("papaya"), 1.0 if self.hovered else 0.8)
        for spot, scale in self._run:
            dashed(painter, ellipse(spot, 42 * scale, 32 * scale), papaya, 4)

    def _print(self, painter: QPainter) -> None:
        ink, glow = self._context.ink, self._context.theme.colour("glow")
        strength = 0.95 if self.hovered else 0.62
        stroke(painter, self._line, faint(ink("outline"), strength), 15)
        stroke(painter, self._line, faint(glow, strength), 10)
        for step in range(1, 8):
            point = self._line.pointAtPercent(step / 8)
            tip = QPainterPath(point + QPointF(-9 * self._towards, -9))
            tip.lineTo(point + QPointF(3 * self._towards, 0))
            tip.lineTo(point + QPointF(-9 * self._towards, 9))
            stroke(painter, tip, faint(ink("outline"), strength), 4)
