"""The places at the ball: who shares a line, and what is said of a scandal."""

from desktop.core.record import Seat
from desktop.games.ladies import wording
from tests.games.ladies.table import GAME, place, table
from tests.games.ladies.test_board import make  # noqa: F401

LINE = wording.RANK.fill(place=0)


def named(board, *places):
    """Return who is named in the line of each Lady, for the places of all seats."""
    state, _ = table(len(places))
    board.lay_out(GAME.view(state, None))
    board.ranking.hall.places = list(places)
    return [str(LINE.fill(who=board.ranking.hall.who(lady))) for lady in range((len(places) + 1) // 2)]


def test_lg77_a_couple_shares_its_line(make):  # noqa: F811
    assert named(make(4), 1, 1, 2, 2) == ["0. Seat 1 and Seat 2", "0. Seat 3 and Seat 4"]


def test_lg101_the_gentleman_who_wins_with_the_courtesan_is_named_beside_her(make):  # noqa: F811
    told = named(make(5), 3, 1, 2, 2, 1)
    assert told == ["0. Seat 1", "0. Seat 3 and Seat 4", "0. Seat 5 and Seat 2"]


def test_lg100_a_courtesan_who_does_not_win_stands_alone(make):  # noqa: F811
    assert named(make(5), 1, 1, 3, 3, 2)[-1] == "0. Seat 5"


def test_lg53_a_person_who_plays_a_whole_couple_is_named_once(make):  # noqa: F811
    board = make(4)
    board.context.seats = [Seat("Anna", 0), Seat("Anna", 0), *board.context.seats[2:]]
    assert named(board, 1, 1, 2, 2)[0] == "0. Anna"


def scandal(make, **options):  # noqa: F811
    """Return how the stars of a couple are made up that a scandal has struck."""
    state, _ = table(5, **options)
    place(state, state.wardrobes[0], "ED5")
    state.ball, state.scandal = True, 0
    state.stack.clear()
    board = make(5)
    board.lay_out(GAME.view(state, None))
    return board.ranking.hall.made_up[0]


def test_lg102_the_line_of_a_couple_tells_of_the_scandal(make):  # noqa: F811
    assert scandal(make).endswith(" · scandal −3★")


def test_lg103_the_line_of_a_ruined_couple_says_so(make):  # noqa: F811
    assert scandal(make, total_ruin=True).endswith(" · ruined")


def test_lg77_couples_equal_in_stars_read_the_money_that_decides(make):  # noqa: F811
    state, _ = table(6)
    place(state, state.wardrobes[0], "ED5")
    state.ball, state.money = True, [100, 500, 300]
    for maids in state.maids:
        maids.clear()
    state.stack.clear()
    board = make(6)
    board.lay_out(GAME.view(state, None))
    assert [line.split(" · ")[2:] for line in board.ranking.hall.made_up] == [[], ["£500"], ["£300"]]
