"""The rule pages: every paragraph is there in order, and every table is that of the rules."""

import re

import pytest

from desktop.files import resource_path
from desktop.games.ladies.data import CONTRACTS, GARMENTS, GOLD, MAIDS, MARKETS, OFFERED, table
from desktop.games.ladies.phases import (
    Bills,
    Business,
    Courting,
    Designers,
    Dropping,
    Gossiping,
    Hearts,
    InTurns,
    Moods,
    Race,
    Ruining,
    Shopping,
    Visits,
    Windows,
    Workshops,
)
from desktop.games.ladies.wording import (
    DECK_NAMES,
    GOODS,
    GOSSIP_TEXTS,
    GOSSIP_WHEN,
    KIND_NAMES,
    MAID_TEXTS,
    marks_name,
)
from desktop.ui.translator import Translator

LANGUAGES = ("en", "de", "nl")
PARAGRAPHS = {
    *(
        f"{number:02}"
        for number in [*range(1, 60), *range(71, 87), *range(91, 104)]
        if number not in (56, 80)
    ),
    *(f"T{number}" for number in range(1, 9)),
    *(f"R{number}" for number in range(1, 10)),
}
ASKED = (
    Bills, Business, Courting, Designers, Dropping, Gossiping, Hearts, InTurns, Moods, Race, Ruining,
    Shopping, Visits, Windows, Workshops,
)  # fmt: skip


def page(language):
    return resource_path("games", "ladies", f"rules.{language}.md").read_text("utf-8")


def rows(language):
    """Return the cells of all table rows."""
    lines = [line for line in page(language).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.fixture
def say(qapp):
    def rendered(language, value):
        return Translator(language).speaker([])(value)

    return rendered


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_paragraph_stands_once(language):
    found = re.findall(r"^\*\*LG-(\w+)\*\*", page(language), re.MULTILINE)
    assert len(found) == len(set(found))
    assert set(found) == PARAGRAPHS


def test_every_question_leads_to_a_paragraph():
    assert {question.rule.removeprefix("LG-") for question in ASKED} <= PARAGRAPHS


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_by_players_is_that_of_the_rules(language):
    told = [[cell for index, cell in enumerate(row) if index != 2] for row in rows(language)]
    for players in range(4, 11):
        laid = table(players)
        stock = f"{5 * laid.couples} + {laid.couples}"
        wanted = [players, laid.couples, laid.contracts, f"£{laid.money}", stock, laid.hand]
        assert list(map(str, wanted)) in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_album_shows_the_wardrobe(say, language):
    told = rows(language)
    for _, kind, marks, stars, price in GARMENTS:
        mark = say(language, marks_name(marks)) if marks else "–"
        wanted = [say(language, KIND_NAMES[kind]), mark, "★" * stars, f"£{price}"]
        assert told.count(wanted) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_album_shows_the_maids(say, language):
    told = rows(language)
    for (name, one, three), counts in zip(MAIDS, MAID_TEXTS, strict=True):
        assert [name, say(language, counts), f"{one} / {three}"] in told


@pytest.mark.parametrize(("language", "word"), [("de", "Accessoires"), ("nl", "accessoires")])
def test_in_the_list_of_the_maids_only_german_writes_a_noun_large(say, language, word):
    assert ["Florence", word, "2 / 4"] in rows(language)
    assert say(language, DECK_NAMES[1]) == "Accessoires"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_album_shows_the_contracts(say, language):
    told = rows(language)
    for pieces, proceeds, premium, stars in CONTRACTS:
        goods = [
            say(language, GOODS[good]) if many == 1 else f"{many} × {say(language, GOODS[good])}"
            for good, many in enumerate(pieces)
            if many
        ]
        first = f"+£{premium}" if premium else "★" * stars
        assert [", ".join(goods), f"£{proceeds}", first] in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_album_shows_the_markets(say, language):
    told = rows(language)
    assert [say(language, good) for good in GOODS] in told
    for market in MARKETS:
        assert [f"£{value}" for value in market] in told
    assert len(MARKETS[0]) == GOLD + 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_album_shows_the_gossip_cards(say, language):
    told = rows(language)
    for text, when in zip(GOSSIP_TEXTS, GOSSIP_WHEN, strict=True):
        assert [say(language, text), say(language, when)] in told


def test_the_page_tells_how_many_cards_a_boutique_is_sent():
    assert OFFERED == (5, 4, 4, 3)
    assert "five of Clothing, four of Accessories or Jewellery, three Servants" in page("en")
