"""How the command line speaks: in the language of the system or of ``--lang``, in English without Qt."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any

import msgspec

from desktop.core.text import Plain, Text, Value, render, say

if TYPE_CHECKING:
    from PySide6.QtCore import QCoreApplication

    from desktop.ui.translator import Translator

__all__ = ["Voice", "Wrong"]

WIDTH = 40
"""Letters of a bar."""

PERCENT = say("cli", "{number}%")
PERCENTS = say("cli", "{low}–{high}%")

STEERING: dict[int, None] = dict.fromkeys({*range(32), *range(127, 160)} - {9, 10})
"""What a terminal would obey instead of showing it, but for tabs and ends of lines."""


class Wrong(Exception):  # noqa: N818 - it is an expected answer
    """What was asked for cannot be done; carries one sentence for people."""

    def __init__(self, reason: Text) -> None:
        super().__init__(str(reason))
        self.reason = reason


class Voice:
    """Print texts, tables and JSON.

    Attributes:
        language: one of ``files.LANGUAGES``, None for that of the system.
    """

    def __init__(self, language: str | None = None) -> None:
        self.language = language
        self._application: QCoreApplication | None = None
        self._house: Translator | None = None

    def speaker(self, names: Sequence[Value] = ()) -> Callable[[Value], str]:
        """Return a function that renders texts at a table with these names."""
        translator = self._translator()
        return _English(names) if translator is None else translator.speaker(names)

    def _translator(self) -> Translator | None:
        """Return the house's translator; it needs an application of Qt, which is there as long as we are."""
        if self._house is None:
            try:
                from PySide6.QtCore import QCoreApplication  # noqa: PLC0415 - only to speak

                from desktop.ui.qt import make_application  # noqa: PLC0415
                from desktop.ui.translator import Translator, system_language  # noqa: PLC0415

                self._application = QCoreApplication.instance() or make_application(QCoreApplication, ())
                self._house = Translator(self.language or system_language())
            except (ImportError, OSError):
                return None
        return self._house

    def number(self, value: float, places: int | None = None) -> str:
        """Return a number as this language writes it, with so many decimals (None: two, if it has them)."""
        plain = f"{round(value, 2):.15g}" if places is None else f"{value:.{places}f}"
        translator = self._translator()
        if translator is None:
            return plain
        return translator.locale.toString(float(value), "f", len(plain.partition(".")[2]))

    def percent(self, share: float, places: int = 1) -> Text:
        """Return a share of 1 in per cent."""
        return PERCENT.fill(number=self.number(100 * share, places))

    def percents(self, low: float, high: float) -> Text:
        """Return a range of shares in per cent."""
        return PERCENTS.fill(low=self.number(100 * low, 1), high=self.number(100 * high, 1))

    def say(self, text: Text) -> None:
        """Print a text."""
        self.line(self.speaker()(text))

    def line(self, line: str = "") -> None:
        """Print a line; what would steer a terminal, in a name from a file, is left out."""
        sys.stdout.write(line.translate(STEERING) + "\n")

    def complain(self, text: Text) -> None:
        """Print one sentence on stderr, if anybody reads there; nothing in it steers the terminal either."""
        with suppress(OSError):
            sys.stderr.write(self.speaker()(text).translate(STEERING) + "\n")
            sys.stderr.flush()

    def json(self, value: Any) -> None:
        """Print a value as JSON, with escapes where the stream cannot take every letter."""
        try:
            text = msgspec.json.format(msgspec.json.encode(value)).decode()
            text.encode(sys.stdout.encoding or "utf-8")
        except UnicodeEncodeError:  # a code page, or a name of a file that is no text
            import json  # noqa: PLC0415 - hardly ever

            text = json.dumps(msgspec.to_builtins(value), indent=2)
        self.line(text)

    def progress(self, total: int, *, shown: bool | None = None) -> Callable[[int], None]:
        """Return what draws on stderr how much is done; only on a terminal if it is not told what to do."""

        def draw(done: int) -> None:
            full = WIDTH * done // total
            sys.stderr.write(f"\r[{'#' * full}{'.' * (WIDTH - full)}] {done}/{total}")
            sys.stderr.write("\n" if done == total else "")
            sys.stderr.flush()

        return draw if (sys.stderr.isatty() if shown is None else shown) else lambda _: None

    def table(self, head: Sequence[Value], rows: Sequence[Sequence[Value]]) -> None:
        """Print rows under a head; all columns but the first are set to the right."""
        speak = self.speaker()
        cells = [[cell if isinstance(cell, str) else speak(cell) for cell in row] for row in (head, *rows)]
        widths = [max(map(len, column)) for column in zip(*cells, strict=True)]
        for row in cells:
            first, *rest = zip(row, widths, strict=True)
            shown = [first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in rest)]
            self.line("  ".join(shown).rstrip())


class _English(Plain):
    """The source language with the names of a table, where there is no Qt."""

    def __init__(self, names: Sequence[Value]) -> None:
        self._names = names

    def name(self, seat: int) -> str:
        """Return the name of who sits there."""
        return render(self._names[seat], self) if 0 <= seat < len(self._names) else super().name(seat)

    def __call__(self, value: Value) -> str:
        """Return what a person reads."""
        return render(value, self)
