"""Many games between levels, in processes, with the figures that tell whether one is better."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from functools import partial
from random import Random
from statistics import fmean, median
from time import perf_counter
from typing import Any

import msgspec

from desktop.ai.levels import level, pace, unhurried
from desktop.ai.match import Match, Noted, Sitter, Spent
from desktop.ai.mind import Mind
from desktop.ai.spread import spread
from desktop.ai.worlds import payoff
from desktop.core.game import Game, Setting
from desktop.core.text import Text

__all__ = [
    "Contest",
    "Gathered",
    "Report",
    "Seating",
    "Standing",
    "Thinking",
    "compare",
    "places_of",
    "play_games",
    "wilson",
]

BATCHES = 24
"""How many batches each process gets at least, so that the progress is seen and nobody waits at the end."""

MOST = 25
"""How many games a batch holds at most."""

Z = 1.959964
"""Standard deviations of a 95 % interval."""


class Contest(msgspec.Struct, frozen=True):
    """What is to be played.

    Attributes:
        levels: an opponent's name for every entrant.
        unhurried: thinking is limited by iterations alone, so that the same seed gives the same games.
        timed: the processor time of every answer is measured.
        by_seat: it is told too how the seats did, whoever sat there.
        counted: the figures that the game names are gathered.
    """

    game: Game[Any, Any, Any]
    levels: tuple[str, ...]
    options: dict[str, Setting]
    games: int
    seed: int
    unhurried: bool = False
    timed: bool = False
    by_seat: bool = False
    counted: bool = False


class Outcome(msgspec.Struct, frozen=True):
    """One game; shares and scores by entrant, and what every answer took in a timed contest.

    ``places`` is where every entrant sat; ``noted`` are the figures of a counted contest.
    """

    number: int
    finished: bool
    places: tuple[int, ...]
    shares: tuple[float, ...]
    scores: tuple[float, ...]
    steps: int
    rounds: int
    spent: tuple[Spent, ...] = ()
    noted: tuple[Noted, ...] = ()


class Standing(msgspec.Struct, frozen=True):
    """How an entrant did: its ``share`` of the wins with a 95 % interval, ties split.

    Unfinished games do not count.
    """

    seat: int
    level: str
    wins: float
    share: float
    low: float
    high: float
    mean_score: float


class Seating(msgspec.Struct, frozen=True):
    """How those did who sat at a seat, as in ``Standing``: fair seats have equal shares among equals."""

    seat: int
    wins: float
    share: float
    low: float
    high: float


class Middle(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where the middle of some figures lies."""

    median: float
    mean: float | None = None


class Thinking(msgspec.Struct, frozen=True):
    """How long a level thought about one kind of question where it had a choice, in seconds of one core."""

    level: str
    question: str
    decisions: int
    median: float
    longest: float


class Gathered(msgspec.Struct, frozen=True):
    """A figure of a game over many games: how often it came in a round (0: in all), and its middle."""

    name: Text
    round: int
    count: int
    mean: float
    median: float


