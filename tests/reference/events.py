"""What can happen, and who sees it."""

from typing import ClassVar

from desktop.core.game import Event


class BidChosen(Event, frozen=True):
    """A seat has bid."""

    seat: int


class BidsRevealed(Event, frozen=True):
    """All bids lie open."""

    reveals: ClassVar[bool] = True
    bids: tuple[int, ...]


class TilePeeked(Event, frozen=True):
    """A seat looked at a tile; the others see only which."""

    reveals: ClassVar[bool] = True
    seat: int
    slot: int
    value: int | None

    def seen_by(self, seat):
        return self if seat == self.seat else TilePeeked(self.seat, self.slot, None)


class TileKept(Event, frozen=True):
    """A tile was taken, face down."""

    seat: int
    slot: int


class TileLeft(Event, frozen=True):
    """A tile was left lying."""

    seat: int
    slot: int


class CardDrawn(Event, frozen=True):
    """A seat drew the top card; the others see only that."""

    reveals: ClassVar[bool] = True
    seat: int
    card: int | None

    def seen_by(self, seat):
        return self if seat == self.seat else CardDrawn(self.seat, None)


class CardKept(Event, frozen=True):
    """The card goes to the hand."""

    seat: int


class CardReturned(Event, frozen=True):
    """The card goes under the pile."""

    seat: int


class LanternGrabbed(Event, frozen=True):
    """A lantern in the race."""

    seat: int


class RaceOver(Event, frozen=True):
    """The race ended."""

    left: int


class Ended(Event, frozen=True):
    """Scores by seat."""

    reveals: ClassVar[bool] = True
    scores: tuple[int, ...]


AnyEvent = (
    BidChosen
    | BidsRevealed
    | TilePeeked
    | TileKept
    | TileLeft
    | CardDrawn
    | CardKept
    | CardReturned
    | LanternGrabbed
    | RaceOver
    | Ended
)
