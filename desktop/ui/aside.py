"""The dialogs of the house: a title, words, and two buttons of which one is the usual answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from desktop.core.text import Text
from desktop.ui.desk import Desk
from desktop.ui.widgets import Button, Lettering

__all__ = ["Aside"]


class Aside(QDialog):
    """Says something that has to be answered before the game goes on.

    Args:
        title, words: what is said.
        other: the button on the left.
        usual: what the button on the right says, which Enter presses; ``act`` is what it does.
        more: what else there is to see, below the words.

    """

    def __init__(
        self,
        desk: Desk,
        title: Text,
        words: str,
        *,
        other: Button,
        usual: Text,
        act: Callable[[], object],
        more: Sequence[QWidget] = (),
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle("Spieltisch")
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)  # else its window keeps it for good
        head = Lettering(desk, 1.5, title=True, wrap=True)
        head.setText(desk.say(title))
        body = Lettering(desk, 1.05, wrap=True)
        body.setText(words)
        on = Button(desk, "", "primary", act, title=True)
        on.label(desk.say(usual))
        on.setDefault(True)
        buttons = QHBoxLayout()
        buttons.addWidget(other)
        buttons.addStretch(1)
        buttons.addWidget(on)
        column = QVBoxLayout(self)
        column.setContentsMargins(26, 22, 26, 20)
        column.setSpacing(12)
        for widget in (head, body, *more):
            column.addWidget(widget)
        column.addLayout(buttons)
        on.setFocus()
