"""The printed part of the board: ground, horns, wealth track, bricks, hearth. Painted once."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from desktop.games.devil.board.layout import (
    CENTRE,
    DOOR,
    FLOOR,
    HEARTH,
    MOUTH,
    TRACK_IN,
    TRACK_OUT,
    WHOLE,
    arch,
    flagstone,
)
from desktop.games.devil.data import SPACES
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import hand, oblong, polygon
from desktop.ui.board.press import clipped, fill, grain, mix, shadow, stroke, sunburst

__all__ = ["paint_board", "paint_face", "paint_ground"]


def paint_board(context: BoardContext, painter: QPainter, goal: int) -> None:
    """Print everything that never moves; ``goal`` is the space that ends the game."""
    ink = context.ink
    _horns(painter, context)
    _track(painter, context, goal)
    _bricks(painter, context)
    _mouth(painter, context)
    _hearth(painter, context)
    grain(painter, WHOLE, ink("speck"), seed=3)


def paint_ground(context: BoardContext, painter: QPainter) -> None:
    """Print the paper and the rays of the fire, as far as the window reaches."""
    painter.fillRect(painter.clipBoundingRect(), context.ink("paper"))
    sunburst(painter, CENTRE + QPointF(0, 60), 2600, 64, context.ink("ray"), seed=7)


def _horns(painter: QPainter, context: BoardContext) -> None:
    right = QPainterPath(QPointF(150, -336))
    right.cubicTo(248, -356, 292, -398, 268, -448)
    right.cubicTo(352, -404, 350, -290, 252, -262)
    right.closeSubpath()
    for side in (-1, 1):
        flip = QTransform().translate(CENTRE.x(), CENTRE.y()).scale(side, 1)
        horn = hand(flip.map(right), 4, 1.2, 16)
        shadow(painter, horn, QColor("black"), drop=6)
        fill(painter, horn, context.ink("outline"))
        if context.theme.dark:  # black on black needs an edge
            stroke(painter, horn, context.ink("brick"), 2)
        ridge = QPainterPath(QPointF(256, -318))
        ridge.cubicTo(300, -344, 316, -380, 300, -408)
        stroke(painter, flip.map(ridge), context.ink("brick_lit"), 4)


def _track(painter: QPainter, context: BoardContext, goal: int) -> None:
    ink = context.ink
    body = hand(arch(TRACK_OUT, FLOOR + 4), 1, 1.6, 24)
    shadow(painter, body, QColor("black"), drop=8)
    fill(painter, body, ink("outline"))
    for space in range(len(SPACES)):
        stone = hand(flagstone(space), 20 + space, 1.3, 16)
        ground = "sulphur" if space == goal else "ash" if space == 0 else "stone"
        fill(painter, stone, ink(ground))
        clipped(painter, stone)
        wear = ink("fire" if space == goal else "stone_worn")
        if space == 0 and space != goal:  # soft, so that the label can be read
            wear = mix(ink("ash"), ink("ash_dark"), 0.3)
        _scratches(painter, stone.boundingRect(), wear, space)
        painter.restore()


def _scratches(painter: QPainter, rect: QRectF, colour: QColor, seed: int) -> None:
    """Print the wear of a stone as a second ink."""
    rng = Random(seed)
    for _ in range(26):
        x, y = rng.uniform(rect.left(), rect.right()), rng.uniform(rect.top(), rect.bottom())
        length, turn = rng.uniform(6, 22), rng.uniform(-0.5, 0.5)
        cut = QPainterPath(QPointF(x, y))
        cut.lineTo(x + length * math.cos(turn), y + length * math.sin(turn))
        stroke(painter, cut, colour, rng.uniform(1.5, 3.0))


def _bricks(painter: QPainter, context: BoardContext) -> None:
    rng = Random(5)
    ring = TRACK_IN - MOUTH
    for layer in range(2):
        inner = MOUTH + 4 + layer * ring / 2
        outer = inner + ring / 2 - 4
        count = 17 + 3 * layer
        for index in range(count):
            first, last = (math.pi * (index + edge) / count for edge in (0.06, 0.94))
            half = (first + last) / 2
            corners = [
                (outer, first),
                (outer, half),
                (outer, last),
                (inner, last),
                (inner, half),
                (inner, first),
            ]
            brick = polygon((CENTRE.x() - r * math.cos(a), CENTRE.y() - r * math.sin(a)) for r, a in corners)
            _brick(painter, context, brick, rng)
        rows = 9
        height = (FLOOR - CENTRE.y()) / rows
        for row in range(rows):
            for side in (-1, 1):
                top = CENTRE.y() + row * height + (height / 2 if layer else 0)
                if top + height > FLOOR + 14:
                    continue
                near, far = CENTRE.x() + side * inner, CENTRE.x() + side * outer
                rect = QRectF(QPointF(min(near, far), top + 2), QPointF(max(near, far), top + height - 2))
                _brick(painter, context, oblong(rect), rng)


def _brick(painter: QPainter, context: BoardContext, brick: QPainterPath, rng: Random) -> None:
    ground = context.ink("brick_lit" if rng.random() < 0.25 else "brick")
    fill(painter, hand(brick, rng.randrange(999), 1.3, 13), ground)


def _mouth(painter: QPainter, context: BoardContext) -> None:
    opening = hand(arch(MOUTH - 4, FLOOR), 2, 1.4, 22)
    fill(painter, opening, context.ink("deep"))
    clipped(painter, opening)
    rng = Random(9)
    for name, share in (("blaze", 1.0), ("ember", 0.8), ("fire", 0.6), ("sulphur", 0.41), ("heart", 0.24)):
        reach, points = 320 * share, 30
        flame = polygon(
            (
                CENTRE.x() + math.cos(math.tau * index / points) * reach * _tongue(index, rng) * 0.92,
                640 - math.sin(math.tau * index / points) * reach * _tongue(index, rng) * 1.12,
            )
            for index in range(points)
        )
        fill(painter, hand(flame, 3, 1.5, 30), context.ink(name))
    painter.restore()


def _tongue(index: int, rng: Random) -> float:
    return 1.0 if index % 2 else rng.uniform(0.76, 0.86)


def _hearth(painter: QPainter, context: BoardContext) -> None:
    slab = hand(oblong(HEARTH, 4), 6, 1.6, 22)
    shadow(painter, slab, QColor("black"), drop=7)
    fill(painter, slab, context.ink("outline"))
    lip = hand(oblong(QRectF(HEARTH.left() + 16, HEARTH.top() + 9, HEARTH.width() - 32, 5)), 8, 0.9, 18)
    fill(painter, lip, context.ink("brick"))
    x, y, w, h = DOOR.left(), DOOR.top(), DOOR.width(), DOOR.height()
    door = hand(polygon([(x + 26, y), (x + w - 26, y), (x + w, y + h), (x, y + h)]), 7, 1.2, 20)
    shadow(painter, door, QColor("black"), drop=6)
    fill(painter, door, context.ink("iron"))
    stroke(painter, door, context.ink("outline"), 4)
    inner = polygon([(x + 38, y + 9), (x + w - 38, y + 9), (x + w - 18, y + h - 9), (x + 18, y + h - 9)])
    stroke(painter, hand(inner, 9, 0.8, 20), context.ink("iron_lit"), 2.5)
    for side in (0.1, 0.9):
        hinge = QRectF(x + w * side - 16, y - 8, 32, 18)
        fill(painter, hand(oblong(hinge, 4), 3, 0.8, 9), context.ink("outline"))


def paint_face(painter: QPainter, context: BoardContext, awake: float) -> None:
    """Print the devil's face around its middle: 0.0 peeps through slits, 1.0 grins with all his teeth."""
    sulphur, dark = context.ink("sulphur"), context.ink("outline")
    for side in (-1, 1):
        mirror = QTransform().scale(side, 1)
        eye = QPainterPath(QPointF(30, 8))
        eye.cubicTo(58, -14 - 26 * awake, 96, -18 - 26 * awake, 128, -14 - 8 * awake)
        eye.cubicTo(104, 8 + 8 * awake, 66, 18 + 10 * awake, 30, 8)
        shape = mirror.map(eye)
        fill(painter, hand(shape, 2, 0.7, 12), sulphur)
        clipped(painter, shape)
        pupil = QPainterPath()
        pupil.addEllipse(QPointF(side * 80, -6 - 3 * awake), 8 + 3 * awake, 12 + 8 * awake)
        fill(painter, pupil, dark)
        painter.restore()
        brow = QPainterPath(QPointF(22, -8 - 14 * awake))
        brow.cubicTo(56, -34 - 36 * awake, 100, -40 - 36 * awake, 142, -26 - 40 * awake)
        stroke(painter, mirror.map(brow), dark, 9)
    _grin(painter, context, awake)


