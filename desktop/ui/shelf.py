"""The shelf: what stands on it, and what is told beneath a cover."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.core.game import Meta
from desktop.core.text import say
from desktop.ui.board.cut import hand, oblong
from desktop.ui.bookmark import Room
from desktop.ui.cover import Coming, Cover
from desktop.ui.desk import Desk
from desktop.ui.flow import Flow
from desktop.ui.icons import picture
from desktop.ui.widgets import Button, Lettering, Panel

__all__ = ["Announced", "Card", "Shelf", "Shelved"]

PLANK = 11
"""Height of the shelf's board."""


class Amount(QWidget):
    """An icon and a few words: how many, how long."""

    def __init__(self, desk: Desk, name: str) -> None:
        super().__init__()
        self._desk = desk
        self._name = name
        self._icon = QLabel()
        self._words = Lettering(desk, 0.95, kind="muted")
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(5)
        row.addWidget(self._icon)
        row.addWidget(self._words)
        row.addStretch(1)
        desk.restyled.connect(self.restyle)
        self.restyle()

    def set(self, words: str, hint: str) -> None:
        """Show words, and on hovering what they mean."""
        self._words.setText(words)
        self.setToolTip(hint)
        self.setAccessibleName(f"{hint}: {words}")

    def restyle(self) -> None:
        """Take colour and size of the moment."""
        self._icon.setPixmap(picture(self._name, self._desk.theme.colour("muted"), self._desk.px(17)))


class Weight(QWidget):
    """One to five weights: how much there is to think about."""

    def __init__(self, desk: Desk, weight: int) -> None:
        super().__init__()
        self._desk = desk
        self._weight = weight

    def sizeHint(self) -> QSize:
        """Return the room of five dots."""
        return QSize(self._desk.px(17) * 5, self._desk.px(20))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint filled and empty dots."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        step, radius = self._desk.px(16), self._desk.px(5)
        painter.setPen(self._desk.theme.colour("muted"))
        for index in range(5):
            filled = index < self._weight
            painter.setBrush(self._desk.theme.colour("accent") if filled else Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QPointF(radius + 1 + index * step, self.height() / 2), radius, radius)
        painter.end()


class Shelved(Panel):
    """A cover with something under it."""

    cover: Cover

    def set_width(self, width: int) -> None:
        """Take another width."""
        self.setFixedWidth(width)

    def height_of_words(self, width: int) -> int:
        """Return the height of all that stands under the cover, plank included, in a width."""
        column = self.layout()
        return column.heightForWidth(width) - self.cover.height() if column else 0

    def set_room(self, room: Room) -> None:
        """Leave out what can be said elsewhere, or say it again."""


class Card(Shelved):
    """A game that can be played."""

    play = Signal(str)
    learn = Signal(str)

    def __init__(self, desk: Desk, meta: Meta) -> None:
        super().__init__(desk)
        self._meta = meta
        self.cover = Cover(desk, meta.id)
        self.cover.setCursor(Qt.CursorShape.PointingHandCursor)
        self.cover.clicked.connect(lambda: self.play.emit(meta.id))
        self._name = Lettering(desk, 1.25, title=True, wrap=True)
        self._tagline = Lettering(desk, 0.95, kind="muted", wrap=True)
        self._seats = Amount(desk, "friend")
        self._minutes = Amount(desk, "clock")
        self._weight = Weight(desk, meta.weight)
        self._play = Button(desk, "play", "primary", lambda: self.play.emit(meta.id), title=True)
        self._learn = Button(desk, "rules", "", lambda: self.learn.emit(meta.id))
        facts, buttons = Flow(10), Flow(8, fill=True)
        for widget in (self._seats, self._minutes, self._weight):
            facts.addWidget(widget)
        for button in (self._play, self._learn):
            buttons.addWidget(button)
        _stack(self, self.cover, self._name, self._tagline, None, facts, buttons)
        self.finish()

    @property
    def button(self) -> Button:
        """What begins a game."""
        return self._play

    @property
    def game(self) -> str:
        """The game, by its id."""
        return self._meta.id

    def set_room(self, room: Room) -> None:
        """Say on hovering alone what the game is about, or beneath its name again."""
        self._tagline.setVisible(room is Room.AMPLE)

    def retranslate(self) -> None:
        """Set all words."""
        meta = self._meta
        name = self.say(meta.name)
        self.cover.set_title(name)
        self._name.setText(name)
        self._tagline.setText(self.say(meta.tagline))
        self.cover.setToolTip(self._tagline.text())
        fewest, most = meta.seats
        seats = str(fewest) if fewest == most else f"{fewest}–{most}"
        self._seats.set(seats, self.say(say("ui", "Players")))
        least, longest = meta.minutes
        minutes = say("ui", "{least}–{most} min").fill(least=least, most=longest)
        self._minutes.set(self.say(minutes), self.say(say("ui", "Length of a game")))
        weight = self.say(say("ui", "Weight {weight} of 5").fill(weight=meta.weight))
        self._weight.setToolTip(weight)
        self._weight.setAccessibleName(weight)
        self._play.label(self.say(say("ui", "Play")))
        self._play.setAccessibleName(self.say(say("ui", "Play {game}").fill(game=name)))
        self._learn.label(self.say(say("ui", "Learn")))
        self._learn.setAccessibleName(self.say(say("ui", "Learn {game}").fill(game=name)))


class Announced(Shelved):
    """A game that is to come: a cover without a button."""

    def __init__(self, desk: Desk, game: Coming) -> None:
        super().__init__(desk)
        self._game = game
        self.cover = Cover(desk, game.id, faded=True)
        self._name = Lettering(desk, 1.25, title=True, kind="muted", wrap=True)
        self._soon = Lettering(desk, 0.95, kind="muted")
        _stack(self, self.cover, self._name, self._soon, None)
        self.finish()

    def retranslate(self) -> None:
        """Set all words."""
        name = self._game.name(self.desk.translator.language)
        self.cover.set_title(name)
        self._name.setText(name)
        self._soon.setText(self.say(say("ui", "Coming")))


def _stack(panel: QWidget, *parts: QWidget | QLayout | None) -> None:
    column = QVBoxLayout(panel)
    column.setContentsMargins(0, 0, 0, 0)
    column.setSpacing(7)
    for part in parts:
        if isinstance(part, Cover):
            column.addWidget(part)
            column.addSpacing(PLANK + 3)
        elif part is None:
            column.addStretch(1)
        elif isinstance(part, QWidget):
            column.addWidget(part)
        else:
            column.addLayout(part)
    panel.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)


class Shelf(QWidget):
    """The board on which the covers stand, cut by hand."""

    def __init__(self, desk: Desk) -> None:
        super().__init__()
        self._desk = desk
        desk.restyled.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint a plank under every line of covers."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(self._desk.theme.colour("ink"), 1.6))
        painter.setBrush(self._desk.theme.colour("line"))
        cards = self.findChildren(Shelved)
        end = max((card.geometry().right() for card in cards), default=self.width())
        for foot in {card.y() + card.cover.height() for card in cards}:
            plank = QRectF(1, foot - 1, end - 1, PLANK)
            painter.drawPath(hand(oblong(plank), foot, 0.9, 40))
        painter.end()
