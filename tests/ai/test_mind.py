"""Minds of all methods, on games whose best answers are known."""

from __future__ import annotations

from itertools import count
from random import Random

import msgspec
import pytest

from desktop.ai import budget, flat
from desktop.ai.levels import Unknown, level, opponents, pace, unhurried
from desktop.ai.mind import Mind
from desktop.core.bot import Level
from desktop.core.dealer import Recorder
from tests.ai.nim import Dare, Fingers, Nim, Show, Take, at
from tests.reference import GAME

SEARCHES = [Level(method=method, iterations=600, seconds=60) for method in ("flat", "ismcts")]
SEARCHING = pytest.mark.parametrize("search", SEARCHES, ids=lambda search: search.method)


@SEARCHING
@pytest.mark.parametrize(("pile", "best"), [(3, 3), (5, 1), (6, 2), (7, 3)])
def test_search_leaves_a_multiple_of_four(search, pile, best):
    view, options = at(pile)
    assert Mind(Nim(), search, Random(1)).answer(view, 0, options).action == Take(best)


def test_tree_search_sees_further_than_playouts():
    view, options = at(10)
    deep = msgspec.structs.replace(SEARCHES[1], iterations=3000)
    assert Mind(Nim(), deep, Random(1)).answer(view, 0, options).action == Take(2)


@SEARCHING
def test_search_finds_the_dominating_answer_of_a_simultaneous_choice(search):
    game = Fingers()
    state = game.setup(2, {}, None)
    answer = Mind(game, search, Random(2)).answer(game.view(state, 0), 0, game.options(state, 0))
    assert answer.action == Show(3)


@pytest.mark.parametrize("seed", range(8))
def test_tree_search_knows_what_the_last_of_several_does_who_answer_at_once(seed):
    game = Dare()
    state = game.setup(3, {}, None)
    answer = Mind(game, SEARCHES[1], Random(seed)).answer(game.view(state, 0), 0, game.options(state, 0))
    assert answer.action == Show(0), "the third would stop whoever dares, though the second is asked first"


@SEARCHING
def test_every_answer_carries_its_share_of_wins_and_the_reason(search):
    view, options = at(6)
    answer = Mind(Nim(), search, Random(1)).answer(view, 0, options)
    assert answer.advice[0].action == answer.action
    assert all(0 <= each.value <= 1 and each.share for each in answer.advice)
    assert str(answer.advice[0].reason).startswith(f"Wins {round(100 * answer.advice[0].value)}% of ")


@SEARCHING
def test_the_same_seed_thinks_the_same(search):
    view, options = at(9)
    first, second = (Mind(Nim(), search, Random(5)).advise(view, 0, options) for _ in range(2))
    assert first == second


@SEARCHING
def test_breadth_limits_what_is_looked_into(search):
    view, options = at(9)
    narrow = msgspec.structs.replace(search, breadth=2)
    advice = Mind(Nim(), narrow, Random(1)).advise(view, 0, options)
    assert {each.action for each in advice} == {Take(3), Take(2)}, "the game's own advice comes first"


@SEARCHING
def test_time_limits_thinking(search, monkeypatch):
    looks = count()  # a second passes whenever somebody looks at the clock
    monkeypatch.setattr(budget, "monotonic", lambda: next(looks))
    view, options = at(9)
    long = msgspec.structs.replace(search, iterations=10**9, seconds=50)
    Mind(Nim(), long, Random(1)).answer(view, 0, options)
    assert next(looks) == 51


@SEARCHING
def test_whoever_is_called_off_gives_the_best_so_far(search, monkeypatch):
    monkeypatch.setattr(budget, "LOOK_UP", 0.0)
    view, options = at(5)
    long = msgspec.structs.replace(search, iterations=10**9, seconds=float("inf"))
    looks = iter(range(400))
    answer = Mind(Nim(), long, Random(1)).answer(view, 0, options, lambda: next(looks) == 300)
    assert answer.action == Take(1)


