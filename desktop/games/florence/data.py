"""The Princes of Florence: components as constants and tables (sources: the rule ids beside them)."""

from __future__ import annotations

import msgspec

__all__ = [
    "ACTIONS", "ACTION_PRICE", "BANKER", "BANKER_FLORINS", "BEST_WORK", "BONUS", "BUILDER",
    "BUILDER_POINTS", "BUILDING_COPIES", "BUILDING_KINDS", "BUILDING_POINTS", "BUILDING_PRICE",
    "BUILDING_VALUE", "CARDINAL", "CARD_BONUS", "CARD_GOALS", "CARD_PROFESSIONS", "CHA", "CHARACTERS",
    "CHARACTER_SPACES", "DEALT", "FOR", "FOREST", "FREEDOMS", "FREEDOM_VALUE", "GOALS",
    "HOS", "JESTER", "JESTERS", "JESTER_VALUE", "LAB", "LAK", "LAKE", "LANDSCAPE", "LANDSCAPE_COPIES",
    "LANDSCAPE_KINDS", "LANDSCAPE_POINTS", "LANDSCAPE_VALUE", "LARGE", "LIB", "LOOK", "MEDIUM", "MERCHANT",
    "MINIMUM", "MOST_BUILDERS", "MUSE", "NEIGHBOUR_POINTS", "OPE", "OPINION", "OUTLINES", "PALAZZO", "PAR",
    "PARK", "PRESTIGE", "PRINCESS", "PROFESSIONS", "PROFESSOR", "RECRUITING", "RELIGION", "ROUNDS", "SALE",
    "SHARES", "SMALL", "STACKS", "STEP", "STU", "THE", "TOW", "TRAVEL", "UNI", "WOR", "Condition",
    "Majority", "Profession", "base_price", "purse", "tokens_of",
]  # fmt: skip

# C3, C4: tiles. The outlines are read from the top row down.
UNI, LAB, WOR, LIB, THE, OPE, STU, HOS, TOW, CHA = BUILDING_KINDS = tuple(range(10))
FOR, LAK, PAR = LANDSCAPE_KINDS = (10, 11, 12)
LARGE, MEDIUM, SMALL = (UNI, LAB, WOR), (LIB, THE, OPE, STU, HOS), (TOW, CHA)
BUILDING_COPIES = 3
LANDSCAPE_COPIES = 6
OUTLINES: dict[int, tuple[str, ...]] = {
    UNI: ("XX.", "XXX", ".XX"),
    LAB: ("XXX", "X..", "XXX"),
    WOR: ("XXX", "XXX", "X.."),
    LIB: ("X..", "XX.", ".XX"),
    THE: ("XX.", ".X.", ".XX"),
    OPE: ("XXX", ".X.", ".X."),
    STU: ("XX", "XX", "X."),
    HOS: ("X.X", "XXX"),
    TOW: ("XXX",),
    CHA: ("X.", "XX"),
    FOR: ("XXXX", "X..."),
    LAK: ("XXX", "X.."),
    PAR: ("XX", "X."),
}
PALAZZO = -1
"""What a square shows that belongs to the palazzo."""

# C5
TRAVEL, RELIGION, OPINION = FREEDOMS = (0, 1, 2)

# FL-04: the stacks of phase A; two seats have one stack of landscapes instead of three (FL-63).
FOREST, LAKE, PARK, JESTER, BUILDER, PRESTIGE, RECRUITING, LANDSCAPE = STACKS = tuple(range(8))
JESTERS, BUILDERS, RECRUITING_CARDS = 7, 6, 5
MOST_BUILDERS = 3

# C6
CARD_PROFESSIONS, CARD_BONUS, CARD_GOALS = 0, 1, 2
"""The three decks of cards."""


class Profession(msgspec.Struct, frozen=True):
    """What an artist or scholar wishes for."""

    building: int
    landscape: int
    freedom: int


PROFESSIONS: dict[int, Profession] = {
    1: Profession(UNI, LAK, RELIGION),
    2: Profession(UNI, PAR, TRAVEL),
    3: Profession(UNI, FOR, OPINION),
    4: Profession(LAB, PAR, RELIGION),
    5: Profession(LAB, LAK, OPINION),
    6: Profession(LAB, FOR, TRAVEL),
    7: Profession(WOR, LAK, TRAVEL),
    8: Profession(WOR, PAR, OPINION),
    9: Profession(WOR, FOR, RELIGION),
    10: Profession(LIB, LAK, RELIGION),
    11: Profession(LIB, FOR, OPINION),
    12: Profession(OPE, FOR, TRAVEL),
    13: Profession(OPE, LAK, OPINION),
    14: Profession(STU, FOR, RELIGION),
    15: Profession(STU, LAK, TRAVEL),
    16: Profession(HOS, PAR, OPINION),
    17: Profession(HOS, FOR, TRAVEL),
    18: Profession(THE, PAR, RELIGION),
    19: Profession(THE, LAK, TRAVEL),
    20: Profession(TOW, FOR, RELIGION),
    21: Profession(CHA, FOR, OPINION),
}
DEALT, LOOK = 4, 5  # FL-03, FL-44

