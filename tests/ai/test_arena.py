"""Comparisons of levels."""

from __future__ import annotations

import errno
from collections.abc import Sized
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from random import Random

import msgspec
import pytest

from desktop.ai import arena, spread
from desktop.ai.arena import Contest, compare, places_of, play_games, wilson
from desktop.ai.levels import level
from desktop.ai.match import Match, Sitter
from desktop.ai.mind import Mind
from desktop.ai.spread import processes
from desktop.ai.worlds import next_actor, payoff, random_game
from desktop.core.game import Figure
from desktop.core.text import literal
from desktop.games import load
from tests.ai.nim import Fingers, Nim
from tests.reference import GAME
from tests.reference.bot import LanternBot
from tests.reference.data import LANTERNS
from tests.reference.events import LanternGrabbed
from tests.reference.game import Lanterns

DEVIL = load("devil")


def contest(game=GAME, levels=("random",) * 4, games=6, **more):
    return Contest(game, levels, game.meta.defaults(len(levels)), games, seed=3, unhurried=True, **more)


class Here(Executor):
    """An executor that works at once."""

    def submit(self, call, /, *arguments, **named):
        future = Future()
        future.set_result(call(*arguments, **named))
        return future


def figures(report):
    return msgspec.structs.replace(report, seconds=0)


def test_the_same_seed_gives_the_same_figures_in_any_executor():
    wanted = contest(levels=("greedy", "beginner", "random", "random"))
    here = compare(wanted, Here())
    with ThreadPoolExecutor(2) as threads:
        assert figures(compare(wanted, threads)) == figures(here)
    with processes(2) as spawned:
        assert figures(compare(wanted, spawned)) == figures(here)


def test_no_more_processes_are_wanted_than_the_system_bears(monkeypatch):
    wanted = []
    monkeypatch.setattr(spread, "MOST", 61)
    monkeypatch.setattr(spread, "ProcessPoolExecutor", lambda count, **_: wanted.append(count) or Here())
    with processes(64):
        assert wanted == [61]


def test_where_no_process_can_be_started_none_is_left(monkeypatch):
    class Full(Here):
        left = True

        def submit(self, call, /, *arguments, **named):
            raise OSError(errno.EAGAIN, "too many")

        def shutdown(self, wait=True, *, cancel_futures=False):
            self.left = False

    full = Full()
    monkeypatch.setattr(spread, "ProcessPoolExecutor", lambda *_, **__: full)
    with pytest.raises(OSError, match="too many"), processes(2):
        pass
    assert not full.left


def test_batches_are_made_as_they_are_handed_out_however_many_games_are_asked_for(monkeypatch):
    handed = []

    def some(_executor, _call, batches):
        handed.append(batches)
        return ()

    monkeypatch.setattr(arena, "spread", some)
    compare(contest(games=1000), Here())
    assert not isinstance(handed[0], Sized)


def test_progress_counts_games_up_to_the_last():
    counted = []
    compare(contest(Nim(), ("random", "random"), games=50), Here(), counted.append)
    assert counted == sorted(counted)
    assert counted[-1] == 50


def test_shares_sum_to_one_with_ties_split():
    report = compare(contest(DEVIL, ("random",) * 3, games=12), Here())
    assert sum(seat.share for seat in report.seats) == pytest.approx(1)
    assert sum(seat.wins for seat in report.seats) == pytest.approx(12)


def test_a_tie_splits_the_win():
    state = Fingers().setup(2, {}, None)
    state.stack.clear()
    state.shown = [2, 2]
    assert payoff(Fingers(), state) == (0.5, 0.5)


def test_levels_change_places_from_game_to_game():
    """In Nim with ten matches the first seat wins if both play well: places must not decide."""
    report = compare(contest(Nim(), ("expert", "expert"), games=4), Here())
    assert [seat.wins for seat in report.seats] == [2, 2]


def test_teams_stay_together_when_places_change():
    (first, second) = play_games(contest(levels=("greedy", "greedy", "random", "random"), games=2), range(2))
    for outcome in (first, second):
        assert outcome.shares[0] == outcome.shares[1]
        assert outcome.shares[2] == outcome.shares[3]


@pytest.mark.parametrize(
    ("seats", "team", "number", "expected"),
    [(3, 1, 1, [2, 0, 1]), (4, 2, 1, [2, 3, 0, 1]), (4, 2, 2, [0, 1, 2, 3]), (5, 2, 1, [2, 3, 0, 1, 4])],
)
def test_places_change_by_whole_teams(seats, team, number, expected):
    assert places_of(seats, team, number) == expected


def test_the_better_level_wins_more():
    report = compare(contest(Nim(), ("expert", "random"), games=20), Here())
    assert report.seats[0].low > 0.5 > report.seats[1].high


def test_a_game_that_does_not_end_is_counted_apart():
    class Endless(Nim):
        meta = msgspec.structs.replace(Nim.meta, longest=2)

    report = compare(contest(Endless(), ("random", "random"), games=5), Here())
    assert report.unfinished == 5
    assert report.seats[0].share == 0
    assert (report.seats[0].low, report.seats[0].high) == (0, 1)


