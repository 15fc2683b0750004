"""What the board says while bills are settled, and of a designer who stays at home."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest
from PySide6.QtCore import QRectF

from desktop.games.ladies import wording
from desktop.games.ladies.actions import BACK, BILLS, PASS, PAY
from desktop.games.ladies.board.sorting import BillCard, BillKey
from desktop.games.ladies.board.tokens import Prints
from desktop.games.ladies.data import JPG, LL, MF, PURCHASE, TEA, WINDOW
from desktop.games.ladies.events import BallBegan, BillSettled
from desktop.games.ladies.facts import own_stars
from desktop.games.ladies.scoring import final_stars
from desktop.ui.board.things import Tag
from desktop.ui.board.walk import reading_order
from tests.games.ladies.table import GAME, at, card, place, play, show, table
from tests.games.ladies.test_board import ask, make  # noqa: F401 - the fixture
from tests.games.ladies.test_sorting import Hand, evening

LADY, GENTLEMAN = 0, 1
ALL_MARKS = "ED4 CP4 SH5"
"""A dress by LL, a cape by JpG, shoes by MF."""


def words(board, state, seat):
    board.lay_out(GAME.view(state, seat))
    return board.tray.words.text


def test_a_gentleman_sighs_over_the_bills_until_he_has_decided(make):  # noqa: F811
    state, dealer = evening("HT4")
    place(state, state.purchases[1], "ED1")
    at(state, dealer, "bills")
    board = make(6)
    assert "sighing" in words(board, state, LADY)
    play(state, dealer, GENTLEMAN, BILLS[PAY])
    assert "has decided about your bills" in words(board, state, LADY)


def test_a_gentleman_without_bills_does_not_sigh_over_them(make):  # noqa: F811
    state, dealer = table(6, allusions=False)
    state.day, state.visits = 1, [0] * state.ladies
    place(state, state.purchases[1], "ED1")
    at(state, dealer, "bills")
    assert "sighing" not in words(make(6), state, LADY)


@pytest.mark.parametrize("reader", [LADY, GENTLEMAN])
def test_while_bills_are_settled_nothing_else_is_said_of_them(make, reader):  # noqa: F811
    state, _ = evening("HT4")
    board = make(6)
    board.context.speed = 1.0
    words(board, state, reader)
    board.animate(BillSettled(GENTLEMAN, LADY, card("HT4"), PURCHASE, PAY, 300, 0), GAME.view(state, reader))
    assert board.tray.words.text == str(wording.BILLS_SETTLED)
    board.skip()
    board.animate(BallBegan((), (), ()), GAME.view(state, reader))
    assert board.tray.words.text == ""
    board.skip()
    assert words(board, state, reader) != str(wording.BILLS_SETTLED)


def test_bills_that_have_been_handed_over_are_in_nobodys_hand(make):  # noqa: F811
    state, dealer = evening("HT4")
    place(state, state.purchases[1], "ED1")
    at(state, dealer, "bills")
    board = make(6)
    assert "In your hand" in words(board, state, GENTLEMAN)
    play(state, dealer, GENTLEMAN, BILLS[PAY])
    assert words(board, state, GENTLEMAN) == str(wording.BILLS_ON_THEIR_WAY)


def test_lg38_a_bargain_that_is_not_bought_stays_in_its_window_and_is_not_sent_back(make):  # noqa: F811
    state, dealer = table(6, allusions=False)
    state.day, state.visits = 1, [1] * state.ladies
    place(state, state.purchases[0], "ED6")
    show(state, 0, "HT4")
    state.money[0] = 1500
    at(state, dealer, "bills")
    hand = Hand(make(6), state, dealer)
    hand.take(1)
    assert hand.piece(BillKey, choice=BACK).hint == "Leave it"
    hand.decide(BACK)
    assert hand.piece(BillCard, index=1).badge == "left"


def test_the_last_bill_of_several_is_not_to_be_sorted_any_more():
    state, dealer = evening("ED6 HT4")
    assert "Sort your bills" in str(GAME.prompt(state, GENTLEMAN))
    play(state, dealer, GENTLEMAN, BILLS[PAY])
    assert "Sort your bills" not in str(GAME.prompt(state, GENTLEMAN))


def pills(board):
    return {pill.designer: pill for pill in board.wardrobe.pills}


def wear_all_marks(designer=0):
    """Return the ball of a Lady with all three marks, who has set a designer aside or not."""
    state, dealer = table(6)
    place(state, state.wardrobes[0], ALL_MARKS)
    at(state, dealer, "visits")
    state.designers[0] = designer
    return state


def test_lg72_three_designers_are_marked_until_one_is_set_aside(make):  # noqa: F811
    board = make(6)
    board.lay_out(GAME.view(wear_all_marks(), LADY))
    assert all(pill.wrong and not pill.at_home for pill in pills(board).values())


def test_lg75_each_designer_tells_what_is_left_while_she_chooses(make):  # noqa: F811
    state, dealer = table(6)
    place(state, state.wardrobes[0], "ED4 HT4 GL5")
    state.maids[0].clear()
    at(state, dealer, "designers")
    board = make(6)
    board.lay_out(GAME.view(state, LADY))
    left = {designer: pill.hint.splitlines()[1] for designer, pill in pills(board).items()}
    assert left == {
        LL: "Without LL you have 2 star(s).",
        JPG: "Without JpG you have 4 star(s).",
        MF: "Without MF you have 4 star(s).",
    }
    board.lay_out(GAME.view(state, LADY + 2))
    assert all("\n" not in pill.hint for pill in pills(board).values())


def test_lg72_the_designer_who_stays_at_home_is_marked_and_the_others_are_not(make):  # noqa: F811
    board = make(6)
    board.lay_out(GAME.view(wear_all_marks(MF), LADY))
    marked = pills(board)
    assert marked[MF].at_home
    assert marked[MF].hint == "Left at home: 1 article(s) with the mark MF."
    assert not any(marked[designer].at_home or marked[designer].wrong for designer in (LL, JPG))


def test_lg72_an_article_of_that_designer_stays_at_home_and_no_longer_would_have_to(make):  # noqa: F811
    board = make(6)
    board.lay_out(GAME.view(wear_all_marks(MF), LADY))
    shoes = next(slot for slot in board.wardrobe.slots if slot.cards == (card("SH5"),))
    assert "It stays at home" in shoes.hint


def test_stars_of_the_ball_are_not_told_as_a_number_of_articles():
    assert str(wording.MADE_UP.fill(articles=12, maids=3)) == "worn 12★ · maids 3★"


def test_lgt3_a_gentleman_reads_that_he_keeps_the_next_token_that_fits(make):  # noqa: F811
    state, _ = table(6)
    state.stack[-1].lanes[1][-1].returned[0] = 3
    assert "next token that fits is yours" in words(make(6), state, GENTLEMAN)


def test_lg81_who_hands_over_no_gossip_keeps_silent(make):  # noqa: F811
    state, dealer = table(6, gossip=True)
    at(state, dealer, "morning_gossip")
    board = make(6)
    ask(board, state, LADY)
    key = next(piece for piece in board.loose if piece.actions == (PASS,))
    assert key.hint == "Keep silent"


def test_lg95_a_bill_of_the_courtesan_carries_her_shape(make):  # noqa: F811
    state, dealer = table(5, allusions=False)
    state.day, state.visits = 1, [0] * state.ladies
    place(state, state.purchases[0], "ED6")
    place(state, state.purchases[2], "HT4")
    state.asked, state.money[0] = [0], 1500
    at(state, dealer, "bills")
    board = make(5)
    board.lay_out(GAME.view(state, GENTLEMAN))
    ask(board, state, GENTLEMAN)
    bills = [piece for piece in board.loose if isinstance(piece, BillCard)]
    assert [bill.whose for bill in bills] == [None, board.colour(2)]


def test_who_looks_back_at_bills_sees_them_and_cannot_sort_them(make):  # noqa: F811
    state, _ = evening("ED6 HT4")
    board = make(6)
    board.lay_out(GAME.view(state, GENTLEMAN))
    bills = [piece for piece in board.loose if isinstance(piece, BillCard)]
    assert [bill.card for bill in bills] == [card("ED6"), card("HT4")]
    assert all(bill.command is None for bill in bills)


def test_lg102_what_a_lady_reads_of_her_stars_after_the_scandal_is_what_counts():
    state, _ = table(7)
    place(state, state.wardrobes[0], "ED5")
    state.ball, state.scandal = True, 0
    assert own_stars(GAME.view(state, LADY), 0) == final_stars(state)[0] == 2


def test_the_stars_of_all_ladies_at_the_ball_have_one_size(make):  # noqa: F811
    state, _ = table(6)
    board = make(6)
    board.lay_out(GAME.view(state, LADY))
    hall, box = board.ranking.hall, QRectF(0, 0, 460, 60)
    hall.stars = [4, 20, None]
    assert hall.of_one_size(box).height() == 460 / 20
    hall.stars = [4, 2, 0]
    assert hall.of_one_size(box).height() == 460 / 12


def test_the_keyboard_goes_on_searching_after_the_token_that_was_turned_last(make):  # noqa: F811
    state, _ = table(6)
    board = make(6)
    ask(board, state, GENTLEMAN)
    board.enter(1)
    walked = [board.focused]
    for _ in range(3):
        board.press(board.focused)
        board.tokens[board.turned].glow(None)
        board.focus_on(None)
        board._last = ()
        board.walk_on()
        walked.append(board.focused)
    order = reading_order([token.place() for token in board.tokens])
    assert walked == [board.tokens[slot] for slot in order[:4]]


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_lgt6_what_a_token_showed_lies_on_paper_so_that_every_good_can_be_told(make, theme):  # noqa: F811
    edge = 70.0
    ghost = Prints(make(4, theme).context).get((TEA, True, False, edge)).toImage()
    middle = ghost.width() // 2
    rim, beside = ghost.pixelColor(middle, middle - 62), ghost.pixelColor(middle - 40, middle - 40)
    assert sum(abs(one - other) for one, other in zip(rim.getRgb(), beside.getRgb(), strict=True)) > 40


@pytest.mark.parametrize(("source", "told"), [(WINDOW, "not bought"), (PURCHASE, "Too dear today, my love.")])
def test_lg38_a_bargain_that_stays_is_not_said_to_be_sent_back(make, source, told):  # noqa: F811
    state, _ = evening("HT4")
    board = make(6)
    board.context.speed = 1.0
    board.lay_out(GAME.view(state, LADY))
    board.animate(BillSettled(GENTLEMAN, LADY, card("HT4"), source, BACK, 0, 0), GAME.view(state, LADY))
    assert [item._text for item in board.items() if isinstance(item, Tag)] == [told]
