"""The judgement of the expert: what a wardrobe may become, what money may still buy, where rivals go."""

from random import Random

import pytest

from desktop.ai.levels import level
from desktop.games.ladies.actions import (
    BACK,
    BILLS,
    DISPLAYS,
    HEARTS,
    KEEP,
    LATER,
    LEAVE,
    PAY,
    PUT_BACK,
    TAKES,
    TURN,
    VISITS,
)
from desktop.games.ladies.bot.prospect import prospect, saved
from desktop.games.ladies.bot.strategist import Strategist
from desktop.games.ladies.data import COAL, COTTON, GEMS, NUMBER, TEA
from desktop.games.ladies.events import TokenTurned
from desktop.games.ladies.phases import Shopping
from desktop.games.ladies.state import EMPTY
from tests.games.ladies.table import GAME, at, card, cards, hold, numbers, place, show, table

EXPERT = level(GAME, "expert")


def advise(state, seat):
    view, options = GAME.view(state, seat), GAME.options(state, seat)
    return GAME.bot().advise(view, seat, options, EXPERT, Random(1))


def strategist(state, seat=0):
    bot = GAME.bot()
    return Strategist(GAME.view(state, seat), seat, EXPERT, bot.memory)


def evening(purchases, *, money, day=1, wardrobe="", maids=""):
    """Return what a Gentleman of the first couple is asked about, with nobody in the boutiques."""
    state, dealer = table(6, allusions=False)
    state.visits, state.day = [0, 0, 0], day
    state.money[0] = money
    state.maids[0].clear()
    for where, names in ((state.maids[0], maids), (state.wardrobes[0], wardrobe)):
        place(state, where, names)
    place(state, state.purchases[0], purchases)
    at(state, dealer, "bills")
    return state


@pytest.mark.parametrize("days", range(5))
def test_a_maid_promises_more_the_more_days_are_left(days):
    wardrobe, maids = cards("ED4"), cards("Bessie")
    assert prospect(wardrobe, maids, days + 1) > prospect(wardrobe, maids, days)


def test_on_the_last_day_a_wardrobe_promises_what_the_ball_counts():
    assert prospect(cards("ED4 HT2 NK2 TI2"), cards("Bessie Grace"), 0) == 3 + 1 + 3 + 2 + 3 + 1


def test_without_a_dress_on_the_last_day_the_best_maid_is_lost():
    assert prospect(cards("HT3 GL3 NK2 TI2"), cards("Bessie Grace"), 0) == 10


def test_violet_hopes_for_nothing_once_two_designers_are_worn():
    assert prospect(cards("ED4 HT5"), cards("Violet"), 5) == prospect(cards("ED4 HT5"), (), 5)


def test_olive_knows_the_dress_and_waits_for_nothing():
    assert prospect(cards("ED5"), cards("Olive"), 5) == 5 + 3


def test_money_is_worth_next_to_nothing_after_the_last_evening():
    assert saved(1000, 0) < 0.2 < saved(1000, 1) < saved(1000, 5)


def test_the_first_pounds_saved_are_worth_more_than_the_last():
    assert saved(2000, 3) - saved(1000, 3) < saved(1000, 3)


def test_a_poor_article_is_sent_back_while_money_has_days_to_find_a_better():
    state = evening("BR1", money=500)
    assert advise(state, 1)[0].action == BILLS[BACK]


def test_on_the_last_evening_everything_that_counts_is_paid():
    state = evening("BR1", money=500, day=6)
    assert advise(state, 1)[0].action == BILLS[PAY]


def test_what_adds_nothing_is_not_paid_even_on_the_last_evening():
    state = evening("HT4", money=500, day=6, wardrobe="ED4 HT3")
    assert advise(state, 1)[0].action == BILLS[BACK]


def test_a_plum_that_tomorrow_can_pay_is_put_off():
    state = evening("ED5", money=800, day=2, maids="Bessie Olive", wardrobe="HT3 NK2 TI2")
    assert advise(state, 1)[0].action == BILLS[LATER]


def test_nothing_is_put_off_that_tomorrow_cannot_pay():
    state = evening("ED5", money=300, day=2, maids="Bessie Olive", wardrobe="HT3 NK2 TI2")
    assert advise(state, 1)[0].action == BILLS[BACK]


