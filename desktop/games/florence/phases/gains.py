"""What a purchase leads to: laying a tile, choosing a landscape, looking at cards."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Protocol

from desktop.core.dealer import Dealer
from desktop.core.game import Phase, advance
from desktop.core.text import Text, Who
from desktop.games.florence import names, wording
from desktop.games.florence.actions import KEEP, PICK, AnyAction, Keep, Pick, Place
from desktop.games.florence.chances import best_and_hope
from desktop.games.florence.data import (
    BUILDER,
    BUILDER_POINTS,
    BUILDING_POINTS,
    BUILDING_PRICE,
    CARD_GOALS,
    JESTER,
    LANDSCAPE,
    LANDSCAPE_KINDS,
    LANDSCAPE_POINTS,
    LOOK,
    PALAZZO,
    PRESTIGE,
)
from desktop.games.florence.estate import (
    ORIENTATIONS,
    PALAZZI,
    SIDE,
    Tile,
    beside,
    places,
    spot_squares,
    squares,
)
from desktop.games.florence.events import BuilderHired, BuildingBuilt, CardKept, CardsSeen, LandscapePlaced
from desktop.games.florence.reckoning import cards_in
from desktop.games.florence.state import BUILDERS, BUILDINGS, LANDSCAPES, Position

__all__ = [
    "Choosing",
    "Grounds",
    "PickingLandscape",
    "PlacingBuilding",
    "PlacingLandscape",
    "forget",
    "look",
    "raise_building",
    "receive",
    "why_not",
    "why_not_there",
]


def receive(state: Position, seat: int, stack: int, dealer: Dealer) -> None:
    """FL-23 to FL-28: hand over an object, or ask what it leads to; then the phase below goes on."""
    if stack not in {PRESTIGE, LANDSCAPE}:
        state.stacks[stack] -= 1
    if stack < JESTER:
        state.stack.append(PlacingLandscape(seat, LANDSCAPE_KINDS[stack]))
    elif stack == LANDSCAPE:
        state.stack.append(PickingLandscape(seat))
    elif stack == PRESTIGE:
        look(state, seat, CARD_GOALS, 0, dealer)
    else:
        if stack == JESTER:
            state.jesters[seat] += 1
        elif stack == BUILDER:
            _hire(state, seat, dealer)
        else:
            state.recruiters[seat] += 1
        state.stack[-1].resume(state, dealer)


def _hire(state: Position, seat: int, dealer: Dealer) -> None:
    state.builders[seat] += 1
    points = BUILDER_POINTS if state.builders[seat] > 1 else 0
    state.credit(seat, points, BUILDERS)
    dealer.tell(BuilderHired(seat, state.builders[seat], points))


def look(state: Position, seat: int, deck: int, price: int, dealer: Dealer) -> None:
    """FL-27, FL-44, FL-46: pay, draw up to five cards and ask which to keep."""
    sold = state.pay(seat, price)
    bag = list(cards_in(state.decks[deck]))
    drawn = sorted(dealer.draw(bag) for _ in range(min(LOOK, len(bag))))
    state.decks[deck] = sum(1 << card for card in bag)
    if dealer.listens:
        luck = best_and_hope(state, seat, deck, drawn, state.decks[deck])
        dealer.tell(CardsSeen(seat, deck, len(drawn), price, sold, tuple(drawn), *luck))
    state.stack.append(Choosing(seat, deck, len(drawn), tuple(drawn)))


def _with(sets: tuple[int, int, int], deck: int, value: int) -> tuple[int, int, int]:
    changed = list(sets)
    changed[deck] = value
    return changed[0], changed[1], changed[2]


def forget(state: Position, deck: int, card: int) -> None:
    """Take a card that now lies open out of everybody's memory of the deck."""
    for seat, seen in enumerate(state.seen):
        if seen[deck] >> card & 1:
            state.seen[seat] = _with(seen, deck, seen[deck] & ~(1 << card))


