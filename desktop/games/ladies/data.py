"""Ladies & Gentlemen: components as constants and tables (rule ids and rulings: the rule page).

Wares are numbered: the wardrobe cards 0 to 74 in the order of their table, the maids 75 to 94.
"""

from __future__ import annotations

from typing import NamedTuple

__all__ = [
    "ACCESSORIES",
    "BACKS",
    "BARGAINS",
    "BRANDS",
    "CLOTHING",
    "COAL",
    "CONTRACTS",
    "COSTUMES",
    "COTTON",
    "COURTED",
    "COURTED_WINDOW",
    "DECK",
    "DECKS",
    "DECK_CARDS",
    "DEFERRED",
    "DESIGNERS",
    "DRESS",
    "EACH_STOCK",
    "FACES",
    "FEE",
    "GARMENTS",
    "GEMS",
    "GOLD",
    "GOODS",
    "GOSSIPS",
    "GOSSIP_HAND",
    "HALF",
    "HANDS",
    "JEWELLERY",
    "JPG",
    "KIND",
    "KINDS",
    "LL",
    "MAIDS",
    "MARKETS",
    "MARKS",
    "MF",
    "NOBODY",
    "NOTE",
    "NOTES",
    "NUMBER",
    "OFFERED",
    "PLAIN",
    "PRICE",
    "PURCHASE",
    "RETURNS",
    "SCANDAL",
    "SERVANTS",
    "STARS",
    "START_MONEY",
    "TEA",
    "THREE_MARKS",
    "TOKENS",
    "TURNS",
    "TURNS_IN_REAL_TIME",
    "WARES",
    "WHEAT",
    "WINDOW",
    "Contract",
    "Table",
    "table",
]  # fmt: skip

NOBODY = -1

CLOTHING, ACCESSORIES, JEWELLERY, SERVANTS = DECKS = range(4)
(DRESS, CAPE, SHOES, HAT, GLOVES, FAN, HANDBAG, NECKLACE, BROOCH, EARRINGS, TIARA) = KINDS = range(11)
LL, JPG, MF = DESIGNERS = (1, 2, 4)
"""Marks of the designers as bits: a card with two marks belongs to both."""
THREE_MARKS = LL | JPG | MF
BRANDS = {LL: "LL", JPG: "JpG", MF: "MF"}

