"""The language of the moment."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QObject, QTranslator, Signal

from desktop.core.text import Text, Value, render
from desktop.files import catalogue_path

__all__ = ["LANGUAGES", "LOCALES", "PSEUDO", "Translator", "system_language"]

LANGUAGES = {"en": "English", "de": "Deutsch", "nl": "Nederlands"}
"""Languages of the house, each named in its own words."""

PSEUDO = "qps"
"""English made 40 % longer with accents, to find words that are cut off or were never translated."""

LOCALES = {"en": "en_GB", "de": "de_DE", "nl": "nl_NL", PSEUDO: "en_GB"}


def system_language() -> str:
    """Return the first of the system's languages that the house speaks, else English."""
    wished = (name.replace("_", "-").split("-")[0].lower() for name in QLocale.system().uiLanguages())
    return next((code for code in wished if code in LANGUAGES), "en")


class Translator(QObject):
    """Render texts in the current language, and tell when it changes.

    Setting a language also installs Qt's own catalogue, so that every widget gets a ``LanguageChange``
    through the event loop; ``changed`` comes at once, for whatever is no widget.
    """

    changed = Signal()

    def __init__(self, language: str = "en", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.language = ""
        self.locale = QLocale(LOCALES["en"])
        self._catalogue = QTranslator(self)
        self._qt = QTranslator(self)
        self.set_language(language)

    def set_language(self, code: str) -> None:
        """Speak one of :data:`LANGUAGES` (or :data:`PSEUDO`) from now on; an unknown code means English."""
        code = code if code in LOCALES else "en"
        if code == self.language:
            return
        self.language = code
        self.locale = QLocale(LOCALES[code])
        QLocale.setDefault(self.locale)
        QCoreApplication.removeTranslator(self._qt)
        QCoreApplication.removeTranslator(self._catalogue)
        of_house = "en" if code == PSEUDO else code
        self._catalogue.load(str(catalogue_path(of_house) or ""))
        self._qt.load(f"qtbase_{of_house}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
        QCoreApplication.installTranslator(self._qt)
        QCoreApplication.installTranslator(self._catalogue)
        self.changed.emit()

    def speaker(self, names: Sequence[Value] = ()) -> Callable[[Value], str]:
        """Return a function that renders in the language of the moment; ``names`` are those of the seats."""
        return Speaker(self, names)

    def pattern(self, text: Text) -> str:
        """Return a text's source in the current language, its plural form chosen, its placeholders open."""
        count = -1 if text.count is None else text.count
        found = self._catalogue.translate(text.context, text.source, text.comment, count) or text.source
        if self.language == PSEUDO:
            found = longer(found)
        return found if text.count is None else found.replace("%n", self.number(text.count))

    def number(self, value: int) -> str:
        """Return a number with its digits grouped, and a minus where others write a hyphen."""
        return self.locale.toString(value).replace("-", "−")


class Speaker:
    """A renderer (see ``core.text``) for one table's names."""

    def __init__(self, translator: Translator, names: Sequence[Value]) -> None:
        self._translator = translator
        self.names = list(names)

    def __call__(self, value: Value) -> str:
        """Return what a person reads."""
        return render(value, self)

    def translate(self, text: Text) -> str:
        """Return the pattern in the current language."""
        return self._translator.pattern(text)

    def number(self, value: int) -> str:
        """Return a number with its digits grouped."""
        return self._translator.number(value)

    def name(self, seat: int) -> str:
        """Return the name of who sits there."""
        return render(self.names[seat], self) if 0 <= seat < len(self.names) else str(seat + 1)

    def series(self, parts: list[str]) -> str:
        """Join parts as in a sentence."""
        return self._translator.locale.createSeparatedList(parts)


ACCENTS = str.maketrans("aeiouyAEIOU", "àéîöûÿÀÉÎÖÛ")


def longer(pattern: str) -> str:
    """Return a pattern with accents and 40 % more letters; placeholders stay.

    >>> longer("Take {n}")
    '[Tàké {n} ~~]'
    """
    parts = re.split(r"(\{\w*\}|%n)", pattern)
    accented = "".join(part if index % 2 else part.translate(ACCENTS) for index, part in enumerate(parts))
    more = max(1, round(0.4 * len(pattern)) - 1)
    return f"[{accented} {' '.join('~' * min(5, more - start) for start in range(0, more, 5))}]"
