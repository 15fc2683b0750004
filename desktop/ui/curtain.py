"""The curtain between several people at one screen."""

from __future__ import annotations

import time
from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop.core.record import Seat
from desktop.core.text import say
from desktop.ui.desk import Desk
from desktop.ui.header import LanguageButton
from desktop.ui.marks import Mark
from desktop.ui.widgets import Button, Lettering, Panel, announce

__all__ = ["Curtain"]

GUARD = 450
"""Milliseconds in which it cannot be lifted: whoever pressed in haste meant what was there before it fell."""
FOLD, SWAG = 74, 230
"""Pixels of a fold of the cloth, and of a swag above it, about."""


def _milliseconds() -> int:
    return time.monotonic_ns() // 1_000_000


class _Lift(Button):
    """What lifts the curtain; arrows lead nowhere from it."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Be pressed by Enter or the space bar, and leave all other keys to the curtain."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            super().keyPressEvent(event)
        else:
            event.ignore()


class Curtain(Panel):
    """Covers everything until the next person lifts it. What lies behind is emptied by the table page.

    Args:
        clock: milliseconds that pass whether or not the game has a clock.
    """

    lifted = Signal()

    def __init__(self, desk: Desk, clock: Callable[[], int] = _milliseconds) -> None:
        super().__init__(desk)
        self.clock = clock
        self._guarded = 0
        self._seat: Seat | None = None
        self._frame = QFrame()
        self._frame.setObjectName("raised")
        self._mark = Mark(desk, 0, 72)
        self._name = Lettering(desk, 2.4, title=True)
        self._sentence = Lettering(desk, 1.1, kind="muted", wrap=True)
        self._lift = _Lift(desk, "curtain", "primary", self._lift_unless_guarded, scale=1.1, title=True)
        self._language = LanguageButton(desk)
        self._language.menu().aboutToHide.connect(self._wait, Qt.ConnectionType.QueuedConnection)
        centre = Qt.AlignmentFlag.AlignHCenter
        column = QVBoxLayout(self._frame)
        column.setContentsMargins(46, 34, 46, 18)
        column.setSpacing(14)
        for widget in (self._mark, self._name):
            column.addWidget(widget, 0, centre)
        column.addWidget(self._sentence)  # as wide as the card, which must know in how many lines it breaks
        column.addWidget(self._lift, 0, centre)
        column.addSpacing(8)
        column.addWidget(self._language, 0, centre)
        self._sentence.setAlignment(centre)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self._frame)
        middle.addStretch(1)
        outer = QVBoxLayout(self)
        outer.addStretch(1)
        outer.addLayout(middle)
        outer.addStretch(1)
        self.hide()
        self.finish()

    def fall(self, seat: Seat) -> None:
        """Cover everything and wait for this person."""
        self._seat = seat
        self._mark.set_colour(seat.colour)
        self.retranslate()
        parent = self.parentWidget()
        if parent is not None:
            self.setGeometry(parent.rect())
        self.show()
        self.raise_()
        self._wait()
        announce(self, f"{self._name.text()}. {self._sentence.text()}")

    def _wait(self) -> None:
        """Guard the time anew, and bring what lifts the curtain to the keyboard.

        Also where a menu over it has closed: the second click on a language means the language.
        """
        self._guarded = self.clock() + GUARD
        if self.isVisible():  # behind another page it would take the keyboard from that
            self._lift.setFocus()

    def entrance(self) -> QWidget:
        """Begin with what lifts it."""
        return self._lift

    def retranslate(self) -> None:
        """Set all words."""
        name = self._seat.name if self._seat else ""
        self._name.setText(name)
        self._sentence.setText(self.say(say("ui", "It is your turn. Nobody else should look now.")))
        self._lift.label(self.say(say("ui", "I am {name}").fill(name=name)))

    def restyle(self) -> None:
        """Give the sentence its width."""
        self._sentence.setMinimumWidth(self.desk.px(340))

    def focusNextPrevChild(self, _following: bool) -> bool:  # noqa: FBT001 - as Qt calls it
        """Keep the keyboard: Tab would lead it behind the curtain, where nothing answers."""
        other = self._lift if self._language.hasFocus() else self._language
        other.setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lift by Enter alone, pressed anew; no other key reaches what lies behind."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self._lift_unless_guarded()
        event.accept()

    def _lift_unless_guarded(self) -> None:
        """Lift; a press in haste begins the time anew, so that no storm of keys gets through."""
        now = self.clock()
        if now < self._guarded:
            self._guarded = now + GUARD
        else:
            self.lifted.emit()

    def event(self, event: QEvent) -> bool:
        """Keep the mouse from what lies behind."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.Wheel):
            event.accept()
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a heavy cloth in the accent, fold beside fold."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self.desk.theme
        box = QRectF(self.rect())
        painter.fillRect(box, theme.colour("paper"))
        cloth = theme.colour("accent").darker(150 if theme.dark else 118)
        painter.fillRect(box, cloth)
        folds = max(4, round(box.width() / FOLD))
        step = box.width() / folds
        hem = box.height() - 26
        for fold in range(folds):
            x = fold * step
            path = QPainterPath(QPointF(x, 0))
            path.lineTo(x + step * 0.46, 0)
            path.cubicTo(x + step * 0.34, hem * 0.4, x + step * 0.6, hem * 0.7, x + step * 0.5, hem)
            path.lineTo(x + step * 0.08, hem)
            path.cubicTo(x + step * 0.16, hem * 0.6, x - step * 0.04, hem * 0.3, x, 0)
            painter.fillPath(path, cloth.lighter(116))
        line = cloth.darker(260) if theme.dark else theme.colour("ink")
        gold = theme.colour("glow").darker(118)
        painter.fillRect(QRectF(0, hem, box.width(), 26), gold)
        painter.setPen(QPen(line, 2))
        painter.drawLine(QPointF(0, hem), QPointF(box.width(), hem))
        painter.setPen(QPen(gold.darker(135), 2))
        for thread in range(round(box.width() / 11)):
            painter.drawLine(QPointF(thread * 11.0, hem + 7), QPointF(thread * 11.0 - 2, box.height()))
        self._valance(painter, box, cloth.darker(128), gold, line)
        painter.end()

    def _valance(self, painter: QPainter, box: QRectF, cloth: QColor, gold: QColor, line: QColor) -> None:
        """Paint swags along the upper edge, hemmed with gold, and a tassel where two of them meet."""
        swags = max(3, round(box.width() / SWAG))
        step = box.width() / swags
        top, deep = min(46.0, 0.06 * box.height()), min(64.0, 0.09 * box.height())
        for swag in range(swags):
            x = swag * step
            edge = QPainterPath(QPointF(x, top))
            edge.cubicTo(x + 0.2 * step, top + deep, x + 0.8 * step, top + deep, x + step, top)
            area = QPainterPath(edge)
            area.lineTo(x + step, 0)
            area.lineTo(x, 0)
            area.closeSubpath()
            painter.fillPath(area, cloth)
            for share in (0.3, 0.58):
                fold = QPainterPath(QPointF(x + 0.03 * step, top * share))
                low = top * share + 0.8 * deep * share
                fold.cubicTo(x + 0.24 * step, low, x + 0.76 * step, low, x + 0.97 * step, top * share)
                painter.strokePath(fold, QPen(cloth.lighter(124), 3))
            painter.strokePath(edge, QPen(line, 12))
            painter.strokePath(edge, QPen(gold, 8))
        painter.setPen(QPen(line, 2))
        painter.setBrush(gold)
        for place in range(swags + 1):
            x = place * step
            tassel = QPainterPath(QPointF(x - 5, top + 6))
            tassel.lineTo(x + 5, top + 6)
            tassel.lineTo(x + 10, top + 40)
            tassel.lineTo(x - 10, top + 40)
            tassel.closeSubpath()
            painter.drawPath(tassel)
            painter.drawEllipse(QPointF(x, top + 2), 9, 9)
