"""The printing press: flat inks, outlines, soft offset shadows, rays, and the grain of the paper."""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import lru_cache
from random import Random

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QPixmapCache, QPolygonF, QTransform

from desktop.ui.board.cut import seat_shape

__all__ = [
    "OUTLINE",
    "badge",
    "clipped",
    "dashed",
    "faint",
    "fill",
    "grain",
    "mix",
    "put",
    "reprint",
    "shadow",
    "stroke",
    "sunburst",
]

OUTLINE = 3.0
"""Width of the dark outline around things, in logical pixels."""
LARGEST = 1024
"""Art that is larger on the screen, in device pixels, is not kept as a picture."""
GRAINS = 7
"""Specks per 1000 square pixels."""


def fill(painter: QPainter, path: QPainterPath, colour: QColor) -> None:
    """Print an area."""
    painter.fillPath(path, colour)


def stroke(painter: QPainter, path: QPainterPath, colour: QColor, width: float = OUTLINE) -> None:
    """Print a line with round ends."""
    solid = Qt.PenStyle.SolidLine
    painter.strokePath(path, QPen(colour, width, solid, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin))


def dashed(painter: QPainter, path: QPainterPath, colour: QColor, width: float = OUTLINE) -> None:
    """Print a dashed line, for what is only possible."""
    pen = QPen(colour, width, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.RoundJoin)
    pen.setDashPattern([3.0, 2.0])
    painter.strokePath(path, pen)


def faint(colour: QColor, alpha: float) -> QColor:
    """Return a colour that lets the ground through; alpha 0.0 to 1.0."""
    return QColor(colour.red(), colour.green(), colour.blue(), round(255 * alpha))


def mix(one: QColor, other: QColor, share: float) -> QColor:
    """Return a colour between two; ``share`` 0.0 is the first, 1.0 the second."""
    keep = 1.0 - share
    return QColor.fromRgbF(
        one.redF() * keep + other.redF() * share,
        one.greenF() * keep + other.greenF() * share,
        one.blueF() * keep + other.blueF() * share,
    )


def shadow(
    painter: QPainter, path: QPainterPath, colour: QColor, *, drop: float = 5.0, alpha: float = 0.28
) -> None:
    """Print the shadow of a thing that lies on another: below it, with a soft edge."""
    painter.fillPath(path.translated(0, drop * 0.6), faint(colour, alpha * 0.6))
    painter.fillPath(path.translated(0, drop), faint(colour, alpha * 0.6))


def clipped(painter: QPainter, path: QPainterPath) -> None:
    """Save the painter and print only inside a shape until ``painter.restore()``."""
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)


def reprint(painter: QPainter, name: str, rect: QRectF, paint: Callable[[QPainter], None]) -> None:
    """Print rich art that is needed again and again from a picture of it, at the resolution of the screen.

    Args:
        name: names everything that the art depends on but place and scale; theme and game among it.
        rect: what the art covers, in the coordinates of the painter.
        paint: prints it there. It writes no words.

    """
    world = painter.deviceTransform()
    spot = world.mapRect(rect)
    if world.isRotating() or max(spot.width(), spot.height()) > LARGEST:
        paint(painter)
        return
    key = f"{name} {world.m11():.4f} {world.m22():.4f}"
    picture = QPixmap()
    if not QPixmapCache.find(key, picture):
        picture = QPixmap(math.ceil(spot.width()) + 1, math.ceil(spot.height()) + 1)
        picture.fill(Qt.GlobalColor.transparent)
        press = QPainter(picture)
        press.setRenderHints(painter.renderHints())
        press.setPen(Qt.PenStyle.NoPen)
        press.setTransform(world * QTransform.fromTranslate(-spot.left(), -spot.top()))
        paint(press)
        press.end()
        QPixmapCache.insert(key, picture)
    put(painter, QPoint(round(spot.left()), round(spot.top())), picture)


def put(painter: QPainter, corner: QPoint, picture: QPixmap) -> None:
    """Put a picture on the screen pixel for pixel, whatever the painter is told of scale and angle.

    Args:
        corner: of the picture, in pixels of the screen.

    """
    told = painter.worldTransform()
    painter.resetTransform()
    painter.setWorldTransform(painter.deviceTransform().inverted()[0])
    painter.drawPixmap(corner, picture)
    painter.setWorldTransform(told)


def grain(painter: QPainter, rect: QRectF, colour: QColor, seed: int = 0, strength: float = 1.0) -> None:
    """Print the faint specks of paper over a rectangle, in three sizes."""
    box = (rect.left(), rect.top(), rect.right(), rect.bottom())
    painter.save()
    for layer, (size, alpha) in enumerate(((0.9, 0.075), (1.5, 0.055), (2.2, 0.04))):
        pen = QPen(faint(colour, min(1.0, alpha * strength)), size)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPoints(_specks(box, 3 * seed + layer))
    painter.restore()


@lru_cache(maxsize=12)
def _specks(box: tuple[float, float, float, float], seed: int) -> QPolygonF:
    left, top, right, bottom = box
    rng = Random(seed)
    number = int((right - left) * (bottom - top) / 1000 * GRAINS / 3)
    return QPolygonF([QPointF(rng.uniform(left, right), rng.uniform(top, bottom)) for _ in range(number)])


def sunburst(
    painter: QPainter, centre: QPointF, reach: float, rays: int, colour: QColor, seed: int = 0
) -> None:
    """Print rays of uneven width from a point outwards, as a second ink on an empty ground."""
    rng = Random(seed)
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for index in range(rays):  # ray by ray: one path of them all takes ten times as long
        turn = math.tau * index / rays
        half = math.tau / rays * rng.uniform(0.15, 0.24)
        ends = [
            centre + QPointF(math.cos(turn + side), math.sin(turn + side)) * reach for side in (-half, half)
        ]
        painter.drawPolygon(QPolygonF([centre, *ends]))
    painter.restore()


def badge(
    painter: QPainter, colour: int, centre: QPointF, radius: float, inside: QColor, line: QColor | None = None
) -> None:
    """Print the shape of a player colour; every piece of a seat carries it."""
    path = seat_shape(colour, centre, radius)
    painter.fillPath(path, inside)
    if line is not None:
        stroke(painter, path, line, max(1.5, radius * 0.16))
