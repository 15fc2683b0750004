"""LG-03 to LG-10, LG-52 to LG-59, LG-77 to LG-100: the table, its seats, the order of a day, and places."""

from itertools import groupby
from random import Random

import pytest

from desktop.core.dealer import Recorder
from desktop.core.game import Illegal
from desktop.games.ladies.actions import BACK, BILLS, DROPS, LATER, LEAVE, PAY, Fulfil, Take
from desktop.games.ladies.data import GOLD, MARKETS, NUMBER, TOKENS
from desktop.games.ladies.events import ContractReplaced, GossipDropped, NotesLaid, OfferSeen
from desktop.games.ladies.gossip import EVENING, fits
from desktop.games.ladies.phases import Bills, Business, Dropping
from desktop.games.ladies.phases import day as steps
from desktop.games.ladies.phases.afternoon import order_of_service
from desktop.games.ladies.scoring import courtesan_wins, final_places, scandal_targets
from desktop.games.ladies.state import EMPTY
from desktop.games.ladies.view import open_questions
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

PLAYERS = range(4, 11)


@pytest.mark.parametrize("players", PLAYERS)
def test_lg04_every_lady_has_one_maid_that_she_alone_sees(players):
    state, _ = table(players)
    for lady, maids in enumerate(state.maids):
        assert len(maids) == 1
        for reader in (None, *range(players)):
            shown = GAME.view(state, reader).maids[lady]
            assert shown == (tuple(maids) if reader == 2 * lady else (-4,))


@pytest.mark.parametrize(("players", "size"), [(4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 4), (10, 4)])
def test_lg05_workshop_hands_are_secret_but_their_size_is_not(players, size):
    state, _ = table(players)
    assert GAME.view(state, None).hand_sizes == (size,) * state.ladies
    assert GAME.view(state, 2).hand == tuple(state.hands[1])
    assert GAME.view(state, 3).hand == GAME.view(state, None).hand == ()


@pytest.mark.parametrize(("players", "displayed"), [(4, 2), (5, 3), (6, 3), (7, 4), (8, 4), (9, 4), (10, 5)])
def test_lg06_contracts_on_display(players, displayed):
    state, _ = table(players)
    assert len(set(state.contracts)) == displayed
    assert len(state.pile) == 15 - displayed
    assert state.notes == [0] * displayed


def test_lg08_the_first_token_is_one_of_the_three_goods_worth_100():
    for players in PLAYERS:
        state, _ = table(players)
        for row in state.tokens:
            assert MARKETS[state.market][row.index(1)] == 100
            assert row.index(1) != GOLD


@pytest.mark.parametrize("players", PLAYERS)
def test_lg09_five_goods_for_each_gentleman_and_the_numbers(players):
    state, _ = table(players)
    couples = players // 2
    assert sum(token <= NUMBER for token in state.stock) == 5 * couples
    assert sorted(token - NUMBER for token in state.stock if token > NUMBER) == [*range(1, couples + 1)]
    assert sum(state.supply) == sum(TOKENS) - 6 * couples


@pytest.mark.parametrize("players", [6, 7])
def test_lg10_lg86_three_gossip_cards_for_every_lady_and_the_courtesan(players):
    state, _ = table(players, gossip=True)
    dealt = [each for hand in state.gossip for each in hand]
    assert [len(hand) for hand in state.gossip] == [3] * state.ladies
    assert len(set(dealt)) == len(dealt)
    assert table(players)[0].gossip == [[]] * state.ladies


def test_lg55_every_couple_may_choose_and_the_rest_is_drawn_without_repetition():
    state, _ = table(10, boutique="blue", boutique_3="red", boutique_5="pink")
    assert (state.colours[0], state.colours[2], state.colours[4]) == (2, 4, 0)
    assert sorted(state.colours) == [0, 1, 2, 3, 4]


