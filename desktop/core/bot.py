"""The judgement of a game, as the search in ``ai`` uses it. A bot is handed views, never the position."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from random import Random
from typing import Any, ClassVar, Generic, Literal, TypeVar

import msgspec

from desktop.core.game import A, Event, S, V
from desktop.core.text import Text

__all__ = ["LEVELS", "Advice", "Bot", "Level", "LevelName"]

LevelName = Literal["beginner", "casual", "skilled", "expert"]
LEVELS: tuple[LevelName, ...] = ("beginner", "casual", "skilled", "expert")


class Advice(msgspec.Struct, frozen=True):
    """An answer, what it is worth to the adviser (higher is better), and why, for hints.

    The unit of ``value`` is that of one game's bot; ``share`` says whether it is a chance to win (0 to 1).
    ``told`` says that the reason tells of it what a player can use: then it is not shown beside the reason.
    """

    action: Any
    value: float
    reason: Text | None = None
    share: bool = False
    told: bool = False


class Level(msgspec.Struct, frozen=True):
    """How a level thinks, as data.

    Attributes:
        method: "random" takes anything; "advise" follows the game's own judgement; "flat" and "ismcts"
            search over sampled worlds.
        seconds: thinking time at most; the search also stops after ``iterations``.
        breadth: how many of the best advised answers a search looks into.
        depth: answers played out before a position is valued; 0 plays to the end.
        slip: chance to follow the second or third best advice (a mistake a person would make, not noise).
        style: whatever else the game's bot wants to know of a level ("timid", "bold", memory ...).

    """

    method: Literal["random", "advise", "flat", "ismcts"] = "advise"
    seconds: float = 1.0
    iterations: int = 1000
    breadth: int = 8
    depth: int = 0
    slip: float = 0.0
    style: dict[str, float | int | str | bool] = {}


T = TypeVar("T")


class Bot(Generic[S, A, V]):
    """One game's judgement: subclass in ``games/<id>/bot.py``.

    Every seat has a bot of its own, which lives as long as the game.

    Attributes:
        levels: the four levels of play as data.
        opponents: further named opponents, for ``simulate``.
        watches: the bot wants to ``observe`` what its seat sees.
    """

    levels: ClassVar[dict[LevelName, Level]]
    opponents: ClassVar[dict[str, Level]] = {}
    watches: ClassVar[bool] = False

    def advise(self, view: V, seat: int, options: Sequence[A], level: Level, rng: Random) -> list[Advice]:
        """Return the options worth a thought with their values, the best first, never empty."""
        raise NotImplementedError

    def follow(self, view: V, seat: int, advice: list[Advice]) -> list[Advice]:
        """Return the advice in the order in which a bot's seat takes it, never empty.

        Bots of a table for children may be kinder than their adviser; hints stay as they are.
        """
        return advice

    def playout(self, state: S, seat: int, options: Sequence[A], rng: Random) -> A:
        """Return a sensible answer fast, inside a sampled world."""
        return options[floor(rng.random() * len(options))]

    def value(self, state: S) -> tuple[float, ...]:
        """Return every seat's estimated share of the win, 0 to 1, in a sampled, maybe unfinished world."""
        raise NotImplementedError

    def observe(self, events: Sequence[Event], view: V, now: int) -> None:
        """Take note of what the seat saw at this time (milliseconds of playing time), if it ``watches``.

        What a bot remembers of it is all that it has beside the view; a resumed game begins anew.
        """

    def delay(self, view: V, seat: int, action: A, level: LevelName, rng: Random) -> int:
        """Return after how many milliseconds this level gives an answer where the clock counts."""
        return 0
