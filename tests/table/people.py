"""Players for tests."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from desktop.core.game import Decision, Event, View


class Notebook:
    """A player who writes everything down and answers nothing."""

    def __init__(self) -> None:
        self.seen: list[tuple[int | None, list[Event]]] = []
        self.views: dict[int | None, View] = {}
        self.asked: list[Decision] = []
        self.withdrawn: list[Decision] = []

    def update(self, events: Sequence[Event], view: View) -> None:
        self.seen.append((view.seat, list(events)))
        self.views[view.seat] = view

    def ask(self, decision: Decision) -> None:
        self.asked.append(decision)

    def withdraw(self, decision: Decision) -> None:
        self.withdrawn.append(decision)


class Chance(Notebook):
    """A player who answers at once, at random."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._rng = Random(seed)
        self.table: Any = None

    def ask(self, decision: Decision) -> None:
        super().ask(decision)
        assert self.table.answer(decision.id, self._rng.choice(decision.options)) is None
