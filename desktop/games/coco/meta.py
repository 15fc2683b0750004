"""What the shelf shows of the game."""

from __future__ import annotations

from desktop.core.game import Choice, Meta, Option
from desktop.core.text import say

__all__ = ["META"]

ON = say("coco", "on")
OFF = say("coco", "off")
_SWITCH = (Choice(False, OFF), Choice(True, ON))
_FOR_CHILDREN = (Choice(False, OFF), Choice(True, ON, brings=(("variant", "V2"),)))

BOTTOM_LEFT = say("coco", "bottom left", "a village")
TOP_LEFT = say("coco", "top left", "a village")
TOP_RIGHT = say("coco", "top right", "a village")
BOTTOM_RIGHT = say("coco", "bottom right", "a village")
TWO_VILLAGES = say("coco", "{first} and {second}", "two villages")
WITHOUT = say("coco", "all but {village}", "three villages")
_CORNERS = (BOTTOM_LEFT, TOP_LEFT, TOP_RIGHT, BOTTOM_RIGHT)


def _pair(places: str) -> Choice:
    first, second = (_CORNERS[int(place)] for place in places)
    return Choice(places, TWO_VILLAGES.fill(first=first, second=second))


def _three(places: str) -> Choice:
    missing = next(corner for place, corner in enumerate(_CORNERS) if str(place) not in places)
    return Choice(places, WITHOUT.fill(village=missing))


META = Meta(
    id="coco",
    name=say("coco", "Coco Razzi"),
    tagline=say("coco", "Send baskets through the jungle, remember what they carry, and swing with Pongo."),
    seats=(2, 4),
    longest=2_100,
    minutes=(20, 40),
    age=6,
    weight=1,
    authors="Christine Basler, Alix-Kis Bouguerra",
    publisher="Selecta Spielzeug, 2007",
    options=(
        Option(
            id="child",
            name=say("coco", "Child’s mode"),
            help=say(
                "coco", "Larger targets, pictures and very short sentences: can be played without reading."
            ),
            choices=_FOR_CHILDREN,
            default=False,
        ),
        Option(
            id="variant",
            name=say("coco", "Variant"),
            help=say("coco", "The simpler variants put the cards Swap goods or Magnifier aside."),
            choices=(
                Choice("standard", say("coco", "standard: face down, all cards")),
                Choice("V1", say("coco", "no swaps")),
                Choice("V2", say("coco", "open: goods lie face up")),
                Choice("V3", say("coco", "open race: every tile counts 1")),
            ),
            default="standard",
        ),
        Option(
            id="memory_aid",
            name=say("coco", "Memory aid"),
            help=say("coco", "How much of what you have legally seen the board shows you again."),
            choices=(
                Choice(0, say("coco", "none: remember it yourself")),
                Choice(1, say("coco", "own notes: what you have seen")),
                Choice(2, say("coco", "full history: also where others looked and swapped")),
            ),
            default=1,
        ),
        Option(
            id="open_markets",
            name=say("coco", "Open markets"),
            help=say("coco", "Collected goods lie face up on the market places."),
            choices=_SWITCH,
            default=False,
        ),
        Option(
            id="goods",
            name=say("coco", "Goods of each colour"),
            help=say("coco", "How many fruit and how many coconuts every player begins with."),
            choices=(
                Choice("4+4", say("coco", "4 fruit, 4 coconuts")),
                Choice("5+3", say("coco", "5 fruit, 3 coconuts")),
            ),
            default="4+4",
        ),
        Option(
            id="tie_break",
            name=say("coco", "Equal points"),
            help=say("coco", "Who wins if the best have the same points."),
            choices=(
                Choice("shared", say("coco", "shared victory")),
                Choice("fruit", say("coco", "more fruit, then more tiles")),
            ),
            default="shared",
        ),
        Option(
            id="places_2",
            name=say("coco", "Villages in play"),
            help=say("coco", "Where two players live; turns go clockwise."),
            choices=tuple(map(_pair, ("02", "01", "03", "12", "13", "23"))),
            default="02",
            seats=(2,),
        ),
        Option(
            id="places_3",
            name=say("coco", "Villages in play"),
            help=say("coco", "Where three players live; turns go clockwise."),
            choices=tuple(map(_three, ("012", "013", "023", "123"))),
            default="012",
            seats=(3,),
        ),
    ),
)
