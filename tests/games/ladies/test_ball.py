"""LG-71 to LG-79 and LG-100 to LG-103: the ball."""

import pytest

from desktop.games.ladies.actions import ASIDE, RUIN
from desktop.games.ladies.ball import best_look, maid_count, worth
from desktop.games.ladies.data import JPG, LL, MAIDS, PLAIN
from desktop.games.ladies.events import BallBegan, LadyScored, Scandal
from desktop.games.ladies.phases import Designers, Ruining
from desktop.games.ladies.scoring import final_places, final_stars, suitors
from tests.games.ladies.table import GAME, at, card, cards, events, place, play, table

MAID = {name: number for number, (name, _, _) in enumerate(MAIDS)}


@pytest.mark.parametrize(
    ("maid", "worn", "count"),
    [
        ("Abigale", "ED6 ED10 HT2", 2),
        ("Agnes", "ED1 SH1 HT2", 2),
        ("Bessie", "ED4 HT2 FN6 BR2", 3),
        ("Clara", "ED8 SH7 HT1", 2),
        ("Dorothy", "ED10 SH7 HT2", 2),
        ("Edith", "ED1 SH1 HT2", 2),
        ("Florence", "HT1 GL1 ED1", 2),
        ("Grace", "NK1 BR1 ER1 ED1", 3),
        ("Harriet", "HT1 GL1 FN1 HB1", 3),
        ("Ivy", "NK1 ER1 BR1", 2),
        ("Jane", "SH1 HB1 GL1 HT1", 3),
        ("Kitty", "HT1 CP1 BR1", 3),
        ("Lucy", "HT1 CP1 BR1 ED1", 4),
        ("Mabel", "CP2 HT2 ED4", 2),
        ("Nora", "ED4 NK4 CP2", 2),
        ("Olive", "ED5 HT1", 5),
        ("Polly", "CP2 HT2 ED4", 2),
        ("Rose", "ED4 NK4 CP2", 2),
        ("Sarah", "ED1", 2),
        ("Violet", "ED4 HT2 BR1", 2),
        ("Violet", "ED4 HT4", 0),
        ("Violet", "ED10", 0),
    ],
)
def test_what_each_maid_counts(maid, worn, count):
    assert maid_count(MAID[maid], cards(worn), 3) == count


@pytest.mark.parametrize(
    ("worn", "total"), [("ED6 HT1", 5), ("ED6 HT1 GL1 FN1", 7 + 1), ("ED6 HT1 GL1 FN1 HB1 SH1", 9 + 3)]
)
def test_the_higher_level_replaces_the_lower(worn, total):
    """Agnes: 3 neutral articles bring one star, 5 bring three instead."""
    assert worth(cards(worn), cards("Agnes")) == total


def test_edge_1_a_dress_set_aside_still_counts_for_the_check():
    look = best_look(cards("ED10 SH4 NK6 GL5"), cards("Mabel"))
    assert card("ED10") not in look.worn
    assert look.lost == -1


def test_edge_2_no_dress_and_no_maid_costs_nothing():
    assert worth(cards("HT1"), []) == 2


def test_edge_3_sarah_counts_the_lost_maid():
    look = best_look(cards("HT1"), cards("Sarah Ivy Jane"))
    assert look.maids[0] == 1


def test_edge_5_two_designers_are_worn():
    assert best_look(cards("ED4 HT4"), []).designer == 0


def test_lg75_designer_and_duplicates_are_chosen_together():
    """Two hats: the worse one keeps Bessie's fourth LL."""
    wardrobe = cards("ED4 HT2 HT5 FN2 ER3")
    look = best_look(wardrobe, cards("Bessie"))
    assert card("HT2") in look.worn
    assert look.total == 3 + 1 + 2 + 1 + 3


def test_lg75_equal_totals_take_the_first_designer():
    assert best_look(cards("HT2 GL4 FN4 ED2"), []).designer == LL


def test_lg75_another_designer_may_be_chosen():
    state, dealer = table(6)
    place(state, state.wardrobes[0], "ED4 HT4 GL5")
    assert isinstance(at(state, dealer, "designers"), Designers)
    assert GAME.default(state, 0) == ASIDE[JPG]
    assert str(GAME.prompt(state, 0)).endswith("Without JpG most is left to you: 4 star(s).")
    play(state, dealer, 0, ASIDE[LL])
    scored = events(dealer, LadyScored)[0]
    assert scored.designer == LL
    assert scored.aside == tuple(cards("ED4"))


def test_lg79_at_the_ball_everything_lies_open():
    state, dealer = table(6)
    state.money = [100, 200, 300]
    place(state, state.wardrobes[0], "ED4 HT4 GL5")
    at(state, dealer, "designers")
    assert events(dealer, BallBegan)[0].money == (100, 200, 300)
    assert GAME.view(state, None).money == (100, 200, 300)
    assert GAME.view(state, 2).maids[0] == tuple(state.maids[0])


def test_lg74_the_checks_are_told_in_order():
    state, dealer = table(6)
    place(state, state.wardrobes[0], "HT4 HT5 HT6")
    state.maids[0] = []
    at(state, dealer, "designers")
    scored = events(dealer, LadyScored)[0]
    assert not scored.dressed
    assert scored.twice == tuple(cards("HT4 HT6"))
    assert scored.total == 3


def courted(paid, **options):
    state, dealer = table(7, **options)
    state.maids = [[], [], [], []]
    state.court = [[0] * many for many in paid]
    state.court_money = [100 * many for many in paid]
    state.day = 6
    return state, dealer


def test_lg102_several_with_the_fewest_let_her_pick():
    state, dealer = courted((1, 0, 0))
    assert isinstance(at(state, dealer, "designers"), Ruining)
    assert list(GAME.options(state, 6)) == [RUIN[1], RUIN[2]]
    play(state, dealer, 6, RUIN[2])
    assert final_stars(state) == [0, 0, -3, 0]
    assert events(dealer, Scandal)[0].lady == 4


def test_lg102_no_scandal_if_all_paid_alike():
    state, dealer = courted((1, 1, 1))
    at(state, dealer, "designers")
    assert state.scandal == -1


def test_lg103_total_ruin_puts_the_couple_last():
    state, dealer = courted((1, 0, 1), total_ruin=True)
    place(state, state.wardrobes[1], "ED5")
    at(state, dealer, "designers")
    assert final_stars(state)[1] == 5
    assert final_places(state)[2:4] == (4, 4)


def test_lg101_equal_cards_the_money_decides():
    state, _ = courted((2, 2, 0))
    state.court_money = [300, 500, 0]
    assert suitors(state) == [1]


def test_lg101_who_paid_nothing_wins_nothing():
    state, _ = courted((0, 0, 0))
    assert suitors(state) == []


def test_lg78_a_loser_with_more_stars_stays_behind_the_winners():
    state, _ = courted((0, 1, 1))
    place(state, state.wardrobes[0], "ED5")
    place(state, state.wardrobes[1], "ED2")
    place(state, state.wardrobes[3], "ED3")
    state.scandal = 0
    assert final_stars(state) == [2, 3, 0, 4]
    assert final_places(state) == (3, 3, 1, 1, 4, 4, 2)


def test_every_maid_is_known():
    assert all(card(name) == PLAIN + number for name, number in MAID.items())
