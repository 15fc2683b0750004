"""What lies over a board for a moment: the explanation, the refusal, the choice at the spot, the focus."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from PySide6.QtCore import QLineF, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.core.game import Action
from desktop.ui.board.context import BoardContext
from desktop.ui.board.layer import Layer
from desktop.ui.board.lettering import body, display, letter, room
from desktop.ui.board.piece import Piece

__all__ = ["Bubble", "Choices", "FocusRing", "Mood", "beside"]

Mood = Literal["hint", "refusal", "question"]

PADDING = QMarginsF(22, 14, 22, 15)
STRIPE = 12.0
WIDEST = 440.0
DIGITS = 9
"""So many answers of a choice have a key of their own."""
GAP = 14.0
BESIDE = 2 * GAP
"""Pixels between an explanation and its spot up to which nobody asks what it explains."""
EDGE = 8.0
AWAY = 0.4
"""What it costs an explanation to stand away from its spot, in things that it hides."""
REACH = 270.0
"""How far from its spot an explanation may stand: whoever reads it looks at the spot."""
ON_TOP = 10_000.0


def beside(size: QSizeF, spot: QRectF, whole: QRectF, kept: Sequence[QRectF] = ()) -> QRectF:
    """Return where something goes at a spot: above, else below, else over it; never off the whole.

    Where that hides something to be ``kept`` in sight, it goes to whatever side of the spot hides least, or
    to an edge of the whole if that hides much less and is not far.
    """
    inside = whole.adjusted(EDGE, EDGE, -EDGE - size.width(), -EDGE - size.height())
    middle = spot.center() - QPointF(size.width() / 2, size.height() / 2)
    above, below = spot.top() - GAP - size.height(), spot.bottom() + GAP
    usual = QRectF(_within(QPointF(middle.x(), above if above >= inside.top() else below), inside), size)
    if not kept:
        return usual
    before, behind = spot.left() - GAP - size.width(), spot.right() + GAP
    sides = [QPointF(x, y) for y in (above, below) for x in (middle.x(), before, behind)]
    sides += [QPointF(x, middle.y()) for x in (before, behind)]
    edges = [
        QPointF(x, y) for x in (inside.left(), middle.x(), inside.right()) for y in (0.0, whole.bottom())
    ]
    found = [(usual, 0.0)]
    for corners, cost in ((sides, 0.0), (edges, AWAY)):
        rects = (QRectF(_within(corner, inside), size) for corner in corners)
        found += [
            (rect, cost)
            for rect in rects
            if not rect.intersects(spot) and QLineF(*nearest(rect, spot)).length() <= REACH
        ]
    return min(found, key=lambda each: each[1] + sum(_hidden(one, each[0]) for one in kept))[0]


def nearest(one: QRectF, other: QRectF) -> tuple[QPointF, QPointF]:
    """Return where two rectangles that lie apart are nearest to each other."""
    x, x_there = _facing((one.left(), one.right()), (other.left(), other.right()))
    y, y_there = _facing((one.top(), one.bottom()), (other.top(), other.bottom()))
    return QPointF(x, y), QPointF(x_there, y_there)


def _facing(one: tuple[float, float], other: tuple[float, float]) -> tuple[float, float]:
    """Return the ends of two stretches that face each other, or twice the middle of what they share."""
    if one[1] < other[0]:
        return one[1], other[0]
    if other[1] < one[0]:
        return one[0], other[1]
    middle = (max(one[0], other[0]) + min(one[1], other[1])) / 2
    return middle, middle


def _within(corner: QPointF, inside: QRectF) -> QPointF:
    x = max(inside.left(), min(corner.x(), inside.right()))
    return QPointF(x, max(inside.top(), min(corner.y(), inside.bottom())))


def _hidden(kept: QRectF, by: QRectF) -> float:
    """Return how much of something is hidden, as a part of it."""
    common = kept.intersected(by)
    return common.width() * common.height() / max(1.0, kept.width() * kept.height())


def _panel(painter: QPainter, rect: QRectF, context: BoardContext) -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(rect, 12, 12)
    shadow = context.theme.colour("shadow")
    shadow.setAlpha(90)
    painter.fillPath(path.translated(0, 5), shadow)
    painter.fillPath(path, context.theme.colour("raised"))
    return path


class Lead(Layer):
    """The line from an explanation that stands away to the spot that it explains."""

    def __init__(self, parent: QGraphicsItem, context: BoardContext) -> None:
        super().__init__(parent, beneath=True)
        self._context = context
        self.line = QLineF()
        self.hide()

    def reach(self, line: QLineF) -> None:
        """Go from the panel to the spot, or disappear where both are side by side."""
        self.prepareGeometryChange()
        self.line = line
        self.setVisible(line.length() > BESIDE)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the line with its end."""
        return QRectF(self.line.p1(), self.line.p2()).normalized().adjusted(-12, -12, 12, 12)

    def draw(self, painter: QPainter) -> None:
        """Stroke twice, readable on any ground, and end in a dot."""
        for role, wide, dot in (("raised", 8.0, 9.0), ("ink", 3.0, 6.0)):
            colour = self._context.theme.colour(role)
            painter.setPen(QPen(colour, wide))
            painter.drawLine(self.line)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            painter.drawEllipse(self.line.p2(), dot, dot)


