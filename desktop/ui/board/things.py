"""Things that lie on most boards: prints, labels, numbers, panels, buttons, cards, tokens, cubes, dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem

from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import hand, oblong
from desktop.ui.board.lettering import SENTENCE, body, display, fit, letter, room
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import badge, fill, mix, shadow, stroke
from desktop.ui.board.solids import Cube, Die

__all__ = [
    "CORNER",
    "Button",
    "Card",
    "Cube",
    "Die",
    "Label",
    "Number",
    "Panel",
    "Print",
    "Tag",
    "Token",
    "even_out",
]

CORNER = 16.0
"""Radius of the corners of a board that is a sheet of its own."""
Paint = Callable[[QPainter], None]
LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter


class Print(Piece):
    """Static art: painted once by a function and cached at the resolution of the screen.

    ``paint`` draws in scene coordinates inside ``rect``. It takes no clicks unless it gets actions.
    """

    def __init__(self, rect: QRectF, paint: Paint, parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self._paint = paint
        self.set_outline(oblong(rect), 0)
        self.setAcceptHoverEvents(False)

    def draw(self, painter: QPainter) -> None:
        """Run the function; nothing is printed beyond the rectangle. A whole board has round corners."""
        whole = self.scene() is not None and self.scene().sceneRect() == self.boundingRect()
        painter.setClipPath(oblong(self.boundingRect(), CORNER if whole else 0.0))
        self._paint(painter)


class Label(Piece):
    """A text in a rectangle that wraps and shrinks so that it always fits.

    ``size`` is in logical pixels at 100 %; the context's text size is applied here.
    """

    def __init__(
        self,
        context: BoardContext,
        rect: QRectF,
        text: str = "",
        *,
        font: Callable[[float], QFont] = body,
        size: float = SENTENCE,
        colour: QColor | None = None,
        align: Qt.AlignmentFlag = CENTRE,
        wrap: bool = True,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(parent)
        self.context = context
        self.text = text
        self.colour = colour or context.theme.colour("ink")
        self._font, self._size, self._align, self._wrap = font, size, align, wrap
        self.set_outline(oblong(rect), 2)

    def set_text(self, text: str) -> None:
        """Show another text."""
        if text != self.text:
            self.text = text
            self.update()

    def set_size(self, size: float) -> None:
        """Write it at another size, in logical pixels at 100 %."""
        if size != self._size:
            self._size = size
            self.update()

    def set_colour(self, colour: QColor) -> None:
        """Show it in another ink."""
        if colour != self.colour:
            self.colour = colour
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Write the text."""
        rect = self.outline().boundingRect()
        font = self._font(self._size * self.context.text_scale)
        letter(painter, rect, self.text, font, self.colour, align=self._align, wrap=self._wrap)


