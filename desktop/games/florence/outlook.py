"""A game for one: what a seat still does, with averages for what it cannot know.

Actions, money, works and their minimum are exact; professions not drawn yet, the objects of later auctions
and the other seats' works of later rounds are averages. Values are florins, with 200 for a prestige point,
the rate at which works turn money into prestige (FL-34).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import erf, sqrt

import msgspec

from desktop.games.florence.data import (
    ACTION_PRICE,
    BEST_WORK,
    BUILDING_POINTS,
    BUILDING_VALUE,
    FREEDOM_VALUE,
    LANDSCAPE_VALUE,
    LOOK,
    MINIMUM,
    ROUNDS,
)
from desktop.games.florence.reckoning import WISHES, cards_in

__all__ = [
    "BONUS_GAIN",
    "BUY",
    "EARLY",
    "IDLE",
    "LANDSCAPE_PRICE",
    "POINT",
    "Outlook",
    "Setting",
    "Token",
    "best_of",
    "drawn_match",
    "matches",
    "take",
    "wished",
    "work_worth",
]

POINT = 200
"""Florins that a prestige point is worth while works are to come."""

GROWTH, GROWTH_PRICE = 1, 400
"""What the purchase of a later round adds to every work after it, and costs, on average."""

LANDSCAPE_PRICE = 250
"""What a landscape costs on average in a later round."""

BONUS_GAIN = 4
"""What a bonus card adds to a work, on average."""

EARLY = 300
"""Florins that a card drawn is worth less than on average, as it must be chosen before its work."""

RIVAL_MEAN = (0.0, 8.0, 11.0, 13.0, 15.0, 16.5, 18.0, 19.5)
RIVAL_SPREAD = 3.0
"""Other seats' best works by round: a normal distribution."""

Token = tuple[str, int]
IDLE: Token = ("idle", 0)
GROWTH_KIND = 3
BUY: Token = ("buy", GROWTH_KIND)


class Setting(msgspec.Struct, frozen=True):
    """What a plan takes as given.

    Attributes:
        price: of a building, by the seat's builders.
        fits: kinds of buildings that are left and fit now; ``room`` how many more buildings at most.
        tokens: freedoms that are left, as a set.
        unseen: professions that may still be drawn.
        professions, bonus: cards in the decks.
        beaten: the best work that others have completed this round; ``to_come`` how many seats still may.
        goals: own prestige cards; ``own`` what this seat has of each measure, and ``rivals`` what the others
            are likely to have in the end.
        inside: whether this seat may still buy in the phase A under way; ``turns`` how many turns it has.
        reserve: florins for which the prestige that is there could be sold.
        muse: what the Muse adds in the current round.
        awards: by round and value, the chance of a work to be the best; none: averages serve.
        lost_kinds, lost_freedoms: what rivals use up before the next round, as sets.
    """

    price: int
    fits: tuple[int, ...]
    room: int
    tokens: int
    unseen: tuple[int, ...]
    professions: int
    bonus: int
    beaten: int
    to_come: int
    seats: int
    goals: tuple[int, ...] = ()
    own: dict[str, int] = {}
    rivals: tuple[dict[str, float], ...] = ()
    inside: bool = False
    turns: int = 0
    reserve: int = 0
    muse: int = 0
    round: int = 1
    awards: tuple[tuple[float, ...], ...] = ()
    lost_kinds: int = 0
    lost_freedoms: int = 0


class Outlook(msgspec.Struct, gc=False):
    """A position of the game for one.

    Attributes:
        left: actions left in the round.
        cash, income: florins, and those that works have paid since the plan began.
        points: the worth of the prestige gained since, in florins.
        strength: what every work is worth beside its cards and wishes; ``cards`` what cards add.
        hand, unknown: professions held, and how many more of which only the number counts.
        best: the highest work of this round.
        trail: the actions that led here.
    """

    round: int
    left: int
    cash: int
    strength: int
    cards: int
    kinds: int
    lands: tuple[int, int, int]
    freedoms: int
    hand: int
    unknown: int = 0
    bonus: int = 0
    best: int = 0
    played: int = 0
    income: int = 0
    points: int = 0
    took: bool = False
    freed: bool = False
    buying: bool = False
    trail: tuple[Token, ...] = ()
    value: float = 0.0

    @property
    def key(self) -> tuple[object, ...]:
        """What two outlooks share of which only the better one is followed."""
        return (
            self.kinds, self.lands, self.freedoms, self.hand, self.unknown, self.bonus, self.took, self.freed,
            self.best // 3,
        )  # fmt: skip


@lru_cache(1 << 14)
def matches(kinds: int, lands: tuple[int, int, int], freedoms: int) -> tuple[int, ...]:
    """Return what the wishes of every profession add to its work, by card."""
    return tuple(
        (BUILDING_VALUE if kinds & building else 0)
        + (LANDSCAPE_VALUE if lands[landscape] else 0)
        + (FREEDOM_VALUE if freedoms & freedom else 0)
        for building, landscape, freedom in WISHES
    )