def shopping(offer, *, visitors=(0,), money=1000, wardrobe="", day=2):
    """Return a boutique whose first visitor is the first Lady."""
    state, _ = table(6)
    numbers(state, 1, 2, 3)
    state.day = day
    state.money[0] = money
    state.maids[0].clear()
    state.wardrobes[0].clear()
    place(state, state.wardrobes[0], wardrobe)
    for row in state.shops:
        row.clear()
    place(state, state.shops[1], offer)
    state.visits = [1 if lady in visitors else 2 for lady in range(3)]
    state.stack[:] = [*state.stack[:1], Shopping(shop=1, queue=list(visitors))]
    return state


def take(state):
    bot = GAME.bot()
    bot.memory.money = list(state.money)
    view = GAME.view(state, 0)
    return bot.advise(view, 0, GAME.options(state, 0), EXPERT, Random(1))[0].action


def test_a_maid_who_is_nearly_content_is_taken_before_a_dear_article():
    state = shopping("Bessie SH1", wardrobe="ED4 HT3 NK2 TI2", money=500)
    assert take(state) == TAKES[card("Bessie")]


def test_a_lady_alone_leaves_what_is_not_worth_its_price():
    state = shopping("SH1", wardrobe="ED4 HT3 NK2")
    assert take(state) == LEAVE


def test_a_card_that_a_rival_would_love_is_not_left_to_her():
    state = shopping("ED9", visitors=(0, 1), wardrobe="ED7 HT5", money=400)
    assert take(state) == TAKES[card("ED9")]


def test_a_lady_alone_takes_nothing_out_of_spite():
    state = shopping("ED9", wardrobe="ED7 HT5", money=400)
    assert take(state) == LEAVE


def test_what_is_too_dear_for_today_gets_no_heart():
    state, dealer = table(6)
    state.visits = [0, 0, 0]
    state.maids[0].clear()
    place(state, state.wardrobes[0], "ED4 HT3")
    place(state, state.purchases[0], "BR1")
    at(state, dealer, "hearts")
    assert advise(state, 0)[0].action == HEARTS[0]


def test_the_window_shows_a_bargain_for_herself():
    state, _ = table(6)
    state.maids[0].clear()
    state.money[0] = 2000
    place(state, state.wardrobes[0], "ED4 HT3")
    found = strategist(state).window([DISPLAYS[card("HT2")], DISPLAYS[card("CP3")]])
    assert found[0].action == DISPLAYS[card("CP3")]


def test_the_window_does_not_show_what_draws_rivals():
    state, _ = table(6)
    state.maids[0].clear()
    place(state, state.wardrobes[0], "ED4 HT3")
    expert = strategist(state)
    assert expert.unvisited(card("ED9")) < expert.unvisited(card("BR5"))


def test_rivals_are_expected_where_the_window_suits_them():
    state, _ = table(6)
    place(state, state.wardrobes[1], "ED4")
    for lady, name in enumerate(("NK2", "ED8", "BR4")):
        show(state, lady, name)
    at_first, at_second, _ = (chances[0] for chances in strategist(state).crowds())
    assert at_first > at_second


def test_a_boutique_without_a_window_is_not_worth_a_visit():
    state, dealer = table(6)
    for lady, name in enumerate(("NK2", "ED8", "BR4")):
        show(state, lady, name)
    state.windows[2] = -1
    at(state, dealer, "visits")
    numbers(state, 1, 2, 3)
    assert advise(state, 0)[-1].action in (VISITS[0], VISITS[2])


def search(stock, hand=None, *, tokens="", kept=0, number=0, offers=()):
    """Return the first Gentleman's question at a Stock, with contracts (K08 is 8) or without."""
    state, _ = table(6)
    state.market, state.day = 0, 2
    hold(state, 0, tokens)
    state.numbers = [number, 0, 0]
    state.contracts = [EMPTY] * 3
    for spot, which in enumerate(offers):
        state.contracts[spot] = which - 1
    state.stock = list(stock)
    phase = state.stack[-1].lanes[1][-1]
    phase.couple = 0
    phase.kept[0] = kept
    phase.turns[0] = 3
    if hand is not None:
        phase.hands[0] = hand
    return state


