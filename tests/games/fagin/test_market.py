"""FA-48 to FA-51: Smithfield Market."""

from desktop.games.fagin.actions import DONE, GOODS, MARKET, MONEY, MOVE, OPENINGS, PASS, Buy, Sell
from desktop.games.fagin.events import Sold, Traded, WheelTurned
from desktop.games.fagin.phases.market import Trading
from desktop.games.fagin.phases.rounds import Turn

BLUE, RED, GREEN, YELLOW, BLACK, VIOLET = range(6)


def stall(scene, colour, cubes):
    scene.state.warehouses[colour] += scene.state.stalls[colour] - cubes
    scene.state.stalls[colour] = cubes
    return scene


def example_16(table):
    scene = table(2).money(0, 12).cubes(0, yellow=2)
    stall(scene, YELLOW, 3)
    return scene.play(MARKET, Sell(YELLOW))


def test_fa48_the_market_concerns_those_who_did_not_open_it(table):
    scene = table(2).money(1, 4).play(MARKET, DONE, Buy(RED))
    assert (scene.state.money[1], scene.state.cargo[1][RED]) == (0, 1)


def test_fa50_example_16_a_full_stall_takes_no_second_cube(table):
    scene = example_16(table)
    assert scene.state.money[0] == 17
    assert Sell(YELLOW) not in scene.options()
    assert "no free place" in str(scene.refusal(Sell(YELLOW)))


def test_fa50_example_16_the_next_trader_gets_what_is_left(table):
    scene = example_16(table).chance(3).play(Buy(BLUE), Buy(BLUE), Buy(BLUE))
    assert (scene.state.money[0], scene.state.stalls[BLUE]) == (14, 1)
    scene.play(DONE, Buy(BLUE))
    assert Buy(BLUE) not in scene.options()
    assert "empty" in str(scene.refusal(Buy(BLUE)))


def test_fa51_example_16_the_wheel_turns_when_all_have_traded(table):
    scene = example_16(table).chance(3).play(DONE, DONE)
    assert scene.state.prices == (5, 3, 6, 1, 4, 2)
    assert scene.events(WheelTurned) == [WheelTurned(3, 3)]
    assert scene.asked() == Turn(1)


def test_fa50_everybody_trades_clockwise_from_the_opener(table):
    scene = table(3).turn(2)
    scene.state.starter = 2
    scene.play(MARKET)
    assert scene.asked() == Trading(2, 2, 20)
    assert scene.play(DONE).asked().seat == 0
    assert scene.play(DONE).asked().seat == 1


def test_fa50_not_both_buying_and_selling_one_colour(table):
    scene = table().cubes(0, green=1, red=1)
    stall(stall(scene, GREEN, 3), RED, 3)
    scene.play(MARKET, Buy(GREEN), Sell(RED))
    assert "bought" in str(scene.refusal(Sell(GREEN)))
    assert "sold" in str(scene.refusal(Buy(RED)))


def test_fa50_money_must_be_there_when_paid(table):
    scene = table().money(0, 5).play(MARKET)
    assert {option.colour for option in scene.options(Buy)} == {BLUE, RED, GREEN, YELLOW, BLACK}
    assert "6 shillings" in str(scene.refusal(Buy(VIOLET)))


def test_fa50_money_beyond_50_is_lost(table):
    scene = stall(table().money(0, 50).cubes(0, violet=1), VIOLET, 2).play(MARKET, Sell(VIOLET))
    assert scene.state.money[0] == 50
    assert scene.events(Sold) == [Sold(0, VIOLET, 6, 0)]


def test_fa50_a_trade_is_told_as_a_whole(table):
    scene = stall(table().cubes(0, violet=1), VIOLET, 2).play(
        MARKET, Sell(VIOLET), Buy(GREEN), Buy(GREEN), DONE
    )
    assert scene.events(Traded) == [Traded(0, (0, 0, 2, 0, 0, 0), (0, 0, 0, 0, 0, 1), 2)]


def test_fa49_example_21_once_per_round(table):
    scene = table(2).chance(6).play(MARKET, DONE, DONE)
    scene.urchin(1, 0, 5).cubes(1, red=2)
    assert scene.kinds() == {MOVE, GOODS, MONEY}
    assert PASS in scene.options()
    assert "already been open" in str(scene.refusal(OPENINGS[MARKET]))


def test_fa51_edge_a_six_leaves_the_prices_and_nobody_has_to_trade(table):
    scene = table(2).chance(6).play(MARKET, DONE, DONE)
    assert scene.state.wheel == 0


def test_fa56_the_coin_comes_off_at_the_end_of_the_round(table):
    scene = table(2).chance(6).play(MARKET, DONE, DONE)
    assert scene.state.coin
    assert not scene.play(PASS).state.coin
