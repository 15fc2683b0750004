"""The cover of Ladies & Gentlemen: she chooses, he carries, and the bills flutter."""

from __future__ import annotations

import math
from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from art.press import Sheet, arc_band, box, curve, ellipse, join, moved, polygon, rounded, star, type_path

__all__ = ["cover"]

CREAM, INK, ROSE, PLUM, BOTTLE = "#f7efdf", "#23242b", "#c9587a", "#8c3f57", "#2f5d50"
BLUE, GOLD, PALE, SKIN, HAIR, RED = "#25406b", "#c9a14a", "#efe0c8", "#f0d2b0", "#5a3a22", "#b23a34"


def cover(titles: tuple[str, ...], credit: str) -> Sheet:
    """Return the printed cover."""
    sheet = Sheet(900, 1200, seed=9)
    picture = sheet.picture(CREAM)
    sheet.fill(picture, "#f3e4d3")
    with sheet.inside(picture):
        _room(sheet)
        _gentleman(sheet, 664, 1064)
        _lady(sheet, 306, 1070)
        _bills(sheet)
    sheet.line(picture, INK, 6)
    _title(sheet, titles)
    sheet.imprint(credit, INK)
    sheet.grain(QRectF(0, 0, 900, 1200), 1400, "#3c2814")
    return sheet


def _room(sheet: Sheet) -> None:
    for stripe in range(16):
        sheet.fill(sheet.cut(box(stripe * 60, 0, 30, 1000), 1, 30), "#eed6c4")
    for column in range(15):
        for row in range(9):
            x, y = 45.0 + column * 60, 330 + row * 76 + (column % 2) * 38
            sheet.fill(star(x, y, 4, 9, 3.4), "#dfb9a6")
    sheet.fill(box(0, 960, 900, 22), INK)
    sheet.fill(sheet.cut(box(0, 936, 900, 30), 1, 26), GOLD)
    sheet.fill(box(0, 972, 900, 240), BOTTLE)
    rng = Random(2)
    for row in range(4):
        for column in range(-1, 13):
            near = 1 + row * 0.16
            x, y = 450.0 + (column - 5.5 + (row % 2) * 0.5) * 84 * near, 1006 + row * 44
            tile = polygon((x - 40 * near, y), (x, y - 19), (x + 40 * near, y), (x, y + 19))
            sheet.fill(sheet.cut(tile, 0.8, 18), rng.choice(("#3b6d5f", "#3f7263")))


def _lady(sheet: Sheet, x: float, y: float) -> None:
    """Print her; the point is the middle of the hem."""
    sheet.fill(ellipse(x, y + 4, 262, 30), "#000000", 0.3)
    _hair(sheet, x, y - 620)
    gown = curve(
        (x - 50, y - 380),
        (x + 50, y - 380),
        (x + 110, y - 320, x + 262, y - 190, x + 250, y - 6),
        (x + 130, y + 26, x - 130, y + 26, x - 250, y - 6),
        (x - 262, y - 190, x - 110, y - 320, x - 50, y - 380),
    )
    shape = sheet.cut(gown, 1.2, 18)
    sheet.fill(shape, PLUM)
    with sheet.inside(shape):
        for fold in (-170, -100, -36, 36, 100, 170):
            line = curve(
                (x + fold * 0.2, y - 370), (x + fold * 0.9, y - 220, x + fold * 1.3, y + 30), close=False
            )
            sheet.line(line, "#6e2f44", 5)
        for frill, (height, ink) in enumerate(((8, ROSE), (94, CREAM))):
            for scallop in range(19):
                reach = 262 - frill * 10
                at = x - reach + scallop * reach / 9
                sag = 26 * math.cos((at - x) / 300)
                sheet.inked(ellipse(at, y - height + sag - 14, 19, 24), ink, INK, 3.5, 0.6)
    sheet.line(shape, INK, 6)
    for side in (-1, 1):
        panier = curve(
            (x + side * 12, y - 384),
            (x + side * 90, y - 370, x + side * 168, y - 300, x + side * 178, y - 220),
            (x + side * 120, y - 250, x + side * 50, y - 260, x + side * 14, y - 318),
        )
        sheet.inked(panier, ROSE, INK, 5, 1)
        sheet.inked(_bow(x + side * 174, y - 214, 0.75), GOLD, INK, 4, 0.5)
    _bodice(sheet, x, y - 380)
    _lady_head(sheet, x, y - 620)
    _fan(sheet, x - 150, y - 500)


