"""What never changes, for tests: nothing is lost or made."""

from __future__ import annotations

from desktop.games.florence.data import (
    BUILDERS,
    BUILDING_COPIES,
    CARD_BONUS,
    CARD_GOALS,
    CARD_PROFESSIONS,
    FREEDOMS,
    JESTERS,
    LANDSCAPE_COPIES,
    LANDSCAPE_KINDS,
    MOST_BUILDERS,
    RECRUITING_CARDS,
)
from desktop.games.florence.estate import PALAZZI
from desktop.games.florence.phases import State
from desktop.games.florence.phases.gains import Choosing, PlacingLandscape
from desktop.games.florence.state import DECKS, SOLD

__all__ = ["check"]


def check(state: State) -> None:
    """Assert that cards, tiles, tokens are conserved, estates are sound, and nobody owes anything."""
    _cards(state)
    _objects(state)
    for seat in range(state.seats):
        _estate(state, seat)
    assert min(state.money) >= 0
    assert min(state.prestige) >= 0
    assert all(money % 100 == 0 for money in state.money)
    assert max(state.builders) <= MOST_BUILDERS
    for prestige, noted in zip(state.prestige, state.sources, strict=True):
        assert prestige == sum(noted[:SOLD]) - noted[SOLD]


def _cards(state: State) -> None:
    looked = [0, 0, 0]
    if state.stack and isinstance(state.stack[-1], Choosing):
        looked[state.stack[-1].deck] = sum(1 << card for card in state.stack[-1].cards)
    for deck, places in (
        (CARD_PROFESSIONS, (*state.hand, *state.table)),
        (CARD_BONUS, (*state.bonus, state.spent)),
        (CARD_GOALS, tuple(state.goals)),
    ):
        # A sum of sets is their union only while no card is in two of them.
        assert sum(places) + looked[deck] + state.decks[deck] == DECKS[deck], "cards are lost or made"
    assert all(cards & ~hand == 0 for cards, hand in zip(state.recruited, state.hand, strict=True))
    assert state.stacks[6] + sum(state.recruiters) + sum(state.replaced) == RECRUITING_CARDS


def _objects(state: State) -> None:
    placing = state.stack[-1].kind if state.stack and isinstance(state.stack[-1], PlacingLandscape) else -1
    for which, kind in enumerate(LANDSCAPE_KINDS):
        laid = sum(lands[which] for lands in state.lands)
        assert state.stacks[which] + laid + (kind == placing) == LANDSCAPE_COPIES
    assert state.stacks[3] + sum(state.jesters) == JESTERS
    assert state.stacks[4] + sum(state.builders) == BUILDERS
    for free in FREEDOMS:
        assert state.tokens[free] >= 0
    for kind, left in enumerate(state.supply):
        owners = sum(kinds >> kind & 1 for kinds in state.kinds)
        shared = 2 if state.cooperative else 1
        assert left >= 0
        assert BUILDING_COPIES - left <= owners <= shared * (BUILDING_COPIES - left)


def _estate(state: State, seat: int) -> None:
    palazzo = PALAZZI[state.cooperative]
    tiles = state.tiles[seat]
    buildings = [tile for tile in tiles if tile.kind not in LANDSCAPE_KINDS]
    # As with cards: tiles that overlap would add up to something else.
    assert palazzo + sum(tile.squares for tile in tiles) == state.taken[seat]
    assert palazzo + sum(tile.squares for tile in buildings) == state.built[seat]
    assert state.kinds[seat] == sum(1 << tile.kind for tile in buildings)
    for which, kind in enumerate(LANDSCAPE_KINDS):
        assert state.lands[seat][which] == sum(tile.kind == kind for tile in tiles)
