"""The cover of The Princes of Florence: the dome, the hills, and a garden laid out to impress."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from art.press import Sheet, box, curve, ellipse, join, moved, polygon, rounded, type_path

__all__ = ["cover"]

PARCHMENT, INK, TERRA, BRICK, OCHRE = "#f1e3c6", "#2a211c", "#b5532f", "#8e3f22", "#d9a441"
CYPRESS, MOSS, MEADOW, LAPIS, SKY, WALL = "#3e5b3a", "#7d8f4e", "#a9b06a", "#2b4c7e", "#e9d5a4", "#ead7ae"


def cover(titles: tuple[str, ...], credit: str) -> Sheet:
    """Return the printed cover."""
    sheet = Sheet(900, 1200, seed=3)
    picture = sheet.picture(PARCHMENT)
    sheet.fill(picture, SKY)
    with sheet.inside(picture):
        _sky(sheet)
        _hills(sheet)
        _town(sheet)
        _dome(sheet, 452, 722)
        _tower(sheet, 186, 700)
        _campanile(sheet, 676, 700)
        _wall(sheet)
        _garden(sheet)
        for x, y, height in ((70, 1010, 360), (160, 1070, 250), (838, 1016, 370), (744, 1078, 246)):
            _cypress(sheet, x, y, height)
    sheet.line(picture, INK, 6)
    _title(sheet, titles)
    sheet.imprint(credit, INK)
    sheet.grain(QRectF(0, 0, 900, 1200), 1400, "#3c2814")
    return sheet


def _sky(sheet: Sheet) -> None:
    sheet.rays(452, 560, 56, 1100, "#f3e3bb")
    sheet.fill(sheet.cut(ellipse(452, 470, 236), 1.8, 18), OCHRE)
    sheet.line(ellipse(452, 470, 252), OCHRE, 4)
    for x, y, size in ((120, 352, 1.0), (742, 372, 1.1), (818, 470, 0.7), (70, 462, 0.7)):
        puffs = join(ellipse(0, 0, 62, 20), ellipse(-30, -12, 32, 20), ellipse(22, -18, 38, 26))
        cloud = moved(puffs, x, y, scale=size)
        sheet.inked(cloud, PARCHMENT, INK, 3.5, 1)
        sheet.line(moved(curve((-40, 4), (0, 12, 36, 2), close=False), x, y, scale=size), INK, 2.5)


def _hills(sheet: Sheet) -> None:
    for ink, points in (
        (
            MOSS,
            (
                (0, 600),
                (120, 520, 240, 590),
                (380, 640, 470, 590),
                (600, 520, 720, 580),
                (820, 530, 900, 570),
            ),
        ),
        (MEADOW, ((0, 660), (160, 590, 330, 650), (520, 700, 640, 640), (780, 600, 900, 650))),
    ):
        hill = curve(points[0], *points[1:], (900, 900), (0, 900))
        sheet.inked(hill, ink, INK, 4, 1)
    rng = Random(6)
    for _ in range(36):
        x, y = rng.uniform(20, 880), rng.uniform(590, 680)
        sheet.inked(ellipse(x, y, 9, 11), CYPRESS, INK, 2.5, 0.5)


def _house(sheet: Sheet, x: float, y: float, width: float, height: float, rng: Random) -> None:
    sheet.inked(box(x, y - height, width, height), rng.choice((WALL, "#f4e6c4", "#e0c48e")), INK, 4, 0.8)
    roof = polygon(
        (x - 6, y - height + 4),
        (x + width * 0.24, y - height - 26),
        (x + width * 0.76, y - height - 26),
        (x + width + 6, y - height + 4),
    )
    sheet.inked(roof, rng.choice((TERRA, BRICK, "#c4643c")), INK, 4, 0.8)
    for column in range(max(1, int(width / 26))):
        for row in range(max(1, int(height / 44))):
            wx, wy = x + 10 + column * 26, y - height + 16 + row * 36
            if wx + 12 < x + width - 4:
                sheet.fill(rounded(wx, wy, 11, 18, 5), INK)


def _town(sheet: Sheet) -> None:
    rng = Random(14)
    for y, low, high in ((772, 84, 140), (800, 46, 92)):
        x = -20.0
        while x < 910:
            width = rng.uniform(58, 96)
            _house(sheet, x, y, width, rng.uniform(low, high), rng)
            x += width + rng.uniform(-6, 4)


def _dome(sheet: Sheet, x: float, y: float) -> None:
    """Print the dome on its drum; the point is the middle of the drum's foot."""
    sheet.inked(
        polygon(
            (x - 236, y + 90),
            (x - 236, y + 14),
            (x - 150, y - 26),
            (x + 150, y - 26),
            (x + 236, y + 14),
            (x + 236, y + 90),
        ),
        "#f4e6c4",
        INK,
        5,
        1,
    )
    for side in (-1, 1):
        apse = curve(
            (x + side * 226, y + 16), (x + side * 226, y - 64, x + side * 118, y - 64, x + side * 118, y + 16)
        )
        sheet.inked(apse, TERRA, INK, 5, 1)
        for rib in (150, 172, 196):
            sheet.line(
                curve(
                    (x + side * rib, y + 14), (x + side * rib, y - 20, x + side * 172, y - 42), close=False
                ),
                BRICK,
                3,
            )
        for window in range(3):
            sheet.fill(rounded(x + side * (136 + window * 34) - 8, y + 32, 16, 38, 8), LAPIS)
    sheet.inked(box(x - 146, y - 88, 292, 108), WALL, INK, 5, 1)
    for window in range(5):
        wx = x - 112 + window * 56
        sheet.inked(ellipse(wx, y - 40, 19), LAPIS, INK, 4, 0.5)
        sheet.line(curve((wx, y - 58), (wx, y - 22), close=False), WALL, 3)
        sheet.line(curve((wx - 18, y - 40), (wx + 18, y - 40), close=False), WALL, 3)
    sheet.inked(box(x - 158, y - 104, 316, 20), "#f4e6c4", INK, 5, 0.8)
    shell = curve(
        (x - 146, y - 104),
        (x - 150, y - 216, x - 76, y - 278, x - 24, y - 296),
        (x + 24, y - 296),
        (x + 76, y - 278, x + 150, y - 216, x + 146, y - 104),
    )
    shape = sheet.cut(shell, 1.2, 18)
    sheet.fill(shape, TERRA)
    with sheet.inside(shape):
        for row in range(12):
            tile = QPainterPath()
            tile.moveTo(x - 160, y - 118 - row * 16)
            for scale in range(20):
                tile.quadTo(
                    x - 152 + scale * 16, y - 110 - row * 16, x - 144 + scale * 16, y - 118 - row * 16
                )
            sheet.line(tile, BRICK, 2.6)
    sheet.line(shape, INK, 6)
    for foot, shoulder, top in ((-146, -150, -24), (-72, -74, -12), (0, 0, 0), (72, 74, 12), (146, 150, 24)):
        stone_rib = curve(
            (x + foot, y - 104),
            (x + shoulder, y - 216, x + shoulder * 0.5, y - 278, x + top, y - 296),
            close=False,
        )
        sheet.line(stone_rib, INK, 13)
        sheet.line(stone_rib, "#f4e6c4", 6.5)
    _lantern(sheet, x, y - 296)


