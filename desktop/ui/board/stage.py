"""The widget that shows a board: always whole, zoomable, and open to screen readers."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QImage,
    QKeyEvent,
    QMouseEvent,
    QNativeGestureEvent,
    QPainter,
    QPixmapCache,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractButton, QApplication, QFrame, QGraphicsView, QWidget

from desktop.ui.board.piece import Piece
from desktop.ui.board.proof import proof
from desktop.ui.board.view import BoardView
from desktop.ui.board.wheel import NOTCH

__all__ = ["COMMANDS", "Stage", "spoken"]

MARGIN = 10.0
"""Logical pixels of table around a board."""
MOST = 4.0
"""How many times larger than whole the board can be shown."""
CLOSER = 1.15
"""How much larger it is shown by one notch of the wheel."""
COMMANDS = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""With one of these a key is a command to the window or the system."""
ENDS = (".", "!", "?", "…")
"""How a sentence ends."""
WALKS = {Qt.FocusReason.TabFocusReason: 1, Qt.FocusReason.BacktabFocusReason: -1}
"""How the keyboard walks onto a board, and in which direction it goes on there."""
PAINTED = 192 * 1024
"""Kilobytes that Qt may keep of painted items; its usual 10 MB do not hold one board, and all would be
painted again in every frame."""


class Stop(QAbstractButton):
    """What a screen reader finds where a piece can be chosen: it has a name, a place and can be pressed.

    A QGraphicsScene tells assistive technology nothing; this button is seen by nobody else.
    """

    def __init__(self, stage: Stage, piece: Piece) -> None:
        super().__init__(stage.viewport())
        self.piece = piece
        self._stage = stage
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_NoSystemBackground)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setText(piece.name or piece.hint)
        self.setAccessibleName(piece.name or piece.hint)
        self.setAccessibleDescription("" if piece.hint in piece.name else piece.hint)
        self.clicked.connect(self._press)

    def _press(self) -> None:
        self._stage.board.press(self.piece)

    def paintEvent(self, event: object) -> None:
        """Paint nothing: the piece is drawn by the scene."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keyboard to the scene."""
        event.ignore()


