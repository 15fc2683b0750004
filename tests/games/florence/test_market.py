"""A phase A foreseen: everybody buys one object at most, at a price at which nobody wants to change."""

from desktop.games.florence.market import Wants, auctioned, settle

FLORINS = tuple(100.0 * step for step in range(36))
"""Every florin is worth one."""


def wants(seat, **gains):
    return Wants(seat, {"abc".index(name): float(gain) for name, gain in gains.items()}, FLORINS)


def test_an_object_that_two_want_costs_what_the_second_would_pay():
    deals = settle([wants(0, a=1000), wants(1, a=600)], [0], 200)
    assert deals[0].stack == 0
    assert deals[0].price in {500, 600}
    assert deals[1].stack == -1


def test_an_object_that_one_wants_costs_the_base_price():
    assert settle([wants(0, a=900), wants(1, b=900)], [0, 1], 200)[0].price == 200


def test_a_bid_ends_where_the_second_best_object_is_as_good():
    deals = settle([wants(0, a=1000, b=700), wants(1, a=1000, b=700)], [0, 1], 200)
    assert {deals[0].stack, deals[1].stack} == {0, 1}
    assert max(deal.price for deal in deals.values()) in {400, 500}


def test_nobody_wants_what_he_cannot_pay():
    poor = Wants(0, {0: 5000.0}, FLORINS[:2])
    assert settle([poor], [0], 200)[0].stack == -1


def test_what_others_do_not_want_stays_with_who_opens_it():
    deal = auctioned([wants(0, a=100, b=900), wants(1, b=900)], [0, 1], 0, 0, 200)
    assert (deal.stack, deal.price, deal.gain) == (0, 200, -100)


def test_who_opens_what_a_rival_wants_more_has_the_rest_for_himself():
    deal = auctioned([wants(0, a=900, b=900), wants(1, a=2000, b=900)], [0, 1], 0, 0, 200)
    assert (deal.stack, deal.price) == (1, 200)


def test_who_opens_what_he_wants_most_pays_what_the_next_would():
    deal = auctioned([wants(0, a=2000), wants(1, a=900)], [0], 0, 0, 200)
    assert (deal.stack, deal.price) == (0, 900)


def test_the_limit_for_an_object_depends_on_what_there_is_otherwise():
    assert wants(0, a=1000).limit(0, 0.0) == 1000
    assert wants(0, a=1000).limit(0, 300.0) == 700
    assert wants(0, a=1000).limit(0, 2000.0) < 0
