"""Home: a shelf with a cover for every game, and above it the tables that were left."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, Qt, Signal
from PySide6.QtGui import QFocusEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from desktop.core.game import Meta
from desktop.core.text import say
from desktop.ui.bookmark import Bookmark, Left, Room
from desktop.ui.cover import coming
from desktop.ui.desk import Desk
from desktop.ui.flow import Flow
from desktop.ui.later import Later
from desktop.ui.scroll import Scroll
from desktop.ui.shelf import Announced, Card, Shelf, Shelved
from desktop.ui.widgets import Button, Lettering, Panel, walk_in_order

__all__ = ["Home"]

GAP = 22
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
