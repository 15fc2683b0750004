"""All chance and all announcements.

The rules own no random generator. Whatever dice, bag or shuffle give comes from the dealer, and
whatever happens is told to the dealer. One number is all that chance ever is: ``below(n)``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, MutableSequence, Sequence
from math import floor
from random import Random
from typing import Any, TypeVar

from desktop.core.game import Event

__all__ = ["Dealer", "Forced", "Recorder", "Replayer", "Unreplayable"]

T = TypeVar("T")


class Unreplayable(Exception):  # noqa: N818 - it is a verdict about a record, not a programming error
    """A record asks for other chance than it holds."""


class Dealer:
    """Deal from a random generator and listen to nobody: the dealer of playouts.

    ``listens`` lets hot rules skip building events that nobody hears.
    """

    __slots__ = ("_random",)

    listens = False

    def __init__(self, rng: Random) -> None:
        self._random = rng.random

    def below(self, n: int) -> int:
        """Return one of 0 .. n-1, all equally likely."""
        return floor(self._random() * n)  # the same as int(), in half the time

    def die(self, sides: int = 6) -> int:
        """Return 1 .. sides."""
        return 1 + self.below(sides)

    def pick(self, items: Sequence[T]) -> T:
        """Return one of the items and leave it where it is."""
        return items[self.below(len(items))]

    def draw(self, bag: list[T]) -> T:
        """Take one item out of an unordered bag; the order of the rest is not kept."""
        index = floor(self._random() * len(bag))  # not below(): playouts draw a million times
        item = bag[index]
        bag[index] = bag[-1]
        bag.pop()
        return item

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Bring the items into a random order, in place."""
        for end in range(len(items) - 1, 0, -1):
            index = self.below(end + 1)
            items[end], items[index] = items[index], items[end]

    def tell(self, event: Event) -> None:
        """Announce what happened."""


class Recorder(Dealer):
    """Deal and write down: what chance gave and what was announced since the last ``take``."""

    __slots__ = ("chance", "events")

    listens = True

    def __init__(self, rng: Random) -> None:
        super().__init__(rng)
        self.chance: list[int] = []
        self.events: list[Event] = []

    def below(self, n: int) -> int:
        """Return one of 0 .. n-1 and note it."""
        index = super().below(n)
        self.chance.append(index)
        return index

    def draw(self, bag: list[T]) -> T:
        """Take one item out of an unordered bag and note which."""
        index = self.below(len(bag))
        item = bag[index]
        bag[index] = bag[-1]
        bag.pop()
        return item

    def tell(self, event: Event) -> None:
        """Note the event."""
        self.events.append(event)

    def take(self) -> tuple[tuple[int, ...], list[Event]]:
        """Return chance and events since the last call, and start anew."""
        chance, events = tuple(self.chance), self.events
        self.chance, self.events = [], []
        return chance, events


class Replayer(Recorder):
    """Give once more what a record says that chance gave."""

    __slots__ = ("_given",)

    def __init__(self, given: Iterable[int] = ()) -> None:
        super().__init__(Random(0))
        self._given: Iterator[int] = iter(given)

    def load(self, given: Iterable[int]) -> None:
        """Take over the chance of the next step; all of the last one must have been used."""
        self.close()
        self._given = iter(given)

    def close(self) -> None:
        """Raise ``Unreplayable`` if chance is left over."""
        if next(self._given, None) is not None:
            raise Unreplayable

    def below(self, n: int) -> int:
        """Return the next recorded number, which must be one of 0 .. n-1."""
        index = next(self._given, None)
        if index is None or not 0 <= index < n:
            raise Unreplayable
        self.chance.append(index)
        return index


class Forced(Recorder):
    """Let chance give what a test wants: faces of dice, items drawn or picked, orders of shuffles.

    >>> Forced(4, "devil").die()
    4
    """

    __slots__ = ("_outcomes",)

    def __init__(self, *outcomes: Any) -> None:
        super().__init__(Random(0))
        self._outcomes = iter(outcomes)

    def _next(self) -> Any:
        try:
            return next(self._outcomes)
        except StopIteration:
            message = "the test has not said what chance gives here"
            raise AssertionError(message) from None

    def below(self, n: int) -> int:
        """Return the next outcome, a plain index."""
        index: int = self._next()
        assert 0 <= index < n, f"chance cannot give {index} of {n}"
        return index

    def die(self, sides: int = 6) -> int:
        """Return the next outcome, the face of the die."""
        face: int = self._next()
        assert 1 <= face <= sides, f"no die with {sides} sides shows {face}"
        return face

    def pick(self, items: Sequence[T]) -> T:
        """Return the next outcome, which must be among the items."""
        return items[items.index(self._next())]

    def draw(self, bag: list[T]) -> T:
        """Take the next outcome out of the bag."""
        item: T = self._next()
        bag.remove(item)
        return item

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Bring the items into the order of the next outcome."""
        order = self._next()
        assert sorted(map(repr, order)) == sorted(map(repr, items)), "the order holds other items"
        items[:] = order
