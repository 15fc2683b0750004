"""``games``: list games, numbers of players and options."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from typing import Any

from desktop import games
from desktop.cli import words
from desktop.cli.voice import Voice
from desktop.core.game import Meta, Setting
from desktop.core.text import Value

__all__ = ["run"]


def run(arguments: Namespace, voice: Voice) -> int:
    """Print the shelf."""
    shelf = [games.meta(each) for each in games.GAMES]
    speak = voice.speaker()
    if arguments.json:
        voice.json([_card(meta, speak) for meta in shelf])
        return 0
    for meta in shelf:
        fewest, most = meta.seats
        voice.line(
            f"{meta.id}: {speak(meta.name)} ({speak(words.SEAT_COUNT.fill(fewest=fewest, most=most))})"
        )
        voice.line(f"  {speak(meta.tagline)}")
        for option in meta.options:
            shown = [_shown(each, option.default) for each in option.values]
            brief = shown if len(shown) <= 8 else [*shown[:2], "…", shown[-1]]
            voice.line(
                f"  --option {option.id}={'|'.join(brief)}   {speak(option.name)}: {speak(option.help)}"
            )
    return 0


def _shown(value: Setting, default: Setting) -> str:
    return f"{value}*" if value == default else str(value)


def _card(meta: Meta, speak: Callable[[Value], str]) -> dict[str, Any]:
    options = [
        {
            "id": option.id,
            "name": speak(option.name),
            "help": speak(option.help),
            "values": option.values,
            "default": option.default,
            "seats": option.seats,
            "under": option.under,
        }
        for option in meta.options
    ]
    return {"id": meta.id, "name": speak(meta.name), "seats": list(meta.seats), "options": options}
