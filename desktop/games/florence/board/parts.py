"""The parts of the value of a work that is being completed, each with its explanation."""

from __future__ import annotations

from typing import NamedTuple

from desktop.core.text import Text
from desktop.games.florence import names
from desktop.games.florence.board import words
from desktop.games.florence.data import PROFESSIONS
from desktop.games.florence.phases.work import COURT_WORK
from desktop.games.florence.reckoning import work_split
from desktop.games.florence.view import FlorenceView

__all__ = ["Part", "work_parts"]


class Part(NamedTuple):
    """A number of the sum, its name, and where it comes from."""

    name: Text
    value: int
    hint: Text


def work_parts(view: FlorenceView, seat: int, card: int, value: int) -> list[Part]:
    """Return the parts of a work of this value so far (FL-32, FL-75); the last one is the value itself."""
    parts = _court(view, seat) if card == COURT_WORK else _wishes(view, seat, card)
    bonus = value - sum(part.value for part in parts)
    if bonus:
        parts.append(Part(words.BONUS_PART, bonus, words.PART_BONUS))
    return [*parts, Part(words.WORTH, value, words.PART_VALUE.fill(minimum=view.minimum))]


def _wishes(view: FlorenceView, seat: int, card: int) -> list[Part]:
    split, wish = work_split(view, seat, card), PROFESSIONS[card]
    landscape = words.PART_LANDSCAPE.fill(tile=names.TILES[wish.landscape])
    freedom = words.PART_FREEDOM.fill(freedom=names.FREEDOM_NAMES[wish.freedom])
    parts = [
        Part(words.BUILDING, split.building, words.PART_BUILDING.fill(tile=names.TILES[wish.building])),
        Part(words.LANDSCAPE, split.landscape, landscape),
        Part(words.FREEDOM, split.freedom, freedom),
        Part(words.JESTERS, split.jesters, words.PART_JESTERS.fill(n=view.jesters[seat])),
        Part(words.CARDS, split.cards, words.PART_CARDS),
    ]
    if split.muse:
        parts.append(Part(words.MUSE_PART, split.muse, words.PART_MUSE))
    return parts


def _court(view: FlorenceView, seat: int) -> list[Part]:
    buildings, landscapes = view.kinds[seat].bit_count(), sum(view.lands[seat])
    return [
        Part(words.BUILDINGS, 2 * buildings, words.PART_BUILDINGS),
        Part(words.LANDSCAPES, 2 * landscapes, words.PART_LANDSCAPES),
    ]
