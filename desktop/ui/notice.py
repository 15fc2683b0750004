"""One sentence that appears over the page for a while: why not, what went wrong."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.core.text import Text, say
from desktop.ui.desk import Desk
from desktop.ui.widgets import Button, Lettering, Panel, announce

__all__ = ["Notice"]

CLOSE = say("ui", "Close")
READING = 60
"""Milliseconds per letter that a sentence stays."""
LEAST = 4000


class Notice(Panel):
    """Shows one Text at a time, at the upper edge of its parent; a click closes it.

    Signals:
        left: it closed while the keyboard was on it, which needs a place to go.
    """

    left = Signal()

    def __init__(self, desk: Desk, parent: QWidget) -> None:
        super().__init__(desk, parent)
        self._text: Text | None = None
        frame = QFrame()
        frame.setObjectName("raised")
        self._words = Lettering(desk, 1.05, wrap=True)
        self._words.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self._close = Button(desk, "close", "quiet", self.dismiss, scale=0.8)
        self._offer: tuple[Text, Callable[[], object]] | None = None
        self._accept = Button(desk, "", "", self._take, scale=0.9)
        self._accept.hide()
        row = QHBoxLayout(frame)
        row.setContentsMargins(18, 10, 10, 10)
        row.addWidget(self._words, 1)
        row.addWidget(self._accept, 0, Qt.AlignmentFlag.AlignVCenter)
        row.addWidget(self._close, 0, Qt.AlignmentFlag.AlignTop)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(frame)
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self.dismiss)
        self.hide()
        parent.installEventFilter(self)
        self.finish()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Stay in the middle of a window that changes its size."""
        if event.type() == QEvent.Type.Resize and watched is self.parentWidget() and not self.isHidden():
            self.place()
        return super().eventFilter(watched, event)

    def say(self, text: Text, offer: tuple[Text, Callable[[], object]] | None = None) -> str:
        """Show a sentence, perhaps with a button that does something about it; return it as it reads."""
        if self.offers and offer is None and self.attended:
            self.left.emit()  # what the keyboard is on will be gone
        self._text, self._offer = text, offer
        self._accept.setVisible(offer is not None)
        if offer is not None:
            self._accept.label(self.desk.say(offer[0]), "F6")
        words = self.desk.say(text)
        self._words.setText(words)
        self.show()
        self.place()
        self.raise_()
        if offer is None:
            self._timer.start(max(LEAST, READING * len(words)))
        else:  # an offer is there until it is taken, or out of date
            self._timer.stop()
        announce(self, words)
        return words

    def withdraw(self) -> None:
        """Take an offer away that is out of date; a sentence without one stays as long as it is read."""
        if self._offer is not None:
            self._offer = None
            self.dismiss()

    def dismiss(self) -> None:
        """Close, and send the keyboard away first if it is here."""
        if self.attended:
            self.left.emit()
        self.hide()

    @property
    def offers(self) -> bool:
        """Whether a button is shown that does something about what is told."""
        return self._offer is not None and not self.isHidden()

    @property
    def attended(self) -> bool:
        """Whether the keyboard is here."""
        here = self.window().focusWidget()
        return here is not None and self.isAncestorOf(here)

    def entrance(self) -> QWidget:
        """Begin with what is offered."""
        return self._accept if self.offers else self._close

    def forget(self) -> None:
        """Close and leave nothing of what was said: the next to come is somebody else."""
        self._text = self._offer = None
        self._words.setText("")
        self.hide()

    def _take(self) -> None:
        """Do what was offered."""
        offer = self._offer
        self.withdraw()
        if offer is not None:
            offer[1]()

    @property
    def words(self) -> str:
        """What is shown; "" if nothing is."""
        return self._words.text() if not self.isHidden() else ""

    def retranslate(self) -> None:
        """Set all words."""
        if self._text is not None:
            self._words.setText(self.desk.say(self._text))
        if self._offer is not None:
            self._accept.label(self.desk.say(self._offer[0]), "F6")
        self._close.only_icon(self.desk.say(CLOSE))
        self.place()

    def restyle(self) -> None:
        """Be as wide as a sentence needs."""
        self.place()

    def showEvent(self, event: QShowEvent) -> None:
        """Measure again: before the window was shown, nothing was dressed yet."""
        super().showEvent(event)
        self.place()

    def place(self) -> None:
        """Stand in the middle of the upper edge."""
        parent = self.parentWidget()
        if parent is None:
            return
        width = min(self.desk.px(560), parent.width() - 40)
        self.setFixedWidth(width)
        self.adjustSize()
        self.move((parent.width() - width) // 2, self.desk.px(64))