class Bubble(Layer):
    """One sentence at the spot: what a thing is, or why it cannot be done."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self._context = context
        self._rect = QRectF()
        self._text = ""
        self._mood: Mood = "hint"
        self.lead = Lead(self, context)
        self.setZValue(ON_TOP)
        self.hide()

    @property
    def text(self) -> str:
        """What it says, "" while it is hidden."""
        return self._text if self.isVisible() else ""

    @property
    def mood(self) -> Mood:
        """Whether it explains or refuses."""
        return self._mood

    def say(
        self,
        text: str,
        spot: QRectF,
        whole: QRectF,
        mood: Mood = "hint",
        zoom: float = 1.0,
        kept: Sequence[QRectF] = (),
    ) -> None:
        """Show a sentence at a spot; ``zoom`` enlarges it where the board is shown very small.

        It hides as little as it can of what is to be ``kept`` in sight.
        """
        self.prepareGeometryChange()
        self._text, self._mood = text, mood
        scale = max(1.0, zoom)
        self.setScale(scale)
        size = room(text, self._font(), min(WIDEST * self._context.text_scale, whole.width() / scale - 80))
        stripe = STRIPE if mood == "refusal" else 0.0
        box = QRectF(QPointF(), size).marginsAdded(PADDING).adjusted(0, 0, stripe, 0)
        self._rect = QRectF(QPointF(), box.size())
        place = beside(box.size() * scale, spot, whole, kept)
        self.setPos(place.topLeft())
        ends = nearest(place, spot)
        self.lead.reach(QLineF(self.mapFromScene(ends[0]), self.mapFromScene(ends[1])))
        self.show()
        self.update()

    def _font(self) -> QFont:
        return body(23 * self._context.text_scale)

    def boundingRect(self) -> QRectF:
        """Return the panel with its shadow."""
        return self._rect.adjusted(-4, -4, 4, 12)

    def draw(self, painter: QPainter) -> None:
        """Draw panel and sentence; a refusal has a stripe with a cross, so that it is not told by colour."""
        theme = self._context.theme
        path = _panel(painter, self._rect, self._context)
        edge = theme.colour("bad" if self._mood == "refusal" else "line")
        inner = self._rect.marginsRemoved(PADDING)
        if self._mood == "refusal":
            painter.save()
            painter.setClipPath(path)
            painter.fillRect(QRectF(0, 0, STRIPE + 10, self._rect.height()), edge)
            painter.restore()
            middle = QPointF((STRIPE + 10) / 2, self._rect.height() / 2)
            painter.setPen(QPen(theme.colour("raised"), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(middle + QPointF(-4, -4), middle + QPointF(4, 4))
            painter.drawLine(middle + QPointF(-4, 4), middle + QPointF(4, -4))
            inner = inner.adjusted(STRIPE, 0, 0, 0)
        painter.strokePath(path, QPen(edge, 2.5))
        letter(painter, inner.adjusted(-2, -2, 2, 2), self._text, self._font(), theme.colour("ink"))


class Row(Piece):
    """One line of a choice: its digit, if a key has it, and the answer in words."""

    def __init__(self, parent: QGraphicsItem, context: BoardContext, digit: int, action: Action) -> None:
        super().__init__(parent)
        self.actions = (action,)
        self.name = context.label(action)
        self.digit = digit
        self.ring = -3.0
        self._context = context
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)

    def natural(self) -> QSizeF:
        """Return the room it wants."""
        size = room(self.name, self._font(), WIDEST)
        return QSizeF(size.width() + 84, size.height() + 20)

    def _font(self) -> QFont:
        return body(24 * self._context.text_scale)

    def put(self, rect: QRectF) -> None:
        """Take a rectangle inside the choice."""
        path = QPainterPath()
        path.addRoundedRect(QRectF(QPointF(), rect.size()), 8, 8)
        self.set_outline(path, 2)
        self.setPos(rect.topLeft())

    def glow(self, colour: QColor | None) -> None:
        """Need no glow: a row is there because it can be chosen."""

    @property
    def open(self) -> bool:
        """Be a stop of the keyboard while shown."""
        return True

    def draw(self, painter: QPainter) -> None:
        """Draw the digit in a ring, then the words; from the tenth on no key is offered."""
        theme = self._context.theme
        box = self.outline().boundingRect()
        if self.hovered:
            fill = theme.colour("glow")
            fill.setAlpha(80)
            painter.fillPath(self.outline(), fill)
        if self.digit <= DIGITS:
            ring = QRectF(10, box.height() / 2 - 17, 34, 34)
            painter.setPen(QPen(theme.colour("accent"), 2))
            painter.drawEllipse(ring)
            letter(painter, ring, str(self.digit), display(20), theme.colour("accent"))
        words = box.adjusted(56, 0, -10, 0)
        left = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
        letter(painter, words, self.name, self._font(), theme.colour("ink"), align=left)


class Choices(QGraphicsItem):
    """A small choice that opens where it is needed."""

    def __init__(self, context: BoardContext, actions: Sequence[Action], title: str = "") -> None:
        super().__init__()
        self._context = context
        self._title = title
        self.rows = [Row(self, context, index + 1, action) for index, action in enumerate(actions)]
        sizes = [row.natural() for row in self.rows]
        head = room(title, display(24 * context.text_scale), WIDEST) if title else QSizeF(0, -10)
        width = max([size.width() for size in sizes] + [head.width() + 20])
        top = 10 + head.height() + 10
        for row, size in zip(self.rows, sizes, strict=True):
            row.put(QRectF(8, top, width, size.height()))
            top += size.height() + 2
        self._rect = QRectF(0, 0, width + 16, top + 8)
        self._head = QRectF(18, 10, width - 20, head.height() + 4)
        self.setZValue(ON_TOP - 10)

    def open_at(self, spot: QRectF, whole: QRectF, zoom: float = 1.0) -> None:
        """Take the place beside a spot."""
        scale = max(1.0, zoom)
        self.setScale(scale)
        self.setPos(beside(self._rect.size() * scale, spot, whole).topLeft())

    def boundingRect(self) -> QRectF:
        """Return the panel with its shadow."""
        return self._rect.adjusted(-4, -4, 4, 12)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw the panel under the rows."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        path = _panel(painter, self._rect, self._context)
        painter.strokePath(path, QPen(self._context.theme.colour("accent"), 2.5))
        if self._title:
            font = display(24 * self._context.text_scale)
            letter(painter, self._head, self._title, font, self._context.theme.colour("ink"))


class FocusRing(Layer):
    """The visible focus of the keyboard: two lines around a piece, readable on any ground."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self._context = context
        self._path = QPainterPath()
        self.setZValue(ON_TOP - 5)
        self.hide()

    def surround(self, piece: Piece | None) -> None:
        """Go around a piece, or (None) disappear."""
        self.prepareGeometryChange()
        if piece is None:
            self.hide()
            return
        self._path = piece.mapToScene(piece.rim())
        self.show()
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the ring."""
        return self._path.boundingRect().adjusted(-6, -6, 6, 6)

    def draw(self, painter: QPainter) -> None:
        """Stroke twice: paper below, the focus colour in dashes above."""
        painter.strokePath(self._path, QPen(self._context.theme.colour("paper"), 8))
        pen = QPen(self._context.theme.colour("focus"), 4)
        pen.setDashPattern([3.2, 1.6])
        painter.strokePath(self._path, pen)
