"""Who may know what, and what is said of it."""

from random import Random

import pytest

from desktop.core.dealer import Dealer, Forced
from desktop.core.game import Illegal
from desktop.games.coco import wording
from desktop.games.coco.actions import LOADS, Look, Move, Use
from desktop.games.coco.data import (
    BLUE as BLUE_HOLE,
)
from desktop.games.coco.data import (
    COCONUT,
    FRUIT,
    MARKET,
    VILLAGE,
    Symbol,
)
from desktop.games.coco.events import (
    DiceRolled,
    Looked,
    Stolen,
)
from desktop.games.coco.phases import Packing, Placing, Turn
from desktop.games.coco.tiles import PUBLIC, bit_of, kind_of, seen
from tests.games.coco.table import (
    FEET_1_MONKEY,
    FEET_2,
    FEET_2_LENS,
    GAME,
    GREEN,
    NEXT,
    RED,
    basket,
    deliver,
    events,
    node,
    play,
    reason,
    table,
)

# Secrets


def test_memory_aid_changes_no_view_but_its_own_field():
    views = []
    for level in (0, 2):
        state, _ = table([(GREEN, "V", COCONUT)], card=FEET_2_LENS, options={"memory_aid": level})
        play(state, Use(Symbol.MAGNIFIER))
        play(state, Look(6), NEXT)
        views.append(GAME.view(state, RED).load)
    assert views[0] == views[1]


@pytest.mark.parametrize(("level", "told"), [(0, None), (1, COCONUT), (2, COCONUT)])
def test_memory_aid_0_writes_out_no_kind_on_a_basket(level, told):
    state, _ = table([(RED, "4_3", COCONUT)], options={"memory_aid": level})
    assert GAME.noted(GAME.view(state, RED)).load[0].kind == told


@pytest.mark.parametrize(("level", "told"), [(0, None), (1, COCONUT), (2, COCONUT)])
def test_memory_aid_0_writes_out_no_kind_on_a_foreign_market(level, told):
    state, _ = table(options={"memory_aid": level})
    deliver(state, GREEN, (RED, COCONUT))
    state.markets[GREEN][0] = seen(state.markets[GREEN][0], bit_of(RED))
    assert GAME.noted(GAME.view(state, RED)).markets[GREEN][0].kind == told


@pytest.mark.parametrize(("reader", "open_markets"), [(GREEN, False), (RED, True)])
def test_memory_aid_0_leaves_the_own_market_and_open_ones(reader, open_markets):
    state, _ = table(options={"memory_aid": 0, "open_markets": open_markets})
    deliver(state, GREEN, (RED, COCONUT))
    state.markets[GREEN][0] = seen(state.markets[GREEN][0], PUBLIC if open_markets else bit_of(GREEN))
    assert GAME.noted(GAME.view(state, reader)).markets[GREEN][0].kind == COCONUT


def test_the_board_is_told_in_sentences():
    state, _ = table([(RED, "4_3", COCONUT), (GREEN, "V", FRUIT)], card=FEET_1_MONKEY)
    told = [str(text) for text in GAME.told(GAME.view(state, RED))]
    assert told[:3] == [
        "The card of Seat 1 shows Footprints 1 or Monkey.",
        "The left palm stands in the blue hole, the right one in the blue hole; Pongo hangs on the left.",
        "Seat 1’s basket 1, D3: coconut of Seat 1’s colour. Seen by Seat 1.",
    ]
    assert "Seat 3’s basket 1, the village: unknown goods of Seat 3’s colour. Seen by Seat 3." in told


def test_memory_aid_0_tells_no_kind_on_a_basket():
    state, _ = table([(RED, "4_3", COCONUT)], options={"memory_aid": 0})
    assert "Seat 1’s basket 1, D3: unknown goods of Seat 1’s colour." in [
        str(text) for text in GAME.told(GAME.view(state, RED))
    ]


def test_memory_aid_2_says_in_the_log_where_somebody_looked():
    state, _ = table([(GREEN, "4_4")], card=FEET_2_LENS, options={"memory_aid": 2})
    play(state, Use(Symbol.MAGNIFIER))
    told = GAME.tell(events(play(state, Look(6), NEXT), Looked)[0])
    assert str(told) == "Seat 1 looks under the goods of Seat 3 on D4."


def test_the_log_never_names_a_kind_that_is_not_public():
    state, _ = table([(GREEN, "2_3", COCONUT)], card=FEET_1_MONKEY)
    stolen = events(play(state, Use(Symbol.MONKEY), BLUE_HOLE, BLUE_HOLE, NEXT), Stolen)[0]
    assert str(GAME.tell(stolen)) == "Pongo snatches the goods of Seat 3 on B3 for Seat 1."


