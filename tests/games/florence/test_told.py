"""The board in words."""

import re

import pytest

from desktop.games.florence import GAME
from desktop.games.florence.actions import Return
from desktop.games.florence.events import WorkPaid
from desktop.games.florence.names import BONUS_TEXTS, GOAL_TEXTS, PROFESSION_NAMES
from desktop.games.florence.phases.gains import Choosing
from desktop.games.florence.phases.setup import Returning
from desktop.games.florence.reckoning import cards_in
from desktop.games.florence.state import Completed
from tests.games.told import moments, told

OWN = re.compile(r"^In your hand: (.*), who|^Your (?:bonus|prestige) card: (.*)\. (?:It adds|As things)")


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (3, {"seat_bidding": True, "open_money": True}),
        (4, {"muse": True, "cooperative": True}),
    ],
)
def test_every_reader_is_told_the_table_and_no_secret_of_others(seats, options):
    for state in moments(GAME, seats, 23, **options):
        for seat in (None, *range(seats)):
            lines = told(GAME, state, seat)
            assert len(lines) > 30
            assert not [line for line in lines if "{" in line or "%n" in line]
            held = [match for line in lines if (match := OWN.match(line))]
            if seat is None:
                assert not held
            elif state.stack:
                own = (state.hand[seat], state.bonus[seat], state.goals[seat])
                assert len(held) == sum(cards.bit_count() for cards in own)
                assert {match[1] for match in held if match[1]} == {
                    str(PROFESSION_NAMES[card]) for card in cards_in(state.hand[seat])
                }


def test_money_of_others_is_not_told(scene):
    state = scene().auction().set(money=[1100, 1200, 1300]).state
    lines = " ".join(told(GAME, state, 0))
    assert "Seat 1 has 0 prestige and 1100 florins." in lines
    assert "1200" not in lines
    assert "1300" not in lines


def test_open_money_is_told(scene):
    state = scene(open_money=True).auction().set(money=[1100, 1200, 1300]).state
    assert "Seat 3 has 0 prestige and 1300 florins." in told(GAME, state, 0)


def test_a_bonus_and_a_prestige_card_are_told_to_their_owner_alone(scene):
    state = scene().turn().bonus(0, 11).goals(0, 4).state
    secrets = (str(BONUS_TEXTS[11]), str(GOAL_TEXTS[4]))
    own, others = " ".join(told(GAME, state, 0)), " ".join(told(GAME, state, 1))
    assert all(secret in own for secret in secrets)
    assert not any(secret in others for secret in secrets)
    assert "Seat 1 holds 1 bonus card(s)." in others
    assert "Seat 1 holds 1 prestige card(s)." in others


def test_cards_looked_at_are_told_to_the_one_who_looks(scene):
    state = scene().turn().state
    state.stack.append(Choosing(0, 2, 2, (3, 4)))
    assert "You are looking at: “Most lakes” and “Most jesters”." in told(GAME, state, 0)
    assert "Seat 1 is looking at 2 card(s): Prestige cards." in told(GAME, state, 1)
    assert "Most lakes" not in " ".join(told(GAME, state, 1))


def test_a_card_put_back_in_secret_is_told_to_its_owner_alone(scene):
    state = scene().hand(0, 1, 2, 3, 4).hand(1, 5, 6, 7, 8).hand(2, 9, 10, 11, 12).state
    state.stack = [Returning((0, 0, 0))]
    GAME.play(state, 0, Return(2), scene().dealer)
    assert "You put back: Theologian." in told(GAME, state, 0)
    assert not [line for line in told(GAME, state, 1) if "put back" in line]


def test_a_tile_is_told_with_its_squares_row_by_row_from_below(scene):
    state = scene().turn().tile(1, 7, [(3, 3), (4, 3), (5, 3), (3, 4), (5, 4)]).state
    squares = "columns 4 to 6 in row 4, column 4 in row 5 and column 6 in row 5"
    lines = told(GAME, state, 0)
    assert f"Estate of Seat 2: Hospital, on {squares}." in lines
    assert "Estate of Seat 2: 38 empty square(s)." in lines


def test_the_standing_bid_is_told(scene):
    state = scene().auction().bids((3,), 300).state
    lines = told(GAME, state, 2)
    assert "Seat 2 bids 300 florins. The auction is for this: a jester." in lines
    assert "Seat 3 is asked for a higher bid." in lines
    assert "Also in this auction: Seat 1." in lines


def test_the_places_are_told_at_the_end(scene):
    state = scene().set(prestige=[10, 12, 12], money=[900, 100, 200]).state
    state.stack = []
    lines = told(GAME, state, 0)
    assert "The game is over: place 1 for Seat 3." in lines
    assert "The game is over: place 2 for Seat 2." in lines


def test_the_works_of_all_are_told_with_value_and_round(scene):
    state = scene().turn().set(works=(Completed(2, 1, 5, 11), Completed(3, 1, 0, 14))).state
    assert "Works of Seat 2 so far: Alchemist 11 (round 2) and Court work 14 (round 3)." in told(
        GAME, state, 0
    )


@pytest.mark.parametrize(
    ("points", "florins", "gains"),
    [(0, 900, "900 florins"), (5, 0, "5 prestige"), (2, 400, "2 prestige and 400 florins")],
)
def test_a_payment_is_told_by_what_was_taken(points, florins, gains):
    told_so = str(GAME.tell(WorkPaid(seat=0, card=1, value=9, points=points, florins=florins)))
    assert told_so == f"Seat 1 receives {gains} for a work of 9."
