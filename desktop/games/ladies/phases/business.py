"""The Gentlemen's afternoon: sales and contracts."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product
from typing import ClassVar

from desktop.core.dealer import Dealer
from desktop.core.game import Phase, advance
from desktop.core.text import Text, Who
from desktop.games.ladies import wording
from desktop.games.ladies.actions import CLOSE, SALES, AnyAction, Fulfil, Sell
from desktop.games.ladies.data import CONTRACTS, GOLD, GOODS, MARKETS
from desktop.games.ladies.events import BusinessEnded, ContractFulfilled, TokenSold
from desktop.games.ladies.state import EMPTY, Position, gentleman_seat, pair

__all__ = ["Business", "spending"]


def spending(contract: int, gold: tuple[int, ...]) -> tuple[int, ...]:
    """Return the goods given up for a contract, by good, if so many pieces of each are Gold.

    >>> spending(0, (1, 0, 0, 0, 0))
    (0, 1, 0, 0, 0, 1)
    """
    pieces = CONTRACTS[contract].pieces
    return (*(asked - joker for asked, joker in zip(pieces, gold, strict=True)), sum(gold))


def _ways(contract: int) -> list[tuple[tuple[int, int, int, int, int], tuple[tuple[int, int], ...]]]:
    """Return every split of a contract between goods and Gold, with what it needs of which good."""
    ways = []
    for gold in product(*(range(asked + 1) for asked in CONTRACTS[contract].pieces)):
        needs = tuple((good, many) for good, many in enumerate(spending(contract, gold)) if many)
        ways.append((gold, needs))
    return ways  # type: ignore[return-value]  # one number for each of the five goods


WAYS = tuple(map(_ways, range(len(CONTRACTS))))
FULFIL = tuple(
    tuple(
        tuple(
            [(Fulfil(place, gold), needs) for gold, needs in ways if sum(gold) <= owned] for owned in range(6)
        )
        for ways in WAYS
    )
    for place in range(5)
)
"""By place, contract and Gold owned: every answer, and the goods it needs as pairs of good and number."""


class Business(Phase[Position, AnyAction], tag=str.lower):
    """LG-30 to LG-36: in the order of the Number tokens each Gentleman sells and fulfils contracts.

    Attributes:
        queue: the couples who still have their turn, the present one first; who has no goods is passed over.
    """

    rule: ClassVar[str] = "LG-30"
    queue: list[int]

    def actors(self, state: Position) -> Sequence[int]:
        """Return the Gentleman on turn."""
        return (gentleman_seat(self.queue[0]),)

    def options(self, state: Position, seat: int) -> Sequence[AnyAction]:
        """Return every sale, every contract in every way it can be paid (LG-32), and the end of the turn."""
        tokens = state.tokens[self.queue[0]]
        options: list[AnyAction] = [SALES[good] for good in GOODS if tokens[good]]
        owned = min(tokens[GOLD], 5)
        for place, contract in enumerate(state.contracts):
            if contract == EMPTY:
                continue
            for action, needs in FULFIL[place][contract][owned]:
                for good, many in needs:
                    if tokens[good] < many:
                        break
                else:
                    options.append(action)
        options.append(CLOSE)
        return options

    def refusal(self, state: Position, seat: int, action: AnyAction) -> Text | None:
        """Explain which goods are missing."""
        tokens = state.tokens[pair(seat)]
        match action:
            case Sell(good=good):
                return wording.NO_SUCH_GOOD.fill(good=wording.GOODS[good % len(GOODS)])
            case Fulfil(place=place, gold=gold):
                if not 0 <= place < len(state.contracts) or state.contracts[place] == EMPTY:
                    return wording.NO_CONTRACT
                needs = spending(state.contracts[place], gold)
                if min(needs) < 0 or min(gold) < 0:
                    return wording.GOLD_TOO_MUCH
                missing = next(good for good in GOODS if needs[good] > tokens[good])
                return wording.GOODS_MISSING.fill(good=wording.GOODS[missing])
            case _:
                return None

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Sell, fulfil or end; without goods the turn ends by itself."""
        couple = self.queue[0]
        match action:
            case Sell(good=good):
                self.sell(state, couple, good, dealer)
            case Fulfil():
                self.fulfil(state, couple, action, dealer)
        if any(state.tokens[couple]) and action != CLOSE:
            return
        dealer.tell(BusinessEnded(seat, state.earned[couple]))
        del self.queue[0]
        if not self.queue:
            advance(state, dealer)

    def sell(self, state: Position, couple: int, good: int, dealer: Dealer) -> None:
        """LG-31, LG-36: one token for its market value."""
        state.tokens[couple][good] -= 1
        state.used[good] += 1
        money = MARKETS[state.market][good]
        self.earn(state, couple, money)
        if dealer.listens:
            dealer.tell(TokenSold(gentleman_seat(couple), good, money))

    def fulfil(self, state: Position, couple: int, action: Fulfil, dealer: Dealer) -> None:
        """LG-32 to LG-34: goods for proceeds, and for the first premium or stars and the notes on it."""
        place = action.place
        contract = state.contracts[place]
        terms = CONTRACTS[contract]
        goods = spending(contract, action.gold)
        for good, many in enumerate(goods):
            state.tokens[couple][good] -= many
            state.used[good] += many
        first = not state.done[place]
        money = terms.proceeds + (terms.premium + state.notes[place] if first else 0)
        self.earn(state, couple, money)
        state.done[place] = True
        state.notes[place] = 0
        if terms.stars:
            state.stars[couple].append(contract)
            state.contracts[place] = EMPTY
        stars = terms.stars if first else 0
        dealer.tell(ContractFulfilled(gentleman_seat(couple), place, contract, goods, money, stars, first))

    def earn(self, state: Position, couple: int, money: int) -> None:
        """Pay a Gentleman from the bank."""
        state.money[couple] += money
        state.earned[couple] += money

    def prompt(self, state: Position, seat: int | None) -> Text:
        """Ask for business, or tell who does it."""
        if seat != gentleman_seat(self.queue[0]):
            return wording.WAIT_BUSINESS.fill(who=Who(gentleman_seat(self.queue[0])))
        return wording.ASK_BUSINESS

    def default(self, state: Position, seat: int) -> AnyAction:
        """Keep the goods when time runs out."""
        return CLOSE
