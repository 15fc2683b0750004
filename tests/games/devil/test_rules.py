"""DV-01 to DV-42, with the worked examples and edge cases of the specification."""

from collections import Counter

import pytest

from desktop.core.dealer import Forced
from desktop.core.game import Illegal
from desktop.games.devil import GAME
from desktop.games.devil.actions import DRAW, STOP, Stake
from desktop.games.devil.data import COAL, DEVIL, DEVILS, OVEN, space_of
from desktop.games.devil.events import (
    Bonus,
    FiguresPlaced,
    GameEnded,
    OvenFilled,
    PactPaid,
    RoundBegan,
    StakeSettled,
    StakesRevealed,
)
from desktop.games.devil.phases import Betting, Pulling, final_places
from desktop.games.devil.state import BUST
from desktop.ui.translator import Translator


def opening(seats=4, **options):
    return GAME.setup(seats, GAME.meta.complete(options, seats), Forced(0))


# Components and set-up


def test_components_48_pieces_worth_1270():
    assert (len(OVEN), sum(OVEN)) == (48, 1270)
    assert dict(COAL) == {100: 2, 75: 3, 50: 7, 25: 9, 20: 9, 10: 9}
    assert Counter(OVEN)[DEVIL] == DEVILS == 9


def test_dv01_all_pieces_lie_in_the_oven():
    assert Counter(opening().oven) == Counter(OVEN)


@pytest.mark.parametrize("seats", range(2, 7))
def test_dv02_dv03_dv06_everybody_starts_with_200_on_space_200(seats):
    state = opening(seats)
    assert state.stock == [200] * seats
    assert state.spaces == [space_of(200)] * seats


def test_dv05_chance_draws_the_starting_player():
    dealer = Forced(2)
    state = GAME.setup(4, GAME.meta.defaults(4), dealer)
    assert state.starter == 2
    assert dealer.events == [RoundBegan(1, 2)]


def test_dv36_there_is_no_pact_in_round_1():
    assert opening().holders == []


# The oven


@pytest.mark.parametrize(("left", "after"), [(27, 25), (26, 48)])
def test_dv08_example_14_the_oven_is_filled_at_24_pieces(scene, left, after):
    table = scene([200, 200]).stake(0, 0)
    state = table.state
    state.oven.sort()
    state.ash = state.oven[left:]
    del state.oven[left:]
    table.pull(DEVIL).pull(DEVIL)
    assert len(state.oven) == after


def test_dv07_revealed_coal_stays_out_until_the_oven_is_filled(scene):
    table = scene([200, 200]).stake(0, 0).pull(10, 20).pull(DEVIL)
    assert len(table.state.oven) == 45
    assert Counter(table.state.ash) == Counter([10, 20, DEVIL])


def test_dv08_the_refill_is_announced_before_betting(scene):
    table = scene([200, 200], options={"oven_core": 47}).stake(0, 0).pull(10).pull(20)
    assert [type(event) for event in table.dealer.events[-2:]] == [OvenFilled, RoundBegan]
    assert isinstance(table.state.stack[-1], Betting)


def test_dv09_an_empty_oven_is_filled_from_the_ash_heap_and_the_turn_goes_on(scene):
    table = scene([200, 200]).stake(0, 0)
    state = table.state
    state.oven.remove(10)
    state.ash, state.oven = state.oven, [10]
    GAME.play(state, 0, DRAW, table.dealer)
    assert state.stack == [Pulling(seat=0)]
    assert state.line == [10]
    assert table.events(OvenFilled) == [OvenFilled(47)]


def test_dv09_the_heap_goes_back_after_a_last_devil_has_been_paid(scene):
    table = scene([200, 200], holders=[1]).stake(0, 0)
    state = table.state
    state.oven.remove(DEVIL)
    state.ash, state.oven = state.oven, [DEVIL]
    GAME.play(state, 0, DRAW, table.dealer)
    assert [type(event) for event in table.dealer.events[-2:]] == [PactPaid, OvenFilled]
    assert len(state.oven) == 48


# Phase 1


def test_dv10_stakes_are_revealed_when_all_have_chosen(scene):
    table = scene([200, 200])
    GAME.play(table.state, 1, Stake(50), table.dealer)
    assert table.state.stakes == [0, 0]
    GAME.play(table.state, 0, Stake(20), table.dealer)
    assert table.events(StakesRevealed) == [StakesRevealed((20, 50))]


