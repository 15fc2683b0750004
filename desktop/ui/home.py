"""Home: a shelf with a cover for every game, and above it the tables that were left."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLayout, QSizePolicy, QVBoxLayout, QWidget

from desktop.core.game import Meta
from desktop.core.text import say
from desktop.ui.board.cut import hand, oblong
from desktop.ui.bookmark import Bookmark, Left, Room
from desktop.ui.cover import Coming, Cover, coming
from desktop.ui.desk import Desk
from desktop.ui.flow import Flow
from desktop.ui.icons import picture
from desktop.ui.later import Later
from desktop.ui.widgets import Button, Lettering, Panel, Scroll, walk_in_order

__all__ = ["Home"]

GAP = 22
PLANK = 11
"""Height of the shelf's board."""
FAIR, LEAST = 160, 100
"""Pixels of a cover's width: where it is narrower, words make way; narrower than the least it never gets."""
BY_KEY = {Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason}
COVER = 1.34
"""Height of a cover by its width."""
LATEST = 8
"""So many tables are laid at most before all are wished for."""
BETWEEN = 14
"""Pixels between the parts of the page."""
EDGE = 28
"""Pixels left and right of the shelf; on the right the scroll bar stands in them."""


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


class Home(Panel):
    """The first page."""

    play = Signal(str)
    learn = Signal(str)
    go_on = Signal(object)
    remove = Signal(object)

    def __init__(self, desk: Desk, metas: Sequence[Meta], left: Sequence[Left] = ()) -> None:
        super().__init__(desk)
        self.setObjectName("page")
        self._pointing, self._fitting = Later(self, self._show_pointed), Later(self, self._fit)
        self._scroll = Scroll()
        column = self._scroll.column
        column.setContentsMargins(EDGE, 18, EDGE, 24)
        column.setSpacing(BETWEEN)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._make_way)
        self._continue = Lettering(desk, 1.5, title=True)
        self._unfolded = False
        self._left: Sequence[Left] = ()
        self._more = Button(desk, "", "quiet", self._unfold)
        self._resume = QWidget()
        above = QHBoxLayout(self._resume)
        above.setContentsMargins(0, 0, 0, 0)
        above.addWidget(self._continue)
        above.addWidget(self._more)
        above.addStretch(1)
        self._bookmarks = QWidget()
        self._tables = Flow(16)
        self._bookmarks.setLayout(self._tables)
        self._choose = Lettering(desk, 1.5, title=True)
        shelf = Shelf(desk)
        self._shelf = Flow(GAP, fill=True)
        shelf.setLayout(self._shelf)
        for widget in (self._resume, self._bookmarks, self._choose, shelf):
            column.addWidget(widget)
        column.insertStretch(0, 1)
        column.addStretch(2)
        self.cards = self._fill(metas)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(self._scroll)
        self.show_left(left)
        self.finish()

    def _fill(self, metas: Sequence[Meta]) -> list[Shelved]:
        known = {meta.id: meta for meta in metas}
        order = [game.id for game in coming()]
        cards: list[Shelved] = [Announced(self.desk, game) for game in coming() if game.id not in known]
        playable = sorted(metas, key=lambda meta: order.index(meta.id) if meta.id in order else len(order))
        for meta in reversed(playable):
            card = Card(self.desk, meta)
            card.play.connect(self.play)
            card.learn.connect(self.learn)
            cards.insert(0, card)
        for each in cards:
            self._shelf.addWidget(each)
            self._watch(each)
        return cards

    def _watch(self, card: QWidget) -> None:
        for button in card.findChildren(Button):
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the keyboard that comes to a button show whose it is; what the mouse points at stays there."""
        if isinstance(event, QFocusEvent) and event.gotFocus() and event.reason() in BY_KEY:
            self._pointing.start()  # after the page has shown the button alone
        return super().eventFilter(watched, event)

    def _show_pointed(self) -> None:
        at: QWidget | None = self.focusWidget()
        while at is not None and not isinstance(at, Shelved | Bookmark):
            at = at.parentWidget()
        if at is not None:
            self._scroll.ensureWidgetVisible(at, 0, BETWEEN)

    def first_button(self) -> QWidget | None:
        """Return what the keyboard begins on: the latest table, else the first game."""
        for index in range(self._tables.count()):
            item = self._tables.itemAt(index)
            widget = item.widget() if item else None
            if isinstance(widget, Bookmark) and widget.can_open and not widget.isHidden():
                return widget.button
        return next((card.button for card in self.cards if isinstance(card, Card)), None)

    @property
    def left_game(self) -> str | None:
        """The game of the table that was left last, if there is one that this program has."""
        return next((mark.game for mark in self._marks() if mark.game is not None), None)

    def pointed(self) -> str | None:
        """Return the game that the keyboard is on, as a cover or as a table that was left."""
        here: QWidget | None = self.focusWidget()
        while here is not None and not isinstance(here, Card | Bookmark):
            here = here.parentWidget()
        return here.game if here is not None else None

    def entrance(self) -> QWidget:
        """Begin with the latest table, else the first game."""
        return self.first_button() or self

    def show_left(self, left: Sequence[Left]) -> None:
        """Show the tables that were left, the latest first."""
        self._tables.clear()
        self._left = left
        self._lay(None if self._unfolded else LATEST)
        self._bookmarks.setVisible(bool(left))
        self._fit()

    def _lay(self, most: int | None) -> None:
        """Make the bookmarks that are missing, up to a number of them (None: all)."""
        for table in self._left[self._tables.count() : most]:
            bookmark = Bookmark(self.desk, table)
            bookmark.go_on.connect(self.go_on)
            bookmark.remove.connect(self.remove)
            self._tables.addWidget(bookmark)
            self._watch(bookmark)
        walk_in_order(self)  # tables that are laid later would come last

    def retranslate(self) -> None:
        """Set all words."""
        self._continue.setText(self.say(say("ui", "Continue")))
        self._choose.setText(self.say(say("ui", "What shall we play?")))
        more = say("ui", "Show all tables") if not self._unfolded else say("ui", "Show the latest tables")
        self._more.label(self.say(more))
        self._fitting.start()  # the cards have their words of this language by then

    def restyle(self) -> None:
        """Take the sizes that go with larger or smaller letters."""
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new room."""
        super().resizeEvent(event)
        self._fit()

    def _unfold(self) -> None:
        """Show all tables, or one line of them again."""
        self._unfolded = not self._unfolded
        if self._unfolded:
            self._lay(None)
        self.retranslate()
        self._fit()

    def _marks(self) -> list[Bookmark]:
        items = (self._tables.itemAt(index) for index in range(self._tables.count()))
        return [mark for item in items if item and isinstance(mark := item.widget(), Bookmark)]

    def _make_way(self, _least: int, most: int) -> None:
        """Let the scroll bar stand in the margin: the shelf is as wide with it as without."""
        bar = self._scroll.verticalScrollBar().sizeHint().width() if most else 0
        margins = self._scroll.column.contentsMargins()
        margins.setRight(EDGE - bar)
        self._scroll.column.setContentsMargins(margins)

    def _fit(self) -> None:
        """Let cards be as wide as the page allows, and covers so high that no *Play* is out of sight."""
        width = max(300, self.width() - 2 * EDGE)
        least = self.desk.px(168)
        columns = max(1, min(len(self.cards), (width + GAP) // (least + GAP)))
        each = (width - GAP * (columns - 1)) // columns
        cover = 0
        for room, enough in ((Room.AMPLE, FAIR), (Room.SCANT, LEAST), (Room.TIGHT, 0)):
            self._set_room(room, width)
            cover = self._cover_width(each)
            if cover >= min(each, enough):
                break
        for card in self.cards:
            card.set_width(each)
            card.cover.set_width(max(LEAST, cover))

    def _set_room(self, room: Room, width: int) -> None:
        """Leave out what the height has no room for; at last the headings too."""
        for card in self.cards:
            card.set_room(room)
        for mark in self._marks():
            mark.set_room(room, width)
        self._fold(width)
        self._continue.setVisible(room is not Room.TIGHT)
        self._choose.setVisible(room is not Room.TIGHT)
        several = not self._more.isHidden()
        self._resume.setVisible(bool(self._marks()) and (room is not Room.TIGHT or several))

    def _cover_width(self, each: int) -> int:
        """Return how wide the covers of the first line can be, so that all beneath them is seen."""
        margins = self._scroll.column.contentsMargins()
        above = [part.sizeHint().height() for part in (self._resume, self._choose) if not part.isHidden()]
        if self._marks():
            above.append(max(mark.sizeHint().height() for mark in self._marks()))
        words = max((card.height_of_words(each) for card in self.cards), default=0)
        taken = margins.top() + margins.bottom() + sum(above) + BETWEEN * (len(above) + 2) + words
        return min(each, round((self.height() - taken) / COVER))

    def _fold(self, width: int) -> None:
        """Leave one line of tables, unless all are wished for."""
        used, marks = 0, self._marks()
        for index, mark in enumerate(marks):
            used += mark.sizeHint().expandedTo(mark.minimumSize()).width() + self._tables.gap
            mark.setVisible(self._unfolded or index == 0 or used <= width + GAP)
        hidden = len(marks) < len(self._left) or any(mark.isHidden() for mark in marks)
        self._more.setVisible(self._unfolded or hidden)
