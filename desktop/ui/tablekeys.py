"""What keys stand for at a table, beside those that its board has a use for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from desktop.ui.board.stage import COMMANDS
from desktop.ui.boardpage import FARTHER, NEARER

if TYPE_CHECKING:
    from desktop.ui.tablepage import TablePage

__all__ = ["TableKeys"]


class TableKeys:
    """Letters, digits and Esc, and the keys by which the system takes back.

    Held down they count once, but for those that zoom: nobody means to take back a whole game.
    """

    def __init__(self, page: TablePage) -> None:
        self._page = page

    def press(self, event: QKeyEvent) -> bool:
        """Do what a key stands for; say whether it stands for anything."""
        key = event.key()
        act = self._acts().get(Qt.Key(key))
        if event.isAutoRepeat() and key not in (*NEARER, *FARTHER):
            return True
        if event.matches(QKeySequence.StandardKey.Undo):
            self._page.undo()
        elif event.modifiers() & COMMANDS:
            return self._zoom(event)
        elif act is not None:
            act()
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            number = key - Qt.Key.Key_0
            if not self._page.board.digit(number):
                self._page.prompt.press(number)
        else:
            return self._page.zoom_by_key(key)
        return True

    def _zoom(self, event: QKeyEvent) -> bool:
        """Zoom as other programs do, also where a board has its own use for plus and minus."""
        control = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        return bool(control) and self._page.zoom_by_key(event.key())

    def _acts(self) -> dict[Qt.Key, Callable[[], object]]:
        page = self._page
        return {
            Qt.Key.Key_U: page.undo,
            Qt.Key.Key_H: page.hint,
            Qt.Key.Key_L: page.walk_log,
            Qt.Key.Key_R: page.replay,
            Qt.Key.Key_P: page.pause,
            Qt.Key.Key_T: page.toggle_words,
            Qt.Key.Key_F1: page.open_rules,
            Qt.Key.Key_F6: page.walk_controls,
            Qt.Key.Key_Escape: page.step_back,
        }
