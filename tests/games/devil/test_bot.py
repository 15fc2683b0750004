"""The judgement of the bots: the same settlement as the rules, exact where nothing is left to guess."""

from random import Random

import numpy as np
import pytest

from desktop.core.bot import LEVELS
from desktop.games.devil import GAME
from desktop.games.devil.actions import DRAW, STOP
from desktop.games.devil.data import DEVIL
from desktop.games.devil.last import last_to_act
from desktop.games.devil.worlds import Worlds, win_share

BOT = GAME.bot()
EXPERT = BOT.levels["expert"]


def worlds_of(stakes, stock, oven=(10, 20, DEVIL), orders=1):
    rows = np.tile(np.array(stakes), (orders, 1))
    return Worlds(oven, rows, np.tile(np.array(stock), (orders, 1)), orders, np.random.default_rng(1))


@pytest.mark.parametrize("seed", range(20))
def test_worlds_settle_a_round_as_the_rules_do(settle, seed):
    rng = Random(seed)
    turns = [
        (10 * rng.randint(0, 30), *rng.choice([(None, 0), (10 * rng.randint(4, 20), rng.randint(1, 4))]))
        for _ in range(4)
    ]
    gains, _ = settle([500] * 4, turns)
    stakes = [stake for stake, _, _ in turns]
    worlds = worlds_of(stakes, [500 - stake for stake in stakes])
    for seat, (_, total, pieces) in enumerate(turns):
        worlds.lay(seat, -1 if total is None else total, pieces)
    assert tuple(worlds.wealth()[0] - 500) == gains


def test_dv20_worlds_pay_the_pact_as_far_as_the_stock_goes():
    worlds = worlds_of([0, 150], [200, 30], oven=[DEVIL])
    worlds.act(1, lambda _worlds, _seat: np.array([False]), [0])
    assert list(worlds.stock[0]) == [230, 0]


def test_the_share_of_the_win_is_exact_when_the_game_is_over():
    wealth = np.array([[1600, 1700, 1700]])
    assert [float(win_share(wealth, seat, 1600)[0]) for seat in range(3)] == [0.0, 0.5, 0.5]


def last_view(scene, oven, line, stakes, first):
    """The second of two seats has pulled ``line``; the first laid down ``first`` pieces."""
    table = scene([500, 500]).stake(*stakes).pull(*first)
    for piece in line:
        table.pull(piece, stop=False)
    state = table.state
    gone = list(state.oven)
    for piece in oven:
        gone.remove(piece)
    state.oven, state.ash = list(oven), state.ash + gone
    return GAME.view(state, 1)


def test_the_last_seat_stops_when_only_devils_are_left(scene):
    view = last_view(scene, [DEVIL, DEVIL], [50], (0, 50), [10])
    table = worlds_of(view.stakes, view.stock)
    table.lay(0, view.totals[0], view.counts[0])
    stop, draw = last_to_act(view, 1, table)
    assert stop > draw


def test_the_last_seat_draws_on_when_no_devil_is_left(scene):
    view = last_view(scene, [10, 20, 50], [20], (0, 300), [10])
    table = worlds_of(view.stakes, view.stock)
    table.lay(0, view.totals[0], view.counts[0])
    stop, draw = last_to_act(view, 1, table)
    assert draw > stop


def test_the_last_seat_weighs_one_devil_against_one_piece_exactly(scene):
    view = last_view(scene, [100, DEVIL], [10], (0, 100), [25])
    table = worlds_of(view.stakes, view.stock)
    table.lay(0, 25, 1)
    stop, draw = last_to_act(view, 1, table)
    # by hand: stopping at 10 loses 100 and shares the bonus for pieces; the first seat has 25
    lost = np.array([[500 + 50 + 50, 400 + 50]])
    won = np.array([[500, 500 + 200 + 50 + 50]])
    bust = np.array([[500 + 50 + 50, 400]])
    assert stop == pytest.approx(float(win_share(lost, 1, 1600)[0]))
    assert draw == pytest.approx((float(win_share(won, 1, 1600)[0]) + float(win_share(bust, 1, 1600)[0])) / 2)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_level_only_advises_options(level, seats):
    rng = Random(seats)
    from desktop.core.dealer import Dealer

    dealer = Dealer(rng)
    state = GAME.setup(seats, GAME.meta.defaults(seats), dealer)
    for _ in range(60):
        if not state.stack:
            break
        for seat in GAME.actors(state):
            options = GAME.options(state, seat)
            advice = BOT.advise(GAME.view(state, seat), seat, options, BOT.levels[level], rng)
            assert {each.action for each in advice} <= set(options)
            GAME.play(state, seat, advice[0].action, dealer)


def test_expert_stops_on_a_covered_stake_that_only_a_rival_could_use(scene):
    table = scene([500, 500], starter=0).stake(200, 100).pull(10)
    table.pull(50, 75, stop=False)
    view = GAME.view(table.state, 1)
    best = BOT.advise(view, 1, GAME.options(table.state, 1), EXPERT, Random(1))[0]
    assert best.action == STOP


def test_expert_draws_on_for_an_uncovered_stake(scene):
    table = scene([500, 500], starter=0).stake(0, 200).pull(10)
    table.pull(50, stop=False)
    view = GAME.view(table.state, 1)
    best = BOT.advise(view, 1, GAME.options(table.state, 1), EXPERT, Random(1))[0]
    assert best.action == DRAW
