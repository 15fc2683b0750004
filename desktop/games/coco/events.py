"""What can happen. ``known`` says who may read ``kind``; for all others it is None."""

from __future__ import annotations

from typing import ClassVar

import msgspec

from desktop.core.game import Event
from desktop.games.coco.tiles import ONLOOKERS, bit_of

__all__ = [
    "AnyEvent",
    "BasketMoved",
    "CardDead",
    "CardDrawn",
    "DeckShuffled",
    "Delivered",
    "DiceRolled",
    "GameEnded",
    "Loaded",
    "Looked",
    "LootTurned",
    "MonkeySwung",
    "Shown",
    "Stolen",
    "Swapped",
    "TurnBegan",
    "TurnPassed",
]


class Secret(Event, frozen=True, kw_only=True):
    """An event that names the kind of a tile to those of the bit mask ``known`` only."""

    kind: int | None
    known: int

    @property
    def public(self) -> bool:
        """Whether everybody knows the kind."""
        return bool(self.known & ONLOOKERS)

    def seen_by(self, seat: int | None) -> Event | None:
        """Return the event, without the kind for those who have not seen the tile."""
        return self if self.known & bit_of(seat) else msgspec.structs.replace(self, kind=None)


class TurnBegan(Event, frozen=True):
    """A seat's turn begins; turns of all seats are counted together, from 1."""

    seat: int
    number: int


class DeckShuffled(Event, frozen=True):
    """CO-10: the discard pile was shuffled into a new deck of so many cards."""

    cards: int


class CardDrawn(Event, frozen=True):
    """CO-10: a card was turned over; ``replacement`` counts the cards drawn for dead ones."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int
    replacement: int


class CardDead(Event, frozen=True):
    """CO-12: nothing on the card can be carried out."""

    seat: int
    card: int


class TurnPassed(Event, frozen=True):
    """CO-12: the turn ended without an action."""

    seat: int


class Loaded(Secret, frozen=True):
    """CO-04, CO-25: a seat put a tile on a basket, which stands on its village now."""

    seat: int
    basket: int


class Shown(Event, frozen=True):
    """V2, V3: the tile on this basket lies face up."""

    reveals: ClassVar[bool] = True
    seat: int
    basket: int
    kind: int


class BasketMoved(Event, frozen=True):
    """CO-18 to CO-23: a basket went this way, start and end included."""

    seat: int
    basket: int
    way: tuple[int, ...]
    steps: int


class Delivered(Secret, frozen=True):
    """CO-24: the basket arrived; its tile lies on the owner's market place."""

    reveals: ClassVar[bool] = True
    seat: int
    basket: int
    colour: int
    count: int


class DiceRolled(Event, frozen=True):
    """CO-26: the colours of both dice.

    ``catch`` is whether a basket can be caught with them, ``hope`` the chance of that before the roll,
    in hundredths.
    """

    reveals: ClassVar[bool] = True
    seat: int
    first: int
    second: int
    catch: bool
    hope: int


class MonkeySwung(Event, frozen=True):
    """CO-27 to CO-29: the monkey swung from ``side`` to the other; ``basket`` is the one it reached first."""

    seat: int
    left: int
    right: int
    side: int
    stayed: bool
    basket: int | None


class Stolen(Secret, frozen=True):
    """CO-30: a tile went to the market place of ``seat``, its basket back to the owner, ``victim``."""

    reveals: ClassVar[bool] = True
    seat: int
    victim: int
    basket: int
    node: int
    colour: int
    count: int


class Swapped(Event, frozen=True):
    """CO-33: two tiles were exchanged; ``traced`` if the log says where (memory aid 2)."""

    seat: int
    first: int
    second: int
    nodes: tuple[int, int]
    traced: bool


class Looked(Secret, frozen=True):
    """CO-34: a seat looked under a tile; ``traced`` if the log says where (memory aid 2)."""

    reveals: ClassVar[bool] = True
    seat: int
    basket: int
    node: int
    traced: bool


class LootTurned(Event, frozen=True):
    """CO-36: a seat turns over its loot, as (colour, kind) in the order it came, and its score."""

    reveals: ClassVar[bool] = True
    seat: int
    tiles: tuple[tuple[int, int], ...]
    score: int


class GameEnded(Event, frozen=True):
    """CO-35, CO-38, CO-39: the scores and the winners; ``turns`` is how many were begun."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    turns: int
    stopped: bool


AnyEvent = (
    TurnBegan
    | DeckShuffled
    | CardDrawn
    | CardDead
    | TurnPassed
    | Loaded
    | Shown
    | BasketMoved
    | Delivered
    | DiceRolled
    | MonkeySwung
    | Stolen
    | Swapped
    | Looked
    | LootTurned
    | GameEnded
)
