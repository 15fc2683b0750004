"""The main window: the shelf, the tables that are laid and fetched, and how it closes."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QCloseEvent
from PySide6.QtWidgets import QDialog

from desktop import games
from desktop.core.game import Illegal, Meta, Options
from desktop.core.record import Record, Seat
from desktop.core.text import Text, say
from desktop.ui.desk import Desk
from desktop.ui.folders import Folders
from desktop.ui.launch import Launch
from desktop.ui.pages import Pages, all_metas

if TYPE_CHECKING:
    from desktop.ui.bookmark import Left
    from desktop.ui.home import Home
    from desktop.ui.sitting import Sitting
    from desktop.ui.tablepage import TablePage
    from desktop.ui.tables import Tables

__all__ = ["Window"]


class Window(Pages):
    """Home, new game, table and look back beside the pages that any window has.

    Signals:
        table_left: a table has been closed; what it was made of is garbage now.
    """

    table_left = Signal()

    def __init__(self, desk: Desk, folders: Folders) -> None:
        super().__init__(desk, folders)
        self._tables: Tables | None = None
        self._asking = False

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

            self._home = Home(self.desk, all_metas(), self.tables.left())
            self._home.play.connect(self.set_table)
            self._home.learn.connect(self.show_rules)
            self._home.go_on.connect(self.open_left)
            self._home.remove.connect(self._throw_away)
            self.pages.addWidget(self._home)
        return self._home

    def tidy_shelf(self) -> None:
        """Lay the tables that were left on the shelf as they are now."""
        self.home.show_left(self.tables.left())

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
        self.tidy_shelf()
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
        if table in self._trail:
            self._trail.remove(table)
        self._drop(table)
        self.setWindowTitle("Spieltisch")
        table.sitting.close()
        self.table_left.emit()

    def _throw_away(self, left: Left) -> None:
        refused = self.tables.remove(left.place)
        if refused is not None:
            self.tell(refused)
        self.tidy_shelf()

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
