"""What is printed on the board: dusk over London, six streets, the market square."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from desktop.games.fagin.board.den import paint_den
from desktop.games.fagin.board.figures import paint_coin, paint_cube
from desktop.games.fagin.board.goods import paint_goods
from desktop.games.fagin.board.layout import (
    BILL,
    HORIZON,
    MARKET,
    WHOLE,
    exit_rect,
    lair_rect,
    level_rect,
    sign_rect,
    store_rect,
    street_rect,
)
from desktop.games.fagin.data import BOTTOM, COLOURS, FEE, HAULS, LEVELS, PURSE, START, STREETS, TOP
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, hand, oblong, polygon
from desktop.ui.board.lettering import display, letter
from desktop.ui.board.press import clipped, faint, fill, grain, mix, shadow, stroke

__all__ = ["paint_board"]

LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def paint_board(context: BoardContext, painter: QPainter) -> None:
    """Print everything that never changes."""
    fill(painter, oblong(WHOLE), context.ink("fog"))
    _cobbles(context, painter, WHOLE.adjusted(0, HORIZON, 0, 0), 640, 0.26)
    _sky(context, painter)
    for street in range(COLOURS):
        _lair(context, painter, street)
        _street(context, painter, street)
        _store(context, painter, street)
    _market(context, painter)
    _bill(context, painter)
    grain(painter, WHOLE, context.ink("speck"), 3)


def _cobbles(context: BoardContext, painter: QPainter, rect: QRectF, number: int, alpha: float) -> None:
    """Print so many cobbles, scattered over a rectangle."""
    rng, colour = Random(number), faint(context.ink("cobble"), alpha)
    for _ in range(number):  # one by one: a path of them all takes many times as long
        x, y = rng.uniform(rect.left(), rect.right()), rng.uniform(rect.top() + 8, rect.bottom())
        stone = QPainterPath(QPointF(x, y))
        stone.cubicTo(x, y - 8, x + 14, y - 8, x + 14, y)
        stroke(painter, stone, colour, 1.6)


def _sky(context: BoardContext, painter: QPainter) -> None:
    """Print the sky in bands, the lamp of a sun, two rows of roofs, the dome, and fog in between."""
    high, low = context.ink("sky_high"), context.ink("sky_low")
    for band in range(5):
        y = band * HORIZON / 5
        fill(painter, oblong(QRectF(0, y, 1400, HORIZON - y)), mix(high, low, band / 4))
    fill(painter, ellipse(QPointF(936, 66), 74), faint(context.ink("lamp"), 0.18))
    sun = ellipse(QPointF(936, 66), 46)
    fill(painter, sun, context.ink("lamp"))
    clipped(painter, sun)
    for y, high_ in ((52, 5), (66, 6.5), (82, 8)):
        fill(painter, hand(oblong(QRectF(880, y, 112, high_)), round(y), 0.8, 30), mix(high, low, 0.5))
    painter.restore()
    _smoke(context, painter)
    _roofs(context, painter, "roof_far", 22, 34.0, 0.0)
    mist = hand(
        polygon([(0, 128), (300, 116), (720, 132), (1100, 118), (1400, 130), (1400, 178), (0, 178)]), 4
    )
    fill(painter, mist, faint(context.ink("fog"), 0.45))
    _dome(context, painter)
    _roofs(context, painter, "roof", 7, 22.0, 0.6)


def _smoke(context: BoardContext, painter: QPainter) -> None:
    """Print the smoke of three chimneys, which drifts away with the wind."""
    for x, y, size in ((196, 100, 1.0), (452, 92, 0.8), (826, 108, 0.9)):
        plume = QPainterPath(QPointF(x, y))
        for fro, up, wide in ((14, 26, 9), (38, 46, 13), (78, 58, 17)):
            plume.quadTo(x + fro * size - wide, y - up * size + 14, x + fro * size, y - up * size)
        plume.quadTo(x + 104 * size, y - 70 * size, x + 118 * size, y - 54 * size)
        plume.quadTo(x + 92 * size, y - 34 * size, x + 62 * size, y - 28 * size)
        plume.quadTo(x + 26 * size, y - 20 * size, x + 12 * size, y)
        plume.closeSubpath()
        fill(painter, hand(plume, x, 1.2, 10), faint(context.ink("fog"), 0.4))


def _roofs(context: BoardContext, painter: QPainter, ink: str, seed: int, lift: float, lit: float) -> None:
    """Print a row of gables and chimneys; ``lit`` is how many of them have light in a window."""
    rng = Random(seed)
    colour = context.ink(ink)
    x = -20.0
    while x < 1400:
        width, height = rng.uniform(58, 112), rng.uniform(18, 62) + lift
        top = HORIZON - height
        gable = rng.uniform(12, 34)
        house = polygon(
            [(x, HORIZON), (x, top), (x + width / 2, top - gable), (x + width, top), (x + width, HORIZON)]
        )
        fill(painter, hand(house, round(x), 1.0, 24), colour)
        if rng.random() < 0.8:
            pot = x + width * rng.uniform(0.12, 0.7)
            tall = rng.uniform(18, 36)
            fill(painter, oblong(QRectF(pot, top - tall, 13, tall + 8)), colour)
            fill(painter, oblong(QRectF(pot - 3, top - tall - 5, 19, 7)), colour)
        if rng.random() < lit:
            pane = oblong(QRectF(x + width * rng.uniform(0.2, 0.7), top + rng.uniform(6, 14), 9, 13))
            fill(painter, pane, context.ink("lamp"))
        x += width - 3


def _dome(context: BoardContext, painter: QPainter) -> None:
    """Print the dome of St Paul's."""
    colour = context.ink("roof")
    dome = QPainterPath(QPointF(626, HORIZON))
    dome.lineTo(626, 104)
    dome.cubicTo(626, 30, 752, 30, 752, 104)
    dome.lineTo(752, HORIZON)
    fill(painter, dome, colour)
    for rect in ((674, 30, 30, 26), (681, 18, 16, 14), (687, 0, 4, 20), (681, 6, 16, 4), (612, 102, 154, 12)):
        fill(painter, oblong(QRectF(*rect)), colour)
    for side in (586, 778):
        fill(painter, oblong(QRectF(side, 92, 22, 90)), colour)
        fill(painter, polygon([(side - 2, 92), (side + 11, 66), (side + 24, 92)]), colour)
    for index in range(7):
        column = oblong(QRectF(634 + index * 17, 120, 6, 26))
        fill(painter, column, faint(context.ink("lamp"), 0.35))


