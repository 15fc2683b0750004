"""LG-37 to LG-51 and LG-91 to LG-99: bills, the bargain, the Courtesan, the night."""

from desktop.games.ladies.actions import BACK, BILLS, COURT, HEARTS, LATER, PAY, Ask
from desktop.games.ladies.events import BillPresented, BillSettled, HeartsSet
from desktop.games.ladies.phases import Bills, Courting, Hearts, Visits
from desktop.games.ladies.phases import day as steps
from desktop.games.ladies.state import EMPTY
from tests.games.ladies.table import GAME, at, card, cards, contract, events, place, play, show, table


def evening(seats=6, **options):
    state, dealer = table(seats, **{"allusions": False, **options})
    state.visits = [0] * state.ladies
    return state, dealer


def test_lg37_a_paid_maid_stays_secret():
    state, dealer = evening()
    place(state, state.purchases[0], "Ivy")
    at(state, dealer, "bills")
    play(state, dealer, 1, BILLS[PAY])
    settled = events(dealer, BillSettled)[0]
    assert settled.seen_by(2).card == -4
    assert settled.seen_by(0).card == card("Ivy")
    assert GAME.view(state, 1).maids[0][1] == card("Ivy")
    assert GAME.view(state, 3).maids[0][1] == -4


def test_lg37_a_paid_garment_lies_open():
    state, dealer = evening()
    place(state, state.purchases[0], "HT4")
    at(state, dealer, "bills")
    play(state, dealer, 1, BILLS[PAY])
    assert events(dealer, BillSettled)[0].seen_by(4).card == card("HT4")
    assert GAME.view(state, None).wardrobes[0] == tuple(cards("HT4"))


def test_lg38_the_window_at_half_price_if_nobody_came():
    state, dealer = evening(gossip=True)
    show(state, 1, "NK2")
    at(state, dealer, "bills")
    play(state, dealer, 3, BILLS[PAY])
    assert state.money[1] == 500 - 400
    assert state.wardrobes[1] == cards("NK2")
    assert state.bargain[1]


def test_lg38_no_bargain_after_a_visit():
    state, dealer = evening()
    state.visits = [0, 1, 0]
    show(state, 1, "NK2")
    at(state, dealer, "bills")
    assert not events(dealer, BillPresented)


def test_lg38_a_bargain_cannot_be_put_off():
    state, dealer = evening()
    show(state, 1, "NK2")
    at(state, dealer, "bills")
    assert "at once" in str(GAME.refusal(state, 3, BILLS[LATER]))


def test_lg38_an_unpaid_window_card_is_not_sent_back():
    state, dealer = evening(gossip=True)
    show(state, 1, "NK2")
    at(state, dealer, "bills")
    play(state, dealer, 3, BILLS[BACK])
    assert state.sent_back[1] == 0
    assert state.windows[1] == card("NK2")


def test_lg40_nobody_spends_more_than_he_has():
    state, dealer = evening()
    place(state, state.purchases[0], "ED5")
    at(state, dealer, "bills")
    assert "£500" in str(GAME.refusal(state, 1, BILLS[PAY]))
    assert BILLS[PAY] not in GAME.options(state, 1)


def test_lg41_nothing_is_put_off_on_the_last_day():
    state, dealer = evening()
    state.day = 6
    place(state, state.purchases[0], "HT4")
    at(state, dealer, "bills")
    assert BILLS[LATER] not in GAME.options(state, 1)
    assert "ball" in str(GAME.refusal(state, 1, BILLS[LATER]))


def test_lg43_the_face_of_a_card_put_off_is_secret():
    state, dealer = evening()
    place(state, state.purchases[0], "HT4")
    at(state, dealer, "bills")
    play(state, dealer, 1, BILLS[LATER])
    assert events(dealer, BillSettled)[0].seen_by(2).card == -2
    assert GAME.view(state, 2).deferred[0] == (-2,)
    assert GAME.view(state, 1).deferred[0] == tuple(cards("HT4"))


def test_lg43_decisions_are_shown_together():
    state, dealer = evening()
    place(state, state.purchases[0], "HT4")
    place(state, state.purchases[1], "HT2")
    at(state, dealer, "bills")
    play(state, dealer, 1, BILLS[PAY])
    assert not events(dealer, BillSettled)
    assert state.money[0] == 500
    play(state, dealer, 3, BILLS[PAY])
    assert len(events(dealer, BillSettled)) == 2


def test_lg44_hearts_are_for_who_is_asked_to_pay():
    state, dealer = evening(allusions=True)
    place(state, state.purchases[0], "HT4")
    assert isinstance(at(state, dealer, "hearts"), Hearts)
    play(state, dealer, 0, HEARTS[3])
    assert events(dealer, HeartsSet)[0].seen_by(1) is None
    assert events(dealer, BillPresented)[0].hearts == 3
    assert GAME.view(state, 1).hearts[0] == (3,)
    assert GAME.view(state, 2).hearts[0] == (-9,)


def test_lg58_the_order_of_the_bills():
    state, dealer = evening()
    state.visits = [1, 1, 1]
    place(state, state.deferred[0], "SH1")
    place(state, state.purchases[0], "HT4 GL1")
    show(state, 0, "NK2")
    at(state, dealer, "bills")
    assert [event.card for event in events(dealer, BillPresented)] == cards("SH1 HT4 GL1 NK2")