class Stage(QGraphicsView):
    """Shows one board, fitted into whatever room there is; Ctrl and the wheel zoom, the mouse drags then.

    Arrows, Tab, Enter, digits and Esc go to the board first; what it does not use goes on to the window.
    """

    def __init__(self, board: BoardView, parent: QWidget | None = None) -> None:
        super().__init__(board, parent)
        self.board = board
        self._zoom = 1.0
        self._from: QPoint | None = None
        self._dragging = False
        self._stops: list[Stop] = []
        QPixmapCache.setCacheLimit(max(PAINTED, QPixmapCache.cacheLimit()))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTransformationAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setResizeAnchor(QGraphicsView.ViewportAnchor.AnchorViewCenter)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.SmartViewportUpdate)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        board.announced.connect(self.announce)
        board.targets_changed.connect(self._list_stops)
        board.focus_moved.connect(self._follow_focus)

    def whole(self) -> None:
        """Show the whole board."""
        self._zoom = 1.0
        self._fit()

    def zoom(self, factor: float, at: QPoint | None = None) -> None:
        """Show the board larger or smaller around a place (None: the middle), never smaller than whole."""
        before, self._zoom = self._zoom, max(1.0, min(MOST, self._zoom * factor))
        if self._zoom == 1.0:
            self._fit()
            return
        at = self.viewport().rect().center() if at is None else at
        spot = self.mapToScene(at)
        self.scale(self._zoom / before, self._zoom / before)
        self._settle()
        self._move(at - self.mapFromScene(spot))

    def _move(self, way: QPoint) -> None:
        for bar, by in ((self.horizontalScrollBar(), way.x()), (self.verticalScrollBar(), way.y())):
            bar.setValue(bar.value() - by)

    def picture(self, size: QSize) -> QImage:
        """Return the whole board at a small size: as it is on the screen where it is, for that is painted."""
        if self._zoom > 1.0 or not self.isVisible():
            return proof(self.board, size)
        place = self.mapFromScene(self.board.sceneRect()).boundingRect()
        image = self.viewport().grab(place).toImage()
        image.setDevicePixelRatio(1.0)
        keep, smooth = Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation
        return image.scaled(size, keep, smooth)

    def _fit(self) -> None:
        """Fit the board in; of one that is shown larger, keep the middle in the middle."""
        middle = self.mapToScene(self.viewport().rect().center())
        whole = self.board.sceneRect().adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
        self.fitInView(whole, Qt.AspectRatioMode.KeepAspectRatio)
        if self._zoom > 1.0:
            self.scale(self._zoom, self._zoom)
            self.centerOn(middle)
        self._settle()

    def _settle(self) -> None:
        moving = self._zoom > 1.0
        drag = QGraphicsView.DragMode.ScrollHandDrag if moving else QGraphicsView.DragMode.NoDrag
        self.setDragMode(drag)
        self._list_stops()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the board whole."""
        super().resizeEvent(event)
        self._fit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Keep presses beside everything to itself; one on a piece may become a drag."""
        super().mousePressEvent(event)
        if self._zoom > 1.0 and event.button() == Qt.MouseButton.LeftButton and self.board.grasped:
            self._from = event.position().toPoint()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag a board that is larger than its window, also by its pieces."""
        here = event.position().toPoint()
        if self._from is None:
            super().mouseMoveEvent(event)
            return
        if not self._dragging and (here - self._from).manhattanLength() >= QApplication.startDragDistance():
            self._dragging = True
            self.board.let_go()
        if self._dragging:
            way, self._from = here - self._from, here
            self._move(way)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag; otherwise the piece is pressed."""
        self._from, self._dragging = None, False
        super().mouseReleaseEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with Ctrl; otherwise the wheel is the board's (it turns a tile ...)."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            self.zoom(CLOSER ** (event.angleDelta().y() / NOTCH), event.position().toPoint())
            event.accept()
        else:
            super().wheelEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Let the board show where the keyboard is."""
        super().focusInEvent(event)
        self.board.attend(here=True)
        by = WALKS.get(event.reason())
        if by is not None:
            self.board.enter(by)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Let no ring stay on the board while the keyboard is elsewhere."""
        super().focusOutEvent(event)
        self.board.attend(here=False)

    def event(self, event: QEvent) -> bool:
        """Give Tab to the board while something glows; heed two fingers on a touchpad, and another screen."""
        if isinstance(event, QNativeGestureEvent) and self._pinch(event):
            return True
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._print_anew()
        tab = (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and event.key() in tab:
            self.board.keyPressEvent(event)
            # Qt would hand it to the scene again, which would begin anew at the other end
            if event.isAccepted() or self.focusNextPrevChild(event.key() == Qt.Key.Key_Tab):
                event.accept()
                return True
        return super().event(event)

    def _print_anew(self) -> None:
        """Let nothing stay that was printed for the screen from which the window has come."""
        self.resetCachedContent()
        for item in self.board.items():
            item.update()

    def _pinch(self, event: QNativeGestureEvent) -> bool:
        if event.gestureType() != Qt.NativeGestureType.ZoomNativeGesture:
            return False
        self.zoom(1.0 + event.value(), event.position().toPoint())
        event.accept()
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave commands to the window: Ctrl+R is not R."""
        if event.modifiers() & COMMANDS:
            event.ignore()
        else:
            super().keyPressEvent(event)

    def announce(self, sentence: str) -> None:
        """Let screen readers say a sentence."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))

    def _list_stops(self) -> None:
        for stop in self._stops:
            stop.hide()
            stop.deleteLater()
        self._stops = [Stop(self, piece) for piece in self.board.stops()] if QAccessible.isActive() else []
        for stop in self._stops:
            stop.setGeometry(self._on_screen(stop.piece))
            stop.show()

    def _on_screen(self, piece: Piece) -> QRect:
        return self.mapFromScene(piece.place()).boundingRect()

    def _follow_focus(self, piece: Piece | None) -> None:
        if piece is None or not self.board.attended:  # elsewhere in the window it has a place of its own
            return
        if self._zoom > 1.0:
            self.ensureVisible(piece.place())
        self.announce(spoken(piece))


def spoken(piece: Piece) -> str:
    """Return what is read aloud of a piece: its name with its hint, of which nothing is said twice."""
    name, hint = piece.name, piece.hint
    if not hint or hint in name:
        return name
    if hint.startswith(name):
        return hint
    return f"{name}{' ' if name.endswith(ENDS) else '. '}{hint}"
