"""What lies on a board: anything that can be pointed at, clicked, focused and moved."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from PySide6.QtCore import QByteArray, QDataStream, QIODevice, QRectF, Qt
from PySide6.QtGui import QColor, QCursor, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsObject,
    QGraphicsSceneHoverEvent,
    QStyleOptionGraphicsItem,
    QWidget,
)

from desktop.core.game import Action
from desktop.ui.board.layer import Layer
from desktop.ui.board.press import reprint

__all__ = ["HALO", "Halo", "Piece", "Steady"]

HAND, ARROW = Qt.CursorShape.PointingHandCursor, Qt.CursorShape.ArrowCursor
HALO = 14.0
"""How far the glow and the shadow reach beyond the outline."""


class Piece(QGraphicsObject):
    """A thing on the board. Subclasses set an outline and draw themselves.

    Attributes:
        actions: what a click could mean, legal or not. The view lets the piece glow while one of them is
            an option. Pieces with the same actions count as one stop for the keyboard.
        hint: one line shown while the mouse rests on it or the keyboard is on it: what it is, how a number
            is made up, what a click does and costs.
        name: what a screen reader says; the hint if empty.
        command: what a click does on the board itself (adds a chip, turns a tile), instead of an answer. It
            counts while the piece glows; otherwise a click asks why the first of ``actions`` is refused.
        ring: how far outside the outline the focus of the keyboard is drawn.
        repeats: clicks in quick succession count one by one, though each answers a question of its own.
        through: the mouse means what lies under it, as with a figure on a field that can be chosen; it is
            set by ``stand_on``.
        confirm: a question asked once before the click counts, "" for none: only where the decision cannot
            be taken back and is easily hit by accident.

    """

    def __init__(self, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.actions: Sequence[Action] = ()
        self.hint = ""
        self.name = ""
        self.confirm = ""
        self.command: Callable[[], object] | None = None
        self.ring = 9.0
        self.hovered = False
        self.through = False
        self.repeats = False
        self._outline = QPainterPath()
        self._bounds = QRectF()
        self._look: tuple[object, ...] | None = None
        self._halo: Halo | None = None
        self.setAcceptHoverEvents(True)
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)
        self.visibleChanged.connect(self._follow_visibility)

    def _follow_visibility(self) -> None:
        if not self.isVisible():
            self.forget_mouse()

    def forget_mouse(self) -> None:
        """Note that the mouse has left: Qt does not say so when a piece is hidden or leaves the scene."""
        if self.hovered:
            self.hovered = False
            self.mouse_came_or_left()

    # What a subclass writes

    def draw(self, painter: QPainter) -> None:
        """Draw the piece in its own coordinates; antialiasing is on, pen and brush are empty."""

    # What a board uses

    def look(self, *like: object) -> None:
        """Paint it anew if it looks like something else than it was told last.

        Args:
            like: all that ``draw`` goes by, glow and mouse apart.

        """
        if like != self._look:
            self._look = like
            self.update()

    def set_outline(self, outline: QPainterPath, margin: float = HALO) -> None:
        """Set the silhouette: where it can be clicked and where it glows; ``margin`` is drawn around it."""
        bounds = outline.boundingRect().adjusted(-margin, -margin, margin, margin)
        if (outline, bounds) == (self._outline, self._bounds):
            return
        self.prepareGeometryChange()
        self._outline, self._bounds = outline, bounds
        if self._halo is not None:
            self._halo.follow(outline)
        self.update()

    def outline(self) -> QPainterPath:
        """Return the silhouette."""
        return self._outline

    @property
    def open(self) -> bool:
        """Whether the piece glows: a click on it is legal now."""
        return self._halo is not None and self._halo.lit and self.isVisible()

    def glow(self, colour: QColor | None) -> None:
        """Glow in a colour, or (None) stop glowing."""
        if colour is None:
            if self._halo is None or not self._halo.lit:
                return  # most pieces glow seldom, and are asked at every answer
            self._halo.fade()
            self.invite(inviting=False)
        elif self.open and self._halo is not None and self._halo.colour == colour:
            return
        else:
            if self._halo is None:
                self._halo = self.make_halo()
            self._halo.shine(colour, self._outline)
            self.invite(inviting=True)
        self.opened_or_closed()

    def opened_or_closed(self) -> None:
        """Look different now that it glows, or glows no more; override it for what looks the same."""
        self.update()

    def mouse_came_or_left(self) -> None:
        """Look different with the mouse here, or gone again; override it for what does less, or more."""
        self.update()

    def invite(self, *, inviting: bool) -> None:
        """Show the hand of a mouse that rests here, or the arrow again.

        The cursor is never unset: Qt then looks for the last mouse event of the view, and crashes if there
        was none yet, which is so where a board appears under a mouse that rests.
        """
        self.setCursor(QCursor(HAND if inviting else ARROW))

    def stand_on(self, ground: Piece | None) -> None:
        """Leave the mouse, its hand and its hint to what lies under this piece; None: take them back."""
        if ground is None and not self.through:
            return
        self.through = ground is not None
        self.setAcceptHoverEvents(not self.through)
        self.forget_mouse()
        self.invite(inviting=(ground or self).open)

    def make_halo(self) -> Halo:
        """Return the glow of this piece; override for a quieter one."""
        return Halo(self)

    def place(self) -> QRectF:
        """Return where the piece is in the scene: bubbles and choices open there."""
        return self.mapRectToScene(self._outline.boundingRect())

    def rim(self) -> QPainterPath:
        """Return where the focus of the keyboard is drawn; override it for what lies aslant."""
        away = self.ring
        box = self._outline.boundingRect().adjusted(-away, -away, away, away)
        path = QPainterPath()
        path.addRoundedRect(box, 12, 12)
        return path

    # What Qt asks for

    def boundingRect(self) -> QRectF:
        """Return the outline with room for glow and shadow."""
        return self._bounds

    def shape(self) -> QPainterPath:
        """Return the silhouette."""
        return self._outline

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw with antialiasing."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        self.draw(painter)

    def hoverEnterEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Note that the mouse is here; the scene shows the hint."""
        self.hovered = True
        self.mouse_came_or_left()

    def hoverLeaveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Note that the mouse has left."""
        self.hovered = False
        self.mouse_came_or_left()


class Steady(Piece):
    """A piece that looks the same whether it glows or not: it is not painted anew with every question."""

    def opened_or_closed(self) -> None:
        """Look the same."""


def _in_bytes(path: QPainterPath) -> bytes:
    """Return a path as bytes: they are the same for the same path."""
    data = QByteArray()
    stream = QDataStream(data, QIODevice.OpenModeFlag.WriteOnly)
    stream << path
    return bytes(data.data())


class Halo(Layer):
    """The glow around a piece: a hand-wide shine and a clear line, under the piece itself."""

    LAYERS: ClassVar[tuple[tuple[float, int], ...]] = ((22.0, 34), (15.0, 60), (9.0, 255))
    """Width of the stroke and its alpha, from the outside in."""

    def __init__(self, piece: Piece) -> None:
        super().__init__(piece, beneath=True)
        self.colour = QColor()
        self.lit = False
        self._path = QPainterPath()
        self._name = ""
        self.setCacheMode(QGraphicsItem.CacheMode.DeviceCoordinateCache)

    def follow(self, outline: QPainterPath) -> None:
        """Glow around another outline."""
        if outline != self._path:
            self.prepareGeometryChange()
            self._path, self._name = outline, ""
            self.update()

    def shine(self, colour: QColor, outline: QPainterPath) -> None:
        """Begin to glow."""
        if colour != self.colour:
            self.colour = colour
            self.update()
        self.follow(outline)
        self.lit = True
        self.setOpacity(1.0)

    def fade(self) -> None:
        """Glow no more: Qt keeps the picture of what is clear as air, but not of what is hidden."""
        self.lit = False
        self.setOpacity(0.0)

    def boundingRect(self) -> QRectF:
        """Return the outline with the widest stroke."""
        return self._path.boundingRect().adjusted(-HALO, -HALO, HALO, HALO)

    def draw(self, painter: QPainter) -> None:
        """Stroke the outline three times, or find it done: it comes and goes with every question."""
        if not self._name:
            self._name = f"halo {self.LAYERS} {hash(_in_bytes(self._path))}"
        reprint(painter, f"{self._name} {self.colour.rgba()}", self.boundingRect(), self._shine)

    def _shine(self, painter: QPainter) -> None:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for width, alpha in self.LAYERS:
            colour = QColor(self.colour)
            colour.setAlpha(alpha)
            pen = QPen(
                colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
            )
            painter.strokePath(self._path, pen)