GARMENTS: tuple[tuple[str, int, int, int, int], ...] = (
    ("ED1", DRESS, 0, 2, 700),
    ("ED2", DRESS, 0, 3, 900),
    ("ED3", DRESS, 0, 4, 1100),
    ("ED4", DRESS, LL, 3, 800),
    ("ED5", DRESS, LL, 5, 1200),
    ("ED6", DRESS, JPG, 3, 800),
    ("ED7", DRESS, JPG, 5, 1200),
    ("ED8", DRESS, MF, 3, 800),
    ("ED9", DRESS, MF, 5, 1200),
    ("ED10", DRESS, LL | JPG, 4, 900),
    ("ED11", DRESS, JPG | MF, 4, 900),
    ("CP1", CAPE, 0, 2, 700),
    ("CP2", CAPE, LL, 1, 300),
    ("CP3", CAPE, LL, 3, 800),
    ("CP4", CAPE, JPG, 1, 300),
    ("CP5", CAPE, JPG, 3, 800),
    ("CP6", CAPE, MF, 2, 600),
    ("CP7", CAPE, LL | JPG, 2, 500),
    ("SH1", SHOES, 0, 1, 400),
    ("SH2", SHOES, 0, 2, 700),
    ("SH3", SHOES, LL, 2, 600),
    ("SH4", SHOES, JPG, 2, 600),
    ("SH5", SHOES, MF, 1, 300),
    ("SH6", SHOES, MF, 3, 800),
    ("SH7", SHOES, LL | MF, 2, 500),
    ("HT1", HAT, 0, 2, 700),
    ("HT2", HAT, LL, 1, 300),
    ("HT3", HAT, LL, 3, 800),
    ("HT4", HAT, JPG, 1, 300),
    ("HT5", HAT, JPG, 3, 800),
    ("HT6", HAT, MF, 2, 600),
    ("HT7", HAT, LL | MF, 3, 700),
    ("GL1", GLOVES, 0, 1, 400),
    ("GL2", GLOVES, 0, 2, 700),
    ("GL3", GLOVES, LL, 1, 300),
    ("GL4", GLOVES, JPG, 2, 600),
    ("GL5", GLOVES, MF, 1, 300),
    ("GL6", GLOVES, JPG | MF, 2, 500),
    ("FN1", FAN, 0, 1, 400),
    ("FN2", FAN, LL, 2, 600),
    ("FN3", FAN, JPG, 1, 300),
    ("FN4", FAN, MF, 1, 300),
    ("FN5", FAN, MF, 2, 600),
    ("FN6", FAN, LL | JPG, 2, 500),
    ("HB1", HANDBAG, 0, 1, 400),
    ("HB2", HANDBAG, 0, 2, 700),
    ("HB3", HANDBAG, LL, 2, 600),
    ("HB4", HANDBAG, JPG, 1, 300),
    ("HB5", HANDBAG, MF, 2, 600),
    ("HB6", HANDBAG, LL | MF, 2, 500),
    ("NK1", NECKLACE, 0, 3, 900),
    ("NK2", NECKLACE, LL, 3, 800),
    ("NK3", NECKLACE, JPG, 2, 600),
    ("NK4", NECKLACE, JPG, 4, 1000),
    ("NK5", NECKLACE, MF, 2, 600),
    ("NK6", NECKLACE, MF, 4, 1000),
    ("NK7", NECKLACE, JPG | MF, 3, 700),
    ("BR1", BROOCH, 0, 1, 400),
    ("BR2", BROOCH, 0, 2, 700),
    ("BR3", BROOCH, LL, 2, 600),
    ("BR4", BROOCH, JPG, 1, 300),
    ("BR5", BROOCH, MF, 1, 300),
    ("BR6", BROOCH, LL | JPG, 2, 500),
    ("ER1", EARRINGS, 0, 1, 400),
    ("ER2", EARRINGS, 0, 2, 700),
    ("ER3", EARRINGS, LL, 1, 300),
    ("ER4", EARRINGS, JPG, 2, 600),
    ("ER5", EARRINGS, MF, 2, 600),
    ("ER6", EARRINGS, LL | MF, 2, 500),
    ("TI1", TIARA, 0, 3, 900),
    ("TI2", TIARA, LL, 2, 600),
    ("TI3", TIARA, LL, 4, 1000),
    ("TI4", TIARA, JPG, 3, 800),
    ("TI5", TIARA, MF, 3, 800),
    ("TI6", TIARA, JPG | MF, 4, 900),
)
"""The 75 wardrobe cards: id, kind, marks, stars, price in pounds."""

MAIDS: tuple[tuple[str, int, int], ...] = (
    ("Abigale", 2, 4),
    ("Agnes", 3, 5),
    ("Bessie", 2, 4),
    ("Clara", 2, 4),
    ("Dorothy", 1, 3),
    ("Edith", 2, 3),
    ("Florence", 2, 4),
    ("Grace", 2, 4),
    ("Harriet", 2, 3),
    ("Ivy", 2, 3),
    ("Jane", 2, 3),
    ("Kitty", 2, 3),
    ("Lucy", 6, 8),
    ("Mabel", 2, 4),
    ("Nora", 1, 3),
    ("Olive", 3, 5),
    ("Polly", 3, 5),
    ("Rose", 2, 3),
    ("Sarah", 2, 3),
    ("Violet", 3, 5),
)
"""The 20 maids: name, the count that brings one star, the count that brings three instead."""

COSTUMES: dict[int, frozenset[int]] = {
    8: frozenset((HAT, GLOVES, FAN)),
    9: frozenset((NECKLACE, EARRINGS, TIARA)),
    10: frozenset((SHOES, HANDBAG, GLOVES)),
    11: frozenset((HAT, CAPE, BROOCH)),
}
"""The kinds that Harriet, Ivy, Jane and Kitty look for, by number of the maid."""