def test_games_that_end_and_games_that_do_not_are_told_apart():
    class Short(Nim):
        meta = msgspec.structs.replace(Nim.meta, longest=5)

    report = compare(contest(Short(), ("random", "random"), games=40), Here())
    ended = round(sum(seat.wins for seat in report.seats))
    assert 0 < ended < 40
    assert report.unfinished == 40 - ended


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (10, 10, 0.7225, 1.0), (500, 1000, 0.4691, 0.5309)],
)
def test_wilson_intervals_are_those_of_the_tables(wins, games, low, high):
    assert wilson(wins, games) == pytest.approx((low, high), abs=1e-4)


def test_a_report_has_the_fields_that_scripts_rely_on():
    report = msgspec.to_builtins(compare(contest(Nim(), ("random", "random")), Here()))
    fields = {
        "game",
        "games",
        "seed",
        "seconds",
        "decisions",
        "unfinished",
        "winner_score",
        "rounds",
        "seats",
    }
    assert set(report) == fields
    assert set(report["winner_score"]) == {"mean", "median"}
    assert "median" in report["rounds"]
    assert set(report["seats"][0]) == {"seat", "level", "wins", "share", "low", "high", "mean_score"}


def test_seats_are_told_whoever_sat_there():
    report = compare(contest(Nim(), ("greedy", "random"), games=10, by_seat=True), Here())
    assert [each.seat for each in report.places] == [0, 1]
    assert sum(each.wins for each in report.places) == 10
    assert report.places[0].wins != report.seats[0].wins


class Counted(Lanterns):
    def figures(self, event):
        return (Figure(literal("Lanterns"), 2.0),) if isinstance(event, LanternGrabbed) else ()


def test_figures_of_a_game_are_gathered_by_round_and_in_all():
    report = compare(contest(Counted(), games=3, counted=True), Here())
    total, *rounds = report.figures
    assert (total.round, total.mean) == (0, 2)
    assert total.count == sum(each.count for each in rounds) > 0
    assert [each.round for each in rounds] == sorted({each.round for each in rounds})


def test_times_are_told_by_level_and_question_if_they_are_wanted():
    report = compare(contest(levels=("greedy", "beginner", "random", "random"), timed=True), Here())
    told = {(each.level, each.question): each.decisions for each in report.thinking}
    names = {name for name, _ in told}
    assert names == {"greedy", "beginner", "random"}
    for name in names:
        assert told[name, ""] == sum(count for (each, kind), count in told.items() if each == name and kind)


class QuickBot(LanternBot):
    def delay(self, view, seat, action, level, rng):
        return 310 if level == "expert" else 2000


class Timed(Lanterns):
    def bot(self):
        return QuickBot()


def test_in_virtual_time_the_quicker_level_grabs_more():
    game = Timed()
    sitters = [Sitter(Mind(game, level(game, "greedy"), Random(seat)), "casual") for seat in range(4)]
    sitters[2] = Sitter(sitters[2].mind, "expert")
    match = Match(game, sitters, game.meta.defaults(4), Random(1))
    match.play()
    lanterns = match.state.lanterns
    assert lanterns[2] > max(lanterns[0], lanterns[1], lanterns[3])
    assert sum(lanterns) <= 2 * LANTERNS
    assert match.now > 0


def test_in_virtual_time_the_limit_ends_the_race():
    class Asleep(QuickBot):
        def delay(self, view, seat, action, level, rng):
            return 10**6

    class Sleepy(Lanterns):
        def bot(self):
            return Asleep()

    game = Sleepy()
    sitters = [Sitter(Mind(game, level(game, "greedy"), Random(seat)), "casual") for seat in range(4)]
    match = Match(game, sitters, game.meta.defaults(4), Random(1))
    match.play()
    assert match.state.lanterns == [0, 0, 0, 0]


def test_bots_that_watch_see_what_their_seat_sees_and_no_more():
    seen = {}

    class Watching(LanternBot):
        watches = True

        def observe(self, events, view, now):
            seen.setdefault(view.seat, []).extend(events)

    class Watched(Lanterns):
        def bot(self):
            return Watching()

    game = Watched()
    sitters = [Sitter(Mind(game, level(game, "greedy"), Random(seat)), "casual") for seat in range(4)]
    Match(game, sitters, game.meta.defaults(4), Random(1)).play()
    assert sorted(seen) == [0, 1, 2, 3]
    for seat, events in seen.items():
        for event in events:
            assert event.seen_by(seat) == event


def test_in_playouts_all_seats_act_alike_and_the_clock_seldom():
    rng = Random(1)
    taken = [next_actor((-1, 0, 1), rng) for _ in range(25_000)]
    assert taken.count(-1) == pytest.approx(1000, rel=0.2)
    assert taken.count(0) == pytest.approx(12_000, rel=0.05)
    assert taken.count(1) == pytest.approx(12_000, rel=0.05)


def test_a_random_game_ends_and_counts_its_answers():
    state, steps = random_game(DEVIL, 3, DEVIL.meta.defaults(3), Random(1))
    assert not state.stack
    assert steps > 50
