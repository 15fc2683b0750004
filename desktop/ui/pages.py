"""A window with one page at a time, and the way from one to the other."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from desktop import games
from desktop.core.game import Meta
from desktop.core.text import Text, say
from desktop.ui.desk import Desk
from desktop.ui.folders import Folders
from desktop.ui.frame import Frame
from desktop.ui.haste import Haste

if TYPE_CHECKING:
    from desktop.ui.header import Header
    from desktop.ui.home import Home
    from desktop.ui.notice import Notice
    from desktop.ui.rules import Rules
    from desktop.ui.tablepage import TablePage
    from desktop.ui.widgets import Panel

__all__ = ["Pages", "all_metas"]


class Pages(Frame):
    """Settings, about, the rules of games, and whatever is pushed; *back* leads to where one was.

    Attributes:
        table: the page of the table that is played, which has no header.
    """

    def __init__(self, desk: Desk, folders: Folders) -> None:
        super().__init__(desk)
        self._folders = folders
        self._rules: dict[str, Rules] = {}
        self._home: Home | None = None
        self._header: Header | None = None
        self._notice: Notice | None = None
        self._trail: list[QWidget] = []
        self._haste = Haste(self)
        self.table: TablePage | None = None
        self.pages = QStackedWidget()
        self._inner = QWidget()
        self._inner.setObjectName("page")
        self._column = QVBoxLayout(self._inner)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)
        self._column.addWidget(self.pages, 1)
        self.setCentralWidget(self._inner)
        self._connect()
        self._titles: dict[QWidget, Text | None] = {}

    def _connect(self) -> None:
        self.desk.preferences.problem.connect(self.tell)
        standard = QKeySequence.StandardKey
        for keys, usual, act in (
            ("F11", standard.FullScreen, self.toggle_full),
            ("Ctrl+Q", standard.Quit, self.close),
            ("Ctrl+,", standard.Preferences, self.show_settings),
        ):
            own = QKeySequence(keys)
            of_system = [each for each in QKeySequence.keyBindings(usual) if each != own]
            shortcut = QShortcut(own, self, act, autoRepeat=False)
            shortcut.setKeys([own, *of_system])  # a Mac has its own use for F11

    @property
    def header(self) -> Header:
        """The strip over the pages."""
        if self._header is None:
            from desktop.ui.header import Header  # noqa: PLC0415 - the bare window is painted before it is loaded

            self._header = Header(self.desk)
            self._header.back.connect(self.go_back)
            self._header.settings.connect(self.show_settings)
            self._header.about.connect(self.show_about)
            self._header.full.connect(self.toggle_full)
            self._column.insertWidget(0, self._header)
        return self._header

    @property
    def home(self) -> Home:
        """The first page, to which all ways lead back; made when it is first wanted."""
        raise NotImplementedError

    def tidy_shelf(self) -> None:
        """Let the first page show what is there now."""
        raise NotImplementedError

    @property
    def notice(self) -> Notice:
        """What is told over a page."""
        if self._notice is None:
            from desktop.ui.notice import Notice  # noqa: PLC0415

            self._notice = Notice(self.desk, self)
            self._notice.left.connect(self._fall_back)
        return self._notice

    @property
    def page(self) -> QWidget:
        """The page that is shown."""
        return self.pages.currentWidget() or self.home

    def tell(self, text: Text) -> None:
        """Show a sentence over whatever page there is."""
        self.notice.say(text)

    # From page to page

    def _fall_back(self) -> None:
        """Bring the keyboard to the page, where what it was on goes away."""
        self._entrance(self.page).setFocus()

    @staticmethod
    def _entrance(page: QWidget) -> QWidget:
        from desktop.ui.widgets import Panel  # noqa: PLC0415

        return page.entrance() if isinstance(page, Panel) else page

    def _show(self, page: QWidget, *, haste: bool = True) -> None:
        """Bring a page to the front; the table has no header, its board needs the room.

        ``haste``: what is left of a double click means nothing there; going back twice is no double click.
        """
        from desktop.ui.widgets import walk_in_order  # noqa: PLC0415

        at_table = page is self.table
        self.header.setVisible(not at_table)
        self.header.show_page(self._titles.get(page), first=page is self._home)
        self.pages.setCurrentWidget(page)
        if haste:
            self._haste.let_pass()
        walk_in_order(page)
        self._entrance(page).setFocus()

    def _push(self, page: Panel, title: Text | None) -> None:
        """Show a page from which *back* leads to where we are."""
        if self.page is not self.home:
            self._trail.append(self.page)
        self._titles[page] = title
        self.pages.addWidget(page)
        self._show(page)

    def go_back(self) -> None:
        """Leave this page."""
        page = self.page
        if page is self.home:
            return
        following = self._trail.pop() if self._trail else self.home
        if following is self.home:
            self.tidy_shelf()
        self._show(following, haste=False)
        self._drop(page)

    def _drop(self, page: QWidget) -> None:
        from desktop.ui.widgets import Panel  # noqa: PLC0415 - the bare window needs none of it

        if page not in (self._home, self.table):
            self.pages.removeWidget(page)
            self._titles.pop(page, None)
            if isinstance(page, Panel):
                page.let_go()
            page.deleteLater()

    def _clear_trail(self) -> None:
        for page in (*self._trail, self.pages.currentWidget()):
            if page is not None:  # a table may be opened before there is any page
                self._drop(page)
        self._trail.clear()

    def show_settings(self) -> None:
        """Open the settings."""
        from desktop.ui.settingspage import SettingsPage  # noqa: PLC0415

        if not isinstance(self.page, SettingsPage):
            self._push(SettingsPage(self.desk), say("ui", "Settings"))

    def show_about(self) -> None:
        """Open the credits."""
        from desktop.ui.about import About  # noqa: PLC0415

        if not isinstance(self.page, About):
            self._push(About(self.desk, all_metas(), self._folders), say("ui", "About Spieltisch"))

    def show_rules(self, game: str, rule: str = "") -> None:
        """Open the rules of a game in their own window."""
        if game not in self._rules:
            from desktop.ui.rules import Rules  # noqa: PLC0415

            self._rules[game] = Rules(self.desk, games.meta(game))
        self.desk.sounds.play("page")
        self._rules[game].show_rules(rule)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go back with Esc, and explain with F1; the table has its own use for both."""
        from PySide6.QtCore import Qt  # noqa: PLC0415 - see Frame.show_again

        if event.key() == Qt.Key.Key_Escape and self.page is not self.table:
            if not event.isAutoRepeat():  # held down it leads one page back, not all the way
                self.go_back()
        elif event.key() == Qt.Key.Key_F1:
            self._explain()
        else:
            super().keyPressEvent(event)

    def _explain(self) -> None:
        """Open the rules of the game that the keyboard is on; where there is none, tell of the program."""
        from desktop.ui.newgame import NewGame  # noqa: PLC0415

        page = self.page
        game = (
            page.meta.id if isinstance(page, NewGame) else self.home.pointed() if page is self.home else None
        )
        if game is not None:
            self.show_rules(game)
        else:
            self.show_about()


def all_metas() -> list[Meta]:
    """Return what is told of every game on its cover."""
    return [games.meta(game) for game in games.GAMES]
