"""Asks once before a table is left that could not be saved: it would be lost."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from desktop.core.text import Text, say
from desktop.ui.aside import Aside
from desktop.ui.desk import Desk
from desktop.ui.widgets import Button

__all__ = ["Unsaved"]


class Unsaved(Aside):
    """Says why the game is not saved; it is accepted by who leaves all the same."""

    def __init__(self, desk: Desk, reason: Text, parent: QWidget | None) -> None:
        leave = Button(desk, "", "", self.accept)
        leave.label(desk.say(say("ui", "Leave all the same")))
        lost = say("ui", "If you leave the table now, what has happened since is lost.")
        super().__init__(
            desk,
            say("ui", "This game is not saved"),
            f"{desk.say(reason)}\n\n{desk.say(lost)}",
            other=leave,
            usual=say("ui", "Stay at the table"),
            act=self.reject,
            parent=parent,
        )
        self.setFixedWidth(desk.px(480))
