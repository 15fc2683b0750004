"""Why not, in words: what people try through the day, and the reason they are given."""

import pytest

from desktop.core.seats import CLOCK
from desktop.games.ladies.actions import (
    FINISH,
    KEEP,
    PUT_BACK,
    RUIN,
    START,
    TAKES,
    TURN,
    VISITS,
    Ask,
    Fulfil,
    Whisper,
)
from desktop.games.ladies.data import NUMBER, TEA
from desktop.games.ladies.phases import Business, Ruining
from desktop.games.ladies.state import EMPTY
from tests.games.ladies.table import GAME, at, card, contract, hold, numbers, place, play, show, table


def why_not(state, seat, action):
    return str(GAME.refusal(state, seat, action))


# Morning


@pytest.fixture(params=["turns", "race"])
def search(request):
    """Return the search of a table of six, in turns and at once, where the Gentleman of couple 1 acts."""
    state, dealer = table(6, stock=request.param)
    if request.param == "race":
        play(state, dealer, CLOCK, START)
    return state, dealer


def test_lg15_a_gentleman_has_one_hand(search):
    state, dealer = search
    play(state, dealer, 1, TURN[0])
    assert why_not(state, 1, TURN[1]).startswith("You have one hand:")
    assert why_not(state, 1, FINISH).startswith("You have one hand:")


def test_lg15_nothing_is_turned_where_nothing_lies(search):
    state, _ = search
    state.stock[5] = EMPTY
    assert why_not(state, 1, TURN[5]) == "There is no token in this place any more."


def test_lg19_nobody_stops_without_a_number(search):
    state, _ = search
    assert why_not(state, 1, FINISH) == "Without a Number token you cannot stop."


@pytest.mark.parametrize("action", [KEEP, PUT_BACK])
def test_lg15_first_a_token_is_turned(search, action):
    state, _ = search
    assert why_not(state, 1, action) == "First turn a token."


def hurried():
    """Return a search at once, in which a token that does not fit is put back by hand."""
    state, dealer = table(6, stock="race")
    play(state, dealer, CLOCK, START)
    return state, dealer


def test_lg16_a_second_number_goes_back():
    state, dealer = hurried()
    state.numbers[0] = 2
    state.stock[0] = NUMBER + 1
    play(state, dealer, 1, TURN[0])
    assert why_not(state, 1, KEEP) == "You have a Number token already; a second one goes back."


def test_lg16_a_fourth_good_goes_back():
    state, dealer = hurried()
    state.stack[-1].lanes[1][-1].kept[0] = 3
    state.stock[0] = TEA
    play(state, dealer, 1, TURN[0])
    assert why_not(state, 1, KEEP) == "You have kept three goods already; a fourth goes back."


# Afternoon


def shopping():
    state, dealer = table(6)
    numbers(state, 1, 2, 3)
    state.visits = [0, 0, 1]
    place(state, state.shops[0], "NK1 NK2")
    show(state, 0, "NK3")
    at(state, dealer, "afternoon")
    return state


def test_lg24_only_what_is_on_offer_is_taken():
    assert why_not(shopping(), 0, TAKES[card("FN1")]) == "This card is not on offer here."


def test_lg21_a_visit_is_not_changed():
    reason = "The visits of today have been shown and cannot be changed."
    assert why_not(shopping(), 0, VISITS[1]) == reason


def exchange(goods):
    state, _ = table(6)
    contract(state, 1)
    hold(state, 0, goods)
    state.stack = [Business(queue=[0])]
    return state


def test_lg32_a_place_without_a_contract():
    state = exchange("CC")
    state.contracts[0] = EMPTY
    assert why_not(state, 1, Fulfil(0)) == "There is no contract in this place."
    assert why_not(state, 1, Fulfil(9)) == "There is no contract in this place."


def test_lg32_gold_stands_for_nothing_that_is_not_asked():
    reason = "Gold can only stand for goods that the contract asks for."
    assert why_not(exchange("CC*"), 1, Fulfil(0, (0, 0, 0, 0, 1))) == reason


# Gossip


def gossiping():
    state, dealer = table(6, gossip=True)
    at(state, dealer, "morning_gossip")
    state.gossip[0] = [3]
    return state


def test_lg81_only_own_gossip_is_spread():
    assert why_not(gossiping(), 0, Whisper(4, 2)) == "You have no such Gossip card in hand."


def test_lg81_nobody_spreads_gossip_about_herself():
    assert why_not(gossiping(), 0, Whisper(3, 0)) == "Nobody spreads gossip about herself."


# Evening and the ball


def test_lg95_a_purchase_of_the_courtesan_goes_to_some_gentleman():
    state, dealer = table(5)
    numbers(state, 1, 2)
    place(state, state.purchases[2], "HT4")
    at(state, dealer, "courting")
    assert why_not(state, 4, Ask(-1)) == "Each of your purchases must go to some Gentleman."


def test_lg102_only_who_paid_least_is_ruined():
    state, _ = table(5)
    state.court = [[card("HT4")], []]
    state.stack = [Ruining()]
    assert why_not(state, 4, RUIN[0]) == "Another Gentleman has paid less for you."
