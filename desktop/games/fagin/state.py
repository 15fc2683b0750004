"""The position, and what can be read off it."""

from __future__ import annotations

from typing import Self

from msgspec.structs import replace

from desktop.core.game import State
from desktop.games.fagin.data import AWAY, COLOURS, HOME, HOMES_TO_WIN, HOMES_TO_WIN_SHORT, PRICE, URCHINS

__all__ = ["Position"]


class Position(State, kw_only=True):
    """Where everything lies. Nothing of it is secret.

    Attributes:
        short, even_swap, busy, quiet: the options FA-V1 to FA-V4.
        limit: the last round (FA-61).
        round: number of the round, from 1.
        starter: the seat with the start player coin.
        coin: whether the market coin lies on the market (FA-49).
        wheel: position of the price wheel, 0 .. 5.
        money: shillings by seat.
        cargo: cubes by seat and colour.
        urchins: by seat and street the level of the urchin there, ``AWAY`` or ``HOME``.
        warehouses, stalls: cubes by colour.
        constables: level by street, ``AWAY`` where there is none (FA-V4).
        headings: ``UP`` or ``DOWN`` by street.
    """

    short: bool
    even_swap: bool
    busy: bool
    quiet: bool
    limit: int
    round: int = 0
    starter: int = 0
    coin: bool = False
    wheel: int = 0
    money: list[int]
    cargo: list[list[int]]
    urchins: list[list[int]]
    warehouses: list[int]
    stalls: list[int]
    constables: list[int]
    headings: list[int]

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.money)

    @property
    def goal(self) -> int:
        """How many urchins at Fagin's win (FA-58, FA-V1)."""
        return HOMES_TO_WIN_SHORT if self.short else HOMES_TO_WIN

    @property
    def prices(self) -> tuple[int, ...]:
        """Shillings for a cube, by colour."""
        return PRICE[self.wheel]

    def twin(self) -> Self:
        """Return an equal position that shares nothing with this one that changes.

        This is the one list of what changes; the open questions are frozen and may be shared.
        """
        return replace(
            self,
            stack=self.stack.copy(),
            money=self.money.copy(),
            cargo=[cubes.copy() for cubes in self.cargo],
            urchins=[places.copy() for places in self.urchins],
            warehouses=self.warehouses.copy(),
            stalls=self.stalls.copy(),
            constables=self.constables.copy(),
            headings=self.headings.copy(),
        )

    def homes(self, seat: int) -> int:
        """Return how many urchins of a seat have returned to Fagin."""
        return self.urchins[seat].count(HOME)

    def supply(self, seat: int) -> int:
        """Return how many urchins a seat can still place."""
        return URCHINS - COLOURS + self.urchins[seat].count(AWAY)

    def occupant(self, street: int, level: int, but: int = -1) -> int | None:
        """Return the seat whose urchin stands there, leaving one seat out of account."""
        for seat, places in enumerate(self.urchins):
            if places[street] == level and seat != but:
                return seat
        return None

    def standing(self, seat: int) -> tuple[int, int, int]:
        """Return what ranks the seats: urchins at Fagin's, shillings, cubes (FA-60)."""
        return self.homes(seat), self.money[seat], sum(self.cargo[seat])
