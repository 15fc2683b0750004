"""What the board may answer in an auction by itself, step by step as the rules want it."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.florence.actions import PASS, AnyAction, Bid
from desktop.games.florence.phases.auction import Bidding
from desktop.games.florence.view import FlorenceView

__all__ = ["Mandate"]


class Mandate:
    """A private maximum for one object, or to pass on every object of this phase A.

    It ends with what it was given for, when the seat is asked for more than a bid, and when an answer that
    it gave is taken back.

    Attributes:
        limit: the stack, and the most that is bid for it.
        passing: the round in which every object is passed on, 0 for none.
    """

    def __init__(self) -> None:
        self.limit: tuple[int, int] | None = None
        self.passing = 0
        self._given: set[tuple[int, int, int]] = set()

    def stop(self) -> None:
        """Answer nothing more."""
        self.limit, self.passing = None, 0

    def holds(self, view: FlorenceView) -> bool:
        """Whether it may still answer in this phase."""
        return self.limit is not None or (self.passing > 0 and self.passing == view.round)

    def note(self, view: FlorenceView) -> None:
        """Remember that the open question was answered by it."""
        question = view.question
        if isinstance(question, Bidding):
            self._given.add((view.round, question.stack, question.amount))

    def answer(self, view: FlorenceView, options: Sequence[AnyAction]) -> AnyAction | None:
        """Return its answer to a question that the seat is asked, None where a person has to answer."""
        question = view.question
        if not isinstance(question, Bidding) or not self.holds(view):
            self.stop()
            return None
        if (view.round, question.stack, question.amount) in self._given:  # asked again: it was taken back
            self.stop()
            return None
        if self.passing:
            return PASS
        bid = next((option for option in options if isinstance(option, Bid)), None)
        if self.limit is None or bid is None or question.stack != self.limit[0] or bid.amount > self.limit[1]:
            self.stop()
            return None
        return bid
