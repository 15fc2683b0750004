"""The cover of Fagin's Gang: a playbill; three urchins, a gas lamp, and a lantern that comes nearer."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from art.press import Sheet, arc_band, box, curve, ellipse, join, moved, polygon, rounded, star, type_path

__all__ = ["cover"]

PAPER, INK, SOOT, SHADE = "#ece6d4", "#201f22", "#2a2a2e", "#3d3f45"
FOG, GAS, BRICK, RIVER, SKIN = "#d9d5c7", "#e9b84a", "#9a4b36", "#4f7a78", "#e8c9a6"
Badge = Callable[[float, float, float], QPainterPath]
Mapper = Callable[[QPainterPath], QPainterPath]
DUSK = ("#67757d", "#7d8a8f", "#98a29f", "#b4b8aa", "#cbcab8")


def cover(titles: tuple[str, ...], credit: str) -> Sheet:
    """Return the printed cover."""
    sheet = Sheet(900, 1200, seed=4)
    picture = sheet.picture(PAPER)
    sheet.fill(picture, FOG)
    with sheet.inside(picture):
        _sky(sheet)
        _skyline(sheet)
        _houses(sheet)
        _street(sheet)
        _constable(sheet, 336, 726)
        _lamp(sheet, 668, 1010)
        _urchin(sheet, 232, 1052, 1.0, "#d98232", _triangle, flip=False)
        _urchin(sheet, 640, 1064, 1.02, "#4e7f45", _square, flip=True)
        _urchin(sheet, 436, 1108, 1.24, BRICK, _disc, flip=False)
    sheet.line(picture, INK, 6)
    _playbill(sheet, titles)
    sheet.imprint(credit, INK)
    sheet.grain(QRectF(0, 0, 900, 1200), 1400, "#141419")
    return sheet


def _sky(sheet: Sheet) -> None:
    for band, ink in enumerate(DUSK):
        sheet.fill(sheet.cut(box(0, band * 96 + 180, 900, 600), 2, 30), ink)
    sheet.fill(box(0, 0, 900, 200), DUSK[0])
    sheet.fill(sheet.cut(ellipse(238, 420, 72), 1.4, 14), GAS)
    for y, x, width in ((398, 150, 150), (438, 226, 130)):
        sheet.fill(sheet.cut(rounded(x, y, width, 13, 6), 1, 14), DUSK[2])


def _skyline(sheet: Sheet) -> None:
    x, y = 452, 470
    dome = join(
        box(x - 96, y + 76, 192, 160),
        curve((x - 78, y + 80), (x - 80, y - 40, x + 80, y - 40, x + 78, y + 80)),
        box(x - 17, y - 46, 34, 52),
        ellipse(x, y - 48, 15),
        box(x - 3, y - 104, 6, 60),
        box(x - 16, y - 90, 32, 6),
        box(x - 178, y + 130, 360, 130),
    )
    for side in (-1, 1):
        tower = x + side * 142
        dome = join(
            dome,
            box(tower - 22, y + 66, 44, 120),
            polygon((tower - 22, y + 68), (tower, y + 8), (tower + 22, y + 68)),
        )
    sheet.fill(sheet.cut(dome, 1.2, 16), SHADE)
    for column in range(9):
        sheet.fill(box(x - 74 + column * 17.5, y + 92, 6, 34), DUSK[1])
    rng = Random(8)
    left = -10.0
    while left < 900:
        width, height = rng.uniform(54, 96), rng.uniform(20, 84)
        roof = polygon(
            (left, 760),
            (left, 640 - height),
            (left + width / 2, 616 - height),
            (left + width, 640 - height),
            (left + width, 760),
        )
        sheet.fill(sheet.cut(roof, 1, 16), SHADE)
        sheet.fill(box(left + width * 0.62, 590 - height, 12, 50), SHADE)
        left += width - 2


def _houses(sheet: Sheet) -> None:
    walls = (
        (
            polygon((0, 1200), (0, 500), (90, 440), (180, 500), (180, 480), (228, 520), (262, 1000)),
            26,
            226,
            1,
        ),
        (
            polygon((900, 1200), (900, 470), (818, 410), (734, 470), (734, 520), (690, 520), (650, 1000)),
            676,
            880,
            2,
        ),
    )
    for wall, left, right, seed in walls:
        shape = sheet.cut(wall, 1.6, 20)
        sheet.fill(shape, SOOT)
        rng = Random(seed)
        with sheet.inside(shape):
            for row in range(30):
                y = 530 + row * 20
                for column in range(14):
                    if rng.random() < 0.24:
                        x = left + column * 32 + (row % 2) * 16 - 30
                        sheet.fill(sheet.cut(box(x, y, 27, 14), 0.8, 14), SHADE)
        for row in range(4):
            for column in range(2):
                x, y = left + 34 + column * 82, 560 + row * 104
                if right - left < 210 and row > 2:
                    continue
                lit = rng.random() < 0.5
                sheet.inked(box(x, y, 42, 58), GAS if lit else "#1a1a1e", INK, 4, 0.8)
                sheet.line(curve((x + 21, y), (x + 21, y + 58), close=False), INK, 3.5)
                sheet.line(curve((x, y + 28), (x + 42, y + 28), close=False), INK, 3.5)
        for x in (left + 60, left + 150):
            sheet.fill(sheet.cut(box(x, 420, 26, 100), 1, 14), SOOT)
            sheet.fill(sheet.cut(box(x - 5, 412, 36, 14), 1, 14), SOOT)


def _street(sheet: Sheet) -> None:
    street = polygon((300, 742), (602, 742), (930, 1200), (-30, 1200))
    sheet.fill(sheet.cut(street, 2, 24), "#a9a393")
    with sheet.inside(street):
        rng = Random(3)
        for row in range(17):
            near = (row / 16) ** 1.7
            y, size = 752 + 440 * near, 20 + 60 * near
            count = int(900 / size) + 2
            for stone in range(count):
                x = 450 + (stone - count / 2 + (row % 2) * 0.5) * size
                cobble = rounded(x + 2, y, size - 5, size * 0.36, size * 0.16)
                sheet.fill(cobble, rng.choice(("#bdb7a5", "#c6bfab", "#b3ad9b", "#cfc9b6")))


def _constable(sheet: Sheet, x: float, y: float) -> None:
    beam = polygon((x - 56, y - 60), (x - 560, y + 10), (x - 560, y + 330))
    sheet.fill(beam, GAS, 0.34)
    coat = curve(
        (x - 44, y + 70),
        (x - 44, y - 40, x - 34, y - 76, x, y - 78),
        (x + 34, y - 76, x + 44, y - 40, x + 44, y + 70),
    )
    sheet.fill(ellipse(x, y + 72, 54, 12), "#000000", 0.3)
    sheet.inked(coat, "#1f3358", INK, 4.5, 0.8)
    for button in range(4):
        sheet.fill(ellipse(x, y - 48 + button * 26, 4), GAS)
    sheet.inked(ellipse(x, y - 96, 25, 26), SKIN, INK, 4, 0.6)
    helmet = curve((x - 34, y - 100), (x - 32, y - 172, x + 32, y - 172, x + 34, y - 100))
    sheet.inked(helmet, "#1f3358", INK, 4.5, 0.6)
    sheet.inked(star(x, y - 128, 8, 11, 6), GAS, INK, 2, 0)
    moustache = curve(
        (x, y - 88),
        (x + 10, y - 96, x + 22, y - 84),
        (x + 8, y - 78, x, y - 84),
        (x - 8, y - 78, x - 22, y - 84),
        (x - 10, y - 96, x, y - 88),
    )
    sheet.fill(moustache, INK)
    arm = curve((x - 32, y - 52), (x - 56, y - 30, x - 58, y - 52), close=False)
    sheet.line(arm, INK, 24)
    sheet.line(arm, "#1f3358", 15)
    sheet.line(curve((x - 70, y - 66), (x - 56, y - 92, x - 42, y - 66), close=False), INK, 4)
    sheet.inked(rounded(x - 72, y - 68, 32, 42, 7), "#f7dd9a", INK, 5, 0.5)


def _lamp(sheet: Sheet, x: float, y: float) -> None:
    for ray in range(20):
        angle, long = math.tau * ray / 20, 34 if ray % 2 else 58
        start, end = (
            (74 * math.cos(angle), 74 * math.sin(angle)),
            ((74 + long) * math.cos(angle), (74 + long) * math.sin(angle)),
        )
        if math.sin(angle) < 0.8:
            sheet.line(
                curve((x + start[0], y - 466 + start[1]), (x + end[0], y - 466 + end[1]), close=False), GAS, 7
            )
    sheet.fill(sheet.cut(polygon((x - 8, y), (x - 5, y - 420), (x + 5, y - 420), (x + 8, y)), 0.8, 18), INK)
    sheet.fill(
        sheet.cut(polygon((x - 26, y + 8), (x - 14, y - 60), (x + 14, y - 60), (x + 26, y + 8)), 0.8, 14), INK
    )
    sheet.line(curve((x - 44, y - 396), (x + 44, y - 396), close=False), INK, 8)
    glass = polygon((x - 26, y - 420), (x - 40, y - 506), (x + 40, y - 506), (x + 26, y - 420))
    sheet.inked(glass, "#f7dd9a", INK, 6, 0.8)
    flame = curve(
        (x, y - 432),
        (x - 24, y - 456, x - 4, y - 474, x, y - 494),
        (x + 6, y - 470, x + 24, y - 452, x, y - 432),
    )
    sheet.fill(flame, "#fff7e0")
    sheet.line(curve((x, y - 420), (x, y - 506), close=False), INK, 3)
    sheet.fill(
        sheet.cut(
            polygon((x - 46, y - 504), (x - 14, y - 540), (x + 14, y - 540), (x + 46, y - 504)), 0.8, 14
        ),
        INK,
    )
    sheet.fill(ellipse(x, y - 546, 9), INK)


def _triangle(x: float, y: float, size: float) -> QPainterPath:
    return polygon((x, y - size * 1.1), (x + size * 1.05, y + size * 0.8), (x - size * 1.05, y + size * 0.8))


def _square(x: float, y: float, size: float) -> QPainterPath:
    return box(x - size * 0.9, y - size * 0.9, size * 1.8, size * 1.8)


def _disc(x: float, y: float, size: float) -> QPainterPath:
    return ellipse(x, y, size)


def _urchin(sheet: Sheet, x: float, y: float, scale: float, ink: str, badge: Badge, *, flip: bool) -> None:
    """Print an urchin standing on a point."""

    def at(path: QPainterPath) -> QPainterPath:
        return moved(path, x, y, scale=scale, flip=flip)

    sheet.fill(at(ellipse(0, 2, 104, 18)), "#000000", 0.32)
    for side in (-1, 1):
        leg = polygon((side * 8, -100), (side * 48, -100), (side * 46, -14), (side * 12, -14))
        sheet.inked(at(leg), "#4a423c", INK, 5, 0.8)
        sheet.inked(
            at(curve((side * 6, 0), (side * 6, -18), (side * 44, -20), (side * 68, -14, side * 66, 0))),
            INK,
            INK,
            4,
            0.5,
        )
    coat = curve(
        (-78, -74),
        (-84, -190, -62, -246, 0, -250),
        (62, -246, 84, -190, 78, -74),
        (54, -84),
        (36, -66),
        (12, -82),
        (-14, -66),
        (-40, -82),
    )
    sheet.inked(at(coat), ink, INK, 6, 1)
    sheet.line(at(curve((0, -236), (0, -84), close=False)), INK, 4)
    patch = polygon((26, -128), (58, -134), (62, -100), (30, -96))
    sheet.inked(at(patch), SHADE, INK, 3, 0.8)
    scarf = curve(
        (-52, -244),
        (-20, -224, 20, -224, 52, -244),
        (48, -212, 16, -202, 0, -202),
        (-20, -202, -46, -214, -52, -244),
    )
    sheet.inked(at(scarf), PAPER, INK, 5, 0.8)
    sheet.inked(at(polygon((18, -210), (40, -216), (46, -156), (30, -150), (22, -160))), PAPER, INK, 4.5, 0.8)
    for side in (-1, 1):
        arm = curve((side * 64, -214), (side * 102, -170, side * 96, -140, side * 62, -122), close=False)
        sheet.line(at(arm), INK, 36 * scale)
        sheet.line(at(arm), ink, 26 * scale)
        sheet.inked(at(ellipse(side * 58, -120, 17)), SKIN, INK, 4.5, 0.6)
    sheet.fill(at(badge(-34, -178, 15)), PAPER)
    _face(sheet, at)


def _face(sheet: Sheet, at: Mapper) -> None:
    head = ellipse(0, -298, 58, 56)
    for side in (-1, 1):
        sheet.inked(at(ellipse(side * 58, -292, 14, 17)), SKIN, INK, 4.5, 0.6)
    sheet.inked(at(head), SKIN, INK, 6, 0.8)
    for side in (-1, 1):
        sheet.fill(at(ellipse(side * 20 + 4, -296, 6.5, 9)), INK)
        sheet.fill(at(ellipse(side * 34, -272, 9, 6)), "#d6946e", 0.8)
    sheet.line(at(curve((-16, -266), (2, -252, 22, -268), close=False)), INK, 5)
    cap = curve(
        (-68, -306),
        (-72, -376, 40, -392, 66, -318),
        (96, -316, 104, -300, 96, -294),
        (60, -308, 0, -312, -68, -306),
    )
    sheet.inked(at(cap), "#4a423c", INK, 6, 1)
    for seam in (-34, 2, 34):
        sheet.line(at(curve((seam, -314), (seam * 0.5, -350, 2, -364), close=False)), INK, 3)
    sheet.fill(at(ellipse(2, -368, 8)), INK)


def _playbill(sheet: Sheet, titles: tuple[str, ...]) -> None:
    bill = sheet.cut(polygon((120, 58), (784, 54), (780, 332), (122, 336)), 1.8, 18)
    sheet.shadow(bill, y=9, opacity=0.4)
    sheet.fill(bill, PAPER)
    sheet.line(bill, INK, 6)
    sheet.line(box(138, 72, 626, 246), INK, 2.5)
    sheet.fill(type_path("LONDON · 1838", 451, 112, 30, weight=800, spacing=7), BRICK)
    for x, width in ((152, 150), (600, 150)):
        sheet.fill(box(x, 98, width, 3), INK)
        sheet.fill(box(x, 105, width, 1.5), INK)
    title = " ".join(titles)
    sheet.fill(type_path(title, 451, 236, 132, width=590), INK)
    for x in (-1, 1):
        sheet.fill(
            moved(
                curve((0, 0), (60, -16, 110, 16, 176, 0), (110, 26, 60, 4, 0, 0)),
                451 + x * 60,
                280,
                flip=x < 0,
            ),
            BRICK,
        )
    sheet.fill(star(451, 281, 8, 20, 9), BRICK)
    sheet.fill(arc_band(451, 281, (27, 27), (30, 30), 0, math.tau, steps=40), BRICK)