def test_dv10_a_stake_is_seen_by_nobody_else_before_the_reveal(scene):
    table = scene([200, 200, 200])
    GAME.play(table.state, 0, Stake(130), table.dealer)
    assert b"130" not in GAME.codec.encode(GAME.view(table.state, 1))
    assert GAME.view(table.state, 0).own == 130


def test_dv11_any_amount_in_tens_up_to_all_chips(scene):
    table = scene([200, 40])
    assert GAME.options(table.state, 1) == tuple(Stake(amount) for amount in (0, 10, 20, 30, 40))


@pytest.mark.parametrize("amount", [-10, 5, 50, 210])
def test_dv11_other_amounts_are_refused(scene, amount):
    table = scene([200, 40])
    with pytest.raises(Illegal):
        GAME.play(table.state, 1, Stake(amount), table.dealer)


def test_dv12_without_chips_a_seat_is_asked_with_the_only_option_0(scene):
    table = scene([0, 200])
    assert GAME.actors(table.state) == (0, 1)
    assert GAME.options(table.state, 0) == (Stake(0),)


def test_dv12_without_chips_a_stake_is_refused_with_what_is_still_to_be_won(scene):
    table = scene([0, 200])
    assert "no chips left" in str(GAME.refusal(table.state, 0, Stake(20)))


def test_dv13_the_stake_leaves_the_stock(scene):
    table = scene([200, 200]).stake(150, 0)
    assert table.state.stock == [50, 200]
    assert table.state.wealth(0) == 200


def test_edge_case_10_a_stake_above_all_coal_is_legal(scene):
    table = scene([1400, 200])
    assert Stake(1400) in GAME.options(table.state, 0)


# Phase 2


def test_dv15_clockwise_from_the_starting_player(scene):
    table = scene([200] * 3, starter=2).stake(0, 0, 0)
    assert table.state.stack == [Pulling(seat=2)]
    table.pull(10)
    assert table.state.stack == [Pulling(seat=0)]


def test_dv16_the_first_piece_must_be_revealed(scene):
    table = scene([200, 200]).stake(0, 0)
    assert GAME.options(table.state, 0) == (DRAW,)
    assert "at least one piece" in str(GAME.refusal(table.state, 0, STOP))


def test_dv17_after_a_value_draw_or_stop(scene):
    table = scene([200, 200]).stake(0, 0).pull(10, stop=False)
    assert GAME.options(table.state, 0) == (DRAW, STOP)


def test_dv17_stopping_lays_down_total_and_count(scene):
    table = scene([200, 200]).stake(0, 0).pull(50, 25)
    assert (table.state.totals[0], table.state.counts[0]) == (75, 2)


def test_dv18_a_devil_ends_the_turn_without_a_total(scene):
    table = scene([200, 200]).stake(100, 0).pull(50, DEVIL)
    assert table.state.totals[0] == BUST
    assert Counter(table.state.ash) == Counter([50, DEVIL])
    assert table.state.stakes[0] == 100


def test_dv20_example_13_the_pact_is_paid_as_far_as_the_stock_goes(scene):
    table = scene([200, 180], starter=1, holders=[0]).stake(0, 150).pull(DEVIL)
    assert table.state.stock == [230, 0]
    assert table.events(PactPaid) == [PactPaid(1, 0, 30, 20)]


def test_edge_case_6_all_in_pays_nothing(scene):
    table = scene([200, 180], starter=1, holders=[0]).stake(0, 180).pull(DEVIL)
    assert table.events(PactPaid) == [PactPaid(1, 0, 0, 50)]


def test_dv20_a_holder_pays_nobody(scene):
    table = scene([0, 40, 300], holders=[0, 1]).stake(0, 0, 0).pull(DEVIL)
    assert table.events(PactPaid) == []


def test_dv20_several_holders_are_paid_clockwise_from_the_payer(scene):
    table = scene([0, 70, 40], starter=1, holders=[0, 2]).stake(0, 0, 0).pull(DEVIL)
    assert table.events(PactPaid) == [PactPaid(1, 2, 50, 0), PactPaid(1, 0, 20, 30)]


def test_example_20_one_pact_is_paid_once(scene):
    table = scene([0, 120], starter=1, holders=[0]).stake(0, 0).pull(DEVIL)
    assert table.events(PactPaid) == [PactPaid(1, 0, 50, 0)]


def test_edge_case_7_pact_money_does_not_join_the_stake(scene):
    table = scene([200, 200], starter=1, holders=[0]).stake(200, 0).pull(DEVIL)
    assert (table.state.stakes[0], table.state.stock[0]) == (200, 50)


