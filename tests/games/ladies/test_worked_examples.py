"""Every worked example of the specification, by its number."""

import pytest

from desktop.games.ladies.actions import (
    BACK,
    BILLS,
    CLOSE,
    LATER,
    LEAVE,
    PAY,
    SALES,
    TURN,
    Fulfil,
    Take,
)
from desktop.games.ladies.ball import best_look, worth
from desktop.games.ladies.data import HALF, JPG, LL, NUMBER, PRICE
from desktop.games.ladies.events import GameEnded
from desktop.games.ladies.phases import Business, InTurns
from desktop.games.ladies.phases import day as steps
from desktop.games.ladies.phases.afternoon import order_of_service
from desktop.games.ladies.scoring import (
    ball_total,
    courtesan_wins,
    decided_by_money,
    final_places,
    final_stars,
    scandal_targets,
)
from desktop.games.ladies.state import EMPTY
from tests.games.ladies.table import GAME, at, card, cards, contract, hold, numbers, place, play, show, table


def test_example_1_stock_size():
    state, _ = table(6)
    assert sorted(token - NUMBER for token in state.stock if token > NUMBER) == [1, 2, 3]
    assert sum(token <= NUMBER for token in state.stock) == 15


def test_example_2_one_visit_per_boutique_in_play():
    state, dealer = table(6)
    at(state, dealer, "visits")
    assert len(GAME.options(state, 0)) == 3


def test_example_3_clothing_offers_five_cards():
    state, dealer = table(4)
    for lady in (0, 1):
        state.hands[lady] = [2, 0, 0, 0]
        play(state, dealer, 2 * lady, GAME.options(state, 2 * lady)[0])
    assert [len(shop) for shop in state.shops] == [5, 5]
    for lady in (0, 1):
        play(state, dealer, 2 * lady, GAME.options(state, 2 * lady)[0])
    assert [len(shop) for shop in state.shops] == [4, 4]
    assert EMPTY not in state.windows


def test_example_4_the_ball_of_the_manual():
    state, _ = table(6)
    place(state, state.wardrobes[0], "ED4 HT2 FN2 ER3 BR2 SH6 BR5 CP4")
    state.maids[0].clear()
    place(state, state.maids[0], "Bessie")
    contract(state, 12)
    state.stars[0].append(state.contracts[0])
    look = best_look(state.wardrobes[0], state.maids[0])
    assert look.designer == JPG
    assert look.stars == 12
    assert look.maids == (3,)
    assert card("BR2") in look.worn
    assert ball_total(state, 0) == 16


def evening(seats=6, **options):
    state, dealer = table(seats, allusions=False, **options)
    state.visits = [0] * state.ladies
    return state, dealer


def test_example_5_pay_put_off_send_back():
    state, dealer = evening()
    place(state, state.purchases[0], "ED5 ED7 SH3")
    state.money[0] = 1300
    at(state, dealer, "bills")
    for choice in (PAY, LATER, BACK):
        play(state, dealer, 1, BILLS[choice])
    assert state.money[0] == 0
    assert state.wardrobes[0] == cards("ED5")
    assert state.deferred[0] == cards("ED7")
    assert state.decks[0][0] == card("SH3")


def test_example_6_the_fee_is_not_deducted():
    state, dealer = evening()
    place(state, state.deferred[0], "ED7")
    state.money[0] = 1300
    at(state, dealer, "bills")
    play(state, dealer, 1, BILLS[PAY])
    assert state.money[0] == 100
    assert state.wardrobes[0] == cards("ED7")


@pytest.mark.parametrize(
    ("price", "half"),
    [(200, 100), (300, 200), (400, 200), (500, 300), (700, 400), (900, 500), (1100, 600), (1200, 600)],
)
def test_example_7_half_price_is_rounded_up(price, half):
    assert HALF[PRICE.index(price)] == half


def business(state, dealer, *couples):
    state.stack[:] = [steps.Day(step=5), Business(queue=list(couples))]


def test_example_8_the_first_gets_premium_and_notes():
    state, dealer = table(6)
    contract(state, 8, notes=200)
    hold(state, 0, "GW*")
    business(state, dealer, 0)
    play(state, dealer, 1, Fulfil(0, (1, 0, 0, 0, 0)))
    assert state.money[0] == 500 + 1000


def test_example_9_the_second_gets_the_proceeds():
    state, dealer = table(6)
    contract(state, 8, notes=0)
    state.done[0] = True
    hold(state, 1, "GWC")
    business(state, dealer, 1)
    play(state, dealer, 3, Fulfil(0))
    assert state.money[1] == 500 + 600


def test_example_9_a_fulfilled_contract_is_replaced_at_night():
    state, dealer = table(6)
    contract(state, 8, notes=0)
    state.done[0] = True
    steps.replace_contracts(state, dealer)
    assert state.contracts[0] != 7
    assert state.notes[0] == 0
    assert 7 in state.aside


