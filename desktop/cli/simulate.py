"""``simulate``: bot games without a window."""

from __future__ import annotations

import sys
from argparse import Namespace

from desktop.ai.arena import Contest, Report, compare
from desktop.ai.spread import processes
from desktop.cli import words
from desktop.cli.setting import opponents, setting
from desktop.cli.voice import Voice
from desktop.core.text import Text

__all__ = ["run"]


def run(arguments: Namespace, voice: Voice) -> int:
    """Play the games and print who won how often."""
    seats = arguments.seats or ("random", "random", "random")
    game, options = setting(arguments, len(seats))
    opponents(game, seats, people=False)
    contest = Contest(game, seats, options, arguments.games, arguments.seed, arguments.unhurried)
    shown = sys.stderr.isatty() if arguments.progress is None else arguments.progress
    progress = voice.bar(arguments.games) if shown else _nothing
    with processes(arguments.workers) as executor:
        report = compare(contest, executor, progress)
    if arguments.json:
        voice.json(report)
    else:
        _tell(report, game.meta.name, voice)
    return 0


def _nothing(games: int) -> None:
    """Show no progress."""


def _tell(report: Report, name: Text, voice: Voice) -> None:
    rows = [
        (
            each.level,
            f"{each.wins:g}",
            f"{100 * each.share:.1f} %",
            f"{100 * each.low:.1f}–{100 * each.high:.1f} %",
            f"{each.mean_score:.1f}",
        )
        for each in report.seats
    ]
    voice.table((words.OPPONENT, words.WINS, words.SHARE, words.INTERVAL, words.MEAN_SCORE), rows)
    voice.line()
    voice.say(words.PLAYED.fill(n=report.games, game=name, seconds=f"{report.seconds:.1f}"))
    voice.say(words.DECISIONS.fill(n=report.decisions))
    score = report.winner_score
    voice.say(
        words.WINNERS.fill(
            median=f"{score.median:g}", mean=f"{score.mean or 0:.1f}", rounds=f"{report.rounds.median:g}"
        )
    )
    if report.unfinished:
        voice.say(words.UNFINISHED.fill(n=report.unfinished))
