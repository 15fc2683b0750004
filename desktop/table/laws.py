"""The laws that every game keeps at a table: what is taken back, saved and answered by bots.

They continue those of ``core.contract``.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from desktop.ai.levels import pace
from desktop.ai.match import Match, Sitter
from desktop.ai.mind import Answer, Mind
from desktop.core.bot import LEVELS
from desktop.core.contract import Verdict
from desktop.core.game import Decision, Event, Game, Options, View
from desktop.core.record import Record, Seat
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer

__all__ = ["TABLE_LAWS", "check_table"]

TABLE_LAWS: dict[str, str] = {
    "undoes": "taking back restores the bytes, and is refused past a die or a secret",
    "saves": "saved and loaded at a decision, the game has the same bytes and shows and asks the same",
    "thinks": "bots of every level finish a game with legal answers, each in its time",
}

PROBES = 20
"""So many decisions of a game are looked at from its beginning on."""

SELDOM = 5
"""Later ones by a chance of ``SELDOM / step``: who loads a game repeats all its steps, thousands in some."""

HURRIED = 0.03
"""Seconds for each answer of a bot: the law is about keeping to the time, not about playing well."""

LATE = 1.5
"""Seconds of one core that an answer may take beyond, for what a bot does before it looks at the clock."""


class _Silent:
    """A player who lets the law decide."""

    def update(self, events: Sequence[Event], view: View) -> None:
        """Learn nothing."""

    def ask(self, decision: Decision) -> None:
        """Say nothing."""

    def withdraw(self, decision: Decision) -> None:
        """Say nothing."""


def check_table(game: Game[Any, Any, Any], seats: int, options: Options, *, seed: int) -> list[Verdict]:
    """Play a random game at a table and one of each level, and return the verdict on every law."""
    complete = game.meta.complete(options, seats)
    walk = _Walk(game, seats, complete, seed)
    walk.run()
    verdicts = [
        Verdict(law, law not in walk.broken, walk.cases[law], walk.broken.get(law, ""))
        for law in ("undoes", "saves")
    ]
    return [*verdicts, _thinks(game, seats, complete, seed)]


class _Walk:
    """A random game at a table under observation."""

    def __init__(self, game: Game[Any, Any, Any], seats: int, options: Options, seed: int) -> None:
        self.game = game
        self.rng = Random(f"table {game.meta.id} {seats} {seed}")
        self.timer = VirtualTimer()
        self.cases = {"undoes": 0, "saves": 0}
        self.broken: dict[str, str] = {}
        occupants = [Seat(str(seat), seat % 6, None if seat == 0 else "random") for seat in range(seats)]
        self.players = [_Silent() for _ in range(seats)]
        self.table = Table(game, occupants, self.players, options, seed=seed, timer=self.timer)

    def run(self) -> None:
        """Play to the end."""
        self.table.start()
        steps = 0
        while not self.table.over and steps < self.game.meta.longest:
            decisions = list(self.table.open.values())
            if not decisions:
                if not self.timer.skip():
                    break
                continue
            decision = self.rng.choice(decisions)
            if steps < PROBES or self.rng.random() < SELDOM / steps:
                self.saves()
                self.undoes(decision)
            else:
                self.table.answer(decision.id, self.rng.choice(decision.options))
            steps += 1

    def hold(self, law: str, fact: bool, otherwise: str) -> None:  # noqa: FBT001 - it is the statement itself
        """Note whether a law held."""
        self.cases[law] += 1
        if not fact:
            self.broken.setdefault(law, f"step {len(self.table.record().steps)}: {otherwise}")

    def undoes(self, decision: Decision) -> None:
        """Answer; then take back, or see why not, and answer the same again."""
        table, action = self.table, self.rng.choice(decision.options)
        before = self.bytes(table)
        steps = len(table.record().steps)
        table.answer(decision.id, action)
        after = table.record().steps
        if decision.seat != 0 or len(after) != steps + 1 or len(decision.options) == 1 or table.over:
            return
        if table.undo_refusal(0) is not None:
            return
        self.hold("undoes", not after[-1].chance, "a step that used chance can be taken back")
        table.undo(0)
        self.hold("undoes", self.bytes(table) == before, "taking back leaves other bytes")
        again = table.open[0]
        self.hold("undoes", again.options == decision.options, "the question has other options")
        table.answer(again.id, action)

    def bytes(self, table: Table) -> bytes:
        """Return the record and all views."""
        views = [table.view(seat) for seat in (None, *range(len(self.players)))]
        return msgspec.json.encode((table.record(), views))

    def saves(self) -> None:
        """Save, load, compare."""
        raw = msgspec.json.encode(self.table.record())
        record = msgspec.json.decode(raw, type=Record)
        again = Table.resume(self.game, record, self.players, timer=VirtualTimer())
        again.start()
        self.hold("saves", again.doubt is None, f"the record is not verified: {again.doubt}")
        self.hold("saves", self.bytes(again) == self.bytes(self.table), "other bytes")
        asked = {seat: (each.options, each.prompt) for seat, each in self.table.open.items()}
        same = {
            seat: (again.open[seat].options, again.open[seat].prompt) for seat in asked if seat in again.open
        }
        self.hold("saves", same == asked, "other questions")


class _Checked(Mind):
    """A mind that may give no answer but an option."""

    def answer(self, *asked: Any) -> Answer:
        """Answer."""
        answer = super().answer(*asked)
        if answer.action not in asked[2]:
            message = f"{answer.action} is not an option"
            raise AssertionError(message)
        return answer


def _thinks(game: Game[Any, Any, Any], seats: int, options: Options, seed: int) -> Verdict:
    """Let bots play, the four levels changing places around the table."""
    bot = game.bot()
    minds = []
    for seat in range(seats):
        name = LEVELS[(seat + seed) % len(LEVELS)]
        hurried = msgspec.structs.replace(bot.levels[name], seconds=min(HURRIED, bot.levels[name].seconds))
        minds.append(Sitter(_Checked(game, hurried, Random(f"{seed} {seat}")), pace(name)))
    try:
        match = Match(game, minds, options, Random(seed), timed=True)
        match.play()
    except Exception as reason:  # noqa: BLE001 - the law is broken however it is broken
        return Verdict("thinks", ok=False, cases=1, detail=f"{type(reason).__name__}: {reason}")
    if match.state.stack:
        return Verdict("thinks", ok=False, cases=match.steps, detail="the game does not end")
    slowest = max((each.seconds for each in match.spent), default=0.0)
    late = slowest > HURRIED + LATE
    detail = f"an answer took {slowest:.1f} s of {HURRIED} s" if late else ""
    return Verdict("thinks", ok=not late, cases=match.steps, detail=detail)
