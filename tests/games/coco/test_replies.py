"""The expert's second look in the open race: what the next seat may answer, card by card."""

from random import Random

import numpy as np
import pytest

from desktop.games.coco.actions import USES, Move
from desktop.games.coco.appraisal import appraise
from desktop.games.coco.data import CARDS, FRUIT, MARKET, Symbol
from desktop.games.coco.lookahead import Lookahead
from desktop.games.coco.replies import Replies, foreseen
from desktop.games.coco.worlds import imagine, scene
from tests.games.coco.table import FEET_1_MONKEY, FEET_2, GAME, RED, deliver, table


def race(*goods, card=FEET_2, seats=2):
    state, _ = table(list(goods), card=card, seats=seats, options={"variant": "V3"})
    return state


def next_turn(state, seat):
    case = imagine([state])
    case.turn = seat
    return case


def test_every_card_that_is_left_has_its_chance():
    state = race((RED, "4_3", FRUIT))
    tree = Replies(state).to(next_turn(state, 1))
    assert sum(chance for chance, _ in tree) == pytest.approx(1.0)
    assert len(tree) == len({CARDS[card] for card in state.deck})


def test_co10_of_an_empty_deck_the_discards_and_the_card_in_use_come_back():
    state = race((RED, "4_3", FRUIT))
    state.discard, state.deck = state.deck, []
    tree = Replies(state).to(next_turn(state, 1))
    assert len(tree) == len({CARDS[card] for card in (*state.discard, state.card)})


def test_every_end_belongs_to_the_turn_after_next():
    state = race((RED, "4_3", FRUIT))
    replies = Replies(state)
    replies.to(next_turn(state, 1))
    assert {end.turn for end in replies.ends} == {0}


def test_the_shares_of_every_end_add_up():
    state = race((RED, "4_3", FRUIT), seats=3)
    replies = Replies(state)
    replies.to(next_turn(state, 1))
    assert replies.shares().sum(axis=1) == pytest.approx(np.ones(len(replies.ends)), abs=1e-5)


def test_what_a_game_ends_with_is_no_estimate():
    state = race((RED, "3_5", FRUIT))
    deliver(state, RED, *[(RED, FRUIT)] * 4)
    case = next_turn(state, RED)
    case.go(RED, 0, MARKET)
    replies = Replies(state)
    replies.ends.append(case)
    assert replies.shares().tolist() == [[1.0, 0.0]]


def test_alike_ends_are_worth_the_same():
    state = race((RED, "4_3", FRUIT))
    ends = [next_turn(state, 1), next_turn(state, 1)]
    first, second = foreseen(state, state.side, ends, [0.4, 0.4], RED)
    assert first == second != 0.4


def test_a_move_that_is_not_looked_at_again_is_worse_than_those_that_are():
    state = race((RED, "4_1", FRUIT), card=9)  # Footprints 4: many ends
    ahead = Lookahead(GAME.view(state, RED), RED, 1, Random(1))
    values = ahead.values(list(GAME.options(state, RED)))
    assert len(set(values)) > 7
    assert sorted(values, reverse=True)[5] > sorted(values, reverse=True)[6]


def test_the_fifth_tile_is_brought_at_once():
    state = race((RED, "3_5", FRUIT), (RED, "5_4", FRUIT), (1, "5_1", FRUIT))
    deliver(state, RED, *[(RED, FRUIT)] * 4)
    options = list(GAME.options(state, RED))
    values = Lookahead(GAME.view(state, RED), RED, 1, Random(1)).values(options)
    assert options[values.index(max(values))] == Move(0, MARKET)
    assert max(values) == 1.0


def test_pongo_is_sent_after_a_basket_that_is_about_to_win():
    state = race((RED, "2_2", FRUIT), (1, "5_1", FRUIT), card=FEET_1_MONKEY)
    deliver(state, 1, *[(1, FRUIT)] * 4)
    ahead = Lookahead(GAME.view(state, RED), RED, 1, Random(1))
    monkey, feet = ahead.values([USES[Symbol.MONKEY], USES[Symbol.FOOTPRINTS]])
    assert monkey > feet


def test_the_race_has_marks_of_its_own():
    open_race, usual = race((RED, "3_4", FRUIT)), table([(RED, "3_4", FRUIT)], seats=2)[0]
    shares = [appraise(scene([imagine([state])]))[0, 0, RED] for state in (open_race, usual)]
    assert shares[0] != shares[1]
