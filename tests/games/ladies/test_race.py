"""LG-R1 to LG-R9: the search in real time."""

from random import Random

import pytest

from desktop.ai.levels import level
from desktop.ai.match import Match, Sitter
from desktop.ai.mind import Mind
from desktop.core.record import Seat
from desktop.core.seats import CLOCK
from desktop.games.ladies.actions import KEEP, PUT_BACK, START, TIME_UP, TURN
from desktop.games.ladies.bot.memory import Memory
from desktop.games.ladies.data import NUMBER, TEA
from desktop.games.ladies.events import TokensDealt, TokenTurned
from desktop.games.ladies.state import EMPTY
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from tests.games.ladies.table import GAME, events, play, table
from tests.table.people import Notebook


@pytest.fixture
def race():
    state, dealer = table(6, stock="race")
    play(state, dealer, CLOCK, START)
    return state, dealer


def phase_of(state):
    return state.stack[-1].lanes[1][-1]


def test_lgr2_nobody_turns_before_the_start_signal():
    state, _ = table(6, stock="race")
    assert GAME.options(state, 1) == ()
    assert list(GAME.options(state, CLOCK)) == [START]


def test_lgr2_all_see_a_turned_token(race):
    state, dealer = race
    state.stock[0] = TEA
    play(state, dealer, 3, TURN[0])
    assert all(GAME.view(state, seat).stock[0] == TEA for seat in (None, 0, 1, 5))


def test_lgr3_a_token_is_looked_at_between_300_and_3000_ms(race):
    state, dealer = race
    play(state, dealer, 3, TURN[0])
    clock = GAME.clock(state, 3)
    assert (clock.at_least, clock.at_most) == (300, 3000)
    assert GAME.default(state, 3) == PUT_BACK


def test_lgr4_what_does_not_fit_can_only_go_back(race):
    state, dealer = race
    state.stock[0] = TEA
    phase_of(state).kept[1] = 3
    play(state, dealer, 3, TURN[0])
    assert list(GAME.options(state, 3)) == [PUT_BACK]


def test_lgr5_the_slower_hand_is_refused(race):
    state, dealer = race
    play(state, dealer, 3, TURN[0])
    assert "just turned" in str(GAME.refusal(state, 1, TURN[0]))


def test_lgr7_at_the_limit_everybody_is_dealt_what_is_missing(race):
    state, dealer = race
    play(state, dealer, 3, TURN[0])
    play(state, dealer, CLOCK, TIME_UP)
    assert sorted(state.numbers) == [1, 2, 3]
    assert [sum(row) for row in state.tokens] == [4, 4, 4]


def test_lgr7_who_finished_earlier_gets_nothing_more(race):
    state, dealer = race
    phase = phase_of(state)
    state.stock[state.stock.index(NUMBER + 2)] = EMPTY
    state.numbers[1] = 2
    phase.finished[1] = True
    play(state, dealer, CLOCK, TIME_UP)
    assert 3 not in {event.seat for event in events(dealer, TokensDealt)}


def test_lgr7_the_200th_turn_is_the_last(race):
    state, dealer = race
    phase_of(state).turns[0] = 199
    play(state, dealer, 1, TURN[0])
    play(state, dealer, 1, GAME.options(state, 1)[0])
    assert phase_of(state).finished[0]


def test_lgr7_without_a_limit_the_clock_is_not_asked():
    state, dealer = table(6, stock="race", limit=0)
    play(state, dealer, CLOCK, START)
    assert CLOCK not in GAME.actors(state)


def test_lgr9_the_start_waits_for_who_is_torn_between_two_seats():
    timer, notes = VirtualTimer(), [Notebook() for _ in range(4)]
    seats = [Seat("Anna", 0), Seat("Anna", 1), Seat("Bot", 2, "expert"), Seat("Bot", 3, "expert")]
    options = GAME.meta.complete({"stock": "race"}, 4)
    sat = Table(GAME, seats, notes, options, seed=1, timer=timer)
    sat.start()
    timer.advance(10_000)
    assert 1 not in sat.open
    for seat in (0, 2, 0, 2):
        while seat in sat.open:
            sat.answer(sat.open[seat].id, sat.open[seat].options[0])
            break
    timer.advance(2900)
    assert 1 not in sat.open
    timer.advance(200)
    assert 1 in sat.open


def test_a_race_of_bots_ends_in_virtual_time():
    bots = [Sitter(Mind(GAME, level(GAME, "expert"), Random(seat)), "expert") for seat in range(4)]
    match = Match(GAME, bots, GAME.meta.complete({"stock": "race", "days": 4}, 4), Random(3))
    match.play()
    assert not match.state.stack
    assert 4 * 3000 < match.now < 4 * 95_000


def test_lgr8_a_bot_knows_no_token_that_was_not_turned():
    state, _ = table(6, stock="race")
    memory = Memory()
    view = GAME.view(state, 1)
    assert memory.tokens(view, 1, level(GAME, "expert")) == {}
    memory.observe([TokenTurned(3, 4, TEA)], view, 100)
    assert memory.tokens(view, 1, level(GAME, "expert")) == {4: TEA}


def test_lgr8_a_beginner_does_not_notice_what_others_turn():
    state, _ = table(6, stock="race")
    memory = Memory()
    view = GAME.view(state, 1)
    memory.observe([TokenTurned(3, 4, TEA), TokenTurned(1, 5, TEA)], view, 100)
    assert memory.tokens(view, 1, level(GAME, "beginner")) == {5: TEA}
    memory.observe([], view, 6000)
    assert memory.tokens(view, 1, level(GAME, "beginner")) == {}


def test_keeping_is_refused_without_a_token(race):
    state, _ = race
    assert "turn" in str(GAME.refusal(state, 1, KEEP)).lower()


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [("beginner", 1800, 2600), ("casual", 1400, 2100), ("skilled", 1100, 1600), ("expert", 800, 1200)],
)
def test_lgr8_reaction_times(name, least, most):
    state, _ = table(6, stock="race")
    rng, view = Random(1), GAME.view(state, 1)
    times = [GAME.bot().delay(view, 1, KEEP, name, rng) for _ in range(50)]
    assert least <= min(times) < max(times) <= most