def look_for(state, seen=()):
    bot = GAME.bot()
    view = GAME.view(state, 1)
    bot.observe([TokenTurned(3, slot, token) for slot, token in seen], view, 0)
    return bot.advise(view, 1, GAME.options(state, 1), EXPERT, Random(1))[0].action


def test_a_good_of_300_pounds_is_kept():
    assert look_for(search([GEMS, COAL, TEA, COTTON], 0, number=2)) == KEEP


def test_a_good_of_100_pounds_goes_back_while_better_may_come():
    assert look_for(search([COAL, GEMS, TEA, COTTON], 0, number=2)) == PUT_BACK


def test_a_good_of_100_pounds_that_completes_a_contract_is_kept():
    assert look_for(search([COAL, GEMS, TEA, COTTON], 0, tokens="KW", number=2, offers=(6,))) == KEEP


def test_what_may_not_be_put_back_again_is_kept():
    state = search([COAL, GEMS, TEA, COTTON], 0, number=2)
    state.stack[-1].lanes[1][-1].turns[0] = 7
    assert look_for(state) == KEEP


def test_a_token_that_was_seen_and_is_worth_more_than_chance_is_turned():
    state = search([COAL, TEA, GEMS, COTTON], number=2, kept=2)
    assert look_for(state, [(0, COAL), (2, GEMS)]) == TURN[2]


def test_a_token_that_was_seen_and_is_worth_less_than_chance_stays():
    state = search([COAL, TEA, GEMS, COTTON], number=2, kept=2)
    assert look_for(state, [(0, COAL), (3, COTTON)]) in (TURN[1], TURN[2])


def test_a_number_is_not_turned_twice():
    state = search([NUMBER + 1, TEA, GEMS], number=2, kept=1)
    assert look_for(state, [(0, NUMBER + 1)]) != TURN[0]


def test_a_gentleman_with_three_goods_turns_the_number_he_saw():
    state = search([NUMBER + 1, TEA, NUMBER + 3], kept=3)
    assert look_for(state, [(0, NUMBER + 1), (1, TEA)]) == TURN[0]


def test_what_only_fits_back_is_put_back():
    state, _ = table(6, stock="race")
    state.numbers[0] = 2
    phase = state.stack[-1].lanes[1][-1]
    phase.started = True
    phase.hands[0] = next(slot for slot, token in enumerate(state.stock) if token > NUMBER)
    assert look_for(state) == PUT_BACK


def courted(name, *, paid=("", "")):
    """Return what the first of two Gentlemen is asked once he pays for his own Lady: the Courtesan's card."""
    state, dealer = table(5, allusions=False)
    state.visits, state.day = [0, 1, 2], 2
    state.money[:] = [1500, 1500]
    state.maids[0].clear()
    for couple, names in enumerate(paid):
        place(state, state.wardrobes[2], names)
        state.court[couple] = cards(names)
    place(state, state.purchases[0], "ED10")
    place(state, state.purchases[2], name)
    state.asked = [0]
    at(state, dealer, "bills")
    state.answers[1].append(PAY)
    return state


def test_lg102_a_cheap_card_is_paid_for_fear_of_the_scandal():
    assert advise(courted("GL3"), 1)[0].action == BILLS[PAY]


def test_lg102_a_dear_card_is_not_paid_while_days_are_left():
    assert advise(courted("NK4"), 1)[0].action == BILLS[BACK]


def test_lg102_who_has_courted_her_more_than_others_pays_nothing():
    assert advise(courted("GL3", paid=("HT2", "")), 1)[0].action == BILLS[BACK]


def test_the_courtesan_takes_what_is_paid_rather_than_what_is_dear():
    state, _ = table(5)
    numbers(state, 1, 2)
    state.day = 2
    state.maids[2].clear()
    for row in state.shops:
        row.clear()
    place(state, state.shops[1], "NK6 BR5")
    state.visits = [0, 0, 1]
    state.stack[:] = [*state.stack[:1], Shopping(shop=1, queue=[2])]
    assert advise(state, 4)[0].action == TAKES[card("BR5")]