def _bow(x: float, y: float, scale: float) -> QPainterPath:
    loops = join(
        curve((0, 0), (-34, -34, -52, -10, -46, 2), (-50, 18, -30, 26, 0, 0)),
        curve((0, 0), (34, -34, 52, -10, 46, 2), (50, 18, 30, 26, 0, 0)),
        polygon((-4, 2), (-26, 46), (-12, 44), (0, 8)),
        polygon((4, 2), (26, 46), (12, 44), (0, 8)),
        ellipse(0, 1, 11),
    )
    return moved(loops, x, y, scale=scale)


def _bodice(sheet: Sheet, x: float, y: float) -> None:
    sheet.inked(
        curve((x - 18, y - 200), (x + 18, y - 200), (x + 22, y - 150), (x - 22, y - 150)), SKIN, INK, 5, 0.6
    )
    chest = curve(
        (x - 78, y - 148),
        (x - 30, y - 172, x + 30, y - 172, x + 78, y - 148),
        (x + 60, y - 90),
        (x - 60, y - 90),
    )
    sheet.inked(chest, SKIN, INK, 5, 0.8)
    top = curve(
        (x - 80, y - 138),
        (x - 56, y - 104, x - 24, y - 100, x, y - 116),
        (x + 24, y - 100, x + 56, y - 104, x + 80, y - 138),
        (x + 84, y - 70, x + 56, y - 30, x + 52, y + 6),
        (x, y + 30, x - 52, y + 6),
        (x - 56, y - 30, x - 84, y - 70, x - 80, y - 138),
    )
    sheet.inked(top, PLUM, INK, 6, 1)
    for lace in range(4):
        at = y - 80 + lace * 24
        sheet.line(curve((x - 16, at), (x + 16, at + 16), close=False), GOLD, 4)
        sheet.line(curve((x + 16, at), (x - 16, at + 16), close=False), GOLD, 4)
    for pearl in range(9):
        angle = math.pi * (pearl + 0.5) / 9
        sheet.inked(
            ellipse(x + 52 * math.cos(angle), y - 168 + 44 * math.sin(angle), 7),
            CREAM if pearl != 4 else ROSE,
            INK,
            3,
            0,
        )
    right = curve((x + 76, y - 122), (x + 140, y - 60, x + 130, y - 16, x + 74, y + 4), close=False)
    left = curve((x - 76, y - 122), (x - 150, y - 60, x - 180, y - 60, x - 150, y - 128), close=False)
    for arm in (right, left):
        sheet.line(arm, INK, 38)
        sheet.line(arm, SKIN, 27)
    for side in (-1, 1):
        puff = ellipse(x + side * 86, y - 116, 40, 36)
        sheet.inked(puff, ROSE, INK, 5, 1)
        for crease in (-1, 0, 1):
            sheet.line(
                curve(
                    (x + side * 86 + crease * 14, y - 140), (x + side * 86 + crease * 18, y - 94), close=False
                ),
                PLUM,
                3.5,
            )
    sheet.inked(ellipse(x + 72, y + 2, 20), CREAM, INK, 5, 0.5)


def _hair(sheet: Sheet, x: float, y: float) -> None:
    sheet.inked(ellipse(x, y + 6, 76, 78), HAIR, INK, 6, 1)
    for side in (-1, 1):
        for curl in range(3):
            sheet.inked(ellipse(x + side * (70 - curl * 3), y + 30 + curl * 30, 19, 18), HAIR, INK, 4.5, 0.6)


def _lady_head(sheet: Sheet, x: float, y: float) -> None:
    sheet.inked(ellipse(x, y + 16, 58, 66), SKIN, INK, 6, 0.8)
    fringe = curve(
        (x - 60, y + 14),
        (x - 70, y - 60, x + 70, y - 60, x + 60, y + 14),
        (x + 44, y - 20, x + 16, y - 30, x, y - 30),
        (x - 16, y - 30, x - 44, y - 20, x - 60, y + 14),
    )
    sheet.inked(fringe, HAIR, INK, 5, 0.6)
    for side in (-1, 1):
        lid = curve((x + side * 12, y + 14), (x + side * 24, y + 2, x + side * 38, y + 14), close=False)
        sheet.line(lid, INK, 5)
        sheet.fill(ellipse(x + side * 25 - 3, y + 15, 5, 6), INK)
        sheet.line(curve((x + side * 38, y + 13), (x + side * 44, y + 8), close=False), INK, 3.5)
        sheet.line(
            curve((x + side * 12, y - 8), (x + side * 26, y - 20, x + side * 42, y - 8), close=False),
            HAIR,
            4.5,
        )
        sheet.fill(ellipse(x + side * 36, y + 38, 11, 8), ROSE, 0.5)
        sheet.fill(ellipse(x + side * 62, y + 52, 6, 9), GOLD)
    sheet.line(curve((x + 1, y + 20), (x + 7, y + 36, x - 3, y + 36), close=False), "#b98c66", 3.5)
    lips = curve(
        (x - 15, y + 52),
        (x - 6, y + 46, x, y + 51),
        (x + 6, y + 46, x + 15, y + 52),
        (x, y + 66, x - 15, y + 52),
    )
    sheet.fill(lips, RED)
    _hat(sheet, x, y - 44)


