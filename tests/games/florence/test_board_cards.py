"""Cards on the board: what they are worth, what they tell, and the table of all artists."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import QSize, Qt

from desktop.core.dealer import Recorder
from desktop.games.florence import GAME
from desktop.games.florence.actions import (
    PROFESSOR_LOOK,
    TAKE_PROFESSION,
    Complete,
    Court,
    Propose,
    Recruit,
)
from desktop.games.florence.board.cards import BonusCard, CharacterCard, GoalCard, RecruitingCard, foreseen
from desktop.games.florence.board.dealing import Plate
from desktop.games.florence.board.estates import Spot
from desktop.games.florence.board.layout import HAND
from desktop.games.florence.board.overlays import ArtistEntry
from desktop.games.florence.board.parts import work_parts
from desktop.games.florence.board.status import status
from desktop.games.florence.data import (
    CARDINAL,
    FOR,
    PRINCESS,
    PROFESSOR,
    TOW,
    UNI,
)
from desktop.games.florence.phases.court import Courting
from desktop.games.florence.phases.rounds import Award, Turns
from desktop.games.florence.state import Completed
from desktop.ui.board.proof import proof
from desktop.ui.board.things import Button
from tests.games.florence.at_board import Table


def test_a_bonus_card_counts_the_work_that_it_would_be_played_on(table, scene):
    at = table(scene(3).hand(0, 1).set(bonus=[1 << 14, 0, 0]).turn(0))
    assert next(card for card in at.board.cards if isinstance(card, BonusCard)).value == 1


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
