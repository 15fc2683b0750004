"""``replay``: verify a saved game and tell it in words."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from typing import Any

from desktop import games
from desktop.cli import words
from desktop.cli.voice import Voice, Wrong
from desktop.core.game import Event, Game
from desktop.core.people import called
from desktop.core.text import Text, Value, Who, seats_named
from desktop.table.chronicle import Chronicle
from desktop.table.saves import Loaded, Unreadable, load

__all__ = ["run"]


def run(arguments: Namespace, voice: Voice) -> int:
    """Print the game; 1 if its answers do not lead to its position."""
    try:
        loaded = load(arguments.file, _find)
    except Unreadable as failed:
        raise Wrong(failed.reason) from None
    speak = voice.speaker(called(loaded.game.meta, loaded.record.seats))
    if arguments.json:
        voice.json(_facts(loaded, speak))
    else:
        for line in (*_head(loaded), *_story(loaded), *_end(loaded)):
            voice.line(speak(line))
    return 0 if isinstance(loaded.past, Chronicle) or loaded.record.rules != loaded.game.rules else 1


def _find(name: str) -> Game[Any, Any, Any] | None:
    return games.load(name) if name in games.GAMES else None


def _head(loaded: Loaded) -> list[Text]:
    record = loaded.record
    begun = words.BEGUN.fill(game=loaded.game.meta.name, started=record.started, n=len(record.steps))
    notes = [loaded.note] if loaded.note else []
    return [begun, *notes, *([words.PRACTICE] if record.practice else [])]


def _story(loaded: Loaded) -> list[Text]:
    """Return the game in words, or why it cannot be told; secrets are told when it is over."""
    past = loaded.past
    if isinstance(past, Text):
        return [past]
    if loaded.record.over:
        told = [*past.opening, *(event for entry in past.entries for event in entry.events)]
    else:
        told = past.seen(None)
    return [line for event in told if (line := _line(loaded, event)) is not None]


def _line(loaded: Loaded, event: Event) -> Text | None:
    """Return a line of the story; one that was for a single seat and does not name it says whose it is."""
    line = loaded.game.tell(event)
    if line is None or event.seen_by(None) is not None:
        return line
    told = [seat for seat in range(len(loaded.record.seats)) if event.seen_by(seat) is not None]
    if len(told) != 1 or told[0] in seats_named(line):
        return line
    return words.OWN.fill(who=Who(told[0]), line=line)


def _end(loaded: Loaded) -> list[Text]:
    """Return whether the record is sound, and the places."""
    lines = [words.VERIFIED] if isinstance(loaded.past, Chronicle) else []
    state = loaded.game.codec.state(loaded.record.state)
    if state.stack:
        return [*lines, words.GOES_ON]
    scores = loaded.game.scores(state)
    order = sorted(enumerate(loaded.game.places(state)), key=lambda pair: pair[1])
    return [
        *lines,
        *(words.PLACE.fill(place=place, who=Who(seat), score=f"{scores[seat]:g}") for seat, place in order),
    ]


def _facts(loaded: Loaded, speak: Callable[[Value], str]) -> dict[str, Any]:
    record, past = loaded.record, loaded.past
    state = loaded.game.codec.state(record.state)
    return {
        "game": record.game,
        "id": record.id,
        "started": record.started,
        "seats": record.seats,
        "steps": len(record.steps),
        "verified": isinstance(past, Chronicle),
        "trouble": speak(past) if isinstance(past, Text) else None,
        "note": speak(loaded.note) if loaded.note else None,
        "practice": record.practice,
        "over": not state.stack,
        "scores": loaded.game.scores(state) if not state.stack else None,
        "places": loaded.game.places(state) if not state.stack else None,
        "story": [speak(line) for line in _story(loaded)] if isinstance(past, Chronicle) else [],
    }
