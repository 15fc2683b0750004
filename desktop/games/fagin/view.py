"""What a seat may know, which is everything, and the position that follows from it."""

from __future__ import annotations

from random import Random

from msgspec import convert
from msgspec.structs import asdict

from desktop.core.game import Fact, View
from desktop.games.fagin import wording
from desktop.games.fagin.data import (
    AWAY,
    COLOURS,
    HOME,
    HOMES_TO_WIN,
    HOMES_TO_WIN_SHORT,
    PRICE,
    URCHINS,
)
from desktop.games.fagin.phases.market import Trading
from desktop.games.fagin.phases.moving import Moving, Pushing
from desktop.games.fagin.phases.rounds import Discarding, State, Turn
from desktop.games.fagin.phases.stealing import Filching, Stealing, Swapping

__all__ = ["AnyQuestion", "FaginView", "facts", "look", "sample"]

AnyQuestion = Turn | Moving | Pushing | Stealing | Swapping | Filching | Trading | Discarding
"""An open question. It is frozen and holds no secret, so views show it as it is."""

Rows = tuple[tuple[int, ...], ...]


class FaginView(View, frozen=True):
    """The whole table: nothing in this game is secret.

    Attributes:
        stack: the open questions, the innermost last.

    The other attributes are those of the position; ``look`` and ``sample`` match them by their names.
    """

    short: bool
    even_swap: bool
    busy: bool
    quiet: bool
    limit: int
    round: int
    starter: int
    coin: bool
    wheel: int
    money: tuple[int, ...]
    cargo: Rows
    urchins: Rows
    warehouses: tuple[int, ...]
    stalls: tuple[int, ...]
    constables: tuple[int, ...]
    headings: tuple[int, ...]
    stack: tuple[AnyQuestion, ...]

    @property
    def question(self) -> AnyQuestion | None:
        """The innermost open question; None when the game is over."""
        return self.stack[-1] if self.stack else None

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self.money)

    @property
    def goal(self) -> int:
        """How many urchins at Fagin's win."""
        return HOMES_TO_WIN_SHORT if self.short else HOMES_TO_WIN

    @property
    def prices(self) -> tuple[int, ...]:
        """Shillings for a cube, by colour."""
        return PRICE[self.wheel]

    @property
    def places(self) -> tuple[int, ...]:
        """The places of the seats as things stand (FA-60)."""
        standings = [
            (self.homes(seat), self.money[seat], sum(self.cargo[seat])) for seat in range(self.seats)
        ]
        return tuple(1 + sum(other > own for other in standings) for own in standings)

    def homes(self, seat: int) -> int:
        """Return how many urchins of a seat have returned to Fagin."""
        return self.urchins[seat].count(HOME)

    def supply(self, seat: int) -> int:
        """Return how many urchins a seat can still place."""
        return URCHINS - COLOURS + self.urchins[seat].count(AWAY)

    def occupant(self, street: int, level: int, but: int = -1) -> int | None:
        """Return the seat whose urchin stands there, leaving one seat out of account."""
        found = (seat for seat, places in enumerate(self.urchins) if places[street] == level and seat != but)
        return next(found, None)


def look(state: State, seat: int | None) -> FaginView:
    """Return the whole table as one seat sees it."""
    return convert({"seat": seat, **asdict(state)}, FaginView, from_attributes=True)


def sample(view: FaginView, rng: Random) -> State:  # noqa: ARG001 - there is nothing to guess
    """Return the position with this view."""
    return convert(view, State, from_attributes=True)


def facts(view: FaginView, seat: int) -> tuple[Fact, ...]:
    """Return the numbers of a seat."""
    homes = wording.OF.fill(number=view.homes(seat), all=view.goal)
    return (
        Fact(wording.HOMES_NAME, homes, wording.HOMES_HELP),
        Fact(wording.MONEY_NAME, view.money[seat], wording.MONEY_HELP),
        Fact(wording.CUBES_NAME, sum(view.cargo[seat]), wording.CUBES_HELP),
        Fact(wording.SUPPLY_NAME, view.supply(seat), wording.SUPPLY_HELP),
    )
