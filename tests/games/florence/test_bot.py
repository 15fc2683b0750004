"""The bots: they answer legally, know only their view, and play what makes sense."""

import re
from random import Random

import pytest

from desktop.ai.arena import Contest, play_games
from desktop.ai.levels import level, unhurried
from desktop.ai.mind import Mind
from desktop.core.bot import LEVELS
from desktop.core.dealer import Dealer
from desktop.games.florence import GAME
from desktop.games.florence.actions import (
    DECLINE,
    END,
    PASS,
    AnyAction,
    Bid,
    Build,
    Complete,
    Convert,
    Open,
    Pass,
    PlayBonus,
    Take,
)
from desktop.games.florence.data import BUILDER, FOR, FOREST, JESTER, LAB, PARK, PRESTIGE, RECRUITING, UNI
from desktop.games.florence.outlook import best_of
from desktop.games.florence.phases.auction import Gift
from desktop.games.florence.quick import quick
from desktop.games.florence.valuing import prospect


def answer(position, name="expert", seat=0):
    mind = Mind(GAME, unhurried(level(GAME, name)), Random(1))
    return mind.answer(GAME.view(position.state, seat), seat, GAME.options(position.state, seat))


def advised(position, name="expert", seat=0) -> AnyAction:
    return answer(position, name, seat).action


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("beginner", 3, {}),
        ("casual", 3, {"cooperative": True}),
        ("skilled", 2, {"muse": True}),
        ("expert", 2, {}),
    ],
)
def test_every_level_finishes_a_game(name, seats, options):
    dealer = Dealer(Random(2))
    state = GAME.setup(seats, GAME.meta.complete(options, seats), dealer)
    minds = [Mind(GAME, level(GAME, name), Random(seat)) for seat in range(seats)]
    while state.stack:
        seat = GAME.actors(state)[0]
        action = minds[seat].answer(GAME.view(state, seat), seat, GAME.options(state, seat)).action
        GAME.play(state, seat, action, dealer)
    assert min(GAME.places(state)) == 1


def test_quick_answers_finish_a_game_and_are_legal():
    rng, dealer = Random(3), Dealer(Random(3))
    state = GAME.setup(4, GAME.meta.defaults(4), dealer)
    while state.stack:
        seat = GAME.actors(state)[0]
        GAME.play(state, seat, quick(state, seat, GAME.options(state, seat), rng), dealer)
    assert max(state.prestige) > 20


def test_a_newcomer_by_rules_of_thumb_holds_its_own_against_beginners():
    names = ("newcomer", "beginner", "beginner", "beginner")
    contest = Contest(GAME, names, GAME.meta.defaults(4), games=4, seed=1)
    scores = [outcome.scores for outcome in play_games(contest, range(4))]
    assert sum(one for one, *_ in scores) > sum(min(others) for _, *others in scores)


# What it knows


def test_a_plan_depends_on_nothing_hidden(scene):
    one = scene(3).hand(0, 6, 3).hand(1, 7, 8).goals(1, 2).auction()
    other = scene(3).hand(0, 6, 3).hand(1, 9, 10).goals(1, 4).auction()
    assert [each.value for each in answer(one).advice] == [each.value for each in answer(other).advice]


# Phase A


def test_a_jester_is_worth_more_with_more_works_to_come(scene):
    early = scene(4).hand(0, 6, 3, 9).auction()
    late = scene(4).hand(0, 6).set(round=7).auction()
    worths = [prospect(GAME.view(position.state, 0), 0, 4).worth(JESTER) for position in (early, late)]
    assert worths[0] > 2 * worths[1]


def test_a_wished_landscape_is_worth_more_than_one_that_nobody_wishes_for(scene):
    position = scene(4).hand(0, 6, 3, 9).set(round=4).auction()
    mine = prospect(GAME.view(position.state, 0), 0, 4)
    assert mine.worth(0) > mine.worth(PARK)


def test_a_fourth_builder_is_worth_nothing(scene):
    position = scene(3).set(builders=[3, 0, 0]).auction()
    assert prospect(GAME.view(position.state, 0), 0, 2).worth(BUILDER) == 0


@pytest.mark.parametrize("name", LEVELS)
def test_nobody_opens_what_is_worth_nothing_to_him(scene, name):
    position = scene(4).set(round=7).auction()
    position.state.stacks = [0, 0, 6, 0, 0, 0, 0]
    position.state.decks[2] = 0
    action = advised(position, name)
    assert action == DECLINE


def test_a_bargain_is_bid_for_and_a_fortune_is_not(scene):
    position = scene(4).hand(0, 6, 3, 9).auction(3).bids([JESTER])
    assert advised(position) == Bid(300)
    position.question.amount = 2900
    assert advised(position) == PASS


def passes_at(position, stack):
    """Return the price at which seat 0 leaves an object that seat 3 has opened to others."""
    position.bids([stack])
    while advised(position) != PASS:
        position.question.amount += 100
    return position.question.amount


