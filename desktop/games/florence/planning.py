"""What is still to be had: a beam search over one seat's own actions to the end of the game.

The model is a game for one: actions, money, works and their minimum are exact; professions not drawn
yet, the objects of later auctions and the other seats' works are averages. Values are florins, with
200 for a prestige point, the rate at which works turn money into prestige (FL-34).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from functools import lru_cache
from math import erf, sqrt

import msgspec

from desktop.games.florence.data import (
    ACTION_PRICE,
    BEST_WORK,
    BUILDING_POINTS,
    BUILDING_VALUE,
    FREEDOM_VALUE,
    FREEDOMS,
    GOALS,
    LANDSCAPE_VALUE,
    LOOK,
    MINIMUM,
    PROFESSIONS,
    ROUNDS,
    Condition,
)
from desktop.games.florence.reckoning import SIZES, WISHES, cards_in

__all__ = ["IDLE", "POINT", "Outlook", "Setting", "Token", "children", "plan", "take"]

POINT = 200
"""Florins that a prestige point is worth while works are to come."""

GROWTH, GROWTH_PRICE = 1, 400
"""What the purchase of a later round adds to every work after it, and costs, on average."""

BONUS_GAIN = 4
"""What a bonus card adds to a work, on average."""

RIVAL_MEAN = (0.0, 8.0, 11.0, 13.0, 15.0, 16.5, 18.0, 19.5)
RIVAL_SPREAD = 3.0
"""Other seats' best works by round: a normal distribution."""

Token = tuple[str, int]
IDLE: Token = ("idle", 0)


