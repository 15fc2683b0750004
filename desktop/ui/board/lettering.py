"""Letters on a board: Alegreya Black for titles and numbers, Alegreya Sans for sentences.

Sizes are logical pixels of the board at a text size of 100 %; multiply by ``BoardContext.text_scale``.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QFontDatabase, QFontMetricsF, QPainter

__all__ = ["LEAST", "SENTENCE", "body", "display", "fit", "letter", "room"]

SENTENCE = 24.0
"""Size of a sentence on the board."""
LEAST = 9.0
"""Nothing is ever set smaller than this."""

WRAP = Qt.TextFlag.TextWordWrap
CENTRE = Qt.AlignmentFlag.AlignCenter


@lru_cache
def _family(wanted: str, otherwise: str) -> str:
    return wanted if wanted in QFontDatabase.families() else otherwise


def display(pixels: float, weight: QFont.Weight = QFont.Weight.Black) -> QFont:
    """Return the display face: titles, numbers, names on the board; figures are lining and tabular."""
    font = QFont(_family("Alegreya", "serif"))
    font.setWeight(weight)
    font.setPixelSize(max(1, round(pixels)))
    for feature in ("lnum", "tnum"):
        font.setFeature(QFont.Tag(feature), 1)
    return font


def body(pixels: float = SENTENCE, weight: QFont.Weight = QFont.Weight.Medium) -> QFont:
    """Return the text face: sentences and small labels; figures are lining and tabular."""
    font = QFont(_family("Alegreya Sans", "sans-serif"))
    font.setWeight(weight)
    font.setPixelSize(max(1, round(pixels)))
    for feature in ("lnum", "tnum"):
        font.setFeature(QFont.Tag(feature), 1)
    return font


def room(text: str, font: QFont, width: float = 10_000.0) -> QSizeF:
    """Return the room a text takes when it is wrapped at a width."""
    bounds = QFontMetricsF(font).boundingRect(QRectF(0, 0, width, 10_000), int(CENTRE | WRAP), text)
    return bounds.size()


def fit(text: str, font: QFont, size: QSizeF, *, wrap: bool = True) -> QFont:
    """Return the font, made smaller until the text fits; it is never clipped.

    A word is not broken: it shrinks until the longest one fits on a line.
    """
    fitted = QFont(font)
    fitted.setPixelSize(_fitting(text, QFont(font), size.width(), size.height(), wrap))
    return fitted


@lru_cache(maxsize=4096)
def _fitting(text: str, font: QFont, width: float, height: float, wrap: bool) -> int:  # noqa: FBT001 - private
    """Return the size at which a text fits: what comes and goes on a board is not measured every time."""
    size, fitted = QSizeF(width, height), QFont(font)
    pixels = float(font.pixelSize())
    while pixels > LEAST and not _fits(text, fitted, size, wrap=wrap):
        pixels = max(LEAST, pixels * 0.94 if pixels > 20 else pixels - 1)
        fitted.setPixelSize(round(pixels))
    return fitted.pixelSize()


def _fits(text: str, font: QFont, size: QSizeF, *, wrap: bool) -> bool:
    metrics = QFontMetricsF(font)
    if not wrap:
        return metrics.horizontalAdvance(text) <= size.width() and metrics.height() <= size.height() * 1.25
    longest = max((metrics.horizontalAdvance(word) for word in text.split()), default=0.0)
    needed = room(text, font, size.width())
    return longest <= size.width() and needed.width() <= size.width() + 1 and needed.height() <= size.height()


def letter(
    painter: QPainter,
    rect: QRectF,
    text: str,
    font: QFont,
    colour: QColor,
    *,
    align: Qt.AlignmentFlag = CENTRE,
    wrap: bool = True,
) -> None:
    """Write a text into a rectangle, smaller if it must be."""
    painter.save()
    painter.setPen(colour)
    painter.setFont(fit(text, font, rect.size(), wrap=wrap))
    flags = int(align | WRAP) if wrap else int(align) | int(Qt.TextFlag.TextDontClip)
    painter.drawText(rect, flags, text)
    painter.restore()
