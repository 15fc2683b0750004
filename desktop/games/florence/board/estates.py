"""Estates: the large one in the middle, with the ghost of what is being placed, and the miniatures."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath
from PySide6.QtWidgets import QGraphicsItem, QGraphicsSceneHoverEvent

from desktop.core.text import Text, Who
from desktop.games.florence.board import words
from desktop.games.florence.board.layout import ESTATE, FRAME, SQUARE, ground_path
from desktop.games.florence.board.tiles import paint_grid, paint_palazzo, paint_tile
from desktop.games.florence.estate import ALL, SIDE, Tile
from desktop.games.florence.view import FlorenceView
from desktop.ui.board.context import BoardContext
from desktop.ui.board.cut import hand, oblong
from desktop.ui.board.lettering import display, letter
from desktop.ui.board.piece import Halo, Piece
from desktop.ui.board.press import dashed, faint, fill, shadow, stroke

__all__ = ["Estate", "GhostTile", "LaidTile", "Spot", "paint_estate"]


def paint_estate(
    painter: QPainter,
    context: BoardContext,
    tiles: tuple[Tile, ...],
    origin: QPointF,
    size: float,
    *,
    cooperative: bool,
) -> None:
    """Print an estate of any size; ``origin`` is its lower left corner."""
    paint_grid(painter, context, origin, size)
    paint_palazzo(painter, context, origin, size, 2 if cooperative else 0)
    for tile in tiles:
        paint_tile(painter, context, tile.kind, tile.squares, origin, size)


class Spot(Piece):
    """A tile that lies there, or a printed number, that only explains itself."""

    def __init__(self, path: QPainterPath, hint: str = "", parent: QGraphicsItem | None = None) -> None:
        super().__init__(parent)
        self.set_outline(path, 0)
        self.hint = hint


class QuietHalo(Halo):
    """A glow that leaves the squares readable."""

    LAYERS = ((16.0, 40), (8.0, 220))


def _whose(view: FlorenceView | None, seat: int) -> Text:
    """Return what the estate of a seat is called by the reader."""
    own = view is not None and seat == view.seat
    return words.OWN_ESTATE if own else words.ESTATE_OF.fill(who=Who(seat))


class Estate(Piece):
    """The large estate in its frame; one of a neighbour beside it where a building crosses the border.

    Attributes:
        seats: whose estates are shown, one or (across a border) two from left to right.
        pointed: called with the place of the mouse in squares while it moves here.
    """

    def __init__(self, context: BoardContext, pointed: Callable[[float, float], None]) -> None:
        super().__init__()
        self.context = context
        self.pointed = pointed
        self.seats: tuple[int, ...] = ()
        self.view: FlorenceView | None = None
        self.scratch: tuple[Tile, ...] = ()
        self.set_outline(hand(oblong(ESTATE.adjusted(-FRAME, -FRAME, FRAME, FRAME), 3), 5, 1.2, 30))

    def make_halo(self) -> Halo:
        """Glow less than other pieces: what counts is inside."""
        return QuietHalo(self)

    @property
    def size(self) -> float:
        """Logical pixels of a square."""
        return SQUARE if len(self.seats) < 2 else SQUARE / 2

    @property
    def origin(self) -> QPointF:
        """The lower left corner of the (left) grid."""
        down = 0.0 if len(self.seats) < 2 else ESTATE.height() / 4
        return QPointF(ESTATE.left(), ESTATE.bottom() - down)

    def show_estates(self, view: FlorenceView, seats: tuple[int, ...], scratch: tuple[Tile, ...]) -> None:
        """Show the estates of these seats."""
        self.view, self.seats, self.scratch = view, seats, scratch
        self.name = " · ".join(self.context.say(_whose(view, seat)) for seat in seats)
        self.look(view.seat, view.cooperative, seats, scratch, [view.tiles[seat] for seat in seats])

    def explain(self, *, silent: bool) -> None:
        """Tell what is empty and what may touch, unless a tile is held, which explains itself."""
        view = self.view
        if silent or view is None or len(self.seats) != 1:
            self.hint = ""
            return
        seat = self.seats[0]
        empty = words.ESTATE_HINT.fill(n=(ALL & ~view.taken[seat]).bit_count())
        lines = [empty] if view.builders[seat] > 1 else [empty, words.ESTATE_APART]
        if seat != view.seat:
            lines.insert(0, words.LISTED.fill(things=words.ESTATE_OF.fill(who=Who(seat))))
        self.hint = " ".join(map(self.context.say, lines))

    def draw(self, painter: QPainter) -> None:
        """Print frame, grid, palazzo and tiles; what is only tried is pale."""
        ink = self.context.ink
        shadow(painter, self.outline(), QColor("black"), drop=6)
        fill(painter, self.outline(), self._frame())
        stroke(painter, self.outline(), ink("outline"), 3)
        if self.view is None:
            return
        if len(self.seats) > 1:
            self._names(painter)
        for place, seat in enumerate(self.seats):
            origin = self.origin + QPointF(place * SIDE * self.size, 0)
            tiles = self.view.tiles[seat]
            paint_estate(painter, self.context, tiles, origin, self.size, cooperative=self.view.cooperative)
        painter.setOpacity(0.6)
        for tile in self.scratch:
            paint_tile(painter, self.context, tile.kind, tile.squares, self.origin, self.size)
            dashed(painter, ground_path(tile.squares, self.origin, self.size), ink("text"), 3)
        painter.setOpacity(1.0)

    def _frame(self) -> QColor:
        """Return the colour of the frame: that of the seat where the estate of another is shown alone."""
        other = self.view is not None and len(self.seats) == 1 and self.seats[0] != self.view.seat
        return self.context.seat_colour(self.seats[0]) if other else self.context.ink("frame")

    def _names(self, painter: QPainter) -> None:
        """Print paper above and below two estates, and whose they are."""
        painter.fillRect(ESTATE, self.context.ink("sheet_quiet"))
        for place, seat in enumerate(self.seats):
            text = _whose(self.view, seat)
            width = ESTATE.width() / 2
            rect = QRectF(ESTATE.left() + place * width, ESTATE.top() + 60, width, 60)
            font = display(26 * self.context.text_scale)
            letter(painter, rect, self.context.say(text), font, self.context.ink("text"))

    def in_squares(self, point: QPointF) -> tuple[float, float]:
        """Return a point of the scene in squares from the lower left corner."""
        return (point.x() - self.origin.x()) / self.size, (self.origin.y() - point.y()) / self.size

    def hoverMoveEvent(self, event: QGraphicsSceneHoverEvent) -> None:
        """Tell where the mouse is."""
        self.pointed(*self.in_squares(event.scenePos()))


class GhostTile(Piece):
    """What is being placed, where it would lie: green if it may, red if not."""

    def __init__(self, context: BoardContext) -> None:
        super().__init__()
        self.context = context
        self.kind = 0
        self.ground: tuple[int, ...] = ()
        self.origin, self.size = QPointF(), SQUARE
        self.good = True
        self.setZValue(60)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.setAcceptHoverEvents(False)
        self.hide()

    def show_at(self, kind: int, ground: tuple[int, ...], estate: Estate, *, good: bool) -> None:
        """Show a tile over squares: one set for every estate that is shown."""
        self.kind, self.ground, self.good = kind, ground, good
        self.origin, self.size = estate.origin, estate.size
        path = QPainterPath()
        for place, part in enumerate(ground):
            path = path.united(ground_path(part, self._corner(place), self.size))
        self.set_outline(path.simplified(), 10)
        self.show()
        self.update()

    def _corner(self, place: int) -> QPointF:
        return self.origin + QPointF(place * SIDE * self.size, 0)

    def draw(self, painter: QPainter) -> None:
        """Print the tile faintly under a green or red veil."""
        painter.setOpacity(0.62)
        for place, part in enumerate(self.ground):
            if part:
                paint_tile(painter, self.context, self.kind, part, self._corner(place), self.size)
        painter.setOpacity(1.0)
        colour = self.context.theme.colour("good" if self.good else "bad")
        fill(painter, self.outline(), faint(colour, 0.22 if self.good else 0.4))
        dashed(painter, self.outline(), colour, 4.5)
        if not self.good:
            middle: QRectF = self.outline().boundingRect()
            cross = QPainterPath(middle.center() + QPointF(-12, -12))
            cross.lineTo(middle.center() + QPointF(12, 12))
            cross.moveTo(middle.center() + QPointF(-12, 12))
            cross.lineTo(middle.center() + QPointF(12, -12))
            stroke(painter, cross, colour, 7)


class LaidTile(Piece):
    """A tile that has just been laid, until the estate is laid out with it."""

    def __init__(self, context: BoardContext, kind: int, ground: int, origin: QPointF, size: float) -> None:
        super().__init__()
        self.context, self.kind, self.ground = context, kind, ground
        self.origin, self.size = origin, size
        self.setAcceptHoverEvents(False)
        self.set_outline(ground_path(ground, origin, size), 10)

    def draw(self, painter: QPainter) -> None:
        """Print the tile."""
        paint_tile(painter, self.context, self.kind, self.ground, self.origin, self.size)
