"""A view as a table: what a board shows, without a picture."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

import msgspec

from desktop.core.game import Fact, Game, View
from desktop.core.text import Value

__all__ = ["Grid", "facts_grid", "view_grid"]

LONGEST = 120


class Grid(NamedTuple):
    """Cells with a heading for every row and column."""

    columns: Sequence[str]
    rows: Sequence[tuple[str, Sequence[str]]]


def facts_grid(
    game: Game[Any, Any, Any], view: View, names: Sequence[str], speak: Callable[[Value], str]
) -> Grid:
    """Return what is known of every seat: a row per fact, a column per seat."""
    facts = [game.facts(view, seat) for seat in range(len(names))]
    order = dict.fromkeys(speak(fact.name) for seat in facts for fact in seat)
    return Grid(names, [(name, [_value(seat, name, speak) for seat in facts]) for name in order])


def _value(facts: Sequence[Fact], name: str, speak: Callable[[Value], str]) -> str:
    return next((speak(fact.value) for fact in facts if speak(fact.name) == name), "")


def view_grid(view: View, names: Sequence[str]) -> Grid:
    """Return every field of a view; what there is one of per seat stands under the seats."""
    rows: list[tuple[str, Sequence[str]]] = []
    for field, value in msgspec.to_builtins(view).items():
        if field in ("seat", "type"):
            continue
        label = field.replace("_", " ").capitalize()
        if isinstance(value, Sequence) and not isinstance(value, str) and len(value) == len(names):
            rows.append((label, [_words(each) for each in value]))
        else:
            rows.append((label, [_words(value)]))
    return Grid(names, rows)


def _words(value: Any) -> str:
    """Return a value in as few signs as it takes."""
    match value:
        case None:
            shown = "–"
        case bool():
            shown = "✓" if value else "–"
        case Mapping():
            parts = (f"{key}: {_words(each)}" for key, each in value.items() if key != "type")
            shown = ", ".join(parts)
        case list() | tuple():
            shown = ", ".join(map(_words, value)) or "–"
        case _:
            shown = str(value)
    return shown if len(shown) <= LONGEST else shown[:LONGEST] + "…"
