"""What every page and panel is handed: language, colours, sizes, sounds, settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, Signal
from PySide6.QtGui import QFont, QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop.core.text import Value
from desktop.ui import fonts
from desktop.ui.motion import system_wants_less_motion
from desktop.ui.settings import Preferences
from desktop.ui.sound import Sounds
from desktop.ui.theme import Theme
from desktop.ui.translator import LOCALES, Translator, system_language

__all__ = ["SPEEDS", "Desk"]

SPEEDS = {"slow": 0.55, "normal": 1.0, "fast": 2.2, "none": 0.0}
"""By how much durations are divided; 0 shows no animation."""
MIDDLE = 128
"""The lightness, of 255, under which a colour is dark."""


class Desk(QObject):
    """Language, theme, text size, sound and settings of the moment.

    ``restyled`` tells that theme or text size changed; a change of language comes as ``translator.changed``
    and, to widgets, as Qt's own ``LanguageChange``; ``changed`` tells the name of any other setting.
    """

    restyled = Signal()
    changed = Signal(str)

    def __init__(self, preferences: Preferences, sounds: Sounds, language: str | None = None) -> None:
        super().__init__()
        self.preferences = preferences
        self.sounds = sounds
        self.translator = Translator(language or self._language())
        self.say: Callable[[Value], str] = self.translator.speaker()
        self._less_motion: bool | None = None
        self.theme = Theme.load(self._theme_name())
        sounds.set(on=preferences.now.sound, volume=preferences.now.volume)
        preferences.changed.connect(self._follow)
        QGuiApplication.styleHints().colorSchemeChanged.connect(self._follow_system)

    def speaker(self, names: Sequence[Value]) -> Callable[[Value], str]:
        """Return a renderer for a table at which these people sit."""
        return self.translator.speaker(names)

    # Sizes

    @property
    def scale(self) -> float:
        """The text size, 0.8 to 1.6."""
        return self.preferences.now.text_size / 100

    def px(self, pixels: float) -> int:
        """Return a length that grows with the text."""
        return round(pixels * self.scale)

    def text(self, scale: float = 1.0, weight: QFont.Weight = QFont.Weight.Medium) -> QFont:
        """Return the face of running text."""
        return fonts.text_font(scale * self.scale, weight)

    def title(self, scale: float = 1.0, weight: QFont.Weight = QFont.Weight.ExtraBold) -> QFont:
        """Return the face of titles."""
        return fonts.display(scale * self.scale, weight)

    # Motion

    @property
    def speed(self) -> float:
        """By how much the durations of animations are divided; 0: there are none."""
        return SPEEDS[self.preferences.now.speed]

    @property
    def reduced_motion(self) -> bool:
        """Whether nothing should travel."""
        match self.preferences.now.motion:
            case "reduced":
                return True
            case "full":
                return False
            case "system":
                if self._less_motion is None:
                    self._less_motion = system_wants_less_motion()
                return self._less_motion

    # What a setting does

    def set_language(self, code: str) -> None:
        """Speak another language from now on, and remember it."""
        self.preferences.set("language", code)
        self.translator.set_language(code)  # the command line may have asked for another than is remembered

    def _follow(self, name: str) -> None:
        now = self.preferences.now
        match name:
            case "language":
                self.translator.set_language(self._language())
            case "theme" | "text_size":
                self.theme = Theme.load(self._theme_name())
                self.restyled.emit()
            case "sound" | "volume":
                self.sounds.set(on=now.sound, volume=now.volume)
        self.changed.emit(name)

    def _language(self) -> str:
        """Return what is spoken by the settings: where they name no language of the house, the system's."""
        chosen = self.preferences.now.language
        return chosen if chosen in LOCALES else system_language()

    def _follow_system(self) -> None:
        if self.preferences.now.theme == "system" and self._theme_name() != self.theme.name:
            self._follow("theme")

    def _theme_name(self) -> str:
        chosen = self.preferences.now.theme
        if chosen != "system":
            return chosen
        return "dark" if _system_is_dark() else "light"


def _system_is_dark() -> bool:
    """Return whether the system wishes for dark windows.

    The style's own palette follows the scheme of the system; to ask for the scheme itself makes all
    enumerations of Qt's namespace, for which the first window would have to wait.
    """
    return QApplication.style().standardPalette().window().color().lightness() < MIDDLE
