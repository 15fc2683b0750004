"""Who is at the screen: one person may hold several seats."""

from collections.abc import Callable, Iterator, Sequence

import pytest

from desktop.core.game import Decision
from desktop.core.record import Record, Seat
from desktop.games import load
from desktop.games.devil.actions import DRAW, STOP, Stake
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


def continued(record: Record) -> list[int]:
    """Go on with a saved game, and return the seats before which the curtain falls."""
    game = load("devil")

    def lay(players: Sequence[Player]) -> Table:
        return Table.resume(game, record, players, timer=VirtualTimer())

    sitting = Sitting(game, list(record.seats), Silent(), lay)
    try:
        return called(sitting)
    finally:
        sitting.close()


@pytest.fixture
def bets(qapp: object) -> Iterator[Sitting]:
    """Two people and two bots who choose their bets in secret."""
    game = load("devil")
    seats = [Seat("Kim", 0), Seat("Robin", 1), Seat("Bot 2", 2, "skilled"), Seat("Bot 3", 3, "skilled")]

    def lay(players: Sequence[Player]) -> Table:
        return Table(game, seats, players, game.meta.complete({}, 4), seed=3, timer=VirtualTimer())

    sitting = Sitting(game, seats, Silent(), lay)
    sitting.start()
    yield sitting
    sitting.close()


def bet(sitting: Sitting, *seats: int) -> None:
    for seat in seats:
        decision = sitting.table.open[seat]
        assert sitting.table.answer(decision.id, decision.options[5]) is None


def test_a_curtain_falls_before_whoever_chooses_in_secret_when_a_table_is_opened_again(
    bets: Sitting,
) -> None:
    bet(bets, 0, 2, 3)
    assert continued(bets.table.record()) == [1]


def test_no_curtain_falls_when_a_table_is_opened_again_while_all_look_on(bets: Sitting) -> None:
    bet(bets, 0, 1, 2, 3)
    assert continued(bets.table.record()) == []


def test_what_is_taken_back_while_somebody_is_about_to_be_called_is_asked_again(qapp: object) -> None:
    game = load("devil")
    seats = [Seat("Kim", 0), Seat("Robin", 1)]

    def lay(players: Sequence[Player]) -> Table:
        return Table(game, seats, players, game.meta.complete({}, 2), seed=3, timer=VirtualTimer())

    sitting = Sitting(game, seats, Silent(), lay)
    sitting.start()
    for seat in (0, 1):
        sitting.sit(seat)
        assert sitting.answer(Stake(50)) is None
    for action in (DRAW, STOP, DRAW, STOP):
        assert sitting.answer(action) is None
    assert len(sitting.table.open) == 2  # the next round has begun, and a curtain is to fall
    asked: list[Decision | None] = []
    sitting.asked.connect(asked.append)
    sitting.undo()
    assert asked
    assert asked[-1] is sitting.decision is not None
    sitting.close()
