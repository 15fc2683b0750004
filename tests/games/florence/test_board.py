"""The board: laid out, played, chosen from, in all languages and themes, without a Qt warning."""

from __future__ import annotations

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from random import Random

import pytest
from PySide6.QtCore import QEvent, QPointF, QSize, Qt
from PySide6.QtGui import QKeyEvent

from desktop.core.dealer import Recorder
from desktop.core.game import Decision
from desktop.core.record import Seat
from desktop.games.florence import GAME
from desktop.games.florence.actions import (
    PASS,
    PROFESSOR_LOOK,
    TAKE_PROFESSION,
    Bid,
    Build,
    Complete,
    Convert,
    Court,
    Keep,
    Open,
    Propose,
    Recruit,
    Return,
)
from desktop.games.florence.board import Board
from desktop.games.florence.board.cards import BonusCard, CharacterCard, GoalCard, RecruitingCard, foreseen
from desktop.games.florence.board.dealing import Plate
from desktop.games.florence.board.desk import Slider
from desktop.games.florence.board.estates import Spot
from desktop.games.florence.board.finale import Cell, Frame, Ranks, Reveal
from desktop.games.florence.board.layout import HAND
from desktop.games.florence.board.overlays import ArtistEntry
from desktop.games.florence.board.parts import work_parts
from desktop.games.florence.board.status import status
from desktop.games.florence.data import (
    CARDINAL,
    FOR,
    LANDSCAPE,
    LANDSCAPE_KINDS,
    PRINCESS,
    PROFESSOR,
    TOW,
    UNI,
)
from desktop.games.florence.estate import places
from desktop.games.florence.events import GoalScored
from desktop.games.florence.phases.auction import Bidding
from desktop.games.florence.phases.court import Courting
from desktop.games.florence.phases.rounds import Award, Turns
from desktop.games.florence.quick import quick
from desktop.games.florence.state import Completed
from desktop.ui.board.context import BoardContext
from desktop.ui.board.proof import proof
from desktop.ui.board.stage import Stage
from desktop.ui.board.things import Button
from desktop.ui.theme import Theme
from desktop.ui.translator import Translator

NAMES = ["Anna", "Lorenza", "Cosimo", "Giulia", "Bartholomäus"]


class Table:
    """A position, and the board of the seat that is asked."""

    def __init__(self, state, language="en", theme="light", scale=1.0, reader=0, speed=1.0):
        self.state, self.reader = state, reader
        seats = state.seats
        self.translator = Translator(language)
        self.sounds = []
        self.context = BoardContext(
            game=GAME,
            seats=[Seat(name, colour) for colour, name in enumerate(NAMES[:seats])],
            say=self.translator.speaker(NAMES[:seats]),
            theme=Theme.load(theme),
            explain=lambda action: GAME.refusal(self.state, self.reader, action),
            sound=self.sounds.append,
            text_scale=scale,
            speed=speed,
        )
        self.board = Board(self.context)
        self.chosen = []
        self.board.chosen.connect(self.chosen.append)

    def show(self):
        self.board.lay_out(GAME.view(self.state, self.reader))
        options = GAME.options(self.state, self.reader) if self.reader is not None else ()
        prompt = GAME.prompt(self.state, self.reader)
        self.board.ask(Decision(1, self.reader or 0, prompt, tuple(options)) if options else None)
        return self

    def piece(self, action):
        return next(piece for piece in self.board.pieces() if action in piece.actions)

    def button(self, words):
        return next(
            item for item in self.board.items() if isinstance(item, Button) and item.text.startswith(words)
        )

    def key(self, key):
        self.board.keyPressEvent(QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))

    @property
    def asked(self):
        return {action for piece in self.board.pieces() if piece.open for action in piece.actions}


@pytest.fixture
def table(qapp, scene):
    def make(position, **how):
        return Table(position.state, **how).show()

    return make


# What can be chosen


def test_stacks_open_an_auction(table, scene):
    at = table(scene(4).auction())
    at.board.press(at.piece(Open(3)))
    assert at.chosen == [Open(3)]


def test_a_bid_and_a_pass(table, scene):
    at = table(scene(4).auction(3).bids([3]))
    at.board.press(at.button("Bid 300"))
    assert at.chosen == [Bid(300)]


