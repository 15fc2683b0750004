"""Tokens of the Stock. They lie at all angles, and many are turned at once: each face is printed once."""

from __future__ import annotations

import math
from collections.abc import Iterable

from PySide6.QtCore import QObject, QPoint, QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from desktop.games.ladies.board.goods import good
from desktop.games.ladies.data import NUMBER
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import ellipse, oblong
from desktop.ui.board.lettering import display, letter
from desktop.ui.board.piece import Piece
from desktop.ui.board.press import faint, fill, put, shadow, stroke

__all__ = ["IN_HAND", "Prints", "Token", "paint_face", "race_faces"]

Face = tuple[int | None, bool, bool, float]
"""What a token shows (None: its back), whether as a ghost, whether it glows, and its edge."""
Lie = tuple[float, float, float, float]
"""How it lies on the screen: scale and angle."""
FINE = 2.0
"""Pixels printed per logical pixel, so that tokens are sharp on large screens."""
ROOM = 10.0
"""Logical pixels around the token, for shadow and glow."""
IN_HAND = 92.0
"""Edge of the token that a Gentleman has turned, on the lower edge of the board."""
PRINTING = 30
"""Milliseconds between two faces that are printed before they are needed."""
LAID = 800
"""Faces in one lie that are kept at most, some megabytes; all the tokens of a race are fewer."""
GLOW = ((18.0, 0.2), (12.0, 0.35), (8.0, 1.0))
"""Widths and alphas of the glow, from the outside in."""

VEIL = 0.62
"""How much of the paper lies under a good that was seen, on the back of its token."""


class Prints:
    """Every face of a token as a pixmap, printed when it is first shown."""

    def __init__(self, context: BoardContext) -> None:
        self.context = context
        self._printed: dict[Face, QPixmap] = {}
        self._laid: dict[tuple[Face, Lie], tuple[QPixmap, QPointF]] = {}
        self._wholes: dict[float, QRectF] = {}
        self._ahead: list[Face] = []
        self._printing: QTimer | None = None

    def get(self, face: Face) -> QPixmap:
        """Return a face."""
        edge = face[-1]
        if face not in self._printed:
            side = round((edge + 2 * ROOM) * FINE)
            pixmap = QPixmap(side, side)
            pixmap.fill(Qt.GlobalColor.transparent)
            painter = QPainter(pixmap)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(FINE, FINE)
            painter.translate(edge / 2 + ROOM, edge / 2 + ROOM)
            _paint(painter, self.context, face)
            painter.end()
            self._printed[face] = pixmap
        return self._printed[face]

    def whole(self, edge: float) -> QRectF:
        """Return the rectangle of a pixmap, in its own pixels."""
        if edge not in self._wholes:
            side = round((edge + 2 * ROOM) * FINE)
            self._wholes[edge] = QRectF(0, 0, side, side)
        return self._wholes[edge]

    def lay(self, painter: QPainter, face: Face, world: QTransform, lie: Lie) -> None:
        """Print a face from a picture of it as it lies, which takes a tenth of the time of turning it."""
        laid = self._laid.get((face, lie))
        if laid is None:
            if len(self._laid) >= LAID:
                self._laid.clear()
            laid = self._laid[face, lie] = self._turned(face, QTransform(*lie, 0, 0))
        picture, away = laid
        corner = QPoint(round(world.dx() + away.x()), round(world.dy() + away.y()))
        put(painter, corner, picture)

    def _turned(self, face: Face, turn: QTransform) -> tuple[QPixmap, QPointF]:
        """Return a face at a scale and angle, and where its corner is, from the middle of the token."""
        room = around(face[-1])
        spot = turn.mapRect(room)
        picture = QPixmap(math.ceil(spot.width()) + 1, math.ceil(spot.height()) + 1)
        picture.fill(Qt.GlobalColor.transparent)
        press = QPainter(picture)
        press.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        press.setTransform(turn * QTransform.fromTranslate(-spot.left(), -spot.top()))
        press.drawPixmap(room, self.get(face), self.whole(face[-1]))
        press.end()
        return picture, spot.topLeft()

    def prepare(self, faces: Iterable[Face], board: QObject) -> None:
        """Print faces one by one while there is time, as long as the board lives."""
        self._ahead = [face for face in faces if face not in self._printed]
        if self._printing is None:
            self._printing = QTimer(board, interval=PRINTING)
            self._printing.timeout.connect(self._print_ahead)
        self._printing.start()

    def _print_ahead(self) -> None:
        if self._ahead:
            self.get(self._ahead.pop())
        elif self._printing is not None:
            self._printing.stop()