# Phase 3: (stake, total or None for a devil, pieces) and what everybody gains

SETTLEMENTS = {
    "1": ([(60, 65, 4), (100, None, 0), (120, 135, 3), (140, None, 0)], (110, 100, 170, -140)),
    "2": ([(60, 65, 4), (100, None, 0), (120, 135, 3), (140, 140, 5)], (60, 100, 120, 380)),
    "3": ([(120, None, 0), (120, 120, 3), (60, 40, 2)], (240, 340, 60)),
    "4": ([(50, None, 0), (0, None, 0), (120, None, 0)], (-50, 0, -120)),
    "5": ([(0, 95, 4), (90, 30, 2)], (100, 180)),
    "6": ([(100, 100, 2), (80, None, 0)], (300, 80)),
    "7": ([(40, 75, 2), (40, 75, 2), (200, None, 0)], (140, 140, -200)),
    "8": ([(200, 150, 3), (150, 60, 3), (90, None, 0)], (-100, 200, 90)),
}


@pytest.mark.parametrize("example", SETTLEMENTS)
def test_dv21_to_dv32_worked_example(settle, example):
    turns, gains = SETTLEMENTS[example]
    assert settle([500] * len(turns), turns)[0] == gains


@pytest.mark.parametrize("starter", range(4))
def test_dv22_the_order_of_the_stakes_changes_nothing(settle, starter):
    turns, gains = SETTLEMENTS["2"]
    assert settle([500] * 4, turns, starter=starter)[0] == gains


def test_dv22_stakes_are_settled_from_the_starting_player_on(settle):
    _, table = settle([500] * 4, SETTLEMENTS["1"][0], starter=2)
    assert [event.seat for event in table.events(StakeSettled)] == [2, 3, 0, 1]


def test_dv24_a_stake_equal_to_the_best_total_is_won(settle):
    assert settle([500] * 2, [(120, 120, 3), (130, None, 0)])[0] == (220, -130)


def test_edge_case_2_a_top_stake_reached_by_another_pays_double(settle):
    assert settle([500] * 2, [(120, None, 0), (50, 120, 3)])[0] == (240, 150)


def test_edge_case_3_the_next_highest_stake_is_not_promoted(settle):
    assert settle([500] * 3, [(140, None, 0), (140, None, 0), (130, 130, 3)])[0] == (-140, -140, 230)


def test_edge_case_4_one_piece_of_10_wins_both_bonuses(settle):
    assert settle([500] * 2, [(0, 10, 1), (0, None, 0)])[0] == (100, 0)


def test_dv32_no_bonus_without_coal(settle):
    _, table = settle([500] * 3, SETTLEMENTS["4"][0])
    assert table.events(Bonus) == []


# Phase 4

TRACK = {0: 0, 50: 0, 60: 1, 90: 1, 100: 2, 190: 2, 200: 3, 590: 4, 600: 5, 1590: 7, 1600: 8}


@pytest.mark.parametrize("wealth", TRACK)
def test_dv33_example_9_spaces_of_the_track(wealth):
    assert space_of(wealth) == TRACK[wealth]


@pytest.mark.parametrize(
    ("wealth", "options", "holders"),
    [
        ([210, 150, 320, 640], {}, (1,)),
        ([250, 210, 320, 640], {}, ()),
        ([0, 40, 300], {}, (0, 1)),
        ([0, 40, 300], {"beggars_clause": False}, ()),
    ],
    ids=["example 10", "example 11", "example 12", "example 12 without the clause"],
)
def test_dv34_dv35_who_gets_the_pact(settle, wealth, options, holders):
    _, table = settle(wealth, [(0, None, 0)] * len(wealth), options=options)
    assert table.events(FiguresPlaced) == [FiguresPlaced(tuple(map(space_of, wealth)), holders)]


def test_dv34_the_pact_holds_for_the_whole_round(scene):
    table = scene([150, 190], holders=[0]).stake(0, 0).pull(10)
    table.pull(DEVIL)
    assert table.events(PactPaid) == [PactPaid(1, 0, 50, 0)]


def test_dv37_the_left_neighbour_starts_the_next_round(settle):
    _, table = settle([200] * 3, [(0, None, 0)] * 3, starter=1)
    assert (table.state.starter, table.state.round) == (2, 2)


# The end


def test_dv38_example_16_the_richest_wins(settle):
    _, table = settle([1580, 1610, 1650], [(0, None, 0)] * 3)
    assert table.events(GameEnded) == [GameEnded((1580, 1610, 1650), (2,), 1600)]
    assert table.state.stack == []


