"""The count to the moment from which all may act."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from desktop.table.table import Table
from desktop.ui.board.view import BoardView

__all__ = ["StartSignal"]


class StartSignal(QObject):
    """Lets a board count down to the start signal of its table.

    Args:
        page: what it ends with.
        board: what counts.
        table: knows when the signal comes.
        covered: whether a curtain hides the board.

    """

    def __init__(self, page: QObject, board: BoardView, table: Table, covered: Callable[[], bool]) -> None:
        super().__init__(page)
        self._board = board
        self._table = table
        self._covered = covered
        self._shown: int | None = None
        board.made_anew.connect(self._count_on)

    def show(self) -> None:
        """Let the board count to the signal that is to come now, if it does not do so already."""
        table = self._table
        signal = None if table.paused or self._covered() else table.signal
        if signal != self._shown:
            self._shown = signal
            self._board.count_down(0 if signal is None else max(0, signal - table.elapsed))

    def _count_on(self) -> None:
        """Let a board that was made anew count from where it was."""
        self._shown = None
        self.show()
