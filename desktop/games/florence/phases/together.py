"""Cooperative building: a building across the border of two estates."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Protocol

from desktop.core.dealer import Dealer
from desktop.core.game import Phase, advance
from desktop.core.text import Text, Who
from desktop.games.florence import names, wording
from desktop.games.florence.actions import AGREE, REFUSE, Agree, AnyAction, Place, Propose
from desktop.games.florence.data import (
    BUILDING_KINDS,
    BUILDING_POINTS,
    BUILDING_PRICE,
    NEIGHBOUR_POINTS,
    SHARES,
)
from desktop.games.florence.estate import ORIENTATIONS, SIDE, across, across_squares, squares
from desktop.games.florence.events import Agreed, BuildingBuilt, Proposed, Refused
from desktop.games.florence.phases.gains import raise_building, why_not_there
from desktop.games.florence.phases.purse import unpaid
from desktop.games.florence.state import BUILDINGS, Position

__all__ = ["Consent", "PlacingAcross", "borders", "proposals", "why_not_together"]

BOTH = (AGREE, REFUSE)
ONLY_REFUSE = (REFUSE,)


class Round(Protocol):
    """What is needed of a position, or of a view of it, to find the borders."""

    @property
    def order(self) -> Sequence[int]:
        """The seats clockwise from the first place."""

    @property
    def after(self) -> Sequence[int]:
        """The next seat clockwise of every seat."""


def borders(state: Round) -> list[tuple[int, int]]:
    """Return the borders as (left seat, right seat); two seats have one (FL-81)."""
    first, last = state.order[0], state.order[-1]
    pairs = [(seat, state.after[seat]) for seat in state.order]
    return [pair for pair in pairs if len(pairs) > 2 or pair == (first, last)]


def _border(state: Position, seat: int, neighbour: int) -> tuple[int, int] | None:
    return next((pair for pair in borders(state) if set(pair) == {seat, neighbour}), None)


def _spots(state: Position, kind: int, border: tuple[int, int]) -> tuple[Place, ...]:
    left, right = border
    return across(kind, state.closed(left), state.closed(right))


def proposals(state: Position, seat: int, refused: int) -> list[AnyAction]:
    """Return what may be proposed to neighbours that have not refused in this turn (FL-82 to FL-84)."""
    own, _ = SHARES[BUILDING_PRICE[state.builders[seat]]]
    if state.funds(seat) < own:
        return []
    found: list[AnyAction] = []
    for border in borders(state):
        if seat not in border:
            continue
        neighbour = border[border[0] == seat]
        if not refused >> neighbour & 1:
            owned = state.kinds[seat] | state.kinds[neighbour]
            found += (
                Propose(neighbour, kind)
                for kind in BUILDING_KINDS
                if state.supply[kind] and not owned >> kind & 1 and _spots(state, kind, border)
            )
    return found


def why_not_together(state: Position, seat: int, neighbour: int, kind: int) -> Text | None:  # noqa: PLR0911 - one per reason
    """Explain why a building cannot be proposed to a neighbour."""
    if not state.cooperative:
        return wording.NOT_TOGETHER
    if neighbour not in range(state.seats) or kind not in BUILDING_KINDS:
        return None
    border = _border(state, seat, neighbour)
    if border is None:
        return wording.NO_BORDER.fill(who=Who(neighbour))
    if state.kinds[seat] >> kind & 1:
        return wording.KIND_OWNED
    if state.kinds[neighbour] >> kind & 1:
        return wording.KIND_OWNED_THERE.fill(who=Who(neighbour))
    if not state.supply[kind]:
        return wording.KIND_GONE
    if not _spots(state, kind, border):
        return wording.NO_SPOT_ACROSS.fill(who=Who(neighbour))
    own, _ = SHARES[BUILDING_PRICE[state.builders[seat]]]
    return unpaid(state, seat, own)


class PlacingAcross(Phase[Position, AnyAction], tag=str.lower):
    """FL-82, FL-84: the squares of a proposal are named."""

    rule: ClassVar[str] = "FL-82"
    seat: int
    neighbour: int
    kind: int

    def actors(self, state: Position) -> Sequence[int]:
        """Return who proposes."""
        return (self.seat,)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return every spot that is legal on both sides."""
        border = _border(state, seat, self.neighbour)
        assert border is not None
        return _spots(state, self.kind, border)

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain what is in the way on either side."""
        turns = ORIENTATIONS[self.kind]
        if not isinstance(action, Place) or not 0 <= action.turn < len(turns):
            return wording.PLACE_FIRST
        cells = [(action.x + dx, action.y + dy) for dx, dy in turns[action.turn]]
        if not all(0 <= x < 2 * SIDE and 0 <= y < SIDE for x, y in cells):
            return wording.OUTSIDE
        left = squares(cell for cell in cells if cell[0] < SIDE)
        right = squares((x - SIDE, y) for x, y in cells if x >= SIDE)
        if not left or not right:
            return wording.BOTH_SIDES
        border = _border(state, seat, self.neighbour)
        assert border is not None
        return why_not_there(state, border[0], self.kind, left) or why_not_there(
            state, border[1], self.kind, right
        )

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Ask the neighbour."""
        assert isinstance(action, Place)
        left, right = across_squares(self.kind, action)
        dealer.tell(Proposed(seat, self.neighbour, self.kind, left, right))
        state.stack[-1] = Consent(seat, self.neighbour, self.kind, left, right)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for the spot."""
        if seat == self.seat:
            return wording.ASK_ACROSS.fill(tile=names.THE_TILES[self.kind], who=Who(self.neighbour))
        return wording.WAIT_PLACE.fill(who=Who(self.seat))


class Consent(Phase[Position, AnyAction], tag=str.lower):
    """FL-82, FL-83: the neighbour agrees or refuses."""

    rule: ClassVar[str] = "FL-82"
    seat: int
    neighbour: int
    kind: int
    left: int
    right: int

    def _share(self, state: Position) -> int:
        return SHARES[BUILDING_PRICE[state.builders[self.seat]]][1]

    def actors(self, state: Position) -> Sequence[int]:
        """Return the neighbour."""
        return (self.neighbour,)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return to agree, if the share can be paid, and to refuse."""
        return BOTH if state.funds(seat) >= self._share(state) else ONLY_REFUSE

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain that the share cannot be paid."""
        if isinstance(action, Agree):
            return unpaid(state, seat, self._share(state))
        return wording.CONSENT_FIRST

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Build together, or give the action back."""
        if isinstance(action, Agree):
            dealer.tell(Agreed(self.seat, seat))
            self._build(state, dealer)
        else:
            dealer.tell(Refused(self.seat, seat))
            state.stack[-2].give_back(seat)
        advance(state, dealer)

    def _build(self, state: Position, dealer: Dealer) -> None:
        """FL-83 to FL-85: both pay, own and gain."""
        border = _border(state, self.seat, self.neighbour)
        assert border is not None
        prices = SHARES[BUILDING_PRICE[state.builders[self.seat]]]
        points = (BUILDING_POINTS, NEIGHBOUR_POINTS)
        state.supply[self.kind] -= 1
        for each, price, gain in zip((self.seat, self.neighbour), prices, points, strict=True):
            ground = self.left if each == border[0] else self.right
            sold = state.pay(each, price)
            raise_building(state, each, self.kind, ground)
            state.credit(each, gain, BUILDINGS)
            dealer.tell(BuildingBuilt(each, self.kind, ground, price, sold, gain))

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask the neighbour."""
        if seat == self.neighbour:
            return wording.ASK_CONSENT.fill(
                who=Who(self.seat), tile=names.THE_TILES[self.kind], price=self._share(state)
            )
        return wording.WAIT_CONSENT.fill(who=Who(self.neighbour))

    def default(self, state: Position, seat: int) -> AnyAction:
        """Refuse when time runs out."""
        return REFUSE