def _lantern(sheet: Sheet, x: float, y: float) -> None:
    sheet.inked(box(x - 34, y - 12, 68, 16), "#f4e6c4", INK, 4.5, 0.6)
    sheet.inked(box(x - 22, y - 62, 44, 52), WALL, INK, 4.5, 0.6)
    for column in (-11, 0, 11):
        sheet.line(curve((x + column, y - 56), (x + column, y - 16), close=False), INK, 3.5)
    sheet.inked(polygon((x - 28, y - 60), (x, y - 106), (x + 28, y - 60)), LAPIS, INK, 4.5, 0.6)
    sheet.inked(ellipse(x, y - 112, 10), OCHRE, INK, 4, 0.3)
    sheet.line(curve((x, y - 122), (x, y - 146), close=False), INK, 4.5)
    sheet.line(curve((x - 9, y - 136), (x + 9, y - 136), close=False), INK, 4.5)


def _tower(sheet: Sheet, x: float, y: float) -> None:
    sheet.inked(box(x - 76, y - 74, 152, 170), "#d9b878", INK, 5, 1)
    for merlon in range(5):
        sheet.inked(box(x - 80 + merlon * 34, y - 98, 22, 28), "#d9b878", INK, 4, 0.6)
    for window in range(3):
        sheet.inked(rounded(x - 54 + window * 40, y - 44, 24, 40, 12), INK, INK, 2, 0.3)
    sheet.inked(box(x - 20, y - 268, 40, 176), "#d9b878", INK, 5, 0.8)
    sheet.inked(
        polygon((x - 20, y - 250), (x - 34, y - 282), (x + 34, y - 282), (x + 20, y - 250)),
        "#d9b878",
        INK,
        4.5,
        0.6,
    )
    sheet.inked(box(x - 34, y - 316, 68, 36), WALL, INK, 4.5, 0.6)
    for merlon in range(3):
        sheet.inked(box(x - 34 + merlon * 26, y - 334, 16, 20), WALL, INK, 3.5, 0.4)
    sheet.inked(polygon((x - 20, y - 334), (x, y - 384), (x + 20, y - 334)), TERRA, INK, 4, 0.5)
    sheet.line(curve((x, y - 384), (x, y - 424), close=False), INK, 4)
    sheet.inked(
        curve((x, y - 422), (x + 26, y - 428, x + 44, y - 414), (x + 26, y - 404, x, y - 400)),
        LAPIS,
        INK,
        3.5,
        0.4,
    )
    for slit in (-226, -176, -130):
        sheet.fill(box(x - 5, y + slit, 10, 22), INK)


