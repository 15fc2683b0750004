"""Everything that is ever shown to a person, rendered late.

The core never translates. A game says ``say("devil", "Stake {amount}.")`` once, as a constant,
fills it where the values are known, and the window renders it in the language of the moment.

>>> COST = say("florence", "This costs {cost} florins.")
>>> str(COST.fill(cost=300))
'This costs 300 florins.'
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

import msgspec

__all__ = ["Plain", "Renderer", "Series", "Text", "Value", "Who", "literal", "render", "say", "seats_named"]


class Who(msgspec.Struct, frozen=True, tag=True):
    """A seat, shown by the name of whoever sits there."""

    seat: int


class Series(msgspec.Struct, frozen=True, tag=True):
    """Several values shown one after the other: "25, 50 and 10"."""

    parts: tuple[Value, ...]


class Text(msgspec.Struct, frozen=True, tag=True):
    """A source string and its values; nothing is put together before it is shown.

    Attributes:
        context: the translation context: a game's id, or the name of a window.
        source: British English with ``{name}`` placeholders and, for plurals, ``%n``.
        comment: the translators' disambiguation; part of the key.
        count: the number that picks the plural form, or None where there is none.
        values: what fills the placeholders.

    """

    context: str
    source: str
    comment: str = ""
    count: int | None = None
    values: dict[str, Value] = {}

    def fill(self, **values: Value) -> Text:
        """Return this text with its placeholders filled; ``n`` is the number behind ``%n``."""
        count = values.pop("n", self.count)
        assert count is None or isinstance(count, int)
        return Text(self.context, self.source, self.comment, count, {**self.values, **values})

    def __str__(self) -> str:
        return render(self, Plain())


Value = int | str | Text | Who | Series


def say(context: str, source: str, comment: str = "", count: int | None = None) -> Text:
    """Mark a source string for translation.

    ``lupdate`` reads these calls, so all arguments are positional literals; a fourth argument (any
    number) makes the entry one with plural forms.
    """
    return Text(context, source, comment, count)


def literal(value: str | int) -> Text:
    """Make a Text of a name or number that nobody translates; a number has its digits grouped."""
    return Text("", "{name}", values={"name": value})


def seats_named(value: Value) -> Iterator[int]:
    """Yield the seats that a text names, in their order."""
    match value:
        case Who(seat=seat):
            yield seat
        case Series(parts=parts):
            for part in parts:
                yield from seats_named(part)
        case Text(values=values):
            for part in values.values():
                yield from seats_named(part)
        case _:
            return


class Renderer(Protocol):
    """The language of the moment: how source strings, numbers, seats and series are shown."""

    def translate(self, text: Text) -> str:
        """Return the source in this language, with its plural form chosen."""

    def number(self, value: int) -> str:
        """Return a number as this language groups its digits."""

    def name(self, seat: int) -> str:
        """Return the name of who sits there."""

    def series(self, parts: list[str]) -> str:
        """Join parts as this language joins them in a sentence."""


class Plain:
    """The source language as it stands, for messages without a window and for tests."""

    def translate(self, text: Text) -> str:
        """Return the source itself."""
        return text.source if text.count is None else text.source.replace("%n", self.number(text.count))

    def number(self, value: int) -> str:
        """Return the digits."""
        return str(value)

    def name(self, seat: int) -> str:
        """Return the number of the seat, counted from one."""
        return f"Seat {seat + 1}"

    def series(self, parts: list[str]) -> str:
        """Join parts by commas and a last "and"."""
        return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def render(value: Value, renderer: Renderer) -> str:
    """Return what a person reads."""
    match value:
        case Text():
            pattern = renderer.translate(value) if value.context else value.source
            return pattern.format_map({name: render(part, renderer) for name, part in value.values.items()})
        case Who():
            return renderer.name(value.seat)
        case Series():
            return renderer.series([render(part, renderer) for part in value.parts])
        case int():
            return renderer.number(value)
        case str():
            return value