def around(edge: float) -> QRectF:
    """Return what a token covers around its middle, shadow and glow included."""
    half = edge / 2 + ROOM
    return QRectF(-half, -half, 2 * half, 2 * half)


def race_faces(edge: float, couples: int) -> list[Face]:
    """Return all that the tokens of a race may show in the heap and in the hand, the likeliest last."""
    tokens = range(NUMBER + couples, -1, -1)
    held: list[Face] = [(token, False, lit, IN_HAND) for token in tokens for lit in (False, True)]
    return [*held, *((token, False, lit, edge) for token in (*tokens, None) for lit in (True, False))]


def _paint(painter: QPainter, context: BoardContext, face: Face) -> None:
    token, ghostly, lit, edge = face
    down = token is None or ghostly
    whole = QRectF(-edge / 2, -edge / 2, edge, edge)
    path = oblong(whole, edge * 0.18)
    if lit:
        glow = context.theme.colour("glow")
        for width, alpha in GLOW:
            stroke(painter, path, faint(glow, alpha), width)
    else:
        shadow(painter, path, QColor("black"), drop=4)
    fill(painter, path, context.ink("token") if down else context.ink("sheet"))
    stroke(painter, path, context.ink("outline"), 2.4)
    if down:
        inner = oblong(whole.adjusted(edge * 0.14, edge * 0.14, -edge * 0.14, -edge * 0.14), edge * 0.1)
        if ghostly:  # what was seen shines through: on the back itself some goods could not be told
            fill(painter, inner, faint(context.ink("sheet"), VEIL))
        stroke(painter, inner, context.ink("token_line"), 1.8)
    if token is None:
        letter(
            painter,
            whole,
            "£",
            display(context.text_scale * edge * 0.56),
            context.ink("token_line"),
            wrap=False,
        )
    else:
        painter.setOpacity(0.8 if ghostly else 1.0)
        paint_face(painter, context, token, edge)


class Token(Piece):
    """A token of the Stock: face down, or showing a good or a number."""

    def __init__(self, prints: Prints, edge: float) -> None:
        super().__init__()
        self.prints, self.edge = prints, edge
        self.token: int | None = None
        self.ghostly = False
        self.lit = False
        half = edge / 2
        self._room = around(edge)
        self._lie: Lie = (0.0, 0.0, 0.0, 0.0)
        self.set_outline(oblong(QRectF(-half, -half, edge, edge), edge * 0.18))
        self.setCacheMode(QGraphicsItem.CacheMode.NoCache)

    def show_token(self, token: int | None, *, ghostly: bool = False) -> None:
        """Show a face, or (None) the back; ghostly: it lies face down, but was seen."""
        if (token, ghostly) != (self.token, self.ghostly):
            self.token, self.ghostly = token, ghostly
            self.update()

    @property
    def open(self) -> bool:
        """Whether it can be turned or kept now."""
        return self.lit

    def glow(self, colour: QColor | None) -> None:
        """Glow without a halo of its own: thirty tokens may begin and cease to glow within a frame."""
        lit = colour is not None
        if lit != self.lit:
            self.lit = lit
            self.invite(inviting=lit)
            self.update()

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionGraphicsItem,
        widget: QWidget | None = None,
    ) -> None:
        """Draw a picture and nothing else: thirty tokens are painted in every frame."""
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        self.draw(painter)

    def draw(self, painter: QPainter) -> None:
        """Print the token; only where it lies as it lay before is a picture of that worth keeping."""
        face = (self.token, self.ghostly, self.lit, self.edge)
        world = painter.deviceTransform()
        lie = (world.m11(), world.m12(), world.m21(), world.m22())
        if lie == self._lie:
            self.prints.lay(painter, face, world, lie)
        else:
            self._lie = lie
            painter.drawPixmap(self._room, self.prints.get(face), self.prints.whole(self.edge))


def paint_face(
    painter: QPainter, context: BoardContext, token: int, edge: float, middle: QPointF | None = None
) -> None:
    """Print what a token shows."""
    middle = middle or QPointF()
    if token <= NUMBER:
        good(painter, context, token, middle, edge * 0.68)
        return
    disc = ellipse(middle, edge * 0.36)
    fill(painter, disc, context.ink("number"))
    stroke(painter, disc, context.ink("outline"), 1.6)
    box = QRectF(-edge / 2, -edge / 2, edge, edge).translated(middle)
    letter(
        painter,
        box,
        str(token - NUMBER),
        display(context.text_scale * edge * 0.52),
        context.ink("on_shop"),
        wrap=False,
    )
