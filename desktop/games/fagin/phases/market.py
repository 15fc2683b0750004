"""Action d: Smithfield Market, where everybody trades."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import advance
from desktop.core.seats import left_of
from desktop.core.text import Text, Who
from desktop.games.fagin import wording
from desktop.games.fagin.actions import BUYS, DONE, SELLS, AnyAction, Buy, Sell
from desktop.games.fagin.data import COLOURS, CROWNS, PRICE, STALL
from desktop.games.fagin.events import Bought, MarketClosed, Sold, Traded, WheelTurned
from desktop.games.fagin.phases.question import Question
from desktop.games.fagin.state import Position

__all__ = ["NOTHING", "Trading", "buy", "sell", "turn_wheel"]

NOTHING = (0,) * COLOURS


def buy(state: Position, seat: int, colour: int, dealer: Dealer) -> None:
    """FA-50: take a cube out of its stall and pay for it."""
    price = PRICE[state.wheel][colour]
    state.stalls[colour] -= 1
    state.cargo[seat][colour] += 1
    state.money[seat] -= price
    if dealer.listens:
        dealer.tell(Bought(seat, colour, price))


def sell(state: Position, seat: int, colour: int, dealer: Dealer) -> None:
    """FA-50: put a cube into its stall and take the price, as far as the track goes."""
    price = PRICE[state.wheel][colour]
    gained = min(price, CROWNS - state.money[seat])
    state.stalls[colour] += 1
    state.cargo[seat][colour] -= 1
    state.money[seat] += gained
    if dealer.listens:
        dealer.tell(Sold(seat, colour, price, gained))


def turn_wheel(state: Position, dealer: Dealer) -> None:
    """FA-04, FA-51: the die turns the wheel clockwise; a 6 is a full turn."""
    die = dealer.die()
    state.wheel = (state.wheel + die) % COLOURS
    dealer.tell(WheelTurned(die, state.wheel))


class Trading(Question, frozen=True, gc=False, tag=str.lower):  # type: ignore[misc]
    """FA-48 to FA-51: beginning with the opener, each seat trades cube by cube or declines.

    Attributes:
        opener: who has opened the market.
        money: what the trader had before the trade.
        bought, sold: the trade so far, cubes by colour.
    """

    rule: ClassVar[str] = "FA-50"
    automatic: ClassVar[bool] = True
    opener: int
    money: int
    bought: tuple[int, ...] = NOTHING
    sold: tuple[int, ...] = NOTHING

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return what can be bought, what can be sold, and being done."""
        money, prices, stalls = state.money[seat], PRICE[state.wheel], state.stalls
        bought, sold, cargo = self.bought, self.sold, state.cargo[seat]
        found: list[AnyAction] = [
            BUYS[colour]
            for colour in range(COLOURS)
            if stalls[colour] and prices[colour] <= money and not sold[colour]
        ]
        found += [
            SELLS[colour]
            for colour in range(COLOURS)
            if cargo[colour] and stalls[colour] < STALL and not bought[colour]
        ]
        found.append(DONE)
        return found

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Trade one cube, or let the next seat trade; at last the wheel is turned."""
        match action:
            case Buy(colour=colour):
                buy(state, seat, colour, dealer)
                bought = _one_more(self.bought, colour)
                state.stack[-1] = Trading(seat, self.opener, self.money, bought, self.sold)
            case Sell(colour=colour):
                sell(state, seat, colour, dealer)
                sold = _one_more(self.sold, colour)
                state.stack[-1] = Trading(seat, self.opener, self.money, self.bought, sold)
            case _:
                self._leave(state, seat, dealer)

    def _leave(self, state: Position, seat: int, dealer: Dealer) -> None:
        if dealer.listens:
            dealer.tell(Traded(seat, self.bought, self.sold, state.money[seat] - self.money))
        following = left_of(seat, state.seats)
        if following != self.opener:
            state.stack[-1] = Trading(following, self.opener, state.money[following])
            return
        dealer.tell(MarketClosed(self.opener))
        turn_wheel(state, dealer)
        advance(state, dealer)

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain why a cube cannot be bought or sold."""
        match action:
            case Buy(colour=colour):
                if not state.stalls[colour]:
                    return wording.STALL_EMPTY
                if self.sold[colour]:
                    return wording.SOLD_BEFORE
                return wording.TOO_POOR.fill(price=state.prices[colour], money=state.money[seat])
            case Sell(colour=colour):
                if not state.cargo[seat][colour]:
                    return wording.NO_SUCH_CUBE
                return wording.BOUGHT_BEFORE if self.bought[colour] else wording.STALL_FULL
            case _:
                return wording.TRADING_NOW

    def default(self, state: Position, seat: int) -> AnyAction:
        """Leave the market."""
        return DONE

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for a trade, or tell who trades."""
        return wording.ASK_TRADE if seat == self.seat else wording.WAIT_TRADE.fill(who=Who(self.seat))


def _one_more(cubes: tuple[int, ...], colour: int) -> tuple[int, ...]:
    return (*cubes[:colour], cubes[colour] + 1, *cubes[colour + 1 :])
