"""A table that was left, as it lies on the shelf."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from enum import IntEnum
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QDateTime, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout, QLabel, QMenu

from desktop.core.game import Meta
from desktop.core.text import Text, say
from desktop.ui.cover import printed
from desktop.ui.desk import Desk
from desktop.ui.icons import picture
from desktop.ui.widgets import Button, Lettering, Panel

__all__ = ["Bookmark", "Left", "Room"]

PICTURE, SMALL = QSize(176, 126), QSize(112, 80)
"""With room, and in a low window."""
DOWN = QBoxLayout.Direction.TopToBottom


class Room(IntEnum):
    """How much height the shelf has: the less, the more words make way for what can be pressed."""

    AMPLE = 0
    SCANT = 1
    TIGHT = 2


class Left(NamedTuple):
    """A saved table as the shelf shows it.

    Attributes:
        place: what opens it again.
        meta: its game; None if this program does not have it.
        names: who sits there.
        when: when it was last played.
        picture: a small picture of the board, if there is one.
        over: the game is finished; it can be looked back on.
        trouble: why it cannot be opened, if so.
    """

    place: Path
    meta: Meta | None
    names: Sequence[str]
    when: datetime | None
    picture: Path | None
    over: bool = False
    trouble: Text | None = None


class Picture(QLabel):
    """The small picture of a table, which is a way in like the covers below."""

    clicked = Signal()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Tell of a click."""
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit()


