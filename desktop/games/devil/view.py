"""What one seat may know, and a position it cannot tell from the true one."""

from __future__ import annotations

from collections import Counter
from random import Random

from desktop.core.game import Fact, View
from desktop.core.text import Text, Who
from desktop.games.devil import wording
from desktop.games.devil.data import COAL, DEVIL, SPACES, STEP
from desktop.games.devil.phases import Betting, Pulling, State
from desktop.games.devil.state import BUST

__all__ = ["DevilView", "facts", "look", "sample", "space_name"]

KINDS = (*(value for value, _ in COAL), DEVIL)


class DevilView(View, frozen=True):
    """All that a seat may know. Everything but stakes before the reveal is public.

    Attributes:
        stock, stakes, totals, counts, line, holders, spaces: as in the position. ``stock`` holds the
            exact chips of all: they follow from open payments; the window shows those of others only
            with ``open_wealth``.
        rows: the pieces laid down this round by every seat, in the order pulled.
        oven, ash: how many pieces of each kind, in the order of ``KINDS``.
        betting: who has chosen a stake, by seat; empty outside the devil's bet.
        own: this seat's stake while the others are still choosing.
        acting: who is pulling coal.

    """

    goal: int
    beggars: bool
    core: int
    tie_break: bool
    open_wealth: bool
    coal_counter: bool
    round: int
    starter: int
    stock: tuple[int, ...]
    stakes: tuple[int, ...]
    totals: tuple[int | None, ...]
    counts: tuple[int, ...]
    line: tuple[int, ...]
    oven: tuple[int, ...]
    ash: tuple[int, ...]
    rows: tuple[tuple[int, ...], ...]
    holders: tuple[int, ...]
    spaces: tuple[int, ...]
    betting: tuple[bool, ...] = ()
    own: int | None = None
    acting: int | None = None
    over: bool = False

    @property
    def best(self) -> int:
        """H, the highest coal total so far this round."""
        return max((total for total in self.totals if total is not None and total > 0), default=0)


def _kinds(pieces: list[int]) -> tuple[int, ...]:
    counted = Counter(pieces)
    return tuple(counted[kind] for kind in KINDS)


def _bag(kinds: tuple[int, ...]) -> list[int]:
    return [kind for kind, pieces in zip(KINDS, kinds, strict=True) for _ in range(pieces)]


def look(state: State, seat: int | None) -> DevilView:
    """Return all that this seat may know."""
    phase = state.stack[-1] if state.stack else None
    seats = range(state.seats)
    betting = tuple(not phase.waiting >> each & 1 for each in seats) if isinstance(phase, Betting) else ()
    return DevilView(
        seat=seat,
        goal=state.goal,
        beggars=state.beggars,
        core=state.core,
        tie_break=state.tie_break,
        open_wealth=state.open_wealth,
        coal_counter=state.coal_counter,
        round=state.round,
        starter=state.starter,
        stock=tuple(state.stock),
        stakes=tuple(state.stakes),
        totals=tuple(state.totals),
        counts=tuple(state.counts),
        line=tuple(state.line),
        oven=_kinds(state.oven),
        ash=_kinds(state.ash),
        rows=tuple(map(tuple, state.rows)),
        holders=tuple(state.holders),
        spaces=tuple(state.spaces),
        betting=betting,
        own=phase.chosen[seat] if isinstance(phase, Betting) and seat is not None and betting[seat] else None,
        acting=phase.seat if isinstance(phase, Pulling) else None,
        over=phase is None,
    )


def sample(view: DevilView, rng: Random) -> State:
    """Return a position with this view; stakes that others have chosen in secret are guessed."""
    stack: list[Betting | Pulling] = []
    if view.betting:
        waiting = sum(1 << seat for seat, done in enumerate(view.betting) if not done)
        guesses = [
            STEP * rng.randint(0, chips // STEP) if done else 0
            for chips, done in zip(view.stock, view.betting, strict=True)
        ]
        if view.own is not None and view.seat is not None:
            guesses[view.seat] = view.own
        stack.append(Betting(guesses, waiting))
    elif view.acting is not None:
        stack.append(Pulling(seat=view.acting))
    return State(
        stack=stack,
        goal=view.goal,
        beggars=view.beggars,
        core=view.core,
        tie_break=view.tie_break,
        open_wealth=view.open_wealth,
        coal_counter=view.coal_counter,
        round=view.round,
        starter=view.starter,
        stock=list(view.stock),
        stakes=list(view.stakes),
        totals=list(view.totals),
        counts=list(view.counts),
        line=list(view.line),
        oven=_bag(view.oven),
        ash=_bag(view.ash),
        rows=[list(row) for row in view.rows],
        holders=list(view.holders),
        placed=[SPACES[space] for space in view.spaces],
    )


def space_name(space: int) -> Text:
    """Return what a space of the wealth track holds: "200–290"."""
    if space + 1 == len(SPACES):
        return wording.GOAL_SPACE.fill(least=SPACES[space])
    return wording.SPACE.fill(least=SPACES[space], most=SPACES[space + 1] - 10)


def facts(view: DevilView, seat: int) -> tuple[Fact, ...]:
    """Return the public numbers of a seat, and the exact wealth where the reader may see it."""
    known = seat == view.seat or view.open_wealth or view.over
    shown: list[Fact] = []
    if known:
        shown.append(Fact(wording.WEALTH, view.stock[seat] + view.stakes[seat], wording.WEALTH_HELP))
    else:
        shown.append(Fact(wording.FIGURE, space_name(view.spaces[seat]), wording.WEALTH_HELP))
    if not view.betting and not view.over:
        shown.append(Fact(wording.STAKE_NAME, view.stakes[seat], wording.STAKE_HELP))
        total = sum(view.line) if seat == view.acting else view.totals[seat]
        if total is not None:
            shown.append(Fact(wording.COAL, wording.BUSTED if total == BUST else total))
    if seat in view.holders:
        shown.append(Fact(wording.PACT_NAME, wording.YES, wording.PACT_HELP.fill(who=Who(seat))))
    return tuple(shown)
