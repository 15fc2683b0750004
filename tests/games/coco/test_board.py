"""The board: laid out, chosen from, in all languages and themes, without a Qt warning."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from random import Random

import pytest
from PySide6.QtCore import QPointF, QSize, Qt

from desktop.core.dealer import Recorder
from desktop.games.coco.actions import DRAW, LOADS, PASS, USES, Look, Move, Place, Swap
from desktop.games.coco.board.layout import node_spot
from desktop.games.coco.board.trail import way_to
from desktop.games.coco.data import COCONUT, FRUIT, MARKET, VILLAGE, Symbol
from desktop.games.coco.phases import DeadCard, Loading, Looking, Moving, Packing, Placing, Swapping, Turn
from desktop.ui.board.proof import proof
from desktop.ui.theme import Theme
from tests.games.coco.show import Show, key, random_state
from tests.games.coco.table import GAME, GREEN, RED, VILLAGE_2, node, table

# Laid out


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize(
    "phase", [Packing, Turn, Moving, Loading, Placing, Swapping, Looking, DeadCard, None], ids=str
)
def test_every_question_is_laid_out_and_glows(qapp, seats, phase):
    if phase is DeadCard:
        state, _ = table(card=25, seats=seats)
    else:
        state = random_state(seats, 3, phase)
    shown = Show(state)
    assert not proof(shown.board, QSize(700, 500)).isNull()
    assert shown.glowing() >= set(GAME.options(state, 0)) or phase is Swapping


@pytest.mark.parametrize(
    "options",
    [
        {"variant": "V1"},
        {"variant": "V2"},
        {"variant": "V3"},
        {"open_markets": True},
        {"goods": "5+3"},
        {"memory_aid": 0},
        {"memory_aid": 2},
        {"child": True},
        {"places_3": "123"},
    ],
    ids=str,
)
def test_every_option_is_laid_out(qapp, options):
    shown = Show(random_state(3, 5, Moving, options))
    assert not proof(shown.board, QSize(700, 500)).isNull()


def test_a_basket_stands_on_its_field(moving):
    field = moving.board.fields[node("4_3")]
    assert moving.board.baskets[0].pos() == field.pos()


def test_the_monkey_hangs_on_his_side(full):
    assert full.board.pongo.pos().x() < 400


# Chosen


def test_a_lifted_basket_lights_up_where_it_can_go(moving):
    moving.board.press(moving.board.baskets[0])
    lit = {piece.node for piece in moving.board.fields if piece.open}
    assert lit == {node(name) for name in ("2_3", "6_3", "3_4", "5_4", "4_5") if name != "3_4"}


def test_the_way_to_a_field_that_is_pointed_at_is_shown(moving):
    board = moving.board
    board.press(board.baskets[0])
    board.point_out(board.fields[node("5_4")])
    assert board.trail.isVisible()
    spots = [spot for spot, _ in way_to(board, board.fields[node("5_4")])]
    assert (spots[0], spots[-1]) == (board.baskets[0].pos(), board.fields[node("5_4")].pos())
    assert len(spots) == 3
    board.point_out(board.fields[node("1_1")])
    assert not board.trail.isVisible()


def test_no_way_stays_after_the_answer(moving):
    board = moving.board
    board.press(board.baskets[0])
    board.point_out(board.fields[node("5_4")])
    board.ask(None)
    assert not board.trail.isVisible()


def test_a_new_basket_starts_from_its_village(qapp):
    board = Show(table(card=VILLAGE_2)[0]).board
    end = next(field for field in board.fields if field.open)
    assert way_to(board, end)[0] == node_spot(board.places[RED], VILLAGE)


def test_a_lit_field_is_named_by_the_move(moving):
    moving.board.press(moving.board.baskets[0])
    assert moving.board.fields[node("4_5")].name == "Basket 1 to D5"
    assert moving.board.baskets[0].name.startswith("Put it back")


def test_a_click_on_a_lit_field_moves_the_basket(moving):
    moving.board.press(moving.board.baskets[0])
    moving.board.press(moving.board.fields[node("4_5")])
    assert moving.chosen == [Move(0, node("4_5"))]


def test_the_market_place_is_a_target(moving):
    moving.board.press(moving.board.baskets[1])
    moving.board.press(moving.board.market_spots[RED])
    assert moving.chosen == [Move(1, MARKET)]


def test_the_market_place_tells_which_basket_would_arrive(moving):
    market = moving.board.market_spots[RED]
    moving.board.press(moving.board.baskets[1])
    assert market.hint.startswith(market.name + ". Market place of Mia")


def test_a_lifted_basket_is_put_back(moving):
    moving.board.press(moving.board.baskets[0])
    assert moving.board.step_back()
    assert moving.board.question.lifted is None


def test_a_field_that_only_one_basket_can_reach_needs_no_lifting(moving):
    moving.board.press(moving.board.fields[node("2_2")])
    assert moving.chosen == [Move(2, node("2_2"))]


def test_a_field_for_several_baskets_is_chosen_first(qapp):
    state, _ = table([(RED, "3_3", FRUIT), (RED, "5_3", COCONUT), (RED, "1_1", COCONUT)], card=5)
    shown = Show(state)
    shown.board.press(shown.board.fields[node("4_4")])
    assert shown.chosen == []
    assert [basket.number for basket in shown.board.baskets if basket.open] == [0, 1]
    shown.board.press(shown.board.baskets[1])
    assert shown.chosen == [Move(1, node("4_4"))]


def test_an_aim_is_taken_back(qapp):
    state, _ = table([(RED, "3_3", FRUIT), (RED, "5_3", COCONUT), (RED, "1_1", COCONUT)], card=5)
    shown = Show(state)
    shown.board.press(shown.board.fields[node("4_4")])
    assert shown.board.step_back()
    assert [basket.number for basket in shown.board.baskets if basket.open] == [0, 1, 2]


def test_co18_a_field_behind_says_why_not(moving):
    moving.board.press(moving.board.baskets[0])
    moving.board.press(moving.board.fields[node("4_2")])
    assert moving.chosen == []
    assert "never backwards" in moving.board.bubble.text


def test_a_foreign_basket_says_why_not(moving):
    moving.board.press(moving.board.baskets[9])
    assert "your own" in moving.board.bubble.text


def test_the_impossible_half_says_why_not(qapp):
    state, _ = table([(RED, "4_3")], card=22)
    shown = Show(state)
    shown.board.press(shown.board.halves[1])
    assert "no two baskets" in shown.board.bubble.text


def test_the_halves_are_two_buttons(qapp):
    state, _ = table([(RED, "4_3")], card=11)
    shown = Show(state)
    shown.board.digit(2)
    assert shown.chosen == [USES[Symbol.MONKEY]]


def test_the_rods_are_two_choices(qapp):
    shown = Show(random_state(4, 3, Placing))
    shown.board.press(shown.board.question.runs[1])
    assert shown.chosen == [GAME.options(shown.state, 0)[1]]
    assert isinstance(shown.chosen[0], Place)


def test_the_first_victim_is_ringed(qapp):
    state, _ = table([(GREEN, "1_5")], card=11, chance=())
    state.stack.append(Placing(0, 1))
    shown = Show(state)
    assert [ring.pos() for ring in shown.board.question._targets] == [shown.board.baskets[6].pos()]


def test_the_focus_of_the_keyboard_tells_crossing_rods_apart(qapp):
    one, two = Show(random_state(3, 3, Placing)).board.question.runs
    assert one.outline().boundingRect().intersects(two.outline().boundingRect())
    end = QPointF(two.outline().elementAt(0).x, two.outline().elementAt(0).y)
    assert two.rim().contains(end)
    assert not one.rim().contains(end)


def _colour(board, spot):
    whole = board.sceneRect()
    return proof(board, whole.size().toSize()).pixelColor((spot - whole.topLeft()).toPoint())


def _far(one, two):
    return sum(abs(a - b) for a, b in zip(one.getRgb()[:3], two.getRgb()[:3], strict=True))


def test_the_goods_of_a_basket_are_seen_through_the_rod(moving):
    board = moving.board
    tile = next(basket for basket in board.baskets if moving.state.where[basket.number] == node("4_4"))
    x = tile.pos().x()
    ys = [y for y in range(1000) if board.rod.outline().contains(QPointF(x, y))]
    spot = QPointF(x, sum(ys) / len(ys))
    seen = _colour(board, spot)
    board.rod.let_through([])
    covered = _colour(board, spot)
    board.rod.hide()
    assert _far(seen, _colour(board, spot)) < _far(covered, _colour(board, spot)) / 2


def test_two_baskets_are_swapped_by_two_clicks(qapp):
    shown = Show(random_state(4, 3, Swapping))
    first, second = list(shown.state.on_board())[:2]
    shown.board.press(shown.board.baskets[second])
    shown.board.press(shown.board.baskets[first])
    assert shown.chosen == [Swap(first, second)]


def test_the_magnifier_takes_one_click(qapp):
    shown = Show(random_state(4, 3, Looking))
    basket = next(iter(shown.state.on_board()))
    shown.board.press(shown.board.baskets[basket])
    assert shown.chosen == [Look(basket)]


def test_goods_are_loaded_from_the_tray(qapp):
    shown = Show(random_state(4, 3, Packing))
    shown.board.press(shown.board.tray[COCONUT])
    assert shown.chosen == [LOADS[COCONUT]]


def test_a_dead_card_offers_deck_and_end(qapp):
    state, _ = table(card=25)
    shown = Show(state)
    shown.board.press(shown.board.deck)
    shown.board.press(shown.board.end_turn)
    assert shown.chosen == [DRAW, PASS]


def test_childs_mode_has_larger_fields(qapp):
    small, large = (
        Show(table([(RED, "4_3")], card=5, options={"child": child})[0]).board.fields[0].place().width()
        for child in (False, True)
    )
    assert large > 1.5 * small


@pytest.mark.parametrize("options", [{}, {"variant": "V2", "child": True}], ids=str)
def test_the_keyboard_plays_a_whole_game(qapp, options):
    rng, dealer = Random(7), Recorder(Random(7))
    state = GAME.setup(2, GAME.meta.complete(options, 2), dealer)
    shown = Show(state)
    while state.stack:
        if 0 not in GAME.actors(state):
            seat = GAME.actors(state)[0]
            GAME.play(state, seat, rng.choice(list(GAME.options(state, seat))), dealer)
            continue
        shown.chosen.clear()
        shown.show()
        for _ in range(6):
            for _ in range(rng.randint(1, 5)):
                key(shown.board, Qt.Key.Key_Tab)
            key(shown.board, Qt.Key.Key_Return)
            if shown.chosen:
                break
        for _ in range(200):
            if shown.chosen:
                break
            key(shown.board, Qt.Key.Key_Tab)
            key(shown.board, Qt.Key.Key_Return)
        GAME.play(state, 0, shown.chosen[0], dealer)
    assert not state.stack


# Languages, themes, sizes


@pytest.mark.parametrize("language", ["de", "nl"])
def test_the_language_is_switched_live(full, language):
    before = full.board.pongo.hint
    full.translator.set_language(language)
    full.board.retranslate()
    assert full.board.pongo.hint != before


def test_the_theme_is_switched_live(full):
    before = proof(full.board, QSize(200, 140)).pixelColor(100, 60)
    full.board.apply_theme(Theme.load("dark"))
    assert proof(full.board, QSize(200, 140)).pixelColor(100, 60) != before


@pytest.mark.parametrize("scale", [0.8, 1.6])
def test_every_text_size_is_laid_out(qapp, scale):
    shown = Show(random_state(4, 3, Loading), scale=scale, language="de")
    assert not proof(shown.board, QSize(700, 500)).isNull()


def test_the_only_basket_that_can_move_is_lifted_and_offers_nothing_itself(qapp):
    shown = Show(table(card=1)[0])  # Village 1: a new basket must be brought
    offer = shown.board.question
    assert offer.lifted is not None
    assert not shown.board.baskets[offer.lifted].open
    assert any(field.open for field in shown.board.fields)
