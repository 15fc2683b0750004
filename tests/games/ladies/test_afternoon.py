"""LG-21 to LG-36: visits, shopping, business; moods."""

import pytest

from desktop.games.ladies.actions import CLOSE, LEAVE, MOODS, SALES, TAKES, VISITS, Fulfil, Take
from desktop.games.ladies.events import BoutiqueOpened, CardTaken, MoodSent, OfferSeen
from desktop.games.ladies.phases import Business, Day
from desktop.games.ladies.phases.business import spending
from desktop.games.ladies.state import EMPTY
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
    show,
    table,
)


def shop_of(state, dealer, visits, given, offer="NK1 NK2", window="NK3"):
    numbers(state, *given)
    state.visits = visits
    place(state, state.shops[0], offer)
    show(state, 0, window)
    at(state, dealer, "afternoon")


def test_lg21_visits_are_shown_together():
    state, dealer = table(4)
    at(state, dealer, "visits")
    play(state, dealer, 0, VISITS[1])
    assert state.visits == [EMPTY, EMPTY]
    play(state, dealer, 2, VISITS[1])
    assert state.visits == [1, 1]


def test_lg21_a_boutique_that_is_not_in_play_cannot_be_visited():
    state, dealer = table(4)
    at(state, dealer, "visits")
    assert "not in play" in str(GAME.refusal(state, 0, VISITS[3]))


def test_lg22_the_lower_number_is_served_first():
    state, dealer = table(6)
    shop_of(state, dealer, [0, 0, 0], (3, 1, 2))
    assert events(dealer, BoutiqueOpened)[0].seats == (2, 4, 0)


def test_lg23_only_the_lady_on_turn_sees_what_is_left():
    state, dealer = table(6)
    shop_of(state, dealer, [0, 0, 1], (1, 2, 3))
    assert GAME.view(state, 0).shops[0] == tuple(sorted(cards("NK1 NK2 NK3")))
    assert GAME.view(state, 2).shops[0] == (-3, -3, -3)
    assert GAME.view(state, 1).shops[0] == (-3, -3, -3)


def test_lg13_an_owner_knows_her_boutique_until_it_opens():
    state, dealer = table(6)
    place(state, state.shops[1], "FN1 FN2")
    show(state, 1, "FN3")
    shop_of(state, dealer, [0, 0, 1], (1, 2, 3))
    assert GAME.view(state, 2).shops[1] == tuple(state.shops[1]) != ()
    assert GAME.view(state, 3).shops[1] == (-2,) * len(state.shops[1])
    play(state, dealer, 0, LEAVE)
    play(state, dealer, 2, LEAVE)
    assert state.stack[-1].lanes[0][-1].shop == 1
    assert set(GAME.view(state, 2).shops[1]) == {-2}


def test_lg23_others_see_the_back_of_a_taken_card():
    state, dealer = table(6)
    shop_of(state, dealer, [0, 0, 1], (1, 2, 3))
    play(state, dealer, 0, Take(card("NK1")))
    taken = events(dealer, CardTaken)[0]
    assert taken.seen_by(2).card == -3
    assert taken.seen_by(1).card == -3
    assert taken.seen_by(0).card == card("NK1")


def test_lg23_the_offer_is_handed_on():
    state, dealer = table(6)
    shop_of(state, dealer, [0, 0, 1], (1, 2, 3))
    play(state, dealer, 0, Take(card("NK1")))
    seen = events(dealer, OfferSeen)[-1]
    assert (seen.seat, seen.cards) == (2, tuple(sorted(cards("NK2 NK3"))))
    assert seen.seen_by(0) is None


def test_lg24_when_time_runs_out_she_takes_nothing():
    state, dealer = table(6)
    shop_of(state, dealer, [0, 0, 1], (1, 2, 3))
    assert GAME.default(state, 0) == LEAVE


def test_lg25_alone_she_takes_as_many_as_she_likes():
    state, dealer = table(6)
    shop_of(state, dealer, [0, 1, 1], (1, 2, 3))
    for name in ("NK1", "NK2", "NK3"):
        play(state, dealer, 0, TAKES[card(name)])
    assert state.took[0] == 3


def test_lg26_in_a_servant_boutique_each_takes_one():
    state, dealer = table(6)
    shop_of(state, dealer, [0, 0, 1], (1, 2, 3), offer="Ivy Jane", window="Kitty")
    play(state, dealer, 0, TAKES[card("Ivy")])
    assert 2 in GAME.actors(state)
    play(state, dealer, 2, TAKES[card("Jane")])
    assert state.decks[3][0] == card("Kitty")


