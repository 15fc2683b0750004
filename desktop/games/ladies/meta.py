"""What the shelf shows of the game."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from desktop.core.game import Choice, Illegal, Meta, Option, Options, Setting
from desktop.core.text import Text, literal, say

__all__ = ["META"]

ON = say("ladies", "on")
OFF = say("ladies", "off")
SWITCH = (Choice(False, OFF), Choice(True, ON))
COURTESAN = (5, 7, 9)
GENTLEMEN = (1, 3, 5, 7, 9)


COURTESAN_NAME = say("ladies", "Courtesan")
LADY_NAME = say("ladies", "Lady of couple {couple}")
GENTLEMAN_NAME = say("ladies", "Gentleman of couple {couple}")
COURTESAN_TITLE = say("ladies", "Courtesan {name}", "a title before a name")
LADY_TITLE = say("ladies", "Lady {name}", "a title before a name")
GENTLEMAN_TITLE = say("ladies", "Gentleman {name}", "a title before a name")
ONE_LADY = say(
    "ladies", "Two Ladies cannot have the same favourite boutique: {boutique}.", "boutique: its name"
)
ONE_COUPLE = say("ladies", "{name} can play one seat, or both seats of one couple.", "name: of a person")


class Invitation(Meta, frozen=True):
    """The shelf's card; it knows that the seats are those of couples."""

    def seat_name(self, seat: int, seats: int) -> Text | None:
        """LG-52: Lady and Gentleman in turns, and the Courtesan in an odd last seat."""
        if self.partner(seat, seats) is None:
            return COURTESAN_NAME
        return (GENTLEMAN_NAME if seat % 2 else LADY_NAME).fill(couple=seat // 2 + 1)

    def title(self, seat: int, seats: int) -> Text | None:
        """LG-54: tell the two seats of one person apart."""
        if self.partner(seat, seats) is None:
            return COURTESAN_TITLE
        return GENTLEMAN_TITLE if seat % 2 else LADY_TITLE

    def partner(self, seat: int, seats: int) -> int | None:
        """LG-53: the other seat of the couple; the Courtesan has none."""
        return seat ^ 1 if seat ^ 1 < seats else None

    def complete(self, given: Options, seats: int) -> dict[str, Setting]:
        """Refuse one boutique for two Ladies (LG-55); what is chosen for a Lady who is not there is nothing.

        Raises:
            Illegal: with the reason.
        """
        options = super().complete(given, seats)
        here = [option for option in BOUTIQUE_OPTIONS if option.seats is None or seats in option.seats]
        chosen = [options[option.id] for option in here if options[option.id] != DRAWN]
        twice = next((each for each in chosen if chosen.count(each) > 1), None)
        if twice is not None:
            name = next(choice.name for choice in BOUTIQUE_CHOICES if choice.value == twice)
            raise Illegal(ONE_LADY.fill(boutique=name))
        return options

    def unseatable(self, options: Options, people: Sequence[str | None]) -> Text | None:
        """LG-53: nobody belongs to two couples. LG-20: one Gentleman at a screen can search in real time."""
        couples = defaultdict(set)
        for seat, name in enumerate(people):
            if name is not None:
                couples[name].add(seat // 2)
        torn = next((name for name, held in couples.items() if len(held) > 1), None)
        return super().unseatable(options, people) if torn is None else ONE_COUPLE.fill(name=torn)


def _seconds(limit: int) -> Choice:
    return Choice(limit, say("ladies", "{limit} s", "seconds").fill(limit=limit))


DRAWN = "drawn"
BOUTIQUE_CHOICES = (
    Choice(DRAWN, say("ladies", "drawn")),
    Choice("pink", say("ladies", "pink: Queen Shop")),
    Choice("green", say("ladies", "green: Victorian")),
    Choice("blue", say("ladies", "blue: Emporium")),
    Choice("orange", say("ladies", "orange: Regency")),
    Choice("red", say("ladies", "red: Belgravia")),
)
BOUTIQUE_HELP = say("ladies", "Her favourite boutique, and the colour of the couple; drawn if nobody minds.")
COURTESAN_HELP = say("ladies", "Her favourite boutique; drawn if nobody minds.")
COUPLE_BOUTIQUE = say("ladies", "Boutique of couple {couple}")


def _boutique(couple: int) -> Option:
    return Option(
        id=f"boutique_{couple}" if couple > 1 else "boutique",
        name=COUPLE_BOUTIQUE.fill(couple=couple),
        help=BOUTIQUE_HELP,
        choices=BOUTIQUE_CHOICES,
        default=DRAWN,
        seats=None if couple <= 2 else tuple(range(2 * couple, 11)),
        elsewhere=False,
    )


BOUTIQUE_OPTIONS = (
    *map(_boutique, range(1, 6)),
    Option(
        id="boutique_courtesan",
        name=say("ladies", "Boutique of the Courtesan"),
        help=COURTESAN_HELP,
        choices=BOUTIQUE_CHOICES,
        default=DRAWN,
        seats=COURTESAN,
        elsewhere=False,
    ),
)
"""LG-55: whoever wants to may choose."""

META = Invitation(
    id="ladies",
    name=say("ladies", "Ladies & Gentlemen"),
    tagline=say(
        "ladies", "He chases money at the exchange, she spends it in the arcade, and the ball judges both."
    ),
    seats=(4, 10),
    longest=40_000,
    minutes=(60, 90),
    age=14,
    weight=2,
    authors="Loïc Lamy",
    publisher="Libellud, 2013",
    options=(
        Option(
            id="gossip",
            name=say("ladies", "Gossip"),
            help=say(
                "ladies",
                "The expansion in the box: Ladies hand each other Gossip cards, and each costs a star.",
            ),
            choices=SWITCH,
            default=False,
        ),
        Option(
            id="stock",
            name=say("ladies", "Search for goods"),
            help=say(
                "ladies",
                "In turns, or all Gentlemen at once against the clock, for one Gentleman at a screen.",
            ),
            choices=(
                Choice("turns", say("ladies", "in turns")),
                Choice("race", say("ladies", "in real time")),
            ),
            default="turns",
            rush=("race", GENTLEMEN),
        ),
        Option(
            id="limit",
            name=say("ladies", "Time limit of the search"),
            help=say("ladies", "In real time only: after it the Gentlemen are dealt what they are missing."),
            choices=(_seconds(45), _seconds(90), Choice(0, OFF)),
            default=90,
            under=("stock", "race"),
        ),
        Option(
            id="days",
            name=say("ladies", "Days before the ball"),
            help=say("ladies", "Six as in the printed rules, or four for a shorter evening."),
            choices=(Choice(4, literal("4")), Choice(6, literal("6"))),
            default=6,
        ),
        Option(
            id="allusions",
            name=say("ladies", "Moods and hearts"),
            help=say(
                "ladies",
                "The Gentleman may hint at his purse, the Lady at her wishes, as table talk would allow.",
            ),
            choices=SWITCH,
            default=True,
        ),
        Option(
            id="open_money",
            name=say("ladies", "Open money"),
            help=say("ladies", "Everybody sees what every Gentleman owns, his Lady included."),
            choices=SWITCH,
            default=False,
        ),
        Option(
            id="ghost",
            name=say("ladies", "Show what was turned"),
            help=say("ladies", "In turns only: a token put back stays visible for one round."),
            choices=SWITCH,
            default=False,
            under=("stock", "turns"),
        ),
        Option(
            id="total_ruin",
            name=say("ladies", "Total ruin"),
            help=say("ladies", "A scandal costs the couple the game instead of three stars."),
            choices=SWITCH,
            default=False,
            seats=COURTESAN,
        ),
        *BOUTIQUE_OPTIONS,
    ),
    usual=6,
)
