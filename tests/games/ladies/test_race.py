"""LG-R1 to LG-R9: the search in real time."""

import os
import subprocess
import sys
from random import Random

import msgspec
import pytest

from desktop.ai.levels import level
from desktop.ai.match import Match, Sitter
from desktop.ai.mind import Mind
from desktop.core.record import Seat
from desktop.core.seats import CLOCK
from desktop.games.ladies.actions import KEEP, PUT_BACK, START, TIME_UP, TURN, Turn
from desktop.games.ladies.bot.memory import Memory
from desktop.games.ladies.data import NUMBER, TEA
from desktop.games.ladies.events import TokensDealt, TokenTurned
from desktop.games.ladies.phases.morning import Windows
from desktop.games.ladies.state import EMPTY
from desktop.games.ladies.view import FACE_DOWN
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
    for seat in (0, 2, 0):
        sat.answer(sat.open[seat].id, sat.open[seat].options[0])
    timer.advance(2900)
    assert 1 not in sat.open
    timer.advance(200)
    assert 1 in sat.open


def test_lgr2_the_start_signal_waits_until_people_have_seen_what_happened():
    timer, notes = VirtualTimer(), [Notebook() for _ in range(4)]
    seats = [Seat("Anna", 0, "expert"), Seat("Ben", 1), Seat("C", 2, "expert"), Seat("D", 3, "expert")]
    options = GAME.meta.complete({"stock": "race"}, 4)
    sat = Table(GAME, seats, notes, options, seed=1, timer=timer)
    showing = [True]
    sat.wait_for(lambda: showing[0])
    sat.start()
    timer.advance(10_000)
    assert sat.signal is None
    assert 1 not in sat.open
    showing[0] = False
    sat.shown()
    assert sat.signal == 13_000
    showing[0] = True
    timer.advance(3000)
    assert 1 in sat.open


def test_lgr9_no_clock_runs_for_a_lady_who_is_asked_nor_before_the_signal():
    timer = VirtualTimer()
    seats = [Seat(str(seat), seat, "expert") for seat in range(4)]
    options = GAME.meta.complete({"stock": "race"}, 4)
    sat = Table(GAME, seats, [Notebook() for _ in range(4)], options, seed=1, timer=timer)
    sat.start()
    assert sat.time_limit(1) is None
    timer.advance(3000)
    assert sat.time_limit(0) is None
    assert sat.time_limit(1) == sat.time_limit(None) == (3000, 93_000)


@pytest.mark.parametrize(
    ("names", "refused"), [("A", False), ("AA", False), ("AB", True)], ids=["one", "both seats", "two people"]
)
def test_lgr9_only_who_plays_alone_can_pause_the_search(names, refused):
    seats = [
        Seat(names[seat], seat) if seat < len(names) else Seat(str(seat), seat, "expert") for seat in range(4)
    ]
    options = GAME.meta.complete({"stock": "race"}, 4)
    sat = Table(GAME, seats, [Notebook() for _ in range(4)], options, seed=1, timer=VirtualTimer())
    sat.start()
    reason = sat.pause_refusal()
    assert (reason is not None) is refused
    assert not refused or "real time" in str(reason)


def test_lgr9_a_search_in_turns_can_be_paused_by_several_people():
    seats = [Seat(str(seat), seat) for seat in range(4)]
    sat = Table(GAME, seats, [Notebook() for _ in range(4)], {}, seed=1, timer=VirtualTimer())
    sat.start()
    assert sat.pause_refusal() is None


def test_lg57_the_start_waits_for_the_second_question_of_who_holds_a_couple():
    timer = VirtualTimer()
    seats = [Seat("Anna", 0), Seat("Anna", 1), Seat("Bot", 2, "expert"), Seat("Bot", 3, "expert")]
    options = GAME.meta.complete({"stock": "race"}, 4)
    sat = Table(GAME, seats, [Notebook() for _ in range(4)], options, seed=1, timer=timer)
    sat.start()
    sat.answer(sat.open[0].id, sat.open[0].options[0])
    timer.advance(10_000)  # the other Lady takes her time
    assert sat.signal is None
    sat.answer(sat.open[2].id, sat.open[2].options[0])
    timer.advance(10_000)  # now she herself does
    assert sat.signal is None
    sat.answer(sat.open[0].id, sat.open[0].options[0])
    assert 2 in sat.open
    assert sat.signal == 23_000


