"""The panel beside a board: the seats above, what happened below."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout

from desktop.core.game import Game
from desktop.core.record import Seat
from desktop.core.text import Value
from desktop.ui.desk import Desk
from desktop.ui.log import Log
from desktop.ui.seats import Seats
from desktop.ui.widgets import Panel

__all__ = ["SidePanel"]

WIDTH = 276
SHARE = 0.3
"""How much of the window the panel takes at most, if its letters are large; the board needs the rest."""
EDGE = 2
BESIDE = 10
"""Pixels right of the log, where the seats have their scroll bar."""


class SidePanel(Panel):
    """Seats and log; the seats take what they need, the log what is left."""

    def __init__(
        self, desk: Desk, game: Game[Any, Any, Any], seats: Sequence[Seat], speak: Callable[[Value], str]
    ) -> None:
        super().__init__(desk)
        self._room = 0
        self.seats = Seats(desk, game, seats, speak)
        self.log = Log(desk, game, seats, speak)
        self.log.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Ignored)
        below = QHBoxLayout()
        below.setContentsMargins(0, 0, BESIDE, 0)
        below.addWidget(self.log)
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, 10, EDGE, 8)
        column.setSpacing(10)
        column.addWidget(self.seats, 1000)
        column.addLayout(below, 1)
        self.finish()

    def set_room(self, room: QSize) -> None:
        """Know how large the page is."""
        self.seats.set_room(room.height())
        if room.width() != self._room:
            self._room = room.width()
            self.restyle()

    def restyle(self) -> None:
        """Take a width that grows with the letters, but slower than they do."""
        scale = self.desk.scale
        width = round(WIDTH * (scale if scale <= 1 else scale**0.7))
        if self._room:
            width = min(width, max(WIDTH, round(SHARE * self._room)))
        self.setFixedWidth(width)
        self.seats.set_width(width - 2 * EDGE)
        self.log.setMinimumHeight(self.desk.px(150))