def test_dv40_example_17_equal_wealth_is_a_shared_victory(settle):
    _, table = settle([1700, 1700, 900], [(0, None, 0)] * 3)
    assert GAME.places(table.state) == (1, 1, 3)


def test_dv42_example_19_round_100_is_the_last(scene):
    table = scene([900, 1150, 40])
    table.state.round = 100
    table.stake(0, 0, 0).pull(DEVIL).pull(DEVIL).pull(DEVIL)
    assert table.events(GameEnded) == [GameEnded((900, 1150, 40), (1,), 1600)]


def test_dv42_round_99_is_not_the_last(scene):
    table = scene([900, 1150, 40])
    table.state.round = 99
    table.stake(0, 0, 0).pull(DEVIL).pull(DEVIL).pull(DEVIL)
    assert table.state.round == 100


def test_dv38_reaching_the_goal_in_mid_round_stops_nothing(scene):
    table = scene([1590, 200], holders=[0], starter=1).stake(0, 0).pull(DEVIL)
    assert table.state.stock[0] == 1640
    assert table.state.stack == [Pulling(seat=0)]


@pytest.mark.parametrize(("goal", "over"), [(800, True), (1600, False), (2400, False)])
def test_option_goal(settle, goal, over):
    _, table = settle([900, 100], [(0, None, 0)] * 2, options={"goal": goal})
    assert (not table.state.stack) is over


def test_option_tie_break_by_pieces_of_the_last_round(settle):
    turns = [(0, 30, 1), (0, 40, 2), (0, None, 0)]
    _, table = settle([1700, 1600, 900], turns, options={"tie_break": "pieces"})
    assert table.state.stock == [1700, 1700, 900]
    assert final_places(table.state) == (2, 1, 3)


def test_option_tie_break_still_equal_is_shared(settle):
    _, table = settle([1700, 1700, 900], [(0, None, 0)] * 3, options={"tie_break": "pieces"})
    assert final_places(table.state) == (1, 1, 3)


@pytest.mark.parametrize(
    ("wealth", "winners", "words"),
    [
        ((1700, 1600), (0,), "Anna wins with 1,700."),
        ((1700, 1700), (0, 1), "Anna and Ben win together with 1,700."),
        ((1700, 1700), (1,), "Ben wins with 1,700 and more pieces in the last round."),
        (
            (1700, 1700, 1700),
            (0, 1),
            "Anna and Ben win together with 1,700 and more pieces in the last round.",
        ),
        ((700, 600), (0,), "After 100 rounds the game ends: Anna wins with 700."),
        ((700, 700), (0, 1), "After 100 rounds the game ends: Anna and Ben win together with 700."),
    ],
)
def test_dv40_the_log_tells_what_decided(wealth, winners, words, qapp):
    said = Translator("en").speaker(["Anna", "Ben", "Carla"])(GAME.tell(GameEnded(wealth, winners, 1600)))
    assert said == words


# Chances


@pytest.mark.parametrize(("line", "change"), [((50, 25, 20, 20, 10), 20), ((50, 25, 25, 20, 10), -30)])
def test_example_15_what_one_more_draw_is_worth(scene, line, change):
    state = scene([200, 200]).stake(0, 0).pull(*line, stop=False).state
    assert sum(state.oven) - state.oven.count(DEVIL) * sum(state.line) == change


@pytest.mark.parametrize(
    ("draws", "chance"), [(1, 0.8125), (2, 0.6569), (3, 0.5284), (4, 0.4227), (5, 0.3362)]
)
def test_example_18_safe_draws_in_a_row(draws, chance):
    pieces, safe, probability = len(OVEN), len(OVEN) - DEVILS, 1.0
    for drawn in range(draws):
        probability *= (safe - drawn) / (pieces - drawn)
    assert probability == pytest.approx(chance, abs=5e-5)


def test_the_board_in_sentences_tells_no_exact_wealth_and_no_count_of_the_coal():
    state = opening(3)
    state.stock = [210, 270, 290]
    told = [str(text) for text in GAME.told(GAME.view(state, 0))]
    assert "The figure of Seat 2: 200–290 in chips." in told
    assert not any("270" in line or "risk" in line for line in told)


def test_the_board_in_sentences_counts_the_coal_where_the_board_does():
    told = [str(text) for text in GAME.told(GAME.view(opening(3, coal_counter=True), 0))]
    assert "9 of the 48 pieces in the oven are devils: a risk of 19%." in told
    assert "2 of 2 pieces with 100 are still in the oven." in told
