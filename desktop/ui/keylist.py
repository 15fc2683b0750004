"""What the keys do: the program can be used without a mouse, if one knows how."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout

from desktop.core.text import Text, say
from desktop.ui.desk import Desk
from desktop.ui.widgets import Lettering, Panel, rule

__all__ = ["KEYS", "KeyList"]

KEYS = say("ui", "Keys")

GROUPS: tuple[tuple[Text, tuple[tuple[tuple[str, ...], Text], ...]], ...] = (
    (
        say("ui", "At the table"),
        (
            (("Tab", "← ↑ → ↓"), say("ui", "Go from one thing that can be chosen to the next, and read it.")),
            (("Enter", "Space"), say("ui", "Choose it; show a scene no longer.")),
            (("1 … 9",), say("ui", "Give the answer with this number.")),
            (("Esc",), say("ui", "Put back what was begun, close what is open.")),
            (("F6",), say("ui", "Go on to the next part of the window.")),
            (("U", "Ctrl+Z"), say("ui", "Take your last answer back.")),
            (("H",), say("ui", "Ask what an expert would do.")),
            (("R",), say("ui", "See again what you missed.")),
            (("L",), say("ui", "Walk through what happened.")),
            (("T",), say("ui", "Read the board in words.")),
            (("P",), say("ui", "Pause, and go on.")),
            (("F1",), say("ui", "Open the rules at the question of the moment.")),
            (("+", "-", "0"), say("ui", "See the board larger, smaller, whole.")),
        ),
    ),
    (
        say("ui", "In a look back"),
        (
            (("←", "→"), say("ui", "Go a step back, or on.")),
            (("Home", "End"), say("ui", "Go to the beginning, or to the end.")),
            (("Space",), say("ui", "Let it play, and hold it.")),
            (("+", "-", "0"), say("ui", "See the board larger, smaller, whole.")),
        ),
    ),
    (
        say("ui", "Everywhere"),
        (
            (("F11",), say("ui", "Fill the screen, or leave it again.")),
            (("Ctrl+,",), say("ui", "Open the settings.")),
            (("Ctrl+Q",), say("ui", "Leave; every table is kept.")),
        ),
    ),
)
GAP = "   "
OWN = say("ui", "Where a game has keys of its own, its buttons name them.")


class KeyList(Panel):
    """All keys in their groups, each with what it does."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._headings: list[tuple[Lettering, Text]] = []
        self._keys: list[tuple[Lettering, tuple[str, ...]]] = []
        self._meanings: list[tuple[Lettering, Text]] = []
        self._card = card = QFrame()
        card.setObjectName("card")
        card.setFocusPolicy(Qt.FocusPolicy.TabFocus)  # so that the keyboard reaches it, and scrolls to it
        around = QVBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(card)
        grid = QGridLayout(card)
        grid.setContentsMargins(18, 12, 18, 12)
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(5)
        grid.setColumnStretch(1, 1)
        for index, (heading, lines) in enumerate(GROUPS):
            if index:
                self._divide(grid)
            title = Lettering(desk, 1.08, weight=desk.text().Weight.Bold)
            self._headings.append((title, heading))
            grid.addWidget(title, grid.rowCount(), 0, 1, 2)
            for keys, meaning in lines:
                self._add(grid, keys, meaning)
        self._divide(grid)
        self._own = Lettering(desk, 0.95, kind="muted", wrap=True)
        grid.addWidget(self._own, grid.rowCount(), 0, 1, 2)
        self.finish()

    def _divide(self, grid: QGridLayout) -> None:
        row = grid.rowCount()
        grid.setRowMinimumHeight(row, 9)
        grid.addWidget(rule(), row, 0, 1, 2)

    def _add(self, grid: QGridLayout, keys: tuple[str, ...], meaning: Text) -> None:
        row = grid.rowCount()
        pressed, does = Lettering(self.desk, 1.0), Lettering(self.desk, 1.0, kind="muted", wrap=True)
        self._keys.append((pressed, keys))
        self._meanings.append((does, meaning))
        grid.addWidget(pressed, row, 0, Qt.AlignmentFlag.AlignTop)
        grid.addWidget(does, row, 1)

    def retranslate(self) -> None:
        """Set all words; the system and the language name the keys."""
        for heading, text in self._headings:
            heading.setText(self.say(text))
        for label, keys in self._keys:
            label.setText(GAP.join(map(_name, keys)))
        for label, text in self._meanings:
            label.setText(self.say(text))
        self._own.setText(self.say(OWN))
        told = [
            f"{key.text()}: {does.text()}"
            for (key, _), (does, _) in zip(self._keys, self._meanings, strict=True)
        ]
        self._card.setAccessibleName(self.say(KEYS))
        self._card.setAccessibleDescription("\n".join((*told, self._own.text())))


def _name(key: str) -> str:
    """Return what stands on a key, or on several that are pressed together."""
    return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText) or key
