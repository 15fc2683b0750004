"""What the board shows at one moment: made from a view, carried on by events. No Qt."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

import msgspec

from desktop.core.game import Event
from desktop.games.fagin.actions import MARKET
from desktop.games.fagin.data import AWAY, BOTTOM, HOME, LEVELS, TOP
from desktop.games.fagin.events import (
    ActionBegan,
    Bought,
    CameHome,
    ConstableWalked,
    CrumbTaken,
    CubeGiven,
    CubeTaken,
    Discarded,
    GameEnded,
    Left,
    Moved,
    Placed,
    PurseEmptied,
    Pushed,
    RoundBegan,
    Sidestepped,
    Sold,
    Stole,
    WheelTurned,
)
from desktop.games.fagin.phases.bumping import STROLLS
from desktop.games.fagin.view import FaginView

__all__ = ["Picture", "sixths"]

Row = tuple[int, ...]


class Picture(msgspec.Struct, frozen=True):
    """What stands and lies where; the fields are those of the view.

    Attributes:
        active: who is asked, or acts.
    """

    round: int
    starter: int
    coin: bool
    wheel: int
    goal: int
    money: Row
    cargo: tuple[Row, ...]
    urchins: tuple[Row, ...]
    warehouses: Row
    stalls: Row
    constables: Row
    headings: Row
    active: int | None = None

    @classmethod
    def of(cls, view: FaginView) -> Picture:
        """Return what the view says."""
        question = view.question
        shown = {name: getattr(view, name) for name in cls.__struct_fields__ if name != "active"}
        return cls(**shown, active=None if question is None else question.seat)

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.money)

    @property
    def dangers(self) -> tuple[Row, ...]:
        """By street and level the faces of the die by which the constable ends his next walk there."""
        return tuple(map(sixths, self.constables, self.headings))

    def supply(self, seat: int) -> int:
        """Return how many urchins lie on the mat of a seat."""
        return self.urchins[seat].count(AWAY) - 1

    def at_home(self, street: int) -> list[int]:
        """Return whose urchins are at Fagin's in a street."""
        return [seat for seat, places in enumerate(self.urchins) if places[street] == HOME]

    def after(self, event: Event) -> Picture:  # noqa: C901, PLR0911, PLR0912 - one line per event
        """Return what the board shows when an event has happened."""
        match event:
            case RoundBegan(number=number, starter=starter):
                return self._with(round=number, starter=starter, coin=False, active=starter)
            case ActionBegan(seat=seat, kind=kind):
                return self._with(active=seat, coin=self.coin or kind == MARKET)
            case (
                Placed(seat=seat, street=street, to=to, cubes=cubes)
                | Moved(seat=seat, street=street, to=to, cubes=cubes)
            ):
                return self._stand(seat, street, to).pay(seat, street, cubes)
            case Left(seat=seat, street=street, cubes=cubes):
                return self._stand(seat, street, AWAY).pay(seat, street, cubes)
            case CameHome(seat=seat, street=street, cubes=cubes, fee=fee):
                return self._stand(seat, street, HOME).pay(seat, street, cubes).earn(seat, -fee)
            case Pushed(seat=seat, street=street, to=to) | Sidestepped(seat=seat, street=street, to=to):
                return self._stand(seat, street, AWAY if to in (TOP, BOTTOM) else to)
            case Stole(seat=seat, street=colour, cubes=cubes):
                return self.pay(seat, colour, -cubes)
            case CubeTaken(seat=seat, colour=colour) | CrumbTaken(seat=seat, colour=colour):
                return self.pay(seat, colour, -1)
            case CubeGiven(seat=seat, colour=colour) | Discarded(seat=seat, colour=colour):
                return self.pay(seat, colour, 1)
            case PurseEmptied(seat=seat, gained=gained):
                return self.earn(seat, gained)
            case Bought(seat=seat, colour=colour, price=price):
                return self.trade(seat, colour, 1).earn(seat, -price)
            case Sold(seat=seat, colour=colour, gained=gained):
                return self.trade(seat, colour, -1).earn(seat, gained)
            case WheelTurned(wheel=wheel):
                return self._with(wheel=wheel)
            case ConstableWalked(street=street, path=path, heading=heading):
                return self._with(
                    constables=_put(self.constables, street, path[-1]),
                    headings=_put(self.headings, street, heading),
                )
            case GameEnded():
                return self._with(active=None)
            case _:
                return self

    def _with(self, **changes: object) -> Picture:
        return msgspec.structs.replace(self, **changes)

    def _stand(self, seat: int, street: int, place: int) -> Picture:
        return self._with(urchins=_put(self.urchins, seat, _put(self.urchins[seat], street, place)))

    def _carry(self, seat: int, colour: int, cubes: int) -> tuple[Row, ...]:
        held = _put(self.cargo[seat], colour, self.cargo[seat][colour] + cubes)
        return _put(self.cargo, seat, held)

    def pay(self, seat: int, colour: int, cubes: int) -> Picture:
        """Return the picture with cubes paid into a warehouse; fewer than none are taken."""
        stored = _put(self.warehouses, colour, self.warehouses[colour] + cubes)
        return self._with(warehouses=stored, cargo=self._carry(seat, colour, -cubes))

    def trade(self, seat: int, colour: int, cubes: int) -> Picture:
        """Return the picture with cubes bought; fewer than none are sold."""
        stalls = _put(self.stalls, colour, self.stalls[colour] - cubes)
        return self._with(stalls=stalls, cargo=self._carry(seat, colour, cubes), active=seat)

    def earn(self, seat: int, money: int) -> Picture:
        """Return the picture with more money, or less."""
        return self._with(money=_put(self.money, seat, self.money[seat] + money))


def sixths(level_: int, heading: int) -> tuple[int, ...]:
    """Return for every level by how many faces of the die a constable ends on it."""
    found = [0] * LEVELS
    if level_ != AWAY:
        for die in range(1, 7):
            found[STROLLS[heading][level_][die][0][-1]] += 1
    return tuple(found)


T = TypeVar("T")


def _put(row: Sequence[T], index: int, value: T) -> tuple[T, ...]:
    return (*row[:index], value, *row[index + 1 :])
