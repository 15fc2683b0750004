"""FL-01 to FL-07, FL-60 to FL-64, FL-90, FL-91: the set-up."""

from random import Random

import pytest

from desktop.core.dealer import Dealer, Forced
from desktop.games.florence import GAME
from desktop.games.florence.actions import BidSeat, Return
from desktop.games.florence.events import Dealt, SeatsTaken


def table(seats, **options):
    return GAME.setup(seats, GAME.meta.complete(options, seats), Dealer(Random(3)))


@pytest.mark.parametrize(("seats", "money"), [(2, 2500), (3, 3500), (4, 3500), (5, 3500)])
def test_fl02_fl61_starting_money(seats, money):
    assert table(seats).money == [money] * seats


@pytest.mark.parametrize(("seats", "deck"), [(2, 15), (3, 12), (4, 9), (5, 6)])
def test_fl03_w15_professions_in_the_deck(seats, deck):
    state = table(seats)
    for seat in range(seats):
        GAME.play(state, seat, GAME.options(state, seat)[0], Dealer(Random(1)))
    assert state.decks[0].bit_count() == deck
    assert [hand.bit_count() for hand in state.hand] == [3] * seats


def test_fl03_all_choose_at_the_same_time():
    assert list(GAME.actors(table(4))) == [0, 1, 2, 3]


def test_fl03_the_card_put_back_is_remembered_by_its_seat_alone():
    state = table(3)
    cards = [GAME.options(state, seat)[0].card for seat in range(3)]
    for seat, card in enumerate(cards):
        GAME.play(state, seat, Return(card), Dealer(Random(1)))
    assert [seen[0] for seen in state.seen] == [1 << card for card in cards]


def test_fl03_others_do_not_see_the_cards_dealt():
    assert Dealt(1, (2, 3, 4, 5)).seen_by(0) == Dealt(1)
    assert Dealt(1, (2, 3, 4, 5)).seen_by(None) == Dealt(1)


def test_fl04_stacks():
    state = table(4)
    assert state.stacks == [6, 6, 6, 7, 6, 0, 5]
    assert state.left(5) == 14


@pytest.mark.parametrize(("seats", "tokens"), [(3, 2), (4, 3), (5, 4)])
def test_fl05_w15_one_token_fewer_than_players(seats, tokens):
    assert table(seats).tokens == [tokens] * 3


def test_fl06_the_first_round_is_1():
    state = table(3)
    for seat in range(3):
        GAME.play(state, seat, GAME.options(state, seat)[0], Dealer(Random(1)))
    assert state.round == 1


def test_fl07_the_starting_player_is_drawn_by_lot():
    assert {GAME.setup(4, GAME.meta.defaults(4), Dealer(Random(seed))).starter for seed in range(30)} == {
        0,
        1,
        2,
        3,
    }


def test_fl07_option_the_first_seat_starts():
    assert all(
        GAME.setup(4, GAME.meta.complete({"starter": "first"}, 4), Dealer(Random(seed))).starter == 0
        for seed in range(10)
    )


def test_fl64_w15_two_players_have_five_freedoms_two_of_them_by_chance():
    dealt = Forced(0, 0, *[card for seat in range(2) for card in range(1 + 4 * seat, 5 + 4 * seat)])
    state = GAME.setup(2, GAME.meta.complete({"starter": "first"}, 2), dealt)
    assert state.tokens == [3, 1, 1]


def test_fl64_harder_option_four_freedoms():
    assert sum(table(2, few_freedoms=True).tokens) == 4
    assert sum(table(2).tokens) == 5


# FL-91


def bidding(seats=3):
    return GAME.setup(seats, GAME.meta.complete({"seat_bidding": True}, seats), Forced(list(range(seats))))


def bid(state, *bids, dealer=None):
    for place, amount in bids:
        GAME.play(state, GAME.actors(state)[0], BidSeat(place, amount), dealer or Dealer(Random(1)))


def test_fl91_bids_are_whole_hundreds_up_to_the_starting_money():
    options = GAME.options(bidding(), 0)
    assert {option.amount for option in options} == set(range(0, 3501, 100))
    assert len(options) == 3 * 36


def test_fl91_a_place_that_carries_a_bid_takes_a_higher_one():
    state = bidding()
    bid(state, (1, 300))
    assert min(option.amount for option in GAME.options(state, 1) if option.place == 1) == 400


def test_fl91_an_outbid_player_names_again_when_the_order_comes_round():
    state = bidding()
    bid(state, (1, 300), (1, 400))
    assert list(GAME.actors(state)) == [2]
    bid(state, (0, 0))
    assert list(GAME.actors(state)) == [0]


def test_fl91_when_time_runs_out_nothing_is_bid_for_a_free_place():
    state = bidding()
    bid(state, (0, 300))
    assert GAME.default(state, 1) == BidSeat(1, 0)


def test_fl91_prices_are_paid_and_places_taken():
    state = bidding()
    bid(state, (1, 300), (1, 400), (0, 0), (2, 100))
    assert state.money == [3400, 3100, 3500]
    assert state.order == [2, 1, 0]
    assert state.after == [2, 0, 1]
    assert state.starter == 2


def test_fl91_the_cards_are_dealt_afterwards():
    state = bidding()
    assert state.hand == [0, 0, 0]
    bid(state, (0, 0), (1, 0), (2, 0))
    assert [hand.bit_count() for hand in state.hand] == [4, 4, 4]


def test_fl91_the_prices_are_public():
    assert SeatsTaken((2, 1, 0), (0, 400, 100)).seen_by(None) == SeatsTaken((2, 1, 0), (0, 400, 100))
