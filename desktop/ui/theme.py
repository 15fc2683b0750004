"""Colours by role. No colour stands anywhere else than in ``resources/themes`` and in the inks of a game."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from PySide6.QtGui import QColor, QPalette

from desktop.files import resource_path

__all__ = ["INK", "ROLES", "SEAT_SHAPES", "THEMES", "Theme"]

THEMES = ("light", "dark")

INK = "#231f20"
"""The colour in which the files of ``resources/icons`` are drawn, replaced by the one that is wanted."""

SEAT_SHAPES = ("disc", "triangle", "square", "diamond", "cross", "star")
"""The shape that goes with a player colour, by colour index."""

ROLES = (
    "paper", "surface", "raised", "ink", "muted", "line", "accent", "on_accent", "good", "bad", "focus",
    "glow", "shadow", "seat0", "seat1", "seat2", "seat3", "seat4", "seat5",
)  # fmt: skip

PALETTE: Mapping[QPalette.ColorRole, str] = {
    QPalette.ColorRole.Window: "paper",
    QPalette.ColorRole.WindowText: "ink",
    QPalette.ColorRole.Base: "raised",
    QPalette.ColorRole.AlternateBase: "surface",
    QPalette.ColorRole.Text: "ink",
    QPalette.ColorRole.PlaceholderText: "muted",
    QPalette.ColorRole.Button: "surface",
    QPalette.ColorRole.ButtonText: "ink",
    QPalette.ColorRole.BrightText: "on_accent",
    QPalette.ColorRole.ToolTipBase: "raised",
    QPalette.ColorRole.ToolTipText: "ink",
    QPalette.ColorRole.Highlight: "accent",
    QPalette.ColorRole.HighlightedText: "on_accent",
    QPalette.ColorRole.Accent: "accent",
    QPalette.ColorRole.Link: "accent",
    QPalette.ColorRole.LinkVisited: "accent",
    QPalette.ColorRole.Light: "raised",
    QPalette.ColorRole.Midlight: "surface",
    QPalette.ColorRole.Mid: "line",
    QPalette.ColorRole.Dark: "line",
    QPalette.ColorRole.Shadow: "shadow",
}
FADED = (QPalette.ColorRole.WindowText, QPalette.ColorRole.Text, QPalette.ColorRole.ButtonText)


class Theme:
    """The colours of one theme; the inks of a game are read when first asked for."""

    def __init__(self, name: str, dark: bool, roles: Mapping[str, str]) -> None:  # noqa: FBT001 - a fact
        self.name = name
        self.dark = dark
        self._roles = dict(roles)
        self._inks: dict[str, dict[str, QColor]] = {}

    @classmethod
    def load(cls, name: str) -> Theme:
        """Read one of :data:`THEMES`.

        Raises:
            ValueError: a role is missing, or is no colour.

        """
        table = _read(resource_path("themes", f"{name}.toml"))
        base = table["base"]
        roles = {role: base.get(colour, colour) for role, colour in table["roles"].items()}
        wrong = [role for role in ROLES if not QColor.isValidColorName(roles.get(role, ""))]
        if wrong:
            raise ValueError(f"theme {name}: no colour for {', '.join(wrong)}")
        return cls(name, table["dark"], roles)

    def colour(self, role: str) -> QColor:
        """Return the colour of a role (one of :data:`ROLES`)."""
        return QColor.fromString(self._roles[role])  # QColor() looks into all of Qt's enumerations first

    def seat(self, colour: int) -> QColor:
        """Return a player colour by its index, 0 to 5."""
        return self.colour(f"seat{colour % len(SEAT_SHAPES)}")

    def ink(self, game: str, name: str) -> QColor:
        """Return one of a game's own inks, from the table ``[light]`` or ``[dark]`` of its ``inks.toml``."""
        if game not in self._inks:
            table = _read(resource_path("games", game, "inks.toml"))[self.name]
            self._inks[game] = {entry: QColor(colour) for entry, colour in table.items()}
        return QColor(self._inks[game][name])

    def palette(self) -> QPalette:
        """Return the palette of all widgets."""
        palette = QPalette()
        for role, name in PALETTE.items():
            palette.setColor(role, self.colour(name))
        for role in FADED:
            palette.setColor(QPalette.ColorGroup.Disabled, role, self.colour("muted"))
        return palette


def _read(path: Path) -> dict[str, Any]:
    with path.open("rb") as file:
        return tomllib.load(file)
