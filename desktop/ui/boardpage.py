"""A page with a board, and beside it the seats and what happened."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt

from desktop.core.game import Action, Game
from desktop.core.people import called
from desktop.core.record import Seat
from desktop.core.text import Text, say
from desktop.ui.board.context import BoardContext
from desktop.ui.board.stage import Stage
from desktop.ui.boards import make_board
from desktop.ui.desk import Desk
from desktop.ui.playback import Playback
from desktop.ui.sidepanel import SidePanel
from desktop.ui.widgets import Panel

__all__ = ["FARTHER", "NEARER", "BoardPage"]

CLOSER = 1.2
"""How much larger the board is shown by one press of a key."""
NEARER, FARTHER = (Qt.Key.Key_Plus, Qt.Key.Key_Equal), (Qt.Key.Key_Minus,)
"""The keys that show it larger, and smaller."""


class BoardPage(Panel):
    """What a table and a look back have in common: the board follows language, theme, letters and speed.

    Args:
        explain: returns why an answer cannot be given.

    """

    def __init__(
        self,
        desk: Desk,
        game: Game[Any, Any, Any],
        seats: Sequence[Seat],
        explain: Callable[[Action], Text | None],
    ) -> None:
        super().__init__(desk)
        self.setObjectName("page")
        self.speak = desk.speaker(called(game.meta, seats))
        self.context = BoardContext(
            game=game,
            seats=seats,
            say=self.speak,
            theme=desk.theme,
            explain=explain,
            sound=desk.sounds.play,
            text_scale=desk.scale,
            speed=desk.speed,
            reduced_motion=desk.reduced_motion,
        )
        self.board = make_board(self.context)
        self.stage = Stage(self.board)
        self.playback = Playback(self.board, self._speed, self)
        self.side = SidePanel(desk, game, seats, self.speak)
        self.seats, self.log = self.side.seats, self.side.log
        desk.changed.connect(self._follow)
        desk.translator.changed.connect(self._speak_anew)

    def _speed(self) -> float:
        """Return how fast scenes are played; where nobody sees them there are none."""
        return self.desk.speed if self.isVisible() and not self.window().isMinimized() else 0.0

    def let_go(self) -> None:
        """Play nothing any more: Python would take a scene apart while Qt goes on with it."""
        self.playback.clear()

    def zoom_by_key(self, key: int) -> bool:
        """Show the board larger, smaller or whole; say whether the key stands for that."""
        match key:
            case nearer if nearer in NEARER:
                self.stage.zoom(CLOSER)
            case farther if farther in FARTHER:
                self.stage.zoom(1 / CLOSER)
            case Qt.Key.Key_0:
                self.stage.whole()
            case _:
                return False
        return True

    def retranslate(self) -> None:
        """Set all words; the parts set their own."""
        self.stage.setAccessibleName(self.say(say("ui", "Board")))

    def restyle(self) -> None:
        """Give the board its colours and letters."""
        other_size = self.context.text_scale != self.desk.scale
        self.context.text_scale = self.desk.scale
        if self.context.theme is not self.desk.theme:
            self.board.apply_theme(self.desk.theme)
        elif other_size:
            self.board.retranslate()

    def _speak_anew(self) -> None:
        """Let the scene, which Qt tells nothing of it, change its language."""
        self.board.retranslate()

    def _follow(self, name: str) -> None:
        if name in ("speed", "motion"):
            self.context.speed = self.desk.speed
            self.context.reduced_motion = self.desk.reduced_motion