def test_bid_up_to_goes_on_by_itself_and_stops_at_the_maximum(table, scene, qtbot):
    position = scene(3).auction(2).bids([3])
    at = table(position, speed=0)
    at.board.up_to = 500
    at.board.bid_up_to(3, 500)
    assert at.chosen == [Bid(300)]
    position.bids(300, "pass", 400)
    at.show()
    qtbot.waitUntil(lambda: at.chosen[1:] == [Bid(500)])
    position.bids(500, 600)
    at.show()
    assert at.board.mandate.limit is None
    assert len(at.chosen) == 2


def test_the_keyboard_stays_where_the_maximum_is_changed(table, scene):
    at = table(scene(3).auction(2).bids([3]))
    at.board.focus_on(at.button("+"))
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Return, Qt.Key.Key_Left):
        at.key(key)
    assert at.board.focused is at.button("Bid up to")


def test_a_stack_that_is_sold_says_why(table, scene):
    at = table(scene(3).auction(2).bids([3], "pass", "pass"))
    at.board.press(at.piece(Open(3)))
    assert "already bought" in at.board.bubble.text
    assert at.chosen == []


def test_a_profession_below_the_minimum_says_why(table, scene):
    at = table(scene(3).hand(0, 1).turn(0))
    at.board.press(at.piece(Complete(1)))
    assert "asks for 7" in at.board.bubble.text


def test_professions_dealt_are_put_back_by_a_click(table):
    state = GAME.setup(3, GAME.meta.defaults(3), Recorder(Random(1)))
    at = Table(state).show()
    card = GAME.options(state, 0)[0].card
    at.board.press(at.piece(Return(card)))
    assert at.chosen == [Return(card)]


def test_cards_looked_at_lie_in_the_middle(table, scene):
    position = scene(3).chance(1, 2, 3, 4, 5).turn(0)
    from desktop.games.florence.actions import TAKE_BONUS

    position.act(TAKE_BONUS)
    at = table(position)
    at.board.press(at.piece(Keep(1, 4)))
    assert at.chosen == [Keep(1, 4)]


def test_the_payment_is_split_with_the_slider(table, scene):
    position = scene(3).hand(0, 1).set(jesters=[4, 0, 0]).turn(0).act(Complete(1))
    at = table(position)
    assert at.button("Take 4 prestige")
    at.board.move_slider(1)
    at.board.press(at.button("Take 1 prestige"))
    assert at.chosen == [Convert(1, 700)]


def test_a_bonus_card_counts_the_work_that_it_would_be_played_on(table, scene):
    at = table(scene(3).hand(0, 1).set(bonus=[1 << 14, 0, 0]).turn(0))
    assert next(card for card in at.board.cards if isinstance(card, BonusCard)).value == 1


def test_arrows_move_the_slider_and_enter_takes_what_it_shows(table, scene):
    at = table(scene(3).hand(0, 1, 2, 3).tile(0, UNI).turn(0).act(Complete(1)))
    at.key(Qt.Key.Key_Tab)
    assert isinstance(at.board.focused, Slider)
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Return):
        at.key(key)
    assert at.chosen == [Convert(2, 300)]


def test_every_payment_is_offered_on_the_slider(table, scene):
    at = table(scene(3).hand(0, 1).set(jesters=[4, 0, 0]).turn(0).act(Complete(1)))
    assert at.asked == set(at.board.options)


def test_the_stack_under_the_hammer_takes_the_next_bid(table, scene):
    at = table(scene(4).auction(3).bids([3]))
    stack = next(stack for stack in at.board.stacks if stack.stack == 3)
    at.board.press(stack)
    assert at.chosen == [Bid(300)]


def test_a_building_names_the_own_professions_that_wish_for_it(table, scene):
    at = table(scene(3).hand(0, 2, 8).turn(0))
    assert "Among your cards: Theologian." in at.board.buildings[UNI].hint


def test_recruiting_is_offered_on_the_desk_alone(table, scene):
    at = table(scene(3).table(1, 5).set(recruiters=[1, 0, 0]).turn(0))
    assert Recruit(1, 5) in at.asked


def test_recruiting_is_chosen_among_the_artists(table, scene):
    at = table(scene(3).table(1, 5).set(recruiters=[1, 0, 0]).turn(0))
    at.board.press(at.button("Recruit"))
    entry = next(item for item in at.board.items() if isinstance(item, ArtistEntry) and item.card == 5)
    at.board.press(entry)
    assert at.chosen == [Recruit(1, 5)]