def _campanile(sheet: Sheet, x: float, y: float) -> None:
    for storey in range(5):
        base = y + 80 - storey * 76
        sheet.inked(box(x - 34, base - 76, 68, 76), ("#f4e6c4", "#eedcb4")[storey % 2], INK, 4.5, 0.8)
        for window in (-13, 13):
            sheet.fill(rounded(x + window - 8, base - 58, 16, 40, 8), (INK, LAPIS)[storey % 2])
        sheet.fill(box(x - 32, base - 9, 64, 5), TERRA)
    sheet.inked(box(x - 42, y - 320, 84, 22), WALL, INK, 4.5, 0.6)
    sheet.inked(polygon((x - 40, y - 320), (x, y - 362), (x + 40, y - 320)), TERRA, INK, 4.5, 0.6)


def _wall(sheet: Sheet) -> None:
    sheet.inked(box(-20, 790, 940, 60), "#d9b878", INK, 5, 1.2)
    for merlon in range(20):
        sheet.inked(box(-6 + merlon * 48, 772, 28, 26), "#d9b878", INK, 4, 0.6)
    rng = Random(5)
    for _ in range(46):
        x, y = rng.uniform(0, 880), rng.choice((804, 818, 832))
        sheet.line(curve((x, y), (x + 22, y), close=False), "#a9803f", 3)
    gate = curve((398, 850), (398, 790), (398, 738, 506, 738, 506, 790), (506, 850))
    sheet.inked(gate, "#e0c48e", INK, 5, 0.8)
    sheet.inked(curve((416, 850), (416, 800), (416, 764, 488, 764, 488, 800), (488, 850)), INK, INK, 3, 0.4)


def _garden(sheet: Sheet) -> None:
    sheet.fill(box(0, 848, 900, 360), MEADOW)
    sheet.line(curve((0, 849), (900, 849), close=False), INK, 5)

    def ground(u: float, v: float) -> tuple[float, float]:
        """Map garden squares (u across, v towards us) to the sheet."""
        depth = 0.42 + 0.58 * v
        return 452 + (u - 0.5) * 1240 * depth, 862 + 300 * v**1.25

    def bed(u0: float, v0: float, u1: float, v1: float) -> QPainterPath:
        return polygon(ground(u0, v0), ground(u1, v0), ground(u1, v1), ground(u0, v1))

    sheet.fill(bed(0.02, 0, 0.98, 1.1), "#e6d2a6")
    for row, (v0, v1) in enumerate(((0.03, 0.25), (0.33, 0.62), (0.72, 1.1))):
        for column in range(4):
            u0 = 0.03 + column * 0.245 + (0.012 if column > 1 else -0.012)
            hedge = bed(u0, v0, u0 + 0.205, v1)
            sheet.inked(hedge, MOSS, INK, 4, 1)
            inner = bed(u0 + 0.03, v0 + 0.045, u0 + 0.175, v1 - 0.05)
            if (row + column) % 2:
                sheet.inked(inner, "#c7c97f", INK, 3, 0.8)
                x, y = ground(u0 + 0.1025, (v0 + v1) / 2)
                sheet.inked(ellipse(x, y, 16 + row * 9, 8 + row * 5), TERRA, INK, 3, 0.5)
            else:
                sheet.inked(inner, LAPIS, INK, 3, 0.8)
                with sheet.inside(inner):
                    for wave in range(4):
                        x, y = ground(u0 + 0.04, v0 + 0.06 + wave * (v1 - v0) / 5)
                        ripple = QPainterPath()
                        ripple.moveTo(x, y)
                        for crest in range(9):
                            ripple.quadTo(x + crest * 24 + 12, y - 7, x + crest * 24 + 24, y)
                        sheet.line(ripple, "#dceaf0", 2.8)
    _fountain(sheet, *ground(0.5, 0.5))


