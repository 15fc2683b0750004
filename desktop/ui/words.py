"""Names that more than one page shows."""

from __future__ import annotations

from desktop.core.text import Text, literal, say

__all__ = ["BOTS", "COLOURS", "LEVELS", "PEOPLE", "PERSON", "level_help", "level_name"]

PERSON = say("ui", "Person here")

LEVELS: dict[str, Text] = {
    "beginner": say("ui", "Beginner"),
    "casual": say("ui", "Casual", "level of play"),
    "skilled": say("ui", "Skilled"),
    "expert": say("ui", "Expert"),
}

LEVEL_HELP: dict[str, Text] = {
    "beginner": say("ui", "Plays as one does the first time, with the mistakes one makes then."),
    "casual": say("ui", "Knows the game and plays by feel."),
    "skilled": say("ui", "Counts, plans, and slips now and then."),
    "expert": say("ui", "Plays as well as the program can."),
}

OTHER_HELP = say("ui", "Does not think like a person; meant for trying things out.")

COLOURS: tuple[Text, ...] = (
    say("ui", "blue disc"),
    say("ui", "orange triangle"),
    say("ui", "green square"),
    say("ui", "pink diamond"),
    say("ui", "sky-blue cross"),
    say("ui", "yellow star"),
)

PEOPLE = ("Kim", "Robin", "Mika", "Toni", "Luca", "Alex", "Jona", "Sam", "Noa", "Charlie")
BOTS = ("Ada", "Bruno", "Cleo", "Dario", "Edda", "Felix", "Greta", "Hugo", "Ida", "Jasper")
"""Names on the chairs until somebody writes another."""


def level_name(level: str | None) -> Text:
    """Return who plays at a level; None is a person."""
    return PERSON if level is None else LEVELS.get(level) or literal(level)


def level_help(level: str) -> Text:
    """Return in one sentence how a level plays."""
    return LEVEL_HELP.get(level, OTHER_HELP)
