"""LG-58: bills are sorted in any order before the answers are given."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest

from desktop.core.game import Decision
from desktop.games.ladies.actions import BACK, BILLS, LATER, PAY
from desktop.games.ladies.bills import Bill
from desktop.games.ladies.board.sorting import BillCard, BillKey, SendKey
from desktop.games.ladies.data import COURTED, PURCHASE, WINDOW
from desktop.games.ladies.settlement import Settlement
from tests.games.ladies.table import GAME, at, place, table
from tests.games.ladies.test_board import make  # noqa: F401 - the fixture


def settlement(money, *bills, last=False):
    """Return bills of these sources and prices before so much money."""
    return Settlement([Bill(place, 0, *bill) for place, bill in enumerate(bills)], money, last=last)


def test_the_last_bill_may_be_paid_first_and_the_money_left_counts_for_all():
    plan = settlement(900, (PURCHASE, 400), (PURCHASE, 700))
    plan.choose(1, PAY)
    assert plan.left == 200
    assert "only £200 left" in str(plan.refusal(0, PAY))
    assert plan.refusal(0, LATER) is None
    plan.choose(1, BACK)
    assert plan.refusal(0, PAY) is None


def test_a_decision_can_be_changed_with_the_money_that_it_had_taken():
    plan = settlement(900, (PURCHASE, 900), (PURCHASE, 700))
    plan.choose(0, PAY)
    assert plan.refusal(0, PAY) is None
    plan.choose(0, LATER)
    assert plan.left == 800


def test_lg96_a_courtesans_card_is_paid_only_beside_one_of_his_lady():
    plan = settlement(2000, (PURCHASE, 400), (COURTED, 500), (COURTED, 200))
    assert "own Lady" in str(plan.refusal(1, PAY))
    plan.choose(0, PAY)
    assert plan.refusal(1, PAY) is None
    plan.choose(1, PAY)
    assert plan.refusal(2, PAY) is not None


def test_lg96_a_courtesans_card_is_open_again_when_his_ladys_is_not_paid_after_all():
    plan = settlement(2000, (PURCHASE, 400), (COURTED, 500))
    plan.choose(0, PAY)
    plan.choose(1, PAY)
    plan.choose(0, BACK)
    assert plan.choices == [BACK, None]
    assert plan.left == 2000


@pytest.mark.parametrize(
    ("source", "last", "reason"),
    [(WINDOW, False, "bargain"), (COURTED, False, "does not wait"), (PURCHASE, True, "ball is tonight")],
)
def test_what_cannot_be_put_off(source, last, reason):
    assert reason in str(settlement(900, (source, 400), last=last).refusal(0, LATER))


def evening(names="ED6 HT4", money=1500, seats=6):
    state, dealer = table(seats, allusions=False)
    state.day, state.visits = 1, [0] * state.ladies
    place(state, state.purchases[0], names)
    state.money[0] = money
    at(state, dealer, "bills")
    return state, dealer


class Hand:
    """Somebody at a board who plays what the board chooses."""

    def __init__(self, board, state, dealer):
        self.board, self.state, self.dealer, self.given = board, state, dealer, []
        board.chosen.connect(self.answer)
        self.ask()

    def ask(self):
        self.board.lay_out(GAME.view(self.state, 1))
        options = tuple(GAME.options(self.state, 1))
        question = None
        if options:
            question = Decision(id=1, seat=1, prompt=GAME.prompt(self.state, 1), options=options)
        self.board.ask(question)

    def answer(self, action):
        self.given.append(action)
        self.board.ask(None)
        GAME.play(self.state, 1, action, self.dealer)
        self.ask()

    def piece(self, kind, **sought):
        found = [piece for piece in self.board.loose if isinstance(piece, kind)]
        return next(p for p in found if all(getattr(p, name) == value for name, value in sought.items()))

    def take(self, index):
        self.board.press(self.piece(BillCard, index=index))

    def decide(self, choice):
        self.board.press(self.piece(BillKey, choice=choice))


def test_bills_are_answered_when_they_are_handed_over_and_in_the_order_of_the_rules(make, qtbot):  # noqa: F811
    state, dealer = evening()
    hand = Hand(make(6), state, dealer)
    hand.take(1)
    hand.decide(PAY)
    assert hand.given == []
    hand.decide(LATER)
    hand.board.press(hand.piece(SendKey))
    qtbot.waitUntil(lambda: len(hand.given) == 2)
    assert hand.given == [BILLS[LATER], BILLS[PAY]]


def test_bills_cannot_be_handed_over_before_all_are_sorted(make):  # noqa: F811
    state, dealer = evening()
    hand = Hand(make(6), state, dealer)
    hand.decide(PAY)
    key = hand.piece(SendKey)
    assert not key.open
    assert "every bill first" in hand.board.explanation(key)


def test_a_key_says_why_it_means_nothing_for_the_bill_that_is_taken_up(make):  # noqa: F811
    state, dealer = evening(money=900)
    hand = Hand(make(6), state, dealer)
    hand.take(1)
    hand.decide(PAY)
    key = hand.piece(BillKey, choice=PAY)
    assert not key.open
    assert "only £600 left" in hand.board.explanation(key)


def test_what_is_left_is_told_while_bills_are_sorted(make):  # noqa: F811
    state, dealer = evening()
    hand = Hand(make(6), state, dealer)
    hand.decide(PAY)
    assert "700" in hand.board.tray.head.text


def test_a_single_bill_is_answered_at_once(make, qtbot):  # noqa: F811
    state, dealer = evening("HT4")
    hand = Hand(make(6), state, dealer)
    hand.decide(PAY)
    qtbot.waitUntil(lambda: hand.given == [BILLS[PAY]])


def test_lg37_a_bill_that_was_put_off_says_so_and_a_new_one_does_not(make):  # noqa: F811
    state, dealer = table(6, allusions=False)
    state.day, state.visits = 2, [0] * state.ladies
    place(state, state.deferred[0], "ED6")
    place(state, state.purchases[0], "HT4")
    state.money[0] = 1500
    at(state, dealer, "bills")
    hand = Hand(make(6), state, dealer)
    old, new = hand.piece(BillCard, index=0), hand.piece(BillCard, index=1)
    assert old.badge == "again"
    assert "Put off on an earlier evening." in old.hint
    assert new.badge == ""