class Report(msgspec.Struct, frozen=True, omit_defaults=True):
    """What came of a contest; ``thinking`` only of a timed one, all questions of a level first.

    ``figures`` are only of a counted one, all rounds of a figure first.
    ``seats`` are entrants, wherever they sat; ``places`` are the seats of the table, if they were wanted.
    """

    game: str
    games: int
    seed: int
    seconds: float
    decisions: int
    unfinished: int
    winner_score: Middle
    rounds: Middle
    seats: tuple[Standing, ...]
    thinking: tuple[Thinking, ...] = ()
    places: tuple[Seating, ...] = ()
    figures: tuple[Gathered, ...] = ()


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the 95 % interval of a share by Wilson's score method.

    >>> tuple(round(bound, 3) for bound in wilson(50, 100))
    (0.404, 0.596)
    """
    if not games:
        return 0.0, 1.0
    share, square = wins / games, Z * Z
    middle = share + square / (2 * games)
    half = Z * (share * (1 - share) / games + square / (4 * games * games)) ** 0.5
    scale = 1 + square / games
    return max(0.0, (middle - half) / scale), min(1.0, (middle + half) / scale)


def compare(contest: Contest, executor: Executor, progress: Callable[[int], None] = lambda _: None) -> Report:
    """Play a contest and return its figures.

    Args:
        executor: any executor of the standard interface; the contest must reach its processes by pickle.
        progress: called with the number of games played.
    """
    began = perf_counter()
    size = max(1, min(MOST, contest.games // BATCHES))
    batches = (range(first, min(first + size, contest.games)) for first in range(0, contest.games, size))
    outcomes: list[Outcome] = []
    for some in spread(executor, partial(play_games, contest), batches):
        outcomes += some
        progress(len(outcomes))
    outcomes.sort(key=lambda outcome: outcome.number)
    return _report(contest, outcomes, perf_counter() - began)


def play_games(contest: Contest, numbers: Sequence[int]) -> list[Outcome]:
    """Play some games of a contest, each by its number and the seed alone."""
    return [_play(contest, number) for number in numbers]


def _play(contest: Contest, number: int) -> Outcome:
    """Play one game; entrants change places by whole teams, so that none profits from its place."""
    game = contest.game
    seats = len(contest.levels)
    entrants = places_of(seats, game.team, number)
    sitters = [_sit(contest, number, entrant) for entrant in entrants]
    rng = Random(f"chance {contest.seed} {number}")
    match = Match(game, sitters, contest.options, rng, timed=contest.timed, counted=contest.counted)
    match.play()
    finished = not match.state.stack
    shares = payoff(game, match.state) if finished else (0.0,) * seats
    scores = game.scores(match.state)
    places = [entrants.index(entrant) for entrant in range(seats)]
    return Outcome(
        number=number,
        finished=finished,
        places=tuple(places),
        shares=tuple(shares[seat] for seat in places),
        scores=tuple(scores[seat] for seat in places),
        steps=match.steps,
        rounds=game.round(match.state),
        spent=tuple(each._replace(seat=entrants[each.seat]) for each in match.spent),
        noted=tuple(match.noted),
    )


def places_of(seats: int, team: int, number: int) -> list[int]:
    """Return who sits at every seat in a game; whoever plays alone beside whole teams keeps the place.

    >>> places_of(5, 2, 1)
    [2, 3, 0, 1, 4]
    """
    whole = seats - seats % team
    return [(seat - number * team) % whole if seat < whole else seat for seat in range(seats)]


def _sit(contest: Contest, number: int, entrant: int) -> Sitter:
    name = contest.levels[entrant]
    of = level(contest.game, name)
    rng = Random(f"thought {contest.seed} {number} {entrant}")
    return Sitter(Mind(contest.game, unhurried(of) if contest.unhurried else of, rng), pace(name))


def _report(contest: Contest, outcomes: Sequence[Outcome], seconds: float) -> Report:
    finished = [outcome for outcome in outcomes if outcome.finished]
    best = [
        fmean(score for score, share in zip(each.scores, each.shares, strict=True) if share)
        for each in finished
    ]
    return Report(
        game=contest.game.meta.id,
        games=len(outcomes),
        seed=contest.seed,
        seconds=round(seconds, 3),
        decisions=sum(outcome.steps for outcome in outcomes),
        unfinished=len(outcomes) - len(finished),
        winner_score=Middle(median(best or [0.0]), fmean(best or [0.0])),
        rounds=Middle(median([outcome.rounds for outcome in finished] or [0])),
        seats=tuple(_standing(contest, finished, entrant) for entrant in range(len(contest.levels))),
        thinking=tuple(_thinking(contest, outcomes)),
        places=tuple(_seating(contest, finished)) if contest.by_seat else (),
        figures=tuple(_gathered(finished)),
    )


def _thinking(contest: Contest, outcomes: Sequence[Outcome]) -> Iterator[Thinking]:
    """Yield what the answers of every level took, all together and by the kind of question."""
    taken: dict[tuple[str, str], list[float]] = {}
    for outcome in outcomes:
        for seat, question, seconds in outcome.spent:
            for kind in ("", question):
                taken.setdefault((contest.levels[seat], kind), []).append(seconds)
    for (name, question), times in sorted(taken.items()):
        yield Thinking(name, question, len(times), median(times), max(times))


def _gathered(finished: Sequence[Outcome]) -> Iterator[Gathered]:
    """Yield the figures of all games, in all rounds and in every round."""
    found: dict[str, dict[int, list[float]]] = {}
    names: dict[str, Text] = {}
    for outcome in finished:
        for number, figure in outcome.noted:
            name = str(figure.name)
            names[name] = figure.name
            for each in (0, number):
                found.setdefault(name, {}).setdefault(each, []).append(figure.value)
    for name, rounds in sorted(found.items()):
        for number, values in sorted(rounds.items()):
            yield Gathered(names[name], number, len(values), fmean(values), median(values))


def _seating(contest: Contest, finished: Sequence[Outcome]) -> Iterator[Seating]:
    """Yield how every seat of the table did."""
    for seat in range(len(contest.levels)):
        wins = sum(outcome.shares[outcome.places.index(seat)] for outcome in finished)
        low, high = wilson(wins, len(finished))
        yield Seating(seat, round(wins, 4), wins / len(finished) if finished else 0.0, low, high)


def _standing(contest: Contest, finished: Sequence[Outcome], entrant: int) -> Standing:
    wins = sum(outcome.shares[entrant] for outcome in finished)
    low, high = wilson(wins, len(finished))
    return Standing(
        seat=entrant,
        level=contest.levels[entrant],
        wins=round(wins, 4),
        share=wins / len(finished) if finished else 0.0,
        low=low,
        high=high,
        mean_score=fmean([outcome.scores[entrant] for outcome in finished] or [0.0]),
    )