def _grin(painter: QPainter, context: BoardContext, awake: float) -> None:
    deep = 34 + 62 * awake
    wide = 96 + 34 * awake
    mouth = QPainterPath(QPointF(-wide, 48))
    mouth.cubicTo(-wide * 0.5, 48 + deep, wide * 0.5, 48 + deep, wide, 48)
    mouth.cubicTo(wide * 0.5, 48 + deep * 1.7 + 10, -wide * 0.5, 48 + deep * 1.7 + 10, -wide, 48)
    fill(painter, hand(mouth, 5, 0.8, 14), context.ink("sulphur"))
    if awake < 0.5:
        return
    clipped(painter, mouth)
    for tooth in range(-6, 7):
        x = tooth * wide / 6
        zigzag = QPainterPath(QPointF(x - wide / 12, 0))
        zigzag.lineTo(x - wide / 12, 190)
        stroke(painter, zigzag, context.ink("outline"), 4)
    middle = QPainterPath(QPointF(-wide, 48))
    middle.cubicTo(-wide * 0.5, 54 + deep * 1.35, wide * 0.5, 54 + deep * 1.35, wide, 48)
    stroke(painter, middle, context.ink("outline"), 5)
    painter.restore()
    stroke(painter, mouth, context.ink("outline"), 5)