# Tiles


def building(scene, kind=TOW):
    from desktop.games.florence.actions import Build

    return scene(3).turn(0).act(Build(kind))


def test_a_tile_follows_the_mouse_and_is_laid_by_a_click(table, scene):
    at = table(building(scene))
    at.board.point_at(5.5, 0.5)
    at.board.press(at.board.estate)
    assert at.chosen == [at.board.held.spot]
    assert at.chosen[0] in places(TOW, at.state.closed(0))


def test_where_it_may_not_lie_it_says_why(table, scene):
    at = table(building(scene))
    at.board.point_at(4.5, 0.5)
    at.board.press(at.board.estate)
    assert "touch the palazzo" in at.board.bubble.text
    assert at.chosen == []
    assert not at.board.ghost.good


def test_r_turns_and_f_flips(table, scene):
    at = table(building(scene, UNI))
    before = at.board.held.spot.turn
    at.key(Qt.Key.Key_R)
    turned = at.board.held.spot.turn
    at.key(Qt.Key.Key_F)
    assert turned != before
    assert at.board.held.spot.turn == before


def test_arrows_move_and_enter_lays(table, scene):
    at = table(building(scene))
    at.board.held.go_to(places(TOW, at.state.closed(0))[0])
    at.key(Qt.Key.Key_Up)
    at.key(Qt.Key.Key_Return)
    assert at.chosen == [at.board.held.spot]


def test_enter_held_down_lays_no_tile(table, scene):
    at = table(building(scene))
    event = QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier
    at.board.keyPressEvent(QKeyEvent(*event, autorep=True))
    assert at.chosen == []


def test_a_layout_can_be_tried_and_leaves_no_trace(table, scene):
    at = table(scene(3).turn(0))
    at.key(Qt.Key.Key_S)
    at.board.pick_up(FOR)
    at.board.point_at(4, 5)
    at.board.lay()
    assert len(at.board.scratch) == 1
    at.board.pick_up(TOW)
    at.board.point_at(4.5, 0.5)
    at.board.lay()
    assert "palazzo" in at.board.bubble.text
    at.key(Qt.Key.Key_Escape)
    assert (at.board.scratch, at.chosen) == ((), [])


def test_a_rivals_estate_opens_and_closes(table, scene):
    at = table(scene(3).turn(0))
    at.board.press(at.board.rivals[1])
    assert at.board.estate.seats == (at.board.rivals[1].seat,)
    at.key(Qt.Key.Key_Escape)
    assert at.board.estate.seats == (0,)


# Whole games


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


# The mandate


def test_always_pass_passes_every_object_of_the_phase_and_no_opening(table, scene, qtbot):
    position = scene(3).auction(2).bids([3])
    at = table(position, speed=0)
    at.board.press(at.button("Always pass"))
    assert at.chosen == [PASS]
    position.bids("pass", "pass")
    at.show()
    assert not at.board.mandate.holds(at.board.view)
    assert at.chosen == [PASS]


def test_an_answer_taken_back_ends_the_mandate(table, scene):
    at = table(scene(3).auction(2).bids([3]), speed=0)
    at.board.press(at.button("Always pass"))
    at.show()
    assert not at.board.mandate.holds(at.board.view)
    assert at.chosen == [PASS]


# Numbers explain themselves


def test_every_part_of_a_work_value_explains_itself(table, scene):
    position = scene(3).hand(0, 1, 2, 3).tile(0, UNI).turn(0).act(Complete(1))
    at = table(position)
    hints = [
        piece.hint for piece in at.board.items() if isinstance(piece, Spot) and "wished for" in piece.hint
    ]
    assert sorted(hints) == [
        "3 if the freedom that is wished for is introduced: Religion.",
        "3 if the landscape that is wished for lies in your estate: Lake.",
        "4 if the building that is wished for stands in your estate: University.",
    ]


def test_a_court_work_shows_buildings_and_landscapes(scene):
    view = GAME.view(scene(3).tile(0, UNI).tile(0, TOW).tile(0, FOR).set(characters=[1, -1, -1]).state, 0)
    assert [part.value for part in work_parts(view, 0, 0, 9)] == [4, 2, 3, 9]