def test_lg59_every_bill_is_asked_even_without_money():
    state, dealer = evening()
    state.money[0] = 0
    place(state, state.purchases[0], "HT4")
    at(state, dealer, "bills")
    assert list(GAME.options(state, 1)) == [BILLS[BACK]]


def test_remarks_say_why_a_card_went_back():
    state, dealer = evening()
    place(state, state.wardrobes[0], "HT1 ED4 CP4")
    place(state, state.purchases[0], "HT4 GL5 FN1")
    at(state, dealer, "bills")
    for _ in range(3):
        play(state, dealer, 1, BILLS[BACK])
    assert [event.remark for event in events(dealer, BillSettled)] == [1, 2, 0]


# The Courtesan


def test_lg95_she_asks_card_by_card():
    state, dealer = evening(5)
    place(state, state.purchases[2], "HT4 GL1")
    assert isinstance(at(state, dealer, "courting"), Courting)
    play(state, dealer, 4, COURT[1])
    play(state, dealer, 4, COURT[0])
    assert state.asked == [1, 0]
    assert isinstance(state.stack[-1], Bills)


def test_lg95_a_purchase_must_go_to_somebody():
    state, dealer = evening(5)
    place(state, state.purchases[2], "HT4")
    at(state, dealer, "courting")
    assert GAME.refusal(state, 4, Ask(-1)) is not None


def test_lg95_the_face_is_known_to_her_and_to_who_is_asked():
    state, dealer = evening(5)
    place(state, state.purchases[2], "HT4")
    at(state, dealer, "courting")
    play(state, dealer, 4, COURT[1])
    assert GAME.view(state, 3).purchases[2] == tuple(cards("HT4"))
    assert GAME.view(state, 1).purchases[2] == (-2,)


def test_lg96_his_own_lady_first():
    state, dealer = evening(5)
    place(state, state.purchases[2], "HT4")
    state.asked = [0]
    at(state, dealer, "bills")
    assert "your own Lady first" in str(GAME.refusal(state, 1, BILLS[PAY]))


def test_lg97_putting_off_is_not_paying():
    state, dealer = evening(5)
    place(state, state.purchases[0], "HT2")
    place(state, state.purchases[2], "HT4")
    state.asked = [0]
    at(state, dealer, "bills")
    play(state, dealer, 1, BILLS[LATER])
    assert BILLS[PAY] not in GAME.options(state, 1)


def test_lg98_her_cards_are_not_put_off():
    state, dealer = evening(5)
    place(state, state.purchases[2], "HT4")
    state.asked = [0]
    at(state, dealer, "bills")
    assert BILLS[LATER] not in GAME.options(state, 1)


def test_lg99_her_window_may_be_offered_or_not():
    state, dealer = evening(5)
    show(state, 2, "NK2")
    at(state, dealer, "courting")
    assert list(GAME.options(state, 4)) == [Ask(-1), *COURT[:2]]
    play(state, dealer, 4, COURT[0])
    assert state.asked_window == 0


def test_lg92_paid_cards_are_piled_up():
    state, dealer = evening(5)
    place(state, state.purchases[0], "HT2")
    place(state, state.purchases[2], "HT4")
    state.asked = [0]
    state.money[0] = 900
    at(state, dealer, "bills")
    play(state, dealer, 1, BILLS[PAY])
    play(state, dealer, 1, BILLS[PAY])
    assert state.court == [cards("HT4"), []]
    assert state.court_money == [300, 0]
    assert state.wardrobes[2] == cards("HT4")


# The night


def test_lg45_unsold_cards_go_under_their_decks():
    state, dealer = evening()
    place(state, state.shops[1], "NK1")
    show(state, 1, "NK2")
    state.played = [0, 2, 1]
    for lady, deck in enumerate(state.played):
        state.hands[lady][deck] -= 1
    steps.clear_boutiques(state, dealer)
    assert sorted(state.decks[2][:2]) == sorted(cards("NK1 NK2"))
    assert state.windows == [EMPTY] * 3


def test_lg50_contracts_set_aside_are_used_again():
    state, dealer = evening()
    state.pile, state.aside = [], [*state.pile]
    contract(state, 1)
    state.done[0] = True
    steps.replace_contracts(state, dealer)
    assert state.contracts[0] != EMPTY


def test_lg50_a_place_stays_empty_if_nothing_is_left():
    state, dealer = evening()
    state.stars[0] = [*state.pile, state.contracts[0]]
    state.pile, state.contracts[0] = [], EMPTY
    steps.replace_contracts(state, dealer)
    assert state.contracts[0] == EMPTY


def test_the_next_day_follows():
    state, dealer = evening()
    at(state, dealer, "bills")
    assert state.day == 2


def test_allusions_can_be_left_out():
    state, dealer = evening()
    assert isinstance(at(state, dealer, "moods"), Visits)


def test_each_bill_leads_to_its_paragraph():
    state, dealer = evening(5)
    state.visits = [1, 1, 1]
    place(state, state.purchases[0], "HT4")
    show(state, 0, "SH1")
    place(state, state.purchases[2], "GL6")
    state.asked = [0]
    question, led = at(state, dealer, "bills"), []
    for answered in range(3):
        state.answers[1] = [BACK] * answered
        led.append(question.paragraph(state, 1))
    assert led == ["LG-37", "LG-38", "LG-96"]
