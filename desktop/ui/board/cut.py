"""Outlines, cut by hand: what a linocut knife leaves of a geometric shape.

All functions are pure: the same arguments give the same path, so nothing trembles when it is drawn again.
"""

from __future__ import annotations

import math
from collections.abc import Iterable
from functools import lru_cache
from random import Random

from PySide6.QtCore import QByteArray, QDataStream, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPolygonF

__all__ = ["band", "blob", "ellipse", "hand", "oblong", "polygon", "seat_shape", "star"]


def hand(path: QPainterPath, seed: int = 0, amplitude: float = 1.4, step: float = 18.0) -> QPainterPath:
    """Return an outline as cut by hand: resampled every ``step`` pixels, each point moved a little."""
    packed = QByteArray()
    QDataStream(packed, QIODevice.OpenModeFlag.WriteOnly) << path
    return QPainterPath(_cut(bytes(packed.data()), seed, amplitude, step))


@lru_cache(maxsize=1024)
def _cut(packed: bytes, seed: int, amplitude: float, step: float) -> QPainterPath:
    """Cut an outline that Qt has packed: a board that is built or drawn anew has the same ones again."""
    path = QPainterPath()
    QDataStream(QByteArray(packed)) >> path
    rng = Random(seed)
    cut = QPainterPath()
    cut.setFillRule(Qt.FillRule.WindingFill)
    for outline in path.toSubpathPolygons():
        points = [
            point + QPointF(rng.uniform(-amplitude, amplitude), rng.uniform(-amplitude, amplitude))
            for point in _along(outline, step)
        ]
        cut.addPolygon(QPolygonF(points))
        cut.closeSubpath()
    return cut


def _along(outline: QPolygonF, step: float) -> list[QPointF]:
    """Return points along a closed outline, every ``step`` at most, all sharp corners among them."""
    corners = outline.toList()[:-1]
    points: list[QPointF] = []
    travelled = step
    for index, start in enumerate(corners):
        end = corners[(index + 1) % len(corners)]
        length = math.dist((start.x(), start.y()), (end.x(), end.y()))
        if travelled + length < step and not _sharp(corners[index - 1], start, end):
            travelled += length  # a curve comes in many short pieces
            continue
        # a straight edge keeps both its ends, so that rounded corners stay round
        travelled = step if length >= step else 0.0
        pieces = max(1, int(length / step))
        points += [start + (end - start) * (part / pieces) for part in range(pieces)]
    return points


def _sharp(before: QPointF, corner: QPointF, after: QPointF) -> bool:
    """Tell whether an outline turns by more than 25 degrees."""
    come, go = corner - before, after - corner
    turn = math.atan2(come.x() * go.y() - come.y() * go.x(), QPointF.dotProduct(come, go))
    return abs(turn) > math.radians(25)


def oblong(rect: QRectF, radius: float = 0.0) -> QPainterPath:
    """Return a rectangle, its corners rounded by a radius."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def ellipse(centre: QPointF, width: float, height: float | None = None) -> QPainterPath:
    """Return an ellipse by its half axes; a disc without the second."""
    path = QPainterPath()
    path.addEllipse(centre, width, width if height is None else height)
    return path


def polygon(points: Iterable[tuple[float, float]]) -> QPainterPath:
    """Return a closed outline through corners."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(x, y) for x, y in points]))
    path.closeSubpath()
    return path


def band(points: Iterable[QPointF]) -> QPainterPath:
    """Return the outline of a rubber band around some points: their convex hull."""
    spots = sorted({(point.x(), point.y()) for point in points})
    return polygon([*_half_band(spots), *_half_band(spots[::-1])])


def _half_band(spots: list[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return one side of a rubber band, without its end: it only ever turns one way."""
    side: list[tuple[float, float]] = []
    for x, y in spots:
        while len(side) > 1:
            (ax, ay), (bx, by) = side[-2:]
            if (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0:
                break
            side.pop()
        side.append((x, y))
    return side[:-1]


def star(centre: QPointF, radius: float, points: int = 5, waist: float = 0.46) -> QPainterPath:
    """Return a star, one point up; ``waist`` is the inner radius as a share of the outer."""
    return polygon(
        (
            centre.x() + radius * (1.0 if index % 2 == 0 else waist) * math.sin(math.pi * index / points),
            centre.y() - radius * (1.0 if index % 2 == 0 else waist) * math.cos(math.pi * index / points),
        )
        for index in range(2 * points)
    )


def blob(centre: QPointF, width: float, height: float, seed: int, corners: int = 9) -> QPainterPath:
    """Return an irregular stone by its half axes."""
    rng = Random(seed)
    turns = [math.tau * (index + rng.uniform(-0.22, 0.22)) / corners for index in range(corners)]
    reaches = [rng.uniform(0.86, 1.06) for _ in turns]
    return polygon(
        (centre.x() + width * reach * math.cos(turn), centre.y() + height * reach * math.sin(turn))
        for turn, reach in zip(turns, reaches, strict=True)
    )


def seat_shape(colour: int, centre: QPointF, radius: float) -> QPainterPath:
    """Return the shape of a player colour (0 .. 5: disc, triangle, square, diamond, cross, star).

    All six look equally large at the same radius.
    """
    x, y, r = centre.x(), centre.y(), radius
    match colour % 6:
        case 0:
            return ellipse(centre, r)
        case 1:
            return polygon([(x, y - 1.1 * r), (x + 1.08 * r, y + 0.82 * r), (x - 1.08 * r, y + 0.82 * r)])
        case 2:
            return oblong(QRectF(x - 0.9 * r, y - 0.9 * r, 1.8 * r, 1.8 * r))
        case 3:
            return polygon([(x, y - 1.2 * r), (x + 1.1 * r, y), (x, y + 1.2 * r), (x - 1.1 * r, y)])
        case 4:
            a, b = 0.38 * r, 1.06 * r
            corners = [(-a, -b), (a, -b), (a, -a), (b, -a), (b, a), (a, a), (a, b), (-a, b), (-a, a), (-b, a)]
            return polygon((x + dx, y + dy) for dx, dy in [*corners, (-b, -a), (-a, -a)])
        case _:
            return star(QPointF(x, y + 0.06 * r), 1.24 * r)
