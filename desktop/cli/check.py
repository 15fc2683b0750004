"""``check``: the laws that every game keeps."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from desktop import games
from desktop.cli import words
from desktop.cli.voice import Voice
from desktop.core.contract import LAWS, Verdict, check, option_sets
from desktop.core.game import Game

__all__ = ["run"]


def run(arguments: Namespace, voice: Voice) -> int:
    """Print the verdict on every law; 1 if one is broken."""
    game = games.load(arguments.game)
    laws = verdicts(game, arguments.seeds)
    ok = all(law.ok for law in laws)
    if arguments.json:
        voice.json({"game": game.meta.id, "laws": laws, "ok": ok})
        return 0 if ok else 1
    rows = [(law.law, words.YES if law.ok else words.NO, law.cases) for law in laws]
    voice.table((words.LAW, words.HOLDS, words.CASES), rows)
    for law in laws:
        if not law.ok:
            voice.line(f"{law.law}: {LAWS[law.law]}; {law.detail}")
    voice.say((words.KEPT if ok else words.BROKEN).fill(game=game.meta.name))
    return 0 if ok else 1


def verdicts(game: Game[Any, Any, Any], seeds: int) -> list[Verdict]:
    """Return the verdict on every law over all seat counts and options."""
    fewest, most = game.meta.seats
    total = {law: Verdict(law, ok=True, cases=0) for law in LAWS}
    for seats in range(fewest, most + 1):
        for options in option_sets(game, seats):
            for seed in range(seeds):
                for one in check(game, seats, options, seed=seed):
                    total[one.law] = _both(total[one.law], one, f"{seats} seats, {options}, seed {seed}")
    return list(total.values())


def _both(so_far: Verdict, one: Verdict, where: str) -> Verdict:
    detail = so_far.detail or (f"{one.detail} ({where})" if not one.ok else "")
    return Verdict(so_far.law, so_far.ok and one.ok, so_far.cases + one.cases, detail)