class Number(Label):
    """A number in the display face that explains itself: set ``hint`` to how it is made up."""

    def __init__(
        self,
        context: BoardContext,
        rect: QRectF,
        value: int | None = None,
        *,
        size: float = 40.0,
        colour: QColor | None = None,
        align: Qt.AlignmentFlag = CENTRE,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(
            context, rect, font=display, size=size, colour=colour, align=align, wrap=False, parent=parent
        )
        self.value: int | None = None
        self.show_value(value)

    def show_value(self, value: int | None) -> None:
        """Show a number, or nothing; use it with ``motion.count``."""
        self.value = value
        self.set_text("" if value is None else self.context.say(value))


class Panel(Piece):
    """A sheet of paper with a hand-cut edge that lies on the ground."""

    def __init__(
        self,
        rect: QRectF,
        ground: QColor,
        line: QColor,
        *,
        radius: float = 12.0,
        lifted: bool = True,
        seed: int = 0,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(parent)
        self.ground, self.line, self._lifted = ground, line, lifted
        self.set_outline(hand(oblong(rect, radius), seed, 0.9, 22))

    def recolour(self, ground: QColor, line: QColor) -> None:
        """Print it in other inks."""
        self.ground, self.line = ground, line
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Print shadow, sheet and edge."""
        if self._lifted:
            shadow(painter, self.outline(), QColor("black"))
        fill(painter, self.outline(), self.ground)
        stroke(painter, self.outline(), self.line, 2.5)


class Tag(Piece):
    """A short text on a slip of paper around its origin: what was just won or lost."""

    def __init__(
        self,
        context: BoardContext,
        text: str,
        colour: QColor,
        *,
        size: float = 38.0,
        ground: QColor | None = None,
    ) -> None:
        super().__init__()
        self._text, self._colour = text, colour
        self._ground = ground or context.theme.colour("raised")
        self._line = context.theme.colour("line")
        self._font = display(size * context.text_scale)
        needed = room(text, self._font)
        half = QPointF(needed.width() / 2 + 16, needed.height() / 2 + 4)
        self.set_outline(hand(oblong(QRectF(-half, half), 10), len(text), 0.8, 20))
        self.setAcceptHoverEvents(False)

    def draw(self, painter: QPainter) -> None:
        """Print slip and text."""
        shadow(painter, self.outline(), QColor("black"))
        fill(painter, self.outline(), self._ground)
        stroke(painter, self.outline(), self._line, 2)
        letter(
            painter,
            self.outline().boundingRect().adjusted(6, 0, -6, 0),
            self._text,
            self._font,
            self._colour,
            wrap=False,
        )


class Button(Piece):
    """A large button, or lever, in the scene; it looks pressed out while it can be pressed."""

    def __init__(
        self,
        context: BoardContext,
        rect: QRectF,
        text: str,
        *,
        ground: QColor | None = None,
        ink: QColor | None = None,
        size: float = 34.0,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(parent)
        self.context = context
        self.text = text
        self.name = text
        self._ground = ground or context.theme.colour("accent")
        self._ink = ink or context.theme.colour("on_accent")
        self._size = size
        self.set_outline(hand(oblong(rect, 12), round(rect.x() + rect.y()), 0.9, 22))

    def set_text(self, text: str) -> None:
        """Show and say another text."""
        if text != self.text:
            self.text = text
            self.update()
        self.name = text

    def draw(self, painter: QPainter) -> None:
        """Print the key: lifted and in full ink while it can be pressed, flat and pale otherwise."""
        theme = self.context.theme
        path = self.outline()
        ground, ink = self._ground, self._ink
        if self.open:
            shadow(painter, path, QColor("black"), drop=7)
            if self.hovered:
                ground = mix(ground, theme.colour("raised"), 0.18)
        else:
            ground, ink = mix(theme.colour("surface"), ground, 0.22), theme.colour("muted")
        fill(painter, path, ground)
        stroke(painter, path, theme.colour("ink") if self.open else theme.colour("line"), 2.5)
        letter(painter, self._words(), self.text, display(self._size * self.context.text_scale), ink)

    def _words(self) -> QRectF:
        return self.outline().boundingRect().adjusted(14, 6, -14, -6)

    def largest(self) -> float:
        """Return the largest size at which the text fits, as far as it is wished for."""
        scale = self.context.text_scale
        return fit(self.text, display(self._size * scale), self._words().size()).pixelSize() / scale

    def set_size(self, size: float) -> None:
        """Write the text in another size."""
        if size != self._size:
            self._size = size
            self.update()


def even_out(keys: Sequence[Button], *, large: bool = False) -> None:
    """Write keys that stand together in one size: that of the longest text.

    Large letters are for reading: they are as large as each key allows, unless the keys have ``large``
    enough a room for the longest.
    """
    size = min((key.largest() for key in keys), default=0.0)
    for key in keys if keys and (large or keys[0].context.text_scale <= 1) else ():
        key.set_size(size)


class Card(Piece):
    """A card with a face and a back, its origin in the middle, so that ``motion.flip`` turns it over.

    ``face`` and ``back`` paint inside ``QRectF(-w / 2, -h / 2, w, h)``, already clipped to the card.
    """

    def __init__(
        self,
        size: QSizeF,
        face: Paint,
        back: Paint,
        *,
        line: QColor,
        ground: QColor,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(parent)
        self._face, self._back = face, back
        self._line, self._ground = line, ground
        self.face_up = True
        self.lifted = False
        w, h = size.width(), size.height()
        self.set_outline(oblong(QRectF(-w / 2, -h / 2, w, h), 9))

    def turn_over(self, *, face_up: bool) -> None:
        """Show the face or the back."""
        if face_up != self.face_up:
            self.face_up = face_up
            self.update()

    def lift(self, *, lifted: bool) -> None:
        """Cast a longer shadow, as a card in the hand."""
        if lifted != self.lifted:
            self.lifted = lifted
            self.update()

    def draw(self, painter: QPainter) -> None:
        """Print the side that is up."""
        path = self.outline()
        shadow(painter, path, QColor("black"), drop=9 if self.lifted else 4)
        fill(painter, path, self._ground)
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        (self._face if self.face_up else self._back)(painter)
        painter.restore()
        stroke(painter, path, self._line, 2.5)


class Token(Piece):
    """A flat piece of any silhouette in one ink, with a player's shape on it where it belongs to a seat.

    ``outline`` is around the origin; ``colour`` the colour index of the seat, None for nobody's.
    """

    def __init__(
        self,
        outline: QPainterPath,
        ground: QColor,
        line: QColor,
        *,
        colour: int | None = None,
        mark: QColor | None = None,
        spot: QPointF | None = None,
        radius: float = 10.0,
        parent: QGraphicsItem | None = None,
    ) -> None:
        super().__init__(parent)
        self.ground, self._line = ground, line
        self._colour, self._mark = colour, mark or QColor("white")
        self._spot, self._radius = spot or QPointF(), radius
        self.set_outline(outline)

    def recolour(self, ground: QColor) -> None:
        """Print it in another ink."""
        self.ground = ground
        self.update()

    def draw(self, painter: QPainter) -> None:
        """Print shadow, silhouette, outline and shape."""
        shadow(painter, self.outline(), QColor("black"), drop=4)
        fill(painter, self.outline(), self.ground)
        stroke(painter, self.outline(), self._line)
        if self._colour is not None:
            badge(painter, self._colour, self._spot, self._radius, self._mark)