def test_lg55_the_courtesan_may_choose_and_a_couple_that_is_not_there_takes_nothing_away():
    state, _ = table(5, boutique_courtesan="red", boutique_3="red")
    assert state.colours[2] == 4
    assert len(set(state.colours)) == 3


def test_lg55_two_ladies_cannot_have_one_boutique():
    with pytest.raises(Illegal, match="Emporium"):
        table(6, boutique="blue", boutique_3="blue")


def test_lg55_a_save_that_knows_the_first_couple_only_is_dealt_as_it_was():
    options = {name: value for name, value in GAME.meta.defaults(6).items() if "boutique_" not in name}
    old, new = (GAME.setup(6, each, Recorder(Random(4))) for each in (options, GAME.meta.defaults(6)))
    assert old.colours == new.colours


def course_of_a_day(players, **options):
    """Return the kinds of questions of the first day in their order, side by side in one set."""
    state, dealer = table(players, **options)
    rng, bot, seen = Random(2), GAME.bot(), []
    while state.stack and state.day == 1:
        seen.append(type(state.stack[-1]).__name__)
        seat = GAME.actors(state)[0]
        GAME.play(state, seat, bot.playout(state, seat, GAME.options(state, seat), rng), dealer)
    return [name for name, _ in groupby(seen)]


def test_lg57_the_order_of_the_questions():
    order = course_of_a_day(7, gossip=True)
    every = ["Morning", "Gossiping", "Moods", "Visits", "Afternoon", "Gossiping", "Dropping", "Courting"]
    every += ["Hearts", "Bills", "Gossiping"]
    remaining = iter(every)
    assert all(name in remaining for name in order)
    assert {"Morning", "Gossiping", "Moods", "Visits", "Afternoon", "Bills"} <= set(order)


def test_lg57_without_options_nothing_else_is_asked():
    assert course_of_a_day(6, allusions=False) == ["Morning", "Visits", "Afternoon", "Bills"]


def test_lg57_shopping_and_business_run_side_by_side():
    state, dealer = table(6)
    numbers(state, 2, 1, 3)
    state.visits = [0, 0, 0]
    show(state, 0, "NK3")
    at(state, dealer, "afternoon")
    assert [type(phase).__name__ for phase in open_questions(state.stack)] == ["Shopping", "Business"]
    assert list(GAME.actors(state)) == [2, 3]


def test_lg14_the_window_card_is_on_offer_like_the_others():
    state, dealer = table(6)
    numbers(state, 1, 2, 3)
    state.visits = [0, 1, 1]
    place(state, state.shops[0], "NK1")
    show(state, 0, "NK3")
    at(state, dealer, "afternoon")
    assert events(dealer, OfferSeen)[0].cards == tuple(sorted(cards("NK1 NK3")))
    assert Take(card("NK3")) in GAME.options(state, 0)


def test_lg24_who_takes_nothing_is_out_and_the_other_goes_on():
    state, dealer = table(6)
    numbers(state, 1, 2, 3)
    state.visits = [0, 0, 1]
    place(state, state.shops[0], "NK1 NK2")
    show(state, 0, "NK3")
    at(state, dealer, "afternoon")
    play(state, dealer, 0, LEAVE)
    play(state, dealer, 2, Take(card("NK1")))
    play(state, dealer, 2, Take(card("NK2")))
    assert state.took == [0, 2, 0]


def test_lg29_purchases_are_secret_until_the_evening():
    state, _ = table(6)
    place(state, state.purchases[0], "NK1 ED5")
    assert GAME.view(state, 0).purchases[0] == tuple(cards("NK1 ED5"))
    assert GAME.view(state, 1).purchases[0] == GAME.view(state, 2).purchases[0] == (-3, -1)


def test_edge_6_he_may_fulfil_a_premium_contract_twice_for_the_proceeds():
    state, dealer = table(6)
    contract(state, 1)
    hold(state, 0, "CCKK")
    state.money = [0, 0, 0]
    state.stack[:] = [state.stack[0], Business(queue=[0])]
    for _ in range(2):
        play(state, dealer, 1, Fulfil(0))
    assert state.money[0] == 500 + 400