def test_own_works_hang_beside_the_hand_and_tell_what_became_of_the_artist(table, scene):
    position = scene(3).table(0, 1).set(works=(Completed(1, 0, 1, 9), Completed(2, 0, 2, 11))).turn(0)
    at = table(position)
    plates = [piece.hint for piece in at.board.items() if isinstance(piece, Plate)]
    assert any("Mathematician 9 (round 1)" in hint and "on your table" in hint for hint in plates)
    assert any("Theologian 11 (round 2)" in hint and "recruited away" in hint for hint in plates)


@pytest.mark.parametrize("number", [0, 3, 4, 5, 6, 7])
def test_own_works_never_lie_under_the_hand(table, scene, number):
    works = tuple(Completed(card, 0, card, 9) for card in range(1, 7))
    at = table(scene(3).hand(0, *range(10, 10 + number)).set(works=works).turn(0))
    hand = [card.mapRectToScene(card.rect) for card in at.board.cards]
    hung = [plate.rect for plate in at.board.plates]
    assert len(hung) == len(works)
    assert all(HAND.contains(plate) for plate in hung)
    assert not any(plate.intersects(card) for plate in hung for card in hand)


def test_the_slider_follows_the_mouse(table, scene):
    at = table(scene(3).hand(0, 1, 2, 3).tile(0, UNI).turn(0).act(Complete(1)))
    slider = next(piece for piece in at.board.items() if isinstance(piece, Slider))
    slider.drag(slider.BAR.topLeft())
    assert at.board.points == 0


# Work values of cards that are not in the hand yet


def test_fl32_a_profession_looked_at_counts_itself(table, scene):
    position = scene(3).hand(0, 7, 8).chance(1, 2, 3, 4, 5).turn(0).act(TAKE_PROFESSION)
    at = table(position)
    assert foreseen(at.board.view, 0, 1).cards == 3


def test_fl51_a_profession_to_be_recruited_counts_for_the_recruiting_card(table, scene):
    at = table(scene(3).hand(0, 7, 8).table(1, 1).set(recruiters=[1, 0, 0]).turn(0))
    assert foreseen(at.board.view, 0, 1).cards == 3


def test_fl03_professions_dealt_are_worth_what_three_cards_make_them(qapp):
    state = GAME.setup(3, GAME.meta.defaults(3), Recorder(Random(1)))
    at = Table(state).show()
    assert {foreseen(at.board.view, 0, action.card).cards for action in GAME.options(state, 0)} == {3}


def test_the_estate_of_a_rival_says_whose_it_is(table, scene):
    at = table(scene(3).turn(0))
    at.board.show_seat(1)
    ribbon = at.button("Estate of Lorenza")
    at.board.press(ribbon)
    assert at.board.shown is None


def test_fl53_a_building_beyond_the_cash_says_how_much_prestige_is_sold(table, scene):
    at = table(scene(3).set(money=[500, 0, 0], prestige=[4, 0, 0]).turn(0))
    assert "sell 2 prestige" in at.piece(Build(TOW)).hint


def test_fl67_bids_for_characters_stay_in_sight_while_others_are_asked(qapp, scene):
    position = scene(3, muse=True)
    position.state.stack = [Award(), Turns((0, 1, 2)), Courting(0)]
    at = Table(position.act(Court(2, 400)).state).show()
    assert sum(isinstance(item, CharacterCard) for item in at.board.items()) == 6
    assert at.context.say(status(at.board.view, 0).text) == "Cardinal 400"


def test_a_recruited_artist_closes_the_table_of_artists(table, scene):
    at = table(scene(3).table(1, 5).set(recruiters=[1, 0, 0]).turn(0))
    at.board.toggle_artists()
    at.board.choose(Recruit(1, 5))
    assert not at.board.artists_open


def test_a_prestige_card_tells_what_everybody_has(table, scene):
    at = table(scene(3).goals(0, 4).set(jesters=[1, 3, 0]).turn(0))
    card = next(piece for piece in at.board.items() if isinstance(piece, GoalCard))
    assert "Anna 1, Lorenza 3 and Cosimo 0." in card.hint


def test_fl83_a_proposal_beyond_the_cash_says_how_much_prestige_is_sold(qapp, scene):
    position = scene(3, cooperative=True).set(money=[3000, 200, 0], prestige=[0, 5, 0]).turn(0)
    position.act(Propose(1, TOW)).anywhere()
    at = Table(position.state, reader=1).show()
    assert "sell one prestige" in at.board.desk.sheet.line


