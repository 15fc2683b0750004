"""Bills sorted before the answers are given (LG-58): in any order, as far as the whole of them is legal."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.core.text import Text
from desktop.games.ladies import wording
from desktop.games.ladies.actions import LATER, PAY
from desktop.games.ladies.bills import Bill
from desktop.games.ladies.data import COURTED, WINDOW

__all__ = ["Settlement", "why_not"]


def why_not(bill: Bill, choice: int, *, money: int, courts: bool, last: bool) -> Text | None:  # noqa: PLR0911 - one per reason
    """Return why a Gentleman cannot do this with a bill; None: he can.

    Args:
        bill: the card, its price and where it is from.
        choice: as in ``Settle``.
        money: what is left to him, in pounds.
        courts: one more card of his own Lady's is paid than of the Courtesan's (LG-96).
        last: it is the day of the ball.
    """
    if choice == PAY:
        if bill.price > money:
            return wording.CANNOT_PAY.fill(price=bill.price, money=money)
        return None if courts or bill.source < COURTED else wording.LADY_FIRST
    if choice != LATER:
        return None
    if bill.source >= COURTED:
        return wording.COURTESAN_AT_ONCE
    if bill.source == WINDOW:
        return wording.BARGAIN_AT_ONCE
    if last:
        return wording.NO_TOMORROW
    return None if bill.fee <= money else wording.CANNOT_PUT_OFF.fill(fee=bill.fee, money=money)


class Settlement:
    """What a Gentleman means to do with each of his bills.

    Attributes:
        choices: by bill, None where he has not decided.
    """

    def __init__(self, bills: Sequence[Bill], money: int, *, last: bool) -> None:
        self.bills = list(bills)
        self.choices: list[int | None] = [None] * len(self.bills)
        self._money = money
        self._last = last

    @property
    def left(self) -> int:
        """What is left of his money."""
        return self._money - sum(map(self._cost, range(len(self.bills))))

    @property
    def complete(self) -> bool:
        """Whether he has decided about every bill."""
        return None not in self.choices

    @property
    def next(self) -> int:
        """The first bill that he has not decided about; the last one if there is none."""
        return self.choices.index(None) if None in self.choices else len(self.choices) - 1

    def refusal(self, index: int, choice: int) -> Text | None:
        """Return why he cannot do this with a bill beside what he means to do with the others."""
        money = self.left + self._cost(index)
        return why_not(self.bills[index], choice, money=money, courts=self._ahead(index) > 0, last=self._last)

    def choose(self, index: int, choice: int) -> None:
        """Decide about a bill; a Courtesan's that can no longer be paid for it is open again (LG-96)."""
        self.choices[index] = choice
        for other in reversed(range(len(self.bills))):
            if self._ahead(None) < 0 and self._courted(other) and self.choices[other] == PAY:
                self.choices[other] = None

    def _cost(self, index: int) -> int:
        choice, bill = self.choices[index], self.bills[index]
        return bill.price if choice == PAY else bill.fee if choice == LATER else 0

    def _courted(self, index: int) -> bool:
        return self.bills[index].source >= COURTED

    def _ahead(self, without: int | None) -> int:
        """Return how many more cards of his own Lady's he pays than of the Courtesan's, one bill apart."""
        paid = (index for index, choice in enumerate(self.choices) if choice == PAY and index != without)
        return sum(-1 if self._courted(index) else 1 for index in paid)
