"""The oven: the heap of coal, the devil in the fire, the gauge on the door, the banner of a moment."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import ClassVar

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from desktop.games.devil import wording
from desktop.games.devil.actions import DRAW
from desktop.games.devil.board.art import paint_face
from desktop.games.devil.board.coal import Lump, Side
from desktop.games.devil.board.layout import ASH, CENTRE, DOOR, FLOOR, HEAP, MOUTH, arch
from desktop.games.devil.board.picture import Picture
from desktop.games.devil.data import COAL, PIECES
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import band, ellipse, hand, oblong, polygon
from desktop.ui.board.lettering import body, display, letter
from desktop.ui.board.piece import Halo, Piece
from desktop.ui.board.press import clipped, fill, shadow, stroke
from desktop.ui.board.things import Label

__all__ = ["AshHeap", "Banner", "Core", "Door", "Face", "Heap"]

LUMP = 29.0
FACE = QPointF(700, 322)


class Core(Piece):
    """The white heart of the fire: the fewer pieces cover it, the larger it glows."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self.context = context
        self._pieces = -1
        self.set_outline(arch(MOUTH - 6, FLOOR - 8), 0)
        self.setAcceptHoverEvents(False)

    def show_pieces(self, pieces: int) -> None:
        """Glow as the heap of this size lets it."""
        if pieces != self._pieces:
            self._pieces = pieces
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Print two stars of fire behind the heap."""
        bare = 1.0 - self._pieces / PIECES
        clipped(painter, self.outline())
        for name, reach in (("sulphur", 130 + 120 * bare), ("heart", 70 + 120 * bare)):
            points = [(math.tau * index / 28, reach * (1.0 if index % 2 else 0.8)) for index in range(28)]
            flame = polygon(
                (CENTRE.x() + r * 1.05 * math.cos(turn), 672 + r * math.sin(turn)) for turn, r in points
            )
            fill(painter, hand(flame, 3, 1.4, 30), self.context.ink(name))
        painter.restore()


class Unlit(Halo):
    """No glow at all: what lies on top glows already."""

    LAYERS: ClassVar[tuple[tuple[float, int], ...]] = ()


class Embers(Piece):
    """What shows between the lumps: a click there means the heap as well, however wide the gaps are."""

    def __init__(self) -> None:
        super().__init__()
        self._lumps: Sequence[Lump] = ()

    def make_halo(self) -> Halo:
        """Leave the glow to the lumps."""
        return Unlit(self)

    def lie_under(self, lumps: Sequence[Lump]) -> None:
        """Reach as far as the heap that these lumps make."""
        if lumps == self._lumps:
            return
        self._lumps = lumps
        corners = [
            lump.pos() + QPointF(x * 1.3 * LUMP, y * 1.1 * LUMP)
            for lump in lumps
            for x, y in ((-1.0, -0.5), (-0.5, -1.0), (0.5, -1.0), (1.0, -0.5), (1.0, 1.0), (-1.0, 1.0))
        ]
        self.set_outline(band(corners).intersected(arch(MOUTH - 6, FLOOR - 8)), 0)


class Heap:
    """The lumps in the oven. A lump that was clicked is the one that is pulled."""

    @staticmethod
    def lump(context: BoardContext, index: int) -> Lump:
        """Return the lump that lies at this place of the heap."""
        return Lump(context, LUMP, 100 + index)

    def __init__(self, context: BoardContext, lumps: Sequence[Lump]) -> None:
        self.lumps = lumps
        self.embers = Embers()
        for piece in (self.embers, *self.lumps):
            piece.actions = (DRAW,)
            piece.name = context.say(wording.PULL)

    def lying(self) -> list[Lump]:
        """Return the lumps that are in the oven, the lowest first."""
        return [lump for lump in self.lumps if lump.isVisible()]

    def explain(self, hint: str) -> None:
        """Say the same of every lump."""
        for piece in (self.embers, *self.lumps):
            piece.hint = hint

    def show_count(self, pieces: int) -> None:
        """Let this many lie there: what is too much goes from the top, what is missing comes from below."""
        lying = self.lying()
        for lump in reversed(lying[pieces:]):
            lump.hide()
        missing = pieces - len(lying)
        for lump in self.lumps:
            if missing > 0 and not lump.isVisible():
                lump.show()
                missing -= 1
        for index, lump in enumerate(self.lumps):
            lump.show_side(Side.BACK)
            lump.setPos(HEAP[index])
            lump.setZValue(20 + index / 100)
            lump.setOpacity(1.0)
            lump.setScale(1.0)
        self.embers.lie_under(self.lying())

    def take(self, chosen: Lump | None) -> Lump:
        """Return the lump to be pulled: the chosen one, otherwise the uppermost."""
        lying = self.lying()
        return chosen if chosen is not None and chosen in lying else lying[-1]


class Face(Piece):
    """The devil in the fire: he peeps, and grins when somebody has found him."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self.context = context
        self._awake = 0.0
        self.setPos(FACE)
        self.set_outline(oblong(QRectF(-150, -90, 300, 270)), 0)
        self.setAcceptHoverEvents(False)

    def wake(self, awake: float) -> None:
        """Open eyes and mouth: 0.0 to 1.0."""
        self.setPos(FACE)
        self._awake = awake
        self.look(awake)

    def draw(self, painter: QPainter) -> None:
        """Print the face."""
        paint_face(painter, self.context, self._awake)


