"""Asks once before a table is left that could not be saved: it would be lost."""

from __future__ import annotations

from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop.core.text import Text, say
from desktop.ui.desk import Desk
from desktop.ui.widgets import Button, Lettering

__all__ = ["Unsaved"]


class Unsaved(QDialog):
    """Says why the game is not saved; it is accepted by who leaves all the same."""

    def __init__(self, desk: Desk, reason: Text, parent: QWidget | None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Spieltisch")
        title = Lettering(desk, 1.5, title=True, wrap=True)
        title.setText(desk.say(say("ui", "This game is not saved")))
        words = Lettering(desk, 1.05, wrap=True)
        lost = say("ui", "If you leave the table now, what has happened since is lost.")
        words.setText(f"{desk.say(reason)}\n\n{desk.say(lost)}")
        leave = Button(desk, "", "", self.accept)
        leave.label(desk.say(say("ui", "Leave all the same")))
        stay = Button(desk, "", "primary", self.reject, title=True)
        stay.label(desk.say(say("ui", "Stay at the table")))
        stay.setDefault(True)
        buttons = QHBoxLayout()
        buttons.addWidget(leave)
        buttons.addStretch(1)
        buttons.addWidget(stay)
        column = QVBoxLayout(self)
        column.setContentsMargins(26, 22, 26, 20)
        column.setSpacing(12)
        column.addWidget(title)
        column.addWidget(words)
        column.addLayout(buttons)
        self.setFixedWidth(desk.px(480))
        stay.setFocus()
