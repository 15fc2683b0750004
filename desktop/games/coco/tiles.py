"""A goods tile as one small int, so that positions are copied fast.

Bits 0-1 are the colour of the back (the seat that owned it), bit 2 the kind, bits 3-7 who has legally
seen the kind (seats 0 to 3 and everybody else), bit 8 whether it was ever swapped. Tiles of one colour
and kind are alike, so a tile has no name of its own.
"""

from __future__ import annotations

from desktop.games.coco.data import COCONUT

__all__ = [
    "EMPTY",
    "ONLOOKERS",
    "PUBLIC",
    "SWAPPED",
    "bit_of",
    "colour_of",
    "kind_of",
    "known_by",
    "seen",
    "tile",
    "worth",
]

EMPTY = -1
"""What an empty basket carries."""
ONLOOKERS = 1 << 4
"""The bit of those who sit at no seat: it is set only where everybody knows."""
PUBLIC = 0b11111
"""Known to everybody."""
SWAPPED = 1 << 8
_KNOWN = 3


def tile(colour: int, kind: int, known: int = 0) -> int:
    """Return a tile of a seat's colour, of a kind, known to the seats of a bit mask."""
    return colour | kind << 2 | known << _KNOWN


def bit_of(seat: int | None) -> int:
    """Return the bit of a reader in ``known_by``; None is a spectator."""
    return ONLOOKERS if seat is None else 1 << seat


def colour_of(good: int) -> int:
    """Return the seat whose colour the back shows."""
    return good & 3


def kind_of(good: int) -> int:
    """Return ``FRUIT`` or ``COCONUT``."""
    return good >> 2 & 1


def known_by(good: int) -> int:
    """Return the bit mask of those who have legally seen the kind."""
    return good >> _KNOWN & PUBLIC


def seen(good: int, known: int) -> int:
    """Return the tile after these have seen it too."""
    return good | known << _KNOWN


def worth(colour: int, kind: int, seat: int) -> int:
    """Return what a tile scores on a seat's market place: CO-36."""
    return (0 if colour == seat else -1) if kind == COCONUT else 1
