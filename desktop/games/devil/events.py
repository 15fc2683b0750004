"""What can happen. Only a stake before the reveal is secret, and it is no event before."""

from __future__ import annotations

from typing import ClassVar

from desktop.core.game import Event

__all__ = [
    "AnyEvent",
    "Bonus",
    "CoalPulled",
    "DevilPulled",
    "FiguresPlaced",
    "GameEnded",
    "OvenFilled",
    "PactPaid",
    "RoundBegan",
    "StakeSettled",
    "Staked",
    "StakesRevealed",
    "TurnEnded",
]  # fmt: skip


class OvenFilled(Event, frozen=True):
    """DV-08, DV-09: the ash heap was shuffled back; now this many pieces lie in the oven."""

    reveals: ClassVar[bool] = True
    pieces: int


class RoundBegan(Event, frozen=True):
    """A round begins; ``starter`` pulls first."""

    number: int
    starter: int


class Staked(Event, frozen=True):
    """DV-10: a seat has chosen; the amount stays secret."""

    seat: int


class StakesRevealed(Event, frozen=True):
    """DV-10, DV-13: all stakes lie open, by seat."""

    reveals: ClassVar[bool] = True
    stakes: tuple[int, ...]


class CoalPulled(Event, frozen=True):
    """DV-17: a value piece.

    ``hope`` is what a piece was worth on average before it was turned over: the values in the oven
    less the total at risk, in hundredths of a unit.
    """

    reveals: ClassVar[bool] = True
    seat: int
    value: int
    total: int
    pieces: int
    hope: int


class DevilPulled(Event, frozen=True):
    """DV-18: a devil; ``lost`` is the coal of this turn. ``hope`` as in :class:`CoalPulled`."""

    reveals: ClassVar[bool] = True
    seat: int
    lost: int
    hope: int


class PactPaid(Event, frozen=True):
    """DV-20: who pulled a devil pays a pact holder; what was missing is waived."""

    seat: int
    holder: int
    amount: int
    waived: int


class TurnEnded(Event, frozen=True):
    """DV-17: a seat stopped, or the oven is empty, and lays its coal down."""

    seat: int
    total: int
    pieces: int


class StakeSettled(Event, frozen=True):
    """DV-22 to DV-28: one stake. ``gain`` is negative if lost; ``top`` if it was the highest of the table."""

    seat: int
    stake: int
    best: int
    gain: int
    top: bool


class Bonus(Event, frozen=True):
    """DV-29 (``pieces`` false) or DV-30 (true): a bonus from the bank."""

    seat: int
    amount: int
    pieces: bool


class FiguresPlaced(Event, frozen=True):
    """DV-33 to DV-35: the space of every figure and who holds a pact until the next time."""

    spaces: tuple[int, ...]
    holders: tuple[int, ...]


class GameEnded(Event, frozen=True):
    """DV-38 to DV-42: the final wealth by seat, and the winners."""

    wealth: tuple[int, ...]
    winners: tuple[int, ...]
    goal: int


AnyEvent = (
    OvenFilled
    | RoundBegan
    | Staked
    | StakesRevealed
    | CoalPulled
    | DevilPulled
    | PactPaid
    | TurnEnded
    | StakeSettled
    | Bonus
    | FiguresPlaced
    | GameEnded
)
