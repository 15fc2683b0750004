"""G01 to G20 and LG-81 to LG-86."""

import pytest

from desktop.games.ladies.actions import DROPS, PASS, Whisper
from desktop.games.ladies.events import GossipDropped
from desktop.games.ladies.gossip import AFTERNOON, EVENING, MORNING, fits
from desktop.games.ladies.phases import Dropping, Gossiping
from desktop.games.ladies.scoring import ball_total
from tests.games.ladies.table import GAME, at, events, numbers, place, play, show, table

GIVER, TARGET = 0, 1


def prepared(number, seats=6):
    """Return a table at which card G<number> fits the second Lady."""
    state, dealer = table(seats, gossip=True)
    state.day = 4
    state.visits = [0, 1, 2, 3, 4][: state.ladies]
    state.took = [1] * state.ladies
    numbers(state, *range(1, state.couples + 1))
    wardrobe = {
        4: "HT2 HT3", 5: "HT2 HT4 HT6", 6: "HT2 GL3 FN2 HB3", 7: "HT1 GL1 FN1 HB1", 15: "SH1 HT2",
        17: "NK1 BR1 ER1",
    }.get(number, "")  # fmt: skip
    place(state, state.wardrobes[TARGET], wardrobe)
    match number:
        case 8:
            state.sent_back[TARGET] = 1
        case 9:
            state.put_off[TARGET] = 1
        case 10:
            state.took[TARGET] = 0
        case 11:
            state.bargain[TARGET] = True
        case 12:
            state.visits[2] = TARGET
        case 13:
            state.visits[TARGET] = GIVER
        case 16:
            state.paid[TARGET] = 1000
        case 18:
            state.visits[TARGET] = 0
        case 19:
            place(state, state.maids[TARGET], "Ivy Jane Kitty")
        case 20:
            state.numbers = [1, 3, 2]
    return state, dealer


@pytest.mark.parametrize("number", range(1, 21))
def test_each_card_fits_its_condition(number):
    state, _ = prepared(number)
    assert fits(state, number - 1, TARGET, GIVER, EVENING)


OTHERWISE = {1: "ED1", 2: "HT1", 3: "GL1", 15: "SH1 NK1", 17: "NK1 BR1"}


@pytest.mark.parametrize("number", [*range(1, 14), *range(15, 21)])
def test_each_card_does_not_fit_otherwise(number):
    state, _ = table(6, gossip=True)
    state.day = 4
    state.visits = [0, 1, 2]
    state.took = [1, 1, 1]
    numbers(state, 3, 1, 2)
    state.maids[TARGET] = state.maids[TARGET][:1]
    place(state, state.wardrobes[TARGET], OTHERWISE.get(number, ""))
    assert not fits(state, number - 1, TARGET, GIVER, EVENING)


@pytest.mark.parametrize("number", [1, 2, 3])
def test_g01_to_g03_wait_for_the_last_days(number):
    state, _ = table(6, gossip=True)
    state.day = 3
    assert not fits(state, number - 1, TARGET, GIVER, EVENING)
    state.last = 4
    assert fits(state, number - 1, TARGET, GIVER, EVENING)


@pytest.mark.parametrize("number", [10, 12, 13, 14, 18, 20])
def test_cards_about_visits_wait_for_the_afternoon(number):
    state, _ = prepared(number)
    assert not fits(state, number - 1, TARGET, GIVER, MORNING)
    assert fits(state, number - 1, TARGET, GIVER, AFTERNOON)


@pytest.mark.parametrize("number", [8, 9, 11, 16])
def test_cards_about_bills_wait_for_the_evening(number):
    state, _ = prepared(number)
    assert not fits(state, number - 1, TARGET, GIVER, AFTERNOON)


def test_g20_never_fits_the_courtesan():
    state, _ = table(5, gossip=True)
    numbers(state, 1, 2)
    assert not fits(state, 19, 2, 0, EVENING)


def test_lg81_one_card_a_day():
    state, dealer = prepared(4)
    state.gossip = [[3, 4], [], []]
    assert isinstance(at(state, dealer, "morning_gossip"), Gossiping)
    play(state, dealer, 0, Whisper(3, 2))
    assert state.received[TARGET] == [3]
    assert at(state, dealer, "afternoon_gossip") is None or not isinstance(state.stack[-1], Gossiping)


def test_lg81_when_time_runs_out_she_keeps_silent():
    state, dealer = prepared(4)
    state.gossip = [[3, 4], [], []]
    at(state, dealer, "morning_gossip")
    assert Whisper(3, 2) in GAME.options(state, 0)
    assert GAME.default(state, 0) == PASS


def test_lg59_who_holds_a_card_is_asked_even_if_none_fits():
    state, dealer = table(6, gossip=True)
    at(state, dealer, "morning_gossip")
    state.gossip[0] = [15]
    assert list(GAME.options(state, 0)) == [PASS]


def test_lg81_a_reason_for_what_does_not_fit():
    state, dealer = table(6, gossip=True)
    at(state, dealer, "morning_gossip")
    state.gossip[0] = [3, 0]
    assert "two or more articles of one kind" in str(GAME.refusal(state, 0, Whisper(3, 2)))
    assert "second half of the days" in str(GAME.refusal(state, 0, Whisper(0, 2)))


def test_lg82_cards_received_cannot_be_passed_on():
    state, dealer = table(6, gossip=True)
    at(state, dealer, "morning_gossip")
    state.received[0] = [3]
    state.gossip[0] = [1]
    assert GAME.refusal(state, 0, Whisper(3, 2)) is not None


def test_lg83_a_card_instead_of_the_bargain():
    state, dealer = table(6, gossip=True, allusions=False)
    state.visits = [1, 1, 1]
    state.gossip = [[3, 4], [], []]
    show(state, 0, "NK2")
    assert isinstance(at(state, dealer, "dropping"), Dropping)
    play(state, dealer, 0, DROPS[3])
    assert not state.for_sale(0)
    assert not state.whispered[0]
    assert events(dealer, GossipDropped)[0].seen_by(2).card == -1


def test_lg84_each_card_costs_a_star():
    state, _ = table(6, gossip=True)
    state.maids[0], state.gossip[0], state.received[0] = [], [1, 2], [3]
    assert ball_total(state, 0) == -3


def test_lg85_the_order_of_the_windows():
    state, dealer = table(5, gossip=True)
    assert at(state, dealer, "morning_gossip").queue == [0, 1, 2]
    numbers(state, 2, 1)
    assert at(state, dealer, "afternoon_gossip").queue == [1, 0, 2]