def _remember(state: Position, seat: int, deck: int, back: int) -> None:
    """Note what this seat put back: certain while nobody else takes a card of the deck."""
    for each, since in enumerate(state.since):
        if each != seat:
            state.since[each] = _with(since, deck, since[deck] + 1)
    seen, since = state.seen[seat], state.since[seat]
    certain = 0 if since[deck] else seen[deck] & state.decks[deck]
    state.seen[seat] = _with(seen, deck, back | certain)
    state.since[seat] = _with(since, deck, 0)


class Choosing(Phase[Position, AnyAction], tag=str.lower):
    """FL-27, FL-44, FL-46, FL-76: one of the cards looked at is kept, the others are shuffled back.

    ``cards`` is empty in the views of the other seats; ``count`` is public.
    """

    rule: ClassVar[str] = "FL-46"
    automatic: ClassVar[bool] = True
    seat: int
    deck: int
    count: int
    cards: tuple[int, ...]

    def actors(self, state: Position) -> Sequence[int]:
        """Return who looks at the cards."""
        return (self.seat,)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return the cards."""
        keep = KEEP[self.deck]
        return [keep[card] for card in self.cards]

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain that one of the cards must be kept."""
        return wording.KEEP_ONE

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Keep the card."""
        assert isinstance(action, Keep)
        bit = 1 << action.card
        back = sum(1 << card for card in self.cards) & ~bit
        held = (state.hand, state.bonus, state.goals)[self.deck]
        held[seat] |= bit
        state.decks[self.deck] |= back
        _remember(state, seat, self.deck, back)
        if dealer.listens:
            dealer.tell(CardKept(seat, self.deck, action.card))
        advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask which card to keep, or tell who looks at cards."""
        if seat == self.seat:
            return wording.ASK_KEEP[self.deck]
        return wording.WAIT_KEEP.fill(who=Who(self.seat), n=self.count)

    def paragraph(self, state: Position, seat: int) -> str:
        """Return the paragraph of this deck."""
        return ("FL-44", "FL-46", "FL-27")[self.deck]


class PickingLandscape(Phase[Position, AnyAction], tag=str.lower):
    """FL-63: with two seats the buyer of a landscape chooses which."""

    rule: ClassVar[str] = "FL-63"
    automatic: ClassVar[bool] = True
    seat: int

    def actors(self, state: Position) -> Sequence[int]:
        """Return the buyer."""
        return (self.seat,)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return the landscapes that are left and fit."""
        return [PICK[kind] for kind in state.landscapes(seat)]

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain what is missing: a tile or room for it."""
        match action:
            case Pick(kind=kind) if kind in LANDSCAPE_KINDS:
                gone = not state.stacks[LANDSCAPE_KINDS.index(kind)]
                return wording.STACK_EMPTY if gone else wording.NO_ROOM
            case _:
                return wording.PICK_FIRST.fill(seat=Who(seat))

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Take the tile; where it goes is the next question."""
        assert isinstance(action, Pick)
        state.stacks[LANDSCAPE_KINDS.index(action.kind)] -= 1
        state.stack[-1] = PlacingLandscape(seat, action.kind)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for the landscape."""
        return wording.ASK_PICK if seat == self.seat else wording.WAIT_PLACE.fill(who=Who(self.seat))


class PlacingLandscape(Phase[Position, AnyAction], tag=str.lower):
    """FL-23, FL-24: a landscape is placed at once."""

    rule: ClassVar[str] = "FL-23"
    seat: int
    kind: int

    def actors(self, state: Position) -> Sequence[int]:
        """Return the owner of the estate."""
        return (self.seat,)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return every spot with free squares."""
        return places(self.kind, state.taken[seat])

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain what is in the way."""
        return why_not(state, seat, self.kind, action)

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Lay the tile; from the second of its type on it brings prestige."""
        assert isinstance(action, Place)
        ground = spot_squares(self.kind, action)
        assert ground is not None
        which = LANDSCAPE_KINDS.index(self.kind)
        lands = state.lands[seat]
        points = LANDSCAPE_POINTS if lands[which] else 0
        state.lands[seat] = (*lands[:which], lands[which] + 1, *lands[which + 1 :])  # type: ignore[assignment]  # three
        state.tiles[seat] = (*state.tiles[seat], Tile(self.kind, ground))
        state.taken[seat] |= ground
        state.credit(seat, points, LANDSCAPES)
        if dealer.listens:
            dealer.tell(LandscapePlaced(seat, self.kind, ground, points))
        advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for the spot."""
        if seat == self.seat:
            return wording.ASK_PLACE.fill(tile=names.THE_TILES[self.kind])
        return wording.WAIT_PLACE.fill(who=Who(self.seat))