@lru_cache(1 << 15)
def wished(hand: int, kinds: int, lands: tuple[int, int, int], freedoms: int) -> tuple[float, ...]:
    """Return what the wishes of the professions in a hand add to their works."""
    added = matches(kinds, lands, freedoms)
    return tuple(added[card] for card in cards_in(hand))


@lru_cache(1 << 14)
def drawn_match(unseen: tuple[int, ...], kinds: int, lands: tuple[int, int, int], freedoms: int) -> float:
    """Return what the wishes of the best of five cards drawn add on average."""
    added = matches(kinds, lands, freedoms)
    values = sorted((added[card] for card in unseen), reverse=True)
    return best_of(values)


def best_of(values: Sequence[float]) -> float:
    """Return the mean of the best of five values drawn from these, which are sorted, the best first."""
    total, none_before, cards = 0.0, 1.0, len(values)
    for index, value in enumerate(values):
        rest = cards - index
        taken = min(LOOK, rest) / rest
        total += none_before * taken * value
        none_before *= 1 - taken
        if not none_before:
            break
    return total


@lru_cache(1 << 12)
def best_chance(number: int, value: int, rivals: int) -> float:
    """Return the chance that a work is the best of its round against seats whose works are unknown."""
    one = 0.5 * (1 + erf((value + 0.5 - RIVAL_MEAN[number]) / (RIVAL_SPREAD * sqrt(2))))
    return one**rivals


def _award(at: Outlook, given: Setting) -> float:
    if not at.best or (at.round == given.round and at.best < given.beaten):
        return 0.0
    if given.awards:
        chances = given.awards[at.round]
        return BEST_WORK * chances[min(at.best, len(chances) - 1)]
    if at.round != given.round:
        return BEST_WORK * best_chance(at.round, at.best, given.seats - 1)
    return BEST_WORK * best_chance(at.round, at.best, given.to_come)


def work_worth(at: Outlook, given: Setting, card: int) -> int:
    """Return the value of a work now; card 0 is one not drawn yet."""
    if card:
        wishes: float = matches(at.kinds, at.lands, at.freedoms)[card]
    else:
        wishes = drawn_match(given.unseen, at.kinds, at.lands, at.freedoms)
    extra = given.muse if at.round == given.round else 0
    return int(at.strength + at.cards + wishes + extra)


def take(at: Outlook, token: Token, given: Setting) -> Outlook:
    """Return the outlook after an action; ``left`` counts it."""
    what, which = token
    after: Outlook = at.__copy__()  # type: ignore[attr-defined]  # copy() would look for it every time
    after.trail = (*at.trail, token)
    if at.buying:
        _buy(after, which)
        return after
    after.left -= 1
    carry_out = TAKERS.get(what)
    if carry_out is not None:
        carry_out(after, which, given)
    if after.cash < 0:  # prestige is sold at half its worth
        after.points += 2 * after.cash
        after.cash = 0
    if not after.left:
        _next_round(after, given)
    return after


def _buy(at: Outlook, which: int) -> None:
    """Buy in the auction of a later round: a landscape (0 to 2), or the average of all else."""
    at.buying = False
    if which < GROWTH_KIND:
        at.cash -= LANDSCAPE_PRICE
        lands = list(at.lands)
        lands[which] += 1
        at.lands = (lands[0], lands[1], lands[2])
    elif at.cash >= GROWTH_PRICE:
        at.cash -= GROWTH_PRICE
        at.strength += GROWTH


def _take_work(at: Outlook, card: int, given: Setting) -> None:
    value = work_worth(at, given, card)
    if (value < MINIMUM[at.round] and at.bonus) or (at.round == ROUNDS and at.bonus):
        value += BONUS_GAIN
        at.bonus -= 1
    if card:
        at.hand &= ~(1 << card)
    else:
        at.unknown -= 1
    at.played += 1
    at.cash += 100 * value
    at.income += 100 * value
    at.best = max(at.best, value)


def _take_building(at: Outlook, kind: int, given: Setting) -> None:
    at.cash -= given.price
    at.points += BUILDING_POINTS * POINT
    at.kinds |= 1 << kind


def _take_freedom(at: Outlook, freedom: int, _given: Setting) -> None:
    at.cash -= ACTION_PRICE
    at.freedoms |= 1 << freedom
    at.freed = True


def _take_profession(at: Outlook, _: int, given: Setting) -> None:
    if given.awards:  # a look that is tried in worlds is compared with later ones of the plan
        at.points -= EARLY
    at.cash -= ACTION_PRICE
    at.unknown += 1
    at.cards += 1
    at.took = True


def _take_bonus(at: Outlook, _: int, _given: Setting) -> None:
    at.cash -= ACTION_PRICE
    at.bonus += 1


TAKERS = {
    "work": _take_work,
    "build": _take_building,
    "freedom": _take_freedom,
    "profession": _take_profession,
    "bonus": _take_bonus,
}


def _next_round(at: Outlook, given: Setting) -> None:
    """Close the round: the best work; the next one begins with a purchase."""
    at.points += round(POINT * _award(at, given))
    at.best = 0
    at.round += 1
    at.took = at.freed = False
    at.left = 2
    at.buying = at.round <= ROUNDS
