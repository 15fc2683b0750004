"""The line above every page but the table, and the language button that is everywhere."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout

from desktop.core.text import Text, say
from desktop.ui.desk import Desk
from desktop.ui.menus import Choices
from desktop.ui.translator import LANGUAGES
from desktop.ui.widgets import Button, Lettering, Panel

__all__ = ["Header", "LanguageButton"]


class LanguageButton(Button):
    """Shows the language of the moment and switches to another."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk, "language", "quiet")
        self._desk = desk
        menu = Choices(self)
        self._choices = {code: menu.offer(name) for code, name in LANGUAGES.items()}
        for code, choice in self._choices.items():
            choice.triggered.connect(lambda _=False, code=code: desk.set_language(code))
        self.setMenu(menu)
        desk.translator.changed.connect(self.retranslate)
        self.retranslate()

    def retranslate(self) -> None:
        """Name the language in its own words."""
        code = self._desk.translator.language
        self.label(LANGUAGES.get(code, code), self._desk.say(say("ui", "Language")))
        language = say("ui", "Language")
        self.setAccessibleName(f"{self._desk.say(language)}: {self.text()}")
        if code in self._choices:
            self._choices[code].setChecked(True)


class Header(Panel):
    """Back, the title of the page, and what is at hand everywhere."""

    back = Signal()
    settings = Signal()
    about = Signal()
    full = Signal()

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._text: Text | None = None
        self._bar = QFrame()
        self._bar.setObjectName("bar")
        self._back = Button(desk, "back", "quiet", self.back.emit)
        self._title = Lettering(desk, 1.5, title=True)
        self._language = LanguageButton(desk)
        self._theme = Button(desk, "dark", "quiet", self._switch_theme)
        self._full = Button(desk, "full-screen", "quiet", self.full.emit)
        self._settings = Button(desk, "settings", "quiet", self.settings.emit)
        self._about = Button(desk, "info", "quiet", self.about.emit)
        row = QHBoxLayout(self._bar)
        row.setContentsMargins(14, 7, 14, 7)
        row.setSpacing(4)
        row.addWidget(self._back)
        row.addWidget(self._title)
        row.addStretch(1)
        for button in (self._language, self._theme, self._full, self._settings, self._about):
            row.addWidget(button)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self._bar)
        self.finish()

    def show_page(self, title: Text | None, *, first: bool) -> None:
        """Show the title of a page (None: the name of the program); the first page has no way back."""
        self._text = title
        self._back.setVisible(not first)
        self.retranslate()

    def retranslate(self) -> None:
        """Set all words."""
        self._title.setText(self.say(self._text) if self._text else "Spieltisch")
        self._back.only_icon(self.say(say("ui", "Back")), "Esc")
        self._theme.only_icon(self.say(say("ui", "Light or dark")))
        self._full.only_icon(self.say(say("ui", "Full screen")), "F11")
        self._settings.only_icon(self.say(say("ui", "Settings")))
        self._about.only_icon(self.say(say("ui", "About Spieltisch")))

    def restyle(self) -> None:
        """Offer the other theme."""
        self._theme.set_icon("light" if self.desk.theme.dark else "dark")

    def _switch_theme(self) -> None:
        self.desk.preferences.set("theme", "light" if self.desk.theme.dark else "dark")