def _lair(context: BoardContext, painter: QPainter, street: int) -> None:
    """Print the arch of Fagin's space, with a dim fire in it and what he wants for a child."""
    rect = lair_rect(street)
    arch = QPainterPath(QPointF(rect.left(), rect.bottom()))
    arch.lineTo(rect.left(), rect.top() + 40)
    arch.cubicTo(rect.left(), rect.top() - 12, rect.right(), rect.top() - 12, rect.right(), rect.top() + 40)
    arch.lineTo(rect.right(), rect.bottom())
    arch.closeSubpath()
    ring = hand(arch, street + 40, 1.4, 14)
    stroke(painter, ring, context.ink("outline"), 15)
    stroke(painter, ring, context.ink("edge"), 10)
    stones = 13
    for index in range(stones):
        point = arch.pointAtPercent(0.03 + 0.55 * index / (stones - 1))
        out = (point - rect.center()) * (5 / max(1.0, math.hypot(*(point - rect.center()).toTuple())))
        joint = QPainterPath(point - out)
        joint.lineTo(point + out)
        stroke(painter, joint, faint(context.ink("outline"), 0.55), 1.6)
    fill(painter, arch, context.ink("lair"))
    clipped(painter, arch)
    for width, alpha in ((56, 0.35), (38, 0.5), (20, 0.6)):
        glow = ellipse(QPointF(rect.center().x(), rect.bottom() + 4), width, width * 0.72)
        fill(painter, glow, faint(context.ink("lair_lit"), alpha))
    paint_den(painter, context, street)
    painter.restore()
    stroke(painter, arch, context.ink("outline"), 2.4)
    keystone = QPointF(rect.center().x(), rect.top() + 6)
    paint_coin(painter, context, keystone, 15)
    room = QRectF(keystone.x() - 13, keystone.y() - 13, 26, 25)
    letter(painter, room, str(FEE), display(17), context.ink("outline"), wrap=False)


def _street(context: BoardContext, painter: QPainter, street: int) -> None:
    """Print the levels of a street with number, haul and purse, and both ends."""
    rect = street_rect(street)
    outline = context.ink("outline")
    sheet = hand(oblong(rect, 3), street + 60, 1.2, 20)
    shadow(painter, sheet, outline, drop=5)
    fill(painter, sheet, context.ink("edge"))
    tint = context.ink(STREETS[street].colour)
    clipped(painter, sheet)
    for level in range(LEVELS):
        _level(context, painter, street, level)
    for to, tip in ((TOP, -1), (BOTTOM, 1)):
        box = exit_rect(street, to)
        fill(painter, oblong(box), mix(context.ink("edge"), tint, 0.35))
        for shift in (-30, -9, 12):
            x, y = box.center().x() + shift, box.center().y()
            chevron = QPainterPath(QPointF(x - 7, y - tip * 3))
            chevron.lineTo(x, y + tip * 4)
            chevron.lineTo(x + 7, y - tip * 3)
            stroke(painter, chevron, faint(context.ink("on_goods"), 0.75), 2.6)
    painter.restore()
    stroke(painter, sheet, outline, 3)


