"""The cover of Auf Teufel komm raus: the furnace grins, and the tongs have a lump of coal."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from art.press import Sheet, arc_band, blob, box, curve, ellipse, moved, polygon, star, type_path

__all__ = ["cover"]

BONE, INK, COAL, EDGE = "#f2e6cf", "#231f20", "#2b2726", "#120d0b"
EMBER, FLAME, SULPHUR, GLOW, DEEP, RUST = "#e4572e", "#f08a2c", "#f2b134", "#f7d488", "#8e2a1a", "#b93a1e"
BRICK, BRICK_LIGHT, FACET, SAND = "#5a3a2c", "#6e4632", "#5b524c", "#ebd9b6"
CENTRE = 450.0


def cover(titles: tuple[str, ...], credit: str) -> Sheet:
    """Return the printed cover."""
    sheet = Sheet(900, 1200, seed=7)
    picture = sheet.picture(BONE)
    sheet.fill(picture, SAND)
    with sheet.inside(picture):
        sheet.rays(CENTRE, 520, 64, 1100, BONE)
        _smoke(sheet)
        _horns(sheet)
        _oven(sheet)
        _fire(sheet)
        _heap(sheet)
        _hearth(sheet)
        _tongs(sheet)
    sheet.line(picture, INK, 6)
    _title(sheet, titles)
    sheet.imprint(credit, INK)
    sheet.grain(QRectF(0, 0, 900, 1200), 1400, "#3c2814")
    return sheet


def _smoke(sheet: Sheet) -> None:
    for side in (-1, 1):
        x = CENTRE + side * 320
        for ring, (y, radius) in enumerate(((300, 62), (214, 48), (142, 34), (88, 22))):
            lump = polygon(
                *blob(x + side * 12 * math.sin(ring * 2.0), y, radius, sheet.rng, corners=11, flat=0.9)
            )
            sheet.fill(sheet.cut(lump, 1.5, 12), "#d8c39a")


def _horns(sheet: Sheet) -> None:
    horn = curve((95, 190), (240, 165, 300, 95, 236, -18), (318, 50, 348, 175, 190, 262))
    for flip in (False, True):
        shape = sheet.cut(moved(horn, CENTRE, 68, flip=flip), 1.4, 16)
        sheet.fill(shape, INK)
        for ring in range(4):
            y = 30 + ring * 38
            stripe = curve((214 - ring * 6, y), (250 - ring * 5, y + 26, 330 - ring * 12, y + 6), close=False)
            with sheet.inside(shape):
                sheet.line(moved(stripe, CENTRE, 68, flip=flip), "#4a4340", 5)


def _oven(sheet: Sheet) -> None:
    sheet.fill(sheet.cut(_arch(112, 188, 676, 760, 352), 2, 24), INK)
    for rx, count in ((318, 19), (282, 17)):
        for number in range(count):
            start = math.pi + math.pi * number / count + 0.013
            stop = math.pi + math.pi * (number + 1) / count - 0.013
            band = arc_band(CENTRE, 540, (rx - 30, (rx - 30) * 1.03), (rx, rx * 1.03), start, stop, steps=3)
            sheet.fill(sheet.cut(band, 1.3, 13), _brick(sheet.rng))
    for side in (-1, 1):
        for column, reach in enumerate((318, 282)):
            for row in range(10):
                x = CENTRE + side * reach - (30 if side > 0 else 0)
                stone = box(x + 1, 552 + row * 38 + column * 14, 28, 32)
                sheet.fill(sheet.cut(stone, 1.3, 12), _brick(sheet.rng))


def _brick(rng: Random) -> str:
    return BRICK if rng.random() < 0.75 else BRICK_LIGHT


def _arch(x: float, y: float, width: float, height: float, rise: float) -> QPainterPath:
    path = QPainterPath()
    path.moveTo(x, y + height)
    path.lineTo(x, y + rise)
    path.arcTo(QRectF(x, y, width, rise * 2), 180, -180)
    path.lineTo(x + width, y + height)
    path.closeSubpath()
    return path


def _fire(sheet: Sheet) -> None:
    mouth = sheet.cut(_arch(206, 292, 488, 640, 258), 1.5, 22)
    sheet.fill(mouth, DEEP)
    with sheet.inside(mouth):
        for ink, scale in ((RUST, 1.0), (EMBER, 0.82), (FLAME, 0.64), (SULPHUR, 0.46), (GLOW, 0.27)):
            tongues = []
            for corner in range(44):
                angle = math.tau * corner / 44
                reach = 372 * scale * (1.0 if corner % 2 else sheet.rng.uniform(0.78, 0.88))
                tongues.append(
                    (CENTRE + reach * 0.92 * math.cos(angle), 830 + reach * 1.12 * math.sin(angle))
                )
            sheet.fill(polygon(*tongues), ink)
    for flip in (False, True):
        eye = curve((34, 12), (74, -38, 130, -40, 170, -6), (134, 22, 80, 34, 34, 12))
        brow = curve((26, -14), (80, -74, 150, -66, 184, -30), (140, -52, 80, -48, 26, -14))
        sheet.fill(sheet.cut(moved(eye, CENTRE, 432, flip=flip), 0.9, 12), SULPHUR)
        sheet.fill(sheet.cut(moved(brow, CENTRE, 432, flip=flip), 0.9, 12), INK)
        sheet.fill(moved(ellipse(96, -6, 13, 20), CENTRE, 432, flip=flip), INK)
    _grin(sheet)


def _grin(sheet: Sheet) -> None:
    lips = curve((288, 498), (350, 560, 550, 560, 612, 498), (596, 648, 304, 648, 288, 498))
    sheet.fill(sheet.cut(lips, 1, 14), INK)
    with sheet.inside(lips):
        for tooth in range(9):
            x = 300 + tooth * 34
            top = 500 + 46 * math.sin(math.pi * (tooth + 0.5) / 9)
            sheet.fill(
                sheet.cut(polygon((x, top - 30), (x + 32, top - 30), (x + 17, top + 44)), 0.8, 12), GLOW
            )
        for tooth in range(8):
            x = 318 + tooth * 34
            low = 606 + 18 * math.sin(math.pi * (tooth + 0.5) / 8)
            sheet.fill(
                sheet.cut(polygon((x, low + 34), (x + 30, low + 34), (x + 15, low - 14)), 0.8, 12), SULPHUR
            )
    sheet.line(lips, INK, 7)


def _lump(sheet: Sheet, x: float, y: float, radius: float, seed: int) -> None:
    rng = Random(seed)
    corners = blob(x, y, radius, rng, corners=rng.randint(7, 9))
    shape = polygon(*corners)
    sheet.shadow(shape, y=6, opacity=0.4)
    sheet.fill(shape, COAL)
    heart = (x - radius * 0.18, y - radius * 0.18)

    def towards(corner: int, share: float) -> tuple[float, float]:
        cx, cy = corners[corner % len(corners)]
        return (heart[0] + (cx - heart[0]) * share, heart[1] + (cy - heart[1]) * share)

    for corner in rng.sample(range(len(corners)), 3):
        sheet.line(curve(heart, towards(corner, 0.9), close=False), FACET, 2.6)
    corner = rng.randrange(len(corners))
    sheet.fill(polygon(heart, towards(corner, 0.88), towards(corner + 1, 0.88)), FACET)
    sheet.line(shape, EDGE, 3)


def _heap(sheet: Sheet) -> None:
    seed = 300
    for count, y, scale in ((3, 690, 0.9), (5, 734, 0.94), (7, 780, 0.97), (8, 830, 1.0), (9, 884, 1.04)):
        for lump in range(count):
            seed += 1
            x = CENTRE + (lump - (count - 1) / 2) * 58 * scale + sheet.rng.uniform(-6, 6)
            _lump(sheet, x, y + sheet.rng.uniform(-6, 6), 36 * scale, seed)


def _hearth(sheet: Sheet) -> None:
    sheet.fill(box(20, 918, 860, 300), INK)
    sheet.fill(sheet.cut(box(70, 908, 760, 40), 2, 24), INK)
    sheet.fill(sheet.cut(box(96, 921, 708, 8), 1, 20), BRICK)


def _tongs(sheet: Sheet) -> None:
    sheet.fill(sheet.cut(star(628, 742, 16, 104, 74, turn=0.1), 1, 14), SULPHUR)
    sheet.fill(sheet.cut(star(628, 742, 16, 80, 60, turn=0.25), 1, 14), EMBER)
    _lump(sheet, 628, 742, 50, 21)
    sheet.fill(type_path("100", 630, 758, 42), BONE)
    for arm in (
        curve((960, 1096), (840, 940, 760, 860, 704, 792), (676, 756, 680, 716, 668, 690), close=False),
        curve((980, 1000), (860, 890, 770, 834, 696, 808), (640, 794, 600, 798, 582, 786), close=False),
    ):
        sheet.line(arm, EDGE, 24)
        sheet.line(arm, "#8c8378", 14)
        sheet.line(arm.translated(-2, -2), "#c9bfb0", 4)
    sheet.fill(ellipse(752, 848, 14), EDGE)
    sheet.fill(ellipse(752, 848, 7), "#c9bfb0")


def _title(sheet: Sheet, titles: tuple[str, ...]) -> None:
    sheet.fill(type_path(titles[0], CENTRE, 1022, 108, width=780), BONE)
    sheet.fill(type_path(titles[1], CENTRE, 1120, 108, width=780), SULPHUR)
