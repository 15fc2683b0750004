"""What the shelf shows."""

from desktop.core.game import Choice, Meta, Option
from desktop.core.text import literal, say
from tests.reference.data import ROUNDS

META = Meta(
    id="reference",
    name=say("reference", "Lantern Thieves"),
    tagline=say("reference", "A tiny game that uses everything."),
    seats=(4, 4),
    longest=400,
    minutes=(1, 2),
    age=8,
    weight=1,
    authors="",
    publisher="",
    options=(
        Option(
            id="rounds",
            name=say("reference", "Rounds"),
            help=say("reference", "How many rounds are played."),
            choices=tuple(Choice(rounds, literal(str(rounds))) for rounds in ROUNDS),
            default=2,
        ),
        Option(
            id="hurry",
            name=say("reference", "Hurry"),
            help=say("reference", "The race has half the time."),
            choices=(Choice(False, literal("off")), Choice(True, literal("on"))),
            default=False,
        ),
    ),
)
