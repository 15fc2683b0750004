"""LG-11 to LG-20 and LG-T1 to LG-T8: boutiques, and the search in turns."""

import pytest

from desktop.core.dealer import Forced
from desktop.core.game import Illegal
from desktop.games.ladies.actions import DISPLAYS, FINISH, KEEP, OFFERS, PUT_BACK, TURN
from desktop.games.ladies.data import GEMS, NUMBER, OFFERED, TEA
from desktop.games.ladies.events import CardsDrawn, TokenReturned, TokensDealt
from desktop.games.ladies.phases import Day, InTurns, Windows, Workshops
from desktop.games.ladies.state import EMPTY
from tests.games.ladies.table import GAME, events, play, table


def search(state, **fields):
    """Ask one couple to search, with the state of the morning given."""
    couples = state.couples
    given = {
        "hands": [EMPTY] * couples,
        "turns": [0] * couples,
        "kept": [0] * couples,
        "finished": [False] * couples,
        "returned": [0] * couples,
        "last": [EMPTY] * couples,
        "couple": 0,
        **fields,
    }
    phase = InTurns(**given)
    state.stack[:] = [Day(step=1), phase]
    return phase


def tokens(state, *faces):
    """Lay these tokens into the first slots, without regard to where they come from."""
    state.stock = [*faces, *state.stock[len(faces) :]]


def test_lg08_the_first_token_is_worth_100_and_never_gold():
    for seats in (4, 6, 10):
        state, _ = table(seats)
        for row in state.tokens:
            good = row.index(1)
            assert sum(row) == 1
            assert good != 5
            assert GAME.view(state, None).tokens


def test_lg11_equal_workshop_cards_are_one_option():
    state, _ = table(6)
    state.hands[0] = [2, 0, 1, 0]
    assert list(GAME.options(state, 0)) == [OFFERS[0], OFFERS[2]]


def test_lg11_a_card_that_is_not_in_hand_is_refused():
    state, _ = table(6)
    state.hands[0] = [3, 0, 0, 0]
    assert "Jewellery" in str(GAME.refusal(state, 0, OFFERS[2]))


@pytest.mark.parametrize("deck", range(4))
def test_lg12_each_deck_brings_its_number_of_cards(deck):
    state, dealer = table(4)
    state.hands = [[0, 0, 0, 0], [0, 0, 0, 0]]
    for hand in state.hands:
        hand[deck] = 1
    for seat in (0, 2):
        play(state, dealer, seat, OFFERS[deck])
    assert [len(event.cards) for event in events(dealer, CardsDrawn)] == [OFFERED[deck]] * 2


def test_lg12_a_short_deck_gives_what_there_is():
    state, dealer = table(4)
    state.decks[3] = state.decks[3][:4]
    state.hands = [[0, 0, 0, 1], [0, 0, 0, 1]]
    for seat in (0, 2):
        play(state, dealer, seat, OFFERS[3])
    assert [len(shop) for shop in state.shops] == [3, 1]


def test_lg13_a_single_card_goes_into_the_window_by_itself():
    state, dealer = table(4)
    state.decks[3] = state.decks[3][:4]
    state.hands = [[0, 0, 0, 1], [0, 0, 0, 1]]
    for seat in (0, 2):
        play(state, dealer, seat, OFFERS[3])
    assert isinstance(state.stack[-1].lanes[0][-1], Windows)
    play(state, dealer, 0, GAME.options(state, 0)[0])
    assert state.windows[1] != EMPTY
    assert state.shops[1] == []


def test_lg13_only_own_cards_can_be_shown():
    state, dealer = table(4)
    state.hands = [[1, 0, 0, 0], [1, 0, 0, 0]]
    for seat in (0, 2):
        play(state, dealer, seat, OFFERS[0])
    assert GAME.refusal(state, 0, DISPLAYS[state.shops[1][0]]) is not None


def test_lg16_a_fourth_good_goes_back_by_itself():
    state, dealer = table(6)
    tokens(state, TEA)
    phase = search(state, kept=[3, 0, 0])
    play(state, dealer, 1, TURN[0])
    assert state.stock[0] == TEA
    assert phase.couple == 1


def test_lg16_a_second_number_goes_back_by_itself():
    state, dealer = table(6)
    tokens(state, NUMBER + 2)
    state.numbers = [1, 0, 0]
    search(state)
    play(state, dealer, 1, TURN[0])
    assert events(dealer, TokenReturned)[-1].misfit