def _fountain(sheet: Sheet, x: float, y: float) -> None:
    sheet.inked(ellipse(x, y + 12, 104, 34), WALL, INK, 5, 0.8)
    sheet.inked(ellipse(x, y + 6, 86, 24), "#5e8fa8", INK, 4, 0.6)
    sheet.inked(
        polygon((x - 12, y + 8), (x - 8, y - 60), (x + 8, y - 60), (x + 12, y + 8)), WALL, INK, 4, 0.5
    )
    sheet.inked(
        curve((x - 46, y - 66), (x + 46, y - 66), (x + 30, y - 42, x - 30, y - 42, x - 46, y - 66)),
        WALL,
        INK,
        4,
        0.5,
    )
    for side in (-1, 1):
        for reach in (26, 58):
            jet = curve(
                (x, y - 78),
                (x + side * reach * 0.5, y - 126 + reach * 0.3, x + side * reach, y - 4),
                close=False,
            )
            sheet.line(jet, "#dceaf0", 5)
    sheet.inked(_lily(x, y - 92, 0.62), OCHRE, INK, 3.5, 0.4)


def _lily(x: float, y: float, scale: float) -> QPainterPath:
    petals = join(
        curve((0, -46), (22, -16, 14, 10, 0, 26), (-14, 10, -22, -16, 0, -46)),
        curve((8, 14), (18, -22, 44, -30, 48, -8), (48, 6, 34, 6, 34, -4), (24, -2, 22, 14, 14, 20)),
        curve(
            (-8, 14), (-18, -22, -44, -30, -48, -8), (-48, 6, -34, 6, -34, -4), (-24, -2, -22, 14, -14, 20)
        ),
        box(-20, 14, 40, 9),
        curve((0, 16), (12, 34, 0, 48), (-12, 34, 0, 16)),
    )
    return moved(petals, x, y, scale=scale)


def _cypress(sheet: Sheet, x: float, y: float, height: float) -> None:
    width = height * 0.17
    sheet.fill(ellipse(x + 8, y + 2, width * 1.2, 13), "#000000", 0.3)
    sheet.inked(box(x - 7, y - 34, 14, 38), "#6b4429", INK, 4, 0.5)
    tree = curve(
        (x, y - height),
        (x + width * 1.15, y - height * 0.6, x + width * 1.2, y - height * 0.1, x, y - 16),
        (x - width * 1.2, y - height * 0.1, x - width * 1.15, y - height * 0.6, x, y - height),
    )
    shape = sheet.cut(tree, 1.6, 14)
    sheet.fill(shape, CYPRESS)
    with sheet.inside(shape):
        rng = Random(int(x))
        for _ in range(int(height / 11)):
            sx, sy = x + rng.uniform(-width, width * 0.4), y - rng.uniform(30, height * 0.9)
            sheet.line(curve((sx, sy), (sx + 4, sy - 18, sx + 3, sy - 34), close=False), "#6b8a55", 3)
    sheet.line(shape, INK, 5)


def _title(sheet: Sheet, titles: tuple[str, ...]) -> None:
    cloth = sheet.cut(
        curve((74, 66), (450, 50, 828, 66), (822, 160), (828, 268), (450, 290, 74, 268), (82, 160)), 1.4, 18
    )
    sheet.shadow(cloth, y=9, opacity=0.3)
    sheet.fill(cloth, LAPIS)
    sheet.line(cloth, INK, 6)
    sheet.line(curve((92, 84), (450, 68, 810, 84), (810, 250), (450, 272, 92, 250)), OCHRE, 4)
    for side in (-1, 1):
        sheet.fill(_lily(451 + side * 302, 166, 0.9), OCHRE)
    sheet.fill(type_path(titles[0], 451, 156, 92, width=500), PARCHMENT)
    sheet.fill(type_path(titles[1], 451, 242, 92, width=520), OCHRE)
