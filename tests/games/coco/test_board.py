"""The board: laid out, played, chosen from, in all languages and themes, without a Qt warning."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from random import Random

import pytest
from PySide6.QtCore import QEvent, QSize, Qt
from PySide6.QtGui import QKeyEvent

from desktop.core.dealer import Recorder
from desktop.core.game import Decision
from desktop.core.record import Seat
from desktop.games.coco.actions import DRAW, LOADS, PASS, USES, Look, Move, Place, Swap
from desktop.games.coco.board import Board
from desktop.games.coco.board.places import points_of
from desktop.games.coco.data import COCONUT, FRUIT, MARKET, VILLAGE, Symbol
from desktop.games.coco.events import (
    AnyEvent,
    BasketMoved,
    CardDead,
    CardDrawn,
    DeckShuffled,
    Delivered,
    DiceRolled,
    GameEnded,
    Loaded,
    Looked,
    LootTurned,
    MonkeySwung,
    Shown,
    Stolen,
    Swapped,
    TurnBegan,
    TurnPassed,
)
from desktop.games.coco.phases import DeadCard, Loading, Looking, Moving, Packing, Placing, Swapping, Turn
from desktop.games.coco.tiles import bit_of
from desktop.ui.board.context import BoardContext
from desktop.ui.board.proof import proof
from desktop.ui.theme import Theme
from desktop.ui.translator import Translator
from tests.games.coco.table import BLUE, GAME, GREEN, RED, deliver, node, table
from tests.games.coco.table import YELLOW as YELLOW_SEAT

NAMES = ["Mia", "Bo", "Kiki", "Maximilian-Alexander"]


class Show:
    """A position, a board for one seat, and what was chosen on it."""

    def __init__(self, state, seat=0, language="en", theme="light", scale=1.0):
        self.state, self.seat = state, seat
        seats = len(state.terms.places)
        self.translator = Translator(language)
        self.sounds = []
        self.context = BoardContext(
            game=GAME,
            seats=[Seat(name, colour) for name, colour in zip(NAMES, (1, 5, 2, 0), strict=True)][:seats],
            say=self.translator.speaker(NAMES[:seats]),
            theme=Theme.load(theme),
            explain=lambda action: GAME.refusal(self.state, self.seat, action),
            sound=self.sounds.append,
            text_scale=scale,
        )
        self.board = Board(self.context)
        self.chosen = []
        self.board.chosen.connect(self.chosen.append)
        self.show()

    def show(self):
        self.board.lay_out(GAME.view(self.state, self.seat))
        options = GAME.options(self.state, self.seat)
        prompt = GAME.prompt(self.state, self.seat)
        self.board.ask(Decision(self.state.turns, self.seat, prompt, tuple(options)) if options else None)
        return self

    def glowing(self):
        return {action for piece in self.board.pieces() if piece.open for action in piece.actions}


def random_state(seats, seed, wanted, options=None):
    """Return a position of a random game in which seat 0 is asked by such a phase (None: the end)."""
    rng = Random(seed)
    for _ in range(40):
        dealer = Recorder(rng)
        state = GAME.setup(seats, GAME.meta.complete(options or {}, seats), dealer)
        while state.stack:
            if wanted and type(state.stack[-1]) is wanted and 0 in GAME.actors(state):
                return state
            seat = GAME.actors(state)[0]
            GAME.play(state, seat, rng.choice(list(GAME.options(state, seat))), dealer)
        if wanted is None:
            return state
    raise AssertionError("never came to that")


def key(board, code):
    board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, code, Qt.KeyboardModifier.NoModifier))


def all_words(board):
    """Everything that is said anywhere on the board."""
    items = list(board.items())
    return " | ".join(getattr(item, "hint", "") + " " + getattr(item, "name", "") for item in items)


@pytest.fixture
def moving(qapp):
    state, _ = table([(RED, "4_3", FRUIT), (RED, "3_4", COCONUT), (BLUE, "4_4", COCONUT)], card=5)
    return Show(state)


@pytest.fixture
def full(qapp):
    """A position with something of everything."""
    state, _ = table(
        [(RED, "4_3", FRUIT), (YELLOW_SEAT, "2_2", FRUIT), (GREEN, "V", COCONUT), (BLUE, "5_3", FRUIT)],
        card=5,
    )
    deliver(state, RED, (RED, FRUIT), (GREEN, COCONUT))
    deliver(state, BLUE, (BLUE, FRUIT), (BLUE, COCONUT))
    return Show(state)


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


# Secrets


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


# Chosen


def test_a_lifted_basket_lights_up_where_it_can_go(moving):
    moving.board.press(moving.board.baskets[0])
    lit = {piece.node for piece in moving.board.fields if piece.open}
    assert lit == {node(name) for name in ("2_3", "6_3", "3_4", "5_4", "4_5") if name != "3_4"}


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


# Played


EVENTS = [
    TurnBegan(1, 7),
    DeckShuffled(25),
    CardDrawn(0, 17, 0),
    CardDead(0, 5),
    TurnPassed(0),
    Loaded(0, 1, kind=FRUIT, known=1),
    Loaded(1, 4, kind=None, known=2),
    Shown(0, 0, FRUIT),
    BasketMoved(0, 0, (node("4_3"), node("5_3"), node("5_4")), 2),
    Delivered(0, 0, 0, 3, kind=FRUIT, known=1),
    DiceRolled(0, 1, 2, True, 55),
    MonkeySwung(0, 0, 2, 0, False, None),
    MonkeySwung(0, 1, 1, 0, True, 0),
    MonkeySwung(0, 2, 1, 0, False, 0),
    Stolen(1, 0, 0, node("4_3"), 0, 1, kind=None, known=2),
    Stolen(0, 0, 0, node("4_3"), 0, 3, kind=FRUIT, known=1),
    Swapped(0, 0, 3, (node("4_3"), node("2_2")), True),
    Looked(0, 6, VILLAGE, False, kind=COCONUT, known=1),
    Looked(1, 0, node("4_3"), True, kind=None, known=2),
    LootTurned(0, ((0, FRUIT), (2, COCONUT)), 0),
    LootTurned(1, (), 0),
    GameEnded((2, 1, 0, 0), (0,), 40, False),
]


def test_every_type_of_event_is_played_below():
    assert {type(event) for event in EVENTS} == set(AnyEvent.__args__)


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
@pytest.mark.parametrize("reduced", [False, True])
def test_every_event_is_shown_and_ends(full, qtbot, event, reduced):
    full.context.speed = 60.0
    full.context.reduced_motion = reduced
    full.board.animate(event, full.board.view)
    if full.board.busy:
        with qtbot.waitSignal(full.board.settled, timeout=4000):
            pass
    full.show()
    assert full.board.passing == []


@pytest.mark.parametrize("event", EVENTS, ids=lambda event: type(event).__name__)
@pytest.mark.parametrize("share", [0.25, 0.5, 0.75])
def test_an_event_skipped_in_the_middle_leaves_nothing_behind(full, event, share):
    board = full.board
    expected = proof(board, QSize(350, 250))
    full.context.speed = 1.0
    board.animate(event, board.view)
    if board.busy:
        motion = board._motion
        motion.pause()
        for step in range(0, int(motion.totalDuration() * share), 20):
            motion.setCurrentTime(step)
        board.skip()
    board.peeked.clear()
    full.show()
    assert proof(board, QSize(350, 250)) == expected


def test_a_whole_game_is_played_at_high_speed(qapp, qtbot):
    rng, dealer = Random(2), Recorder(Random(2))
    state = GAME.setup(3, GAME.meta.complete({"memory_aid": 2}, 3), dealer)
    dealer.take()
    shown = Show(state)
    shown.context.speed = 400.0
    for _ in range(70):
        if not state.stack:
            break
        seat = GAME.actors(state)[0]
        GAME.play(state, seat, rng.choice(list(GAME.options(state, seat))), dealer)
        for event in dealer.take()[1]:
            seen = event.seen_by(0)
            if seen is not None:
                shown.board.animate(seen, GAME.view(state, 0))
        if shown.board.busy:
            with qtbot.waitSignal(shown.board.settled, timeout=8000):
                pass
        shown.show()
    assert shown.board.picture.where == tuple(state.where)


def test_the_monkey_makes_himself_heard(full, qtbot):
    full.context.speed = 60.0
    with qtbot.waitSignal(full.board.settled, timeout=4000):
        full.board.animate(Stolen(1, 0, 0, node("4_3"), 0, 1, kind=None, known=2), full.board.view)
    assert "monkey" in full.sounds


def test_the_loot_is_counted_tile_by_tile(full):
    view = GAME.view(full.state, RED)
    full.board.lay_out(view)
    assert [points_of(full.board.picture, RED, tiles) for tiles in (0, 1, 2)] == [0, 1, 0]


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