class Count(Piece):
    """How many pieces of one value are left in the oven."""

    def __init__(self, context: BoardContext, kind: int, door: Piece) -> None:
        super().__init__(door)
        self.context = context
        self.value, self.all = COAL[kind]
        self.left = 0
        x = DOOR.center().x() + (kind - 3) * 46 + (66 if kind > 2 else -66)
        self.set_outline(oblong(QRectF(x, DOOR.top() + 8, 46, DOOR.height() - 14)), 0)

    def show_left(self, left: int) -> None:
        """Show how many are left."""
        self.left = left
        self.hint = self.context.say(wording.KIND_LEFT.fill(pieces=left, all=self.all, value=self.value))
        self.look(left)

    def draw(self, painter: QPainter) -> None:
        """Print the value over the number."""
        rect = self.outline().boundingRect()
        half = rect.height() / 2
        bright = self.context.ink("sulphur" if self.left else "iron_lit")
        letter(painter, rect.adjusted(0, 0, 0, -half), str(self.value), display(27), bright, wrap=False)
        low = rect.adjusted(0, half, 0, 0)
        letter(painter, low, f"× {self.left}", body(23), self.context.ink("number"), wrap=False)


class Door(Piece):
    """The open door of the oven: the name of the game, or what is left and the risk of the next piece."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self.context = context
        self._picture: Picture | None = None
        self._counts = False
        x, y, w, h = DOOR.left(), DOOR.top(), DOOR.width(), DOOR.height()
        self.set_outline(polygon([(x + 26, y), (x + w - 26, y), (x + w, y + h), (x, y + h)]), 0)

        self.counts = [Count(context, kind, self) for kind in range(len(COAL))]

    def show_picture(self, picture: Picture, *, counts: bool) -> None:
        """Show the gauge of this picture, or the title."""
        self._picture, self._counts = picture, counts
        for left, piece in zip(picture.oven, self.counts, strict=False):
            piece.show_left(left)
            piece.setVisible(counts)
        pieces, devils = picture.pieces, picture.devils
        percent = round(100 * devils / pieces) if pieces else 0
        self.hint = self.context.say(
            wording.RISK.fill(devils=devils, pieces=pieces, percent=percent)
            if counts
            else wording.LEFT.fill(n=pieces)
        )
        self.look(counts, pieces, devils)

    def draw(self, painter: QPainter) -> None:
        """Print the title, or counts left and right of the gauge."""
        light = self.context.ink("number")
        if not self._counts or self._picture is None:
            title = self.context.say(self.context.game.meta.name)
            letter(painter, DOOR.adjusted(46, 8, -46, -8), title, display(42), light, wrap=False)
            return
        self._gauge(painter)

    def _gauge(self, painter: QPainter) -> None:
        assert self._picture is not None
        pieces = self._picture.pieces
        risk = self._picture.devils / pieces if pieces else 0.0
        middle = QPointF(DOOR.center().x(), DOOR.bottom() - 14)
        ink = self.context.ink
        for index, name in enumerate(("sulphur", "fire", "ember", "blaze")):
            sector = QPainterPath(middle)
            sector.arcTo(QRectF(middle.x() - 56, middle.y() - 56, 112, 112), 180 - 45 * index, -45)
            sector.closeSubpath()
            fill(painter, sector, ink(name))
        fill(painter, ellipse(middle, 30), ink("iron"))
        turn = math.pi * (1 - min(1.0, risk * 2))
        needle = QPainterPath(middle)
        needle.lineTo(middle + QPointF(math.cos(turn), -math.sin(turn)) * 52)
        stroke(painter, needle, ink("outline"), 7)
        stroke(painter, needle, ink("number"), 3.5)
        box = QRectF(middle.x() - 34, middle.y() - 22, 68, 32)
        fill(painter, oblong(box, 8), ink("iron"))
        words = self.context.say(wording.RISK_SHORT.fill(percent=round(100 * risk)))
        letter(painter, box, words, display(26), ink("number"), wrap=False)


class AshHeap(Piece):
    """The ash heap beside the oven: coal that is out of play until the oven is filled again."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self.context = context
        self._pieces = 0
        self.setPos(ASH)
        self.set_outline(oblong(QRectF(-62, -34, 124, 42), 8), 2)

    def show_ash(self, ash: tuple[int, ...]) -> None:
        """Show how many pieces lie there, by kind."""
        self._pieces = sum(ash)
        self.hint = self.context.say(wording.ASH_HEAP.fill(n=self._pieces, devils=ash[-1]))
        self.look(self._pieces)

    def draw(self, painter: QPainter) -> None:
        """Print a mound that grows, and the number of pieces."""
        if not self._pieces:
            return
        share = min(1.0, self._pieces / 24)
        half, high = 34 + 24 * share, 20 + 16 * share
        mound = QPainterPath(QPointF(-half, 4))
        mound.cubicTo(-half * 0.6, -high * 0.4, -half * 0.3, -high, 0, -high)
        mound.cubicTo(half * 0.3, -high, half * 0.6, -high * 0.4, half, 4)
        mound.closeSubpath()
        heap = hand(mound, 6, 1.2, 10)
        fill(painter, heap, self.context.ink("ash"))
        stroke(painter, heap, self.context.ink("ash_dark"), 2.2)
        box = QRectF(-26, -20, 52, 26)
        dark = QColor(self.context.ink("outline"))
        letter(painter, box, self.context.say(self._pieces), display(23), dark, wrap=False)


class Banner(Piece):
    """A ribbon over the mouth of the oven that says in a word what is happening."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self.context = context
        self.setPos(CENTRE.x(), 470)
        self.setZValue(900)
        self.setAcceptHoverEvents(False)
        self._path = polygon([(-262, -40), (262, -40), (240, 0), (262, 40), (-262, 40), (-240, 0)])
        self.set_outline(hand(self._path, 12, 1.4, 20), 16)
        self.label = Label(
            context,
            QRectF(-228, -36, 456, 72),
            font=display,
            size=42,
            colour=context.ink("text"),
            parent=self,
        )
        self.hide()

    def shout(self, text: str) -> None:
        """Show a word."""
        self.label.set_text(text)
        self.setOpacity(1.0)
        self.setScale(1.0)
        self.show()
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Print the ribbon."""
        shadow(painter, self.outline(), QColor("black"), drop=8)
        fill(painter, self.outline(), self.context.ink("sheet"))
        stroke(painter, self.outline(), self.context.ink("outline"), 3.5)
