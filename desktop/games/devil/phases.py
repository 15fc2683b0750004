"""The rules, one class per open question."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
from typing import ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import Options, Phase
from desktop.core.seats import around, left_of
from desktop.core.text import Text, Who
from desktop.games.devil import wording
from desktop.games.devil.actions import DRAW, STOP, AnyAction, Draw, Stake, stakes_up_to
from desktop.games.devil.data import (
    BONUS,
    DEVIL,
    LAST_ROUND,
    MULTIPLIER,
    OVEN,
    PACT,
    SPACES,
    START,
    TOP_MULTIPLIER,
    space_of,
)
from desktop.games.devil.events import (
    Bonus,
    CoalPulled,
    DevilPulled,
    FiguresPlaced,
    GameEnded,
    OvenFilled,
    PactPaid,
    RoundBegan,
    Staked,
    StakeSettled,
    StakesRevealed,
    TurnEnded,
)
from desktop.games.devil.state import BUST, Position

__all__ = ["Betting", "Pulling", "State", "deal", "final_places"]

ALONE = tuple((seat,) for seat in range(6))
WAITING = tuple(tuple(seat for seat in range(6) if seats >> seat & 1) for seats in range(1 << 6))
ABOVE = (*SPACES[1:], inf)
FIRST = (DRAW,)
BOTH = (DRAW, STOP)


class Betting(Phase[Position, AnyAction], tag=str.lower):
    """DV-10 to DV-13: all stake at the same time and in secret.

    Attributes:
        chosen: the stake of every seat, 0 while it has not chosen.
        waiting: the seats that have not chosen yet, one bit each.
    """

    rule: ClassVar[str] = "DV-10"
    chosen: list[int]
    waiting: int

    def actors(self, state: Position) -> Sequence[int]:
        """Return who has not chosen yet; players without chips are asked like everybody (DV-12)."""
        return WAITING[self.waiting]

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return every amount from 0 to all chips, in tens (DV-11)."""
        return stakes_up_to(state.stock[seat])

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain why an amount cannot be staked, or why no coal is pulled yet."""
        match action:
            case Stake(amount=amount) if amount and not state.stock[seat]:
                return wording.NO_CHIPS
            case Stake(amount=amount) if amount > state.stock[seat]:
                return wording.NOT_ENOUGH.fill(chips=state.stock[seat], amount=amount)
            case Stake():
                return wording.TENS
            case _:
                return wording.BET_FIRST

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Note the stake; when all have chosen, reveal them together."""
        self.chosen[seat] = action.amount  # type: ignore[union-attr]  # options are stakes
        if dealer.listens:
            dealer.tell(Staked(seat))
        self.waiting &= ~(1 << seat)
        if self.waiting:
            return
        state.stakes = stakes = self.chosen
        state.stock = [chips - stake for chips, stake in zip(state.stock, stakes, strict=True)]
        if dealer.listens:
            dealer.tell(StakesRevealed(tuple(stakes)))
        state.stack[-1] = Pulling(seat=state.starter)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for a stake, or tell whom the table waits for."""
        if seat is not None and self.waiting >> seat & 1:
            return wording.ASK_STAKE
        return wording.WAIT_STAKES.fill(n=self.waiting.bit_count())


class Pulling(Phase[Position, AnyAction], tag=str.lower):
    """DV-15 to DV-20: one seat pulls coal out of the fire."""

    rule: ClassVar[str] = "DV-16"
    seat: int

    def actors(self, state: Position) -> Sequence[int]:
        """Return the one seat that pulls."""
        return ALONE[self.seat]

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return draw, and stop from the first piece on (DV-16, DV-17)."""
        return BOTH if state.line else FIRST

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain why nobody may stop before the first piece, or stake now."""
        return wording.STAKES_FIXED if isinstance(action, Stake) else wording.ONE_PIECE_AT_LEAST

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Turn over a piece, or lay the coal down."""
        if action is not DRAW and not isinstance(action, Draw):
            _lay_down(state, seat, dealer)
            return
        oven, line = state.oven, state.line
        piece = dealer.draw(oven)
        if piece:
            line.append(piece)
            if dealer.listens:
                dealer.tell(CoalPulled(seat, piece, sum(line), len(line), _hope(oven, line[:-1], piece)))
        else:
            _burn(state, seat, dealer)
        if not oven:
            if not state.ash:  # DV-09: cannot happen, an empty oven means nine devils on the heap
                _lay_down(state, seat, dealer)
                return
            _fill(state, dealer)
        if not piece:
            _next_turn(state, seat, dealer)

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask whether to go on, or tell who pulls."""
        if seat != self.seat:
            return wording.WAIT_PULL.fill(who=Who(self.seat))
        if not state.line:
            return wording.ASK_FIRST
        return wording.ASK_MORE.fill(total=sum(state.line))


class State(Position, kw_only=True):
    """The position with its open question."""

    stack: list[Betting | Pulling] = []


def deal(seats: int, options: Options, dealer: Dealer) -> State:
    """DV-01 to DV-06: set up the table and begin the first round."""
    state = State(
        goal=int(options["goal"]),
        beggars=bool(options["beggars_clause"]),
        core=int(options["oven_core"]),
        tie_break=options["tie_break"] == "pieces",
        open_wealth=bool(options["open_wealth"]),
        coal_counter=bool(options["coal_counter"]),
        starter=dealer.below(seats),
        stock=[START] * seats,
        stakes=[0] * seats,
        totals=[None] * seats,
        counts=[0] * seats,
        rows=[[]] * seats,
        oven=list(OVEN),
        placed=[START] * seats,
    )
    _begin_round(state, dealer)
    return state


def final_places(state: Position) -> tuple[int, ...]:
    """DV-39, DV-40: the richest wins; equal wealth is shared, or told apart by the option ``tie_break``."""
    keys = [
        (state.stock[seat] + state.stakes[seat], state.counts[seat] if state.tie_break else 0)
        for seat in range(state.seats)
    ]
    return tuple(1 + sum(other > key for other in keys) for key in keys)


def _hope(oven: list[int], line: list[int], piece: int) -> int:
    """Return what a piece just drawn was worth on average before, in hundredths of a unit of coal."""
    before = [*oven, piece]
    return 100 * (sum(before) - before.count(DEVIL) * sum(line)) // len(before)


def _burn(state: Position, seat: int, dealer: Dealer) -> None:
    """DV-18, DV-20: the coal of the turn is lost and the pact holders are paid, clockwise from the payer."""
    if dealer.listens:
        dealer.tell(DevilPulled(seat, sum(state.line), _hope(state.oven, state.line, DEVIL)))
    state.ash += state.line
    state.ash.append(DEVIL)
    state.line.clear()
    state.totals[seat] = BUST
    if seat in state.holders:
        return
    for holder in around(seat, state.seats) if state.holders else ():
        if holder in state.holders:
            amount = min(PACT, state.stock[seat])
            state.stock[seat] -= amount
            state.stock[holder] += amount
            if dealer.listens:
                dealer.tell(PactPaid(seat, holder, amount, PACT - amount))


def _lay_down(state: Position, seat: int, dealer: Dealer) -> None:
    """DV-17: the pieces of the turn are the coal total of the seat."""
    line = state.line
    state.totals[seat] = total = sum(line)
    state.counts[seat] = len(line)
    state.rows[seat] = line
    if dealer.listens:
        dealer.tell(TurnEnded(seat, total, len(line)))
    state.line = []
    _next_turn(state, seat, dealer)


def _fill(state: Position, dealer: Dealer) -> None:
    """DV-08, DV-09: the ash heap goes back into the oven; a bag needs no shuffling."""
    state.oven += state.ash
    state.ash.clear()
    if dealer.listens:
        dealer.tell(OvenFilled(len(state.oven)))


def _next_turn(state: Position, seat: int, dealer: Dealer) -> None:
    """DV-15: everybody has one turn, then the round is settled."""
    following = seat + 1 if seat + 1 < len(state.stock) else 0
    if following != state.starter:
        state.stack[-1].seat = following
        return
    _settle(state, dealer)
    _place_figures(state, dealer)
    if state.round >= LAST_ROUND or max(state.stock) >= state.goal:
        state.stack.clear()
        winners = tuple(each for each, place in enumerate(final_places(state)) if place == 1)
        dealer.tell(GameEnded(tuple(state.stock), winners, state.goal))
        return
    state.starter = left_of(state.starter, len(state.stock))  # DV-37
    _begin_round(state, dealer)


def _settle(state: Position, dealer: Dealer) -> None:
    """DV-21 to DV-32: the stakes, then the two bonuses."""
    stakes, stock, counts = state.stakes, state.stock, state.counts
    best, top, most = state.best, max(stakes), max(counts)
    if dealer.listens:
        _tell_settlement(state, best, top, dealer)
    for seat, stake in enumerate(stakes):
        if 0 < stake <= best:  # DV-23; a stake that is lost has left the stock before
            stock[seat] += stake + stake * (TOP_MULTIPLIER if stake == top else MULTIPLIER)
    state.stakes = [0] * len(stakes)
    if not best:
        return
    for seat, total in enumerate(state.totals):
        if total == best:
            stock[seat] += BONUS
        if counts[seat] == most:
            stock[seat] += BONUS


def _tell_settlement(state: Position, best: int, top: int, dealer: Dealer) -> None:
    """DV-22: stake by stake from the starting player on (the order changes nothing), then the bonuses."""
    for seat in around(state.starter, len(state.stock)):
        if stake := state.stakes[seat]:
            won = stake * (TOP_MULTIPLIER if stake == top else MULTIPLIER)
            dealer.tell(StakeSettled(seat, stake, best, won if stake <= best else -stake, stake == top))
    if not best:
        return
    for seat, total in enumerate(state.totals):
        if total == best:
            dealer.tell(Bonus(seat, BONUS, pieces=False))
    for seat, pieces in enumerate(state.counts):
        if pieces == max(state.counts):
            dealer.tell(Bonus(seat, BONUS, pieces=True))


def _place_figures(state: Position, dealer: Dealer) -> None:
    """DV-33 to DV-35: figures go to their spaces; the poorest may get a pact."""
    state.placed = stock = state.stock.copy()
    lowest = space_of(min(stock))
    above = ABOVE[lowest]
    last = [seat for seat, chips in enumerate(stock) if chips < above]
    state.holders = last if len(last) == 1 or (lowest == 0 and state.beggars) else []
    if dealer.listens:
        dealer.tell(FiguresPlaced(tuple(state.spaces), tuple(state.holders)))


def _begin_round(state: Position, dealer: Dealer) -> None:
    """DV-07, DV-08: the coal of the last round goes to the ash heap, and the oven is filled if it is low."""
    state.round += 1
    seats = len(state.stock)
    for row in state.rows:
        state.ash += row
    state.rows = [[]] * seats  # rows are laid down whole, never added to
    state.totals = [None] * seats
    state.counts = [0] * seats
    if len(state.oven) <= state.core:
        _fill(state, dealer)
    if dealer.listens:
        dealer.tell(RoundBegan(state.round, state.starter))
    state.stack[:] = [Betting([0] * seats, (1 << seats) - 1)]
