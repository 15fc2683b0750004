"""What things are called."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from desktop.core.text import Series, Text, literal, say
from desktop.games.ladies.data import BRANDS, KIND, MAIDS, MARKS, PLAIN, PRICE, STARS

DECK_NAMES: tuple[Text, ...] = (
    say("ladies", "Clothing"),
    say("ladies", "Accessories"),
    say("ladies", "Jewellery"),
    say("ladies", "Servants"),
)
BACKS: tuple[Text, ...] = (
    say("ladies", "a Clothing card"),
    say("ladies", "an Accessories card"),
    say("ladies", "a Jewellery card"),
    say("ladies", "a Servant card"),
)
MANY_BACKS: tuple[Text, ...] = (
    say("ladies", "%n Clothing card(s)", "", 1),
    say("ladies", "%n Accessories card(s)", "", 1),
    say("ladies", "%n Jewellery card(s)", "", 1),
    say("ladies", "%n Servant card(s)", "", 1),
)
KIND_NAMES: tuple[Text, ...] = (
    say("ladies", "Evening dress"),
    say("ladies", "Cape"),
    say("ladies", "Shoes"),
    say("ladies", "Hat"),
    say("ladies", "Gloves"),
    say("ladies", "Fan"),
    say("ladies", "Handbag"),
    say("ladies", "Necklace"),
    say("ladies", "Brooch"),
    say("ladies", "Earrings"),
    say("ladies", "Tiara"),
)
NARROW_KINDS: tuple[Text, ...] = (
    say("ladies", "Evening dress", "in a narrow place"),
    KIND_NAMES[1],
    say("ladies", "Shoes", "in a narrow place"),
    KIND_NAMES[3],
    say("ladies", "Gloves", "in a narrow place"),
    KIND_NAMES[5],
    say("ladies", "Handbag", "in a narrow place"),
    say("ladies", "Necklace", "in a narrow place"),
    KIND_NAMES[8],
    say("ladies", "Earrings", "in a narrow place"),
    KIND_NAMES[10],
)
"""The kinds once more, with a soft hyphen where a long word may be divided."""

GOODS: tuple[Text, ...] = (
    say("ladies", "Coal"),
    say("ladies", "Cotton"),
    say("ladies", "Gems"),
    say("ladies", "Wheat"),
    say("ladies", "Tea"),
    say("ladies", "Gold ingot"),
)
BOUTIQUES: tuple[Text, ...] = (
    say("ladies", "Queen Shop"),
    say("ladies", "Victorian"),
    say("ladies", "Emporium"),
    say("ladies", "Regency"),
    say("ladies", "Belgravia"),
)
MOOD_NAMES: tuple[Text, ...] = (
    say("ladies", "no hint", "mood"),
    say("ladies", "ruined", "mood"),
    say("ladies", "tight", "mood"),
    say("ladies", "comfortable", "mood"),
    say("ladies", "flush", "mood"),
)
HEART_NAMES: tuple[Text, ...] = (
    say("ladies", "not at all", "hearts"),
    say("ladies", "a little", "hearts"),
    say("ladies", "very much", "hearts"),
    say("ladies", "or I die", "hearts"),
)
NEUTRAL = say("ladies", "neutral", "no designer")
GARMENT = say("ladies", "{kind} ({mark}, {stars}★, £{price})", "a wardrobe card")
MAID = say("ladies", "the maid {name}")
POUNDS = say("ladies", "£{amount}")
NUMBER_TOKEN = say("ladies", "number {number}")

MAID_TEXTS: tuple[Text, ...] = (
    say("ladies", "articles with the mark JpG"),
    say("ladies", "neutral articles"),
    say("ladies", "articles with the mark LL"),
    say("ladies", "articles with the mark MF"),
    say("ladies", "articles with two marks"),
    say("ladies", "articles of Clothing"),
    say("ladies", "Accessories", "what a maid counts"),
    say("ladies", "pieces of Jewellery"),
    say("ladies", "hat, gloves and fan"),
    say("ladies", "necklace, earrings and tiara"),
    say("ladies", "shoes, handbag and gloves"),
    say("ladies", "hat, cape and brooch"),
    say("ladies", "articles in all"),
    say("ladies", "articles at £300 or less"),
    say("ladies", "articles at £800 or more"),
    say("ladies", "stars on the evening dress"),
    say("ladies", "articles with exactly one star"),
    say("ladies", "articles with three stars or more"),
    say("ladies", "other maids in the household"),
    say("ladies", "marked articles, if all are by one and the same designer"),
)
"""What the twenty maids count on the articles worn at the ball."""

LATE_DAYS = say("ladies", "in the second half of the days", "days 4 to 6, or 3 and 4 of four")
ANY_DAY = say("ladies", "on any day")
SINCE_AFTERNOON = say("ladies", "from the afternoon on")
SAME_EVENING = say("ladies", "in the evening")
_WHEN = {0: LATE_DAYS, 1: ANY_DAY, 2: SINCE_AFTERNOON, 3: SAME_EVENING}
GOSSIP_WHEN: tuple[Text, ...] = tuple(_WHEN[int(code)] for code in "00011113323222131212")
"""When each Gossip card may be given."""

GOSSIP_TEXTS: tuple[Text, ...] = (
    say("ladies", "no evening dress in the open wardrobe"),
    say("ladies", "no hat in the open wardrobe"),
    say("ladies", "no gloves in the open wardrobe"),
    say("ladies", "two or more articles of one kind in the open wardrobe"),
    say("ladies", "all three designers in the open wardrobe"),
    say("ladies", "four or more articles with one mark in the open wardrobe"),
    say("ladies", "four or more neutral articles in the open wardrobe"),
    say("ladies", "one of her purchases was sent back today"),
    say("ladies", "one of her purchases was put off today"),
    say("ladies", "visited a boutique today and took nothing"),
    say("ladies", "got the card in her window at half price today"),
    say("ladies", "shared a boutique with another Lady today"),
    say("ladies", "visits the giver’s boutique today"),
    say("ladies", "visits her own boutique today"),
    say("ladies", "two or more articles, none above £400"),
    say("ladies", "£1,000 or more was paid for her this evening"),
    say("ladies", "three or more pieces of Jewellery in the open wardrobe"),
    say("ladies", "nobody visited her boutique today"),
    say("ladies", "three or more maids"),
    say("ladies", "her Gentleman has the highest number today"),
)
"""The conditions of the Gossip cards about the Lady who gets them."""


def pounds(amount: int) -> Text:
    """Return a sum of money."""
    return POUNDS.fill(amount=amount)


def brand(designer: int) -> Text:
    """Return the mark of a designer."""
    return literal(BRANDS[designer])


def marks_name(marks: int) -> Text:
    """Return the marks of a card: "LL", "LL + MF", "neutral"."""
    return literal(" + ".join(name for bit, name in BRANDS.items() if marks & bit)) if marks else NEUTRAL


def card_name(card: int) -> Text:
    """Return what a card is; of a hidden one its deck."""
    if card < 0:
        return BACKS[-1 - card]
    if card >= PLAIN:
        return MAID.fill(name=MAIDS[card - PLAIN][0])
    return GARMENT.fill(
        kind=KIND_NAMES[KIND[card]], mark=marks_name(MARKS[card]), stars=STARS[card], price=PRICE[card]
    )


def card_names(cards: Iterable[int]) -> Series:
    """List cards; those of which only the deck is known are counted."""
    counted = Counter(cards)
    return Series(
        tuple(
            MANY_BACKS[-1 - card].fill(n=number) if card < 0 and number > 1 else card_name(card)
            for card, number in counted.items()
        )
    )


def card_short(card: int) -> Text:
    """Return the kind of an article, or the maid by her name."""
    return MAID.fill(name=MAIDS[card - PLAIN][0]) if card >= PLAIN else KIND_NAMES[KIND[card]]


def token_name(token: int) -> Text:
    """Return what a token shows."""
    return NUMBER_TOKEN.fill(number=token - 5) if token > 5 else GOODS[token]


FACT_LADY = say("ladies", "Lady", "whose Gentleman this is")
FACT_BOUTIQUE = say("ladies", "Boutique")
FACT_STARS = say("ladies", "Stars")
FACT_ARTICLES = say("ladies", "Articles")
FACT_MAIDS = say("ladies", "Maids")
FACT_PUT_OFF = say("ladies", "Put off")
FACT_GOSSIP = say("ladies", "Gossip")
FACT_MONEY = say("ladies", "Money")
FACT_NUMBER = say("ladies", "Number")
FACT_GOODS = say("ladies", "Goods")
FACT_CONTRACT_STARS = say("ladies", "Stars of contracts")
FACT_COURT = say("ladies", "Paid for the Courtesan")
HELP_STARS = say(
    "ladies",
    "What the ball would bring today: articles worn, maids and contracts, less Gossip. Only you see it.",
)
HELP_PUT_OFF = say("ladies", "Cards that come back with the bills of the next evening.")
HELP_GOSSIP = say("ladies", "Each card in hand or received costs a star at the ball.")
HELP_MONEY = say("ladies", "Only the Gentleman sees it, unless money is open.")
HELP_NUMBER = say("ladies", "The lower number is served and does business first.")
HELP_COURT = say(
    "ladies",
    "Whoever pays fewest cards risks a scandal; if the Courtesan wins, so does whoever pays most.",
)
DAY_NAME = say("ladies", "Day {day} of {last}")
STARS_NAME = say("ladies", "Elegance")
DAY_UNIT = say("ladies", "Day", "below a chart")
LUCK_NAME = say("ladies", "Market value of the goods turned (£)", "beside a chart")