class Bookmark(Panel):
    """A table that was left, with a small picture of it."""

    go_on = Signal(object)
    remove = Signal(object)

    def __init__(self, desk: Desk, left: Left) -> None:
        super().__init__(desk)
        self._left = left
        self._frame = QFrame()
        self._frame.setObjectName("card")
        self._picture = Picture()
        if self.can_open:
            self._picture.clicked.connect(self._open)
            self._picture.setCursor(Qt.CursorShape.PointingHandCursor)
        self._room = Room.AMPLE
        self._name = Lettering(desk, 1.2, title=True)
        self._who = Lettering(desk, 0.95, kind="muted", wrap=True)
        self._when = Lettering(desk, 0.9, kind="muted")
        self._go_on = Button(desk, "look-back" if left.over else "play", "primary", self._open, title=True)
        self._go_on.setVisible(self.can_open)
        self._remove = Button(desk, "delete", "quiet", self._ask_to_remove)
        words = self._words = QBoxLayout(DOWN)
        words.setSpacing(2)
        words.addWidget(self._name)
        words.addWidget(self._who)
        words.addWidget(self._when)
        words.addStretch(1)
        buttons = QHBoxLayout()
        buttons.addWidget(self._go_on)
        buttons.addStretch(1)
        buttons.addWidget(self._remove)
        words.addLayout(buttons)
        row = QHBoxLayout(self._frame)
        row.setContentsMargins(10, 10, 12, 10)
        row.setSpacing(14)
        row.addWidget(self._picture)
        row.addLayout(words, 1)
        around = QHBoxLayout(self)
        around.setContentsMargins(0, 0, 0, 0)
        around.addWidget(self._frame)
        self.setMinimumWidth(360)
        self.finish()

    def retranslate(self) -> None:
        """Set all words."""
        left = self._left
        unknown = say("ui", "A table that cannot be opened")
        name = self.say(left.meta.name if left.meta else unknown)
        self._name.setText(name)
        names = self.desk.translator.locale.createSeparatedList(list(left.names))
        self._who.setText(self.say(left.trouble) if left.trouble else names)
        self._when.setText(self._moment())
        self._frame.setToolTip("" if left.trouble else "\n".join(filter(None, (names, self._when.text()))))
        words = say("ui", "Look back") if left.over else say("ui", "Continue")
        self._go_on.label(self.say(words))
        self._go_on.setAccessibleName(f"{self.say(words)}: {name}")
        self._go_on.setAccessibleDescription(self._frame.toolTip())
        away = self.say(say("ui", "Throw this table away"))
        self._remove.only_icon(away)
        self._remove.setAccessibleName(f"{away}: {name}")
        self._remove.setAccessibleDescription(self._frame.toolTip())

    def restyle(self) -> None:
        """Show the picture with an outline in the ink of the theme."""
        size = PICTURE if self._room is Room.AMPLE else SMALL
        self._picture.setFixedSize(size)
        self._picture.setPixmap(_framed(self._left, self.desk, size))

    def set_room(self, room: Room, width: int) -> None:
        """Take less height: without the time it was last played; at last without a picture, in one line.

        In one line the time tells tables of one game apart, where there is room for it.
        """
        if room is not self._room:
            self._room = room
            tight = room is Room.TIGHT
            self._picture.setVisible(not tight)
            self._who.setVisible(not tight or self._left.trouble is not None)
            self._when.setVisible(room is Room.AMPLE)
            self.restyle()
        self._lay_words(QBoxLayout.Direction.LeftToRight if room is Room.TIGHT else DOWN)
        if self.sizeHint().width() > width:
            self._lay_words(DOWN)
        elif room is Room.TIGHT and self._when.isHidden():
            more = self._when.sizeHint().width() + self._words.spacing()
            self._when.setVisible(self.sizeHint().width() + more <= width)

    def _lay_words(self, direction: QBoxLayout.Direction) -> None:
        if direction is not self._words.direction():
            self._words.setDirection(direction)
            self._words.setSpacing(2 if direction is DOWN else 14)
        self._frame.updateGeometry()  # else the size of what it was is remembered until the next event

    @property
    def can_open(self) -> bool:
        """Whether there is a way in."""
        return self._left.meta is not None and self._left.trouble is None

    @property
    def game(self) -> str | None:
        """The game, by its id; None if this program does not have it."""
        return self._left.meta.id if self._left.meta is not None else None

    @property
    def button(self) -> Button:
        """The way in."""
        return self._go_on

    def _moment(self) -> str:
        if self._left.when is None:
            return ""
        moment = QDateTime.fromSecsSinceEpoch(round(self._left.when.timestamp()))
        return self.desk.translator.locale.toString(moment, QLocale.FormatType.ShortFormat)

    def _open(self) -> None:
        self.go_on.emit(self._left)

    def _ask_to_remove(self) -> None:
        """Ask once at the spot: what is thrown away does not come back."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        sure = menu.addAction(self.say(say("ui", "Throw this table away for good")))
        sure.triggered.connect(lambda: self.remove.emit(self._left))
        menu.addAction(self.say(say("ui", "Keep it")))
        menu.popup(self._remove.mapToGlobal(self._remove.rect().bottomLeft()))


def _shown(left: Left, desk: Desk) -> QPixmap:
    """Return the picture of the board, or the cover of a game of which none was taken yet."""
    saved = QPixmap(str(left.picture)) if left.picture else QPixmap()
    cover = printed(left.meta.id, desk.translator.language) if left.meta and saved.isNull() else None
    return saved if cover is None else QPixmap.fromImage(cover)


def _framed(left: Left, desk: Desk, room: QSize, ratio: float = 2.0) -> QPixmap:
    pixmap = QPixmap(room * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(desk.theme.colour("paper"))
    painter = QPainter(pixmap)
    painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
    box = QRectF(0, 0, room.width(), room.height())
    saved = _shown(left, desk)
    if not saved.isNull():
        size = QSize(saved.size()).scaled(room, Qt.AspectRatioMode.KeepAspectRatio)
        spot = QRectF(0, 0, size.width(), size.height())
        spot.moveCenter(box.center())
        painter.drawPixmap(spot, saved, QRectF(saved.rect()))
    else:
        sign = picture("table", desk.theme.colour("line"), 56)
        painter.drawPixmap(box.center() - QPointF(28, 28), sign)
    painter.setPen(QColor(desk.theme.colour("line")))
    painter.drawRect(box.adjusted(0.5, 0.5, -0.5, -0.5))
    painter.end()
    return pixmap
