"""What the board shows at one moment: made from a view, carried on by events. No Qt."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from desktop.core.game import Event
from desktop.core.seats import left_of
from desktop.games.devil.data import DEVIL, OVEN
from desktop.games.devil.events import (
    Bonus,
    CoalPulled,
    DevilPulled,
    FiguresPlaced,
    GameEnded,
    OvenFilled,
    PactPaid,
    RoundBegan,
    Staked,
    StakeSettled,
    StakesRevealed,
    TurnEnded,
)
from desktop.games.devil.state import BUST
from desktop.games.devil.view import KINDS, DevilView

__all__ = ["Picture"]


class Picture(msgspec.Struct, frozen=True):
    """What lies where.

    Attributes:
        rows: the pieces before every seat, in the order pulled.
        oven, ash: pieces of each kind in the oven and on the ash heap, in the order of ``view.KINDS``.
        betting: who has chosen a stake, by seat; empty outside the devil's bet.
        top: the highest stake of the round, also after it has been settled.
        own: the reader's stake while others still choose.
        tie_break: whether the pieces of the last round tell equal wealth apart.
        reader: whose view this is; None for a spectator.
        wealth_open: whose exact chips may be shown, by seat.
    """

    round: int
    starter: int
    stock: tuple[int, ...]
    stakes: tuple[int, ...]
    totals: tuple[int | None, ...]
    counts: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    oven: tuple[int, ...]
    ash: tuple[int, ...]
    holders: tuple[int, ...]
    spaces: tuple[int, ...]
    wealth_open: tuple[bool, ...]
    top: int = 0
    tie_break: bool = False
    reader: int | None = None
    betting: tuple[bool, ...] = ()
    own: int | None = None
    acting: int | None = None
    over: bool = False

    @classmethod
    def of(cls, view: DevilView) -> Picture:
        """Return what the view says."""
        return cls(
            round=view.round,
            starter=view.starter,
            stock=view.stock,
            stakes=view.stakes,
            top=max(view.stakes),
            totals=view.totals,
            counts=view.counts,
            rows=tuple(view.line if seat == view.acting else row for seat, row in enumerate(view.rows)),
            oven=view.oven,
            ash=view.ash,
            holders=view.holders,
            spaces=view.spaces,
            wealth_open=tuple(
                view.over or view.open_wealth or seat == view.seat for seat in range(len(view.stock))
            ),
            tie_break=view.tie_break,
            reader=view.seat,
            betting=view.betting,
            own=view.own,
            acting=view.acting,
            over=view.over,
        )

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.stock)

    @property
    def pieces(self) -> int:
        """How many pieces lie in the oven."""
        return sum(self.oven)

    @property
    def devils(self) -> int:
        """How many devils lie in the oven."""
        return self.oven[KINDS.index(DEVIL)]

    @property
    def best(self) -> int:
        """H, the highest coal total laid down so far."""
        return max((total for total in self.totals if total is not None and total > 0), default=0)

    @property
    def ranking(self) -> list[tuple[int, int]]:
        """Seats and their places (1 for the winners), the best first: DV-39, DV-40 and the tie-break."""
        keys = [(chips, self.counts[seat] if self.tie_break else 0) for seat, chips in enumerate(self.stock)]
        places = [(1 + sum(other > key for other in keys), seat) for seat, key in enumerate(keys)]
        return [(seat, place) for place, seat in sorted(places)]

    def total(self, seat: int) -> int | None:
        """Return the coal of a seat: its total, ``BUST``, the sum of its line, or None before its turn."""
        if seat == self.acting:
            return sum(self.rows[seat])
        return self.totals[seat]

    def wealth(self, seat: int) -> int:
        """Return all chips of a seat, its stake included."""
        return self.stock[seat] + self.stakes[seat]

    def after(self, event: Event) -> Picture:  # noqa: C901, PLR0911, PLR0912 - one line per event
        """Return what the board shows when the event has happened."""
        match event:
            case RoundBegan(number=number, starter=starter):
                return self._begun(number, starter)
            case OvenFilled():
                return self._filled(event)
            case Staked(seat=seat) if self.betting:
                return self._with(betting=_put(self.betting, seat, True))
            case StakesRevealed(stakes=stakes):
                stock = tuple(chips - stake for chips, stake in zip(self.stock, stakes, strict=True))
                return self._staked(stakes, stock)
            case CoalPulled(seat=seat, value=value):
                rows = _put(self.rows, seat, (*self.rows[seat], value))
                return self._with(rows=rows, oven=_count(self.oven, (value,), -1), acting=seat)
            case DevilPulled(seat=seat):
                return self._burnt(seat)
            case PactPaid(seat=seat, holder=holder, amount=amount):
                return self._paid((seat, -amount), (holder, amount))
            case TurnEnded(seat=seat, total=total, pieces=pieces):
                totals, counts = _put(self.totals, seat, total), _put(self.counts, seat, pieces)
                return self._with(totals=totals, counts=counts, acting=self._next(seat))
            case StakeSettled(seat=seat, stake=stake, gain=gain):
                return self._paid((seat, stake + gain), stakes=_put(self.stakes, seat, 0))
            case Bonus(seat=seat, amount=amount):
                return self._paid((seat, amount))
            case FiguresPlaced(spaces=spaces, holders=holders):
                return self._with(spaces=spaces, holders=holders)
            case GameEnded(wealth=wealth):
                return self._with(
                    stock=wealth, top=0, over=True, acting=None, wealth_open=(True,) * self.seats
                )
            case _:
                return self

    def _with(self, **changes: object) -> Picture:
        return msgspec.structs.replace(self, **changes)

    def _paid(self, *payments: tuple[int, int], **changes: object) -> Picture:
        stock = list(self.stock)
        for seat, amount in payments:
            stock[seat] += amount
        return self._with(stock=tuple(stock), **changes)

    def _staked(self, stakes: tuple[int, ...], stock: tuple[int, ...]) -> Picture:
        return self._with(
            stakes=stakes, top=max(stakes), stock=stock, betting=(), own=None, acting=self.starter
        )

    def _next(self, seat: int) -> int | None:
        following = left_of(seat, self.seats)
        return None if following == self.starter else following

    def _begun(self, number: int, starter: int) -> Picture:
        seats = self.seats
        return self._with(
            round=number,
            starter=starter,
            stakes=(0,) * seats,
            top=0,
            totals=(None,) * seats,
            counts=(0,) * seats,
            rows=((),) * seats,
            ash=_count(self.ash, self._laid()),
            betting=(False,) * seats,
            own=None,
            acting=None,
        )

    def _burnt(self, seat: int) -> Picture:
        return self._with(
            totals=_put(self.totals, seat, BUST),
            rows=_put(self.rows, seat, ()),
            oven=_count(self.oven, (DEVIL,), -1),
            ash=_count(self.ash, (DEVIL, *self.rows[seat])),
            acting=self._next(seat),
        )

    def _filled(self, event: OvenFilled) -> Picture:
        """Return the oven refilled from the ash heap; before a round all coal goes back."""
        whole = event.pieces == len(OVEN)
        nothing = (0,) * len(KINDS)
        oven = tuple(inside + burnt for inside, burnt in zip(self.oven, self.ash, strict=True))
        if not whole:
            return self._with(oven=oven, ash=nothing)
        return self._with(oven=tuple(map(OVEN.count, KINDS)), ash=nothing, rows=((),) * self.seats)

    def _laid(self) -> list[int]:
        return [piece for row in self.rows for piece in row]


def _put(values: Sequence[object], seat: int, value: object) -> tuple[object, ...]:
    return (*values[:seat], value, *values[seat + 1 :])


def _count(kinds: tuple[int, ...], pieces: Iterable[int], by: int = 1) -> tuple[int, ...]:
    """Return how many of each kind there are when these pieces have come (1) or gone (-1)."""
    counted = list(kinds)
    for piece in pieces:
        counted[KINDS.index(piece)] += by
    return tuple(counted)
