"""What people are told when something unexpected has happened."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtWidgets import QApplication, QPlainTextEdit, QWidget

from desktop.core.text import Text, say
from desktop.ui.aside import Aside
from desktop.ui.desk import Desk
from desktop.ui.widgets import Button, Lettering

__all__ = ["Trouble"]


class Trouble(Aside):
    """Says what happened, where it is written down, and that the table is kept, or why it is not."""

    def __init__(
        self,
        desk: Desk,
        problem: str,
        details: str,
        log_file: Path | None,
        parent: QWidget | None,
        unsaved: Text | None = None,
    ) -> None:
        kept = say("ui", "Your table is kept: every answer is saved as it is given. You can play on.")
        where = Lettering(desk, 0.95, kind="muted", wrap=True)
        written = say("ui", "It is written down in {file}.").fill(file=str(log_file))
        unwritten = say("ui", "It could not be written down.")
        where.setText(desk.say(written if log_file else unwritten))
        more = QPlainTextEdit(details)
        more.setReadOnly(True)
        more.setAccessibleName(desk.say(say("ui", "Details")))
        copy = Button(desk, "copy", "", lambda: QApplication.clipboard().setText(details))
        copy.label(desk.say(say("ui", "Copy details")))
        super().__init__(
            desk,
            say("ui", "Something went wrong"),
            f"{problem}\n\n{desk.say(unsaved or kept)}",
            other=copy,
            usual=say("ui", "Play on"),
            act=self.accept,
            more=(where, more),
            parent=parent,
        )
        self.resize(desk.px(560), desk.px(400))