def test_at_the_end_everything_lies_open():
    state, _ = table([(RED, "3_5", FRUIT), (GREEN, "4_3", COCONUT)], card=FEET_2)
    deliver(state, RED, *[(RED, COCONUT)] * 4)
    play(state, Move(basket(RED), MARKET))
    view = GAME.view(state, None)
    assert ([good.kind for good in view.markets[RED]], view.load[6].kind) == ([1, 1, 1, 1, 0], COCONUT)


def test_a_sample_keeps_what_was_seen_and_deals_the_rest():
    state, _ = table([(GREEN, "4_3", COCONUT), (GREEN, "5_3", FRUIT)])
    state.load[6] |= bit_of(RED) << 3
    kinds = {
        tuple(kind_of(world.load[number]) for number in (6, 7))
        for world in (GAME.sample(GAME.view(state, RED), Random(seed)) for seed in range(20))
    }
    assert kinds == {(COCONUT, FRUIT), (COCONUT, COCONUT)}


# Words


def test_an_answer_from_another_seat_changes_nothing():
    state, _ = table([(RED, "4_3")], card=FEET_2)
    before = GAME.codec.encode(state)
    with pytest.raises(Illegal):
        GAME.play(state, GREEN, Move(6, node("4_4")), Forced())
    assert GAME.codec.encode(state) == before


@pytest.mark.parametrize(
    ("action", "expected"),
    [
        (Move(6, node("4_4")), wording.NOT_YOUR_BASKET),
        (Move(0, MARKET), wording.MARKET_TOO_FAR.fill(n=2)),
        (Move(0, VILLAGE), wording.NO_WAY_BACK),
        (Move(0, node("7_5")), wording.TOO_FAR.fill(n=2)),
        (Move(2, node("2_2")), wording.BASKETS_ALIKE),
        (Move(40, 99), wording.NO_SUCH_FIELD),
        (Look(0), wording.MOVE_A_BASKET),
        (Use(Symbol.MONKEY), wording.NOT_ON_CARD),
    ],
)
def test_reasons_for_a_move_that_is_none(action, expected):
    state, _ = table([(RED, "4_3")], card=FEET_2)
    assert reason(state, action) == expected


@pytest.mark.parametrize("variant", ["standard", "V2"])
def test_everything_asked_or_told_in_childs_mode_is_short(variant):
    dealer, rng = Dealer(Random(1)), Random(2)
    state = GAME.setup(4, GAME.meta.complete({"child": True, "variant": variant}, 4), dealer)
    while state.stack:
        assert all(len(str(GAME.prompt(state, seat)).split()) <= 5 for seat in range(4))
        seat = GAME.actors(state)[0]
        GAME.play(state, seat, rng.choice(GAME.options(state, seat)), dealer)


def test_childs_mode_brings_the_open_variant_unless_the_table_chooses():
    assert GAME.meta.complete({"child": True}, 4)["variant"] == "V2"
    assert GAME.meta.complete({"child": True, "variant": "standard"}, 4)["variant"] == "standard"


def test_luck_is_whether_the_dice_reach_a_basket():
    state, _ = table([(GREEN, "1_3", COCONUT)], card=FEET_1_MONKEY)
    rolled = events(play(state, Use(Symbol.MONKEY), BLUE_HOLE, BLUE_HOLE, NEXT), DiceRolled)[0]
    luck = GAME.luck(rolled)
    assert (luck.seat, luck.drawn, luck.expected) == (RED, 1.0, 0.55)


@pytest.mark.parametrize("phase", [Turn, Packing, Placing])
def test_every_phase_names_its_paragraph(phase):
    assert phase.rule.startswith("CO-")


def test_a_random_game_ends():
    rng = Random(4)
    state = GAME.setup(4, GAME.meta.defaults(4), Dealer(rng))
    while state.stack:
        seat = GAME.actors(state)[0]
        GAME.play(state, seat, rng.choice(list(GAME.options(state, seat))), Dealer(rng))
    assert max(map(len, state.markets)) == 5


def panel(view, seat):
    return {str(fact.name): str(fact.value) for fact in GAME.facts(view, seat)}


@pytest.mark.parametrize("variant", ["standard", "V2"])
def test_co04_a_first_basket_is_on_the_way_and_out_of_the_stock_while_others_choose(variant):
    dealer = Dealer(Random(1))
    state = GAME.setup(2, GAME.meta.complete({"variant": variant}, 2), dealer)
    GAME.play(state, 0, LOADS[COCONUT], dealer)
    own, other = panel(GAME.view(state, 0), 0), panel(GAME.view(state, 1), 0)
    assert own["Stock"] == "4 fruit, 3 coconut(s)"
    assert other["Stock"] == "7"
    assert own["Baskets on the way"] == other["Baskets on the way"] == "1"
