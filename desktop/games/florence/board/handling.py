"""The hands at the board: a tile that is held, turned, moved and laid, by the rules or just to try."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QGraphicsSceneMouseEvent, QGraphicsSceneWheelEvent

from desktop.core.text import Text
from desktop.games.florence.board.desk import Desk, Slider
from desktop.games.florence.board.estates import Estate, GhostTile
from desktop.games.florence.board.mandate import Mandate
from desktop.games.florence.board.placing import Held
from desktop.games.florence.estate import Tile, squares_of
from desktop.games.florence.phases.gains import why_not_there
from desktop.games.florence.phases.together import Consent
from desktop.games.florence.view import FlorenceView
from desktop.ui.board.context import BoardContext
from desktop.ui.board.piece import Piece
from desktop.ui.board.pointing import ENTER
from desktop.ui.board.view import BoardView
from desktop.ui.board.wheel import Notches

__all__ = ["Handling"]

MOVES: dict[int, tuple[int, int]] = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, 1),
    Qt.Key.Key_Down: (0, -1),
}


class Handling(BoardView):
    """Everything about the tile in the hand.

    Attributes:
        shown: the rival whose estate is shown in the middle, None for the own.
        held: the tile in the hand.
        scratching, scratch: whether a layout is being tried, and its tiles.
        up_to, up_to_for: the private maximum that would be set, and for which auction.
    """

    estate: Estate
    ghost: GhostTile
    desk: Desk
    cards: Sequence[Piece] = ()
    shown: int | None = None
    held: Held | None = None
    scratching = False
    scratch: tuple[Tile, ...] = ()
    artists_open = False
    up_to = 0
    up_to_for = (-1, -1)
    _reader_before: tuple[int | None, bool] = (None, False)

    def __init__(self, context: BoardContext) -> None:
        self._mandates: dict[int | None, Mandate] = {}
        self.overlays: list[Piece] = []
        self._wheel = Notches()
        super().__init__(context)

    @property
    def mandate(self) -> Mandate:
        """What may be answered for the reader; others at the same screen have their own."""
        return self._mandates.setdefault(self.view.seat if self.view else None, Mandate())

    def hand_over(self, view: FlorenceView) -> None:
        """Forget what somebody tried, opened or meant to bid when another person comes, or others look on."""
        reader = view.seat, view.together
        if reader == self._reader_before:
            return
        self._reader_before = reader
        self.scratching, self.scratch, self.held = False, (), None
        self.shown, self.artists_open = None, False
        self.up_to_for = (-1, -1)

    def stops(self) -> list[Piece]:
        """Walk over the artists alone while their table covers everything."""
        found = super().stops()
        if not self.artists_open or self.choices is not None:
            return found
        return [piece for piece in found if piece in self.overlays]

    def kept(self) -> list[QRectF]:
        """Keep in sight what is to be read for the question as well: the desk, and the own cards."""
        return [*super().kept(), *self.desk.sheet.printed(), *(card.place() for card in self.cards)]

    def say(self, text: Text) -> str:
        """Render a text in the language of the moment."""
        return self.context.say(text)

    @property
    def options(self) -> tuple[Any, ...]:
        """The legal answers of the seat at this screen."""
        return self.decision.options if self.decision else ()

    def again(self) -> None:
        """Lay everything out anew after a command."""
        raise NotImplementedError

    def toggle_artists(self) -> None:
        """Open or close the table of all artists; the keyboard, if in use, goes into it."""
        self.artists_open = not self.artists_open
        walking = self.focused is not None
        self.focus_on(None)
        self.again()
        if walking and self.artists_open:
            self.step(1)

    def toggle_scratch(self) -> None:
        """Begin or end trying a layout."""
        self.scratching = not self.scratching
        self.held = None
        self.shown = None
        if not self.scratching:
            self.scratch = ()
        self.again()

    @property
    def trying(self) -> bool:
        """Whether a layout is tried."""
        return self.scratching

    def take_back(self) -> bool:
        """Take the tile tried last away again; after the first nothing is tried any more."""
        if not self.scratching:
            return False
        if self.scratch:
            self.scratch = self.scratch[:-1]
            self.again()
        else:
            self.toggle_scratch()
        return True

    def pick_up(self, kind: int) -> None:
        """Hold a tile to try it; the keyboard, if in use, goes with it onto the estate."""
        turn = self.held.turn if self.held is not None and self.held.kind == kind else 0
        self.held = Held(kind)
        self.held.turn = turn
        self.held.x = self.held.y = 3.0
        self.again()
        if self.focused is not None:
            self.focus_on(self.estate)
        self.show_ghost(explain=True)

    def rotate(self, *, clockwise: bool = True) -> None:
        """Turn the held tile."""
        if self.held is not None:
            self.held.rotate(clockwise=clockwise)
            self.show_ghost(explain=True)

    def flip(self) -> None:
        """Turn the held tile over."""
        if self.held is not None:
            self.held.flip()
            self.show_ghost(explain=True)

    def point_at(self, x: float, y: float) -> None:
        """Follow the mouse over the estate."""
        if self.held is not None and not self.busy:
            before = self.held.spot
            self.held.point_at(x, y)
            if self.held.spot != before:
                self.show_ghost(explain=True)

    def _reason(self) -> Text | None:
        """Return why the held tile may not lie where it is."""
        held, view = self.held, self.view
        assert held is not None
        if not self.scratching:
            return None if held.spot in self.options else self.context.explain(held.spot)
        tried = _with_tiles(view, self.scratch)
        return why_not_there(tried, view.seat, held.kind, held.grounds[0])

    def show_ghost(self, *, explain: bool = False) -> None:
        """Show where the held or proposed tile would lie, and (``explain``) what is wrong with it."""
        question = self.view.question if self.view is not None else None
        if isinstance(question, Consent) and self.shown is None:
            self.ghost.show_at(question.kind, (question.left, question.right), self.estate, good=True)
            return
        if self.held is None or self.view is None or self.shown is not None:
            self.ghost.hide()
            return
        if self.scratching:
            self.estate.command = self.lay
        reason = self._reason()
        self.ghost.show_at(self.held.kind, self.held.grounds, self.estate, good=reason is None)
        if explain and reason is not None:
            self.explain_at(self.say(reason), self.ghost.place())
        elif explain:
            self.hide_bubble()

    def lay(self) -> None:
        """Lay the held tile, or say why it cannot lie there."""
        if self.held is None:
            return
        if self.scratching and self._take_back():
            return
        reason = self._reason()
        if reason is not None:
            self.complain(self.say(reason), self.ghost.place())
        elif self.scratching:
            self.scratch = (*self.scratch, Tile(self.held.kind, self.held.grounds[0]))
            self.again()
        else:
            self.choose(self.held.spot)

    def _take_back(self) -> bool:
        """Take away the tried tile under the middle of the held one; say whether there was one."""
        assert self.held is not None
        ground = self.held.grounds[0]
        under = [tile for tile in self.scratch if tile.squares & ground]
        if len(under) != 1 or (under[0].squares & ground).bit_count() * 2 < len(list(squares_of(ground))):
            return False
        self.scratch = tuple(tile for tile in self.scratch if tile is not under[0])
        self.again()
        return True

    def mouseMoveEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        """Let the handle of the slider follow the mouse while its button is down."""
        super().mouseMoveEvent(event)
        if isinstance(self._pressed, Slider):
            self._pressed.drag(event.scenePos())
            self._pressed = next((item for item in self.items() if isinstance(item, Slider)), None)

    def wheelEvent(self, event: QGraphicsSceneWheelEvent) -> None:
        """Turn the held tile with the wheel, notch by notch, however finely it tells of its turning."""
        if self.held is None or self.busy or event.orientation() == Qt.Orientation.Horizontal:
            super().wheelEvent(event)
            return
        notches = self._wheel.turn(event.delta())
        for _ in range(abs(notches)):
            self.rotate(clockwise=notches < 0)
        event.accept()

    def keyPressEvent(self, event: Any) -> None:
        """R turns, F flips, arrows move, Enter lays the held tile; A shows the artists, S tries a layout.

        A key held down moves the slider on, but gives no answer.
        """
        key = event.key()
        held = event.isAutoRepeat() and key in ENTER
        if held or self.busy or self.choices is not None or not self._own_key(key):
            super().keyPressEvent(event)
        else:
            event.accept()

    def _slider_key(self, slider: Slider, key: int) -> bool:
        """Move the handle with left and right, and take what it shows with Enter."""
        if key in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            slider.step(1 if key == Qt.Key.Key_Right else -1)
        elif key in ENTER:
            self.choose(slider.actions[slider.value])
        else:
            return False
        return True

    def _own_key(self, key: int) -> bool:
        if isinstance(self.focused, Slider) and self._slider_key(self.focused, key):
            return True
        free = self.focused is None or self.focused is self.estate
        if key == Qt.Key.Key_A:
            self.toggle_artists()
        elif key == Qt.Key.Key_S and self.view is not None and self.view.seat is not None:
            self.toggle_scratch()
        elif self.held is None or self.artists_open:
            return False
        elif key in ENTER and free:
            self.lay()
        else:
            return self._move_held(self.held, key, free=free)
        return True

    def _move_held(self, held: Held, key: int, *, free: bool) -> bool:
        """Turn, flip or move the held tile, and tell where it is to whoever does not see it."""
        if key == Qt.Key.Key_R:
            self.rotate()
        elif key == Qt.Key.Key_F:
            self.flip()
        elif key in MOVES and free:
            held.step(*MOVES[key])
            self.show_ghost(explain=True)
        else:
            return False
        reason = self._reason()
        told = [self.context.label(held.spot), self.say(reason) if reason is not None else ""]
        self.announced.emit(". ".join(filter(None, told)))
        return True


def _with_tiles(view: FlorenceView, scratch: tuple[Tile, ...]) -> Any:
    """Return a view in which the tried tiles lie in the own estate."""
    assert view.seat is not None
    tiles = tuple((*each, *scratch) if seat == view.seat else each for seat, each in enumerate(view.tiles))
    return replace(view, tiles=tiles)
