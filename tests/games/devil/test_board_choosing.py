"""The board is chosen from: by mouse, by keyboard, and with a reason where that cannot be."""

from __future__ import annotations

from itertools import pairwise
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from desktop.core.game import Decision
from desktop.games.devil import GAME
from desktop.games.devil.actions import DRAW, STOP, Stake
from desktop.games.devil.phases import Pulling
from desktop.ui.board.stage import Stage
from tests.games.devil.at_board import Table, betting, key, over


def test_a_click_on_any_lump_pulls(table, qtbot):
    stage = Stage(table.board)
    qtbot.addWidget(stage)
    stage.resize(900, 650)
    stage.show()
    lump = table.board.heap.lying()[5]
    QTest.mouseClick(stage.viewport(), Qt.MouseButton.LeftButton, pos=stage.mapFromScene(lump.pos()))
    assert table.chosen == [DRAW]


def test_the_clicked_lump_is_the_one_that_leaves(table):
    lump = table.board.heap.lying()[3]
    table.board.press(lump)
    assert table.board.heap.take(table.board.pulled) is lump


def test_the_lever_stops(table):
    table.board.press(table.board.lever)
    assert table.chosen == [STOP]


def test_dv16_the_lever_says_why_before_the_first_piece(qapp):
    first = Table(2, seed=5).until(
        lambda state: isinstance(state.stack[-1], Pulling) and state.stack[-1].seat == 0 and not state.line
    )
    first.board.press(first.board.lever)
    assert first.chosen == []
    assert "at least one piece" in first.board.bubble.text


def test_dv10_coal_says_why_it_waits_during_the_bet(bet):
    bet.board.press(bet.board.heap.lying()[0])
    assert bet.chosen == []
    assert "all stakes" in bet.board.bubble.text


def test_chips_add_up_and_the_key_stakes(bet):
    for chip in (3, 3, 2):
        bet.board.digit(chip)
    assert bet.board.bet == 120
    bet.board.press(bet.board.desk.key)
    assert bet.chosen == [Stake(120)]


def test_dv11_a_chip_that_is_not_owned_says_why(bet):
    bet.board.set_bet(200)
    bet.board.press(bet.board.desk.chips[0])
    assert "You own 200" in bet.board.bubble.text


def test_all_means_all(bet):
    bet.board.digit(5)
    assert bet.board.bet == 200


def test_the_slide_chooses_tens(bet, qtbot):
    stage = Stage(bet.board)
    qtbot.addWidget(stage)
    stage.resize(1400, 1000)
    stage.show()
    spot = stage.mapFromScene(bet.board.poker.spot(90) + QPointF(1, 0))
    QTest.mousePress(stage.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseRelease(stage.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    assert bet.board.bet == 90


def test_the_wheel_on_the_slide_changes_the_bet_by_ten(bet, qtbot):
    stage = Stage(bet.board)
    qtbot.addWidget(stage)
    stage.resize(1400, 1000)
    stage.show()
    for turned in (120, 120, -120, -120, -120, 120, 120):
        spot = QPointF(stage.mapFromScene(bet.board.poker.spot(90)))
        QApplication.sendEvent(
            stage.viewport(),
            QWheelEvent(
                spot,
                QPointF(stage.viewport().mapToGlobal(spot.toPoint())),
                QPoint(),
                QPoint(0, turned),
                Qt.MouseButton.NoButton,
                Qt.KeyboardModifier.NoModifier,
                Qt.ScrollPhase.NoScrollPhase,
                False,
            ),
        )
    assert bet.board.bet == 20


def test_plus_and_minus_change_the_bet_by_ten(bet):
    key(bet.board, Qt.Key.Key_Plus)
    key(bet.board, Qt.Key.Key_Plus)
    key(bet.board, Qt.Key.Key_Minus)
    assert bet.board.bet == 10


def test_the_chance_is_shown_on_wish(bet):
    bet.board.set_bet(60)
    assert "%" not in bet.board.desk.chance.text
    bet.board.press(bet.board.desk.chance)
    assert "98" in bet.board.desk.chance.text  # P(best of 4 >= 60) = 0.983


@pytest.mark.parametrize("seats", [2, 4, 6])
@pytest.mark.parametrize("gone", [0, 11, 23])
def test_a_hint_and_the_board_tell_one_chance_of_a_stake(seats, gone):
    table = Table(seats=seats)
    state, bot, board = table.state, GAME.bot(), table.board
    state.oven, state.ash = state.oven[gone:], state.oven[:gone]
    table.show()
    board.press(board.desk.chance)
    view, options = GAME.view(state, 0), GAME.options(state, 0)
    advice = bot.advise(view, 0, options, bot.levels["expert"], Random(7))
    assert len(advice) > 9
    for each in advice:
        board.set_bet(each.action.amount)
        assert table.context.say(each.reason) == board.desk.chance.hint
        if each.action.amount:
            assert board.desk.chance.text.removeprefix("about ") in board.desk.chance.hint


def test_the_chance_is_the_wish_of_one_person_at_the_screen(bet):
    mine, board = bet.decision(), bet.board
    board.press(board.desk.chance)
    board.ask(Decision(2, 1, mine.prompt, mine.options))
    assert not board.desk.chance.down
    board.ask(mine)
    assert board.desk.chance.down


def test_the_chance_keeps_its_name_while_there_is_no_bet(bet):
    bet.board.press(bet.board.desk.chance)
    assert bet.board.desk.chance.text == "Chance –"


def test_a_new_round_begins_with_no_bet(bet):
    bet.board.set_bet(120)
    bet.until(lambda state: betting(state) and state.round == 2)
    assert bet.board.bet == 0


def test_the_keyboard_plays_a_whole_game(qapp):
    table = Table(2, seed=6, options={"goal": 800})
    table.context.speed = 0.0
    answers = 0
    for _ in range(4000):
        if over(table.state):
            break
        if 0 not in GAME.actors(table.state):
            table.play()
            continue
        table.chosen.clear()
        table.show()
        keyboard_answer(table)
        assert len(table.chosen) == 1
        table.play(table.chosen[0], seat=0)
        answers += 1
    assert over(table.state)
    assert answers > 5


def keyboard_answer(table):
    board = table.board
    if betting(table.state):
        key(board, Qt.Key.Key_3)
        wanted = board.desk.key
    else:
        wanted = board.lever if sum(table.state.line) >= 80 else None
    for _ in range(20):
        key(board, Qt.Key.Key_Tab)
        if board.focused is wanted or (wanted is None and DRAW in board.focused.actions):
            break
    key(board, Qt.Key.Key_Return)


def test_a_click_between_the_lumps_pulls_as_well(table):
    board = table.board
    lying = board.heap.lying()
    between = [
        (one.pos() + other.pos()) / 2 - QPointF(0, 24)
        for one, other in pairwise(lying)
        if one.pos().x() < other.pos().x()
    ]
    pieces = {board.piece_at(spot) for spot in between}
    assert board.heap.embers in pieces
    assert all(DRAW in piece.actions for piece in pieces)
    board.press(board.heap.embers)
    assert table.chosen == [DRAW]


def test_a_click_where_lumps_were_pulled_from_a_small_heap_pulls_as_well(table):
    heap = table.board.heap
    for index, lump in enumerate(heap.lumps):
        lump.setVisible(index in (0, 8, 30))
    heap.embers.lie_under(heap.lying())
    gap = heap.lumps[21].pos()  # in the middle of the heap, far from the three that are left
    assert table.board.piece_at(gap) is heap.embers
    outside = heap.lumps[47].pos()
    assert table.board.piece_at(outside) is not heap.embers