def _level(context: BoardContext, painter: QPainter, street: int, level: int) -> None:
    rect = level_rect(street, level).adjusted(2, 1.2, -2, -1.2)
    tint = context.ink(STREETS[street].colour)
    ground = context.ink("start" if level == START else "stone" if level % 2 else "stone_worn")
    fill(painter, oblong(rect), ground if level == START else mix(ground, tint, 0.13))
    clipped(painter, oblong(rect))
    _paving(context, painter, rect, street, level)
    strip = QRectF(rect.right() - 42, rect.top(), 42, rect.height())
    fill(painter, oblong(strip), faint(context.ink("sheet"), 0.55))
    painter.restore()
    text = context.ink("text")
    number = QRectF(rect.left() + 5, rect.top(), 27, rect.height())
    letter(painter, number, str(level), display(24), faint(text, 0.62), align=LEFT, wrap=False)
    for value, y in ((HAULS[street][level], 0.28), (PURSE[level], 0.73)):
        middle = rect.top() + rect.height() * y
        room = QRectF(strip.left() + 18, middle - 13, 23, 26)
        letter(painter, room, str(value), display(19), text if value else faint(text, 0.45), wrap=False)
        icon = QPointF(strip.left() + 10, middle)
        if y < 0.5:
            paint_cube(painter, icon, 7.5, tint, context.ink("outline"))
        else:
            paint_coin(painter, context, icon, 6.5)


def _paving(context: BoardContext, painter: QPainter, rect: QRectF, street: int, level: int) -> None:
    """Print cobbles; waves on the Thames."""
    colour = faint(context.ink("cobble"), 0.6)
    for row in range(3):
        y = rect.top() + 10 + row * 15
        shift = 9 * ((row + level) % 2)
        for index in range(5):
            x = rect.left() + 4 + index * 19 + shift
            line = QPainterPath(QPointF(x, y))
            if street == 0:
                line.cubicTo(x + 5, y - 5, x + 9, y + 5, x + 15, y)
            else:
                line.cubicTo(x, y - 8, x + 14, y - 8, x + 14, y)
            stroke(painter, line, colour, 1.6)


def _store(context: BoardContext, painter: QPainter, street: int) -> None:
    """Print the sign with the step price, and the floor of the warehouse."""
    outline, tint = context.ink("outline"), context.ink(STREETS[street].colour)
    floor = store_rect(street)
    planks = hand(oblong(floor, 4), street + 80, 1.0, 20)
    fill(painter, planks, context.ink("wood"))
    clipped(painter, planks)
    for index in range(6):
        y = floor.top() + index * 15
        plank = QPainterPath(QPointF(floor.left(), y))
        plank.lineTo(floor.right(), y)
        stroke(painter, plank, faint(outline, 0.4), 1.4)
    painter.restore()
    stroke(painter, planks, outline, 2.4)
    board = hand(oblong(sign_rect(street), 6), street + 90, 1.0, 16)
    shadow(painter, board, outline, drop=3)
    fill(painter, board, tint)
    stroke(painter, board, outline, 3)
    price, foot = STREETS[street].price, sign_rect(street).bottom() - 14
    left = sign_rect(street).center().x() - (28 + price * 18) / 2
    paint_goods(painter, context, street, QPointF(left + 11, foot), 22)
    for index in range(price):
        place = QPointF(left + 37 + index * 18, foot)
        paint_cube(painter, place, 8, mix(tint, context.ink("on_goods"), 0.35), outline)


def _market(context: BoardContext, painter: QPainter) -> None:
    """Print the market square: a sheet with paving round the wheel."""
    sheet = hand(oblong(MARKET, 14), 11, 1.3, 22)
    outline = context.ink("outline")
    shadow(painter, sheet, outline, drop=6)
    fill(painter, sheet, context.ink("sheet"))
    clipped(painter, sheet)
    _cobbles(context, painter, MARKET.adjusted(0, 60, 0, 0), 150, 0.35)
    painter.restore()
    stroke(painter, sheet, outline, 3)


def _bill(context: BoardContext, painter: QPainter) -> None:
    """Print the playbill on which the round is written."""
    sheet = hand(oblong(BILL), 21, 1.2, 18)
    outline = context.ink("outline")
    shadow(painter, sheet, outline, drop=5)
    fill(painter, sheet, context.ink("sheet"))
    stroke(painter, sheet, outline, 3)
    stroke(painter, oblong(BILL.adjusted(7, 7, -7, -7)), outline, 1.5)
    middle, x = BILL.top() + 70, BILL.center().x()
    for side in (-1, 1):
        rule = QPainterPath(QPointF(x + side * 14, middle))
        rule.lineTo(x + side * 128, middle)
        stroke(painter, rule, context.ink("print"), 2)
    diamond = polygon([(x, middle - 6), (x + 7, middle), (x, middle + 6), (x - 7, middle)])
    fill(painter, diamond, context.ink("print"))
