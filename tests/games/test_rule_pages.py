"""The rule pages of all games: what this edition decided is marked so, alike in every language."""

import re
from collections import Counter

import pytest

from desktop.files import resource_path
from desktop.games import load
from desktop.games.coco.data import CARDS
from desktop.games.coco.wording import card_name
from desktop.games.fagin.data import HAUL, LEVELS, PRICE, PURSE
from desktop.games.ladies.data import DECK_CARDS, TOKENS
from desktop.ui.translator import Translator

LANGUAGES = ("en", "de", "nl")
MARK = {"en": "Reconstructed", "de": "ekonstruiert", "nl": "ereconstrueerd"}
RULINGS = {
    "devil": "DV-04 05 08 09 11 13 16 20 21 32 35 37 40 42",
    "coco": "CO-01 02 04 06 07 08 10 12 14 18 19 22 23 24 25 26 33 38 39 40 42 43",
    "fagin": ("FA-01 03 04 05 08 09 10 13 14 15 30 32 39 41 43 44 45 47 49 50 51 52 53 54 55 56 57 58 60 61"),
    "ladies": (
        "LG-05 11 12 13 14 15 17 18 19 23 26 32 34 35 38 39 40 41 42 43 45 50 51 75 77 78 79 82 83 85 92 94 "
        "95 97 98 99 100 101 102 103"
    ),
    "florence": (
        "FL-07 14 21 22 23 26 27 29 30 33 36 37 38 47 48 49 52 53 54 55 57 59 62 64 66 68 69 70 71 73 75 "
        "76 77 91"
    ),
}
"""Paragraphs that are rulings of the specification, wholly or in part, beside those of whole sections."""


def page(game, language):
    return resource_path("games", game, f"rules.{language}.md").read_text("utf-8")


def rows(game, language):
    """Return the cells of all table rows."""
    lines = [line for line in page(game, language).splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def paragraph(game, language, number):
    return re.search(rf"^\*\*{number}\*\* (.*)$", page(game, language), re.MULTILINE)[1]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULINGS)
def test_what_was_reconstructed_is_marked(game, language):
    prefix, numbers = RULINGS[game].split("-")
    told = re.findall(rf"^\*\*{prefix}-(\w+)\*\*(.*)$", page(game, language), re.MULTILINE)
    assert [number for number, text in told if MARK[language] in text] == sorted(
        numbers.split(), key=[number for number, _ in told].index
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_fa43_fa47_the_page_tells_hauls_and_purses(language):
    told = rows("fagin", language)
    for level in range(LEVELS):
        hauls = [str(HAUL[price][level]) for price in sorted(HAUL)]
        assert [str(level), *hauls, str(PURSE[level])] in told


@pytest.mark.parametrize("language", LANGUAGES)
def test_fa01_the_page_tells_the_first_prices(language):
    first = paragraph("fagin", language, "FA-01")
    assert [int(number) for number in re.findall(r"\d+", first)] == list(PRICE[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_fa59_the_page_knows_that_a_last_round_can_be_tied(language):
    assert "FA-61" in paragraph("fagin", language, "FA-59")


@pytest.mark.parametrize("language", LANGUAGES)
def test_co05_the_page_tells_which_cards_there_are(language, qapp):
    say = Translator(language).speaker([])
    cards = Counter(say(card_name(halves)) for halves in CARDS if halves)
    assert [[name, str(many)] for name, many in cards.items()] == rows("coco", language)[2:]


@pytest.mark.parametrize(
    ("language", "ten", "five"), [("en", "ten", "five"), ("de", "zehn", "fünf"), ("nl", "tien", "vij")]
)
def test_lg09_the_page_tells_the_goods(language, ten, five):
    line = next(line for line in page("ladies", language).splitlines() if line.startswith("- 15 "))
    assert set(TOKENS) == {10, DECK_CARDS}
    assert re.search(rf"\({ten}|je {ten}", line)
    assert five in line


@pytest.mark.parametrize("language", LANGUAGES)
def test_fl67_the_page_tells_the_bid_spaces(language):
    numbers = re.findall(r"\d+", paragraph("florence", language, "FL-67"))
    assert numbers == ["300", "1500", "0", "500"]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", RULINGS)
def test_options_are_called_as_before_the_game(game, language):
    say = Translator(language).speaker()
    options = {say(option.name) for option in load(game).meta.options}
    assert set(re.findall(r"[Oo]pti(?:on|e) [“„‘](.+?)[”“’]", page(game, language))) <= options
