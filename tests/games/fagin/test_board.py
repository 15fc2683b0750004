"""The board: laid out, played, chosen from, in all languages and themes, without a Qt warning."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from random import Random

import msgspec
import pytest
from PySide6.QtCore import QSize

from desktop.core.dealer import Recorder
from desktop.core.game import Decision
from desktop.core.record import Seat
from desktop.games.fagin import GAME
from desktop.games.fagin.actions import (
    DONE,
    GIVES,
    GOODS,
    MARKET,
    MOVE,
    OPENINGS,
    PASS,
    Go,
    Push,
    Steal,
    Swap,
)
from desktop.games.fagin.board import Board
from desktop.games.fagin.board.hints import chain
from desktop.games.fagin.board.layout import lair_rect
from desktop.games.fagin.board.picture import Picture, sixths
from desktop.games.fagin.data import AWAY, BOTTOM, DOWN, HOME, TOP, UP
from desktop.games.fagin.events import ConstableWalked, Pushed, WheelTurned
from desktop.games.fagin.phases.rounds import Discarding, Turn
from desktop.games.fagin.view import look
from desktop.ui.board.context import BoardContext
from desktop.ui.board.piece import Piece
from desktop.ui.board.proof import proof
from desktop.ui.theme import Theme
from desktop.ui.translator import Translator

NAMES = ["Oliver", "Nancy", "Jack", "Charley", "Bill", "Bartholomäus"]
THAMES, HOLBORN, COVENT, BOW, CHERTSEY, STPAULS = range(6)


class Window:
    """A board in front of whoever is asked."""

    def __init__(self, state, *, language="en", theme="light", scale=1.0, speed=0.0):
        self.state = state
        seats = state.seats
        self.translator = Translator(language)
        self.context = BoardContext(
            game=GAME,
            seats=[Seat(name, colour) for colour, name in enumerate(NAMES[:seats])],
            say=self.translator.speaker(NAMES[:seats]),
            theme=Theme.load(theme),
            explain=lambda action: GAME.refusal(self.state, self.seat, action),
            sound=lambda _: None,
            text_scale=scale,
            speed=speed,
        )
        self.board = Board(self.context)
        self.chosen = []
        self.board.chosen.connect(self.chosen.append)
        self.show()

    @property
    def seat(self):
        return GAME.actors(self.state)[0] if self.state.stack else 0

    def show(self):
        self.board.lay_out(GAME.view(self.state, self.seat))
        options = GAME.options(self.state, self.seat)
        self.board.ask(
            Decision(1, self.seat, GAME.prompt(self.state, self.seat), tuple(options)) if options else None
        )
        return self


@pytest.fixture
def window(qapp):
    return Window


def reachable(board):
    """Return every answer that some glowing piece stands for."""
    return {action for piece in board.pieces() if piece.open for action in board.legal(piece)}


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (4, 2), (6, 3)])
def test_every_option_can_be_clicked_all_through_a_game(window, seats, seed):
    rng = Random(seed)
    dealer = Recorder(rng)
    state = GAME.setup(seats, GAME.meta.complete({"limit": 60, "even_swap": seed == 2}, seats), dealer)
    shown = window(state)
    for _ in range(150):
        if not state.stack:
            break
        shown.show()
        assert reachable(shown.board) == set(GAME.options(state, shown.seat))
        options = GAME.options(state, shown.seat)
        GAME.play(state, shown.seat, options[int(rng.random() * len(options))], dealer)


def test_everything_that_glows_says_what_it_does(window, table):
    scene = table(3).urchin(0, THAMES, 5).cubes(0, blue=6, red=4).play(MOVE)
    board = window(scene.state).board
    assert board.stops()
    assert all(piece.hint or piece.name for piece in board.stops())


def test_events_lead_to_the_picture_of_the_view(window):
    rng = Random(5)
    dealer = Recorder(rng)
    bot = GAME.bot()
    state = GAME.setup(4, GAME.meta.complete({"limit": 60}, 4), dealer)
    dealer.take()
    picture = Picture.of(look(state, None))
    while state.stack:
        seat = GAME.actors(state)[0]
        GAME.play(state, seat, bot.playout(state, seat, GAME.options(state, seat), rng), dealer)
        for event in dealer.take()[1]:
            picture = picture.after(event)
        view = Picture.of(look(state, None))
        assert msgspec.structs.replace(picture, active=view.active) == view


def test_every_event_is_animated_to_its_end(window, qtbot):
    rng = Random(2)
    dealer = Recorder(rng)
    bot = GAME.bot()
    state = GAME.setup(3, GAME.meta.complete({"limit": 60}, 3), dealer)
    dealer.take()
    shown = window(state, speed=60.0)
    seen = set()
    for _ in range(120):
        if not state.stack or len(seen) > 15:
            break
        seat = GAME.actors(state)[0]
        options = GAME.options(state, seat)
        wild = options[int(rng.random() * len(options))]
        action = bot.playout(state, seat, options, rng) if rng.random() < 0.7 else wild
        GAME.play(state, seat, action, dealer)
        events = dealer.take()[1]
        shown.board.ask(None)
        for event in events:
            shown.board.animate(event, GAME.view(state, seat))
        seen |= {type(event) for event in events}
        qtbot.waitUntil(lambda: not shown.board.busy, timeout=8000)
        shown.show()
    assert len(seen) > 12


def test_a_level_tells_cost_meeting_and_earnings(window, table):
    scene = table(3).urchin(0, COVENT, 5).urchin(1, COVENT, 3).cubes(0, green=4).play(MOVE)
    hint = window(scene.state).board.levels[COVENT][3].hint
    assert "4 pieces of fruit" in hint
    assert "Nancy stands there" in hint
    assert "Up: Nancy to level 2.\nDown: Nancy to level 4." in hint
    assert "3 shillings" in hint


def test_a_level_out_of_reach_says_why(window, table, qtbot):
    scene = table(3).urchin(0, COVENT, 5).cubes(0, green=2).play(MOVE)
    shown = window(scene.state)
    shown.board.press(shown.board.levels[COVENT][1])
    assert "That costs 8 cubes" in shown.board.bubble.text
    assert not shown.chosen


@pytest.mark.parametrize("piece", ["levels", "lairs", "stalls"])
def test_before_an_action_is_chosen_streets_and_market_say_so(window, table, piece):
    board = window(table(3).urchin(0, COVENT, 5).cubes(0, green=2).state).board
    pieces = getattr(board, piece)
    board.press(pieces[COVENT][1] if piece == "levels" else pieces[COVENT])
    assert board.bubble.text == "Choose one of the four actions first."


def test_the_basket_leaves_the_way_out_of_the_market_alone(window, table):
    desk = window(table(3).play(MARKET).state).board.desk
    assert desk.basket.place().bottom() + 6 <= desk.done.place().top()
    assert desk.less[0].place().bottom() <= desk.basket.place().top()


def test_a_click_on_a_level_moves_there(window, table):
    scene = table(3).urchin(0, COVENT, 5).cubes(0, green=2).play(MOVE)
    shown = window(scene.state)
    shown.board.press(shown.board.levels[COVENT][4])
    assert shown.chosen == [Go(COVENT, 4)]


def test_the_arch_brings_an_urchin_home(window, table):
    scene = table(3).urchin(0, BOW, 0).cubes(0, yellow=3).play(MOVE)
    shown = window(scene.state)
    shown.board.press(shown.board.lairs[BOW])
    assert shown.chosen == [Go(BOW, HOME)]


def test_a_level_steals_all_and_the_urchin_offers_less(window, table):
    scene = table(3).urchin(0, COVENT, 5).cubes(0, red=3).play(1)
    shown = window(scene.state)
    shown.board.press(shown.board.levels[COVENT][5])
    assert shown.chosen == [Steal(COVENT, 3)]
    shown.board.press(shown.board.urchins[0][COVENT])
    assert shown.board.choices is not None
    assert Swap(COVENT) in shown.board.urchins[0][COVENT].actions


def test_both_pushes_are_shown_as_ghosts(window, table):
    scene = table(3).urchin(1, CHERTSEY, 5).cubes(0, black=3).play(MOVE, Go(CHERTSEY, 5))
    shown = window(scene.state)
    ghosts = [[ghost.isVisible() for ghost in way] for way in shown.board.ghosts]
    assert ghosts == [[False, True, False]] * 2
    shown.board.press(shown.board.ghosts[1][1])
    assert shown.chosen == [Push(DOWN)]


@pytest.mark.parametrize(("step", "moves"), [(UP, [(1, 2), (2, 1), (3, 0)]), (DOWN, [(1, 5)])])
def test_ghosts_follow_the_chain_of_example_10(table, step, moves):
    scene = table(4).constable(BOW, 3).cubes(0, yellow=3).urchin(0, BOW, 5)
    scene.urchin(1, BOW, 4).urchin(2, BOW, 2).urchin(3, BOW, 1).play(MOVE, Go(BOW, 4))
    assert chain(look(scene.state, 0), 0, BOW, step) == moves


def test_a_ghost_leaves_the_street_where_the_push_does(table):
    scene = table(2).urchin(0, THAMES, 1).urchin(1, THAMES, 0).cubes(0, blue=1).play(MOVE, Go(THAMES, 0))
    assert chain(look(scene.state, 0), 0, THAMES, UP) == [(1, TOP)]
    low = table(2).urchin(0, THAMES, 9).constable(THAMES, 10).cubes(0, blue=1).play(MOVE, Go(THAMES, 10))
    assert chain(look(low.state, 0), 0, THAMES, DOWN) == [(0, BOTTOM)]


def test_danger_counts_a_level_twice_that_is_walked_twice():
    assert sixths(2, UP) == (1, 2, 1, 1, 1, 0, 0, 0, 0, 0, 0)
    assert sixths(AWAY, UP) == (0,) * 11


def test_danger_is_shown_on_wish(window, table):
    scene = table(2, quiet=False)
    for street in range(6):
        scene.constable(street, 5, UP)
    board = window(scene.state).board
    assert board.levels[THAMES][4].sixths == 0
    board.press(board.beat)
    assert board.levels[THAMES][4].sixths == 1


def test_danger_is_the_wish_of_one_person_at_the_screen(window, table):
    scene = table(2, quiet=False)
    for street in range(6):
        scene.constable(street, 5, UP)
    board = window(scene.state).board
    board.press(board.beat)
    board.lay_out(look(scene.state, 1))
    assert board.levels[THAMES][4].sixths == 0
    board.lay_out(look(scene.state, 0))
    assert board.levels[THAMES][4].sixths == 1


def test_the_basket_adds_up(window, table):
    scene = table(2).money(0, 20).play(MARKET)
    shown = window(scene.state)
    assert "Nothing bought" in shown.board.desk.basket.text
    shown.board.press(shown.board.desk.more[2])
    scene.play(*shown.chosen)
    shown.show()
    assert "−2 s, you have 18 s" in shown.board.desk.basket.text


def test_posters_open_the_actions(window, table):
    shown = window(table(2).urchin(0, THAMES, 5).cubes(0, blue=1).state)
    shown.board.press(shown.board.desk.posters[MOVE])
    assert shown.chosen == [OPENINGS[MOVE]]


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_it_is_printed_in_every_language_and_theme(window, table, language, theme):
    scene = table(6, quiet=False).urchin(0, THAMES, 5).urchin(1, COVENT, HOME).cubes(0, red=4)
    board = window(scene.state, language=language, theme=theme, scale=1.3).board
    image = proof(board, QSize(700, 500))
    colours = {image.pixel(x, y) for x in range(0, 700, 23) for y in range(0, 500, 23)}
    assert len(colours) > 40


def test_it_changes_language_and_theme_in_the_middle(window, table):
    scene = table(3).urchin(0, THAMES, 5).cubes(0, blue=2)
    shown = window(scene.state)
    shown.translator.set_language("de")
    shown.board.retranslate()
    assert shown.board.desk.posters[MOVE].name == "Einsetzen und bewegen"
    shown.board.apply_theme(Theme.load("dark"))
    assert reachable(shown.board) == set(scene.options())


def test_the_end_is_a_ranking(window, table):
    scene = table(2).urchin(0, THAMES, HOME).urchin(0, COVENT, HOME).urchin(0, BOW, HOME)
    scene.state.stack = []
    board = window(scene.state).board
    first, second = (standing.text for standing in board.desk.standings if standing.isVisible())
    assert first.startswith("1. Oliver: 3 at Fagin’s")
    assert second.startswith("2. Nancy")


def test_pointing_at_an_occupied_level_shows_both_pushes(window, table):
    scene = table(3).urchin(0, COVENT, 5).urchin(1, COVENT, 3).cubes(0, green=4).play(MOVE)
    board = window(scene.state).board
    board.preview(board.levels[COVENT][3])
    assert [[ghost.isVisible() for ghost in way] for way in board.ghosts] == [[False, True, False]] * 2
    board.preview(None)
    assert not any(ghost.isVisible() for way in board.ghosts for ghost in way)


def test_a_level_tells_the_chance_that_a_constable_ends_there(window, table):
    scene = table(3, quiet=False).urchin(0, COVENT, 5).cubes(0, green=4).constable(COVENT, 2, UP).play(MOVE)
    hint = window(scene.state).board.levels[COVENT][4].hint
    assert "ends his next walk here: 1/6" in hint


def test_what_happens_next_hides_the_ghosts_of_the_choice_before(window, table):
    scene = table(3).urchin(1, COVENT, 5).cubes(0, green=2).play(MOVE, Go(COVENT, 5))
    shown = window(scene.state, speed=1.0)
    shown.board.act(Pushed(1, COVENT, 5, 4, 0), GAME.view(scene.state, 0))
    assert not any(ghost.isVisible() for way in shown.board.ghosts for ghost in way)


def test_the_desk_tells_the_walk_of_the_constables(window, table):
    shown = window(table(3).state, speed=1.0)
    shown.board.act(ConstableWalked(BOW, 3, (5, 4, 3, 2), UP), GAME.view(shown.state, 0))
    assert shown.board.desk.title.text == "The constables walk"
    assert "Bow Street: a 3" in shown.board.desk.lines.text
    assert not shown.board.desk.passing.isVisible()


def test_the_desk_tells_old_and_new_prices_while_the_wheel_turns(window, table):
    shown = window(table(3).state, speed=1.0)
    shown.board.act(WheelTurned(1, 1), GAME.view(shown.state, 0))
    assert "books 1 → 6" in shown.board.desk.lines.text


def test_the_market_names_what_a_key_buys_and_sells(window, table):
    scene = table(3).cubes(0, blue=1).play(MARKET)
    board = window(scene.state).board
    assert board.desk.more[COVENT].name == "Buy 1 piece of fruit for 2 shillings."
    assert board.desk.less[BOW].hint == "Sell 1 watch for 5 shillings."


def test_selling_says_what_is_lost_beyond_the_track(window, table):
    scene = table(3).cubes(0, yellow=1).money(0, 48).play(MARKET)
    assert "3 of them are lost" in window(scene.state).board.desk.less[BOW].hint


def test_goods_of_a_rival_are_not_called_ones_own(window, table):
    board = window(table(3).cubes(1, green=5).state).board
    assert board.mats[1].held[COVENT].hint == (
        "Nancy: 5 pieces of fruit. That pays for 2 steps in Covent Garden."
    )


def test_a_crumb_is_told_at_its_warehouse(window, table):
    board = window(table(2).state).board
    assert board.stores[THAMES].hint.startswith("Fagin’s crumbs: 1 book")


def test_six_urchins_at_fagins_leave_the_fee_readable(window, table):
    scene = table(6)
    for seat in range(6):
        scene.urchin(seat, THAMES, HOME)
    board = window(scene.state).board
    top = min(urchin[THAMES].place().top() for urchin in board.urchins)
    assert top > lair_rect(THAMES).top() + 21  # the shilling with the fee hangs there


def test_an_agreed_last_round_is_told(window, table):
    scene = table(2, limit=60)
    assert str(GAME.round_name(GAME.view(scene.state, 0))) == "Round 1 of 60"
    assert str(GAME.round_name(GAME.view(table(2).state, 0))) == "Round 1"


def test_only_an_even_swap_can_be_ended_early(window, table):
    scene = table(3).urchin(0, THAMES, 5).cubes(0, blue=4).play(GOODS, Swap(THAMES))
    assert not window(scene.state).board.desk.done.isVisible()
    even = table(3, even_swap=True).urchin(0, THAMES, 5).cubes(0, blue=4).play(GOODS, Swap(THAMES))
    assert window(even.state).board.desk.done.isVisible()


def test_nothing_glows_on_from_the_question_before(window, table):
    scene = table(2).urchin(0, THAMES, 5).cubes(0, blue=3).play(MARKET)
    shown = window(scene.state)
    scene.chance(6).play(DONE)
    shown.show()
    assert scene.asked().seat == 1
    scene.state.stack = [Turn(0)]
    shown.show()
    answers = {piece for piece in shown.board.pieces() if piece.actions}
    glowing = {piece for piece in shown.board.items() if isinstance(piece, Piece) and piece.open}
    assert glowing <= answers | {shown.board.beat}


def test_passing_asks_once_while_there_is_something_to_do(window, table):
    shown = window(table(2).state)
    shown.board.press(shown.board.desk.passing)
    assert not shown.chosen
    shown.board.press(shown.board.choices.rows[0])
    assert shown.chosen == [PASS]


def test_a_click_on_whoever_stands_on_a_level_means_the_level(window, table):
    scene = table(3).urchin(1, COVENT, 5).cubes(0, green=2).play(MOVE)
    shown = window(scene.state)
    there = shown.board.piece_at(shown.board.urchins[1][COVENT].pos())
    assert there is shown.board.levels[COVENT][5]
    assert "Nancy stands there" in shown.board.explanation(there)


def test_a_click_on_a_constable_means_his_level(window, table):
    scene = table(3, quiet=False).urchin(0, COVENT, 5).cubes(0, green=2).constable(COVENT, 4).play(MOVE)
    board = window(scene.state).board
    assert board.piece_at(board.constables[COVENT].pos()) is board.levels[COVENT][4]
    assert board.levels[COVENT][4].open


def test_a_level_out_of_reach_tells_which_way_its_constable_walks(window, table):
    scene = table(3, quiet=False).urchin(0, COVENT, 5).cubes(0, green=2).constable(COVENT, 1, UP).play(MOVE)
    board = window(scene.state).board
    there = board.piece_at(board.constables[COVENT].pos())
    assert there is board.levels[COVENT][1]
    assert "He walks up next" in there.hint


def test_an_urchin_at_fagins_does_not_hide_the_way_there(window, table):
    scene = table(3).urchin(1, THAMES, HOME).urchin(0, THAMES, 0).cubes(0, blue=1).money(0, 15).play(MOVE)
    board = window(scene.state).board
    assert board.piece_at(board.urchins[1][THAMES].pos()) is board.lairs[THAMES]


def test_whoever_may_steal_is_clicked_and_not_the_level(window, table):
    scene = table(3).urchin(0, THAMES, 5).play(GOODS)
    board = window(scene.state).board
    assert board.piece_at(board.urchins[0][THAMES].pos()) is board.urchins[0][THAMES]


def test_a_basket_of_a_rival_speaks_of_the_rival(window, table):
    shown = window(table(3).money(0, 20).play(MARKET).state)
    assert "You have 20 s" in shown.board.desk.basket.text
    shown.board.lay_out(GAME.view(shown.state, 1))
    assert "Oliver has 20 s" in shown.board.desk.basket.text


def test_the_desk_says_of_others_what_the_line_above_the_board_says(window, table):
    scene = table(3).urchin(0, THAMES, 5).cubes(0, blue=4).play(GOODS, Swap(THAMES))
    shown = window(scene.state)
    shown.board.lay_out(GAME.view(shown.state, 1))
    assert shown.board.desk.title.text == "Oliver is swapping goods."


def test_only_who_must_put_cubes_back_is_told_how_many(window, table):
    scene = table(2).cubes(0, blue=11, red=5)
    scene.state.stack = [Discarding(0)]
    shown = window(scene.state)
    assert shown.board.desk.basket.text
    shown.board.lay_out(GAME.view(shown.state, 1))
    assert not shown.board.desk.basket.text


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_keys_and_posters_are_called_as_in_advice(window, table, language):
    """What the desk writes on a key is what a hint and the list of answers call it."""
    even = table(3, even_swap=True).urchin(0, THAMES, 5).cubes(0, blue=4).play(GOODS, Swap(THAMES), GIVES[0])
    scenes = [
        table(3),
        table(3).play(MARKET),
        even,
        table(3).urchin(0, THAMES, 5).cubes(0, blue=4).play(MOVE),
        table(3).urchin(1, COVENT, 5).cubes(0, green=2).play(MOVE, Go(COVENT, 5)),
    ]
    for scene in scenes:
        shown = window(scene.state, language=language)
        desk, view = shown.board.desk, GAME.view(scene.state, 0)
        keys = (desk.done, desk.stop, desk.passing, *desk.posters, *desk.ways)
        for key in (key for key in keys if key.isVisible()):
            assert key.text == shown.context.say(GAME.called(view, key.actions[0]))


def test_nothing_idle_lies_over_what_can_be_clicked(window):
    """Wherever something glows, the mouse finds something that means an answer."""
    rng = Random(4)
    dealer = Recorder(rng)
    state = GAME.setup(5, GAME.meta.complete({}, 5), dealer)
    bot = GAME.bot()
    shown = window(state)
    for _ in range(120):
        if not state.stack:
            break
        options = GAME.options(state, shown.seat)
        shown.show()
        for piece in shown.board.stops():
            found = shown.board.piece_at(piece.place().center())
            assert found is not None
            assert found.open
        GAME.play(state, shown.seat, bot.playout(state, shown.seat, options, rng), dealer)
