"""The two faces of the house: Alegreya for titles, Alegreya Sans for text. Figures are lining and tabular."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QFont, QFontDatabase

from desktop.files import resource_path

__all__ = ["BASE", "display", "load_fonts", "text_font"]

BASE = 17
"""Pixels of running text at a text size of 100 % (Alegreya Sans is small for its size)."""

FEATURES = ("lnum", "tnum")


@lru_cache(maxsize=1)
def load_fonts() -> bool:
    """Make the shipped fonts known to Qt, once; without them the system's serif and sans are used."""
    files = sorted(resource_path("fonts").glob("*.ttf"))
    return bool(files) and all(QFontDatabase.addApplicationFont(str(file)) >= 0 for file in files)


def text_font(scale: float = 1.0, weight: QFont.Weight = QFont.Weight.Medium) -> QFont:
    """Return the face of running text, in a multiple of its usual size."""
    return _font("Alegreya Sans" if load_fonts() else "sans-serif", BASE * scale, weight)


def display(scale: float = 1.0, weight: QFont.Weight = QFont.Weight.ExtraBold) -> QFont:
    """Return the face of titles and names, in a multiple of the size of running text."""
    return _font("Alegreya" if load_fonts() else "serif", BASE * scale, weight)


def _font(family: str, pixels: float, weight: QFont.Weight) -> QFont:
    font = QFont(family)
    font.setPixelSize(max(1, round(pixels)))
    font.setWeight(weight)
    for feature in FEATURES:
        font.setFeature(QFont.Tag(feature), 1)
    return font