# C7, C8
ROUNDS = 7
MINIMUM = (0, 7, 10, 12, 14, 15, 16, 17)
"""The minimum work value by round; rounds 2 to 4 [ruling]."""
BUILDING_VALUE, LANDSCAPE_VALUE, FREEDOM_VALUE, JESTER_VALUE = 4, 3, 3, 2


# C9: what the words in quotation marks count is defined in reckoning.MEASURES.
class Majority(msgspec.Struct, frozen=True):
    """A prestige card for having most (``fewest``: least) of something."""

    measure: str
    points: int
    tied: int
    fewest: bool = False


class Condition(msgspec.Struct, frozen=True):
    """A prestige card for having at least so much of all these."""

    needs: tuple[tuple[str, int], ...]
    points: int


GOALS: dict[int, Majority | Condition] = {
    1: Majority("buildings", 6, 3),
    2: Condition((("forests", 1), ("lakes", 1), ("parks", 1)), 8),
    3: Majority("lakes", 6, 3),
    4: Majority("jesters", 6, 3),
    5: Condition((("builders", 1), ("jesters", 1), ("landscapes", 2)), 7),
    6: Condition((("large", 2),), 5),
    7: Majority("landscapes", 7, 4),
    8: Condition((("freedoms", 3),), 8),
    9: Majority("builders", 6, 3),
    10: Majority("table", 7, 4),
    11: Majority("empty", 8, 4, fewest=True),
    12: Majority("forests", 7, 4),
    13: Condition((("buildings", 4), ("freedoms", 2)), 7),  # 7 points [ruling]
    14: Majority("parks", 5, 3),
}

# C10
BONUS: dict[int, tuple[tuple[str, int], ...]] = {
    1: (("buildings", 1),),
    2: (("small", 1), ("landscapes", 1)),
    3: (("forests", 2),),
    4: (("freedoms", 2),),
    5: (("builders", 2),),
    6: (("goals", 1), ("freedoms", 1)),
    7: (("hand", 1),),
    8: (("large", 2),),
    9: (("sizes", 2),),
    10: (("lakes", 2),),
    11: (("jesters", 2),),
    12: (("builders", 1), ("lakes", 1)),
    13: (("types", 2),),
    14: (("table", 1),),  # rate [ruling]
    15: (("parks", 2),),  # 15 to 20: the sources lack six cards [ruling]
    16: (("medium", 2),),
    17: (("small", 2),),
    18: (("jesters", 1), ("forests", 1)),
    19: (("goals", 2),),
    20: (("medium", 1), ("parks", 1)),
}

# C11
STEP = 100
BUILDING_PRICE = (700, 300, 300, 0)
"""By the number of builders; 300 [ruling]."""
SHARES: dict[int, tuple[int, int]] = {700: (400, 300), 300: (200, 100), 0: (0, 0)}  # FL-83
ACTION_PRICE = 300
BUILDING_POINTS, LANDSCAPE_POINTS, BUILDER_POINTS, BEST_WORK, NEIGHBOUR_POINTS = 3, 3, 3, 3, 2
SALE = 100
"""What a prestige point sold brings (FL-53)."""
ACTIONS = 2

# C12
MUSE, PRINCESS, CARDINAL, PROFESSOR, MERCHANT, BANKER = CHARACTERS = tuple(range(6))
CHARACTER_SPACES: tuple[tuple[int, ...], ...] = (
    *(tuple(range(300, 1600, 100)) for _ in range(5)),
    tuple(range(0, 600, 100)),
)
BANKER_FLORINS = 600


def base_price(seats: int) -> int:
    """Return the opening bid (FL-13, FL-62)."""
    return 300 if seats == 2 else 200


def purse(seats: int) -> int:
    """Return the starting money (FL-02, FL-61)."""
    return 2500 if seats == 2 else 3500


def tokens_of(seats: int) -> int:
    """Return how many tokens of each freedom lie ready, before the extra ones of two seats (FL-05, FL-64)."""
    return max(1, seats - 1)
