"""What serves every game: answers, reasons, options, stacks side by side."""

from random import Random

import msgspec
import pytest

from desktop.core.dealer import Dealer
from desktop.core.game import Illegal
from desktop.core.seats import CLOCK, around, left_of, places
from tests.reference import GAME, META
from tests.reference.actions import Bid, DrawCard, Grab, Leave, Peek, TimeUp
from tests.reference.phases import AtThePile, Race, Search, SideBySide

DEALER = Dealer(Random(3))


@pytest.fixture
def state():
    return GAME.setup(4, META.defaults(4), DEALER)


@pytest.fixture
def side_by_side(state):
    state.stack = [
        Race(since=0),
        SideBySide(lanes=[[Search(seat=0)], [AtThePile(seat=3), Search(seat=2)]]),
    ]
    return state


def play(state, seat, action):
    GAME.play(state, seat, action, DEALER)


def test_a_legal_answer_has_no_refusal(state):
    assert GAME.refusal(state, 0, Bid(2)) is None


def test_the_rules_give_the_reason(state):
    assert str(GAME.refusal(state, 0, Bid(9))) == "You own only 3 coins."


@pytest.mark.parametrize("answer", [None, "bid", 3, pytest.param(object(), id="object"), Leave], ids=repr)
def test_what_is_no_answer_is_refused(state, answer):
    assert GAME.refusal(state, 0, answer) is not None


def test_a_seat_that_is_not_asked_is_refused(state):
    play(state, 0, Bid(1))
    assert str(GAME.refusal(state, 0, Bid(1))) == "It is not your turn to decide."


def test_a_refused_answer_changes_nothing(state):
    before = GAME.codec.encode(state)
    with pytest.raises(Illegal):
        play(state, 0, Bid(9))
    assert GAME.codec.encode(state) == before


def test_nobody_is_asked_after_the_end(state):
    state.stack.clear()
    assert GAME.actors(state) == ()
    assert str(GAME.refusal(state, 0, Bid(0))) == "The game is over."


# Stacks side by side


def test_both_lanes_ask_at_once(side_by_side):
    assert list(GAME.actors(side_by_side)) == [0, 2]


def test_a_seat_is_offered_what_its_lane_asks(side_by_side):
    assert GAME.options(side_by_side, 2) == [Peek(0), Peek(1), Peek(2), Peek(3), Leave()]


def test_a_nested_question_opens_in_its_own_lane(side_by_side):
    play(side_by_side, 0, Peek(1))
    assert [len(lane) for lane in side_by_side.stack[-1].lanes] == [2, 2]
    assert list(GAME.actors(side_by_side)) == [0, 2]


def test_an_empty_lane_waits_for_the_other(side_by_side):
    play(side_by_side, 0, Leave())
    assert list(GAME.actors(side_by_side)) == [2]


def test_the_question_below_goes_on_when_all_lanes_are_empty(side_by_side):
    for seat in (0, 2, 3):
        play(side_by_side, seat, Leave())
    assert isinstance(side_by_side.stack[-1], Race)
    assert side_by_side.left == 3


def test_the_question_of_a_seat_is_found_inside_its_lane(side_by_side):
    assert GAME.question(side_by_side, 2) == Search(seat=2)
    assert GAME.question(side_by_side, 1) is None


# Real time


@pytest.fixture
def race(side_by_side):
    for seat in (0, 2, 3):
        play(side_by_side, seat, Leave())
    return side_by_side


def test_the_clock_is_an_actor_of_its_own(race):
    assert list(GAME.actors(race)) == [CLOCK, 0, 1, 2, 3]
    assert GAME.options(race, CLOCK) == [TimeUp()]


def test_the_clock_has_a_limit_and_people_a_pause(race):
    assert GAME.clock(race, CLOCK).at_most == 6000
    assert GAME.clock(race, 1).at_least == 300


def test_the_race_goes_on_until_the_last_lantern(race):
    for _ in range(3):
        assert race.left
        play(race, 1, Grab())
    assert race.lanterns == [0, 3, 0, 0]
    assert race.round == 2


def test_an_answer_of_another_lane_is_refused(side_by_side):
    assert GAME.refusal(side_by_side, 0, DrawCard()) is not None


# Options


@pytest.mark.parametrize(
    ("given", "seats"),
    [({}, 3), ({}, 5), ({"speed": 1}, 4), ({"rounds": 9}, 4), ({"rounds": "2"}, 4), ({"hurry": 1}, 4)],
    ids=["too few", "too many", "unknown", "value", "type", "a number is no switch"],
)
def test_impossible_settings_are_refused(given, seats):
    with pytest.raises(Illegal):
        META.complete(given, seats)


def test_options_not_given_have_their_default():
    assert META.complete({"hurry": True}, 4) == {"rounds": 2, "hurry": True}


ROUNDS, HURRY = META.options
HURRIED = (HURRY.choices[0], msgspec.structs.replace(HURRY.choices[1], brings=(("rounds", 1),)))
BRINGING = msgspec.structs.replace(META, options=(msgspec.structs.replace(HURRY, choices=HURRIED), ROUNDS))


def test_a_choice_brings_others_unless_they_are_given():
    assert BRINGING.complete({"hurry": True}, 4) == {"hurry": True, "rounds": 1}
    assert BRINGING.complete({"hurry": True, "rounds": 2}, 4) == {"hurry": True, "rounds": 2}
    assert BRINGING.complete({}, 4) == {"hurry": False, "rounds": 2}


@pytest.mark.parametrize(
    ("hurry", "people", "refused"),
    [
        (True, ["Anna", "Ben", None, None], True),
        (False, ["Anna", "Ben", None, None], False),
        (True, ["Anna", "Anna", None, None], False),
        (True, ["Anna", None, "Ben", None], False),
        (True, [None, None, None, None], False),
    ],
)
def test_at_one_screen_one_person_alone_acts_against_the_clock(hurry, people, refused):
    race = msgspec.structs.replace(HURRY, rush=(True, (0, 1)))
    meta = msgspec.structs.replace(META, options=(ROUNDS, race))
    assert (meta.unseatable({"hurry": hurry}, people) is not None) is refused


# Seats


def test_around_the_table():
    assert around(2, 4) == (2, 3, 0, 1)
    assert left_of(3, 4) == 0


def test_equal_scores_share_a_place_and_the_next_is_skipped():
    assert places([5, 9, 5, 1]) == (2, 1, 2, 4)
