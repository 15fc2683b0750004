"""CO-35 to CO-43: the end, the scores and the options, one fact each."""

import pytest

from desktop.core.dealer import Forced
from desktop.games.coco.actions import Load, Move
from desktop.games.coco.data import (
    CARDS,
    COCONUT,
    FRUIT,
    MARKET,
    Symbol,
    deck,
)
from desktop.games.coco.events import (
    CardDrawn,
    GameEnded,
    LootTurned,
    Shown,
)
from desktop.games.coco.scoring import score
from desktop.games.coco.tiles import PUBLIC, known_by
from desktop.ui.translator import Translator
from tests.games.coco.table import (
    BLUE,
    FEET_2,
    GAME,
    GREEN,
    NEXT,
    RED,
    basket,
    deliver,
    events,
    node,
    play,
    table,
)

# End and scoring


def test_co35_no_further_turn_after_the_fifth_tile():
    state, _ = table([(RED, "3_5", FRUIT)], card=FEET_2)
    deliver(state, RED, *[(RED, COCONUT)] * 4)
    dealer = play(state, Move(basket(RED), MARKET))
    assert (state.stack, events(dealer, CardDrawn)) == ([], [])


@pytest.mark.parametrize(
    ("colour", "kind", "worth"),
    [(RED, FRUIT, 1), (GREEN, FRUIT, 1), (RED, COCONUT, 0), (GREEN, COCONUT, -1)],
)
def test_co36_worth_of_a_tile(colour, kind, worth):
    state, _ = table()
    deliver(state, RED, (colour, kind))
    assert score(state, RED) == worth


def test_co36_everybody_turns_over_the_loot():
    state, _ = table([(RED, "3_5", FRUIT)], card=FEET_2)
    deliver(state, RED, *[(RED, COCONUT)] * 4)
    deliver(state, GREEN, (BLUE, COCONUT))
    dealer = play(state, Move(basket(RED), MARKET))
    assert [(turned.seat, turned.score) for turned in events(dealer, LootTurned)] == [
        (0, 1),
        (1, 0),
        (2, -1),
        (3, 0),
    ]


def test_co37_stock_and_baskets_do_not_count():
    state, _ = table([(RED, "3_5", FRUIT)])
    assert score(state, RED) == 0


def test_co38_ties_are_shared():
    state, _ = table()
    deliver(state, RED, (RED, FRUIT))
    deliver(state, GREEN, (RED, FRUIT), (GREEN, COCONUT))
    assert GAME.places(state) == (1, 3, 1, 3)


def test_co38_option_more_fruit_wins():
    state, _ = table(options={"tie_break": "fruit"})
    deliver(state, RED, (RED, FRUIT))
    deliver(state, GREEN, (RED, FRUIT), (GREEN, FRUIT), (RED, COCONUT))
    assert GAME.places(state)[:3] == (2, 3, 1)


def test_co38_option_then_more_tiles():
    state, _ = table(options={"tie_break": "fruit"})
    deliver(state, RED, (RED, FRUIT))
    deliver(state, GREEN, (RED, FRUIT), (GREEN, COCONUT))
    assert GAME.places(state)[:3] == (2, 3, 1)


MORE_FRUIT = ": where points are equal, more fruit decides, then more goods."


@pytest.mark.parametrize(
    ("scores", "winners", "words"),
    [
        ((3, 2), (0,), "Anna wins with 3 points."),
        ((3, 3), (1,), "Ben wins with 3 points" + MORE_FRUIT),
        ((3, 3, 3), (0, 1), "Anna and Ben win together with 3 points" + MORE_FRUIT),
    ],
)
def test_co38_the_log_tells_what_decided(scores, winners, words, qapp):
    ended = GameEnded(scores, winners, 40, stopped=False)
    assert Translator("en").speaker(["Anna", "Ben", "Carla"])(GAME.tell(ended)) == words


def test_co39_the_game_stops_after_400_turns():
    state, _ = table([(RED, "4_3")], card=FEET_2, turns=400)
    dealer = play(state, Move(basket(RED), node("4_5")))
    assert events(dealer, GameEnded)[0].stopped


def test_co39_turn_399_is_not_the_last():
    state, _ = table([(RED, "4_3")], card=FEET_2, turns=399)
    play(state, Move(basket(RED), node("4_5")), NEXT)
    assert state.turns == 400


# Variants


@pytest.mark.parametrize(
    ("variant", "symbol"),
    [("V1", Symbol.SWAP), ("V2", Symbol.MAGNIFIER), ("V3", Symbol.SWAP), ("V3", Symbol.MAGNIFIER)],
)
def test_co40_cards_with_a_removed_symbol_are_gone(variant, symbol):
    assert not any(half.symbol is symbol for card in deck(variant) for half in CARDS[card])


def test_co41_open_markets_show_the_loot_to_all():
    state, _ = table([(RED, "3_5", FRUIT)], card=FEET_2, options={"open_markets": True})
    play(state, Move(basket(RED), MARKET), NEXT)
    assert GAME.view(state, None).markets[RED][0].kind == FRUIT


def test_co42_five_fruit_and_three_coconuts():
    state, _ = table(options={"goods": "5+3"})
    assert state.stock == [5, 3] * 4


def test_co43_in_v2_everybody_sees_a_load():
    state, _ = table(card=FEET_2, options={"variant": "V2"})
    play(state, Move(basket(RED), node("2_2")))
    dealer = play(state, Load(COCONUT), NEXT)
    assert (events(dealer, Shown)[0].kind, known_by(state.load[0])) == (COCONUT, PUBLIC)


def test_co43_in_v2_the_first_load_is_shown_when_all_have_chosen():
    state = GAME.setup(2, GAME.meta.complete({"variant": "V2"}, 2), Forced(0))
    first = play(state, Load(FRUIT), seat=0)
    second = play(state, Load(COCONUT), FEET_2, seat=1)
    assert [len(events(dealer, Shown)) for dealer in (first, second)] == [0, 2]


@pytest.mark.parametrize(
    ("variant", "open_"), [("standard", False), ("V1", False), ("V2", True), ("V3", True)]
)
def test_co43_the_question_says_whether_a_load_is_secret(variant, open_):
    state = GAME.setup(2, GAME.meta.complete({"variant": variant}, 2), Forced(0))
    assert ("Everybody will see it" in str(GAME.prompt(state, 0))) is open_


def test_co43_in_v2_stocks_follow_by_counting():
    state, _ = table([(GREEN, "V", COCONUT)], options={"variant": "V2"})
    assert GAME.view(state, RED).stock[GREEN] == (4, 3)


def test_v3_every_tile_counts_one():
    state, _ = table(options={"variant": "V3"})
    deliver(state, RED, (GREEN, COCONUT), (RED, COCONUT), (BLUE, FRUIT))
    assert score(state, RED) == 3


def test_co39_in_v3_ties_are_shared_whatever_the_option_says():
    state, _ = table(options={"variant": "V3", "tie_break": "fruit"})
    deliver(state, RED, (RED, FRUIT))
    deliver(state, GREEN, (RED, COCONUT))
    assert GAME.places(state) == (1, 3, 1, 3)
