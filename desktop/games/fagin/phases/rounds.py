"""The set-up, the turns of a round, and balancing the books."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import Options, advance
from desktop.core.seats import around, left_of
from desktop.core.text import Text, Who
from desktop.games.fagin import wording
from desktop.games.fagin.actions import (
    CRUMBS,
    DISCARDS,
    GOODS,
    MARKET,
    MONEY,
    MOVE,
    OPENINGS,
    PASS,
    AnyAction,
    Begin,
    Crumb,
    Discard,
)
from desktop.games.fagin.data import (
    AWAY,
    CARGO_LIMIT,
    COLOURS,
    CONSTABLE_START,
    CUBES,
    DOWN,
    STALL,
    START_MONEY,
    UP,
)
from desktop.games.fagin.events import (
    ActionBegan,
    BooksBalanced,
    CrumbTaken,
    Discarded,
    Passed,
    RoundBegan,
    StarterChosen,
)
from desktop.games.fagin.phases.bumping import patrol, walk
from desktop.games.fagin.phases.ending import finish
from desktop.games.fagin.phases.market import Trading, turn_wheel
from desktop.games.fagin.phases.moving import Moving, Pushing, can_move
from desktop.games.fagin.phases.question import Question
from desktop.games.fagin.phases.stealing import Filching, Stealing, Swapping, can_filch, can_steal
from desktop.games.fagin.state import Position

__all__ = ["Discarding", "State", "Turn", "deal"]


class Turn(Question, frozen=True, gc=False, tag=str.lower):  # type: ignore[misc]
    """FA-11 to FA-15: the active seat chooses one of the four actions; its parts are asked above this."""

    rule: ClassVar[str] = "FA-11"

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return the actions of which a part is possible, the market or the crumbs, and passing."""
        found: list[AnyAction] = []
        if can_move(state, seat, 0):
            found.append(OPENINGS[MOVE])
        if can_steal(state, seat, 0):
            found.append(OPENINGS[GOODS])
        if can_filch(state, seat, 0):
            found.append(OPENINGS[MONEY])
        stuck = not found
        if not state.coin:
            found.append(OPENINGS[MARKET])
        if stuck:
            found += [CRUMBS[colour] for colour, cubes in enumerate(state.warehouses) if cubes]
        found.append(PASS)
        return found

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Begin the action, or end the turn without one."""
        match action:
            case Begin(kind=kind):
                if dealer.listens:
                    dealer.tell(ActionBegan(seat, kind))
                state.stack.append(_action(state, seat, kind))
            case Crumb(colour=colour):
                state.warehouses[colour] -= 1
                state.cargo[seat][colour] += 1
                dealer.tell(CrumbTaken(seat, colour))
                _end_turn(state, seat, dealer)
            case _:
                dealer.tell(Passed(seat))
                _end_turn(state, seat, dealer)

    def resume(self, state: Position, dealer: Dealer) -> None:
        """End the turn, now that its action is finished."""
        _end_turn(state, self.seat, dealer)

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain why an action cannot be chosen."""
        match action:
            case Begin(kind=kind):
                if kind == MARKET:
                    return wording.MARKET_CLOSED
                return wording.NO_PART[kind]
            case Crumb():
                stuck = not any(test(state, seat, 0) for test in (can_move, can_steal, can_filch))
                return wording.EMPTY_WAREHOUSE if stuck else wording.NO_CRUMBS
            case _:
                return wording.CHOOSE_FIRST

    def default(self, state: Position, seat: int) -> AnyAction:
        """Pass."""
        return PASS

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for an action, or tell whose turn it is."""
        return wording.ASK_TURN if seat == self.seat else wording.WAIT_TURN.fill(who=Who(self.seat))


class Discarding(Question, frozen=True, gc=False, tag=str.lower):  # type: ignore[misc]
    """FA-55: a seat puts cubes back until it has no more than it may keep."""

    rule: ClassVar[str] = "FA-55"
    automatic: ClassVar[bool] = True

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return the own colours."""
        return [DISCARDS[colour] for colour, cubes in enumerate(state.cargo[seat]) if cubes]

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Put one cube back; after the last the next seat follows, or the next round."""
        assert isinstance(action, Discard)
        state.cargo[seat][action.colour] -= 1
        state.warehouses[action.colour] += 1
        dealer.tell(Discarded(seat, action.colour))
        if sum(state.cargo[seat]) > CARGO_LIMIT:
            return
        advance(state, dealer)
        if not state.stack:
            _end_round(state, dealer)

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain what the books are waiting for."""
        return wording.NO_SUCH_CUBE if isinstance(action, Discard) else wording.DISCARD_NOW

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for cubes, or tell whom the books wait for."""
        if seat == self.seat:
            return wording.ASK_DISCARD.fill(n=sum(state.cargo[seat]) - CARGO_LIMIT, limit=CARGO_LIMIT)
        return wording.WAIT_DISCARD.fill(who=Who(self.seat))


class State(Position, kw_only=True):
    """The position with its open questions."""

    stack: list[Turn | Moving | Pushing | Stealing | Swapping | Filching | Trading | Discarding] = []


def deal(seats: int, options: Options, dealer: Dealer) -> State:
    """FA-01 to FA-09: set up the table and begin the first round."""
    quiet = bool(options["quiet"])
    state = State(
        short=bool(options["short"]),
        even_swap=bool(options["even_swap"]),
        busy=bool(options["busy"]),
        quiet=quiet,
        limit=int(options["limit"]),
        money=[START_MONEY] * seats,
        cargo=[[1] * COLOURS for _ in range(seats)],
        urchins=[[AWAY] * COLOURS for _ in range(seats)],
        warehouses=[CUBES[seats] - STALL - seats] * COLOURS,
        stalls=[STALL] * COLOURS,
        constables=[AWAY if quiet else CONSTABLE_START] * COLOURS,
        headings=[UP] * COLOURS,
    )
    turn_wheel(state, dealer)
    for street in range(0 if quiet else COLOURS):
        die = dealer.die()
        state.headings[street] = UP if die % 2 else DOWN
        walk(state, street, die, dealer, placing=True)
    state.starter = dealer.below(seats)
    dealer.tell(StarterChosen(state.starter))
    _begin_round(state, dealer)
    return state


def _action(state: Position, seat: int, kind: int) -> Moving | Stealing | Filching | Trading:
    """Return the first question of an action; the market coin closes the market for the round (FA-49)."""
    if kind == MOVE:
        return Moving(seat)
    if kind == GOODS:
        return Stealing(seat)
    if kind == MONEY:
        return Filching(seat)
    state.coin = True
    return Trading(seat, seat, state.money[seat])


def _end_turn(state: Position, seat: int, dealer: Dealer) -> None:
    """FA-10, FA-11: the next seat has its turn; after the last come the constables and the books."""
    following = left_of(seat, state.seats)
    last = following == state.starter
    if last or state.busy:
        patrol(state, dealer)
    if not last:
        state.stack[:] = [Turn(following)]
        return
    over = [each for each in around(state.starter, state.seats) if sum(state.cargo[each]) > CARGO_LIMIT]
    if not over:
        _end_round(state, dealer)
        return
    dealer.tell(BooksBalanced(tuple(over)))
    state.stack[:] = [Discarding(each) for each in reversed(over)]


def _end_round(state: Position, dealer: Dealer) -> None:
    """FA-56, FA-57, FA-61: the coins move on, or the last round has been played."""
    state.coin = False
    if state.round >= state.limit:
        finish(state, dealer, limit=True)
        return
    state.starter = left_of(state.starter, state.seats)
    _begin_round(state, dealer)


def _begin_round(state: Position, dealer: Dealer) -> None:
    state.round += 1
    dealer.tell(RoundBegan(state.round, state.starter))
    state.stack[:] = [Turn(state.starter)]
