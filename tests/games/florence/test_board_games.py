"""Whole games on the board: every question, every event, all languages and themes, the end."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QPointF, QSize, Qt

from desktop.core.dealer import Recorder
from desktop.games.florence import GAME
from desktop.games.florence.board.finale import Cell, Frame, Ranks, Reveal
from desktop.games.florence.data import (
    UNI,
)
from desktop.games.florence.events import GoalScored
from desktop.games.florence.phases.auction import Bidding
from desktop.games.florence.quick import quick
from desktop.games.florence.state import Completed
from desktop.ui.board.proof import proof
from desktop.ui.board.stage import Stage
from desktop.ui.theme import Theme
from tests.games.florence.at_board import Table


def moments(seats, options, seed):
    """Yield positions of a random game, one for every kind of question, and the events in between."""
    rng = Random(seed)
    dealer = Recorder(rng)
    state = GAME.setup(seats, GAME.meta.complete(options, seats), dealer)
    seen = set()
    while state.stack:
        events = dealer.take()[1]
        seat = GAME.actors(state)[0]
        kind = type(state.stack[-1])
        yield GAME.copy(state), seat, events, kind not in seen
        seen.add(kind)
        bids = isinstance(state.stack[-1], Bidding) and state.stack[-1].amount > 400
        choices = GAME.options(state, seat)
        GAME.play(state, seat, choices[-1] if bids else rng.choice(list(choices)), dealer)
    yield state, 0, dealer.take()[1], True


CASES = [
    (4, {}, "en", "light", 1.0),
    (5, {}, "de", "dark", 1.6),
    (2, {"muse": True, "seat_bidding": True}, "nl", "light", 1.0),
    (3, {"cooperative": True}, "de", "light", 0.8),
]


@pytest.mark.parametrize(("seats", "options", "language", "theme", "scale"), CASES)
def test_every_question_is_laid_out_and_everything_legal_can_be_reached(
    qapp, seats, options, language, theme, scale
):
    for state, seat, _, new in moments(seats, options, 3):
        if not new:
            continue
        at = Table(state, language, theme, scale, reader=seat).show()
        proof(at.board, QSize(700, 500))
        legal = GAME.options(state, seat)
        kinds = {type(action) for action in legal} - {type(None)}
        reached = {type(action) for action in at.asked}
        for kind in kinds:
            if kind.__name__ in {"Place", "Recruit", "BidSeat"}:
                continue
            assert kind in reached, f"{kind} cannot be chosen"


@pytest.mark.parametrize("speed", [0.0, 50.0])
def test_every_event_is_played(qapp, qtbot, speed):
    told = set()
    for seats, options in ((4, {}), (3, {"muse": True}), (3, {"cooperative": True})):
        at = None
        for state, _, events, _ in moments(seats, options, 5):
            if at is None:
                at = Table(state, speed=speed).show()
            at.state = state
            view = GAME.view(state, 0)
            for event in events:
                if type(event) in told:
                    continue
                told.add(type(event))
                at.board.animate(event.seen_by(0) or event, view)
            if at.board.busy:
                with qtbot.waitSignal(at.board.settled, timeout=5000):
                    pass
            at.board.lay_out(view)
    assert len(told) > 20


def by_keyboard(at):
    """Answer with Enter on the first thing that glows and means something, or lay the held tile."""
    if at.board.held is not None:
        at.board.focus_on(None)
        at.key(Qt.Key.Key_Return)
        return
    stop = next(piece for piece in at.board.stops() if piece.command is None and at.board.legal(piece))
    at.board.focus_on(stop)
    at.key(Qt.Key.Key_Return)
    if at.board.choices is not None:
        at.key(Qt.Key.Key_1)


@pytest.mark.parametrize("options", [{}, {"muse": True, "seat_bidding": True}])
def test_the_keyboard_plays_a_whole_game(qapp, options):
    rng, dealer = Random(2), Recorder(Random(2))
    state = GAME.setup(2, GAME.meta.complete(options, 2), dealer)
    at = Table(state, speed=0.0)
    while state.stack:
        seat = GAME.actors(state)[0]
        if seat:
            GAME.play(state, seat, quick(state, seat, GAME.options(state, seat), rng), dealer)
            continue
        at.show()
        by_keyboard(at)
        GAME.play(state, 0, at.chosen.pop(), dealer)
    at.show()
    assert any(isinstance(item, Ranks) for item in at.board.items())


def ended(scene):
    """Return a finished game with two works, a recruiting card unused, and a prestige card."""
    position = scene(3).table(0, 1).table(1, 2, 3).tile(1, UNI).goals(1, 1).goals(2, 8)
    works = (Completed(1, 0, 1, 9), Completed(3, 1, 2, 12), Completed(3, 1, 3, 14))
    sources = [(4, 0, 0, 0, 3, 0, 0), (13, 3, 0, 0, 3, 6, 0), (0, 0, 0, 0, 0, 0, 0)]
    return position.set(round=7, works=works, sources=sources, prestige=[7, 25, 0], stack=[])


def test_every_number_of_the_final_table_explains_itself(table, scene):
    at = table(ended(scene))
    hints = {piece.text: piece.hint for piece in at.board.items() if isinstance(piece, Cell)}
    assert all(hints.values())
    assert "Philosopher 14 (round 3)" in hints["13"]
    assert "Most buildings: 6" in hints["6"]


def test_the_best_works_hang_in_frames_after_the_end(table, scene):
    at = table(ended(scene))
    at.board.press(at.button("Best works"))
    hung = sorted((piece for piece in at.board.items() if isinstance(piece, Frame)), key=lambda f: f.number)
    assert [bool(frame.best) for frame in hung] == [True, False, True, False, False, False, False]
    assert hung[2].hint == "Lorenza: Philosopher, work value 14."
    assert hung[2].crown


def test_a_revealed_card_compares_all_seats_only_where_they_are_compared(table, scene):
    at = table(ended(scene))
    assert Reveal(at.context, GoalScored(1, 1, 6, (0, 1, 0))).shown == (0, 1, 2)
    assert Reveal(at.context, GoalScored(2, 8, 0, (0, 0, 2))).shown == (2,)


@pytest.mark.parametrize("seat", [0, 1])
def test_fl58_points_of_a_prestige_card_are_counted_as_they_arrive(table, scene, qtbot, seat):
    at = table(ended(scene), speed=50.0)
    sheet = next((each for each in at.board.rivals if each.seat == seat), at.board.own)
    before = sheet.view.prestige[seat]
    with qtbot.waitSignal(at.board.settled, timeout=5000):
        at.board.animate(GoalScored(seat, 1, 6, (1, 1, 0)), at.board.view)
    assert sheet.view.prestige[seat] == before + 6


def test_language_and_theme_change_in_the_middle(table, scene):
    at = table(scene(4).auction(3).bids([3]))
    before = proof(at.board, QSize(350, 250))
    at.translator.set_language("de")
    at.board.retranslate()
    assert at.button("300 bieten")
    at.board.apply_theme(Theme.load("dark"))
    assert proof(at.board, QSize(350, 250)) != before


def test_a_spectator_sees_no_hand(qapp, scene):
    at = Table(scene(3).hand(0, 1, 2).turn(0).state, reader=None).show()
    assert at.board.cards == []
    assert len(at.board.rivals) == 3


def test_a_spectator_of_five_seats_finds_every_count_on_its_sheet(qapp, scene):
    at = Table(scene(5).turn(0).state, reader=None).show()
    for sheet in at.board.rivals:
        origin, size = sheet.grid()
        left = origin.x() + 7 * size + 10
        room = sheet.rect.right() - 8 - left
        assert left + 2 * sheet.step(room) + 24 + 12 <= sheet.rect.right()


def test_nothing_on_the_board_tells_the_hands_of_others(qapp, scene):
    position = scene(3).hand(1, 7, 8).bonus(1, 4).goals(1, 2).turn(1)
    pictures = []
    for cards in ((7, 8), (9, 10)):
        other = scene(3).hand(1, *cards).bonus(1, 4).goals(1, 2).turn(1)
        other.state.decks[0] = position.state.decks[0]
        pictures.append(proof(Table(other.state).show().board, QSize(700, 500)))
    assert pictures[0] == pictures[1]


def test_the_board_is_shown_by_a_stage(qtbot, table, scene):
    at = table(scene(3).turn(0))
    stage = Stage(at.board)
    qtbot.addWidget(stage)
    stage.resize(700, 500)
    stage.show()
    assert at.board.stops()
    assert stage.mapToScene(stage.viewport().rect().center()).x() == pytest.approx(
        QPointF(700, 500).x(), abs=5
    )
