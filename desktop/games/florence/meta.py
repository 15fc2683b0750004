"""What the shelf shows of the game."""

from __future__ import annotations

from desktop.core.game import Choice, Meta, Option
from desktop.core.text import say

__all__ = ["META"]

ON = say("florence", "on")
OFF = say("florence", "off")
SWITCH = (Choice(False, OFF), Choice(True, ON))

META = Meta(
    id="florence",
    name=say("florence", "The Princes of Florence"),
    tagline=say("florence", "Build an estate that artists dream of, and be remembered for their works."),
    seats=(2, 5),
    longest=6000,
    minutes=(75, 120),
    age=12,
    weight=4,
    authors="Wolfgang Kramer, Richard Ulrich, Jens Christopher Ulrich",
    publisher="alea, 2000",
    options=(
        Option(
            id="starter",
            name=say("florence", "Starting player"),
            help=say("florence", "Who leads the first round; afterwards the lead moves on clockwise."),
            choices=(
                Choice("random", say("florence", "drawn by lot")),
                Choice("first", say("florence", "the first seat (the oldest player)")),
            ),
            default="random",
        ),
        Option(
            id="open_money",
            name=say("florence", "Open money"),
            help=say("florence", "Everybody sees the florins of all."),
            choices=SWITCH,
            default=False,
        ),
        Option(
            id="seat_bidding",
            name=say("florence", "Bid for seats"),
            help=say(
                "florence", "Before the cards are dealt, the places in the order of play are auctioned."
            ),
            choices=SWITCH,
            default=False,
        ),
        Option(
            id="muse",
            name=say("florence", "The Muse and the Princess"),
            help=say(
                "florence",
                "Every round six characters are auctioned as well. Prestige cannot be sold for money.",
            ),
            choices=SWITCH,
            default=False,
        ),
        Option(
            id="cooperative",
            name=say("florence", "Cooperative building"),
            help=say(
                "florence",
                "Buildings may cross the border to a neighbour, who must agree and shares the price.",
            ),
            choices=SWITCH,
            default=False,
        ),
        Option(
            id="few_freedoms",
            name=say("florence", "Few freedoms"),
            help=say("florence", "With two players only four freedoms lie ready, not five."),
            choices=SWITCH,
            default=False,
            seats=(2,),
        ),
    ),
)