def test_lg27_what_is_left_goes_under_its_deck():
    state, dealer = table(6)
    shop_of(state, dealer, [0, 1, 1], (1, 2, 3))
    play(state, dealer, 0, LEAVE)
    assert sorted(state.decks[2][:3]) == sorted(cards("NK1 NK2 NK3"))


def test_lg28_an_unvisited_boutique_keeps_its_cards():
    state, dealer = table(6)
    shop_of(state, dealer, [1, 1, 1], (1, 2, 3))
    assert state.shops[0] == cards("NK1 NK2")
    assert state.windows[0] == card("NK3")


def test_edge_12_an_empty_boutique_may_be_visited():
    state, dealer = table(6, allusions=False)
    numbers(state, 1, 2, 3)
    state.visits = [1, 1, 1]
    for couple in range(3):
        hold(state, couple, "")
    at(state, dealer, "afternoon")
    assert state.day == 2


def test_lg30_gentlemen_act_in_the_order_of_their_numbers():
    state, dealer = table(6)
    numbers(state, 3, 1, 2)
    state.visits = [0, 0, 0]
    question = at(state, dealer, "afternoon")
    assert question.lanes[1][-1].queue == [1, 2, 0]


def business(state, couple):
    state.stack[:] = [Day(step=5), Business(queue=[couple, (couple + 1) % state.couples])]


def test_lg30_when_time_runs_out_the_business_ends():
    state, dealer = table(6)
    shop_of(state, dealer, [0, 0, 1], (1, 2, 3))
    assert GAME.default(state, 1) == CLOSE


@pytest.mark.parametrize(("market", "good", "money"), [(0, 2, 300), (0, 4, 200), (3, 5, 100), (4, 0, 300)])
def test_lg31_a_sale_brings_the_market_value(market, good, money):
    state, dealer = table(6)
    state.market = market
    hold(state, 0, "CKGWT*")
    business(state, 0)
    play(state, dealer, 1, SALES[good])
    assert state.money[0] == 500 + money


def test_lg31_what_is_not_owned_cannot_be_sold():
    state, _ = table(6)
    hold(state, 0, "T")
    business(state, 0)
    assert "Gems" in str(GAME.refusal(state, 1, SALES[2]))


def test_lg32_gold_stands_for_any_good():
    assert spending(13, (1, 0, 1, 0, 0)) == (0, 1, 0, 1, 1, 2)
    state, _ = table(6)
    contract(state, 1)
    hold(state, 0, "C**")
    business(state, 0)
    ways = {
        action.gold for action in GAME.options(state, 1) if isinstance(action, Fulfil) and action.place == 0
    }
    assert ways == {(0, 1, 0, 0, 0), (1, 1, 0, 0, 0)}


def test_lg32_missing_goods_are_named():
    state, _ = table(6)
    contract(state, 1)
    hold(state, 0, "C")
    business(state, 0)
    assert "Cotton" in str(GAME.refusal(state, 1, Fulfil(0)))


def test_lg34_a_premium_contract_pays_the_second_time_the_proceeds():
    state, dealer = table(6)
    contract(state, 1, notes=100)
    hold(state, 0, "CCKKT")
    business(state, 0)
    play(state, dealer, 1, Fulfil(0))
    play(state, dealer, 1, Fulfil(0))
    assert state.money[0] == 500 + (400 + 100 + 100) + 400


def test_lg35_goods_may_be_kept():
    state, dealer = table(6)
    hold(state, 0, "TT")
    business(state, 0)
    play(state, dealer, 1, CLOSE)
    assert state.tokens[0][4] == 2


def test_lg36_goods_handed_over_are_used_up():
    state, dealer = table(6)
    hold(state, 0, "TT")
    business(state, 0)
    play(state, dealer, 1, SALES[4])
    assert state.used[4] == 1


def test_lg44_a_mood_is_for_the_own_lady():
    state, dealer = table(6)
    at(state, dealer, "moods")
    for seat in (1, 3, 5):
        play(state, dealer, seat, MOODS[4])
    sent = events(dealer, MoodSent)[0]
    assert sent.seen_by(0) == sent
    assert sent.seen_by(2) is None
    assert GAME.view(state, 0).moods == (4, -9, -9)
    assert GAME.view(state, 3).moods == (-9, 4, -9)
