"""What a person has chosen, and what was chosen last.

:class:`Settings` is the one table of them: type, limits, default, name and help of each stand together.
The settings page, the file and the checks are made from it.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple, get_type_hints

import msgspec
from PySide6.QtCore import QObject, QTimer, Signal

from desktop.core.game import Setting
from desktop.core.text import Text, say
from desktop.table.disk import Disk
from desktop.table.reasons import reason_of

__all__ = ["Chair", "Preferences", "Settings", "Setup", "Shown", "shown"]

log = logging.getLogger(__name__)

FILE = "settings.json"
WAIT = 400
"""Milliseconds without a change before the file is written."""


class Shown(NamedTuple):
    """How the settings page shows a field; a field without is remembered and never shown."""

    group: str
    name: Text
    help: Text
    choices: Mapping[Any, Text] = {}


class Chair(msgspec.Struct, frozen=True):
    """Who sat on a chair the last time: a name, a player colour, a level of play or a person here."""

    name: str = ""
    colour: int = 0
    level: str | None = None


class Setup(msgspec.Struct, frozen=True):
    """How a game was set up the last time."""

    chairs: tuple[Chair, ...] = ()
    options: dict[str, Setting] = {}


class Settings(msgspec.Struct, frozen=True, forbid_unknown_fields=False):
    """All settings with their defaults."""

    language: Annotated[
        str,
        Shown(
            "look",
            say("ui", "Language"),
            say("ui", "Takes effect at once, everywhere, also in the middle of a game."),
        ),
    ] = ""
    theme: Annotated[
        Literal["system", "light", "dark"],
        Shown(
            "look",
            say("ui", "Theme"),
            say("ui", "Ink on paper, or paper on ink."),
            {
                "system": say("ui", "As the system", "theme"),
                "light": say("ui", "Light"),
                "dark": say("ui", "Dark"),
            },
        ),
    ] = "system"
    text_size: Annotated[
        int,
        msgspec.Meta(ge=80, le=160),
        Shown("look", say("ui", "Text size"), say("ui", "In percent; the words on the board grow with it.")),
    ] = 100
    full_screen: Annotated[
        bool, Shown("look", say("ui", "Full screen"), say("ui", "F11 switches it at any time."))
    ] = False
    speed: Annotated[
        Literal["slow", "normal", "fast", "none"],
        Shown(
            "play",
            say("ui", "Animations"),
            say("ui", "How fast pieces travel. A click ends a scene, a double click the whole move."),
            {
                "slow": say("ui", "Slow", "speed"),
                "normal": say("ui", "Normal", "speed"),
                "fast": say("ui", "Fast", "speed"),
                "none": say("ui", "None", "speed"),
            },
        ),
    ] = "normal"
    motion: Annotated[
        Literal["system", "full", "reduced"],
        Shown(
            "play",
            say("ui", "Motion"),
            say("ui", "Reduced motion puts pieces in their places without a journey."),
            {
                "system": say("ui", "As the system", "motion"),
                "full": say("ui", "Full", "motion"),
                "reduced": say("ui", "Reduced", "motion"),
            },
        ),
    ] = "system"
    pace: Annotated[
        Literal["brisk", "normal", "calm"],
        Shown(
            "play",
            say("ui", "Pace of the AI"),
            say("ui", "How long a computer player takes at least, so that you can follow."),
            {
                "brisk": say("ui", "Brisk"),
                "normal": say("ui", "Normal", "pace"),
                "calm": say("ui", "Calm"),
            },
        ),
    ] = "normal"
    automatic: Annotated[
        bool,
        Shown(
            "play",
            say("ui", "Play forced moves"),
            say(
                "ui",
                "Where the rules leave you only one answer, or only you would hear it, it is given for you.",
            ),
        ),
    ] = True
    sound: Annotated[bool, Shown("sound", say("ui", "Sound"), say("ui", "Wood, paper, coins."))] = True
    volume: Annotated[
        int, msgspec.Meta(ge=0, le=100), Shown("sound", say("ui", "Volume"), say("ui", "In percent."))
    ] = 40
    panel: bool = True
    window: str = ""
    maximised: bool = False
    me: Annotated[str, msgspec.Meta(max_length=40)] = ""
    setups: dict[str, Setup] = {}


@cache
def shown() -> Mapping[str, Shown]:
    """Return the fields of the settings page in their order."""
    hints = get_type_hints(Settings, include_extras=True)
    found = {name: getattr(hint, "__metadata__", ()) for name, hint in hints.items()}
    return {name: part for name, parts in found.items() for part in parts if isinstance(part, Shown)}


BROKEN = say("ui", "The settings could not be read; they are set back. The old file is kept as {file}.")
MENDED = say("ui", "Some settings could not be read and are set back. The old file is kept as {file}.")
UNREADABLE = say("ui", "The settings could not be read ({error}); they are set back.")
UNWRITTEN = say("ui", "The settings cannot be saved: {error}.")


class Preferences(QObject):
    """The settings of the moment; every change is told, and written a moment later.

    ``problem`` carries a Text: the file was broken and set aside, or cannot be written (told once).
    """

    changed = Signal(str)
    problem = Signal(object)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = folder / FILE
        self._told = False
        self._set: set[str] = set()
        self._timer = QTimer(self, singleShot=True, interval=WAIT)
        self._timer.timeout.connect(self.flush)
        self.found, self.now = self._read()

    def set(self, name: str, value: Any) -> None:
        """Change one setting.

        Raises:
            msgspec.ValidationError: the value is none for this setting.

        """
        if getattr(self.now, name) == value:
            return
        self.now = msgspec.convert({**msgspec.structs.asdict(self.now), name: value}, Settings)
        self._set.add(name)
        self._timer.start()
        self.changed.emit(name)

    def flush(self) -> None:
        """Write the file now: all of it or nothing."""
        self._timer.stop()
        raw = msgspec.json.format(msgspec.json.encode(self._together()))
        try:
            Disk().overwrite(self._file.resolve(), (raw,))  # a link to the file stays one
        except OSError as error:
            log.warning("settings cannot be written: %s", error)
            if not self._told:
                self._told = True
                self.problem.emit(UNWRITTEN.fill(error=reason_of(error)))

    def _together(self) -> dict[str, Any]:
        """Return what is set here over what another window, or a newer program, has written."""
        mine: dict[str, Any] = msgspec.to_builtins(self.now)
        with contextlib.suppress(msgspec.DecodeError, OSError):
            theirs = msgspec.json.decode(self._file.read_bytes(), type=dict[str, Any])
            msgspec.convert(theirs, Settings)
            return {**mine, **theirs, **{name: mine[name] for name in self._set}}
        return mine

    def close(self) -> None:
        """Write what has not been written yet."""
        if self._timer.isActive():
            self.flush()

    def _read(self) -> tuple[Text | None, Settings]:
        try:
            return None, msgspec.json.decode(self._file.read_bytes(), type=Settings)
        except FileNotFoundError:
            return None, Settings()
        except msgspec.DecodeError as error:
            log.warning("settings set aside: %s", error)
            kept = self._sound()
            words = BROKEN if kept == Settings() else MENDED
            self._timer.start()
            return words.fill(file=self._set_aside()), kept
        except OSError as error:
            log.warning("settings cannot be read: %s", error)
            return UNREADABLE.fill(error=reason_of(error)), Settings()

    def _sound(self) -> Settings:
        """Return what can be kept of a broken file, setting by setting."""
        kept = Settings()
        with contextlib.suppress(msgspec.DecodeError, OSError):
            for name, value in msgspec.json.decode(self._file.read_bytes(), type=dict[str, Any]).items():
                with contextlib.suppress(msgspec.ValidationError):
                    kept = msgspec.convert({**msgspec.structs.asdict(kept), name: value}, Settings)
        return kept

    def _set_aside(self) -> str:
        kept = self._file.with_suffix(".broken.json")
        try:
            self._file.replace(kept)
        except OSError as error:
            log.warning("broken settings cannot be moved: %s", error)
            return str(self._file)
        return str(kept)
