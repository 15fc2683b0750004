"""The tables of the specification, by its ids."""

import pytest

from desktop.games.ladies.data import (
    CONTRACTS,
    DECK,
    GARMENTS,
    GOLD,
    KIND,
    MAIDS,
    MARKETS,
    MARKS,
    OFFERED,
    PLAIN,
    PRICE,
    STARS,
    TOKENS,
    Contract,
    table,
)

CONTRACT_TABLE = """
K01 CK 400 100 -, K02 KG 400 100 -, K03 GW 400 100 -, K04 WT 400 100 -, K05 TC 400 100 -,
K06 CKW 600 200 -, K07 KGT 500 - 1, K08 GWC 600 200 -, K09 WTK 600 200 -, K10 TCG 500 - 1,
K11 CCGT 900 300 -, K12 WWKC 700 - 1, K13 TTKG 900 300 -, K14 CKGWT 1000 - 2, K15 KKGWW 1200 400 -
"""


def test_contracts_are_those_of_the_table():
    rows = [row.split() for row in CONTRACT_TABLE.strip().replace("\n", " ").split(",")]
    assert [row[0] for row in rows] == [f"K{number:02}" for number in range(1, 16)]
    assert list(CONTRACTS) == [
        Contract(
            tuple(goods.count(letter) for letter in "CKGWT"),
            int(proceeds),
            int(premium.replace("-", "0")),
            int(stars.replace("-", "0")),
        )
        for _, goods, proceeds, premium, stars in rows
    ]


def test_a_contract_asks_for_two_to_five_goods():
    assert {sum(contract.pieces) for contract in CONTRACTS} == {2, 3, 4, 5}


def test_a_contract_pays_the_first_either_money_or_stars():
    assert all(bool(contract.premium) != bool(contract.stars) for contract in CONTRACTS)


def test_each_market_pays_300_and_200_once_and_gold_100():
    for good in range(GOLD):
        assert sorted(market[good] for market in MARKETS) == [100, 100, 100, 200, 300]
    assert {market[GOLD] for market in MARKETS} == {100}


def test_55_tokens_ten_of_each_good_and_five_of_gold():
    assert TOKENS == (10, 10, 10, 10, 10, 5)


def test_three_decks_of_25_and_20_maids():
    assert [DECK.count(deck) for deck in range(4)] == [25, 25, 25, 20]
    assert OFFERED == (5, 4, 4, 3)


def test_kinds_and_stars_of_the_wardrobe():
    assert [KIND.count(kind) for kind in range(11)] == [11, 7, 7, 7, 6, 6, 6, 7, 6, 6, 6]
    assert [STARS.count(stars) for stars in range(1, 6)] == [19, 30, 16, 7, 3]
    assert (sum(STARS), sum(PRICE[:PLAIN])) == (170, 47_700)


def test_23_marks_per_designer_and_18_neutral_cards():
    assert [sum(bool(marks & designer) for marks in MARKS) for designer in (1, 2, 4)] == [23, 23, 23]
    assert MARKS.count(0) == 18


@pytest.mark.parametrize(
    ("stars", "prices"),
    [
        (1, (400, 300, None)),
        (2, (700, 600, 500)),
        (3, (900, 800, 700)),
        (4, (1100, 1000, 900)),
        (5, (0, 1200)),
    ],
)
def test_the_price_follows_stars_and_number_of_marks(stars, prices):
    for _, _, marks, worth, price in GARMENTS:
        if worth == stars:
            assert price == prices[marks.bit_count()]


def test_every_maid_costs_200():
    assert PRICE[PLAIN:] == (200,) * len(MAIDS)


@pytest.mark.parametrize(
    ("players", "laid"),
    [
        (4, (2, False, 2, 2, 500, 2)),
        (5, (2, True, 3, 3, 1500, 3)),
        (6, (3, False, 3, 3, 500, 3)),
        (7, (3, True, 4, 4, 1200, 4)),
        (8, (4, False, 4, 4, 500, 4)),
        (9, (4, True, 5, 4, 1000, 4)),
        (10, (5, False, 5, 5, 500, 4)),
    ],
)
def test_lg93_the_table_by_the_number_of_players(players, laid):
    assert table(players) == laid