@pytest.mark.parametrize(("number", "price"), [(5, 200), (7, 1200)])
def test_high_bids_for_a_prestige_card_wait_until_the_last_rounds(scene, number, price):
    """A later round sells one too, which suits what has been built by then."""
    position = scene(4).hand(0, 6, 3, 9).set(round=number, money=[2000] * 4).auction(3)
    assert passes_at(position, PRESTIGE) == price


def test_a_wished_landscape_is_bid_for_although_later_rounds_sell_some_too(scene):
    """There is nothing else to buy: plans alone find it worth 200 florins less."""
    position = scene(4).hand(0, 6, 3, 9).set(round=5, money=[2000] * 4).auction(3)
    position.state.stacks = [6, 0, 0, 0, 0, 0, 0]
    position.state.decks[2] = 0
    assert passes_at(position, FOREST) == 400


def test_the_last_player_takes_the_best_thing_for_the_base_price(scene):
    position = scene(3).hand(0, 6, 3, 9).auction(1).bids("no", "no")
    assert isinstance(advised(position), Take)


def test_an_opener_opens_something_useful(scene):
    action = advised(scene(4).hand(0, 6, 3, 9).auction())
    assert isinstance(action, Open)


def test_the_merchants_gift_is_taken(scene):
    position = scene(3, muse=True).hand(0, 6, 3, 9).set(merchant=0).auction()
    position.state.stack.append(Gift(0))
    assert isinstance(advised(position), Take)


# Phase B


def test_in_the_last_turn_two_works_are_completed_and_all_is_taken_as_prestige(scene):
    position = scene(3).hand(0, 6, 3).set(round=7, jesters=[6, 0, 0], money=[0, 0, 0]).tile(0, FOR)
    position.set(freedoms=[7, 0, 0]).turn(0)
    first = advised(position)
    assert isinstance(first, Complete)
    position.act(first)
    payment = advised(position)
    assert isinstance(payment, Convert)
    assert payment.florins < 200


def test_a_wished_building_comes_before_the_work(scene):
    position = scene(3).hand(0, 6).tile(0, FOR).set(round=7, jesters=[5, 0, 0], freedoms=[1, 0, 0]).turn(0)
    assert advised(position) == Build(LAB)


def test_nothing_useful_left_means_ending_the_turn(scene):
    position = scene(3).set(round=7, money=[0, 0, 0]).turn(0)
    assert advised(position) == END


def test_bonus_cards_are_played_where_the_minimum_needs_them(scene):
    position = scene(3).set(round=2, builders=[2, 0, 0], jesters=[3, 0, 0]).hand(0, 1).bonus(0, 5, 15).turn(0)
    position.act(Complete(1))
    assert advised(position) == PlayBonus(5)


def test_tiles_are_laid_where_they_leave_room(scene):
    position = scene(3).hand(0, 6, 15).turn(0).act(Build(LAB))
    spot = advised(position)
    x = [0, 4]
    assert spot.x in x or spot.y in {0, 4}


def test_hints_give_reasons(scene):
    advice = answer(scene(4).hand(0, 6, 3, 9).auction()).advice
    assert all(str(each.reason) for each in advice if each.action != DECLINE)


def test_hints_tell_one_figure_which_is_the_prestige_by_the_end(scene):
    """The value of an answer is what comes on top of the prestige that the seat has."""
    position = scene(3).hand(0, 1, 2, 3).set(prestige=[9, 0, 0]).tile(0, UNI).turn(0)
    for each in answer(position).advice:
        expected = f"{max(0, round(10 * (9 + each.value))) / 10:.1f} prestige to be expected by the end."
        assert str(each.reason).endswith(expected)
        assert each.told


def test_a_hint_to_bid_and_one_to_pass_are_measured_alike(scene):
    position = scene(4).hand(0, 6, 3, 9).set(prestige=[5, 0, 0, 0]).auction(3).bids([JESTER])
    bid, passing = sorted(answer(position).advice, key=lambda each: isinstance(each.action, Pass))
    told = [re.search(r"([0-9.]+) prestige", str(each.reason)) for each in (bid, passing)]
    known = [float(found[1]) - each.value for found, each in zip(told, (bid, passing), strict=True)]
    assert known[0] == pytest.approx(known[1], abs=0.11)
    assert known[0] > 5


def test_a_hint_never_says_that_something_is_worth_nothing(scene):
    position = scene(4).hand(0, 6, 3, 9).set(money=[300, 3500, 3500, 3500]).auction(3).bids([RECRUITING])
    reasons = [str(each.reason) for each in answer(position).advice]
    assert not any("about 0 florins" in reason for reason in reasons)


def test_only_the_best_spot_leaves_the_most_room(scene):
    advice = answer(scene(3).hand(0, 6, 15).turn(0).act(Build(LAB))).advice
    best = max(each.value for each in advice)
    assert all((each.reason is not None) == (each.value == best) for each in advice)


def test_the_mean_of_the_best_of_five():
    assert best_of([4.0, 4.0, 4.0]) == pytest.approx(4)
    assert best_of([10.0] + [0.0] * 9) == pytest.approx(5)
