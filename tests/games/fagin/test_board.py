"""The board: laid out, played, chosen from, in all languages and themes, without a Qt warning."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from PySide6.QtCore import QSize

from desktop.core.dealer import Recorder
from desktop.games.fagin import GAME
from desktop.games.fagin.actions import DONE, MARKET, MOVE
from desktop.games.fagin.board.picture import Picture
from desktop.games.fagin.data import HOME
from desktop.games.fagin.phases.rounds import Turn
from desktop.games.fagin.view import look
from desktop.ui.board.piece import Piece
from desktop.ui.board.proof import proof
from desktop.ui.theme import Theme
from tests.games.fagin.shown import reachable

THAMES, HOLBORN, COVENT, BOW, CHERTSEY, STPAULS = range(6)


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


def test_an_agreed_last_round_is_told(window, table):
    scene = table(2, limit=60)
    assert str(GAME.round_name(GAME.view(scene.state, 0))) == "Round 1 of 60"
    assert str(GAME.round_name(GAME.view(table(2).state, 0))) == "Round 1"


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
