"""What is still to be had: a beam search over one seat's own actions to the end of the game."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from operator import attrgetter

from desktop.games.florence.data import (
    ACTION_PRICE,
    FREEDOMS,
    LARGE,
    MINIMUM,
    PROFESSIONS,
    ROUNDS,
)
from desktop.games.florence.goals import goal_worth
from desktop.games.florence.outlook import (
    BONUS_GAIN,
    BUY,
    IDLE,
    LANDSCAPE_PRICE,
    POINT,
    Outlook,
    Setting,
    Token,
    drawn_match,
    take,
    wished,
    work_worth,
)
from desktop.games.florence.reckoning import WISHES, cards_in, goals_about

__all__ = ["plan"]

NEEDED, SPENDING, KEEPING = 200, 0.6, 0.1
"""So many florins for every action left are worth so much to a plan under way, any other so much; none in the
end."""

AHEAD, SHORT = 2, 100
"""What every point costs that a work lacks of the minimum so many rounds later."""

GROWING = 0.4
"""What a work gains a round by all that is still bought."""

FREE_ACTIONS = 4
"""So many actions beyond the works count, 100 florins each: there is always something to do."""

LEFT_OVER = 0.02
"""What a florin is worth at the end: it decides ties."""

FREEDOM_GOALS, LARGE_GOALS = goals_about("freedoms"), goals_about("large")
BY_VALUE = attrgetter("value")


def _purchases(at: Outlook) -> Iterator[Token]:
    """Yield what a later round may sell: landscapes that are wished for, or the average of all else."""
    yield BUY
    if at.cash >= LANDSCAPE_PRICE:
        for which in range(3):
            if not at.lands[which] and (
                at.unknown or any(WISHES[card][1] == which for card in cards_in(at.hand))
            ):
                yield "buy", which


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
    if _funds(at, given) >= ACTION_PRICE:
        if not at.freed:
            tokens = given.tokens if at.round == given.round else given.tokens & ~given.lost_freedoms
            wanted = {PROFESSIONS[card].freedom for card in hand}
            if at.unknown or not FREEDOM_GOALS.isdisjoint(given.goals):
                wanted.update(FREEDOMS)
            for freedom in sorted(wanted):
                if tokens >> freedom & 1 and not at.freedoms >> freedom & 1:
                    yield "freedom", freedom
        if not at.took and given.professions:
            yield "profession", 0
        if given.bonus and not at.bonus:
            yield "bonus", 0
    yield IDLE


def _funds(at: Outlook, given: Setting) -> int:
    """Return the florins that can be paid if prestige is sold too (FL-53)."""
    return at.cash + max(0, given.reserve + at.points // 2)


def _buildings(at: Outlook, given: Setting, hand: Sequence[int]) -> Iterator[Token]:
    if _funds(at, given) < given.price or at.kinds.bit_count() - given.own["buildings"] >= given.room:
        return
    wanted = {PROFESSIONS[card].building for card in hand}
    if not LARGE_GOALS.isdisjoint(given.goals):
        wanted.update(LARGE)
    spare = True
    closed = at.kinds if at.round == given.round else at.kinds | given.lost_kinds
    for kind in given.fits:
        if closed >> kind & 1:
            continue
        if kind in wanted:
            yield "build", kind
        elif spare and kind not in LARGE:
            spare = False
            yield "build", kind


def _promise(at: Outlook, given: Setting) -> float:
    """Return what the rest is roughly worth: the works that the actions left can still complete."""
    cash, income, rounds = at.cash, at.income, ROUNDS - at.round
    value = at.points + min(income, cash) + KEEPING * cash
    if rounds < 0:
        return value
    actions = at.left + 2 * rounds
    needed = NEEDED * actions
    value += SPENDING * min(needed, cash)
    each = at.strength + at.cards + rounds * GROWING
    works = wished(at.hand, at.kinds, at.lands, at.freedoms)
    if at.unknown:
        works += (drawn_match(given.unseen, at.kinds, at.lands, at.freedoms),) * at.unknown
    spare = actions - len(works)
    if spare < 0:
        works = tuple(sorted(works, reverse=True)[:actions])
        spare = 0
    least = MINIMUM[at.round + AHEAD if rounds > AHEAD else ROUNDS]
    for wishes in works:
        work = each + wishes
        value += 100 * work if work >= least else 100 * work - SHORT * (least - work)
    return value + 100 * min(FREE_ACTIONS, spare)


def _final(at: Outlook, given: Setting) -> float:
    """Return the value at the end: only what works have paid could be turned into prestige."""
    value = at.points + min(at.income, at.cash) + LEFT_OVER * max(0, at.cash)
    if given.goals:
        value += POINT * sum(goal_worth(goal, at, given) for goal in given.goals)
    return value


def plan(start: Outlook, given: Setting, width: int) -> Outlook:
    """Return the best outlook at the end that a beam of this width finds; its ``trail`` is the plan."""
    beam = [start]
    while beam[0].round <= ROUNDS:
        found: dict[tuple[object, ...], Outlook] = {}
        for at in beam:
            for token in _purchases(at) if at.buying else children(at, given):
                after = take(at, token, given)
                after.value = value = _promise(after, given)
                key = after.key
                known = found.get(key)
                if known is None or known.value < value:
                    found[key] = after
        beam = sorted(found.values(), key=BY_VALUE, reverse=True)[:width]
    for at in beam:
        at.value = _final(at, given)
    return max(beam, key=lambda at: at.value)
