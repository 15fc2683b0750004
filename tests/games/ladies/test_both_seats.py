"""LG-54: who holds both seats of a couple sees both views, and is not told about a partner."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest

from desktop.core.game import Decision
from desktop.core.people import told_to
from desktop.core.record import Seat
from desktop.games.ladies import wording
from desktop.games.ladies.actions import BILLS, CLOSE, HEARTS, LEAVE, MOODS
from desktop.games.ladies.board.partner import holds_both
from desktop.games.ladies.data import FACES
from desktop.games.ladies.events import CardTaken, HeartsSet, MoodSent
from desktop.games.ladies.view import HIDDEN
from tests.games.ladies.table import GAME, at, cards, numbers, place, show, table
from tests.games.ladies.test_board import ask, make  # noqa: F401 - the fixture

LADY, GENTLEMAN, OTHER_LADY, OTHER_GENTLEMAN = range(4)


def joined(state, seat, other):
    return GAME.joined(GAME.view(state, seat), GAME.view(state, other))


def test_lg54_a_lady_knows_the_purse_of_the_gentleman_whose_seat_she_holds():
    state, _ = table(6)
    state.money = [1200, 300, 400]
    assert joined(state, LADY, GENTLEMAN).money == (1200, HIDDEN, HIDDEN)


def test_lg54_a_gentleman_knows_what_the_lady_of_the_same_person_holds():
    state, _ = table(6, gossip=True)
    place(state, state.purchases[0], "ED6")
    view = joined(state, GENTLEMAN, LADY)
    assert view.maids[0] == tuple(state.maids[0])
    assert view.gossip[0] == tuple(state.gossip[0])
    assert view.purchases[0] == tuple(cards("ED6"))
    assert all(maid in FACES for lady in (1, 2) for maid in view.maids[lady])


def test_lg54_seats_of_different_couples_know_nothing_of_one_another():
    state, _ = table(6)
    assert joined(state, LADY, OTHER_GENTLEMAN) == GAME.view(state, LADY)


def test_lg54_who_holds_both_seats_is_told_nothing_about_a_partner(make):  # noqa: F811
    state, _ = table(6)
    board = make(6)
    board.lay_out(GAME.view(state, LADY))
    assert "searching" in board.tray.words.text
    board.context.seats = [Seat("Anna", 0), Seat("Anna", 0), *board.context.seats[2:]]
    board.tray_key = None
    board.lay_out(GAME.view(state, LADY))
    assert board.tray.words.text == ""


def test_two_bots_of_one_name_are_two_players():
    assert not holds_both([Seat("Ada", 0, "expert"), Seat("Ada", 0, "expert")], 0)


@pytest.mark.parametrize(("asked", "answers"), [(GENTLEMAN, MOODS), (LADY, HEARTS)])
def test_lg44_who_holds_both_seats_says_nothing_to_oneself(asked, answers):
    decision = Decision(1, asked, wording.ASK_MOOD, answers)
    assert GAME.moot(decision, [asked ^ 1]) == answers[0]
    assert GAME.moot(decision, []) is None


def test_lg37_the_bills_of_a_whole_couple_are_asked_all_the_same():
    assert GAME.moot(Decision(1, GENTLEMAN, wording.ASK_BILL, BILLS), [LADY]) is None


def test_lg44_no_hearts_are_nothing_to_tell():
    assert GAME.tell(HeartsSet(LADY, (0, 0))) is None
    assert GAME.tell(HeartsSet(LADY, (0, 1))) is not None


ALEX = [Seat("Alex", 0), Seat("Alex", 0), Seat("Cleo", 1), Seat("Dario", 1)]


@pytest.mark.parametrize("reader", [LADY, GENTLEMAN])
def test_lg54_who_holds_both_seats_is_told_what_either_sees(reader):
    taken, earned = CardTaken(LADY, 0, 4, 3), MoodSent(GENTLEMAN, 2)
    assert told_to([taken, earned], ALEX, reader) == (taken, earned)


def test_lg54_what_others_are_told_stays_as_it_was():
    taken = CardTaken(LADY, 0, 4, 3)
    assert told_to([taken], ALEX, OTHER_LADY) == told_to([taken], ALEX, None) == (taken.seen_by(OTHER_LADY),)
    assert told_to([MoodSent(GENTLEMAN, 2)], ALEX, OTHER_GENTLEMAN) == ()


def key_of(board, state, seat, action):
    """Return where the key for an answer lies on the lower edge."""
    ask(board, state, seat)
    return next(piece for piece in board.loose if action in piece.actions).sceneBoundingRect()


def test_who_leaves_a_boutique_for_the_lady_ends_no_business_by_the_same_click(make):  # noqa: F811
    state, dealer = table(4)
    state.day, state.visits = 1, [0, 1]
    place(state, state.shops[0], "ED6 CP4")
    show(state, 0, "SH3")
    numbers(state, 1, 2)
    at(state, dealer, "afternoon")
    board = make(4)
    leave = key_of(board, state, LADY, LEAVE)
    assert not leave.intersects(key_of(board, state, GENTLEMAN, CLOSE))
