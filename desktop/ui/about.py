"""About: who made the games, who made the program, and under which licences."""

from __future__ import annotations

import platform
from collections.abc import Sequence

from PySide6.QtCore import QUrl, qVersion
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from desktop import __version__
from desktop.core.game import Meta
from desktop.core.text import say
from desktop.ui.cover import Cover
from desktop.ui.desk import Desk
from desktop.ui.flow import Flow
from desktop.ui.folders import Folders
from desktop.ui.scroll import Scroll
from desktop.ui.widgets import Button, Lettering, Panel

__all__ = ["About"]

WIDTH = 760
LICENCES = (
    ("Spieltisch", "GPL-3.0-or-later"),
    ("Qt, PySide6", "LGPL-3.0"),
    ("Alegreya, Alegreya Sans (Juan Pablo del Peral, Huerta Tipográfica)", "OFL-1.1"),
    ("msgspec", "BSD-3-Clause"),
    ("miniaudio", "MIT"),
    ("platformdirs", "MIT"),
    ("pyqtgraph", "MIT"),
    ("NumPy", "BSD-3-Clause"),
)


class Credit(Panel):
    """One game: its cover, its authors, its publisher."""

    def __init__(self, desk: Desk, meta: Meta) -> None:
        super().__init__(desk)
        self._meta = meta
        self._cover = Cover(desk, meta.id, 64)
        self._cover.set_width(64)
        self._name = Lettering(desk, 1.2, title=True)
        self._authors = Lettering(desk, 1.0, wrap=True)
        self._publisher = Lettering(desk, 0.95, kind="muted", wrap=True)
        words = QVBoxLayout()
        words.setSpacing(1)
        for label in (self._name, self._authors, self._publisher):
            words.addWidget(label)
        words.addStretch(1)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 6, 0, 6)
        row.setSpacing(16)
        row.addWidget(self._cover)
        row.addLayout(words, 1)
        self.finish()

    def retranslate(self) -> None:
        """Set all words."""
        name = self.say(self._meta.name)
        self._name.setText(name)
        self._cover.set_title(name)
        self._authors.setText(self.say(say("ui", "By {authors}").fill(authors=self._meta.authors)))
        self._publisher.setText(self._meta.publisher)


class About(Panel):
    """The page."""

    def __init__(self, desk: Desk, metas: Sequence[Meta], folders: Folders) -> None:
        super().__init__(desk)
        self.setObjectName("page")
        self._folders = folders
        self._name = Lettering(desk, 2.4, title=True)
        self._version = Lettering(desk, 1.0, kind="muted")
        self._what = Lettering(desk, 1.08, wrap=True)
        self._games = Lettering(desk, 1.4, title=True)
        self._fair = Lettering(desk, 0.95, kind="muted", wrap=True)
        self._licences = Lettering(desk, 1.4, title=True)
        self._log = Button(desk, "folder", "", lambda: self._open(folders.log))
        self._tables = Button(desk, "folder", "", lambda: self._open(folders.tables))
        inner = QWidget()
        self._inner = inner
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(10)
        for label in (self._name, self._version, self._what, self._games):
            column.addWidget(label)
        column.addWidget(_card(*(Credit(desk, meta) for meta in metas)))
        column.addWidget(self._fair)
        column.addWidget(self._licences)
        column.addWidget(_card(*(_licence(desk, *entry) for entry in LICENCES)))
        buttons = Flow(10)
        buttons.addWidget(self._tables)
        buttons.addWidget(self._log)
        column.addLayout(buttons)
        column.addStretch(1)
        scroll = Scroll()
        scroll.column.setContentsMargins(28, 16, 28, 28)
        centred = QHBoxLayout()
        centred.addStretch(1)
        centred.addWidget(inner, 100)
        centred.addStretch(1)
        scroll.column.addLayout(centred)
        page = QVBoxLayout(self)
        page.setContentsMargins(0, 0, 0, 0)
        page.addWidget(scroll)
        self.finish()

    def entrance(self) -> QWidget:
        """Begin with the folder of the tables."""
        return self._tables

    def restyle(self) -> None:
        """Be as wide as lines of these letters are read well."""
        self._inner.setMaximumWidth(self.desk.px(WIDTH))

    def retranslate(self) -> None:
        """Set all words."""
        self._name.setText("Spieltisch")
        versions = f"Spieltisch {__version__} · Python {platform.python_version()} · Qt {qVersion()}"
        self._version.setText(versions)
        self._what.setText(
            self.say(
                say(
                    "ui", "A game table for your screen, against the computer or with friends. Free software."
                )
            )
        )
        self._games.setText(self.say(say("ui", "The games")))
        self._fair.setText(
            self.say(
                say(
                    "ui",
                    "Rules, texts, pictures and sounds of this program are its own. The games belong to "
                    "their authors and publishers: if you like one, buy it and play it at a real table.",
                )
            )
        )
        self._licences.setText(self.say(say("ui", "Licences")))
        self._tables.label(self.say(say("ui", "Folder of saved tables")))
        self._log.label(self.say(say("ui", "Folder of log files")))

    @staticmethod
    def _open(folder: object) -> None:
        QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def _licence(desk: Desk, what: str, licence: str) -> QWidget:
    line = QWidget()
    row = QHBoxLayout(line)
    row.setContentsMargins(0, 2, 0, 2)
    name, terms = Lettering(desk, 1.0, wrap=True), Lettering(desk, 1.0, kind="muted")
    name.setText(what)
    terms.setText(licence)
    row.addWidget(name, 1)
    row.addWidget(terms)
    return line


def _card(*widgets: QWidget) -> QFrame:
    card = QFrame()
    card.setObjectName("card")
    column = QVBoxLayout(card)
    column.setContentsMargins(18, 10, 18, 10)
    column.setSpacing(4)
    for widget in widgets:
        column.addWidget(widget)
    return card
