"""``check``: the laws that every game keeps."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable, Sequence
from contextlib import nullcontext
from typing import Any, NamedTuple

from desktop import games
from desktop.ai.spread import spread
from desktop.cli import words
from desktop.cli.setting import setting
from desktop.cli.voice import Voice
from desktop.cli.workers import workers
from desktop.core.contract import LAWS, Verdict, check, option_sets
from desktop.core.game import Game, Setting
from desktop.table.laws import TABLE_LAWS, check_table

__all__ = ["run"]

ALL_LAWS = LAWS | TABLE_LAWS


def run(arguments: Namespace, voice: Voice) -> int:
    """Print the verdict on every law; 1 if one is broken."""
    game = games.load(arguments.game)
    found = cases(arguments)
    laws = verdicts(found, arguments.workers, voice.progress(len(found), shown=arguments.progress))
    ok = all(law.ok for law in laws)
    if arguments.json:
        voice.json({"game": game.meta.id, "laws": laws, "ok": ok})
        return 0 if ok else 1
    rows = [(law.law, words.YES if law.ok else words.NO, law.cases) for law in laws]
    voice.table((words.LAW, words.HOLDS, words.CASES), rows)
    for law in laws:
        if not law.ok:
            voice.line(f"{law.law}: {ALL_LAWS[law.law]}; {law.detail}")
    voice.say((words.KEPT if ok else words.BROKEN).fill(game=game.meta.name))
    return 0 if ok else 1


class Case(NamedTuple):
    """One game to look at."""

    game: Game[Any, Any, Any]
    seats: int
    options: dict[str, Setting]
    seed: int

    def __str__(self) -> str:
        return f"{self.seats} seats, {self.options}, seed {self.seed}"


def cases(arguments: Namespace) -> list[Case]:
    """Return games over all seat counts and options, or those asked for."""
    game = games.load(arguments.game)
    fewest, most = game.meta.seats
    found = []
    for seats in range(fewest, most + 1):
        if arguments.seats not in {None, seats}:
            continue
        sets = list(option_sets(game, seats)) if not arguments.option else [setting(arguments, seats)[1]]
        found += [Case(game, seats, options, seed) for options in sets for seed in range(arguments.seeds)]
    if not found:
        setting(arguments, arguments.seats)
    return found


def verdicts(
    found: Sequence[Case], count: int | None, progress: Callable[[int], None] = lambda _: None
) -> list[Verdict]:
    """Return the verdict on every law over all cases, looked at in so many processes."""
    total = {law: Verdict(law, ok=True, cases=0) for law in ALL_LAWS}
    progress(0)  # the first case may take a while
    with workers(count) if count != 1 else nullcontext() as executor:
        checked = spread(executor, look, found) if executor else map(look, found)
        for done, (case, looked) in enumerate(checked, 1):
            progress(done)
            for one in looked:
                total[one.law] = _both(total[one.law], one, str(case))
    return list(total.values())


def look(case: Case) -> tuple[Case, list[Verdict]]:
    """Check the laws in one game."""
    laws = check(case.game, case.seats, case.options, seed=case.seed)
    if case.seed == 0:  # bots take their time
        laws += check_table(case.game, case.seats, case.options, seed=case.seed)
    return case, laws


def _both(so_far: Verdict, one: Verdict, where: str) -> Verdict:
    detail = so_far.detail or (f"{one.detail} ({where})" if not one.ok else "")
    return Verdict(so_far.law, so_far.ok and one.ok, so_far.cases + one.cases, detail)
