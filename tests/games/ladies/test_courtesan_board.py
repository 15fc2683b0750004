"""What the board tells the Courtesan in the evening: whom she asks, at what price, and what came of it."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.games.ladies import wording
from desktop.games.ladies.actions import BACK, COURT
from desktop.games.ladies.board import cards
from desktop.games.ladies.board.cards import GossipCard, Signed, marks_pill
from desktop.games.ladies.data import COURTED, COURTED_WINDOW
from desktop.games.ladies.events import BillSettled
from desktop.ui.board.things import Button, Label
from tests.games.ladies.table import GAME, at, card, place, show, table
from tests.games.ladies.test_board import ask, make  # noqa: F401

COURTESAN, GENTLEMAN = 4, 1


def evening(taken="HT4 FN2", window=""):
    """Return an evening with a bill of the first Lady's and purchases of the Courtesan's."""
    state, dealer = table(5, gossip=True)
    state.day, state.visits = 1, [0, 0, 0] if window else [0, 1, 2]
    state.windows = [-1] * 3
    place(state, state.purchases[0], "ED6")
    place(state, state.purchases[2], taken)
    if window:
        show(state, 2, window)
    return state, dealer


def tray_of(board, kind):
    return [piece for piece in board.loose if isinstance(piece, kind)]


def test_lg96_the_courtesan_reads_how_many_bills_each_gentleman_has(make):  # noqa: F811
    state, dealer = evening()
    state.asked = [0]
    at(state, dealer, "courting")
    board = make(5)
    ask(board, state, COURTESAN)
    assert [label.text for label in tray_of(board, Label)] == [
        "Bills: Seat 1 1,\nyou 1",
        "Bills: Seat 3 0,\nyou 0",
    ]


def test_lg96_the_key_of_each_gentleman_tells_the_courtesan_what_he_can_pay(make):  # noqa: F811
    state, dealer = evening()
    at(state, dealer, "courting")
    board = make(5)
    ask(board, state, COURTESAN)
    key = next(key for key in tray_of(board, Button) if key.actions == (COURT[0],))
    assert key.hint.endswith(str(wording.COURTESAN_LAW))


def test_lg96_the_courtesan_reads_the_law_while_she_hands_out_her_bills(make):  # noqa: F811
    state, dealer = evening()
    at(state, dealer, "courting")
    board = make(5)
    board.lay_out(GAME.view(state, COURTESAN))
    assert str(wording.COURTESAN_LAW) in board.tray.words.text


def test_lg99_the_courtesan_offers_her_window_for_half_its_price():
    state, dealer = evening("", "HT3")
    at(state, dealer, "courting")
    assert "(LL, 3★, £800) for £400?" in str(GAME.prompt(state, COURTESAN))


def test_lg83_who_may_discard_gossip_reads_which_bargain_that_costs():
    state, dealer = evening("", "HT3")
    at(state, dealer, "dropping")
    assert "(LL, 3★, £800) for £400?" in str(GAME.prompt(state, COURTESAN))


def test_lg95_the_hearts_of_the_courtesan_go_to_the_gentleman_she_asks():
    state, dealer = evening()
    state.asked = [1, 0]
    at(state, dealer, "hearts")
    assert str(GAME.prompt(state, COURTESAN)).endswith("Seat 4 is asked to pay.")


@pytest.mark.parametrize("step", ["hearts", "bills"])
def test_lg95_each_bill_of_the_courtesan_carries_the_shape_of_him_who_is_asked(make, step):  # noqa: F811
    state, dealer = evening("HT4 FN2", "HT3")
    state.asked, state.asked_window = [1, 0], 1
    at(state, dealer, step)
    board = make(5)
    board.lay_out(GAME.view(state, COURTESAN))
    shapes = [board.colour(1), board.colour(0), board.colour(1)]
    assert [(bill.card, bill.whose) for bill in tray_of(board, Signed)] == list(
        zip(map(card, ("HT4", "FN2", "HT3")), shapes, strict=True)
    )


def settled(source):
    return BillSettled(GENTLEMAN, COURTESAN, card("HT4"), source, BACK, 0, 0)


@pytest.mark.parametrize(("source", "told"), [(COURTED, True), (COURTED_WINDOW, False)])
def test_lg98_the_courtesan_reads_what_went_back_but_not_what_stayed_in_her_window(make, source, told):  # noqa: F811
    state, dealer = evening()
    at(state, dealer, "evening_gossip")
    board = make(5)
    board.recall([settled(source)])
    board.lay_out(GAME.view(state, COURTESAN))
    assert ("Sent back tonight: Hat." in board.tray.words.text) is told


def test_lg43_what_the_courtesan_hears_of_a_card_is_the_same_on_the_board_and_in_the_log():
    assert str(wording.back_remark(settled(COURTED))) in str(GAME.tell(settled(COURTED)))


def test_lg81_a_lady_can_always_look_at_the_gossip_cards_in_her_hand(make):  # noqa: F811
    state, _ = evening()
    state.gossip[2] = [11]
    board = make(5)
    board.lay_out(GAME.view(state, COURTESAN))
    assert str(wording.GOSSIP_TEXTS[11]) in board.wardrobe.foot.hint


def test_lg81_nobody_reads_the_gossip_cards_in_the_hand_of_another_lady(make):  # noqa: F811
    state, _ = evening()
    state.gossip[2] = [11]
    board = make(5)
    board.lay_out(GAME.view(state, GENTLEMAN))
    board.look_at(2)
    assert board.wardrobe.foot.hint == ""


def test_lg84_everybody_reads_what_was_said_of_a_lady(make):  # noqa: F811
    state, _ = evening()
    state.received[2] = [11]
    board = make(5)
    board.lay_out(GAME.view(state, GENTLEMAN))
    board.look_at(2)
    assert str(wording.GOSSIP_REMARKS[11]) in board.wardrobe.foot.hint


def test_a_gossip_card_is_quoted_as_the_language_quotes(make):  # noqa: F811
    board = make(5)
    assert GossipCard(board.context, 11).remark == str(
        wording.IN_QUOTES.fill(remark=wording.GOSSIP_REMARKS[11])
    )


def test_the_bills_of_one_day_are_not_settled_on_the_next(make):  # noqa: F811
    state, dealer = evening()
    at(state, dealer, "evening_gossip")
    board = make(5)
    board.context.speed = 1.0
    board.lay_out(GAME.view(state, COURTESAN))
    state.day += 1
    board.animate(settled(COURTED), GAME.view(state, COURTESAN))
    assert board.tray.head.text == "Day 1 of 6"


def test_lg44_hearts_and_slips_on_a_bill_are_not_cut_off(make):  # noqa: F811
    ware = Signed(make(5).context, 2)
    ware.show_card(card("ED9"), "£600", 3)
    reach = ware.boundingRect().toAlignedRect()
    image = QImage(reach.width() + 80, reach.height() + 80, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    painter.translate(40 - reach.left(), 40 - reach.top())
    ware.draw(painter)
    painter.end()
    edge = [(x, y) for x in range(image.width()) for y in (39, image.height() - 40)]
    edge += [(x, y) for y in range(image.height()) for x in (39, image.width() - 40)]
    assert not any(image.pixelColor(x, y).alpha() for x, y in edge)


@pytest.mark.parametrize(("total", "price"), [(False, "three stars?"), (True, "ruined?")])
def test_lg102_the_courtesan_reads_what_a_scandal_costs_before_she_chooses(total, price):
    state, dealer = table(7, total_ruin=total)
    state.ball, state.court = True, [[card("HT4")], [], []]
    place(state, state.wardrobes[0], "ED5")
    assert type(at(state, dealer, "ruining")).__name__ == "Ruining"
    assert str(GAME.prompt(state, 6)).endswith(price)


def test_large_letters_stay_inside_the_mark_of_a_designer(make, monkeypatch):  # noqa: F811
    context = make(5).context
    context.text_scale = 1.6
    written = []
    monkeypatch.setattr(cards, "letter", lambda *given, **_: written.append(given[3].pixelSize()))
    image = QImage(90, 30, QImage.Format.Format_ARGB32)
    painter = QPainter(image)
    marks_pill(painter, context, 1, QRectF(5, 5, 80, 17))
    painter.end()
    assert written == [17]
