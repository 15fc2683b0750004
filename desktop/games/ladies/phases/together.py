"""Questions that several seats answer at the same time and in secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from desktop.core.dealer import Dealer
from desktop.core.game import Phase
from desktop.games.ladies.actions import AnyAction
from desktop.games.ladies.events import Answered
from desktop.games.ladies.state import Position

__all__ = ["Together"]


class Together(Phase[Position, AnyAction], tag=str.lower):
    """All answer at once; what they answered lies in ``Position.answers`` and is shown together.

    Attributes:
        due: how many questions each seat is asked in all, a public number.
    """

    due: list[int]

    def actors(self, state: Position) -> Sequence[int]:
        """Return who still owes an answer."""
        answers = state.answers
        return [seat for seat, due in enumerate(self.due) if due and len(answers[seat]) < due]

    def resolve(self, state: Position, seat: int, action: AnyAction, dealer: Dealer) -> None:
        """Note the answer; when all have answered, show them."""
        state.answers[seat].append(self.code(action))
        if dealer.listens:
            dealer.tell(Answered(seat))
        if self.complete(state):
            answers = state.answers
            state.answers = [[] for _ in answers]
            self.show(state, answers, dealer)

    def complete(self, state: Position) -> bool:
        """Return whether all have answered."""
        for given, due in zip(state.answers, self.due, strict=True):  # noqa: SIM110 - a loop is faster
            if len(given) < due:
                return False
        return True

    def code(self, action: Any) -> int:
        """Return an answer as the number that is noted."""
        raise NotImplementedError

    def show(self, state: Position, answers: list[list[int]], dealer: Dealer) -> None:
        """Carry out all answers, by seat, and go on."""
        raise NotImplementedError

    def asked(self, state: Position, seat: int | None) -> bool:
        """Return whether a reader still owes an answer."""
        return seat is not None and 0 <= seat < len(self.due) and len(state.answers[seat]) < self.due[seat]

    def missing(self, state: Position) -> int:
        """Return how many seats still owe an answer."""
        return len(self.actors(state))