def test_lg17_a_kept_token_is_taken():
    state, dealer = table(6)
    tokens(state, TEA)
    search(state)
    before = state.tokens[0][TEA]
    play(state, dealer, 1, TURN[0])
    play(state, dealer, 1, KEEP)
    assert state.tokens[0][TEA] == before + 1
    assert state.stock[0] == EMPTY


def test_lg18_when_time_runs_out_he_stops_if_he_may():
    state, _ = table(6)
    tokens(state, TEA)
    search(state)
    assert GAME.default(state, 1) == TURN[0]
    state.numbers = [1, 0, 0]
    assert GAME.default(state, 1) == FINISH


def test_lg18_no_stop_without_a_number_token():
    state, dealer = table(6)
    search(state)
    with pytest.raises(Illegal, match="Number token"):
        play(state, dealer, 1, FINISH)


def test_lg18_stop_with_a_number_token():
    state, dealer = table(6)
    state.numbers = [2, 0, 0]
    phase = search(state)
    play(state, dealer, 1, FINISH)
    assert phase.finished == [True, False, False]


def test_lgt1_the_beginner_moves_on_each_day():
    state, dealer = table(6)
    state.day = 1
    state.stack[:] = [Day()]
    state.numbers = [0] * 3
    state.stack[0].resume(state, dealer)
    assert GAME.question(state, 3) is state.stack[-1].lanes[1][-1]


def test_lgt3_after_three_returns_what_fits_is_kept():
    state, dealer = table(6)
    tokens(state, TEA)
    phase = search(state, returned=[3, 0, 0])
    play(state, dealer, 1, TURN[0])
    assert phase.kept[0] == 1


def test_lgt3_misfits_do_not_count():
    state, dealer = table(6)
    tokens(state, TEA)
    phase = search(state, kept=[3, 0, 0])
    play(state, dealer, 1, TURN[0])
    assert phase.returned == [0, 0, 0]


def test_lgt4_not_the_token_just_put_back():
    state, dealer = table(6)
    tokens(state, TEA, GEMS)
    phase = search(state)
    play(state, dealer, 1, TURN[0])
    play(state, dealer, 1, PUT_BACK)
    phase.couple = 0
    assert TURN[0] not in GAME.options(state, 1)
    assert "just put" in str(GAME.refusal(state, 1, TURN[0]))


def test_lgt5_instead_of_the_eleventh_turn_what_is_missing_is_dealt():
    state, _ = table(4)
    search(state, turns=[10, 10], couple=1, finished=[False, False], kept=[2, 3])
    state.numbers = [0, 2]
    state.stock = [NUMBER + 1, TEA, EMPTY, EMPTY]
    dealer = Forced(0, 1)
    play(state, dealer, 3, FINISH)
    dealt = events(dealer, TokensDealt)[0]
    assert (dealt.seat, dealt.tokens) == (1, (NUMBER + 1, TEA))


def test_lgt6_without_the_option_no_view_tells_what_went_back():
    state, dealer = table(6)
    tokens(state, TEA)
    search(state)
    play(state, dealer, 1, TURN[0])
    play(state, dealer, 1, PUT_BACK)
    assert GAME.view(state, 1).ghosts == ()
    assert GAME.view(state, 1).stock[0] == -2


def test_lgt6_with_the_option_it_is_seen_for_a_round():
    state, dealer = table(6, ghost=True)
    tokens(state, TEA)
    phase = search(state)
    play(state, dealer, 1, TURN[0])
    play(state, dealer, 1, PUT_BACK)
    assert GAME.view(state, 3).ghosts == ((0, TEA),)
    phase.couple = 0
    play(state, dealer, 1, TURN[1])
    if phase.hands[0] != EMPTY:
        play(state, dealer, 1, KEEP)
    assert (0, TEA) not in GAME.view(state, 3).ghosts


def test_lgt6_who_has_stopped_leaves_no_token_in_sight():
    state, dealer = table(6, ghost=True)
    tokens(state, TEA)
    state.numbers = [1, 0, 0]
    phase = search(state)
    play(state, dealer, 1, TURN[0])
    play(state, dealer, 1, PUT_BACK)
    phase.couple = 0
    play(state, dealer, 1, FINISH)
    assert GAME.view(state, 3).ghosts == ()


def test_edge_17_who_has_a_number_and_finds_nothing_is_finished():
    state, dealer = table(4)
    search(state, couple=0, kept=[2, 1])
    state.numbers = [1, 0]
    state.stock = [NUMBER + 2, EMPTY]
    state.stack[-1].couple = 1
    play(state, dealer, 3, TURN[0])
    play(state, dealer, 3, KEEP)
    assert not any(isinstance(phase, InTurns | Workshops) for phase in state.stack)
