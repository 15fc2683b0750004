"""The board: laid out, played, chosen from, in all languages and themes, without a Qt warning."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest

from desktop.core.dealer import Recorder
from desktop.core.game import Decision
from desktop.core.record import Seat
from desktop.games.devil import GAME
from desktop.games.devil.actions import DRAW, STOP, Stake
from desktop.games.devil.board import Board
from desktop.games.devil.events import (
    AnyEvent,
    Bonus,
    CoalPulled,
    DevilPulled,
    FiguresPlaced,
    GameEnded,
    OvenFilled,
    PactPaid,
    RoundBegan,
    Staked,
    StakeSettled,
    StakesRevealed,
    TurnEnded,
)
from desktop.games.devil.phases import Betting, Pulling
from desktop.ui.board.context import BoardContext
from desktop.ui.board.proof import proof
from desktop.ui.board.stage import Stage
from desktop.ui.board.things import Label
from desktop.ui.theme import Theme
from desktop.ui.translator import Translator

NAMES = ["Anna", "Saulus", "Angela", "Lucy", "Gottlieb", "Bartholomäus"]


class Table:
    """A game, a board for seat 0, and somebody who plays all other seats."""

    def __init__(self, seats=4, seed=1, options=None, language="en", theme="light", scale=1.0):
        self.rng = Random(seed)
        self.dealer = Recorder(self.rng)
        self.state = GAME.setup(seats, GAME.meta.complete(options or {}, seats), self.dealer)
        self.dealer.take()
        self.translator = Translator(language)
        self.sounds = []
        self.context = BoardContext(
            game=GAME,
            seats=[Seat(name, colour) for colour, name in enumerate(NAMES[:seats])],
            say=self.translator.speaker(NAMES[:seats]),
            theme=Theme.load(theme),
            explain=lambda action: GAME.refusal(self.state, 0, action),
            sound=self.sounds.append,
            text_scale=scale,
        )
        self.board = Board(self.context)
        self.chosen = []
        self.board.chosen.connect(self.chosen.append)

    def show(self):
        self.board.lay_out(GAME.view(self.state, 0))
        self.board.ask(self.decision())
        return self

    def decision(self):
        options = GAME.options(self.state, 0)
        return Decision(1, 0, GAME.prompt(self.state, 0), tuple(options)) if options else None

    def play(self, action=None, seat=None):
        seat = GAME.actors(self.state)[0] if seat is None else seat
        legal = GAME.options(self.state, seat)
        if action is None and isinstance(legal[0], Stake):
            action = legal[min(len(legal) - 1, self.rng.choice((4, 8, 12)))]
        elif action is None:
            action = STOP if STOP in legal and sum(self.state.line) >= 60 else DRAW
        GAME.play(self.state, seat, action, self.dealer)
        return self.dealer.take()[1]

    def until(self, wanted):
        for _ in range(5000):
            if wanted(self.state):
                return self.show()
            self.play()
        raise AssertionError("never came to that")


def pulling(state):
    """It is the turn of seat 0 to pull, with a piece in its line, after others have laid down coal."""
    return (
        bool(state.stack)
        and isinstance(state.stack[-1], Pulling)
        and state.stack[-1].seat == 0
        and len(state.line) > 1
        and state.best > 0
    )


def betting(state):
    return bool(state.stack) and isinstance(state.stack[-1], Betting) and 0 in GAME.actors(state)


def over(state):
    return not state.stack


def key(board, code):
    board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier))


@pytest.fixture
def table(qapp):
    return Table().until(pulling)


@pytest.fixture
def bet(qapp):
    return Table(seed=3).until(betting)


# Laid out


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("moment", [betting, pulling, over])
def test_every_seat_count_is_laid_out(qapp, seats, moment):
    table = Table(seats, seed=seats).until(moment)
    assert not proof(table.board, QSize(700, 500)).isNull()


@pytest.mark.parametrize(
    "options",
    [
        {"coal_counter": True},
        {"open_wealth": True},
        {"beggars_clause": False},
        {"goal": 800},
        {"oven_core": 0},
    ],
)
def test_every_option_is_laid_out(qapp, options):
    table = Table(3, seed=2, options=options).until(pulling)
    assert not proof(table.board, QSize(700, 500)).isNull()


def test_the_heap_holds_as_many_lumps_as_the_oven(table):
    assert len(table.board.heap.lying()) == len(table.state.oven)


def test_the_row_holds_the_line_with_its_total(table):
    assert [lump.value for lump in table.board.row.lumps] == table.state.line
    assert table.board.row.total.value == sum(table.state.line)


def test_the_poker_is_hot_up_to_the_best_total(table):
    assert table.board.poker.heat == table.state.best


def test_a_covered_stake_says_so(table):
    seat = next(seat for seat, stake in enumerate(table.state.stakes) if 0 < stake <= table.state.best)
    assert table.board.places[seat].status.text.startswith("covered")


def test_the_highest_stake_bears_the_flame(table):
    top = max(table.state.stakes)
    flames = [place.seat for place in table.board.places if place.flame.isVisible()]
    assert flames == [seat for seat, stake in enumerate(table.state.stakes) if stake == top]


def test_dv34_a_pact_explains_itself(table):
    table.state.holders = [2]
    table.show()
    pact = table.board.places[2].pact
    assert pact.isVisible()
    assert "Angela" in pact.hint


def test_the_gauge_is_shown_only_with_the_option(qapp):
    plain = Table(seed=4).until(pulling)
    counting = Table(seed=4, options={"coal_counter": True}).until(pulling)
    assert "%" not in plain.board.door.hint
    assert "%" in counting.board.door.hint


def test_the_end_shows_who_owns_how_much(qapp):
    table = Table(3, seed=9, options={"goal": 800}).until(over)
    assert table.board.ranking.isVisible()
    assert NAMES[table.state.stock.index(max(table.state.stock))] in table.board.ranking.hint.split(",")[0]


# Secrets


def test_wealth_of_others_is_shown_only_as_a_space(table):
    table.state.stock = [770, 330, 780, 790]
    table.show()
    assert "870" not in all_words(table.board)
    shown = all_words(table.board)
    for seat in (1, 2, 3):
        assert str(table.state.wealth(seat)) not in shown


def test_open_wealth_shows_the_chips_of_all(qapp):
    table = Table(options={"open_wealth": True}).until(pulling)
    for seat in range(4):
        assert str(table.state.wealth(seat)) in table.board.places[seat].wealth.text.replace(",", "")


def test_a_secret_stake_is_nowhere_on_the_board_of_another(bet):
    bet.play(Stake(170), seat=1)
    bet.show()
    assert "170" not in all_words(bet.board)
    assert bet.board.places[1].fist.isVisible()


def test_the_own_secret_stake_is_shown_to_its_owner(bet):
    bet.play(Stake(70), seat=0)
    bet.show()
    assert bet.board.places[0].stake.value == 70


def all_words(board):
    """Everything that is written or said anywhere on the board, ticks of the poker aside."""
    words = []
    for item in board.items():
        words += [getattr(item, "hint", ""), getattr(item, "name", "")]
        if isinstance(item, Label) and item.isVisible():
            words.append(item.text)
    return " | ".join(words)


# Chosen


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


# Played


EVENTS = [
    OvenFilled(48),
    RoundBegan(2, 1),
    Staked(1),
    StakesRevealed((60, 100, 0, 140)),
    CoalPulled(0, 50, 130, 3, 1200),
    DevilPulled(0, 80, 1200),
    DevilPulled(1, 0, 1200),
    PactPaid(0, 2, 50, 0),
    PactPaid(0, 2, 0, 50),
    TurnEnded(0, 80, 2),
    StakeSettled(1, 100, 135, 200, True),
    StakeSettled(1, 100, 135, 100, False),
    StakeSettled(3, 140, 135, -140, True),
    Bonus(2, 50, True),
    Bonus(2, 50, False),
    FiguresPlaced((5, 3, 4, 8), (1,)),
    GameEnded((1600, 900, 200, 0), (0,), 1600),
]


def test_every_type_of_event_is_played_below():
    assert {type(event) for event in EVENTS} == set(AnyEvent.__args__)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
@pytest.mark.parametrize("reduced", [False, True])
def test_every_event_is_shown_and_ends(table, qtbot, event, reduced):
    table.context.speed = 40.0
    table.context.reduced_motion = reduced
    if isinstance(event, Staked | StakesRevealed):
        table.until(betting)
    table.board.animate(event, table.board.view)
    if table.board.busy:
        with qtbot.waitSignal(table.board.settled, timeout=3000):
            pass
    table.show()
    assert [lump.value for lump in table.board.row.lumps] == table.state.line


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
@pytest.mark.parametrize("share", [0.2, 0.5, 0.8])
def test_an_event_skipped_in_the_middle_leaves_nothing_behind(table, event, share):
    board = table.board
    if isinstance(event, Staked | StakesRevealed):
        table.until(betting)
    expected = proof(board, QSize(350, 250))
    table.context.speed = 1.0
    board.animate(event, board.view)
    if board.busy:
        motion = board._motion
        motion.pause()
        for step in range(0, int(motion.totalDuration() * share), 20):
            motion.setCurrentTime(step)
        board.skip()
    table.show()
    assert proof(board, QSize(350, 250)) == expected


@pytest.mark.parametrize("moment", [betting, pulling, over])
@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
def test_a_line_of_the_log_is_shown_again_at_any_moment(qapp, qtbot, moment, event):
    table = Table(4, seed=2, options={"goal": 800}).until(moment)
    table.context.speed = 60.0
    table.board.animate(event, table.board.view)
    if table.board.busy:
        with qtbot.waitSignal(table.board.settled, timeout=3000):
            pass
    table.show()
    assert table.board.picture.stakes == tuple(table.state.stakes)


def test_a_whole_game_is_played_at_high_speed(qapp, qtbot):
    table = Table(3, seed=8, options={"goal": 800})
    table.context.speed = 300.0
    table.show()
    for _ in range(60):
        if over(table.state):
            break
        for event in table.play():
            table.board.animate(event, GAME.view(table.state, 0))
        if table.board.busy:
            with qtbot.waitSignal(table.board.settled, timeout=5000):
                pass
        table.show()
    assert table.board.picture.pieces == len(table.state.oven)


def test_a_devil_makes_itself_heard(table, qtbot):
    table.context.speed = 40.0
    with qtbot.waitSignal(table.board.settled, timeout=3000):
        table.board.animate(DevilPulled(0, 80, 1200), table.board.view)
    assert "devil" in table.sounds


def test_a_devil_turns_the_row_to_nothing(table, qtbot):
    table.context.speed = 40.0
    with qtbot.waitSignal(table.board.settled, timeout=3000):
        table.board.animate(DevilPulled(0, 80, 1200), table.board.view)
    assert table.board.row.lumps == []
    assert table.board.places[0].devil.isVisible()


# Languages, themes, sizes


@pytest.mark.parametrize("moment", [betting, pulling, over])
def test_the_language_is_switched_live(qapp, moment):
    table = Table(4, seed=2, options={"goal": 800}).until(moment)
    table.translator.set_language("de")
    table.board.retranslate()
    assert table.board.round.text.startswith("Runde")


def test_the_theme_is_switched_live(table):
    before = proof(table.board, QSize(200, 140)).pixelColor(2, 2)
    table.board.apply_theme(Theme.load("dark"))
    assert proof(table.board, QSize(200, 140)).pixelColor(2, 2) != before


def test_the_bet_survives_a_switch_of_language(bet):
    bet.board.set_bet(120)
    bet.board.retranslate()
    assert bet.board.bet == 120


@pytest.mark.parametrize("scale", [0.8, 1.6])
def test_every_text_size_is_laid_out(qapp, scale):
    table = Table(6, scale=scale, language="de").until(pulling)
    assert not proof(table.board, QSize(700, 500)).isNull()


def test_everything_that_can_be_chosen_has_a_name(table, bet):
    for each in (table, bet):
        assert all(piece.name or piece.hint for piece in each.board.stops())


@pytest.mark.parametrize("owned", [0, 10, 50])
def test_chips_and_poker_can_make_every_stake(qapp, owned):
    table = Table()
    table.state.stock[0] = owned
    table.show()
    assert set(table.decision().options) <= table.board.offered()
