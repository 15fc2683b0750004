"""What can happen. All of it is public; only dice cannot be taken back."""

from __future__ import annotations

from typing import ClassVar

from desktop.core.game import Event

__all__ = [
    "ActionBegan", "AnyEvent", "BooksBalanced", "Bought", "CameHome", "ConstableWalked", "CrumbTaken",
    "CubeGiven", "CubeTaken", "Discarded", "GameEnded", "Left", "MarketClosed", "Moved", "Passed", "Placed",
    "PurseEmptied", "Pushed", "RoundBegan", "Sidestepped", "Sold", "StarterChosen", "Stole", "Swapped",
    "Traded", "WheelTurned",
]  # fmt: skip


class StarterChosen(Event, frozen=True):
    """FA-08: chance gave this seat the start player coin."""

    reveals: ClassVar[bool] = True
    seat: int


class RoundBegan(Event, frozen=True):
    """FA-10, FA-57: a round begins with the seat that has the start player coin."""

    number: int
    starter: int


class ActionBegan(Event, frozen=True):
    """FA-11: the active seat has chosen ``MOVE``, ``GOODS``, ``MONEY`` or ``MARKET``."""

    seat: int
    kind: int


class Passed(Event, frozen=True):
    """FA-14: a seat does nothing."""

    seat: int


class CrumbTaken(Event, frozen=True):
    """FA-15: one cube instead of an action."""

    seat: int
    colour: int


class Placed(Event, frozen=True):
    """FA-23: a new urchin comes in on the start level and goes on to ``to``; ``cubes`` are paid."""

    seat: int
    street: int
    to: int
    cubes: int


class Moved(Event, frozen=True):
    """FA-19: an urchin goes along its street."""

    seat: int
    street: int
    start: int
    to: int
    cubes: int


class Left(Event, frozen=True):
    """FA-27: an urchin leaves at ``TOP`` or ``BOTTOM`` for its owner's supply; ``start`` may be ``AWAY``."""

    seat: int
    street: int
    start: int
    to: int
    cubes: int


class CameHome(Event, frozen=True):
    """FA-29: an urchin returns to Fagin, the ``homes``-th of this seat; ``start`` may be ``AWAY``."""

    seat: int
    street: int
    start: int
    cubes: int
    fee: int
    homes: int


class Pushed(Event, frozen=True):
    """FA-35, FA-36, FA-53: an urchin is pushed by a seat or ``BY_CONSTABLE``.

    ``to`` is a level, or ``TOP`` or ``BOTTOM`` where it falls back into its owner's supply (FA-39).
    """

    seat: int
    street: int
    start: int
    to: int
    by: int


class Sidestepped(Event, frozen=True):
    """FA-37: an urchin that met a constable is shifted one level; ``to`` as in :class:`Pushed`."""

    seat: int
    street: int
    start: int
    to: int


class Stole(Event, frozen=True):
    """FA-43: cubes come out of the warehouse of the street."""

    seat: int
    street: int
    cubes: int


class CubeGiven(Event, frozen=True):
    """FA-44: the seat puts a cube back, as part of a swap."""

    seat: int
    colour: int


class CubeTaken(Event, frozen=True):
    """FA-44: the seat takes a cube for those it has put back."""

    seat: int
    colour: int


class Swapped(Event, frozen=True):
    """FA-44: a swap is complete; the colours of the cubes put back and taken."""

    seat: int
    street: int
    given: tuple[int, ...]
    taken: tuple[int, ...]


class PurseEmptied(Event, frozen=True):
    """FA-47: the purse of a level; ``gained`` is less than the level where the track ends."""

    seat: int
    street: int
    level: int
    gained: int


class Bought(Event, frozen=True):
    """FA-50: a cube out of a stall."""

    seat: int
    colour: int
    price: int


class Sold(Event, frozen=True):
    """FA-50: a cube into a stall; ``gained`` is less than ``price`` where the track ends."""

    seat: int
    colour: int
    price: int
    gained: int


class Traded(Event, frozen=True):
    """FA-50: a seat leaves the market; cubes bought and sold by colour, nothing at all if it declined."""

    seat: int
    bought: tuple[int, ...]
    sold: tuple[int, ...]
    money: int


class MarketClosed(Event, frozen=True):
    """FA-51: everybody has had the chance to trade."""

    opener: int


class WheelTurned(Event, frozen=True):
    """FA-04, FA-51: the die turns the price wheel to position ``wheel``."""

    reveals: ClassVar[bool] = True
    die: int
    wheel: int


class ConstableWalked(Event, frozen=True):
    """FA-05, FA-52: a constable walks level by level along ``path`` and then faces ``heading``.

    ``path`` begins with the level he stood on. In the set-up ``placing`` is true.
    """

    reveals: ClassVar[bool] = True
    street: int
    die: int
    path: tuple[int, ...]
    heading: int
    placing: bool = False


class BooksBalanced(Event, frozen=True):
    """FA-55: these seats have more cubes than they may keep."""

    seats: tuple[int, ...]


class Discarded(Event, frozen=True):
    """FA-55: a cube too many goes back to its warehouse."""

    seat: int
    colour: int


class GameEnded(Event, frozen=True):
    """FA-58 to FA-61: the places by seat; ``limit`` if the last round, not a third return, ended the game."""

    places: tuple[int, ...]
    limit: bool


AnyEvent = (
    StarterChosen
    | RoundBegan
    | ActionBegan
    | Passed
    | CrumbTaken
    | Placed
    | Moved
    | Left
    | CameHome
    | Pushed
    | Sidestepped
    | Stole
    | CubeGiven
    | CubeTaken
    | Swapped
    | PurseEmptied
    | Bought
    | Sold
    | Traded
    | MarketClosed
    | WheelTurned
    | ConstableWalked
    | BooksBalanced
    | Discarded
    | GameEnded
)