class PlacingBuilding(Phase[Position, AnyAction], tag=str.lower):
    """FL-38 to FL-43: a building is placed and paid."""

    rule: ClassVar[str] = "FL-39"
    seat: int
    kind: int

    def actors(self, state: Position) -> Sequence[int]:
        """Return the owner of the estate."""
        return (self.seat,)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return every spot that touches nothing which the builders do not allow."""
        return places(self.kind, state.closed(seat))

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain what is in the way, or what is touched."""
        return why_not(state, seat, self.kind, action)

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Pay, build and gain prestige, in this order (FL-53)."""
        assert isinstance(action, Place)
        ground = spot_squares(self.kind, action)
        assert ground is not None
        price = BUILDING_PRICE[state.builders[seat]]
        sold = state.pay(seat, price)
        state.supply[self.kind] -= 1
        raise_building(state, seat, self.kind, ground)
        state.credit(seat, BUILDING_POINTS, BUILDINGS)
        if dealer.listens:
            dealer.tell(BuildingBuilt(seat, self.kind, ground, price, sold, BUILDING_POINTS))
        advance(state, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for the spot."""
        if seat == self.seat:
            return wording.ASK_PLACE.fill(tile=names.THE_TILES[self.kind])
        return wording.WAIT_PLACE.fill(who=Who(self.seat))


def raise_building(state: Position, seat: int, kind: int, ground: int) -> None:
    """Put a building, or one side of a shared one, into an estate."""
    state.tiles[seat] = (*state.tiles[seat], Tile(kind, ground))
    state.built[seat] |= ground
    state.taken[seat] |= ground
    state.kinds[seat] |= 1 << kind


def why_not(state: Position, seat: int, kind: int, action: AnyAction) -> Text | None:
    """Explain why a tile cannot lie at a spot of this estate."""
    if not isinstance(action, Place) or not 0 <= action.turn < len(ORIENTATIONS[kind]):
        return wording.PLACE_FIRST
    cells = [(action.x + dx, action.y + dy) for dx, dy in ORIENTATIONS[kind][action.turn]]
    if not all(0 <= x < SIDE and 0 <= y < SIDE for x, y in cells):
        return wording.OUTSIDE
    return why_not_there(state, seat, kind, squares(cells))


class Grounds(Protocol):
    """What is needed of a position, or of a view of it, to judge a spot."""

    @property
    def cooperative(self) -> bool:
        """Whether the palazzo has moved (FL-81)."""

    @property
    def builders(self) -> Sequence[int]:
        """Builders of every seat."""

    @property
    def tiles(self) -> Sequence[tuple[Tile, ...]]:
        """The tiles of every estate."""


def why_not_there(state: Grounds, seat: int, kind: int, ground: int) -> Text | None:
    """Explain why a tile cannot cover these squares of an estate; None if it can."""
    palazzo = PALAZZI[state.cooperative]
    if ground & palazzo:
        return wording.COVERS_PALAZZO
    for tile in state.tiles[seat]:
        if ground & tile.squares:
            return wording.COVERS.fill(tile=names.TILES[tile.kind])
    if kind in LANDSCAPE_KINDS or state.builders[seat] > 1:
        return None
    edge = beside(ground)
    touched = [
        tile.kind for tile in state.tiles[seat] if tile.kind not in LANDSCAPE_KINDS and edge & tile.squares
    ]
    if edge & palazzo:
        touched.append(PALAZZO)
    return wording.TOUCHES.fill(tile=names.THE_TILES[touched[0]]) if touched else None
