"""What the shelf shows of the game."""

from __future__ import annotations

from desktop.core.game import Choice, Meta, Option
from desktop.core.text import literal, say
from desktop.games.devil.data import GOALS, OVEN_CORE, PIECES

__all__ = ["META"]

ON = say("devil", "on")
OFF = say("devil", "off")


def _switch(off: str = "", on: str = "") -> tuple[Choice, ...]:
    return Choice(False, literal(off) if off else OFF), Choice(True, literal(on) if on else ON)


META = Meta(
    id="devil",
    name=say("devil", "Auf Teufel komm raus"),
    tagline=say("devil", "Bet on the coal, pull it from the oven, and stop before the devil grins."),
    seats=(2, 6),
    longest=30_000,
    minutes=(40, 60),
    age=10,
    weight=1,
    authors="Tanja Engel, Sara Engel",
    publisher="Zoch, 2013",
    options=(
        Option(
            id="goal",
            name=say("devil", "Goal"),
            help=say("devil", "The game ends after the round in which somebody owns this much."),
            choices=tuple(Choice(goal, literal(goal)) for goal in GOALS),
            default=1600,
        ),
        Option(
            id="beggars_clause",
            name=say("devil", "Beggars’ clause"),
            help=say(
                "devil", "Everybody on the space 0–50 has a pact with the devil, even if several stand there."
            ),
            choices=_switch(),
            default=True,
        ),
        Option(
            id="open_wealth",
            name=say("devil", "Open wealth"),
            help=say("devil", "Everybody sees the exact wealth of all, not only the spaces of the figures."),
            choices=_switch(),
            default=False,
        ),
        Option(
            id="coal_counter",
            name=say("devil", "Coal counter"),
            help=say(
                "devil", "The board counts what is left in the oven, and shows the risk of the next piece."
            ),
            choices=_switch(),
            default=False,
        ),
        Option(
            id="oven_core",
            name=say("devil", "Refill the oven at"),
            help=say(
                "devil",
                "The oven is filled again before a round that would begin with this many pieces or fewer.",
            ),
            choices=tuple(Choice(core, literal(core)) for core in range(PIECES)),
            default=OVEN_CORE,
        ),
        Option(
            id="tie_break",
            name=say("devil", "Equal wealth"),
            help=say("devil", "Who wins if the richest own the same."),
            choices=(
                Choice("shared", say("devil", "shared victory")),
                Choice("pieces", say("devil", "most pieces in the last round")),
            ),
            default="shared",
        ),
    ),
)