@SEARCHING
def test_search_plays_through_parallel_stacks_real_time_and_secrets(search):
    """At every question of a game that uses everything, search finds a legal answer."""
    quick = msgspec.structs.replace(search, iterations=12)
    rng, dealer = Random(3), Recorder(Random(3))
    state = GAME.setup(4, GAME.meta.defaults(4), dealer)
    minds = [Mind(GAME, quick, Random(seat)) for seat in range(4)]
    while state.stack:
        seat = rng.choice(GAME.actors(state))
        action = GAME.default(state, seat)
        if seat >= 0:
            action = minds[seat].answer(GAME.view(state, seat), seat, GAME.options(state, seat)).action
        GAME.play(state, seat, action, dealer)
    assert min(GAME.places(state)) == 1


def test_a_search_cut_short_asks_the_bot_for_a_value():
    class Sure(type(Nim().bot())):
        def value(self, state):
            return (0.25, 0.75)

    class Short(Nim):
        def bot(self):
            return Sure()

    view, options = at(10)
    cut = Level(method="flat", iterations=30, depth=1)
    advice = Mind(Short(), cut, Random(1)).advise(view, 0, options)
    assert {each.value for each in advice} == {0.25}


def test_random_takes_everything_in_turn_and_needs_no_bot():
    class Botless(Nim):
        def bot(self):
            raise NotImplementedError

    view, options = at(9)
    mind = Mind(Botless(), level(Botless(), "random"), Random(1))
    assert {mind.answer(view, 0, options).action for _ in range(60)} == set(options)


def test_greedy_follows_the_advice_of_the_game():
    view, options = at(9)
    assert Mind(Nim(), level(Nim(), "greedy"), Random(1)).answer(view, 0, options).action == Take(3)


def test_a_slip_takes_the_second_or_third_best_about_as_often_as_the_level_says():
    view, options = at(9)
    mind = Mind(Nim(), level(Nim(), "beginner"), Random(1))
    taken = [mind.answer(view, 0, options).action for _ in range(2000)]
    assert 900 < taken.count(Take(3)) < 1100
    assert taken.count(Take(2)) > taken.count(Take(1)) > 200


def test_a_single_option_needs_no_thought():
    view, options = at(1)
    mind = Mind(Nim(), Level(method="ismcts", iterations=10**9, seconds=60), Random(1))
    assert mind.answer(view, 0, options).action == Take(1)


@pytest.mark.parametrize(("alias", "name"), [("easy", "beginner"), ("medium", "skilled"), ("hard", "expert")])
def test_levels_have_aliases(alias, name):
    assert level(GAME, alias) == GAME.bot().levels[name]
    assert pace(alias) == name


def test_a_game_may_have_opponents_of_its_own():
    assert level(Nim(), "flat").method == "flat"
    assert "flat" in opponents(Nim())
    assert pace("flat") == "skilled"


def test_an_unknown_opponent_is_told_with_the_known_ones():
    with pytest.raises(Unknown, match=r"no opponent “wizard”; possible: beginner, casual, .*flat"):
        level(Nim(), "wizard")


def test_an_unhurried_level_has_no_time_limit():
    assert unhurried(Level(seconds=1.0)).seconds == float("inf")


SURE, NEVER, HALF = [1.0] * 16, [0.0] * 16, [0.0, 1.0] * 8


@pytest.mark.parametrize(
    ("shares", "left"),
    [
        ([SURE, NEVER], [0]),
        ([NEVER, SURE, NEVER], [1]),
        ([HALF, HALF], [0, 1]),
        ([HALF, HALF[::-1]], [0, 1]),
        ([SURE, [0.0, *SURE[1:]]], [0, 1]),
    ],
    ids=["worse", "several", "the same", "as good", "worse by chance"],
)
def test_flat_search_drops_answers_that_are_clearly_worse(shares, left):
    assert flat._race(shares, list(range(len(shares)))) == left


def test_flat_search_ends_when_one_answer_is_left():
    view, options = at(3)
    answer = Mind(Nim(), SEARCHES[0], Random(1)).answer(view, 0, options)
    assert f" of {flat.FIRST_CUT} tried" in str(answer.advice[0].reason)