def test_fl83_who_proposes_reads_the_own_share(qapp, scene):
    position = scene(3, cooperative=True).turn(0)
    position.act(Propose(1, TOW))
    at = Table(position.state).show()
    assert at.board.desk.sheet.line.startswith("400 florins, +3 prestige.")


def test_always_passing_is_for_one_seat_at_the_screen(table, scene):
    position = scene(3).auction(2).bids([3])
    at = table(position, speed=0)
    at.board.press(at.button("Always pass"))
    position.bids("pass")
    at.reader = 1
    at.show()
    assert not at.board.mandate.holds(at.board.view)


def test_the_keyboard_stays_in_the_table_of_artists_while_it_is_open(table, scene):
    at = table(scene(3).table(1, 5).set(recruiters=[1, 0, 0]).turn(0))
    at.board.toggle_artists()
    assert all(isinstance(stop, (ArtistEntry, Button)) for stop in at.board.stops())
    assert len(at.board.stops()) == 2


def test_the_keyboard_goes_into_the_table_of_artists(table, scene):
    at = table(scene(3).table(1, 5).set(recruiters=[1, 0, 0]).turn(0))
    at.board.focus_on(at.button("Recruit"))
    at.key(Qt.Key.Key_Return)
    at.key(Qt.Key.Key_Return)
    assert at.chosen == [Recruit(1, 5)]


def test_two_seats_try_one_landscape_after_the_other(table, scene):
    at = table(scene(2).turn(0))
    at.board.toggle_scratch()
    stack = next(sheet for sheet in at.board.stacks if sheet.stack == LANDSCAPE)
    tried = []
    for _ in range(3):
        at.board.press(stack)
        tried.append(at.board.held.kind)
    assert tried == list(LANDSCAPE_KINDS)


def test_fl75_a_court_work_below_the_minimum_is_shown_and_says_why(table, scene):
    at = table(scene(3, muse=True).set(characters=[PRINCESS, -1, -1]).turn(0))
    at.board.press(at.button("Court work"))
    assert "asks for 7" in at.board.bubble.text
    assert at.chosen == []


def test_fl76_the_professor_is_at_hand_in_the_turn(table, scene):
    at = table(scene(3, muse=True).set(characters=[PROFESSOR, -1, -1]).turn(0))
    at.board.press(at.button("Ask the Professor"))
    assert at.chosen == [PROFESSOR_LOOK]


def test_fl76_the_professor_asked_twice_says_that_he_was_asked(table, scene):
    position = scene(3, muse=True).set(characters=[PROFESSOR, -1, -1]).turn(0)
    position.state.stack[-1].served = True
    at = table(position)
    at.board.press(at.button("Ask the Professor"))
    assert at.board.bubble.text == "You have already asked the Professor in this turn."


def test_fl67_a_character_keeps_its_title_however_often_it_is_drawn(table, scene):
    position = scene(3, muse=True)
    court = Courting(0, bidders=(-1, -1, 1, -1, -1, -1), amounts=(0, 0, 1500, 0, 0, 0))
    at = table(position.set(stack=[Award(), Turns((0, 1, 2)), court]))
    cards = (item for item in at.board.items() if isinstance(item, CharacterCard))
    cardinal = next(card for card in cards if card.who == CARDINAL)
    for _ in range(2):
        proof(at.board, QSize(700, 500))
    assert (cardinal.title(), cardinal.name) == ("Cardinal", "Cardinal, Lorenza bids 1,500")


def test_fl51_a_recruiting_card_in_the_hand_opens_the_artists(table, scene):
    at = table(scene(3).table(1, 5).set(recruiters=[1, 0, 0]).turn(0))
    card = next(item for item in at.board.items() if isinstance(item, RecruitingCard))
    at.board.press(card)
    assert at.board.artists_open


def test_fl51_a_recruiting_card_says_what_is_missing(table, scene):
    at = table(scene(3).set(recruiters=[1, 0, 0]).turn(0))
    card = next(item for item in at.board.items() if isinstance(item, RecruitingCard))
    at.board.press(card)
    assert "completed profession" in at.board.bubble.text


def test_no_hint_of_a_button_lies_over_what_it_opens(table, scene):
    at = table(scene(3).hand(0, 2, 8).turn(0))
    key = at.button("Artists")
    at.board.explain_at(key.hint, key.place())
    at.board.press(key)
    assert at.board.bubble.text == ""
