"""The board in words, and the secrets that it keeps."""

import pytest

from desktop.games.ladies.actions import BILLS, PAY
from desktop.games.ladies.data import MAIDS, PLAIN
from desktop.games.ladies.events import BoutiqueClosed, LadyLeft
from desktop.games.ladies.phases import Shopping
from desktop.games.ladies.wording import GOSSIP_TEXTS
from tests.games.ladies.table import GAME, at, contract, hold, numbers, place, play, show, table
from tests.games.told import moments, told


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {"open_money": True}), (5, {"gossip": True}), (6, {"stock": "race"}), (7, {"total_ruin": True})],
)
def test_every_reader_is_told_the_table_and_no_secret_of_others(seats, options):
    for state in moments(GAME, seats, 41, **options):
        for seat in (None, *range(seats)):
            lines = told(GAME, state, seat)
            assert len(lines) > 15
            assert not [line for line in lines if "{" in line or "%n" in line]
            if not state.ball:
                keeps_secrets(state, seat, lines)


def keeps_secrets(state, seat, lines):
    """Assert that no line names a maid, a sum or a Gossip card that the reader's view hides."""
    view = GAME.view(state, seat)
    hers = {maid for row in (*view.maids, *view.court, *view.purchases, *view.deferred) for maid in row}
    hers |= {ware for row in (view.windows, *view.shops) for ware in row}
    for number, (name, *_) in enumerate(MAIDS):
        if PLAIN + number not in hers:
            assert not [line for line in lines if f"{name} counts" in line or f"the maid {name}" in line]
    purses = [line for line in lines if " has £" in line]
    assert len(purses) == sum(money >= 0 for money in view.money)
    gossip = [line for line in lines if line.startswith("Gossip card in hand")]
    assert len(gossip) == (len(state.gossip[seat // 2]) if view.is_lady else 0)


def test_the_money_of_a_gentleman_is_told_to_him_alone():
    state, _ = table(6)
    state.money = [700, 800, 900]
    assert "Seat 2 has £700." in told(GAME, state, 1)
    for reader in (None, 0, 2, 3):
        assert "Seat 2 has £700." not in told(GAME, state, reader)


def test_a_purchase_is_told_by_its_back_to_all_but_the_lady():
    state, _ = table(6)
    state.visits = [1, 1, 0]
    place(state, state.purchases[0], "HT4")
    state.took[0] = 1
    state.stack[:] = [Shopping(shop=1, queue=[0, 1])]
    assert "Taken by Seat 1 today: Hat (JpG, 1★, £300)." in told(GAME, state, 0)
    for reader in (None, 1, 2):
        assert "Taken by Seat 1 today: an Accessories card." in told(GAME, state, reader)


def test_purchases_of_which_only_the_deck_is_known_are_counted():
    state, _ = table(6)
    state.visits = [1, 1, 0]
    place(state, state.purchases[0], "HT4 HT1")
    state.took[0] = 2
    state.stack[:] = [Shopping(shop=1, queue=[0, 1])]
    assert "Taken by Seat 1 today: 2 Accessories card(s)." in told(GAME, state, 1)


def test_bills_and_answers_are_told_to_the_gentleman_alone():
    state, dealer = table(6, allusions=False)
    state.visits = [0, 0, 0]
    state.money[0] = 2000
    place(state, state.purchases[0], "HT4 GL1")
    at(state, dealer, "bills")
    play(state, dealer, 1, BILLS[PAY])
    lines = told(GAME, state, 1)
    bill = lines.index("Bill of Seat 1: Hat (JpG, 1★, £300), to be had for £300.")
    assert lines[bill + 1] == "Your answer to this bill: Pay."
    assert not [line for line in told(GAME, state, 0) + told(GAME, state, 3) if "Bill of" in line]


def test_the_first_maid_is_told_to_the_lady_alone():
    state, _ = table(6)
    name = MAIDS[state.maids[0][0] - PLAIN][0]
    assert [line for line in told(GAME, state, 0) if line.startswith(f"Maid of Seat 1: {name} counts ")]
    assert "Seat 1 has 1 maid(s) that you do not know." in told(GAME, state, 1)
    assert not [line for line in told(GAME, state, 1) if name in line]


def test_gossip_in_hand_is_told_to_the_lady_alone():
    state, _ = table(6, gossip=True)
    state.received[1], state.gossip[0] = [3], [8]
    assert f"Gossip card in hand of Seat 1: {GOSSIP_TEXTS[8]}; can be given" in " ".join(told(GAME, state, 0))
    assert "Seat 1 has 1 Gossip card(s) in hand." in told(GAME, state, 2)
    assert f"Gossip card lying before Seat 3: {GOSSIP_TEXTS[3]}." in told(GAME, state, 2)


def test_goods_and_numbers_are_told():
    state, _ = table(6)
    hold(state, 1, "CCT")
    numbers(state, 2, 1, 3)
    lines = told(GAME, state, None)
    assert "Goods of Seat 4: 2 × Coal and 1 × Tea." in lines
    assert "Seat 4 has number 1 today." in lines


def test_a_contract_is_told_with_the_money_that_lies_on_it():
    state, _ = table(6)
    contract(state, 1, notes=200)
    lines = told(GAME, state, None)
    first = "The first to deliver gets £700; whoever follows today gets £400."
    assert f"Contract 1: 1 × Coal and 1 × Cotton. {first}" in lines
    assert "Of the money for contract 1, £200 lie on it as an extra." in lines


def test_windows_and_wardrobes_are_told():
    state, _ = table(6)
    show(state, 2, "FN1")
    place(state, state.wardrobes[1], "ED1 HT1")
    lines = told(GAME, state, None)
    assert "In the window of Seat 5: Fan (neutral, 1★, £400)." in lines
    assert "Wardrobe of Seat 3: Evening dress (neutral, 2★, £700) and Hat (neutral, 2★, £700)." in lines
    assert "The wardrobe of Seat 1 is empty." in lines


def test_nothing_is_not_counted_in_the_log():
    assert str(GAME.tell(LadyLeft(seat=0, shop=0, took=0))) == "Seat 1 leaves with nothing."
    assert str(GAME.tell(BoutiqueClosed(shop=0, left=0))) == "Seat 1’s boutique closes, sold out."
