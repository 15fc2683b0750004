"""The board in sentences, for those who do not see it; what the board hides is not told here either."""

from __future__ import annotations

from collections.abc import Iterator

from desktop.core.text import Text, Who
from desktop.games.devil import wording
from desktop.games.devil.data import COAL, MULTIPLIER, TOP_MULTIPLIER
from desktop.games.devil.state import BUST
from desktop.games.devil.view import DevilView, space_name

__all__ = ["sentences"]


def sentences(view: DevilView) -> Iterator[Text]:
    """Yield one sentence per thing: oven, ash, figures, pacts, stakes, coal, the best total."""
    yield wording.GOAL_HINT.fill(goal=view.goal)
    if not view.over:
        yield wording.STARTS.fill(who=Who(view.starter))
    yield from _oven(view)
    seats = range(len(view.spaces))
    for seat in seats:
        yield wording.FIGURE_HINT.fill(who=Who(seat), space=space_name(view.spaces[seat]))
    for seat in view.holders:
        pact = wording.PACT_BEGGAR if view.spaces[seat] == 0 else wording.PACT_ALONE
        yield pact.fill(who=Who(seat))
    if view.over:
        return
    for seat in seats:
        yield _bet(view, seat) if view.betting else _stake(view, seat)
        if view.totals[seat] == BUST:
            yield wording.ASHES.fill(who=Who(seat))
    if not view.betting:
        yield _best(view)


def _oven(view: DevilView) -> Iterator[Text]:
    pieces, devils = sum(view.oven), view.oven[-1]
    yield wording.LEFT.fill(n=pieces)
    if view.coal_counter:
        percent = round(100 * devils / pieces) if pieces else 0
        yield wording.RISK.fill(devils=devils, pieces=pieces, percent=percent)
        for (value, every), left in zip(COAL, view.oven, strict=False):
            yield wording.KIND_LEFT.fill(pieces=left, all=every, value=value)
    if any(view.ash):
        yield wording.ASH_HEAP.fill(n=sum(view.ash), devils=view.ash[-1])


def _bet(view: DevilView, seat: int) -> Text:
    if not view.betting[seat]:
        return wording.THINKING.fill(who=Who(seat))
    if view.own is not None and seat == view.seat:
        return wording.CHOSEN_OWN.fill(amount=view.own)
    return wording.CHOSEN.fill(who=Who(seat))


def _stake(view: DevilView, seat: int) -> Text:
    who, stake, top = Who(seat), view.stakes[seat], max(view.stakes)
    if not stake:
        return wording.NO_STAKE.fill(who=who)
    if stake <= view.best:
        gain = stake * (TOP_MULTIPLIER if stake == top else MULTIPLIER)
        return wording.STAKE_COVERED.fill(who=who, stake=stake, best=view.best, gain=gain)
    return (wording.STAKE_TOP if stake == top else wording.STAKE_OPEN).fill(who=who, stake=stake)


def _best(view: DevilView) -> Text:
    line = sum(view.line)
    if view.acting is not None and line:
        return wording.BEST_IF_STOPPED.fill(best=view.best, who=Who(view.acting), total=line)
    return wording.BEST_SO_FAR.fill(best=view.best) if view.best else wording.BEST_NONE