def test_edge_8_gold_may_stand_for_a_good_that_he_has():
    state, _ = table(6)
    contract(state, 1)
    hold(state, 0, "CK**")
    state.stack[:] = [state.stack[0], Business(queue=[0])]
    ways = [
        option.gold for option in GAME.options(state, 1) if isinstance(option, Fulfil) and not option.place
    ]
    assert sorted(ways) == [(0, 0, 0, 0, 0), (0, 1, 0, 0, 0), (1, 0, 0, 0, 0), (1, 1, 0, 0, 0)]


def evening(players=6, day=1, **options):
    state, dealer = table(players, allusions=False, **options)
    state.day, state.visits = day, [0] * state.ladies
    return state, dealer


def test_lg42_edge_24_a_card_put_off_counts_for_nothing_and_may_be_put_off_again():
    state, dealer = evening(gossip=True)
    place(state, state.deferred[0], "ED5")
    state.money[0] = 300
    at(state, dealer, "bills")
    play(state, dealer, 1, BILLS[LATER])
    assert state.deferred[0] == cards("ED5")
    assert state.wardrobes[0] == []
    assert state.money[0] == 200
    state.day = 4
    assert fits(state, 0, 0, 1, EVENING)


@pytest.mark.parametrize(("days", "last"), [(6, 6), (4, 4)])
def test_lg41_nothing_can_be_put_off_on_the_day_of_the_ball(days, last):
    for day, offered in ((last - 1, True), (last, False)):
        state, dealer = evening(day=day, days=days)
        place(state, state.purchases[0], "ED5")
        state.money[0] = 2000
        at(state, dealer, "bills")
        assert (BILLS[LATER] in GAME.options(state, 1)) is offered


def test_edge_13_a_maid_in_the_window_costs_100():
    state, dealer = evening()
    state.visits = [1, 1, 1]
    show(state, 0, "Ivy")
    state.money[0] = 100
    at(state, dealer, "bills")
    play(state, dealer, 1, BILLS[PAY])
    assert state.money[0] == 0
    assert state.maids[0][-1] == card("Ivy")


def test_edge_11_the_visit_of_the_courtesan_is_a_visit():
    state, _ = evening(5)
    state.visits = [1, 1, 0]
    show(state, 0, "NK2")
    assert not state.for_sale(0)


def test_lg49_lg50_a_contract_set_aside_today_may_come_back_at_once():
    state, dealer = table(4)
    contract(state, 1, spot=0)
    contract(state, 2, spot=1)
    state.pile, state.aside, state.done = [], [], [True, False]
    steps.replace_contracts(state, dealer)
    assert state.contracts == [0, 1]
    assert state.notes == [0, 100]


def test_lg49_places_are_filled_from_the_first_to_the_last():
    state, dealer = table(6)
    state.contracts, state.done, state.notes = (
        [EMPTY, state.contracts[1], EMPTY],
        [True, False, True],
        [0] * 3,
    )
    dealer.take()
    steps.replace_contracts(state, dealer)
    assert [event.place for event in events(dealer, ContractReplaced)] == [0, 2]


def test_lg51_there_is_no_limit_to_the_notes_on_a_contract():
    state, dealer = table(6)
    for _ in range(5):
        steps.replace_contracts(state, dealer)
    assert state.notes == [500] * 3
    assert events(dealer, NotesLaid)[-1].notes == 500


def test_lg83_lg86_the_courtesan_may_discard_a_card_instead_of_offering_her_window():
    state, dealer = table(5, gossip=True, allusions=False)
    state.visits, state.gossip = [0, 0, 0], [[], [], [4]]
    show(state, 2, "NK2")
    assert isinstance(at(state, dealer, "dropping"), Dropping)
    play(state, dealer, 4, DROPS[4])
    assert events(dealer, GossipDropped)[0].seat == 4
    assert not state.for_sale(2)


