"""Signs in one ink: one for every building, freedom and object. All are drawn around a centre."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, oblong, polygon, star
from desktop.ui.board.press import fill, stroke

__all__ = [
    "CHARACTER_SIGNS",
    "FREEDOM_SIGNS",
    "SIGNS",
    "paint_builder",
    "paint_goal",
    "paint_jester",
    "paint_recruiting",
    "paint_work",
    "tick",
]

Sign = Callable[[QPainter, QPointF, float, QColor], None]


def _shape(painter: QPainter, at: QPointF, r: float, ink: QColor, *points: tuple[float, float]) -> None:
    fill(painter, polygon([(at.x() + x * r, at.y() + y * r) for x, y in points]), ink)


def _line(
    painter: QPainter, at: QPointF, r: float, ink: QColor, width: float, *points: tuple[float, float]
) -> None:
    path = QPainterPath(QPointF(at.x() + points[0][0] * r, at.y() + points[0][1] * r))
    for x, y in points[1:]:
        path.lineTo(at.x() + x * r, at.y() + y * r)
    stroke(painter, path, ink, width * r)


def _university(painter: QPainter, at: QPointF, r: float, ink: QColor) -> None:
    _shape(painter, at, r, ink, (-1.1, -0.2), (0, -0.8), (1.1, -0.2), (0, 0.35))
    _shape(painter, at, r, ink, (-0.6, 0.2), (0, 0.55), (0.6, 0.2), (0.6, 0.7), (0, 0.95), (-0.6, 0.7))
    _line(painter, at, r, ink, 0.16, (1.0, -0.15), (1.0, 0.6))


def _laboratory(painter: QPainter, at: QPointF, r: float, ink: QColor) -> None:
    _shape(
        painter, at, r, ink,
        (-0.28, -1), (0.28, -1), (0.28, -0.25), (0.85, 0.7), (0.6, 0.95), (-0.6, 0.95), (-0.85, 0.7),
        (-0.28, -0.25),
    )  # fmt: skip
    _line(painter, at, r, ink, 0.2, (-0.45, -1), (0.45, -1))


def _workshop(painter: QPainter, at: QPointF, r: float, ink: QColor) -> None:
    _line(painter, at, r, ink, 0.3, (-0.7, 0.9), (0.35, -0.3))
    _shape(painter, at, r, ink, (-0.35, -0.75), (0.15, -1.05), (1.0, -0.1), (0.6, 0.3))


def _library(painter: QPainter, at: QPointF, r: float, ink: QColor) -> None:
    _shape(painter, at, r, ink, (-1, -0.6), (-0.1, -0.4), (-0.1, 0.8), (-1, 0.6))
    _shape(painter, at, r, ink, (1, -0.6), (0.1, -0.4), (0.1, 0.8), (1, 0.6))


def _theatre(painter: QPainter, at: QPointF, r: float, ink: QColor) -> None:
    mask = QPainterPath(QPointF(at.x() - 0.85 * r, at.y() - 0.8 * r))
    mask.quadTo(at.x(), at.y() - 0.4 * r, at.x() + 0.85 * r, at.y() - 0.8 * r)
    mask.cubicTo(at.x() + r, at.y() + 0.6 * r, at.x() + 0.3 * r, at.y() + r, at.x(), at.y() + r)
    mask.cubicTo(
        at.x() - 0.3 * r, at.y() + r, at.x() - r, at.y() + 0.6 * r, at.x() - 0.85 * r, at.y() - 0.8 * r
    )
    for side in (-1, 1):
        mask.addEllipse(QPointF(at.x() + side * 0.36 * r, at.y() - 0.1 * r), 0.2 * r, 0.13 * r)
    smile = QPainterPath(QPointF(at.x() - 0.42 * r, at.y() + 0.35 * r))
    smile.quadTo(at.x(), at.y() + 0.85 * r, at.x() + 0.42 * r, at.y() + 0.35 * r)
    mask.addPath(smile)
    fill(painter, mask, ink)


def _opera(painter: QPainter, at: QPointF, r: float, ink: QColor) -> None:
    lyre = QPainterPath(QPointF(at.x() - 0.75 * r, at.y() - 0.95 * r))
    lyre.cubicTo(
        at.x() - 0.1 * r, at.y() - 0.2 * r, at.x() - 1.2 * r, at.y() + 0.5 * r, at.x(), at.y() + 0.85 * r
    )
    lyre.cubicTo(
        at.x() + 1.2 * r,
        at.y() + 0.5 * r,
        at.x() + 0.1 * r,
        at.y() - 0.2 * r,
        at.x() + 0.75 * r,
        at.y() - 0.95 * r,
    )
    stroke(painter, lyre, ink, 0.24 * r)
    for x in (-0.2, 0.05, 0.3):
        _line(painter, at, r, ink, 0.1, (x - 0.05, -0.55), (x - 0.05, 0.6))
    _line(painter, at, r, ink, 0.16, (-0.6, -0.55), (0.6, -0.55))


def _studio(painter: QPainter, at: QPointF, r: float, ink: QColor) -> None:
    palette = ellipse(at, 1.0 * r, 0.8 * r)
    for x, y in ((-0.5, -0.2), (0, -0.45), (0.5, -0.15)):
        palette.addEllipse(QPointF(at.x() + x * r, at.y() + y * r), 0.17 * r, 0.17 * r)
    palette.addEllipse(QPointF(at.x() - 0.1 * r, at.y() + 0.4 * r), 0.26 * r, 0.2 * r)
    fill(painter, palette, ink)


def _hospital(painter: QPainter, at: QPointF, r: float, ink: QColor) -> None:
    heart = QPainterPath(QPointF(at.x(), at.y() + 0.95 * r))
    for side in (-1, 1):
        heart.moveTo(at.x(), at.y() + 0.95 * r)
        heart.cubicTo(
            *(at.x() + side * 1.7 * r, at.y() - 0.2 * r),
            *(at.x() + side * 0.6 * r, at.y() - 1.4 * r),
            *(at.x(), at.y() - 0.4 * r),
        )
        heart.closeSubpath()
    fill(painter, heart, ink)


def _tower(painter: QPainter, at: QPointF, r: float, ink: QColor) -> None:
    _shape(
        painter, at, r, ink,
        (-0.55, -1), (-0.25, -1), (-0.25, -0.75), (0.25, -0.75), (0.25, -1), (0.55, -1), (0.55, -0.45),
        (0.4, -0.3), (0.4, 1), (-0.4, 1), (-0.4, -0.3), (-0.55, -0.45),
    )  # fmt: skip


def _chapel(painter: QPainter, at: QPointF, r: float, ink: QColor) -> None:
    _shape(painter, at, r, ink, (-0.75, 0), (0, -0.6), (0.75, 0), (0.75, 0.95), (-0.75, 0.95))
    _line(painter, at, r, ink, 0.18, (0, -1.1), (0, -0.5))
    _line(painter, at, r, ink, 0.18, (-0.25, -0.88), (0.25, -0.88))


SIGNS: tuple[Sign, ...] = (
    _university, _laboratory, _workshop, _library, _theatre, _opera, _studio, _hospital, _tower, _chapel,
)  # fmt: skip


def _travel(painter: QPainter, at: QPointF, r: float, ink: QColor) -> None:
    _shape(painter, at, r, ink, (-1, 0.35), (1, 0.35), (0.6, 0.9), (-0.6, 0.9))
    _shape(painter, at, r, ink, (-0.05, 0.2), (-0.05, -1), (0.85, 0.15))
    _shape(painter, at, r, ink, (-0.2, 0.15), (-0.2, -0.7), (-0.8, 0.1))


def _religion(painter: QPainter, at: QPointF, r: float, ink: QColor) -> None:
    _line(painter, at, r, ink, 0.34, (0, -0.95), (0, 0.95))
    _line(painter, at, r, ink, 0.34, (-0.62, -0.35), (0.62, -0.35))


def _opinion(painter: QPainter, at: QPointF, r: float, ink: QColor) -> None:
    quill = QPainterPath(QPointF(at.x() - 0.85 * r, at.y() + r))
    quill.cubicTo(at.x() - 0.3 * r, at.y() - 0.4 * r, at.x() + 0.3 * r, at.y() - r, at.x() + r, at.y() - r)
    quill.cubicTo(
        at.x() + 0.9 * r,
        at.y() - 0.2 * r,
        at.x() + 0.2 * r,
        at.y() + 0.4 * r,
        at.x() - 0.55 * r,
        at.y() + 0.7 * r,
    )
    quill.closeSubpath()
    fill(painter, quill, ink)


def _princess(painter: QPainter, at: QPointF, r: float, ink: QColor) -> None:
    _shape(
        painter, at, r, ink,
        (-0.95, -0.65), (-0.45, 0.05), (0, -0.9), (0.45, 0.05), (0.95, -0.65), (0.75, 0.75), (-0.75, 0.75),
    )  # fmt: skip
    for x, y in ((-0.95, -0.75), (0.0, -1.0), (0.95, -0.75)):
        fill(painter, ellipse(QPointF(at.x() + x * r, at.y() + y * r), 0.15 * r), ink)


def _cardinal(painter: QPainter, at: QPointF, r: float, ink: QColor) -> None:
    left, right, top = at.x() - 0.5 * r, at.x() + 0.5 * r, at.y() - 1.1 * r
    crown = QPainterPath(QPointF(left, at.y() + 0.05 * r))
    crown.cubicTo(left + 0.05 * r, top, right - 0.05 * r, top, right, at.y() + 0.05 * r)
    crown.closeSubpath()
    fill(painter, crown, ink)
    fill(painter, ellipse(QPointF(at.x(), at.y() + 0.1 * r), 1.05 * r, 0.24 * r), ink)
    for side in (-1, 1):
        _line(painter, at, r, ink, 0.12, (0.75 * side, 0.15), (0.75 * side, 0.6))
        _shape(painter, at, r, ink, (0.75 * side, 0.5), (0.95 * side, 0.95), (0.55 * side, 0.95))


def _merchant(painter: QPainter, at: QPointF, r: float, ink: QColor) -> None:
    _line(painter, at, r, ink, 0.14, (0, -0.9), (0, 0.85))
    _line(painter, at, r, ink, 0.14, (-0.85, -0.55), (0.85, -0.55))
    _line(painter, at, r, ink, 0.14, (-0.45, 0.9), (0.45, 0.9))
    for middle in (-0.85, 0.85):
        for slant in (-0.3, 0.3):
            _line(painter, at, r, ink, 0.08, (middle, -0.55), (middle + slant, 0.2))
        pan = ((-0.4, 0.2), (0.4, 0.2), (0.22, 0.45), (-0.22, 0.45))
        _shape(painter, at, r, ink, *((middle + x, y) for x, y in pan))


def _banker(painter: QPainter, at: QPointF, r: float, ink: QColor) -> None:
    for x, coins in ((-0.5, 2), (0.5, 4)):
        for coin in range(coins):
            spot = QPointF(at.x() + x * r, at.y() + (0.7 - 0.4 * coin) * r)
            fill(painter, ellipse(spot, 0.46 * r, 0.17 * r), ink)


FREEDOM_SIGNS: tuple[Sign, ...] = (_travel, _religion, _opinion)


CHARACTER_SIGNS: tuple[Sign, ...] = (_opera, _princess, _cardinal, _library, _merchant, _banker)
"""Muse, Princess, Cardinal, Professor, Merchant, Banker."""


def paint_jester(painter: QPainter, context: BoardContext, at: QPointF, r: float) -> None:
    """Print a cap with bells."""
    ink = context.ink
    x, y = at.x(), at.y()
    cap = QPainterPath(QPointF(x - 0.9 * r, y + 0.75 * r))
    cap.cubicTo(x - 1.05 * r, y - 0.6 * r, x - 0.25 * r, y - 0.8 * r, x, y - 0.2 * r)
    cap.cubicTo(x + 0.25 * r, y - 0.8 * r, x + 1.05 * r, y - 0.6 * r, x + 0.9 * r, y + 0.75 * r)
    cap.closeSubpath()
    fill(painter, cap, ink("terracotta"))
    half = polygon([(x, y - 0.2 * r), (x + 0.9 * r, y + 0.75 * r), (x, y + 0.75 * r)])
    fill(painter, half, ink("ochre"))
    thin = max(1.0, r * 0.09)
    stroke(painter, half, ink("outline"), thin)
    stroke(painter, cap, ink("outline"), thin)
    for bx, by in ((-0.95, -0.45), (0.95, -0.45), (0.0, 0.95)):
        bell = ellipse(QPointF(x + bx * r, y + by * r), 0.2 * r)
        fill(painter, bell, ink("ochre"))
        stroke(painter, bell, ink("outline"), thin)


def paint_builder(painter: QPainter, context: BoardContext, at: QPointF, r: float) -> None:
    """Print the plumb rule of a builder."""
    ink = context.ink
    x, y = at.x(), at.y()
    frame = polygon([(x - r, y + 0.7 * r), (x + r, y + 0.7 * r), (x, y - 0.9 * r)])
    inner = polygon([(x - 0.6 * r, y + 0.46 * r), (x + 0.6 * r, y + 0.46 * r), (x, y - 0.5 * r)])
    fill(painter, frame.subtracted(inner), ink("ochre"))
    thin = max(1.0, r * 0.08)
    stroke(painter, frame, ink("outline"), thin)
    stroke(painter, inner, ink("outline"), thin)
    cord = QPainterPath(QPointF(x, y - 0.8 * r))
    cord.lineTo(x, y + 0.75 * r)
    stroke(painter, cord, ink("lapis"), thin * 1.3)
    fill(painter, ellipse(QPointF(x, y + 0.85 * r), 0.18 * r), ink("lapis"))


def paint_goal(painter: QPainter, context: BoardContext, at: QPointF, r: float) -> None:
    """Print two prestige cards."""
    ink = context.ink
    for shift in (-0.22, 0.12):
        card = oblong(
            QRectF(at.x() + (shift - 0.6) * r, at.y() - 0.95 * r - shift * r * 0.4, 1.2 * r, 1.9 * r), 4
        )
        fill(painter, card, ink("lapis"))
        stroke(painter, card, ink("outline"), max(1.0, r * 0.08))
    fill(painter, star(QPointF(at.x() + 0.12 * r, at.y() - 0.03 * r), 0.5 * r), ink("ochre"))


def paint_recruiting(painter: QPainter, context: BoardContext, at: QPointF, r: float) -> None:
    """Print a card with an arrow that fetches."""
    ink = context.ink
    card = oblong(QRectF(at.x() - 0.65 * r, at.y() - 0.95 * r, 1.3 * r, 1.9 * r), 4)
    fill(painter, card, ink("terracotta"))
    stroke(painter, card, ink("outline"), max(1.0, r * 0.08))
    arrow = QPainterPath(QPointF(at.x() - 0.35 * r, at.y() + 0.4 * r))
    arrow.cubicTo(
        at.x() - 0.4 * r,
        at.y() - 0.5 * r,
        at.x() + 0.3 * r,
        at.y() - 0.5 * r,
        at.x() + 0.3 * r,
        at.y() + 0.15 * r,
    )
    pale = QColor("#FBF3DF")
    stroke(painter, arrow, pale, max(1.2, r * 0.16))
    tip = [(-0.02, 0.05), (0.62, 0.05), (0.3, 0.5)]
    fill(painter, polygon([(at.x() + x * r, at.y() + y * r) for x, y in tip]), pale)


def paint_work(painter: QPainter, context: BoardContext, at: QPointF, r: float) -> None:
    """Print a framed picture: a completed work."""
    ink = context.ink
    frame = oblong(QRectF(at.x() - r, at.y() - 0.8 * r, 2 * r, 1.6 * r))
    inner = oblong(QRectF(at.x() - 0.68 * r, at.y() - 0.48 * r, 1.36 * r, 0.96 * r))
    thin = max(1.0, r * 0.08)
    fill(painter, frame, ink("ochre"))
    fill(painter, inner, ink("paper"))
    hill = QPainterPath(QPointF(at.x() - 0.68 * r, at.y() + 0.48 * r))
    hill.quadTo(at.x() - 0.2 * r, at.y() - 0.35 * r, at.x() + 0.68 * r, at.y() + 0.48 * r)
    hill.closeSubpath()
    fill(painter, hill, ink("cypress"))
    fill(painter, ellipse(QPointF(at.x() + 0.32 * r, at.y() - 0.16 * r), 0.17 * r), ink("terracotta"))
    stroke(painter, inner, ink("outline"), thin)
    stroke(painter, frame, ink("outline"), thin)


def tick(painter: QPainter, at: QPointF, r: float, colour: QColor) -> None:
    """Print a tick."""
    path = QPainterPath(QPointF(at.x() - 0.5 * r, at.y()))
    path.lineTo(at.x() - 0.1 * r, at.y() + 0.42 * r)
    path.lineTo(at.x() + 0.55 * r, at.y() - 0.45 * r)
    painter.strokePath(
        path,
        QPen(colour, r * 0.3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin),
    )
