"""Where everything goes, in logical pixels. The half of the reader's role is the larger one."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF

__all__ = ["DOLL", "TRAY", "WHOLE", "Layout", "slots"]

WHOLE = QRectF(0, 0, 1400, 1000)
TITLE = QRectF(22, 10, 420, 62)
PHASE = QRectF(640, 16, 330, 50)
WHEEL = QRectF(984, 14, 400, 56)
DOLL = QRectF(14, 84, 352, 904)
TABS = QRectF(28, 98, 324, 46)
TRAY = QRectF(380, 836, 1010, 154)
LEFT, RIGHT = 380.0, 1390.0
TOP, BOTTOM = 84.0, 826.0
RAIL = 12.0

STREET = {"lady": 392.0, "gentleman": 326.0, "spectator": 360.0}
"""How high the shopping arcade is, by who looks at it."""


class Layout(NamedTuple):
    """The places of one table, as one role sees it."""

    role: str
    couples: int
    ladies: int
    contracts: int

    @property
    def rail(self) -> float:
        """Where the arcade ends and the exchange begins."""
        return TOP + STREET[self.role]

    def street(self) -> QRectF:
        """Return the whole arcade."""
        return QRectF(LEFT - 8, TOP, RIGHT - LEFT + 16, STREET[self.role])

    def exchange(self) -> QRectF:
        """Return the whole exchange."""
        return QRectF(LEFT - 8, self.rail + RAIL, RIGHT - LEFT + 16, BOTTOM - self.rail - RAIL)

    def shop(self, lady: int) -> QRectF:
        """Return the front of a boutique."""
        gap = 16.0
        width = min(316.0, (RIGHT - LEFT - gap * (self.ladies - 1)) / self.ladies)
        gap = max(gap, (RIGHT - LEFT - width * self.ladies) / (self.ladies + 1))
        total = width * self.ladies + gap * (self.ladies - 1)
        left = (LEFT + RIGHT - total) / 2 + lady * (width + gap)
        return QRectF(left, TOP + 14, width, STREET[self.role] - 70)

    def gaps(self) -> list[QRectF]:
        """Return the wall beside and between the boutiques, where it is wide enough to show something."""
        fronts = [self.shop(lady) for lady in range(self.ladies)]
        edges = [LEFT, *(edge for front in fronts for edge in (front.left(), front.right())), RIGHT]
        walls = zip(edges[::2], edges[1::2], strict=True)
        return [
            QRectF(left, fronts[0].top(), right - left, fronts[0].height())
            for left, right in walls
            if right - left >= 80
        ]

    def doorstep(self, shop: int, place: int, visitors: int) -> QPointF:
        """Return where a visitor stands."""
        rect = self.shop(shop)
        step = min(44.0, (rect.width() - 30) / max(1, visitors))
        return QPointF(rect.right() - 30 - (visitors - 1 - place) * step, self.rail - 5)

    def heap(self) -> QRectF:
        """Return where the tokens lie."""
        return QRectF(LEFT + 6, self.rail + RAIL + 44, 430, BOTTOM - self.rail - RAIL - 56)

    def market(self) -> QRectF:
        """Return the market card."""
        return QRectF(836, self.rail + RAIL + 14, 150, 208)

    def contract(self, place: int) -> QRectF:
        """Return a contract on its stand."""
        room = RIGHT - 1004.0
        step = min(170.0, room / self.contracts)
        left = 1004 + (room - step * self.contracts) / 2
        return QRectF(left + place * step, self.rail + RAIL + 40, min(148.0, step - 8), 170)

    def desks(self) -> QRectF:
        """Return where the goods of the Gentlemen lie."""
        top = self.rail + RAIL + 236
        return QRectF(836, top, RIGHT - 836, BOTTOM - top)

    def desk(self, couple: int) -> QRectF:
        """Return the desk of one Gentleman."""
        area = self.desks()
        columns = 1 if self.couples <= 3 and area.height() / self.couples >= 44 else 2
        rows = -(-self.couples // columns)
        height = min(74.0, area.height() / rows)
        width = area.width() / columns
        return QRectF(
            area.left() + (couple % columns) * width,
            area.top() + (couple // columns) * height,
            width - 8,
            height - 6,
        )


def slots(count: int, area: QRectF) -> list[tuple[QPointF, float]]:
    """Return places and angles for tokens in disorder: the same for the same number."""
    rng = Random(count)
    columns = max(1, round((count * area.width() / area.height()) ** 0.5))
    rows = -(-count // columns)
    width, height = area.width() / columns, area.height() / rows
    cells = [(column, row) for row in range(rows) for column in range(columns)]
    rng.shuffle(cells)
    found = []
    for column, row in cells[:count]:
        x = area.left() + (column + 0.5 + rng.uniform(-0.16, 0.16)) * width
        y = area.top() + (row + 0.5 + rng.uniform(-0.14, 0.14)) * height
        found.append((QPointF(x, y), rng.uniform(-34, 34)))
    return found


def token_edge(count: int, area: QRectF) -> float:
    """Return how large tokens can be without covering each other much."""
    return float(min(62.0, 0.74 * (area.width() * area.height() / max(1, count)) ** 0.5))
