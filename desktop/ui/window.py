"""The main window: one page at a time, and the way from one to the other."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QStackedWidget, QVBoxLayout, QWidget

from desktop import games
from desktop.core.game import Illegal, Meta, Options
from desktop.core.record import Record, Seat
from desktop.core.text import Text, say
from desktop.ui.desk import Desk
from desktop.ui.folders import Folders
from desktop.ui.frame import Frame
from desktop.ui.haste import Haste
from desktop.ui.launch import Launch

if TYPE_CHECKING:
    from desktop.ui.bookmark import Left
    from desktop.ui.header import Header
    from desktop.ui.home import Home
    from desktop.ui.notice import Notice
    from desktop.ui.rules import Rules
    from desktop.ui.sitting import Sitting
    from desktop.ui.tablepage import TablePage
    from desktop.ui.tables import Tables
    from desktop.ui.widgets import Panel

__all__ = ["Window"]


class Window(Frame):
    """Home, new game, table, look back, settings, about; pages are made when they are first wanted.

    Signals:
        table_left: a table has been closed; what it was made of is garbage now.
    """

    table_left = Signal()

    def __init__(self, desk: Desk, folders: Folders) -> None:
        super().__init__(desk)
        self._folders = folders
        self._rules: dict[str, Rules] = {}
        self._tables: Tables | None = None
        self._header: Header | None = None
        self._home: Home | None = None
        self._notice: Notice | None = None
        self._trail: list[QWidget] = []
        self._haste = Haste(self)
        self._asking = False
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
    def tables(self) -> Tables:
        """The saved tables (made when first wanted: it brings the worker pool with it)."""
        if self._tables is None:
            from desktop.ui.tables import Tables  # noqa: PLC0415 - the first window shall be quick

            self._tables = Tables(self.desk, self._folders.tables, self.tell)
        return self._tables

    @property
    def home(self) -> Home:
        """The first page."""
        if self._home is None:
            from desktop.ui.home import Home  # noqa: PLC0415 - the bare window is painted before its page is loaded

            self._home = Home(self.desk, _metas(), self.tables.left())
            self._home.play.connect(self.set_table)
            self._home.learn.connect(self.show_rules)
            self._home.go_on.connect(self.open_left)
            self._home.remove.connect(self._throw_away)
            self.pages.addWidget(self._home)
        return self._home

    @property
    def notice(self) -> Notice:
        """What is told over a page."""
        if self._notice is None:
            from desktop.ui.notice import Notice  # noqa: PLC0415

            self._notice = Notice(self.desk, self)
            self._notice.left.connect(self._fall_back)
        return self._notice

    def move_in(self) -> None:
        """Bring the first page, if no other is shown, and tell what was found at the start."""
        if self.pages.currentWidget() in (None, self._home):
            self._show(self.home)
        found, self.desk.preferences.found = self.desk.preferences.found, None
        if found is not None:
            self.tell(found)

    def read_ahead(self) -> None:
        """Load what will probably be wanted next: a table, and the game that was left last."""
        from desktop.ui.ahead import read_table  # noqa: PLC0415

        read_table(self._home.left_game if self._home is not None else None)

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
            self.home.show_left(self.tables.left())
        self._show(following, haste=False)
        self._drop(page)

    def _drop(self, page: QWidget) -> None:
        if page not in (self._home, self.table):
            self.pages.removeWidget(page)
            self._titles.pop(page, None)
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
            self._push(About(self.desk, _metas(), self._folders), say("ui", "About Spieltisch"))

    def show_rules(self, game: str, rule: str = "") -> None:
        """Open the rules of a game in their own window."""
        if game not in self._rules:
            from desktop.ui.rules import Rules  # noqa: PLC0415

            self._rules[game] = Rules(self.desk, games.meta(game))
        self.desk.sounds.play("page")
        self._rules[game].show_rules(rule)

    def set_table(self, game: str) -> None:
        """Open the page on which a new game is set."""
        from desktop.ui.ahead import read_game  # noqa: PLC0415
        from desktop.ui.newgame import NewGame  # noqa: PLC0415

        read_game(game)
        page = NewGame(self.desk, games.meta(game))
        page.start.connect(self.begin)
        page.learn.connect(self.show_rules)
        self._push(page, say("ui", "New game"))

    # At the table

    def begin(self, game: str, seats: Sequence[Seat], options: Options, seed: int | None = None) -> None:
        """Sit down at a new table."""
        with self._one_moment(games.meta(game)):
            try:
                sitting = self.tables.begin(game, seats, options, seed)
            except Illegal as refused:
                self.tell(refused.reason)
                return
            self._sit_down(sitting)

    def _one_moment(self, meta: Meta | None) -> AbstractContextManager[None]:
        """Answer a click at once: a table takes longer."""
        from desktop.ui.moment import one_moment  # noqa: PLC0415

        return one_moment(self._inner, self.desk, meta)

    def open_left(self, left: Left) -> None:
        """Go on with a table that was left, or look back on it."""
        from desktop.table.autosave import Busy  # noqa: PLC0415
        from desktop.table.saves import Unreadable  # noqa: PLC0415

        with self._one_moment(left.meta):
            try:
                if left.over:
                    loaded = self.tables.load(left.place)
                    self.look_back(loaded.record)
                    return
                sitting, note = self.tables.fetch(left.place)
            except (Unreadable, Busy) as refused:
                self.tell(refused.reason)
                return
            self._sit_down(sitting)
        if note is not None:
            self.tell(note)

    def _sit_down(self, sitting: Sitting) -> None:
        from desktop.ui.tablepage import TablePage  # noqa: PLC0415

        self.leave_table()
        game = sitting.game.meta.id
        table = TablePage(self.desk, sitting, lambda: sitting.table.elapsed)
        table.home.connect(self.leave_for_home)
        table.rules.connect(lambda rule: self.show_rules(game, rule))
        table.again.connect(self._once_more)
        table.look_back.connect(lambda: self.look_back(sitting.table.record()))
        table.settings.connect(self.show_settings)
        table.pictured.connect(lambda image: self.tables.keep_picture(sitting.table.record(), image))
        self._clear_trail()
        self.table = table
        self.pages.addWidget(table)
        self._show(table)
        self.setWindowTitle(f"{self.desk.say(sitting.game.meta.name)} – Spieltisch")
        sitting.start()

    def _once_more(self) -> None:
        if self.table is not None and self._may_leave():
            record = self.table.sitting.table.record()
            self.begin(record.game, record.seats, record.options)

    def look_back(self, record: Record) -> None:
        """Look at a game step by step."""
        from desktop.ui.history import History, tell_history  # noqa: PLC0415
        from desktop.ui.lookback import LookBack  # noqa: PLC0415

        game = games.load(record.game)
        history = tell_history(game, record)
        if not isinstance(history, History):
            self.tell(history)
            return
        page = LookBack(self.desk, game, record, history)
        page.rules.connect(lambda rule: self.show_rules(record.game, rule))
        self._push(page, say("ui", "Look back"))

    def leave_for_home(self) -> None:
        """Go to the shelf; the table is kept there."""
        if not self._may_leave():
            return
        self.leave_table()
        self._clear_trail()
        self.home.show_left(self.tables.left())
        self._show(self.home)

    def unsaved(self) -> Text | None:
        """Return why the table could not be saved; None if all is on the disk."""
        return self.table.sitting.unsaved() if self.table is not None else None

    def _may_leave(self) -> bool:
        """Ask whether to leave a table that could not be saved; every other can be left."""
        reason = self.unsaved()
        if reason is None or self._asking:  # asked already, and now the system ends the session
            return reason is None
        from desktop.ui.unsaved import Unsaved  # noqa: PLC0415

        self._asking = True
        answer = Unsaved(self.desk, reason, self).exec()
        self._asking = False
        return answer == QDialog.DialogCode.Accepted

    def leave_table(self) -> None:
        """Close the table; everything is saved already, but for the picture, and that keeps nobody here."""
        table, self.table = self.table, None
        if table is None:
            return
        try:
            self.tables.keep_picture(table.sitting.table.record(), table.picture())
        finally:
            self._clear_away(table)

    def _clear_away(self, table: TablePage) -> None:
        self.pages.removeWidget(table)
        if table in self._trail:
            self._trail.remove(table)
        table.deleteLater()
        self.setWindowTitle("Spieltisch")
        table.sitting.close()
        self.table_left.emit()

    def _throw_away(self, left: Left) -> None:
        refused = self.tables.remove(left.place)
        if refused is not None:
            self.tell(refused)
        self.home.show_left(self.tables.left())

    def launch(self, wished: Launch) -> None:
        """Do what the command line asks for: open a table at once, as it was set the last time."""
        if wished.game is None:
            return
        from desktop.ui.newgame import NewGame  # noqa: PLC0415

        page = NewGame(self.desk, games.meta(wished.game), wished.seats)
        options = wished.options or page.options
        self.begin(wished.game, page.seats(), options, wished.seed)
        page.deleteLater()

    # The window itself

    def changeEvent(self, event: QEvent) -> None:
        """Name the table in the language of the moment."""
        if event.type() == QEvent.Type.LanguageChange and self.table is not None:
            self.setWindowTitle(f"{self.desk.say(self.table.sitting.game.meta.name)} – Spieltisch")
        super().changeEvent(event)

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

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the table as it is, remember the place of the window."""
        if not self._may_leave():
            event.ignore()
            return
        try:
            self.leave_table()
        finally:
            self.remember_place()
            for rules in self._rules.values():
                rules.close()
            self.desk.sounds.close()
            super().closeEvent(event)


def _metas() -> list[Meta]:
    return [games.meta(game) for game in games.GAMES]
