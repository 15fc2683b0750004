"""The judgement of the bots: legal, honest where allusions are meant to be, and better with every level."""

from random import Random

import pytest

from desktop.ai.levels import level
from desktop.ai.match import Match, Sitter
from desktop.ai.mind import Mind
from desktop.core.bot import LEVELS
from desktop.games.ladies.actions import BACK, BILLS, HEARTS, LATER, MOODS, PAY, SALES, TAKES, Fulfil
from desktop.games.ladies.bot.memory import Memory
from desktop.games.ladies.bot.taste import expected_best, gain
from desktop.games.ladies.bot.trade import Exchange, best_plan, exchange
from desktop.games.ladies.events import BillSettled, DayBegan, TokenSold
from desktop.games.ladies.phases import Business, Day
from tests.games.ladies.table import GAME, at, card, cards, contract, hold, numbers, place, show, table

EXPERT = level(GAME, "expert")


def advise(state, seat, bot=None):
    bot = bot or GAME.bot()
    return bot.advise(GAME.view(state, seat), seat, GAME.options(state, seat), EXPERT, Random(1))


@pytest.mark.parametrize("name", LEVELS)
@pytest.mark.parametrize("seats", [4, 5])
def test_each_level_plays_a_game_to_its_end_with_legal_answers(name, seats):
    minds = [Sitter(Mind(GAME, level(GAME, name), Random(seat)), name) for seat in range(seats)]
    options = GAME.meta.complete({"gossip": True, "days": 4}, seats)
    match = Match(GAME, minds, options, Random(seats))
    while match.state.stack:
        for seat in GAME.actors(match.state)[:1]:
            given = GAME.options(match.state, seat)
            found = minds[seat].mind.advise(GAME.view(match.state, seat), seat, given)
            assert found
            assert {each.action for each in found} <= set(given)
        match.step()


@pytest.mark.parametrize(("money", "mood"), [(300, 1), (400, 2), (700, 2), (800, 3), (1500, 3), (1600, 4)])
def test_a_bot_sends_its_true_mood(money, mood):
    state, dealer = table(6)
    state.money[0] = money
    at(state, dealer, "moods")
    assert advise(state, 1)[0].action == MOODS[mood]


def hearts_for(wardrobe, maids, name):
    state, dealer = table(6)
    state.visits = [0, 0, 0]
    state.maids[0].clear()
    place(state, state.maids[0], maids)
    place(state, state.wardrobes[0], wardrobe)
    place(state, state.purchases[0], name)
    at(state, dealer, "hearts")
    return advise(state, 0)[0].action


def test_three_hearts_for_the_first_dress():
    assert hearts_for("HT4", "", "ED4") == HEARTS[3]


def test_two_hearts_for_three_stars():
    assert hearts_for("ED4", "", "NK2") == HEARTS[2]


def test_no_heart_for_what_cannot_be_worn():
    assert hearts_for("ED4 HT3", "", "HT2") == HEARTS[0]


def test_the_purse_buys_the_best_that_money_allows():
    state, dealer = table(6, allusions=False)
    state.visits = [0, 0, 0]
    state.day = 6
    state.money[0] = 1300
    place(state, state.purchases[0], "ED5 HT4 NK2 SH6")
    at(state, dealer, "bills")
    chosen = []
    for _ in range(4):
        action = advise(state, 1)[0].action
        chosen.append(action)
        state.answers[1].append(action.choice)
    assert chosen.count(BILLS[PAY]) >= 1
    state.answers[1].clear()
    spent = sum(
        price for price, action in zip((1200, 300, 800, 800), chosen, strict=True) if action == BILLS[PAY]
    )
    assert spent in (1100, 1200)


def test_a_dress_is_put_off_rather_than_sent_back():
    state, dealer = table(6, allusions=False)
    state.visits = [0, 0, 0]
    state.money[0] = 600
    place(state, state.purchases[0], "ED4")
    at(state, dealer, "bills")
    assert advise(state, 1)[0].action in (BILLS[LATER], BILLS[BACK])


def test_a_card_sent_back_twice_is_not_taken_again():
    state, dealer = table(6)
    numbers(state, 1, 2, 3)
    state.visits = [0, 1, 1]
    place(state, state.shops[0], "NK2")
    show(state, 0, "NK3")
    state.money[0] = 2000
    at(state, dealer, "afternoon")
    bot = GAME.bot()
    view = GAME.view(state, 0)
    back = BillSettled(1, 0, card("NK2"), 1, BACK, 0, 0)
    bot.observe([DayBegan(1, 6), back, back, TokenSold(1, 2, 2000)], view, 0)
    assert advise(state, 0, bot)[0].action != TAKES[card("NK2")]


def test_money_is_counted_from_what_is_public():
    state, _ = table(6)
    memory = Memory()
    view = GAME.view(state, 0)
    memory.observe([DayBegan(1, 6), TokenSold(3, 2, 300), BillSettled(1, 0, -1, 1, PAY, 400, 0)], view, 0)
    assert memory.money == [100, 800, 500]


def test_a_contract_is_worth_more_than_the_market():
    state, _ = table(6)
    state.market = 3
    contract(state, 8, notes=200)
    hold(state, 0, "GWC")
    state.contracts[1:] = [-1, -1]
    plan = best_plan(tuple(state.tokens[0]), exchange(GAME.view(state, None)))
    assert plan.value == 1000
    assert plan.contracts == ((0, (0, 0, 0, 0, 0)),)


def test_gold_is_used_only_for_what_is_missing():
    state, _ = table(6)
    contract(state, 1)
    state.contracts[1:] = [-1, -1]
    hold(state, 0, "C**")
    state.stack[:] = [Day(step=5), Business(queue=[0, 1])]
    assert advise(state, 1)[0].action == Fulfil(0, (0, 1, 0, 0, 0))


def test_on_the_last_day_everything_is_sold():
    plan = best_plan((0, 0, 0, 0, 0, 2), Exchange(0, (), last_day=True))
    assert plan.sales == (SALES[5].good, SALES[5].good)


def test_a_third_designer_is_worth_nothing_new():
    wardrobe = cards("ED4 HT4 NK2 SH4")
    assert gain(card("GL5"), wardrobe, []) <= 0.0


def test_the_expected_best_of_all_is_the_best():
    assert expected_best([1.0, 2.0, 5.0], 3) == 5.0
