"""What is seen at once while something takes a moment: whose table is being laid."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from desktop.core.game import Meta
from desktop.core.text import say
from desktop.ui.desk import Desk
from desktop.ui.widgets import Lettering, Panel

__all__ = ["OneMoment", "one_moment"]

WAIT = say("ui", "One moment …", "shown while a table is laid; it takes less than a second")


class OneMoment(Panel):
    """The name of a game on empty paper, over everything."""

    def __init__(self, desk: Desk, meta: Meta, over: QWidget) -> None:
        super().__init__(desk, over)
        self._over = over
        self._meta = meta
        self._name = Lettering(desk, 2.4, title=True)
        self._words = Lettering(desk, 1.1, kind="muted")
        column = QVBoxLayout(self)
        column.addStretch(1)
        for label in (self._name, self._words):
            column.addWidget(label, 0, Qt.AlignmentFlag.AlignHCenter)
        column.addStretch(1)
        self.finish()

    def cover(self) -> None:
        """Be painted now: until the table is there, no event is heard."""
        self.setGeometry(self._over.rect())
        self.show()
        self.raise_()
        self.repaint()

    def retranslate(self) -> None:
        """Set all words."""
        self._name.setText(self.say(self._meta.name))
        self._words.setText(self.say(WAIT))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the paper."""
        painter = QPainter(self)
        painter.fillRect(self.rect(), self.desk.theme.colour("paper"))
        painter.end()


@contextmanager
def one_moment(over: QWidget, desk: Desk, meta: Meta | None) -> Iterator[None]:
    """Cover a window with the name of a game (None: leave it as it is) while its table is laid."""
    if meta is None or not over.isVisible():
        yield
        return
    sign = OneMoment(desk, meta, over)
    sign.cover()
    try:
        yield
    finally:
        sign.hide()
        sign.deleteLater()
