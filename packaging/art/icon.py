"""The icon of Spieltisch: a round table, five games in their inks, a pawn in the middle."""

from __future__ import annotations

import math

from PySide6.QtGui import QPainterPath

from art.press import Sheet, arc_band, box, curve, ellipse, join, moved, polygon, rounded, star

__all__ = ["icon"]

INK, BONE, WOOD = "#231f20", "#f2e6cf", "#6e4632"
GAMES = ("#e4572e", "#4f9a52", "#e9b84a", "#c9587a", "#2b4c7e")
MIDDLE = 256.0


def icon(*, small: bool = False) -> Sheet:
    """Return the icon, 512 units wide; ``small`` leaves out what 32 pixels cannot show."""
    sheet = Sheet(512, 512, seed=2)
    sheet.fill(rounded(14, 14, 484, 484, 108), INK)
    sheet.fill(sheet.cut(ellipse(MIDDLE, MIDDLE, 218), 0 if small else 1.6, 16), WOOD)
    for number, ink in enumerate(GAMES):
        start = -math.pi / 2 - math.pi / 5 + number * math.tau / 5
        gap = 0.03 if small else 0.022
        wedge = arc_band(
            MIDDLE, MIDDLE, (70, 70), (200, 200), start + gap, start + math.tau / 5 - gap, steps=14
        )
        sheet.fill(sheet.cut(wedge, 0 if small else 1.4, 16), ink)
        if not small:
            angle = start + math.pi / 5
            sheet.fill(_shape(number, MIDDLE + 152 * math.cos(angle), MIDDLE + 152 * math.sin(angle)), BONE)
    sheet.fill(sheet.cut(ellipse(MIDDLE, MIDDLE, 104), 0 if small else 1.3, 14), BONE)
    sheet.line(ellipse(MIDDLE, MIDDLE, 104), INK, 9)
    sheet.fill(_pawn(1.24 if small else 1.0), INK)
    return sheet


def _shape(number: int, x: float, y: float) -> QPainterPath:
    shapes = (
        ellipse(x, y, 23),
        polygon((x, y - 27), (x + 27, y + 20), (x - 27, y + 20)),
        box(x - 21, y - 21, 42, 42),
        polygon((x, y - 28), (x + 28, y), (x, y + 28), (x - 28, y)),
        star(x, y + 2, 5, 31, 14),
    )
    return shapes[number]


def _pawn(scale: float) -> QPainterPath:
    pawn = join(
        ellipse(0, -38, 27),
        rounded(-33, -18, 66, 15, 7),
        curve((-15, -8), (15, -8), (18, 20, 30, 32, 42, 46), (-42, 46), (-30, 32, -18, 20, -15, -8)),
        rounded(-49, 42, 98, 22, 8),
    )
    return moved(pawn, MIDDLE, MIDDLE - 2, scale=scale)
