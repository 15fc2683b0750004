"""``simulate``: bot games without a window."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from desktop import games
from desktop.ai.arena import Contest, Report, compare, wilson
from desktop.cli import words
from desktop.cli.setting import opponents, setting
from desktop.cli.voice import Voice, Wrong
from desktop.cli.workers import workers
from desktop.core.bot import LEVELS
from desktop.core.game import Game
from desktop.core.text import Text, Value

__all__ = ["ladder", "run"]


def run(arguments: Namespace, voice: Voice) -> int:
    """Play the games and print who won how often."""
    tables = _tables(arguments)
    game, options = setting(arguments, len(tables[0]))
    opponents(game, tables[0], people=False)
    reports = []
    with workers(arguments.workers) as executor:
        for seats in tables:
            contest = Contest(
                game,
                seats,
                options,
                arguments.games,
                arguments.seed,
                unhurried=arguments.unhurried,
                timed=arguments.times,
                by_seat=arguments.by_seat,
                counted=arguments.figures,
            )
            progress = voice.progress(arguments.games, shown=arguments.progress)
            reports.append(compare(contest, executor, progress))
    if arguments.json:
        voice.json(reports if arguments.ladder else reports[0])
    else:
        _tell(reports, game, voice, ladder=bool(arguments.ladder))
    return 0


def _tables(arguments: Namespace) -> list[tuple[str, ...]]:
    """Return who sits at each table that is asked for; without a wish random players at the smallest."""
    if arguments.ladder and arguments.seats:
        raise Wrong(words.LADDER_SEATS)
    if arguments.ladder:
        return ladder(games.load(arguments.game), arguments.ladder)
    fewest, _ = games.meta(arguments.game).seats
    return [arguments.seats or ("random",) * fewest]


RUNGS = (words.OPPONENT, words.AGAINST, words.WINS, words.SHARE, words.INTERVAL, words.FAIR)
TIMES = (words.OPPONENT, words.QUESTION, words.ANSWERS, words.MEDIAN_TIME, words.LONGEST_TIME)


def ladder(game: Game[Any, Any, Any], seats: int) -> list[tuple[str, ...]]:
    """Return tables with one of every level (one team, where teams win) against others of the level below."""
    return [(high,) * game.team + (low,) * (seats - game.team) for low, high in pairwise(LEVELS)]


def _rung(report: Report, team: int, voice: Voice) -> tuple[Value, ...]:
    """Return how the higher level did."""
    first, last = report.seats[0], report.seats[-1]
    wins = sum(each.wins for each in report.seats[:team])
    finished = report.games - report.unfinished
    low, high = wilson(wins, finished)
    return (
        first.level,
        last.level,
        f"{voice.number(wins)}/{voice.number(finished)}",
        voice.percent(wins / max(1, finished)),
        voice.percents(low, high),
        voice.percent(team / len(report.seats), 0),
    )


def _tell(reports: Sequence[Report], game: Game[Any, Any, Any], voice: Voice, *, ladder: bool) -> None:
    """Show who won how often, and what else was wanted."""
    if ladder:
        voice.table(RUNGS, [_rung(report, game.team, voice) for report in reports])
    else:
        _tell_one(reports[0], game.meta.name, voice)
    _tell_seats(reports, voice)
    _tell_times(reports, voice)
    _tell_figures(reports, voice)


def _tell_one(report: Report, name: Text, voice: Voice) -> None:
    """Show how every seat of one contest did, and how its games went."""
    rows = [
        (
            each.level,
            voice.number(each.wins),
            voice.percent(each.share),
            voice.percents(each.low, each.high),
            voice.number(each.mean_score, 1),
        )
        for each in report.seats
    ]
    voice.table((words.OPPONENT, words.WINS, words.SHARE, words.INTERVAL, words.MEAN_SCORE), rows)
    voice.line()
    voice.say(words.PLAYED.fill(n=report.games, game=name, seconds=voice.number(report.seconds, 1)))
    voice.say(words.DECISIONS.fill(n=report.decisions))
    score = report.winner_score
    voice.say(
        words.WINNERS.fill(
            median=voice.number(score.median),
            mean=voice.number(score.mean or 0, 1),
            rounds=voice.number(report.rounds.median),
        )
    )
    if report.unfinished:
        voice.say(words.UNFINISHED.fill(n=report.unfinished))


def _tell_seats(reports: Sequence[Report], voice: Voice) -> None:
    """Show how the seats of the table did, if it was wanted."""
    rows = [
        (
            str(each.seat + 1),
            voice.number(each.wins),
            voice.percent(each.share),
            voice.percents(each.low, each.high),
        )
        for report in reports
        for each in report.places
    ]
    if rows:
        voice.line()
        voice.table((words.SEAT, words.WINS, words.SHARE, words.INTERVAL), rows)


def _tell_times(reports: Sequence[Report], voice: Voice) -> None:
    """Show how long the levels thought, if it was measured."""
    rows = [
        (
            each.level,
            each.question or words.ANY_QUESTION,
            voice.number(each.decisions),
            voice.number(1000 * each.median, 1),
            voice.number(1000 * each.longest, 0),
        )
        for report in reports
        for each in report.thinking
    ]
    if rows:
        voice.line()
        voice.table(TIMES, rows)


def _tell_figures(reports: Sequence[Report], voice: Voice) -> None:
    """Show the means of the figures that the game names, by round, if they were wanted."""
    for report in reports:
        rounds = sorted({each.round for each in report.figures if each.round})
        means = {(str(each.name), each.round): voice.number(each.mean, 0) for each in report.figures}
        rows: list[Sequence[Value]] = [
            (
                each.name,
                voice.number(each.count),
                voice.number(each.mean, 0),
                voice.number(each.median),
                *(means.get((str(each.name), number), "") for number in rounds),
            )
            for each in report.figures
            if not each.round
        ]
        if rows:
            voice.line()
            numbers = (words.ROUND.fill(number=number) for number in rounds)
            voice.table((words.FIGURE, words.NUMBER, words.MEAN, words.MEDIAN, *numbers), rows)
