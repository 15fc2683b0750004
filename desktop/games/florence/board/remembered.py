"""What is remembered of a finished game: the best works, and what every source of prestige was made of."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.text import Series, Text, Who
from desktop.games.florence import names
from desktop.games.florence.board import words
from desktop.games.florence.data import LANDSCAPE_KINDS, ROUNDS
from desktop.games.florence.facts import sources, works_of
from desktop.games.florence.reckoning import cards_in, goal_points
from desktop.games.florence.state import (
    BEST,
    BUILDERS,
    BUILDINGS,
    GOAL,
    LANDSCAPES,
    SOLD,
    WORKS,
    Completed,
)
from desktop.games.florence.view import FlorenceView

__all__ = ["best_by_round", "explained"]


def best_by_round(works: Sequence[Completed]) -> list[tuple[Completed, ...]]:
    """Return for every round the works of the highest value, one per seat (FL-55)."""
    found = []
    for number in range(1, ROUNDS + 1):
        these = [work for work in works if work.round == number]
        highest = max((work.value for work in these), default=0)
        best = {work.seat: work for work in reversed(these) if work.value == highest}
        found.append(tuple(best[seat] for seat in sorted(best)))
    return found


def explained(view: FlorenceView, seat: int, source: int) -> list[Text]:  # noqa: PLR0911 - one per source
    """Return what a number of the final table is made of."""
    if not (source > SOLD or view.sources[seat][source]):
        return [words.NONE_FROM]
    match source:
        case s if s == WORKS:
            done = works_of(view.works, seat)
            return [words.FROM_WORKS, *([words.LISTED.fill(things=Series(done))] if done else [])]
        case s if s == BUILDINGS:
            return [words.LISTED.fill(things=Series(_tiles(view, seat, landscapes=False)))]
        case s if s == LANDSCAPES:
            tiles = Series(_tiles(view, seat, landscapes=True))
            return [words.FROM_LANDSCAPES, words.LISTED.fill(things=tiles)]
        case s if s == BUILDERS:
            return [words.FROM_BUILDERS.fill(n=view.builders[seat])]
        case s if s == BEST:
            best = best_by_round(view.works)
            won = tuple(work for works in best for work in works if work.seat == seat)
            return [
                words.FROM_BEST,
                *([words.LISTED.fill(things=Series(works_of(won, seat)))] if won else []),
            ]
        case s if s == GOAL:
            cards = cards_in(view.revealed[seat])
            lines = tuple(
                words.GOAL_BROUGHT.fill(
                    text=names.GOAL_TEXTS[card], points=goal_points(view, view.seats, seat, card)
                )
                for card in cards
            )
            return [words.LISTED.fill(things=Series(lines))]
        case s if s == SOLD:
            return [words.FROM_SALE]
        case _:
            return [sources(view, seat), words.TIES.fill(who=Who(seat), money=view.money[seat])]


def _tiles(view: FlorenceView, seat: int, *, landscapes: bool) -> tuple[Text, ...]:
    return tuple(
        names.TILES[tile.kind] for tile in view.tiles[seat] if (tile.kind in LANDSCAPE_KINDS) == landscapes
    )