def _hat(sheet: Sheet, x: float, y: float) -> None:
    for turn, ink in ((16, GOLD), (-8, CREAM), (40, ROSE)):
        plume = curve(
            (0, 0),
            (-30, -70, -10, -150, 70, -168),
            (96, -140, 60, -110, 66, -100),
            (84, -86, 40, -66, 46, -50),
            (40, -20, 20, -10, 0, 0),
        )
        sheet.inked(moved(plume, x + 30, y - 20, turn=turn), ink, INK, 5, 1)
        sheet.line(moved(curve((2, -6), (0, -90, 58, -150), close=False), x + 30, y - 20, turn=turn), INK, 3)
    crown = curve((x - 70, y + 6), (x - 74, y - 84, x + 74, y - 84, x + 70, y + 6))
    sheet.inked(crown, BLUE, INK, 6, 1)
    band = curve((x - 71, y - 14), (x, y + 8, x + 71, y - 14), (x + 70, y + 10), (x, y + 30, x - 70, y + 10))
    sheet.inked(band, GOLD, INK, 4, 0.6)
    brim = curve(
        (x - 138, y - 6),
        (x - 60, y + 34, x + 60, y + 34, x + 138, y - 6),
        (x + 110, y + 46, x - 110, y + 46, x - 138, y - 6),
    )
    sheet.inked(brim, BLUE, INK, 6, 1)
    sheet.inked(_bow(x + 44, y - 8, 0.62), ROSE, INK, 4, 0.4)


def _fan(sheet: Sheet, x: float, y: float) -> None:
    for blade in range(9):
        start = -math.pi * 0.98 + blade * math.pi * 0.86 / 9
        stop = start + math.pi * 0.86 / 9
        leaf = arc_band(x, y, (34, 34), (112, 112), start, stop, steps=2)
        sheet.inked(leaf, ("#3c7a8c", PALE)[blade % 2], INK, 4, 0.4)
        sheet.line(curve((x, y), (x + 36 * math.cos(start), y + 36 * math.sin(start)), close=False), INK, 4)
    sheet.inked(ellipse(x, y - 2, 20), CREAM, INK, 5, 0.5)


def _gentleman(sheet: Sheet, x: float, y: float) -> None:
    """Print him behind his burden; the point is where he stands."""
    sheet.fill(ellipse(x, y + 4, 116, 18), "#000000", 0.3)
    for side in (-1, 1):
        leg = polygon(
            (x + side * 8, y - 190),
            (x + side * 62, y - 190),
            (x + side * 50, y - 16),
            (x + side * 14, y - 16),
        )
        sheet.inked(leg, "#5c6070", INK, 5, 0.8)
        for stripe in (22, 38):
            sheet.line(
                curve((x + side * stripe, y - 170), (x + side * (stripe - 2), y - 24), close=False), INK, 2.5
            )
        shoe = curve(
            (x + side * 8, y + 4),
            (x + side * 8, y - 18),
            (x + side * 52, y - 20),
            (x + side * 84, y - 14, x + side * 80, y + 4),
        )
        sheet.inked(shoe, INK, INK, 4, 0.5)
    coat = curve(
        (x - 92, y - 170),
        (x - 108, y - 320, x - 84, y - 430, x, y - 430),
        (x + 84, y - 430, x + 108, y - 320, x + 92, y - 170),
        (x + 40, y - 150),
        (x, y - 190),
        (x - 40, y - 150),
    )
    sheet.inked(coat, BLUE, INK, 6, 1)
    _head_of_his(sheet, x, y - 656)
    for side in (-1, 1):
        arm = curve(
            (x + side * 84, y - 372),
            (x + side * 186, y - 330, x + side * 176, y - 214, x + side * 92, y - 204),
            close=False,
        )
        sheet.line(arm, INK, 50)
        sheet.line(arm, BLUE, 38)
    boxes = ((148, 92, ROSE, CREAM, 4), (128, 84, CREAM, BOTTLE, -5), (112, 76, GOLD, PLUM, 3))
    top = y - 214
    for half, height, ink, ribbon, lean in boxes:
        _hat_box(sheet, x + lean, top, half, height, ink, ribbon)
        top -= height + 22
    for side in (-1, 1):
        sheet.inked(rounded(x + side * 84 - 32, y - 232, 64, 42, 20), CREAM, INK, 5, 0.6)
        for finger in (-1, 1):
            crease = curve(
                (x + side * 84 + finger * 10, y - 226), (x + side * 84 + finger * 10, y - 208), close=False
            )
            sheet.line(crease, INK, 3)


