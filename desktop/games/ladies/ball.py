"""The ball: what a wardrobe is worth (LG-71 to LG-76). Pure functions of cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from desktop.games.ladies.data import (
    COSTUMES,
    DECK,
    DESIGNERS,
    DRESS,
    JPG,
    KIND,
    LL,
    MAIDS,
    MARKS,
    MF,
    NOBODY,
    PLAIN,
    PRICE,
    STARS,
    THREE_MARKS,
)

__all__ = ["Look", "best_look", "maid_count", "maid_value", "worth"]

BRAND_MAIDS = {0: JPG, 2: LL, 3: MF}


class Look(NamedTuple):
    """How a Lady goes to the ball.

    Attributes:
        designer: set aside, 0 for none.
        worn: the cards.
        stars: of the cards.
        maids: each maid's stars, in the order of the maids.
        lost: the place of the maid lost for want of a dress, -1 for none.
    """

    designer: int
    worn: tuple[int, ...]
    stars: int
    maids: tuple[int, ...]
    lost: int

    @property
    def total(self) -> int:
        """Stars of cards and maids."""
        return self.stars + sum(self.maids) - (self.maids[self.lost] if self.lost >= 0 else 0)


def maid_count(maid: int, worn: Sequence[int], maids: int) -> int:  # noqa: C901, PLR0911, PLR0912 - one line per maid
    """Return what one of the twenty maids counts on the cards worn."""
    match maid:
        case 0 | 2 | 3:
            return sum(1 for card in worn if MARKS[card] & BRAND_MAIDS[maid])
        case 1:
            return sum(1 for card in worn if not MARKS[card])
        case 4:
            return sum(1 for card in worn if MARKS[card] & (MARKS[card] - 1))
        case 5 | 6 | 7:
            return sum(1 for card in worn if DECK[card] == maid - 5)
        case 8 | 9 | 10 | 11:
            return len({KIND[card] for card in worn} & COSTUMES[maid])
        case 12:
            return len(worn)
        case 13:
            return sum(1 for card in worn if PRICE[card] <= 300)
        case 14:
            return sum(1 for card in worn if PRICE[card] >= 800)
        case 15:
            return max((STARS[card] for card in worn if KIND[card] == DRESS), default=0)
        case 16:
            return sum(1 for card in worn if STARS[card] == 1)
        case 17:
            return sum(1 for card in worn if STARS[card] >= 3)
        case 18:
            return maids - 1
        case _:
            marked = [MARKS[card] for card in worn if MARKS[card]]
            return len(marked) if len(set(marked)) == 1 and marked[0] in DESIGNERS else 0


def maid_value(maid: int, count: int) -> int:
    """Return the stars of a maid (0 to 19) for what she counts: the higher level replaces the lower."""
    _, one, three = MAIDS[maid]
    return 3 if count >= three else 1 if count >= one else 0


def _maids(worn: Sequence[int], maids: Sequence[int]) -> tuple[int, ...]:
    return tuple(maid_value(maid - PLAIN, maid_count(maid - PLAIN, worn, len(maids))) for maid in maids)


def _choices(cards: Sequence[int]) -> Iterator[tuple[int, ...]]:
    """LG-73: yield every way to keep one card of each kind, in the order of the table of cards."""
    kinds: dict[int, list[int]] = {}
    for card in sorted(cards):
        kinds.setdefault(KIND[card], []).append(card)
    return product(*kinds.values())


def _candidates(wardrobe: Sequence[int], designer: int | None) -> Iterator[tuple[int, Sequence[int]]]:
    """LG-72: yield what may be left at home: nothing, or one of three designers where all occur."""
    marks = 0
    for card in wardrobe:
        marks |= MARKS[card]
    if marks != THREE_MARKS:
        yield 0, wardrobe
        return
    for aside in DESIGNERS if designer is None else (designer,):
        yield aside, [card for card in wardrobe if not MARKS[card] & aside]


@lru_cache(maxsize=1 << 14)
def _best(wardrobe: tuple[int, ...], maids: tuple[int, ...], designer: int | None) -> Look:
    undressed = not any(KIND[card] == DRESS for card in wardrobe)
    best: Look | None = None
    best_total = NOBODY
    for aside, cards in _candidates(wardrobe, designer):
        for worn in _choices(cards):
            values = _maids(worn, maids)
            lost = values.index(max(values)) if undressed and values else NOBODY
            look = Look(aside, worn, sum(STARS[card] for card in worn), values, lost)
            if look.total > best_total:
                best, best_total = look, look.total
    assert best is not None
    return best


def best_look(wardrobe: Sequence[int], maids: Sequence[int], designer: int | None = None) -> Look:
    """LG-75: return the look with the highest total, articles and maids taken together.

    Equal totals: the first designer, then the article that comes first in the table of cards. With
    ``designer`` that one is set aside, where one must be.
    """
    return _best(tuple(sorted(wardrobe)), tuple(maids), designer)


def worth(wardrobe: Sequence[int], maids: Sequence[int]) -> int:
    """Return the stars that a Lady would show at the ball now, contracts and Gossip apart."""
    return best_look(wardrobe, maids).total
