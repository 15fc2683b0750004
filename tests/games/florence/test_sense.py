"""What no level does in whole games: buy what it cannot use, pay for nothing, keep what could be prestige."""

from functools import lru_cache
from random import Random
from typing import NamedTuple

import pytest

from desktop.ai.levels import level
from desktop.ai.mind import Mind
from desktop.core.bot import LEVELS
from desktop.core.dealer import Dealer
from desktop.games.florence import GAME
from desktop.games.florence.actions import (
    Bid,
    Build,
    Convert,
    Introduce,
    Open,
    Recruit,
    Take,
    TakeBonus,
    TakeProfession,
)
from desktop.games.florence.data import JESTER, LAB, ROUNDS
from desktop.games.florence.phases.auction import Bidding
from desktop.games.florence.phases.turn import Turn
from desktop.games.florence.sense import pointless
from desktop.games.florence.valuing import prospect

SEATS = 3


class Answered(NamedTuple):
    view: object
    action: object


@lru_cache
def played(name):
    """Return all answers of a game among equals that left a choice."""
    dealer = Dealer(Random(5))
    state = GAME.setup(SEATS, GAME.meta.defaults(SEATS), dealer)
    minds = [Mind(GAME, level(GAME, name), Random(seat)) for seat in range(SEATS)]
    answers = []
    while state.stack:
        seat = GAME.actors(state)[0]
        view, options = GAME.view(state, seat), GAME.options(state, seat)
        action = minds[seat].answer(view, seat, options).action
        if len(options) > 1:
            answers.append(Answered(view, action))
        GAME.play(state, seat, action, dealer)
    return answers


def last_turns(name):
    """Return the answers of the last round with the actions that were left, the answer's own included."""
    for view, action in played(name):
        turn = next((each for each in view.stack if isinstance(each, Turn)), None)
        if view.round == ROUNDS and turn is not None:
            yield view, turn.left, action


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_offers_more_than_an_object_is_worth_to_it(name):
    width = int(level(GAME, name).style["width"])
    for view, action in played(name):
        if not isinstance(action, (Open, Take, Bid)):
            continue
        stack = view.question.stack if isinstance(view.question, Bidding) else action.stack
        price = action.amount if isinstance(action, Bid) else view.base
        mine = prospect(view, view.seat, width)
        wants = mine.wants([stack])
        assert max(mine.worth(stack) - price, wants.gain(stack, price)) >= 0


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_spends_its_last_action_on_what_needs_another(name):
    for view, left, action in last_turns(name):
        if left == 1 and isinstance(action, (TakeProfession, TakeBonus, Introduce)):
            assert isinstance(action, Introduce)
            assert view.goals


@pytest.mark.parametrize("name", LEVELS)
def test_no_level_keeps_money_of_its_last_work(name):
    for view, left, action in last_turns(name):
        if isinstance(action, Convert) and not left:
            assert action.florins == 100 * (view.question.value % 2)


def test_every_object_is_useful_while_works_are_to_come(scene):
    view = GAME.view(scene(4).hand(0, 6, 3, 9).auction().state, 0)
    assert prospect(view, 0, 4).wants([JESTER]).gain(JESTER, view.base) > 0


@pytest.mark.parametrize(
    ("left", "action", "nothing"),
    [
        (1, TakeProfession(), True),
        (2, TakeProfession(), False),
        (1, TakeBonus(), True),
        (1, Introduce(0), True),
        (2, Introduce(0), False),
        (0, Recruit(1, 6), True),
        (1, Recruit(1, 6), False),
        (1, Build(LAB), False),
    ],
)
def test_in_the_last_turn_nothing_is_begun_that_cannot_be_finished(scene, left, action, nothing):
    view = GAME.view(scene(3).hand(0, 6).set(round=ROUNDS).turn(0, left).state, 0)
    assert pointless(view, view.question, action) is nothing


def test_a_freedom_may_be_the_last_action_where_a_prestige_card_counts_it(scene):
    view = GAME.view(scene(3).goals(0, 8).set(round=ROUNDS).turn(0, 1).state, 0)
    assert not pointless(view, view.question, Introduce(0))


def test_prestige_is_not_sold_for_a_building_that_brings_no_more(scene):
    view = GAME.view(scene(3).set(round=ROUNDS, money=[400, 0, 0], prestige=[9, 0, 0]).turn(0, 1).state, 0)
    assert pointless(view, view.question, Build(LAB))
