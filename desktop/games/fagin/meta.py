"""What the shelf shows of the game."""

from __future__ import annotations

from desktop.core.game import Choice, Meta, Option
from desktop.core.text import Text, say
from desktop.games.fagin.data import LATE_LIMIT, LIMIT, LONGEST_ROUND

__all__ = ["META"]

ON = say("fagin", "on")
OFF = say("fagin", "off")


def _switch(name: str, title: Text, help_: Text, under: tuple[str, bool] | None = None) -> Option:
    return Option(name, title, help_, (Choice(False, OFF), Choice(True, ON)), default=False, under=under)


META = Meta(
    id="fagin",
    name=say("fagin", "Fagin’s Gang"),
    tagline=say(
        "fagin", "Send your urchins to steal, dodge the constables, and bring three of them home to Fagin."
    ),
    seats=(2, 6),
    longest=LATE_LIMIT * LONGEST_ROUND,
    minutes=(60, 120),
    age=12,
    weight=3,
    authors="Dean Conrad",
    publisher="Ludorum Games, 2007",
    options=(
        _switch("short", say("fagin", "Short game"), say("fagin", "Two urchins at Fagin’s win.")),
        _switch(
            "even_swap",
            say("fagin", "Even swap"),
            say("fagin", "A swap exchanges up to three cubes one for one, instead of three for one."),
        ),
        _switch(
            "quiet",
            say("fagin", "Quiet streets"),
            say("fagin", "There are no constables, nor a busy beat: good for a first game."),
        ),
        _switch(
            "busy",
            say("fagin", "Busy beat"),
            say(
                "fagin",
                "All constables walk after every turn, by one roll, instead of at the end of the round.",
            ),
            under=("quiet", False),
        ),
        Option(
            id="limit",
            name=say("fagin", "Last round"),
            help=say(
                "fagin",
                "After it, urchins at Fagin’s, shillings and cubes decide. With “None” you play until "
                "somebody wins, which takes about 20 rounds; if nobody does, it ends after round {late}.",
            ).fill(late=LATE_LIMIT),
            choices=(
                Choice(LATE_LIMIT, say("fagin", "None", "there is no last round")),
                Choice(LIMIT, say("fagin", "Round {number}").fill(number=LIMIT)),
            ),
            default=LATE_LIMIT,
        ),
    ),
)