class Setting(msgspec.Struct, frozen=True):
    """What a plan takes as given.

    Attributes:
        price: of a building, by the seat's builders.
        fits: kinds of buildings that are left and fit now; ``room`` how many more buildings at most.
        tokens: freedoms that are left, as a set.
        unseen: professions that may still be drawn.
        professions, bonus: cards in the decks.
        beaten: the best work that others have completed this round; ``to_come`` how many seats still may.
        goals: own prestige cards; ``own`` and ``others`` what this seat has, and others at most (at least for
            empty squares), of each measure.
        muse: what the Muse adds in the current round.
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
    others: dict[str, int] = {}
    muse: int = 0
    round: int = 1


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
    trail: tuple[Token, ...] = ()
    value: float = 0.0

    @property
    def key(self) -> tuple[object, ...]:
        """What two outlooks share of which only the better one is followed."""
        return (
            self.kinds, self.freedoms, self.hand, self.unknown, self.bonus, self.took, self.freed,
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
    if not at.best:
        return 0.0
    if at.round != given.round:
        return BEST_WORK * best_chance(at.round, at.best, given.seats - 1)
    if at.best < given.beaten:
        return 0.0
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
    after = copy(at)
    after.left -= 1
    after.trail = (*at.trail, token)
    carry_out = TAKERS.get(what)
    if carry_out is not None:
        carry_out(after, which, given)
    if after.cash < 0:  # prestige is sold at half its worth
        after.points += 2 * after.cash
        after.cash = 0
    if not after.left:
        _next_round(after, given)
    return after


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


def _take_freedom(at: Outlook, freedom: int, given: Setting) -> None:  # noqa: ARG001
    at.cash -= ACTION_PRICE
    at.freedoms |= 1 << freedom
    at.freed = True


def _take_profession(at: Outlook, _: int, given: Setting) -> None:  # noqa: ARG001
    at.cash -= ACTION_PRICE
    at.unknown += 1
    at.cards += 1
    at.took = True


def _take_bonus(at: Outlook, _: int, given: Setting) -> None:  # noqa: ARG001
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
    """Close the round: the best work, then the purchase of the next phase A."""
    at.points += round(POINT * _award(at, given))
    at.best = 0
    at.round += 1
    at.took = at.freed = False
    at.left = 2
    if at.round <= ROUNDS and at.cash >= GROWTH_PRICE:
        at.cash -= GROWTH_PRICE
        at.strength += GROWTH


def children(at: Outlook, given: Setting) -> Iterator[Token]:  # noqa: C901 - one per kind of action
    """Yield the actions worth a thought."""
    minimum = MINIMUM[at.round] - (BONUS_GAIN if at.bonus else 0)
    hand = cards_in(at.hand)
    for card in hand:
        if work_worth(at, given, card) >= minimum:
            yield "work", card
    if at.unknown and work_worth(at, given, 0) >= minimum:
        yield "work", 0
    yield from _buildings(at, given, hand)
    if at.cash >= ACTION_PRICE:
        if not at.freed:
            wanted = {PROFESSIONS[card].freedom for card in hand}
            if at.unknown or 8 in given.goals or 13 in given.goals:
                wanted.update(FREEDOMS)
            for freedom in sorted(wanted):
                if given.tokens >> freedom & 1 and not at.freedoms >> freedom & 1:
                    yield "freedom", freedom
        if not at.took and given.professions:
            yield "profession", 0
        if given.bonus and not at.bonus:
            yield "bonus", 0
    yield IDLE


def _buildings(at: Outlook, given: Setting, hand: Sequence[int]) -> Iterator[Token]:
    if at.cash < given.price or at.kinds.bit_count() - given.own["buildings"] >= given.room:
        return
    wanted = {PROFESSIONS[card].building for card in hand}
    spare = True
    for kind in given.fits:
        if at.kinds >> kind & 1:
            continue
        if kind in wanted or (6 in given.goals and kind < 3):
            yield "build", kind
        elif spare and kind > 2:
            spare = False
            yield "build", kind


def _promise(at: Outlook, given: Setting) -> float:
    """Return what the rest is roughly worth: the works that the actions left can still complete."""
    if at.round > ROUNDS:
        return at.points + min(at.income, at.cash) + 0.1 * at.cash
    actions = at.left + 2 * (ROUNDS - at.round)
    each = at.strength + at.cards + (ROUNDS - at.round) * 0.4
    added = matches(at.kinds, at.lands, at.freedoms)
    works = [each + added[card] for card in cards_in(at.hand)]
    if at.unknown:
        works += [each + drawn_match(given.unseen, at.kinds, at.lands, at.freedoms)] * at.unknown
    works.sort(reverse=True)
    done = works[:actions]
    spare = min(actions - len(done), 4)
    return at.points + min(at.income, at.cash) + 0.1 * at.cash + 100 * sum(done) + 100 * spare


def _final(at: Outlook, given: Setting) -> float:
    """Return the value at the end: only what works have paid could be turned into prestige."""
    value = at.points + min(at.income, at.cash) + 0.02 * max(0, at.cash)
    if given.goals:
        value += POINT * sum(goal_worth(goal, at, given) for goal in given.goals)
    return value


def goal_worth(card: int, at: Outlook, given: Setting) -> float:
    """Return what a prestige card is likely to bring with what the plan owns in the end."""
    goal = GOALS[card]
    own = _measured(at, given)
    if isinstance(goal, Condition):
        missing = sum(max(0, least - own[measure]) for measure, least in goal.needs)
        return goal.points if not missing else 0.0 if at.round > ROUNDS else goal.points * 0.35**missing
    rival = given.others.get(goal.measure, 0)
    lead = rival - own[goal.measure] if goal.fewest else own[goal.measure] - rival
    if goal.measure in {"jesters", "landscapes", "buildings", "table"}:
        lead -= 1 if given.round < ROUNDS - 1 else 0
    if goal.fewest:
        lead //= 4
    if lead > 0:
        return goal.points * (0.7 if lead == 1 else 0.9)
    return goal.tied * 0.8 if lead == 0 and (own[goal.measure] or goal.fewest) else 0.0


def _measured(at: Outlook, given: Setting) -> dict[str, int]:
    built = at.kinds.bit_count() - given.own["buildings"]
    return {
        **given.own,
        "buildings": at.kinds.bit_count(),
        "large": (at.kinds & SIZES[0]).bit_count(),
        "freedoms": at.freedoms.bit_count(),
        "table": given.own["table"] + at.played,
        "empty": given.own["empty"] - 5 * built,
    }


def plan(start: Outlook, given: Setting, width: int) -> Outlook:
    """Return the best outlook at the end that a beam of this width finds; its ``trail`` is the plan."""
    beam = [start]
    while beam[0].round <= ROUNDS:
        found: dict[tuple[object, ...], Outlook] = {}
        for at in beam:
            for token in children(at, given):
                after = take(at, token, given)
                after.value = _promise(after, given)
                known = found.get(after.key)
                if known is None or known.value < after.value:
                    found[after.key] = after
        beam = sorted(found.values(), key=lambda after: -after.value)[:width]
    for at in beam:
        at.value = _final(at, given)
    return max(beam, key=lambda at: at.value)
