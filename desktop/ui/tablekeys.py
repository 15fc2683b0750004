"""What keys stand for at a table, beside those that its board has a use for."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from desktop.ui.board.stage import COMMANDS

if TYPE_CHECKING:
    from desktop.ui.tablepage import TablePage

__all__ = ["TableKeys"]

CLOSER = 1.2
"""How much larger the board is shown by one press of a key."""
NEARER, FARTHER = (Qt.Key.Key_Plus, Qt.Key.Key_Equal), (Qt.Key.Key_Minus,)


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
            return False
        return True

    def _zoom(self, event: QKeyEvent) -> bool:
        """Zoom as other programs do, also where a board has its own use for plus and minus."""
        stage = self._page.stage
        if not event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            return False
        match event.key():
            case key if key in NEARER:
                stage.zoom(CLOSER)
            case key if key in FARTHER:
                stage.zoom(1 / CLOSER)
            case Qt.Key.Key_0:
                stage.whole()
            case _:
                return False
        return True

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
            **{key: lambda: page.stage.zoom(CLOSER) for key in NEARER},
            **{key: lambda: page.stage.zoom(1 / CLOSER) for key in FARTHER},
            Qt.Key.Key_0: page.stage.whole,
            Qt.Key.Key_Escape: page.step_back,
        }
