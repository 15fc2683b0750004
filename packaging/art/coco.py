"""The cover of Coco Razzi: Pongo swings through the jungle and has his eye on a basket."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainterPath

from art.press import Sheet, box, curve, ellipse, join, moved, polygon, rounded, type_path

__all__ = ["cover"]

CREAM, INK, BARK, BARK_DARK = "#fff8e3", "#22301f", "#6b4429", "#3f2716"
LEAF, MIDDLE, DEEP, MOSS, PALE = "#5e9b4b", "#4b8b4f", "#2f5d3a", "#8db360", "#b9d38a"
SKY, SUN, BANANA, PAPAYA, SKIN, RED = "#cfe8e2", "#f7e29a", "#f4c430", "#f08a4b", "#e8c48a", "#c8352b"
ROD_START, ROD_END = (84.0, 434.0), (826.0, 360.0)
GREENS = (LEAF, DEEP, MOSS, MIDDLE)


def cover(titles: tuple[str, ...], credit: str) -> Sheet:
    """Return the printed cover."""
    sheet = Sheet(900, 1200, seed=5)
    picture = sheet.picture(CREAM)
    sheet.fill(picture, SKY)
    with sheet.inside(picture):
        _glade(sheet)
        _thicket(sheet)
        _palm(sheet, 120, 976, flip=False)
        _palm(sheet, 790, 976, flip=True)
        _rod(sheet)
        _basket(sheet, 530, 1016)
        _monkey(sheet, 460, 330)
        _undergrowth(sheet)
    sheet.line(picture, INK, 6)
    _title(sheet, titles[0])
    sheet.imprint(credit, INK)
    sheet.grain(QRectF(0, 0, 900, 1200), 1400, "#142814")
    return sheet


def _glade(sheet: Sheet) -> None:
    sheet.rays(455, 540, 40, 900, "#e3f3e9")
    sheet.fill(sheet.cut(ellipse(455, 540, 320), 2, 22), SUN)
    for y, ink, seed in ((650, PALE, 1), (760, MOSS, 2), (880, LEAF, 3)):
        rng = Random(seed)
        hill = QPainterPath()
        hill.moveTo(0, 1200)
        hill.lineTo(0, y)
        for step in range(10):
            hill.quadTo(step * 100 + 50, y - rng.uniform(40, 110), step * 100 + 100, y + rng.uniform(-20, 20))
        hill.lineTo(1000, 1200)
        hill.closeSubpath()
        sheet.fill(sheet.cut(hill, 1.5, 18), ink)


def leaf(sheet: Sheet, x: float, y: float, length: float, turn: float, ink: str, vein: str) -> None:
    """Print a leaf with its veins; it grows from the point in the direction of ``turn``."""
    whole = curve((0, 0), (0.25, -0.3, 0.75, -0.28, 1, 0), (0.75, 0.28, 0.25, 0.3, 0, 0))
    shape = sheet.cut(moved(whole, x, y, turn=turn, scale=length), 1, 16)
    sheet.fill(shape, ink)
    veins = curve((0.05, 0), (0.93, 0), close=False)
    for rib in range(1, 6):
        at, reach = 0.15 * rib, 0.16 * (1 - abs(rib - 3) / 5)
        for side in (-1, 1):
            veins.moveTo(at, 0)
            veins.lineTo(at + 0.1, side * reach)
    sheet.line(moved(veins, x, y, turn=turn, scale=length), vein, 2.6)
    sheet.line(shape, INK, 3)


def _thicket(sheet: Sheet) -> None:
    rng = sheet.rng
    for _ in range(46):
        side = rng.choice((-1, 1))
        x, y = (rng.uniform(-20, 90) if side < 0 else rng.uniform(810, 920)), rng.uniform(20, 1150)
        leaf(
            sheet,
            x,
            y,
            rng.uniform(100, 170),
            (0 if side < 0 else 180) + rng.uniform(-80, 80),
            rng.choice(GREENS),
            "#2c5a34",
        )
    for _ in range(26):
        x = rng.uniform(0, 900)
        leaf(
            sheet,
            x,
            rng.uniform(0, 46),
            rng.uniform(110, 175),
            90 + rng.uniform(-70, 70),
            rng.choice(GREENS),
            "#2c5a34",
        )


def _palm(sheet: Sheet, x: float, y: float, *, flip: bool) -> None:
    trunk = curve((-34, 0), (-18, -220, -52, -420, -18, -640), (22, -636), (-4, -420, 36, -220, 40, 0))
    shape = sheet.cut(moved(trunk, x, y, flip=flip), 1.5, 14)
    sheet.fill(shape, BARK)
    with sheet.inside(shape):
        for ring in range(20):
            notch = curve((-60, -20 - ring * 32), (0, -2 - ring * 32, 60, -26 - ring * 32), close=False)
            sheet.line(moved(notch, x, y, flip=flip), BARK_DARK, 4)
    sheet.line(shape, INK, 4)
    for number, turn in enumerate((-170, -200, -135, -20, 18, -48, -104, -76)):
        ink = (DEEP, MIDDLE, LEAF, DEEP)[number % 4]
        leaf(sheet, x, y - 640, 210, turn if not flip else 180 - turn, ink, "#2c5a34")
    for dx, dy in ((-24, -606), (14, -598), (36, -622)):
        nut = ellipse(x + (-dx if flip else dx), y + dy, 23)
        sheet.inked(nut, BARK, INK, 3.5, 0.8)
        sheet.fill(ellipse(x + (-dx if flip else dx) - 7, y + dy - 7, 4), "#a77a50")


def rod_height(x: float) -> float:
    """Return where the middle of the rod is."""
    (x0, y0), (x1, y1) = ROD_START, ROD_END
    return y0 + (y1 - y0) * (x - x0) / (x1 - x0)


def _rod(sheet: Sheet) -> None:
    rod = curve(ROD_START, ROD_END, close=False)
    sheet.line(rod, INK, 26)
    sheet.line(rod, "#d9a55b", 17)
    sheet.line(rod.translated(0, -4), "#f0c987", 4)
    for knot in (0.2, 0.36, 0.68, 0.84):
        x, y = 84 + 742 * knot, rod_height(84 + 742 * knot)
        sheet.line(curve((x, y - 9), (x + 5, y, x - 2, y + 9), close=False), "#8a5a2b", 4)


def _limb(sheet: Sheet, path: QPainterPath, width: float) -> None:
    sheet.line(path, INK, width + 9)
    sheet.line(path, BARK, width)


def _monkey(sheet: Sheet, x: float, y: float) -> None:
    """Print Pongo below the rod; the point is where his hands hold it."""

    def at(path: QPainterPath) -> QPainterPath:
        return path.translated(x, y + 40)

    _limb(
        sheet,
        at(curve((40, 330), (190, 380, 250, 250, 176, 196), (130, 170, 116, 226, 152, 236), close=False)),
        19,
    )
    for side in (-1, 1):
        hold = rod_height(x + side * 78) - y
        arm = curve((side * 52, 236), (side * 156, 196, side * 150, 110, side * 78, hold), close=False)
        _limb(sheet, arm.translated(x, y), 36)
        leg = curve((side * 48, 350), (side * 132, 396, side * 92, 470, side * 40, 486), close=False)
        _limb(sheet, at(leg), 36)
        sheet.inked(at(ellipse(side * 30, 492, 38, 20)), SKIN, INK, 5, 0.8)
    sheet.inked(at(ellipse(0, 280, 90, 108)), BARK, INK, 6, 1)
    sheet.fill(sheet.cut(at(ellipse(0, 298, 56, 72)), 1, 12), SKIN)
    for side in (-1, 1):
        hold = rod_height(x + side * 78)
        sheet.inked(rounded(x + side * 78 - 29, hold - 36, 58, 72, 25), SKIN, INK, 5, 0.8)
        for finger in (-1, 0, 1):
            crease = curve(
                (x + side * 78 + finger * 14, hold - 30), (x + side * 78 + finger * 14, hold + 4), close=False
            )
            sheet.line(crease, INK, 3.5)
    _magnet(sheet, x, y + 556)
    _head(sheet, x, y + 186)


def _magnet(sheet: Sheet, x: float, y: float) -> None:
    sheet.line(curve((x, y - 20), (x, y + 12), close=False), INK, 7)
    outer = curve(
        (-44, 64),
        (-44, 10),
        (-44, -44, 44, -44, 44, 10),
        (44, 64),
        (18, 64),
        (18, 10),
        (18, -14, -18, -14, -18, 10),
        (-18, 64),
    )
    shape = moved(outer, x, y + 40)
    sheet.inked(shape, RED, INK, 5, 0.8)
    for side in (-1, 1):
        sheet.inked(box(x + side * 31 - 13, y + 84, 26, 22), CREAM, INK, 4.5, 0)


def _head(sheet: Sheet, x: float, y: float) -> None:
    for side in (-1, 1):
        sheet.inked(ellipse(x + side * 100, y - 6, 38), BARK, INK, 6, 0.8)
        sheet.fill(ellipse(x + side * 100, y - 6, 20), SKIN)
    for lean in (-1, 0, 1):
        lock = curve(
            (x - 20 + lean * 16, y - 80),
            (x - 10 + lean * 30, y - 112, x + 8 + lean * 34, y - 128 + abs(lean) * 14),
            (x + 12 + lean * 22, y - 100, x + 20 + lean * 16, y - 80),
        )
        sheet.inked(lock, BARK, INK, 6, 0.4)
    sheet.inked(ellipse(x, y, 102, 94), BARK, INK, 6, 1)
    face = join(ellipse(x - 36, y - 14, 46, 48), ellipse(x + 36, y - 14, 46, 48), ellipse(x, y + 36, 74, 50))
    sheet.fill(sheet.cut(face, 0.9, 12), SKIN)
    for side in (-1, 1):
        sheet.inked(ellipse(x + side * 33, y - 18, 23, 29), CREAM, INK, 4, 0)
        sheet.fill(ellipse(x + side * 33 + 7, y - 8, 11, 13), INK)
        sheet.fill(ellipse(x + side * 33 + 3, y - 13, 4), CREAM)
        sheet.line(
            curve((x + side * 16, y - 62), (x + side * 34, y - 76, x + side * 54, y - 58), close=False),
            INK,
            6,
        )
        sheet.fill(ellipse(x + side * 9, y + 22, 4.5, 6), INK)
    mouth = curve(
        (x - 46, y + 40), (x, y + 60, x + 46, y + 40), (x + 34, y + 82, x - 34, y + 82, x - 46, y + 40)
    )
    sheet.inked(mouth, "#8e2a1a", INK, 5, 0)
    with sheet.inside(mouth):
        sheet.fill(
            curve((x - 46, y + 36), (x + 46, y + 36), (x + 40, y + 52), (x, y + 66, x - 40, y + 52)), CREAM
        )
        sheet.fill(ellipse(x, y + 84, 22, 14), PAPAYA)


def _basket(sheet: Sheet, x: float, y: float) -> None:
    sheet.fill(ellipse(x - 70, y + 112, 150, 26), "#000000", 0.25)
    fruits = ((-140, -18, PAPAYA), (-20, -20, BANANA), (-82, -42, BARK))
    for dx, dy, ink in fruits:
        sheet.inked(ellipse(x + dx, y + dy, 50, 46), ink, INK, 5, 0.8)
    sheet.fill(ellipse(x - 100, y - 58, 8), "#a77a50")
    sheet.line(curve((x - 140, y - 62), (x - 132, y - 84, x - 112, y - 86), close=False), DEEP, 7)
    for turn in (0, 1):
        fruit = curve(
            (x - 10 + turn * 26, y - 10),
            (x - 20 + turn * 30, y - 76, x + 16 + turn * 34, y - 96, x + 34 + turn * 26, y - 100),
            (x + 44 + turn * 26, y - 60, x + 44 + turn * 16, y - 30, x + 26 + turn * 10, y),
        )
        sheet.inked(fruit, BANANA, INK, 5, 0.6)
    bowl = curve(
        (x - 206, y),
        (x + 66, y),
        (x + 54, y + 60, x + 44, y + 96, x + 20, y + 116),
        (x - 70, y + 136, x - 160, y + 116),
        (x - 184, y + 96, x - 194, y + 60, x - 206, y),
    )
    shape = sheet.cut(bowl, 1, 14)
    sheet.fill(shape, "#c98b45")
    with sheet.inside(shape):
        for row in range(4):
            for column in range(15):
                left = x - 214 + column * 20 + (row % 2) * 10
                weave = curve(
                    (left, y + 22 + row * 28),
                    (left + 8, y + 36 + row * 28, left + 16, y + 22 + row * 28),
                    close=False,
                )
                sheet.line(weave, "#8a5a2b", 4)
    sheet.line(shape, INK, 6)
    rim = rounded(x - 222, y - 20, 304, 40, 18)
    sheet.inked(rim, "#0072b2", INK, 6, 0.8)
    sheet.fill(ellipse(x - 70, y, 12), CREAM)


def _undergrowth(sheet: Sheet) -> None:
    rng = Random(12)
    for number in range(26):
        x = 20 + number * 35 + rng.uniform(-14, 14)
        middle = abs(x - 450) / 450
        leaf(
            sheet,
            x,
            1200,
            rng.uniform(90, 130) + 110 * middle,
            -90 + rng.uniform(-46, 46),
            rng.choice(GREENS),
            "#2c5a34",
        )


def _title(sheet: Sheet, title: str) -> None:
    board = sheet.cut(polygon((96, 74), (800, 62), (812, 222), (88, 232)), 1.6, 20)
    sheet.shadow(board, y=10, opacity=0.35)
    sheet.fill(board, BANANA)
    with sheet.inside(board):
        for grain in range(5):
            y = 92 + grain * 32
            sheet.line(curve((80, y), (300, y + 12, 520, y - 14, 830, y + 2), close=False), "#dba820", 3)
    sheet.line(board, INK, 7)
    for x, y in ((118, 96), (782, 86), (112, 208), (788, 202)):
        sheet.fill(ellipse(x, y, 7), INK)
    letters = moved(type_path(title, 0, 0, 136, width=640), 450, 190, turn=-1)
    sheet.line(letters, CREAM, 12)
    sheet.fill(letters, INK)