PLAIN = len(GARMENTS)
"""The first maid among the wares: everything below is a wardrobe card."""
WARES = PLAIN + len(MAIDS)
MAID_PRICE = 200
DECK: tuple[int, ...] = tuple(min(ware // 25, SERVANTS) for ware in range(WARES))
KIND: tuple[int, ...] = tuple(row[1] for row in GARMENTS)
MARKS: tuple[int, ...] = tuple(row[2] for row in GARMENTS)
STARS: tuple[int, ...] = tuple(row[3] for row in GARMENTS)
PRICE: tuple[int, ...] = (*(row[4] for row in GARMENTS), *[MAID_PRICE] * len(MAIDS))
HALF: tuple[int, ...] = tuple(100 * -(-price // 200) for price in PRICE)
"""Half the price, rounded up to the next banknote (LG-38)."""
FACES = tuple(-1 - deck for deck in DECKS)
"""How the back of a card of each deck is written where its face is hidden."""
BACKS: tuple[int, ...] = tuple(FACES[deck] for deck in DECK)
"""By ware: what stands for it where only its back is seen."""

OFFERED = (5, 4, 4, 3)
"""How many cards a boutique offers, by deck."""
DECK_CARDS = 5
"""How many Workshop cards show each deck."""

COAL, COTTON, GEMS, WHEAT, TEA, GOLD = GOODS = range(6)
NUMBER = 5
"""A token above this is a Number token: 6 is number 1."""
TOKENS: tuple[int, ...] = (10, 10, 10, 10, 10, 5)

MARKETS: tuple[tuple[int, ...], ...] = (
    (100, 100, 300, 100, 200, 100),
    (100, 200, 100, 100, 300, 100),
    (100, 300, 100, 200, 100, 100),
    (200, 100, 100, 300, 100, 100),
    (300, 100, 200, 100, 100, 100),
)
"""What each good is worth, by market card."""


class Contract(NamedTuple):
    """A contract: pieces asked for by good, proceeds, and what only the first gets: premium or stars."""

    pieces: tuple[int, int, int, int, int]
    proceeds: int
    premium: int
    stars: int


CONTRACTS: tuple[Contract, ...] = (
    Contract((1, 1, 0, 0, 0), 400, 100, 0),
    Contract((0, 1, 1, 0, 0), 400, 100, 0),
    Contract((0, 0, 1, 1, 0), 400, 100, 0),
    Contract((0, 0, 0, 1, 1), 400, 100, 0),
    Contract((1, 0, 0, 0, 1), 400, 100, 0),
    Contract((1, 1, 0, 1, 0), 600, 200, 0),
    Contract((0, 1, 1, 0, 1), 500, 0, 1),
    Contract((1, 0, 1, 1, 0), 600, 200, 0),
    Contract((0, 1, 0, 1, 1), 600, 200, 0),
    Contract((1, 0, 1, 0, 1), 500, 0, 1),
    Contract((2, 0, 1, 0, 1), 900, 300, 0),
    Contract((1, 1, 0, 2, 0), 700, 0, 1),
    Contract((0, 1, 1, 0, 2), 900, 300, 0),
    Contract((1, 1, 1, 1, 1), 1000, 0, 2),
    Contract((0, 2, 1, 2, 0), 1200, 400, 0),
)

GOSSIPS = 20
GOSSIP_HAND = 3

NOTE = 100  # the smallest banknote
FEE = 100  # LG-37: what it costs to put a card off
NOTES = 100  # LG-51: what is laid on an unfulfilled contract
EACH_STOCK = 5  # LG-09: goods per Gentleman
HANDS = 3  # LG-16: how many goods a Gentleman keeps in a morning
TURNS, TURNS_IN_REAL_TIME = 10, 200  # LG-T5, LG-R7
RETURNS = 3  # LG-T3
SCANDAL = 3  # LG-102

DEFERRED, PURCHASE, WINDOW, COURTED, COURTED_WINDOW = range(5)
"""Where a bill comes from, in the order of LG-58."""


BARGAINS = (WINDOW, COURTED_WINDOW)
"""What is to be had at half price (LG-38, LG-99)."""


class Table(NamedTuple):
    """How the table is laid for a number of players (Set-up)."""

    couples: int
    courtesan: bool
    ladies: int
    contracts: int
    money: int
    hand: int


START_MONEY = {5: 1500, 7: 1200, 9: 1000}


def table(players: int) -> Table:
    """Return what lies on the table of 4 to 10 players.

    >>> table(9)
    Table(couples=4, courtesan=True, ladies=5, contracts=4, money=1000, hand=4)
    """
    couples, odd = divmod(players, 2)
    ladies = couples + odd
    return Table(
        couples,
        bool(odd),
        ladies,
        min(ladies, 4 if odd else 5),
        START_MONEY.get(players, 500),
        min(ladies, 4),
    )
