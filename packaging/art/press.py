"""The printing press of the covers: hand-cut shapes in flat inks, written as plain SVG paths.

Geometry is QPainterPath (it clips, unites, strokes and sets type); the result holds nothing that QtSvg does
not draw the same everywhere: no filters, no clips, no text, only filled paths.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QFontMetricsF,
    QPainterPath,
    QPainterPathStroker,
    QPolygonF,
    QTransform,
)

__all__ = [
    "Sheet", "arc_band", "blob", "box", "curve", "ellipse", "join", "load_fonts", "moved", "polygon",
    "rounded", "star", "type_path",
]  # fmt: skip

ROOT = Path(__file__).resolve().parents[2]
Point = tuple[float, float]


def load_fonts() -> None:
    """Make our fonts known to Qt; wants a QGuiApplication."""
    for path in sorted((ROOT / "resources" / "fonts").glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(path))


def box(x: float, y: float, width: float, height: float) -> QPainterPath:
    """Return a rectangle."""
    path = QPainterPath()
    path.addRect(QRectF(x, y, width, height))
    return path


def rounded(x: float, y: float, width: float, height: float, radius: float) -> QPainterPath:
    """Return a rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(QRectF(x, y, width, height), radius, radius)
    return path


def ellipse(x: float, y: float, rx: float, ry: float | None = None) -> QPainterPath:
    """Return an ellipse around a point; a circle if only one radius is given."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, rx if ry is None else ry)
    return path


def polygon(*points: Point) -> QPainterPath:
    """Return a closed polygon."""
    path = QPainterPath()
    path.addPolygon(QPolygonF([QPointF(*point) for point in points]))
    path.closeSubpath()
    return path


def curve(start: Point, *steps: Sequence[float], close: bool = True) -> QPainterPath:
    """Return an outline: each step is a line (2 numbers), a quadratic (4) or a cubic curve (6)."""
    path = QPainterPath(QPointF(*start))
    for step in steps:
        if len(step) == 2:
            path.lineTo(*step)
        elif len(step) == 4:
            path.quadTo(*step)
        else:
            path.cubicTo(*step)
    if close:
        path.closeSubpath()
    return path


def blob(
    x: float, y: float, radius: float, rng: Random, *, corners: int = 8, flat: float = 0.86
) -> list[Point]:
    """Return the corners of an irregular lump."""
    points = []
    for corner in range(corners):
        angle = math.tau * corner / corners + rng.uniform(-0.18, 0.18)
        reach = radius * rng.uniform(0.82, 1.08)
        points.append((x + reach * 1.08 * math.cos(angle), y + reach * flat * math.sin(angle)))
    return points


def star(x: float, y: float, points: int, outer: float, inner: float, *, turn: float = 0.0) -> QPainterPath:
    """Return a star with its first point upwards."""
    corners = []
    for corner in range(points * 2):
        angle = turn - math.pi / 2 + math.pi * corner / points
        reach = inner if corner % 2 else outer
        corners.append((x + reach * math.cos(angle), y + reach * math.sin(angle)))
    return polygon(*corners)


def arc_band(
    x: float, y: float, inner: Point, outer: Point, start: float, stop: float, *, steps: int = 6
) -> QPainterPath:
    """Return a piece of an elliptic ring between two angles (radians, clockwise from the right)."""
    angles = [start + (stop - start) * step / steps for step in range(steps + 1)]
    outside = [(x + outer[0] * math.cos(angle), y + outer[1] * math.sin(angle)) for angle in angles]
    inside = [(x + inner[0] * math.cos(angle), y + inner[1] * math.sin(angle)) for angle in reversed(angles)]
    return polygon(*outside, *inside)


def join(*paths: QPainterPath) -> QPainterPath:
    """Return the union of shapes."""
    whole = QPainterPath()
    for path in paths:
        whole = whole.united(path)
    return whole


def moved(
    path: QPainterPath, x: float = 0, y: float = 0, *, turn: float = 0, scale: float = 1, flip: bool = False
) -> QPainterPath:
    """Return a shape flipped, scaled, turned (degrees) and then moved."""
    transform = QTransform()
    transform.translate(x, y)
    transform.rotate(turn)
    transform.scale(-scale if flip else scale, scale)
    return transform.map(path)


def type_path(
    text: str,
    x: float,
    y: float,
    size: float,
    *,
    weight: int = 900,
    family: str = "Alegreya",
    width: float | None = None,
    spacing: float = 0,
) -> QPainterPath:
    """Return lettering centred on ``x`` with its baseline on ``y``; ``width`` is what it must not exceed."""
    font = QFont(family)
    font.setWeight(QFont.Weight(weight))
    font.setPixelSize(round(size))
    font.setLetterSpacing(QFont.SpacingType.AbsoluteSpacing, spacing)
    font.setWordSpacing(size * 0.07)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    path.setFillRule(Qt.FillRule.WindingFill)
    advance = QFontMetricsF(font).horizontalAdvance(text) - spacing
    scale = min(1.0, width / advance) if width else 1.0
    return moved(path, x - advance * scale / 2, y, scale=scale)


class Sheet:
    """A sheet under the press: shapes in the order they are printed."""

    def __init__(self, width: int, height: int, seed: int) -> None:
        self.width, self.height = width, height
        self.rng = Random(seed)
        self._clip: QPainterPath | None = None
        self._printed: list[str] = []

    @contextmanager
    def inside(self, clip: QPainterPath) -> Iterator[None]:
        """Print only what lies inside a shape."""
        before = self._clip
        self._clip = clip if before is None else before.intersected(clip)
        try:
            yield
        finally:
            self._clip = before

    def cut(self, path: QPainterPath, amp: float = 1.5, step: float = 18) -> QPainterPath:
        """Return an outline as if cut by hand: resampled and jittered."""
        out = QPainterPath()
        out.setFillRule(Qt.FillRule.WindingFill)
        for outline in path.toSubpathPolygons():
            points = []
            corners = outline.toList()
            for start, end in pairwise(corners):
                pieces = max(1, int(math.hypot(end.x() - start.x(), end.y() - start.y()) / step))
                for piece in range(pieces):
                    at = start + (end - start) * (piece / pieces)
                    points.append(at + QPointF(self.rng.uniform(-amp, amp), self.rng.uniform(-amp, amp)))
            out.addPolygon(QPolygonF(points))
            out.closeSubpath()
        return out

    def fill(self, path: QPainterPath, ink: str, opacity: float = 1) -> None:
        """Print a flat area."""
        if self._clip is not None and not self._clip.contains(path.boundingRect()):
            path = path.intersected(self._clip)
        data = outline(path)
        if data:
            alpha = "" if opacity == 1 else f' fill-opacity="{opacity:g}"'
            rule = "" if path.fillRule() == Qt.FillRule.WindingFill else ' fill-rule="evenodd"'
            self._printed.append(f'<path fill="{ink}"{alpha}{rule} d="{data}"/>')

    def line(self, path: QPainterPath, ink: str, width: float, opacity: float = 1) -> None:
        """Print along an outline."""
        if self._clip is not None and not self._clip.contains(
            path.boundingRect().adjusted(-width, -width, width, width)
        ):
            stroker = QPainterPathStroker()
            stroker.setWidth(width)
            stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
            stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            self.fill(stroker.createStroke(path), ink, opacity)
            return
        alpha = "" if opacity == 1 else f' stroke-opacity="{opacity:g}"'
        self._printed.append(
            f'<path fill="none" stroke="{ink}" stroke-width="{width:g}" stroke-linecap="round"'
            f' stroke-linejoin="round"{alpha} d="{outline(path)}"/>'
        )

    def inked(self, path: QPainterPath, ink: str, edge: str, width: float = 4, amp: float = 1.2) -> None:
        """Print an area cut by hand and its outline."""
        shape = self.cut(path, amp) if amp else path
        self.fill(shape, ink)
        self.line(shape, edge, width)

    def shadow(self, path: QPainterPath, x: float = 0, y: float = 8, opacity: float = 0.28) -> None:
        """Print the shadow of something that lies on something else."""
        self.fill(path.translated(x, y), "#000000", opacity)

    def rays(self, x: float, y: float, count: int, reach: float, ink: str, opacity: float = 1) -> None:
        """Print rays around a point, none as wide as the next."""
        rays = QPainterPath()
        for ray in range(count):
            angle, half = ray * math.tau / count, math.tau / count * self.rng.uniform(0.15, 0.25)
            ends = [
                (x + reach * math.cos(angle + s * half), y + reach * math.sin(angle + s * half))
                for s in (-1, 1)
            ]
            rays.addPath(polygon((x, y), *ends))
        rays.setFillRule(Qt.FillRule.WindingFill)
        self.fill(rays, ink, opacity)

    def grain(self, area: QRectF, count: int, ink: str, opacity: float = 0.09) -> None:
        """Print the grain of the paper: faint specks."""
        specks = []
        for _ in range(count):
            x, y = self.rng.uniform(area.left(), area.right()), self.rng.uniform(area.top(), area.bottom())
            size = self.rng.uniform(0.9, 2.4)
            specks.append(f"M{x:.0f} {y:.0f}h{size:.1f}v{size:.1f}h-{size:.1f}z")
        self._printed.append(f'<path fill="{ink}" fill-opacity="{opacity:g}" d="{"".join(specks)}"/>')

    def picture(self, paper: str) -> QPainterPath:
        """Lay the paper and return where the picture goes: all but a margin for the credits."""
        self.fill(box(0, 0, self.width, self.height), paper)
        return self.cut(box(28, 28, self.width - 56, self.height - 84), 1.6, 22)

    def imprint(self, authors: str, ink: str) -> None:
        """Print who made the game, in the lower margin."""
        path = type_path(
            authors,
            self.width / 2,
            self.height - 22,
            22,
            weight=700,
            family="Alegreya Sans",
            spacing=1.5,
            width=800,
        )
        self.fill(path, ink)

    def svg(self) -> str:
        """Return the printed sheet."""
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}"'
            f' viewBox="0 0 {self.width} {self.height}">'
        )
        return "\n".join([head, *self._printed, "</svg>", ""])


def outline(path: QPainterPath) -> str:
    """Return a path as SVG data, to a tenth of a unit."""
    data: list[str] = []
    points: list[str] = []
    for index in range(path.elementCount()):
        element = path.elementAt(index)
        at = f"{element.x:.1f} {element.y:.1f}".replace(".0 ", " ").removesuffix(".0")
        match element.type:
            case QPainterPath.ElementType.MoveToElement:
                data.append(f"M{at}")
            case QPainterPath.ElementType.LineToElement:
                data.append(f"L{at}")
            case QPainterPath.ElementType.CurveToElement:
                points = [at]
            case _:
                points.append(at)
                if len(points) == 3:
                    data.append(f"C{' '.join(points)}")
    return "".join(data)