def test_example_10_a_star_contract_leaves_the_display():
    state, dealer = table(6)
    contract(state, 12, notes=100)
    hold(state, 0, "WWKC")
    business(state, dealer, 0, 1)
    play(state, dealer, 1, Fulfil(0))
    assert state.money[0] == 500 + 800
    assert state.stars[0] == [11]
    assert state.contracts[0] == EMPTY


def test_example_11_market_sale():
    state, dealer = table(6)
    state.market = 0
    hold(state, 0, "GTC*")
    business(state, dealer, 0)
    for good in (2, 4, 0, 5):
        play(state, dealer, 1, SALES[good])
    assert state.money[0] == 500 + 700


def shopping(seats, visits, given, names, offer="NK1 NK2 NK3"):
    state, dealer = table(seats)
    numbers(state, *given)
    state.visits = visits
    place(state, state.shops[0], offer)
    show(state, 0, names)
    at(state, dealer, "afternoon")
    return state, dealer


def test_example_12_shop_order():
    state, dealer = shopping(6, [0, 0, 1], (1, 3, 2), "NK4")
    a, b, c, d = cards("NK1 NK2 NK3 NK4")
    for seat, action in ((0, Take(a)), (2, Take(b)), (0, LEAVE), (2, Take(c)), (2, Take(d))):
        play(state, dealer, seat, action)
    assert state.purchases[0] == [a]
    assert state.purchases[1] == [b, c, d]
    assert state.shops[0] == []


def test_example_13_one_maid_a_day():
    state, dealer = shopping(6, [0, 1, 1], (1, 3, 2), "Kitty", offer="Ivy Jane")
    play(state, dealer, 0, Take(card("Ivy")))
    assert state.purchases[0] == cards("Ivy")
    assert sorted(state.decks[3][:2]) == sorted(cards("Jane Kitty"))


def test_example_14_no_dress_loses_the_best_maid():
    look = best_look(cards("HT3 GL3 NK2 TI2"), cards("Bessie Grace"))
    assert look.stars == 9
    assert look.maids == (3, 1)
    assert look.lost == 0
    assert look.total == 10


def test_example_15_duplicates():
    assert worth(cards("ED6 HT4 HT5 HT6"), []) == 6


def test_example_16_two_marks_and_the_designer_check():
    look = best_look(cards("ED10 SH4 NK6 GL5"), cards("Lucy"))
    assert look.designer == LL
    assert look.total == 7
    assert look.lost == EMPTY


def test_example_17_gossip_costs_stars():
    state, _ = table(6, gossip=True)
    place(state, state.wardrobes[0], "ED1 HT1")
    state.maids[0].clear()
    place(state, state.maids[0], "Agnes")
    contract(state, 12)
    state.stars[0].append(11)
    state.gossip[0], state.received[0] = [0], [1]
    assert ball_total(state, 0) == 3


def test_example_18_stock_refill():
    state, dealer = table(8)
    goods = [token for token in state.stock if token <= NUMBER]
    for token in goods[8:]:
        state.used[token] += 1
    state.stock = goods[:8]
    state.numbers = [1, 2, 3, 4]
    steps.refill_stock(state, dealer)
    assert sum(token <= NUMBER for token in state.stock) == 20
    assert sorted(token for token in state.stock if token > NUMBER) == [6, 7, 8, 9]


def test_example_19_exhausted_supply():
    state, dealer = table(10)
    assert sum(state.supply) == 25
    for left in (10, 40):
        goods = [token for token in state.stock if token <= NUMBER]
        for token in goods[10:]:
            state.used[token] += 1
        state.stock = goods[:10]
        steps.refill_stock(state, dealer)
        assert sum(state.supply) == (10 if left == 10 else sum(state.supply))
    assert sum(state.used) == 0
    assert sum(token <= NUMBER for token in state.stock) == 25


def test_example_20_notes_on_unfulfilled_contracts():
    state, dealer = table(6)
    contract(state, 1, notes=0, spot=0)
    state.done[0] = True
    state.notes[1:] = [0, 300]
    kept = state.contracts[1:]
    steps.replace_contracts(state, dealer)
    assert state.contracts[1:] == kept
    assert state.notes == [0, 100, 400]


def combinations(state, seat):
    """Return every way to answer the bills, by the answers."""
    found = set()

    def go(world):
        if len(world.answers[seat]) == world.stack[-1].due[seat]:
            found.add(tuple(world.answers[seat]))
            return
        for action in GAME.options(world, seat):
            copy = GAME.copy(world)
            copy.answers[seat].append(action.choice)
            go(copy)

    go(state)
    return found


def test_example_21_courtesan_payment():
    state, dealer = evening(5)
    state.day = 6
    place(state, state.purchases[0], "SH1 CP7")
    place(state, state.purchases[2], "GL6")
    state.asked = [0]
    state.money[0] = 900
    at(state, dealer, "bills")
    paid = {
        tuple(index for index, answer in enumerate(way) if answer == PAY) for way in combinations(state, 1)
    }
    assert paid == {(), (0,), (1,), (0, 1), (0, 2)}


