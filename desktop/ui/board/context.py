"""What a board is handed by the window around it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from PySide6.QtGui import QColor

from desktop.core.game import Action, Game
from desktop.core.record import Seat
from desktop.core.text import Text, Value

__all__ = ["BoardContext", "Palette"]


class Palette(Protocol):
    """The colours of the moment; ``desktop.ui.theme.Theme`` is one."""

    @property
    def dark(self) -> bool:
        """Whether ink is light on dark paper."""

    def colour(self, role: str) -> QColor:
        """Return the colour of a role.

        Roles: paper, surface, raised, ink, muted, line, accent, on_accent, good, bad, focus, glow, shadow,
        seat0 .. seat5.
        """

    def ink(self, game: str, name: str) -> QColor:
        """Return an ink of a game, from ``resources/games/<id>/inks.toml``, table light or dark."""


@dataclass(eq=False)
class BoardContext:
    """The table around a board. The window changes its fields and then tells the board (see each field).

    Attributes:
        game: the rules; a board uses ``game.label`` and ``game.tell``, never a position.
        seats: who sits where: name, colour index (0 .. 5, decides the shape), level.
        say: renders a Text, Who, Series, int or str in the language of the moment; after a change of
            language the window calls ``BoardView.retranslate``.
        theme: colours; changed through ``BoardView.apply_theme``.
        explain: returns why the seat at this screen may not do this now, or None if it may.
        sound: plays a short sound by name, "" for none.
        text_scale: 0.8 to 1.6; after changing it the window calls ``BoardView.retranslate``.
        speed: divides all durations: 1 is normal, 2 twice as fast, 0 shows no animation at all.
        reduced_motion: nothing travels or flips; changes are shown by a pause and a fade.

    """

    game: Game[Any, Any, Any]
    seats: Sequence[Seat]
    say: Callable[[Value], str]
    theme: Palette
    explain: Callable[[Action], Text | None]
    sound: Callable[[str], None]
    text_scale: float = 1.0
    speed: float = 1.0
    reduced_motion: bool = False

    def ink(self, name: str) -> QColor:
        """Return an ink of this game."""
        return self.theme.ink(self.game.meta.id, name)

    def seat_colour(self, seat: int) -> QColor:
        """Return the player colour of a seat."""
        return self.theme.colour(f"seat{self.seats[seat].colour}")

    def label(self, action: Action) -> str:
        """Return an answer in the words of the moment, as on a button."""
        return self.say(self.game.label(action))
