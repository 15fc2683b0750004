"""Whom a name means, and what a person knows who holds more than one seat."""

import pytest

from desktop.core.people import called, held_too, seen_through
from desktop.core.record import Seat
from desktop.games import load
from tests.reference.game import Lanterns

COUPLES = load("ladies").meta
ALIKE = load("devil").meta


def said(meta, *seats):
    return list(map(str, called(meta, seats)))


def test_a_name_that_two_seats_bear_has_the_title_of_each():
    seats = Seat("Alex", 0), Seat("Alex", 1), Seat("Dario", 2), Seat("Lea", 3)
    assert said(COUPLES, *seats) == ["Lady Alex", "Gentleman Alex", "Dario", "Lea"]


def test_names_that_tell_the_seats_apart_have_no_title():
    seats = [Seat(name, index) for index, name in enumerate("ABCD")]
    assert said(COUPLES, *seats) == list("ABCD")


def test_the_odd_seat_has_its_own_title():
    seats = [Seat(name, index) for index, name in enumerate("ABCDA")]
    assert said(COUPLES, *seats) == ["Lady A", "B", "C", "D", "Courtesan A"]


def test_where_seats_are_alike_there_are_no_titles():
    assert said(ALIKE, Seat("Ada", 0, "easy"), Seat("Ada", 1, "easy")) == ["Ada", "Ada"]


def test_people_of_one_name_are_one_person_and_bots_are_not():
    seats = [Seat("Alex", 0), Seat("Alex", 1), Seat("Alex", 2, "easy"), Seat("Lea", 3)]
    assert [held_too(seats, seat) for seat in range(4)] == [[1], [0], [], []]


class Joining(Lanterns):
    def joined(self, view, other):
        return (*view, *other)


@pytest.mark.parametrize(
    ("seat", "seen"), [(0, ("0", "2")), (2, ("2", "0")), (1, ("1",)), (3, ("3",)), (None, ("None",))]
)
def test_whoever_holds_two_seats_sees_through_both(seat, seen):
    seats = [Seat("Anna", 0), Seat("Ben", 1), Seat("Anna", 2), Seat("Anna", 3, "casual")]
    assert seen_through(Joining(), seats, seat, lambda each: (str(each),)) == seen
