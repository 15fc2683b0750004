"""Paragraphs that the worked examples touch only in passing, one fact each."""

from random import Random

import pytest

from desktop.games.ladies.actions import BACK, BILLS, FINISH, KEEP, LATER, OFFERS, PAY, TURN
from desktop.games.ladies.ball import best_look
from desktop.games.ladies.data import NUMBER, PRICE, TEA
from desktop.games.ladies.events import CardsDrawn, ContractFulfilled
from desktop.games.ladies.phases import Bills, Business, InTurns
from desktop.games.ladies.phases import day as steps
from desktop.games.ladies.state import EMPTY
from desktop.games.ladies.view import HIDDEN, open_questions
from tests.games.ladies.table import (
    GAME,
    at,
    card,
    cards,
    contract,
    events,
    hold,
    numbers,
    place,
    play,
    table,
)


@pytest.mark.parametrize(("players", "panels"), [(4, 2), (5, 3), (8, 4), (9, 5)])
def test_lg01_each_lady_has_a_boutique(players, panels):
    state, dealer = table(players)
    at(state, dealer, "visits")
    assert len(GAME.options(state, 0)) == panels


@pytest.mark.parametrize("players", [4, 7, 10])
def test_lg02_the_decks_are_full_but_for_the_first_maids(players):
    state, _ = table(players)
    assert [len(deck) for deck in state.decks] == [25, 25, 25, 20 - state.ladies]


def test_lg07_the_market_holds_for_the_whole_game():
    state, dealer = table(4)
    market = state.market
    at(state, dealer, "night")
    assert (state.day, state.market) == (2, market)


@pytest.mark.parametrize(("day", "order"), [(1, [3, 1, 0]), (2, [0, 3, 1]), (3, [1, 0, 3]), (4, [3, 1, 0])])
def test_lg12_the_order_of_drawing_moves_on_every_day(day, order):
    state, dealer = table(6)
    state.day = day
    state.decks[3] = state.decks[3][:4]
    state.hands = [[0, 0, 0, 1] for _ in range(3)]
    for seat in (0, 2, 4):
        play(state, dealer, seat, OFFERS[3])
    drawn = {event.seat // 2: len(event.cards) for event in events(dealer, CardsDrawn)}
    assert [drawn[lady] for lady in range(3)] == order


def test_lg33_only_the_first_gets_premium_and_notes():
    state, dealer = table(4)
    numbers(state, 1, 2)
    contract(state, 1, notes=300)
    for couple in range(2):
        hold(state, couple, "CK")
    at(state, dealer, "afternoon")
    for seat in (1, 3):
        business = next(phase for phase in open_questions(state.stack) if isinstance(phase, Business))
        play(
            state, dealer, seat, next(each for each in business.options(state, seat) if hasattr(each, "gold"))
        )
    assert [done.money for done in events(dealer, ContractFulfilled)] == [400 + 100 + 300, 400]


def test_lg39_the_fee_does_not_lower_the_price():
    state, dealer = table(4)
    place(state, state.purchases[0], "CP1")
    state.money[0] = 1000
    assert isinstance(at(state, dealer, "bills"), Bills)
    play(state, dealer, 1, BILLS[LATER])
    state.purchases = [[], []]
    assert state.money[0] == 900
    assert [bill.price for bill in state.bills_of(0)] == [PRICE[card("CP1")]]


def test_lg46_lg47_the_stock_is_filled_and_the_numbers_return():
    state, dealer = table(6)
    numbers(state, 1, 2, 3)
    state.stock = state.stock[:6]
    steps.refill_stock(state, dealer)
    assert sum(token <= NUMBER for token in state.stock) == 15
    assert sorted(token - NUMBER for token in state.stock if token > NUMBER) == [1, 2, 3]
    assert state.numbers == [0, 0, 0]


def test_lg48_the_used_goods_are_mixed_when_the_supply_is_empty():
    state, dealer = table(4)
    state.stock = [EMPTY] * 12
    state.supply, state.used = [2, 0, 0, 0, 0, 0], [0, 0, 0, 0, 9, 0]
    steps.refill_stock(state, dealer)
    assert state.stock.count(TEA) == 8
    assert (sum(state.supply), sum(state.used)) == (1, 0)


def test_lg54_each_seat_of_a_couple_has_its_own_view():
    state, _ = table(4)
    lady, gentleman = GAME.view(state, 0), GAME.view(state, 1)
    assert lady.money[0] == HIDDEN
    assert gentleman.money[0] == 500
    assert gentleman.maids[0] != lady.maids[0] == tuple(state.maids[0])


def test_lg58_lg96_what_was_paid_first_decides_what_can_be_paid_then():
    state, dealer = table(5)
    for lady, names in ((0, "CP2 CP4"), (2, "HT2 GL3")):
        place(state, state.purchases[lady], names)
    state.asked, state.money[0] = [0, 0], 900
    at(state, dealer, "bills")
    for choice in (PAY, BACK, PAY):
        play(state, dealer, 1, BILLS[choice])
    assert list(GAME.options(state, 1)) == [BILLS[BACK]]


def test_lg73_of_each_kind_the_best_for_her_maids_is_worn():
    violet = cards("Violet")
    look = best_look(cards("ED4 HT2 HT5 GL3"), violet)
    assert card("HT2") not in look.worn
    assert look.total == 3 + 3 + 1
    look = best_look(cards("ED4 HT2 HT6 GL3"), violet)
    assert card("HT2") in look.worn
    assert look.total == 3 + 1 + 1 + 1


def test_lgr6_a_turned_token_has_to_go_before_he_stops():
    state, dealer = table(4, stock="race", limit=0)
    race = state.stack[-1].lanes[1][-1]
    race.started, state.numbers[0] = True, 1
    state.stock.remove(NUMBER + 1)
    play(state, dealer, 1, TURN[0])
    assert FINISH not in GAME.options(state, 1)
    assert GAME.refusal(state, 1, FINISH) is not None
    play(state, dealer, 1, GAME.options(state, 1)[-1])
    assert FINISH in GAME.options(state, 1)


@pytest.mark.parametrize("seed", range(5))
def test_lgt7_a_morning_ends_after_ten_turns_each(seed):
    rng = Random(seed)
    state, dealer = table(10)
    search = next(phase for phase in open_questions(state.stack) if isinstance(phase, InTurns))
    while not all(search.finished):
        seat = search.actors(state)[0]
        options = [each for each in GAME.options(state, seat) if each != FINISH]
        play(state, dealer, seat, rng.choice([each for each in options if each != KEEP] or options))
    assert max(search.turns) <= 10
    assert all(state.numbers)