def test_lg57_the_start_does_not_wait_for_a_window_that_a_lady_need_not_dress(race):
    state, _ = race
    lane = state.stack[-1].lanes[0]
    lane[-1] = Windows(due=[0, 0, 1, 0, 1, 0])
    assert not lane[-1].may_ask(state, 0)
    assert lane[-1].may_ask(state, 2)


def test_lg57_before_the_reveal_a_lady_who_has_answered_may_still_be_asked():
    state, dealer = table(6, stock="race")
    phase = state.stack[-1].lanes[0][-1]
    play(state, dealer, 0, GAME.options(state, 0)[0])
    assert phase.may_ask(state, 0)
    assert not phase.may_ask(state, 1)


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


class _Watched(Mind):
    """A mind that notes what it was shown, and what it turned."""

    def __init__(self, seat):
        super().__init__(GAME, level(GAME, "expert"), Random(seat))
        self.asked = []

    def answer(self, view, seat, options, *rest):
        given = super().answer(view, seat, options, *rest)
        self.asked.append((view, seat, given.action))
        return given


def test_lgr8_no_bot_is_shown_a_token_that_lies_face_down():
    minds = [_Watched(seat) for seat in range(4)]
    options = GAME.meta.complete({"stock": "race", "days": 4}, 4)
    match = Match(GAME, [Sitter(mind, "expert") for mind in minds], options, Random(3))
    while match.state.day == 1:
        match.step()
    seen = [(view, action) for mind in minds for view, _, action in mind.asked if isinstance(action, Turn)]
    assert len(seen) > 8
    assert all(view.stock[action.slot] == FACE_DOWN for view, action in seen)
    assert all(
        token <= EMPTY or slot in view.stack[-1].lanes[1][-1].hands
        for view, _ in seen
        for slot, token in enumerate(view.stock)
    )


def test_lgr8_what_lies_face_down_and_was_not_turned_changes_no_answer(race):
    """Two Stocks that look alike to a bot get the same answer from it."""
    state, _ = race
    other = GAME.copy(state)
    other.stock.reverse()
    assert other.stock != state.stock
    for name in ("beginner", "casual", "skilled", "expert"):
        answers = []
        for position in (state, other):
            mind = Mind(GAME, level(GAME, name), Random(5))
            mind.bot.observe((), GAME.view(position, 1), 0)
            asked = GAME.view(position, 1), 1, GAME.options(position, 1)
            answers.append(mind.answer(*asked).action)
        assert answers[0] == answers[1]


def _race_at_a_table():
    """Return the record of a game whose clicks come at all times."""
    rng, timer = Random(11), VirtualTimer()
    seats = [Seat(name, colour, None if not colour else "expert") for colour, name in enumerate("ABCD")]
    options = GAME.meta.complete({"stock": "race", "days": 4, "limit": 45}, 4)
    sat = Table(GAME, seats, [Notebook() for _ in range(4)], options, seed=5, timer=timer)
    sat.start()
    while not sat.over:
        timer.advance(rng.randint(0, 700))
        if sat.open and rng.random() < 0.8:
            decision = rng.choice(list(sat.open.values()))
            sat.answer(decision.id, rng.choice(decision.options))
    return sat.record()


def test_lgr9_a_race_replays_exactly_in_a_fresh_process(tmp_path):
    record = _race_at_a_table()
    assert {step.at for step in record.steps if step.seat == CLOCK}
    file = tmp_path / "race.json"
    file.write_bytes(msgspec.json.encode(record))
    told = [
        subprocess.run(
            [sys.executable, "-m", "desktop", "replay", str(file), "--json"],
            env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": os.pathsep.join(sys.path)},
            capture_output=True,
            check=True,
        ).stdout
        for seed in ("1", "2")
    ]
    assert told[0] == told[1]
    assert msgspec.json.decode(told[0])["verified"] is True
