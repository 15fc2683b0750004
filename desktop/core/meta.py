"""What the shelf shows of a game, and what a table agrees on before it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

import msgspec

from desktop.core.phase import Illegal
from desktop.core.text import Text, say

__all__ = ["Choice", "Meta", "Option", "Options", "Setting"]

Setting = bool | int | str
Options = Mapping[str, Setting]
"""What the table agreed on before the game: option id to value, complete."""

NOTHING: Options = MappingProxyType({})


class Choice(msgspec.Struct, frozen=True):
    """One value of an option and its name.

    Attributes:
        brings: what other options then are unless the table says otherwise, as (option id, value).

    """

    value: Setting
    name: Text
    brings: tuple[tuple[str, Setting], ...] = ()


class Option(msgspec.Struct, frozen=True):
    """Something the table agrees on before the game.

    Attributes:
        choices: the values in the order they are offered. A yes-no option has False and True.
        seats: the seat counts at which the option means anything; None: all.
        rush: a value at which these seats act all at once against the clock. One screen has one
            pointer, hence no more than one of them may belong to a person there.
        under: another option and the value of it under which alone this one means anything; None: all.
        elsewhere: whether it is shown, greyed, at other counts as well.

    """

    id: str
    name: Text
    help: Text
    choices: tuple[Choice, ...]
    default: Setting
    seats: tuple[int, ...] | None = None
    rush: tuple[Setting, tuple[int, ...]] | None = None
    under: tuple[str, Setting] | None = None
    elsewhere: bool = True

    @property
    def values(self) -> tuple[Setting, ...]:
        """All values, in the order they are offered."""
        return tuple(choice.value for choice in self.choices)


class Meta(msgspec.Struct, frozen=True):
    """What the shelf shows of a game before its rules are loaded.

    Attributes:
        seats: fewest and most seats; ``usual`` how many a new table has, if the game allows so many.
        longest: no game takes more steps than this.
        minutes: usual length at the table, fewest and most.
        weight: 1 (children) to 5 (experts).
        authors: designers, as printed on the box.
        publisher: publisher and year, as printed on the box.

    """

    id: str
    name: Text
    tagline: Text
    seats: tuple[int, int]
    longest: int
    minutes: tuple[int, int]
    age: int
    weight: int
    authors: str
    publisher: str
    options: tuple[Option, ...] = ()
    usual: int = 4

    def defaults(self, seats: int, given: Options = NOTHING) -> dict[str, Setting]:
        """Return every option with its default, or with what a choice given brings."""
        usual = {option.id: option.default for option in self.options}
        for option in self.options:
            chosen = given.get(option.id, option.default)
            for choice in option.choices:
                if choice.brings and choice.value == chosen:
                    usual.update(choice.brings)
        return usual

    def complete(self, given: Options, seats: int) -> dict[str, Setting]:
        """Return the options with defaults filled in.

        Raises:
            Illegal: unknown option, unknown value, or an impossible number of seats.

        """
        fewest, most = self.seats
        if not fewest <= seats <= most:
            raise Illegal(SEATS.fill(fewest=fewest, most=most, seats=seats))
        options = self.defaults(seats, given)
        known = {option.id: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise Illegal(OPTION.fill(option=name))
            legal = known[name].values
            match = next((entry for entry in legal if entry == value and type(entry) is type(value)), None)
            if match is None:
                shown = ", ".join(map(str, legal if len(legal) <= MANY else (*legal[:2], "…", legal[-1])))
                raise Illegal(VALUE.fill(option=name, value=str(value), values=shown))
            options[name] = match
        return options

    def seat_name(self, seat: int, seats: int) -> Text | None:
        """Return what a seat is in this game, where the seats are not alike: "Lady of couple 1"."""
        return None

    def title(self, seat: int, seats: int) -> Text | None:
        """Return how a seat is addressed where its name alone does not tell it from others: "Lady {name}"."""
        return None

    def partner(self, seat: int, seats: int) -> int | None:
        """Return the other seat that whoever holds this one may hold too; None: there is none."""
        return None

    def unseatable(self, options: Options, people: Sequence[str | None]) -> Text | None:
        """Return why these people cannot sit so at one screen; None if they can.

        Args:
            options: what the table agreed on.
            people: by seat the name of the person who holds it, None for a bot.
        """
        for option in self.options:
            if option.rush is None:
                continue
            value, seats = option.rush
            rushed = {name for seat, name in enumerate(people) if name is not None and seat in seats}
            if options.get(option.id) == value and len(rushed) > 1:
                return CROWD.fill(option=option.name)
        return None


MANY = 8
CROWD = say("core", "{option}: at one screen only one of you can act against the clock.")
SEATS = say("core", "This game is for {fewest} to {most} seats, not for {seats}.")
OPTION = say("core", "This game has no option “{option}”.")
VALUE = say("core", "The option “{option}” cannot be “{value}”; possible: {values}.")