def _hat_box(sheet: Sheet, x: float, y: float, half: float, height: float, ink: str, ribbon: str) -> None:
    side = sheet.cut(rounded(x - half, y - height, half * 2, height, 10), 1, 16)
    sheet.fill(side, ink)
    with sheet.inside(side):
        for stripe in range(1, 9):
            if stripe % 2:
                sheet.fill(
                    box(x - half + stripe * half / 4.5, y - height, half / 4.5, height), "#000000", 0.1
                )
        sheet.fill(box(x - 15, y - height, 30, height), ribbon)
    sheet.line(side, INK, 6)
    sheet.inked(rounded(x - half - 9, y - height - 20, half * 2 + 18, 30, 10), ink, INK, 6, 0.8)
    sheet.inked(box(x - 15, y - height - 20, 30, 30), ribbon, INK, 3.5, 0.4)
    sheet.inked(_bow(x, y - height - 20, 0.8), ribbon, INK, 4, 0.4)


def _head_of_his(sheet: Sheet, x: float, y: float) -> None:
    """Print what the boxes leave of his face: eyes that look for the way, and a hat."""
    sheet.inked(ellipse(x, y + 90, 62, 80), SKIN, INK, 6, 0.8)
    for side in (-1, 1):
        sheet.inked(ellipse(x + side * 62, y + 92, 13, 18), SKIN, INK, 4.5, 0.6)
        sheet.inked(ellipse(x + side * 23, y + 76, 17, 19), CREAM, INK, 4, 0)
        sheet.fill(ellipse(x + side * 23 - 8, y + 82, 7, 8), INK)
        sheet.line(
            curve((x + side * 10, y + 50), (x + side * 24, y + 34, x + side * 44, y + 52), close=False),
            HAIR,
            7,
        )
    hat = polygon((x - 62, y + 34), (x - 70, y - 98), (x + 70, y - 98), (x + 62, y + 34))
    sheet.inked(hat, INK, INK, 5, 1)
    sheet.fill(
        sheet.cut(polygon((x - 63, y + 2), (x + 63, y + 2), (x + 62, y + 28), (x - 62, y + 28)), 0.6, 14),
        PLUM,
    )
    sheet.fill(polygon((x - 54, y - 86), (x - 40, y - 86), (x - 38, y - 8), (x - 48, y - 8)), "#4a4c58")
    brim = curve(
        (x - 106, y + 24),
        (x - 50, y + 44, x + 50, y + 44, x + 106, y + 24),
        (x + 96, y + 54, x - 96, y + 54, x - 106, y + 24),
    )
    sheet.inked(brim, INK, INK, 5, 0.8)
    for drop, (dx, dy) in enumerate(((88, 70), (104, 104))):
        tear = curve(
            (x + dx, y + dy - 16),
            (x + dx + 12, y + dy + 4, x + dx, y + dy + 10),
            (x + dx - 12, y + dy + 4, x + dx, y + dy - 16),
        )
        sheet.inked(tear, "#9cc4cf", INK, 3.5 - drop * 0.5, 0)


def _bills(sheet: Sheet) -> None:
    for x, y, turn, sum_ in (
        (812, 590, 14, "£900"),
        (500, 404, -16, "£400"),
        (792, 1004, -12, "£700"),
        (470, 1092, 9, "£600"),
    ):
        bill = rounded(-50, -32, 100, 64, 5)
        sheet.shadow(moved(bill, x, y, turn=turn), 3, 7, 0.25)
        sheet.inked(moved(bill, x, y, turn=turn), "#fbf5e8", INK, 4, 0.6)
        sheet.line(moved(rounded(-42, -24, 84, 48, 3), x, y, turn=turn), BOTTLE, 2)
        sheet.fill(moved(type_path(sum_, 0, 11, 32), x, y, turn=turn), RED)


def _title(sheet: Sheet, titles: tuple[str, ...]) -> None:
    plate = sheet.cut(join(rounded(84, 62, 732, 226, 26)), 1.2, 18)
    sheet.shadow(plate, y=9, opacity=0.3)
    sheet.fill(plate, CREAM)
    sheet.line(plate, INK, 6)
    sheet.line(rounded(99, 77, 702, 196, 16), GOLD, 4)
    for x, y in ((99, 77), (801, 77), (99, 273), (801, 273)):
        sheet.inked(ellipse(x, y, 15), GOLD, INK, 4, 0.5)
    sheet.fill(type_path(titles[0], 386, 162, 104, width=420), ROSE)
    sheet.fill(type_path("&", 618, 162, 104), GOLD)
    sheet.fill(type_path(titles[1], 450, 252, 112, width=640), BOTTLE)