@pytest.mark.parametrize(
    ("visits", "order"),
    [([1, 0, 0], [1, 2]), ([1, 1, 0], [2]), ([0, 0, 0], [1, 2, 0])],
    ids=["edge 21", "edge 20", "example 22"],
)
def test_lg94_the_courtesan_is_served_second(visits, order):
    state, _ = table(5)
    numbers(state, 2, 1)
    state.visits = visits
    assert order_of_service(state, 0) == order


def ball(*wardrobes, players=5):
    """Return a ball without maids, with these wardrobes and no money."""
    state, dealer = table(players)
    state.maids = [[] for _ in state.maids]
    state.money = [0] * state.couples
    for lady, names in enumerate(wardrobes):
        place(state, state.wardrobes[lady], names)
    return state, dealer


def test_lg100_as_many_stars_as_a_lady_are_not_enough_for_the_courtesan():
    assert not courtesan_wins(ball("ED5", "ED4", "ED7")[0])
    assert courtesan_wins(ball("ED10", "ED4", "ED7")[0])


def test_lg101_if_she_wins_there_is_no_scandal():
    state, _ = ball("ED10", "ED4", "ED7")
    state.court = [[1], []]
    assert scandal_targets(state) == []


def test_lg102_one_with_the_fewest_is_ruined_without_a_question():
    state, dealer = ball("ED5", "ED4", "")
    state.court, state.court_money = [[1], []], [100, 0]
    at(state, dealer, "designers")
    assert state.scandal == 1
    assert state.stack == []


def test_lg78_equal_couples_share_a_place_and_the_next_is_skipped():
    assert final_places(ball("ED5", "ED7", "ED4", players=6)[0]) == (1, 1, 1, 1, 3, 3)


def test_lg96_edge_19_he_may_pay_for_nobody():
    state, dealer = evening(5)
    place(state, state.purchases[2], "GL6")
    state.asked = [0]
    state.money[0] = 900
    assert isinstance(at(state, dealer, "bills"), Bills)
    assert list(GAME.options(state, 1)) == [BILLS[BACK]]


def test_lg97_a_window_card_at_half_price_counts_as_one_paid():
    state, dealer = evening(5)
    state.visits = [1, 1, 1]
    show(state, 0, "SH1")
    place(state, state.purchases[2], "GL6")
    state.asked = [0]
    state.money[0] = 900
    at(state, dealer, "bills")
    play(state, dealer, 1, BILLS[PAY])
    assert BILLS[PAY] in GAME.options(state, 1)


def test_lg99_her_window_card_stays_in_the_boutique_if_nobody_pays_it():
    state, dealer = evening(5, gossip=True)
    show(state, 2, "NK2")
    state.asked_window = 0
    at(state, dealer, "bills")
    play(state, dealer, 1, BILLS[BACK])
    assert state.windows[2] == card("NK2")
    assert state.sent_back[2] == 0


def test_lg52_the_seats_have_names():
    names = [str(GAME.meta.seat_name(seat, 5)) for seat in range(5)]
    assert names[:2] == ["Lady of couple 1", "Gentleman of couple 1"]
    assert names[2:] == ["Lady of couple 2", "Gentleman of couple 2", "Courtesan"]


def test_lg53_one_person_may_hold_a_couple_but_not_two_ladies():
    options = GAME.meta.defaults(6)
    assert GAME.meta.unseatable(options, ["Ann", "Ann", None, None, None, None]) is None
    assert "Ann" in str(GAME.meta.unseatable(options, ["Ann", None, "Ann", None, None, None]))


def test_lg20_no_real_time_for_two_gentlemen_at_one_screen():
    options = {**GAME.meta.defaults(6), "stock": "race"}
    assert GAME.meta.unseatable(options, ["Ann", "Bob", "Cleo", None, None, None]) is None
    assert "one of you" in str(GAME.meta.unseatable(options, [None, "Bob", None, "Dan", None, None]))
