"""What the board shows of hidden goods, and to whom."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


import pytest

from desktop.games.coco.data import COCONUT, FRUIT, VILLAGE
from desktop.games.coco.events import Looked, Swapped
from desktop.games.coco.tiles import bit_of
from tests.games.coco.show import Show
from tests.games.coco.table import BLUE, GAME, GREEN, RED, deliver, node, table


def test_kinds_that_were_not_seen_are_nowhere(full):
    assert "coconut" not in full.board.baskets[6].hint
    assert "fruit" not in full.board.baskets[3].hint


def test_own_goods_are_shown_with_own_notes(full):
    assert "fruit" in full.board.baskets[0].hint


def test_memory_aid_0_shows_no_kind_again(qapp):
    state, _ = table([(RED, "4_3", FRUIT), (GREEN, "5_3", COCONUT)], card=5, options={"memory_aid": 0})
    state.load[6] |= bit_of(RED) << 3
    shown = Show(state)
    for basket in (shown.board.baskets[0], shown.board.baskets[6]):
        assert "unknown" in basket.hint
        assert not basket._shown
        assert basket._eyes == ()


def test_eyes_show_who_has_seen_a_tile(full):
    assert full.board.baskets[6]._eyes == (GREEN,)


def test_the_loot_of_others_lies_face_down(full):
    assert [disc._shown for disc in full.board.discs[BLUE][:2]] == [False, False]
    assert [disc.good.kind for disc in full.board.discs[BLUE][:2]] == [None, None]


@pytest.mark.parametrize(("level", "shown"), [(0, False), (1, True)])
def test_what_the_reader_has_seen_is_shown_on_a_foreign_market_by_the_memory_aid(qapp, level, shown):
    state, _ = table(card=5, options={"memory_aid": level})
    deliver(state, GREEN, (RED, COCONUT), (GREEN, FRUIT))
    state.markets[GREEN][0] |= bit_of(RED) << 3
    assert [disc._shown for disc in Show(state).board.discs[GREEN][:2]] == [shown, False]


def test_the_own_market_explains_its_points(full):
    hint = full.board.market_spots[RED].hint
    assert hint == "Market place of Mia: fruit and foreign coconut. That makes 0."
    assert "coconut" not in full.board.market_spots[BLUE].hint


def test_a_spectator_sees_no_kind(full):
    full.board.lay_out(GAME.view(full.state, None))
    kinds = [basket.good.kind for basket in full.board.baskets if basket.good]
    assert kinds == [None] * 4


def test_stocks_of_others_are_only_counted(full):
    assert "coconuts" not in full.board.stocks[GREEN].hint
    assert "coconuts" in full.board.stocks[RED].hint


def looked(full):
    full.board.animate(Looked(RED, 6, VILLAGE, False, kind=COCONUT, known=bit_of(RED)), full.board.view)


@pytest.mark.parametrize("speed", [0.0, 50.0])
def test_what_the_magnifier_showed_stays_until_put_away(full, qtbot, speed):
    full.context.speed = speed
    full.board.lay_out(GAME.view(full.state, RED))
    looked(full)
    full.show()
    assert full.board.peek.isVisible()
    full.board.press(full.board.peek)
    assert not full.board.peek.isVisible()


def test_the_peek_is_gone_when_another_person_sits_down(full):
    full.context.speed = 0.0
    looked(full)
    full.seat = BLUE
    full.show()
    assert not full.board.peek.isVisible()


def test_the_peek_waits_for_the_person_who_looked(full):
    full.context.speed = 0.0
    looked(full)
    for seat in (BLUE, RED):
        full.seat = seat
        full.show()
    assert full.board.peek.isVisible()


def test_others_see_no_peek(full):
    full.context.speed = 0.0
    full.board.animate(Looked(GREEN, 0, node("4_3"), False, kind=None, known=bit_of(GREEN)), full.board.view)
    full.show()
    assert not full.board.peek.isVisible()


def test_the_peek_is_put_away_when_the_seat_acts_again(full):
    full.context.speed = 0.0
    looked(full)
    full.board.animate(Swapped(RED, 0, 3, (node("4_3"), node("2_2")), False), full.board.view)
    full.show()
    assert not full.board.peek.isVisible()


def test_the_peek_stays_while_others_act(full):
    full.context.speed = 0.0
    looked(full)
    full.board.animate(Swapped(BLUE, 0, 3, (node("4_3"), node("2_2")), False), full.board.view)
    full.show()
    assert full.board.peek.isVisible()


@pytest.mark.parametrize("aid", [0, 1])
def test_memory_aid_0_shows_no_look_a_second_time(qapp, aid):
    state, _ = table([(RED, "4_3", FRUIT), (GREEN, "V", COCONUT)], card=5, options={"memory_aid": aid})
    shown = Show(state)
    shown.context.speed = 0.0
    shown.board.repeats = True
    looked(shown)
    shown.show()
    assert shown.board.peek.isVisible() is bool(aid)


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_what_a_basket_carries_is_told_in_a_sentence(qapp, language):
    state, _ = table([(RED, "4_3", FRUIT)], card=5)
    hints = [basket.hint for basket in Show(state, language=language).board.baskets]
    assert all(hint[0].isupper() for hint in hints)
