"""The bots: they know what their seat knows, steal what is worth it, and end the game when in front."""

from random import Random

import msgspec
import pytest

from desktop.ai.levels import unhurried
from desktop.ai.mind import Mind
from desktop.core.bot import LEVELS
from desktop.core.dealer import Dealer, Forced
from desktop.games.coco.actions import LOADS, USES, Load, Move, Place
from desktop.games.coco.bot import CocoBot
from desktop.games.coco.data import COCONUT, FIELDS, FRUIT, HOME, MARKET, Symbol
from desktop.games.coco.outlook import DANGER, DISTANCE, shares
from desktop.games.coco.phases import Placing
from desktop.games.coco.tiles import bit_of, seen
from tests.games.coco.table import BLUE, GAME, GREEN, RED, deliver, node, table

SKILLED = CocoBot.levels["skilled"]


def best(state, seat, level=SKILLED, seed=1):
    options = GAME.options(state, seat)
    return CocoBot().advise(GAME.view(state, seat), seat, options, level, Random(seed))[0].action


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 4])
def test_every_level_advises_at_every_question(level, seats):
    rng = Random(2)
    dealer, bot = Dealer(rng), CocoBot()
    state = GAME.setup(seats, GAME.meta.defaults(seats), dealer)
    for _ in range(60):
        if not state.stack:
            break
        seat = GAME.actors(state)[0]
        options = GAME.options(state, seat)
        advice = bot.advise(GAME.view(state, seat), seat, options, bot.levels[level], rng)
        assert {each.action for each in advice} == set(options)
        assert [each.value for each in advice] == sorted((each.value for each in advice), reverse=True)
        GAME.play(state, seat, advice[0].action, dealer)


def test_distances_are_those_of_the_rules():
    assert [DISTANCE[0][node(name)] for name in ("3_5", "3_4", "2_1", "7_5")] == [1, 2, 6, 5]
    assert DISTANCE[0][HOME] == 7


def test_danger_is_the_table_of_the_rules():
    assert [round(9 * DANGER[node(name)]) for name in ("1_3", "4_3", "2_2", "1_2")] == [5, 3, 2, 0]
    assert DANGER[FIELDS] == 0


def placing(kind):
    """Return a position in which red, about to place the palms, can rob the basket on 1_3 or nothing."""
    state, _ = table([(GREEN, "1_3", kind)], card=11)
    state.stack.append(Placing(0, 1))
    state.load[6] = seen(state.load[6], bit_of(RED))
    return state


def test_known_fruit_is_stolen():
    assert best(placing(FRUIT), RED) == Place(1, 0)


def test_a_known_foreign_coconut_is_left_alone():
    assert best(placing(COCONUT), RED) == Place(0, 1)


def test_a_basket_goes_to_market_when_it_can():
    state, _ = table([(RED, "3_5", FRUIT), (RED, "5_2", FRUIT)], card=5)
    assert best(state, RED) == Move(0, MARKET)


def test_the_fifth_tile_ends_the_game_when_in_front():
    state, _ = table([(RED, "3_5", COCONUT), (RED, "5_2", FRUIT)], card=5)
    deliver(state, RED, *[(RED, FRUIT)] * 3, (RED, COCONUT))
    assert best(state, RED) == Move(0, MARKET)


def test_the_fifth_tile_waits_when_far_behind():
    state, _ = table([(RED, "3_5", COCONUT), (RED, "5_2", FRUIT)], card=5)
    deliver(state, RED, *[(RED, COCONUT)] * 3, (GREEN, COCONUT))
    deliver(state, GREEN, *[(GREEN, FRUIT)] * 3)
    assert best(state, RED) != Move(0, MARKET)


def test_a_finished_game_is_valued_as_it_ended():
    state, _ = table([(RED, "3_5", FRUIT)], card=5)
    deliver(state, RED, *[(RED, FRUIT)] * 3, (RED, COCONUT))
    GAME.play(state, RED, Move(0, MARKET), Forced())
    assert shares(state) == (1.0, 0.0, 0.0, 0.0)


def test_shares_add_up():
    state, _ = table([(RED, "3_5", FRUIT), (BLUE, "5_2", FRUIT)])
    assert sum(shares(state)) == pytest.approx(1.0)


def test_more_loot_is_worth_more():
    state, _ = table()
    deliver(state, RED, (RED, FRUIT), (RED, FRUIT))
    assert max(shares(state)) == shares(state)[RED]


def test_both_kinds_are_loaded():
    state = GAME.setup(4, GAME.meta.defaults(4), Forced(0))
    kinds = {best(state, RED, seed=seed) for seed in range(20)}
    assert kinds == set(LOADS)


def test_coconuts_are_no_bluff_in_the_open_race():
    state = GAME.setup(4, GAME.meta.complete({"variant": "V3"}, 4), Forced(0))
    assert all(isinstance(best(state, RED, seed=seed), Load) for seed in range(3))


def test_advice_does_not_change_with_a_secret():
    """Two positions that differ in a tile the seat has not seen get the same advice."""
    actions = []
    for kind in (FRUIT, COCONUT):
        state, _ = table([(RED, "4_3", FRUIT), (GREEN, "1_3", kind)], card=11)
        advice = CocoBot().advise(GAME.view(state, RED), RED, GAME.options(state, RED), SKILLED, Random(3))
        actions.append([(each.action, each.value) for each in advice])
    assert actions[0] == actions[1]


def test_reasons_name_no_kind_of_a_basket():
    state, _ = table([(RED, "4_3", FRUIT), (GREEN, "1_3", COCONUT)], card=11)
    state.stack.append(Placing(0, 1))
    advice = CocoBot().advise(GAME.view(state, RED), RED, GAME.options(state, RED), SKILLED, Random(3))
    words = " ".join(str(each.reason) for each in advice)
    assert "fruit" not in words
    assert "coconut" not in words


def robbing_the_last(*, child):
    """Return a position in which one way of two robs GREEN, who has nothing, and what can be answered."""
    state, _ = table([(GREEN, "1_3", FRUIT)], card=11, options={"child": child, "variant": "V2"})
    state.stack.append(Placing(0, 1))
    return GAME.view(state, RED), GAME.options(state, RED)


def answer(view, options, level):
    kind = msgspec.structs.replace(unhurried(CocoBot.levels[level]), slip=0.0)
    return Mind(GAME, kind, Random(1)).answer(view, RED, options)


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_spares_the_last_seat_in_childs_mode(level):
    assert answer(*robbing_the_last(child=True), level).action == Place(0, 1)


@pytest.mark.parametrize("level", ["casual", "skilled", "expert"])
def test_no_level_spares_anybody_outside_childs_mode(level):
    assert answer(*robbing_the_last(child=False), level).action == Place(1, 0)


def test_a_child_is_advised_to_take_what_it_can():
    assert answer(*robbing_the_last(child=True), "expert").advice[0].action == Place(1, 0)


def test_a_beginner_loves_the_monkey():
    state, _ = table(card=17)
    picks = [best(state, RED, CocoBot.levels["beginner"], seed) for seed in range(60)]
    assert picks.count(USES[Symbol.MONKEY]) > 20
