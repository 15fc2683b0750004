"""Who is at the screen: one person may hold several seats."""

from collections.abc import Callable, Iterator, Sequence

import pytest

from desktop.core.record import Seat
from desktop.games import load
from desktop.table.player import Player
from desktop.table.table import Table
from desktop.table.timer import VirtualTimer
from desktop.ui.gallery import Silent
from desktop.ui.sitting import Sitting

Sit = Callable[..., Sitting]


@pytest.fixture
def sit(qapp: object) -> Iterator[Sit]:
    """Return a function that seats people, None for a bot, at a game of couples."""
    game, sittings = load("ladies"), []

    def make(*names: str | None) -> Sitting:
        seats = [Seat(name or f"Bot {i}", i % 6, None if name else "skilled") for i, name in enumerate(names)]
        options = game.meta.complete({}, len(seats))

        def lay(players: Sequence[Player]) -> Table:
            return Table(game, seats, players, options, seed=3, timer=VirtualTimer())

        sittings.append(Sitting(game, seats, Silent(), lay))
        return sittings[-1]

    yield make
    for sitting in sittings:
        sitting.close()


def called(sitting: Sitting) -> list[int]:
    """Start, and return the seats before which the curtain falls."""
    seats: list[int] = []
    sitting.handed_over.connect(seats.append)
    sitting.start()
    return seats


def test_no_curtain_falls_before_one_person_who_holds_two_seats(sit: Sit) -> None:
    assert called(sit("Anna", "Anna", None, None)) == []


def test_a_curtain_falls_before_the_first_of_two_people(sit: Sit) -> None:
    assert called(sit("Anna", "Bruno", None, None)) == [0]


def test_who_holds_two_seats_sees_through_both_of_them(sit: Sit) -> None:
    sitting = sit("Anna", "Anna", None, None)
    sitting.start()
    assert sitting.here == 0
    assert sitting.view.money == (500, -9)


def test_who_holds_one_seat_of_a_couple_does_not_see_through_the_other(sit: Sit) -> None:
    sitting = sit("Anna", "Bruno", None, None)
    sitting.start()
    sitting.sit(0)
    assert sitting.view.money == (-9, -9)


def test_no_curtain_falls_between_two_answers_of_one_person_among_others(sit: Sit) -> None:
    sitting = sit("Anna", "Anna", "Bruno", None)
    curtains = called(sitting)
    assert curtains == [0]
    sitting.sit(0)
    for seat in (0, 1):
        decision = sitting.decision
        assert decision is not None
        assert decision.seat == seat
        assert sitting.answer(decision.options[0]) is None
    assert sitting.decision is not None
    assert (curtains, sitting.decision.seat) == ([0], 1)