def test_example_22_courtesan_order():
    state, _ = table(9)
    numbers(state, 4, 2, 1, 3)
    state.visits = [2, 2, 0, 0, 2]
    assert order_of_service(state, 2) == [1, 4, 0]


def test_example_23_tie_goes_to_the_richer():
    state, _ = table(4)
    for lady, names in enumerate(("ED1", "CP1")):
        place(state, state.wardrobes[lady], names)
        state.maids[lady].clear()
    state.money = [300, 200]
    assert final_places(state) == (1, 1, 2, 2)
    state.money = [300, 300]
    assert final_places(state) == (1, 1, 1, 1)


@pytest.mark.parametrize(("money", "by_money"), [([300, 200], True), ([300, 300], False)])
def test_lg77_the_end_tells_that_money_decided(money, by_money):
    state, dealer = table(4)
    for lady, names in enumerate(("ED1", "CP1")):
        place(state, state.wardrobes[lady], names)
        state.maids[lady].clear()
    state.money = money
    at(state, dealer, "end")
    assert next(event for event in dealer.events if isinstance(event, GameEnded)).by_money is by_money


def test_lg103_a_ruined_couple_is_not_told_apart_by_money():
    state, _ = table(5, total_ruin=True)
    for lady, names in enumerate(("ED1", "CP1")):
        place(state, state.wardrobes[lady], names)
        state.maids[lady].clear()
    state.money, state.scandal = [300, 200], 0
    assert not decided_by_money(state)


def test_example_24_workshop_refill():
    state, dealer = table(10)
    assert sum(state.workshop) == 0
    for lady in range(5):
        deck = next(deck for deck in range(4) if state.hands[lady][deck])
        state.hands[lady][deck] -= 1
        state.played[lady] = deck
    steps.clear_boutiques(state, dealer)
    assert [sum(hand) for hand in state.hands] == [4] * 5
    assert sum(state.discards) == 0


def test_example_25_seats():
    state, dealer = table(7)
    assert GAME.actors(state)[:1] == [0]
    state.day = 2
    question = at(state, dealer, "morning")
    assert state.day == 3
    assert question.lanes[1][-1].actors(state) == (5,)
    state.hands = [[1, 0, 0, 0] for _ in range(4)]
    tops = list(reversed(state.decks[0][-20:]))
    for seat in (0, 2, 4, 6):
        play(state, dealer, seat, GAME.options(state, seat)[0])
    drawn = [sorted(tops[start : start + 5]) for start in (0, 5, 10, 15)]
    assert [state.shops[lady] for lady in (2, 3, 0, 1)] == drawn


def test_example_26_the_only_token_left_may_be_turned_again():
    state, _ = table(4)
    state.stock = [EMPTY, NUMBER + 2]
    state.numbers = [1, 0]
    search = InTurns(
        hands=[EMPTY, EMPTY],
        turns=[3, 3],
        kept=[3, 0],
        finished=[True, False],
        couple=1,
        returned=[0, 1],
        last=[EMPTY, 1],
    )
    state.stack[:] = [steps.Day(step=1), search]
    assert list(GAME.options(state, 3)) == [TURN[1]]


def ball(stars, paid, money):
    state, _ = table(5)
    state.maids = [[], [], []]
    names = {14: "ED5 CP3 HT3 NK1", 12: "ED7 SH4 FN6 TI4", 15: "ED9 CP6 HB5 TI6 ER4"}
    wardrobes = [names[each] for each in stars]
    for lady, wardrobe in enumerate(wardrobes):
        place(state, state.wardrobes[lady], wardrobe)
    state.court = [list(range(many)) for many in paid]
    state.court_money = list(money)
    state.money = [300, 100]
    return state


def test_example_27_courtesan_wins():
    state = ball((12, 14, 15), (2, 2), (900, 700))
    assert final_stars(state) == [12, 14, 15]
    assert courtesan_wins(state)
    assert scandal_targets(state) == []
    assert final_places(state) == (3, 1, 2, 2, 1)


def test_example_28_courtesan_does_not_win():
    state, dealer = table(5)
    state.maids = [[], [], []]
    place(state, state.wardrobes[0], "ED7 SH4 FN6 TI4")
    place(state, state.wardrobes[1], "ED5 CP3 HT3 NK1")
    place(state, state.wardrobes[2], "ED9 CP6 HB5 TI5 ER5")
    state.court = [[0], [1, 2]]
    state.court_money = [300, 600]
    state.day = 6
    at(state, dealer, "designers")
    assert not state.stack
    assert state.scandal == 0
    assert final_stars(state) == [9, 14, 14]
    assert final_places(state) == (3, 3, 1, 1, 2)


def test_closing_ends_the_turn():
    state, dealer = table(6)
    business(state, dealer, 0, 1)
    play(state, dealer, 1, CLOSE)
    assert GAME.actors(state) == (3,)
